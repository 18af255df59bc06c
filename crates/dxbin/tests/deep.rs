//! `check::deep`: no false alarm on anything fxc made, and every kind of mismatch found where one is made.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use dxbin::base::{Code, Diagnostics, FourCc, Limits};
use dxbin::check::{Checked, deep};
use dxbin::container::Builder;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus")
}

fn check(bytes: &[u8]) -> (Checked, Vec<(Code, u64, String)>) {
    let mut diagnostics = Diagnostics::new();
    let container = dxbin::open::container(bytes, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let checked = deep(&container, &Limits::default(), &mut diagnostics);
    (checked, diagnostics.as_slice().iter().map(|d| (d.code, d.span.start, d.to_string())).collect())
}

/// The codes found once the word at an offset of a part is changed, and the first place.
fn changed(file: &str, part: &str, offset: usize, change: impl Fn(u32) -> u32) -> (Vec<Code>, String) {
    let bytes = std::fs::read(folder().join(if part == "Aon9" { "level9" } else { "fxc" }).join(file)).unwrap();
    let container = dxbin::open::container(&bytes, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let mut builder = Builder::from_container(&container).unwrap();
    let kind = FourCc(part.as_bytes().try_into().unwrap());
    let index = builder.find(kind, 1).unwrap();
    let mut data = container.part(kind).unwrap().data.to_vec();
    let word = data[offset..offset + 4].first_chunk().map(|word| u32::from_le_bytes(*word)).unwrap();
    data[offset..offset + 4].copy_from_slice(&change(word).to_le_bytes());
    builder.replace(index, data);
    let (_, found) = check(&builder.build().unwrap());
    let place = found.first().map_or(String::new(), |found| found.2.split(':').next().unwrap().to_owned());
    (found.into_iter().map(|found| found.0).collect(), place)
}

#[test]
fn what_fxc_made_fits() {
    let mut sum = Checked::default();
    let mut files = 0;
    let folders = ["fxc", "level9"].map(|name| std::fs::read_dir(folder().join(name)).unwrap());
    for entry in folders.into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "cso") {
            continue;
        }
        let (checked, found) = check(&std::fs::read(&path).unwrap());
        assert_eq!(found, [], "{}", path.display());
        files += u32::from(checked.total() > 0);
        sum.exact_words += checked.exact_words;
        sum.bounded_words += checked.bounded_words;
        sum.flags += checked.flags;
        sum.signatures += checked.signatures;
        sum.bindings += checked.bindings;
        sum.level9 += checked.level9;
    }
    assert!(files > 1000, "{files}");
    // Most words are known exactly; a rule that no longer applies anywhere would show here.
    assert!(sum.exact_words > 10 * sum.bounded_words && sum.exact_words > 30_000, "{sum:?}");
    assert!(sum.flags > 10_000 && sum.signatures > 5_000 && sum.bindings > 5_000 && sum.level9 > 500, "{sum:?}");
}

#[test]
fn every_word_of_stat_is_looked_at() {
    for word in 0..37 {
        let (codes, place) = changed("ps_depth.1.cso", "STAT", 4 * word, |value| value + 1000);
        assert_eq!(codes, [Code::StatMismatch], "word {word}");
        assert_eq!(place, format!("STAT+{:#x}", 4 * word));
    }
    // Off by one is seen in all words that this program determines.
    let seen = (0..37).filter(|word| !changed("ps_depth.1.cso", "STAT", 4 * word, |value| value + 1).0.is_empty());
    assert!(seen.count() >= 33);
}

#[test]
fn features_and_flags_are_compared() {
    // Doubles, which SFI0 no longer states; then a feature that nothing uses.
    let file = "ps_double_arithmetic.1.cso";
    assert_eq!(changed(file, "SFI0", 0, |flags| flags & !1).0, [Code::GlobalFlagMismatch]);
    let (codes, place) = changed(file, "SFI0", 0, |flags| flags | 0x1000);
    assert_eq!((codes, &*place), (vec![Code::FeatureMismatch], "SFI0+0x0"));
    assert_eq!(changed(file, "SHEX", 8, |token| token & !(1 << 12)).0, [Code::GlobalFlagMismatch]);
}

#[test]
fn signatures_are_compared() {
    let file = "vs_passthrough.1.cso";
    // Elements of 24 bytes behind 8: system value at 8, register at 16, masks at 20.
    assert_eq!(changed(file, "OSGN", 8 + 16, |register| register + 9).0.first(), Some(&Code::SignatureElement));
    let (codes, place) = changed(file, "ISGN", 8 + 8, |_| 6);
    assert_eq!((codes, &*place), (vec![Code::SignatureSystemValue], "ISGN+0x10"));
    let (codes, place) = changed(file, "OSGN", 8 + 20, |masks| masks | 0x100);
    assert_eq!((codes, &*place), (vec![Code::SignatureMask], "OSGN+0x1d"));
    // An input that is interpolated becomes a whole number.
    let (codes, _) = changed("ps_interpolation.1.cso", "ISGN", 8 + 12, |_| 1);
    assert_eq!(codes, [Code::SignatureInterpolation]);
}

