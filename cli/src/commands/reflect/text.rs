//! The tables for people.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use dxbin::parts::rdef::InputType;

use super::report::{
    BufferReport, FieldReport, LinkageReport, ReflectionReport, ResourceReport, SignatureReport,
};
use crate::commands::info::kind_of;
use crate::commands::info::{capital, short};
use crate::table::{Columns, count, thousands};

/// Rows of a table that people are shown; no shader that runs has as many.
const ROWS: usize = 2_000;

/// All tables of a shader.
pub(super) fn of(report: &ReflectionReport, file: &str) -> String {
    let mut text = String::new();
    let bold = Style::new().bold();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{bold}{file}{bold:#}");
    for (name, fact) in facts(report) {
        let _ = writeln!(text, "  {name:13} {fact}");
    }
    resources(&mut text, report);
    for buffer in &report.buffers {
        buffer_table(&mut text, buffer, &report.resources);
    }
    for signature in &report.signatures {
        signature_table(&mut text, signature);
    }
    if let Some(linkage) = &report.linkage {
        linkage_tables(&mut text, linkage);
    }
    counters(&mut text, report);
    if !report.unknown.is_empty() {
        let yellow = AnsiColor::Yellow.on_default();
        let _ = writeln!(text, "\n  {bold}Unknown{bold:#}");
        for unknown in &report.unknown {
            let _ = writeln!(text, "    {yellow}{unknown}{yellow:#}");
        }
    }
    text.push('\n');
    text
}

/// The lines at the head.
fn facts(report: &ReflectionReport) -> Vec<(&'static str, String)> {
    let mut facts = Vec::new();
    if let (Some(stage), Some(model), Some(target)) = (&report.stage, &report.model, &report.target) {
        facts.push(("shader", format!("{}, Shader Model {model} ({target})", kind_of(stage))));
    }
    facts.extend(report.compiler.clone().map(|compiler| ("compiler", compiler)));
    facts.extend(report.min_feature_level.as_ref().map(|level| ("feature level", format!("{level} or higher"))));
    let mut needs = report.features.clone();
    needs.extend(report.early_depth_stencil.then(|| "early depth and stencil tests".to_owned()));
    if !needs.is_empty() {
        facts.push(("needs", needs.join(", ")));
    }
    if let Some([x, y, z]) = report.thread_group {
        let total = u64::from(x).saturating_mul(u64::from(y)).saturating_mul(u64::from(z));
        facts.push(("thread group", format!("{x} x {y} x {z}: {}", count(total, "thread", "threads"))));
    }
    if report.per_sample == Some(true) {
        facts.push(("runs", "once per sample".to_owned()));
    }
    if let Some(of) = &report.geometry {
        let vertices = count(of.max_vertices.into(), "vertex", "vertices");
        let instances = if of.instances > 1 { format!(", {} instances", of.instances) } else { String::new() };
        facts.push(("takes", of.input.clone()));
        facts.push(("makes", format!("{}, at most {vertices}{instances}", of.output)));
    }
    if let Some(of) = &report.mesh {
        let vertices = count(of.max_vertices.into(), "vertex", "vertices");
        let primitives = count(of.max_primitives.into(), "primitive", "primitives");
        facts.push(("makes", format!("{}s, at most {vertices} and {primitives}", of.topology)));
    }
    if let Some(bytes) = report.payload_size {
        facts.push(("payload", count(bytes.into(), "byte", "bytes")));
    }
    match report.wave_size {
        Some([least, 0, _]) => facts.push(("wave", count(least.into(), "lane", "lanes"))),
        Some([least, most, 0]) => facts.push(("wave", format!("{least} to {most} lanes"))),
        Some([least, most, best]) => facts.push(("wave", format!("{least} to {most} lanes, best {best}"))),
        None => {}
    }
    if let Some(of) = &report.tessellation {
        let mut words = vec![short(&of.domain, "D3D_TESSELLATOR_DOMAIN_")];
        words.extend(of.partitioning.as_ref().map(|name| short(name, "D3D_TESSELLATOR_PARTITIONING_")));
        words.extend(of.output.as_ref().map(|name| short(name, "D3D_TESSELLATOR_OUTPUT_")));
        facts.push(("tessellates", words.join(", ")));
        let points = [(of.input_control_points, "in"), (of.output_control_points, "out")];
        let points: Vec<String> = points.iter().filter_map(|(number, way)| Some(format!("{} {way}", (*number)?))).collect();
        if !points.is_empty() {
            facts.push(("control points", points.join(", ")));
        }
    }
    if report.interface_slots != 0 {
        facts.push(("interfaces", count(report.interface_slots.into(), "slot", "slots")));
    }
    facts
}

/// A table whose rows may be dim.
struct Table {
    columns: Columns,
    dim: Vec<bool>,
    left_out: usize,
}

impl Table {
    fn new(headings: &[&str]) -> Self {
        Self { columns: Columns::new(headings), dim: Vec::new(), left_out: 0 }
    }

    fn row<const N: usize>(&mut self, dim: bool, cells: [String; N]) {
        if self.dim.len() >= ROWS {
            self.left_out += 1;
            return;
        }
        self.columns.row(cells);
        self.dim.push(dim);
    }

    fn print(self, text: &mut String, title: &str) {
        if self.dim.is_empty() {
            return;
        }
        let (bold, dim) = (Style::new().bold(), Style::new().dimmed());
        let _ = writeln!(text, "\n  {bold}{title}{bold:#}");
        for (i, line) in self.columns.without_empty().lines().enumerate() {
            let is_dim = i == 0 || self.dim.get(i - 1).is_some_and(|&dim| dim);
            let _ = if is_dim { writeln!(text, "  {dim}{line}{dim:#}") } else { writeln!(text, "  {line}") };
        }
        if self.left_out > 0 {
            let _ = writeln!(text, "    ... and {}; `--json` has all", count(self.left_out as u64, "more", "more"));
        }
    }
}

/// What people call a kind of resource.
fn kind(of: &ResourceReport) -> String {
    const NAMES: [(InputType, &str); 14] = [
        (InputType::D3D_SIT_CBUFFER, "cbuffer"),
        (InputType::D3D_SIT_TBUFFER, "tbuffer"),
        (InputType::D3D_SIT_TEXTURE, "texture"),
        (InputType::D3D_SIT_SAMPLER, "sampler"),
        (InputType::D3D_SIT_UAV_RWTYPED, "rw texture"),
        (InputType::D3D_SIT_STRUCTURED, "structured buffer"),
        (InputType::D3D_SIT_UAV_RWSTRUCTURED, "rw structured buffer"),
        (InputType::D3D_SIT_BYTEADDRESS, "raw buffer"),
        (InputType::D3D_SIT_UAV_RWBYTEADDRESS, "rw raw buffer"),
        (InputType::D3D_SIT_UAV_APPEND_STRUCTURED, "append buffer"),
        (InputType::D3D_SIT_UAV_CONSUME_STRUCTURED, "consume buffer"),
        (InputType::D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER, "rw structured buffer, counter"),
        (InputType::D3D_SIT_RTACCELERATIONSTRUCTURE, "acceleration structure"),
        (InputType::D3D_SIT_UAV_FEEDBACKTEXTURE, "feedback texture"),
    ];
    let name = NAMES.iter().find(|row| row.0 == of.kind).map_or_else(|| of.ty.clone(), |row| row.1.to_owned());
    match of.dimension.as_deref() {
        _ if of.comparison => format!("comparison {name}"),
        Some("D3D_SRV_DIMENSION_BUFFER") if of.return_type.is_some() => name.replace("texture", "buffer"),
        _ => name,
    }
}

impl ResourceReport {
    /// `t0`, `t0..t3`, or `t0..` for an array with no stated size.
    fn registers(&self) -> String {
        let (letter, first) = (self.register_class, self.register);
        match self.count {
            Some(1) => format!("{letter}{first}"),
            Some(number) => format!("{letter}{first}..{letter}{}", first.wrapping_add(number.wrapping_sub(1))),
            None => format!("{letter}{first}.."),
        }
    }

    /// `float4`.
    fn format(&self) -> String {
        let Some(returns) = &self.return_type else { return String::new() };
        let name = short(returns, "D3D_RETURN_TYPE_");
        match self.components {
            None | Some(1) => name,
            Some(number) => format!("{name}{number}"),
        }
    }

    /// `2d array`.
    fn shape(&self) -> String {
        let Some(dimension) = self.dimension.as_ref().filter(|_| self.return_type.is_some()) else {
            return String::new();
        };
        let name = short(dimension, "D3D_SRV_DIMENSION_").replace("texture", "");
        let name = name.replace("array", " array").replace("ms", " ms");
        match self.samples {
            Some(samples) => name.replace(" ms", &format!(" ms{samples}")),
            None => name,
        }
    }

    fn details(&self, buffer: Option<&BufferReport>) -> String {
        let mut words = Vec::new();
        if self.register_class == 'b' || self.kind == InputType::D3D_SIT_TBUFFER {
            words.extend(buffer.map(|buffer| count(buffer.size.into(), "byte", "bytes")));
            if buffer.is_none() {
                words.extend(self.rows.map(|rows| format!("at least {}", count(u64::from(rows) * 16, "byte", "bytes"))));
                let ranges: Vec<String> = (self.rows_read.iter().take(8))
                    .map(|[first, last]| if first == last { first.to_string() } else { format!("{first} to {last}") })
                    .collect();
                if !ranges.is_empty() {
                    words.push(format!("reads rows {}", ranges.join(", ")));
                }
            }
            words.extend(self.computed_rows.then(|| "indexed".to_owned()));
        }
        words.extend(self.stride.map(|stride| format!("stride {stride}")));
        words.extend(self.globally_coherent.then(|| "globally coherent".to_owned()));
        words.extend(self.rasterizer_ordered.then(|| "rasterizer ordered".to_owned()));
        words.extend((self.declared == Some(false)).then(|| "unused".to_owned()));
        words.join(", ")
    }
}

/// The buffer that a resource has its layout in.
fn buffer_of<'r>(resource: &ResourceReport, buffers: &'r [BufferReport]) -> Option<&'r BufferReport> {
    buffers.iter().find(|buffer| resource.name.as_ref() == Some(&buffer.name))
}

