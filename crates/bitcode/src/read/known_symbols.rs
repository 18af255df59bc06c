//! The symbol table of the thread's last module: that of a shader's program is its reflection's as well. It is known again by its
//! bytes, as types are by their bits.

use super::Reader;
use crate::model::{Span, Text};
use crate::spec::codes::SymbolCode;

/// The most bytes that are remembered, and of text: most shaders' tables are far below.
const LONGEST: usize = 1 << 10;

/// The table of a module whose blocks have the usual abbreviations.
#[derive(Debug, Default)]
pub(super) struct KnownSymbols {
    /// The block behind its stated length; of no bytes where none is remembered. And how wide the numbers of abbreviations are in it.
    bytes: Vec<u8>,
    width: u32,
    /// The numbers of the values that have names, and how long the names are.
    pub(super) rows: Vec<(u32, u32)>,
    text: Vec<u8>,
}

/// A table that is being read: its place, where its text starts, and how much was wrong with the module before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begun {
    start: u64,
    bytes: u64,
    width: u32,
    text: usize,
    defects: u64,
}

impl Reader<'_, '_> {
    /// At the start of the module's table of so many words: what is needed to know it again, if it can be known.
    pub(super) fn begin_symbols(&mut self, words: u32) -> Option<Begun> {
        let (start, bytes) = (self.cursor.position(), u64::from(words) * 4);
        let can_be = self.kept.is_second && self.has_usual_infos && bytes <= LONGEST as u64;
        let (width, text) = (self.cursor.width(), self.module.text.len());
        can_be.then(|| Begun { start, bytes, width, text, defects: self.diagnostics.count() })
    }

    /// Takes the names of the last table, where this one has the same bytes, and passes over it. Nothing is done where one of the
    /// values is nowhere.
    pub(super) fn take_symbols(&mut self, begun: Begun) -> bool {
        let known = &self.kept.symbols;
        let is_known = !known.bytes.is_empty()
            && known.width == begun.width
            && self.cursor.bytes_at(begun.start, begun.bytes) == Some(&known.bytes)
            && known.rows.iter().all(|&(number, _)| !self.value(number).is_none());
        if !is_known {
            self.kept.symbols.bytes.clear();
            self.kept.symbols.rows.clear();
            return false;
        }
        self.module.text.extend_from_slice(&known.text);
        let known = std::mem::take(&mut self.kept.symbols);
        let mut start = begun.text as u32;
        for &(number, length) in &known.rows {
            let name = Text(Span { start, length });
            start += length;
            if let Err(error) = self.symbol(SymbolCode::ENTRY, Some(u64::from(number)), name, None) {
                self.note(error);
            }
        }
        self.kept.symbols = known;
        self.cursor.bits().jump(begun.start + 8 * begun.bytes);
        self.cursor.leave_to(self.cursor.depth() - 1);
        true
    }

