//! The table of resource bindings, made of the module's metadata.

use dxbin_base::number::Digits;
use dxbin_base::sink::Sink;
use dxbin_dxil::model::{Detail, Resource, Resources, View};
use dxbin_dxil::spec::{ResourceClass, ResourceKind};

use crate::listing::out::Out;

/// How the columns name registers and numbers of each class.
const PREFIXES: &[(ResourceClass, &[u8], &[u8])] = &[
    (ResourceClass::SRV, b"T", b"t"),
    (ResourceClass::UAV, b"U", b"u"),
    (ResourceClass::CBUFFER, b"CB", b"cb"),
    (ResourceClass::SAMPLER, b"S", b"s"),
];

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
    let prefixes = PREFIXES.iter().find(|row| row.0 == class);
    let (id, register) = prefixes.map_or((&b""[..], &b""[..]), |row| (row.1, row.2));
    out.put(b"; ");
    out.left(resource.name, 31);
    out.right(class.short().unwrap_or_default().as_bytes(), 10);
    match resource.detail {
        Detail::Srv(view) | Detail::Uav(view) => {
            out.right(format(&view), 8);
            dimension(class, &view, out);
        }
        Detail::CBuffer { .. } | Detail::Sampler(_) => {
            out.right(b"NA", 8);
            out.right(b"NA", 12);
        }
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
fn format(view: &View) -> &'static [u8] {
    match view.kind {
        ResourceKind::RAW_BUFFER => b"byte",
        ResourceKind::STRUCTURED_BUFFER => b"struct",
        _ => view.component.short().unwrap_or_default().as_bytes(),
    }
}

fn dimension<S: Sink>(class: ResourceClass, view: &View, out: &mut Out<'_, '_, S>) {
    const WIDTH: usize = 12;
    match view.kind {
        ResourceKind::RAW_BUFFER | ResourceKind::STRUCTURED_BUFFER => {
            let text: &[u8] = match (class, view.counter) {
                (ResourceClass::SRV, _) => b"r/o",
                (_, false) => b"r/w",
                (_, true) => b"r/w+cnt",
            };
            out.right(text, WIDTH);
        }
        ResourceKind::TEXTURE_2DMS | ResourceKind::TEXTURE_2DMS_ARRAY if view.sample_count != 0 => {
            let name = view.kind.short().unwrap_or_default();
            out.right_numbered(name.as_bytes(), view.sample_count, WIDTH);
        }
        kind => out.right(kind.short().unwrap_or_default().as_bytes(), WIDTH),
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
