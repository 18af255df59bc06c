//! The tables of `dxbin lib`.

use std::fmt::Write as _;

use anstyle::Style;
use dxbin::dxil::spec::{HitGroupType, RaytracingPipelineFlags, StateObjectFlags};

use super::report::{ExportReport, LibReport, NodeIdReport, NodeIoReport, NodeReport, ResourceReport, ValueReport};
use crate::table::{Columns, count};

/// More rows than this of one table are only counted.
const ROWS: usize = 4096;

pub(super) fn of(report: &LibReport, file: &str) -> String {
    let bold = Style::new().bold();
    let target = report.target.as_deref().unwrap_or("a library");
    let mut text = format!("{bold}{file}{bold:#}: {target}, {}\n", count(report.exports.len() as u64, "export", "exports"));
    exports(&mut text, report);
    functions(&mut text, report);
    nodes(&mut text, report);
    resources(&mut text, report);
    subobjects(&mut text, report);
    if !report.unknown.is_empty() {
        let _ = writeln!(text, "\n  {bold}Unknown{bold:#}");
        for unknown in &report.unknown {
            let _ = writeln!(text, "    {unknown}");
        }
    }
    text
}

fn print(text: &mut String, title: &str, columns: Columns, rows: usize) {
    if columns.is_empty() {
        return;
    }
    let (bold, dim) = (Style::new().bold(), Style::new().dimmed());
    let _ = writeln!(text, "\n  {bold}{title}{bold:#}");
    for (at, line) in columns.without_empty().lines().enumerate() {
        let _ = if at == 0 { writeln!(text, "  {dim}{line}{dim:#}") } else { writeln!(text, "  {line}") };
    }
    if rows > ROWS {
        let _ = writeln!(text, "    ... and {}; `--json` has all", count((rows - ROWS) as u64, "more", "more"));
    }
}

/// `8 x 4 x 1`
fn grid(of: Option<[u32; 3]>) -> String {
    of.map_or_else(String::new, |[x, y, z]| format!("{x} x {y} x {z}"))
}

fn number(of: Option<u32>) -> String {
    of.map_or_else(String::new, |number| number.to_string())
}

/// What each export is and needs.
fn exports(text: &mut String, report: &LibReport) {
    let mut table = Columns::new(&["name", "kind", ">payload", ">attributes", "threads", "lanes", "needs", "features"]);
    for of in report.exports.iter().take(ROWS) {
        let lanes = of.lanes.map_or_else(String::new, |[least, most]| match (least, most) {
            (least, 0) => format!("{least} or more"),
            (least, most) if least == most => least.to_string(),
            (least, most) => format!("{least} to {most}"),
        });
        let mut features = of.features.clone().unwrap_or_default();
        features.extend(of.early_depth_stencil.then(|| "early depth and stencil".to_owned()));
        table.row([
            of.name.clone(),
            of.kind.clone(),
            number(of.payload),
            number(of.attributes),
            grid(of.threads),
            lanes,
            of.target.clone().unwrap_or_default(),
            features.join(", "),
        ]);
    }
    print(text, "Exports (sizes in bytes)", table, report.exports.len());
}

/// How functions are spelt, what they use and call.
fn functions(text: &mut String, report: &LibReport) {
    let mut table = Columns::new(&["function", "uses", "calls", "subobjects"]);
    let mut rows = 0;
    for of in &report.exports {
        let uses = of.resources.iter().flatten().map(|&at| report.resources.get(at).map_or_else(|| "?".to_owned(), short));
        let uses: Vec<String> = uses.collect();
        if of.signature.is_none() && uses.is_empty() && of.calls.is_empty() && of.subobjects.is_empty() {
            continue;
        }
        rows += 1;
        if rows <= ROWS {
            table.row([signature(of), uses.join(", "), of.called.join(", "), of.subobjects.join(", ")]);
        }
    }
    print(text, "Functions", table, rows);
}

fn signature(of: &ExportReport) -> String {
    of.signature.clone().unwrap_or_else(|| of.name.clone())
}

/// A resource's name, or its register.
fn short(of: &ResourceReport) -> String {
    of.name.clone().unwrap_or_else(|| registers(of))
}

/// `t0`, `t0..t3`, or `t0..` for an array with no stated size.
fn registers(of: &ResourceReport) -> String {
    let letter = of.register_class;
    match (of.register, of.count) {
        (None, _) => format!("{letter}?"),
        (Some(first), Some(1)) => format!("{letter}{first}"),
        (Some(first), Some(count)) => format!("{letter}{first}..{letter}{}", first.wrapping_add(count.wrapping_sub(1))),
        (Some(first), None) => format!("{letter}{first}.."),
    }
}

fn id(of: &NodeIdReport) -> String {
    if of.index == 0 { of.name.clone() } else { format!("{}[{}]", of.name, of.index) }
}

