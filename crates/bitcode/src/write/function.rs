//! Bodies: blocks, constants, instructions.

use dxbin_base::Error;

use super::constants::signed;
use super::enumerate::Numbers;
use super::records::Abbreviation;
use super::records::function as by;
use super::{Writer, unwritable};
use crate::model::{Body, Function, FunctionId, Instruction, Metadata, Module, Opcode, Type, TypeId, Value, memory};
use crate::spec::codes::{Block, FunctionCode, binary_code, cast_code};

/// An instruction's record as it grows. Values are relative to the instruction's own number.
struct Record<'a, 'm> {
    numbers: &'a Numbers<'m>,
    function: &'a Function,
    /// The number that the instruction has, or that the next one with a result has.
    number: u32,
    values: Vec<u64>,
}

impl Record<'_, '_> {
    fn push(&mut self, value: impl Into<u64>) {
        self.values.push(value.into());
    }

    fn of_type(&mut self, of: TypeId) -> Result<(), Error> {
        let number = self.numbers.type_number(of)?;
        self.push(number);
        Ok(())
    }

    /// A value without its type.
    fn value(&mut self, word: u32) -> Result<(), Error> {
        let number = self.numbers.value(Value(word))?;
        // 32 bits, also where the value comes later.
        self.push(self.number.wrapping_sub(number));
        Ok(())
    }

    /// A value by its own number.
    fn absolute(&mut self, word: u32) -> Result<(), Error> {
        let number = self.numbers.value(Value(word))?;
        self.push(number);
        Ok(())
    }

    /// A value, and its type where it comes later; says whether it does.
    fn typed(&mut self, word: u32) -> Result<bool, Error> {
        self.value(word)?;
        let later = self.numbers.value(Value(word))? >= self.number;
        if later {
            self.of_type(self.type_of(word)?)?;
        }
        Ok(later)
    }

    fn type_of(&self, word: u32) -> Result<TypeId, Error> {
        self.numbers.type_of_value(Value(word), Some(self.function))
    }

    /// The number of the type of a value.
    fn value_type(&mut self, word: u32) -> Result<(), Error> {
        self.of_type(self.type_of(word)?)
    }
}

/// A record's code and what it is written by.
type Kind = (FunctionCode, Option<Abbreviation>);

impl Writer<'_, '_> {
    /// The body of the `index`th function, if it has one.
    pub(super) fn function<'m>(
        &mut self,
        numbers: &mut Numbers<'m>,
        index: usize,
        function: &'m Function,
    ) -> Result<(), Error> {
        let Some(body) = &function.body else { return Ok(()) };
        check_blocks(self.module, body)?;
        self.records.enter(Block::FUNCTION, 4);
        if body.blocks.is_empty() {
            // LLVM refuses a count of no blocks, and takes a body that says nothing at all.
            self.records.exit();
            return Ok(());
        }
        numbers.open_function(function, body)?;
        self.records.full(FunctionCode::DECLAREBLOCKS.0, &[body.blocks.len() as u64]);
        self.function_constants(numbers, function)?;
        self.local_metadata(numbers, function)?;
        self.instructions(numbers, function, body)?;
        self.local_symbols(numbers, body)?;
        self.attachments(numbers, index, body)?;
        self.use_orders(numbers, Some(FunctionId(index as u32)))?;
        numbers.close_function(body);
        self.records.exit();
        Ok(())
    }

    fn instructions(&mut self, numbers: &Numbers<'_>, function: &Function, body: &Body) -> Result<(), Error> {
        let module = self.module;
        let number = numbers.first_instruction();
        let mut record = Record { numbers, function, number, values: Vec::new() };
        let mut location = 0;
        for id in body.order.iter() {
            let Some(instruction) = &module.instruction(id) else { continue };
            record.values.clear();
            let words = module.operands(instruction);
            let (code, by) = code_of(&mut record, instruction, words, module)?;
            self.records.record(code.0, &record.values, by);
            if !matches!(numbers.type_of(instruction.result)?, Type::Void) {
                record.number += 1;
            }
            match instruction.location {
                0 => {}
                same if same == location => self.records.full(FunctionCode::DEBUG_LOC_AGAIN.0, &[]),
                new => {
                    self.location(numbers, instruction)?;
                    location = new;
                }
            }
        }
        Ok(())
    }

    fn location(&mut self, numbers: &Numbers<'_>, instruction: &Instruction) -> Result<(), Error> {
        let Some(id) = instruction.location() else { return Ok(()) };
        let node = numbers.location(id)?;
        let &[line, column, scope, inlined] = self.module.metadata.fields(node) else {
            return Err(unwritable("a DILocation has four fields".into()));
        };
        let reference = |word| Metadata::reference(word).map_or(Ok(0), |id| Ok::<_, Error>(numbers.metadata(id)? + 1));
        let values = [line, column, reference(scope)?, reference(inlined)?].map(u64::from);
        self.records.full(FunctionCode::DEBUG_LOC.0, &values);
        Ok(())
    }
}

