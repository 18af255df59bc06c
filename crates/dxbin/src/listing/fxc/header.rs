//! A listing's comment header, read back into parts.
//!
//! The spellings are those that the header is printed with: a value is found by trying which one is spelt so. What the header
//! does not say (the mask of a register that has no components, say) is filled in as fxc does.

use std::ops::Range;

use dxbin_base::lex::TextError;
use dxbin_base::{Code, FourCc};
use dxbin_container::spec::kind;
use dxbin_parts::signature::{
    ComponentType, Element, Layout, MinPrecision, SignatureElement, SignatureModel, SystemValue,
};
use dxbin_tpf::spec::ProgramType;
use dxbin_tpf::token::Version;

use super::spell;

/// Parts that a header gives, in fxc's order around the program.
#[derive(Debug, Default)]
pub(crate) struct Header {
    /// Those before the program.
    pub(crate) before: Vec<(FourCc, Vec<u8>)>,
    /// Those right behind it.
    pub(crate) features: Vec<(FourCc, Vec<u8>)>,
}

/// A table of elements while it is read.
#[derive(Default)]
struct Table<'t> {
    elements: Vec<SignatureElement<'t>>,
    /// Whether the rows name streams.
    streams: bool,
    is_there: bool,
}

/// The signatures, in the order of the parts.
const TITLES: [&[u8]; 3] = [b"Input signature:", b"Output signature:", b"Patch Constant signature:"];

/// Reads the comments in `header` of a text. What cannot be read is told as a warning and left out.
///
/// `features` are those that the program itself asks for.
pub(crate) fn read(
    text: &[u8],
    header: Range<usize>,
    version: Version,
    mut features: u64,
    warnings: &mut Vec<TextError>,
) -> Header {
    let mut tables: [Table<'_>; 3] = Default::default();
    let mut current = None;
    let (mut noting, mut in_rows) = (false, false);
    for (span, line) in comments(text, header) {
        if let Some(title) = TITLES.iter().position(|title| line == *title) {
            current = Some(title);
            tables[title].is_there = true;
            continue;
        }
        if line.is_empty() {
            // The line that ends a table; the one behind a title does not.
            if in_rows {
                current = None;
            }
            in_rows = false;
            noting = false;
            continue;
        }
        if line.starts_with(b"Name  ") || line.starts_with(b"-----") {
            in_rows = true;
        } else if line.starts_with(b"Note: shader requires") {
            noting = true;
        } else if noting {
            let known = spell::FEATURES.iter().find(|row| row.1 == line).and_then(|row| row.0);
            features |= known.map_or(0, |feature| feature.0);
        } else if line.ends_with(b":") || line.starts_with(b"no ") {
            // Another section starts, or the signature has no elements.
            current = None;
        } else if let Some(table) = current.and_then(|place| Some((place, tables.get_mut(place)?))) {
            let (place, table) = table;
            match element(line, place, version) {
                Some((element, has_stream)) => {
                    table.streams |= has_stream;
                    table.elements.push(element);
                }
                None => {
                    let message = "this line is no row of a signature, and is left out";
                    warnings.push(TextError::new(Code::TextHeader, span, message));
                }
            }
        }
    }
    parts(&tables, features, version)
}

/// The comment lines: where each stands, and what stands behind its `//`.
fn comments(text: &[u8], header: Range<usize>) -> impl Iterator<Item = (Range<usize>, &[u8])> {
    let start = header.start;
    let bytes = text.get(header).unwrap_or_default();
    let lines = bytes.split_inclusive(|&byte| byte == b'\n').scan(start, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    });
    lines.filter_map(|(start, line)| {
        let end = line.trim_ascii_end();
        let inner = end.trim_ascii_start().strip_prefix(b"//")?;
        let start = start + end.len() - end.trim_ascii_start().len();
        Some((start..start + inner.len() + 2, inner.trim_ascii_start()))
    })
}

/// Takes a word behind blanks.
fn word<'t>(rest: &mut &'t [u8]) -> &'t [u8] {
    let text = rest.trim_ascii_start();
    let end = text.iter().position(|&byte| byte == b' ' || byte == b'\t').unwrap_or(text.len());
    let (word, left) = text.split_at(end);
    *rest = left;
    word
}

fn number(word: &[u8]) -> Option<u32> {
    std::str::from_utf8(word).ok()?.parse().ok()
}

