//! Files made to hurt: nothing panics, everything can be copied, and edits give sound containers.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::{read, small, try_read};
use dxbin_base::{Code, Diagnostics, FourCc, Limits};
use dxbin_container::digest;
use dxbin_container::{Builder, Container};
use proptest::prelude::*;

/// All that can be done with a container.
fn exercise(bytes: &[u8]) {
    let (Ok(container), _) = try_read(bytes) else { return };
    for part in container.parts() {
        assert!(part.end() <= bytes.len() as u64);
        assert!(part.data.len() as u64 <= u64::from(part.stated_size));
        assert_eq!(bytes.get(part.start() as usize..part.end() as usize), Some(part.data));
    }
    assert_eq!([container.bytes(), container.trailing()].concat(), bytes);
    let _ = container.digest();
    let mut builder = Builder::from_container(&container).unwrap();
    assert_eq!(builder.build().unwrap(), bytes, "a copy");
    edit(&container, &mut builder);
}

fn edit(container: &Container<'_>, builder: &mut Builder<'_>) {
    builder.push(FourCc(*b"SFI0"), vec![0; 8]);
    match builder.build() {
        Ok(edited) => {
            assert!(edited.len() <= container.all_bytes().len() + 4 + 16, "an edit must not multiply the bytes");
            let mut diagnostics = Diagnostics::new();
            let limits = Limits { max_parts: 70_000, ..Limits::default() };
            let again = Container::read(&edited, 0, &limits, &mut diagnostics).unwrap();
            assert_eq!(again.parts().len(), container.parts().len() + 1);
            // PRIV would have moved to the end; a part that was clipped has a size to grow into.
            if container.part(FourCc(*b"PRIV")).is_none() {
                for (before, after) in
                    container.parts().iter().zip(again.parts()).filter(|(part, _)| !part.is_clipped())
                {
                    assert_eq!((before.kind, before.data), (after.kind, after.data));
                }
            }
            for diagnostic in diagnostics.as_slice() {
                assert!(!matches!(diagnostic.code, Code::SizeTooLarge | Code::DirectoryPastEnd | Code::PartInHeader));
            }
        }
        Err(error) => assert_eq!(error.code(), Code::PartInHeader),
    }
}

#[test]
fn every_truncation() {
    let bytes = small();
    for length in 0..=bytes.len() {
        exercise(&bytes[..length]);
    }
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(root.join("../../tests/corpus/dxc/ps_lit.cso")).unwrap();
    for length in 0..=bytes.len() {
        exercise(&bytes[..length]);
    }
}

#[test]
fn every_word_near_every_border() {
    for at in (20..small().len() - 3).step_by(4) {
        for word in [0, 1, 31, 32, 39, 40, 79, 80, 81, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, u32::MAX - 7, u32::MAX] {
            exercise(&common::spoilt(&[(at, word)]));
        }
    }
}

/// A directory of 65,536 offsets and some bytes behind it.
fn crowd(offset: impl Fn(u32) -> u32, behind: usize) -> Vec<u8> {
    let count = 65_536_u32;
    let mut bytes = b"DXBC".to_vec();
    bytes.extend([0; 16]);
    for word in [1, 32 + 4 * count + behind as u32, count] {
        bytes.extend(word.to_le_bytes());
    }
    (0..count).for_each(|i| bytes.extend(offset(i).to_le_bytes()));
    bytes.extend(b"PRIV\x08\0\0\0".repeat(behind / 8));
    bytes
}

#[test]
fn sixty_five_thousand_parts() {
    let start = 32 + 4 * 65_536;
    // In order, in reverse, all the same, all overlapping, all past the end.
    exercise(&crowd(|i| start + 16 * i, 16 * 65_536));
    exercise(&crowd(|i| start + 16 * (65_535 - i), 16 * 65_536));
    exercise(&crowd(|_| start, 64));
    exercise(&crowd(|i| start + i / 2, 65_536));
    exercise(&crowd(|i| u32::MAX - i, 0));
    let (_, diagnostics) = try_read(&crowd(|_| start, 64));
    assert_eq!(diagnostics.as_slice().len(), Limits::default().max_diagnostics);
    assert!(diagnostics.dropped() > 100_000);
}

proptest! {
    #[test]
    fn any_bytes(mut bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        exercise(&bytes);
        if let Some(magic) = bytes.first_chunk_mut() {
            *magic = *b"DXBC";
        }
        exercise(&bytes);
    }

    #[test]
    fn any_directory(offsets in proptest::collection::vec(0_u32..120, 0..8), sizes in proptest::collection::vec(0_u32..40, 20), stated in 0_u32..200, length in 32_usize..200) {
        let mut bytes = b"DXBC".to_vec();
        bytes.extend([0; 16]);
        for word in [1, stated, offsets.len() as u32] {
            bytes.extend(word.to_le_bytes());
        }
        offsets.iter().for_each(|offset| bytes.extend(offset.to_le_bytes()));
        for size in sizes {
            bytes.extend(b"PART");
            bytes.extend(size.to_le_bytes());
        }
        bytes.truncate(length);
        exercise(&bytes);
    }

    #[test]
    fn edits_of_a_built_container(sizes in proptest::collection::vec(0_usize..70, 1..6), victim in any::<prop::sample::Index>(), size in 0_usize..90) {
        let mut builder = Builder::new();
        for (i, size) in sizes.iter().enumerate() {
            builder.push(FourCc([b'P', b'R', b'T', b'0' + i as u8]), vec![i as u8; *size]);
        }
        let bytes = builder.build().unwrap();
        let (container, _) = read(&bytes);
        prop_assert!(container.digest().is_right());
        let index = victim.index(sizes.len());
        let mut builder = Builder::from_container(&container).unwrap();
        prop_assert!(builder.replace(index, vec![9; size]));
        let edited = builder.build().unwrap();
        prop_assert!(digest::check(&edited).is_right());
        let (container, _) = read(&edited);
        for (i, part) in container.parts().iter().enumerate() {
            let expected = if i == index { vec![9; size] } else { vec![i as u8; sizes[i]] };
            prop_assert_eq!(part.data, &expected[..]);
        }
    }
}
