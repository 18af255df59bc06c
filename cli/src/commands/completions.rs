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

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::*;

    #[test]
    fn every_shell_learns_every_verb() {
        let verbs: Vec<String> =
            crate::Cli::command().get_subcommands().map(|verb| verb.get_name().to_owned()).collect();
        for shell in clap_complete::Shell::value_variants() {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut crate::Cli::command(), "dxbin", &mut script);
            let script = String::from_utf8(script).unwrap();
            for verb in &verbs {
                assert!(script.contains(verb.as_str()), "{shell}: no {verb}");
            }
        }
    }
}
