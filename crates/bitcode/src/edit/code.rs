//! Instructions.

use super::{Editor, refused};
use crate::model::{
    AttributeListId, BlockId, FunctionId, Instruction, InstructionId, MetadataEntry, MetadataId, Named, Opcode, Type,
    TypeId, Value, ValueKind,
};
use crate::operands::{of_constant, value_places};
use dxbin_base::Error;

/// Where an instruction goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The function.
    pub function: FunctionId,
    /// The block.
    pub block: BlockId,
    /// How many of the block's instructions stay before it.
    pub index: u32,
}

/// An instruction to be inserted; as [`Instruction`] has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewInstruction {
    /// What it does.
    pub opcode: Opcode,
    /// Flags.
    pub flags: u16,
    /// The result's type.
    pub result: TypeId,
    /// The operand words.
    pub operands: Vec<u32>,
    /// Predicate, alignment, convention, ...
    pub detail: u32,
    /// Attributes of a call.
    pub attributes: Option<AttributeListId>,
    /// The debug location.
    pub location: Option<MetadataId>,
}

impl NewInstruction {
    /// An instruction without flags and the like.
    pub const fn new(opcode: Opcode, result: TypeId, operands: Vec<u32>) -> Self {
        Self { opcode, flags: 0, result, operands, detail: 0, attributes: None, location: None }
    }
}

