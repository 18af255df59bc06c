//! Assembly text to a program: the printer's tables, read the other way.
//!
//! What is read is what D3DAssemble takes without its validation, and the listing that D3DDisassemble writes under any flag
//! word that keeps the instructions. D3DAssemble is the measure: the same words come out, and what its grammar refuses is
//! refused. Beyond it goes what only listings have: numbers and offsets in the margin, `break p0` for `breakp`, the precision
//! behind an operand, a preshader before the version, and eight hexadecimal digits for the bits of a float. What it has and
//! this reader lacks is the preprocessor.
//!
//! As in D3DAssemble a line end is a blank like any other, but for comments; errors are told line by line all the same: behind
//! a wrong one reading goes on with the next line. Comments that start with `// exact:` ([`crate::exact`]) say what the text
//! leaves out.

mod exact;
mod instruction;
mod literal;
mod operand;

use std::ops::Range;

use dxbin_base::Code;
use dxbin_base::lex::{Kind, Lexer, TextError, Token};

use crate::model::{Instruction, ProgramModel};
use crate::spec::{MinorName, Stage};
use crate::token::Version;

/// What came of a text.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The program.
    pub program: ProgramModel,
    /// What is odd, but no reason to give up.
    pub warnings: Vec<TextError>,
    /// The text in front of the version: the listing's comments, and its preshader.
    pub header: Range<usize>,
}

/// Errors beyond this many are not told.
const MAX_ERRORS: usize = 100;
/// What a preshader starts with.
const PRESHADER: &[u8] = b"preshader";

type Result<T> = std::result::Result<T, TextError>;

/// Reads a program.
///
/// ```
/// let parsed = dxbin_d3dbc::parse::parse(b"ps_2_0\ndcl t0.xy\nmad_sat r0.rg, t0, c0.x, -c1\nmov oC0, r0\n").unwrap();
/// assert_eq!(parsed.program.instructions.len(), 3);
/// assert_eq!(parsed.program.encode().len(), 4 * (1 + 3 + 5 + 3 + 1));
///
/// let text = b"ps_2_0\nmvo r0, c0\n";
/// let errors = dxbin_d3dbc::parse::parse(text).unwrap_err();
/// assert_eq!(errors[0].position(text).to_string(), "2:1");
/// assert_eq!(errors[0].hint.as_deref(), Some("did you mean `mov`?"));
/// ```
///
/// # Errors
///
/// All that are found, in the order of their lines.
pub fn parse(text: &[u8]) -> std::result::Result<Parsed, Vec<TextError>> {
    let mut parser = Parser::new(Lexer::new(text), Version(0));
    let header = match parser.version() {
        Ok(header) => header,
        Err(error) => return Err(vec![error]),
    };
    parser.body();
    parser.finish(header)
}

/// Whether a text is a program of Shader Model 1 to 3, by the first version that stands in it, and not one of a later model.
///
/// ```
/// use dxbin_d3dbc::parse::is_program;
/// assert!(is_program(b"// a listing\n\n    vs_1_1\n    nop\n"));
/// assert!(!is_program(b"ps_5_0\nret\n"));
/// ```
pub fn is_program(text: &[u8]) -> bool {
    let is_ours = match Parser::new(Lexer::new(text), Version(0)).version() {
        Ok(_) => true,
        // One that is misspelt is still one of ours.
        Err(error) => match text.get(error.span.clone()) {
            Some([b'v' | b'p', b's', b'_' | b'.', b'1'..=b'3', ..]) => error.code == Code::TextVersion,
            _ => false,
        },
    };
    is_ours && later_version(text).is_none()
}

/// Where the line stands that starts a program of Shader Model 4 or later: a listing of level 9 starts with a program of ours
/// and goes on with one that is not.
///
/// ```
/// assert_eq!(dxbin_d3dbc::parse::later_version(b"ps_2_0\nnop\n\nps_4_0\nret\n"), Some(12));
/// ```
pub fn later_version(text: &[u8]) -> Option<usize> {
    let starts = text.split_inclusive(|&byte| byte == b'\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    });
    let is_later = |line: &[u8]| {
        // An offset may stand in the margin.
        let margin = line.iter().position(|&byte| byte == b':').filter(|_| !line.trim_ascii_start().starts_with(b"/"));
        let word = line.get(margin.map_or(0, |at| at + 1)..).unwrap_or_default();
        matches!(word.trim_ascii(), [_, b's', b'_', b'4'..=b'9', b'_', b'0'..=b'9'])
    };
    starts.into_iter().find(|(_, line)| is_later(line)).map(|(start, _)| start)
}

/// Reads the text of one instruction of a program of this version, and where it stands in it.
pub(crate) fn instruction(text: &[u8], version: Version) -> Option<(Instruction, Range<usize>)> {
    let mut parser = Parser::new(Lexer::new(text), version);
    parser.body();
    let instruction = parser.instructions.pop()?;
    (parser.instructions.is_empty() && parser.errors.is_empty()).then(|| (instruction, parser.last.clone()))
}

struct Parser<'t> {
    lexer: Lexer<'t>,
    version: Version,
    instructions: Vec<Instruction>,
    errors: Vec<TextError>,
    warnings: Vec<TextError>,
    /// Where the last instruction's text stands.
    last: Range<usize>,
    /// What comments say of the program as a whole.
    whole: exact::Whole,
}

