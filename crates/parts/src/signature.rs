//! Signatures: what a stage takes in and hands on.
//!
//! Seven kinds of part hold a signature and differ in the length of their records alone: 24 bytes in ISGN, OSGN and
//! PCSG; 28 in OSG5, which puts the stream in front; 32 in ISG1, OSG1 and PSG1, which add the minimum precision at the
//! end. One [`Element`] stands for all of them.
//!
//! A part is a count, the offset of the first record (always 8), the records, then the names. fxc and dxc both put the
//! first name right behind the last record, so a part whose names start elsewhere has most likely been edited or has
//! another record size than its kind says.

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, FourCc, Limits};

pub use crate::signature_model::{DxcElement, DxcHabits, SignatureElement, SignatureLayout, SignatureModel};
use crate::text::{Strings, c_string};

dxbin_base::names! {
    /// `D3D_NAME`: what the pipeline itself takes from, or gives to, an element.
    pub struct SystemValue: u32 {
        D3D_NAME_UNDEFINED = 0 "D3D_NAME_UNDEFINED";
        D3D_NAME_POSITION = 1 "D3D_NAME_POSITION";
        D3D_NAME_CLIP_DISTANCE = 2 "D3D_NAME_CLIP_DISTANCE";
        D3D_NAME_CULL_DISTANCE = 3 "D3D_NAME_CULL_DISTANCE";
        D3D_NAME_RENDER_TARGET_ARRAY_INDEX = 4 "D3D_NAME_RENDER_TARGET_ARRAY_INDEX";
        D3D_NAME_VIEWPORT_ARRAY_INDEX = 5 "D3D_NAME_VIEWPORT_ARRAY_INDEX";
        D3D_NAME_VERTEX_ID = 6 "D3D_NAME_VERTEX_ID";
        D3D_NAME_PRIMITIVE_ID = 7 "D3D_NAME_PRIMITIVE_ID";
        D3D_NAME_INSTANCE_ID = 8 "D3D_NAME_INSTANCE_ID";
        D3D_NAME_IS_FRONT_FACE = 9 "D3D_NAME_IS_FRONT_FACE";
        D3D_NAME_SAMPLE_INDEX = 10 "D3D_NAME_SAMPLE_INDEX";
        D3D_NAME_FINAL_QUAD_EDGE_TESSFACTOR = 11 "D3D_NAME_FINAL_QUAD_EDGE_TESSFACTOR";
        D3D_NAME_FINAL_QUAD_INSIDE_TESSFACTOR = 12 "D3D_NAME_FINAL_QUAD_INSIDE_TESSFACTOR";
        D3D_NAME_FINAL_TRI_EDGE_TESSFACTOR = 13 "D3D_NAME_FINAL_TRI_EDGE_TESSFACTOR";
        D3D_NAME_FINAL_TRI_INSIDE_TESSFACTOR = 14 "D3D_NAME_FINAL_TRI_INSIDE_TESSFACTOR";
        D3D_NAME_FINAL_LINE_DETAIL_TESSFACTOR = 15 "D3D_NAME_FINAL_LINE_DETAIL_TESSFACTOR";
        D3D_NAME_FINAL_LINE_DENSITY_TESSFACTOR = 16 "D3D_NAME_FINAL_LINE_DENSITY_TESSFACTOR";
        D3D_NAME_BARYCENTRICS = 23 "D3D_NAME_BARYCENTRICS";
        D3D_NAME_SHADINGRATE = 24 "D3D_NAME_SHADINGRATE";
        D3D_NAME_CULLPRIMITIVE = 25 "D3D_NAME_CULLPRIMITIVE";
        D3D_NAME_TARGET = 64 "D3D_NAME_TARGET";
        D3D_NAME_DEPTH = 65 "D3D_NAME_DEPTH";
        D3D_NAME_COVERAGE = 66 "D3D_NAME_COVERAGE";
        D3D_NAME_DEPTH_GREATER_EQUAL = 67 "D3D_NAME_DEPTH_GREATER_EQUAL";
        D3D_NAME_DEPTH_LESS_EQUAL = 68 "D3D_NAME_DEPTH_LESS_EQUAL";
        D3D_NAME_STENCIL_REF = 69 "D3D_NAME_STENCIL_REF";
        D3D_NAME_INNER_COVERAGE = 70 "D3D_NAME_INNER_COVERAGE";
    }
}

