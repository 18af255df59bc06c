//! The buffer definitions.
//!
//! Structures nest; each level is four columns further in. What stands behind a declaration starts at column 40, so a
//! declaration's length is counted while it is written.

use dxbin_base::sink::{Colour, Sink};
use dxbin_parts::rdef::{Buffer, BufferType, Rdef, Type, Variable, VariableClass, VariableFlags};

use dxbin_base::number::Digits;

use super::reflection::string;
use super::spell;
use crate::listing::out::Out;

/// Where the offset stands, in columns.
const OFFSET_COLUMN: usize = 40;

/// Prints the definitions, if there is a buffer.
pub(super) fn print<S: Sink>(rdef: &Rdef<'_>, out: &mut Out<'_, '_, S>) {
    if rdef.header().buffer_count == 0 {
        return;
    }
    out.put(b"//\n// Buffer Definitions: \n//\n");
    for buffer in rdef.buffers() {
        if buffer.variable_count != 0 {
            print_buffer(rdef, &buffer, out);
        }
    }
}

fn print_buffer<S: Sink>(rdef: &Rdef<'_>, buffer: &Buffer, out: &mut Out<'_, '_, S>) {
    out.put(b"// ");
    out.text(spell::buffer(buffer.ty));
    out.put(b" ");
    out.text(string(rdef.data(), buffer.name));
    out.put(b"\n// {\n//\n");
    let interfaces = buffer.ty == BufferType::D3D_CT_INTERFACE_POINTERS;
    let mut printer = Printer { rdef, out, interfaces, opened: false, column: 0 };
    for (index, variable) in rdef.variables(buffer).enumerate() {
        if printer.out.is_full() {
            return;
        }
        printer.variable(&variable, index == 0);
    }
    printer.out.put(b"//\n// }\n//\n");
}

struct Printer<'a, 'b, 'p, 's, S: Sink> {
    rdef: &'b Rdef<'a>,
    out: &'b mut Out<'p, 's, S>,
    /// The buffer holds interfaces: of those that are not used, no place is shown.
    interfaces: bool,
    /// A structure's brace was opened, and no line of its members stands behind it yet.
    opened: bool,
    /// Columns of the declaration written so far.
    column: usize,
}

impl<S: Sink> Printer<'_, '_, '_, '_, S> {
    fn variable(&mut self, variable: &Variable, first: bool) {
        let Some(ty) = self.rdef.ty(variable.ty) else { return };
        let name = string(self.rdef.data(), variable.name);
        self.blank_before(&ty, first, 3);
        let unused = variable.flags & VariableFlags::D3D_SVF_USED.0 == 0;
        self.declaration(&ty, name, variable.start, 3);
        if self.interfaces && unused {
            self.out.put(b" N/A Size:   N/A");
        } else {
            self.out.number(variable.start, 4);
            self.out.put(b" Size: ");
            self.out.number(variable.size, 5);
        }
        self.out.text(if unused { b" [unused]\n" } else { b"\n" });
        self.default_value(variable);
        self.objects(variable);
    }

    /// A line of nothing but an indent: in front of what follows an opened brace, and in front of a structure that is
    /// not the first in its buffer. Since an empty structure's brace is left open, the line then comes later.
    fn blank_before(&mut self, ty: &Type, first: bool, indent: usize) {
        if self.opened || (ty.class == VariableClass::D3D_SVC_STRUCT && !first) {
            self.out.put(b"//");
            self.out.pad(indent);
            self.out.put(b"\n");
        }
        self.opened = false;
    }

    /// A declaration up to where its offset goes, which members of a structure add theirs to.
    fn declaration(&mut self, ty: &Type, name: &[u8], offset: u32, indent: usize) {
        self.out.put(b"//");
        self.out.pad(indent);
        self.column = 2 + indent;
        if ty.class == VariableClass::D3D_SVC_STRUCT {
            self.structure(ty, offset, indent);
            self.column = 2 + indent;
            self.text(b"} ");
        } else {
            self.type_name(ty);
            self.text(b" ");
        }
        self.text(name);
        if ty.elements > 1 {
            self.text(b"[");
            self.text(Digits::unsigned(u32::from(ty.elements)).as_bytes());
            self.text(b"]");
        }
        self.text(b";");
        self.out.pad(OFFSET_COLUMN.saturating_sub(self.column));
        self.out.put(b"// Offset: ");
    }

