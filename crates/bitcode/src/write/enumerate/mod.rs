//! LLVM 3.7's numbers: which type, value, attribute list and piece of metadata is the how-manyth.
//!
//! A file's numbers follow from the order in which LLVM's writer meets things, so that is what this does, over the model:
//! globals, functions, aliases, what they hold, named metadata, then the bodies; constants as they are met, then by type
//! and by how often they were met. Everything that nests is walked with a stack of its own, so that no model, however
//! deep, takes ours.

mod attributes;
mod constants;
mod metadata;
mod types;

use std::collections::HashMap;

use dxbin_base::Error;

use super::unwritable;
use crate::model::{
    Attachment, Body, ConstantId, ConstantOrder, Function, MetadataEntry, MetadataId, Module, Type, TypeId, Value,
    ValueKind,
};
use crate::operands::{self, Met};

/// The mark of what is being visited.
const VISITING: u32 = u32::MAX;
/// Types, constants and metadata nest no deeper than this.
const MOST_DEPTH: usize = 1 << 16;
/// Stands for the type `label`, which a model need not have.
pub(super) const LABEL: TypeId = TypeId(u32::MAX);
/// Stands for the type `metadata`, which a model need not have.
pub(super) const METADATA: TypeId = TypeId(u32::MAX - 1);

/// The numbers of a module.
#[derive(Debug)]
pub(super) struct Numbers<'m> {
    pub(super) module: &'m Module,
    order: ConstantOrder,
    /// Numbers + 1 of types, and of the two above.
    types: Vec<u32>,
    label: u32,
    metadata_type: u32,
    /// The types in order.
    pub(super) type_list: Vec<TypeId>,
    /// Places + 1 of constants in `pool`.
    places: Vec<u32>,
    /// Constants of the module and, behind them, of the function that is open; and how often each was met.
    pool: Vec<(ConstantId, u32)>,
    /// How many of `pool` are the module's.
    module_pool: usize,
    /// Whether the types of a constant's operands are numbered.
    typed: Vec<bool>,
    /// Numbers + 1 of metadata.
    metadata: Vec<u32>,
    /// Metadata in order: the module's.
    pub(super) metadata_list: Vec<MetadataId>,
    /// Values of metadata that are local to the function that is open; their numbers follow the module's.
    pub(super) local_metadata: Vec<MetadataId>,
    /// Kinds of metadata met.
    pub(super) has_strings: bool,
    pub(super) has_locations: bool,
    pub(super) has_generic: bool,
    pub(super) attributes: Attributes,
    /// Numbers (from 1) of COMDATs.
    comdats: Vec<u32>,
    pub(super) comdat_list: Vec<usize>,
    /// Attachments of each function's instructions, with the instruction's place in the function, in order.
    pub(super) attached: Vec<Vec<(u32, Attachment)>>,
    /// Numbers + 1 of the instructions of the function that is open.
    instructions: Vec<u32>,
    /// How many arguments the function that is open has.
    arguments: u32,
}

/// Numbers of attribute lists and groups.
#[derive(Debug, Default)]
pub(super) struct Attributes {
    /// Numbers (from 1) of lists, 0 where there is none yet; `u32::MAX` for empty ones.
    lists: Vec<u32>,
    numbers: HashMap<Vec<u64>, u32>,
    group_numbers: HashMap<Vec<u64>, u32>,
    /// Lists in order, each as the numbers of its groups.
    pub(super) list_records: Vec<Vec<u64>>,
    /// Groups in order, each as its record without the number: place and attributes.
    pub(super) group_records: Vec<Vec<u64>>,
}

