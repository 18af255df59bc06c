//! MD5's block function, over any number of independent streams at once.
//!
//! One kernel serves one container and many: the state and the message are arrays of N lanes, and every step is a loop
//! over the lanes, which the compiler turns into vector instructions. With one lane the loops vanish and what is left is
//! the plain block function. Only the block function is MD5's; the container's digest pads in its own way (see
//! [`digest`](crate::digest)).

use fearless_simd::{Level, dispatch};

/// Bytes of a block.
pub(crate) const BLOCK: usize = 64;

/// A stream's state, words A to D.
pub(crate) type State = [u32; 4];

/// The state before the first block (RFC 1321, 3.3).
pub(crate) const INITIAL: State = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];

/// Streams that are run side by side where there are many. Sixteen keep two vectors of eight in flight, which hides the
/// latency of the one chain of additions that MD5 is.
const LANES: usize = 16;

/// `floor(2^32 * |sin(i + 1)|)`, the constants of the 64 steps (RFC 1321, 3.4).
const SINES: [u32; 64] = [
    0xd76a_a478,
    0xe8c7_b756,
    0x2420_70db,
    0xc1bd_ceee,
    0xf57c_0faf,
    0x4787_c62a,
    0xa830_4613,
    0xfd46_9501,
    0x6980_98d8,
    0x8b44_f7af,
    0xffff_5bb1,
    0x895c_d7be,
    0x6b90_1122,
    0xfd98_7193,
    0xa679_438e,
    0x49b4_0821,
    0xf61e_2562,
    0xc040_b340,
    0x265e_5a51,
    0xe9b6_c7aa,
    0xd62f_105d,
    0x0244_1453,
    0xd8a1_e681,
    0xe7d3_fbc8,
    0x21e1_cde6,
    0xc337_07d6,
    0xf4d5_0d87,
    0x455a_14ed,
    0xa9e3_e905,
    0xfcef_a3f8,
    0x676f_02d9,
    0x8d2a_4c8a,
    0xfffa_3942,
    0x8771_f681,
    0x6d9d_6122,
    0xfde5_380c,
    0xa4be_ea44,
    0x4bde_cfa9,
    0xf6bb_4b60,
    0xbebf_bc70,
    0x289b_7ec6,
    0xeaa1_27fa,
    0xd4ef_3085,
    0x0488_1d05,
    0xd9d4_d039,
    0xe6db_99e5,
    0x1fa2_7cf8,
    0xc4ac_5665,
    0xf429_2244,
    0x432a_ff97,
    0xab94_23a7,
    0xfc93_a039,
    0x655b_59c3,
    0x8f0c_cc92,
    0xffef_f47d,
    0x8584_5dd1,
    0x6fa8_7e4f,
    0xfe2c_e6e0,
    0xa301_4314,
    0x4e08_11a1,
    0xf753_7e82,
    0xbd3a_f235,
    0x2ad7_d2bb,
    0xeb86_d391,
];

/// How far each of a round's four step kinds rotates.
const ROTATIONS: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];

/// Runs one block through each lane.
///
/// The three terms that need not wait for the step before are added up first; in the second round `F` is a sum of two
/// terms with no bit in common, so that only one of them waits. MD5 is one long chain, and this shortens it.
#[inline(always)]
fn compress<const N: usize>(state: &mut [[u32; N]; 4], message: &[[u32; N]; 16]) {
    let [mut a, mut b, mut c, mut d] = *state;
    macro_rules! step {
        ($i:expr, $word:expr, |$l:ident| $early:expr, $late:expr) => {{
            let i: usize = $i;
            let rotation = ROTATIONS[i / 16][i % 4];
            let word = &message[$word % 16];
            let mut next = [0; N];
            for $l in 0..N {
                let waiting_for_nothing = a[$l].wrapping_add(word[$l]).wrapping_add(SINES[i]).wrapping_add($early);
                next[$l] = waiting_for_nothing.wrapping_add($late).rotate_left(rotation).wrapping_add(b[$l]);
            }
            (a, b, c, d) = (d, next, b, c);
        }};
    }
    macro_rules! round {
        ($first:literal, |$i:ident| $word:expr, |$l:ident| $early:expr, $late:expr) => {
            round!(@steps $first, |$i| $word, |$l| $early, $late, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
        };
        (@steps $first:literal, |$i:ident| $word:expr, |$l:ident| $early:expr, $late:expr, $($n:literal)*) => {
            $( { const $i: usize = $first + $n; step!($i, $word, |$l| $early, $late); } )*
        };
    }
    round!(0, |I| I, |l| 0, d[l] ^ (b[l] & (c[l] ^ d[l])));
    round!(16, |I| 5 * I + 1, |l| c[l] & !d[l], b[l] & d[l]);
    round!(32, |I| 3 * I + 5, |l| 0, b[l] ^ (c[l] ^ d[l]));
    round!(48, |I| 7 * I, |l| 0, c[l] ^ (b[l] | !d[l]));
    for (word, new) in state.iter_mut().zip([a, b, c, d]) {
        for (lane, new) in word.iter_mut().zip(new) {
            *lane = lane.wrapping_add(new);
        }
    }
}

/// Runs blocks through one stream.
pub(crate) fn update(state: &mut State, blocks: &[[u8; BLOCK]]) {
    let mut lanes = state.map(|word| [word]);
    for block in blocks {
        let mut message = [[0; 1]; 16];
        for (word, bytes) in message.iter_mut().zip(block.as_chunks().0) {
            *word = [u32::from_le_bytes(*bytes)];
        }
        compress(&mut lanes, &message);
    }
    *state = lanes.map(|[word]| word);
}

/// A state as the bytes of a digest.
pub(crate) fn bytes_of(words: State) -> [u8; 16] {
    let mut bytes = [0; 16];
    for (to, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
        *to = word.to_le_bytes();
    }
    bytes
}

/// The bytes of a digest as words.
pub(crate) fn words_of(bytes: [u8; 16]) -> State {
    let mut words = [0; 4];
    for (word, from) in words.iter_mut().zip(bytes.as_chunks().0) {
        *word = u32::from_le_bytes(*from);
    }
    words
}

/// A stream among many: its state, and the blocks still to be run through it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stream<'a> {
    /// The state so far.
    pub(crate) state: State,
    /// What is still to come.
    pub(crate) blocks: &'a [[u8; BLOCK]],
}

