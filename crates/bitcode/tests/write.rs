//! Models made by hand: what they are written as, and which cannot be.

#![allow(clippy::unwrap_used)]

use dxbin_base::{Code, Diagnostics, Limits};
use dxbin_bitcode::bitstream::Emitter;
use dxbin_bitcode::bitstream::walk::{What, walk};
use dxbin_bitcode::edit::{Editor, NewInstruction, Place};
use dxbin_bitcode::model::*;
use dxbin_bitcode::read::read;
use dxbin_bitcode::spec::codes::{Block, ConstantCode, MetadataCode, ModuleCode};
use dxbin_bitcode::write::write;

/// `define i32 @f(i32 %x) { %1 = add i32 %x, 5  ret i32 %1 }`
fn small() -> Module {
    let mut module = Module::default();
    let mut editor = Editor::new(&mut module).unwrap();
    let [int, void] = [Type::Integer(32), Type::Void].map(|of| editor.scalar(of));
    let signature = editor.function_type(int, &[int], false);
    let function = editor.declare("f", signature, None).unwrap();
    let five = editor.number(int, 5).unwrap();
    let sum = Instruction::new(Opcode::ADD, int);
    let x = Value::from(ValueKind::Argument(0));
    let first = module.instructions.push(sum, &[x.0, five.0]);
    let result = Value::from(ValueKind::Instruction(first));
    module.instructions.push(Instruction::new(Opcode::RET, void), &[result.0]);
    module.functions[function.index()].body = Some(Box::new(Body {
        blocks: vec![Span { start: 0, length: 2 }],
        order: Order::run_of(first, 2),
        ..Body::default()
    }));
    module
}

fn read_again(bytes: &[u8]) -> Module {
    let mut diagnostics = Diagnostics::new();
    let module = read(bytes, 0, &Limits::default(), &mut diagnostics).unwrap();
    assert!(diagnostics.is_empty(), "{:?}", diagnostics.as_slice());
    module
}

#[test]
fn a_small_module() {
    let module = read_again(&write(&small()).unwrap());
    assert_eq!(module.bytes(module.functions[0].name), b"f");
    let body = module.functions[0].body.as_ref().unwrap();
    let opcodes: Vec<_> = body.order.iter().map(|id| module.instruction(id).unwrap().opcode).collect();
    assert_eq!(opcodes, [Opcode::ADD, Opcode::RET]);
    let sum = module.instruction(body.order.get(0).unwrap()).unwrap();
    let [x, five] = module.operands(sum) else { panic!("not two operands") };
    assert_eq!(Value(*x).kind(), ValueKind::Argument(0));
    assert_eq!(module.constants.number(Value(*five).constant().unwrap()), Some(5));
}

