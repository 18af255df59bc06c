//! What is read as a module is printed and written, what is written reads as the same module, and no model, however broken,
//! does harm.

use dxbin::base::{Diagnostics, Limits};
use dxbin::bitcode::model::{
    Constant, ConstantKind, InstructionId, MetadataEntry, Module, Opcode, Span, Type, TypeId, Value,
};
use dxbin::bitcode::spec::debug::TEMPORARY;
use dxbin::bitcode::{self, read, write};
use dxbin::container::spec::kind;

use crate::mutate::Random;

/// The modules in a file: those of a container's parts, or the file itself.
pub(crate) fn modules(bytes: &[u8]) -> Vec<&[u8]> {
    let container = dxbin::open::container(bytes, &Limits::default(), &mut Diagnostics::new());
    let Ok(container) = container else { return vec![bytes] };
    let parts = container.parts().iter().filter(|part| [kind::DXIL, kind::ILDB, kind::STAT].contains(&part.kind));
    // Whatever the headers state: the bitcode starts behind them.
    parts.filter_map(|part| part.data.get(24..)).collect()
}

/// The property.
pub fn check(bytes: &[u8]) {
    for bytes in modules(bytes) {
        let limits = Limits::default();
        let mut diagnostics = Diagnostics::new();
        let Ok(module) = read::read(bytes, 0, &limits, &mut diagnostics) else { continue };
        let text = print(&module, bytes.len());
        let sound = diagnostics.strict().is_ok() && diagnostics.dropped() == 0;
        match write::write(&module) {
            Ok(written) => {
                let mut diagnostics = Diagnostics::new();
                let again = read::read(&written, 0, &limits, &mut diagnostics).expect("what was written is a module");
                // What had defects can have some again, such as more blocks than there is room for.
                let good = diagnostics.strict().is_ok();
                if good {
                    let once_more = write::write(&again).expect("what was written can be written");
                    assert!(written == once_more, "a module has other bytes the second time");
                }
                if sound {
                    assert!(good, "{:?}", diagnostics.as_slice());
                    let new = print(&again, bytes.len());
                    assert!(text == new, "what was written is another module: {:?}", difference(&text, &new));
                }
            }
            Err(error) => {
                assert!(!sound || has_nowhere(&module), "what was read is not written: {error}");
            }
        }
        // A model with anything changed in it.
        let mut random = Random::new(bytes.len() as u64);
        let mut broken = module;
        for _ in 0..4 {
            spoil(&mut broken, &mut random);
            print(&broken, bytes.len());
            if let Ok(written) = write::write(&broken) {
                let _ = read::read(&written, 0, &limits, &mut Diagnostics::new());
            }
        }
    }
}

/// Whether something in a module stands for what was never told of: LLVM lists it, and no record can hold it.
fn has_nowhere(module: &Module) -> bool {
    let temporary = |entry: &MetadataEntry| matches!(entry, MetadataEntry::Node(node) if node.kind == TEMPORARY);
    let missing = |constant: &Constant| matches!(constant.kind, ConstantKind::BlockAddress(span) if span.length == 0);
    module.metadata.entries.iter().any(temporary) || module.constants.entries.iter().any(missing)
}

/// A module's text, which ends, and is in proportion to the bytes; `None` where it would not be.
fn print(module: &Module, size: usize) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let printed = bitcode::print::print(module, &bitcode::print::SourceComments, &mut text);
    assert!(text.len() <= (1 << 28) + 8192 * size, "{} bytes of text", text.len());
    printed.ok().map(|()| text)
}

/// The first lines that differ.
fn difference(old: &Option<Vec<u8>>, new: &Option<Vec<u8>>) -> Option<[String; 2]> {
    let lines = |text: &Option<Vec<u8>>| {
        Some(String::from_utf8_lossy(text.as_deref()?).lines().map(str::to_owned).collect::<Vec<_>>())
    };
    let (old, new) = (lines(old)?, lines(new)?);
    let at = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    Some([old.get(at).cloned().unwrap_or_default(), new.get(at).cloned().unwrap_or_default()])
}

/// A number that leads somewhere else.
fn wild(random: &mut Random, near: u32, count: usize) -> u32 {
    match random.below(6) {
        0 => u32::MAX,
        1 => near.wrapping_add(1),
        2 => near ^ 1 << random.below(32),
        3 => 0,
        _ => random.below(count + 1) as u32,
    }
}