    /// Remembers the table that was just read, whose rows were kept.
    pub(super) fn remember_symbols(&mut self, begun: Begun) {
        let text = self.module.text.get(begun.text..).unwrap_or_default();
        let known = &mut self.kept.symbols;
        let length: u64 = known.rows.iter().map(|&(_, length)| u64::from(length)).sum();
        let is_sound = self.diagnostics.count() == begun.defects
            && self.cursor.position() == begun.start + 8 * begun.bytes
            && text.len() as u64 == length
            && text.len() <= LONGEST;
        if let Some(bytes) = self.cursor.bytes_at(begun.start, begun.bytes).filter(|_| is_sound) {
            known.bytes.extend_from_slice(bytes);
            known.width = begun.width;
            known.text.clear();
            known.text.extend_from_slice(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::kept::Kept;
    use super::super::read;
    use crate::bitstream::Emitter;
    use crate::spec::abbreviations::{STANDARD, resolve};
    use crate::spec::codes::{Block, BlockInfoCode, ModuleCode, SymbolCode, TypeCode};
    use dxbin_base::{Diagnostics, Limits};

    /// A module of so many globals and these symbols: what it is, a number, and the name.
    fn stream(globals: usize, symbols: &[(SymbolCode, u64, &str)]) -> Vec<u8> {
        let mut out = Emitter::new();
        out.fixed(0xdec0_4342, 32);
        out.enter(Block::MODULE.0, 3);
        out.record(ModuleCode::VERSION.0, &[1]);
        out.enter(Block::BLOCKINFO.0, 2);
        let mut about = None;
        for &(block, operands) in STANDARD {
            if about.replace(block) != Some(block) {
                out.record(BlockInfoCode::SET_BLOCK.0, &[u64::from(block.0)]);
            }
            out.define(&resolve(operands, 2));
        }
        out.end();
        out.enter(Block::TYPE.0, 4);
        out.record(TypeCode::NUMENTRY.0, &[1]);
        out.record(TypeCode::INTEGER.0, &[32]);
        out.end();
        (0..globals).for_each(|_| out.record(ModuleCode::GLOBALVAR.0, &[0, 2, 0, 0, 0, 0]));
        out.enter(Block::VALUE_SYMTAB.0, 4);
        for (code, number, name) in symbols {
            out.record(code.0, &std::iter::once(*number).chain(name.bytes().map(u64::from)).collect::<Vec<_>>());
        }
        out.end();
        out.end();
        out.finish()
    }

    /// The names of the globals, and what is wrong.
    fn told(bytes: &[u8]) -> String {
        let mut diagnostics = Diagnostics::new();
        match read(bytes, 0, &Limits::default(), &mut diagnostics) {
            Ok(module) => {
                let names = module.globals.iter().map(|global| String::from_utf8_lossy(module.bytes(global.name)));
                format!("{} {:?} {diagnostics:?}", names.collect::<Vec<_>>().join(" "), module.layout.symbols)
            }
            Err(error) => error.to_string(),
        }
    }

    fn fresh(bytes: &[u8]) -> String {
        std::thread::scope(|scope| scope.spawn(|| told(bytes)).join().unwrap())
    }

    #[test]
    fn what_is_known_again_says_what_it_says() {
        let (entry, block) = (SymbolCode::ENTRY, SymbolCode::BLOCK_ENTRY);
        let streams = [
            stream(2, &[(entry, 0, "one"), (entry, 1, "two")]),
            stream(2, &[(entry, 1, "one"), (entry, 0, "two")]),
            // The same names of a module that has less, or more.
            stream(1, &[(entry, 0, "one"), (entry, 1, "two")]),
            stream(3, &[(entry, 0, "one"), (entry, 1, "two")]),
            stream(2, &[(entry, 0, "one"), (entry, 1, "one"), (entry, 0, "")]),
            stream(2, &[(entry, 0, "one"), (block, 0, "two")]),
            stream(2, &[]),
        ];
        for before in &streams {
            for bytes in &streams {
                let expected = fresh(bytes);
                assert_eq!((told(before), told(before)), (fresh(before), fresh(before)));
                assert_eq!(told(bytes), expected);
            }
            for cut in (0..before.len()).step_by(4) {
                assert_eq!(told(&before[..cut]), fresh(&before[..cut]), "{cut}");
            }
        }
    }

    #[test]
    fn the_last_table_is_known() {
        let bytes = |second| stream(2, &[(SymbolCode::ENTRY, 0, "one"), (SymbolCode::ENTRY, 1, second)]);
        // The thread's first module is not remembered.
        let remembered = [(); 2].map(|()| {
            told(&bytes("two"));
            let kept = Kept::take();
            let remembered = !kept.symbols.bytes.is_empty();
            kept.put();
            remembered
        });
        assert_eq!(remembered, [false, true]);
        let mut kept = Kept::take();
        kept.symbols.text[0] = b'O';
        kept.put();
        assert!(told(&bytes("two")).starts_with("One two "));
        assert!(told(&bytes("to")).starts_with("one to "));
        assert!(told(&bytes("two")).starts_with("one two "));
    }
}
