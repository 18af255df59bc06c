//! Which line each instruction comes from.
//!
//! The line table says it for the function, statements first and expressions over them; the annotations of an inlined call
//! say it for the instructions of the call, over those of its caller. All of it is painted on the words of the program,
//! what counts most first, so that no word is painted twice.

use std::ops::Range;

use dxbin_base::record::Record;
use dxbin_pdb::lines;
use dxbin_pdb::spec::codeview::{AnnotationOp, InlineeLine, SubsectionKind};
use dxbin_pdb::symbols::{Annotations, signed};

use super::Streams;

/// A line of a file: the file's place among the checksums, and the line's number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) file: u32,
    pub(super) number: u32,
}

/// A stretch of code that comes from one line.
#[derive(Clone, Debug)]
pub(super) struct Row {
    code: Range<u32>,
    line: Line,
}

impl Row {
    /// The offset of its first instruction.
    pub(super) const fn start(&self) -> u32 {
        self.code.start
    }
}

/// The pieces of line information that a listing needs.
#[derive(Debug, Default)]
pub(super) struct Table<'s> {
    /// `DEBUG_S_LINES`.
    lines: Vec<&'s [u8]>,
    /// `DEBUG_S_FILECHKSMS`.
    pub(super) files: &'s [u8],
    /// `DEBUG_S_INLINEELINES`: where each inlined function is.
    inlinees: Vec<InlineeLine>,
}

impl<'s> Table<'s> {
    pub(super) fn of(streams: &'s Streams<'_>) -> Self {
        let mut table = Self::default();
        let module = &streams.module;
        for piece in lines::Subsections::new(&module.stream, module.lines.clone()) {
            match piece.kind {
                SubsectionKind::LINES => table.lines.push(piece.data),
                SubsectionKind::FILECHKSMS => table.files = piece.data,
                SubsectionKind::INLINEELINES => table.inlinees.extend(lines::inlinees(piece.data)),
                _ => {}
            }
        }
        table.inlinees.sort_by_key(|row| row.inlinee);
        table
    }

    /// Paints the lines of the function: of a block of lines of one file the first at an offset counts, of blocks the last.
    pub(super) fn paint(&self, painting: &mut Painting) {
        for data in self.lines.iter().rev() {
            let blocks: Vec<_> = lines::blocks(data).collect();
            for block in blocks.iter().rev() {
                for line in block.lines() {
                    let start = block.header.offset.wrapping_add(line.offset);
                    let line = Line { file: block.block.file, number: line.bits & 0xff_ffff };
                    painting.paint(&Row { code: start..start.saturating_add(4), line });
                }
            }
        }
    }

    /// The rows of an inlined call: its statements, then its expressions. Offsets count from the function's start.
    pub(super) fn inlined(&self, inlinee: u32, start: u32, annotations: Annotations<'_>) -> Vec<Row> {
        let place = self.inlinees.binary_search_by_key(&inlinee, |row| row.inlinee);
        // Of a function that the line information does not list, no line is known, nor where its code is.
        let Some(first) = place.ok().and_then(|place| self.inlinees.get(place)) else { return Vec::new() };
        let mut rows = Rows { line: Line { file: first.file, number: first.line }, at: start, rows: Vec::new() };
        for step in annotations {
            let [one, two] = step.operands;
            match step.op {
                AnnotationOp::CODE_OFFSET => rows.begin(one),
                AnnotationOp::CHANGE_CODE_OFFSET => rows.begin(rows.at.wrapping_add(one)),
                AnnotationOp::CHANGE_CODE_LENGTH => {
                    rows.length(one);
                    rows.at = rows.at.wrapping_add(one);
                }
                AnnotationOp::CHANGE_FILE => rows.line.file = one,
                AnnotationOp::CHANGE_LINE_OFFSET => rows.change_line(one),
                AnnotationOp::CHANGE_CODE_OFFSET_AND_LINE_OFFSET => {
                    rows.change_line(one >> 4);
                    rows.begin(rows.at.wrapping_add(one & 0xf));
                }
                AnnotationOp::CHANGE_CODE_LENGTH_AND_CODE_OFFSET => {
                    rows.begin(rows.at.wrapping_add(two));
                    rows.length(one);
                }
                _ => {}
            }
        }
        rows.rows
    }
}

/// Rows as annotations make them.
struct Rows {
    rows: Vec<Row>,
    line: Line,
    at: u32,
}

impl Rows {
    /// A row starts, and ends the one before it if that has no length.
    fn begin(&mut self, at: u32) {
        if let Some(last) = self.rows.last_mut().filter(|last| last.code.end == u32::MAX) {
            last.code.end = at;
        }
        self.at = at;
        self.rows.push(Row { code: at..u32::MAX, line: self.line });
    }

    fn length(&mut self, length: u32) {
        if let Some(last) = self.rows.last_mut() {
            last.code.end = last.code.start.wrapping_add(length);
        }
    }

    fn change_line(&mut self, by: u32) {
        self.line.number = self.line.number.wrapping_add_signed(signed(by));
    }
}

/// A line for every word of a program.
#[derive(Debug)]
pub(super) struct Painting {
    lines: Vec<Line>,
    /// The next word at or behind this one that is not painted.
    next: Vec<u32>,
}

impl Painting {
    pub(super) fn new(words: usize) -> Self {
        let words = u32::try_from(words).unwrap_or(u32::MAX - 1);
        Self { lines: vec![Line::default(); words as usize], next: (0..=words).collect() }
    }

    fn free(&mut self, word: u32) -> u32 {
        let mut root = word;
        while let Some(&next) = self.next.get(root as usize).filter(|&&next| next != root) {
            root = next;
        }
        let mut at = word;
        while let Some(next) = self.next.get_mut(at as usize).filter(|next| **next != root) {
            at = std::mem::replace(next, root);
        }
        root
    }

    /// Paints what is not painted yet of a row.
    pub(super) fn paint(&mut self, row: &Row) {
        let end = row.code.end.div_ceil(4).min(self.lines.len() as u32);
        let mut word = (row.code.start / 4).min(end);
        loop {
            word = self.free(word);
            if word >= end {
                break;
            }
            let places = (self.lines.get_mut(word as usize), self.next.get_mut(word as usize));
            if let (Some(line), Some(next)) = places {
                *line = row.line;
                *next = word + 1;
            }
        }
    }

    /// The line of the word at an offset in bytes.
    pub(super) fn line(&self, offset: u32) -> Option<Line> {
        self.lines.get(offset as usize / 4).copied().filter(|line| *line != Line::default())
    }
}

const _: () = assert!(InlineeLine::SIZE == 12);