dxbin_base::names! {
    /// `D3D_REGISTER_COMPONENT_TYPE`: what a register's components hold.
    pub struct ComponentType: u32 {
        D3D_REGISTER_COMPONENT_UNKNOWN = 0 "D3D_REGISTER_COMPONENT_UNKNOWN";
        D3D_REGISTER_COMPONENT_UINT32 = 1 "D3D_REGISTER_COMPONENT_UINT32";
        D3D_REGISTER_COMPONENT_SINT32 = 2 "D3D_REGISTER_COMPONENT_SINT32";
        D3D_REGISTER_COMPONENT_FLOAT32 = 3 "D3D_REGISTER_COMPONENT_FLOAT32";
        D3D_REGISTER_COMPONENT_UINT16 = 4 "D3D_REGISTER_COMPONENT_UINT16";
        D3D_REGISTER_COMPONENT_SINT16 = 5 "D3D_REGISTER_COMPONENT_SINT16";
        D3D_REGISTER_COMPONENT_FLOAT16 = 6 "D3D_REGISTER_COMPONENT_FLOAT16";
        D3D_REGISTER_COMPONENT_UINT64 = 7 "D3D_REGISTER_COMPONENT_UINT64";
        D3D_REGISTER_COMPONENT_SINT64 = 8 "D3D_REGISTER_COMPONENT_SINT64";
        D3D_REGISTER_COMPONENT_FLOAT64 = 9 "D3D_REGISTER_COMPONENT_FLOAT64";
    }
}

dxbin_base::names! {
    /// `D3D_MIN_PRECISION`: the least precision an element is computed with.
    pub struct MinPrecision: u32 {
        D3D_MIN_PRECISION_DEFAULT = 0 "D3D_MIN_PRECISION_DEFAULT";
        D3D_MIN_PRECISION_FLOAT_16 = 1 "D3D_MIN_PRECISION_FLOAT_16";
        D3D_MIN_PRECISION_FLOAT_2_8 = 2 "D3D_MIN_PRECISION_FLOAT_2_8";
        D3D_MIN_PRECISION_RESERVED = 3 "D3D_MIN_PRECISION_RESERVED";
        D3D_MIN_PRECISION_SINT_16 = 4 "D3D_MIN_PRECISION_SINT_16";
        D3D_MIN_PRECISION_UINT_16 = 5 "D3D_MIN_PRECISION_UINT_16";
        D3D_MIN_PRECISION_ANY_16 = 0xf0 "D3D_MIN_PRECISION_ANY_16";
        D3D_MIN_PRECISION_ANY_10 = 0xf1 "D3D_MIN_PRECISION_ANY_10";
    }
}

dxbin_base::names! {
    /// A bit of a mask of components.
    pub struct Components: u8 {
        X = 1 "x";
        Y = 2 "y";
        Z = 4 "z";
        W = 8 "w";
    }
}

dxbin_base::record! {
    /// What every signature part starts with.
    pub struct SignatureHeader: 8 {
        0 count: u32, "ParamCount", "number of elements";
        4 offset: u32, "ParamOffset", "bytes from the part's start to the first element: 8";
    }
}

