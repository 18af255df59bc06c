//! Saying what is wrong: on stderr, one line each, and a line that says what to do next.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use anstyle::{AnsiColor, Style};
use dxbin::base::lex::{Position, TextError};
use dxbin::base::{Code, Diagnostic, Diagnostics, Error, Severity};
use serde::Serialize;

/// How it went; of many, the worst counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Status {
    /// All went well.
    #[default]
    Fine,
    /// The answer is no.
    No,
    /// It could not be done.
    Failed,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}

/// Something to say about a file, or about the command itself.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    code: Code,
    severity: Severity,
    /// Where in the file, for what is about bytes.
    place: Option<Place>,
    message: String,
    /// For what is about a text.
    text: Option<Box<TextPlace>>,
}

/// Where in a text a problem is.
#[derive(Clone, Debug)]
struct TextPlace {
    position: Position,
    hint: Option<String>,
    /// The line with its number and a mark under what is wrong, as rustc shows it.
    snippet: String,
}

#[derive(Clone, Debug)]
struct Place {
    text: String,
    span: std::ops::Range<u64>,
}

impl Problem {
    /// A problem that is not about a place in a file.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, severity: code.info().severity, place: None, message: message.into(), text: None }
    }

    /// A problem with a text.
    pub(crate) fn of_text(error: &TextError, text: &[u8]) -> Self {
        let position = error.position(text);
        let place = Place { text: position.to_string(), span: error.span.start as u64..error.span.end as u64 };
        Self {
            code: error.code,
            severity: error.severity,
            place: Some(place),
            message: error.message.clone(),
            text: Some(Box::new(TextPlace {
                position,
                hint: error.hint.clone(),
                snippet: snippet(error, text, position.line),
            })),
        }
    }

    pub(crate) fn severity(&self) -> Severity {
        self.severity
    }

    /// The line on stderr.
    fn line(&self, file: &str, out: &mut String) {
        let style = match self.severity {
            Severity::Error => AnsiColor::Red.on_default().bold(),
            Severity::Warning => AnsiColor::Yellow.on_default().bold(),
            Severity::Note => AnsiColor::Cyan.on_default().bold(),
        };
        let bold = Style::new().bold();
        let place = self.place.as_ref().map_or(String::new(), |place| format!("{}: ", place.text));
        // Editors know `FILE:LINE:COLUMN`.
        let blank = if self.text.is_some() { "" } else { " " };
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            "{bold}{file}:{blank}{place}{bold:#}{style}{}[{}]{style:#}: {}",
            self.severity, self.code, self.message
        );
        if let Some(place) = self.place.as_ref().filter(|place| place.text.contains('+')) {
            let _ = write!(out, " (file offset {:#x})", place.span.start);
        }
        out.push('\n');
        if let Some(text) = &self.text {
            let _ = writeln!(out, "{}", text.snippet);
            if let Some(hint) = &text.hint {
                let style = AnsiColor::Cyan.on_default().bold();
                let _ = writeln!(out, "  {style}help{style:#}: {hint}");
            }
        }
    }
}

impl From<&Diagnostic> for Problem {
    fn from(diagnostic: &Diagnostic) -> Self {
        Self {
            code: diagnostic.code,
            severity: diagnostic.severity,
            place: Some(Place { text: diagnostic.place(), span: diagnostic.span.clone() }),
            message: diagnostic.message.clone(),
            text: None,
        }
    }
}

/// The line of a text with a mark under what is wrong.
fn snippet(error: &TextError, text: &[u8], line: usize) -> String {
    let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let at = error.span.start.min(text.len());
    let (before, behind) = text.split_at(at);
    let start = before.iter().rposition(is_end).map_or(0, |end| end + 1);
    let end = behind.iter().position(is_end).map_or(text.len(), |end| at + end);
    let piece = |from: usize, to: usize| String::from_utf8_lossy(text.get(from..to).unwrap_or_default()).into_owned();
    let (head, marked) = (piece(start, at), piece(at, error.span.end.clamp(at, end)));
    let span = head.len()..head.len() + marked.len();
    let level = match error.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let source = format!("{head}{marked}{}", piece(at + error.span.end.clamp(at, end) - at, end));
    let source = Snippet::source(source).line_start(line).annotation(AnnotationKind::Primary.span(span));
    Renderer::styled().render(&[Group::with_level(level).element(source)])
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        // What could not be done is an error, also where the same defect is a warning to those who go on.
        Self { severity: Severity::Error, ..Self::from(error.diagnostic()) }
    }
}