impl<'t> Parser<'t> {
    fn new(lexer: Lexer<'t>, version: Version) -> Self {
        Self {
            lexer,
            version,
            instructions: Vec::new(),
            errors: Vec::new(),
            warnings: Vec::new(),
            last: 0..0,
            whole: exact::Whole::default(),
        }
    }

    /// The version, and all that stands before it.
    fn version(&mut self) -> Result<Range<usize>> {
        let start = self.lexer.offset();
        loop {
            self.space();
            let line = self.lexer.offset();
            self.lexer.margin();
            let token = self.lexer.peek();
            match token.kind {
                Kind::Comment => {
                    self.lexer.next();
                    self.alone(&token)?;
                }
                Kind::Punct(b'#') => self.directive(&token)?,
                // What a listing says of a broken constant table.
                Kind::Punct(b'<') => self.skip_line(),
                Kind::Word if token.text == PRESHADER => self.preshader(),
                Kind::Word => {
                    self.version_words(&token)?;
                    return Ok(start..line);
                }
                Kind::End => {
                    let message = "expected a version, found the end of the text";
                    return Err(TextError::new(Code::TextNoProgram, token.span(), message)
                        .hint("a program starts with a version such as `ps_3_0`"));
                }
                _ => {
                    let message = format!("expected a version, found {}", token.describe());
                    return Err(TextError::new(Code::TextVersion, token.span(), message)
                        .hint("a program starts with a version such as `ps_3_0`"));
                }
            }
        }
    }

    /// Passes over the lines of a preshader, up to a comment that stands at the very start of its line.
    fn preshader(&mut self) {
        loop {
            self.skip_line();
            let rest = self.lexer.rest();
            if rest.is_empty() || rest.starts_with(b"//") {
                return;
            }
        }
    }

    /// `ps_3_0`, `vs.1.1`.
    fn version_words(&mut self, token: &Token<'t>) -> Result<()> {
        self.lexer.seek(token.start);
        let rest = self.lexer.rest();
        let length = rest.iter().position(|&byte| !is_version_byte(byte)).unwrap_or(rest.len());
        let text = rest.get(..length).unwrap_or_default();
        let span = token.start..token.start + text.len();
        self.lexer.seek(span.end);
        let shown = String::from_utf8_lossy(text).into_owned();
        self.whole.shown.clone_from(&shown);
        match version_of(&shown).or_else(|| self.whole.version(&shown)) {
            Some(version) => {
                self.version = version;
                Ok(())
            }
            None => {
                let message = format!("expected a version such as `ps_3_0`, found `{shown}`");
                let hint = match shown.as_str() {
                    "ps_2_a" | "ps_2_b" => "in a token stream that is `ps_2_x`",
                    "vs_2_a" => "in a token stream that is `vs_2_x`",
                    _ => {
                        "versions are vs_1_1, vs_2_0, vs_2_x, vs_2_sw, vs_3_0, vs_3_sw, and for ps also 1_2, 1_3 and 1_4"
                    }
                };
                Err(TextError::new(Code::TextVersion, span, message).hint(hint))
            }
        }
    }