dxbin_base::record! {
    /// An element of ISGN, OSGN and PCSG.
    pub struct Element24: 24 {
        0 name: u32, "SemanticName", "bytes from the part's start to the semantic's name";
        4 semantic_index: u32, "SemanticIndex", "the number behind the name";
        8 system_value: SystemValue, "SystemValue", "what the pipeline does with the element";
        12 component_type: ComponentType, "CompType", "what its components hold";
        16 register: u32, "Register", "the register it lies in; 0xffffffff for one of its own";
        20 mask: u8 [Components], "Mask", "bits 0 to 3: the components it covers";
        21 read_write_mask: u8 [Components], "ReadWriteMask", "input: components read; output: components never written";
        22 padding: u16, "Pad", "0";
    }
}

dxbin_base::record! {
    /// An element of OSG5.
    pub struct Element28: 28 {
        0 stream: u32, "Stream", "the geometry stream it belongs to";
        4 name: u32, "SemanticName", "bytes from the part's start to the semantic's name";
        8 semantic_index: u32, "SemanticIndex", "the number behind the name";
        12 system_value: SystemValue, "SystemValue", "what the pipeline does with the element";
        16 component_type: ComponentType, "CompType", "what its components hold";
        20 register: u32, "Register", "the register it lies in; 0xffffffff for one of its own";
        24 mask: u8 [Components], "Mask", "bits 0 to 3: the components it covers";
        25 read_write_mask: u8 [Components], "ReadWriteMask", "input: components read; output: components never written";
        26 padding: u16, "Pad", "0";
    }
}

dxbin_base::record! {
    /// An element of ISG1, OSG1 and PSG1; also the model of every element, since it has every field.
    pub struct Element: 32 {
        0 stream: u32, "Stream", "the geometry stream it belongs to";
        4 name: u32, "SemanticName", "bytes from the part's start to the semantic's name";
        8 semantic_index: u32, "SemanticIndex", "the number behind the name";
        12 system_value: SystemValue, "SystemValue", "what the pipeline does with the element";
        16 component_type: ComponentType, "CompType", "what its components hold";
        20 register: u32, "Register", "the register it lies in; 0xffffffff for one of its own";
        24 mask: u8 [Components], "Mask", "bits 0 to 3: the components it covers";
        25 read_write_mask: u8 [Components], "ReadWriteMask", "input: components read; output: components never written";
        26 padding: u16, "Pad", "0";
        28 min_precision: MinPrecision, "MinPrecision", "the least precision it is computed with";
    }
}

impl From<Element24> for Element {
    fn from(e: Element24) -> Self {
        Self {
            stream: 0,
            name: e.name,
            semantic_index: e.semantic_index,
            system_value: e.system_value,
            component_type: e.component_type,
            register: e.register,
            mask: e.mask,
            read_write_mask: e.read_write_mask,
            padding: e.padding,
            min_precision: MinPrecision::D3D_MIN_PRECISION_DEFAULT,
        }
    }
}

impl From<Element28> for Element {
    fn from(e: Element28) -> Self {
        Self {
            stream: e.stream,
            name: e.name,
            semantic_index: e.semantic_index,
            system_value: e.system_value,
            component_type: e.component_type,
            register: e.register,
            mask: e.mask,
            read_write_mask: e.read_write_mask,
            padding: e.padding,
            min_precision: MinPrecision::D3D_MIN_PRECISION_DEFAULT,
        }
    }
}

/// How long a signature's records are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// ISGN, OSGN, PCSG: [`Element24`].
    Bytes24,
    /// OSG5: [`Element28`], with a stream.
    Bytes28,
    /// ISG1, OSG1, PSG1: [`Element`], with a stream and a minimum precision.
    Bytes32,
}

impl Layout {
    /// The kinds of part that hold a signature, each with its layout.
    pub const KINDS: [(FourCc, Self); 7] = [
        (FourCc(*b"ISGN"), Self::Bytes24),
        (FourCc(*b"OSGN"), Self::Bytes24),
        (FourCc(*b"PCSG"), Self::Bytes24),
        (FourCc(*b"OSG5"), Self::Bytes28),
        (FourCc(*b"ISG1"), Self::Bytes32),
        (FourCc(*b"OSG1"), Self::Bytes32),
        (FourCc(*b"PSG1"), Self::Bytes32),
    ];

