//! Assembly text to a program: the printer's tables, read the other way.
//!
//! What is read is the listing that D3DDisassemble writes, under any flag word that keeps the instructions, and the same
//! written by hand: a line with the version, and a line for each instruction or declaration. Numbers and offsets in the
//! margin, comments, `#line`, and all that stands before the version are passed over.
//!
//! The text says less than the tokens. What it leaves open is chosen as fxc does (which of the ways to take components,
//! to store an index, ...); comments that start with `// exact:` ([`crate::exact`]) say what fxc would have done
//! otherwise. A line that is wrong is passed over too, so that one run finds all errors there are.

mod custom_data;
mod declaration;
mod exact;
mod instruction;
mod literal;
mod operand;

use std::ops::Range;

use dxbin_base::Code;
use dxbin_base::lex::{Kind, Lexer, TextError, nearest};

use crate::spec::{Opcode, ProgramType};
use crate::token::{OpcodeToken, Version};

/// What came of a text.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The program's bytes.
    pub bytes: Vec<u8>,
    /// How many of them, at the end, belong to no instruction.
    pub tail: usize,
    /// Where its instructions are.
    pub instructions: Vec<Placed>,
    /// What is odd, but no reason to give up.
    pub warnings: Vec<TextError>,
    /// The text in front of the line with the version: the listing's comment header.
    pub header: Range<usize>,
}

/// An instruction of a program that was parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Its first word's place in the program.
    pub at: u32,
    /// Which of its words are literals written in hexadecimal, bit 0 for the first; bit 63 stands for all from the 64th on.
    /// All bits, where an `// exact:` comment says what the words are.
    pub exact: u64,
}

/// Errors beyond this many are not told.
const MAX_ERRORS: usize = 100;

type Result<T> = std::result::Result<T, TextError>;

/// Reads a program.
///
/// ```
/// let text = b"ps_5_0\n   0: mov r0.xy, -|v1.xyxx|\n   1: ret\n";
/// let parsed = dxbin_tpf::parse::parse(text).unwrap();
/// assert_eq!(parsed.bytes.len(), 4 * (2 + 6 + 1));
///
/// let errors = dxbin_tpf::parse::parse(b"ps_5_0\nmvo r0.xy, v1.xyxx\n").unwrap_err();
/// assert_eq!(errors[0].position(b"ps_5_0\nmvo r0.xy, v1.xyxx\n").to_string(), "2:1");
/// assert_eq!(errors[0].hint.as_deref(), Some("did you mean `mov`?"));
/// ```
///
/// # Errors
///
/// All that are found, in the order of their lines.
pub fn parse(text: &[u8]) -> std::result::Result<Parsed, Vec<TextError>> {
    parse_from(text, 0)
}

/// Reads a program that starts behind other text: level 9 code is listed in front of it.
///
/// # Errors
///
/// All that are found, in the order of their lines.
pub fn parse_from(text: &[u8], start: usize) -> std::result::Result<Parsed, Vec<TextError>> {
    let mut lexer = Lexer::new(text);
    lexer.seek(lexer.offset().max(start));
    let mut parser = Parser::new(lexer, Version(0));
    let header = match parser.version() {
        Ok(header) => header,
        Err(error) => return Err(vec![error]),
    };
    parser.body();
    parser.finish(header)
}

/// Reads the lines of one instruction of a program of this version.
pub(crate) fn instruction(text: &[u8], version: Version) -> Option<One<'_>> {
    let mut parser = Parser::new(Lexer::new(text), version);
    parser.body();
    match parser.instructions.as_slice() {
        [placed] if parser.errors.is_empty() => {
            let text = text.get(parser.last.clone()).unwrap_or_default();
            Some(One { exact: placed.exact, text, words: parser.words.split_off(HEADER) })
        }
        _ => None,
    }
}

/// What came of the text of one instruction.
pub(crate) struct One<'t> {
    /// Its words.
    pub(crate) words: Vec<u32>,
    /// As [`Placed::exact`].
    pub(crate) exact: u64,
    /// Its text, without margin and comment.
    pub(crate) text: &'t [u8],
}

/// The words before the first instruction: version and length.
const HEADER: usize = 2;

/// The most words that an instruction's token can state.
const MAX_LENGTH: usize = 127;

/// The most words behind the operand of a declaration.
const MAX_WORDS: usize = 3;

