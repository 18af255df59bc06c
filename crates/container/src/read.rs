//! Reading a container: every part that can be shown, and every defect with its offset.
//!
//! There is one reader. It follows the directory as far as the bytes go, clips a part that leads past the end, and says
//! what is wrong; [`Diagnostics::strict`] is the strict mode. The trick is that a sound container, which is nearly every
//! one, is recognised in the same pass that collects its parts: each part starts where the one before it ended. Only when
//! that breaks does the reader sort ranges to find out what gaps, overlaps and order there are, so the ordinary case
//! costs one allocation and hostile directories cost n log n.

use std::ops::Range;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostic, Diagnostics, Error, FourCc, Limits, Severity};

use crate::digest::{self, DigestState};
use crate::spec::{self, HEADER_SIZE, Header, PART_HEADER_SIZE, PartHeader, kind};

/// A part: a FourCC and its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// Which part this is.
    pub kind: FourCc,
    /// 1 for the first part of this kind in the directory's order, 2 for the second, ...
    pub ordinal: u32,
    /// The part's place in the directory, from 0.
    pub index: u32,
    /// The size that its header states, in bytes. `data` is shorter where that leads past the end.
    pub stated_size: u32,
    /// The absolute offset of its header; the data follows 8 bytes later.
    pub header_offset: u64,
    /// Its bytes.
    pub data: &'a [u8],
}

impl Part<'_> {
    /// The absolute offset of the data.
    pub const fn start(&self) -> u64 {
        self.header_offset + PART_HEADER_SIZE as u64
    }

    /// The absolute offset behind the data.
    pub const fn end(&self) -> u64 {
        self.start() + self.data.len() as u64
    }

    /// Whether the header states more bytes than there are.
    pub const fn is_clipped(&self) -> bool {
        (self.data.len() as u64) < self.stated_size as u64
    }

    /// What the documents say of its kind.
    pub fn info(&self) -> Option<&'static spec::PartInfo> {
        spec::part_info(self.kind)
    }

    /// How a user names it: its FourCC, with `#2` behind it for the second of its kind, and so on.
    ///
    /// ```
    /// use dxbin_base::FourCc;
    /// let part = dxbin_container::Part {
    ///     kind: FourCc(*b"PRIV"), ordinal: 2, index: 7, stated_size: 0, header_offset: 0x40, data: &[],
    /// };
    /// assert_eq!(part.name(), "PRIV#2");
    /// ```
    pub fn name(&self) -> String {
        match self.ordinal {
            0 | 1 => self.kind.to_string(),
            ordinal => format!("{}#{ordinal}", self.kind),
        }
    }

    fn header_span(&self) -> Range<u64> {
        self.header_offset..self.start()
    }

    fn span(&self) -> Range<u64> {
        self.header_offset..self.end()
    }
}

/// A container: its header, its parts and the bytes around them, all borrowed from the file.
///
/// ```
/// use dxbin_base::{Diagnostics, FourCc, Limits};
/// use dxbin_container::{Builder, Container};
///
/// let mut builder = Builder::new();
/// builder.push(FourCc(*b"SFI0"), vec![0; 8]);
/// let bytes = builder.build()?;
///
/// let mut diagnostics = Diagnostics::new();
/// let container = Container::read(&bytes, 0, &Limits::default(), &mut diagnostics)?;
/// assert!(diagnostics.is_empty());
/// assert_eq!(container.parts().len(), 1);
/// assert_eq!(container.part(FourCc(*b"SFI0")).unwrap().start(), 0x2c);
/// assert!(container.digest().is_right());
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Container<'a> {
    bytes: &'a [u8],
    origin: u64,
    header: Header,
    directory: u32,
    read: u32,
    end: usize,
    parts: Vec<Part<'a>>,
    digest: Option<DigestState>,
    /// What it stands in, from its first byte on.
    reach: Option<&'a [u8]>,
}

