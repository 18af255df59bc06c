//! `dxbin verify`: whether digests are right and containers are sound.

use std::fmt::Write as _;

use anstyle::Style;
use clap::ValueEnum;
use dxbin::base::{Code, Diagnostics, Limits, Severity};
use dxbin::check::{self, Checked};
use dxbin::container::DigestState;
use dxbin::listing::{d3d9, fxc};
use dxbin::open;
use dxbin::summary::{self, Summary};
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
  dxbin verify --deep shader.cso            also whether its parts fit its program
  dxbin verify shaders/ --json              one line of JSON for each file

Digests: valid, valid-debug (fxc's programs with debug messages), valid-without-trailing, unsigned,
bypass, preview-bypass, stale. Only the first two are right; Microsoft's disassembler refuses all
others. A token stream of Direct3D 9 has none: it is sound if all of it can be read.

--deep makes once more what a program determines, and compares. Of Shader Models 4 and 5: the
words of STAT, SFI0 and dcl_globalFlags, what signatures say of registers, RDEF's bindings, and
what the tables of Aon9 say of both programs (DX7001 to DX7018); where fxc's own rule is not known,
bounds are checked, or nothing. Of Shader Model 6: every part that repeats what the module says
(ISG1, OSG1, PSG1, SFI0, PSV0, RDAT, VERS, RTS0), by the rules of its validator's version, field by
field, and how the parts lie (DX7020 to DX7028). A mismatch is an error, as is a module that cannot
be read; a HASH that is not that of the module is a warning (DX7027), since neither dxc nor Direct3D
looks at it. It also reads every row of a root signature.

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
    /// Compare the parts with what the program makes them
    #[arg(long)]
    deep: bool,
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
        run::reports(&self.inputs, self.json, shared, |_, bytes, diagnostics| {
            if open::kind(bytes) == Some(open::Kind::Direct3d9) {
                return stream(bytes, diagnostics);
            }
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
            // Of dxc's parts it is known which bytes they must have.
            if summary::program(&container).is_some_and(|(_, program)| program.model().0 >= 6) {
                Summary::of(&container, &Limits::default(), diagnostics);
            }
            let deep = self.deep.then(|| DeepReport::of(check::deep(&container, &Limits::default(), diagnostics)));
            let sound = diagnostics.worst() < Some(Severity::Error);
            let status = if taken && sound { Status::Fine } else { Status::No };
            Ok::<_, Problem>((VerifyReport { valid: status == Status::Fine, digest: Some(digest), deep }, status))
        })
    }
}

/// Whether a token stream of Direct3D 9 is sound: all that a listing reads can be read, and nothing follows the end.
fn stream(bytes: &[u8], diagnostics: &mut Diagnostics) -> Result<(VerifyReport, Status), Problem> {
    let options = fxc::Options { lenient: true, flags: fxc::DEFAULT_VALUES, ..fxc::Options::default() };
    d3d9::list_bytes(bytes, &options, &mut Vec::new(), diagnostics)?;
    let sound = diagnostics.worst() < Some(Severity::Error);
    let status = if sound { Status::Fine } else { Status::No };
    Ok((VerifyReport { valid: sound, digest: None, deep: None }, status))
}

/// What `verify` says of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct VerifyReport {
    /// Whether the container is sound and its digest right or allowed.
    valid: bool,
    /// What the digest says; a token stream of Direct3D 9 has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    digest: Option<DigestReport>,
    /// What was compared with the program; only with `--deep`.
    #[serde(skip_serializing_if = "Option::is_none")]
    deep: Option<DeepReport>,
}

/// How many comparisons `--deep` made. What did not fit is among the diagnostics.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct DeepReport {
    /// Words of STAT whose value follows from the program.
    stat_words: u32,
    /// Words of STAT for which it gives bounds.
    stat_words_bounded: u32,
    /// Bits of SFI0 and of `dcl_globalFlags`.
    flags: u32,
    /// Facts about elements of signatures.
    signatures: u32,
    /// Facts about bindings and buffers of RDEF.
    bindings: u32,
    /// Facts about Aon9 and the program in it.
    level9: u32,
    /// Parts, or fields of them, that repeat what a module of Shader Model 6 says.
    parts: u32,
}

impl DeepReport {
    fn of(checked: Checked) -> Self {
        Self {
            stat_words: checked.exact_words,
            stat_words_bounded: checked.bounded_words,
            flags: checked.flags,
            signatures: checked.signatures,
            bindings: checked.bindings,
            level9: checked.level9,
            parts: checked.parts,
        }
    }

    fn total(&self) -> u32 {
        self.stat_words + self.stat_words_bounded + self.flags + self.signatures + self.bindings + self.level9 + self.parts
    }
}

impl Report for VerifyReport {
    const VERB: &'static str = "verify";
    const OF_CONTAINERS: bool = true;

    fn text(&self, file: &str, _: bool) -> String {
        let digest = self.digest.as_ref().filter(|_| self.valid);
        let style = digest.map_or_else(Style::new, DigestReport::style);
        let state = digest.map_or("sound, without a digest", |digest| digest.state);
        let mut text = String::new();
        // Writing to a string cannot fail. What is wrong is told on stderr.
        if self.valid {
            let _ = write!(text, "{file}: {style}{state}{style:#}");
            match &self.deep {
                Some(deep) if deep.total() == 0 => text.push_str(", nothing to compare with a program\n"),
                Some(deep) => {
                    let _ = writeln!(text, ", {} facts fit the program", deep.total());
                }
                None => text.push('\n'),
            }
        }
        text
    }
}