fn resources(text: &mut String, report: &ReflectionReport) {
    let spaces = report.resources.iter().any(|of| of.space != 0);
    let mut table = Table::new(&["register", "space", "type", "format", "dimension", "name", "details"]);
    for of in &report.resources {
        table.row(
            of.declared == Some(false),
            [
                of.registers(),
                if spaces { of.space.to_string() } else { String::new() },
                kind(of),
                of.format(),
                of.shape(),
                of.name.clone().unwrap_or_else(|| "?".to_owned()),
                of.details(buffer_of(of, &report.buffers)),
            ],
        );
    }
    table.print(text, "Resources");
}

fn buffer_table(text: &mut String, buffer: &BufferReport, resources: &[ResourceReport]) {
    // Of one that was stripped of all, the resources' table has what is known.
    if buffer.name.is_empty() && buffer.fields.is_empty() {
        return;
    }
    let is_constants = matches!(&*buffer.ty, "D3D_CT_CBUFFER" | "D3D_CT_TBUFFER");
    let is_slots = buffer.ty == "D3D_CT_INTERFACE_POINTERS";
    let what = match &*buffer.ty {
        "D3D_CT_CBUFFER" => "cbuffer",
        "D3D_CT_TBUFFER" => "tbuffer",
        "D3D_CT_INTERFACE_POINTERS" => "interface pointers",
        "D3D_CT_RESOURCE_BIND_INFO" => "element of",
        other => other,
    };
    let place = resources.iter().find(|of| of.name.as_ref() == Some(&buffer.name)).map(ResourceReport::registers);
    let place = place.map_or_else(String::new, |place| format!(" ({place})"));
    let size = if is_slots { String::new() } else { format!(", {}", count(buffer.size.into(), "byte", "bytes")) };
    let title = format!("{what} {}{place}{size}", buffer.name);
    let headings = match is_slots {
        true => [">slot", "", ">slots", "type", "name", "default"],
        false => [">offset", "packing", ">bytes", "type", "name", "default"],
    };
    let mut table = Table::new(&headings);
    let mut end = 0;
    for field in &buffer.fields {
        if is_constants {
            gap(&mut table, end, field.offset);
        }
        end = field.offset.saturating_add(field.size.unwrap_or(0)).max(end);
        rows(&mut table, field, is_constants, 0, field.used == Some(false));
    }
    // Up to three components behind the last are no gap: sizes are whole registers.
    if is_constants && buffer.size > end.next_multiple_of(16) {
        gap(&mut table, end, buffer.size);
    }
    table.print(text, &title);
}

