//! The debug information of a shader: the PDB in a container's SPDB, or one of its own (`fxc /Fd`).
//!
//! ```
//! use dxbin::debuginfo::safe_paths;
//! let names: [&[u8]; 4] = [b"C:\\src\\a.hlsl", b"../inc/b.h", b"src/A.hlsl", b"nul.h"];
//! assert_eq!(safe_paths(&names), ["src/a.hlsl", "inc/b.h", "src/A~2.hlsl", "_nul.h"]);
//! ```

use std::collections::{HashMap, HashSet};

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
            titles.insert(stream::DXC_CONTAINER, "the shader's container, as dxc puts it here");
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

/// Names that Windows keeps for devices, in any case and with any extension.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// Paths under which files of these names can be written below a folder on any system: relative, with `/`, without `..`,
/// devices and characters that are forbidden somewhere, and all different, also where case does not count. They are in the
/// order of the names.
pub fn safe_paths(names: &[&[u8]]) -> Vec<String> {
    // What is taken, in small letters: files, and folders on the way to them.
    let (mut files, mut folders) = (HashSet::new(), HashSet::new());
    let mut numbers = HashMap::new();
    let mut paths = Vec::with_capacity(names.len());
    for name in names {
        let path = safe_path(name);
        let mut chosen = path.clone();
        while is_taken(&chosen, &files, &folders) {
            // Where many have one name, the search goes on where it ended.
            let number = numbers.entry(path.to_lowercase()).or_insert(1_usize);
            *number += 1;
            chosen = numbered(&path, *number);
        }
        let key = chosen.to_lowercase();
        folders.extend(key.match_indices('/').map(|(at, _)| key[..at].to_owned()));
        files.insert(key);
        paths.push(chosen);
    }
    paths
}

fn is_taken(path: &str, files: &HashSet<String>, folders: &HashSet<String>) -> bool {
    let key = path.to_lowercase();
    let mut on_the_way = key.match_indices('/').map(|(at, _)| &key[..at]);
    files.contains(&key) || folders.contains(&key) || on_the_way.any(|folder| files.contains(folder))
}

/// `a/b.hlsl` as `a/b~2.hlsl`; a name under a file is put beside it.
fn numbered(path: &str, number: usize) -> String {
    let path = if number > 2 { path.replace('/', "_") } else { path.to_owned() };
    let (folder, file) = path.rsplit_once('/').map_or(("", &*path), |(folder, file)| (folder, file));
    let (stem, extension) = match file.rsplit_once('.') {
        Some((stem, extension)) if !stem.is_empty() => (stem, format!(".{extension}")),
        _ => (file, String::new()),
    };
    let slash = if folder.is_empty() { "" } else { "/" };
    format!("{folder}{slash}{stem}~{number}{extension}")
}

fn safe_path(name: &[u8]) -> String {
    let text = String::from_utf8_lossy(name);
    let pieces: Vec<String> = text.split(['/', '\\']).filter_map(safe_piece).collect();
    // What is deepest says most.
    let pieces = pieces.get(pieces.len().saturating_sub(16)..).unwrap_or_default();
    if pieces.is_empty() { "source".to_owned() } else { pieces.join("/") }
}

/// A name between slashes; `None` for a drive, `.` and `..`.
fn safe_piece(piece: &str) -> Option<String> {
    let is_drive = piece.len() == 2 && piece.ends_with(':');
    if is_drive || piece.is_empty() || piece == "." || piece == ".." {
        return None;
    }
    let is_forbidden = |letter: char| letter.is_control() || "<>:\"|?*".contains(letter);
    let clean: String = piece.chars().map(|letter| if is_forbidden(letter) { '_' } else { letter }).take(100).collect();
    // Windows drops spaces and points at the end.
    let clean = clean.trim_end_matches([' ', '.']).trim_start();
    if clean.is_empty() {
        return Some("_".to_owned());
    }
    let stem = clean.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    let port = |name: &str| stem.strip_prefix(name).is_some_and(|rest| rest.chars().count() == 1 && rest != "0");
    let is_device = DEVICES.contains(&&*stem) || port("com") || port("lpt");
    Some(if is_device { format!("_{clean}") } else { clean.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::safe_paths;

    #[test]
    fn names_are_safe_and_all_different() {
        let names: Vec<&[u8]> = vec![
            b"/etc/passwd",
            b"\\\\server\\share\\a.h",
            b"..\\..\\b",
            b"a/b",
            b"a",
            b"A",
            b"a.h",
            b"a.h/x",
            b"COM1",
            b"lpt9.txt",
            b"com10",
            b"a. . ",
            b"x<y>:z?",
            b"",
            b"..",
            b"\xff\xfe",
            b"C:",
            b"aux .h",
            b" lead",
        ];
        let paths = safe_paths(&names);
        let mut folded: Vec<String> = paths.iter().map(|path| path.to_lowercase()).collect();
        folded.sort();
        folded.dedup();
        assert_eq!(folded.len(), names.len(), "{paths:?}");
        for path in &paths {
            assert!(!path.starts_with('/') && !path.contains(['\\', ':', '<', '?']) && !path.is_empty(), "{path}");
            assert!(
                path.split('/').all(|piece| piece != ".." && piece != "." && !piece.ends_with(['.', ' '])),
                "{path}"
            );
        }
        assert_eq!(&paths[..4], ["etc/passwd", "server/share/a.h", "b", "a/b"]);
        assert_eq!(paths[4], "a~2");
        assert_eq!(&paths[8..11], ["_COM1", "_lpt9.txt", "com10"]);
        // No file is where another one's folder is.
        for (i, path) in folded.iter().enumerate() {
            assert!(folded.iter().skip(i + 1).all(|other| !other.starts_with(&format!("{path}/"))), "{path}");
        }
    }
}