    /// Writes text and counts its columns; a name may hold the end of a line.
    fn text(&mut self, text: &[u8]) {
        self.out.text(text);
        match text.iter().rposition(|&byte| byte == b'\n') {
            Some(end) => self.column = text.len() - end - 1,
            None => self.column += text.len(),
        }
    }

    /// The name of a type that is no structure.
    fn type_name(&mut self, ty: &Type) {
        if ty.class == VariableClass::D3D_SVC_MATRIX_ROWS {
            self.text(b"row_major ");
        }
        let known = ty.class <= VariableClass::D3D_SVC_INTERFACE_POINTER;
        if known && ty.class != VariableClass::D3D_SVC_INTERFACE_CLASS {
            self.text(spell::variable_type(ty.ty));
        }
        let (rows, columns) = (Digits::unsigned(u32::from(ty.rows)), Digits::unsigned(u32::from(ty.columns)));
        match ty.class {
            VariableClass::D3D_SVC_VECTOR => self.text(columns.as_bytes()),
            VariableClass::D3D_SVC_MATRIX_ROWS | VariableClass::D3D_SVC_MATRIX_COLUMNS => {
                self.text(rows.as_bytes());
                self.text(b"x");
                self.text(columns.as_bytes());
            }
            VariableClass::D3D_SVC_INTERFACE_POINTER if ty.name != 0 => {
                self.text(b" ");
                self.text(string(self.rdef.data(), ty.name));
            }
            _ => {}
        }
    }

    /// A structure from `struct` to its last member; the line of the closing brace is left open behind its indent.
    fn structure(&mut self, ty: &Type, offset: u32, indent: usize) {
        self.out.put(b"struct");
        let name = string(self.rdef.data(), ty.name);
        if ty.name != 0 {
            self.out.put(b" ");
            self.out.text(name);
        }
        self.out.put(b"\n//");
        self.out.pad(indent);
        self.out.put(b"{\n");
        self.opened = true;
        for member in self.rdef.members(ty) {
            if self.out.is_full() {
                return;
            }
            let Some(member_type) = self.rdef.ty(member.ty) else { continue };
            let name = string(self.rdef.data(), member.name);
            self.blank_before(&member_type, false, indent + 4);
            let offset = offset.wrapping_add(member.offset);
            self.declaration(&member_type, name, offset, indent + 4);
            self.out.number(offset, 4);
            self.out.put(b"\n");
        }
        self.out.put(b"//\n//");
        self.out.pad(indent);
    }

    /// The textures and samplers that a variable has; Microsoft's code forgets the slashes in front of the line.
    fn objects(&mut self, variable: &Variable) {
        if variable.texture_count == 0 && variable.sampler_count == 0 {
            return;
        }
        self.out.pad(OFFSET_COLUMN);
        self.out.put(b"// ");
        if variable.texture_count != 0 {
            self.out.put(if variable.texture_count == 1 { b"Texture:   " } else { b"Textures:  " });
            self.range(b"t", variable.start_texture, variable.texture_count);
        }
        if variable.texture_count != 0 && variable.sampler_count != 0 {
            self.out.put(b", ");
        }
        if variable.sampler_count != 0 {
            self.out.text(if variable.sampler_count == 1 { b"Sampler: " } else { b"Samplers: " });
            self.range(b"s", variable.start_sampler, variable.sampler_count);
        }
        self.out.put(b"\n");
    }

    /// `t0` or `t0-t3`.
    fn range(&mut self, prefix: &[u8], first: u32, count: u32) {
        self.out.right_numbered(prefix, first, 0);
        if count > 1 {
            self.out.put(b"-");
            self.out.right_numbered(prefix, first.wrapping_add(count - 1), 0);
        }
    }

    /// The words of a default value, four to a line.
    fn default_value(&mut self, variable: &Variable) {
        if variable.default == 0 {
            return;
        }
        // Where the size is no multiple of four, Microsoft's code fills up with what its memory happens to hold.
        let value = self.rdef.default_value(variable).unwrap_or_default();
        for (index, bytes) in value.chunks(4).enumerate() {
            if self.out.is_full() {
                return;
            }
            if index % 4 == 0 {
                if index == 0 {
                    self.out.put(b"//      = ");
                } else {
                    self.out.end();
                    self.out.put(b"\n//        ");
                }
                self.out.begin(Colour::Cyan);
            }
            let mut word = [0; 4];
            for (to, from) in word.iter_mut().zip(bytes) {
                *to = *from;
            }
            self.out.hex(u32::from_le_bytes(word));
            self.out.put(b" ");
        }
        if !value.is_empty() {
            self.out.end();
            self.out.put(b"\n");
        }
    }
}
