//! `dxbin completions`: what shells need to complete the command line.

use clap::CommandFactory;

use crate::report::Status;
use crate::run::Shared;

/// Prints a script that lets a shell complete dxbin's arguments
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin completions bash > ~/.local/share/bash-completion/completions/dxbin
  dxbin completions zsh > ~/.zfunc/_dxbin
  dxbin completions fish > ~/.config/fish/completions/dxbin.fish
  dxbin completions powershell >> $PROFILE

Exit status:
  0  printed")]
pub(crate) struct Options {
    /// The shell
    shell: clap_complete::Shell,
}

impl Options {
    pub(crate) fn run(&self, _: &Shared) -> Status {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut crate::Cli::command(), "dxbin", &mut script);
        super::man::print(&script)
    }
}
