//! What RTS0 says, in a line: what Direct3D 12 binds for the shader.

use dxbin::parts::rts0::{ParameterType, RootFlags, Rts0};
use serde::Serialize;

use crate::commands::info::{short, spelt};
use crate::table::count;

/// A root signature.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RootSignatureReport {
    /// Its version, such as `1.1`; of an unknown one the number.
    version: String,
    /// Root parameters.
    parameters: u32,
    /// Of these, descriptor tables.
    tables: u32,
    /// Of these, root constants.
    constants: u32,
    /// Of these, root descriptors.
    descriptors: u32,
    /// Static samplers.
    static_samplers: u32,
    /// `D3D12_ROOT_SIGNATURE_FLAGS`.
    flags: Vec<String>,
}

impl RootSignatureReport {
    pub(super) fn of(signature: &Rts0<'_>) -> Self {
        let header = signature.header();
        let (mut tables, mut constants, mut descriptors) = (0, 0, 0);
        for parameter in signature.parameters() {
            match parameter.ty {
                ParameterType::D3D12_ROOT_PARAMETER_TYPE_DESCRIPTOR_TABLE => tables += 1,
                ParameterType::D3D12_ROOT_PARAMETER_TYPE_32BIT_CONSTANTS => constants += 1,
                ty if ty.name().is_some() => descriptors += 1,
                _ => {}
            }
        }
        let flags = (0..u32::BITS).map(|bit| RootFlags(header.flags.0 & 1 << bit)).filter(|flag| flag.0 != 0);
        Self {
            version: header.version.short().map_or_else(|| format!("{:#x}", header.version.0), str::to_owned),
            parameters: header.parameters,
            tables,
            constants,
            descriptors,
            static_samplers: header.samplers,
            flags: flags.map(|flag| spelt(flag.name(), flag.0.into())).collect(),
        }
    }

    /// It in a line.
    pub(super) fn headline(&self) -> String {
        let mut line = format!("version {}, {}", self.version, count(self.parameters.into(), "parameter", "parameters"));
        let kinds = [
            (self.tables, "table", "tables"),
            (self.constants, "root constants", "root constants"),
            (self.descriptors, "descriptor", "descriptors"),
        ];
        let kinds: Vec<String> = (kinds.iter().filter(|kind| kind.0 > 0))
            .map(|&(number, one, many)| count(number.into(), one, many))
            .collect();
        if !kinds.is_empty() {
            line += &format!(" ({})", kinds.join(", "));
        }
        if self.static_samplers > 0 {
            line += &format!(", {}", count(self.static_samplers.into(), "static sampler", "static samplers"));
        }
        for flag in &self.flags {
            line += ", ";
            line += &short(flag, "D3D12_ROOT_SIGNATURE_FLAG_");
        }
        line
    }
}
