//! Edits the modules of many containers and writes them, for Microsoft's disassembler and validator to look at.
//!
//! ```text
//! cargo run --release -p dxbin --example edit_folder -- OUT DIR...
//! ```
//!
//! Each container comes out once for each kind of edit that it has something for, as `OUT/EDIT/NAME.cso`: a function
//! renamed, a constant changed, an instruction inserted, metadata added. What is put in and taken out again must leave the
//! module's bytes as they were.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Error, Limits};
use dxbin::bitcode::edit::{Editor, NewInstruction};
use dxbin::bitcode::model::{FunctionId, InstructionId, MetadataEntry, Module, Opcode, Type, Value, ValueKind};
use dxbin::bitcode::{read, write};
use dxbin::container::Builder;
use dxbin::container::build::Signing;
use dxbin::container::digest::Variant;
use dxbin::container::spec::kind;
use dxbin::parts::program::ProgramModel;

/// Says whether there was something to edit.
type Edit = fn(&mut Editor<'_>) -> Result<bool, Error>;

const EDITS: [(&str, Edit); 5] =
    [("rename", rename), ("constant", constant), ("insert", insert), ("metadata", metadata), ("undone", undone)];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let out = arguments.next().ok_or("a folder for what comes out")?;
    let mut files = Vec::new();
    arguments.for_each(|folder| find(&folder, &mut files));
    let mut counts: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    for (number, path) in files.iter().enumerate() {
        let bytes = std::fs::read(path)?;
        for (name, edit) in EDITS {
            let [edited, without, failed] = counts.entry(name).or_default();
            match apply(&bytes, edit, name == "undone") {
                Ok(Some(file)) => {
                    *edited += 1;
                    std::fs::create_dir_all(out.join(name))?;
                    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                    std::fs::write(out.join(name).join(format!("{number:05}_{stem}.cso")), file)?;
                }
                Ok(None) => *without += 1,
                Err(error) => {
                    *failed += 1;
                    println!("{}: {name}: {error}", path.display());
                }
            }
        }
    }
    for (name, [edited, without, failed]) in counts {
        println!("{name}: {edited} edited, {without} without anything to edit, {failed} failed");
    }
    Ok(())
}

fn find(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut entries: Vec<_> =
            std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        entries.sort();
        entries.iter().for_each(|entry| find(entry, found));
    } else if path.extension().is_some_and(|end| end == "cso") {
        found.push(path.to_path_buf());
    }
}

/// A container whose DXIL and ILDB are edited; `None` where there is nothing to edit.
fn apply(bytes: &[u8], edit: Edit, same: bool) -> Result<Option<Vec<u8>>, Error> {
    let limits = Limits::default();
    let container = dxbin::open::container(bytes, &limits, &mut Diagnostics::new())?;
    let mut builder = Builder::from_container(&container)?;
    let mut any = false;
    for (index, part) in container.parts().iter().enumerate() {
        if ![kind::DXIL, kind::ILDB].contains(&part.kind) {
            continue;
        }
        let (mut program, layout) = ProgramModel::read(part.data, part.start())?;
        let mut diagnostics = Diagnostics::new();
        let mut module = read::read(&program.bitcode, 0, &limits, &mut diagnostics)?;
        diagnostics.strict()?;
        if !edit(&mut Editor::new(&mut module)?)? {
            continue;
        }
        any = true;
        let written = write::write(&module)?;
        assert!(!same || written == *program.bitcode, "what was undone left something");
        program.bitcode = written.into();
        builder.replace(index, program.build(Some(&layout)));
    }
    builder.sign(Signing::Sign(Variant::Standard));
    if any { Ok(Some(builder.build()?)) } else { Ok(None) }
}

/// The first function with a body.
fn defined(module: &Module) -> Option<FunctionId> {
    let place = module.functions.iter().position(|function| function.body.is_some())?;
    Some(FunctionId(place as u32))
}

