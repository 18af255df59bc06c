//! The debug information of every container of the corpus: read, written again, and read by another reader too.

#![allow(clippy::unwrap_used)]

use std::io::Cursor;
use std::path::{Path, PathBuf};

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics};
use dxbin_pdb::dbi::Dbi;
use dxbin_pdb::info::Info;
use dxbin_pdb::model::MsfModel;
use dxbin_pdb::msf::Msf;
use dxbin_pdb::spec::MAGIC;
use dxbin_pdb::spec::codeview::{FIRST_INDEX, HlslKind, LeafKind, SymbolKind};
use dxbin_pdb::symbols::{Annotations, Location, Records, inline_site};
use dxbin_pdb::types::{Type, Types};
use dxbin_pdb::{lines, sources};
use pdb2::FallibleIterator;

/// The bytes of the SPDB part of each container below tests/corpus that has one.
fn corpus() -> Vec<(PathBuf, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let mut files = Vec::new();
    for folder in ["debug", "strip"] {
        for entry in std::fs::read_dir(root.join(folder)).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "cso") {
                let bytes = std::fs::read(&path).unwrap();
                // Some containers of strip/ have made-up parts.
                files.extend(spdb(&bytes).filter(|part| part.starts_with(&MAGIC)).map(|part| (path, part)));
            }
        }
    }
    files.sort();
    assert!(files.len() > 20, "the corpus is missing");
    files
}

/// A container's SPDB, found by hand: this crate knows no containers.
fn spdb(file: &[u8]) -> Option<Vec<u8>> {
    let word = |at: usize| Some(u32::from_le_bytes(*file.get(at..)?.first_chunk()?) as usize);
    (0..word(28)?).filter_map(|i| word(32 + 4 * i)).find_map(|at| {
        (file.get(at..at + 4)? == b"SPDB").then(|| file.get(at + 8..at + 8 + word(at + 4).unwrap()).unwrap().to_vec())
    })
}

#[test]
fn written_again_to_the_byte() {
    for (path, bytes) in corpus() {
        let mut diagnostics = Diagnostics::new();
        let msf = Msf::read(&bytes, 0, &mut diagnostics).unwrap();
        assert!(diagnostics.is_empty(), "{}: {diagnostics:?}", path.display());
        let (model, layout) = MsfModel::read(&msf).unwrap();
        assert!(model.build(Some(&layout)).unwrap() == bytes, "{}", path.display());
        // Tidied, it is another file with the same streams, which the other reader takes too.
        let tidy = model.build(None).unwrap();
        let again = Msf::read(&tidy, 0, &mut diagnostics).unwrap();
        assert!(diagnostics.is_empty(), "{}: {diagnostics:?}", path.display());
        assert_eq!(MsfModel::read(&again).unwrap().0, model, "{}", path.display());
        same_streams(&again, &tidy);
        assert!(tidy.len() <= bytes.len(), "{}", path.display());
    }
}

#[test]
fn a_changed_stream_is_written_where_it_was() {
    for (_, bytes) in corpus() {
        let msf = Msf::read(&bytes, 0, &mut Diagnostics::new()).unwrap();
        let (mut model, layout) = MsfModel::read(&msf).unwrap();
        let mut info = model.streams[1].clone().unwrap().into_owned();
        info[8] ^= 0xff;
        model.streams[1] = Some(info.into());
        let changed = model.build(Some(&layout)).unwrap();
        let at = usize::try_from(msf.stream(1).unwrap().place(8)).unwrap();
        let differs: Vec<usize> = (0..bytes.len()).filter(|&i| bytes[i] != changed[i]).collect();
        assert_eq!(differs, [at]);
        // One that grows gets a file of its own.
        model.streams[1] = Some(vec![1; 100_000].into());
        let grown = model.build(Some(&layout)).unwrap();
        let again = Msf::read(&grown, 0, &mut Diagnostics::new()).unwrap();
        assert_eq!(again.stream(1).unwrap().bytes(), [1; 100_000]);
    }
}

