//! `dxbin verify`: whether digests are right and containers are sound.

use std::fmt::Write as _;

use anstyle::Style;
use clap::ValueEnum;
use dxbin::base::{Severity, Code};
use dxbin::container::DigestState;
use serde::Serialize;

use crate::commands::info::DigestReport;
use crate::io::Inputs;
use crate::report::{Problem, Status};
use crate::run::{self, Report, Shared};

/// Checks that digests belong to their bytes and that containers are sound
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin verify shader.cso                   what the digest says, and every defect
  dxbin verify --allow unsigned shaders/    of a folder whose shaders need no digest
  dxbin verify shaders/ --json              one line of JSON for each file

Digests: valid, valid-debug (fxc's programs with debug messages), valid-without-trailing, unsigned,
bypass, preview-bypass, stale. Only the first two are right; Microsoft's disassembler refuses all
others.

Exit status:
  0  every container is sound and its digest right, or allowed
  1  one is not
  2  a file cannot be read, or is no container")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// Take these digests, too
    #[arg(long, value_enum, value_delimiter = ',', value_name = "STATE,...")]
    allow: Vec<Allowed>,
    /// One line of JSON for each file (docs/schemas/verify.json)
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Allowed {
    /// All zero
    Unsigned,
    /// Either of the two bypass values
    Bypass,
}

impl Options {
    fn takes(&self, state: DigestState) -> bool {
        match state {
            DigestState::Valid(_) => true,
            DigestState::Unsigned => self.allow.contains(&Allowed::Unsigned),
            DigestState::Bypass(_) => self.allow.contains(&Allowed::Bypass),
            DigestState::ValidWithoutTrailing(_) | DigestState::Stale => false,
        }
    }

    pub(crate) fn run(&self, shared: &Shared) -> Status {
        run::reports(&self.inputs, self.json, shared, |bytes, diagnostics| {
            let container = run::container(bytes, diagnostics)?;
            let digest = DigestReport::of(&container);
            let taken = self.takes(digest.of);
            if !taken {
                let code = match digest.of {
                    DigestState::Unsigned => Code::DigestUnsigned,
                    DigestState::Bypass(_) => Code::DigestBypass,
                    DigestState::ValidWithoutTrailing(_) => Code::DigestTrailing,
                    DigestState::Valid(_) | DigestState::Stale => Code::DigestStale,
                };
                diagnostics.add(code, 4..20, digest.meaning);
            }
            let sound = diagnostics.worst() < Some(Severity::Error);
            let status = if taken && sound { Status::Fine } else { Status::No };
            Ok::<_, Problem>((VerifyReport { valid: status == Status::Fine, digest }, status))
        })
    }
}

/// What `verify` says of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct VerifyReport {
    /// Whether the container is sound and its digest right or allowed.
    valid: bool,
    /// What the digest says.
    digest: DigestReport,
}

impl Report for VerifyReport {
    const VERB: &'static str = "verify";

    fn text(&self, file: &str, _: bool) -> String {
        let style = if self.valid { self.digest.style() } else { Style::new() };
        let mut text = String::new();
        // Writing to a string cannot fail. What is wrong is told on stderr.
        if self.valid {
            let _ = writeln!(text, "{file}: {style}{}{style:#}", self.digest.state);
        }
        text
    }
}
