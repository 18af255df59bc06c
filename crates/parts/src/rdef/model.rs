//! An RDEF as values: what it says, and beside it where its pieces were.
//!
//! Types are shared, so they stand in one list and are named by their place in it, [`TypeId`].

use std::borrow::Cow;
use std::collections::HashMap;

use dxbin_base::record::Record;
use dxbin_base::{Error, Limits};

use super::{Binding, Buffer, Layout, Rdef, RdefHeader, Type, Variable};
use crate::canvas::Places;
use crate::text::Texts;
use crate::{Budget, not_held};

/// A type's place in [`RdefModel::types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeId(pub usize);

/// What an RDEF says. Offsets and counts in the records are not used, and are 0 when read.
///
/// ```
/// use dxbin_base::Limits;
/// use dxbin_parts::rdef::{Binding, BindingModel, InputType, Layout, RdefModel};
///
/// let sampler = Binding { ty: InputType::D3D_SIT_SAMPLER, bind_count: 1, ..Binding::default() };
/// let model = RdefModel {
///     target: 0xffff_0500,
///     creator: b"me"[..].into(),
///     bindings: vec![BindingModel { name: b"s"[..].into(), record: sampler }],
///     ..RdefModel::new(Layout::V50)
/// };
/// let part = model.build(None)?;
/// assert_eq!(&part[60 + 32..], b"s\0me\0\xab\xab\xab");
/// let (again, layout) = RdefModel::read(&part, 0, &Limits::default())?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout))?, part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RdefModel<'a> {
    /// Which of the three forms its records have.
    pub form: Layout,
    /// Minor version, major version and the program's kind.
    pub target: u32,
    /// The D3DCOMPILE flags it was compiled with.
    pub flags: u32,
    /// Slots of interface pointers; only from 5.0 on.
    pub interface_slots: u32,
    /// The compiler's name.
    pub creator: Cow<'a, [u8]>,
    /// The bindings in their order.
    pub bindings: Vec<BindingModel<'a>>,
    /// The buffers in their order.
    pub buffers: Vec<BufferModel<'a>>,
    /// The types that variables and other types name.
    pub types: Vec<TypeModel<'a>>,
}

/// A binding and its name.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BindingModel<'a> {
    /// Its name.
    pub name: Cow<'a, [u8]>,
    /// The rest. Space and id are stored from 5.1 on.
    pub record: Binding,
}

/// A buffer, its name and variables.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BufferModel<'a> {
    /// Its name.
    pub name: Cow<'a, [u8]>,
    /// The rest.
    pub record: Buffer,
    /// Its variables.
    pub variables: Vec<VariableModel<'a>>,
}

/// A variable, its name, type and default value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariableModel<'a> {
    /// Its name.
    pub name: Cow<'a, [u8]>,
    /// The rest. Textures and samplers are stored from 5.0 on.
    pub record: Variable,
    /// Its type.
    pub ty: TypeId,
    /// As many bytes as its size.
    pub default: Option<Cow<'a, [u8]>>,
}

/// A type, its name and members.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct TypeModel<'a> {
    /// Its name; only from 5.0 on.
    pub name: Option<Cow<'a, [u8]>>,
    /// The rest.
    pub record: Type,
    /// Members of a structure.
    pub members: Vec<MemberModel<'a>>,
    /// The type of an interface; only from 5.0 on.
    pub sub_type: Option<TypeId>,
    /// The base class; only from 5.0 on.
    pub base_class: Option<TypeId>,
    /// The interfaces that a class implements; only from 5.0 on.
    pub interfaces: Vec<TypeId>,
}

/// A member of a structure.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MemberModel<'a> {
    /// Its name.
    pub name: Cow<'a, [u8]>,
    /// Its type.
    pub ty: TypeId,
    /// Bytes, from the structure's start as a rule.
    pub offset: u32,
}

/// Where the pieces of an RDEF were, and the bytes between them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RdefLayout {
    pub(super) places: Places,
    pub(super) creator: u32,
    pub(super) bindings: u32,
    pub(super) binding_names: Vec<u32>,
    pub(super) buffers: u32,
    pub(super) buffer_homes: Vec<BufferHome>,
    pub(super) types: Vec<TypeHome>,
}

