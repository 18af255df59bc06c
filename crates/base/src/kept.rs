//! Memory that a thread keeps from one piece of work to the next.
//!
//! Shaders are small, and those who have one have thousands: asking for the memory of every list, and giving it back, would
//! be a fifth of the work. What is kept is memory and nothing that was in it; what one large file needed is given back.
//!
//! ```
//! use std::cell::Cell;
//!
//! use dxbin_base::kept;
//!
//! thread_local! {
//!     static WORDS: Cell<Vec<u32>> = const { Cell::new(Vec::new()) };
//! }
//!
//! let mut words = kept::take(&WORDS);
//! words.extend([1, 2, 3]);
//! kept::tidy(&mut words);
//! kept::put(&WORDS, words);
//! assert!(kept::take(&WORDS).capacity() >= 3);
//! ```

use std::cell::Cell;
use std::thread::LocalKey;

/// The most bytes a list is kept with.
pub const MOST: usize = 1 << 16;

/// What a thread kept; something new where it kept nothing.
#[inline]
pub fn take<T: Default>(place: &'static LocalKey<Cell<T>>) -> T {
    place.try_with(Cell::take).unwrap_or_default()
}

/// Keeps something. A thread at its end does not.
#[inline]
pub fn put<T>(place: &'static LocalKey<Cell<T>>, kept: T) {
    let _ = place.try_with(|place| place.set(kept));
}

/// Empties a list; one of more than [`MOST`] bytes is given back.
#[inline]
pub fn tidy<T>(list: &mut Vec<T>) {
    list.clear();
    if list.capacity() * size_of::<T>() > MOST {
        *list = Vec::new();
    }
}

/// Makes a list one of `count` times the same.
#[inline]
pub fn fill<T: Clone>(list: &mut Vec<T>, count: usize, with: T) {
    list.clear();
    list.resize(count, with);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_given_back() {
        for (count, kept) in [(MOST / 4, true), (MOST / 4 + 1, false)] {
            let mut list: Vec<u32> = Vec::with_capacity(count);
            list.push(7);
            tidy(&mut list);
            assert!(list.is_empty());
            assert_eq!(list.capacity() >= count, kept);
        }
    }

    #[test]
    fn lists_are_filled_anew() {
        let mut list = vec![1, 2, 3];
        fill(&mut list, 2, 9);
        assert_eq!(list, [9, 9]);
    }
}
