//! What Aon9 says: the program that level 9 hardware runs, and where its constants and samplers come from.

use dxbin::base::Diagnostics;
use dxbin::listing::d3d9;
use dxbin::parts::aon9::{Aon9, Component, FloatRange, RuntimeConstant, SamplerPair};
use serde::Serialize;

use crate::table::Columns;

/// The second program of a level 9 target.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct Level9Report {
    /// Its version, bytes, instructions and constants in a line; absent where it cannot be read.
    program: Option<String>,
    /// Bytes of the program.
    size: u64,
    /// What the runtime fills, and with what.
    mappings: Vec<MappingReport>,
    /// Mappings that are not shown.
    #[serde(skip)]
    pub(super) more: usize,
}

/// A constant or a sampler of Direct3D 9.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct MappingReport {
    /// The first register, such as `c4`, `i0`, `b1`, `s0` or `clip0`.
    register: String,
    /// Registers.
    count: u16,
    /// `float`, `clip plane`, `integer`, `boolean`, `sampler` or `runtime`.
    kind: &'static str,
    /// Where it comes from, such as `cb0[4]`, `cb1[2].y`, `t0, s0` or `position offset`.
    source: String,
    /// What becomes of x, y, z and w, where not all of them are floats.
    #[serde(skip_serializing_if = "Option::is_none")]
    conversions: Option<[String; 4]>,
}

impl Level9Report {
    /// At most `rows` mappings are looked at.
    pub(super) fn of(aon9: &Aon9<'_>, rows: usize) -> Self {
        let program = aon9.program();
        let mappings = || {
            let component = |letter: char, kind| move |row: Component| MappingReport::component(&row, letter, kind);
            (aon9.floats().map(|row| MappingReport::range(&row)))
                .chain(aon9.integers().map(component('i', "integer")))
                .chain(aon9.booleans().map(component('b', "boolean")))
                .chain(aon9.runtime().map(|row| MappingReport::runtime(&row)))
                .chain(aon9.samplers().map(|row| MappingReport::sampler(&row)))
        };
        Self {
            program: d3d9::describe(program, &mut Diagnostics::new()).ok(),
            size: program.len() as u64,
            mappings: mappings().take(rows).collect(),
            more: mappings().skip(rows).count(),
        }
    }

    /// It in a line.
    pub(super) fn headline(&self) -> String {
        self.program.clone().unwrap_or_else(|| "its program cannot be read".to_owned())
    }

    pub(super) fn table(&self) -> Columns {
        let mut columns = Columns::new(&["register", "what", "from", "converted"]);
        for mapping in &self.mappings {
            let last = mapping.number().saturating_add(u32::from(mapping.count.max(1)) - 1);
            let registers = match mapping.count {
                0 | 1 => mapping.register.clone(),
                _ => format!("{}..{}{last}", mapping.register, mapping.letters()),
            };
            let conversions = mapping.conversions.as_ref().map_or_else(String::new, |all| all.join(", "));
            columns.row([registers, mapping.kind.to_owned(), mapping.source.clone(), conversions]);
        }
        columns.without_empty()
    }
}

impl MappingReport {
    fn range(row: &FloatRange) -> Self {
        let (letters, number, kind) = match row.clip_plane() {
            Some(plane) => ("clip", plane, "clip plane"),
            None => ("c", row.target, "float"),
        };
        let last = u32::from(row.register) + u32::from(row.count.max(1)) - 1;
        let registers = if row.count > 1 { format!("{}..{last}", row.register) } else { row.register.to_string() };
        let conversions = row.conversions();
        let spelt = conversions.map(|conversion| conversion.name().map_or_else(|| conversion.0.to_string(), str::to_owned));
        Self {
            register: format!("{letters}{number}"),
            count: row.count,
            kind,
            source: format!("cb{}[{registers}]", row.buffer),
            conversions: conversions.iter().any(|conversion| conversion.0 != 0).then_some(spelt),
        }
    }

    fn component(row: &Component, letter: char, kind: &'static str) -> Self {
        let lane = b"xyzw".get(usize::from(row.component)).map_or('?', |&lane| char::from(lane));
        let source = format!("cb{}[{}].{lane}", row.buffer, row.register);
        Self { register: format!("{letter}{}", row.target), count: 1, kind, source, conversions: None }
    }

    fn runtime(row: &RuntimeConstant) -> Self {
        let source = row.value.name().map_or_else(|| row.value.0.to_string(), str::to_owned);
        Self { register: format!("c{}", row.target), count: 1, kind: "runtime", source, conversions: None }
    }

    fn sampler(row: &SamplerPair) -> Self {
        let source = format!("t{}, s{}", row.texture, row.sampler);
        Self { register: format!("s{}", row.target), count: 1, kind: "sampler", source, conversions: None }
    }

    fn letters(&self) -> &str {
        self.register.trim_end_matches(|letter: char| letter.is_ascii_digit())
    }

    fn number(&self) -> u32 {
        self.register.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).parse().unwrap_or_default()
    }
}
