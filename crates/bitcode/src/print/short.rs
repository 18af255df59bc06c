//! Operands of few bytes, written with what stands before them.
//!
//! Text of a listing comes in pieces of a few bytes. Numbered values, small constants and types of few bytes are most of
//! them: each is a look into a table and a copy of a fixed size. All that is longer is left to those who write anything.

use dxbin_base::pen::{Room, Run};
use dxbin_base::sink::{Class, Sink};

use crate::model::{Constant, ConstantId, ConstantKind, MetadataId, Type, TypeId, Value, ValueKind};

use super::label::{Digits, Label, LabelKind};
use super::number;
use super::{Comments, Parts, Printer, TooLarge, texts};

/// The most bytes of an operand with its type, and of what stands before it.
pub(super) const LONGEST: usize = 2 * Run::LONGEST + 32;

/// The most fields of a structure that is written with its line, and the most bytes it then has, and what may follow.
const FEW: usize = 8;
const FEW_LONGEST: usize = Run::LONGEST + FEW * 32 + 16 + LONGEST;

#[inline(always)]
fn write_digits<S: Sink>(room: &mut Room<'_, S>, digits: Digits) {
    let (block, length) = digits.block();
    room.part(Class::Register, &block, length);
}

/// What writes into a room says whether it did: where it did not, nothing is written.
impl Parts<'_> {
    /// A value and its type, behind some text; what is returned is the type.
    #[inline(always)]
    pub(super) fn typed<S: Sink, const N: usize>(
        &mut self,
        room: &mut Room<'_, S>,
        before: &[u8; N],
        value: Value,
    ) -> Option<TypeId> {
        if !room.fits(LONGEST) {
            return None;
        }
        if let Some(id) = value.instruction() {
            let (label, of) = self.slots.local(id);
            if let (LabelKind::Digits(digits), Some(piece)) = (label.kind(), self.types.piece(of)) {
                room.put(Class::Plain, before);
                piece.write(room);
                write_digits(room, digits);
                return Some(of);
            }
        } else if let Some(id) = value.constant() {
            if let Some(piece) = self.constants.get(id.index()) {
                room.put(Class::Plain, before);
                piece.write(room);
                // What has a piece is there: who does not ask for the type need not look at it.
                return Some(self.module.constants.get(id).map_or(TypeId(0), |constant| constant.of));
            }
            let of = self.module.constants.get(id)?.of;
            return room.aside(|room| self.new_constant(room, before, id)).then_some(of);
        }
        room.aside(|room| self.rarer(room, before, value, true))
    }

    /// A value behind some text.
    #[inline(always)]
    pub(super) fn untyped<S: Sink, const N: usize>(
        &mut self,
        room: &mut Room<'_, S>,
        before: &[u8; N],
        value: Value,
    ) -> bool {
        if !room.fits(LONGEST) {
            return false;
        }
        if let Some(id) = value.instruction() {
            if let LabelKind::Digits(digits) = self.slots.local(id).0.kind() {
                room.put(Class::Plain, before);
                write_digits(room, digits);
                return true;
            }
        } else if let Some(id) = value.constant() {
            return self.constants.write_value(room, before, id.index())
                || room.aside(|room| self.new_value(room, before, id));
        }
        room.aside(|room| self.rarer(room, before, value, false)).is_some()
    }

    /// Arguments, globals, what has a name, what is of a type of many bytes or one that is met for the first time.
    #[inline(never)]
    fn rarer<S: Sink, const N: usize>(
        &mut self,
        room: &mut Room<'_, S>,
        before: &[u8; N],
        value: Value,
        typed: bool,
    ) -> Option<TypeId> {
        let (label, id) = match value.kind() {
            ValueKind::Instruction(id) => self.slots.local(id),
            ValueKind::Argument(index) => (self.slots.argument(index), *self.parameters.get(index as usize)?),
            ValueKind::Global(_) | ValueKind::Function(_) | ValueKind::Alias(_) => {
                (Label::NONE, self.module.type_of(value, None)?)
            }
            _ => return None,
        };
        if typed {
            self.make_type(id).ok()?;
        }
        let name = match label.kind() {
            LabelKind::Digits(_) => None,
            LabelKind::None => Some(texts::run(self.texts.pool(), self.slots.global(value.kind()))?),
            LabelKind::Name { .. } => Some(self.local_name(label)?),
            LabelKind::Large(_) => return None,
        };
        let of = if typed { Some(texts::run(self.texts.pool(), self.types.get(id))?) } else { None };
        room.put(Class::Plain, before);
        if let Some(of) = of {
            room.run(Class::Keyword, of);
            room.put(Class::Plain, b" ");
        }
        match (label.kind(), name) {
            (LabelKind::Digits(digits), _) => write_digits(room, digits),
            (LabelKind::Name { .. }, Some(name)) => {
                room.put(Class::Register, b"%");
                room.run(Class::Register, name);
            }
            (_, Some(name)) => room.run(Class::Register, name),
            _ => {}
        }
        Some(id)
    }

    /// A constant and its type, behind some text, for the first time.
    #[inline(never)]
    fn new_constant<S: Sink, const N: usize>(
        &mut self,
        room: &mut Room<'_, S>,
        before: &[u8; N],
        id: ConstantId,
    ) -> bool {
        let Some(constant) = self.module.constants.get(id) else { return false };
        let ConstantKind::Aggregate(span) = constant.kind else {
            return self.is_short(constant)
                && self.type_between(room, before, constant.of, b" ")
                && self.new_value(room, b"", id);
        };
        // Of what has few fields all are numbers: the properties of a resource, say.
        let module = self.module;
        let words = span.of(&module.constants.words);
        let is_structure = matches!(module.types.get(constant.of), Some(Type::Struct { packed: false, .. }));
        if !is_structure || words.len() > FEW || !room.fits(FEW_LONGEST) {
            return false;
        }
        let mut is_zero = true;
        for &word in words {
            let field = Value(word).constant().and_then(|id| module.constants.get(id));
            let Some(Constant { of, kind: ConstantKind::Number(bits) }) = field else { return false };
            if self.make_type(of).is_err() || self.types.piece(of).is_none() {
                return false;
            }
            is_zero &= bits == [0, 0];
        }
        if is_zero || self.make_type(constant.of).is_err() {
            return false;
        }
        let Some(of) = texts::run(self.texts.pool(), self.types.get(constant.of)) else { return false };
        room.put(Class::Plain, before);
        room.run(Class::Keyword, of);
        room.put(Class::Plain, b" { ");
        for (i, &word) in words.iter().enumerate() {
            match i {
                0 => self.typed(room, b"", Value(word)),
                _ => self.typed(room, b", ", Value(word)),
            };
        }
        room.put(Class::Plain, b" }");
        true
    }

    /// Whether a constant has few bytes beside its type.
    fn is_short(&self, constant: Constant) -> bool {
        match constant.kind {
            ConstantKind::Number(_) | ConstantKind::Undefined => true,
            ConstantKind::Zero => matches!(
                self.module.types.get(constant.of),
                Some(Type::Pointer { .. } | Type::Struct { .. } | Type::Array { .. } | Type::Vector { .. })
            ),
            _ => false,
        }
    }

    /// A constant without its type, behind some text, for the first time.
    #[inline(never)]
    fn new_value<S: Sink, const N: usize>(&mut self, room: &mut Room<'_, S>, before: &[u8; N], id: ConstantId) -> bool {
        let Some(constant) = self.module.constants.get(id).filter(|constant| self.is_short(*constant)) else {
            return false;
        };
        let of = self.module.types.get(constant.of);
        room.put(Class::Plain, before);
        let start = room.position();
        match constant.kind {
            ConstantKind::Number([low, high]) => {
                number::write(room, of, u64::from(low) | u64::from(high) << 32);
            }
            ConstantKind::Undefined => room.put(Class::Literal, b"undef"),
            _ if matches!(of, Some(Type::Pointer { .. })) => room.put(Class::Literal, b"null"),
            _ => room.put(Class::Literal, b"zeroinitializer"),
        }
        let length = room.position() - start;
        if let (Some(piece), Some(text)) = (self.types.piece(constant.of), room.block_at(start)) {
            self.constants.set_constant(id.index(), piece, text, length);
        }
        true
    }

    /// A local name that needs no quotes.
    fn local_name(&self, label: Label) -> Option<Run<'_>> {
        let LabelKind::Name { index, quoted: false } = label.kind() else { return None };
        let &(_, name) = self.function?.body.as_ref()?.names.get(index as usize)?;
        texts::run(&self.module.text, name.0)
    }

    /// A local name or number behind some text.
    #[inline(always)]
    pub(super) fn local<S: Sink, const N: usize>(
        &self,
        room: &mut Room<'_, S>,
        class: Class,
        before: &[u8; N],
        label: Label,
    ) -> bool {
        match label.kind() {
            LabelKind::Digits(digits) => {
                room.put(class, before);
                write_digits(room, digits);
                true
            }
            _ => room.aside(|room| self.write_name(room, class, before, label)),
        }
    }

    #[inline(never)]
    fn write_name<S: Sink, const N: usize>(
        &self,
        room: &mut Room<'_, S>,
        class: Class,
        before: &[u8; N],
        label: Label,
    ) -> bool {
        let Some(name) = self.local_name(label) else { return false };
        room.put(class, before);
        room.put(Class::Register, b"%");
        room.run(Class::Register, name);
        true
    }

    /// A value's type.
    #[inline(always)]
    pub(super) fn type_of(&self, value: Value) -> Option<TypeId> {
        if let Some(id) = value.instruction() {
            self.module.instructions.result(id)
        } else if let Some(id) = value.constant() {
            self.module.constants.get(id).map(|constant| constant.of)
        } else {
            self.module.type_of(value, self.function)
        }
    }

    /// Whether values are of different types.
    #[inline(always)]
    pub(super) fn differ(&self, words: &[u32]) -> bool {
        let mut types = words.iter().map(|&word| self.type_of(Value(word)));
        let Some(first) = types.next() else { return false };
        types.any(|of| of != first)
    }

    /// A type between two texts.
    #[inline(always)]
    pub(super) fn type_between<S: Sink, const N: usize, const M: usize>(
        &mut self,
        room: &mut Room<'_, S>,
        before: &[u8; N],
        id: TypeId,
        after: &[u8; M],
    ) -> bool {
        let done = match self.types.piece(id) {
            Some(of) => {
                room.put(Class::Plain, before);
                of.write_type(room);
                true
            }
            None => room.aside(|room| self.long_type(room, before, id)),
        };
        if done {
            room.put(Class::Plain, after);
        }
        done
    }

    /// A type of many bytes, or one that is met for the first time, behind some text.
    #[inline(never)]
    fn long_type<S: Sink, const N: usize>(&mut self, room: &mut Room<'_, S>, before: &[u8; N], id: TypeId) -> bool {
        if self.make_type(id).is_err() {
            return false;
        }
        let Some(of) = texts::run(self.texts.pool(), self.types.get(id)) else { return false };
        room.put(Class::Plain, before);
        room.run(Class::Keyword, of);
        true
    }

    /// Puts the text of a type together, if it is not there yet.
    #[inline]
    pub(super) fn make_type(&mut self, id: TypeId) -> Result<(), TooLarge> {
        if self.types.get(id).length == 0 {
            self.types.make(self.module, &mut self.texts, id)?;
        }
        Ok(())
    }
}

