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
    let filled_up = || {
        let mut whole = data.to_vec();
        whole.resize(R::SIZE, 0);
        R::read(&whole)
    };
    let record = R::read(data).or_else(filled_up).unwrap_or_default();
    let tail = data.get(R::SIZE..).unwrap_or_default().to_vec();
    (record, Fixed { size: data.len().min(R::SIZE), tail })
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
