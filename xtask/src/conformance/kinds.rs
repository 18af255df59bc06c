//! What a difference is about: its first line, by where it stands and what it begins with.

/// Lines of the header of a listing of dxc that begin a section, without `; `.
const SECTIONS: &[&str] = &[
    "Note: shader requires additional functionality:",
    "Input signature:",
    "Output signature:",
    "Patch Constant signature:",
    "Primitive Output signature:",
    "shader debug name:",
    "shader hash:",
    "Pipeline Runtime Information:",
    "Buffer Definitions:",
    "Resource Bindings:",
    "ViewId state:",
    "Subobjects:",
    "HLSL::",
];

/// Beginnings of lines of a module's text, and what they are.
const LINES: &[(&str, &str)] = &[
    ("target ", "target"),
    ("module asm", "module assembly"),
    ("%", "types"),
    ("$", "comdats"),
    ("@", "globals"),
    ("define ", "function headers"),
    ("declare ", "declarations"),
    ("; Function Attrs", "attributes of a function"),
    ("; <label>", "labels"),
    ("attributes #", "attribute groups"),
    ("uselistorder", "use-list orders"),
    ("  ", "instructions"),
];

/// The first line in which two listings differ: its number from 0, and both lines.
pub(crate) fn first_difference<'a>(theirs: &'a str, ours: &'a str) -> (usize, &'a str, &'a str) {
    const END: &str = "(the end)";
    let mut lines = (theirs.split('\n'), ours.split('\n'));
    for number in 0.. {
        match (lines.0.next(), lines.1.next()) {
            (Some(line), Some(other)) if line == other => {}
            (None, None) => break,
            (line, other) => return (number, line.unwrap_or(END), other.unwrap_or(END)),
        }
    }
    (0, END, END)
}

/// What the line with this number is about, in a listing of dxc.
pub(crate) fn kind(theirs: &str, number: usize) -> String {
    let mut section = "header";
    let mut in_module = false;
    for (at, line) in theirs.split('\n').enumerate() {
        in_module |= line.starts_with("target ") || line.starts_with("; ModuleID");
        if !in_module && let Some(text) = line.strip_prefix(';') {
            let text = text.trim_start();
            section = SECTIONS.iter().find(|title| text.starts_with(**title)).copied().unwrap_or(section);
        }
        if at == number {
            return if in_module { of_module(line) } else { format!("header, {}", section.trim_end_matches(':')) };
        }
    }
    "the end".into()
}

fn of_module(line: &str) -> String {
    if let Some(operation) = line.split("@dx.op.").nth(1).filter(|_| line.starts_with("  ")) {
        let name = operation.split(['.', '(']).next().unwrap_or_default();
        return format!("instructions, dx.op.{name}");
    }
    if let Some(rest) = line.strip_prefix('!') {
        let Some((name, value)) = rest.split_once(" = ") else { return "metadata".into() };
        let is_node = name.bytes().all(|byte| byte.is_ascii_digit());
        let value = value.trim_start_matches("distinct ");
        return match value.split('(').next().filter(|kind| kind.starts_with("!DI") || kind.starts_with("!Gen")) {
            Some(kind) => format!("metadata, {kind}"),
            None if is_node => "metadata, nodes".into(),
            None => "metadata, named".into(),
        };
    }
    let row = LINES.iter().find(|(start, _)| line.starts_with(start));
    row.map_or_else(|| "module, other lines".into(), |(_, name)| (*name).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTING: &str = ";\n; Input signature:\n;\n; no parameters\n; Buffer Definitions:\n;\ntarget triple = \"dxil-ms-dx\"\n\
                           %t = type {}\ndefine void @main() {\n  ret void\n  call void @dx.op.barrier(i32 80)\n}\n\
                           !a.b = !{!0}\n!0 = !{}\n!1 = distinct !DIFile(filename: \"a\")";

    #[test]
    fn lines_are_told_apart() {
        let kinds: Vec<String> = [3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 99].map(|at| kind(LISTING, at)).into();
        let expected = [
            "header, Input signature",
            "header, Buffer Definitions",
            "target",
            "types",
            "function headers",
            "instructions",
            "instructions, dx.op.barrier",
            "module, other lines",
            "metadata, named",
            "metadata, nodes",
            "metadata, !DIFile",
            "the end",
        ];
        assert_eq!(kinds, expected);
    }

    #[test]
    fn the_first_difference_is_found() {
        assert_eq!(first_difference("a\nb\nc", "a\nx\nc"), (1, "b", "x"));
        assert_eq!(first_difference("a", "a\nb"), (1, "(the end)", "b"));
    }
}
