//! Instructions.

use dxbin_base::sink::{Class, Sink};

use crate::model::{AttributeListId, Instruction, InstructionId, Opcode, Type, TypeId, Value, memory};
use crate::spec::spelling;

use super::attributes::RETURN;
use super::line::{Operation, call_end, operation_words};
use super::{Comments, Printer, TooLarge};

impl<S: Sink, C: Comments> Printer<'_, '_, S, C> {
    /// A line of an instruction.
    pub(super) fn instruction(&mut self, id: InstructionId) -> Result<(), TooLarge> {
        let module = self.parts.module;
        let Some(mut instruction) = module.instruction(id) else { return Ok(()) };
        let words = module.operands(instruction);
        let stripped = &self.parts.slots.stripped;
        if stripped.hides_call(instruction.opcode, words) {
            return Ok(());
        }
        if stripped.is {
            instruction.location = 0;
        }
        // What nothing is attached to, and nothing is said of, ends with its operands.
        let (label, has_attachments) = self.parts.slots.line(id);
        let is_all = instruction.opcode != Opcode::CALL && instruction.location == 0 && !has_attachments;
        let Self { parts, pen, .. } = self;
        let done = pen.attempt(|room| {
            let done = parts.line(room, label, instruction, words);
            if is_all {
                room.put(Class::Plain, b"\n");
            }
            done
        });
        if done && is_all {
            self.pen.line_ended();
            return Ok(());
        }
        if !done {
            self.any(id, words)?;
        }
        self.rest(id, &instruction);
        Ok(())
    }

    /// What is attached to an instruction, what is said of it, and the end of its line.
    fn rest(&mut self, id: InstructionId, instruction: &Instruction) {
        if let Some(location) = instruction.location() {
            self.node_after(b", !dbg ", location);
        }
        self.attachments(id);
        if let Some(function) = self.parts.function {
            self.comments.after_instruction(&mut self.pen, self.parts.module, function, instruction);
        }
        self.pen.end_line();
    }

    #[inline]
    fn attachments(&mut self, id: InstructionId) {
        let Some(mut index) = self.parts.slots.first_attachment(id) else { return };
        while let Some(attachment) = self.parts.slots.attachment(id, index) {
            self.put(b", ");
            self.attachment(attachment);
            index += 1;
        }
    }

    /// An instruction that has anything long.
    #[inline(never)]
    fn any(&mut self, id: InstructionId, words: &[u32]) -> Result<(), TooLarge> {
        let Some(instruction) = self.parts.module.instruction(id) else { return Ok(()) };
        let Instruction { opcode, flags, detail, .. } = instruction;
        let (label, _) = self.parts.slots.local(id);
        let operation = Operation::of(opcode, flags);
        self.put(b"  ");
        if label.is_none() {
            self.pen.compose(|room| operation.write_alone(room));
        } else {
            self.label(label);
            self.pen.compose(|room| operation.write(room));
        }
        if let (Opcode::CALL, [callee, signature, arguments @ ..]) = (opcode, words) {
            return self.call(&instruction, *callee, *signature, arguments);
        }
        if opcode != Opcode::CALL {
            self.pen.compose(|room| operation_words(room, opcode, flags, detail));
        }
        self.operation(&instruction, words)
    }

