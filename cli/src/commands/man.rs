//! `dxbin man`: the manual's pages.

use std::io::Write;
use std::path::PathBuf;

use clap::CommandFactory;
use dxbin::base::Code;

use crate::report::{Problem, Status};
use crate::run::{self, Shared};

/// Prints the manual page, or writes the pages of all verbs into a folder
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin man | man -l -                          read it
  dxbin man dis | man -l -                      that of a verb
  dxbin man -o ~/.local/share/man/man1          all pages

Exit status:
  0  printed or written
  2  there is no such verb, or the folder cannot be written")]
pub(crate) struct Options {
    /// The verb whose page to print
    verb: Option<String>,
    /// Write all pages into this folder
    #[arg(short, long, value_name = "DIR", conflicts_with = "verb")]
    output: Option<PathBuf>,
}

impl Options {
    pub(crate) fn run(&self, _: &Shared) -> Status {
        let mut command = crate::Cli::command().disable_help_subcommand(true);
        command.build();
        if let Some(folder) = &self.output {
            let written = std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
            return match written {
                Ok(()) => Status::Fine,
                Err(error) => {
                    let message = format!("{} cannot be written: {error}", folder.display());
                    run::usage(Problem::new(Code::Unwritable, message))
                }
            };
        }
        let page = match &self.verb {
            None => command,
            Some(verb) => match command.find_subcommand(verb) {
                Some(page) => page.clone(),
                None => return run::usage(Problem::new(Code::Usage, format!("there is no verb `{verb}`"))),
            },
        };
        let mut text = Vec::new();
        // Writing to memory cannot fail.
        let _ = clap_mangen::Man::new(page).render(&mut text);
        print(&text)
    }
}

/// Prints text that is no answer about a file.
pub(crate) fn print(text: &[u8]) -> Status {
    // Who closed the pipe has seen enough.
    let _ = std::io::stdout().lock().write_all(text);
    Status::Fine
}
