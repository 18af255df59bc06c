//! The debug information of a shader: the PDB in a container's SPDB, or one of its own (`fxc /Fd`); and what dxc's PDBs hold.
//!
//! * [`DebugInfo`]: fxc's PDBs, which are those of a C++ compiler;
//! * [`shader_pdb`]: dxc's, of every generation: the answers of Microsoft's `IDxcPdbUtils`;
//! * [`compilation`]: the sources and arguments of either; [`command`]: the command that compiles them again;
//! * [`find`]: which PDB belongs to which shader;
//! * [`paths`]: names under which sources can be written anywhere; [`options`]: the form of dxc's options.

pub mod command;
pub mod compilation;
mod embedded;
pub mod find;
pub mod options;
pub mod paths;
pub mod shader_pdb;

use std::collections::HashMap;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_container::spec::kind;
use dxbin_pdb::dbi::Dbi;
use dxbin_pdb::info::Info;
use dxbin_pdb::msf::Msf;
use dxbin_pdb::sources::{self, Source};
use dxbin_pdb::spec::codeview::{Compile3, SymbolKind};
use dxbin_pdb::spec::{TypesHeader, stream};
use dxbin_pdb::symbols::{Records, until_nul};

pub use self::paths::safe_paths;
use crate::open::{self, Kind};

/// A PDB that was opened.
#[derive(Clone, Debug)]
pub struct DebugInfo<'a> {
    /// Its streams.
    pub msf: Msf<'a>,
    /// Who it is, and its streams by name.
    pub info: Info,
}

/// How a program was compiled, as its debug information says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compilation {
    /// The compiler's name.
    pub compiler: Option<Vec<u8>>,
    /// Names and values: `hlslFlags`, `hlslTarget`, `hlslEntry`, `hlslDefines`, ...
    pub environment: Vec<(Vec<u8>, Vec<u8>)>,
}

/// A stream of a PDB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamInfo {
    /// Its number.
    pub number: u32,
    /// Its size in bytes; `None` for a number without a stream.
    pub size: Option<u32>,
    /// The absolute offset of its first byte.
    pub offset: u64,
    /// Its name, where it has one.
    pub name: Option<Vec<u8>>,
    /// What it is, in a few words; empty where nothing says it.
    pub title: &'static str,
}

impl<'a> DebugInfo<'a> {
    /// Opens a container's SPDB, or the PDB that a file is.
    ///
    /// # Errors
    ///
    /// [`Code::NoDebugInfo`] for a container without SPDB; those of [`open::container`], [`Msf::read`] and [`Info::read`].
    pub fn open(bytes: &'a [u8], limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        if open::kind(bytes) == Some(Kind::Pdb) {
            return Self::of(bytes, 0, diagnostics);
        }
        let container = open::container(bytes, limits, diagnostics)?;
        let Some(part) = container.part(kind::SPDB) else {
            let message = "the container holds no PDB (SPDB); compile with /Zi, or name the PDB's own file";
            return Err(Error::new(Code::NoDebugInfo, 0..bytes.len() as u64, message));
        };
        let mut found = Diagnostics::new();
        let opened = Self::of(part.data, part.start(), &mut found);
        diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
        opened.map_err(|error| error.in_part(part.kind, part.ordinal, part.start()))
    }

    /// Opens the PDB in `bytes`, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// Those of [`Msf::read`] and [`Info::read`].
    pub fn of(bytes: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        let msf = Msf::read(bytes, origin, diagnostics)?;
        let info = Info::read(&msf)?;
        Ok(Self { msf, info })
    }

    /// The source files in it: the main one, then those it includes.
    ///
    /// # Errors
    ///
    /// Those of [`sources::sources`].
    pub fn sources(&self, diagnostics: &mut Diagnostics) -> Result<Vec<Source<'a>>, Error> {
        sources::sources(&self.msf, &self.info, diagnostics)
    }

    /// Its streams, in the order of their numbers.
    pub fn streams(&self) -> Vec<StreamInfo> {
        // Streams that others name by their number.
        let mut titles: HashMap<u32, &'static str> = HashMap::new();
        for (number, title) in [(stream::TYPES, "types by hash"), (stream::ITEMS, "functions by hash")] {
            let header = self.msf.stream(number).ok().and_then(|stream| TypesHeader::read(stream.bytes()));
            titles.extend(header.map(|header| (header.hash_stream.into(), title)));
        }
        if self.msf.stream(stream::DXC_CONTAINER).is_ok_and(|stream| stream.bytes().starts_with(b"DXBC")) {
            titles.insert(stream::DXC_CONTAINER, "the shader's container");
        }
        if let Ok(dbi) = Dbi::read(&self.msf) {
            let header = &dbi.header;
            titles.insert(header.globals.into(), "global symbols by hash");
            titles.insert(header.publics.into(), "public symbols by hash");
            titles.insert(header.symbols.into(), "global symbols");
            titles.extend(
                dbi.modules.first().map(|module| (module.info.stream.into(), "the program's symbols and lines")),
            );
        }
        let names: HashMap<u32, &Vec<u8>> = self.info.streams.iter().map(|(name, number)| (*number, name)).collect();
        (0..self.msf.stream_count())
            .map(|number| {
                let name = names.get(&number).map(|name| (*name).clone());
                let first = self.msf.blocks(number).first().copied().unwrap_or(0);
                let title = match number {
                    stream::OLD_DIRECTORY => "an older directory",
                    stream::INFO => "who the PDB is, named streams",
                    stream::TYPES => "types",
                    stream::DEBUG => "modules",
                    stream::ITEMS => "functions by name",
                    _ => titles.get(&number).copied().unwrap_or_else(|| name.as_deref().map_or("", title)),
                };
                let offset = self.msf.origin() + u64::from(first) * self.msf.block_size() as u64;
                StreamInfo { number, size: self.msf.stream_size(number), offset, name, title }
            })
            .collect()
    }

    /// How the program was compiled; empty where the symbols cannot be read.
    pub fn compilation(&self) -> Compilation {
        let mut compilation = Compilation::default();
        let modules = Dbi::read(&self.msf).map(|dbi| dbi.modules).unwrap_or_default();
        let Some(module) = modules.iter().find_map(|module| module.open(&self.msf).ok()?) else { return compilation };
        // Both stand in front of the program.
        for record in Records::new(&module.stream, module.symbols.clone()).take(64) {
            match record.symbol() {
                SymbolKind::S_COMPILE3 => {
                    compilation.compiler = record.fixed::<Compile3>().map(|(_, name)| until_nul(name).to_vec());
                }
                SymbolKind::S_ENVBLOCK => {
                    let strings = record.data.get(1..).unwrap_or_default().split(|&byte| byte == 0);
                    let strings: Vec<&[u8]> = strings.take_while(|string| !string.is_empty()).collect();
                    let pairs = strings.as_chunks::<2>().0.iter();
                    compilation.environment.extend(pairs.map(|[name, value]| (name.to_vec(), value.to_vec())));
                }
                _ => {}
            }
        }
        compilation
    }
}

fn title(name: &[u8]) -> &'static str {
    match name {
        b"/names" => "strings",
        b"/LinkInfo" => "nothing, for shaders",
        sources::HEADER_STREAM => "the list of source files",
        _ if name.starts_with(sources::PREFIX) => "a source file",
        _ => "",
    }
}