impl<'m> Numbers<'m> {
    /// Numbers what a module has outside of bodies, and the types and metadata of bodies, too.
    pub(super) fn new(module: &'m Module, order: ConstantOrder) -> Result<Self, Error> {
        let mut numbers = Self {
            module,
            order,
            types: vec![0; module.types.entries.len()],
            label: 0,
            metadata_type: 0,
            type_list: Vec::new(),
            places: vec![0; module.constants.entries.len()],
            pool: Vec::new(),
            module_pool: 0,
            typed: vec![false; module.constants.entries.len()],
            metadata: vec![0; module.metadata.entries.len()],
            metadata_list: Vec::new(),
            local_metadata: Vec::new(),
            has_strings: false,
            has_locations: false,
            has_generic: false,
            attributes: Attributes { lists: vec![0; module.attributes.lists.len()], ..Attributes::default() },
            comdats: vec![0; module.comdats.len()],
            comdat_list: Vec::new(),
            attached: Vec::new(),
            instructions: vec![0; module.instructions.len()],
            arguments: 0,
        };
        numbers.globals()?;
        numbers.named_metadata()?;
        for function in &module.functions {
            numbers.body_types(function)?;
        }
        numbers.module_pool = numbers.pool.len();
        numbers.optimize(0);
        Ok(numbers)
    }

    /// Globals, functions, aliases and what they hold.
    fn globals(&mut self) -> Result<(), Error> {
        let module = self.module;
        for global in &module.globals {
            self.comdat(global.linkage.comdat)?;
            self.add_type(global.pointer)?;
        }
        for function in &module.functions {
            self.comdat(function.linkage.comdat)?;
            self.add_type(function.pointer)?;
            self.add_attributes(function.attributes)?;
        }
        for alias in &module.aliases {
            self.add_type(alias.pointer)?;
        }
        let held = module.globals.iter().filter_map(|global| global.initializer);
        let targets = module.aliases.iter().map(|alias| alias.target);
        let prefixes = module.functions.iter().filter_map(|function| function.prefix);
        let prologues = module.functions.iter().filter_map(|function| function.prologue);
        let personalities = module.functions.iter().filter_map(|function| function.personality);
        for value in held.chain(targets).chain(prefixes).chain(prologues).chain(personalities) {
            self.add_value(value)?;
        }
        self.add_type(METADATA)
    }

    fn named_metadata(&mut self) -> Result<(), Error> {
        let module = self.module;
        module.metadata.named.iter().flat_map(|list| &list.nodes).try_for_each(|&node| self.add_metadata(node))
    }

    /// Types, attributes and metadata that a body needs.
    fn body_types(&mut self, function: &'m Function) -> Result<(), Error> {
        let Some(body) = &function.body else {
            self.attached.push(Vec::new());
            return Ok(());
        };
        let attached = attachments(body);
        for attachment in sorted(&body.attachments) {
            self.add_metadata(attachment.node)?;
        }
        let mut left = attached.iter().peekable();
        for (place, id) in body.order.iter().enumerate() {
            let instruction = self.instruction(id)?;
            operands::of_instruction(instruction.opcode, self.module.operands(instruction), |operand| match operand {
                Met::Block(_) => self.add_type(LABEL),
                Met::Value(value) => self.add_operand(value, function),
            })?;
            self.add_type(instruction.result)?;
            self.add_attributes(instruction.attribute_list())?;
            while let Some((_, attachment)) = left.next_if(|(of, _)| *of as usize == place) {
                self.add_metadata(attachment.node)?;
            }
            if let Some(location) = instruction.location() {
                let node = self.location(location)?;
                self.operands_of(node).into_iter().try_for_each(|operand| self.add_metadata(operand))?;
            }
        }
        self.attached.push(attached);
        Ok(())
    }

    fn instruction(&self, id: crate::model::InstructionId) -> Result<crate::model::Instruction, Error> {
        self.module.instruction(id).ok_or_else(|| unwritable(format!("there is no instruction {}", id.0)))
    }