/// Blocks are runs of the order, one after another. A file does not say where one ends: the instruction that leaves it does,
/// so that it must stand there and nowhere else, and blocks without instructions can only be the last.
fn check_blocks(module: &Module, body: &Body) -> Result<(), Error> {
    let mut next = 0;
    let mut open = false;
    for block in &body.blocks {
        if (open || block.start != next) && block.length > 0 {
            return Err(unwritable("a function's blocks are not its instructions in order".into()));
        }
        for (place, id) in body.order.run(*block).enumerate() {
            let leaves = module.instruction(id).is_some_and(|instruction| is_terminator(instruction.opcode));
            let last = place + 1 == block.length as usize;
            if leaves && !last {
                return Err(unwritable(format!("instruction {} leaves its block and is not its last", id.0)));
            }
            open = last && !leaves;
        }
        open |= block.length == 0;
        next += block.length;
    }
    if next as usize == body.order.len() {
        Ok(())
    } else {
        Err(unwritable("instructions stand outside of blocks".into()))
    }
}

/// Whether an operation leaves its block.
const fn is_terminator(opcode: Opcode) -> bool {
    matches!(opcode.0, 1..=7)
}

/// Fills the record of an instruction.
fn code_of(
    record: &mut Record<'_, '_>,
    instruction: &Instruction,
    words: &[u32],
    module: &Module,
) -> Result<Kind, Error> {
    let opcode = instruction.opcode;
    if let Some(code) = cast_code(opcode)
        && let &[value] = words
    {
        let later = record.typed(value)?;
        record.of_type(instruction.result)?;
        record.push(code);
        return Ok((FunctionCode::INST_CAST, (!later).then_some(by::CAST)));
    }
    if let Some(code) = binary_code(opcode)
        && let &[left, right] = words
    {
        let later = record.typed(left)?;
        record.value(right)?;
        record.push(code);
        let flags = instruction.flags;
        if flags != 0 {
            record.push(flags);
        }
        let by = if flags == 0 { by::BINARY } else { by::BINARY_FLAGS };
        return Ok((FunctionCode::INST_BINOP, (!later).then_some(by)));
    }
    match opcode {
        Opcode::ALLOCA | Opcode::LOAD | Opcode::STORE | Opcode::CMP_XCHG | Opcode::ATOMIC_RMW | Opcode::FENCE => {
            memory_of(record, instruction, words)
        }
        Opcode::CALL | Opcode::INVOKE => call_of(record, instruction, words, module),
        Opcode::BR | Opcode::SWITCH | Opcode::INDIRECT_BR | Opcode::RET | Opcode::RESUME | Opcode::UNREACHABLE => {
            terminator_of(record, instruction, words)
        }
        _ => other_of(record, instruction, words),
    }
}

fn misshapen(opcode: Opcode, words: &[u32]) -> Error {
    unwritable(format!("{opcode:?} cannot have {} operands", words.len()))
}

