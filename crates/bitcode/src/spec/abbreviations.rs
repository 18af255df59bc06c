//! The abbreviations that LLVM 3.7's writer defines, as tables. A reader needs none of this: files say how they are packed.

use super::codes::{Block, ConstantCode, FunctionCode, MetadataCode, ModuleCode, SymbolCode, TypeCode};
use crate::bitstream::abbreviation::Operand;

/// Stands in the tables below for the width of a type's number, which depends on how many types the module has.
pub const TYPE: Operand = Operand::Fixed(u32::MAX);

/// Puts the width of a type's number into the operands of an abbreviation.
pub fn resolve(operands: &[Operand], type_width: u32) -> Vec<Operand> {
    operands.iter().map(|&field| if field == TYPE { Operand::Fixed(type_width) } else { field }).collect()
}

/// How many bits a number below `count` takes, at least: what LLVM calls the ceiling of log2.
pub const fn width_for(count: u32) -> u32 {
    u32::BITS - count.saturating_sub(1).leading_zeros()
}

use Operand::{Array, Char6, Fixed, Vbr};

const fn literal(code: u32) -> Operand {
    Operand::Literal(code as u64)
}

/// What a module's `BLOCKINFO` block defines, in order.
pub const STANDARD: &[(Block, &[Operand])] = &[
    (Block::VALUE_SYMTAB, &[Fixed(3), Vbr(8), Array, Fixed(8)]),
    (Block::VALUE_SYMTAB, &[literal(SymbolCode::ENTRY.0), Vbr(8), Array, Fixed(7)]),
    (Block::VALUE_SYMTAB, &[literal(SymbolCode::ENTRY.0), Vbr(8), Array, Char6]),
    (Block::VALUE_SYMTAB, &[literal(SymbolCode::BLOCK_ENTRY.0), Vbr(8), Array, Char6]),
    (Block::CONSTANTS, &[literal(ConstantCode::SETTYPE.0), TYPE]),
    (Block::CONSTANTS, &[literal(ConstantCode::INTEGER.0), Vbr(8)]),
    (Block::CONSTANTS, &[literal(ConstantCode::CE_CAST.0), Fixed(4), TYPE, Vbr(8)]),
    (Block::CONSTANTS, &[literal(ConstantCode::NULL.0)]),
    (Block::FUNCTION, &[literal(FunctionCode::INST_LOAD.0), Vbr(6), TYPE, Vbr(4), Fixed(1)]),
    (Block::FUNCTION, &[literal(FunctionCode::INST_BINOP.0), Vbr(6), Vbr(6), Fixed(4)]),
    (Block::FUNCTION, &[literal(FunctionCode::INST_BINOP.0), Vbr(6), Vbr(6), Fixed(4), Fixed(7)]),
    (Block::FUNCTION, &[literal(FunctionCode::INST_CAST.0), Vbr(6), TYPE, Fixed(4)]),
    (Block::FUNCTION, &[literal(FunctionCode::INST_RET.0)]),
    (Block::FUNCTION, &[literal(FunctionCode::INST_RET.0), Vbr(6)]),
    (Block::FUNCTION, &[literal(FunctionCode::INST_UNREACHABLE.0)]),
    (Block::FUNCTION, &[literal(FunctionCode::INST_GEP.0), Fixed(1), TYPE, Array, Vbr(6)]),
];

/// What a `TYPE` block defines, in order: pointers, functions, structures without a name, names, structures, arrays.
pub const TYPES: [&[Operand]; 6] = [
    &[literal(TypeCode::POINTER.0), TYPE, Operand::Literal(0)],
    &[literal(TypeCode::FUNCTION.0), Fixed(1), Array, TYPE],
    &[literal(TypeCode::STRUCT_ANON.0), Fixed(1), Array, TYPE],
    &[literal(TypeCode::STRUCT_NAME.0), Array, Char6],
    &[literal(TypeCode::STRUCT_NAMED.0), Fixed(1), Array, TYPE],
    &[literal(TypeCode::ARRAY.0), Vbr(8), TYPE],
];

/// What the `CONSTANTS` block of a module defines behind [`aggregate`]: texts of bytes, of seven bits and of names' characters.
pub const TEXTS: [&[Operand]; 3] = [
    &[literal(ConstantCode::STRING.0), Array, Fixed(8)],
    &[literal(ConstantCode::CSTRING.0), Array, Fixed(7)],
    &[literal(ConstantCode::CSTRING.0), Array, Char6],
];

/// Aggregates in the `CONSTANTS` block of a module; `width` is that of a value's number.
pub const fn aggregate(width: u32) -> [Operand; 3] {
    [literal(ConstantCode::AGGREGATE.0), Array, Fixed(width)]
}

/// Strings of metadata.
pub const STRING: &[Operand] = &[literal(MetadataCode::STRING.0), Array, Fixed(8)];
/// Debug locations.
pub const LOCATION: &[Operand] = &[literal(MetadataCode::LOCATION.0), Fixed(1), Vbr(6), Vbr(8), Vbr(6), Vbr(6)];
/// Nodes of debug information that only have a tag.
pub const GENERIC_DEBUG: &[Operand] =
    &[literal(MetadataCode::GENERIC_DEBUG.0), Fixed(1), Vbr(6), Fixed(1), Vbr(6), Array, Vbr(6)];
/// Names of lists of metadata.
pub const NAME: &[Operand] = &[literal(MetadataCode::NAME.0), Array, Fixed(8)];

/// Global variables without visibility and the like; the widths are those of a type's number, of an alignment and of a
/// section's number, `None` where no global has one.
pub fn global(types: u32, alignment: Option<u32>, section: Option<u32>) -> [Operand; 7] {
    let or_zero = |width: Option<u32>| width.map_or(Operand::Literal(0), Fixed);
    [literal(ModuleCode::GLOBALVAR.0), Fixed(types), Vbr(6), Vbr(6), Fixed(5), or_zero(alignment), or_zero(section)]
}