    /// An operand of an instruction: its type, and metadata.
    fn add_operand(&mut self, value: Value, function: &'m Function) -> Result<(), Error> {
        if let ValueKind::Metadata(id) = value.kind() {
            return match self.module.metadata.get(id) {
                None => Err(unwritable(format!("there is no metadata {}", id.0))),
                // What is local is numbered with the function.
                Some(MetadataEntry::Value(value)) if operands::is_local(value) => Ok(()),
                Some(_) => self.add_metadata(id),
            };
        }
        let mut stack = vec![value];
        while let Some(value) = stack.pop() {
            let of = self.module.type_of(value, Some(function));
            self.add_type(of.ok_or_else(|| unwritable(format!("there is no value {value:?}")))?)?;
            let Some(id) = value.constant() else { continue };
            let done = self.typed.get(id.index()).copied().unwrap_or(true);
            if done || self.places.get(id.index()).is_none_or(|&place| place != 0) {
                continue;
            }
            self.typed[id.index()] = true;
            let Some(constant) = self.module.constants.get(id) else { continue };
            let start = stack.len();
            let mut index = 0;
            while let Some(operand) = operands::of_constant(&self.module.constants, constant.kind, index) {
                stack.push(operand);
                index += 1;
            }
            stack[start..].reverse();
        }
        Ok(())
    }

    /// Numbers a value that is not a function's own, or counts that it was met again.
    fn add_value(&mut self, value: Value) -> Result<(), Error> {
        match value.kind() {
            ValueKind::Constant(id) => self.add_constant(id),
            _ => self.check_global(value),
        }
    }

    fn check_global(&self, value: Value) -> Result<(), Error> {
        let there = match value.kind() {
            ValueKind::Global(id) => id.index() < self.module.globals.len(),
            ValueKind::Function(id) => id.index() < self.module.functions.len(),
            ValueKind::Alias(id) => id.index() < self.module.aliases.len(),
            _ => false,
        };
        if there { Ok(()) } else { Err(unwritable(format!("{value:?} is no constant of this module"))) }
    }

    fn comdat(&mut self, index: u32) -> Result<(), Error> {
        if index == 0 {
            return Ok(());
        }
        let at = index as usize - 1;
        let place = self.comdats.get_mut(at).ok_or_else(|| unwritable(format!("there is no COMDAT {at}")))?;
        if *place == 0 {
            self.comdat_list.push(at);
            *place = self.comdat_list.len() as u32;
        }
        Ok(())
    }

    /// The number of a COMDAT, 0 for none.
    pub(super) fn comdat_number(&self, index: u32) -> u32 {
        self.comdats.get((index as usize).wrapping_sub(1)).copied().unwrap_or_default()
    }

    /// Numbers the arguments and the constants that a body has of its own.
    pub(super) fn open_constants(&mut self, function: &'m Function, body: &'m Body) -> Result<(), Error> {
        let parameters = self.module.types.function(function.signature).map(|(_, parameters, _)| parameters.len());
        self.arguments = parameters.unwrap_or_default() as u32;
        for id in body.order.iter() {
            let instruction = self.instruction(id)?;
            operands::of_instruction(instruction.opcode, self.module.operands(instruction), |operand| match operand {
                Met::Value(value) => value.constant().map_or(Ok(()), |id| self.add_constant(id)),
                Met::Block(_) => Ok(()),
            })?;
        }
        self.optimize(self.module_pool);
        Ok(())
    }

    /// Numbers what a body has of its own: arguments, constants, instructions, local metadata.
    pub(super) fn open_function(&mut self, function: &'m Function, body: &'m Body) -> Result<(), Error> {
        self.open_constants(function, body)?;
        let mut number = self.first_instruction();
        for id in body.order.iter() {
            let instruction = self.instruction(id)?;
            if !matches!(self.type_of(instruction.result)?, Type::Void) {
                number += 1;
                if std::mem::replace(&mut self.instructions[id.index()], number) != 0 {
                    return Err(unwritable(format!("instruction {} stands twice in a function", id.0)));
                }
            }
        }
        for id in body.order.iter() {
            let instruction = self.instruction(id)?;
            operands::of_instruction(instruction.opcode, self.module.operands(instruction), |operand| match operand {
                Met::Value(value) => self.add_local_metadata(value),
                Met::Block(_) => Ok(()),
            })?;
        }
        Ok(())
    }

