//! Where the pieces of a part are written: at the places they had, or behind one another.
//!
//! A part is pieces (records, tables, strings) that name each other by offset, and bytes between them that nothing
//! names. A [`Places`] keeps what the pieces do not say: the part's size and those bytes. A [`Canvas`] then takes the
//! pieces one by one. Each may have a home, the offset it was read at. The trick is that a home is only good while the
//! bytes there are free, or already those of the piece: strings that shared bytes share them again, and a piece that was
//! edited so that it no longer fits goes to the part's end. So one path writes old bytes unchanged and edited ones right.

use std::collections::HashMap;

/// What fxc fills up to a multiple of four with.
const FILL: u8 = 0xab;

/// The size of a part, and its bytes that no piece holds.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Places {
    length: usize,
    gaps: Vec<(usize, Vec<u8>)>,
}

impl Places {
    /// Of a part's bytes, given the ranges of its pieces.
    pub(crate) fn of(data: &[u8], mut pieces: Vec<(u32, usize)>) -> Self {
        // An empty piece may be anywhere, even outside.
        pieces.retain(|&(_, size)| size > 0);
        pieces.sort_unstable();
        let mut gaps = Vec::new();
        let mut covered = 0;
        for (start, size) in pieces.into_iter().map(|(start, size)| (start as usize, size)).chain([(data.len(), 0)]) {
            if let Some(gap) = data.get(covered..start).filter(|gap| !gap.is_empty()) {
                gaps.push((covered, gap.to_vec()));
            }
            covered = covered.max(start + size);
        }
        Self { length: data.len(), gaps }
    }
}

/// A place that was set aside; [`Canvas::fill`] writes it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Slot {
    Home(u32),
    New(usize),
}

/// A part that is being written.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    out: Vec<u8>,
    /// For each byte of the old part, whether it is what nothing names, or a piece stands there already.
    taken: Vec<bool>,
    /// Pieces at the end, for those that come again.
    known: HashMap<Vec<u8>, u32>,
}

impl Canvas {
    /// Over the places of an old part, or an empty one.
    pub(crate) fn new(places: Option<&Places>) -> Self {
        let Some(places) = places else { return Self::default() };
        let mut out = vec![0; places.length];
        let mut taken = vec![false; places.length];
        for (start, bytes) in &places.gaps {
            let range = *start..start + bytes.len();
            if let (Some(to), Some(taken)) = (out.get_mut(range.clone()), taken.get_mut(range)) {
                to.copy_from_slice(bytes);
                taken.fill(true);
            }
        }
        Self { out, taken, known: HashMap::new() }
    }

    /// Sets a table aside whose bytes depend on pieces to come.
    pub(crate) fn reserve(&mut self, home: Option<u32>, size: usize) -> Slot {
        match home {
            Some(home) => Slot::Home(home),
            None => {
                self.align();
                let start = self.out.len();
                self.out.resize(start + size, 0);
                Slot::New(start)
            }
        }
    }

    /// Writes a table that was set aside, and returns where it is.
    pub(crate) fn fill(&mut self, slot: Slot, bytes: &[u8]) -> u32 {
        match slot {
            Slot::Home(home) if self.fits(home, bytes) => home,
            Slot::Home(_) => {
                self.align();
                self.append(bytes)
            }
            Slot::New(start) => {
                if let Some(to) = self.out.get_mut(start..start + bytes.len()) {
                    to.copy_from_slice(bytes);
                }
                start as u32
            }
        }
    }

    /// Writes a piece: at its home, or where the same bytes stand already, or at the end, at a multiple of four.
    pub(crate) fn put(&mut self, home: Option<u32>, bytes: &[u8]) -> u32 {
        if let Some(home) = home
            && self.fits(home, bytes)
        {
            return home;
        }
        if let Some(&known) = self.known.get(bytes) {
            return known;
        }
        self.align();
        let at = self.append(bytes);
        self.known.insert(bytes.to_vec(), at);
        at
    }

    /// The same for a string, which needs no alignment and is followed by a NUL.
    pub(crate) fn string(&mut self, home: Option<u32>, text: &[u8]) -> u32 {
        let bytes = [text, &[0]].concat();
        if let Some(home) = home
            && self.fits(home, &bytes)
        {
            return home;
        }
        if let Some(&known) = self.known.get(&bytes) {
            return known;
        }
        let at = self.append(&bytes);
        self.known.insert(bytes, at);
        at
    }

    /// Fills up to a multiple of four.
    pub(crate) fn align(&mut self) {
        self.out.resize(self.out.len().next_multiple_of(4), FILL);
    }

    /// Bytes so far.
    pub(crate) fn len(&self) -> usize {
        self.out.len()
    }

    /// The part's bytes; a new part is filled up to a multiple of four.
    pub(crate) fn finish(mut self, had_places: bool) -> Vec<u8> {
        if !had_places {
            self.align();
        }
        self.out
    }

    fn append(&mut self, bytes: &[u8]) -> u32 {
        let at = self.out.len();
        self.out.extend_from_slice(bytes);
        at as u32
    }

    /// Writes `bytes` at `home` where nothing else stands; `false` where something does.
    fn fits(&mut self, home: u32, bytes: &[u8]) -> bool {
        // An empty table is wherever its offset says, even outside.
        if bytes.is_empty() {
            return true;
        }
        let range = home as usize..home as usize + bytes.len();
        let (Some(taken), Some(to)) = (self.taken.get_mut(range.clone()), self.out.get_mut(range)) else {
            return false;
        };
        if taken.iter().zip(to.iter().zip(bytes)).any(|(&taken, (old, new))| taken && old != new) {
            return false;
        }
        taken.fill(true);
        to.copy_from_slice(bytes);
        true
    }
}