/// All of them, and how many there were beyond the limit.
pub(crate) fn problems(diagnostics: &Diagnostics) -> Vec<Problem> {
    let mut problems: Vec<Problem> = diagnostics.as_slice().iter().map(Problem::from).collect();
    if let (Some(last), more @ 1..) = (diagnostics.as_slice().last(), diagnostics.dropped()) {
        problems.push(Problem {
            code: last.code,
            severity: Severity::Note,
            place: None,
            message: format!("{more} more like these are not shown"),
            text: None,
        });
    }
    problems
}

/// What to do next, for the problems where there is something to do.
const HELP: &[(Code, &str)] = &[
    (Code::NotAShader, "name a compiled shader, such as a .cso that fxc or dxc wrote"),
    (Code::TextInput, "compile HLSL with fxc or dxc first; `dxbin as` assembles a listing"),
    (
        Code::NotAContainer,
        "`dxbin info`, `dis`, `dump` and `hash` take it as it is, Direct3D 9 also `verify` and `strip`",
    ),
    (Code::PdbReadOnly, "`dxbin info`, `parts`, `get`, `dis`, `dump` and `sources` read it"),
    (Code::NotYet, "open an issue with the file if you need it"),
    (Code::DigestStale, "`dxbin sign FILE -i` writes the right digest; `dxbin dis --lenient` lists it as it is"),
    (Code::DigestUnsigned, "`dxbin sign FILE -i` signs it; `dxbin verify --allow unsigned` takes it as it is"),
    (Code::DigestBypass, "`dxbin sign FILE -i` writes the right digest; `dxbin verify --allow bypass` takes this one"),
    (Code::DigestTrailing, "`dxbin copy --pack FILE -o OUT` drops what trails the container"),
    (Code::SizeTooLarge, "the file may have been cut off; compare its size with the original's"),
    (Code::PrivNotLast, "any edit, such as `dxbin copy --pack FILE -o OUT`, brings PRIV to the end"),
    (
        Code::CompilerRefuses,
        "FourCCs (`dxbin get PRIV`) and switches (`dxbin strip --debug`) go further than Microsoft's functions",
    ),
    (Code::ListingRefused, "`--lenient` lists it all the same"),
    (Code::Exists, "`--force` overwrites it"),
    (Code::NoProgram, "`dxbin info FILE` shows what the container holds instead"),
    (Code::NoSuchPart, "`dxbin parts FILE` lists the parts; `FOURCC#2` names a second one"),
    (Code::BinaryToTerminal, "name a file with `-o FILE`, or pipe the output into another program"),
    (Code::Usage, "`dxbin VERB --help` shows the arguments and examples"),
];

fn help(code: Code) -> Option<&'static str> {
    HELP.iter().find(|(of, _)| *of == code).map(|(_, help)| *help)
}

/// Says the problems of one file on stderr, each kind's help once.
pub(crate) fn tell(file: &str, problems: &[Problem]) {
    let mut text = String::new();
    let style = AnsiColor::Cyan.on_default().bold();
    for (i, problem) in problems.iter().enumerate() {
        problem.line(file, &mut text);
        let last = problems.iter().skip(i + 1).all(|other| other.code != problem.code);
        if let Some(help) = help(problem.code).filter(|_| last) {
            let _ = writeln!(text, "  {style}help{style:#}: {help}");
        }
    }
    // Where stderr is closed there is nobody to tell.
    let _ = anstream::stderr().lock().write_all(text.as_bytes());
}

/// Says on stderr what is about all files together.
pub(crate) fn sum_up(text: &str) {
    let style = Style::new().bold();
    // Where stderr is closed there is nobody to tell.
    let _ = writeln!(anstream::stderr().lock(), "{style}{text}{style:#}");
}

/// A problem in `--json`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Told {
    /// The stable code, such as `DX1007`.
    code: String,
    /// The code's name in kebab case.
    name: &'static str,
    /// `note`, `warning` or `error`.
    severity: String,
    /// The first byte it is about, from the file's start.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<u64>,
    /// The byte behind the last it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<u64>,
    /// Where it is, as on stderr: `PART+0xOFFSET`, or `0xOFFSET` from the file's start.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    /// In a text: the line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// In a text: the column, in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    /// What is wrong.
    message: String,
    /// What to write instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
}

impl From<&Problem> for Told {
    fn from(problem: &Problem) -> Self {
        let place = problem.place.as_ref();
        Self {
            code: problem.code.to_string(),
            name: problem.code.name(),
            severity: problem.severity.to_string(),
            start: place.map(|place| place.span.start),
            end: place.map(|place| place.span.end),
            place: place.map(|place| place.text.clone()),
            line: problem.text.as_ref().map(|text| text.position.line),
            column: problem.text.as_ref().map(|text| text.position.column),
            message: problem.message.clone(),
            hint: problem.text.as_ref().and_then(|text| text.hint.clone()),
        }
    }
}