/// Renames the first function, and the string in metadata that is its name.
fn rename(editor: &mut Editor<'_>) -> Result<bool, Error> {
    let Some(function) = defined(editor.module()) else { return Ok(false) };
    let module = editor.module();
    let name = module.bytes(module.functions[function.index()].name).to_vec();
    let mut new = name.clone();
    new.extend(b"_renamed");
    editor.rename(function, &new)?;
    let is_name =
        |entry: &MetadataEntry| matches!(entry, MetadataEntry::String(text) if editor.module().bytes(*text) == name);
    if editor.module().metadata.entries.iter().any(is_name) {
        let (old, new) = (editor.string(&name), editor.string(&new));
        editor.replace_metadata(old, new)?;
    }
    Ok(true)
}

/// The first instruction that is a sum, difference or product of floats, with its function.
fn arithmetic(module: &Module) -> Option<(FunctionId, InstructionId)> {
    for (place, function) in module.functions.iter().enumerate() {
        let Some(body) = &function.body else { continue };
        for id in body.order.iter() {
            let Some(instruction) = module.instruction(id) else { continue };
            let is_float = matches!(module.types.get(instruction.result), Some(Type::Float));
            if is_float && [Opcode::F_ADD, Opcode::F_SUB, Opcode::F_MUL].contains(&instruction.opcode) {
                return Some((FunctionId(place as u32), id));
            }
        }
    }
    None
}

/// Multiplies by an odd number where there is arithmetic.
fn constant(editor: &mut Editor<'_>) -> Result<bool, Error> {
    let Some((_, id)) = arithmetic(editor.module()) else { return Ok(false) };
    let float = editor.scalar(Type::Float);
    let number = editor.number(float, u64::from(1234.5f32.to_bits()))?;
    editor.set_operand(id, 1, number)?;
    Ok(true)
}

/// Puts a sum behind the first arithmetic and uses it instead.
fn insert(editor: &mut Editor<'_>) -> Result<bool, Error> {
    Ok(put(editor)?.is_some())
}

/// The function, the arithmetic, the sum, and the constant in it.
fn put(editor: &mut Editor<'_>) -> Result<Option<(FunctionId, InstructionId, InstructionId, Value)>, Error> {
    let Some((function, id)) = arithmetic(editor.module()) else { return Ok(None) };
    let float = editor.scalar(Type::Float);
    let number = editor.number(float, u64::from(0.375f32.to_bits()))?;
    let Some(mut place) = editor.place_of(function, id) else { return Ok(None) };
    place.index += 1;
    let old: Value = ValueKind::Instruction(id).into();
    let new = editor.insert(place, NewInstruction::new(Opcode::F_ADD, float, vec![number.0, number.0]))?;
    editor.replace_in(function, old, ValueKind::Instruction(new).into())?;
    editor.set_operand(new, 0, old)?;
    Ok(Some((function, id, new, number)))
}

/// The same, and takes it out again.
fn undone(editor: &mut Editor<'_>) -> Result<bool, Error> {
    // Orders of uses are forgotten where uses change.
    if !editor.module().layout.uses.is_empty() {
        return Ok(false);
    }
    let Some((function, old, new, number)) = put(editor)? else { return Ok(false) };
    let [old, value] = [old, new].map(|id| Value::from(ValueKind::Instruction(id)));
    editor.set_operand(new, 0, number)?;
    editor.replace_in(function, value, old)?;
    editor.remove(function, new)?;
    Ok(true)
}

/// Adds a named list of nodes: strings, constants, a node that refers to itself.
fn metadata(editor: &mut Editor<'_>) -> Result<bool, Error> {
    let int = editor.scalar(Type::Integer(32));
    let number = editor.number(int, 0xdead_beef)?;
    let (text, value) = (editor.string("a note"), editor.value(number));
    let inner = editor.node(&[Some(value), None, Some(text)]);
    let outer = editor.distinct_node(&[Some(inner), Some(inner)]);
    editor.set_named("dxbin.note", &[inner, outer]);
    Ok(true)
}
