//! Where things lie in memory: sizes and alignments of types, and the offsets of a structure's fields.
//!
//! A module's data layout string says how far types of each width are aligned; what it does not say is LLVM 3.7's default.
//! Vectors are HLSL's: aligned as their elements are, and as large as an array of them. Sizes of 2^64 bits and more wrap, as
//! LLVM's do.

use std::cell::RefCell;
use std::collections::BTreeMap;

use dxbin_bitcode::model::{Module, Type, TypeId};

/// How deep types may nest.
const DEPTH: u32 = 256;

/// Alignments by kind and width, as the module says them.
#[derive(Clone, Debug)]
pub struct DataLayout<'m> {
    module: &'m Module,
    /// Width in bits and alignment in bytes.
    integers: Vec<(u32, u64)>,
    floats: Vec<(u32, u64)>,
    aggregate: u64,
    /// Address space, size and alignment in bytes; the first is that of space 0.
    pointers: Vec<(u32, u64, u64)>,
    /// What was worked out before, by type.
    known: RefCell<BTreeMap<TypeId, Extent>>,
}

/// How large something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extent {
    /// The size in bits.
    bits: u64,
    /// The alignment in bytes, a power of two.
    align: u64,
}

impl Extent {
    /// Bytes from one to the next in an array.
    const fn stride(self) -> u64 {
        round(self.bits.div_ceil(8), self.align)
    }
}

const fn round(bytes: u64, align: u64) -> u64 {
    bytes.wrapping_add(align - 1) & !(align - 1)
}

impl<'m> DataLayout<'m> {
    /// The layout of a module's types. Pieces of its string that say nothing sound are passed over.
    pub fn new(module: &'m Module) -> Self {
        let mut layout = Self {
            module,
            integers: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            aggregate: 1,
            pointers: vec![(0, 8, 8)],
            known: RefCell::default(),
        };
        let text = module.data_layout.map(|text| module.bytes(text)).unwrap_or_default();
        for piece in text.split(|&byte| byte == b'-') {
            // What cannot be read says nothing.
            let _ = layout.set(piece);
        }
        layout
    }

    /// Takes a piece such as `i64:64` or `p:32:32`.
    fn set(&mut self, piece: &[u8]) -> Option<()> {
        let (&kind, rest) = piece.split_first()?;
        let mut numbers = rest.split(|&byte| byte == b':').map(number);
        let width: u32 = numbers.next()??;
        if kind == b'p' {
            let size = numbers.next()?? / 8;
            let align = bytes(numbers.next()??)?;
            let row = (width, u64::from(size), align);
            match self.pointers.iter_mut().find(|pointer| pointer.0 == width) {
                Some(pointer) => *pointer = row,
                None => self.pointers.push(row),
            }
            return Some(());
        }
        let align = numbers.next()??;
        let list = match kind {
            b'i' => &mut self.integers,
            b'f' => &mut self.floats,
            b'a' => {
                self.aggregate = bytes(align).unwrap_or(1);
                return Some(());
            }
            // Alignments of vectors do not count.
            _ => return None,
        };
        let align = bytes(align)?;
        match list.iter_mut().find(|row| row.0 == width) {
            Some(row) => row.1 = align,
            None => list.push((width, align)),
        }
        Some(())
    }

    /// Bytes from one thing of a type to the next in an array; `None` for what has no size, or nests too deep.
    pub fn alloc_size(&self, of: TypeId) -> Option<u64> {
        Some(self.extent(of, DEPTH)?.stride())
    }

    /// The offset in bytes of a structure's field.
    pub fn offset(&self, structure: TypeId, field: usize) -> Option<u64> {
        let Type::Struct { fields: Some(fields), packed, .. } = self.module.types.get(structure)? else { return None };
        let fields = self.module.types.members(fields);
        let last = *fields.get(field)?;
        let end = self.place(fields.get(..field)?, packed, DEPTH)?.bits / 8;
        Some(if packed { end } else { round(end, self.extent(last, DEPTH)?.align) })
    }

    /// The offsets in bytes of a structure's fields.
    pub fn offsets(&self, structure: TypeId) -> Option<Vec<u64>> {
        let Type::Struct { fields: Some(fields), packed, .. } = self.module.types.get(structure)? else { return None };
        let mut end = 0;
        let offsets = self.module.types.members(fields).iter().map(|&field| {
            let extent = self.extent(field, DEPTH)?;
            let offset = if packed { end } else { round(end, extent.align) };
            end = offset.wrapping_add(extent.stride());
            Some(offset)
        });
        offsets.collect()
    }

    /// Fields one behind another, without what pads the end.
    fn place(&self, fields: &[TypeId], packed: bool, depth: u32) -> Option<Extent> {
        let mut all = Extent { bits: 0, align: 1 };
        let mut end: u64 = 0;
        for &field in fields {
            let extent = self.extent(field, depth)?;
            if !packed {
                end = round(end, extent.align);
                all.align = all.align.max(extent.align);
            }
            end = end.wrapping_add(extent.stride());
        }
        all.bits = end.wrapping_mul(8);
        Some(all)
    }