/// Where a buffer's pieces were.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct BufferHome {
    pub(super) name: u32,
    pub(super) table: u32,
    pub(super) variables: Vec<VariableHome>,
}

/// Where a variable's pieces were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct VariableHome {
    pub(super) name: u32,
    pub(super) default: u32,
}

/// Where a type's pieces were.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct TypeHome {
    pub(super) at: u32,
    pub(super) name: u32,
    pub(super) table: u32,
    pub(super) members: Vec<u32>,
    pub(super) interfaces: u32,
}

impl<'a> RdefModel<'a> {
    /// One without anything.
    pub const fn new(form: Layout) -> Self {
        Self {
            form,
            target: 0,
            flags: 0,
            interface_slots: 0,
            creator: Cow::Borrowed(&[]),
            bindings: Vec::new(),
            buffers: Vec::new(),
            types: Vec::new(),
        }
    }

    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`](dxbin_base::Code::PartNotHeld) where a row, a name or a value is not inside the part, where the stated record sizes are not
    /// those of its form, where types nest too deep or in a circle, or where pieces overlap beyond measure.
    pub fn read(data: &'a [u8], origin: u64, limits: &Limits) -> Result<(Self, RdefLayout), Error> {
        let rdef = Rdef::open(data);
        let mut reader = Reader {
            rdef,
            texts: Texts::of(data),
            origin,
            max_depth: limits.max_depth,
            budget: Budget::of(data),
            pieces: Vec::new(),
            known: HashMap::new(),
            model: Self::new(rdef.layout()),
            layout: RdefLayout::default(),
        };
        reader.read()?;
        reader.layout.places = Places::of(data, reader.pieces);
        Ok((reader.model, reader.layout))
    }
}

struct Reader<'a> {
    rdef: Rdef<'a>,
    texts: Texts<'a>,
    origin: u64,
    max_depth: u32,
    budget: Budget,
    /// Offset and size of all that was read.
    pieces: Vec<(u32, usize)>,
    /// Types by their offsets; `None` while their members are being read.
    known: HashMap<u32, Option<TypeId>>,
    model: RdefModel<'a>,
    layout: RdefLayout,
}

impl<'a> Reader<'a> {
    fn error(&self, at: u32, why: &str) -> Error {
        not_held(self.rdef.data(), self.origin, u64::from(at), why)
    }

    /// Notes a piece.
    fn piece(&mut self, at: u32, size: usize) -> Result<(), Error> {
        if !self.budget.take(size.max(1)) {
            return Err(self.error(at, "its pieces overlap beyond measure"));
        }
        self.pieces.push((at, size));
        Ok(())
    }

    /// Notes a table of `count` rows, all of which must be there.
    fn table(&mut self, at: u32, count: u32, stride: u32) -> Result<(), Error> {
        let size = u64::from(count) * u64::from(stride);
        if size == 0 {
            return Ok(());
        }
        if u64::from(at) + size > self.rdef.data().len() as u64 {
            return Err(self.error(at, "a table leads past its end"));
        }
        self.piece(at, size as usize)
    }

    fn text(&mut self, at: u32) -> Result<Cow<'a, [u8]>, Error> {
        let text = self.texts.get(at).ok_or_else(|| self.error(at, "a name leads past its end"))?;
        self.piece(at, text.len() + 1)?;
        Ok(Cow::Borrowed(text))
    }

    fn read(&mut self) -> Result<(), Error> {
        let (header, sizes) = (self.rdef.header(), self.rdef.sizes());
        let known = self.model.form.sizes();
        if self.rdef.data().len() < RdefHeader::SIZE {
            return Err(self.error(0, "its header is cut short"));
        }
        if (super::RdefSizes { interface_slots: 0, ..sizes }) != known {
            return Err(self.error(28, "it states record sizes that its form does not have"));
        }
        self.piece(0, known.header as usize)?;
        self.model.target = header.target;
        self.model.flags = header.flags;
        self.model.interface_slots = sizes.interface_slots;
        self.model.creator = self.text(header.creator)?;
        self.layout.creator = header.creator;
        self.layout.bindings = header.binding_offset;
        self.layout.buffers = header.buffer_offset;
        self.table(header.binding_offset, header.binding_count, sizes.binding)?;
        self.table(header.buffer_offset, header.buffer_count, sizes.buffer)?;
        let rdef = self.rdef;
        for mut record in rdef.bindings() {
            self.layout.binding_names.push(record.name);
            let name = self.text(std::mem::take(&mut record.name))?;
            self.model.bindings.push(BindingModel { name, record });
        }
        for record in rdef.buffers() {
            self.buffer(record)?;
        }
        Ok(())
    }

    fn buffer(&mut self, mut record: Buffer) -> Result<(), Error> {
        let rdef = self.rdef;
        self.table(record.variable_offset, record.variable_count, rdef.sizes().variable)?;
        let mut home = BufferHome { name: record.name, table: record.variable_offset, ..BufferHome::default() };
        let name = self.text(record.name)?;
        let mut variables = Vec::new();
        for mut variable in rdef.variables(&record) {
            home.variables.push(VariableHome { name: variable.name, default: variable.default });
            let default = match variable.default {
                0 => None,
                at => {
                    let value = rdef.default_value(&variable);
                    let value = value.ok_or_else(|| self.error(at, "a default value leads past its end"))?;
                    self.piece(at, value.len())?;
                    Some(Cow::Borrowed(value))
                }
            };
            let name = self.text(variable.name)?;
            let ty = self.ty(variable.ty, 0)?;
            (variable.name, variable.ty, variable.default) = (0, 0, 0);
            variables.push(VariableModel { name, record: variable, ty, default });
        }
        (record.name, record.variable_count, record.variable_offset) = (0, 0, 0);
        self.layout.buffer_homes.push(home);
        self.model.buffers.push(BufferModel { name, record, variables });
        Ok(())
    }

    /// The type at an offset, which is read once.
    fn ty(&mut self, at: u32, depth: u32) -> Result<TypeId, Error> {
        match self.known.get(&at) {
            Some(Some(id)) => return Ok(*id),
            Some(None) => return Err(self.error(at, "a type holds itself")),
            None => {}
        }
        if depth > self.max_depth {
            return Err(self.error(at, "types nest too deep"));
        }
        let rdef = self.rdef;
        let mut record = rdef.ty(at).ok_or_else(|| self.error(at, "a type leads past its end"))?;
        self.known.insert(at, None);
        self.piece(at, rdef.sizes().ty as usize)?;
        self.table(record.member_offset, u32::from(record.member_count), rdef.sizes().member)?;
        self.table(record.interface_offset, record.interface_count, 4)?;
        let mut home = TypeHome {
            at,
            name: record.name,
            table: record.member_offset,
            interfaces: record.interface_offset,
            ..TypeHome::default()
        };
        let mut ty = TypeModel::default();
        if record.name != 0 {
            ty.name = Some(self.text(record.name)?);
        }
        let mut optional = |word: u32| if word == 0 { Ok(None) } else { self.ty(word, depth + 1).map(Some) };
        ty.sub_type = optional(record.sub_type)?;
        ty.base_class = optional(record.base_class)?;
        for member in rdef.members(&record) {
            home.members.push(member.name);
            let name = self.text(member.name)?;
            let id = self.ty(member.ty, depth + 1)?;
            ty.members.push(MemberModel { name, ty: id, offset: member.offset });
        }
        for index in 0..record.interface_count {
            let at = rdef.interface(&record, index).unwrap_or(0);
            ty.interfaces.push(self.ty(at, depth + 1)?);
        }
        (record.name, record.member_count, record.member_offset) = (0, 0, 0);
        (record.sub_type, record.base_class, record.interface_count, record.interface_offset) = (0, 0, 0, 0);
        ty.record = record;
        let id = TypeId(self.model.types.len());
        self.known.insert(at, Some(id));
        self.model.types.push(ty);
        self.layout.types.push(home);
        Ok(id)
    }
}
