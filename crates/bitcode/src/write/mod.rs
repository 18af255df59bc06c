//! A module, written as LLVM 3.7's writer in dxc would.
//!
//! [`write()`] numbers everything anew ([`enumerate`](self)): what a module was read with plays no part, so a model may be
//! changed at will, and a module of dxc's that is read and written is dxc's bytes again. What the model cannot say is in
//! [`Layout`](crate::model::Layout): in which order constants are, and the orders of uses.

mod attributes;
mod constants;
mod enumerate;
mod function;
mod globals;
mod metadata;
mod order;
mod records;
mod symbols;
mod types;

pub use order::constant_order;

use std::collections::HashMap;

use dxbin_base::{Code, Error};

use crate::model::{FunctionId, Module};
use crate::spec::abbreviations;
use crate::spec::codes::{Block, ModuleCode};
use enumerate::Numbers;
use records::Records;

/// The version of modules whose instructions refer to values relative to themselves.
const VERSION: u64 = 1;

/// Writes a module as LLVM 3.7's bitcode, magic and all.
///
/// # Errors
/// A model that leads out of itself, that is made of itself where nothing can be, or that has a value where it cannot stand
/// is [`Code::ModuleUnwritable`]; the message says what it is.
///
/// ```
/// use dxbin_bitcode::model::Module;
/// let mut module = Module::default();
/// module.triple = Some(module.add_text(b"dxil-ms-dx"));
/// let bytes = dxbin_bitcode::write::write(&module).unwrap();
/// assert_eq!(bytes[..4], *b"BC\xC0\xDE");
/// ```
pub fn write(module: &Module) -> Result<Vec<u8>, Error> {
    let mut numbers = order::numbers(module)?;
    let mut records = Records::new();
    let mut orders: HashMap<_, Vec<_>> = HashMap::new();
    for (at, order) in module.layout.uses.iter().enumerate() {
        orders.entry(order.function).or_default().push(at);
    }
    let mut writer = Writer { module, records: &mut records, orders };
    writer.records.enter(Block::MODULE, 3);
    writer.records.full(ModuleCode::VERSION.0, &[VERSION]);
    writer.block_info(&numbers);
    writer.attributes(&numbers);
    writer.types(&numbers)?;
    writer.globals(&numbers)?;
    writer.module_constants(&numbers)?;
    writer.metadata(&numbers)?;
    writer.metadata_kinds();
    writer.symbols(&numbers)?;
    writer.use_orders(&numbers, None)?;
    for (index, function) in module.functions.iter().enumerate() {
        writer.function(&mut numbers, index, function)?;
    }
    writer.records.exit();
    Ok(records.finish())
}

/// What writes the parts of a module, each in a file of its own.
struct Writer<'m, 'r> {
    module: &'m Module,
    records: &'r mut Records,
    /// Which orders of uses each function says, and the module.
    orders: HashMap<Option<FunctionId>, Vec<usize>>,
}

impl Writer<'_, '_> {
    /// The abbreviations that blocks of several kinds start with.
    fn block_info(&mut self, numbers: &Numbers<'_>) {
        define_standard(self.records, abbreviations::width_for(numbers.type_list.len() as u32 + 1));
    }
}

/// Writes the block with information about others, for modules whose types have numbers of so many bits.
fn define_standard(records: &mut Records, type_width: u32) {
    records.enter(Block::BLOCKINFO, 2);
    for (block, operands) in abbreviations::STANDARD {
        records.define_for(*block, &abbreviations::resolve(operands, type_width));
    }
    records.exit();
}

/// Bitcode of nothing but that block.
pub(crate) fn standard_info(type_width: u32) -> Vec<u8> {
    let mut records = Records::new();
    define_standard(&mut records, type_width);
    records.finish()
}

/// An error about a model that cannot be written. It has no place in a file.
fn unwritable(message: String) -> Error {
    Error::new(Code::ModuleUnwritable, 0..0, message)
}

/// Bytes as the values of a record whose values dxc keeps in 32 bits, and whose characters have a sign.
fn characters(text: &[u8]) -> impl Iterator<Item = u64> {
    text.iter().map(|&byte| u64::from(i32::from(byte as i8) as u32))
}

/// Bytes as the values of a record whose values dxc keeps in 64 bits, and whose characters have a sign.
fn wide_characters(text: &[u8]) -> impl Iterator<Item = u64> {
    text.iter().map(|&byte| i64::from(byte as i8) as u64)
}

/// Bytes as the values of a record.
fn bytes(text: &[u8]) -> impl Iterator<Item = u64> {
    text.iter().map(|&byte| u64::from(byte))
}