impl Editor<'_> {
    /// Passes every value that an instruction has as an operand through `change`.
    pub(super) fn each_value_operand(&mut self, change: impl Fn(Value) -> Value) {
        let module = &mut *self.module;
        for id in (0..module.instructions.len() as u32).map(InstructionId) {
            let Some(instruction) = module.instruction(id) else { continue };
            let words = module.instructions.operands_mut(&instruction);
            for place in value_places(instruction.opcode, words.len()) {
                words[place] = change(Value(words[place])).0;
            }
        }
    }

    /// Inserts an instruction.
    ///
    /// # Errors
    /// [`ModuleEdit`](dxbin_base::Code::ModuleEdit): the place is not there.
    pub fn insert(&mut self, place: Place, new: NewInstruction) -> Result<InstructionId, Error> {
        let id = InstructionId(self.module.instructions.len() as u32);
        let body = self.body_mut(place.function)?;
        let at = place.block.index();
        let Some(block) = body.blocks.get_mut(at).filter(|block| place.index <= block.length) else {
            return Err(refused(format!("block {} has no place {}", place.block.0, place.index)));
        };
        body.order.insert((block.start + place.index) as usize, id);
        block.length += 1;
        body.blocks[at + 1..].iter_mut().for_each(|block| block.start += 1);
        for at in value_places(new.opcode, new.operands.len()) {
            self.forget_uses(Value(new.operands[at]));
        }
        let instruction = Instruction {
            flags: new.flags,
            detail: new.detail,
            attributes: new.attributes.map_or(0, |list| list.0 + 1),
            location: new.location.map_or(0, |node| node.0 + 1),
            ..Instruction::new(new.opcode, new.result)
        };
        self.module.instructions.push(instruction, &new.operands);
        Ok(id)
    }

    /// Inserts a call of a function that is there, with its convention; attributes of its own it has none, as dxc's calls of
    /// DXIL operations have none.
    ///
    /// # Errors
    /// [`ModuleEdit`](dxbin_base::Code::ModuleEdit): the place or the function is not there, or the arguments are not of the
    /// types of its parameters.
    pub fn insert_call(
        &mut self,
        place: Place,
        callee: FunctionId,
        arguments: &[Value],
    ) -> Result<InstructionId, Error> {
        let Some(function) = self.module.functions.get(callee.index()) else {
            return Err(refused(format!("there is no function {}", callee.0)));
        };
        let (signature, convention) = (function.signature, function.convention);
        let Some((result, parameters, variadic)) = self.module.types.function(signature) else {
            return Err(refused(format!("function {} is of no function type", callee.0)));
        };
        let caller = self.module.functions.get(place.function.index());
        let fits = parameters.iter().zip(arguments).all(|(&parameter, &argument)| {
            let of = self.module.type_of(argument, caller);
            of.map_or(self.module.types.get(parameter) == Some(Type::Metadata), |of| of == parameter)
        });
        if !fits || arguments.len() < parameters.len() || arguments.len() > parameters.len() && !variadic {
            return Err(refused(format!("the arguments do not fit the parameters of function {}", callee.0)));
        }
        let callee = Value::from(ValueKind::Function(callee));
        let operands = [callee.0, signature.0].into_iter().chain(arguments.iter().map(|argument| argument.0)).collect();
        let new = NewInstruction { detail: convention, ..NewInstruction::new(Opcode::CALL, result, operands) };
        self.insert(place, new)
    }

    /// Where an instruction stands in a function.
    pub fn place_of(&self, function: FunctionId, instruction: InstructionId) -> Option<Place> {
        let body = self.body(function).ok()?;
        let at = body.order.iter().position(|id| id == instruction)? as u32;
        let (block, span) =
            (0..).zip(&body.blocks).find(|(_, span)| (span.start..span.start + span.length).contains(&at))?;
        Some(Place { function, block: BlockId(block), index: at - span.start })
    }

    /// Takes an instruction out of its function.
    ///
    /// # Errors
    /// [`ModuleEdit`](dxbin_base::Code::ModuleEdit): it is not there, something uses its result, or it is all its block has.
    pub fn remove(&mut self, function: FunctionId, instruction: InstructionId) -> Result<(), Error> {
        let Some(place) = self.place_of(function, instruction) else {
            return Err(refused(format!("function {} has no instruction {}", function.0, instruction.0)));
        };
        let value = Value::from(ValueKind::Instruction(instruction));
        if self.is_used(function, value)? {
            return Err(refused(format!("instruction {} is used", instruction.0)));
        }
        let body = self.body_mut(function)?;
        let at = place.block.index();
        if body.blocks[at].length == 1 {
            return Err(refused(format!("block {} would have no instructions", place.block.0)));
        }
        body.order.remove((body.blocks[at].start + place.index) as usize);
        body.blocks[at].length -= 1;
        body.blocks[at + 1..].iter_mut().for_each(|block| block.start -= 1);
        body.names.retain(|(named, _)| *named != Named::Value(value));
        body.instruction_attachments.retain(|(of, _)| *of != instruction);
        self.forget_uses(value);
        for operand in self.values_of(instruction) {
            self.forget_uses(operand);
        }
        Ok(())
    }

    /// The values that an instruction has as operands.
    fn values_of(&self, id: InstructionId) -> Vec<Value> {
        let Some(instruction) = self.module.instruction(id) else { return Vec::new() };
        let words = self.module.operands(instruction);
        let places = value_places(instruction.opcode, words.len());
        places.into_iter().filter_map(|place| words.get(place)).map(|&word| Value(word)).collect()
    }

    /// Whether an instruction of a function uses a value, be it as metadata.
    fn is_used(&self, function: FunctionId, value: Value) -> Result<bool, Error> {
        let uses = |operand: Value| match operand.kind() {
            ValueKind::Metadata(id) => self.module.metadata.get(id) == Some(MetadataEntry::Value(value)),
            _ => operand == value,
        };
        Ok(self.body(function)?.order.iter().any(|id| self.values_of(id).into_iter().any(uses)))
    }

    /// Puts another value into an operand of an instruction, by the operand's word.
    ///
    /// # Errors
    /// [`ModuleEdit`](dxbin_base::Code::ModuleEdit): the instruction is not there, or the word is no value.
    pub fn set_operand(&mut self, instruction: InstructionId, word: usize, value: Value) -> Result<(), Error> {
        let Some(found) = self.module.instruction(instruction) else {
            return Err(refused(format!("there is no instruction {}", instruction.0)));
        };
        let is_value = value_places(found.opcode, found.operands.length as usize).any(|place| place == word);
        let Some(place) = self.module.instructions.operands_mut(&found).get_mut(word).filter(|_| is_value) else {
            return Err(refused(format!("operand {word} of instruction {} is no value", instruction.0)));
        };
        let old = Value(std::mem::replace(place, value.0));
        self.forget_uses(old);
        self.forget_uses(value);
        Ok(())
    }

    /// Puts `new` into every operand of a function's instructions that is `old`; says how many there were.
    ///
    /// # Errors
    /// [`ModuleEdit`](dxbin_base::Code::ModuleEdit): the function has no body.
    pub fn replace_in(&mut self, function: FunctionId, old: Value, new: Value) -> Result<usize, Error> {
        let order = self.body(function)?.order.clone();
        let orders = !self.module.layout.uses.is_empty();
        let before = if orders { self.count_uses(new) } else { 0 };
        let mut count = 0;
        for id in order.iter() {
            let Some(instruction) = self.module.instruction(id) else { continue };
            let words = self.module.instructions.operands_mut(&instruction);
            for place in value_places(instruction.opcode, words.len()) {
                if words[place] == old.0 {
                    words[place] = new.0;
                    count += 1;
                }
            }
        }
        if orders && count > 0 {
            if before == 0 && self.count_uses(old) == 0 {
                // All uses of one are now those of the other, in the same order.
                let uses = self.module.layout.uses.iter_mut().filter(|order| order.of == Named::Value(old));
                uses.for_each(|order| order.of = Named::Value(new));
            } else {
                self.forget_uses(old);
                self.forget_uses(new);
            }
        }
        Ok(count)
    }

    /// How often instructions, constants and globals refer to a value.
    fn count_uses(&self, value: Value) -> usize {
        let module = &*self.module;
        let bodies = module.functions.iter().filter_map(|function| function.body.as_ref());
        let instructions = bodies.flat_map(|body| body.order.iter()).flat_map(|id| self.values_of(id));
        let constants = module.constants.entries.iter().flat_map(|constant| {
            let operand = |index| of_constant(&module.constants, constant.kind, index);
            (0..).map_while(operand)
        });
        let initializers = module.globals.iter().filter_map(|global| global.initializer);
        instructions.chain(constants).chain(initializers).filter(|&used| used == value).count()
    }
}
