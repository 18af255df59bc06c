//! Commands that compile sources again, and how shells want them spelt.

use std::fmt::Write as _;

use super::compilation::{Compiler, SourceSet};
use super::paths::Tree;
use super::shader_pdb::ArgumentPair;

/// Whose rules of quoting hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shell {
    /// POSIX shells.
    Sh,
    /// Windows' cmd.exe.
    Cmd,
    /// PowerShell.
    PowerShell,
}

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The program, then its arguments.
    pub words: Vec<String>,
    /// What the compilation had that no argument says.
    pub lost: Vec<String>,
}

/// Options of dxc that name files it writes, other than the PDB, whose name is in the shader.
const OUTPUTS: [&[u8]; 8] = [b"Fo", b"Fc", b"Fh", b"Fe", b"Fi", b"Fre", b"Frs", b"Fsh"];

/// Bits of fxc's flag word (`D3DCOMPILE_*`) and their options; mask, value and option.
const FXC_FLAGS: &[(u32, u32, &str)] = &[
    (0x1, 0x1, "Zi"),
    (0x2, 0x2, "Vd"),
    (0x4, 0x4, "Od"),
    (0x8, 0x8, "Zpr"),
    (0x10, 0x10, "Zpc"),
    (0x20, 0x20, "Gpp"),
    (0x100, 0x100, "Op"),
    (0x200, 0x200, "Gfa"),
    (0x400, 0x400, "Gfp"),
    (0x800, 0x800, "Ges"),
    (0x1000, 0x1000, "Gec"),
    (0x2000, 0x2000, "Gis"),
    (0xc000, 0x4000, "O0"),
    (0xc000, 0x8000, "O3"),
    (0xc000, 0xc000, "O2"),
    (0x4_0000, 0x4_0000, "WX"),
    (0x8_0000, 0x8_0000, "res_may_alias"),
    (0x10_0000, 0x10_0000, "enable_unbounded_descriptor_tables"),
    (0x20_0000, 0x20_0000, "all_resources_bound"),
    (0x40_0000, 0x40_0000, "Zss"),
    (0x80_0000, 0x80_0000, "Zsb"),
];

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// dxc's arguments, with folders where they are now, and without files that are written.
pub(super) fn dxc(pairs: &[ArgumentPair], tree: &Tree) -> Vec<String> {
    let mut words = Vec::new();
    for (name, value) in pairs {
        let Some(name) = name.as_deref().filter(|name| !OUTPUTS.contains(name)) else { continue };
        words.push(format!("-{}", text(name)));
        match value {
            Some(value) if name == b"I" => words.push(tree.folder(value)),
            Some(value) => words.push(text(value)),
            None => {}
        }
    }
    words
}

/// fxc's arguments, and what it was told that no option says.
pub(super) fn fxc(set: &SourceSet<'_>, flags: Option<u32>) -> (Vec<String>, Vec<String>) {
    let mut words = Vec::new();
    for (option, value) in [("/T", &set.target), ("/E", &set.entry)] {
        words.extend(value.iter().flat_map(|value| [option.to_owned(), text(value)]));
    }
    let mut left = flags.unwrap_or(0);
    for (mask, value, option) in FXC_FLAGS {
        if flags.unwrap_or(0) & mask == *value {
            words.push(format!("/{option}"));
            left &= !mask;
        }
    }
    words.extend(set.defines.iter().flat_map(|define| ["/D".to_owned(), text(define)]));
    let lost = (left != 0).then(|| format!("the bits {left:#x} of the flag word"));
    (words, lost.into_iter().collect())
}

impl Command {
    pub(super) fn new(compiler: Compiler, arguments: Vec<String>, main: &str, lost: Vec<String>) -> Self {
        let file = main.rsplit('/').next().unwrap_or(main);
        let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
        let (output, include) = match compiler {
            // Names of included files are as `#include` wrote them.
            Compiler::Fxc => ("/Fo", &["/I", "."][..]),
            Compiler::Dxc => ("-Fo", &[][..]),
        };
        let mut words = vec![compiler.name().to_owned()];
        words.extend(arguments);
        words.extend(include.iter().map(|&word| word.to_owned()));
        words.extend([output.to_owned(), format!("{stem}.cso"), main.to_owned()]);
        Self { words, lost }
    }

    /// The command on one line, for a shell.
    pub fn line(&self, shell: Shell) -> String {
        self.words.iter().map(|word| quoted(word, shell)).collect::<Vec<_>>().join(" ")
    }
}

/// A word as a shell takes it.
///
/// ```
/// use dxbin::debuginfo::command::{Shell, quoted};
/// assert_eq!(quoted("-Zi", Shell::Sh), "-Zi");
/// assert_eq!(quoted("TEXT=\"it's\"", Shell::Sh), r#"'TEXT="it'\''s"'"#);
/// assert_eq!(quoted("TEXT=\"a b\"", Shell::Cmd), r#""TEXT=\"a b\"""#);
/// assert_eq!(quoted("TEXT=\"it's\"", Shell::PowerShell), r#"'TEXT=\"it''s\"'"#);
/// ```
pub fn quoted(word: &str, shell: Shell) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_./=+:,@".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) && !(shell == Shell::PowerShell && word.contains([',', '@'])) {
        return word.to_owned();
    }
    match shell {
        Shell::Sh if word.chars().any(char::is_control) => {
            let mut out = "$'".to_owned();
            for letter in word.chars() {
                // Writing to a string cannot fail.
                let _ = match letter {
                    '\'' | '\\' => write!(out, "\\{letter}"),
                    _ if letter.is_control() => {
                        let mut bytes = [0; 4];
                        letter.encode_utf8(&mut bytes).bytes().try_for_each(|byte| write!(out, "\\x{byte:02x}"))
                    }
                    _ => write!(out, "{letter}"),
                };
            }
            out + "'"
        }
        Shell::Sh => format!("'{}'", word.replace('\'', "'\\''")),
        Shell::Cmd => argument(word),
        // It hands words on without quoting what is in them, so that the program's own rules must be kept as well.
        Shell::PowerShell => {
            let inner = argument(word);
            let inner = inner.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(&inner);
            format!("'{}'", inner.replace('\'', "''"))
        }
    }
}

/// A word in quotes, as programs on Windows take their command line apart: a backslash counts as one unless a quote follows.
fn argument(word: &str) -> String {
    let mut out = "\"".to_owned();
    let mut slashes = 0;
    for letter in word.chars() {
        match letter {
            '\\' => slashes += 1,
            '"' => {
                out.extend(std::iter::repeat_n('\\', slashes + 1));
                slashes = 0;
            }
            _ => slashes = 0,
        }
        out.push(letter);
    }
    out.extend(std::iter::repeat_n('\\', slashes));
    out + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_backslashes_on_windows() {
        assert_eq!(quoted(r"C:\a b\", Shell::Cmd), r#""C:\a b\\""#);
        assert_eq!(quoted(r#"a\"b c"#, Shell::Cmd), r#""a\\\"b c""#);
        assert_eq!(quoted("", Shell::Cmd), r#""""#);
        assert_eq!(quoted("a,b", Shell::PowerShell), "'a,b'");
    }

    #[test]
    fn shells_see_no_more_than_a_word() {
        assert_eq!(quoted("$(rm -r x)", Shell::Sh), "'$(rm -r x)'");
        assert_eq!(quoted("a\n\u{1b}b'", Shell::Sh), r"$'a\x0a\x1bb\''");
        assert_eq!(quoted("", Shell::Sh), "''");
        assert_eq!(quoted("größe", Shell::Sh), "größe");
    }
}
