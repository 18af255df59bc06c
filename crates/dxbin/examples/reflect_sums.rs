//! The answers of D3DReflect about files, in the form of tools/oracle/bless-reflect.py: `reflect_sums [FILE]...`, or `-` for
//! a list of files on standard input. With `--out FOLDER` each answer is written there in full, too, by the file's number.

#[path = "../tests/reflect/sums.rs"]
mod sums;

fn main() -> std::io::Result<()> {
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    let mut out = None;
    if files.first().is_some_and(|word| word == "--out") {
        out = files.drain(..2).nth(1);
    }
    if files.first().is_some_and(|word| word == "-") {
        files = std::io::stdin().lines().collect::<Result<_, _>>()?;
    }
    for (number, file) in files.iter().enumerate() {
        let bytes = std::fs::read(file)?;
        println!("{file}\t{}", sums::line(&bytes));
        if let Some(folder) = &out {
            let text = sums::answer(&bytes).unwrap_or_else(String::into_bytes);
            std::fs::write(format!("{folder}/{number}.json"), text)?;
        }
    }
    Ok(())
}
