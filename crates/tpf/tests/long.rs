//! Instructions as long as a file are printed in pieces: nothing gathers all of their text first.

#![allow(clippy::unwrap_used)]

use dxbin_base::Diagnostics;
use dxbin_base::sink::{Class, Sink};
use dxbin_tpf::Program;
use dxbin_tpf::print::{Options, print};

/// The most that came at once, and all that came; `RUNS` asks for runs of one class.
#[derive(Default)]
struct Pieces<const RUNS: bool> {
    largest: usize,
    all: usize,
}

impl<const RUNS: bool> Sink for Pieces<RUNS> {
    const STYLED: bool = RUNS;

    fn text(&mut self, _: Class, text: &[u8]) {
        self.largest = self.largest.max(text.len());
        self.all += text.len();
    }
}

fn pieces<const RUNS: bool>(head: &[u32], word: u32, count: usize) -> Pieces<RUNS> {
    let body = head.iter().copied().chain(std::iter::repeat_n(word, count));
    let length = (2 + head.len() + count) as u32;
    let bytes: Vec<u8> = [0x50, length].into_iter().chain(body).flat_map(u32::to_le_bytes).collect();
    let program = Program::read(&bytes, 0).unwrap();
    let mut sink = Pieces::default();
    print(&program, &Options::default(), &mut sink, &mut Diagnostics::new()).unwrap();
    sink
}

#[test]
fn text_comes_in_pieces() {
    const COUNT: u32 = 400_000;
    let data = [53 | 3 << 11, 2 + COUNT];
    let table = [0x8000_0091, 4 + COUNT, 0, COUNT];
    for head in [&data[..], &table[..]] {
        let (plain, runs) = (pieces::<false>(head, 7, COUNT as usize), pieces::<true>(head, 7, COUNT as usize));
        assert!(plain.all > 1 << 20 && plain.all == runs.all, "{} {}", plain.all, runs.all);
        assert!(plain.largest < 4096 && runs.largest < 4096, "{} {}", plain.largest, runs.largest);
    }
}