/// Where the parser stands in the text, and the words that it has written.
///
/// Words are written as they are read: an instruction's token gains its bits, and an operand's its form, when the text
/// that says so comes.
struct Parser<'t> {
    lexer: Lexer<'t>,
    version: Version,
    version_span: Range<usize>,
    words: Vec<u32>,
    /// Where the instruction that is read starts among the words.
    start: usize,
    /// The instructions that were read.
    instructions: Vec<Placed>,
    /// Of the one that is read, what will be [`Placed::exact`].
    exact: u64,
    /// The length that the instructions state together, in words.
    length: u32,
    /// What registers with a name of one letter are.
    simple: &'static [u8; 256],
    /// The words behind the operand of the declaration that is read, which may come before it in the text.
    declared: [u32; MAX_WORDS],
    /// The table behind them.
    table: Vec<u32>,
    errors: Vec<TextError>,
    warnings: Vec<TextError>,
    /// Where the last instruction's text stands.
    last: Range<usize>,
    /// What comments say of the program as a whole.
    whole: exact::Whole,
}

impl<'t> Parser<'t> {
    fn new(lexer: Lexer<'t>, version: Version) -> Self {
        // A line's words take about as many bytes as its text; a little less saves both room and growth.
        let mut words = Vec::with_capacity(HEADER + lexer.rest().len() / 6);
        words.resize(HEADER, 0);
        Self {
            lexer,
            version,
            version_span: 0..0,
            words,
            start: HEADER,
            instructions: Vec::with_capacity(lexer.rest().len() / 64),
            exact: 0,
            length: HEADER as u32,
            simple: operand::simple_types(version),
            declared: [0; MAX_WORDS],
            table: Vec::new(),
            errors: Vec::new(),
            warnings: Vec::new(),
            last: 0..0,
            whole: exact::Whole::default(),
        }
    }

    /// The line with the version, and all that stands before it.
    fn version(&mut self) -> Result<Range<usize>> {
        let start = self.lexer.offset();
        loop {
            let line = self.lexer.offset();
            self.lexer.margin();
            let token = self.lexer.peek();
            match token.kind {
                Kind::LineEnd | Kind::Comment => {
                    self.lexer.next();
                }
                Kind::Punct(b'#') => self.skip_line(),
                Kind::Word | Kind::Number => {
                    self.version_line()?;
                    return Ok(start..line);
                }
                Kind::End => {
                    let message = "expected a line with a version, found the end of the text";
                    return Err(TextError::new(Code::TextNoProgram, token.span(), message)
                        .hint("a program starts with a line such as `ps_5_0`"));
                }
                _ => {
                    let message = format!("expected a version, found {}", token.describe());
                    return Err(TextError::new(Code::TextVersion, token.span(), message)
                        .hint("a program starts with a line such as `ps_5_0`"));
                }
            }
        }
    }

    /// `ps_5_0`; `0x12_5_0` for a stage without a name.
    fn version_line(&mut self) -> Result<()> {
        let token = self.lexer.next();
        let mut text = token.text.to_vec();
        if token.kind == Kind::Number {
            text.extend(self.lexer.word().map(|word| word.text).unwrap_or_default());
        }
        let span = token.start..token.start + text.len();
        let text = String::from_utf8_lossy(&text).into_owned();
        let wrong = |message: String| Err(TextError::new(Code::TextVersion, span.clone(), message));
        let mut pieces = text.rsplitn(3, '_');
        let numbers = [pieces.next(), pieces.next()].map(|piece| piece.and_then(|piece| piece.parse::<u32>().ok()));
        let ([Some(minor @ 0..16), Some(major @ 0..16)], Some(stage)) = (numbers, pieces.next()) else {
            let message = format!("expected a version such as `ps_5_0`, found `{text}`");
            return wrong(message)
                .map_err(|error| error.hint("the line with the version stands before all instructions"));
        };
        let named = ProgramType::ROWS.iter().find(|row| row.2 == stage).map(|row| row.0);
        let number = stage.strip_prefix("0x").and_then(|digits| u16::from_str_radix(digits, 16).ok());
        let Some(stage) = named.or(number) else {
            let stages: Vec<&str> = ProgramType::ROWS.iter().map(|row| row.2).collect();
            return wrong(format!("expected one of the stages {}, found `{stage}`", stages.join(", ")));
        };
        self.version = Version(u32::from(stage) << 16 | major << 4 | minor);
        self.simple = operand::simple_types(self.version);
        self.version_span = span;
        self.line_end("the end of the line behind the version")
    }

