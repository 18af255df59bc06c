//! What Microsoft's disassembler knows of a program besides its instructions, and whether it knows anything at all.
//!
//! `D3DDisassemble` first tries to reflect on the container. Where that fails, whatever the reason, there is no comment
//! header and no `// Approximately` line, and the instructions are listed all the same. So the question whether an
//! offset is good decides about the whole header, and must be answered exactly as Microsoft's code does:
//!
//! * Offsets count from their part, but are good until the end of the *container*: strings and records may lie in the
//!   parts behind. Sizes of parts play no role, except those of STAT and SFI0.
//! * A string is good when its first byte is; it ends at the first NUL, wherever that is.
//! * The two signatures must be there; RDEF, STAT, SFI0 and the patch constants need not.

use std::collections::HashSet;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error, FourCc, Limits};
use dxbin_container::Container;
use dxbin_parts::rdef::{Layout as RdefLayout, Rdef, Type, Variable};
use dxbin_parts::signature::{Element, Layout, SignatureHeader};
use dxbin_parts::stat::Statistics;

use super::features;

/// The bytes from a part's start to the container's end.
fn window<'a>(container: &Container<'a>, kind: [u8; 4]) -> Option<(&'a [u8], usize)> {
    let part = container.part(FourCc(kind))?;
    let start = usize::try_from(part.start() - container.origin()).ok()?;
    Some((container.bytes().get(start..)?, part.stated_size as usize))
}

/// The string at `offset`: up to its NUL, or to the end.
pub(super) fn string(data: &[u8], offset: u32) -> &[u8] {
    let rest = data.get(offset as usize..).unwrap_or_default();
    rest.split(|&byte| byte == 0).next().unwrap_or_default()
}

/// A signature that was found good.
#[derive(Clone, Copy)]
pub(super) struct Signature<'a> {
    data: &'a [u8],
    layout: Layout,
    start: usize,
    count: u32,
    /// Whether an element belongs to a stream other than the first.
    pub(super) streams: bool,
}

impl<'a> Signature<'a> {
    /// `None` where a record or a name leads out of the container.
    fn open(data: &'a [u8], layout: Layout) -> Option<Self> {
        let header = SignatureHeader::read(data)?;
        // The word that says where the records start is not looked at by anybody.
        let start = SignatureHeader::SIZE;
        let size = usize::try_from(header.count).ok()?.checked_mul(layout.record_size())?;
        if size > data.len() - start {
            return None;
        }
        let mut signature = Self { data, layout, start, count: header.count, streams: false };
        let mut streams = false;
        for element in signature.elements() {
            if element.name as usize >= data.len() {
                return None;
            }
            streams |= element.stream != 0;
        }
        signature.streams = streams;
        Some(signature)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(super) fn elements(&self) -> impl Iterator<Item = Element> + use<'a> {
        let Self { data, layout, start, count, .. } = *self;
        let rows = data.get(start..).unwrap_or_default().chunks_exact(layout.record_size());
        rows.take(count as usize).filter_map(move |row| layout.element(row))
    }

    pub(super) fn name(&self, element: &Element) -> &'a [u8] {
        string(self.data, element.name)
    }
}

/// All that the header and the trailer are made of.
pub(super) struct Reflection<'a> {
    pub(super) rdef: Option<Rdef<'a>>,
    pub(super) input: Signature<'a>,
    pub(super) output: Signature<'a>,
    pub(super) patch: Option<Signature<'a>>,
    pub(super) statistics: Statistics,
    /// Bits of SFI0, and those that the program's own flags add.
    pub(super) features: u64,
    pub(super) early_depth_stencil: bool,
    /// The digest says that the program needs the debug layer.
    pub(super) debug_layer: bool,
    /// The program's first word: version and stage.
    pub(super) version: u32,
}

impl<'a> Reflection<'a> {
    /// Reflects on a container whose program's bytes are `program`; `None` where Microsoft's code fails to.
    pub(super) fn of(
        container: &Container<'a>,
        program: &[u8],
        limits: &Limits,
        diagnostics: &mut Diagnostics,
    ) -> Result<Option<Self>, Error> {
        let one_of = |kinds: &[[u8; 4]]| -> Option<Option<Signature<'a>>> {
            let found = kinds.iter().find_map(|&kind| Some((window(container, kind)?.0, Layout::of(FourCc(kind))?)));
            match found {
                Some((data, layout)) => Signature::open(data, layout).map(Some),
                None => Some(None),
            }
        };
        let input = one_of(&[*b"ISGN", *b"ISG1"]).flatten();
        let output = one_of(&[*b"OSGN", *b"OSG5", *b"OSG1"]).flatten();
        let patch = one_of(&[*b"PCSG", *b"PSG1"]);
        let (Some(input), Some(output), Some(patch)) = (input, output, patch) else { return Ok(None) };

