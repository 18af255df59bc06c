//! Annotated hex: what every byte of a file is.
//!
//! A dump is a stream of [`Row`]s in the order of the file: each has an offset, its bytes, a name, a value and what the
//! value means. Names, enumerations and meanings are those of the tables the readers work with. Rows without bytes are
//! headings; the others tile the file: every byte stands in exactly one of them, also in files that are broken, whose
//! parts share bytes or leave gaps. The trick is one writer that all rows go through (`walk`): it fills what
//! is passed over with raw rows and cuts off what was shown before, so that no walker has to know of the others.
//!
//! Rows are handed out as they are made. What is kept is bounded: the places in a part that its offsets lead to.
//!
//! ```
//! use dxbin::base::{FourCc, Limits};
//! use dxbin::container::Builder;
//! use dxbin::dump::{Dump, Row, Rows};
//!
//! struct Names(Vec<String>);
//! impl Rows for Names {
//!     fn row(&mut self, row: &Row<'_>) {
//!         if !row.bytes.is_empty() {
//!             self.0.push(format!("{:#x} {} = {}", row.offset, row.name, row.value));
//!         }
//!     }
//! }
//!
//! let mut builder = Builder::new();
//! builder.push(FourCc(*b"SFI0"), vec![1, 0, 0, 0, 0, 0, 0, 0]);
//! let file = builder.build()?;
//! let mut names = Names(Vec::new());
//! Dump::new(&file, &Limits::default()).write(&mut names);
//! assert_eq!(names.0[0], "0x0 HeaderFourCC = DXBC");
//! assert_eq!(names.0.last().unwrap(), "0x2c FeatureFlags = 1");
//! # Ok::<(), dxbin::base::Error>(())
//! ```

mod aon9;
mod bitcode;
mod claims;
mod container;
mod d3d9;
mod defects;
pub(crate) mod flat;
mod ifce;
mod library;
mod msf;
mod parts;
mod psv0;
mod rdat;
mod rdef;
mod rts0;
mod srci;
mod text;
mod tokens;
mod walk;

use dxbin_base::{Diagnostic, FourCc, Limits};
use dxbin_container::{Container, Part};

use crate::open;
pub use text::Text;
use walk::Walk;

/// What a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// The name of what follows; it has no bytes.
    Heading,
    /// A field of a structure, or a token.
    Field,
    /// A string with its NUL.
    Text,
    /// Bytes that no table describes, or that belong to nothing.
    Raw,
}

impl Kind {
    /// The spelling in `--json`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Heading => "heading",
            Self::Field => "field",
            Self::Text => "text",
            Self::Raw => "raw",
        }
    }
}

/// A part of a value: a bit or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bits {
    /// What they are called.
    pub name: &'static str,
    /// The lowest bit.
    pub low: u8,
    /// How many.
    pub count: u8,
    /// Their value, shifted down.
    pub value: u64,
    /// The documented name of the value.
    pub spelling: Option<&'static str>,
    /// What they mean.
    pub meaning: &'static str,
}

/// A line of a dump.
#[derive(Clone, Copy, Debug)]
pub struct Row<'r> {
    /// Where it is, from the file's first byte.
    pub offset: u64,
    /// Its bytes; none for a heading.
    pub bytes: &'r [u8],
    /// How deep it stands in structures.
    pub depth: u32,
    /// What it is.
    pub kind: Kind,
    /// The field's name, or that of what follows.
    pub name: &'r str,
    /// The stored number, where it is one.
    pub number: Option<u64>,
    /// The value as people write it.
    pub value: &'r str,
    /// What it means.
    pub meaning: &'r str,
    /// The parts of the value.
    pub bits: &'r [Bits],
    /// What is wrong, with spans that start in this row.
    pub marks: &'r [Diagnostic],
}

/// Takes a dump's rows.
pub trait Rows {
    /// The next row.
    fn row(&mut self, row: &Row<'_>);
}

/// A file that is to be dumped, and what is wrong with it.
#[derive(Clone, Debug)]
pub struct Dump<'a> {
    bytes: &'a [u8],
    kind: Option<open::Kind>,
    container: Option<Container<'a>>,
    /// In the order of their places.
    defects: Vec<Diagnostic>,
    dropped: u64,
}

impl<'a> Dump<'a> {
    /// Looks at a whole file: any file, also one that is no shader.
    pub fn new(bytes: &'a [u8], limits: &Limits) -> Self {
        let kind = open::kind(bytes);
        let (container, diagnostics) = defects::find(bytes, kind, limits);
        let dropped = diagnostics.dropped();
        let mut defects: Vec<Diagnostic> = diagnostics.into_iter().collect();
        defects.sort_by_key(|defect| defect.span.start);
        Self { bytes, kind, container, defects, dropped }
    }

    /// Bytes of the file.
    pub const fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The container that it is, or that stands in one piece in the PDB that it is.
    pub const fn container(&self) -> Option<&Container<'a>> {
        self.container.as_ref()
    }

    /// What is wrong with the file, in the order of the places; [`Row::marks`] are pieces of this.
    pub fn defects(&self) -> &[Diagnostic] {
        &self.defects
    }

    /// How many more defects there are than the limit allows.
    pub const fn dropped(&self) -> u64 {
        self.dropped
    }

    /// The part that a user names: the `ordinal`th of its kind, from 1.
    pub fn part(&self, kind: FourCc, ordinal: u32) -> Option<&Part<'a>> {
        self.container.as_ref()?.parts().iter().find(|part| part.kind == kind && part.ordinal == ordinal)
    }

    /// Dumps the file.
    pub fn write(&self, rows: &mut dyn Rows) {
        let mut walk = Walk::new(self.bytes, 0..self.bytes.len(), &self.defects, rows);
        match &self.container {
            Some(container) if self.kind != Some(open::Kind::Pdb) => container::walk(container, &mut walk),
            _ => parts::other(self.kind, &mut walk),
        }
        walk.finish();
    }

    /// Dumps one of the container's parts, its header included.
    pub fn write_part(&self, part: &Part<'_>, rows: &mut dyn Rows) {
        let range = part.header_offset as usize..part.end() as usize;
        let mut walk = Walk::new(self.bytes, range, &self.defects, rows);
        let is_dxil = self.container.as_ref().is_some_and(container::is_dxil);
        container::part(part, is_dxil, &mut walk);
        walk.finish();
    }
}
