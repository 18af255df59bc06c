//! Places in a part that its offsets lead to.
//!
//! A walker follows offsets in any order; rows go out in the order of the bytes. What lies between is a list of places,
//! each once, which is sorted. It is bounded, so that a hostile part whose tables overlap costs no more than a large
//! honest one; what does not fit is shown raw.

/// Places that are kept.
const MOST: usize = 1 << 20;

/// Places in a part, each with what is there.
pub(super) struct Claims<P> {
    places: Vec<(u32, P)>,
    /// Looks at rows that are allowed, also those that lead to no new place.
    budget: usize,
}

impl<P: Copy + Ord> Claims<P> {
    pub(super) fn new() -> Self {
        Self { places: Vec::new(), budget: 2 * MOST }
    }

    /// Notes that `what` is at `offset`, from the part's start.
    pub(super) fn add(&mut self, offset: u64, what: P) {
        if let (Ok(offset), true) = (u32::try_from(offset), self.places.len() < MOST) {
            self.places.push((offset, what));
        }
    }

    /// Whether the walker may look at one more row.
    pub(super) fn look(&mut self) -> bool {
        self.budget = self.budget.saturating_sub(1);
        self.budget > 0 && self.places.len() < MOST
    }

    /// The places in the order of their offsets, the same place once.
    pub(super) fn sorted(mut self) -> impl Iterator<Item = (usize, P)> {
        self.places.sort_unstable();
        self.places.dedup();
        self.places.into_iter().map(|(offset, what)| (offset as usize, what))
    }
}