fn same_streams(msf: &Msf<'_>, bytes: &[u8]) {
    let mut other = pdb2::PDB::open(Cursor::new(bytes)).unwrap();
    for number in 0..msf.stream_count() {
        // The other reader has no word for an empty stream.
        let theirs = other.raw_stream(pdb2::StreamIndex(number as u16)).ok().flatten();
        let ours = msf.stream(number).map(|stream| stream.into_bytes().into_owned()).unwrap_or_default();
        assert_eq!(theirs.map(|stream| stream.as_slice().to_vec()).unwrap_or_default(), ours, "stream {number}");
    }
}

#[test]
fn another_reader_sees_the_same() {
    for (path, bytes) in corpus() {
        let msf = Msf::read(&bytes, 0, &mut Diagnostics::new()).unwrap();
        same_streams(&msf, &bytes);
        let mut other = pdb2::PDB::open(Cursor::new(&bytes[..])).unwrap();
        let info = Info::read(&msf).unwrap();
        let theirs = other.pdb_information().unwrap();
        assert_eq!(info.guid(), theirs.guid.to_string().to_uppercase());
        assert_eq!((info.header.age, info.header.signature), (theirs.age, theirs.signature));
        let mut named: Vec<(Vec<u8>, u32)> = theirs
            .stream_names()
            .unwrap()
            .iter()
            .map(|name| (name.name.as_bytes().to_vec(), u32::from(name.stream_id.0)))
            .collect();
        named.sort();
        let mut ours = info.streams.clone();
        ours.sort();
        assert_eq!(ours, named, "{}", path.display());

        let dbi = Dbi::read(&msf).unwrap();
        let debug = other.debug_information().unwrap();
        let modules: Vec<_> = debug.modules().unwrap().collect().unwrap();
        assert_eq!(dbi.modules.len(), modules.len());
        for (ours, theirs) in dbi.modules.iter().zip(&modules) {
            assert_eq!(ours.name, theirs.module_name().as_bytes());
            let Some(stream) = ours.open(&msf).unwrap() else { continue };
            let symbols: Vec<_> = Records::new(&stream.stream, stream.symbols.clone())
                .map(|record| (record.at as u32, record.kind, record.data.len()))
                .collect();
            let module = other.module_info(theirs).unwrap().unwrap();
            let theirs: Vec<_> = module
                .symbols()
                .unwrap()
                .map(|symbol| Ok((symbol.index().0, symbol.raw_kind(), symbol.raw_bytes().len() - 2)))
                .collect()
                .unwrap();
            assert_eq!(symbols, theirs, "{}", path.display());
        }
        let types = Types::open(msf.stream(2).unwrap()).unwrap();
        assert_eq!(types.len(), other.type_information().unwrap().len());
        let items = Types::open(msf.stream(4).unwrap()).unwrap();
        assert_eq!(items.len(), other.id_information().unwrap().len());
    }
}

/// Every record of fxc's is one that the tables know, and is long enough for what it is.
#[test]
fn nothing_is_unknown() {
    let (mut symbol_kinds, mut leaf_kinds) = (Vec::new(), Vec::new());
    for (path, bytes) in corpus() {
        let msf = Msf::read(&bytes, 0, &mut Diagnostics::new()).unwrap();
        let types = Types::open(msf.stream(2).unwrap()).unwrap();
        for index in FIRST_INDEX..FIRST_INDEX + types.len() as u32 {
            let kind = LeafKind(types.record(index).unwrap().kind);
            assert!(kind.name().is_some(), "{}: {kind:?}", path.display());
            leaf_kinds.push(kind);
            match types.get(index).unwrap_or_else(|| panic!("{}: type {index:#x}", path.display())) {
                Type::Structure(_, fixed, sized) => {
                    let fields: Vec<_> = types.fields(fixed.fields).collect();
                    assert_eq!(fields.len(), usize::from(fixed.count), "{}", path.display());
                    assert!(fields.iter().all(|field| field.offset <= sized.size && types.get(field.ty).is_some()));
                }
                Type::Hlsl(hlsl, _) => assert!(HlslKind::short(hlsl.kind).is_some(), "{hlsl:?}"),
                _ => {}
            }
        }
        for module in Dbi::read(&msf).unwrap().modules {
            let Some(module) = module.open(&msf).unwrap() else { continue };
            let mut records = Records::new(&module.stream, module.symbols.clone());
            for record in records.by_ref() {
                assert!(record.symbol().name().is_some(), "{}: {:?}", path.display(), record.symbol());
                symbol_kinds.push(record.symbol());
                match record.symbol() {
                    SymbolKind::S_DEFRANGE_HLSL => assert!(Location::read(&record).unwrap().dimensions() < 3),
                    SymbolKind::S_INLINESITE => {
                        let (site, annotations) = inline_site(&record).unwrap();
                        assert!(annotations.clone().count() > 0);
                        assert!(annotations.clone().all(|step| step.op.name().is_some()));
                        let items = Types::open(msf.stream(4).unwrap()).unwrap();
                        assert!(items.function(site.inlinee).is_some_and(|function| !function.name.is_empty()));
                    }
                    _ => {}
                }
            }
            assert!(!records.is_broken());
            let pieces: Vec<_> = lines::Subsections::new(&module.stream, module.lines.clone()).collect();
            assert!(!pieces.is_empty() && pieces.iter().all(|piece| piece.kind.name().is_some()));
        }
    }
    for wanted in [SymbolKind::S_GPROC32, SymbolKind::S_LOCAL, SymbolKind::S_DEFRANGE_HLSL] {
        assert!(symbol_kinds.contains(&wanted), "{wanted:?}");
    }
    assert!(leaf_kinds.contains(&LeafKind::LF_VECTOR));
}

