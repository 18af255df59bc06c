//! Whether Microsoft's reflection takes an RDEF.
//!
//! Everything that can be reached from the header is looked at, and one offset that leads out of the container spoils it
//! all. Types are shared and may nest in circles. Microsoft's code then overflows its stack; we refuse. Tables may
//! overlap, so that a small file has rows without number; the walk gives up after so many that no compiler writes them.

use std::collections::HashMap;

use dxbin_base::{Code, Error, Limits};
use dxbin_parts::rdef::{Rdef, Type, Variable};

use super::read::ended;

/// With more rows than this it is refused.
const MAX_ROWS: u64 = 1 << 22;

/// Why a walk ends early.
enum Stop {
    /// Something leads out of the container.
    Bad,
    /// Types nest too deep or in a circle, or there is no end of rows.
    Endless,
}

type Walked<T> = Result<T, Stop>;

/// Whether the RDEF whose part starts at `origin` is good.
pub(super) fn good(rdef: &Rdef<'_>, origin: u64, limits: &Limits) -> Result<bool, Error> {
    // Real types nest a few levels; the walk's own stack is small.
    let max_depth = limits.max_depth.saturating_mul(4);
    let mut walk = Walk { rdef, ended: ended(rdef.data()), max_depth, types: HashMap::default(), recent: 0, rows: 0 };
    match walk.all() {
        Ok(()) => Ok(true),
        Err(Stop::Bad) => Ok(false),
        Err(Stop::Endless) => {
            let message = "types or rows without end; Microsoft's reflection crashes or does not come back";
            Err(Error::new(Code::RdefTypeDepth, origin..origin + rdef.data().len() as u64, message))
        }
    }
}

struct Walk<'a, 'b> {
    rdef: &'b Rdef<'a>,
    /// Offsets below this name a string that ends.
    ended: usize,
    max_depth: u32,
    /// Types with others in them: whether all of it was looked at, or that is still being done.
    types: HashMap<u32, bool>,
    /// The last of them; 0 for none.
    recent: u32,
    /// Rows looked at.
    rows: u64,
}

impl Walk<'_, '_> {
    fn all(&mut self) -> Walked<()> {
        let rdef = self.rdef;
        let (header, sizes) = (rdef.header(), rdef.sizes());
        self.string(header.creator)?;
        self.table(header.binding_offset, header.binding_count, sizes.binding)?;
        for index in 0..header.binding_count {
            self.string(rdef.binding(index).ok_or(Stop::Bad)?.name)?;
            // Rows without a size are all the same row.
            if sizes.binding == 0 {
                break;
            }
        }
        self.present(header.buffer_offset, header.buffer_count, sizes.buffer)?;
        for index in 0..header.buffer_count {
            let buffer = rdef.buffer(index).ok_or(Stop::Bad)?;
            self.string(buffer.name)?;
            self.present(buffer.variable_offset, buffer.variable_count, sizes.variable)?;
            for index in 0..buffer.variable_count {
                let variable = rdef.variable(&buffer, index).ok_or(Stop::Bad)?;
                self.variable(&variable)?;
            }
        }
        Ok(())
    }

    fn string(&self, offset: u32) -> Walked<()> {
        if (offset as usize) < self.ended { Ok(()) } else { Err(Stop::Bad) }
    }

    fn table(&self, offset: u32, count: u32, stride: u32) -> Walked<()> {
        let end = u64::from(offset) + u64::from(count) * u64::from(stride);
        if count == 0 || end <= self.rdef.data().len() as u64 { Ok(()) } else { Err(Stop::Bad) }
    }

    /// Most tables may neither be empty nor lie at offset 0, which stands for none.
    fn present(&self, offset: u32, count: u32, stride: u32) -> Walked<()> {
        self.table(offset, count, stride)?;
        if count != 0 && (stride == 0 || offset == 0) { Err(Stop::Bad) } else { Ok(()) }
    }

    /// Counts a row that other tables may share.
    fn row(&mut self) -> Walked<()> {
        self.rows += 1;
        if self.rows > MAX_ROWS { Err(Stop::Endless) } else { Ok(()) }
    }

    fn variable(&mut self, variable: &Variable) -> Walked<()> {
        self.row()?;
        self.string(variable.name)?;
        if variable.default != 0 && self.rdef.bytes(variable.default, variable.size).is_none() {
            return Err(Stop::Bad);
        }
        self.ty(variable.ty, 0)
    }

    /// Looks at the type at `offset`, and at those in it.
    fn ty(&mut self, offset: u32, depth: u32) -> Walked<()> {
        self.present(offset, 1, self.rdef.sizes().ty)?;
        let ty = self.rdef.ty(offset).ok_or(Stop::Bad)?;
        if self.rdef.has_type_names() {
            self.string(ty.name)?;
        }
        if ty.member_count == 0 && ty.sub_type == 0 && ty.base_class == 0 && ty.interface_count == 0 {
            return Ok(());
        }
        if self.recent == offset {
            return Ok(());
        }
        match self.types.get(&offset) {
            Some(true) => return Ok(()),
            Some(false) => return Err(Stop::Endless),
            None if depth >= self.max_depth => return Err(Stop::Endless),
            None => {}
        }
        self.types.insert(offset, false);
        self.inner_types(&ty, depth + 1)?;
        self.types.insert(offset, true);
        self.recent = offset;
        Ok(())
    }

    fn inner_types(&mut self, ty: &Type, depth: u32) -> Walked<()> {
        let rdef = self.rdef;
        self.table(ty.member_offset, u32::from(ty.member_count), rdef.sizes().member)?;
        for index in 0..ty.member_count {
            self.row()?;
            let member = rdef.member(ty, index).ok_or(Stop::Bad)?;
            self.string(member.name)?;
            self.ty(member.ty, depth)?;
        }
        for inner in [ty.sub_type, ty.base_class] {
            if inner != 0 {
                self.ty(inner, depth)?;
            }
        }
        self.table(ty.interface_offset, ty.interface_count, 4)?;
        for index in 0..ty.interface_count {
            self.row()?;
            let interface = rdef.interface(ty, index).ok_or(Stop::Bad)?;
            self.ty(interface, depth)?;
        }
        Ok(())
    }
}
