//! The operands that most lines are made of, written in one go with what stands before them.
//!
//! Text of a listing comes in pieces of a few bytes, and asking for room costs as much as writing them. Numbered values,
//! small integers and `undef` behind short types are most of all operands: for them there is one question.

use dxbin_base::pen::Room;
use dxbin_base::sink::{Class, Sink};

use crate::model::{ConstantKind, InstructionId, MetadataId, Type, TypeId, Value, ValueKind};

use super::slots::{Label, LabelKind};
use super::{Comments, Printer, TooLarge, texts};

/// An operand of few bytes.
#[derive(Clone, Copy)]
enum Short {
    /// A numbered value.
    Slot(u32),
    /// An integer.
    Integer(i64),
    /// A word, and how long it is.
    Word(&'static [u8; 8], usize),
}

impl Short {
    fn of(label: Label) -> Option<Self> {
        match label.kind() {
            LabelKind::Slot(slot) => Some(Self::Slot(slot)),
            _ => None,
        }
    }

    #[inline(always)]
    fn write<S: Sink>(self, room: &mut Room<'_, S>) {
        match self {
            Self::Slot(slot) => {
                room.put(Class::Register, b"%");
                room.unsigned(Class::Register, slot);
            }
            Self::Integer(value) => room.signed64(Class::Literal, value),
            Self::Word(word, length) => room.part(Class::Literal, word, length),
        }
    }
}

impl<S: Sink, C: Comments> Printer<'_, '_, S, C> {
    /// The operand and its type.
    #[inline(always)]
    fn short(&self, value: Value) -> Option<(Short, TypeId)> {
        match value.kind() {
            ValueKind::Instruction(id) => {
                Some((Short::of(self.slots.instruction(id))?, self.module.instructions.result(id)?))
            }
            ValueKind::Argument(index) => {
                Some((Short::of(self.slots.argument(index))?, *self.parameters.get(index as usize)?))
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

    /// A value and its type, behind some text.
    #[inline]
    pub(super) fn typed_after<const N: usize>(&mut self, before: &[u8; N], value: Value) -> Result<(), TooLarge> {
        if let Some((short, of)) = self.short(value) {
            let text = self.types.get(of);
            if let Some(block) = texts::block(&self.texts.bytes, text) {
                self.pen.compose(|room| {
                    room.put(Class::Plain, before);
                    room.part(Class::Keyword, block, text.length as usize);
                    room.put(Class::Plain, b" ");
                    short.write(room);
                });
                return Ok(());
            }
        }
        self.put(before);
        self.typed_operand(value)
    }

    /// A value behind some text.
    #[inline]
    pub(super) fn operand_after<const N: usize>(&mut self, before: &[u8; N], value: Value) -> Result<(), TooLarge> {
        if let Some((short, _)) = self.short(value) {
            self.pen.compose(|room| {
                room.put(Class::Plain, before);
                short.write(room);
            });
            return Ok(());
        }
        self.put(before);
        self.operand(value)
    }

    /// A block behind some text.
    #[inline]
    pub(super) fn block_after<const N: usize>(&mut self, before: &[u8; N], index: u32) {
        let label = self.slots.block(index);
        match label.kind() {
            LabelKind::Slot(slot) => self.pen.compose(|room| {
                room.put(Class::Keyword, before);
                room.put(Class::Register, b"%");
                room.unsigned(Class::Register, slot);
            }),
            _ => {
                self.pen.put(Class::Keyword, before);
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

    /// Where an instruction's line starts: its number, if it has one.
    #[inline]
    pub(super) fn line_start(&mut self, id: InstructionId) {
        let label = self.slots.instruction(id);
        match label.kind() {
            LabelKind::Slot(slot) => self.pen.compose(|room| {
                room.put(Class::Plain, b"  ");
                room.put(Class::Register, b"%");
                room.unsigned(Class::Register, slot);
                room.put(Class::Plain, b" = ");
            }),
            LabelKind::None => self.put(b"  "),
            LabelKind::Name { .. } => {
                self.put(b"  ");
                self.label(b"%", label);
                self.put(b" = ");
            }
        }
    }
}
