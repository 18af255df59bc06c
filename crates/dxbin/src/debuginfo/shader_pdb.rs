//! What dxc says about a compilation, in PDBs and in shaders with debug information: the answers of Microsoft's
//! `IDxcPdbUtils`.
//!
//! Four generations of compilers put it into four places: a module's metadata (`dx.source.contents` and its like), SRCI, and
//! PDBI; the module may stand in an ILDB part, or be the whole file. [`ShaderPdb`] reads all of them into one model.
//!
//! ```
//! use dxbin::base::{Diagnostics, Limits};
//! use dxbin::debuginfo::shader_pdb::ShaderPdb;
//! use dxbin::open;
//!
//! let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/pdb/");
//! let file = std::fs::read(format!("{folder}ps_includes.1.pdb")).unwrap();
//! let (limits, mut diagnostics) = (Limits::default(), Diagnostics::new());
//! let shader = open::shader(&file, &mut diagnostics)?;
//! let container = shader.container(&limits, &mut diagnostics)?;
//! let pdb = ShaderPdb::of(&container, &limits, &mut diagnostics);
//! assert_eq!(pdb.entry.as_deref(), Some(&b"main"[..]));
//! assert_eq!(pdb.target.as_deref(), Some(&b"ps_6_0"[..]));
//! assert_eq!(pdb.defines[0], b"TINT=0.5");
//! assert_eq!(pdb.sources.len(), 3);
//! # Ok::<(), dxbin::base::Error>(())
//! ```

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};
use dxbin_parts::debug_name::DebugNameHeader;
use dxbin_parts::hash::ShaderHash;
use dxbin_parts::pdbi::{Pdbi, PdbiHeader};
use dxbin_parts::rdat::{NULL_REF, PartType, PdbInfo, PdbInfoLibrary, PdbInfoSource, Rdat};
use dxbin_parts::srci::{SourceFile, SourceInfo};
use dxbin_parts::vers::CompilerVersion;

use super::embedded;
use super::options::{self, Form};
use crate::module::{self, Bitcode};

/// What is said about a compilation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShaderPdb {
    /// The source files, the main one first.
    pub sources: Vec<SourceFile<'static>>,
    /// The main file's name, where something says it.
    pub main_file: Option<Vec<u8>>,
    /// The entry function.
    pub entry: Option<Vec<u8>>,
    /// The target, such as `ps_6_0`.
    pub target: Option<Vec<u8>>,
    /// The arguments as options, without `-`, and their values.
    pub pairs: Vec<ArgumentPair>,
    /// The arguments as they are written, without the source's name.
    pub arguments: Vec<Vec<u8>>,
    /// Those that are neither entry, target nor defines.
    pub flags: Vec<Vec<u8>>,
    /// What is defined, as `NAME` or `NAME=VALUE`.
    pub defines: Vec<Vec<u8>>,
    /// The name of the PDB (ILDN).
    pub name: Option<Vec<u8>>,
    /// HASH.
    pub hash: Option<ShaderHash>,
    /// VERS.
    pub version: Option<CompilerVersion<'static>>,
    /// The names of the libraries that it was linked from (PDBI).
    pub libraries: Vec<Vec<u8>>,
    /// Whether a module with debug information is there.
    pub is_full: bool,
}

/// An option, without `-`, and its value.
pub type ArgumentPair = (Option<Vec<u8>>, Option<Vec<u8>>);

impl ShaderPdb {
    /// Reads what a container says; what is wrong with a part of it goes to `diagnostics`.
    pub fn of(container: &Container<'_>, limits: &Limits, diagnostics: &mut Diagnostics) -> Self {
        let mut pdb = Self::default();
        // Parts may share their bytes, so that a small file has thousands of large streams: all together unpack to no more than
        // one may.
        let mut limits = *limits;
        for part in container.parts() {
            let mut found = Diagnostics::new();
            pdb.part(part, &mut limits, &mut found);
            diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
        }
        // A module says it only where nothing newer does.
        let module = container.parts().iter().rfind(|part| part.kind == kind::ILDB);
        if let Some(part) = module.filter(|_| pdb.sources.is_empty() && pdb.libraries.is_empty()) {
            let mut found = Diagnostics::new();
            match module::program(part.data, part.start(), Some(*part)) {
                Ok((_, bitcode)) => pdb.module(&bitcode, &limits, &mut found),
                Err(error) => found.push(error.diagnostic().clone()),
            }
            diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
        }
        pdb.finish();
        pdb
    }

