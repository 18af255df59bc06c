//! Types: the text of each one, and which structures have lines of their own.

use dxbin_base::kept::tidy;

use crate::model::{Module, Span, Type, TypeId};

use super::TooLarge;
use super::finder::{Lists, find};
use super::names::push_name;
use super::nodes::Nodes;
use super::pieces::{Block, Piece, Pieces, block_of};
use super::stripped::Stripped;
use super::texts::Texts;

/// The longest text of a type; structures that hold each other twice over and over would have no end.
const LONGEST: usize = 1 << 15;

/// Types that are words ([`Type::word`]), as blocks.
static WORDS: [Block; Type::WORDS] = [
    block_of("void"),
    block_of("half"),
    block_of("float"),
    block_of("double"),
    block_of("x86_fp80"),
    block_of("fp128"),
    block_of("ppc_fp128"),
    block_of("x86_mmx"),
    block_of("label"),
    block_of("metadata"),
    block_of("i1"),
    block_of("i8"),
    block_of("i16"),
    block_of("i32"),
    block_of("i64"),
];

/// The structures that have lines of their own, and the text of every type.
#[derive(Debug, Default)]
pub(super) struct TypeTexts {
    /// Structures without a name, which have numbers.
    pub(super) numbered: Vec<TypeId>,
    /// Structures with one.
    pub(super) named: Vec<TypeId>,
    /// The text of each type; of no bytes where it is not made yet.
    texts: Vec<Span>,
    /// Those of few bytes once more.
    pieces: Pieces,
    finder: Lists,
}

impl TypeTexts {
    /// Takes all texts out, and keeps their memory.
    pub(super) fn clear(&mut self) {
        tidy(&mut self.numbered);
        tidy(&mut self.named);
        tidy(&mut self.texts);
        self.pieces.clear();
        self.finder.clear();
    }

    /// Those of a module, in the place of nothing; the nodes that named lists reach get their numbers.
    pub(super) fn start(&mut self, module: &Module, texts: &mut Texts, stripped: Stripped, nodes: &mut Nodes) {
        self.start_words(module, texts);
        let unnamed = |id: &TypeId| match module.types.get(*id) {
            Some(Type::Struct { name: Some(name), .. }) => name.is_empty(),
            _ => true,
        };
        for id in find(module, stripped, nodes, &mut self.finder) {
            if unnamed(id) { self.numbered.push(*id) } else { self.named.push(*id) }
        }
        for index in 0..self.numbered.len() {
            let Some(&id) = self.numbered.get(index) else { break };
            let start = texts.end();
            texts.put(b"%");
            texts.push_number(index as u64);
            self.set(id, start, texts);
        }
    }

    /// Every type: most that are printed are words, and these are ready.
    fn start_words(&mut self, module: &Module, texts: &mut Texts) {
        self.pieces.start(module.types.entries.len());
        let words = texts.end();
        texts.push(WORDS.as_flattened());
        for (index, entry) in module.types.entries.iter().enumerate() {
            let word = entry.word();
            self.finder.add_type(entry, word.is_some());
            let mut text = Span::default();
            if let Some(word) = word
                && let Some(block) = WORDS.get(word)
            {
                let start = (words + word * size_of::<Block>()) as u32;
                text = Span { start, length: Piece(block).of() as u32 };
                self.pieces.set_ready(index, block);
            }
            self.texts.push(text);
        }
    }

    /// What was put together since `start` is the text of a type.
    fn set(&mut self, id: TypeId, start: usize, texts: &mut Texts) {
        let Some(text) = self.texts.get_mut(id.index()) else { return };
        *text = texts.since(start);
        if let Some(block) = texts.block(start) {
            self.pieces.set(id.index(), text.length as usize, &block);
        }
    }

