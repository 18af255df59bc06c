//! Signatures, in `info`.

use std::fmt::Write as _;

use dxbin::container::Part;
use dxbin::parts::signature::{Element, Signature};
use serde::Serialize;

use crate::commands::info::{mask, short, spelt};
use crate::table::{Columns, clean};

/// A signature.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SignatureReport {
    /// The part, such as `ISGN`.
    pub(super) part: String,
    /// What it is, such as `input signature`.
    pub(super) title: &'static str,
    elements: Vec<ElementReport>,
    /// Elements that are not shown.
    #[serde(skip)]
    pub(super) more: usize,
}

/// An element.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ElementReport {
    /// The semantic's name.
    name: String,
    /// The semantic's number.
    index: u32,
    /// The register; absent for an element with one of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    register: Option<u32>,
    /// The components it covers, of `xyzw`.
    mask: String,
    /// Input: the components read; output: those never written.
    read_write_mask: String,
    /// `D3D_REGISTER_COMPONENT_TYPE`.
    component_type: String,
    /// `D3D_NAME`.
    system_value: String,
    /// `D3D_MIN_PRECISION`.
    min_precision: String,
    /// The geometry stream.
    stream: u32,
}

impl SignatureReport {
    /// At most `rows` elements are looked at.
    pub(super) fn of(part: &Part<'_>, signature: &Signature<'_>, rows: usize) -> Self {
        Self {
            part: part.name(),
            title: part.info().map_or("signature", |info| info.title),
            elements: signature.elements().take(rows).map(|element| ElementReport::of(signature, &element)).collect(),
            more: signature.elements().skip(rows).count(),
        }
    }

    /// Its elements as rows.
    pub(super) fn table(&self) -> Columns {
        let streams = self.elements.iter().any(|element| element.stream != 0);
        let is_input = self.title.starts_with("input");
        let mut columns = Columns::new(&["semantic", "register", "mask", "used", "type", "system value", "stream"]);
        for element in &self.elements {
            let mut ty = short(&element.component_type, "D3D_REGISTER_COMPONENT_");
            if element.min_precision != "D3D_MIN_PRECISION_DEFAULT" {
                let _ = write!(ty, " (min {})", short(&element.min_precision, "D3D_MIN_PRECISION_"));
            }
            let system = short(&element.system_value, "D3D_NAME_");
            columns.row([
                format!("{}{}", element.name, element.index),
                element.register.map_or_else(|| "-".into(), |register| register.to_string()),
                element.mask.clone(),
                if is_input { element.read_write_mask.clone() } else { String::new() },
                ty,
                if system == "undefined" { String::new() } else { system },
                if streams { element.stream.to_string() } else { String::new() },
            ]);
        }
        columns.without_empty()
    }
}

impl ElementReport {
    fn of(signature: &Signature<'_>, element: &Element) -> Self {
        Self {
            name: clean(signature.name(element).unwrap_or_default()),
            index: element.semantic_index,
            register: (element.register != u32::MAX).then_some(element.register),
            mask: mask(element.mask),
            read_write_mask: mask(element.read_write_mask),
            component_type: spelt(element.component_type.name(), u64::from(element.component_type.0)),
            system_value: spelt(element.system_value.name(), u64::from(element.system_value.0)),
            min_precision: spelt(element.min_precision.name(), u64::from(element.min_precision.0)),
            stream: element.stream,
        }
    }
}