        let mut features = 0;
        if let Some((data, size)) = window(container, *b"SFI0") {
            if size > 8 {
                return Ok(None);
            }
            let mut bytes = [0; 8];
            for (to, from) in bytes.iter_mut().zip(data.get(..size).unwrap_or_default()) {
                *to = *from;
            }
            features = u64::from_le_bytes(bytes);
        }
        let mut statistics = Statistics::default();
        if let Some((data, size)) = window(container, *b"STAT") {
            if !STAT_SIZES.contains(&size) {
                return Ok(None);
            }
            statistics = Statistics::of(data.get(..size).unwrap_or_default(), 0, limits, &mut Diagnostics::new());
        }
        let mut rdef = None;
        if let Some((data, _)) = window(container, *b"RDEF") {
            let opened = Rdef::open(data);
            if !accept(&opened, limits, diagnostics)? {
                return Ok(None);
            }
            rdef = Some(opened);
        }
        let (flags, early_depth_stencil) = features::of_program(program);
        let version = program.first_chunk().map_or(0, |word| u32::from_le_bytes(*word));
        features |= flags;
        Ok(Some(Self {
            rdef,
            input,
            output,
            patch,
            statistics,
            features,
            early_depth_stencil,
            debug_layer: false,
            version,
        }))
    }

    /// Whether the program is a pixel shader.
    pub(super) fn is_pixel(&self) -> bool {
        self.version >> 16 == 0
    }

    /// Whether the program is a domain shader.
    pub(super) fn is_domain(&self) -> bool {
        self.version >> 16 == 4
    }

    /// Whether resources have ids.
    pub(super) fn has_ids(&self) -> bool {
        self.version & 0xff >= 0x51
    }
}

/// The sizes in bytes that a STAT may have: 28, 29 or 37 words.
const STAT_SIZES: [usize; 3] = [112, 116, 148];

/// Whether Microsoft's reflection takes an RDEF. An error where it would run in circles.
fn accept(rdef: &Rdef<'_>, limits: &Limits, diagnostics: &mut Diagnostics) -> Result<bool, Error> {
    let mut walk = Walk { rdef, limits, diagnostics, done: HashSet::new() };
    Ok(walk.accept().unwrap_or(false))
}

struct Walk<'a, 'b> {
    rdef: &'b Rdef<'a>,
    limits: &'b Limits,
    diagnostics: &'b mut Diagnostics,
    done: HashSet<u32>,
}

impl Walk<'_, '_> {
    /// `None` as soon as something leads out of the container.
    fn accept(&mut self) -> Option<bool> {
        let _ = (&self.limits, &mut self.diagnostics, Code::RdefTypeDepth);
        let (rdef, header, sizes) = (self.rdef, self.rdef.header(), self.rdef.sizes());
        if rdef.data().len() < 28 || (rdef.layout() != RdefLayout::V4 && sizes.header != 60) {
            return None;
        }
        self.string(header.creator)?;
        self.table(header.buffer_offset, header.buffer_count, sizes.buffer)?;
        self.table(header.binding_offset, header.binding_count, sizes.binding)?;
        for index in 0..header.binding_count {
            self.string(rdef.binding(index)?.name)?;
        }
        for index in 0..header.buffer_count {
            let buffer = rdef.buffer(index)?;
            self.string(buffer.name)?;
            self.table(buffer.variable_offset, buffer.variable_count, sizes.variable)?;
            for index in 0..buffer.variable_count {
                let variable = rdef.variable(&buffer, index)?;
                self.variable(&variable)?;
            }
        }
        Some(true)
    }

    fn string(&self, offset: u32) -> Option<()> {
        (rdef_len(self.rdef) > offset as usize).then_some(())
    }

    fn table(&self, offset: u32, count: u32, stride: u32) -> Option<()> {
        let end = u64::from(offset) + u64::from(count) * u64::from(stride);
        (count == 0 || end <= rdef_len(self.rdef) as u64).then_some(())
    }

    fn variable(&mut self, variable: &Variable) -> Option<()> {
        self.string(variable.name)?;
        if variable.default != 0 {
            self.rdef.bytes(variable.default, variable.size)?;
        }
        self.ty(variable.ty, 0)
    }

    fn ty(&mut self, offset: u32, depth: u32) -> Option<()> {
        if offset == 0 {
            return None;
        }
        let ty = self.rdef.ty(offset)?;
        if !self.done.insert(offset) {
            return Some(());
        }
        self.parts_of(&ty, depth)
    }

    fn parts_of(&mut self, ty: &Type, depth: u32) -> Option<()> {
        self.table(ty.member_offset, u32::from(ty.member_count), self.rdef.sizes().member)?;
        if self.rdef.layout() != RdefLayout::V4 {
            self.string(ty.name)?;
        }
        for index in 0..ty.member_count {
            let member = self.rdef.member(ty, index)?;
            self.string(member.name)?;
            self.ty(member.ty, depth + 1)?;
        }
        Some(())
    }
}

fn rdef_len(rdef: &Rdef<'_>) -> usize {
    rdef.data().len()
}
