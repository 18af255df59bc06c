//! Both sides' answers to mutants, and what they make of each other.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::Command;

use dxbin::base::{Code, Diagnostics};
use dxbin::listing::{dxc, fxc};

use super::memory::excuse;

/// What one side says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Listing(Vec<u8>),
    /// It refuses, for this reason.
    Refused(String),
    /// No answer that counts: a fault, a hang, or one that does not depend on the container alone.
    Aside(&'static str),
}

/// How the two compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Verdict {
    Same,
    BothRefuse,
    /// Both list, but not the same.
    Differ,
    OnlyWeRefuse,
    OnlyMicrosoftRefuses,
    /// Ours panicked.
    Panic,
    /// Microsoft's gives no answer that counts; ours lists.
    AsideWeList(&'static str),
    /// The same; ours refuses.
    AsideWeRefuse(&'static str),
}

impl Verdict {
    pub(super) fn is_disagreement(self) -> bool {
        matches!(self, Self::Differ | Self::OnlyWeRefuse | Self::OnlyMicrosoftRefuses | Self::Panic)
    }

    pub(super) fn name(self) -> String {
        match self {
            Self::Same => "same listing".into(),
            Self::BothRefuse => "refused by both".into(),
            Self::Differ => "DIFFER".into(),
            Self::OnlyWeRefuse => "REFUSED BY US ONLY".into(),
            Self::OnlyMicrosoftRefuses => "REFUSED BY MICROSOFT ONLY".into(),
            Self::Panic => "PANIC OF OURS".into(),
            Self::AsideWeList(why) => format!("set aside, we list: {why}"),
            Self::AsideWeRefuse(why) => format!("set aside, we refuse: {why}"),
        }
    }
}

const PANIC: &str = "our panic";
/// An instruction of no tokens has no end, and Microsoft's loop over them none either. Waiting for that takes seconds.
pub(super) const NO_LENGTH: &str = "Microsoft's never ends (an instruction of 0 words; one in 1024 is asked)";

/// Compares the two answers.
pub(super) fn judge(theirs: &Said, ours: &Said) -> Verdict {
    match (theirs, ours) {
        (_, Said::Aside(_)) => Verdict::Panic,
        (Said::Aside(why), Said::Listing(_)) => Verdict::AsideWeList(why),
        (Said::Aside(why), Said::Refused(_)) => Verdict::AsideWeRefuse(why),
        (Said::Listing(a), Said::Listing(b)) if a == b => Verdict::Same,
        (Said::Refused(_), Said::Refused(_)) => Verdict::BothRefuse,
        _ => match (excuse(theirs, ours), theirs, ours) {
            (Some(why), _, Said::Listing(_)) => Verdict::AsideWeList(why),
            (Some(why), ..) => Verdict::AsideWeRefuse(why),
            (None, Said::Listing(_), Said::Listing(_)) => Verdict::Differ,
            (None, Said::Listing(_), _) => Verdict::OnlyWeRefuse,
            (None, ..) => Verdict::OnlyMicrosoftRefuses,
        },
    }
}

/// Our answer, and whether Microsoft's is known without asking: it would never come.
pub(super) fn ours(container: &[u8], flags: u32, dxc: bool) -> (Said, bool) {
    let listed = catch_unwind(AssertUnwindSafe(|| {
        let (mut text, mut diagnostics) = (Vec::new(), Diagnostics::new());
        let listed = if dxc {
            dxc::list_bytes(container, &dxc::Options::default(), &mut text, &mut diagnostics)
        } else {
            let options = fxc::Options { flags, ..fxc::Options::default() };
            fxc::list_bytes(container, &options, &mut text, &mut diagnostics)
        };
        listed.map(|()| text)
    }));
    match listed {
        Ok(Ok(text)) => (Said::Listing(text), false),
        Ok(Err(error)) => {
            let message = error.to_string();
            let endless = error.code() == Code::InstructionLength && message.contains("length of 0 words");
            (Said::Refused(message), endless)
        }
        Err(_) => (Said::Aside(PANIC), false),
    }
}

/// Microsoft's answers to containers under flag words, by way of `tools/oracle/oracle.py many`.
///
/// # Errors
///
/// What to do, where the oracle cannot be asked.
pub(super) fn theirs(asked: &[(u32, &[u8])], dxc: bool) -> Result<Vec<Said>, String> {
    if asked.is_empty() {
        return Ok(Vec::new());
    }
    let oracle = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tools/oracle");
    let folder = tempfile::tempdir().map_err(|error| format!("there is no place for temporary files: {error}"))?;
    let (questions, answers) = (folder.path().join("questions"), folder.path().join("answers"));
    fs::write(&questions, join(asked)).map_err(|error| format!("{}: {error}", questions.display()))?;
    let setup =
        "the oracle is Microsoft's compiler under Wine; `tools/oracle/setup` prepares it (tools/oracle/README.md)";
    let status = Command::new("python3")
        .args([oracle.join("oracle.py").as_os_str(), "many".as_ref(), "--checked".as_ref()])
        .args(dxc.then_some("--dxc"))
        .args([&questions, &answers])
        .status()
        .map_err(|error| format!("python3 cannot be run: {error}; {setup}"))?;
    if !status.success() {
        return Err(format!("the oracle gave no answer; {setup}"));
    }
    let bytes = fs::read(&answers).map_err(|error| format!("{}: {error}", answers.display()))?;
    let answers = split(&bytes);
    if answers.len() == asked.len() {
        return Ok(answers);
    }
    Err(format!(
        "the oracle gave {} answers to {} questions; run `tools/oracle/setup --test`",
        answers.len(),
        asked.len()
    ))
}

/// The questions in the format that tools/oracle/many.c reads.
fn join(asked: &[(u32, &[u8])]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (flags, container) in asked {
        bytes.extend(flags.to_le_bytes());
        bytes.extend((container.len() as u32).to_le_bytes());
        bytes.extend(*container);
    }
    bytes
}

/// The answers in the format that tools/oracle/many.c writes.
fn split(mut bytes: &[u8]) -> Vec<Said> {
    let mut answers = Vec::new();
    while let Some((head, rest)) = bytes.split_at_checked(8) {
        let word =
            |at: usize| head.get(at..at + 4).map_or(0, |word| u32::from_le_bytes(word.try_into().unwrap_or([0; 4])));
        let Some((text, rest)) = rest.split_at_checked(word(4) as usize) else { break };
        answers.push(match word(0) {
            0..0x8000_0000 => Said::Listing(text.to_vec()),
            0xc000_0005 => Said::Aside("Microsoft's faults (access violation)"),
            0xe000_0001 => Said::Aside("Microsoft's varies with memory that is not the container's"),
            0xe000_0002 => Said::Aside("Microsoft's reads behind the container's end"),
            0xe000_0003 => Said::Aside("Microsoft's never ends"),
            0xe000_0004 => Said::Aside("Microsoft's ends its process"),
            0xc000_00fd => Said::Aside("Microsoft's runs out of stack"),
            0xe06d_7363 => Said::Aside("Microsoft's throws a C++ exception that nobody catches"),
            // Exceptions; HRESULTs start with 8.
            0xc000_0000.. => Said::Aside("Microsoft's faults (another exception)"),
            hr => Said::Refused(format!("{hr:08x}")),
        });
        bytes = rest;
    }
    answers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read() {
        let bytes = b"\0\0\0\0\x02\0\0\0hi\x05\x40\0\x80\0\0\0\0\x05\0\0\xc0\0\0\0\0\x01\0\0\xe0\0\0\0\0";
        let [Said::Listing(text), Said::Refused(hr), Said::Aside(_), Said::Aside(_)] = &split(bytes)[..] else {
            panic!("{:?}", split(bytes));
        };
        assert_eq!((&text[..], hr.as_str()), (&b"hi"[..], "80004005"));
        assert_eq!(split(&bytes[..bytes.len() - 1]).len(), 3);
        assert_eq!(join(&[(7, b"ab")]), b"\x07\0\0\0\x02\0\0\0ab");
    }

    #[test]
    fn only_the_same_text_or_two_refusals_agree() {
        let (a, b) = (Said::Listing(vec![1]), Said::Listing(vec![2]));
        let (no, aside) = (Said::Refused("no".into()), Said::Aside("fault"));
        assert_eq!(judge(&a, &a), Verdict::Same);
        assert_eq!(judge(&no, &Said::Refused("other".into())), Verdict::BothRefuse);
        for (theirs, ours) in [(&a, &b), (&a, &no), (&no, &a), (&no, &aside), (&aside, &aside)] {
            assert!(judge(theirs, ours).is_disagreement(), "{theirs:?} {ours:?}");
        }
        assert_eq!(judge(&aside, &a), Verdict::AsideWeList("fault"));
        assert_eq!(judge(&aside, &no), Verdict::AsideWeRefuse("fault"));
    }
}