    /// Reads what a module says that is a file of its own: bitcode, or the data of a DXIL or ILDB part.
    pub fn of_module(bitcode: &Bitcode<'_>, limits: &Limits, diagnostics: &mut Diagnostics) -> Self {
        let mut pdb = Self { is_full: true, ..Self::default() };
        pdb.module(bitcode, limits, diagnostics);
        pdb.finish();
        pdb
    }

    fn module(&mut self, bitcode: &Bitcode<'_>, limits: &Limits, diagnostics: &mut Diagnostics) {
        match dxbin_bitcode::read::read(bitcode.bytes, bitcode.origin, limits, diagnostics) {
            Ok(module) => embedded::read(&module, self),
            Err(error) => diagnostics.push(error.diagnostic().clone()),
        }
    }

    /// Reads what a part says, and takes what that needs off the limits.
    fn part(&mut self, part: &Part<'_>, limits: &mut Limits, diagnostics: &mut Diagnostics) {
        let (data, origin) = (part.data, part.start());
        match part.kind {
            kind::VERS => {
                let CompilerVersion { header, commit, version } = CompilerVersion::of(data, origin, diagnostics);
                let (commit, version) = (commit.into_owned().into(), version.into_owned().into());
                self.version = Some(CompilerVersion { header, commit, version });
            }
            kind::HASH => self.hash = Some(ShaderHash::of(data, origin, diagnostics)),
            kind::ILDN => {
                let name = data.get(DebugNameHeader::SIZE..).unwrap_or_default();
                self.name = Some(until_nul(name).to_vec()).filter(|name| !name.is_empty());
            }
            kind::ILDB => self.is_full = true,
            kind::PDBI => match Pdbi::read(data, origin, limits) {
                Ok((pdbi, _)) => {
                    take(limits, pdbi.rdat.len());
                    self.pdb_info(&pdbi, origin, diagnostics);
                }
                Err(error) => diagnostics.push(error.diagnostic().clone()),
            },
            kind::SRCI => self.source_info(&SourceInfo::read(data, origin, diagnostics), limits, diagnostics),
            _ => {}
        }
    }

    fn source_info(&mut self, info: &SourceInfo<'_>, limits: &mut Limits, diagnostics: &mut Diagnostics) {
        for argument in info.arguments() {
            self.argument(&argument.name, &argument.value);
        }
        let contents = info.contents(limits).unwrap_or_else(|error| {
            diagnostics.push(error.diagnostic().clone());
            Default::default()
        });
        let mut texts = contents.texts().map(|(_, text)| text);
        let mut names = info.names().map(|(_, name)| name);
        loop {
            let (name, text) = (names.next(), texts.next());
            if name.is_none() && text.is_none() {
                return;
            }
            let (name, text) = (name.unwrap_or_default(), text.unwrap_or_default());
            // A file of no bytes takes room, too.
            if !take(limits, size_of::<SourceFile<'_>>() + name.len() + text.len()) {
                let message = "the sources are more than the limit allows; the rest is left out";
                return diagnostics.add(Code::ZlibTooLarge, info.place_of_contents(), message);
            }
            self.source(name.to_vec(), text.to_vec());
        }
    }

    /// Reads what PDBI says.
    fn pdb_info(&mut self, pdbi: &Pdbi<'_>, origin: u64, diagnostics: &mut Diagnostics) {
        // Offsets in what was compressed are none of the file's.
        let mut found = Diagnostics::with_limit(1);
        let rdat = Rdat::read(&pdbi.rdat, 0, &mut found);
        if let Some(defect) = found.as_slice().first() {
            let message = format!("the RDAT in it is broken: {}", defect.message);
            diagnostics.add(defect.code, origin..origin + PdbiHeader::SIZE as u64, message);
        }
        let Some(info) = rdat.table(PartType::DXIL_PDB_INFO_TABLE).and_then(|table| table.record::<PdbInfo>(0)) else {
            return;
        };
        // What is said in so many bytes; one that names the same strings over and over would say more.
        let mut left = pdbi.rdat.len().saturating_mul(4);
        let mut text = |offset: u32| {
            let text = if offset == NULL_REF { b"" } else { rdat.text(offset).unwrap_or_default() };
            left = left.checked_sub(text.len() + 1)?;
            Some(text.to_vec())
        };
        let array = |index: u32| (index != NULL_REF).then(|| rdat.array(index)).flatten().into_iter().flatten();
        let sources = rdat.table(PartType::DXIL_PDB_INFO_SOURCE_TABLE);
        for index in array(info.sources) {
            let source = sources.and_then(|table| table.record::<PdbInfoSource>(index as usize)).unwrap_or_default();
            let (Some(name), Some(contents)) = (text(source.name), text(source.content)) else { break };
            self.source(name, contents);
        }
        let words: Vec<u32> = array(info.arguments).collect();
        for [name, value] in words.as_chunks::<2>().0 {
            let (Some(name), Some(value)) = (text(*name), text(*value)) else { break };
            self.argument(&name, &value);
        }
        if self.hash.is_none() && info.hash_size as usize == ShaderHash::SIZE {
            self.hash = rdat.bytes(info.hash, info.hash_size).and_then(ShaderHash::read);
        }
        self.name = self.name.take().or_else(|| text(info.name)).filter(|name| !name.is_empty());
        self.entry = self.entry.take().or_else(|| Some(b"main".to_vec()));
        let libraries = rdat.table(PartType::DXIL_PDB_INFO_LIBRARY_TABLE);
        for index in array(info.libraries) {
            let Some(library) = libraries.and_then(|table| table.record::<PdbInfoLibrary>(index as usize)) else {
                continue;
            };
            let Some(name) = text(library.name) else { break };
            self.libraries.push(name);
        }
    }

