//! Root signatures: what fxc and dxc make of HLSL is what the tables say, and comes out of the model again.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, FourCc, Limits};
use dxbin::parts::rts0::{
    AddressMode, BorderColor, Comparison, ContentModel, DescriptorFlags, Filter, ParameterModel, ParameterType,
    RangeFlags, RangeType, RootFlags, RootSignatureModel, SamplerFlags, StaticSampler, Version, Visibility,
};
use dxbin::rebuild::{Outcome, Profile, rebuild};

const RTS0: FourCc = FourCc(*b"RTS0");

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|of| of == extension));
    files.sort();
    files
}

fn part(file: &Path) -> Option<Vec<u8>> {
    let bytes = std::fs::read(file).unwrap();
    let container = dxbin::open::container(&bytes, &Limits::default(), &mut Diagnostics::new()).unwrap();
    container.part(RTS0).map(|part| part.data.to_vec())
}

fn model(file: &Path) -> RootSignatureModel {
    RootSignatureModel::read(&part(file).unwrap(), 0).unwrap().0
}

#[test]
fn both_profiles_give_the_bytes_of_every_compiler() {
    let mut whole = 0;
    for file in ["rootsig", "fxc", "dxc"].into_iter().flat_map(|folder| files(folder, "cso")) {
        let Some(rts0) = part(&file) else { continue };
        let bytes = std::fs::read(&file).unwrap();
        let limits = Limits::default();
        let container = dxbin::open::container(&bytes, &limits, &mut Diagnostics::new()).unwrap();
        let mut defects = Diagnostics::new();
        dxbin::check::deep(&container, &limits, &mut defects);
        assert!(defects.is_empty(), "{}: {:?}", file.display(), defects.as_slice());
        for profile in [Profile::Kept, Profile::Fxc] {
            let rebuilt = rebuild(&container, profile, &limits).unwrap();
            let (_, _, outcome) = rebuilt.parts.iter().find(|(kind, ..)| *kind == RTS0).unwrap();
            assert_eq!(*outcome, Outcome::Model, "{}", file.display());
            let again = dxbin::open::container(&rebuilt.bytes, &limits, &mut Diagnostics::new()).unwrap();
            assert!(again.part(RTS0).unwrap().data == rts0, "{}: {profile:?}", file.display());
            // A profile signs what LLVM does not, and moves other parts of dxc's to where fxc would put them.
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            let is_bare = container.parts().len() == 1 && !name.starts_with("llvm");
            if is_bare || profile == Profile::Kept || name.starts_with("fxc_") {
                assert!(rebuilt.bytes == bytes, "{}: {profile:?}", file.display());
                whole += 1;
            }
        }
    }
    assert!(whole > 100, "{whole}");
}

/// `Name(argument, ...)` of the text, and of arguments in parentheses again.
fn calls(text: &str) -> Vec<(String, Vec<String>)> {
    let split = |text: &str| {
        let (mut depth, mut items) = (0, vec![String::new()]);
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            match letter {
                ',' if depth == 0 => items.push(String::new()),
                letter => items.last_mut().unwrap().push(letter),
            }
            depth += i32::from(letter == '(') - i32::from(letter == ')');
        }
        items.retain(|item| !item.is_empty());
        items
    };
    let call = |item: String| {
        let (name, rest) = item.split_once('(').unwrap();
        (name.to_owned(), split(rest.strip_suffix(')').unwrap()))
    };
    split(text).into_iter().map(call).collect()
}

/// The root signature in a source: the strings of its macro.
fn source(file: &Path) -> Vec<(String, Vec<String>)> {
    let text = std::fs::read_to_string(file).unwrap();
    let (_, rest) = text.split_once("#define RS").unwrap();
    let (text, _) = rest.split_once("[RootSignature").unwrap();
    calls(&text.split('"').skip(1).step_by(2).collect::<String>())
}