/// Every way in which a model can lead nowhere or into itself is an error that says so; none is a panic.
#[test]
fn what_cannot_be_written_is_told() {
    type Break = fn(&mut Module);
    let broken: &[(&str, Break)] = &[
        ("type 900 is none", |module| module.functions[0].pointer = TypeId(900)),
        ("type 900 is none", |module| module.types.members[0] = TypeId(900)),
        ("types nest without end", |module| {
            module.types.entries.push(Type::Array { count: 2, of: TypeId(module.types.entries.len() as u32) });
            let at = TypeId(module.types.entries.len() as u32 - 1);
            module.constants.entries.push(Constant { of: at, kind: ConstantKind::Zero });
            use_constant(module);
        }),
        ("there is no value Constant(ConstantId(900))", |module| {
            operand(module, ValueKind::Constant(ConstantId(900)).into())
        }),
        ("is made of itself", |module| {
            let of = module.constants.entries[0].of;
            let word = Value::from(ValueKind::Constant(ConstantId(1)));
            module.constants.words.push(word.0);
            let kind = ConstantKind::Aggregate(Span { start: 0, length: 1 });
            module.constants.entries.push(Constant { of, kind });
            use_constant(module);
        }),
        ("there is no value Function", |module| operand(module, ValueKind::Function(FunctionId(9)).into())),
        ("is no value that can stand here", |module| operand(module, ValueKind::Instruction(InstructionId(1)).into())),
        ("there is no value", |module| operand(module, ValueKind::Argument(1).into())),
        ("there is no metadata", |module| operand(module, Value::NONE)),
        ("there is no metadata 900", |module| {
            let name = module.add_text(b"list");
            module.metadata.named.push(NamedMetadata { name, nodes: vec![MetadataId(900)] });
        }),
        ("there is no node of kind 99", |module| {
            let fields = Span::default();
            module.metadata.entries.push(MetadataEntry::Node(Node { kind: 99, distinct: false, fields }));
            let name = module.add_text(b"list");
            module.metadata.named.push(NamedMetadata { name, nodes: vec![MetadataId(0)] });
        }),
        ("a DIFile lacks fields", |module| {
            let fields = Span::default();
            module.metadata.entries.push(MetadataEntry::Node(Node { kind: 16, distinct: false, fields }));
            let name = module.add_text(b"list");
            module.metadata.named.push(NamedMetadata { name, nodes: vec![MetadataId(0)] });
        }),
        ("is a debug location and no DILocation", |module| {
            module.instructions.update(InstructionId(0), |instruction| instruction.location = 1);
        }),
        ("there is no attribute list", |module| module.functions[0].attributes = Some(AttributeListId(3))),
        ("there is no COMDAT", |module| module.functions[0].linkage.comdat = 4),
        ("stands twice", |module| {
            let body = module.functions[0].body.as_mut().unwrap();
            body.order = [0, 0].into_iter().map(InstructionId).collect();
        }),
        ("there is no instruction", |module| {
            let body = module.functions[0].body.as_mut().unwrap();
            body.order = [0, 77].into_iter().map(InstructionId).collect();
        }),
        ("are not its instructions in order", |module| {
            module.functions[0].body.as_mut().unwrap().blocks = vec![Span { start: 1, length: 1 }];
        }),
        ("stand outside of blocks", |module| {
            module.functions[0].body.as_mut().unwrap().blocks = vec![Span { start: 0, length: 1 }];
        }),
        ("cannot have 0 operands", |module| {
            let sum = module.instruction(InstructionId(0)).unwrap();
            module.instructions.replace(InstructionId(0), sum, &[]);
        }),
        ("cannot have 2 operands", |module| {
            module.instructions.update(InstructionId(0), |instruction| instruction.opcode = Opcode(63));
        }),
    ];
    let mut others = Vec::new();
    for (message, breaks) in broken {
        let mut module = small();
        breaks(&mut module);
        let error = write(&module).expect_err(message);
        assert_eq!(error.code(), Code::ModuleUnwritable);
        if !error.to_string().contains(message) {
            others.push(format!("{error}, and not: {message}"));
        }
    }
    assert!(others.is_empty(), "{others:#?}");
}

/// Puts a value into the sum.
fn operand(module: &mut Module, value: Value) {
    let sum = module.instruction(InstructionId(0)).unwrap();
    module.instructions.operands_mut(&sum)[1] = value.0;
}

/// Puts the last constant into the sum.
fn use_constant(module: &mut Module) {
    let last = ConstantId(module.constants.entries.len() as u32 - 1);
    operand(module, ValueKind::Constant(last).into());
}

/// Types, constants and metadata as deep as a stack would not bear are written, or refused, without one.
#[test]
fn depth_takes_no_stack() {
    let mut module = small();
    let mut editor = Editor::new(&mut module).unwrap();
    let (mut of, mut node) = (editor.scalar(Type::Integer(32)), editor.string("bottom"));
    for _ in 0..50_000 {
        of = editor.pointer(of, 0);
        node = editor.node(&[Some(node)]);
    }
    let zero = editor.zero(of);
    let value = editor.value(zero);
    editor.set_named("deep", &[node]);
    editor.set_named("pointer", &[]);
    let top = editor.node(&[Some(value)]);
    editor.set_named("pointer", &[top]);
    let bytes = write(&module).unwrap();
    assert!(bytes.len() > 300_000);
    let mut module = small();
    let mut editor = Editor::new(&mut module).unwrap();
    let mut node = editor.string("bottom");
    for _ in 0..100_000 {
        node = editor.node(&[Some(node)]);
    }
    editor.set_named("deep", &[node]);
    assert!(write(&module).unwrap_err().to_string().contains("too deep"));
}