    /// Adds a source file; the first is the main one.
    pub(super) fn source(&mut self, name: Vec<u8>, contents: Vec<u8>) {
        if self.sources.is_empty() {
            self.main_file = Some(name.clone());
        }
        self.sources.push(SourceFile { name: name.into(), contents: contents.into() });
    }

    /// Adds an argument, as an option's name and its value.
    pub(super) fn argument(&mut self, name: &[u8], value: &[u8]) {
        // Nothing is defined.
        if name == b"D" && value.is_empty() {
            return;
        }
        let (mut name, mut value) = (name.to_vec(), value.to_vec());
        if !name.is_empty() && !value.is_empty() {
            if name == options::INPUT.as_bytes() {
                name.clear();
            } else if options::find(&name).is_some_and(|option| option.form == Form::Joined) {
                name.append(&mut value);
            }
        }
        let some = |text: &[u8]| (!text.is_empty()).then(|| text.to_vec());
        let (option, value) = (some(&name), some(&value));
        let in_flags = match &*name {
            b"E" => {
                self.entry.clone_from(&value);
                false
            }
            b"T" => {
                self.target.clone_from(&value);
                false
            }
            b"D" => {
                self.defines.extend(value.clone());
                false
            }
            _ => true,
        };
        let dashed = option.as_ref().map(|name| [b"-", &**name].concat());
        let words = [&dashed, &value].into_iter().flatten();
        if in_flags {
            self.flags.extend(words.clone().cloned());
        }
        self.arguments.extend(words.cloned());
        self.pairs.push((option, value));
    }

    /// What is left out stands for `main`, but in libraries.
    fn finish(&mut self) {
        let is_library = self.target.as_ref().is_some_and(|target| target.starts_with(b"lib"));
        if self.entry.is_none() && !self.pairs.is_empty() && !is_library {
            self.entry = Some(b"main".to_vec());
        }
    }
}

/// Takes bytes off what may be unpacked; `false` where there are not so many left.
fn take(limits: &mut Limits, bytes: usize) -> bool {
    let left = limits.max_unpacked.checked_sub(bytes as u64);
    limits.max_unpacked = left.unwrap_or_default();
    left.is_some()
}

fn until_nul(bytes: &[u8]) -> &[u8] {
    bytes.split(|&byte| byte == 0).next().unwrap_or_default()
}

/// A source file's name as `IDxcPdbUtils` on Windows gives it: with `\`, none of them twice but at the start, and relative
/// names from `.\` on.
///
/// ```
/// use dxbin::debuginfo::shader_pdb::normalized;
/// assert_eq!(normalized(b"inc//a.h"), br".\inc\a.h");
/// assert_eq!(normalized(b"../a.h"), br".\..\a.h");
/// assert_eq!(normalized(b"C:/src//a.hlsl"), br"C:\src\a.hlsl");
/// assert_eq!(normalized(br"\\server\\a.hlsl"), br"\\server\a.hlsl");
/// ```
pub fn normalized(name: &[u8]) -> Vec<u8> {
    let mut path = Vec::with_capacity(name.len() + 2);
    let mut only_slashes = true;
    for byte in name.iter().map(|&byte| if byte == b'/' { b'\\' } else { byte }) {
        if byte != b'\\' || only_slashes || path.last() != Some(&b'\\') {
            path.push(byte);
        }
        only_slashes &= byte == b'\\';
    }
    match &*path {
        [b'.'] | [b'.', b'\\', ..] | [b'\\', b'\\', ..] | [_, b':', b'\\', ..] => path,
        // One slash at the start becomes one.
        [b'\\', ..] => [b".", &*path].concat(),
        _ => [b".\\", &*path].concat(),
    }
}
