//! What the statistics say: the sample frequency, the tessellation tables, and the trailer.

use dxbin_base::sink::Sink;
use dxbin_parts::stat::Statistics;

use super::spell;
use crate::listing::out::Out;

/// The notes and tables at the header's end. Microsoft's code prints them for any stage whose words are not zero.
pub(super) fn print<S: Sink>(statistics: &Statistics, out: &mut Out<'_, '_, S>) {
    if statistics.sample_frequency != 0 {
        out.put(b"// Pixel Shader runs at sample frequency\n//\n");
    }
    if statistics.domain.0 != 0 || statistics.control_points != 0 {
        out.put(
            b"// Tessellation Domain   # of control points\n\
              // -------------------- --------------------\n// ",
        );
        out.left(spell::domain(statistics.domain), 20);
        out.put(b" ");
        out.number(statistics.control_points, 20);
        out.put(b"\n//\n");
    }
    if statistics.output_primitive.0 != 0 || statistics.partitioning.0 != 0 {
        out.put(
            b"// Tessellation Output Primitive  Partitioning Type \n\
              // ------------------------------ ------------------\n// ",
        );
        out.left(spell::output_primitive(statistics.output_primitive), 30);
        out.put(b" ");
        out.left(spell::partitioning(statistics.partitioning), 18);
        out.put(b"\n//\n");
    }
}

/// The line behind the program.
pub(super) fn trailer<S: Sink>(statistics: &Statistics, out: &mut Out<'_, '_, S>) {
    out.put(b"// Approximately ");
    out.signed(statistics.instruction_count);
    out.put(b" instruction slots used\n");
}
