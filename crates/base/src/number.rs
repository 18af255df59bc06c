//! C's `printf` spellings of numbers.
