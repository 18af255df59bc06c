//! What Microsoft's disassembler knows of a program besides its instructions, and whether it knows anything at all.
//!
//! `D3DDisassemble` first tries to reflect on the container. Where that fails, whatever the reason, there is no comment
//! header and no `// Approximately` line, and the instructions are listed all the same. So the question whether an
//! offset is good decides about the whole header, and must be answered exactly as Microsoft's code does:
//!
//! * Offsets count from their part, but are good until the end of the *container*: strings and records may lie in the
//!   parts behind. Sizes of parts play no role, except those of STAT and SFI0, and that RDEF must
//!   hold its record sizes itself: else they are those of 4.0.
//! * A string is good when its first byte is; it ends at the first NUL, wherever that is.
//! * The two signatures must be there; RDEF, STAT, SFI0 and the patch constants need not.

use dxbin_base::record::Record;
use dxbin_base::{Diagnostics, Error, FourCc, Limits};
use dxbin_container::Container;
use dxbin_parts::rdef::{Rdef, RdefHeader};
use dxbin_parts::signature::{Element, Layout, SignatureHeader};
use dxbin_parts::stat::Statistics;

use super::{definitions, features, level9};

/// The bytes from a part's start to the container's end, and the part's size.
pub(super) fn window<'a>(container: &Container<'a>, kind: [u8; 4]) -> Option<(&'a [u8], usize)> {
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
        let start = header.offset as usize;
        let size = usize::try_from(header.count).ok()?.checked_mul(layout.record_size())?;
        if header.count != 0 && size > data.len().checked_sub(start)? {
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
    pub(super) fn of(container: &Container<'a>, program: &[u8], limits: &Limits) -> Result<Option<Self>, Error> {
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
        if let Some(part) = container.part(FourCc(*b"RDEF"))
            && let Some((data, size)) = window(container, *b"RDEF")
        {
            if size < RdefHeader::SIZE {
                return Ok(None);
            }
            let opened = Rdef::open_within(data, size);
            if !definitions::good(&opened, part.start(), limits)? {
                return Ok(None);
            }
            rdef = Some(opened);
        }
        if let Some((data, size)) = window(container, *b"Aon9")
            && !level9::is_good(data, size)
        {
            return Ok(None);
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