/// A text of attributes ends with the number 0; a NUL within one is another number with the same low byte.
#[test]
fn a_nul_in_an_attribute_stays_in_it() {
    let mut module = small();
    module.text.extend(b"a\0bc\0d");
    let start = module.text.len() as u32 - 6;
    let [key, value] = [Text(Span { start, length: 3 }), Text(Span { start: start + 3, length: 3 })];
    let attributes = &mut module.attributes;
    attributes.entries = vec![Attribute::Pair(key, value), Attribute::Text(key)];
    attributes.groups = vec![AttributeGroup { number: 1, place: u32::MAX, attributes: Span { start: 0, length: 2 } }];
    attributes.members = vec![AttributeGroupId(0)];
    attributes.lists = vec![Span { start: 0, length: 1 }];
    module.functions[0].attributes = Some(AttributeListId(0));
    let written = write(&module).unwrap();
    let again = read_again(&written);
    let texts = again.attributes.entries.iter().map(|attribute| match *attribute {
        Attribute::Pair(key, value) => (again.bytes(key), again.bytes(value)),
        Attribute::Text(key) => (again.bytes(key), &b""[..]),
        _ => panic!("not a text"),
    });
    assert_eq!(texts.collect::<Vec<_>>(), [(&b"a\0b"[..], &b"c\0d"[..]), (b"a\0b", b"")]);
    assert_eq!(write(&again).unwrap(), written);
}

/// A module's stream with something in front of the end of the block of this number.
fn with(bytes: &[u8], before_end_of: u32, add: impl Fn(&mut Emitter)) -> Vec<u8> {
    let (mut out, mut open) = (Emitter::new(), Vec::new());
    out.bytes(&bytes[..4]);
    walk(bytes, 32, &Limits::default(), |event| match event.what {
        What::Enter { block, width, .. } => {
            open.push(block);
            out.enter(block, width);
        }
        What::End { .. } => {
            if open.pop() == Some(before_end_of) {
                add(&mut out);
            }
            out.end();
        }
        What::Define(operands) => out.define(operands),
        What::Record { id, layout: Some(layout), code, operands } => out.packed(id, layout, code, operands),
        What::Record { code, operands, .. } => out.record(code, operands),
        What::Raw => {}
    });
    out.finish()
}

/// LLVM reads bodies when all before them is known, and then what stands behind them.
#[test]
fn records_behind_bodies_are_read() {
    let bytes = write(&small()).unwrap();
    let with_triple = with(&bytes, Block::MODULE.0, |out| out.record(ModuleCode::TRIPLE.0, &[100, 120]));
    let module = read_again(&with_triple);
    assert_eq!(module.triple.map(|text| module.bytes(text)), Some(&b"dx"[..]));
    let versioned = with(&bytes, Block::MODULE.0, |out| out.record(ModuleCode::VERSION.0, &[9]));
    let mut diagnostics = Diagnostics::new();
    read(&versioned, 0, &Limits::default(), &mut diagnostics).unwrap();
    assert!(diagnostics.as_slice()[0].message.contains("version 9"), "{:?}", diagnostics.as_slice());
}

/// Numbers of values that are passed over are in proportion to the file, however many blocks lead far ahead.
#[test]
fn far_values_end() {
    let bytes = write(&small()).unwrap();
    let far = with(&bytes, Block::MODULE.0, |out| {
        for block in 1..64 {
            out.enter(Block::METADATA.0, 3);
            out.record(MetadataCode::VALUE.0, &[0, 60_000 * block]);
            out.end();
            out.enter(Block::CONSTANTS.0, 4);
            out.record(ConstantCode::INTEGER.0, &[2]);
            out.end();
        }
    });
    let mut diagnostics = Diagnostics::new();
    read(&far, 0, &Limits::default(), &mut diagnostics).unwrap();
    assert!(
        diagnostics.as_slice().iter().any(|one| one.message.contains("far behind")),
        "{:?}",
        diagnostics.as_slice()
    );
}

