//! What is wrong with an RDEF.
//!
//! Types are shared and nest, so a walk over all of them could go in circles or take time beyond all measure. Each
//! type is looked at once (a set of offsets), and a chain of types no deeper than the limit.

use std::collections::HashSet;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Limits};

use super::{Layout, Rdef, RdefHeader, RdefSizes};
use crate::text::Strings;

/// Rows looked at; no compiler writes as many.
const MAX_ROWS: u32 = 1 << 20;

/// Adds a diagnostic for every defect of `rdef`, whose first byte lies at `origin` in the file.
pub(super) fn check(rdef: &Rdef<'_>, origin: u64, limits: &Limits, diagnostics: &mut Diagnostics) {
    let data = rdef.data();
    if data.len() < RdefHeader::SIZE {
        let message = format!("expected 28 bytes, found {}", data.len());
        diagnostics.add(Code::PartTruncated, origin..origin + data.len() as u64, message);
        return;
    }
    let strings = Strings::of(data);
    let mut checker = Checker { rdef, origin, limits, diagnostics, strings, done: HashSet::new(), rows: 0 };
    checker.sizes();
    checker.string(rdef.header.creator, 24, "the compiler");
    checker.bindings();
    checker.buffers();
}

struct Checker<'a, 'b> {
    rdef: &'b Rdef<'a>,
    origin: u64,
    limits: &'b Limits,
    diagnostics: &'b mut Diagnostics,
    strings: Strings,
    /// Offsets of types that were looked at.
    done: HashSet<u32>,
    /// Rows that were looked at.
    rows: u32,
}

impl Checker<'_, '_> {
    fn add(&mut self, code: Code, offset: u64, size: u64, message: String) {
        let start = self.origin + offset;
        self.diagnostics.add(code, start..start + size, message);
    }

    /// The stated sizes, and whether the layout is the target's.
    fn sizes(&mut self) {
        let (layout, target) = (self.rdef.layout, self.rdef.header.target & 0xffff);
        let expected = match target {
            0x0501.. => Layout::V51,
            0x0500 => Layout::V50,
            _ => Layout::V4,
        };
        if layout != expected {
            let message = format!("the layout is {layout:?}, a target of {target:#06x} has {expected:?}");
            self.add(Code::RdefLayout, 16, 4, message);
        }
        if layout != Layout::V4 {
            let (found, known) = (self.rdef.sizes, layout.sizes());
            for (index, field) in RdefSizes::FIELDS.iter().enumerate().take(7) {
                let (found, known) = (found.get(index), known.get(index));
                if let (Some(found), Some(known)) = (found, known)
                    && found != known
                {
                    let message = format!("{} is {found}, expected {known}", field.name);
                    self.add(Code::RdefLayout, (RdefHeader::SIZE + field.offset) as u64, 4, message);
                }
            }
        }
    }

    /// A string that the word at `at` names.
    fn string(&mut self, offset: u32, at: u64, of: &str) {
        if let Some(code) = self.strings.defect(offset) {
            self.add(code, at, 4, format!("no name of {of} at {offset:#x}"));
        }
    }

    /// Whether to go on to another row. Tables may overlap, so that a small part has rows without number.
    fn row(&mut self) -> bool {
        self.rows += 1;
        self.rows < MAX_ROWS
    }

    /// Says so where fewer rows could be read than stated; `at` is where the count is.
    fn rows(&mut self, found: u32, stated: u32, at: u64, of: &str) {
        if found < stated {
            self.add(Code::PartBadCount, at, 4, format!("{stated} {of} are stated, the part holds {found}"));
        }
    }

    fn bindings(&mut self) {
        let header = self.rdef.header;
        let mut found = 0;
        for binding in self.rdef.bindings() {
            let at = u64::from(header.binding_offset) + u64::from(found) * u64::from(self.rdef.sizes.binding);
            self.string(binding.name, at, "a binding");
            found += 1;
            if self.rdef.sizes.binding == 0 {
                break;
            }
        }
        if self.rdef.sizes.binding != 0 {
            self.rows(found, header.binding_count, 8, "bindings");
        }
    }

    fn buffers(&mut self) {
        let header = self.rdef.header;
        let mut found = 0;
        for buffer in self.rdef.buffers() {
            let at = u64::from(header.buffer_offset) + u64::from(found) * u64::from(self.rdef.sizes.buffer);
            self.string(buffer.name, at, "a buffer");
            let mut variables = 0;
            for variable in self.rdef.variables(&buffer) {
                let stride = u64::from(self.rdef.sizes.variable);
                let row = u64::from(buffer.variable_offset) + u64::from(variables) * stride;
                self.string(variable.name, row, "a variable");
                if variable.default != 0 && self.rdef.default_value(&variable).is_none() {
                    let message = format!("a default value of {} bytes at {:#x}", variable.size, variable.default);
                    self.add(Code::PartBadOffset, row + 20, 4, message);
                }
                self.ty(variable.ty, row + 16, 0);
                variables += 1;
                if stride == 0 || !self.row() {
                    break;
                }
            }
            if self.rdef.sizes.variable != 0 {
                self.rows(variables, buffer.variable_count, at + 4, "variables");
            }
            found += 1;
            if self.rdef.sizes.buffer == 0 {
                break;
            }
        }
        if self.rdef.sizes.buffer != 0 {
            self.rows(found, header.buffer_count, 0, "buffers");
        }
    }

    /// The type at `offset`, which the word at `at` names, and all it names.
    fn ty(&mut self, offset: u32, at: u64, depth: u32) {
        if depth > self.limits.max_depth {
            let message = format!("types nest deeper than {}", self.limits.max_depth);
            self.add(Code::RdefTypeDepth, at, 4, message);
            return;
        }
        let Some(ty) = self.rdef.ty(offset) else {
            self.add(Code::PartBadOffset, at, 4, format!("no type at {offset:#x}"));
            return;
        };
        if !self.done.insert(offset) {
            return;
        }
        let here = u64::from(offset);
        if self.rdef.has_type_names() {
            self.string(ty.name, here + 32, "a type");
            for (word, at) in [(ty.sub_type, here + 16), (ty.base_class, here + 20)] {
                if word != 0 {
                    self.ty(word, at, depth + 1);
                }
            }
        }
        let mut found = 0u16;
        for member in self.rdef.members(&ty) {
            let row = u64::from(ty.member_offset) + u64::from(found) * u64::from(self.rdef.sizes.member);
            self.string(member.name, row, "a member");
            self.ty(member.ty, row + 4, depth + 1);
            found += 1;
            if self.rdef.sizes.member == 0 || !self.row() {
                return;
            }
        }
        self.rows(u32::from(found), u32::from(ty.member_count), here + 10, "members");
    }
}
