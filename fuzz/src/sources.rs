//! What a shader was compiled from is found in any file without panic, endless work or much memory, and written to no place
//! outside the folder; SRCI comes out of its model again; and a shader and a PDB are told apart whatever they are.

use std::collections::HashSet;

use dxbin::base::{Diagnostics, FourCc, Limits};
use dxbin::debuginfo::command::Shell;
use dxbin::debuginfo::compilation::SourceSet;
use dxbin::debuginfo::find::{Identity, pair};
use dxbin::debuginfo::options;
use dxbin::parts::srci::{SourceInfo, SourceInfoModel};

/// Bytes that a stream may unpack to here.
const MOST: u64 = 1 << 22;

/// The property.
pub fn check(bytes: &[u8]) {
    let limits = Limits { max_unpacked: MOST, ..Limits::default() };
    set(bytes, &limits);
    source_info(bytes, &limits);
    identities(bytes, &limits);
    let words: Vec<&[u8]> = bytes.split(|&byte| byte == 0).take(200).collect();
    let pairs = options::pairs(&words);
    assert!(pairs.len() <= words.len());
}

fn set(bytes: &[u8], limits: &Limits) {
    let mut diagnostics = Diagnostics::new();
    let Ok(set) = SourceSet::open(bytes, limits, &mut diagnostics) else { return };
    let size: usize = set.files.iter().map(|file| file.contents.len()).sum();
    // Compressed or not, files that share bytes are not without end.
    assert!(size as u64 <= MOST + 4 * bytes.len() as u64, "{size} bytes of sources in {}", bytes.len());
    assert_eq!(set.files.len(), set.paths().len());
    let mut seen = HashSet::new();
    for path in set.paths() {
        let is_inside = !path.is_empty() && path.split('/').all(|piece| !matches!(piece, "" | "." | ".."));
        assert!(is_inside && !path.contains(['\\', ':', '\0']), "{path:?} leads out of its folder");
        assert!(seen.insert(path.to_lowercase()), "{path:?} is there twice");
    }
    let command = set.command();
    for shell in [Shell::Sh, Shell::Cmd, Shell::PowerShell] {
        assert!(!command.line(shell).is_empty());
    }
}

fn source_info(bytes: &[u8], limits: &Limits) {
    let info = SourceInfo::read(bytes, 0, &mut Diagnostics::new());
    assert!(info.names().count() <= bytes.len() && info.arguments().count() <= bytes.len());
    let Ok((model, layout)) = SourceInfoModel::read(bytes, 0, limits) else { return };
    for layout in [Some(&layout), None] {
        let built = model.build(layout);
        let (again, _) = SourceInfoModel::read(&built, 0, limits).expect("what was written can be read");
        assert!(again == model, "SRCI has other values");
    }
}

fn identities(bytes: &[u8], limits: &Limits) {
    let of = |name: &str, is_pdb| Some((name.to_owned(), Identity::of(bytes, is_pdb, limits).ok()?));
    let files: Vec<_> = [of("a.cso", false), of("a.pdb", true)].into_iter().flatten().collect();
    let pairing = pair(&files);
    assert_eq!(pairing.shaders.len() + pairing.pdbs.len(), files.len());
}

/// PDBs, shaders with debug information, and the sources in them by themselves, also such as are not compressed.
pub fn seeds() -> Vec<Vec<u8>> {
    let files = crate::mutate::files(&["pdb", "pdb/below"], &["cso", "pdb"], 8_000);
    let limits = Limits::default();
    let mut parts = Vec::new();
    for file in &files {
        let mut diagnostics = Diagnostics::new();
        let Ok(shader) = dxbin::open::shader(file, &mut diagnostics) else { continue };
        let Ok(container) = shader.container(&limits, &mut diagnostics) else { continue };
        if let Some(part) = container.part(FourCc(*b"SRCI")) {
            parts.push(part.data.to_vec());
            parts.push(unpacked(part.data));
        }
    }
    [files, parts].concat()
}

/// The same SRCI with its contents as they are, so that changes reach them.
fn unpacked(part: &[u8]) -> Vec<u8> {
    let info = SourceInfo::read(part, 0, &mut Diagnostics::new());
    let contents = info.contents(&Limits::default()).unwrap_or_default();
    let mut out = part.get(..8).unwrap_or_default().to_vec();
    for section in info.sections() {
        let start = out.len();
        out.extend_from_slice(part.get(section.start..section.start + 8).unwrap_or_default());
        if section.header.kind.0 == 0 {
            let size = (contents.bytes.len() as u32).to_le_bytes();
            let head = section.data.get(..20).unwrap_or_default();
            out.extend_from_slice(&[&head[..6], &[0, 0], &size, &size, &head[16..]].concat());
            out.extend_from_slice(&contents.bytes);
        } else {
            out.extend_from_slice(section.data);
        }
        let size = (out.len() - start) as u32;
        out[start..start + 4].copy_from_slice(&size.to_le_bytes());
    }
    let size = out.len() as u32;
    out[..4].copy_from_slice(&size.to_le_bytes());
    out
}

#[test]
fn smoke() {
    let seeds = seeds();
    assert!(seeds.len() > 80, "{}", seeds.len());
    crate::smoke_with(check, &seeds, crate::mutate::spoilt);
}

/// Whatever is cut off, it is read as far as it goes, or refused.
#[test]
fn truncations() {
    let seeds = seeds();
    for seed in seeds.iter().step_by(9) {
        for end in (0..seed.len()).step_by(13) {
            check(&seed[..end]);
        }
    }
}
