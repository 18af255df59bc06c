//! Declarations in listings: the items of an opcode's row, one after the other.

use dxbin_base::Code;
use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Colour, Sink};

use super::Printer;
use crate::model::Instruction;
use crate::spec::{
    AccessPattern, GLOBAL_FLAGS, InputPrimitive, InterfaceIndexing, InterpolationMode, Item, Literals, OutputTopology,
    ResourceDimension, ReturnType, SamplerMode, SystemName, TessellatorDomain, TessellatorOutputPrimitive,
    TessellatorPartitioning, UAV_FLAGS,
};
use crate::token::return_types;

/// What Microsoft's disassembler prints for most values that have no name.
const UNKNOWN: &str = "???";

impl<'s, S: Sink> Printer<'_, 's, S> {
    pub(super) fn declaration(&mut self, instruction: &Instruction, items: &[Item]) -> Result<(), Code> {
        for (item, next) in items.iter().zip(items.iter().skip(1).map(Some).chain([None])) {
            // The shape of a resource is coloured with the underscore before it.
            if matches!(next, Some(Item::Dimension)) {
                self.pen.begin(Colour::Yellow);
            }
            self.item(instruction, item)?;
            if matches!(item, Item::Dimension) {
                self.pen.end();
            }
        }
        Ok(())
    }

    fn item(&mut self, instruction: &Instruction, item: &Item) -> Result<(), Code> {
        let token = instruction.token;
        let (low, count) = item.bits();
        let bits = token.bits(low, count) as u8;
        let word = |place: u8| instruction.words.get(usize::from(place)).copied().unwrap_or_default();
        match *item {
            Item::Lit(ref text) => self.pen.name(Class::Plain, text),
            Item::Operand => return self.declared(instruction),
            Item::Range(name) if self.version.has_spaces() => self.range(instruction, name),
            Item::Range(_) => return self.declared(instruction),
            Item::Buffer { size } => self.buffer(instruction, word(size)),
            Item::Space(place) => self.space(word(place), Pen::unsigned),
            Item::BufferSpace(place) => self.space(word(place), Pen::signed),
            Item::Signed(place) => self.pen.signed(Class::Literal, word(place)),
            Item::Unsigned(place) => self.unsigned(word(place)),
            Item::Low16(place) => self.unsigned(word(place) & 0xffff),
            Item::High16(place) => self.unsigned(word(place) >> 16),
            Item::Components(place) => self.unsigned(word(place).clamp(1, 4)),
            Item::Float(place) => self.pen.fixed_f32(Class::Literal, word(place)),
            Item::Returns(place) => self.return_types(return_types(word(place))),
            Item::SystemName(place) => self.keyword(SystemName(word(place) as u16).short(), ""),
            Item::Table(prefix) => self.table(instruction, prefix),
            Item::Dimension => self.dimension(ResourceDimension(bits)),
            Item::Samples => {
                let (low, count) = Item::Dimension.bits();
                self.samples(ResourceDimension(token.bits(low, count) as u8), u32::from(bits));
            }
            Item::UavFlags => self.coloured(UAV_FLAGS.iter().filter(|row| token.0 & row.0 != 0).map(|row| row.1)),
            Item::AccessPattern => self.keyword(AccessPattern(bits).short(), ""),
            Item::SamplerMode => self.keyword(SamplerMode(bits).short(), ""),
            Item::Interpolation => self.keyword(InterpolationMode(bits).short(), UNKNOWN),
            Item::Topology => self.keyword(OutputTopology(bits).short(), UNKNOWN),
            Item::Primitive => self.primitive(InputPrimitive(bits)),
            Item::GlobalFlags => self.global_flags(token.0),
            Item::ControlPoints => self.unsigned(u32::from(bits)),
            Item::Domain => self.keyword(TessellatorDomain(bits).short(), UNKNOWN),
            Item::Partitioning => self.keyword(TessellatorPartitioning(bits).short(), UNKNOWN),
            Item::OutputPrimitive => self.keyword(TessellatorOutputPrimitive(bits).short(), ""),
            Item::IndexedInterface => self.coloured(InterfaceIndexing(bits).short()),
        }
        Ok(())
    }

    /// Words that belong to the declaration's name.
    fn coloured(&mut self, names: impl IntoIterator<Item = &'static str>) {
        for name in names {
            self.pen.begin(Colour::Yellow);
            self.pen.text(Class::Mnemonic, name.as_bytes());
            self.pen.end();
        }
    }

    fn keyword(&mut self, name: Option<&str>, otherwise: &str) {
        self.pen.text(Class::Keyword, name.unwrap_or(otherwise).as_bytes());
    }

    fn unsigned(&mut self, value: u32) {
        self.pen.unsigned(Class::Literal, value);
    }

    /// What is declared, written as an operand.
    fn declared(&mut self, instruction: &Instruction) -> Result<(), Code> {
        let info = instruction.opcode().info();
        let literals = info.map_or(Literals::Int, |info| info.literals);
        let result = self.operand(instruction, 0, literals, false);
        if info.is_some_and(|info| info.lax) { Ok(()) } else { result }
    }

    /// The numbers of the declared operand's indices.
    fn bounds(instruction: &Instruction) -> [u32; 3] {
        instruction.operands.first().map(|operand| operand.index.map(|index| index.words[0])).unwrap_or_default()
    }

    fn range(&mut self, instruction: &Instruction, name: &str) {
        let [id, low, high] = Self::bounds(instruction);
        self.pen.text(Class::Register, name.as_bytes());
        self.pen.unsigned(Class::Register, id);
        self.pen.put(Class::Register, b"[");
        self.pen.unsigned(Class::Register, low);
        self.pen.put(Class::Register, b":");
        self.upper_bound(high, Pen::unsigned);
        self.pen.put(Class::Register, b"]");
    }

    /// A constant buffer: the same with signed numbers, and its size in registers.
    fn buffer(&mut self, instruction: &Instruction, size: u32) {
        let [id, low, high] = Self::bounds(instruction);
        self.pen.put(Class::Register, b"CB");
        self.pen.signed(Class::Register, id);
        self.pen.put(Class::Register, b"[");
        self.pen.signed(Class::Register, low);
        if self.version.has_spaces() {
            self.pen.put(Class::Register, b":");
            self.upper_bound(high, Pen::signed);
            self.pen.put(Class::Register, b"][");
            self.pen.signed(Class::Register, size);
        }
        self.pen.put(Class::Register, b"]");
    }

    fn upper_bound(&mut self, bound: u32, number: fn(&mut Pen<'s, S>, Class, u32)) {
        if bound == u32::MAX {
            self.pen.put(Class::Register, b"*");
        } else {
            number(self.pen, Class::Register, bound);
        }
    }

    fn space(&mut self, space: u32, number: fn(&mut Pen<'s, S>, Class, u32)) {
        if self.version.has_spaces() {
            self.pen.put(Class::Plain, b", space=");
            number(self.pen, Class::Literal, space);
        }
    }

    fn table(&mut self, instruction: &Instruction, prefix: &str) {
        for (i, &entry) in instruction.rest.iter().take(instruction.table).enumerate() {
            if i > 0 {
                self.pen.put(Class::Plain, b", ");
            }
            self.pen.text(Class::Register, prefix.as_bytes());
            self.pen.unsigned(Class::Register, entry);
            self.pen.spill();
        }
    }

    pub(super) fn dimension(&mut self, dimension: ResourceDimension) {
        self.keyword(dimension.short(), "<unknown dimension>");
    }

    fn samples(&mut self, dimension: ResourceDimension, samples: u32) {
        if matches!(dimension, ResourceDimension::TEXTURE2DMS | ResourceDimension::TEXTURE2DMSARRAY) {
            self.pen.put(Class::Plain, b"(");
            self.unsigned(samples);
            self.pen.put(Class::Plain, b")");
        }
    }

    pub(super) fn return_types(&mut self, types: [ReturnType; 4]) {
        for (separator, ty) in [b"(", b",", b",", b","].into_iter().zip(types) {
            self.pen.put(Class::Plain, separator);
            self.keyword(ty.short(), "<unknown resource return type>");
        }
        self.pen.put(Class::Plain, b")");
    }

    fn primitive(&mut self, primitive: InputPrimitive) {
        match primitive.patch() {
            Some(points) => {
                self.keyword(Some("patch"), "");
                self.unsigned(u32::from(points));
            }
            None => self.keyword(primitive.short(), UNKNOWN),
        }
    }

    fn global_flags(&mut self, token: u32) {
        let mut separator = &b" "[..];
        for &(bit, name) in GLOBAL_FLAGS {
            if token & bit != 0 {
                self.pen.text(Class::Plain, separator);
                self.keyword(Some(name), "");
                separator = b" | ";
            }
        }
        if separator == b" " {
            self.keyword(Some("none"), "");
        }
    }
}