#[test]
fn sources_are_the_files_that_were_compiled() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    for (path, bytes) in corpus() {
        let msf = Msf::read(&bytes, 0, &mut Diagnostics::new()).unwrap();
        let info = Info::read(&msf).unwrap();
        let mut diagnostics = Diagnostics::new();
        let sources = sources::sources(&msf, &info, &mut diagnostics).unwrap();
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        for source in &sources {
            assert_eq!(source.text.len(), source.header.length as usize);
        }
        let main = &sources[0];
        let name = String::from_utf8_lossy(&main.name).into_owned();
        assert!(name.starts_with("C:\\src\\"), "{}: {name}", path.display());
        let file = path.parent().unwrap().join(name.trim_start_matches("C:\\src\\"));
        assert_eq!(main.text, std::fs::read(root.join(file)).unwrap(), "{}", path.display());
    }
}

/// Cut anywhere, or with any word of its frame made wild: no panic, little memory, and what is said is where it is.
#[test]
fn hostile_files_end_well() {
    let (_, bytes) = corpus().remove(0);
    for end in 0..bytes.len() {
        read_all(&bytes[..end]);
    }
    let map = u32::from_le_bytes(*bytes[52..].first_chunk().unwrap()) as usize * 512;
    let directory = u32::from_le_bytes(*bytes[map..].first_chunk().unwrap()) as usize * 512;
    let words = (32..56).chain(map..map + 4).chain(directory..directory + 200).step_by(4);
    for at in words {
        for wild in [0, 1, 2, 512, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, u32::MAX - 1, u32::MAX] {
            let mut changed = bytes.clone();
            changed[at..at + 4].copy_from_slice(&wild.to_le_bytes());
            read_all(&changed);
        }
    }
}

