//! RDEF: what resources a Shader Model 4 or 5 program uses, and how its buffers are laid out.
//!
//! Everything hangs together by offsets from the part's start: buffers name their variables, variables their type,
//! types their members, members their types again. Three layouts exist, which [`Layout`] tells apart: that of 4.x has
//! shorter records and does not state their sizes, 5.0 states them behind the tag `RD11`, 5.1 has a tag of its own and
//! longer bindings. A stated size of a record that is longer than its longest known form is a stride and nothing else; one
//! that is shorter means a shorter form. [`Rdef`] hides the difference: it hands out [`Binding`], [`Variable`] and [`Type`], the longest form
//! of each.
//!
//! ```
//! use dxbin_base::{Diagnostics, Limits};
//! use dxbin_parts::rdef::{Layout, Rdef};
//!
//! // No buffers, no bindings, pixel shader 4.0, and the compiler's name behind the header.
//! let mut part = Vec::new();
//! for word in [0u32, 28, 0, 28, 0xffff_0400, 0x100, 28] {
//!     part.extend(word.to_le_bytes());
//! }
//! part.extend(b"me\0");
//! let mut diagnostics = Diagnostics::new();
//! let rdef = Rdef::read(&part, 0, &Limits::default(), &mut diagnostics);
//! assert_eq!(rdef.layout(), Layout::V4);
//! assert_eq!(rdef.creator(), Some(&b"me"[..]));
//! assert!(diagnostics.is_empty());
//! ```

mod build;
mod check;
mod model;
mod spec;

use dxbin_base::record::Record;
use dxbin_base::{Diagnostics, Limits};

use crate::text::c_string;
pub use model::{BindingModel, BufferModel, MemberModel, RdefLayout, RdefModel, TypeId, TypeModel, VariableModel};
pub use spec::{
    Binding, Binding32, Buffer, BufferFlags, BufferType, Dimension, InputFlags, InputType, Layout, Member, RdefHeader,
    RdefSizes, ReturnType, Type, Type16, Variable, Variable24, VariableClass, VariableFlags, VariableType,
};

/// A resource definition part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rdef<'a> {
    data: &'a [u8],
    header: RdefHeader,
    layout: Layout,
    sizes: RdefSizes,
}