/// A value by its name in HLSL, or bits by theirs.
fn named(text: &str, rows: &[(u32, &str, &str)]) -> u32 {
    let one = |name: &str| match name.parse() {
        Ok(number) => number,
        Err(_) => rows.iter().find(|row| row.2 == name).unwrap_or_else(|| panic!("{name}")).0,
    };
    text.split('|').map(one).fold(0, |all, bit| all | bit)
}

/// A number, or a name that stands for all ones.
fn number(text: &str) -> u32 {
    match text {
        "unbounded" | "DESCRIPTOR_RANGE_OFFSET_APPEND" => u32::MAX,
        text => text.parse().unwrap(),
    }
}

fn float(text: &str) -> u32 {
    text.parse::<f32>().unwrap().to_bits()
}

/// Checks every argument that an element gives; what a `field` is, by its name in HLSL.
fn arguments(arguments: &[String], field: impl Fn(&str, &str) -> Option<(u32, u32)>) -> usize {
    for argument in arguments {
        let (name, value) = argument.split_once('=').unwrap_or(("register", &argument[1..]));
        let (expected, found) = field(name, value).unwrap_or_else(|| panic!("{argument}"));
        assert_eq!(expected, found, "{argument}");
    }
    arguments.len()
}

fn sampler(given: &[String], of: &StaticSampler) -> usize {
    arguments(given, |name, value| {
        Some(match name {
            "register" => (number(value), of.register),
            "space" => (number(value), of.space),
            "filter" => (named(value, Filter::ROWS), of.filter.0),
            "addressU" => (named(value, AddressMode::ROWS), of.address_u.0),
            "addressV" => (named(value, AddressMode::ROWS), of.address_v.0),
            "addressW" => (named(value, AddressMode::ROWS), of.address_w.0),
            "comparisonFunc" => (named(value, Comparison::ROWS), of.comparison.0),
            "borderColor" => (named(value, BorderColor::ROWS), of.border_color.0),
            "visibility" => (named(value, Visibility::ROWS), of.visibility.0),
            "maxAnisotropy" => (number(value), of.max_anisotropy),
            "mipLODBias" => (float(value), of.mip_lod_bias.0),
            "minLOD" => (float(value), of.min_lod.0),
            "maxLOD" => (float(value), of.max_lod.0),
            _ => return None,
        })
    })
}

fn parameter(name: &str, given: &[String], of: &ParameterModel) -> usize {
    assert_eq!(of.content.ty().short(), Some(name));
    let (inner, outer): (Vec<String>, Vec<String>) = given.iter().cloned().partition(|text| text.contains('('));
    let mut checked = arguments(&outer, |name, value| {
        Some(match (name, &of.content) {
            ("visibility", _) => (named(value, Visibility::ROWS), of.visibility.0),
            ("register", ContentModel::Constants(of)) => (number(value), of.register),
            ("space", ContentModel::Constants(of)) => (number(value), of.space),
            ("num32BitConstants", ContentModel::Constants(of)) => (number(value), of.count),
            (_, ContentModel::Cbv(of) | ContentModel::Srv(of) | ContentModel::Uav(of)) => match name {
                "register" => (number(value), of.register),
                "space" => (number(value), of.space),
                "flags" => (named(value, DescriptorFlags::ROWS), of.flags.0),
                _ => return None,
            },
            _ => return None,
        })
    });
    if let ContentModel::Table(ranges) = &of.content {
        let inner = calls(&inner.join(","));
        assert_eq!(inner.len(), ranges.len());
        for ((name, given), of) in inner.iter().zip(ranges) {
            assert_eq!(of.ty.short(), Some(&**name));
            checked += arguments(given, |name, value| {
                Some(match name {
                    "register" => (number(value), of.register),
                    "space" => (number(value), of.space),
                    "numDescriptors" => (number(value), of.count),
                    "offset" => (number(value), of.offset),
                    "flags" => (named(value, RangeFlags::ROWS), of.flags.0),
                    _ => return None,
                })
            });
        }
    }
    checked
}