#[test]
fn bindings_are_compared() {
    // Bindings of 32 bytes behind 60: type at 4, return type at 8, dimension at 12, samples or stride at 16, register at 20.
    let file = "ps_sample_compare.1.cso";
    let seen = |offset: usize, value: u32| changed(file, "RDEF", 60 + offset, |_| value).0;
    assert_eq!(seen(4, 0).first(), Some(&Code::BindingMissing));
    assert!(seen(20, 90).contains(&Code::BindingMissing) && seen(20, 90).contains(&Code::BindingUndeclared));
    let all: Vec<Code> =
        (0..8).flat_map(|row| [4, 8, 12, 28].map(|at| 32 * row + at)).flat_map(|at| seen(at, 9)).collect();
    for code in [Code::BindingKind, Code::BindingReturnType, Code::BindingDimension] {
        assert!(all.contains(&code), "{code:?}");
    }
    let all: Vec<Code> = (0..4)
        .flat_map(|row| changed("cs_structured_strides.1.cso", "RDEF", 60 + 32 * row + 16, |stride| stride + 4).0)
        .collect();
    assert!(all.contains(&Code::BindingSize), "{all:?}");
    // From 5.1 on bindings have 40 bytes, the space at 32.
    let (codes, _) = changed("ps_5_1_spaces.1.cso", "RDEF", 60 + 32, |space| space + 1);
    assert_eq!(codes, [Code::BindingRange]);
}

#[test]
fn both_programs_of_level_9_are_compared() {
    let half = |low: u32| move |word: u32| word & 0xffff_0000 | low;
    let seen = |file: &str, offset: usize, change: &dyn Fn(u32) -> u32| changed(file, "Aon9", offset, change);
    // A float range at 0x24, whose buffer is not declared; then its last register, and its target.
    let file = "vs_clip_planes.1.cso";
    let (codes, place) = seen(file, 0x24, &half(9));
    assert_eq!((codes, &*place), (vec![Code::Level9Mapping], "Aon9+0x24"));
    assert_eq!(seen(file, 0x28, &half(90)).0, [Code::Level9Mapping]);
    assert_eq!(seen(file, 0x28, &|word| word + 0x10_0000).0, [Code::Level9Unfilled]);
    // An integer and a boolean constant.
    assert_eq!(seen("vs_flow.4.cso", 0x28, &|word| word + 0x1_0000).0, [Code::Level9Unfilled]);
    assert_eq!(seen("vs_flow.3.cso", 0x24, &half(7)).0, [Code::Level9Mapping]);
    // A sampler's texture, its sampler, its target.
    for (byte, code) in [(0, Code::Level9Mapping), (1, Code::Level9Mapping), (2, Code::Level9Unfilled)] {
        assert_eq!(seen("ps_samplers.1.cso", 0x24, &|word| word ^ 0x40 << (8 * byte)).0, [code], "{byte}");
    }
    // The versions, the size.
    assert_eq!(seen(file, 4, &|word| word ^ 1).0, [Code::Level9Program]);
    assert_eq!(seen(file, 4, &|word| word ^ 0x1_0000).0, [Code::Level9Program]);
    assert_eq!(seen(file, 8, &|word| word - 4).0, [Code::Level9Program]);
    assert_eq!(seen(file, 8, &|word| word + 4).0, [Code::PartBadOffset]);
    assert_eq!(seen(file, 0, &|word| word + 4).0, [Code::Aon9Size]);
}

/// Under /Od fxc counts `mov r0.x, l(-0.1)` as a float instruction: to it, it is `mov r0.x, -l(0.1)`.
#[test]
fn a_negative_literal_may_be_a_negation() {
    let words = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    let with_literal = |literal: u32, floats: u32, moves: u32| {
        let program = [0x50, 10, 0x0200_0068, 1, 0x0500_0036, 0x0010_0012, 0, 0x4001, literal, 0x0100_003e];
        let mut statistics = [0; 37];
        (statistics[0], statistics[1], statistics[7]) = (2, 1, 1);
        (statistics[4], statistics[19]) = (floats, moves);
        let mut builder = Builder::new();
        builder.push(FourCc(*b"SHEX"), words(&program));
        builder.push(FourCc(*b"STAT"), words(&statistics));
        check(&builder.build().unwrap()).1.len()
    };
    let tenth = 0.1f32.to_bits();
    assert_eq!(with_literal(tenth | 1 << 31, 1, 0), 0);
    assert_eq!(with_literal(tenth | 1 << 31, 0, 1), 0);
    assert_eq!(with_literal(tenth, 0, 1), 0);
    assert_eq!(with_literal(tenth, 1, 0), 2);
}

/// Tables without number over the same bytes are of no program, and are left alone.
#[test]
fn hostile_files_cost_little() {
    let words = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    let mut program = vec![0x50, 2 + 3 * 10_000];
    for register in 0..10_000 {
        program.extend([0x0300_005a, 0x0010_6000, register]);
    }
    let mut rdef = words(&[1 << 20, 60, 1 << 20, 60, 0xffff_0500, 0, 60, 0x3131_4452, 60, 1, 1, 40, 36, 12, 0]);
    rdef.resize(1 << 20, 3);
    let mut elements = words(&[1 << 20, 8]);
    elements.resize(1 << 20, 1);
    let mut builder = Builder::new();
    builder.push(FourCc(*b"SHEX"), words(&program));
    builder.push(FourCc(*b"RDEF"), rdef);
    builder.push(FourCc(*b"ISGN"), elements);
    let (_, found) = check(&builder.build().unwrap());
    assert_eq!(found, []);
}

/// Odd files of all kinds: whatever is found, nothing panics, and what cannot be read is said.
#[test]
fn odd_files_are_survived() {
    let mut skipped = 0;
    for folder in ["header", "tokens", "dxc"].map(|name| folder().join(name)) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "cso") {
                let (_, found) = check(&std::fs::read(&path).unwrap());
                skipped += usize::from(found.iter().any(|found| found.0 == Code::DeepSkipped));
            }
        }
    }
    assert!(skipped > 0, "{skipped}");
}
