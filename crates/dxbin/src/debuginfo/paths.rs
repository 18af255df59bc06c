//! Names under which source files can be written below a folder, on any system.
//!
//! ```
//! use dxbin::debuginfo::paths::{Tree, safe_paths};
//!
//! let names: [&[u8]; 4] = [b"C:\\src\\a.hlsl", b"../inc/b.h", b"src/A.hlsl", b"nul.h"];
//! assert_eq!(safe_paths(&names), ["src/a.hlsl", "inc/b.h", "src/A~2.hlsl", "_nul.h"]);
//!
//! // A tree keeps files where they were to each other, so that what they include is found.
//! let tree = Tree::of(&[b".\\a.hlsl", b".\\..\\inc\\b.h"]);
//! assert_eq!(tree.paths, ["cwd/a.hlsl", "inc/b.h"]);
//! assert_eq!(tree.folder(b"../inc"), "inc");
//! ```

use std::collections::{HashMap, HashSet};

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

/// How many folders there may be above the compiler's own.
const MOST_UP: usize = 8;

/// What stands for the compiler's working folder where files lie above it.
const WORKING_FOLDER: &str = "cwd";

/// Source files by where they lay: names that were relative stay so, to a folder deep enough for every `..`; drives and
/// roots are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// The files' paths, as [`safe_paths`] gives them, in the order of the names.
    pub paths: Vec<String>,
    /// Folders from the tree's root to the compiler's working folder.
    depth: usize,
}

/// A path without `.` and `..`: its pieces, and how far it leads up; `None` for one that does not depend on where one is.
fn resolve(name: &[u8]) -> (Option<usize>, Vec<String>) {
    let text = String::from_utf8_lossy(name);
    let drive = text.as_bytes().get(1) == Some(&b':');
    let is_absolute = text.starts_with(['/', '\\']) || drive;
    let (mut up, mut pieces) = (0, Vec::new());
    for piece in text.split(['/', '\\']) {
        match piece {
            "" | "." => {}
            ".." if pieces.pop().is_none() => up += 1,
            ".." => {}
            _ => pieces.push(piece.to_owned()),
        }
    }
    ((!is_absolute).then_some(up), pieces)
}

impl Tree {
    /// The tree of files with these names.
    pub fn of(names: &[&[u8]]) -> Self {
        let resolved: Vec<_> = names.iter().map(|name| resolve(name)).collect();
        let depth = resolved.iter().filter_map(|(up, _)| *up).max().unwrap_or(0).min(MOST_UP);
        let mut tree = Self { paths: Vec::new(), depth };
        let names: Vec<String> = resolved.into_iter().map(|(up, pieces)| tree.join(up, pieces)).collect();
        let names: Vec<&[u8]> = names.iter().map(|name| name.as_bytes()).collect();
        tree.paths = safe_paths(&names);
        tree
    }

    /// Files that have paths already, and lie below the compiler's working folder.
    pub(super) const fn flat(paths: Vec<String>) -> Self {
        Self { paths, depth: 0 }
    }

    fn join(&self, up: Option<usize>, pieces: Vec<String>) -> String {
        let down = up.map_or(0, |up| self.depth.saturating_sub(up));
        let above = std::iter::repeat_n(WORKING_FOLDER.to_owned(), down);
        above.chain(pieces).collect::<Vec<_>>().join("/")
    }

    /// Where in the tree a folder is that the compiler knew by this name; `.` for the tree's root.
    pub fn folder(&self, name: &[u8]) -> String {
        let (up, pieces) = resolve(name);
        let pieces: Vec<String> = self.join(up, pieces).split('/').filter_map(safe_piece).collect();
        if pieces.is_empty() { ".".to_owned() } else { pieces.join("/") }
    }
}

#[cfg(test)]
mod tests {
    use super::{Tree, safe_paths};

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
    #[test]
    fn files_stay_where_they_were_to_each_other() {
        let paths = |names: &[&str]| {
            let names: Vec<&[u8]> = names.iter().map(|name| name.as_bytes()).collect();
            Tree::of(&names).paths
        };
        assert_eq!(paths(&["./a.hlsl", "./inc/../b.h", "./inc/./c.h"]), ["a.hlsl", "b.h", "inc/c.h"]);
        assert_eq!(paths(&[".\\a.hlsl", ".\\..\\..\\b.h", ".\\..\\c.h"]), ["cwd/cwd/a.hlsl", "b.h", "cwd/c.h"]);
        assert_eq!(paths(&["C:\\x\\..\\..\\a.hlsl", "/inc/b.h"]), ["a.hlsl", "inc/b.h"]);
        // Nothing leads out, however often it tries.
        let far = "../".repeat(1000) + "a";
        assert_eq!(paths(&[&far, "b"]), ["a", "cwd/cwd/cwd/cwd/cwd/cwd/cwd/cwd/b"]);
        let tree = Tree::of(&[b"./a.hlsl", b"C:\\inc\\b.h"]);
        assert_eq!(tree.folder(b"C:\\inc\\"), "inc");
        assert_eq!(tree.folder(b"."), ".");
        assert_eq!(tree.folder(b"..\\..\\nul"), "_nul");
    }
}
