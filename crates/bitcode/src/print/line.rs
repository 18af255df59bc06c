//! Lines that are made of short pieces, written in one go.
//!
//! Most instructions are: numbered values, small constants, types of few bytes. Their lines are written with one question
//! for room, and each piece of them in a few machine instructions. A line that has anything else is not written at all,
//! and left to those who write everything.

use dxbin_base::pen::{Name, Room};
use dxbin_base::sink::{Class, Sink};

use crate::model::{Instruction, Opcode, Type, TypeId, Value, ValueKind, memory};
use crate::spec::spelling;

use super::label::Label;
use super::{Parts, texts};

/// How a line goes on behind the operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Values, of which only the first one has its type where all are of one.
    Values,
    /// The same of operations on floats, most of which are `fast`.
    Floats,
    /// The same behind a predicate.
    Compare,
    /// Values, each with its type.
    Typed,
    Load,
    Store,
    Address,
    Call,
    /// Everything else.
    Other,
}

/// What an instruction does, behind what it makes: ` = add`.
#[derive(Clone, Copy)]
pub(super) struct Operation {
    block: [u8; 20],
    length: u8,
    shape: Shape,
}

impl Operation {
    /// The operation of this name; one that is too long does not compile.
    const fn new(name: &str, shape: Shape) -> Self {
        let mut block = *b" =                  ";
        let mut i = 0;
        while i < name.len() {
            block[3 + i] = name.as_bytes()[i];
            i += 1;
        }
        Self { block, length: 3 + name.len() as u8, shape }
    }

    /// What a line of an instruction starts with.
    pub(super) fn of(opcode: Opcode, flags: u16) -> &'static Self {
        match (opcode, flags & 3) {
            (Opcode::CALL, 1) => &TAIL_CALL,
            (Opcode::CALL, 2 | 3) => &MUST_TAIL_CALL,
            _ => &OPERATIONS[usize::from(opcode.0) % OPERATIONS.len()],
        }
    }

    /// Writes it behind what it makes.
    #[inline(always)]
    pub(super) fn write<S: Sink>(&self, room: &mut Room<'_, S>) {
        room.parts(&self.block, [(Class::Plain, 3), (Class::Mnemonic, usize::from(self.length))]);
    }

    /// Writes it where it makes nothing.
    #[inline(always)]
    pub(super) fn write_alone<S: Sink>(&self, room: &mut Room<'_, S>) {
        let [_, _, _, name @ ..] = &self.block;
        room.part(Class::Mnemonic, name, usize::from(self.length) - 3);
    }
}

static TAIL_CALL: Operation = Operation::new("tail call", Shape::Other);
static MUST_TAIL_CALL: Operation = Operation::new("musttail call", Shape::Other);

/// All operations, by their opcodes.
static OPERATIONS: [Operation; 64] = {
    let mut operations = [Operation::new("<unknown>", Shape::Other); 64];
    let mut i = 0;
    while i < Opcode::ROWS.len() {
        let (code, name) = (Opcode::ROWS[i].0, Opcode::ROWS[i].1);
        operations[code as usize] = Operation::new(name, shape(Opcode(code)));
        i += 1;
    }
    operations
};

const fn shape(opcode: Opcode) -> Shape {
    match opcode {
        Opcode::F_ADD | Opcode::F_SUB | Opcode::F_MUL | Opcode::F_DIV | Opcode::F_REM => Shape::Floats,
        Opcode(code) if Opcode::ADD.0 <= code && code <= Opcode::XOR.0 => Shape::Values,
        Opcode::EXTRACT_ELEMENT | Opcode::INSERT_ELEMENT => Shape::Values,
        Opcode::I_CMP | Opcode::F_CMP => Shape::Compare,
        Opcode::SELECT | Opcode::SHUFFLE_VECTOR => Shape::Typed,
        Opcode::LOAD => Shape::Load,
        Opcode::STORE => Shape::Store,
        Opcode::GET_ELEMENT_PTR => Shape::Address,
        Opcode::CALL => Shape::Call,
        _ => Shape::Other,
    }
}

/// Fast-math flags from bit 0 on.
static FAST_MATH: [Name; spelling::FAST_MATH.len()] = {
    let mut names = [Name::new(""); spelling::FAST_MATH.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = Name::new(spelling::FAST_MATH[i]);
        i += 1;
    }
    names
};

