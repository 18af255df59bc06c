//! `d3dcompiler_sums ROOT FILE...` prints a line for each file: what `strip` and `blob` answer to every question, summed
//! up as tools/oracle/bless-strip.py sums up Microsoft's answers. ROOT is the container that is set as root signature;
//! a FILE `-` stands for names on standard input, a line each.
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../tests/d3dcompiler/sums.rs"]
mod sums;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let root = std::fs::read(arguments.next().unwrap()).unwrap();
    let print = |path: &str| println!("{path} {}", sums::line(&std::fs::read(path).unwrap(), &root));
    for path in arguments {
        match &*path {
            "-" => std::io::stdin().lines().for_each(|path| print(&path.unwrap())),
            path => print(path),
        }
    }
}