    fn extent(&self, of: TypeId, depth: u32) -> Option<Extent> {
        let found = self.module.types.get(of)?;
        // Of these alone there is much to work out.
        let is_kept = matches!(found, Type::Array { .. } | Type::Struct { .. });
        if is_kept && let Some(&known) = self.known.borrow().get(&of) {
            return Some(known);
        }
        let depth = depth.checked_sub(1)?;
        let extent = match found {
            Type::Half => self.float(16),
            Type::Float => self.float(32),
            Type::Double => self.float(64),
            Type::X86Fp80 => self.float(80),
            Type::Fp128 | Type::PpcFp128 => self.float(128),
            Type::X86Mmx => Extent { bits: 64, align: 8 },
            Type::Integer(bits) => self.integer(bits),
            Type::Label => self.pointer(0),
            of_type @ Type::Pointer { .. } => self.pointer(of_type.space().unwrap_or(0)),
            Type::Array { count, of } => {
                let element = self.extent(of, depth)?;
                Extent { bits: element.stride().wrapping_mul(8).wrapping_mul(count), align: element.align }
            }
            Type::Vector { count, of } => {
                let element = self.extent(of, depth)?;
                Extent { bits: element.stride().wrapping_mul(8).wrapping_mul(count.into()), align: element.align }
            }
            // One that is not told of is as large as one of no fields.
            Type::Struct { fields, packed, .. } => {
                let fields = self.module.types.members(fields.unwrap_or_default());
                let mut all = self.place(fields, packed, depth)?;
                all.bits = round(all.bits / 8, all.align).wrapping_mul(8);
                if !packed {
                    all.align = all.align.max(self.aggregate);
                }
                all
            }
            Type::Void | Type::Metadata | Type::Function { .. } => return None,
        };
        if is_kept {
            self.known.borrow_mut().insert(of, extent);
        }
        Some(extent)
    }

    fn float(&self, bits: u32) -> Extent {
        let align = self.floats.iter().find(|row| row.0 == bits).map(|row| row.1);
        Extent { bits: bits.into(), align: align.unwrap_or_else(|| u64::from(bits / 8).next_power_of_two()) }
    }

    /// Integers of a width that nobody speaks of are aligned as the next wider are, or as the widest.
    fn integer(&self, bits: u32) -> Extent {
        let wider = self.integers.iter().filter(|row| row.0 >= bits).min_by_key(|row| row.0);
        let widest = || self.integers.iter().max_by_key(|row| row.0);
        Extent { bits: bits.into(), align: wider.or_else(widest).map_or(1, |row| row.1) }
    }

    fn pointer(&self, space: u32) -> Extent {
        let row = self.pointers.iter().find(|row| row.0 == space).or_else(|| self.pointers.first());
        let &(_, size, align) = row.unwrap_or(&(0, 8, 8));
        Extent { bits: size * 8, align }
    }
}

/// A number of the string, which may have a plus in front; 0 where it is left out.
fn number(text: &[u8]) -> Option<u32> {
    let digits = match text {
        b"" => return Some(0),
        [b'+', digits @ ..] if !digits.is_empty() => digits,
        digits => digits,
    };
    digits.iter().try_fold(0_u32, |number, &digit| {
        let digit = digit.is_ascii_digit().then(|| u32::from(digit - b'0'))?;
        number.checked_mul(10)?.checked_add(digit)
    })
}

/// An alignment in bytes, from one in bits; `None` where it is none.
fn bytes(bits: u32) -> Option<u64> {
    let bytes = u64::from(bits / 8);
    (bits.is_multiple_of(8) && bytes.is_power_of_two()).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use dxbin_bitcode::model::Span;

    use super::*;

    fn module(layout: &str, types: Vec<Type>, members: Vec<u32>) -> Module {
        let mut module = Module::default();
        module.data_layout = Some(module.add_text(layout.as_bytes()));
        module.types.entries = types;
        module.types.members = members.into_iter().map(TypeId).collect();
        module
    }

    const DXIL: &str = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64";

    /// `{ half, <3 x half>, double, [2 x i16], i1 }`, worked out by hand: dxc's legacy layout aligns all to four bytes, so that a
    /// vector of three halves has twelve.
    #[test]
    fn structures_are_laid_out() {
        let structure = |packed| Type::Struct { name: None, fields: Some(Span { start: 0, length: 5 }), packed };
        let types = vec![
            Type::Half,
            Type::Vector { count: 3, of: TypeId(0) },
            Type::Double,
            Type::Integer(16),
            Type::Array { count: 2, of: TypeId(3) },
            Type::Integer(1),
            structure(false),
            structure(true),
        ];
        let module = module(DXIL, types, vec![0, 1, 2, 4, 5]);
        let layout = DataLayout::new(&module);
        assert_eq!(layout.offsets(TypeId(6)), Some(vec![0, 4, 16, 24, 32]));
        assert_eq!(layout.offset(TypeId(6), 3), Some(24));
        assert_eq!(layout.alloc_size(TypeId(6)), Some(40));
        assert_eq!(layout.offsets(TypeId(7)), Some(vec![0, 4, 16, 24, 32]));
        assert_eq!(layout.alloc_size(TypeId(7)), Some(36));
        assert_eq!(layout.offset(TypeId(6), 5), None);
        assert_eq!(layout.alloc_size(TypeId(8)), None);
    }

    #[test]
    fn types_in_a_circle_have_no_size() {
        let circle = Type::Struct { name: None, fields: Some(Span { start: 0, length: 1 }), packed: false };
        let module = module(DXIL, vec![circle], vec![0]);
        assert_eq!(DataLayout::new(&module).alloc_size(TypeId(0)), None);
    }

    #[test]
    fn defaults_are_llvms() {
        let types = vec![
            Type::Integer(24),
            Type::Integer(64),
            Type::Integer(128),
            Type::Double,
            Type::Pointer { to: TypeId(0), space: 3 },
        ];
        let module = module("e-p3:16:16-i24:8-i64:garbage", types, vec![]);
        let layout = DataLayout::new(&module);
        let sizes: Vec<_> = (0..5).map(|of| layout.alloc_size(TypeId(of))).collect();
        assert_eq!(sizes, [Some(3), Some(8), Some(16), Some(8), Some(2)]);
    }
}
