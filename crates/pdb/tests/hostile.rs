//! MSF files whose frames lie, made by hand: each ends in an error that says where, or in no more bytes than the file has.
#![allow(clippy::unwrap_used, missing_docs)]

use dxbin_base::{Code, Diagnostics, Error};
use dxbin_pdb::model::MsfModel;
use dxbin_pdb::msf::Msf;
use dxbin_pdb::spec::{MAGIC, NO_STREAM_SIZE};

/// Bytes of a block.
const SIZE: usize = 512;

/// Where in a user's file the MSF file starts.
const ORIGIN: u64 = 0x1000;

/// A file of blocks of 512 bytes: the header with these words, then blocks that start with these words and are zero behind.
fn file(header: [u32; 6], blocks: &[&[u32]]) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    out.extend(header.iter().flat_map(|word| word.to_le_bytes()));
    for (index, words) in blocks.iter().enumerate() {
        out.resize(SIZE * (index + 1), 0);
        out.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    }
    out.resize(SIZE * (blocks.len() + 1), 0);
    out
}

/// Two maps of free blocks, the list of the directory's blocks in block 3, a directory of these words in block 4, and two
/// more blocks.
fn with_directory(words: &[u32]) -> Vec<u8> {
    file([512, 1, 7, 4 * words.len() as u32, 0, 3], &[&[], &[], &[4], words, &[0xaaaa], &[0xbbbb]])
}

fn read(bytes: &[u8]) -> Result<Msf<'_>, Error> {
    Msf::read(bytes, ORIGIN, &mut Diagnostics::new())
}

/// The code, and the offset from the file's start.
fn refused(bytes: &[u8]) -> (Code, u64) {
    place(&read(bytes).unwrap_err())
}

fn place(error: &Error) -> (Code, u64) {
    (error.code(), error.diagnostic().span.start - ORIGIN)
}

#[test]
fn block_sizes_that_are_none() {
    for size in [0, 1, 2, 4, 256, 511, 513, 768, 1 << 17, 1 << 31, u32::MAX] {
        let bytes = file([size, 1, 7, 4, 0, 3], &[&[], &[], &[4], &[0]]);
        assert_eq!(refused(&bytes), (Code::MsfHeader, 32), "{size}");
    }
}

#[test]
fn a_block_count_too_few_is_dxcs_and_any_other_is_told() {
    let notes = |blocks: u32| {
        let mut diagnostics = Diagnostics::new();
        Msf::read(&file([512, 1, blocks, 4, 0, 3], &[&[], &[], &[4], &[0]]), ORIGIN, &mut diagnostics).unwrap();
        diagnostics.into_iter().map(|it| (it.code, it.span.start - ORIGIN)).collect::<Vec<_>>()
    };
    // Five blocks, of which dxc does not count that of the directory's list.
    assert_eq!((notes(5), notes(4)), (vec![], vec![]));
    for wrong in [0, 1, 3, 6, u32::MAX] {
        assert_eq!(notes(wrong), [(Code::MsfBlockCount, 40)], "{wrong}");
    }
}

#[test]
fn directories_that_are_not_there() {
    let cases: [([u32; 6], u64); 5] = [
        // Larger than the file; too small for a count.
        ([512, 1, 5, u32::MAX, 0, 3], 44),
        ([512, 1, 5, 512 * 6, 0, 3], 44),
        ([512, 1, 5, 0, 0, 3], 44),
        // Its list starts outside.
        ([512, 1, 5, 4, 0, 5], 52),
        ([512, 1, 5, 4, 0, u32::MAX], 52),
    ];
    for (header, at) in cases {
        assert_eq!(refused(&file(header, &[&[], &[], &[4], &[0]])), (Code::MsfDirectory, at), "{header:?}");
    }
    // A block of it is outside: said where it is named.
    for block in [5, 0x80_0000, u32::MAX] {
        let bytes = file([512, 1, 5, 4, 0, 3], &[&[], &[], &[block], &[0]]);
        assert_eq!(refused(&bytes), (Code::MsfDirectory, 3 * 512), "{block}");
    }
    // More streams than words, whatever the sum of both comes to.
    for count in [1, 127, 0x4000_0000, u32::MAX - 1, u32::MAX] {
        assert_eq!(refused(&with_directory(&[count])), (Code::MsfDirectory, 3 * 512), "{count}");
    }
}

