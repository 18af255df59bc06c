//! What Microsoft's reflection reads of a container, and whether it takes it.
//!
//! `D3DDisassemble`, too, first tries to reflect on the container. Where that fails, whatever the reason, there is no
//! comment header and no `// Approximately` line, and the instructions are listed all the same. So the question whether
//! an offset is good decides about the whole header, and must be answered exactly as Microsoft's code does:
//!
//! * Offsets count from their part, but are good until the end of the *container*: strings and records may lie in the
//!   parts behind. Sizes of parts play no role, except those of STAT, SFI0 and Aon9, and that RDEF must
//!   hold its record sizes itself: else they are those of 4.0.
//! * A string is good when a NUL ends it, wherever in the container that is.
//! * The two signatures must be there; RDEF, STAT, SFI0 and the patch constants need not.

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error, FourCc, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};
use dxbin_d3dbc::spec::Stage as Stage9;
use dxbin_d3dbc::token::Version as Version9;
use dxbin_parts::aon9::Aon9Header;
use dxbin_parts::lfs0::{FunctionParameter, Lfs0};
use dxbin_parts::rdef::{Rdef, RdefHeader, VariableClass, VariableType};
use dxbin_parts::signature::{Element, Layout, SignatureHeader, SystemValue};
use dxbin_parts::stat::Statistics;

use super::program::Declared;
use super::{definitions, level};

/// The bytes from a part's start to the container's end, or that of the library it is in, and the part's size.
pub(crate) fn window<'a>(container: &Container<'a>, kind: [u8; 4]) -> Option<(&'a [u8], usize)> {
    let part = container.part(FourCc(kind))?;
    let start = usize::try_from(part.start() - container.origin()).ok()?;
    Some((container.reach().get(start..)?, part.stated_size as usize))
}

/// The program: its part, and all bytes from the part's start to the container's end.
pub(crate) fn program<'c, 'a>(container: &'c Container<'a>) -> Option<(&'c Part<'a>, &'a [u8])> {
    let kind = [*b"SHEX", *b"SHDR"].into_iter().find(|&kind| container.part(FourCc(kind)).is_some())?;
    Some((container.part(FourCc(kind))?, window(container, kind)?.0))
}

/// Offsets below this have a NUL at or behind them.
pub(super) fn ended(data: &[u8]) -> usize {
    data.iter().rposition(|&byte| byte == 0).map_or(0, |last| last + 1)
}

/// The string at `offset`: up to its NUL, or to the end.
pub(crate) fn string(data: &[u8], offset: u32) -> &[u8] {
    let rest = data.get(offset as usize..).unwrap_or_default();
    rest.split(|&byte| byte == 0).next().unwrap_or_default()
}

/// A semantic of pixel shaders, which fxc writes without a system value.
pub(crate) struct PixelSemantic {
    /// Its name, which matches whatever its case.
    pub(crate) name: &'static [u8],
    /// The system value it stands for.
    pub(crate) system_value: SystemValue,
    /// What listings call its register, where that is one of its own.
    pub(crate) register: Option<&'static [u8]>,
}

/// The semantics of pixel shaders that stand for a system value.
const PIXEL_SEMANTICS: [PixelSemantic; 7] = [
    semantic(b"SV_Target", SystemValue::D3D_NAME_TARGET, None),
    semantic(b"SV_Depth", SystemValue::D3D_NAME_DEPTH, Some(b"oDepth")),
    semantic(b"SV_Coverage", SystemValue::D3D_NAME_COVERAGE, Some(b"oMask")),
    semantic(b"SV_DepthGreaterEqual", SystemValue::D3D_NAME_DEPTH_GREATER_EQUAL, Some(b"oDepthGE")),
    semantic(b"SV_DepthLessEqual", SystemValue::D3D_NAME_DEPTH_LESS_EQUAL, Some(b"oDepthLE")),
    // The spaces are Microsoft's; they put the column out of line.
    semantic(b"SV_StencilRef", SystemValue::D3D_NAME_STENCIL_REF, Some(b"   oStencilRef")),
    semantic(b"SV_InnerCoverage", SystemValue::D3D_NAME_INNER_COVERAGE, None),
];

/// The row of a name, whatever its case.
pub(crate) fn pixel_semantic(name: &[u8]) -> Option<&'static PixelSemantic> {
    PIXEL_SEMANTICS.iter().find(|row| row.name.eq_ignore_ascii_case(name))
}

