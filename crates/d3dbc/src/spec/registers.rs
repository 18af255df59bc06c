//! Register files: one row each.

use super::Stage;
use super::versions::*;
use crate::token::Version;

/// How a register's number is spelt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// As it is.
    Plain,
    /// Not at all: there is one such register.
    None,
    /// With an addend: the register file continues another one.
    From(u32),
    /// The first registers have names of their own; the others are numbered.
    Named(&'static [&'static str]),
}

/// Where D3DAssemble knows a register file, and how many registers it has there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The stage.
    pub stage: Stage,
    /// The first and the last version, as [`Version::key`](crate::token::Version::key) has them.
    pub versions: (u8, u8),
    /// How many registers.
    pub count: u32,
}

const fn vs(first: u8, last: u8, count: u32) -> Extent {
    Extent { stage: Stage::VERTEX, versions: (first, last), count }
}

const fn ps(first: u8, last: u8, count: u32) -> Extent {
    Extent { stage: Stage::PIXEL, versions: (first, last), count }
}

/// A register file.
#[derive(Clone, Copy, Debug)]
pub struct RegisterInfo {
    /// Its name in d3d9types.h.
    pub name: &'static str,
    /// How a listing spells it.
    pub prefix: &'static str,
    /// Another spelling, and where it holds.
    pub other: Option<(Where, &'static str)>,
    /// How its number is spelt.
    pub number: Number,
    /// Where D3DAssemble knows it; of a file with named registers, all of those it has are named.
    pub extents: &'static [Extent],
    /// Where it takes an index in brackets.
    pub indexed: &'static [Extent],
    /// Whether it has one component, so that none is named. Of registers with names, see [`SCALARS`].
    pub is_scalar: bool,
}

/// The named registers that have one component.
pub const SCALARS: &[&str] = &["oFog", "oPts", "vFace"];

/// Where a second spelling holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// In pixel shaders.
    Pixel,
    /// From Shader Model 3 on.
    Model3,
}

const fn register(
    name: &'static str,
    prefix: &'static str,
    number: Number,
    extents: &'static [Extent],
) -> RegisterInfo {
    RegisterInfo { name, prefix, other: None, number, extents, indexed: &[], is_scalar: false }
}

impl RegisterInfo {
    const fn other(self, place: Where, prefix: &'static str) -> Self {
        Self { other: Some((place, prefix)), ..self }
    }

    const fn indexed(self, indexed: &'static [Extent]) -> Self {
        Self { indexed, ..self }
    }

    const fn scalar(self) -> Self {
        Self { is_scalar: true, ..self }
    }

    /// How a listing of a version spells the file.
    pub fn spelling(&self, version: Version) -> &'static str {
        match self.other {
            Some((Where::Pixel, other)) if version.stage().is_pixel() => other,
            Some((Where::Model3, other)) if version.major() >= 3 => other,
            _ => self.prefix,
        }
    }

    /// How many registers of the file D3DAssemble knows in a version.
    pub fn count(&self, version: Version) -> u32 {
        extent(self.extents, version).map_or(0, |extent| extent.count)
    }

    /// Whether a version takes an index in brackets, a number or a register.
    pub fn takes_index(&self, version: Version) -> bool {
        extent(self.indexed, version).is_some()
    }
}

