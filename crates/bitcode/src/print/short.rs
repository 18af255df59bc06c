//! The operands that most lines are made of, written in one go with what stands before them.
//!
//! Text of a listing comes in pieces of a few bytes, and asking for room costs as much as writing them. Numbered values,
//! small integers and `undef` behind short types are most of all operands: for them there is one question.

use dxbin_base::pen::{Name, Pen, Room, Run};
use dxbin_base::sink::{Class, Sink};

use crate::model::{ConstantKind, Function, InstructionId, MetadataId, Module, Type, TypeId, Value, ValueKind};

use super::label::{Digits, Label, LabelKind};
use super::number;
use super::slots::Slots;
use super::texts::{self, Texts};
use super::types::TypeTexts;
use super::{Comments, Printer, TooLarge};

/// The most bytes of an operand with its type, and of what stands before it.
const LONGEST: usize = 2 * Run::LONGEST + 32;

/// An operand of few bytes.
#[derive(Clone, Copy)]
enum Short<'t> {
    /// A numbered value.
    Number(Digits),
    /// An integer.
    Integer(i64),
    /// A word, and how long it is.
    Word(&'static [u8; 8], usize),
    /// A local name.
    Local(Run<'t>),
    /// The name of a global, with what stands before it.
    Global(Run<'t>),
}

impl Short<'_> {
    #[inline(always)]
    fn write<S: Sink>(self, room: &mut Room<'_, S>) {
        match self {
            Self::Number(digits) => {
                let (block, length) = digits.block();
                room.put(Class::Register, b"%");
                room.part(Class::Register, &block, length);
            }
            Self::Integer(value) => room.signed64(Class::Literal, value),
            Self::Word(word, length) => room.part(Class::Literal, word, length),
            Self::Local(name) => {
                room.put(Class::Register, b"%");
                room.run(Class::Register, name);
            }
            Self::Global(name) => room.run(Class::Register, name),
        }
    }
}

/// What operands are made of, apart from the pen.
#[derive(Clone, Copy)]
struct View<'p> {
    module: &'p Module,
    texts: &'p Texts,
    types: &'p TypeTexts,
    slots: &'p Slots,
    function: Option<&'p Function>,
    parameters: &'p [TypeId],
}

impl<'p> View<'p> {
    #[inline(always)]
    fn local(&self, label: Label) -> Option<Short<'p>> {
        match label.kind() {
            LabelKind::Digits(digits) => Some(Short::Number(digits)),
            LabelKind::Name { index, quoted: false } => {
                let &(_, name) = self.function?.body.as_ref()?.names.get(index as usize)?;
                Some(Short::Local(texts::run(&self.module.text, name.0)?))
            }
            _ => None,
        }
    }

    /// The operand and its type.
    #[inline(always)]
    fn short(&self, value: Value) -> Option<(Short<'p>, TypeId)> {
        match value.kind() {
            ValueKind::Instruction(id) => {
                Some((self.local(self.slots.instruction(id))?, self.module.instructions.result(id)?))
            }
            ValueKind::Argument(index) => {
                Some((self.local(self.slots.argument(index))?, *self.parameters.get(index as usize)?))
            }
            kind @ (ValueKind::Global(_) | ValueKind::Function(_) | ValueKind::Alias(_)) => {
                let name = texts::run(&self.texts.bytes, self.slots.global(kind))?;
                Some((Short::Global(name), self.module.type_of(value, None)?))
            }
            ValueKind::Constant(id) => {
                let constant = self.module.constants.get(id)?;
                let short = match (constant.kind, self.module.types.get(constant.of)?) {
                    (ConstantKind::Number([low, _]), Type::Integer(1)) => match low & 1 {
                        0 => Short::Word(b"false\0\0\0", 5),
                        _ => Short::Word(b"true\0\0\0\0", 4),
                    },
                    (ConstantKind::Number([low, high]), Type::Integer(width @ 1..=64)) => {
                        let bits = u64::from(low) | u64::from(high) << 32;
                        let unused = 64 - width;
                        Short::Integer((bits << unused) as i64 >> unused)
                    }
                    (ConstantKind::Undefined, _) => Short::Word(b"undef\0\0\0", 5),
                    _ => return None,
                };
                Some((short, constant.of))
            }
            _ => None,
        }
    }

    /// A value and its type, behind some text; `None`, and nothing written, for one that is long or does not fit.
    #[inline(always)]
    fn typed<S: Sink, const N: usize>(self, room: &mut Room<'_, S>, before: &[u8; N], value: Value) -> Option<()> {
        let (short, of) = self.short(value).filter(|_| room.fits(LONGEST))?;
        let of = self.of_type(of)?;
        room.put(Class::Plain, before);
        room.run(Class::Keyword, of);
        room.put(Class::Plain, b" ");
        short.write(room);
        Some(())
    }

    /// A value behind some text; `None`, and nothing written, for one that is long or does not fit.
    #[inline(always)]
    fn untyped<S: Sink, const N: usize>(self, room: &mut Room<'_, S>, before: &[u8; N], value: Value) -> Option<()> {
        let (short, _) = self.short(value).filter(|_| room.fits(LONGEST))?;
        room.put(Class::Plain, before);
        short.write(room);
        Some(())
    }

    /// The text of a type.
    #[inline(always)]
    fn of_type(&self, id: TypeId) -> Option<Run<'p>> {
        texts::run(&self.texts.bytes, self.types.get(id))
    }
}