    /// The operands of all but calls.
    fn operation(&mut self, instruction: &Instruction, words: &[u32]) -> Result<(), TooLarge> {
        match (instruction.opcode, words) {
            (Opcode::BR, &[target]) => self.block_after(b" label ", target),
            (Opcode::BR, &[condition, yes, no]) => {
                self.typed_after(b" ", Value(condition))?;
                self.block_after(b", label ", yes);
                self.block_after(b", label ", no);
            }
            (Opcode::SWITCH, [condition, otherwise, cases @ ..]) => self.switch(*condition, *otherwise, cases)?,
            (Opcode::INDIRECT_BR, [address, targets @ ..]) => {
                self.typed_after(b" ", Value(*address))?;
                self.put(b", [");
                for (i, &target) in targets.iter().enumerate() {
                    if i == 0 {
                        self.block_after(b"label ", target)
                    } else {
                        self.block_after(b", label ", target)
                    }
                    self.pen.spill();
                }
                self.put(b"]");
            }
            (Opcode::PHI, _) => self.phi(instruction, words)?,
            (Opcode::EXTRACT_VALUE, [aggregate, indices @ ..]) => self.element(&[*aggregate], indices)?,
            (Opcode::INSERT_VALUE, [aggregate, element, indices @ ..]) => {
                self.element(&[*aggregate, *element], indices)?;
            }
            (Opcode::LANDING_PAD, [_, clauses @ ..]) => self.landing_pad(instruction, clauses)?,
            (Opcode::RET, []) => self.word(" void"),
            (Opcode::INVOKE, [callee, normal, unwind, signature, arguments @ ..]) => {
                self.call(instruction, *callee, *signature, arguments)?;
                self.pen.end_line();
                self.block_after(b"          to label ", *normal);
                self.block_after(b" unwind label ", *unwind);
            }
            (Opcode::ALLOCA, [allocated, count]) => self.alloca(instruction, TypeId(*allocated), Value(*count))?,
            (Opcode::VA_ARG, &[list]) => {
                self.typed_after(b" ", Value(list))?;
                self.type_between(b", ", instruction.result, b"")?;
            }
            (opcode, &[value]) if super::is_cast(opcode) => {
                self.typed_after(b" ", Value(value))?;
                self.type_between(b" to ", instruction.result, b"")?;
            }
            _ => self.plain(instruction, words)?,
        }
        Ok(())
    }

    /// Operands in a row: the type stands before the first one, or before each where they differ.
    fn plain(&mut self, instruction: &Instruction, words: &[u32]) -> Result<(), TooLarge> {
        let opcode = instruction.opcode;
        let mut words = words;
        let swapped;
        match (opcode, words) {
            (Opcode::GET_ELEMENT_PTR, [pointee, rest @ ..]) => {
                self.type_between(b" ", TypeId(*pointee), b",")?;
                words = rest;
            }
            (Opcode::LOAD, _) => self.type_between(b" ", instruction.result, b",")?,
            (Opcode::STORE, &[pointer, value]) => {
                swapped = [value, pointer];
                words = &swapped;
            }
            _ => {}
        }
        let all = matches!(opcode, Opcode::SELECT | Opcode::STORE | Opcode::SHUFFLE_VECTOR | Opcode::RET)
            || self.parts.differ(words);
        self.row(b" ", words, all, 0)?;
        self.memory(instruction);
        Ok(())
    }

    /// Ordering and alignment of what touches memory.
    fn memory(&mut self, instruction: &Instruction) {
        let Instruction { opcode, flags, detail, .. } = *instruction;
        let atomic = match opcode {
            Opcode::LOAD | Opcode::STORE => flags & memory::ATOMIC != 0,
            Opcode::CMP_XCHG | Opcode::ATOMIC_RMW | Opcode::FENCE => true,
            _ => return,
        };
        let ordering = u32::from(flags >> memory::ORDERING);
        if atomic && (ordering != 0 || opcode == Opcode::CMP_XCHG) {
            if flags & memory::SINGLE_THREAD != 0 {
                self.word(" singlethread");
            }
            self.word(spelling::ordering(ordering));
            if opcode == Opcode::CMP_XCHG {
                self.word(if detail == 0 { " <bad ordering 0>" } else { spelling::ordering(detail) });
            }
        }
        if matches!(opcode, Opcode::LOAD | Opcode::STORE) && detail != 0 {
            self.put(b", ");
            self.alignment(detail);
        }
    }

    fn switch(&mut self, condition: u32, otherwise: u32, cases: &[u32]) -> Result<(), TooLarge> {
        self.typed_after(b" ", Value(condition))?;
        self.block_after(b", label ", otherwise);
        self.put(b" [");
        for case in cases.chunks_exact(2) {
            self.pen.end_line();
            self.typed_after(b"    ", Value(case[0]))?;
            self.block_after(b", label ", case[1]);
        }
        self.pen.end_line();
        self.put(b"  ]");
        Ok(())
    }

    fn phi(&mut self, instruction: &Instruction, words: &[u32]) -> Result<(), TooLarge> {
        self.type_between(b" ", instruction.result, b" ")?;
        for (i, way) in words.chunks_exact(2).enumerate() {
            if i == 0 {
                self.operand_after(b"[ ", Value(way[0]))?
            } else {
                self.operand_after(b", [ ", Value(way[0]))?
            }
            self.block_after(b", ", way[1]);
            self.put(b" ]");
            self.pen.spill();
        }
        Ok(())
    }