impl<'a> Container<'a> {
    /// Reads the container that starts with the first of `bytes`, which stands at `origin` in the user's file.
    ///
    /// Whatever is wrong inside is told to `diagnostics` and read around.
    ///
    /// # Errors
    ///
    /// Only where there is no container: fewer bytes than a header has, or another magic.
    pub fn read(bytes: &'a [u8], origin: u64, limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        let length = bytes.len() as u64;
        if !bytes.starts_with(&spec::MAGIC.0) {
            let message = "a container starts with the bytes `DXBC`, these do not";
            return Err(Error::new(Code::NotAShader, origin..origin + length.min(4), message));
        }
        let Some(header) = Header::read(bytes) else {
            let message = format!("a container's header has {HEADER_SIZE} bytes, here are {length}");
            return Err(Error::new(Code::TooShort, origin..origin + length, message));
        };
        let mut reader = Reader { bytes, origin, header, diagnostics };
        let directory = reader.header(limits);
        let slots = directory.min(limits.max_parts);
        let Directory { parts, sound, may_repeat } = reader.parts(directory, slots);
        let mut container =
            Self { bytes, origin, header, directory, read: slots, end: 0, parts, digest: None, reach: None };
        container.finish(sound, may_repeat, diagnostics);
        Ok(container)
    }

    /// The header.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The parts in the directory's order, as far as they can be reached.
    pub fn parts(&self) -> &[Part<'a>] {
        &self.parts
    }