impl<'a> Rdef<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// Never fails: what can be reached can be asked for, and what is wrong is in `diagnostics`.
    pub fn read(data: &'a [u8], origin: u64, limits: &Limits, diagnostics: &mut Diagnostics) -> Self {
        let rdef = Self::open(data);
        check::check(&rdef, origin, limits, diagnostics);
        rdef
    }

    /// The same without looking for defects: only the header is read. It is what a printer wants that has its own
    /// opinion of what is wrong.
    pub fn open(data: &'a [u8]) -> Self {
        Self::open_within(data, data.len())
    }

    /// The same for a part that is the first `size` bytes of `reach`: offsets are followed behind the part, too, but the
    /// record sizes are looked for only in it, as Microsoft's disassembler does.
    pub fn open_within(reach: &'a [u8], size: usize) -> Self {
        let data = reach;
        let header = RdefHeader::read(data).unwrap_or_default();
        // The tag and the header's size tell the layouts apart, for Microsoft's code too; the target word does not.
        let stated = data.get(RdefHeader::SIZE..size).and_then(RdefSizes::read);
        let (layout, sizes) = match stated.filter(|sizes| sizes.header as usize == RdefHeader::SIZE + RdefSizes::SIZE) {
            Some(sizes) if sizes.tag == Layout::RD11 => (Layout::V50, sizes),
            Some(sizes) if sizes.tag == Layout::RD51 => (Layout::V51, sizes),
            _ => (Layout::V4, Layout::V4.sizes()),
        };
        Self { data, header, layout, sizes }
    }

    /// The bytes it was read from.
    pub const fn data(&self) -> &'a [u8] {
        self.data
    }

    /// The seven words at its start.
    pub const fn header(&self) -> RdefHeader {
        self.header
    }

    /// Which layout it has.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// The record sizes it states; for 4.x those that every compiler writes.
    pub const fn sizes(&self) -> RdefSizes {
        self.sizes
    }

    /// The NUL-terminated string at `offset`, without its NUL; `None` where it is not inside the part.
    pub fn string(&self, offset: u32) -> Option<&'a [u8]> {
        c_string(self.data, offset)
    }

    /// The name of the compiler that wrote it.
    pub fn creator(&self) -> Option<&'a [u8]> {
        self.string(self.header.creator)
    }

    /// The bytes at `offset`; none where it leads outside.
    pub fn at(&self, offset: u32) -> &'a [u8] {
        self.data.get(offset as usize..).unwrap_or_default()
    }

    /// `size` bytes at `offset`.
    pub fn bytes(&self, offset: u32, size: u32) -> Option<&'a [u8]> {
        self.at(offset).get(..size as usize)
    }

    /// The row at `index` of a table at `offset` with rows of `stride` bytes.
    fn row(&self, offset: u32, stride: u32, index: u32) -> Option<&'a [u8]> {
        let start = u64::from(offset) + u64::from(stride) * u64::from(index);
        self.data.get(usize::try_from(start).ok()?..)
    }

    /// The buffer at `index`, whatever the header's count says.
    pub fn buffer(&self, index: u32) -> Option<Buffer> {
        Buffer::read(self.row(self.header.buffer_offset, self.sizes.buffer, index)?)
    }

    /// The buffers, in the part's order.
    pub fn buffers(&self) -> impl Iterator<Item = Buffer> + '_ {
        (0..self.header.buffer_count).map_while(|index| self.buffer(index))
    }

    /// The binding at `index`, whatever the header's count says.
    pub fn binding(&self, index: u32) -> Option<Binding> {
        let row = self.row(self.header.binding_offset, self.sizes.binding, index)?;
        match self.sizes.binding as usize {
            Binding::SIZE.. => Binding::read(row),
            _ => Binding32::read(row).map(Binding::from),
        }
    }

    /// The bindings, in the part's order.
    pub fn bindings(&self) -> impl Iterator<Item = Binding> + '_ {
        (0..self.header.binding_count).map_while(|index| self.binding(index))
    }

    /// The variable at `index` of a buffer, whatever the buffer's count says.
    pub fn variable(&self, buffer: &Buffer, index: u32) -> Option<Variable> {
        let row = self.row(buffer.variable_offset, self.sizes.variable, index)?;
        match self.sizes.variable as usize {
            Variable::SIZE.. => Variable::read(row),
            _ => Variable24::read(row).map(Variable::from),
        }
    }

    /// A buffer's variables, in the part's order.
    pub fn variables<'b>(&'b self, buffer: &'b Buffer) -> impl Iterator<Item = Variable> + 'b {
        (0..buffer.variable_count).map_while(|index| self.variable(buffer, index))
    }

    /// Whether types have names, base classes and interfaces, as from 5.0 on.
    pub fn has_type_names(&self) -> bool {
        self.sizes.ty as usize >= Type::SIZE
    }

    /// The type at `offset`.
    pub fn ty(&self, offset: u32) -> Option<Type> {
        if self.has_type_names() { Type::read(self.at(offset)) } else { Type16::read(self.at(offset)).map(Type::from) }
    }

    /// The member at `index` of a structure, whatever the type's count says.
    pub fn member(&self, ty: &Type, index: u16) -> Option<Member> {
        Member::read(self.row(ty.member_offset, self.sizes.member, u32::from(index))?)
    }

    /// A structure's members, in the part's order.
    pub fn members<'b>(&'b self, ty: &'b Type) -> impl Iterator<Item = Member> + 'b {
        (0..ty.member_count).map_while(|index| self.member(ty, index))
    }

    /// The type of the interface at `index` of those a class implements, as an offset.
    pub fn interface(&self, ty: &Type, index: u32) -> Option<u32> {
        let row = self.row(ty.interface_offset, 4, index)?;
        row.first_chunk().map(|word| u32::from_le_bytes(*word))
    }

    /// The default value of a variable: as many bytes as its size; `None` where it has none.
    pub fn default_value(&self, variable: &Variable) -> Option<&'a [u8]> {
        if variable.default == 0 { None } else { self.bytes(variable.default, variable.size) }
    }

    /// What the offsets of a structure variable's members count from.
    ///
    /// They count from the structure, except in some RDEFs of hull programs, where they count from the buffer: the
    /// first member then lies at the variable's own offset, and the last one behind the variable's size.
    pub fn member_origin(&self, variable: &Variable, ty: &Type) -> MemberOrigin {
        let (mut first, mut last) = (u32::MAX, 0);
        for member in self.members(ty) {
            first = first.min(member.offset);
            last = last.max(member.offset);
        }
        if variable.start != 0 && first == variable.start && last >= variable.size {
            MemberOrigin::Buffer
        } else {
            MemberOrigin::Structure
        }
    }
}

/// What the offsets of a structure's members count from; see [`Rdef::member_origin`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemberOrigin {
    /// The structure's start, as a rule.
    Structure,
    /// The buffer's start.
    Buffer,
}

#[cfg(test)]
mod model_tests;
#[cfg(test)]
mod tests;