    /// The text of a type with a space behind it, if it is there and has few bytes.
    #[inline(always)]
    pub(super) fn piece(&self, id: TypeId) -> Option<Piece<'_>> {
        self.pieces.get(id.index())
    }

    /// The text of a type.
    #[inline]
    pub(super) fn get(&self, id: TypeId) -> Span {
        self.texts.get(id.index()).copied().unwrap_or_default()
    }

    /// Puts the text of a type together.
    pub(super) fn make(&mut self, module: &Module, texts: &mut Texts, id: TypeId) -> Result<(), TooLarge> {
        self.make_at(module, texts, id, 0)
    }

    /// Puts the texts of what is inside a structure together.
    pub(super) fn make_inside(&mut self, module: &Module, texts: &mut Texts, id: TypeId) -> Result<(), TooLarge> {
        let Some(Type::Struct { fields: Some(fields), .. }) = module.types.get(id) else { return Ok(()) };
        module.types.members(fields).iter().try_for_each(|&id| self.make(module, texts, id))
    }

    /// The same, those of what is inside it first.
    fn make_at(&mut self, module: &Module, texts: &mut Texts, id: TypeId, depth: u32) -> Result<(), TooLarge> {
        let Some(entry) = module.types.get(id) else { return Ok(()) };
        if self.get(id).length != 0 {
            return Ok(());
        }
        if depth > super::DEEPEST {
            return Err(TooLarge);
        }
        let mut inner = |id: TypeId, texts: &mut Texts| self.make_at(module, texts, id, depth + 1);
        match entry {
            Type::Pointer { to: id, .. } | Type::Array { of: id, .. } | Type::Vector { of: id, .. } => {
                inner(id, texts)?
            }
            Type::Function { returns, parameters, .. } => {
                inner(returns, texts)?;
                module.types.members(parameters).iter().try_for_each(|&id| inner(id, texts))?;
            }
            Type::Struct { name: None, fields, .. } => {
                let fields = module.types.members(fields.unwrap_or_default());
                fields.iter().try_for_each(|&id| inner(id, texts))?;
            }
            _ => {}
        }
        let start = texts.end();
        self.push(module, texts, id, entry)?;
        let text = texts.since(start);
        if text.length as usize > LONGEST || texts.end() > LONGEST * 256 {
            return Err(TooLarge);
        }
        self.set(id, start, texts);
        Ok(())
    }

    /// The text of a type whose inner types have theirs.
    fn push(&self, module: &Module, texts: &mut Texts, id: TypeId, entry: Type) -> Result<(), TooLarge> {
        match entry {
            Type::Integer(width) => {
                texts.put(b"i");
                texts.push_number(u64::from(width));
            }
            Type::Pointer { to, .. } => {
                texts.push_copy(self.get(to));
                if let Some(space @ 1..) = entry.space() {
                    texts.put(b" addrspace(");
                    texts.push_number(u64::from(space));
                    texts.put(b")");
                }
                texts.put(b"*");
            }
            Type::Array { count, of } => {
                texts.put(b"[");
                texts.push_number(count);
                texts.put(b" x ");
                texts.push_copy(self.get(of));
                texts.put(b"]");
            }
            Type::Vector { count, of } => {
                texts.put(b"<");
                texts.push_number(u64::from(count));
                texts.put(b" x ");
                texts.push_copy(self.get(of));
                texts.put(b">");
            }
            Type::Function { returns, parameters, variadic } => {
                texts.push_copy(self.get(returns));
                texts.put(b" (");
                let parameters = module.types.members(parameters);
                self.push_all(texts, parameters);
                if variadic {
                    texts.push(if parameters.is_empty() { b"..." } else { b", ..." });
                }
                texts.put(b")");
            }
            Type::Struct { name: None, .. } => self.push_body(module, texts, id)?,
            Type::Struct { name: Some(name), .. } if name.is_empty() => {
                // LLVM prints where it lies in memory.
                texts.push(format!("%\"type {:#x}\"", id.0).as_bytes());
            }
            Type::Struct { name: Some(name), .. } => push_name(texts, b"%", &module.text, name.0),
            // Words are there from the start.
            _ => {}
        }
        Ok(())
    }

    fn push_all(&self, texts: &mut Texts, types: &[TypeId]) {
        for (i, &id) in types.iter().enumerate() {
            if i > 0 {
                texts.put(b", ");
            }
            texts.push_copy(self.get(id));
            if texts.end() > LONGEST * 512 {
                break;
            }
        }
    }

    /// What is in a structure.
    pub(super) fn push_body(&self, module: &Module, texts: &mut Texts, id: TypeId) -> Result<(), TooLarge> {
        let Some(Type::Struct { fields, packed, .. }) = module.types.get(id) else { return Ok(()) };
        let Some(fields) = fields else {
            texts.put(b"opaque");
            return Ok(());
        };
        let fields = module.types.members(fields);
        if packed {
            texts.put(b"<");
        }
        texts.put(b"{");
        if !fields.is_empty() {
            texts.put(b" ");
            self.push_all(texts, fields);
            texts.put(b" ");
        }
        texts.put(b"}");
        if packed {
            texts.put(b">");
        }
        if texts.end() > LONGEST * 512 { Err(TooLarge) } else { Ok(()) }
    }
}
