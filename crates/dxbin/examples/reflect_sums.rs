//! The answers of D3DReflect about files, in the form of tools/oracle/bless-reflect.py: `reflect_sums [FILE]...`, or `-` for
//! a list of files on standard input. With `--dxc` in front those of dxc's CreateReflection; with `--out FOLDER` behind that
//! each answer is written there in full, too, by the file's number.

#[path = "../tests/reflect/sums.rs"]
mod sums;

use dxbin::reflect::answers::Interfaces;

fn main() -> std::io::Result<()> {
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    let dxc = files.first().is_some_and(|word| word == "--dxc");
    files.drain(..usize::from(dxc));
    let mut out = None;
    if files.first().is_some_and(|word| word == "--out") {
        out = files.drain(..2).nth(1);
    }
    if files.first().is_some_and(|word| word == "-") {
        files = std::io::stdin().lines().collect::<Result<_, _>>()?;
    }
    for (number, file) in files.iter().enumerate() {
        let bytes = std::fs::read(file)?;
        println!("{file}\t{}", if dxc { sums::line_of_dxc(&bytes) } else { sums::line(&bytes) });
        if let Some(folder) = &out {
            let answer = if dxc { sums::answer_of_dxc(&bytes) } else { sums::answer(&bytes, Interfaces::D3D12) };
            std::fs::write(format!("{folder}/{number}.json"), answer.unwrap_or_else(String::into_bytes))?;
        }
    }
    Ok(())
}