fn gap(table: &mut Table, end: u32, next: u32) {
    if next > end {
        let bytes = next - end;
        let what = format!("({} of padding)", count(bytes.into(), "byte", "bytes"));
        table.row(true, [end.to_string(), String::new(), thousands(bytes.into()), String::new(), what, String::new()]);
    }
}

/// A field and its members.
fn rows(table: &mut Table, field: &FieldReport, packs: bool, depth: usize, dim: bool) {
    let elements = match (field.dimensions.as_slice(), field.bits) {
        (_, Some([_, count])) => format!(" : {count}"),
        ([], _) if field.elements == 0 => String::new(),
        ([], _) => format!("[{}]", field.elements),
        (dimensions, _) => dimensions.iter().map(|count| format!("[{count}]")).collect(),
    };
    let bases = if field.bases.is_empty() { String::new() } else { format!(" : {}", field.bases.join(", ")) };
    // The register and the component that `packoffset` would name.
    let component = ['x', 'y', 'z', 'w'].get((field.offset % 16 / 4) as usize).copied().unwrap_or('x');
    let packing = if packs { format!("c{}.{component}", field.offset / 16) } else { String::new() };
    let range = |range: Option<[u32; 2]>, letter: char| {
        range.map(|[first, count]| match count {
            1 => format!("{letter}{first}"),
            _ => format!("{letter}{first}..{letter}{}", first.wrapping_add(count.wrapping_sub(1))),
        })
    };
    let objects = [range(field.textures, 't'), range(field.samplers, 's')].into_iter().flatten();
    let default = (!field.shown_default.is_empty()).then(|| field.shown_default.clone());
    let shown: Vec<String> = default.into_iter().chain(objects).collect();
    table.row(
        dim,
        [
            field.offset.to_string(),
            packing,
            field.size.map_or_else(|| "?".to_owned(), |size| thousands(size.into())),
            format!("{}{bases}", field.ty),
            format!("{:width$}{}{elements}", "", field.name, width = 2 * depth),
            shown.join(", "),
        ],
    );
    for member in &field.members {
        rows(table, member, packs, depth + 1, dim);
    }
}