/// A number takes as many words as it has digits, however wide its type is.
#[test]
fn a_small_number_of_a_wide_type_is_small() {
    let mut module = small();
    let mut editor = Editor::new(&mut module).unwrap();
    let wide = editor.scalar(Type::Integer(8_000_000));
    let pointer = editor.pointer(wide, 0);
    module.constants.words = vec![5, 0, 7, 0];
    let kind = ConstantKind::Wide(Span { start: 0, length: 4 });
    module.constants.entries.push(Constant { of: wide, kind });
    let last = ConstantId(module.constants.entries.len() as u32 - 1);
    module.globals.push(Global {
        name: Text::default(),
        of: wide,
        pointer,
        constant: true,
        externally_initialized: false,
        initializer: Some(ValueKind::Constant(last).into()),
        linkage: Linkage::default(),
    });
    let again = read_again(&write(&module).unwrap());
    let found = again.constants.entries.iter().find(|constant| matches!(constant.kind, ConstantKind::Wide(_)));
    let Some(Constant { kind: ConstantKind::Wide(span), .. }) = found else { panic!("no wide number") };
    assert_eq!(span.of(&again.constants.words), [5, 0, 7, 0]);
    assert_eq!(again.constants.words.len(), 4);
}

/// Names stand in the order of their bytes, as dxc sorts them, unless a file had them in another.
#[test]
fn names_are_sorted_unless_they_were_not() {
    let mut module = Module::default();
    let mut editor = Editor::new(&mut module).unwrap();
    let void = editor.scalar(Type::Void);
    let signature = editor.function_type(void, &[], false);
    let [b, upper, a] = ["b", "B", "a"].map(|name| editor.declare(name, signature, None).unwrap());
    let sorted = write(&module).unwrap();
    assert!(read_again(&sorted).layout.symbols.is_empty());
    module.layout.symbols = [a, upper, b].map(|id| ValueKind::Function(id).into()).to_vec();
    let other = write(&module).unwrap();
    assert!(sorted != other);
    let again = read_again(&other);
    assert_eq!(again.layout.symbols, module.layout.symbols);
    assert_eq!(write(&again).unwrap(), other);
}

#[test]
fn edits_that_cannot_be_made() {
    let mut module = small();
    let mut editor = Editor::new(&mut module).unwrap();
    let refused = |error: dxbin_base::Error| assert_eq!(error.code(), Code::ModuleEdit, "{error}");
    let function = editor.function("f").unwrap();
    let int = editor.scalar(Type::Integer(32));
    let signature = editor.module().functions[0].signature;
    refused(editor.declare("f", signature, None).unwrap_err());
    refused(editor.declare("g", int, None).unwrap_err());
    refused(editor.rename(FunctionId(7), "h").unwrap_err());
    refused(editor.remove(function, InstructionId(0)).unwrap_err());
    refused(editor.remove(function, InstructionId(9)).unwrap_err());
    refused(editor.set_operand(InstructionId(0), 2, Value::NONE).unwrap_err());
    refused(editor.number(signature, 1).unwrap_err());
    refused(editor.debug_node(16, &[0]).unwrap_err());
    refused(editor.replace_metadata(MetadataId(0), MetadataId(1)).unwrap_err());
    let ret = NewInstruction::new(Opcode::RET, int, vec![]);
    refused(editor.insert(Place { function, block: BlockId(0), index: 3 }, ret.clone()).unwrap_err());
    refused(editor.insert(Place { function, block: BlockId(1), index: 0 }, ret).unwrap_err());
    refused(editor.insert_call(Place { function, block: BlockId(0), index: 0 }, function, &[]).unwrap_err());
    // Nothing of this left a trace.
    assert_eq!(write(&module).unwrap(), write(&small()).unwrap());
}
