//! Models with anything changed in them are printed, to an end, and in proportion.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::model::*;
use dxbin_bitcode::print::{SourceComments, print};

/// Any numbers, the same ones every time.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }

    fn below(&mut self, end: usize) -> usize {
        self.word() as usize % end.max(1)
    }

    /// A word that is near another one, or small, or nothing sensible.
    fn wild(&mut self, near: u32) -> u32 {
        match self.below(8) {
            0 => u32::MAX,
            1 => near.wrapping_add(1),
            2 => near.wrapping_sub(1),
            3 => near ^ 1 << self.below(32),
            4 => 0,
            5 => self.word(),
            // A value of another kind, and a small index.
            6 => (self.below(8) as u32) << 29 | self.below(64) as u32,
            _ => self.below(64) as u32,
        }
    }

    fn change(&mut self, words: &mut [u32]) {
        let at = self.below(words.len());
        if let Some(word) = words.get_mut(at) {
            *word = self.wild(*word);
        }
    }

    fn span(&mut self, span: &mut Span) {
        if self.below(2) == 0 {
            span.start = self.wild(span.start);
        } else {
            span.length = self.wild(span.length);
        }
    }
}

fn spoil(module: &mut Module, random: &mut Random) {
    let any = random.word();
    match random.below(14) {
        0..3 => {
            let id = InstructionId(random.below(module.instructions.len()) as u32);
            let Some(mut instruction) = module.instruction(id) else { return };
            let mut words = module.operands(instruction).to_vec();
            match random.below(8) {
                0 => instruction.opcode = Opcode(any as u8 % 64),
                1 => instruction.flags = any as u16,
                2 => instruction.result = TypeId(random.wild(instruction.result.0)),
                3 => instruction.detail = random.wild(instruction.detail),
                4 => instruction.attributes = random.wild(instruction.attributes),
                5 => instruction.location = random.wild(instruction.location),
                6 => words.truncate(random.below(4)),
                _ => random.change(&mut words),
            }
            module.instructions.replace(id, instruction, &words);
        }
        3 => random.change(&mut module.constants.words),
        4 | 5 => random.change(&mut module.metadata.fields),
        6 => {
            let at = random.below(module.types.entries.len());
            let Some(entry) = module.types.entries.get_mut(at) else { return };
            match entry {
                Type::Pointer { to: of, .. } | Type::Array { of, .. } | Type::Vector { of, .. } => {
                    *of = TypeId(random.wild(of.0));
                }
                Type::Function { parameters: span, .. } | Type::Struct { fields: Some(span), .. } => random.span(span),
                _ => {
                    *entry =
                        Type::Struct { name: None, fields: Some(Span { start: 0, length: any % 8 }), packed: false }
                }
            }
        }
        7 => {
            let at = random.below(module.types.members.len());
            if let Some(of) = module.types.members.get_mut(at) {
                *of = TypeId(random.wild(of.0));
            }
        }
        8 => {
            let at = random.below(module.constants.entries.len());
            let Some(constant) = module.constants.entries.get_mut(at) else { return };
            let span = Span { start: random.below(64) as u32, length: random.below(8) as u32 };
            constant.kind = match random.below(8) {
                0 => ConstantKind::Aggregate(span),
                1 => ConstantKind::Data(span),
                2 => ConstantKind::Wide(span),
                3 => ConstantKind::BlockAddress(Span { length: 2, ..span }),
                4 => ConstantKind::Assembly(Span { length: 5, ..span }),
                5 => {
                    constant.of = TypeId(random.wild(constant.of.0));
                    constant.kind
                }
                _ => ConstantKind::Expression { opcode: Opcode(any as u8 % 64), flags: any as u16, operands: span },
            };
        }
        9 => {
            let at = random.below(module.metadata.entries.len());
            match module.metadata.entries.get_mut(at) {
                Some(MetadataEntry::Node(node)) if any & 1 == 0 => node.kind = (any >> 8) as u8 % 40,
                Some(MetadataEntry::Node(node)) => random.span(&mut node.fields),
                Some(entry) => *entry = MetadataEntry::Value(Value(random.word())),
                None => {}
            }
        }
        10 => {
            let at = random.below(module.functions.len());
            let Some(function) = module.functions.get_mut(at) else { return };
            match random.below(6) {
                0 => function.signature = TypeId(random.wild(function.signature.0)),
                1 => function.pointer = TypeId(random.wild(function.pointer.0)),
                2 => function.linkage.section = random.wild(0),
                3 => function.linkage.comdat = random.wild(0),
                4 => function.linkage.alignment = random.wild(0),
                _ => {
                    if let Some(body) = &mut function.body {
                        let at = random.below(body.blocks.len());
                        if let Some(span) = body.blocks.get_mut(at) {
                            random.span(span);
                        }
                    }
                }
            }
        }
        11 => {
            let at = random.below(module.attributes.groups.len());
            if let Some(group) = module.attributes.groups.get_mut(at) {
                random.span(&mut group.attributes);
            }
        }
        12 => {
            let at = random.below(module.globals.len());
            if let Some(global) = module.globals.get_mut(at) {
                global.initializer = Some(Value(random.word()));
                global.name.0.start = random.wild(global.name.0.start);
            }
        }
        _ => {
            let at = random.below(module.layout.uses.len());
            if let Some(uses) = module.layout.uses.get_mut(at) {
                random.span(&mut uses.indexes);
            }
        }
    }
}