impl<S: Sink, C: Comments> Printer<'_, '_, S, C> {
    /// A local name or number.
    #[inline]
    pub(super) fn label(&mut self, label: Label) {
        match label.kind() {
            LabelKind::Digits(digits) => self.pen.compose(|room| write_digits(room, digits)),
            LabelKind::Large(number) => self.pen.compose(|room| {
                room.put(Class::Register, b"%");
                room.unsigned(Class::Register, number);
            }),
            LabelKind::None => self.bad_reference(),
            LabelKind::Name { index, quoted } => {
                let body = self.parts.function.and_then(|function| function.body.as_ref());
                let name = body.and_then(|body| body.names.get(index as usize)).map(|name| name.1).unwrap_or_default();
                self.pen.put(Class::Register, b"%");
                self.name(name, quoted);
            }
        }
    }

    /// A value and its type, behind some text.
    pub(super) fn typed_after<const N: usize>(&mut self, before: &[u8; N], value: Value) -> Result<(), TooLarge> {
        let Self { parts, pen, .. } = self;
        if pen.attempt(|room| parts.typed(room, before, value).is_some()) {
            return Ok(());
        }
        self.put(before);
        self.typed_operand(value)
    }

    /// A value behind some text.
    pub(super) fn operand_after<const N: usize>(&mut self, before: &[u8; N], value: Value) -> Result<(), TooLarge> {
        let Self { parts, pen, .. } = self;
        if pen.attempt(|room| parts.untyped(room, before, value)) {
            return Ok(());
        }
        self.put(before);
        self.operand(value)
    }

