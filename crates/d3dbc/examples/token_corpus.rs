//! Writes the programs `tokens_*` of tests/corpus/d3d9: what neither fxc nor Microsoft's assembler can be made to write.
//!
//!     cargo run -p dxbin-d3dbc --example token_corpus -- tests/corpus/d3d9
//!
//! The programs are loops over the tables of `dxbin_d3dbc::spec`: every opcode with any number of operands, every register
//! file, every value of every field, known or not. Microsoft's disassembler then says what they are (tools/oracle,
//! `bless-corpus.py --list tests/corpus/d3d9`), and the listing tests compare.

#[path = "token_corpus/constants.rs"]
mod constants;
#[path = "token_corpus/debug.rs"]
mod debug;
#[path = "token_corpus/preshader.rs"]
mod preshader;
#[path = "token_corpus/programs.rs"]
mod programs;

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os().nth(1).unwrap_or_else(|| "tests/corpus/d3d9".into());
    let folder = std::path::PathBuf::from(folder);
    std::fs::create_dir_all(&folder)?;
    for (name, words) in programs::all().into_iter().chain(constants::all()).chain(debug::all()).chain(preshader::all())
    {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        std::fs::write(folder.join(format!("tokens_{name}.cso")), bytes)?;
    }
    Ok(())
}