fn extent(extents: &'static [Extent], version: Version) -> Option<&'static Extent> {
    let fits = |extent: &&Extent| {
        extent.stage == version.stage() && (extent.versions.0..=extent.versions.1).contains(&version.key())
    };
    extents.iter().find(fits)
}

/// Constants that lie in one file or in one of its continuations.
const CONSTANTS: &[Extent] = &[
    vs(V1_1, LAST, 8192),
    ps(V1_1, V1_4, 8),
    ps(V2_0, V2_X, 32),
    ps(V2_SW, V2_SW, 8192),
    ps(V3_0, V3_0, 224),
    ps(V3_SW, V3_SW, 8192),
];
/// Integers and booleans.
const INTEGERS: &[Extent] = &[
    vs(V2_0, V2_X, 16),
    vs(V2_SW, V2_SW, 2048),
    vs(V3_0, V3_0, 16),
    vs(V3_SW, V3_SW, 2048),
    ps(V2_X, V2_X, 16),
    ps(V2_SW, V2_SW, 2048),
    ps(V3_0, V3_0, 16),
    ps(V3_SW, V3_SW, 2048),
];
const BOOLEANS: &[Extent] = &[
    vs(V2_0, V2_X, 16),
    vs(V2_SW, V2_SW, 2048),
    vs(V3_0, V3_0, 16),
    vs(V3_SW, V3_SW, 2048),
    ps(V2_0, V2_X, 16),
    ps(V2_SW, V2_SW, 2048),
    ps(V3_0, V3_0, 16),
    ps(V3_SW, V3_SW, 2048),
];
const TEMPORARIES: &[Extent] = &[
    vs(V1_1, V2_0, 12),
    vs(V2_X, LAST, 32),
    ps(V1_1, V1_3, 2),
    ps(V1_4, V1_4, 6),
    ps(V2_0, V2_0, 12),
    ps(V2_X, LAST, 32),
];
const INPUTS: &[Extent] = &[vs(V1_1, LAST, 16), ps(V1_1, V2_SW, 2), ps(V3_0, V3_0, 10), ps(V3_SW, V3_SW, 14)];
/// Address registers; in pixel shaders texture coordinates.
const ADDRESSES: &[Extent] = &[vs(V1_1, LAST, 1), ps(V1_1, V1_3, 4), ps(V1_4, V1_4, 6), ps(V2_0, V2_SW, 8)];
const OLD_OUTPUTS: &[Extent] = &[vs(V1_1, V2_SW, 3)];
/// Texture coordinates; in Shader Model 3 all outputs.
const OUTPUTS: &[Extent] = &[vs(V1_1, V2_SW, 8), vs(V3_0, V3_0, 12), vs(V3_SW, V3_SW, 16)];
const SAMPLERS: &[Extent] = &[vs(V3_0, LAST, 4), ps(V2_0, LAST, 16)];
const LOOPS: &[Extent] = &[vs(V2_0, LAST, 1), ps(V3_0, LAST, 1)];
const LABELS: &[Extent] = &[vs(V2_0, LAST, 2048), ps(V2_X, LAST, 2048)];
const PREDICATES: &[Extent] = &[vs(V2_X, LAST, 1), ps(V2_X, LAST, 1)];

/// The register files (D3DSHADER_PARAM_REGISTER_TYPE), by their numbers.
pub const REGISTERS: &[RegisterInfo] = &[
    register("D3DSPR_TEMP", "r", Number::Plain, TEMPORARIES),
    register("D3DSPR_INPUT", "v", Number::Plain, INPUTS).indexed(&[vs(V3_0, LAST, 16), ps(V3_0, LAST, 16)]),
    register("D3DSPR_CONST", "c", Number::Plain, CONSTANTS).indexed(&[vs(V1_1, LAST, 8192)]),
    register("D3DSPR_ADDR", "a", Number::Plain, ADDRESSES).other(Where::Pixel, "t"),
    register("D3DSPR_RASTOUT", "oX", Number::Named(&["oPos", "oFog", "oPts"]), OLD_OUTPUTS),
    register("D3DSPR_ATTROUT", "oD", Number::Plain, &[vs(V1_1, V2_SW, 2)]),
    register("D3DSPR_TEXCRDOUT", "oT", Number::Plain, OUTPUTS).other(Where::Model3, "o").indexed(&[vs(V3_0, LAST, 16)]),
    register("D3DSPR_CONSTINT", "i", Number::Plain, INTEGERS),
    register("D3DSPR_COLOROUT", "oC", Number::Plain, &[ps(V2_0, LAST, 4)]),
    register("D3DSPR_DEPTHOUT", "oDepth", Number::None, &[ps(V2_0, LAST, 1)]).scalar(),
    register("D3DSPR_SAMPLER", "s", Number::Plain, SAMPLERS),
    register("D3DSPR_CONST2", "c", Number::From(2048), CONSTANTS),
    register("D3DSPR_CONST3", "c", Number::From(4096), CONSTANTS),
    register("D3DSPR_CONST4", "c", Number::From(6144), CONSTANTS),
    register("D3DSPR_CONSTBOOL", "b", Number::Plain, BOOLEANS).scalar(),
    register("D3DSPR_LOOP", "aL", Number::None, LOOPS).scalar(),
    register("D3DSPR_TEMPFLOAT16", "x", Number::Plain, &[]),
    register("D3DSPR_MISCTYPE", "m", Number::Named(&["vPos", "vFace"]), &[ps(V3_0, LAST, 2)]),
    register("D3DSPR_LABEL", "l", Number::Plain, LABELS).scalar(),
    register("D3DSPR_PREDICATE", "p", Number::Plain, PREDICATES),
];

/// What stands for a register file that has no row.
pub const UNKNOWN_REGISTER: RegisterInfo = register("unknown", "x", Number::Plain, &[]);