/// Changes one thing in a model.
pub(crate) fn spoil(module: &mut Module, random: &mut Random) {
    let types = module.types.entries.len();
    let any = random.below(1 << 20);
    match random.below(12) {
        0 => {
            let id = InstructionId(random.below(module.instructions.len()) as u32);
            if let Some(instruction) = module.instruction(id) {
                change(module.instructions.operands_mut(&instruction), random, types);
            }
        }
        1 => change(&mut module.constants.words, random, types),
        2 => change(&mut module.metadata.fields, random, any),
        3 => {
            if let Some(of) = pick(&mut module.types.members, random) {
                *of = TypeId(wild(random, of.0, types));
            }
        }
        4 => {
            if let Some(of) = pick(&mut module.types.entries, random) {
                spoil_type(of, random, types);
            }
        }
        5 => {
            if let Some(constant) = pick(&mut module.constants.entries, random) {
                match random.below(3) {
                    0 => constant.of = TypeId(wild(random, constant.of.0, types)),
                    1 => constant.kind = ConstantKind::Aggregate(span(random, any)),
                    _ => constant.kind = ConstantKind::Data(span(random, 64)),
                }
            }
        }
        6 => {
            if let Some(entry) = pick(&mut module.metadata.entries, random) {
                match entry {
                    MetadataEntry::Node(node) if random.below(2) == 0 => node.kind = random.below(40) as u8,
                    MetadataEntry::Node(node) => node.fields = span(random, any),
                    MetadataEntry::Value(value) => *value = Value(wild(random, value.0, any)),
                    MetadataEntry::String(text) => text.0 = span(random, any),
                }
            }
        }
        7 | 8 => {
            let id = InstructionId(random.below(module.instructions.len()) as u32);
            if let Some(mut instruction) = module.instruction(id) {
                let mut operands = module.operands(instruction).to_vec();
                match random.below(5) {
                    0 => instruction.opcode = Opcode(random.below(64) as u8),
                    1 => instruction.result = TypeId(wild(random, instruction.result.0, types)),
                    2 => operands.truncate(random.below(operands.len())),
                    3 => instruction.location = wild(random, instruction.location, any),
                    _ => instruction.attributes = wild(random, instruction.attributes, 9),
                }
                module.instructions.replace(id, instruction, &operands);
            }
        }
        9 => {
            if let Some(body) = pick(&mut module.functions, random).and_then(|function| function.body.as_mut()) {
                match random.below(4) {
                    0 => body.blocks.push(span(random, 9)),
                    1 => body.order = body.order.iter().rev().collect(),
                    2 => body.order.insert(0, InstructionId(random.below(9) as u32)),
                    _ => body.blocks.clear(),
                }
            }
        }
        10 => {
            if let Some(function) = pick(&mut module.functions, random) {
                match random.below(3) {
                    0 => function.signature = TypeId(wild(random, function.signature.0, types)),
                    1 => function.pointer = TypeId(wild(random, function.pointer.0, types)),
                    _ => function.prefix = Some(Value(wild(random, 3 << 29, any))),
                }
            }
        }
        _ => {
            if let Some(group) = pick(&mut module.attributes.groups, random) {
                group.attributes = span(random, 9);
            }
        }
    }
}

fn pick<'a, T>(items: &'a mut [T], random: &mut Random) -> Option<&'a mut T> {
    let at = random.below(items.len());
    items.get_mut(at)
}

fn change(words: &mut [u32], random: &mut Random, count: usize) {
    if let Some(word) = pick(words, random) {
        *word = wild(random, *word, count);
    }
}

fn span(random: &mut Random, near: usize) -> Span {
    Span { start: random.below(near) as u32, length: wild(random, 2, 9) }
}

fn spoil_type(of: &mut Type, random: &mut Random, types: usize) {
    let any = TypeId(random.below(types + 1) as u32);
    *of = match random.below(5) {
        0 => Type::Pointer { to: any, space: random.below(5) as u32 },
        1 => Type::Array { count: random.word(), of: any },
        2 => Type::Function { returns: any, parameters: span(random, types), variadic: false },
        3 => Type::Struct { name: None, fields: Some(span(random, types)), packed: false },
        _ => Type::Vector { count: 4, of: any },
    };
}

#[test]
fn smoke() {
    crate::smoke_over(&crate::mutate::shaders(&["dxc", "edits"]), check);
}
