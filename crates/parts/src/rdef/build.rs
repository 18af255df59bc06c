//! The bytes of an RDEF from its values.
//!
//! fxc's habits, found over thousands of its containers. Behind the header stand the bindings, their names and the buffers.
//! Then for each buffer its name and its variables' records, and for each variable its name, its type and its
//! default value. A type comes behind all it names: its own name, its members' names and types, the members' records.
//! The compiler's name ends the part. Whatever was written once is used again: strings, types, default values, and even
//! members' records. Only the tables that are set aside before they are known are not shared. Records and values start at
//! multiples of four, strings anywhere; 0xAB fills the gaps.

use dxbin_base::record::Record;
use dxbin_base::{Code, Error, Limits};

use super::model::{BufferModel, RdefLayout, RdefModel, TypeId};
use super::{Binding, Buffer, Layout, Member, RdefHeader, RdefSizes, Type, Variable, VariableClass};
use crate::canvas::Canvas;

impl RdefModel<'_> {
    /// The part's bytes: the old ones for an unchanged model with its layout, those fxc would write without one.
    ///
    /// # Errors
    ///
    /// [`Code::RdefTypeDepth`] where types nest deeper than the default limit, hold themselves, or are not in the list.
    pub fn build(&self, layout: Option<&RdefLayout>) -> Result<Vec<u8>, Error> {
        let sizes = RdefSizes { interface_slots: self.interface_slots, ..self.form.sizes() };
        let canvas = Canvas::new(layout.map(|layout| &layout.places));
        let types = vec![None; self.types.len()];
        let mut writer = Writer { model: self, layout, sizes, canvas, types };
        writer.write()?;
        Ok(writer.canvas.finish(layout.is_some()))
    }
}

/// The name of the member that stands for a base class.
const SUPER: &[u8] = b"$super";

struct Writer<'b> {
    model: &'b RdefModel<'b>,
    layout: Option<&'b RdefLayout>,
    sizes: RdefSizes,
    canvas: Canvas,
    /// Where the types are that were written.
    types: Vec<Option<u32>>,
}

/// The first bytes of a record: the shorter forms of RDEF's records are what the longest ones start with.
fn push(rows: &mut Vec<u8>, record: &impl Record, size: u32) {
    let end = rows.len() + size as usize;
    record.write(rows);
    rows.truncate(end);
}

