//! RDEF: every record that its offsets lead to, in the order of the bytes.

use std::collections::HashSet;
use std::fmt::Write as _;

use dxbin_base::record::Record;
use dxbin_parts::rdef::{
    Binding, Binding32, Buffer, Layout, Member, Rdef, RdefHeader, RdefSizes, Type, Type16, Variable, Variable24,
    VariableType,
};

use super::claims::Claims;
use super::parts::string;
use super::walk::{New, Walk, fourcc, name_at, number};

/// What a place in an RDEF is. Of several things at one place, the first of these is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Header,
    Sizes,
    Buffer(u32),
    Binding(u32),
    Variable { buffer: u32, index: u32 },
    Type,
    Member { ty: u32, index: u16 },
    Interfaces(u32),
    Default { size: u32, ty: VariableType },
    Name,
}

/// A part's data, which starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    let rdef = Rdef::open(data);
    let mut finder = Finder { rdef, claims: Claims::new(), known: HashSet::new(), types: Vec::new() };
    finder.find();
    walk.gap("unused", "bytes that nothing in the part leads to");
    let spell = |name: &str, number: u64| match name {
        "Name" | "Creator" => name_at(data, number),
        "Tag" if number == u64::from(Layout::RD11) => Some(fourcc(number)),
        _ => None,
    };
    let long = rdef.sizes();
    for (offset, place) in finder.claims.sorted() {
        let at = start + offset;
        let mut title = |name: String, value: &str| {
            let shown = if at < walk.at() { "shares bytes with what stands above" } else { "" };
            walk.heading(at.max(walk.at()), &name, value, shown);
        };
        match place {
            Place::Header => walk.record::<RdefHeader>(at, &spell),
            Place::Sizes => walk.record::<RdefSizes>(at, &spell),
            Place::Name => string(data, offset, start, walk),
            Place::Default { size, ty } => default(at, size as usize, ty, walk),
            Place::Interfaces(count) => interfaces(at, count, walk),
            Place::Buffer(index) => {
                title(format!("buffer {index}"), &named_at(data, offset));
                walk.nested(at + Buffer::SIZE, |walk| walk.record::<Buffer>(at, &spell));
            }
            Place::Binding(index) => {
                title(format!("binding {index}"), &named_at(data, offset));
                walk.nested(at.saturating_add(long.binding as usize), |walk| match long.binding as usize {
                    Binding::SIZE.. => walk.record::<Binding>(at, &spell),
                    _ => walk.record::<Binding32>(at, &spell),
                });
            }
            Place::Variable { buffer, index } => {
                title(format!("buffer {buffer}, variable {index}"), &named_at(data, offset));
                let spell = |name: &str, number| spell(name, number).or_else(|| of_type(&rdef, name, number));
                walk.nested(at.saturating_add(long.variable as usize), |walk| match long.variable as usize {
                    Variable::SIZE.. => walk.record::<Variable>(at, &spell),
                    _ => walk.record::<Variable24>(at, &spell),
                });
            }
            Place::Member { ty, index } => {
                title(format!("type at {ty:#x}, member {index}"), &named_at(data, offset));
                let spell = |name: &str, number| spell(name, number).or_else(|| of_type(&rdef, name, number));
                walk.nested(at + Member::SIZE, |walk| walk.record::<Member>(at, &spell));
            }
            Place::Type => {
                title(format!("type at {offset:#x}"), &describe(&rdef, offset as u32).unwrap_or_default());
                let size = if rdef.has_type_names() { Type::SIZE } else { Type16::SIZE };
                walk.nested(at + size, |walk| match rdef.has_type_names() {
                    true => walk.record::<Type>(at, &spell),
                    false => walk.record::<Type16>(at, &spell),
                });
            }
        }
    }
}

/// The name that the first word of a record leads to.
fn named_at(data: &[u8], offset: usize) -> String {
    let word = data.get(offset..offset.saturating_add(4)).map(number);
    word.and_then(|word| name_at(data, word)).unwrap_or_default()
}

fn of_type(rdef: &Rdef<'_>, name: &str, number: u64) -> Option<String> {
    let description = describe(rdef, u32::try_from(number).ok().filter(|_| name == "Type")?)?;
    Some(format!("{number:#x}: {description}"))
}

/// A type in a few words.
fn describe(rdef: &Rdef<'_>, offset: u32) -> Option<String> {
    let ty = rdef.ty(offset)?;
    let mut text = format!("{:?} {:?} {}x{}", ty.class, ty.ty, ty.rows, ty.columns);
    if ty.elements > 0 {
        let _ = write!(text, "[{}]", ty.elements);
    }
    Some(text)
}

