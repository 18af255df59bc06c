//! Aon9 against both programs: what its rows take from must be declared by the one of Shader Model 4, and what the one of
//! Direct3D 9 reads must be filled by a row, or be defined by itself.

use std::collections::HashMap;

use dxbin_base::{Code, Diagnostics};
use dxbin_container::Part;
use dxbin_container::spec::kind;
use dxbin_d3dbc::spec::{Number, Opcode as Opcode9, Stage};
use dxbin_d3dbc::token::{InstructionToken, ParameterToken, Version};
use dxbin_d3dbc::{Instruction, Program};
use dxbin_parts::aon9::{Aon9, Aon9Header, Table};
use dxbin_tpf::spec::{Opcode, ProgramType};

use super::Check;

/// Registers of a kind that can be named.
const MOST: usize = 1 << 13;

/// A set of registers of one kind.
#[derive(Clone)]
struct Registers {
    letter: &'static str,
    /// How many ranges start here, less those that end.
    edges: Vec<i64>,
    filled: Vec<bool>,
}

impl Registers {
    fn new(letter: &'static str) -> Self {
        Self { letter, edges: vec![0; MOST + 1], filled: Vec::new() }
    }

    fn add(&mut self, first: u32, count: u32) {
        let end = (first as usize).saturating_add(count as usize).min(MOST);
        if let Some(edge) = self.edges.get_mut(first as usize).filter(|_| (first as usize) < end) {
            *edge += 1;
            self.edges[end] -= 1;
        }
    }

    /// Makes [`Registers::holds`] right.
    fn close(&mut self) {
        let mut open = 0;
        self.filled = self
            .edges
            .iter()
            .map(|edge| {
                open += edge;
                open > 0
            })
            .collect();
    }

    fn holds(&self, register: u32) -> bool {
        self.filled.get(register as usize).copied().unwrap_or_default()
    }
}

impl Check<'_, '_> {
    pub(super) fn level9(&mut self) {
        let Some(part) = self.container.part(kind::Aon9).copied() else { return };
        let mut found = Diagnostics::new();
        let aon9 = Aon9::read(part.data, part.start(), &mut found);
        let sound = found.is_empty();
        self.diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
        if sound {
            self.sources(&part, &aon9);
            self.program9(&part, &aon9);
        }
    }

    /// That the program of Shader Model 4 declares what rows take from.
    fn sources(&mut self, part: &Part<'_>, aon9: &Aon9<'_>) {
        let [floats, integers, booleans, samplers, _] = aon9.header().tables();
        let mut rows = Vec::new();
        rows.extend(
            aon9.floats()
                .enumerate()
                .map(|(row, range)| (floats, row, range.buffer, u32::from(range.register) + u32::from(range.count))),
        );
        for (table, components) in
            [(integers, aon9.integers().collect::<Vec<_>>()), (booleans, aon9.booleans().collect())]
        {
            let components = components.into_iter().enumerate();
            rows.extend(components.map(|(row, of)| (table, row, of.buffer, u32::from(of.register) + 1)));
        }
        let declarations = self.facts.declarations.iter().filter_map(|of| {
            let operand = of.operands.first()?;
            let index = |dimension: usize| operand.index.get(dimension).map_or(0, |index| index.value());
            Some(((of.opcode(), index(0)), index(1)))
        });
        let declared: HashMap<(Opcode, u32), u32> = declarations.collect();
        let number_of = |opcode: Opcode, register: u32| declared.get(&(opcode, register)).copied();
        for (table, row, buffer, end) in rows {
            self.checked.level9 += 1;
            match number_of(Opcode::DCL_CONSTANT_BUFFER, buffer.into()) {
                None => self.row(part, table, row, format!("cb{buffer} is not declared by the program")),
                Some(size) if end > size => {
                    self.row(part, table, row, format!("cb{buffer} has {size} registers, the row needs {end}"));
                }
                Some(_) => {}
            }
        }
        for (row, pair) in aon9.samplers().enumerate() {
            self.checked.level9 += 2;
            if number_of(Opcode::DCL_RESOURCE, pair.texture.into()).is_none() {
                self.row(part, samplers, row, format!("t{} is not declared by the program", pair.texture));
            }
            if number_of(Opcode::DCL_SAMPLER, pair.sampler.into()).is_none() {
                self.row(part, samplers, row, format!("s{} is not declared by the program", pair.sampler));
            }
        }
    }

