//! Parts that are one record.

use dxbin_base::record::Record;

/// The size of a part that is shorter than its record, and what stands behind it in a longer one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fixed {
    size: usize,
    tail: Vec<u8>,
}

/// Reads a part's bytes, all of which are held. Missing ones count as zeros.
pub(crate) fn read<R: Record + Default>(data: &[u8]) -> (R, Fixed) {
    let size = data.len().min(R::SIZE);
    let (known, tail) = data.split_at(size);
    let mut whole = known.to_vec();
    whole.resize(R::SIZE, 0);
    (R::read(&whole).unwrap_or_default(), Fixed { size, tail: tail.to_vec() })
}

/// The part's bytes.
pub(crate) fn build<R: Record>(record: &R, layout: Option<&Fixed>) -> Vec<u8> {
    let mut out = Vec::new();
    record.write(&mut out);
    if let Some(layout) = layout {
        out.truncate(layout.size);
        out.extend_from_slice(&layout.tail);
    }
    out
}