    /// The lines behind the version.
    fn body(&mut self) {
        while self.errors.len() < MAX_ERRORS {
            match self.line() {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    self.errors.push(error);
                    self.skip_line();
                }
            }
        }
    }

    /// A line, or several where the instruction goes on; false at the end.
    fn line(&mut self) -> Result<bool> {
        self.lexer.margin();
        if !self.lexer.at_word() {
            return self.empty_line();
        }
        let start = self.lexer.offset();
        self.start = self.words.len();
        self.exact = 0;
        self.instruction()?;
        self.last = start..self.lexer.offset();
        self.fit()?;
        self.lexer.blanks();
        if !self.lexer.line_end() {
            let comment = self.lexer.peek();
            if comment.kind == Kind::Comment {
                self.lexer.next();
                self.beside(&comment)?;
            }
            self.line_end("the end of the line")?;
        }
        self.end_instruction();
        Ok(true)
    }

    /// A line without an instruction.
    fn empty_line(&mut self) -> Result<bool> {
        let token = self.lexer.next();
        match token.kind {
            Kind::End => return Ok(false),
            Kind::LineEnd => {}
            Kind::Comment => self.alone(&token)?,
            Kind::Punct(b'#') => self.skip_line(),
            _ => {
                self.lexer.seek(token.start);
                let message = format!("expected an instruction or declaration, found {}", token.describe());
                return Err(TextError::new(Code::TextSyntax, token.span(), message));
            }
        }
        Ok(true)
    }

    fn skip_line(&mut self) {
        while !matches!(self.lexer.next().kind, Kind::LineEnd | Kind::End) {}
    }

    /// The end of a line, and a comment before it.
    fn line_end(&mut self, expected: &str) -> Result<()> {
        loop {
            let token = self.lexer.next();
            match token.kind {
                Kind::LineEnd | Kind::End => return Ok(()),
                Kind::Comment => {}
                _ => {
                    self.lexer.seek(token.start);
                    return Err(self.expected(Code::TextSyntax, expected));
                }
            }
        }
    }

    /// The word of the instruction that is read which holds its opcode.
    #[inline]
    fn token(&self) -> OpcodeToken {
        OpcodeToken(self.words.get(self.start).copied().unwrap_or(0))
    }

    /// Sets bits of a word that was written.
    #[inline]
    fn add(&mut self, place: usize, bits: u32) {
        if let Some(word) = self.words.get_mut(place) {
            *word |= bits;
        }
    }

    /// States the instruction's length, which must fit.
    #[inline]
    fn fit(&mut self) -> Result<()> {
        let length = self.words.len() - self.start;
        if length > MAX_LENGTH || self.token().opcode() == Opcode::CUSTOMDATA {
            return self.fit_long(length);
        }
        self.add(self.start, (length as u32) << 24);
        Ok(())
    }

    /// The same for what is long, or states its length in a word of its own.
    #[cold]
    fn fit_long(&mut self, length: usize) -> Result<()> {
        match self.token().opcode() {
            Opcode::CUSTOMDATA => self.add(self.start + 1, length as u32),
            Opcode::DCL_FUNCTION_TABLE | Opcode::DCL_INTERFACE => {
                self.words.insert(self.start + 1, length as u32 + 1);
                self.add(self.start, 1 << 31);
            }
            _ => {
                let message = format!("an instruction has at most {MAX_LENGTH} words, this one needs {length}");
                return Err(TextError::new(Code::TextLength, self.last.clone(), message));
            }
        }
        Ok(())
    }

    /// Counts the instruction that was read.
    #[inline]
    fn end_instruction(&mut self) {
        let token = self.token();
        let words = (self.words.len() - self.start) as u32;
        let stated = match token.opcode() {
            Opcode::CUSTOMDATA => self.words.get(self.start + 1).copied().unwrap_or(0),
            _ => token.length(),
        };
        // An instruction at the program's end may state more words than there are.
        self.length = self.length.saturating_add(stated.max(words));
        self.instructions.push(Placed { at: self.start as u32, exact: self.exact });
    }

    fn finish(mut self, header: Range<usize>) -> std::result::Result<Parsed, Vec<TextError>> {
        if !(4..=5).contains(&self.version.major()) && !self.whole.has_version() {
            let (major, minor) = (self.version.major(), self.version.minor());
            let message = format!("Shader Model {major}.{minor} has no token stream; those from 4.0 to 5.1 have");
            self.errors.insert(0, TextError::new(Code::TextVersion, self.version_span, message));
        }
        if !self.errors.is_empty() {
            return Err(self.errors);
        }
        let (first, tail) = self.whole.finish(self.version, self.length, &mut self.warnings);
        if let Some(words) = self.words.first_chunk_mut() {
            *words = first;
        }
        let words: Vec<[u8; 4]> = self.words.iter().map(|word| word.to_le_bytes()).collect();
        let mut bytes = words.into_flattened();
        bytes.extend_from_slice(&tail);
        Ok(Parsed { bytes, tail: tail.len(), instructions: self.instructions, warnings: self.warnings, header })
    }

    /// An error: something else was expected where the lexer stands.
    #[cold]
    fn expected(&self, code: Code, expected: &str) -> TextError {
        let token = self.lexer.peek();
        TextError::new(code, token.span(), format!("expected {expected}, found {}", token.describe()))
    }

    /// Takes a byte behind any blanks, or says that it was expected.
    fn need(&mut self, byte: u8, behind: &str) -> Result<()> {
        if self.lexer.punct(byte) {
            return Ok(());
        }
        Err(self.expected(Code::TextSyntax, &format!("`{}` {behind}", char::from(byte))))
    }

    /// A number that may be negative and fits in a word.
    #[inline]
    fn signed(&mut self, what: &str) -> Result<u32> {
        self.lexer.blanks();
        match self.lexer.small() {
            Some(value) => Ok(value),
            None => self.long_signed(what),
        }
    }

    fn long_signed(&mut self, what: &str) -> Result<u32> {
        let negative = self.lexer.punct(b'-');
        let Some(number) = self.lexer.number() else { return Err(self.expected(Code::TextSyntax, what)) };
        let value = number.integer();
        let word = match (value, negative) {
            (Some(value @ 0..=0xffff_ffff), false) => Some(value as u32),
            (Some(value @ 0..=0x8000_0000), true) => Some((value as u32).wrapping_neg()),
            _ => None,
        };
        word.ok_or_else(|| {
            let text = String::from_utf8_lossy(number.text);
            let message = match (number.is_float(), negative) {
                _ if number.text.len() == 2 && number.is_hex() => format!("expected digits behind `{text}`"),
                (true, _) => format!("expected {what}, which is an integer, found `{text}`"),
                (false, true) => format!("-{text} is less than a word of 32 bits can hold"),
                (false, false) => format!("{text} is more than a word of 32 bits can hold"),
            };
            TextError::new(Code::TextRange, number.span(), message)
        })
    }

    /// A number within bounds.
    fn bounded(&mut self, what: &str, bounds: std::ops::RangeInclusive<u32>) -> Result<u32> {
        self.lexer.blanks();
        let start = self.lexer.offset();
        let value = self.signed(what)?;
        if bounds.contains(&value) {
            return Ok(value);
        }
        let message = format!("{what} is from {} to {}, found {}", bounds.start(), bounds.end(), value as i32);
        Err(TextError::new(Code::TextRange, start..self.lexer.offset(), message))
    }

    /// Takes a spelling, of which blanks stand for any number of blanks, if it stands here as a whole.
    #[inline]
    fn eat(&mut self, spelling: &str) -> bool {
        let start = self.lexer.offset();
        self.lexer.blanks();
        let can = matches!(spelling.as_bytes(), [first, ..] if *first == self.lexer.byte() || *first == b' ');
        let found = can && self.eat_whole(spelling);
        if !found {
            self.lexer.seek(start);
        }
        found
    }

    fn eat_whole(&mut self, spelling: &str) -> bool {
        // As it is printed, or with other blanks.
        let found = self.lexer.eat(spelling.as_bytes()) || spelling.contains(' ') && self.eat_pieces(spelling);
        let goes_on =
            spelling.ends_with(|last: char| last.is_ascii_alphanumeric()) && self.lexer.byte().is_ascii_alphanumeric();
        found && !goes_on
    }

    fn eat_pieces(&mut self, spelling: &str) -> bool {
        spelling.bytes().all(|byte| match byte {
            b' ' => {
                self.lexer.blanks();
                true
            }
            _ => self.lexer.eat_byte(byte),
        })
    }

    /// Takes the longest of the spellings that stands here; its value.
    fn choose(&mut self, rows: impl Iterator<Item = (u32, &'static str)>) -> Option<u32> {
        let start = self.lexer.offset();
        self.lexer.blanks();
        let (behind, letter) = (self.lexer.offset(), self.lexer.byte());
        let mut best = None;
        for (value, spelling) in rows {
            let can = matches!(spelling.as_bytes(), [first, ..] if *first == letter || *first == b' ');
            if can && self.eat_whole(spelling) {
                let end = self.lexer.offset();
                if best.is_none_or(|(longest, _)| end > longest) {
                    best = Some((end, value));
                }
            }
            self.lexer.seek(behind);
        }
        self.lexer.seek(best.map_or(start, |best| best.0));
        best.map(|best| best.1)
    }

    /// The same; an error if there is none.
    fn keyword(&mut self, what: &str, rows: impl Iterator<Item = (u32, &'static str)> + Clone) -> Result<u32> {
        if let Some(value) = self.choose(rows.clone()) {
            return Ok(value);
        }
        let error = self.expected(Code::TextKeyword, what);
        let token = self.lexer.peek();
        if token.kind != Kind::Word {
            return Err(error);
        }
        let found = String::from_utf8_lossy(token.text).into_owned();
        Err(match nearest(&found, rows.map(|row| row.1.trim_start_matches([',', ' ']))) {
            Some(near) => error.hint(format!("did you mean `{near}`?")),
            None => error,
        })
    }
}
