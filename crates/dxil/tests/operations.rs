//! The table of operations against Microsoft's listing.

use dxbin_base::pen::Pen;
use dxbin_bitcode::model::{
    Constant, ConstantId, ConstantKind, Function, FunctionId, Instruction, Module, Opcode, Span, Type, TypeId, Value,
    ValueKind,
};
use dxbin_dxil::comment;
use dxbin_dxil::spec::{OPERATIONS, OpCode, Overload};

/// What dxc 1.9.2602.17 lists behind calls of a function `dx.op.zz` with each number, the number before it.
const LISTED: &str = include_str!("listed.txt");

/// A module with one call of `dx.op.zz`, of this number and perhaps further constants.
fn call(arguments: &[Constant]) -> (Module, Instruction) {
    let mut module = Module::default();
    module.types.entries = vec![
        Type::Void,
        Type::Integer(32),
        Type::Function { returns: TypeId(0), parameters: Span::default(), variadic: false },
    ];
    let name = module.add_text(b"dx.op.zz");
    module.functions.push(Function::declaration(name, TypeId(2), TypeId(2)));
    let mut operands = vec![Value::from(ValueKind::Function(FunctionId(0))).0, 2];
    for (index, &argument) in arguments.iter().enumerate() {
        module.constants.entries.push(argument);
        operands.push(Value::from(ValueKind::Constant(ConstantId(index as u32))).0);
    }
    let id = module.instructions.push(Instruction::new(Opcode::CALL, TypeId(0)), &operands);
    let call = module.instruction(id).unwrap_or(Instruction::new(Opcode::CALL, TypeId(0)));
    (module, call)
}

fn number(value: u32) -> Constant {
    Constant { of: TypeId(1), kind: ConstantKind::number(value.into()) }
}

fn listed(module: &Module, call: &Instruction) -> String {
    let mut text = Vec::new();
    let mut pen = Pen::new(&mut text);
    comment::write(&mut pen, module, call);
    pen.flush();
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn comments_are_microsofts() {
    let mut rows = 0;
    for line in LISTED.lines() {
        let (value, comment) = line.split_at(line.find(' ').unwrap());
        let value = value.parse().unwrap();
        let (module, call) = call(&[number(value)]);
        assert_eq!(listed(&module, &call), comment);
        rows += usize::from(OpCode(value).info().is_some());
    }
    assert_eq!(rows, OPERATIONS.len(), "operations that Microsoft does not list");
}

#[test]
fn what_is_no_operation_has_no_comment() {
    let (mut module, mut call) = call(&[number(4)]);
    call.opcode = Opcode::ADD;
    assert_eq!(listed(&module, &call), "");
    call.opcode = Opcode::CALL;
    call.operands.length = 2;
    assert_eq!(listed(&module, &call), "");
    call.operands.length = 3;
    module.functions[0].name = module.add_text(b"dx.oq.zz");
    assert_eq!(listed(&module, &call), "");
    assert_eq!(OpCode::from_name("LoadInput"), Some(OpCode::LoadInput));
    assert_eq!(OpCode::from_name("loadInput"), None);
}

/// Handles annotated with these words, as dxc 1.9.2602.17 lists them.
#[test]
fn resources_are_listed() {
    let annotated = |words: [u32; 2]| {
        let mut properties = number(0);
        properties.of = TypeId(3);
        let (mut module, call) = call(&[number(216), number(0), properties, number(words[0]), number(words[1])]);
        module.types.members = vec![TypeId(1), TypeId(1)];
        module.types.entries.push(Type::Struct {
            name: None,
            fields: Some(Span { start: 0, length: 2 }),
            packed: false,
        });
        module.constants.words = vec![3 << 29 | 3, 3 << 29 | 4];
        module.constants.entries[2].kind = match words {
            [0, 0] => ConstantKind::Zero,
            _ => ConstantKind::Aggregate(Span { start: 0, length: 2 }),
        };
        listed(&module, &call)
    };
    for line in include_str!("annotated.txt").lines() {
        let (words, comment) = line.split_at(line.find("  ;").unwrap());
        let mut words = words.split(' ').map(|word| u32::from_str_radix(word, 16).unwrap());
        assert_eq!(annotated([words.next().unwrap(), words.next().unwrap()]), comment);
    }
}

/// dxc refuses a whole module for a constant of another shape; a structure of other than two fields it lists as invalid.
#[test]
fn constants_that_are_no_properties_are_refused() {
    let with = |properties: Constant, fields: u32| {
        let (mut module, _) = call(&[number(216), number(0), properties]);
        module.types.members = vec![TypeId(1); 3];
        let fields = Some(Span { start: 0, length: fields });
        module.types.entries.push(Type::Struct { name: None, fields, packed: false });
        comment::is_refused(&module)
    };
    let of = |kind| Constant { of: TypeId(3), kind };
    assert!(with(of(ConstantKind::Undefined), 2));
    assert!(!with(of(ConstantKind::Zero), 2));
    assert!(!with(of(ConstantKind::Undefined), 1));
    assert!(!with(of(ConstantKind::Undefined), 3));
    assert!(with(number(7), 2));
}

#[test]
fn rows_are_consistent() {
    for row in OPERATIONS {
        assert_eq!(OpCode(row.number).info().map(|row| row.name), Some(row.name));
        assert_eq!(OpCode::from_name(row.name), Some(OpCode(row.number)));
        assert!(row.translated <= row.model, "{}", row.name);
        // An operation without overloads has no second dimension, and no vectors in it.
        assert!(!row.overloads[0].is_empty() || row.overloads[1].is_empty(), "{}", row.name);
    }
    // Operations of one class share one signature, but for one that took a class of overloads without being overloaded.
    for row in OPERATIONS.iter().filter(|row| row.number != OpCode::WavePrefixBitCount.0) {
        let first = OPERATIONS.iter().find(|first| first.class == row.class).unwrap();
        let shapes = |row: &dxbin_dxil::spec::Info| row.parameters.iter().map(|&(shape, _)| shape).collect::<Vec<_>>();
        assert_eq!((first.result, shapes(first)), (row.result, shapes(row)), "{}", row.name);
    }
    let sample = OpCode::Sample.info().unwrap();
    assert_eq!(sample.function(Overload::F32.name()), "dx.op.sample.f32");
    assert!(sample.overloads[0].scalar(Overload::F16) && !sample.overloads[0].scalar(Overload::F64));
}