/// What writes into a room says whether it wrote all.
impl Parts<'_> {
    /// An instruction, without what is attached to it.
    #[inline(always)]
    pub(super) fn line<S: Sink>(
        &mut self,
        room: &mut Room<'_, S>,
        label: Label,
        instruction: Instruction,
        words: &[u32],
    ) -> bool {
        let Instruction { opcode, flags, result, detail, .. } = instruction;
        let operation = &OPERATIONS[usize::from(opcode.0) % OPERATIONS.len()];
        if !self.line_start(room, label, operation) {
            return false;
        }
        let (mut words, mut of, swapped) = (words, None, &mut [0; 2]);
        match operation.shape {
            Shape::Floats if flags & 1 != 0 => room.put(Class::Keyword, b" fast"),
            Shape::Call if flags & 3 != 0 => return false,
            Shape::Call => {
                return room.aside(|room| self.call(room, instruction.attributes, detail, words));
            }
            Shape::Other => return room.aside(|room| self.other(room, opcode, result, words)),
            Shape::Compare => room.aside(|room| operation_words(room, opcode, flags, detail)),
            _ if flags != 0 => room.aside(|room| operation_words(room, opcode, flags, detail)),
            _ => {}
        }
        match (operation.shape, words) {
            (Shape::Load, _) => of = Some(result),
            (Shape::Address, &[pointee, ref rest @ ..]) => (of, words) = (Some(TypeId(pointee)), rest),
            (Shape::Store, &[pointer, value]) => {
                *swapped = [value, pointer];
                words = swapped;
            }
            _ => {}
        }
        if of.is_some_and(|of| !self.type_between(room, b" ", of, b",")) {
            return false;
        }
        let always = matches!(operation.shape, Shape::Typed | Shape::Store);
        if !self.values(room, words, always) {
            return false;
        }
        if matches!(operation.shape, Shape::Load | Shape::Store) {
            if flags & memory::ATOMIC != 0 {
                return false;
            }
            if detail != 0 {
                room.put(Class::Plain, b", ");
                room.aside(|room| alignment(room, detail));
            }
        }
        true
    }

    /// Where an instruction's line starts: its number or its name, if it has one, and what it does.
    #[inline(always)]
    fn line_start<S: Sink>(&self, room: &mut Room<'_, S>, label: Label, operation: &Operation) -> bool {
        if label.is_none() {
            room.put(Class::Plain, b"  ");
            operation.write_alone(room);
            return true;
        }
        let done = self.local(room, Class::Plain, b"  ", label);
        if done {
            operation.write(room);
        }
        done
    }

    /// Values with commas between them: each with its type, or only the first one where all are of one.
    #[inline(always)]
    fn values<S: Sink>(&mut self, room: &mut Room<'_, S>, words: &[u32], always: bool) -> bool {
        let Some((&first, rest)) = words.split_first() else { return true };
        let Some(of) = self.typed(room, b" ", Value(first)) else { return false };
        match *rest {
            [second] if !always => self.like(room, Value(second), of),
            _ => {
                let all = always || self.differ(words);
                rest.iter().all(|&word| match all {
                    true => self.typed(room, b", ", Value(word)).is_some(),
                    false => self.untyped(room, b", ", Value(word)),
                })
            }
        }
    }

    /// A value behind another one: with its type if that is not the other one's.
    #[inline(always)]
    fn like<S: Sink>(&mut self, room: &mut Room<'_, S>, value: Value, of: TypeId) -> bool {
        if self.type_of(value) == Some(of) {
            self.untyped(room, b", ", value)
        } else {
            self.typed(room, b", ", value).is_some()
        }
    }

    /// A call whose arguments have no attributes.
    #[inline(never)]
    fn call<S: Sink>(&mut self, room: &mut Room<'_, S>, list: u32, convention: u32, words: &[u32]) -> bool {
        let &[callee, signature, ref arguments @ ..] = words else { return false };
        let list = self.attributes.of(list);
        let of = match self.module.types.get(TypeId(signature)) {
            Some(Type::Function { returns, variadic: false, .. }) => returns,
            _ => TypeId(signature),
        };
        let name = match Value(callee).kind() {
            ValueKind::Function(_) if convention == 0 && !list.others => self.slots.global(Value(callee).kind()),
            _ => return false,
        };
        room.aside(|room| {
            if !self.type_between(room, b" ", of, b" ") {
                return false;
            }
            let Some(name) = texts::run(self.texts.pool(), name) else { return false };
            room.run(Class::Register, name);
            room.put(Class::Plain, b"(");
            if let Some((&first, rest)) = arguments.split_first() {
                if self.typed(room, b"", Value(first)).is_none() {
                    return false;
                }
                for &word in rest {
                    if self.typed(room, b", ", Value(word)).is_none() {
                        return false;
                    }
                }
            }
            call_end(room, list.number());
            true
        })
    }

    /// Lines of other shapes.
    #[inline(never)]
    fn other<S: Sink>(&mut self, room: &mut Room<'_, S>, opcode: Opcode, result: TypeId, words: &[u32]) -> bool {
        room.aside(|room| match (opcode, words) {
            (Opcode::BR, &[target]) => self.block(room, b" label ", target),
            (Opcode::BR, &[condition, yes, no]) => {
                self.typed(room, b" ", Value(condition)).is_some()
                    && self.block(room, b", label ", yes)
                    && self.block(room, b", label ", no)
            }
            (Opcode::RET, []) => {
                room.put(Class::Keyword, b" void");
                true
            }
            (Opcode::RET, &[value]) => self.typed(room, b" ", Value(value)).is_some(),
            (Opcode::EXTRACT_VALUE, &[aggregate, index]) => {
                let done = self.typed(room, b" ", Value(aggregate)).is_some();
                room.put(Class::Plain, b", ");
                room.unsigned(Class::Literal, index);
                done
            }
            (Opcode::PHI, ways) => {
                let mut done = self.type_between(room, b" ", result, b" ");
                for (i, way) in ways.chunks_exact(2).enumerate() {
                    done =
                        done && match i {
                            0 => self.untyped(room, b"[ ", Value(way[0])),
                            _ => self.untyped(room, b", [ ", Value(way[0])),
                        } && self.block(room, b", ", way[1]);
                    room.put(Class::Plain, b" ]");
                }
                done
            }
            (opcode, &[value]) if super::is_cast(opcode) => {
                self.typed(room, b" ", Value(value)).is_some() && self.type_between(room, b" to ", result, b"")
            }
            _ => false,
        })
    }

    /// A block behind some text.
    #[inline(always)]
    fn block<S: Sink, const N: usize>(&self, room: &mut Room<'_, S>, before: &[u8; N], index: u32) -> bool {
        self.local(room, Class::Keyword, before, self.slots.block(index))
    }
}