/// The names in the tables are those that Microsoft's compilers take, with the same values, in the same fields.
#[test]
fn compilers_mean_what_the_tables_say() {
    let mut checked = 0;
    let containers = files("rootsig", "cso");
    for file in files("rootsig", "hlsl") {
        let stem = format!("{}.", file.file_stem().unwrap().to_string_lossy());
        let source = source(&file);
        for container in containers.iter().filter(|path| path.file_name().unwrap().to_string_lossy().starts_with(&stem))
        {
            let model = model(container);
            let (mut parameters, mut samplers) = (model.parameters.iter(), model.samplers.iter());
            let mut flags = 0;
            for (name, given) in &source {
                checked += match &**name {
                    "RootFlags" => {
                        flags |= named(&given[0], RootFlags::ROWS);
                        1
                    }
                    "StaticSampler" => sampler(given, samplers.next().unwrap()),
                    name => parameter(name, given, parameters.next().unwrap()),
                };
            }
            assert_eq!((model.flags.0, parameters.next(), samplers.next()), (flags, None, None));
        }
    }
    assert!(checked > 1_000, "{checked}");
}

/// What of a table the corpus has, and the names of rows that it has not.
fn missing(rows: &[(u32, &'static str, &'static str)], bits: bool, seen: &BTreeSet<u32>) -> Vec<&'static str> {
    let has = |value: u32| seen.iter().any(|&of| of == value || bits && of & value != 0);
    rows.iter().filter(|row| !has(row.0)).map(|row| row.1).collect()
}

/// The rows of the tables that no compiler's output has. Each stands on d3d12.h alone.
#[test]
fn rows_without_a_witness_are_named() {
    let mut seen: [BTreeSet<u32>; 12] = Default::default();
    for file in files("rootsig", "cso") {
        let model = model(&file);
        seen[0].insert(model.version.0);
        seen[1].insert(model.flags.0);
        for parameter in &model.parameters {
            seen[2].insert(parameter.content.ty().0);
            seen[3].insert(parameter.visibility.0);
            match &parameter.content {
                ContentModel::Table(ranges) => {
                    seen[4].extend(ranges.iter().map(|range| range.ty.0));
                    seen[5].extend(ranges.iter().map(|range| range.flags.0));
                }
                ContentModel::Constants(_) => {}
                ContentModel::Cbv(of) | ContentModel::Srv(of) | ContentModel::Uav(of) => {
                    seen[6].insert(of.flags.0);
                }
            }
        }
        for sampler in &model.samplers {
            seen[3].insert(sampler.visibility.0);
            seen[7].insert(sampler.filter.0);
            seen[8].extend([sampler.address_u.0, sampler.address_v.0, sampler.address_w.0]);
            seen[9].insert(sampler.comparison.0);
            seen[10].insert(sampler.border_color.0);
            seen[11].insert(sampler.flags.0);
        }
    }
    let tables = [
        (Version::ROWS, false),
        (RootFlags::ROWS, true),
        (ParameterType::ROWS, false),
        (Visibility::ROWS, false),
        (RangeType::ROWS, false),
        (RangeFlags::ROWS, true),
        (DescriptorFlags::ROWS, true),
        (Filter::ROWS, false),
        (AddressMode::ROWS, false),
        (Comparison::ROWS, false),
        (BorderColor::ROWS, false),
        (SamplerFlags::ROWS, true),
    ];
    let found: Vec<&str> =
        tables.iter().zip(&seen).flat_map(|((rows, bits), seen)| missing(rows, *bits, seen)).collect();
    let expected = [
        "D3D12_FILTER_MIN_MAG_ANISOTROPIC_MIP_POINT",
        "D3D12_FILTER_COMPARISON_MIN_MAG_ANISOTROPIC_MIP_POINT",
        "D3D12_FILTER_MINIMUM_MIN_MAG_ANISOTROPIC_MIP_POINT",
        "D3D12_FILTER_MAXIMUM_MIN_MAG_ANISOTROPIC_MIP_POINT",
        "D3D12_COMPARISON_FUNC_NONE",
    ];
    assert_eq!(found, expected);
}
