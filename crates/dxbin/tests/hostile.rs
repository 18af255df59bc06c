//! Small files that would become large ones: parts that share their bytes, sources that unpack to much. What is made of them
//! stays within the limits.
#![allow(clippy::unwrap_used, missing_docs)]

use dxbin::base::{Code, Diagnostics, Limits};
use dxbin::container::Container;
use dxbin::debuginfo::shader_pdb::ShaderPdb;
use dxbin::rebuild::{Profile, rebuild};
use miniz_oxide::deflate::compress_to_vec_zlib;

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// A container whose directory names the same part so often.
fn shared(kind: [u8; 4], data: &[u8], times: u32) -> Vec<u8> {
    let start = 32 + 4 * times;
    let size = start + 8 + data.len() as u32;
    let mut file = [&b"DXBC"[..], &[0; 16], &words(&[1, size, times])].concat();
    file.extend(words(&vec![start; times as usize]));
    file.extend(kind);
    file.extend(words(&[data.len() as u32]));
    file.extend_from_slice(data);
    file
}

fn open(file: &[u8]) -> Container<'_> {
    dxbin::open::container(file, &Limits::default(), &mut Diagnostics::new()).unwrap()
}

/// SRCI with nothing but contents: so many files, of these bytes before they are compressed.
fn srci(entries: &[u8], files: u32) -> Vec<u8> {
    let stored = compress_to_vec_zlib(entries, 9);
    let section = (8 + 20 + stored.len()).next_multiple_of(4);
    let mut part = words(&[8 + section as u32, 1 << 16, section as u32, 0]);
    part.extend(words(&[0, 1 << 16, stored.len() as u32, entries.len() as u32, files]));
    part.extend(stored);
    part.resize(8 + section, 0);
    part
}

#[test]
fn parts_that_share_their_bytes_are_not_written_each() {
    let limits = Limits::default();
    // 20,000 parts of 64 KiB in a file of 150 KiB would be 1.3 GB.
    let file = shared(*b"SFI0", &vec![0; 1 << 16], 20_000);
    let container = open(&file);
    assert_eq!(container.parts().len(), 20_000);
    for profile in [Profile::Kept, Profile::Fxc, Profile::Dxc] {
        let error = rebuild(&container, profile, &limits).unwrap_err();
        assert_eq!((error.code(), error.diagnostic().span.clone()), (Code::PartOverlap, 28..32), "{profile:?}");
    }
    // A few that do are written, and stay as they are.
    let file = shared(*b"SFI0", &[1, 0, 0, 0, 0, 0, 0, 0], 3);
    let rebuilt = rebuild(&open(&file), Profile::Kept, &limits).unwrap();
    assert_eq!(rebuilt.bytes, file);
}

/// The bytes of all sources, and what was said.
fn sources(file: &[u8], max_unpacked: u64) -> (usize, usize, Vec<Code>) {
    let limits = Limits { max_unpacked, ..Limits::default() };
    let mut diagnostics = Diagnostics::new();
    let pdb = ShaderPdb::of(&open(file), &limits, &mut diagnostics);
    let bytes = pdb.sources.iter().map(|source| source.name.len() + source.contents.len()).sum();
    (pdb.sources.len(), bytes, diagnostics.into_iter().map(|it| it.code).collect())
}

#[test]
fn sources_of_all_parts_are_no_more_than_the_limit() {
    const SIZE: usize = 1_000_000;
    let text = SIZE - 13;
    let mut entries = words(&[SIZE as u32, 0, text as u32 + 1]);
    entries.resize(SIZE, b' ');
    entries[SIZE - 1] = 0;
    let part = srci(&entries, 1);
    // One is a file; a thousand of the same, in six thousand bytes, would be a billion bytes.
    assert_eq!(sources(&shared(*b"SRCI", &part, 1), 3 << 20), (1, text, vec![]));
    let file = shared(*b"SRCI", &part, 1000);
    assert!(file.len() < 7000);
    let (files, bytes, told) = sources(&file, 3 << 20);
    assert_eq!((files, bytes), (3, 3 * text));
    assert!(told.len() == 997 && told.iter().all(|&code| code == Code::ZlibTooLarge), "{}", told.len());
}

#[test]
fn files_of_no_bytes_take_room_as_well() {
    const FILES: usize = 100_000;
    let part = srci(&vec![0; 12 * FILES], u32::MAX);
    let (files, bytes, told) = sources(&shared(*b"SRCI", &part, 1), 2 << 20);
    assert_eq!((files < FILES / 2, bytes, told), (true, 0, vec![Code::ZlibTooLarge]));
}