/// Arithmetic beyond the plain, vectors, aggregates, `phi`.
fn other_of(record: &mut Record<'_, '_>, instruction: &Instruction, words: &[u32]) -> Result<Kind, Error> {
    let code = match (instruction.opcode, words) {
        (Opcode::GET_ELEMENT_PTR, [of, operands @ ..]) => {
            record.push(instruction.flags & 1);
            record.of_type(TypeId(*of))?;
            for &operand in operands {
                record.typed(operand)?;
            }
            return Ok((FunctionCode::INST_GEP, Some(by::GET_ELEMENT_PTR)));
        }
        (Opcode::SELECT, &[condition, yes, no]) => {
            record.typed(yes)?;
            record.value(no)?;
            record.typed(condition)?;
            FunctionCode::INST_VSELECT
        }
        (Opcode::EXTRACT_ELEMENT, &[vector, index]) => {
            record.typed(vector)?;
            record.typed(index)?;
            FunctionCode::INST_EXTRACTELT
        }
        (Opcode::INSERT_ELEMENT, &[vector, element, index]) => {
            record.typed(vector)?;
            record.value(element)?;
            record.typed(index)?;
            FunctionCode::INST_INSERTELT
        }
        (Opcode::SHUFFLE_VECTOR, &[first, second, mask]) => {
            record.typed(first)?;
            record.value(second)?;
            // The mask's type follows only where it comes later, which a constant never does.
            record.value(mask)?;
            FunctionCode::INST_SHUFFLEVEC
        }
        (Opcode::I_CMP | Opcode::F_CMP, &[left, right]) => {
            record.typed(left)?;
            record.value(right)?;
            record.push(instruction.detail);
            if instruction.flags != 0 {
                record.push(instruction.flags);
            }
            FunctionCode::INST_CMP2
        }
        (Opcode::PHI, ways) => {
            record.of_type(instruction.result)?;
            for way in ways.chunks_exact(2) {
                let number = record.numbers.value(Value(way[0]))?;
                let back = i64::from(record.number.wrapping_sub(number) as i32);
                record.push(signed(back as u64));
                record.push(way[1]);
            }
            FunctionCode::INST_PHI
        }
        (Opcode::EXTRACT_VALUE, [aggregate, indices @ ..]) => {
            record.typed(*aggregate)?;
            record.values.extend(indices.iter().map(|&index| u64::from(index)));
            FunctionCode::INST_EXTRACTVAL
        }
        (Opcode::INSERT_VALUE, [aggregate, element, indices @ ..]) => {
            record.typed(*aggregate)?;
            record.typed(*element)?;
            record.values.extend(indices.iter().map(|&index| u64::from(index)));
            FunctionCode::INST_INSERTVAL
        }
        (Opcode::VA_ARG, &[list]) => {
            record.value_type(list)?;
            record.value(list)?;
            record.of_type(instruction.result)?;
            FunctionCode::INST_VAARG
        }
        (Opcode::LANDING_PAD, [count, clauses @ ..]) => {
            record.of_type(instruction.result)?;
            record.push(instruction.flags & 1);
            record.push(*count);
            for clause in clauses.chunks_exact(2) {
                record.push(clause[0]);
                record.typed(clause[1])?;
            }
            FunctionCode::INST_LANDINGPAD
        }
        (opcode, words) => return Err(misshapen(opcode, words)),
    };
    Ok((code, None))
}

fn terminator_of(record: &mut Record<'_, '_>, instruction: &Instruction, words: &[u32]) -> Result<Kind, Error> {
    let code = match (instruction.opcode, words) {
        (Opcode::RET, []) => return Ok((FunctionCode::INST_RET, Some(by::RETURN_VOID))),
        (Opcode::RET, &[value]) => {
            let later = record.typed(value)?;
            return Ok((FunctionCode::INST_RET, (!later).then_some(by::RETURN_VALUE)));
        }
        (Opcode::UNREACHABLE, _) => return Ok((FunctionCode::INST_UNREACHABLE, Some(by::UNREACHABLE))),
        (Opcode::RESUME, &[value]) => {
            record.typed(value)?;
            FunctionCode::INST_RESUME
        }
        (Opcode::BR, &[block]) => {
            record.push(block);
            FunctionCode::INST_BR
        }
        (Opcode::BR, &[condition, yes, no]) => {
            record.push(yes);
            record.push(no);
            record.value(condition)?;
            FunctionCode::INST_BR
        }
        (Opcode::SWITCH, [condition, default, cases @ ..]) => {
            record.value_type(*condition)?;
            record.value(*condition)?;
            record.push(*default);
            for case in cases.chunks_exact(2) {
                record.absolute(case[0])?;
                record.push(case[1]);
            }
            FunctionCode::INST_SWITCH
        }
        (Opcode::INDIRECT_BR, [address, blocks @ ..]) => {
            record.value_type(*address)?;
            record.value(*address)?;
            record.values.extend(blocks.iter().map(|&block| u64::from(block)));
            FunctionCode::INST_INDIRECTBR
        }
        (opcode, words) => return Err(misshapen(opcode, words)),
    };
    Ok((code, None))
}

/// Flags and alignment of `alloca`: bit 5 `inalloca`, bit 6 that the type is that of what is allocated.
const ALLOCA_IN_ALLOCA: u32 = 1 << 5;
const ALLOCA_EXPLICIT_TYPE: u32 = 1 << 6;

