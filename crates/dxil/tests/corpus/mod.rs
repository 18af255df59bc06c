//! The containers of `tests/corpus/dxc`, and the modules in them.

use std::path::{Path, PathBuf};

use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_bitcode::model::Module;
use dxbin_container::Container;

/// A container of the corpus.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// All containers and bare modules, by name.
pub(crate) fn files() -> Vec<File> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/dxc");
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "cso" || extension == "bc"));
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        File { name, bytes: std::fs::read(&path).unwrap_or_default() }
    };
    paths.into_iter().map(read).collect()
}

impl File {
    /// The data of the container's first part of a kind.
    pub(crate) fn part(&self, kind: &[u8; 4]) -> Option<Vec<u8>> {
        let container = Container::read(&self.bytes, 0, &Limits::default(), &mut Diagnostics::new()).ok()?;
        container.part(FourCc(*kind)).map(|part| part.data.to_vec())
    }

    /// The module in a part that holds a program.
    pub(crate) fn module(&self, kind: &[u8; 4]) -> Option<Module> {
        let part = self.part(kind)?;
        let word = |at: usize| part.get(at..)?.first_chunk().map(|&word| u32::from_le_bytes(word) as usize);
        let start = 8 + word(16)?;
        read(part.get(start..start + word(20)?)?)
    }

    /// The module that is listed.
    #[allow(dead_code)]
    pub(crate) fn main(&self) -> Option<Module> {
        if self.bytes.starts_with(b"BC") {
            return read(&self.bytes);
        }
        self.module(b"ILDB").or_else(|| self.module(b"DXIL"))
    }
}

fn read(bitcode: &[u8]) -> Option<Module> {
    let mut diagnostics = Diagnostics::new();
    let module = dxbin_bitcode::read::read(bitcode, 0, &Limits::default(), &mut diagnostics).ok()?;
    assert!(diagnostics.is_empty(), "{:?}", diagnostics.as_slice());
    Some(module)
}
