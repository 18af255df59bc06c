//! Which PDB belongs to which shader.
//!
//! dxc names a shader by a hash: HASH holds it, it is the GUID of the PDB, and unless the user gave another name it is the PDB's
//! file name (ILDN). Shaders for old validators lack HASH; the hash is then the MD5 of their bitcode, or the name. fxc's PDBs
//! have a GUID that nothing else repeats but the PDB inside the shader, so that they are found by name. So a PDB is first looked
//! for by hash, then by name; one that has the name and another hash is another build's.
//!
//! ```
//! use dxbin::base::Limits;
//! use dxbin::debuginfo::find::{Identity, ShaderState, pair};
//!
//! let read = |name: &str| {
//!     let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/pdb/");
//!     let bytes = std::fs::read(format!("{folder}{name}")).unwrap();
//!     (name.to_owned(), Identity::of(&bytes, name.ends_with(".pdb"), &Limits::default()).unwrap())
//! };
//! let files = ["ps_includes.1.cso", "ps_up.pdb.missing", "ps_includes.1.pdb"].map(|name| match name {
//!     "ps_up.pdb.missing" => read("below/ps_up.1.cso"),
//!     _ => read(name),
//! });
//! let pairing = pair(&files);
//! assert_eq!(pairing.shaders[0].state, ShaderState::Found);
//! assert_eq!(pairing.shaders[0].pdb, Some(2));
//! assert_eq!(pairing.shaders[1].state, ShaderState::Missing);
//! ```

use std::collections::HashMap;

use dxbin_base::{Diagnostics, Error, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, digest};
use dxbin_parts::debug_name::DebugName;
use dxbin_parts::hash::ShaderHash;
use dxbin_pdb::info::Info;
use dxbin_pdb::msf::Msf;

use crate::module::{self, Modules};
use crate::open::{self, Kind};

/// A shader's hash.
pub type Hash = [u8; 16];

/// Who a PDB is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PdbId {
    /// The GUID's bytes.
    pub guid: Hash,
    /// How often it was written.
    pub age: u32,
}

/// Where a shader holds debug information itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Embedded {
    /// A module, in ILDB.
    Module,
    /// fxc's PDB, in SPDB.
    Pdb,
    /// dxc's PDB, in PRIV.
    Private,
}

impl Embedded {
    /// The part.
    pub const fn part(self) -> &'static str {
        match self {
            Self::Module => "ILDB",
            Self::Pdb => "SPDB",
            Self::Private => "PRIV",
        }
    }
}

/// What a file says about who it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// Whether it is a PDB, or debug information under the name of one.
    pub is_pdb: bool,
    /// The PDB's name that it states (ILDN).
    pub debug_name: Option<String>,
    /// The shader's hash.
    pub hash: Option<Hash>,
    /// Another hash it may have, where nothing states it.
    other_hash: Option<Hash>,
    /// Who the PDB is, or the one inside the shader.
    pub pdb: Option<PdbId>,
    /// Debug information inside the shader.
    pub embedded: Option<Embedded>,
}

/// The last piece of a path of any system, in small letters.
fn file_name(path: &str) -> String {
    path.rsplit(['/', '\\']).next().unwrap_or_default().to_lowercase()
}

/// The hash that a file name is.
fn hash_of_name(name: &str) -> Option<Hash> {
    let name = file_name(name);
    let digits = name.strip_suffix(".pdb")?.as_bytes();
    let mut hash = [0; 16];
    if digits.len() != 32 {
        return None;
    }
    for (byte, pair) in hash.iter_mut().zip(digits.as_chunks::<2>().0) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(hash)
}

fn pdb_id(msf: &Msf<'_>) -> Option<PdbId> {
    let header = Info::read(msf).ok()?.header;
    let words = [header.guid1, header.guid2, header.guid3, header.guid4].map(u32::to_le_bytes);
    let mut guid = [0; 16];
    guid.iter_mut().zip(words.as_flattened()).for_each(|(to, from)| *to = *from);
    Some(PdbId { guid, age: header.age })
}

