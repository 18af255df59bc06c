//! Debug information is read to its end, whatever it is, and a file of streams comes out of its model as it was.

use dxbin::base::{Diagnostics, FourCc, Limits};
use dxbin::pdb::dbi::Dbi;
use dxbin::pdb::info::Info;
use dxbin::pdb::model::MsfModel;
use dxbin::pdb::msf::{Msf, Stream};
use dxbin::pdb::spec::codeview::FIRST_INDEX;
use dxbin::pdb::symbols::{Location, Records, inline_site};
use dxbin::pdb::types::Types;
use dxbin::pdb::{lines, sources};

/// The property.
pub fn check(bytes: &[u8]) {
    file(bytes);
    let Ok(container) = dxbin::open::container(bytes, &Limits::default(), &mut Diagnostics::new()) else { return };
    if let Some(part) = container.part(FourCc(*b"SPDB")) {
        file(part.data);
    }
    // Any bytes may be a module's, or types.
    module(&Stream::of(bytes, 0, 0), 0..bytes.len(), 0..bytes.len());
    types(Stream::of(bytes, 0, 0));
}

fn file(bytes: &[u8]) {
    let Ok(msf) = Msf::read(bytes, 0, &mut Diagnostics::new()) else { return };
    if let Ok((model, layout)) = MsfModel::read(&msf) {
        let built = model.build(Some(&layout)).expect("what was read can be written");
        assert!(built == bytes, "an MSF file has other bytes");
        if let Ok(tidy) = model.build(None) {
            let again = Msf::read(&tidy, 0, &mut Diagnostics::new()).expect("a tidy file can be read");
            assert!(MsfModel::read(&again).is_ok_and(|(same, _)| same == model), "a tidy file has other streams");
        }
    }
    if let Ok(info) = Info::read(&msf) {
        let mut diagnostics = Diagnostics::new();
        let found = sources::sources(&msf, &info, &mut diagnostics).unwrap_or_default();
        assert!(found.iter().map(|source| source.text.len()).sum::<usize>() <= bytes.len() * 4);
    }
    for number in [2, 4] {
        let _ = msf.stream(number).map(types);
    }
    let Ok(dbi) = Dbi::read(&msf) else { return };
    for one in dbi.modules.iter().take(8) {
        if let Ok(Some(opened)) = one.open(&msf) {
            module(&opened.stream, opened.symbols, opened.lines);
        }
    }
}

fn types(stream: Stream<'_>) {
    let Ok(types) = Types::open(stream) else { return };
    for index in (FIRST_INDEX..).take(types.len().min(2000)) {
        let _ = (types.get(index), types.fields(index).take(2000).count(), types.function(index));
    }
}

fn module(stream: &Stream<'_>, symbols: std::ops::Range<usize>, pieces: std::ops::Range<usize>) {
    for record in Records::new(stream, symbols) {
        assert!(stream.place(record.at) >= record.at as u64);
        let _ = (Location::read(&record).map(|location| location.gaps().count()), inline_site(&record));
        let _ = inline_site(&record).map(|(_, steps)| steps.count());
    }
    for piece in lines::Subsections::new(stream, pieces) {
        for block in lines::blocks(piece.data) {
            assert!(block.columns().count() <= block.lines().count());
        }
        let _ = (lines::checksums(piece.data).count(), lines::inlinees(piece.data).count());
    }
}

#[test]
fn smoke() {
    crate::smoke_over(&crate::mutate::debug_corpus(), check);
}
