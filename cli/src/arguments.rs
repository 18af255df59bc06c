//! What happens to the arguments before clap sees them: response files, fxc's spellings, and the verb that is left out.

use std::ffi::OsString;
use std::path::Path;

use dxbin::base::Code;

use crate::report::Problem;

/// Response files may name response files, but not for ever.
const MAX_DEPTH: usize = 8;

/// fxc's spellings (with `/` or `-`) and ours.
const FROM_FXC: &[(&str, &str)] = &[
    ("Ni", "--Ni"),
    ("No", "--No"),
    ("Lx", "--Lx"),
    ("Cc", "--Cc"),
    ("Qstrip_reflect", "--reflect"),
    ("Qstrip_debug", "--debug"),
    ("Qstrip_priv", "--private"),
    ("Qstrip_rootsignature", "--rootsig"),
    ("dumpbin", "dis"),
    ("nologo", ""),
    ("?", "--help"),
];

/// The arguments as clap is to see them; the first is the program's name.
pub(crate) fn expand(raw: Vec<OsString>, command: &clap::Command) -> Result<Vec<OsString>, Problem> {
    let mut raw = raw.into_iter();
    let mut arguments: Vec<OsString> = raw.next().into_iter().collect();
    for argument in raw {
        respond(argument, MAX_DEPTH, &mut arguments)?;
    }
    let verbatim = arguments.iter().position(|argument| argument == "--").unwrap_or(arguments.len());
    let mut dumpbin = None;
    for (i, argument) in arguments.iter_mut().enumerate().take(verbatim).skip(1) {
        if let Some(ours) = from_fxc(argument) {
            dumpbin = dumpbin.or((ours == "dis").then_some(i));
            *argument = ours.into();
        }
    }
    // It may stand anywhere in fxc's command line; a verb comes first in ours.
    if let Some(at) = dumpbin {
        let verb = arguments.remove(at);
        arguments.insert(1, verb);
    }
    arguments.retain(|argument| !argument.is_empty());
    add_verb(&mut arguments, command);
    Ok(arguments)
}

/// Adds an argument, or those in the response file that it names: one a line, blank lines and `#` lines left out.
fn respond(argument: OsString, depth: usize, arguments: &mut Vec<OsString>) -> Result<(), Problem> {
    let Some(path) = argument.to_str().and_then(|text| text.strip_prefix('@')).filter(|path| !path.is_empty()) else {
        arguments.push(argument);
        return Ok(());
    };
    if depth == 0 {
        return Err(Problem::new(Code::Usage, format!("response files name one another too deeply at `@{path}`")));
    }
    let text = std::fs::read_to_string(path).map_err(|error| {
        let why = crate::io::why(&error);
        Problem::new(Code::Unreadable, format!("the response file {path} cannot be read: {why}"))
    })?;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        respond(line.into(), depth - 1, arguments)?;
    }
    Ok(())
}

fn from_fxc(argument: &OsString) -> Option<&'static str> {
    let text = argument.to_str()?;
    let name = text.strip_prefix('/').or_else(|| text.strip_prefix('-'))?;
    let (_, ours) = FROM_FXC.iter().find(|(theirs, _)| *theirs == name)?;
    // A file in the root folder may well be called `/Ni`.
    (!text.starts_with('/') || !Path::new(text).exists()).then_some(ours)
}

/// `dxbin FILE` means `dxbin info FILE`.
fn add_verb(arguments: &mut Vec<OsString>, command: &clap::Command) {
    // The options of the whole command that take a value of their own.
    const WITH_VALUE: [&str; 2] = ["--color", "--jobs"];
    let mut at = 1;
    while let Some(argument) = arguments.get(at) {
        match argument.to_str() {
            Some("-") | None => break,
            Some(text) if WITH_VALUE.contains(&text) => at += 2,
            Some(text) if text.starts_with('-') && text != "--" => at += 1,
            _ => break,
        }
    }
    let Some(argument) = arguments.get(at) else { return };
    let text = argument.to_str();
    let is_verb = text.is_some_and(|text| text == "help" || command.find_subcommand(text).is_some());
    let is_file = text.is_none_or(|text| text == "-" || text == "--" || text.contains(['.', '/', '\\']));
    if !is_verb && (is_file || Path::new(argument).exists()) {
        arguments.insert(1, "info".into());
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    fn expanded(arguments: &[&str]) -> Vec<String> {
        let raw = ["dxbin"].iter().chain(arguments).map(OsString::from).collect();
        let expanded = expand(raw, &crate::Cli::command()).unwrap();
        expanded.into_iter().skip(1).map(|argument| argument.into_string().unwrap()).collect()
    }

    #[test]
    fn a_file_alone_is_shown() {
        assert_eq!(expanded(&["a.cso"]), ["info", "a.cso"]);
        assert_eq!(expanded(&["--color", "never", "a.cso"]), ["info", "--color", "never", "a.cso"]);
        assert_eq!(expanded(&["-"]), ["info", "-"]);
        assert_eq!(expanded(&["parts", "a.cso"]), ["parts", "a.cso"]);
        assert_eq!(expanded(&["prats"]), ["prats"]);
        assert_eq!(expanded(&[]), [""; 0]);
    }

    #[test]
    fn spellings_of_fxc() {
        assert_eq!(expanded(&["dis", "/Ni", "-Lx", "a.cso"]), ["dis", "--Ni", "--Lx", "a.cso"]);
        assert_eq!(expanded(&["/nologo", "/dumpbin", "/Cc", "a.cso"]), ["dis", "--Cc", "a.cso"]);
        assert_eq!(expanded(&["shader.cso", "/Ni", "/dumpbin"]), ["dis", "shader.cso", "--Ni"]);
        assert_eq!(expanded(&["--quiet", "info", "dis"]), ["--quiet", "info", "dis"]);
        assert_eq!(expanded(&["dis", "--", "/Ni"]), ["dis", "--", "/Ni"]);
        assert_eq!(expanded(&["/No", "/dumpbin", "a.cso"]), ["dis", "--No", "a.cso"]);
    }

    #[test]
    fn response_files() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("inner");
        let outer = folder.path().join("outer");
        std::fs::write(&inner, "a file.cso\n").unwrap();
        std::fs::write(&outer, format!("# listings\n--Ni\n\n@{}\n", inner.display())).unwrap();
        assert_eq!(expanded(&["dis", &format!("@{}", outer.display())]), ["dis", "--Ni", "a file.cso"]);
        std::fs::write(&inner, format!("@{}", outer.display())).unwrap();
        let raw = vec!["dxbin".into(), format!("@{}", outer.display()).into()];
        assert!(expand(raw, &crate::Cli::command()).is_err());
    }
}