const fn semantic(name: &'static [u8], system_value: SystemValue, register: Option<&'static [u8]>) -> PixelSemantic {
    PixelSemantic { name, system_value, register }
}

/// A signature that was found good.
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    data: &'a [u8],
    layout: Layout,
    start: usize,
    count: u32,
    /// Its elements may have their system value by their name alone.
    by_name: bool,
    /// Whether an element belongs to a stream other than the first.
    pub(crate) streams: bool,
}

impl<'a> Signature<'a> {
    /// One without elements.
    const EMPTY: Self = Self { data: &[], layout: Layout::Bytes24, start: 0, count: 0, by_name: false, streams: false };

    /// `None` where a record or a name leads out of the container.
    fn open(data: &'a [u8], layout: Layout) -> Option<Self> {
        let header = SignatureHeader::read(data)?;
        let start = header.offset as usize;
        let size = usize::try_from(header.count).ok()?.checked_mul(layout.record_size())?;
        if header.count != 0 && size > data.len().checked_sub(start)? {
            return None;
        }
        let mut signature = Self { data, layout, start, count: header.count, by_name: false, streams: false };
        let mut streams = false;
        let ended = ended(data);
        for element in signature.elements() {
            if element.name as usize >= ended {
                return None;
            }
            streams |= element.stream != 0;
        }
        signature.streams = streams;
        Some(signature)
    }

    /// How many elements there are.
    pub const fn len(&self) -> u32 {
        self.count
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The elements in the part's order. fxc gives those of pixel programs no system value where their name says it: here
    /// they have it, as in all that Microsoft's functions say of them.
    pub fn elements(&self) -> impl Iterator<Item = Element> + use<'a> {
        let signature = *self;
        let rows = self.data.get(self.start..).unwrap_or_default().chunks_exact(self.layout.record_size());
        rows.take(self.count as usize).filter_map(move |row| {
            let mut element = signature.layout.element(row)?;
            if signature.by_name && element.system_value == SystemValue::D3D_NAME_UNDEFINED {
                let semantic = pixel_semantic(signature.name(&element));
                element.system_value = semantic.map_or(element.system_value, |row| row.system_value);
            }
            Some(element)
        })
    }

    /// An element's semantic name, without its NUL.
    pub fn name(&self, element: &Element) -> &'a [u8] {
        string(self.data, element.name)
    }
}

/// What Microsoft's reflection reads of a container.
///
/// It borrows, and what it hands out is decoded when it is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Reflection<'a> {
    pub(crate) rdef: Option<Rdef<'a>>,
    pub(crate) input: Signature<'a>,
    pub(crate) output: Signature<'a>,
    pub(crate) patch: Option<Signature<'a>>,
    pub(crate) statistics: Statistics,
    /// Bits of SFI0, and those that the program's own flags add.
    pub(crate) features: u64,
    pub(crate) early_depth_stencil: bool,
    pub(crate) thread_group: [u32; 3],
    /// The digest says that the program needs the debug layer.
    pub(crate) debug_layer: bool,
    /// The program's first word: version and stage.
    pub(crate) version: u32,
    /// The first word of the program for level 9.
    pub(crate) level_9: Option<u32>,
}

/// What a function of a library takes and returns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Function<'a>(Lfs0<'a>);

impl<'a> Function<'a> {
    /// How many records there are: one more than parameters.
    pub(crate) fn count(&self) -> u32 {
        self.0.header().count
    }

    /// What is returned, then the parameters.
    pub(crate) fn parameters(&self) -> impl Iterator<Item = FunctionParameter> + use<'a> {
        self.0.parameters()
    }

    /// The first record with a type that no parameter has. Reflection hands it out; a listing of it is refused.
    pub(crate) fn odd(&self) -> Option<usize> {
        let known = |of: FunctionParameter| {
            (of.ty_high, of.class_high) == (0, 0)
                && of.class <= VariableClass::D3D_SVC_MATRIX_COLUMNS
                && PARAMETERS.contains(&of.ty)
        };
        self.parameters().position(|parameter| !known(parameter))
    }

    /// The string at an offset of the part.
    pub(crate) fn string(&self, offset: u32) -> &'a [u8] {
        self.0.string(offset)
    }
}

/// The stage of a library's functions.
const FUNCTION: u32 = 0xfff0;