impl Identity {
    /// Reads who a file is; `is_named_pdb` says that it has a PDB's name, which makes one of what else would be a shader.
    ///
    /// # Errors
    ///
    /// Those of [`open::container`] and [`Msf::read`] for files that are neither.
    pub fn of(bytes: &[u8], is_named_pdb: bool, limits: &Limits) -> Result<Self, Error> {
        let mut diagnostics = Diagnostics::with_limit(0);
        let mut identity = match open::kind(bytes) {
            Some(Kind::Pdb) => {
                let msf = Msf::read(bytes, 0, &mut diagnostics)?;
                let mut identity = match open::shader_in_pdb(&msf, &mut diagnostics) {
                    Ok(shader) => Self::of_container(&shader.container(limits, &mut diagnostics)?),
                    // fxc's hold none.
                    Err(_) => Self::default(),
                };
                identity.pdb = pdb_id(&msf);
                // dxc's GUID is the hash.
                if let Some(id) = identity.pdb.filter(|_| msf.stream_size(1).is_some() && identity.is_dxc(&msf)) {
                    identity.hash = identity.hash.or(Some(id.guid));
                }
                identity.is_pdb = true;
                identity
            }
            Some(module) if module.is_module() => {
                Modules::of(bytes, limits, &mut diagnostics)?;
                Self::default()
            }
            Some(Kind::Direct3d9) => Self::default(),
            _ => Self::of_container(&open::container(bytes, limits, &mut diagnostics)?),
        };
        identity.is_pdb |= is_named_pdb;
        Ok(identity)
    }

    /// Whether a PDB is one of dxc's, all of whose streams but two are empty.
    fn is_dxc(&self, msf: &Msf<'_>) -> bool {
        msf.stream_size(2).unwrap_or(0) == 0 && msf.stream_size(3).unwrap_or(0) == 0
    }

    fn of_container(container: &Container<'_>) -> Self {
        let mut identity = Self::default();
        for part in container.parts().iter().filter(|part| part.ordinal == 1) {
            match part.kind {
                kind::HASH => {
                    let hash = ShaderHash::of(part.data, part.start(), &mut Diagnostics::with_limit(0));
                    identity.hash = Some(hash.digest());
                }
                kind::ILDN => {
                    let name = DebugName::read(part.data, part.start()).ok();
                    identity.debug_name = name.map(|name| String::from_utf8_lossy(name.name).into_owned());
                }
                kind::ILDB => identity.embedded = Some(Embedded::Module),
                kind::SPDB => {
                    identity.embedded = Some(Embedded::Pdb);
                    let msf = Msf::read(part.data, part.start(), &mut Diagnostics::with_limit(0)).ok();
                    identity.pdb = msf.as_ref().and_then(pdb_id);
                }
                _ => {}
            }
        }
        if identity.embedded.is_none() && open::private_pdb(container).is_some() {
            identity.embedded = Some(Embedded::Private);
        }
        if identity.hash.is_none() {
            identity.hash = identity.debug_name.as_deref().and_then(hash_of_name);
            let program = container.part(kind::DXIL);
            let bitcode = program.and_then(|part| module::program(part.data, part.start(), Some(*part)).ok());
            identity.other_hash = bitcode.map(|(_, bitcode)| digest::md5(bitcode.bytes));
        }
        identity
    }
}

/// What became of a shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShaderState {
    /// Its PDB is there.
    Found,
    /// It holds its debug information itself, and no PDB is there.
    Embedded,
    /// It asks for no PDB.
    Without,
    /// No PDB is there.
    Missing,
    /// The PDB of its name is another build's.
    Mismatched,
}

/// What became of a PDB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PdbState {
    /// A shader's.
    Used,
    /// A shader's, for which another PDB was taken.
    Spare,
    /// It has the name that a shader asks for, and is another build's.
    Mismatched,
    /// No shader asks for it.
    Orphaned,
}

/// By what a PDB was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// Hash and name.
    Both,
    /// The hash; its name is another.
    Hash,
    /// The name; one of the two has no hash.
    Name,
    /// The GUID and the age of the PDB inside the shader.
    Guid,
}

macro_rules! spelt {
    ($($type:ident { $($variant:ident $name:literal)* })*) => {$(
        impl $type {
            /// The spelling in tables and `--json`.
            pub const fn name(self) -> &'static str {
                match self { $( Self::$variant => $name, )* }
            }
        }
    )*};
}
spelt! {
    ShaderState { Found "found" Embedded "embedded" Without "without" Missing "missing" Mismatched "mismatched" }
    PdbState { Used "used" Spare "spare" Mismatched "mismatched" Orphaned "orphaned" }
    By { Both "hash and name" Hash "hash" Name "name" Guid "guid" }
}