    /// Forgets what a body has of its own.
    pub(super) fn close_function(&mut self, body: &Body) {
        for (id, _) in self.pool.drain(self.module_pool..) {
            self.places[id.index()] = 0;
        }
        for id in body.order.iter() {
            self.instructions[id.index()] = 0;
        }
        for id in self.local_metadata.drain(..) {
            self.metadata[id.index()] = 0;
        }
    }

    /// How many values a module has outside of bodies: globals, functions, aliases, constants.
    pub(super) fn module_values(&self) -> u32 {
        self.globals_count() + self.module_pool as u32
    }

    fn globals_count(&self) -> u32 {
        (self.module.globals.len() + self.module.functions.len() + self.module.aliases.len()) as u32
    }

    /// The number that the first instruction of the function that is open has.
    pub(super) fn first_instruction(&self) -> u32 {
        self.module_values() + self.arguments + (self.pool.len() - self.module_pool) as u32
    }

    /// The module's constants, in order.
    pub(super) fn module_constants(&self) -> impl Iterator<Item = ConstantId> {
        self.pool.iter().take(self.module_pool).map(|&(id, _)| id)
    }

    /// The constants of the function that is open, in order.
    pub(super) fn function_constants(&self) -> impl Iterator<Item = ConstantId> {
        self.pool.iter().skip(self.module_pool).map(|&(id, _)| id)
    }

    /// The number of a value, or of metadata as an operand.
    pub(super) fn value(&self, value: Value) -> Result<u32, Error> {
        let module = self.module;
        let number = match value.kind() {
            ValueKind::Global(id) => (id.index() < module.globals.len()).then_some(id.0),
            ValueKind::Function(id) => {
                (id.index() < module.functions.len()).then_some(id.0 + module.globals.len() as u32)
            }
            ValueKind::Alias(id) => (id.index() < module.aliases.len())
                .then_some(id.0 + (module.globals.len() + module.functions.len()) as u32),
            ValueKind::Constant(id) => match self.places.get(id.index()) {
                None | Some(&(0 | VISITING)) => None,
                Some(&place) if place as usize > self.module_pool => {
                    Some(place - 1 + self.globals_count() + self.arguments)
                }
                Some(&place) => Some(place - 1 + self.globals_count()),
            },
            ValueKind::Argument(index) => (index < self.arguments).then_some(self.module_values() + index),
            ValueKind::Instruction(id) => {
                self.instructions.get(id.index()).filter(|&&number| number != 0).map(|number| number - 1)
            }
            ValueKind::Metadata(id) => return self.metadata(id),
        };
        number.ok_or_else(|| unwritable(format!("{value:?} is no value that can stand here")))
    }

    /// The type of a value that can stand in `function`.
    pub(super) fn type_of_value(&self, value: Value, function: Option<&Function>) -> Result<TypeId, Error> {
        match value.kind() {
            ValueKind::Metadata(_) => Ok(METADATA),
            _ => self.module.type_of(value, function).ok_or_else(|| unwritable(format!("there is no value {value:?}"))),
        }
    }
}

/// Attachments by their kinds.
pub(super) fn sorted(attachments: &[Attachment]) -> Vec<Attachment> {
    let mut sorted = attachments.to_vec();
    sorted.sort_by_key(|attachment| attachment.kind);
    sorted
}

/// Attachments of a body's instructions, each with the instruction's place in the body, by place and kind.
fn attachments(body: &Body) -> Vec<(u32, Attachment)> {
    if body.instruction_attachments.is_empty() {
        return Vec::new();
    }
    let places: HashMap<_, _> = body.order.iter().enumerate().map(|(place, id)| (id, place as u32)).collect();
    let listed = body.instruction_attachments.iter();
    let mut attached: Vec<_> = listed.filter_map(|(id, attachment)| Some((*places.get(id)?, *attachment))).collect();
    attached.sort_by_key(|(place, attachment)| (*place, attachment.kind));
    attached
}
