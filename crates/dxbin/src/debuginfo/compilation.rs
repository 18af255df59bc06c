//! What a shader was compiled from, whoever compiled it: the sources, the arguments, and the command that does it again.
//!
//! ```
//! use dxbin::base::{Diagnostics, Limits};
//! use dxbin::debuginfo::command::Shell;
//! use dxbin::debuginfo::compilation::SourceSet;
//!
//! let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/pdb/below/ps_up.1.pdb");
//! let file = std::fs::read(path).unwrap();
//! let set = SourceSet::open(&file, &Limits::default(), &mut Diagnostics::new())?;
//! assert_eq!(set.paths(), ["cwd/ps_up.hlsl", "inc/deep/ramp.hlsli"]);
//! let command = set.command().line(Shell::Sh);
//! assert_eq!(command, "dxc -T ps_6_0 -E main -Zi -I inc -Fo ps_up.cso cwd/ps_up.hlsl");
//! # Ok::<(), dxbin::base::Error>(())
//! ```

use std::borrow::Cow;

use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_container::Container;
use dxbin_container::spec::kind;
use dxbin_parts::hash::ShaderHash;
use dxbin_parts::srci::SourceFile;
use dxbin_pdb::msf::Msf;

use super::command::{self, Command};
use super::paths::Tree;
use super::shader_pdb::{ShaderPdb, normalized};
use super::{DebugInfo, safe_paths};
use crate::module::Modules;
use crate::open::{self, Kind};

/// Who compiled a shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compiler {
    /// fxc, for Shader Models up to 5.1.
    Fxc,
    /// dxc, for Shader Model 6.
    Dxc,
}

impl Compiler {
    /// The name of its command.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fxc => "fxc",
            Self::Dxc => "dxc",
        }
    }
}

/// Whether no source is there. Where the sources are elsewhere, dxc leaves one in a module that has neither name nor text.
fn says_nothing(pdb: &ShaderPdb) -> bool {
    pdb.sources.iter().all(|source| source.name.is_empty() && source.contents.is_empty())
}

/// What a shader was compiled from.
#[derive(Clone, Debug)]
pub struct SourceSet<'a> {
    /// Who compiled it.
    pub compiler: Compiler,
    /// The files: the main one, then those it includes.
    pub files: Vec<SourceFile<'a>>,
    /// Which of the files is the main one.
    pub main: usize,
    /// The entry function.
    pub entry: Option<Vec<u8>>,
    /// The target, such as `ps_6_0`.
    pub target: Option<Vec<u8>>,
    /// What was defined, as `NAME` or `NAME=VALUE`.
    pub defines: Vec<Vec<u8>>,
    /// The arguments, without the source's name.
    pub arguments: Vec<Vec<u8>>,
    /// The PDB's name, where something says it.
    pub name: Option<Vec<u8>>,
    /// The GUID of the PDB it was in.
    pub guid: Option<String>,
    /// The shader's hash, as dxc counts it.
    pub hash: Option<ShaderHash>,
    /// dxc's account, for arguments that are pairs.
    pairs: Vec<super::shader_pdb::ArgumentPair>,
    /// fxc's flag word, which it writes as its arguments.
    flags: Option<u32>,
    tree: Tree,
}