    /// All that stands behind the version.
    fn body(&mut self) {
        while self.errors.len() < MAX_ERRORS {
            match self.step() {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    self.errors.push(error);
                    self.skip_line();
                }
            }
        }
    }

    /// An instruction, or what stands between two; false at the end.
    fn step(&mut self) -> Result<bool> {
        self.space();
        self.lexer.margin();
        let token = self.lexer.peek();
        match token.kind {
            Kind::End => return Ok(false),
            Kind::Comment => {
                self.lexer.next();
                self.alone(&token)?;
            }
            Kind::Punct(b'#') => self.directive(&token)?,
            Kind::Word | Kind::Punct(b'+' | b'(') => {
                let mut instruction = self.instruction()?;
                self.last = token.start..self.lexer.offset();
                self.lexer.blanks();
                let comment = self.lexer.peek();
                if comment.kind == Kind::Comment {
                    self.lexer.next();
                    self.beside(&comment, &mut instruction)?;
                }
                self.instructions.push(instruction);
            }
            _ => {
                let message = format!("expected an instruction, found {}", token.describe());
                return Err(TextError::new(Code::TextSyntax, token.span(), message));
            }
        }
        Ok(true)
    }

    /// A line that is for a preprocessor.
    fn directive(&mut self, token: &Token<'_>) -> Result<()> {
        let mut ahead = self.lexer;
        ahead.next();
        let name = ahead.next();
        if matches!(name.text, b"line" | b"pragma") {
            self.skip_line();
            return Ok(());
        }
        let message = format!("`#{}` is for a preprocessor", String::from_utf8_lossy(name.text).trim_end());
        Err(TextError::new(Code::TextSyntax, token.start..name.span().end, message)
            .hint("macros, conditions and files to include are not read: preprocess the text first"))
    }

    fn skip_line(&mut self) {
        while !matches!(self.lexer.next().kind, Kind::LineEnd | Kind::End) {}
    }

    /// Skips blanks, line ends, and comments behind a semicolon.
    fn space(&mut self) {
        loop {
            self.lexer.blanks();
            match self.lexer.rest() {
                [b'\n' | b'\r' | b'\x0b' | b'\x0c', ..] | [b'\\', b'\n' | b'\r', ..] => {
                    self.lexer.seek(self.lexer.offset() + 1);
                }
                [b';', ..] => self.skip_line(),
                _ => return,
            }
        }
    }

    /// Skips all that may stand between two tokens of an instruction.
    fn gap(&mut self) {
        loop {
            self.space();
            if !matches!(self.lexer.rest(), [b'/', b'/' | b'*', ..]) {
                return;
            }
            self.lexer.next();
        }
    }

    /// Takes a byte behind any gap, if it is the next one.
    fn punct(&mut self, byte: u8) -> bool {
        let start = self.lexer.offset();
        self.gap();
        if !self.lexer.rest().is_empty() && self.lexer.punct(byte) {
            return true;
        }
        self.lexer.seek(start);
        false
    }

    /// The next token behind any gap, which stays where it is.
    fn ahead(&self) -> Token<'t> {
        let mut copy = Parser::new(self.lexer, self.version);
        copy.gap();
        copy.lexer.peek()
    }

    /// An error: something else was expected where the lexer stands.
    #[cold]
    fn expected(&self, code: Code, expected: &str) -> TextError {
        let token = self.ahead();
        TextError::new(code, token.span(), format!("expected {expected}, found {}", token.describe()))
    }

    /// Takes a byte behind any gap, or says that it was expected.
    fn need(&mut self, byte: u8, behind: &str) -> Result<()> {
        if self.punct(byte) {
            return Ok(());
        }
        Err(self.expected(Code::TextSyntax, &format!("`{}` {behind}", char::from(byte))))
    }

    fn finish(self, header: Range<usize>) -> std::result::Result<Parsed, Vec<TextError>> {
        if !self.errors.is_empty() {
            return Err(self.errors);
        }
        let tail = 0xffff_u32.to_le_bytes().to_vec();
        let mut program = ProgramModel { version: self.version, instructions: self.instructions, tail };
        program.renumber();
        self.whole.apply(&mut program);
        Ok(Parsed { program, warnings: self.warnings, header })
    }
}

fn is_version_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'.'
}

/// The version of a spelling: those that D3DAssemble takes, and those that a listing has of other numbers.
fn version_of(text: &str) -> Option<Version> {
    let separator = if text.contains('.') { '.' } else { '_' };
    let mut pieces = text.split(separator);
    let (Some(stage), Some(major), Some(minor), None) = (pieces.next(), pieces.next(), pieces.next(), pieces.next())
    else {
        return None;
    };
    let stage = Stage::ROWS.iter().find(|row| row.2 == stage)?.0;
    let major: u32 = major.parse().ok().filter(|major| (1..=3).contains(major))?;
    let named = MinorName::ROWS.iter().find(|row| row.2 == minor).map(|row| u32::from(row.0));
    let minor = match (named, minor.parse::<u32>()) {
        (Some(minor), _) if major == 2 || (major == 3 && minor == u32::from(MinorName::SOFTWARE.0)) => minor,
        // 1.0 is 1.1.
        (None, Ok(0)) if major == 1 => 1,
        (None, Ok(minor @ 0..=255)) => minor,
        _ => return None,
    };
    let known = match (major, Stage(stage)) {
        (1, Stage::PIXEL) => (1..=4).contains(&minor),
        (1, _) => minor == 1,
        _ => minor == 0 || named.is_some(),
    };
    known.then_some(Version(u32::from(stage) << 16 | major << 8 | minor))
}