fn modules() -> Vec<Module> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let mut modules = Vec::new();
    for folder in ["llvm", "dxc"] {
        for entry in std::fs::read_dir(corpus.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "cso") {
                let file = std::fs::read(path).unwrap();
                let Some(start) = file.windows(4).position(|window| window == b"BC\xc0\xde") else { continue };
                let bitcode = &file[start..];
                let bitcode = &bitcode[..bitcode.len() / 4 * 4];
                let mut diagnostics = Diagnostics::new();
                if let Ok(module) = dxbin_bitcode::read::read(bitcode, 0, &Limits::default(), &mut diagnostics) {
                    modules.push(module);
                }
            }
        }
    }
    assert!(modules.len() >= 6, "the corpus is missing");
    modules
}

#[test]
fn broken_models_are_printed() {
    let modules = modules();
    let runs = std::env::var("DXBIN_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(500);
    let (mut refused, mut text) = (0, Vec::new());
    for run in 0..runs {
        let mut random = Random(run);
        let mut module = modules[random.below(modules.len())].clone();
        for _ in 0..=random.below(6) {
            spoil(&mut module, &mut random);
        }
        text.clear();
        refused += usize::from(print(&module, &SourceComments, &mut text).is_err());
        assert!(text.len() < 1 << 27, "run {run}: {} bytes", text.len());
    }
    assert!(refused < runs as usize / 10, "{refused} of {runs} refused");
}

fn global(of: TypeId, initializer: Option<Value>) -> Global {
    Global {
        name: Text::default(),
        of,
        pointer: of,
        constant: true,
        externally_initialized: false,
        initializer,
        linkage: Linkage::default(),
    }
}

#[test]
fn what_grows_without_end_is_refused() {
    let mut module = Module::default();
    let types = &mut module.types;
    types.entries.push(Type::Integer(32));
    // Each structure holds the one before it twice.
    for level in 0..40 {
        let start = types.members.len() as u32;
        types.members.extend([TypeId(level); 2]);
        types.entries.push(Type::Struct { name: None, fields: Some(Span { start, length: 2 }), packed: false });
    }
    module.globals.push(global(TypeId(40), None));
    let mut text = Vec::new();
    assert!(print(&module, &(), &mut text).is_err());
    assert!(text.len() < 1 << 20, "{} bytes", text.len());

    // So does each constant.
    let mut module = Module::default();
    module.types.entries.push(Type::Integer(32));
    module.constants.entries.push(Constant { of: TypeId(0), kind: ConstantKind::Number([1, 0]) });
    for level in 0..40 {
        let start = module.constants.words.len() as u32;
        let inner = Value::from(ValueKind::Constant(ConstantId(level)));
        module.constants.words.extend([inner.0; 2]);
        let kind = ConstantKind::Aggregate(Span { start, length: 2 });
        module.constants.entries.push(Constant { of: TypeId(0), kind });
    }
    let last = Value::from(ValueKind::Constant(ConstantId(40)));
    module.globals.push(global(TypeId(0), Some(last)));
    let mut text = Vec::new();
    assert!(print(&module, &(), &mut text).is_err());
    assert!(text.len() < 1 << 26, "{} bytes", text.len());

    // A constant in itself.
    module.constants.words[0] = last.0;
    assert!(print(&module, &(), &mut Vec::new()).is_err());

    // A constant in metadata in that constant, and the address of a block in the address of a block.
    module.constants.words[0] = Value::from(ValueKind::Metadata(MetadataId(0))).0;
    module.metadata.entries.push(MetadataEntry::Value(last));
    let _ = print(&module, &(), &mut Vec::new());
    module.constants.words.extend([last.0, 0]);
    let start = module.constants.words.len() as u32 - 2;
    module.constants.entries[40].kind = ConstantKind::BlockAddress(Span { start, length: 2 });
    print(&module, &(), &mut Vec::new()).unwrap();

    // Constants in constants, without end.
    let mut module = Module::default();
    module.types.entries.push(Type::Integer(32));
    module.constants.entries.push(Constant { of: TypeId(0), kind: ConstantKind::Number([1, 0]) });
    for level in 0..100_000 {
        module.constants.words.push(Value::from(ValueKind::Constant(ConstantId(level))).0);
        let kind = ConstantKind::Aggregate(Span { start: level, length: 1 });
        module.constants.entries.push(Constant { of: TypeId(0), kind });
    }
    module.globals.push(global(TypeId(0), Some(ValueKind::Constant(ConstantId(100_000)).into())));
    assert!(print(&module, &(), &mut Vec::new()).is_err());

    // Metadata that goes down and down is only numbered.
    let mut module = Module::default();
    let depth = 200_000;
    for level in 0..depth {
        let start = module.metadata.fields.len() as u32;
        module.metadata.fields.push(if level + 1 < depth { level + 2 } else { 1 });
        let fields = Span { start, length: 1 };
        module.metadata.entries.push(MetadataEntry::Node(Node { kind: 3, distinct: false, fields }));
    }
    let name = module.add_text(b"deep");
    module.metadata.named.push(NamedMetadata { name, nodes: vec![MetadataId(0)] });
    let mut text = Vec::new();
    print(&module, &(), &mut text).unwrap();
    assert!(text.ends_with(b"\n!199999 = !{!0}\n"));
}
