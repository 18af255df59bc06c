//! What a shader binds, in `info`.

use std::collections::BTreeMap;

use dxbin::parts::rdef::{Binding, Rdef};
use serde::Serialize;

use crate::commands::info::{short, spelt};
use crate::table::{Columns, clean, thousands};

/// What is bound.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct BindingReport {
    pub(super) name: String,
    /// `D3D_SHADER_INPUT_TYPE`.
    #[serde(rename = "type")]
    pub(super) ty: String,
    /// `D3D_RESOURCE_RETURN_TYPE`; absent where nothing is loaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) return_type: Option<String>,
    /// `D3D_SRV_DIMENSION`.
    pub(super) dimension: String,
    /// The register's letter and number, such as `t3`.
    pub(super) register: String,
    /// Registers; 0 for an array with no stated size.
    pub(super) count: u32,
    /// The register space.
    pub(super) space: u32,
    /// Bytes, for constant buffers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) size: Option<u32>,
}

/// The bindings of RDEF, at most so many.
pub(super) fn bindings(rdef: &Rdef<'_>, rows: usize) -> Vec<BindingReport> {
    // Rows that state no size would be without number.
    let most = rdef.data().len();
    let sizes: BTreeMap<&[u8], u32> =
        rdef.buffers().take(most).filter_map(|buffer| Some((rdef.string(buffer.name)?, buffer.size))).collect();
    rdef.bindings().take(rows.min(most)).map(|binding| BindingReport::of(rdef, &binding, &sizes)).collect()
}

impl BindingReport {
    fn of(rdef: &Rdef<'_>, binding: &Binding, sizes: &BTreeMap<&[u8], u32>) -> Self {
        let name = rdef.string(binding.name).unwrap_or_default();
        let ty = spelt(binding.ty.name(), u64::from(binding.ty.0));
        // The letters of registers follow from the kinds of views: b, s and u, and t for all that is read.
        let letter = match () {
            () if ty.contains("CBUFFER") => 'b',
            () if ty.contains("SAMPLER") => 's',
            () if ty.contains("UAV") => 'u',
            () => 't',
        };
        let returns = binding.return_type;
        Self {
            name: clean(name),
            return_type: (returns.0 != 0).then(|| spelt(returns.name(), u64::from(returns.0))),
            dimension: spelt(binding.dimension.name(), u64::from(binding.dimension.0)),
            register: format!("{letter}{}", binding.bind_point),
            count: binding.bind_count,
            space: binding.space,
            size: sizes.get(name).copied().filter(|_| letter == 'b'),
            ty,
        }
    }

    /// What is bound, in a few words.
    fn what(&self) -> String {
        let ty = short(&self.ty, "D3D_SIT_");
        match &self.return_type {
            Some(returns) if matches!(&*ty, "texture" | "uav rwtyped") => {
                let dimension = short(&self.dimension, "D3D_SRV_DIMENSION_");
                let access = if ty == "texture" { "" } else { "rw " };
                format!("{access}{dimension} {}", short(returns, "D3D_RETURN_TYPE_"))
            }
            // PSV0 has the shape of a resource, and not what its texels hold.
            None if matches!(&*ty, "texture" | "uav rwtyped") && !self.dimension.starts_with("D3D_") => {
                let access = if ty == "texture" { "" } else { "rw " };
                format!("{access}{}", self.dimension.to_lowercase())
            }
            _ => ty.strip_prefix("uav ").unwrap_or(&ty).to_owned(),
        }
    }

    /// The registers it takes, such as `t0`, `t0..t3` or, without an end, `t0..`.
    fn registers(&self) -> String {
        let (letter, number) = self.register.split_at(1);
        match (self.count, number.parse::<u32>()) {
            (1, _) | (_, Err(_)) => self.register.clone(),
            (0 | u32::MAX, _) => format!("{}..", self.register),
            (count, Ok(first)) => format!("{}..{letter}{}", self.register, first.wrapping_add(count - 1)),
        }
    }
}

/// Bindings as rows.
pub(super) fn table(bindings: &[BindingReport]) -> Columns {
    let spaces = bindings.iter().any(|binding| binding.space != 0);
    let mut columns = Columns::new(&["register", "space", "what", "name", ">bytes"]);
    for binding in bindings {
        columns.row([
            binding.registers(),
            if spaces { binding.space.to_string() } else { String::new() },
            binding.what(),
            binding.name.clone(),
            binding.size.map_or_else(String::new, |size| thousands(u64::from(size))),
        ]);
    }
    columns.without_empty()
}