    /// Values with commas between them, behind some text: each with its type, or only the first one.
    pub(super) fn row<const N: usize>(
        &mut self,
        before: &[u8; N],
        words: &[u32],
        all: bool,
        depth: u32,
    ) -> Result<(), TooLarge> {
        if !words.is_empty() {
            self.put(before);
        }
        let mut done = 0;
        while done < words.len() {
            let Self { parts, pen, .. } = self;
            // As many in one go as are short and fit.
            done += pen.compose(|room| {
                let written = words.iter().enumerate().skip(done).take_while(|&(i, &word)| match i {
                    0 => parts.typed(room, b"", Value(word)).is_some(),
                    _ if all => parts.typed(room, b", ", Value(word)).is_some(),
                    _ => parts.untyped(room, b", ", Value(word)),
                });
                written.count()
            });
            if let Some(&word) = words.get(done) {
                let value = Value(word);
                if done > 0 {
                    self.put(b", ");
                }
                if all || done == 0 {
                    self.type_of(value)?;
                    self.put(b" ");
                }
                self.operand_at(value, depth)?;
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
            let Self { parts, pen, .. } = self;
            let entry = parts.module.types.get(of);
            let Some(piece) = parts.types.piece(of) else { return self.long_numbers(of, numbers) };
            // As many in one go as fit.
            pen.compose(|room| {
                while room.fits(LONGEST)
                    && let Some(number) = numbers.next()
                {
                    room.put(Class::Plain, b", ");
                    piece.write(room);
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

    /// A block behind some text.
    pub(super) fn block_after<const N: usize>(&mut self, before: &[u8; N], index: u32) {
        self.pen.put(Class::Keyword, before);
        self.label(self.parts.slots.block(index));
    }

    /// A node's number behind some text.
    #[inline]
    pub(super) fn node_after<const N: usize>(&mut self, before: &[u8; N], id: MetadataId) {
        match self.parts.slots.nodes.of(id) {
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
}