impl<'s, S: Sink, C: Comments> Printer<'_, 's, S, C> {
    #[inline(always)]
    fn split(&mut self) -> (View<'_>, &mut Pen<'s, S>) {
        let Self { module, texts, types, slots, function, parameters, pen, .. } = self;
        (View { module, texts, types, slots, function: *function, parameters }, pen)
    }

    /// A local name or number behind a prefix.
    #[inline]
    pub(super) fn label<const N: usize>(&mut self, prefix: &[u8; N], label: Label) {
        match label.kind() {
            LabelKind::Digits(_) | LabelKind::Large(_) => self.number_of(Class::Register, prefix, label),
            LabelKind::None => self.bad_reference(),
            LabelKind::Name { index, quoted } => {
                let body = self.function.and_then(|function| function.body.as_ref());
                let name = body.and_then(|body| body.names.get(index as usize)).map(|name| name.1).unwrap_or_default();
                self.pen.put(Class::Register, prefix);
                self.name(name, quoted);
            }
        }
    }

    /// A local number behind a prefix; nothing for what has none.
    #[inline]
    pub(super) fn number_of<const N: usize>(&mut self, class: Class, prefix: &[u8; N], label: Label) {
        self.pen.compose(|room| match label.kind() {
            LabelKind::Digits(digits) => {
                let (block, length) = digits.block();
                room.put(class, prefix);
                room.part(class, &block, length);
            }
            LabelKind::Large(number) => {
                room.put(class, prefix);
                room.unsigned(class, number);
            }
            LabelKind::None | LabelKind::Name { .. } => {}
        });
    }

    /// A value and its type, behind some text.
    pub(super) fn typed_after<const N: usize>(&mut self, before: &[u8; N], value: Value) -> Result<(), TooLarge> {
        let (view, pen) = self.split();
        let done = pen.compose(|room| view.typed(room, before, value).is_some());
        if done {
            return Ok(());
        }
        self.put(before);
        self.typed_operand(value)
    }

    /// Values with commas between them, behind some text: each with its type, or only the first one.
    pub(super) fn row<const N: usize>(&mut self, before: &[u8; N], words: &[u32], all: bool) -> Result<(), TooLarge> {
        let mut done = 0;
        while done < words.len() {
            let (view, pen) = self.split();
            // As many in one go as are short and fit.
            done += pen.compose(|room| {
                let written = words.iter().enumerate().skip(done).take_while(|&(i, &word)| {
                    let written = match i {
                        0 => view.typed(room, before, Value(word)),
                        _ if all => view.typed(room, b", ", Value(word)),
                        _ => view.untyped(room, b", ", Value(word)),
                    };
                    written.is_some()
                });
                written.count()
            });
            if let Some(&word) = words.get(done) {
                match done {
                    0 => self.put(before),
                    _ => self.put(b", "),
                }
                if all || done == 0 {
                    self.typed_operand(Value(word))?
                } else {
                    self.operand(Value(word))?
                }
                done += 1;
            }
            self.pen.spill();
        }
        Ok(())
    }

    /// Numbers of one type, each with it and a comma before it.
    pub(super) fn numbers(&mut self, of: TypeId, numbers: impl Iterator<Item = u64>) -> Result<(), TooLarge> {
        let mut numbers = numbers.peekable();
        while numbers.peek().is_some() {
            let (view, pen) = self.split();
            let entry = view.module.types.get(of);
            let Some(text) = view.of_type(of) else { return self.long_numbers(of, numbers) };
            // As many in one go as fit.
            pen.compose(|room| {
                while room.fits(LONGEST)
                    && let Some(number) = numbers.next()
                {
                    room.put(Class::Plain, b", ");
                    room.run(Class::Keyword, text);
                    room.put(Class::Plain, b" ");
                    number::write(room, entry, number);
                }
            });
            self.pen.spill();
        }
        Ok(())
    }

    /// The same of a type of many bytes.
    #[cold]
    fn long_numbers(&mut self, of: TypeId, numbers: impl Iterator<Item = u64>) -> Result<(), TooLarge> {
        for number in numbers {
            self.put(b", ");
            self.of_type(of)?;
            self.put(b" ");
            self.number(of, number);
            self.pen.spill();
        }
        Ok(())
    }

    /// A value behind some text.
    #[inline]
    pub(super) fn operand_after<const N: usize>(&mut self, before: &[u8; N], value: Value) -> Result<(), TooLarge> {
        let (view, pen) = self.split();
        let done = pen.compose(|room| view.untyped(room, before, value).is_some());
        if done {
            return Ok(());
        }
        self.put(before);
        self.operand(value)
    }

    /// A block behind some text.
    #[inline]
    pub(super) fn block_after<const N: usize>(&mut self, before: &[u8; N], index: u32) {
        let label = self.slots.block(index);
        let (view, pen) = self.split();
        match view.local(label) {
            Some(short) => pen.compose(|room| {
                room.put(Class::Keyword, before);
                short.write(room);
            }),
            None => {
                pen.put(Class::Keyword, before);
                self.label(b"%", label);
            }
        }
    }

    /// A node's number behind some text.
    #[inline]
    pub(super) fn node_after<const N: usize>(&mut self, before: &[u8; N], id: MetadataId) {
        match self.slots.node(id) {
            Some(slot) => self.pen.compose(|room| {
                room.put(Class::Plain, before);
                room.put(Class::Register, b"!");
                room.unsigned(Class::Register, slot);
            }),
            None => {
                self.put(before);
                self.bad_reference();
            }
        }
    }

    /// Where an instruction's line starts: its number or its name, if it has one, and what it does.
    #[inline]
    pub(super) fn line_start(&mut self, id: InstructionId, operation: &Name) {
        let label = self.slots.instruction(id);
        let (view, pen) = self.split();
        let short = view.local(label);
        if short.is_none() && !label.is_none() {
            self.put(b"  ");
            self.label(b"%", label);
            self.put(b" = ");
            return self.pen.name(Class::Mnemonic, operation);
        }
        pen.compose(|room| {
            room.put(Class::Plain, b"  ");
            if let Some(short) = short {
                short.write(room);
                room.put(Class::Plain, b" = ");
            }
            room.name(Class::Mnemonic, operation);
        });
    }

    /// A type between two texts.
    #[inline]
    pub(super) fn type_between<const N: usize, const M: usize>(
        &mut self,
        before: &[u8; N],
        id: TypeId,
        after: &[u8; M],
    ) -> Result<(), TooLarge> {
        let (view, pen) = self.split();
        if let Some(of) = view.of_type(id) {
            pen.compose(|room| {
                room.put(Class::Plain, before);
                room.run(Class::Keyword, of);
                room.put(Class::Plain, after);
            });
            return Ok(());
        }
        self.put(before);
        self.of_type(id)?;
        self.put(after);
        Ok(())
    }
}
