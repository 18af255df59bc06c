//! Writes the programs of tests/corpus/tokens: what fxc cannot be made to emit, as tokens.
//!
//!     cargo run -p dxbin-tpf --example token_corpus -- tests/corpus/tokens
//!
//! The programs are loops over the tables of `dxbin_tpf::spec`: every opcode, every operand type in every index form,
//! every value of every field, known or not. Microsoft's disassembler then says what they are (tools/oracle,
//! `bless-corpus.py --list tests/corpus/tokens`), and the listing tests compare.

#[path = "token_corpus/build.rs"]
mod build;
#[path = "token_corpus/programs.rs"]
mod programs;

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os().nth(1).unwrap_or_else(|| "tests/corpus/tokens".into());
    let folder = std::path::PathBuf::from(folder);
    std::fs::create_dir_all(&folder)?;
    for (name, program) in programs::all() {
        let container = build::container(&program).map_err(std::io::Error::other)?;
        std::fs::write(folder.join(format!("{name}.cso")), container)?;
    }
    Ok(())
}
