//! The reader of bitcode over the corpus: streams come out of their events, and what is cut off is missed.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Limits};
use dxbin::bitcode::bitstream::walk::{What, rewrite, walk};
use dxbin::bitcode::read::read;
use dxbin::container::spec::kind;
use dxbin::parts::program::DxilProgram;

fn corpus() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/dxc");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "cso"));
    paths.sort();
    paths
}

fn modules(path: &Path) -> Vec<Vec<u8>> {
    let bytes = std::fs::read(path).unwrap();
    let container = dxbin::open::container(&bytes, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let programs = container.parts().iter().filter(|part| [kind::DXIL, kind::ILDB, kind::STAT].contains(&part.kind));
    programs.map(|part| DxilProgram::read(part.data, 0, &mut Diagnostics::new()).bitcode().to_vec()).collect()
}

/// Every record is written by its own abbreviation again, and no bit is copied.
#[test]
fn streams_are_what_their_events_say() {
    let mut count = 0;
    for path in corpus() {
        for bytes in modules(&path) {
            let again = rewrite(&bytes, 32, &Limits::default());
            assert!(again.bytes == bytes, "{}", path.display());
            assert_eq!(again.raw, 0, "{}", path.display());
            count += 1;
        }
    }
    assert!(count > 30, "{count}");
}

/// A module in its wrapper is the module.
#[test]
fn wrappers_are_taken_off() {
    let bytes = corpus().into_iter().flat_map(|path| modules(&path)).next().unwrap();
    let mut wrapped = Vec::new();
    for word in [0x0B17_C0DE, 0, 20, bytes.len() as u32, 7] {
        wrapped.extend_from_slice(&word.to_le_bytes());
    }
    wrapped.extend_from_slice(&bytes);
    wrapped.extend_from_slice(&[0; 12]);
    let mut diagnostics = Diagnostics::new();
    let module = read(&wrapped, 0, &Limits::default(), &mut diagnostics).unwrap();
    assert!(diagnostics.is_empty(), "{:?}", diagnostics.as_slice());
    assert_eq!(dxbin::bitcode::write::write(&module).unwrap(), bytes);
    wrapped[12] = 0xff;
    wrapped[15] = 0xff;
    assert!(read(&wrapped, 0, &Limits::default(), &mut Diagnostics::new()).is_err());
}

/// A module that ends too soon is refused with a place in it. LLVM answers the first read behind the end with zero, which is
/// the end of a block: what ends between two things of the module itself ends well.
#[test]
fn what_is_cut_off_is_missed() {
    let all = corpus().into_iter().flat_map(|path| modules(&path));
    let bytes = all.min_by_key(Vec::len).unwrap();
    let (mut depth, mut ends) = (0, Vec::new());
    walk(&bytes, 32, &Limits::default(), |event| {
        depth +=
            i32::from(matches!(event.what, What::Enter { .. })) - i32::from(matches!(event.what, What::End { .. }));
        if depth < 2 {
            ends.push(event.end);
        }
    });
    for end in 0..bytes.len() {
        let mut diagnostics = Diagnostics::new();
        let refused = match read(&bytes[..end], 64, &Limits::default(), &mut diagnostics) {
            Err(error) => Some(error.diagnostic().clone()),
            Ok(_) => diagnostics.strict().err().map(|error| error.diagnostic().clone()),
        };
        match refused {
            Some(diagnostic) => {
                let span = diagnostic.span.clone();
                assert!(span.start >= 64 && span.end <= 64 + end as u64, "{diagnostic} of {end}");
            }
            // The last word has only the module's end and zeros.
            None => assert!(
                ends.contains(&(end as u64 * 8)) || end + 4 == bytes.len(),
                "{end} bytes of {} are enough",
                bytes.len()
            ),
        }
    }
}