    fn row(&mut self, part: &Part<'_>, table: Table, row: usize, message: String) {
        let at = u64::from(table.offset) + (row * table.row_size) as u64;
        self.mismatch(
            part,
            Code::Level9Mapping,
            at,
            table.row_size as u64,
            format!("{} {row}: {message}", table.title),
        );
    }

    /// That the program of Direct3D 9 is whole, and reads nothing that nobody fills.
    fn program9(&mut self, part: &Part<'_>, aon9: &Aon9<'_>) {
        let (header, bytes) = (*aon9.header(), aon9.program());
        let at = u64::from(header.program_offset);
        let Ok(program) = Program::read(bytes, part.start() + at) else {
            let message = "it starts with no version of Direct3D 9".to_owned();
            return self.mismatch(part, Code::Level9Program, at, 4, message);
        };
        self.versions(part, &header, program.version);
        let mut all = [Registers::new("c"), Registers::new("i"), Registers::new("b"), Registers::new("s")];
        mapped(aon9, &mut all);
        let model = program.model(&mut Diagnostics::new());
        for instruction in &model.instructions {
            let defines = [Opcode9::DEF, Opcode9::DEFI, Opcode9::DEFB].contains(&instruction.opcode());
            let target = instruction.destination.filter(|_| defines).and_then(|of| register(of.token));
            if let Some((letter, number)) = target
                && let Some(set) = all.iter_mut().find(|set| set.letter == letter)
            {
                set.add(number, 1);
            }
        }
        all.iter_mut().for_each(Registers::close);
        for instruction in &model.instructions {
            self.reads(part, at, instruction, &all);
        }
        self.checked.level9 += 1;
        let length = bytes.len() - model.tail.len() + 4;
        let ends = model.tail.first_chunk().map(|word| InstructionToken(u32::from_le_bytes(*word)).opcode());
        if ends != Some(Opcode9::END) || length != bytes.len() {
            let message = format!("it has {} bytes, the header states {}", length.min(bytes.len()), bytes.len());
            self.mismatch(part, Code::Level9Program, 8, 4, message);
        }
    }

    /// The header's version follows from the program's, and the stages are the same.
    fn versions(&mut self, part: &Part<'_>, header: &Aon9Header, version: Version) {
        self.checked.level9 += 2;
        let minor = if version.major() == 2 { 0 } else { version.minor() };
        if header.version != version.0 & !0xff | minor {
            let message = format!("Version is {}, the program is {version}", Version(header.version));
            self.mismatch(part, Code::Level9Program, 4, 4, message);
        }
        let stage = match self.facts.stage() {
            ProgramType::PIXEL => Stage::PIXEL,
            _ => Stage::VERTEX,
        };
        if version.stage() != stage {
            let message = format!("it is {version}, beside a program of another stage");
            self.mismatch(part, Code::Level9Program, header.program_offset.into(), 4, message);
        }
    }

    /// What an instruction reads.
    fn reads(&mut self, part: &Part<'_>, start: u64, instruction: &Instruction, filled: &[Registers]) {
        for token in instruction.sources.iter().map(|source| source.token) {
            let Some((letter, number)) = register(token) else { continue };
            let Some(set) = filled.iter().find(|set| set.letter == letter) else { continue };
            self.checked.level9 += 1;
            if !set.holds(number) {
                let message = format!("{letter}{number} is read, and no row fills it");
                self.mismatch(part, Code::Level9Unfilled, start + 4 * instruction.at as u64, 4, message);
            }
        }
    }
}

/// The registers that rows fill.
fn mapped(aon9: &Aon9<'_>, [floats, integers, booleans, samplers]: &mut [Registers; 4]) {
    for range in aon9.floats().filter(|range| range.clip_plane().is_none()) {
        floats.add(range.target.into(), range.count.into());
    }
    aon9.runtime().for_each(|constant| floats.add(constant.target.into(), 1));
    aon9.integers().for_each(|component| integers.add(component.target.into(), 1));
    aon9.booleans().for_each(|component| booleans.add(component.target.into(), 1));
    aon9.samplers().for_each(|pair| samplers.add(pair.target.into(), 1));
}

/// A register's letters and number.
fn register(token: ParameterToken) -> Option<(&'static str, u32)> {
    let info = token.register()?;
    let first = match info.number {
        Number::Plain => 0,
        Number::From(first) => first,
        _ => return None,
    };
    Some((info.prefix, first + token.number()))
}
