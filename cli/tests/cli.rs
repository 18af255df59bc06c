//! Tests of the command. A file `cli/NAME.test` is a test; what it must print stands beside it in `NAME.stdout` and
//! `NAME.stderr` (absent where nothing is printed). `BLESS=1 cargo test -p dxbin-cli --test cli` writes those.
//!
//! Of a test, the lines that start with `RUN:` are run in their order, from the repository's folder; all other lines say
//! what it is about. A line is one command, or several joined by ` | `; `RUN 1:` expects exit status 1 of the last.
//! Words are split at blanks; `"..."` keeps them together; `%tmp` is an empty folder of the test's own. Commands are
//! `dxbin`, and these, which are the same on every system:
//!
//! * `cmp A B`: fails unless two files are equal;
//! * `bytes FILE HEX...`: writes a file; `print TEXT` and `read FILE`: to the next command;
//! * `cut FILE COUNT TO`: copies a file's first bytes; `poke FILE AT HEX`: changes some;
//! * `ls FOLDER`: prints the names of its files, sorted.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};
use similar::TextDiff;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
    let files: BTreeSet<PathBuf> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let is_test = |path: &&PathBuf| path.extension() == Some(OsStr::new("test"));
    let mut trials: Vec<Trial> = (files.iter().filter(is_test).cloned())
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            Trial::test(name, move || test(&path))
        })
        .collect();
    trials.push(Trial::test("every_golden_has_a_test", move || {
        let orphan =
            files.iter().filter(|path| !is_test(path)).find(|path| !files.contains(&path.with_extension("test")));
        orphan.map_or(Ok(()), |orphan| Err(format!("{} belongs to no test", orphan.display()).into()))
    }));
    trials.push(Trial::test("readme", readme));
    trials.push(Trial::test("broken_pipe", broken_pipe));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The README shows what the command prints.
fn readme() -> Result<(), Failed> {
    let text = std::fs::read_to_string(root().join("README.md"))?;
    let (_, sample) = text.split_once("\n    $ ").ok_or("the README has no sample")?;
    let mut lines = sample.lines();
    let mut printed = Printed::default();
    run(lines.next().unwrap_or_default(), Path::new(""), &mut printed)?;
    let shown = lines.take_while(|line| line.is_empty() || line.starts_with("    "));
    let shown: Vec<&str> = shown.map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
    if shown.join("\n").trim_end() == String::from_utf8_lossy(&printed.stdout).trim_end() {
        return Ok(());
    }
    Err(format!("README.md shows something else than\n{}", String::from_utf8_lossy(&printed.stdout)).into())
}

/// Who closes the pipe has seen enough: that is no error.
fn broken_pipe() -> Result<(), Failed> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dxbin"))
        .args(["info", "tests/corpus/fxc"])
        .current_dir(root())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    drop(child.stdout.take());
    let output = child.wait_with_output()?;
    match (output.status.code(), &*output.stderr) {
        (Some(0), b"") => Ok(()),
        (status, stderr) => Err(format!("{status:?} {}", String::from_utf8_lossy(stderr)).into()),
    }
}

/// What the commands of a test printed.
#[derive(Default)]
struct Printed {
    stdout: Vec<u8>,
    stderr: Vec<u8>,
}

fn test(path: &Path) -> Result<(), Failed> {
    let text = std::fs::read_to_string(path)?;
    let folder = tempfile::tempdir()?;
    let mut printed = Printed::default();
    let mut runs = 0;
    for line in text.lines() {
        let Some((head, commands)) = line.strip_prefix("RUN").and_then(|rest| rest.split_once(':')) else { continue };
        let expected: i32 = if head.is_empty() { 0 } else { head.trim().parse()? };
        let status = run(commands, folder.path(), &mut printed)?;
        if status != expected {
            let stderr = String::from_utf8_lossy(&printed.stderr);
            return Err(format!("{line}\nexit status {status}, expected {expected}\n{stderr}").into());
        }
        runs += 1;
    }
    if runs == 0 {
        return Err("the test has no line `RUN:`".into());
    }
    for (extension, bytes) in [("stdout", &printed.stdout), ("stderr", &printed.stderr)] {
        let text = String::from_utf8_lossy(bytes).replace(&folder.path().display().to_string(), "%tmp");
        compare(&path.with_extension(extension), &text)?;
    }
    Ok(())
}

