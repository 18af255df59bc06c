//! Listings: a shader as text, in the dialects of Microsoft's disassemblers.
//!
//! * [`fxc`]: what `D3DDisassemble` of d3dcompiler_47 prints for Shader Model 4 and 5 containers, byte for byte;
//! * [`d3d9`]: what it prints for a program of Direct3D 9, Shader Models 1 to 3;
//! * [`dxc`]: what dxc's disassembler prints for Shader Model 6.
//!
//! A [`Dialect`] is one version of one disassembler, the one whose answers are matched.
//!
//! ```
//! use dxbin::listing::Dialect;
//!
//! assert_eq!(Dialect::from_name("dxc"), Some(Dialect::Dxc));
//! assert_eq!(Dialect::Dxc.info().full_name(), "dxc-1.9.2602.17");
//! assert_eq!(Dialect::from_name("dxc-1.9.2602.17"), Some(Dialect::Dxc));
//! ```

pub mod d3d9;
pub mod dxc;
pub mod fxc;
mod out;

use dxbin_base::sink::Sink;
use dxbin_base::{Code, Diagnostics, Error};
use dxbin_container::Container;

use crate::open::{self, Kind, kind};
use crate::summary;

/// Whose listing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// `D3DDisassemble`, for Shader Models 1 to 5.
    Fxc,
    /// dxc's disassembler (`dxc -dumpbin`), for Shader Model 6.
    Dxc,
}

/// A row of the table of dialects.
#[derive(Clone, Copy, Debug)]
pub struct DialectInfo {
    /// The dialect.
    pub dialect: Dialect,
    /// Its name without the version.
    pub name: &'static str,
    /// The version whose answers are matched.
    pub version: &'static str,
    /// The library that gives them.
    pub library: &'static str,
}

impl DialectInfo {
    /// The name with the version, as `--dialect` and JSON have it.
    pub fn full_name(&self) -> String {
        format!("{}-{}", self.name, self.version)
    }
}

/// The dialects.
pub const DIALECTS: &[DialectInfo] = &[
    DialectInfo { dialect: Dialect::Fxc, name: "fxc", version: "10.0.26100.4654", library: "d3dcompiler_47.dll" },
    DialectInfo { dialect: Dialect::Dxc, name: "dxc", version: "1.9.2602.17", library: "dxcompiler.dll" },
];

impl Dialect {
    /// The dialect's row.
    pub fn info(self) -> &'static DialectInfo {
        DIALECTS.iter().find(|row| row.dialect == self).unwrap_or(&DIALECTS[0])
    }

    /// The dialect with this name, with or without the version.
    pub fn from_name(name: &str) -> Option<Self> {
        DIALECTS.iter().find(|row| name == row.name || name == row.full_name()).map(|row| row.dialect)
    }

    /// The dialect of the disassembler that reads files such as `bytes`, of which `container` is what could be read.
    pub fn of(bytes: &[u8], container: Option<&Container<'_>>) -> Self {
        let modules = match kind(bytes) {
            // The PDBs that hold containers are dxc's.
            Some(Kind::Bitcode | Kind::WrappedBitcode | Kind::DxilProgram | Kind::Pdb) => true,
            _ => container.and_then(summary::program).is_some_and(|(_, program)| program.model().0 >= 6),
        };
        if modules { Self::Dxc } else { Self::Fxc }
    }
}

/// A mask of components; what is not in it is a space.
const MASKS: [&[u8; 4]; 16] = [
    b"    ", b"x   ", b" y  ", b"xy  ", b"  z ", b"x z ", b" yz ", b"xyz ", b"   w", b"x  w", b" y w", b"xy w",
    b"  zw", b"x zw", b" yzw", b"xyzw",
];
/// Lists any shader, in the dialect that is asked for, else in that of the disassembler that reads it; which one that was.
///
/// Flags are the fxc dialect's; where the other lists, it is told that they change nothing.
///
/// # Errors
///
/// Those of [`fxc::list_bytes`] and of [`dxc::list_bytes`].
pub fn list_bytes<S: Sink>(
    bytes: &[u8],
    dialect: Option<Dialect>,
    options: &fxc::Options,
    sink: &mut S,
    diagnostics: &mut Diagnostics,
) -> Result<Dialect, Error> {
    if kind(bytes) == Some(Kind::Direct3d9) {
        d3d9::list_bytes(bytes, options, sink, diagnostics)?;
        return Ok(Dialect::Fxc);
    }
    let mut found = Diagnostics::new();
    let container = open::container(bytes, &options.limits, &mut found);
    let dialect = dialect.unwrap_or_else(|| Dialect::of(bytes, container.as_ref().ok()));
    if options.lenient {
        found.into_iter().for_each(|defect| diagnostics.push(defect));
    }
    match dialect {
        Dialect::Fxc => fxc::list(&container?, options, sink, diagnostics)?,
        Dialect::Dxc => {
            if options.flags != 0 {
                let message = format!("dxc's disassembler has no flags; {:#04x} changes nothing", options.flags);
                diagnostics.add(Code::ListingFlagsUnused, 0..0, message);
            }
            if options.exact {
                let message = "listings of Shader Model 6 cannot be assembled yet";
                return Err(Error::new(Code::NotYet, 0..0, message));
            }
            let options = dxc::Options { lenient: options.lenient, limits: options.limits };
            dxc::list_bytes(bytes, &options, sink, diagnostics)?;
        }
    }
    Ok(dialect)
}