/// A shader and its PDB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedShader {
    /// The shader's place among the files.
    pub file: usize,
    /// What became of it.
    pub state: ShaderState,
    /// Its PDB's place among the files; where it is mismatched, the one that has its name.
    pub pdb: Option<usize>,
    /// By what it was found.
    pub by: Option<By>,
}

/// A PDB and how many shaders it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedPdb {
    /// The PDB's place among the files.
    pub file: usize,
    /// What became of it.
    pub state: PdbState,
    /// The shaders that use it.
    pub shaders: usize,
}

/// Shaders and PDBs, each in the order of the files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// The shaders.
    pub shaders: Vec<PairedShader>,
    /// The PDBs.
    pub pdbs: Vec<PairedPdb>,
}

/// The shader's hash that a PDB is for: what it says, else its name.
fn hash_of(path: &str, pdb: &Identity) -> Option<Hash> {
    pdb.hash.or_else(|| hash_of_name(path))
}

/// PDBs by what they are found by; each list in the order of the files.
struct Index<'f> {
    files: &'f [(String, Identity)],
    hashes: HashMap<Hash, Vec<usize>>,
    names: HashMap<String, Vec<usize>>,
    ids: HashMap<PdbId, usize>,
}

impl<'f> Index<'f> {
    fn of(files: &'f [(String, Identity)]) -> Self {
        let mut index = Self { files, hashes: HashMap::new(), names: HashMap::new(), ids: HashMap::new() };
        for (place, (path, identity)) in files.iter().enumerate().filter(|(_, (_, identity))| identity.is_pdb) {
            if let Some(hash) = hash_of(path, identity) {
                index.hashes.entry(hash).or_default().push(place);
            }
            index.names.entry(file_name(path)).or_default().push(place);
            if let Some(id) = identity.pdb {
                index.ids.entry(id).or_insert(place);
            }
        }
        index
    }

    fn hash(&self, place: usize) -> Option<Hash> {
        self.files.get(place).and_then(|(path, pdb)| hash_of(path, pdb))
    }

    /// The PDB of a shader, and by what it was found; or the one of its name that is another build's.
    fn find(&self, shader: &Identity) -> (Option<(usize, By)>, Option<usize>) {
        let wanted = shader.debug_name.as_deref().map(file_name);
        let named: &[usize] = wanted.as_ref().and_then(|name| self.names.get(name)).map_or(&[], |places| places);
        let by_hash = [shader.hash, shader.other_hash].into_iter().flatten().find_map(|hash| self.hashes.get(&hash));
        if let Some(places) = by_hash {
            let both = places.iter().find(|place| named.contains(place));
            let found = both.map(|&place| (place, By::Both)).or(places.first().map(|&place| (place, By::Hash)));
            return (found, None);
        }
        if let Some(&place) = shader.pdb.as_ref().and_then(|id| self.ids.get(id)) {
            return (Some((place, By::Guid)), None);
        }
        // Where both know what they are, they are not each other's.
        let knows = |place: usize| match self.files.get(place) {
            Some((_, pdb)) => {
                let by_hash = self.hash(place).is_some() && (shader.hash.is_some() || shader.other_hash.is_some());
                by_hash || (shader.pdb.is_some() && pdb.pdb.is_some())
            }
            None => false,
        };
        match named.iter().find(|&&place| !knows(place)) {
            Some(&place) => (Some((place, By::Name)), None),
            None => (None, named.first().copied()),
        }
    }
}