/// Runs every stream to its end, [`LANES`] at a time; a lane whose stream ends takes the next one, long ones first, so that
/// the lanes end together.
pub(crate) fn update_all(streams: &mut [Stream<'_>]) {
    let level = Level::new();
    dispatch!(level, simd => fearless_simd::Simd::vectorize(simd, #[inline(always)] || run(streams)));
}

/// With fewer streams than this, one after the other is faster than with idle lanes.
const WORTHWHILE: usize = 4;

#[inline(always)]
fn run(streams: &mut [Stream<'_>]) {
    let mut order: Vec<usize> = (0..streams.len()).filter(|&stream| !streams[stream].blocks.is_empty()).collect();
    order.sort_by_key(|&stream| std::cmp::Reverse(streams[stream].blocks.len()));
    let mut waiting = order.into_iter();
    let mut lanes: [Option<usize>; LANES] = std::array::from_fn(|_| waiting.next());
    while lanes.iter().flatten().count() >= WORTHWHILE {
        // An idle lane repeats the first busy one's work.
        let Some(busy) = lanes.iter().flatten().copied().next() else { break };
        let sources: [usize; LANES] = lanes.map(|lane| lane.unwrap_or(busy));
        let count = sources.iter().map(|&stream| streams[stream].blocks.len()).min().unwrap_or(0);
        let mut state: [[u32; LANES]; 4] = std::array::from_fn(|word| sources.map(|lane| streams[lane].state[word]));
        let blocks: [&[[u8; BLOCK]]; LANES] = sources.map(|stream| &streams[stream].blocks[..count]);
        for i in 0..count {
            let mut message = [[0; LANES]; 16];
            for (lane, source) in blocks.iter().enumerate() {
                for (word, bytes) in message.iter_mut().zip(source[i].as_chunks().0) {
                    word[lane] = u32::from_le_bytes(*bytes);
                }
            }
            compress(&mut state, &message);
        }
        for (position, lane) in lanes.iter_mut().enumerate() {
            let Some(stream) = lane.map(|stream| &mut streams[stream]) else { continue };
            stream.state = state.map(|word| word[position]);
            stream.blocks = &stream.blocks[count..];
            if stream.blocks.is_empty() {
                *lane = waiting.next();
            }
        }
    }
    for stream in lanes.into_iter().flatten().chain(waiting) {
        let stream = &mut streams[stream];
        update(&mut stream.state, stream.blocks);
        stream.blocks = &[];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Blocks that differ from one another.
    fn blocks(count: usize, seed: u8) -> Vec<[u8; BLOCK]> {
        (0..count)
            .map(|i| std::array::from_fn(|j| seed.wrapping_mul(31).wrapping_add((i * 7 + j * 13) as u8)))
            .collect()
    }

    #[test]
    fn one_lane_is_the_block_function_of_md5() {
        for count in [0, 1, 2, 9] {
            let blocks = blocks(count, 3);
            let mut ours = INITIAL;
            update(&mut ours, &blocks);
            let mut theirs = INITIAL;
            md5::block_api::compress(&mut theirs, &blocks);
            assert_eq!(ours, theirs, "{count} blocks");
        }
    }

    #[test]
    fn plain_md5_of_every_length() {
        let bytes: Vec<u8> = (0..200).collect();
        for length in 0..bytes.len() {
            let expected: [u8; 16] = <md5::Md5 as md5::Digest>::digest(&bytes[..length]).into();
            assert_eq!(crate::digest::md5(&bytes[..length]), expected, "{length}");
        }
    }

    #[test]
    fn many_streams_of_any_lengths_are_each_as_alone() {
        for streams in [0, 1, 15, 16, 17, 40] {
            let inputs: Vec<_> = (0..streams).map(|i| blocks(i * 5 % 11, i as u8)).collect();
            let mut lanes: Vec<_> = inputs.iter().map(|blocks| Stream { state: INITIAL, blocks }).collect();
            update_all(&mut lanes);
            for (input, lane) in inputs.iter().zip(&lanes) {
                let mut alone = INITIAL;
                update(&mut alone, input);
                assert_eq!(lane.state, alone);
                assert!(lane.blocks.is_empty());
            }
        }
    }
}