fn memory_of(record: &mut Record<'_, '_>, instruction: &Instruction, words: &[u32]) -> Result<Kind, Error> {
    let flags = instruction.flags;
    let volatile = u64::from(flags & memory::VOLATILE != 0);
    let atomic = flags & memory::ATOMIC != 0;
    // The scope is the other way round in the file.
    let order = [u64::from(flags >> memory::ORDERING), u64::from(flags & memory::SINGLE_THREAD == 0)];
    let code = match (instruction.opcode, words) {
        (Opcode::ALLOCA, &[of, count]) => {
            record.of_type(TypeId(of))?;
            record.value_type(count)?;
            record.absolute(count)?;
            let in_alloca = if flags & memory::IN_ALLOCA == 0 { 0 } else { ALLOCA_IN_ALLOCA };
            record.push(instruction.detail | in_alloca | ALLOCA_EXPLICIT_TYPE);
            FunctionCode::INST_ALLOCA
        }
        (Opcode::LOAD, &[pointer]) => {
            let later = record.typed(pointer)?;
            record.of_type(instruction.result)?;
            record.push(instruction.detail);
            record.push(volatile);
            if !atomic {
                return Ok((FunctionCode::INST_LOAD, (!later).then_some(by::LOAD)));
            }
            record.values.extend(order);
            FunctionCode::INST_LOADATOMIC
        }
        (Opcode::STORE, &[pointer, value]) => {
            record.typed(pointer)?;
            record.typed(value)?;
            record.push(instruction.detail);
            record.push(volatile);
            if atomic {
                record.values.extend(order);
            }
            if atomic { FunctionCode::INST_STOREATOMIC } else { FunctionCode::INST_STORE }
        }
        (Opcode::CMP_XCHG, &[pointer, compare, new]) => {
            record.typed(pointer)?;
            record.typed(compare)?;
            record.value(new)?;
            record.push(volatile);
            record.values.extend(order);
            record.push(instruction.detail);
            record.push(u64::from(flags & memory::WEAK != 0));
            FunctionCode::INST_CMPXCHG
        }
        (Opcode::ATOMIC_RMW, &[pointer, value]) => {
            record.typed(pointer)?;
            record.value(value)?;
            record.push(instruction.detail);
            record.push(volatile);
            record.values.extend(order);
            FunctionCode::INST_ATOMICRMW
        }
        (Opcode::FENCE, []) => {
            record.values.extend(order);
            FunctionCode::INST_FENCE
        }
        (opcode, words) => return Err(misshapen(opcode, words)),
    };
    Ok((code, None))
}

/// The flags of a call's convention: bit 0 `tail`, bit 14 `musttail`, bit 15 (of an `invoke`: 13) that the type is there.
const CALL_MUST_TAIL: u64 = 1 << 14;
const CALL_EXPLICIT_TYPE: u64 = 1 << 15;
const INVOKE_EXPLICIT_TYPE: u64 = 1 << 13;

fn call_of(
    record: &mut Record<'_, '_>,
    instruction: &Instruction,
    words: &[u32],
    module: &Module,
) -> Result<Kind, Error> {
    record.push(record.numbers.attribute_number(instruction.attribute_list()));
    let convention = u64::from(instruction.detail);
    let (callee, of, arguments, code) = match (instruction.opcode, words) {
        (Opcode::CALL, [callee, of, arguments @ ..]) => {
            let tail = u64::from(instruction.flags & 1);
            let must = if instruction.flags & 2 == 0 { 0 } else { CALL_MUST_TAIL };
            record.push(convention << 1 | tail | must | CALL_EXPLICIT_TYPE);
            (*callee, *of, arguments, FunctionCode::INST_CALL)
        }
        (Opcode::INVOKE, [callee, normal, unwind, of, arguments @ ..]) => {
            record.push(convention | INVOKE_EXPLICIT_TYPE);
            record.push(*normal);
            record.push(*unwind);
            (*callee, *of, arguments, FunctionCode::INST_INVOKE)
        }
        (opcode, words) => return Err(misshapen(opcode, words)),
    };
    record.of_type(TypeId(of))?;
    record.typed(callee)?;
    let Some((_, parameters, variadic)) = module.types.function(TypeId(of)) else {
        return Err(unwritable("what is called is of no function type".into()));
    };
    if arguments.len() < parameters.len() || !variadic && arguments.len() > parameters.len() {
        return Err(unwritable(format!(
            "a call has {} arguments for {} parameters",
            arguments.len(),
            parameters.len()
        )));
    }
    for (i, &argument) in arguments.iter().enumerate() {
        match parameters.get(i) {
            Some(_) => record.value(argument)?,
            None => {
                record.typed(argument)?;
            }
        }
    }
    Ok((code, None))
}
