//! The table of resource bindings, made of the module's metadata.

use dxbin_base::number::Digits;
use dxbin_base::sink::Sink;
use dxbin_dxil::model::{Detail, Resource, Resources, View};
use dxbin_dxil::spec::{ComponentType, ResourceClass, ResourceKind};

use crate::listing::out::{Column, Out};

/// How the columns name numbers and registers of each class, and the class.
static CLASSES: [(&[u8], &[u8], Column); ResourceClass::ROWS.len()] = {
    let [srv, uav, cbuffer, sampler] = Column::of_rows(ResourceClass::ROWS, 10);
    [(b"T", b"t", srv), (b"U", b"u", uav), (b"CB", b"cb", cbuffer), (b"S", b"s", sampler)]
};

/// Prints the table.
pub(super) fn print<S: Sink>(resources: &Resources<'_>, out: &mut Out<'_, '_, S>) {
    out.put(b";\n; Resource Bindings:\n;\n");
    out.put(b"; Name                                 Type  Format         Dim      ID      HLSL Bind  Count\n");
    out.put(b"; ------------------------------ ---------- ------- ----------- ------- -------------- ------\n");
    for resource in resources.listed() {
        if out.is_full() {
            return;
        }
        row(resource, out);
    }
    out.put(b";\n");
}

fn row<S: Sink>(resource: &Resource<'_>, out: &mut Out<'_, '_, S>) {
    let class = resource.class();
    // There is no other class.
    let Some((id, register, column)) = CLASSES.get(class.0 as usize) else { return };
    out.put(b"; ");
    out.left(resource.name, 31);
    out.column(column);
    match resource.detail {
        Detail::Srv(view) | Detail::Uav(view) => {
            out.column(format(&view));
            dimension(class, &view, out);
        }
        Detail::CBuffer { .. } | Detail::Sampler(_) => out.put(b"      NA          NA"),
    }
    out.right_numbered(id, resource.id, 8);
    bound_at(register, resource, out);
    if resource.count == Resource::UNBOUNDED {
        out.put(b"unbounded");
    } else {
        out.number(resource.count, 6);
    }
    out.put(b"\n");
}

/// What an element is made of.
fn format(view: &View) -> &'static Column {
    const WIDTH: usize = 8;
    static BYTE: Column = Column::right("byte", WIDTH);
    static STRUCT: Column = Column::right("struct", WIDTH);
    static NONE: Column = Column::right("", WIDTH);
    static COMPONENTS: [Column; ComponentType::ROWS.len()] = Column::of_rows(ComponentType::ROWS, WIDTH);
    match view.kind {
        ResourceKind::RAW_BUFFER => &BYTE,
        ResourceKind::STRUCTURED_BUFFER => &STRUCT,
        _ => COMPONENTS.get(view.component.0 as usize).unwrap_or(&NONE),
    }
}

fn dimension<S: Sink>(class: ResourceClass, view: &View, out: &mut Out<'_, '_, S>) {
    const WIDTH: usize = 12;
    static NONE: Column = Column::right("", WIDTH);
    static KINDS: [Column; ResourceKind::ROWS.len()] = Column::of_rows(ResourceKind::ROWS, WIDTH);
    match view.kind {
        ResourceKind::RAW_BUFFER | ResourceKind::STRUCTURED_BUFFER => out.put(match (class, view.counter) {
            (ResourceClass::SRV, _) => b"         r/o",
            (_, false) => b"         r/w",
            (_, true) => b"     r/w+cnt",
        }),
        ResourceKind::TEXTURE_2DMS | ResourceKind::TEXTURE_2DMS_ARRAY if view.sample_count != 0 => {
            let name = view.kind.short().unwrap_or_default();
            out.right_numbered(name.as_bytes(), view.sample_count, WIDTH);
        }
        kind => out.column(KINDS.get(kind.0 as usize).unwrap_or(&NONE)),
    }
}

/// The first register, with its space where that is not the first.
fn bound_at<S: Sink>(register: &[u8], resource: &Resource<'_>, out: &mut Out<'_, '_, S>) {
    const WIDTH: usize = 15;
    if resource.space == 0 {
        out.right_numbered(register, resource.lower_bound, WIDTH);
        return;
    }
    let mut text = [register, Digits::unsigned(resource.lower_bound).as_bytes(), b",space"].concat();
    text.extend_from_slice(Digits::unsigned(resource.space).as_bytes());
    out.right(&text, WIDTH);
}