    /// The first part of a kind, which is the one that Direct3D and Microsoft's tools use.
    pub fn part(&self, kind: FourCc) -> Option<&Part<'a>> {
        // Parts are few, and looking at all of them takes no branches.
        self.parts.iter().rev().fold(None, |found, part| if part.kind == kind { Some(part) } else { found })
    }

    /// The bytes of the container, without those that trail it.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes.get(..self.end).unwrap_or(self.bytes)
    }

    /// The same container as a part of something larger: `reach` has all bytes from its first one on, to the end of the
    /// file it is in.
    #[must_use]
    pub fn within(self, reach: &'a [u8]) -> Self {
        Self { reach: Some(reach), ..self }
    }

    /// The bytes to which Microsoft's readers follow offsets: the container's own, or, of one inside a library, all that
    /// follow in the library.
    ///
    /// ```
    /// use dxbin_base::{Diagnostics, Limits};
    /// use dxbin_container::{Builder, Container};
    ///
    /// let mut file = Builder::new().build()?;
    /// let size = file.len();
    /// file.extend(b"more");
    /// let container = Container::read(&file[..size], 0, &Limits::default(), &mut Diagnostics::new())?;
    /// assert_eq!(container.reach().len(), size);
    /// assert_eq!(container.within(&file).reach().len(), size + 4);
    /// # Ok::<(), dxbin_base::Error>(())
    /// ```
    pub fn reach(&self) -> &'a [u8] {
        self.reach.unwrap_or_else(|| self.bytes())
    }

    /// The bytes behind the container's end, which belong to nobody.
    pub fn trailing(&self) -> &'a [u8] {
        self.bytes.get(self.end..).unwrap_or_default()
    }

    /// The container's bytes together with those that trail it: all that was handed to the reader.
    pub const fn all_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The absolute offset of the container's first byte.
    pub const fn origin(&self) -> u64 {
        self.origin
    }

    /// How many offsets the directory has: the header's part count, unless the bytes end first.
    pub const fn directory_len(&self) -> u32 {
        self.directory
    }

    /// Whether the reader's limit kept it from reading all parts.
    pub const fn parts_left_out(&self) -> bool {
        self.read < self.directory
    }

    /// The offset in the directory's slot `index`, from the container's first byte, whether a part can be read there or
    /// not.
    pub fn slot(&self, index: u32) -> Option<u32> {
        slot(self.bytes, index).filter(|_| index < self.directory)
    }

    /// What the digest says.
    pub fn digest(&self) -> DigestState {
        self.digest.unwrap_or_else(|| digest::check(self.bytes))
    }

    /// The same container, whose digest was checked before: by [`digest::check_all`], together with others.
    #[must_use]
    pub fn with_digest(self, state: DigestState) -> Self {
        Self { digest: Some(state), ..self }
    }

    /// The parts' indices in [`Container::parts`], in the order of their bytes in the file.
    pub fn file_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.parts.len()).collect();
        order.sort_by_key(|&i| self.parts.get(i).map_or(0, |part| part.header_offset));
        order
    }

    /// The defects that show only once all parts are known.
    fn finish(&mut self, sound: bool, may_repeat: bool, diagnostics: &mut Diagnostics) {
        let length = self.bytes.len() as u64;
        let stated = u64::from(self.header.size);
        let directory_end = HEADER_SIZE as u64 + 4 * u64::from(self.directory);
        let parts_end = match self.parts.last() {
            Some(last) if sound => last.end() - self.origin,
            _ => self.parts.iter().map(|part| part.end() - self.origin).max().unwrap_or(0),
        };
        let needed = parts_end.max(directory_end);
        let end = stated.max(needed).min(length);
        self.end = end as usize;

        if stated < needed {
            let message = format!("the header states {stated} bytes, its contents take {needed}");
            diagnostics.add(Code::SizeTooSmall, self.at(24..28), message);
        }
        if self.parts.is_empty() && self.header.part_count == 0 {
            diagnostics.add(Code::NoParts, self.at(28..32), "the container has no parts");
        }
        if !sound {
            self.layout_defects(directory_end, end, diagnostics);
        } else if needed < end {
            self.gap(needed, end, diagnostics);
        }
        if may_repeat {
            number(&mut self.parts);
        }
        self.kind_defects(diagnostics);
        if end < length {
            let message = format!("{} bytes follow the container's end", length - end);
            diagnostics.add(Code::TrailingBytes, self.at(end..length), message);
        }
    }

    /// Gaps, overlaps, shared offsets and order, for a directory that is not simply back to back.
    fn layout_defects(&self, directory_end: u64, end: u64, diagnostics: &mut Diagnostics) {
        for pair in self.parts.windows(2) {
            let [before, part] = pair else { continue };
            if part.header_offset < before.header_offset {
                let message = format!(
                    "the directory names {} at {:#x} behind {} at {:#x}",
                    part.name(),
                    part.header_offset,
                    before.name(),
                    before.header_offset
                );
                diagnostics.add(Code::PartOrder, self.slot_span(part.index), message);
            }
        }
        // The part that reaches farthest so far, and how far the bytes are accounted for.
        let mut farthest: Option<&Part<'_>> = None;
        let mut covered = directory_end;
        for part in self.file_order().into_iter().filter_map(|i| self.parts.get(i)) {
            let start = part.header_offset - self.origin;
            match farthest {
                Some(other) if other.header_offset == part.header_offset => {
                    let message = format!("{} and {} have the same offset", other.name(), part.name());
                    diagnostics.add(Code::PartSharedOffset, self.slot_span(part.index), message);
                }
                Some(other) if part.header_offset < other.end() => {
                    let shared = part.header_offset..other.end().min(part.end());
                    let message =
                        format!("{} and {} share {} bytes", other.name(), part.name(), shared.end - shared.start);
                    diagnostics.add(Code::PartOverlap, shared, message);
                }
                _ if start > covered => self.gap(covered, start, diagnostics),
                _ => {}
            }
            if farthest.is_none_or(|other| part.end() > other.end()) {
                farthest = Some(part);
            }
            covered = covered.max(part.end() - self.origin);
        }
        if covered < end {
            self.gap(covered, end, diagnostics);
        }
    }

    fn gap(&self, from: u64, to: u64, diagnostics: &mut Diagnostics) {
        let bytes = self.bytes.get(from as usize..to as usize).unwrap_or_default();
        let zero = bytes.iter().all(|&byte| byte == 0);
        let count = to - from;
        let bytes = if zero { "zero bytes" } else { "bytes" };
        let message =
            if count == 1 { "a byte belongs to no part".into() } else { format!("{count} {bytes} belong to no part") };
        let gap = Diagnostic::new(Code::PartGap, self.at(from..to), message);
        // Some writers align parts with zeros that no part counts; nothing can hide in those.
        let padding = zero && to - from < 4 && to.is_multiple_of(4);
        diagnostics.push(if padding { gap.severity(Severity::Note) } else { gap });
    }

    /// Duplicates, PRIV, unknown FourCCs and alignment: all that depends on a part alone or on the others' kinds.
    fn kind_defects(&self, diagnostics: &mut Diagnostics) {
        let last = self.directory.saturating_sub(1);
        for part in &self.parts {
            // In almost all files nothing of this is so, and one question without branches says it.
            let is_priv_inside = (part.kind == kind::PRIV) & (part.index != last);
            let is_unaligned = !(part.header_offset - self.origin).is_multiple_of(4);
            if (part.ordinal > 1) | is_priv_inside | part.info().is_none() | is_unaligned | part.is_clipped() {
                self.part_defects(part, last, diagnostics);
            }
        }
    }

    #[cold]
    fn part_defects(&self, part: &Part<'_>, last: u32, diagnostics: &mut Diagnostics) {
        if part.ordinal > 1 && !spec::REPEATED.contains(&part.kind) {
            let message = format!("{} stands a second time; the first is the one that counts", part.kind);
            diagnostics.add(Code::PartDuplicate, part.header_span(), message);
        }
        if part.kind == kind::PRIV && part.index != last {
            let message = format!("PRIV is part {} of {}, it must be the last", part.index + 1, self.directory);
            diagnostics.add(Code::PrivNotLast, part.header_span(), message);
        }
        if part.info().is_none() {
            let message = format!("no document names `{}`", part.kind);
            diagnostics.add(Code::PartUnknown, part.header_span(), message);
        }
        if !(part.header_offset - self.origin).is_multiple_of(4) {
            let message = format!("{} does not start at a multiple of four", part.name());
            diagnostics.add(Code::PartUnaligned, part.header_span(), message);
        }
        if part.is_clipped() {
            let message =
                format!("{} states {} bytes, {} are left in the file", part.name(), part.stated_size, part.data.len());
            diagnostics.add(Code::PartPastEnd, part.span(), message);
        }
    }

    fn at(&self, range: Range<u64>) -> Range<u64> {
        self.origin + range.start..self.origin + range.end
    }

    fn slot_span(&self, index: u32) -> Range<u64> {
        let start = HEADER_SIZE as u64 + 4 * u64::from(index);
        self.at(start..start + 4)
    }
}