fn signature_table(text: &mut String, signature: &SignatureReport) {
    let streams = signature.elements.iter().any(|element| element.stream != 0);
    let mut table =
        Table::new(&["semantic", "register", "mask", "used", "type", "system value", "stream"]);
    for element in &signature.elements {
        let mut ty = short(&element.component_type, "D3D_REGISTER_COMPONENT_");
        if element.min_precision != "D3D_MIN_PRECISION_DEFAULT" {
            let _ = write!(ty, " (min {})", short(&element.min_precision, "D3D_MIN_PRECISION_"));
        }
        let system = short(&element.system_value, "D3D_NAME_");
        table.row(
            element.used.is_empty(),
            [
                format!("{}{}", element.name, element.index),
                element.register.map_or_else(|| "-".into(), |register| register.to_string()),
                element.mask.clone(),
                if element.used.is_empty() { "-".to_owned() } else { element.used.clone() },
                ty,
                if system == "undefined" { String::new() } else { system },
                if streams { element.stream.to_string() } else { String::new() },
            ],
        );
    }
    let part = signature.part.as_deref().unwrap_or("from the module's metadata");
    table.print(text, &format!("{} ({part})", capital(signature.title)));
}

fn linkage_tables(text: &mut String, linkage: &LinkageReport) {
    let mut table = Table::new(&["slot", "can be bound to"]);
    for slot in &linkage.slots {
        let first = slot.first;
        let place = match slot.count {
            1 => first.to_string(),
            number => format!("{first}..{}", first.wrapping_add(number.wrapping_sub(1))),
        };
        table.row(false, [place, slot.classes.join(", ")]);
    }
    table.print(text, "Interface slots");
    let mut table = Table::new(&["instance", "class", ">count", "data", "texture", "sampler"]);
    for of in &linkage.instances {
        table.row(
            false,
            [
                of.name.clone(),
                of.class.clone(),
                of.count.to_string(),
                of.buffer.map_or_else(String::new, |[buffer, row]| format!("cb{buffer}[{row}]")),
                of.texture.map_or_else(String::new, |number| format!("t{number}")),
                of.sampler.map_or_else(String::new, |number| format!("s{number}")),
            ],
        );
    }
    table.print(text, "Class instances");
}

/// The counters that are not zero.
fn counters(text: &mut String, report: &ReflectionReport) {
    let mut table = Table::new(&["counter", ">number"]);
    for of in report.counters.iter().filter(|of| of.most != 0) {
        let number = match of.least == of.most {
            true => thousands(of.least.into()),
            false => format!("{} to {}", thousands(of.least.into()), thousands(of.most.into())),
        };
        table.row(false, [words(of.name), number]);
    }
    let title = if report.counted_by_compiler { "Statistics (STAT)" } else { "Statistics (counted in the program)" };
    table.print(text, title);
}

/// A field's name as words: `TextureLoadInstructions` as `texture load instructions`.
fn words(name: &str) -> String {
    let name = name.strip_prefix('c').filter(|rest| rest.starts_with(char::is_uppercase)).unwrap_or(name);
    let mut text = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.extend(letter.to_lowercase());
    }
    let text = text.strip_suffix(" count").unwrap_or(&text);
    let one = ["instruction", "register", "array"].iter().any(|noun| text.ends_with(noun));
    format!("{text}{}", if one { "s" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_counters_are_words() {
        assert_eq!(words("TextureLoadInstructions"), "texture load instructions");
        assert_eq!(words("cBarrierInstructions"), "barrier instructions");
        assert_eq!(words("MovcInstructionCount"), "movc instructions");
        assert_eq!(words("TempRegisterCount"), "temp registers");
    }
}