/// A default value: its words in rows of a register.
fn default(at: usize, size: usize, ty: VariableType, walk: &mut Walk<'_, '_>) {
    let end = at.saturating_add(size).min(walk.limit());
    // What was shown is passed over: default values may overlap without end.
    let mut from = at + walk.at().saturating_sub(at) / 16 * 16;
    while from < end {
        let to = (from + 16).min(end);
        let bytes = walk.bytes().get(from..to).unwrap_or_default();
        let mut value = String::new();
        for (i, word) in bytes.chunks_exact(4).map(|word| number(word) as u32).enumerate() {
            value.push_str(if i > 0 { ", " } else { "" });
            // Writing to a string cannot fail.
            let _ = match ty {
                VariableType::D3D_SVT_FLOAT => write!(value, "{:?}", f32::from_bits(word)),
                VariableType::D3D_SVT_INT | VariableType::D3D_SVT_BOOL => write!(value, "{}", word as i32),
                VariableType::D3D_SVT_UINT => write!(value, "{word}"),
                _ => write!(value, "{word:#x}"),
            };
        }
        walk.row(&New { value: &value, meaning: "a default value", ..New::field(from, to - from, "default") });
        from = to;
    }
}

/// The offsets of the types of interfaces that a class implements.
fn interfaces(at: usize, count: u32, walk: &mut Walk<'_, '_>) {
    for index in walk.at().saturating_sub(at) / 4..count as usize {
        let start = at.saturating_add(4 * index);
        if start >= walk.limit() {
            return;
        }
        let name = format!("Interface[{index}]");
        walk.token(start, &name, "", "bytes from the part's start to an interface's type", &mut std::iter::empty());
    }
}

/// Follows the offsets.
struct Finder<'a> {
    rdef: Rdef<'a>,
    claims: Claims<Place>,
    /// Types that were met.
    known: HashSet<u32>,
    /// Types that are still to be looked at.
    types: Vec<u32>,
}

impl Finder<'_> {
    fn find(&mut self) {
        let (rdef, header) = (self.rdef, self.rdef.header());
        let sizes = rdef.sizes();
        self.claims.add(0, Place::Header);
        if rdef.layout() != Layout::V4 {
            self.claims.add(RdefHeader::SIZE as u64, Place::Sizes);
        }
        self.claims.add(header.creator.into(), Place::Name);
        for (index, binding) in (0..).zip(rdef.bindings()) {
            let at = row(header.binding_offset, sizes.binding, index);
            self.claims.add(at, Place::Binding(index));
            self.claims.add(binding.name.into(), Place::Name);
            if sizes.binding == 0 || !self.claims.look() {
                break;
            }
        }
        for (index, buffer) in (0..).zip(rdef.buffers()) {
            self.claims.add(row(header.buffer_offset, sizes.buffer, index), Place::Buffer(index));
            self.claims.add(buffer.name.into(), Place::Name);
            self.variables(&buffer, index);
            if sizes.buffer == 0 || !self.claims.look() {
                break;
            }
        }
        while let Some(offset) = self.types.pop() {
            self.ty(offset);
        }
    }

    fn variables(&mut self, of: &Buffer, buffer: u32) {
        let rdef = self.rdef;
        let stride = rdef.sizes().variable;
        for (index, variable) in (0..).zip(rdef.variables(of)) {
            self.claims.add(row(of.variable_offset, stride, index), Place::Variable { buffer, index });
            self.claims.add(variable.name.into(), Place::Name);
            self.meet(variable.ty);
            if rdef.default_value(&variable).is_some() {
                let ty = rdef.ty(variable.ty).map_or(VariableType::D3D_SVT_VOID, |ty| ty.ty);
                self.claims.add(variable.default.into(), Place::Default { size: variable.size, ty });
            }
            if stride == 0 || !self.claims.look() {
                break;
            }
        }
    }

    fn meet(&mut self, ty: u32) {
        if self.rdef.ty(ty).is_some() && self.known.insert(ty) {
            self.types.push(ty);
        }
    }

    fn ty(&mut self, offset: u32) {
        let rdef = self.rdef;
        let Some(ty) = rdef.ty(offset) else { return };
        self.claims.add(offset.into(), Place::Type);
        if rdef.has_type_names() {
            self.claims.add(ty.name.into(), Place::Name);
            [ty.sub_type, ty.base_class].into_iter().filter(|&other| other != 0).for_each(|other| self.meet(other));
            if ty.interface_count > 0 {
                self.claims.add(ty.interface_offset.into(), Place::Interfaces(ty.interface_count));
            }
            let interfaces = (0..ty.interface_count).map_while(|index| rdef.interface(&ty, index));
            for interface in interfaces {
                self.meet(interface);
                if !self.claims.look() {
                    break;
                }
            }
        }
        let stride = rdef.sizes().member;
        for (index, member) in (0..).zip(rdef.members(&ty)) {
            let at = row(ty.member_offset, stride, u32::from(index));
            self.claims.add(at, Place::Member { ty: offset, index });
            self.claims.add(member.name.into(), Place::Name);
            self.meet(member.ty);
            if stride == 0 || !self.claims.look() {
                break;
            }
        }
    }
}

/// The offset of a table's row.
fn row(offset: u32, stride: u32, index: u32) -> u64 {
    u64::from(offset) + u64::from(stride) * u64::from(index)
}