/// What the directory leads to.
struct Directory<'a> {
    parts: Vec<Part<'a>>,
    /// All parts lie back to back behind the directory, in its order.
    sound: bool,
    /// There may be several parts of one kind: two have one key.
    may_repeat: bool,
}

/// The first pass: from the bytes to the parts.
struct Reader<'a, 'd> {
    bytes: &'a [u8],
    origin: u64,
    header: Header,
    diagnostics: &'d mut Diagnostics,
}

impl<'a> Reader<'a, '_> {
    /// Checks the header by itself and answers how many offsets the directory has.
    fn header(&mut self, limits: &Limits) -> u32 {
        let Header { major, minor, size, part_count, .. } = self.header;
        let origin = self.origin;
        let length = self.bytes.len() as u64;
        let mut report = |code, span: Range<u64>, message: String| {
            self.diagnostics.add(code, origin + span.start..origin + span.end, message);
        };
        if (major, minor) != spec::VERSION {
            report(Code::BadVersion, 20..24, format!("the container's version is {major}.{minor}, expected 1.0"));
        }
        if size > spec::MAX_SIZE {
            let message = format!("the header states {size} bytes, the format allows {}", spec::MAX_SIZE);
            report(Code::SizeOverLimit, 24..28, message);
        }
        if u64::from(size) > length {
            report(Code::SizeTooLarge, 24..28, format!("the header states {size} bytes, here are {length}"));
        }
        let fitting = self.bytes.len().saturating_sub(HEADER_SIZE) / 4;
        let fitting = u32::try_from(fitting).unwrap_or(u32::MAX);
        if part_count > fitting {
            let message = format!("the directory names {part_count} parts, the bytes hold {fitting} offsets");
            report(Code::DirectoryPastEnd, 28..32, message);
        }
        let slots = part_count.min(fitting);
        if slots > limits.max_parts {
            let message = format!("the directory names {slots} parts, the limit is {}", limits.max_parts);
            report(Code::TooManyParts, 28..32, message);
        }
        slots
    }

    /// Follows the directory.
    fn parts(&mut self, directory: u32, slots: u32) -> Directory<'a> {
        let directory_end = HEADER_SIZE as u64 + 4 * u64::from(directory);
        let mut expected = directory_end;
        let mut sound = true;
        let mut parts = Vec::with_capacity(slots as usize);
        let (mut met, mut may_repeat) = ([0_u64; spec::KEYS / 64], false);
        for index in 0..slots {
            let Some(offset) = slot(self.bytes, index) else { break };
            let Some(part) = self.part(index, offset) else {
                sound = false;
                continue;
            };
            if u64::from(offset) < directory_end {
                let span = part.header_span();
                let message = format!("part {} starts at {offset:#x}, inside the header or directory", index + 1);
                self.diagnostics.add(Code::PartInHeader, span, message);
            }
            sound &= u64::from(offset) == expected;
            expected = part.end() - self.origin;
            let key = spec::key_of(part.kind);
            if let Some(met) = met.get_mut(key / 64) {
                may_repeat |= *met >> (key % 64) & 1 != 0;
                *met |= 1 << (key % 64);
            }
            parts.push(part);
        }
        Directory { parts, sound, may_repeat }
    }

    fn part(&mut self, index: u32, offset: u32) -> Option<Part<'a>> {
        let rest = self.bytes.get(offset as usize..).unwrap_or_default();
        let Some(header) = PartHeader::read(rest) else {
            let start = self.origin + HEADER_SIZE as u64 + 4 * u64::from(index);
            let message =
                format!("part {} is at {offset:#x}, its header does not fit in {} bytes", index + 1, self.bytes.len());
            self.diagnostics.add(Code::PartPastEnd, start..start + 4, message);
            return None;
        };
        let data = rest.get(PART_HEADER_SIZE..).unwrap_or_default();
        Some(Part {
            kind: FourCc(header.kind.to_le_bytes()),
            ordinal: 1,
            index,
            stated_size: header.size,
            header_offset: self.origin + u64::from(offset),
            data: data.get(..header.size as usize).unwrap_or(data),
        })
    }
}

fn slot(bytes: &[u8], index: u32) -> Option<u32> {
    let start = HEADER_SIZE + 4 * index as usize;
    bytes.get(start..)?.first_chunk().map(|word| u32::from_le_bytes(*word))
}

/// Gives each part its ordinal among those of its kind.
fn number(parts: &mut [Part<'_>]) {
    // Comparing all with all is quickest for the handful of parts that containers have.
    const FEW: usize = 32;
    if parts.len() <= FEW {
        for i in 1..parts.len() {
            let (before, rest) = parts.split_at_mut(i);
            if let Some(part) = rest.first_mut() {
                part.ordinal = 1 + before.iter().filter(|other| other.kind == part.kind).count() as u32;
            }
        }
        return;
    }
    let mut order: Vec<(FourCc, usize)> = parts.iter().enumerate().map(|(i, part)| (part.kind, i)).collect();
    order.sort_unstable();
    let mut before: Option<(FourCc, u32)> = None;
    for (kind, i) in order {
        let ordinal = match before {
            Some((other, ordinal)) if other == kind => ordinal + 1,
            _ => 1,
        };
        before = Some((kind, ordinal));
        if let Some(part) = parts.get_mut(i) {
            part.ordinal = ordinal;
        }
    }
}