/// Whether there is a level for a function's version and for that of its first program for level 9.
fn has_level(version: u32, token: Option<u32>) -> bool {
    let stages = [Stage9::LIBRARY_PIXEL, Stage9::LIBRARY_VERTEX];
    let of_library = |token: u32| stages.contains(&Version9(token).stage()) && matches!(token & 0xffff, 0x200 | 0x201);
    token.is_some_and(of_library) || level::minimum(version, token, 0).is_some()
}

/// The types that a parameter may have.
const PARAMETERS: [VariableType; 11] = [
    VariableType::D3D_SVT_VOID,
    VariableType::D3D_SVT_BOOL,
    VariableType::D3D_SVT_INT,
    VariableType::D3D_SVT_FLOAT,
    VariableType::D3D_SVT_UINT,
    VariableType::D3D_SVT_UINT8,
    VariableType::D3D_SVT_MIN10FLOAT,
    VariableType::D3D_SVT_MIN16FLOAT,
    VariableType::D3D_SVT_MIN12INT,
    VariableType::D3D_SVT_MIN16INT,
    VariableType::D3D_SVT_MIN16UINT,
];

impl<'a> Reflection<'a> {
    /// Reflects on a function of a library, whose program is at the start of `program`.
    ///
    /// # Errors
    ///
    /// As for a whole program, and where LFS0 is missing or empty.
    pub(crate) fn of_function(
        container: &Container<'a>,
        program: &[u8],
        limits: &Limits,
    ) -> Result<(Self, Function<'a>), Error> {
        let version = program.first_chunk().map_or(0, |word| u32::from_le_bytes(*word));
        let span = container.origin()..container.origin() + container.bytes().len() as u64;
        for part in container.parts().iter().filter(|part| part.kind == kind::Aon9) {
            token_9(part)?;
        }
        if version >> 16 != FUNCTION || !has_level(version, level_9(container)?) {
            return Err(refused(span, format!("the version {version:#x} is none of a library")));
        }
        let (Some(part), Some((data, _))) = (container.part(kind::LFS0), window(container, kind::LFS0.0)) else {
            return Err(refused(span, "the function has no LFS0".to_owned()));
        };
        let function =
            Lfs0::open(data, part.start()).map_err(|error| refused_part(part, &error.diagnostic().message))?;
        if function.header().count == 0 {
            return Err(refused_part(part, "there is no record of what the function returns"));
        }
        let declared = Declared::of(program);
        let reflection = Self {
            input: Signature::EMPTY,
            output: Signature::EMPTY,
            patch: None,
            features: features(container)? | declared.features,
            statistics: statistics(container, limits)?,
            rdef: resources(container, limits)?,
            early_depth_stencil: declared.early_depth_stencil,
            thread_group: declared.thread_group,
            debug_layer: false,
            version,
            level_9: level_9(container).ok().flatten(),
        };
        Ok((reflection, Function(function)))
    }

    /// Reflects on a container that is taken, whose program is at the start of `program`.
    ///
    /// # Errors
    ///
    /// [`Code::ReflectionRefused`] where Microsoft's code fails to, [`Code::RdefTypeDepth`] where it crashes or does not
    /// come back.
    pub(crate) fn of(container: &Container<'a>, program: &[u8], limits: &Limits) -> Result<Self, Error> {
        let version = program.first_chunk().map_or(0, |word| u32::from_le_bytes(*word));
        let of = |kinds: &[[u8; 4]]| -> Result<Option<Signature<'a>>, Error> {
            let signature = one_of(container, kinds)?;
            Ok(signature.map(|signature| Signature { by_name: version >> 16 == 0, ..signature }))
        };
        let input = of(&[*b"ISGN", *b"ISG1"])?;
        let output = of(&[*b"OSGN", *b"OSG5", *b"OSG1"])?;
        let patch = of(&[*b"PCSG", *b"PSG1"])?;
        let missing = |what: &str| {
            let end = container.origin() + container.bytes().len() as u64;
            refused(container.origin()..end, format!("there is no {what} signature"))
        };
        let declared = Declared::of(program);
        check_level_9(container)?;
        Ok(Self {
            input: input.ok_or_else(|| missing("input"))?,
            output: output.ok_or_else(|| missing("output"))?,
            patch,
            features: features(container)? | declared.features,
            statistics: statistics(container, limits)?,
            rdef: resources(container, limits)?,
            early_depth_stencil: declared.early_depth_stencil,
            thread_group: declared.thread_group,
            debug_layer: false,
            version,
            level_9: level_9(container).ok().flatten(),
        })
    }

    /// Whether the program is a domain shader.
    pub(crate) fn is_domain(&self) -> bool {
        self.version >> 16 == 4
    }

    /// Whether resources have ids.
    pub(crate) fn has_ids(&self) -> bool {
        self.version & 0xff >= 0x51
    }
}