/// Finds the PDB of each shader among the files, which have paths and identities.
pub fn pair(files: &[(String, Identity)]) -> Pairing {
    let index = Index::of(files);
    let mut pairing = Pairing::default();
    let (mut users, mut wrong) = (vec![0_usize; files.len()], vec![false; files.len()]);
    let mut hashes_used = std::collections::HashSet::new();
    for (file, (_, shader)) in files.iter().enumerate().filter(|(_, (_, identity))| !identity.is_pdb) {
        let (found, other) = index.find(shader);
        let state = match (found, other) {
            (Some(_), _) => ShaderState::Found,
            _ if shader.embedded.is_some() => ShaderState::Embedded,
            (None, Some(_)) => ShaderState::Mismatched,
            _ if shader.debug_name.is_some() => ShaderState::Missing,
            _ => ShaderState::Without,
        };
        if let Some((pdb, _)) = found {
            users.iter_mut().skip(pdb).take(1).for_each(|count| *count += 1);
            hashes_used.extend(index.hash(pdb));
        } else if let Some(pdb) = other {
            wrong.iter_mut().skip(pdb).take(1).for_each(|wrong| *wrong = true);
        }
        let pdb = found.map(|(pdb, _)| pdb).or(other.filter(|_| state == ShaderState::Mismatched));
        pairing.shaders.push(PairedShader { file, state, pdb, by: found.map(|(_, by)| by) });
    }
    let counts = users.into_iter().zip(wrong);
    for (file, ((path, pdb), (shaders, wrong))) in
        files.iter().zip(counts).enumerate().filter(|(_, file)| file.0.1.is_pdb)
    {
        let state = match (shaders, wrong) {
            (1.., _) => PdbState::Used,
            _ if hash_of(path, pdb).is_some_and(|hash| hashes_used.contains(&hash)) => PdbState::Spare,
            (_, true) => PdbState::Mismatched,
            _ => PdbState::Orphaned,
        };
        pairing.pdbs.push(PairedPdb { file, state, shaders });
    }
    pairing
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shader(name: Option<&str>, hash: Option<u8>) -> Identity {
        let debug_name = name.map(str::to_owned);
        Identity { debug_name, hash: hash.map(|byte| [byte; 16]), ..Identity::default() }
    }

    fn pdb(hash: Option<u8>) -> Identity {
        Identity { is_pdb: true, hash: hash.map(|byte| [byte; 16]), ..Identity::default() }
    }

    fn states(files: &[(&str, Identity)]) -> (Vec<&'static str>, Vec<&'static str>) {
        let files: Vec<_> = files.iter().map(|(path, identity)| ((*path).to_owned(), identity.clone())).collect();
        let pairing = pair(&files);
        let shaders = pairing.shaders.iter().map(|shader| shader.by.map_or(shader.state.name(), By::name));
        (shaders.collect(), pairing.pdbs.iter().map(|pdb| pdb.state.name()).collect())
    }

    #[test]
    fn hash_before_name_and_no_guesses() {
        let files = [
            ("a.cso", shader(Some(r"C:\out\A.pdb"), Some(1))),
            ("b.cso", shader(Some("b.pdb"), Some(2))),
            ("c.cso", shader(Some("c.pdb"), Some(3))),
            ("d.cso", shader(Some("d.pdb"), None)),
            ("e.cso", shader(None, Some(9))),
            ("f.cso", shader(Some("f.pdb"), Some(6))),
            ("pdb/a.PDB", pdb(Some(1))),
            ("pdb/other.pdb", pdb(Some(2))),
            ("pdb/c.pdb", pdb(Some(8))),
            ("pdb/d.pdb", pdb(None)),
            ("pdb/again.pdb", pdb(Some(1))),
            ("pdb/nobody.pdb", pdb(Some(7))),
        ];
        let (shaders, pdbs) = states(&files);
        assert_eq!(shaders, ["hash and name", "hash", "mismatched", "name", "without", "missing"]);
        assert_eq!(pdbs, ["used", "used", "mismatched", "used", "spare", "orphaned"]);
    }

    #[test]
    fn what_is_inside_is_not_missing() {
        let inside = Identity { embedded: Some(Embedded::Module), ..shader(Some("a.pdb"), Some(1)) };
        assert_eq!(states(&[("a.cso", inside.clone())]).0, ["embedded"]);
        assert_eq!(states(&[("a.cso", inside), ("x.pdb", pdb(Some(1)))]).0, ["hash"]);
        // fxc's PDB beside the shader that has it inside, and one of another build under its name.
        let id = |age| Some(PdbId { guid: [4; 16], age });
        let fxc = Identity { embedded: Some(Embedded::Pdb), pdb: id(1), ..shader(Some("a.pdb"), None) };
        let beside = |age| Identity { pdb: id(age), ..pdb(None) };
        assert_eq!(states(&[("a.cso", fxc.clone()), ("b.pdb", beside(1))]).0, ["guid"]);
        assert_eq!(states(&[("a.cso", fxc), ("a.pdb", beside(2))]), (vec!["embedded"], vec!["mismatched"]));
    }

    #[test]
    fn names_that_are_hashes() {
        let name = "463179891445314afef4952e38ebec48.PDB";
        assert_eq!(hash_of_name(name).map(|hash| hash[..3].to_vec()), Some(vec![0x46, 0x31, 0x79]));
        assert_eq!(hash_of_name("463179891445314afef4952e38ebec4.pdb"), None);
        assert_eq!(hash_of_name("463179891445314afef4952e38ebecxx.pdb"), None);
    }
}
