//! Declarations in listings: the items of an opcode's row, one after the other.

use dxbin_base::Code;
use dxbin_base::number::{push_fixed_f32, push_signed, push_unsigned};
use dxbin_base::sink::{Class, Sink};

use super::Printer;
use crate::model::Instruction;
use crate::spec::{
    GLOBAL_FLAGS, InputPrimitive, InterpolationMode, Item, Literals, OutputTopology, ResourceDimension, ReturnType,
    SamplerMode, SystemName, TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning, UAV_FLAGS,
};
use crate::token::return_types;

/// What Microsoft's disassembler prints for most values that have no name.
const UNKNOWN: &str = "???";

impl<S: Sink> Printer<'_, S> {
    pub(super) fn declaration(&mut self, instruction: &Instruction, items: &[Item]) -> Result<(), Code> {
        items.iter().try_for_each(|item| self.item(instruction, *item))
    }

    fn item(&mut self, instruction: &Instruction, item: Item) -> Result<(), Code> {
        let token = instruction.token;
        let word = |place: u8| instruction.words.get(usize::from(place)).copied().unwrap_or_default();
        match item {
            Item::Lit(text) => self.plain(text),
            Item::Operand => return self.declared(instruction),
            Item::Range(name) if self.version.has_spaces() => self.range(instruction, name),
            Item::Range(_) => return self.declared(instruction),
            Item::Buffer { size } => self.buffer(instruction, word(size)),
            Item::Space(place) => self.space(word(place), |word, out| push_unsigned(u64::from(word), out)),
            Item::BufferSpace(place) => self.space(word(place), push_signed),
            Item::Signed(place) => self.built(Class::Literal, |out| push_signed(word(place), out)),
            Item::Unsigned(place) => self.unsigned(word(place)),
            Item::Low16(place) => self.unsigned(word(place) & 0xffff),
            Item::High16(place) => self.unsigned(word(place) >> 16),
            Item::Components(place) => self.unsigned(word(place).clamp(1, 4)),
            Item::Float(place) => self.built(Class::Literal, |out| push_fixed_f32(word(place), out)),
            Item::Returns(place) => self.return_types(return_types(word(place))),
            Item::Name(place) => self.keyword(SystemName(word(place) as u16).short(), ""),
            Item::Table(prefix) => self.table(instruction, prefix),
            Item::Dimension => self.dimension(ResourceDimension(token.bits(11, 5) as u8)),
            Item::Samples => self.samples(ResourceDimension(token.bits(11, 5) as u8), token.bits(16, 7)),
            Item::UavFlags => self.bit_names(token.0, UAV_FLAGS),
            Item::AccessPattern => self.plain(["immediateIndexed", "dynamicIndexed"][token.bits(11, 1) as usize]),
            Item::SamplerMode => self.keyword(SamplerMode(token.bits(11, 4) as u8).short(), ""),
            Item::Interpolation => self.keyword(InterpolationMode(token.bits(11, 4) as u8).short(), UNKNOWN),
            Item::Topology => self.keyword(OutputTopology(token.bits(11, 6) as u8).short(), UNKNOWN),
            Item::Primitive => self.primitive(InputPrimitive(token.bits(11, 6) as u8)),
            Item::GlobalFlags => self.global_flags(token.0),
            Item::ControlPoints => self.unsigned(token.bits(11, 6)),
            Item::Domain => self.keyword(TessellatorDomain(token.bits(11, 2) as u8).short(), UNKNOWN),
            Item::Partitioning => self.keyword(TessellatorPartitioning(token.bits(11, 3) as u8).short(), UNKNOWN),
            Item::OutputPrimitive => self.keyword(TessellatorOutputPrimitive(token.bits(11, 3) as u8).short(), ""),
            Item::IndexedInterface => {
                self.keyword(["", "_dynamicindexed"].get(token.bits(11, 1) as usize).copied(), "")
            }
        }
        Ok(())
    }

    fn keyword(&mut self, name: Option<&str>, otherwise: &str) {
        self.put(Class::Keyword, name.unwrap_or(otherwise).as_bytes());
    }

    fn unsigned(&mut self, value: u32) {
        self.built(Class::Literal, |out| push_unsigned(u64::from(value), out));
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
        self.built(Class::Register, |out| {
            out.extend_from_slice(name.as_bytes());
            push_unsigned(u64::from(id), out);
            out.push(b'[');
            push_unsigned(u64::from(low), out);
            out.push(b':');
            push_upper_bound(high, |word, out| push_unsigned(u64::from(word), out), out);
            out.push(b']');
        });
    }

    /// A constant buffer: the same with signed numbers, and its size in registers.
    fn buffer(&mut self, instruction: &Instruction, size: u32) {
        let [id, low, high] = Self::bounds(instruction);
        let ranged = self.version.has_spaces();
        self.built(Class::Register, |out| {
            out.extend_from_slice(b"CB");
            push_signed(id, out);
            out.push(b'[');
            push_signed(low, out);
            if ranged {
                out.push(b':');
                push_upper_bound(high, push_signed, out);
                out.extend_from_slice(b"][");
                push_signed(size, out);
            }
            out.push(b']');
        });
    }

    fn space(&mut self, space: u32, push: impl FnOnce(u32, &mut Vec<u8>)) {
        if self.version.has_spaces() {
            self.plain(", space=");
            self.built(Class::Literal, |out| push(space, out));
        }
    }

    fn table(&mut self, instruction: &Instruction, prefix: &str) {
        for (i, &entry) in instruction.rest.iter().take(instruction.table).enumerate() {
            if i > 0 {
                self.plain(", ");
            }
            self.built(Class::Register, |out| {
                out.extend_from_slice(prefix.as_bytes());
                push_unsigned(u64::from(entry), out);
            });
        }
    }

    pub(super) fn dimension(&mut self, dimension: ResourceDimension) {
        self.keyword(dimension.short(), "<unknown dimension>");
    }

    fn samples(&mut self, dimension: ResourceDimension, samples: u32) {
        if matches!(dimension, ResourceDimension::TEXTURE2DMS | ResourceDimension::TEXTURE2DMSARRAY) {
            self.plain("(");
            self.unsigned(samples);
            self.plain(")");
        }
    }

    pub(super) fn return_types(&mut self, types: [ReturnType; 4]) {
        for (separator, ty) in ["(", ",", ",", ","].into_iter().zip(types) {
            self.plain(separator);
            self.keyword(ty.short(), "<unknown resource return type>");
        }
        self.plain(")");
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
        let mut separator = " ";
        for &(bit, name) in GLOBAL_FLAGS {
            if token & bit != 0 {
                self.plain(separator);
                self.keyword(Some(name), "");
                separator = " | ";
            }
        }
        if separator == " " {
            self.keyword(Some("none"), "");
        }
    }
}

fn push_upper_bound(bound: u32, push: impl FnOnce(u32, &mut Vec<u8>), out: &mut Vec<u8>) {
    if bound == u32::MAX { out.push(b'*') } else { push(bound, out) }
}