/// `align 4`, from what the file has: log2 + 1.
pub(super) fn alignment<S: Sink>(room: &mut Room<'_, S>, alignment: u32) {
    room.put(Class::Keyword, b"align ");
    room.unsigned(Class::Literal, 1_u32.checked_shl(alignment.saturating_sub(1)).unwrap_or(0));
}

/// The end of a call: its bracket and the number of its attributes.
#[inline(always)]
pub(super) fn call_end<S: Sink>(room: &mut Room<'_, S>, number: Option<u32>) {
    room.put(Class::Plain, b")");
    if let Some(number) = number {
        room.put(Class::Register, b" #");
        room.unsigned(Class::Register, number);
    }
}

/// The words that belong to an operation, of an instruction that is no call.
#[inline(never)]
pub(super) fn operation_words<S: Sink>(room: &mut Room<'_, S>, opcode: Opcode, flags: u16, detail: u32) {
    match opcode {
        Opcode::LOAD | Opcode::STORE | Opcode::CMP_XCHG | Opcode::ATOMIC_RMW => {
            if matches!(opcode, Opcode::LOAD | Opcode::STORE) && flags & memory::ATOMIC != 0 {
                room.put(Class::Keyword, b" atomic");
            }
            if opcode == Opcode::CMP_XCHG && flags & memory::WEAK != 0 {
                room.put(Class::Keyword, b" weak");
            }
            if flags & memory::VOLATILE != 0 {
                room.put(Class::Keyword, b" volatile");
            }
        }
        _ => optimization(room, opcode, flags, true),
    }
    match opcode {
        Opcode::I_CMP | Opcode::F_CMP => {
            room.put(Class::Plain, b" ");
            room.text(Class::Keyword, spelling::predicate(detail).as_bytes());
        }
        Opcode::ATOMIC_RMW => match spelling::read_modify_write(detail) {
            Some(operation) => {
                room.put(Class::Plain, b" ");
                room.text(Class::Keyword, operation.as_bytes());
            }
            None => room.put(Class::Keyword, b" <unknown operation>"),
        },
        _ => {}
    }
}

/// Wrap, exact, fast-math and `inbounds` flags.
pub(super) fn optimization<S: Sink>(room: &mut Room<'_, S>, opcode: Opcode, flags: u16, instruction: bool) {
    match opcode {
        Opcode::ADD | Opcode::SUB | Opcode::MUL | Opcode::SHL => {
            if flags & 1 != 0 {
                room.put(Class::Keyword, b" nuw");
            }
            if flags & 2 != 0 {
                room.put(Class::Keyword, b" nsw");
            }
        }
        Opcode::U_DIV | Opcode::S_DIV | Opcode::L_SHR | Opcode::A_SHR if flags & 1 != 0 => {
            room.put(Class::Keyword, b" exact");
        }
        Opcode::GET_ELEMENT_PTR if flags & 1 != 0 => room.put(Class::Keyword, b" inbounds"),
        Opcode::F_ADD | Opcode::F_SUB | Opcode::F_MUL | Opcode::F_DIV | Opcode::F_REM | Opcode::F_CMP
            if instruction =>
        {
            for (bit, word) in FAST_MATH.iter().enumerate() {
                if flags >> bit & 1 != 0 {
                    room.name(Class::Keyword, word);
                    if bit == 0 {
                        break;
                    }
                }
            }
        }
        _ => {}
    }
}