    /// The layout of a kind of part; `None` where the part is no signature.
    ///
    /// ```
    /// use dxbin_base::FourCc;
    /// use dxbin_parts::signature::Layout;
    /// assert_eq!(Layout::of(FourCc(*b"OSG5")), Some(Layout::Bytes28));
    /// assert_eq!(Layout::of(FourCc(*b"STAT")), None);
    /// ```
    pub fn of(kind: FourCc) -> Option<Self> {
        Self::KINDS.iter().find(|row| row.0 == kind).map(|row| row.1)
    }

    /// The size of a record in bytes.
    pub const fn record_size(self) -> usize {
        match self {
            Self::Bytes24 => Element24::SIZE,
            Self::Bytes28 => Element28::SIZE,
            Self::Bytes32 => Element::SIZE,
        }
    }

    /// Decodes the record at the start of `bytes`; `None` where they are too few.
    pub fn element(self, bytes: &[u8]) -> Option<Element> {
        match self {
            Self::Bytes24 => Element24::read(bytes).map(Element::from),
            Self::Bytes28 => Element28::read(bytes).map(Element::from),
            Self::Bytes32 => Element::read(bytes),
        }
    }
}

/// A signature part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature<'a> {
    data: &'a [u8],
    layout: Layout,
    header: SignatureHeader,
    /// Whole records that the part's bytes hold.
    count: u32,
}