#[test]
fn a_directory_in_itself_ends() {
    // The list is its own first block, so that the directory's first words are the list: three streams, the first of three
    // bytes, in block 0.
    let bytes = file([512, 1, 5, 1024, 0, 3], &[&[], &[], &[3, 3], &[0]]);
    let msf = read(&bytes).unwrap();
    assert_eq!((msf.stream_count(), msf.directory().len()), (3, 256));
    assert_eq!(msf.stream(0).unwrap().bytes(), &MAGIC[..3]);
    // The file's first block has the magic where the count of streams would be.
    let bytes = file([512, 1, 5, 512, 0, 3], &[&[], &[], &[0], &[0]]);
    assert_eq!(refused(&bytes), (Code::MsfDirectory, 3 * 512));
    // As long as the file, all of it the same block, which has 126 streams of no bytes in it. What is read is the file's length.
    let mut words = vec![126];
    words.extend([0; 126]);
    let bytes = file([512, 1, 5, 5 * 512, 0, 3], &[&[], &[], &[4; 5], &words]);
    let msf = read(&bytes).unwrap();
    assert_eq!((msf.directory_blocks(), 4 * msf.directory().len()), (&[4; 5][..], bytes.len()));
    assert_eq!(msf.stream_count(), 126);
    assert!((0..126).all(|number| msf.stream(number).unwrap().bytes().is_empty()));
}

#[test]
fn streams_that_are_not_there() {
    // One byte more than the file; blocks that the directory does not have.
    let length = 7 * 512;
    assert_eq!(refused(&with_directory(&[1, length + 1])), (Code::MsfDirectory, 3 * 512));
    assert_eq!(refused(&with_directory(&[1, 1024, 5])), (Code::MsfDirectory, 3 * 512));
    // This size says that there is no stream, and needs no block.
    let bytes = with_directory(&[2, NO_STREAM_SIZE, 4, 5]);
    let msf = read(&bytes).unwrap();
    assert_eq!(msf.stream(0).unwrap_err().code(), Code::PdbNoStream);
    assert_eq!(msf.stream(1).unwrap().bytes(), 0xaaaa_u32.to_le_bytes());
    // A block outside: alone, in a row with others, and scattered. It is said where the directory names it.
    for (words, index) in [
        (&[1, 4, 7][..], 2),
        (&[1, 4, u32::MAX], 2),
        (&[1, 1024, 6, 7], 3),
        (&[1, 1024, u32::MAX, 0], 2),
        (&[1, 1536, 6, 5, 9], 4),
    ] {
        let bytes = with_directory(words);
        let error = read(&bytes).unwrap().stream(0).unwrap_err();
        assert_eq!(place(&error), (Code::MsfBlock, 4 * 512 + 4 * index), "{words:?}");
    }
}

#[test]
fn streams_of_the_same_blocks_are_each_a_file_at_most() {
    // Seventeen streams of seven blocks, all of them block 5.
    let mut words = vec![17];
    words.extend([7 * 512; 17]);
    words.extend([5; 7 * 17]);
    let list: Vec<u32> = vec![4, 5];
    let bytes = file([512, 1, 7, 4 * words.len() as u32, 0, 3], &[&[], &[], &list, &words[..128], &words[128..], &[]]);
    // Words of the directory stand in block 5 now; what it says of streams is in block 4.
    let msf = read(&bytes).unwrap();
    assert_eq!(msf.stream_count(), 17);
    for number in 0..17 {
        assert_eq!(msf.stream(number).unwrap().bytes().len(), bytes.len());
    }
    // All of them at once would be seventeen files.
    assert_eq!(MsfModel::read(&msf).unwrap_err().code(), Code::MsfShared);
    // The map of blocks, the header and the directory may be streams as well.
    let bytes = with_directory(&[3, 512, 512, 512, 0, 3, 4]);
    let msf = read(&bytes).unwrap();
    let (model, layout) = MsfModel::read(&msf).unwrap();
    assert_eq!(model.build(Some(&layout)).unwrap(), bytes);
}
