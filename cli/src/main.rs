//! The `dxbin` command: Direct3D shader binaries read, listed, checked, edited, written and signed.
//!
//! A verb is a file of [`commands`]; [`io`] reads and writes files, [`run`] takes a verb through many of them, [`report`] says
//! what is wrong, [`arguments`] turns fxc's spellings and response files into ours before clap sees them.

mod arguments;
mod commands;
mod io;
mod listing;
#[cfg(test)]
mod pages;
mod part_name;
mod report;
mod run;
#[cfg(test)]
mod schemas;
mod table;

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue};
use clap::{CommandFactory, Parser};
use dxbin::base::Code;

use crate::report::{Problem, Status};
use crate::run::Shared;

/// Reads, lists, checks, edits, writes and signs Direct3D shader binaries.
///
/// With only a FILE, shows what it is (`dxbin info`). A shader is known by its first bytes, not by its name.
#[derive(Debug, Parser)]
#[command(
    name = "dxbin",
    bin_name = "dxbin",
    version,
    max_term_width = 100,
    arg_required_else_help = true,
    after_long_help = GENERAL_HELP
)]
struct Cli {
    #[command(flatten)]
    shared: Shared,
    #[command(subcommand)]
    verb: commands::Verb,
}

const GENERAL_HELP: &str = "\
Examples:
  dxbin shader.cso                       what the file is, at a glance
  dxbin dis shader.cso                   Microsoft's listing of it
  dxbin dis --Ni --Lx shaders/ -o out/   listings of a whole folder, numbered, literals in hex
  dxbin get RDEF shader.cso -o rdef.bin  one part's bytes
  dxbin rm PRIV,STAT shader.cso -i       parts removed, the digest right again
  dxbin dump shader.cso                  every byte, and what it means
  dxbin verify shaders/ --json           one line of JSON for each file

A FILE that is missing or `-` is standard input; a folder stands for all shaders below it; `@FILE`
stands for the arguments in FILE, one a line. fxc's spellings `/Ni`, `/No`, `/Lx`, `/Cc` and
`/dumpbin` are taken as well.

Exit status:
  0  all went well
  1  the answer is no: a wrong digest, a container with defects
  2  it could not be done: usage, an unreadable file, no shader";

fn main() -> ExitCode {
    let raw = match arguments::expand(std::env::args_os().collect(), &Cli::command()) {
        Ok(raw) => raw,
        Err(problem) => {
            report::tell("dxbin", &[problem]);
            return Status::Failed.into();
        }
    };
    let cli = match Cli::try_parse_from(raw) {
        Ok(cli) => cli,
        Err(error) => {
            if let Some(problem) = neither_verb_nor_file(&error) {
                report::tell("dxbin", &[problem]);
                return Status::Failed.into();
            }
            // Help and version are answers; all else is usage. A closed pipe is nobody's fault.
            let _ = error.print();
            return if error.use_stderr() { Status::Failed.into() } else { Status::Fine.into() };
        }
    };
    cli.shared.apply();
    cli.verb.run(&cli.shared).into()
}

/// Says of a first argument that is no verb, and like none, that it is no file either: most often a path is mistyped.
fn neither_verb_nor_file(error: &clap::Error) -> Option<Problem> {
    let Some(ContextValue::String(name)) = error.get(ContextKind::InvalidSubcommand) else { return None };
    if error.get(ContextKind::SuggestedSubcommand).is_some() {
        return None;
    }
    let message = format!("`{name}` is no verb, and there is no such file");
    Some(Problem::new(Code::Usage, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declarations_fit_together() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_verb_has_examples_and_exit_statuses() {
        for verb in Cli::command().get_subcommands() {
            let help = verb.clone().render_long_help().to_string();
            for needed in ["Examples:", "Exit status:"] {
                assert!(help.contains(needed), "{}: no {needed}", verb.get_name());
            }
            // Wider lines are broken, and leave words alone on lines of their own.
            let written = verb.get_after_long_help().map(ToString::to_string).unwrap_or_default();
            let wide = written.lines().find(|line| line.chars().count() > 100);
            assert_eq!(wide, None, "{}", verb.get_name());
        }
    }
}