fn read_all(bytes: &[u8]) {
    let Ok(msf) = Msf::read(bytes, 0x100, &mut Diagnostics::new()) else { return };
    if let Ok((model, layout)) = MsfModel::read(&msf) {
        assert!(model.build(Some(&layout)).unwrap() == bytes);
    }
    let Ok(info) = Info::read(&msf) else { return };
    let _ = sources::sources(&msf, &info, &mut Diagnostics::new());
    for module in Dbi::read(&msf).map(|dbi| dbi.modules).unwrap_or_default() {
        let _ = module.open(&msf);
    }
    for number in [2, 4] {
        let Ok(types) = msf.stream(number).and_then(Types::open) else { continue };
        let all = FIRST_INDEX..FIRST_INDEX + types.len() as u32;
        for index in all {
            let _ = (types.get(index), types.fields(index).count(), types.function(index));
        }
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let (_, bytes) = corpus().remove(0);
    let with = |at: usize, word: u32| {
        let mut changed = bytes.clone();
        changed[at..at + 4].copy_from_slice(&word.to_le_bytes());
        changed
    };
    let error = |bytes: &[u8]| Msf::read(bytes, 0x100, &mut Diagnostics::new()).unwrap_err();
    let bad = error(&with(32, 1000));
    assert_eq!((bad.code(), bad.diagnostic().span.clone()), (Code::MsfHeader, 0x120..0x124));
    assert_eq!(error(&with(44, u32::MAX)).code(), Code::MsfDirectory);
    assert_eq!(error(&with(52, u32::MAX)).code(), Code::MsfDirectory);
    assert_eq!(error(&bytes[..40]).code(), Code::MsfHeader);
    assert_eq!(error(b"MZ").code(), Code::MsfHeader);
    let mut diagnostics = Diagnostics::new();
    Msf::read(&with(40, 1), 0, &mut diagnostics).unwrap();
    assert_eq!(diagnostics.as_slice()[0].code, Code::MsfBlockCount);
    let msf = Msf::read(&bytes, 0, &mut diagnostics).unwrap();
    assert_eq!(msf.stream(99).unwrap_err().code(), Code::PdbNoStream);
}

/// Binary annotations worked out by hand: numbers of one, two and four bytes, and an operation with two of them.
#[test]
fn annotations_are_numbers_of_three_widths() {
    let steps: Vec<_> = Annotations::new(&[3, 0x7f, 3, 0x81, 0x08, 4, 0xc0, 1, 2, 3, 12, 0x28, 0x30, 0, 3, 1])
        .map(|step| (step.op.0, step.operands))
        .collect();
    assert_eq!(steps, [(3, [0x7f, 0]), (3, [0x108, 0]), (4, [0x1_0203, 0]), (12, [0x28, 0x30])]);
    assert_eq!([0, 2, 3, 7].map(dxbin_pdb::symbols::signed), [0, 1, -1, -3]);
    assert_eq!(Annotations::new(&[3, 0xe0, 1, 2, 3]).count(), 0);
}

#[test]
fn the_records_have_the_sizes_of_the_format() {
    use dxbin_pdb::spec::{DbiHeader, ModuleInfo, SourceHeader, SourcesHeader, TypesHeader};
    assert_eq!([DbiHeader::SIZE, ModuleInfo::SIZE, TypesHeader::SIZE, SourcesHeader::SIZE], [64, 64, 56, 64]);
    assert_eq!(SourceHeader::SIZE, 40);
}

/// Tables whose rows name the same bytes over and over cost no more than the file is long.
#[test]
fn shared_names_and_texts_end() {
    let word = |number: u32| number.to_le_bytes();
    // An info stream whose rows all name one string of 64 KiB.
    let rows = 20_000_u32;
    let mut info = vec![0; 28];
    info.extend(word(1 << 16));
    info.extend(vec![b'a'; 1 << 16]);
    info.extend([word(rows), word(rows), word(0), word(0)].concat());
    info.extend((0..rows).flat_map(|_| [word(0), word(1)].concat()));
    let model = MsfModel { block_size: 512, streams: vec![None, Some(info.into())] };
    let file = model.build(None).unwrap();
    let msf = Msf::read(&file, 0, &mut Diagnostics::new()).unwrap();
    assert_eq!(Info::read(&msf).unwrap_err().code(), Code::PdbBadOffset);
}

/// Lists of members that go on in each other, and in nothing else.
#[test]
fn lists_that_go_on_end() {
    let mut records = Vec::new();
    for index in 0..10_000_u32 {
        records.extend(
            [10_u16, LeafKind::LF_FIELDLIST.0, LeafKind::LF_INDEX.0, 0].iter().flat_map(|half| half.to_le_bytes()),
        );
        records.extend((FIRST_INDEX + index.saturating_sub(1)).to_le_bytes());
    }
    let mut stream = vec![0; 56];
    stream[4] = 56;
    stream[8..12].copy_from_slice(&FIRST_INDEX.to_le_bytes());
    stream[16..20].copy_from_slice(&(records.len() as u32).to_le_bytes());
    stream.extend(records);
    let types = Types::open(dxbin_pdb::msf::Stream::of(&stream, 0, 2)).unwrap();
    assert_eq!(types.len(), 10_000);
    let visited: usize = (FIRST_INDEX..FIRST_INDEX + 10_000).map(|index| types.fields(index).count()).sum();
    assert_eq!(visited, 0);
}