fn nodes(text: &mut String, report: &LibReport) {
    let mut table =
        Columns::new(&["node", "id", "launch", "entry", "grid", ">recursion", ">root arguments", "shares input of"]);
    let mut sides = Columns::new(&["node", "", "record", ">bytes", ">records", "to", "details"]);
    let (mut nodes, mut rows) = (0, 0);
    for (export, node) in report.exports.iter().filter_map(|of| Some((of, of.node.as_ref()?))) {
        nodes += 1;
        if nodes <= ROWS {
            let size = node.dispatch_grid.map(|of| grid(Some(of)));
            let most = node.max_dispatch_grid.map(|of| format!("at most {}", grid(Some(of))));
            table.row([
                export.name.clone(),
                node.id.as_ref().map_or_else(String::new, id),
                node.launch.unwrap_or("").to_lowercase(),
                if node.program_entry { "yes".to_owned() } else { String::new() },
                size.or(most).unwrap_or_default(),
                number(node.max_recursion_depth),
                number(node.local_root_arguments_table_index),
                node.share_input_of.as_ref().map_or_else(String::new, id),
            ]);
        }
        for (way, of) in sides_of(node) {
            rows += 1;
            if rows <= ROWS {
                sides.row([
                    export.name.clone(),
                    way.to_owned(),
                    of.flags.iter().filter(|flag| !matches!(flag.as_str(), "Input" | "Output")).cloned().collect::<Vec<_>>().join(", "),
                    number(of.size),
                    number(of.max_records),
                    of.id.as_ref().map_or_else(String::new, id),
                    details(of),
                ]);
            }
        }
    }
    print(text, "Nodes", table, nodes);
    print(text, "Inputs and outputs of nodes", sides, rows);
}

fn sides_of(node: &NodeReport) -> impl Iterator<Item = (&'static str, &NodeIoReport)> {
    node.inputs.iter().map(|of| ("in", of)).chain(node.outputs.iter().map(|of| ("out", of)))
}

fn details(of: &NodeIoReport) -> String {
    let mut words = Vec::new();
    words.extend(of.alignment.map(|bytes| format!("aligned to {bytes}")));
    if let Some(grid) = &of.dispatch_grid {
        words.push(format!("SV_DispatchGrid at {}: {}x{}", grid.offset, grid.components, grid.ty));
    }
    words.extend(of.array_size.map(|count| match count {
        u32::MAX => "an array without end".to_owned(),
        count => format!("an array of {count}"),
    }));
    words.extend(of.allows_sparse_nodes.then(|| "sparse".to_owned()));
    words.extend(of.max_records_shared_with.map(|output| format!("shares the records of output {output}")));
    words.join(", ")
}

fn resources(text: &mut String, report: &LibReport) {
    let mut table = Columns::new(&["register", "space", "kind", "name"]);
    let spaces = report.resources.iter().any(|of| of.space.unwrap_or(0) != 0);
    for of in report.resources.iter().take(ROWS) {
        table.row([
            registers(of),
            if spaces { number(of.space) } else { String::new() },
            of.kind.clone(),
            of.name.clone().unwrap_or_else(|| "?".to_owned()),
        ]);
    }
    print(text, "Resources", table, report.resources.len());
}

/// A number that a subobject says, by its name where it is one of an enumeration or bits.
fn meaning(kind: &str, field: &str, number: u32) -> String {
    let name = |bit: u32| match kind {
        "StateObjectConfig" => StateObjectFlags(bit).name(),
        _ => RaytracingPipelineFlags(bit).name(),
    };
    let bits = (0..32).map(|bit| 1 << bit).filter(|bit| number & bit != 0);
    match field {
        "type" => HitGroupType(number).name().map(str::to_owned),
        "flags" if number == 0 => Some("none".to_owned()),
        "flags" => bits.map(name).collect::<Option<Vec<_>>>().map(|names| names.join(" | ")),
        _ => None,
    }
    .unwrap_or_else(|| number.to_string())
}

fn subobjects(text: &mut String, report: &LibReport) {
    let mut table = Columns::new(&["subobject", "kind", "says"]);
    for of in report.subobjects.iter().take(ROWS) {
        let says = of.fields.iter().map(|field| {
            let value = match &field.value {
                ValueReport::Number(number) => meaning(of.kind, field.name, *number),
                ValueReport::Text(text) => text.clone(),
                ValueReport::Texts(texts) if texts.is_empty() => "all".to_owned(),
                ValueReport::Texts(texts) => texts.join(", "),
            };
            (field.name.replace('_', " "), value)
        });
        let says: Vec<String> = says.filter(|(_, value)| !value.is_empty()).map(|(name, value)| format!("{name} {value}")).collect();
        table.row([of.name.clone(), of.kind.to_owned(), says.join(", ")]);
    }
    print(text, "Subobjects", table, report.subobjects.len());
}
