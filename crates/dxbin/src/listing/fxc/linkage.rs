//! Class types, class instances and interface slots: what IFCE adds to the header.

use dxbin_base::sink::Sink;
use dxbin_parts::ifce::{ClassInstance, Ifce, NONE, SlotRecord};

use crate::listing::out::Out;

const RULE: &[u8] = b"// +----------+---------+---------------------------------------\n";

pub(super) fn print<S: Sink>(ifce: &Ifce<'_>, out: &mut Out<'_, '_, S>) {
    out.put(b"//\n// Available Class Types:\n//\n");
    out.put(b"// Name                             ID CB Stride Texture Sampler\n");
    out.put(b"// ------------------------------ ---- --------- ------- -------\n");
    for (id, class) in (0..).zip(ifce.types()) {
        if out.is_full() {
            return;
        }
        out.put(b"// ");
        out.left(ifce.string(class.name), 30);
        let counts = [(id, 4), (class.buffer_stride.into(), 9), (class.textures.into(), 7), (class.samplers.into(), 7)];
        for (count, width) in counts {
            out.put(b" ");
            out.number(count, width);
        }
        out.put(b"\n");
    }
    if ifce.header().instances > 0 {
        out.put(b"//\n// Available Class Instances:\n//\n");
        out.put(b"// Name                        Type CB CB Offset Texture Sampler\n");
        out.put(b"// --------------------------- ---- -- --------- ------- -------\n");
        for instance in ifce.instances() {
            if out.is_full() {
                return;
            }
            self::instance(ifce, &instance, out);
        }
    }
    out.put(b"//\n// Interface slots, ");
    out.number(ifce.header().slots, 0);
    out.put(b" total:\n//\n//             Slots\n");
    out.text(RULE);
    let mut slot = 0;
    for record in ifce.slot_records() {
        if out.is_full() {
            return;
        }
        slot = slots(ifce, &record, slot, out);
        out.text(RULE);
    }
}

fn instance<S: Sink>(ifce: &Ifce<'_>, instance: &ClassInstance, out: &mut Out<'_, '_, S>) {
    let name = ifce.string(instance.name);
    out.put(b"// ");
    if instance.count == 1 {
        out.left(name, 27);
    } else {
        let digits = dxbin_base::number::Digits::unsigned(instance.count.into());
        let digits = digits.as_bytes();
        out.text(name);
        out.put(b"[");
        out.text(digits);
        out.put(b"]");
        out.pad(27_usize.saturating_sub(name.len() + digits.len() + 2));
    }
    out.put(b" ");
    out.number(instance.class.into(), 4);
    let places = [
        (instance.buffer, instance.buffer, 2),
        (instance.buffer, instance.buffer_register, 9),
        (instance.texture, instance.texture, 7),
        (instance.sampler, instance.sampler, 7),
    ];
    for (present, place, width) in places {
        out.put(b" ");
        match present {
            NONE => out.right(b"-", width),
            _ => out.number(place.into(), width),
        }
    }
    out.put(b"\n");
}

/// The rows of a slot, or of an array of them; the first slot behind it.
///
/// Microsoft's disassembler counts a row's entries one too far, so that every ninth is left out, and goes on to the next
/// slot with every row instead of every record.
fn slots<S: Sink>(ifce: &Ifce<'_>, record: &SlotRecord, mut slot: u32, out: &mut Out<'_, '_, S>) -> u32 {
    const ROW: u32 = 8;
    let mut first = 0;
    while first < record.entries && !out.is_full() {
        out.put(b"// | Type ID  |");
        if first > 0 {
            out.put(b"         ");
        } else {
            out.number(slot, 4);
            if record.span > 1 {
                out.put(b"-");
                left_number(slot.wrapping_add(record.span).wrapping_sub(1), 4, out);
            } else {
                out.put(b"     ");
            }
        }
        out.put(b"|");
        ifce.entries(record, first).take(ROW as usize).for_each(|(class, _)| left_number(class.into(), 5, out));
        out.put(b"\n// | Table ID |         |");
        ifce.entries(record, first).take(ROW as usize).for_each(|(_, table)| left_number(table, 5, out));
        out.put(b"\n");
        slot = slot.wrapping_add(record.span);
        first = first.saturating_add(ROW + 1);
    }
    slot
}

fn left_number<S: Sink>(number: u32, width: usize, out: &mut Out<'_, '_, S>) {
    out.left(dxbin_base::number::Digits::unsigned(number).as_bytes(), width);
}