impl<'b> Writer<'b> {
    fn home<T>(&self, of: impl Fn(&'b RdefLayout) -> Option<T>) -> Option<T> {
        self.layout.and_then(of)
    }

    fn write(&mut self) -> Result<(), Error> {
        let RdefSizes { header: header_size, binding, buffer, .. } = self.sizes;
        let model = self.model;
        let head = self.canvas.reserve(self.layout.map(|_| 0), header_size as usize);
        let size = binding as usize * model.bindings.len();
        let bindings = self.canvas.reserve(self.home(|layout| Some(layout.bindings)), size);
        let mut rows = Vec::new();
        for (index, of) in model.bindings.iter().enumerate() {
            let home = self.home(|layout| layout.binding_names.get(index).copied());
            let name = self.canvas.string(home, &of.name);
            push(&mut rows, &Binding { name, ..of.record }, binding);
        }
        let binding_offset = self.canvas.fill(bindings, &rows);

        // No table is at offset 0 for fxc, where one without bindings has a place.
        let mut buffer_offset = self.home(|layout| Some(layout.buffers)).unwrap_or(0);
        if !model.buffers.is_empty() {
            let home = self.home(|layout| Some(layout.buffers));
            let table = self.canvas.reserve(home, buffer as usize * model.buffers.len());
            let mut rows = Vec::new();
            for (index, of) in model.buffers.iter().enumerate() {
                let home = self.home(|layout| layout.buffer_homes.get(index).map(|home| home.name));
                let name = self.canvas.string(home, &of.name);
                let (variable_count, variable_offset) = self.variables(index, of)?;
                push(&mut rows, &Buffer { name, variable_count, variable_offset, ..of.record }, buffer);
            }
            buffer_offset = self.canvas.fill(table, &rows);
        }
        let creator = self.canvas.string(self.home(|layout| Some(layout.creator)), &model.creator);
        let mut bytes = Vec::new();
        RdefHeader {
            buffer_count: model.buffers.len() as u32,
            buffer_offset,
            binding_count: model.bindings.len() as u32,
            binding_offset,
            target: model.target,
            flags: model.flags,
            creator,
        }
        .write(&mut bytes);
        if model.form != Layout::V4 {
            self.sizes.write(&mut bytes);
        }
        self.canvas.fill(head, &bytes);
        Ok(())
    }

    /// A buffer's variables: how many, and where.
    fn variables(&mut self, index: usize, of: &'b BufferModel<'b>) -> Result<(u32, u32), Error> {
        let homes = self.home(|layout| layout.buffer_homes.get(index));
        if of.variables.is_empty() {
            return Ok((0, homes.map_or(0, |homes| homes.table)));
        }
        let stride = self.sizes.variable;
        let table = self.canvas.reserve(homes.map(|homes| homes.table), stride as usize * of.variables.len());
        let mut rows = Vec::new();
        for (index, variable) in of.variables.iter().enumerate() {
            let home = homes.and_then(|homes| homes.variables.get(index));
            let name = self.canvas.string(home.map(|home| home.name), &variable.name);
            let ty = self.ty(variable.ty, 0)?;
            let default = match &variable.default {
                Some(value) => self.canvas.put(home.map(|home| home.default).filter(|&home| home != 0), value),
                None => 0,
            };
            push(&mut rows, &Variable { name, ty, default, ..variable.record }, stride);
        }
        Ok((of.variables.len() as u32, self.canvas.fill(table, &rows)))
    }

    /// A type, and all it names.
    fn ty(&mut self, id: TypeId, depth: u32) -> Result<u32, Error> {
        let (Some(of), Some(known)) = (self.model.types.get(id.0), self.types.get(id.0)) else {
            return Err(Error::new(Code::RdefTypeDepth, 0..0, format!("there is no type {}", id.0)));
        };
        if let Some(known) = known {
            return Ok(*known);
        }
        if depth > Limits::default().max_depth {
            return Err(Error::new(Code::RdefTypeDepth, 0..0, "types nest too deep, or hold themselves"));
        }
        let home = self.home(|layout| layout.types.get(id.0));
        let mut record = of.record;
        if self.model.form != Layout::V4 {
            if let Some(name) = &of.name {
                record.name = self.canvas.string(home.map(|home| home.name), name);
            }
            let mut rows = Vec::new();
            for &ty in &of.interfaces {
                rows.extend(self.ty(ty, depth + 1)?.to_le_bytes());
            }
            record.interface_count = of.interfaces.len() as u32;
            record.interface_offset = self.table(home.map(|home| home.interfaces), &rows);
            record.sub_type = of.sub_type.map_or(Ok(0), |ty| self.ty(ty, depth + 1))?;
            record.base_class = of.base_class.map_or(Ok(0), |ty| self.ty(ty, depth + 1))?;
        }
        // What a structure inherits comes before its own; the records of 4.x know it by the name of its first member.
        if let Some(first) = of.members.first().filter(|first| self.model.form == Layout::V4 && first.name == SUPER) {
            self.ty(first.ty, depth + 1)?;
        }
        let mut rows = Vec::new();
        for (index, member) in of.members.iter().enumerate() {
            let home = home.and_then(|home| home.members.get(index).copied());
            let name = self.canvas.string(home, &member.name);
            let ty = self.ty(member.ty, depth + 1)?;
            push(&mut rows, &Member { name, ty, offset: member.offset }, self.sizes.member);
        }
        record.member_count = of.members.len() as u16;
        // A structure or interface without members has a table all the same, of no bytes.
        record.member_offset = match of.record.class {
            VariableClass::D3D_SVC_STRUCT | VariableClass::D3D_SVC_INTERFACE_CLASS if self.layout.is_none() => {
                self.canvas.put(None, &rows)
            }
            _ => self.table(home.map(|home| home.table), &rows),
        };
        let mut row = Vec::new();
        push(&mut row, &Type { ..record }, self.sizes.ty);
        let slot = self.canvas.reserve(home.map(|home| home.at), row.len());
        let at = self.canvas.fill(slot, &row);
        if let Some(known) = self.types.get_mut(id.0) {
            *known = Some(at);
        }
        Ok(at)
    }

    /// A table that is written when all its rows are known, so that it can be shared; an empty one is nowhere.
    fn table(&mut self, home: Option<u32>, rows: &[u8]) -> u32 {
        if rows.is_empty() { home.unwrap_or(0) } else { self.canvas.put(home, rows) }
    }
}