/// A row of a signature, and whether it names a stream.
fn element(line: &[u8], place: usize, version: Version) -> Option<(SignatureElement<'_>, bool)> {
    let mut rest = line;
    let mut name = word(&mut rest);
    let mut record = Element::default();
    let mut has_stream = false;
    if let [b'm', digits @ .., b':'] = name.get(..3).unwrap_or_default() {
        record.stream = number(digits)?;
        name = name.get(3..)?;
        has_stream = true;
    }
    record.semantic_index = number(word(&mut rest))?;
    let is_own = rest.trim_ascii_start().starts_with(b"N/A");
    if is_own {
        word(&mut rest);
        word(&mut rest);
        record.register = u32::MAX;
        record.mask = 1;
    } else {
        record.mask = components(&mut rest)?;
        record.register = number(word(&mut rest))?;
    }
    let shown = system_value(word(&mut rest))?;
    (record.component_type, record.min_precision) = format(word(&mut rest))?;
    let is_pixel = version.program_type() == ProgramType::PIXEL;
    let by_name = spell::PIXEL_SEMANTICS.iter().find(|row| row.name.eq_ignore_ascii_case(name));
    // fxc gives a pixel shader's outputs no system value: their names say it.
    let implied = is_pixel && by_name.is_some_and(|row| row.system_value == shown);
    record.system_value = if implied { SystemValue::D3D_NAME_UNDEFINED } else { shown };
    let used = if is_own {
        u8::from(word(&mut rest) == b"YES")
    } else {
        // Blanks at the line's end may be gone.
        let mut padded = [b' '; 7];
        for (to, from) in padded.iter_mut().zip(rest) {
            *to = *from;
        }
        components(&mut &padded[..])?
    };
    let is_domain = version.program_type() == ProgramType::DOMAIN;
    let says_used = place == 0 || place == 2 && is_domain;
    record.read_write_mask = if says_used { used } else { !used & 0xf };
    Some((SignatureElement { name: name.into(), record }, has_stream))
}

/// Three blanks and four columns for components.
fn components(rest: &mut &[u8]) -> Option<u8> {
    let (columns, left) = rest.split_at_checked(7)?;
    *rest = left;
    let mask = spell::MASKS.iter().position(|mask| columns.get(3..) == Some(&mask[..]))?;
    u8::try_from(mask).ok()
}

fn system_value(word: &[u8]) -> Option<SystemValue> {
    let values = SystemValue::ROWS.iter().map(|row| SystemValue(row.0));
    let mut values = values.filter(|&value| spell::system_value(value) == word);
    values.next()
}

fn format(word: &[u8]) -> Option<(ComponentType, MinPrecision)> {
    let types = ComponentType::ROWS.iter().map(|row| ComponentType(row.0));
    let precisions = || MinPrecision::ROWS.iter().map(|row| MinPrecision(row.0));
    let mut all = types.flat_map(|ty| precisions().map(move |precision| (ty, precision)));
    all.find(|&(ty, precision)| spell::format(ty, precision) == word)
}

/// The parts, of the kinds that fxc chooses.
fn parts(tables: &[Table<'_>; 3], features: u64, version: Version) -> Header {
    let all = || tables.iter().flat_map(|table| &table.elements);
    // The whole program decides, not whether an element has another precision than the usual one.
    let precise = features & dxbin_parts::sfi0::Feature::MINIMUM_PRECISION.0 != 0
        || all().any(|element| element.record.min_precision != MinPrecision::D3D_MIN_PRECISION_DEFAULT);
    let mut header = Header::default();
    let kinds = match precise {
        true => [kind::ISG1, kind::OSG1, kind::PSG1],
        false => [kind::ISGN, kind::OSGN, kind::PCSG],
    };
    for (i, (table, &kind)) in tables.iter().zip(&kinds).enumerate() {
        // A listing has both signatures, even if they are empty.
        if !table.is_there {
            continue;
        }
        // From Shader Model 5 on geometry shaders have streams, if only one.
        let geometry = version.program_type() == ProgramType::GEOMETRY && version.major() >= 5;
        let streams = i == 1 && !precise && (geometry || table.streams);
        let form = match (precise, streams) {
            (true, _) => Layout::Bytes32,
            (false, true) => Layout::Bytes28,
            (false, false) => Layout::Bytes24,
        };
        let model = SignatureModel { form, elements: table.elements.clone() };
        header.before.push((if streams { kind::OSG5 } else { kind }, model.build(None)));
    }
    if features != 0 {
        header.features.push((kind::SFI0, features.to_le_bytes().to_vec()));
    }
    header
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_have_texts_of_their_own() {
        let texts: std::collections::BTreeSet<&[u8]> = spell::FEATURES.iter().map(|row| row.1).collect();
        assert_eq!(texts.len(), spell::FEATURES.len());
        assert!(spell::FEATURES.iter().any(|row| row.0 == Some(dxbin_parts::sfi0::Feature::ROVS)));
    }
}
