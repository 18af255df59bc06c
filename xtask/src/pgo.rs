//! Builds the command with a profile of what it does with the corpus: which ways through the code are taken often, which never.
//!
//! Three steps, as the Rust compiler has it ("Profile-guided Optimization" in the rustc book): a build that counts, the work
//! that is counted, a build that knows the counts. The work is listing and reflecting the containers in `tests/corpus`, by the
//! library and by the command.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Answer;

/// What is built: the command, and the examples that time the library.
const BUILDS: &[&[&str]] =
    &[&["--package", "dxbin-cli"], &["--package", "dxbin", "--features", "serde", "--example", "time_*"]];

/// The work: a program and its arguments, in the folder of the corpora.
const WORK: &[(&str, &[&str])] = &[
    ("examples/time_dxc", &["dxc", "2"]),
    ("examples/time_listing", &["fxc", "2"]),
    ("examples/time_reflect", &["dxc", "2", "--dxc"]),
    ("examples/time_reflect", &["fxc", "2"]),
    ("dxbin", &["dis", "dxc", "fxc", "d3d9", "library"]),
    ("dxbin", &["info", "dxc", "fxc", "d3d9"]),
    ("dxbin", &["reflect", "--json", "dxc", "fxc"]),
    ("dxbin", &["verify", "dxc", "fxc", "d3d9"]),
    ("dxbin", &["hash", "dxc", "fxc"]),
];

/// Builds `target/pgo/built/HOST/release/dxbin`, and `examples` beside it.
pub(crate) fn run(_: &[String]) -> Answer {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("no workspace")?;
    let target = root.join("target/pgo");
    let (counts, profile) = (target.join("counts"), target.join("dxbin.profdata"));
    let (host, merge) = (rustc(&["-vV"])?, tool()?);
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc names no host")?;
    let built = |kind: &str| target.join(kind).join(host).join("release");

    if counts.exists() {
        std::fs::remove_dir_all(&counts).map_err(|error| format!("{}: {error}", counts.display()))?;
    }
    eprintln!("==> a build that counts");
    build(&target.join("counting"), host, &format!("-Cprofile-generate={}", counts.display()))?;
    for (program, arguments) in WORK {
        eprintln!("==> {program} {}", arguments.join(" "));
        let mut command = Command::new(built("counting").join(program));
        command.args(*arguments).current_dir(root.join("tests/corpus")).stdout(Stdio::null()).stderr(Stdio::null());
        // Some files of the corpora are broken on purpose, so that the status says nothing.
        command.status().map_err(|error| format!("{program}: {error}"))?;
    }
    let status = Command::new(&merge).arg("merge").arg("-o").arg(&profile).arg(&counts).status();
    if !status.map_err(|error| format!("{}: {error}", merge.display()))?.success() {
        return Ok(false);
    }
    eprintln!("==> a build that knows the counts");
    // Several programs were counted, which have the same functions in other shapes; only one shape's counts are taken.
    let flags = format!("-Cprofile-use={} -Cllvm-args=-no-pgo-warn-mismatch", profile.display());
    build(&target.join("built"), host, &flags)?;
    eprintln!("==> {}", built("built").join("dxbin").display());
    Ok(true)
}

/// Builds all with some flags. The target is named, so that they are not for what is only needed to build.
fn build(into: &Path, host: &str, flags: &str) -> Result<(), String> {
    for arguments in BUILDS {
        let mut command = Command::new(env!("CARGO"));
        command.args(["build", "--quiet", "--release", "--target", host]).args(*arguments);
        command.env("CARGO_TARGET_DIR", into).env("RUSTFLAGS", flags);
        let status = command.status().map_err(|error| format!("cargo: {error}"))?;
        if !status.success() {
            return Err(format!("cargo build {}: {status}", arguments.join(" ")));
        }
    }
    Ok(())
}

fn rustc(arguments: &[&str]) -> Result<String, String> {
    let out = Command::new("rustc").args(arguments).output().map_err(|error| format!("rustc: {error}"))?;
    String::from_utf8(out.stdout).map_err(|error| format!("rustc: {error}"))
}

/// The compiler's own `llvm-profdata`: others may not read what it counts.
fn tool() -> Result<PathBuf, String> {
    let libraries = Path::new(rustc(&["--print", "target-libdir"])?.trim()).join("../bin/llvm-profdata");
    match libraries.canonicalize() {
        Ok(path) => Ok(path),
        Err(_) => Err("needs the compiler's llvm-profdata: rustup component add llvm-tools".to_owned()),
    }
}
