//! Short lists without memory of their own.

use std::ops::Deref;

/// Numbers, of which there mostly is just one: that one lies in place.
#[derive(Clone, Debug)]
pub struct Few(Kept);

#[derive(Clone, Debug)]
enum Kept {
    One(u32),
    Many(Vec<u32>),
}

impl Default for Few {
    fn default() -> Self {
        Self(Kept::Many(Vec::new()))
    }
}

impl Deref for Few {
    type Target = [u32];

    fn deref(&self) -> &[u32] {
        match &self.0 {
            Kept::One(number) => std::slice::from_ref(number),
            Kept::Many(numbers) => numbers,
        }
    }
}

impl PartialEq for Few {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Few {}

impl From<u32> for Few {
    fn from(number: u32) -> Self {
        Self(Kept::One(number))
    }
}

impl From<Vec<u32>> for Few {
    fn from(numbers: Vec<u32>) -> Self {
        Self(Kept::Many(numbers))
    }
}