impl<'a> SourceSet<'a> {
    /// Finds the sources in a file: a container with debug information or a PDB inside, a PDB, or a debug module alone.
    ///
    /// # Errors
    ///
    /// [`Code::NoDebugInfo`] where nothing in the file says what it was compiled from; and where it cannot be read, those of
    /// [`open::container`], [`DebugInfo::of`] and [`Msf::read`].
    pub fn open(bytes: &'a [u8], limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        match open::kind(bytes) {
            Some(Kind::Pdb) => Self::in_pdb(bytes, 0, limits, limits.max_depth, diagnostics),
            // Old PDBs are the debug module alone, under the name of a PDB.
            Some(module) if module.is_module() => {
                let module = Modules::of(bytes, limits, diagnostics)?.main;
                let pdb = ShaderPdb::of_module(&module, limits, diagnostics);
                if says_nothing(&pdb) {
                    let message = "the module's metadata do not say what it was compiled from";
                    return Err(Error::new(Code::NoDebugInfo, 0..4, message));
                }
                Ok(Self::of_dxc(pdb))
            }
            _ => {
                Self::in_container(&open::container(bytes, limits, diagnostics)?, limits, limits.max_depth, diagnostics)
            }
        }
    }

    /// In a PDB that starts at `origin`; containers and PDBs may nest so much deeper.
    fn in_pdb(
        bytes: &'a [u8],
        origin: u64,
        limits: &Limits,
        depth: u32,
        diagnostics: &mut Diagnostics,
    ) -> Result<Self, Error> {
        let msf = Msf::read(bytes, origin, diagnostics)?;
        let guid = super::Info::read(&msf).ok().map(|info| info.guid());
        let mut set = match open::shader_in_pdb(&msf, diagnostics) {
            Ok(shader) => match shader.into_parts() {
                (Cow::Borrowed(bytes), origin) => {
                    let container = Container::read(bytes, origin, limits, diagnostics)?;
                    Self::in_container(&container, limits, depth, diagnostics)?
                }
                (Cow::Owned(bytes), origin) => {
                    let container = Container::read(&bytes, origin, limits, diagnostics)?;
                    SourceSet::in_container(&container, limits, depth, diagnostics)?.into_owned()
                }
            },
            // fxc's hold no container.
            Err(error) if error.code() == Code::PdbNoStream => {
                Self::of_fxc(&DebugInfo::of(bytes, origin, diagnostics)?, diagnostics)?
            }
            Err(error) => return Err(error),
        };
        set.guid = guid;
        Ok(set)
    }

    fn in_container(
        container: &Container<'a>,
        limits: &Limits,
        depth: u32,
        diagnostics: &mut Diagnostics,
    ) -> Result<Self, Error> {
        let span = container.origin()..container.origin() + 4;
        let Some(depth) = depth.checked_sub(1) else {
            let message = "PDBs and containers nest deeper than the limit";
            return Err(Error::new(Code::NoDebugInfo, span, message));
        };
        let mut found = Diagnostics::new();
        if let Some(part) = container.part(kind::SPDB) {
            let opened =
                DebugInfo::of(part.data, part.start(), &mut found).and_then(|debug| Self::of_fxc(&debug, &mut found));
            diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
            return opened.map_err(|error| error.in_part(part.kind, part.ordinal, part.start()));
        }
        let pdb = ShaderPdb::of(container, limits, diagnostics);
        if !says_nothing(&pdb) {
            return Ok(Self::of_dxc(pdb));
        }
        if let Some(part) = open::private_pdb(container) {
            let opened = Self::in_pdb(part.data, part.start(), limits, depth, &mut found);
            diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
            return opened.map_err(|error| error.in_part(part.kind, part.ordinal, part.start()));
        }
        let message = match pdb.name {
            Some(name) => {
                let name = String::from_utf8_lossy(&name).into_owned();
                format!("the shader's debug information is not in it but in another file, {name:?}")
            }
            None => "nothing in the file says what it was compiled from; compile with /Zi, or name the PDB's own file"
                .to_owned(),
        };
        Err(Error::new(Code::NoDebugInfo, span, message))
    }

    /// What dxc says.
    pub fn of_dxc(pdb: ShaderPdb) -> SourceSet<'static> {
        let names: Vec<&[u8]> = pdb.sources.iter().map(|file| &*file.name).collect();
        let tree = Tree::of(&names);
        let is_main = |name: &[u8]| pdb.main_file.as_ref().is_some_and(|main| normalized(main) == normalized(name));
        let main = names.iter().position(|name| is_main(name)).unwrap_or(0);
        SourceSet {
            compiler: Compiler::Dxc,
            main,
            entry: pdb.entry,
            target: pdb.target,
            defines: pdb.defines,
            arguments: pdb.arguments,
            name: pdb.name,
            guid: None,
            hash: pdb.hash,
            pairs: pdb.pairs,
            flags: None,
            tree,
            files: pdb.sources,
        }
    }

    /// What fxc says.
    ///
    /// # Errors
    ///
    /// Those of [`DebugInfo::sources`].
    pub fn of_fxc(debug: &DebugInfo<'a>, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        let compilation = debug.compilation();
        let value = |wanted: &[u8]| {
            let mut rows = compilation.environment.iter();
            rows.find(|(name, _)| name == wanted).map(|(_, value)| value.clone())
        };
        let defines = value(b"hlslDefines").unwrap_or_default();
        let defines = defines.split(u8::is_ascii_whitespace).filter_map(|word| word.strip_prefix(b"/D"));
        let flags = value(b"hlslFlags").and_then(|text| {
            let text = String::from_utf8(text).ok()?;
            u32::from_str_radix(text.strip_prefix("0x")?, 16).ok()
        });
        let files: Vec<SourceFile<'a>> = (debug.sources(diagnostics)?.into_iter())
            .map(|source| SourceFile { name: source.name.into(), contents: source.text })
            .collect();
        let names: Vec<&[u8]> = files.iter().map(|file| &*file.name).collect();
        let mut set = Self {
            compiler: Compiler::Fxc,
            main: 0,
            entry: value(b"hlslEntry"),
            target: value(b"hlslTarget"),
            defines: defines.map(<[u8]>::to_vec).collect(),
            arguments: Vec::new(),
            name: None,
            guid: Some(debug.info.guid()),
            hash: None,
            pairs: Vec::new(),
            flags,
            tree: Tree::flat(safe_paths(&names)),
            files,
        };
        set.arguments = command::fxc(&set, set.flags).0.into_iter().map(String::into_bytes).collect();
        Ok(set)
    }

    fn into_owned(self) -> SourceSet<'static> {
        let own = |text: Cow<'_, [u8]>| text.into_owned().into();
        let files = self.files.into_iter();
        SourceSet {
            files: files.map(|file| SourceFile { name: own(file.name), contents: own(file.contents) }).collect(),
            compiler: self.compiler,
            main: self.main,
            entry: self.entry,
            target: self.target,
            defines: self.defines,
            arguments: self.arguments,
            name: self.name,
            guid: self.guid,
            hash: self.hash,
            pairs: self.pairs,
            flags: self.flags,
            tree: self.tree,
        }
    }

    /// The paths under which the files can be written below a folder, in their order.
    pub fn paths(&self) -> &[String] {
        &self.tree.paths
    }

    /// The command that compiles the files again, run where they were written.
    pub fn command(&self) -> Command {
        let main = self.tree.paths.get(self.main).map_or("source.hlsl", |path| path);
        let (arguments, lost) = match self.compiler {
            Compiler::Fxc => command::fxc(self, self.flags),
            Compiler::Dxc => (command::dxc(&self.pairs, &self.tree), Vec::new()),
        };
        Command::new(self.compiler, arguments, main, lost)
    }
}