fn refused(span: std::ops::Range<u64>, why: String) -> Error {
    Error::new(Code::ReflectionRefused, span, format!("{why}; D3DReflect refuses the container"))
}

fn refused_part(part: &Part<'_>, why: &str) -> Error {
    refused(part.start()..part.end(), format!("{}: {why}", part.name()))
}

/// The first of these kinds that there is.
fn one_of<'a>(container: &Container<'a>, kinds: &[[u8; 4]]) -> Result<Option<Signature<'a>>, Error> {
    let found = kinds.iter().find_map(|&kind| Some((kind, window(container, kind)?.0, Layout::of(FourCc(kind))?)));
    let Some((kind, data, layout)) = found else { return Ok(None) };
    if let Some(signature) = Signature::open(data, layout) {
        return Ok(Some(signature));
    }
    let span = container.part(FourCc(kind)).map_or(0..0, |part| part.start()..part.end());
    Err(refused(span, format!("{}: an element or a name leads past the container's end", FourCc(kind))))
}

/// The mask of SFI0.
fn features(container: &Container<'_>) -> Result<u64, Error> {
    let (Some(part), Some((data, size))) = (container.part(FourCc(*b"SFI0")), window(container, *b"SFI0")) else {
        return Ok(0);
    };
    if size > 8 {
        return Err(refused_part(part, "it is more than eight bytes long"));
    }
    let mut bytes = [0; 8];
    for (to, from) in bytes.iter_mut().zip(data.get(..size).unwrap_or_default()) {
        *to = *from;
    }
    Ok(u64::from_le_bytes(bytes))
}

/// The sizes in bytes that a STAT may have: 28, 29 or 37 words.
const STAT_SIZES: [usize; 3] = [112, 116, 148];

fn statistics(container: &Container<'_>, limits: &Limits) -> Result<Statistics, Error> {
    let (Some(part), Some((data, size))) = (container.part(FourCc(*b"STAT")), window(container, *b"STAT")) else {
        return Ok(Statistics::default());
    };
    if !STAT_SIZES.contains(&size) {
        return Err(refused_part(part, "it has none of 28, 29 and 37 words"));
    }
    Ok(Statistics::of(data.get(..size).unwrap_or_default(), 0, limits, &mut Diagnostics::new()))
}

fn resources<'a>(container: &Container<'a>, limits: &Limits) -> Result<Option<Rdef<'a>>, Error> {
    let (Some(part), Some((data, size))) = (container.part(FourCc(*b"RDEF")), window(container, *b"RDEF")) else {
        return Ok(None);
    };
    if size < RdefHeader::SIZE {
        return Err(refused_part(part, "it is shorter than its header"));
    }
    let rdef = Rdef::open_within(data, size);
    if !definitions::good(&rdef, part.start(), limits)? {
        return Err(refused_part(part, "a name, a record or a value leads past the container's end"));
    }
    Ok(Some(rdef))
}

/// The version token of the program for level 9, as D3DReflect reads it.
pub(super) fn level_9(container: &Container<'_>) -> Result<Option<u32>, Error> {
    container.part(kind::Aon9).map(token_9).transpose()
}

/// The version token of the program in a part.
fn token_9(part: &Part<'_>) -> Result<u32, Error> {
    let header = Aon9Header::read(part.data).filter(|header| header.program_size >= 4);
    let token = header.and_then(|header| part.data.get(header.program_offset as usize..)?.first_chunk());
    let token = token.ok_or_else(|| refused_part(part, "its header, or the program it names, leads past its end"))?;
    Ok(u32::from_le_bytes(*token))
}

/// An error where Aon9 is none; whether its program has any bytes, only D3DReflect asks.
fn check_level_9(container: &Container<'_>) -> Result<(), Error> {
    let (Some(part), Some((data, size))) = (container.part(FourCc(*b"Aon9")), window(container, *b"Aon9")) else {
        return Ok(());
    };
    let header = Aon9Header::read(data).filter(|_| size >= Aon9Header::SIZE);
    match header.is_some_and(|header| header.program_size >= 4 && header.program_offset as usize <= size) {
        true => Ok(()),
        false => Err(refused_part(part, "its header, or the program it names, leads past its end")),
    }
}