impl<'a> Signature<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// Never fails: an element is there when its record is, and what is wrong is in `diagnostics`.
    pub fn read(data: &'a [u8], origin: u64, layout: Layout, _: &Limits, diagnostics: &mut Diagnostics) -> Self {
        let end = origin + data.len() as u64;
        let header = SignatureHeader::read(data).unwrap_or_else(|| {
            diagnostics.add(Code::PartTruncated, origin..end, format!("expected 8 bytes, found {}", data.len()));
            SignatureHeader { count: 0, offset: SignatureHeader::SIZE as u32 }
        });
        if header.offset != 8 {
            let message = format!("the records start at {:#x}, expected 0x8", header.offset);
            diagnostics.add(Code::SignatureDirectory, origin + 4..origin + 8, message);
        }
        let room = data.len().saturating_sub(header.offset as usize) / layout.record_size();
        let count = header.count.min(u32::try_from(room).unwrap_or(u32::MAX));
        if count < header.count {
            let message = format!("{} elements are stated, the part holds {count}", header.count);
            diagnostics.add(Code::PartBadCount, origin..(origin + 4).min(end), message);
        }
        let signature = Self { data, layout, header, count };
        signature.check(origin, diagnostics);
        signature
    }

    /// Says what is wrong with the elements, and where.
    fn check(&self, origin: u64, diagnostics: &mut Diagnostics) {
        let size = self.layout.record_size() as u64;
        let first = origin + u64::from(self.header.offset);
        let strings = Strings::of(self.data);
        let mut stream = 0;
        let mut first_name = u32::MAX;
        for (index, element) in self.elements().enumerate() {
            let at = first + index as u64 * size;
            if let Some(code) = strings.defect(element.name) {
                diagnostics.add(code, at..at + size, format!("element {index}: no name at {:#x}", element.name));
            }
            if element.stream < stream {
                let message = format!("element {index}: stream {} stands behind stream {stream}", element.stream);
                diagnostics.add(Code::SignatureStreamOrder, at..at + 4, message);
            }
            stream = element.stream;
            first_name = first_name.min(element.name);
        }
        let behind = u64::from(self.header.offset) + u64::from(self.count) * size;
        if self.count != 0 && u64::from(first_name) != behind {
            let message =
                format!("records of {size} bytes end at {behind:#x}, but the first name is at {first_name:#x}");
            diagnostics.add(Code::SignatureRecordSize, first..origin + behind, message);
        }
    }

    /// The part's bytes.
    pub const fn data(&self) -> &'a [u8] {
        self.data
    }

    /// The two words at its start.
    pub const fn header(&self) -> SignatureHeader {
        self.header
    }

    /// How long its records are.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// How many elements there are bytes for; [`SignatureHeader::count`] may state more.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there are no elements.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The element at `index`.
    pub fn element(&self, index: usize) -> Option<Element> {
        if index >= self.len() {
            return None;
        }
        let start = (self.header.offset as usize).checked_add(index.checked_mul(self.layout.record_size())?)?;
        self.layout.element(self.data.get(start..)?)
    }

    /// The elements, in the part's order.
    pub fn elements(&self) -> impl Iterator<Item = Element> + '_ {
        (0..self.len()).map_while(|index| self.element(index))
    }

    /// An element's semantic name, without its NUL; `None` where it is not inside the part.
    pub fn name(&self, element: &Element) -> Option<&'a [u8]> {
        c_string(self.data, element.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[u32], names: &[u8]) -> Vec<u8> {
        let mut part: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        part.extend(names);
        part
    }

    fn codes(part: &[u8], layout: Layout) -> Vec<Code> {
        let mut diagnostics = Diagnostics::new();
        Signature::read(part, 0x100, layout, &Limits::default(), &mut diagnostics);
        diagnostics.as_slice().iter().map(|d| d.code).collect()
    }

    #[test]
    fn every_layout_gives_the_same_model() {
        let part = words(&[1, 8, 32, 3, 1, 3, 2, 0x0507], b"A\0");
        let signature = Signature::read(&part, 0, Layout::Bytes24, &Limits::default(), &mut Diagnostics::new());
        let element = signature.element(0).unwrap();
        assert_eq!((element.semantic_index, element.register, element.mask, element.read_write_mask), (3, 2, 7, 5));
        let part = words(&[1, 8, 9, 40, 3, 1, 3, 2, 0x0507, 0xf1], b"A\0");
        let signature = Signature::read(&part, 0, Layout::Bytes32, &Limits::default(), &mut Diagnostics::new());
        let longer = signature.element(0).unwrap();
        assert_eq!((longer.stream, longer.min_precision), (9, MinPrecision::D3D_MIN_PRECISION_ANY_10));
        assert_eq!(Element { stream: 0, name: 32, min_precision: MinPrecision(0), ..longer }, element);
    }

    #[test]
    fn defects_are_named() {
        assert_eq!(codes(&[1, 0], Layout::Bytes24), [Code::PartTruncated]);
        assert_eq!(codes(&words(&[0, 9], b""), Layout::Bytes24), [Code::SignatureDirectory]);
        assert_eq!(codes(&words(&[u32::MAX, 8], b""), Layout::Bytes32), [Code::PartBadCount]);
        let name_outside = words(&[1, 8, 99, 0, 0, 0, 0, 0], b"A\0");
        assert_eq!(codes(&name_outside, Layout::Bytes24), [Code::PartBadOffset, Code::SignatureRecordSize]);
        let name_open = words(&[1, 8, 32, 0, 0, 0, 0, 0], b"A");
        assert_eq!(codes(&name_open, Layout::Bytes24), [Code::PartBadString]);
        let wrong_kind = words(&[1, 8, 0, 36, 0, 0, 0, 0, 0], b"A\0");
        assert_eq!(codes(&wrong_kind, Layout::Bytes24), [Code::SignatureRecordSize]);
        let e = |stream| [stream, 64, 0, 0, 3, 0, 0x0f];
        let streams: Vec<u32> = [2, 8].into_iter().chain(e(1)).chain(e(0)).collect();
        assert_eq!(codes(&words(&streams, b"A\0"), Layout::Bytes28), [Code::SignatureStreamOrder]);
    }
}