/// Compares with a golden, or writes it.
fn compare(golden: &Path, text: &str) -> Result<(), Failed> {
    if std::env::var_os("BLESS").is_some() {
        match text {
            "" if golden.exists() => std::fs::remove_file(golden)?,
            "" => {}
            _ => std::fs::write(golden, text)?,
        }
        return Ok(());
    }
    let expected = if golden.exists() { std::fs::read_to_string(golden)? } else { String::new() };
    if expected == text {
        return Ok(());
    }
    let mut message = String::new();
    let diff = TextDiff::from_lines(&expected, text);
    write!(message, "{}", diff.unified_diff().header(&golden.display().to_string(), "printed"))?;
    Err(message.into())
}

/// Runs a line of commands; the answer is the exit status of the last.
fn run(line: &str, tmp: &Path, printed: &mut Printed) -> Result<i32, Failed> {
    let mut input = Vec::new();
    let mut status = 0;
    for command in line.split(" | ") {
        let words = words(&command.replace("%tmp", &tmp.display().to_string()))?;
        let (name, arguments) = words.split_first().ok_or("an empty command")?;
        let output = match &**name {
            "dxbin" => {
                let (output, code) = dxbin(arguments, &input, printed)?;
                status = code;
                output
            }
            _ => builtin(name, arguments).map_err(|error| Failed::from(format!("{command}: {error}")))?,
        };
        input = output;
    }
    printed.stdout.extend(input);
    Ok(status)
}

fn words(line: &str) -> Result<Vec<String>, Failed> {
    let mut words = Vec::new();
    let mut pieces = line.split('"');
    loop {
        words.extend(pieces.next().unwrap_or_default().split_whitespace().map(str::to_owned));
        match (pieces.next(), pieces.size_hint().1) {
            (None, _) => return Ok(words),
            (Some(quoted), _) => words.push(quoted.to_owned()),
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn dxbin(arguments: &[String], input: &[u8], printed: &mut Printed) -> Result<(Vec<u8>, i32), Failed> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dxbin"))
        .args(arguments)
        .current_dir(root())
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // It may print before it has read all.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output()?;
    // It may also not want to read at all.
    let _ = writer.join().unwrap();
    printed.stderr.extend(output.stderr);
    Ok((output.stdout, output.status.code().ok_or("it was ended by a signal")?))
}

fn builtin(name: &str, arguments: &[String]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let path = |text: &String| root().join(text);
    match (name, arguments) {
        ("cmp", [one, other]) => {
            if std::fs::read(path(one))? != std::fs::read(path(other))? {
                return Err("they differ".into());
            }
        }
        ("bytes", [file, hex @ ..]) => std::fs::write(path(file), from_hex(hex)?)?,
        ("print", [text]) => return Ok(text.replace("\\n", "\n").into_bytes()),
        ("read", [file]) => return Ok(std::fs::read(path(file))?),
        ("write", [file, text]) => std::fs::write(path(file), text.replace("\\n", "\n"))?,
        ("cut", [file, count, to]) => {
            let bytes = std::fs::read(path(file))?;
            std::fs::write(path(to), bytes.get(..count.parse()?).ok_or("the file is shorter")?)?;
        }
        ("poke", [file, at, hex @ ..]) => {
            let mut bytes = std::fs::read(path(file))?;
            let (at, new) = (at.parse::<usize>()?, from_hex(hex)?);
            bytes.get_mut(at..at + new.len()).ok_or("the file is shorter")?.copy_from_slice(&new);
            std::fs::write(path(file), bytes)?;
        }
        ("ls", [folder]) => {
            let names: BTreeSet<String> = std::fs::read_dir(path(folder))?
                .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
                .collect::<Result<_, std::io::Error>>()?;
            return Ok(names.into_iter().fold(String::new(), |text, name| text + &name + "\n").into_bytes());
        }
        _ => return Err("there is no such command, or it has other arguments".into()),
    }
    Ok(Vec::new())
}

fn from_hex(words: &[String]) -> Result<Vec<u8>, std::num::ParseIntError> {
    words.iter().map(|byte| u8::from_str_radix(byte, 16)).collect()
}
