//! The buffer definitions.
//!
//! Structures nest; each level is four columns further in. What stands behind a declaration starts at column 40, so a
//! declaration's length is counted while it is written.

use dxbin_base::sink::Sink;
use dxbin_parts::rdef::{Buffer, Rdef, Type, Variable, VariableClass, VariableFlags};

use super::out::{Digits, Out};
use super::reflection::string;
use super::spell;

/// Where the offset stands, in columns.
const OFFSET_COLUMN: usize = 40;

/// Prints the definitions, if there is a buffer.
pub(super) fn print<S: Sink>(rdef: &Rdef<'_>, max_depth: u32, out: &mut Out<'_, S>) {
    if rdef.header().buffer_count == 0 {
        return;
    }
    out.put(b"//\n// Buffer Definitions: \n//\n");
    for buffer in rdef.buffers() {
        if buffer.variable_count != 0 {
            print_buffer(rdef, &buffer, max_depth, out);
        }
    }
}

fn print_buffer<S: Sink>(rdef: &Rdef<'_>, buffer: &Buffer, max_depth: u32, out: &mut Out<'_, S>) {
    out.put(b"// ");
    out.put(spell::buffer(buffer.ty));
    out.put(b" ");
    out.put(string(rdef.data(), buffer.name));
    out.put(b"\n// {\n//\n");
    let mut printer = Printer { rdef, out, max_depth };
    for (index, variable) in rdef.variables(buffer).enumerate() {
        printer.variable(&variable, index == 0);
    }
    printer.out.put(b"//\n// }\n//\n");
}

struct Printer<'a, 'b, 's, S> {
    rdef: &'b Rdef<'a>,
    out: &'b mut Out<'s, S>,
    max_depth: u32,
}

impl<S: Sink> Printer<'_, '_, '_, S> {
    fn variable(&mut self, variable: &Variable, first: bool) {
        let Some(ty) = self.rdef.ty(variable.ty) else { return };
        let name = string(self.rdef.data(), variable.name);
        if !first && ty.class == VariableClass::D3D_SVC_STRUCT {
            self.blank(3);
        }
        self.declaration(&ty, name, variable.start, 3, 0);
        self.out.put(b" Size: ");
        self.out.number(variable.size, 5);
        if variable.flags & VariableFlags::D3D_SVF_USED.0 == 0 {
            self.out.put(b" [unused]");
        }
        self.out.put(b"\n");
        self.default_value(variable);
        self.objects(variable);
    }

    /// A line of nothing but an indent.
    fn blank(&mut self, indent: usize) {
        self.out.put(b"//");
        self.out.pad(indent);
        self.out.put(b"\n");
    }

    /// A declaration up to its offset; the line is left open.
    fn declaration(&mut self, ty: &Type, name: &[u8], offset: u32, indent: usize, depth: u32) {
        self.out.put(b"//");
        self.out.pad(indent);
        let mut length = 2 + indent;
        if ty.class == VariableClass::D3D_SVC_STRUCT {
            self.structure(ty, offset, indent, depth);
            length += self.text(b"} ");
        } else {
            length += self.type_name(ty);
            length += self.text(b" ");
        }
        length += self.text(name);
        if ty.elements > 1 {
            length += self.text(b"[");
            length += self.text(Digits::of(u32::from(ty.elements)).as_bytes());
            length += self.text(b"]");
        }
        length += self.text(b";");
        self.out.pad(OFFSET_COLUMN.saturating_sub(length));
        self.out.put(b"// Offset: ");
        self.out.number(offset, 4);
    }

    fn text(&mut self, text: &[u8]) -> usize {
        self.out.put(text);
        text.len()
    }

    /// The name of a type that is no structure; gives its length.
    fn type_name(&mut self, ty: &Type) -> usize {
        let base = spell::variable_type(ty.ty);
        let (rows, columns) = (u32::from(ty.rows), u32::from(ty.columns));
        match ty.class {
            VariableClass::D3D_SVC_SCALAR | VariableClass::D3D_SVC_OBJECT => self.text(base),
            VariableClass::D3D_SVC_VECTOR => self.text(base) + self.text(Digits::of(columns).as_bytes()),
            VariableClass::D3D_SVC_MATRIX_ROWS => self.text(b"row_major ") + self.matrix(base, rows, columns),
            VariableClass::D3D_SVC_MATRIX_COLUMNS => self.matrix(base, rows, columns),
            VariableClass::D3D_SVC_INTERFACE_POINTER => {
                self.text(base) + self.text(b" ") + self.text(string(self.rdef.data(), ty.name))
            }
            _ => 0,
        }
    }

    fn matrix(&mut self, base: &[u8], rows: u32, columns: u32) -> usize {
        self.text(base)
            + self.text(Digits::of(rows).as_bytes())
            + self.text(b"x")
            + self.text(Digits::of(columns).as_bytes())
    }

    /// A structure from `struct` to its last member; the line of the closing brace is left open behind its indent.
    fn structure(&mut self, ty: &Type, offset: u32, indent: usize, depth: u32) {
        self.out.put(b"struct");
        let name = string(self.rdef.data(), ty.name);
        if ty.name != 0 && !name.is_empty() {
            self.out.put(b" ");
            self.out.put(name);
        }
        self.out.put(b"\n//");
        self.out.pad(indent);
        self.out.put(b"{\n");
        for (index, member) in self.rdef.members(ty).enumerate() {
            let Some(member_type) = self.rdef.ty(member.ty) else { continue };
            if depth >= self.max_depth {
                break;
            }
            let name = string(self.rdef.data(), member.name);
            if index == 0 || member_type.class == VariableClass::D3D_SVC_STRUCT {
                self.blank(indent + 4);
            }
            self.declaration(&member_type, name, offset.wrapping_add(member.offset), indent + 4, depth + 1);
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
            self.out.put(if variable.sampler_count == 1 { b"Sampler: " } else { b"Samplers: " });
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
        let words = (variable.size as usize).div_ceil(4);
        let bytes = self.rdef.at(variable.default).chunks(4).take(words);
        for (index, bytes) in bytes.enumerate() {
            match index % 4 {
                0 if index == 0 => self.out.put(b"//      = "),
                0 => self.out.put(b"\n//        "),
                _ => {}
            }
            let mut word = [0; 4];
            for (to, from) in word.iter_mut().zip(bytes) {
                *to = *from;
            }
            self.out.hex(u32::from_le_bytes(word));
            self.out.put(b" ");
        }
        if words != 0 {
            self.out.put(b"\n");
        }
    }
}