    /// `extractvalue` and `insertvalue`: values with their types, then indices.
    fn element(&mut self, values: &[u32], indices: &[u32]) -> Result<(), TooLarge> {
        self.row(b" ", values, true, 0)?;
        for &index in indices {
            self.pen.compose(|room| {
                room.put(Class::Plain, b", ");
                room.unsigned(Class::Literal, index);
            });
            self.pen.spill();
        }
        Ok(())
    }

    fn landing_pad(&mut self, instruction: &Instruction, clauses: &[u32]) -> Result<(), TooLarge> {
        self.put(b" ");
        self.of_type(instruction.result)?;
        let cleanup = instruction.flags & 1 != 0;
        if cleanup {
            self.pen.end_line();
            self.word("          cleanup");
        }
        for clause in clauses.chunks_exact(2) {
            self.pen.end_line();
            self.word(if clause[0] == 0 { "          catch " } else { "          filter " });
            self.typed_operand(Value(clause[1]))?;
        }
        Ok(())
    }

    fn alloca(&mut self, instruction: &Instruction, allocated: TypeId, count: Value) -> Result<(), TooLarge> {
        let module = self.parts.module;
        self.put(b" ");
        if instruction.flags & memory::IN_ALLOCA != 0 {
            self.word("inalloca ");
        }
        self.of_type(allocated)?;
        let one = count.constant().and_then(|id| {
            let of = module.types.get(module.constants.get(id)?.of);
            (of == Some(Type::Integer(32)) && module.constants.number(id) == Some(1)).then_some(())
        });
        if one.is_none() {
            self.put(b", ");
            self.typed_operand(count)?;
        }
        if instruction.detail != 0 {
            self.put(b", ");
            self.alignment(instruction.detail);
        }
        Ok(())
    }

    /// Convention, callee and arguments of a call.
    fn call(
        &mut self,
        instruction: &Instruction,
        callee: u32,
        signature: u32,
        arguments: &[u32],
    ) -> Result<(), TooLarge> {
        if instruction.detail != 0 {
            self.put(b" ");
            self.convention(instruction.detail);
        }
        let list = instruction.attribute_list();
        if let Some(text) = self.place(list, RETURN) {
            self.put(b" ");
            self.prepared(Class::Keyword, text)?;
        }
        let of = match self.parts.module.types.function(TypeId(signature)) {
            Some((returns, _, false)) => returns,
            _ => TypeId(signature),
        };
        self.type_between(b" ", of, b" ")?;
        self.operand(Value(callee))?;
        self.put(b"(");
        if self.parts.attributes.has_places(list) {
            self.arguments(list, arguments)?;
        } else {
            self.row(b"", arguments, true, 0)?;
        }
        if instruction.opcode == Opcode::CALL && instruction.flags & 2 != 0 && self.is_variadic() {
            self.put(b", ...");
        }
        let number = self.parts.attributes.number(list);
        self.pen.compose(|room| call_end(room, number));
        Ok(())
    }

    /// Arguments of which some have attributes.
    fn arguments(&mut self, list: Option<AttributeListId>, arguments: &[u32]) -> Result<(), TooLarge> {
        for (i, &argument) in arguments.iter().enumerate() {
            if i > 0 {
                self.put(b", ");
            }
            match self.place(list, i as u32 + 1) {
                None => self.typed_after(b"", Value(argument))?,
                Some(text) => {
                    self.type_of(Value(argument))?;
                    self.put(b" ");
                    self.prepared(Class::Keyword, text)?;
                    self.operand_after(b" ", Value(argument))?;
                }
            }
            self.pen.spill();
        }
        Ok(())
    }

    /// A type between two texts.
    pub(super) fn type_between<const N: usize, const M: usize>(
        &mut self,
        before: &[u8; N],
        id: TypeId,
        after: &[u8; M],
    ) -> Result<(), TooLarge> {
        let Self { parts, pen, .. } = self;
        if pen.attempt(|room| parts.type_between(room, before, id, after)) {
            return Ok(());
        }
        self.put(before);
        self.of_type(id)?;
        self.put(after);
        Ok(())
    }

    /// Whether the current function takes more arguments than it names.
    fn is_variadic(&self) -> bool {
        let signature = self.parts.function.and_then(|function| self.parts.module.types.function(function.signature));
        signature.is_some_and(|signature| signature.2)
    }
}
