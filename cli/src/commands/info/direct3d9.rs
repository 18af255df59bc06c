//! `dxbin info` of a token stream of Direct3D 9.

use std::fmt::Write as _;

use anstyle::Style;
use dxbin::base::Diagnostics;
use dxbin::direct3d9::{Constant, Declared, FileUse, Summary};
use serde::Serialize;

use crate::commands::info::{section, spelt};
use crate::report::Problem;
use crate::table::{Columns, clean, count, thousands};

/// What `info` says of a program of Direct3D 9.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Direct3d9Report {
    /// What the file is: `direct3d9`.
    kind: &'static str,
    /// Bytes of the file.
    size: u64,
    /// The target, such as `ps_2_0` or `vs_3_sw`.
    target: String,
    /// Bytes up to and with the end token.
    program_size: u64,
    /// The compiler, as the constant table names it.
    compiler: Option<String>,
    /// Instructions, declarations and definitions left out.
    instructions: u32,
    /// Arithmetic instruction slots.
    arithmetic_slots: u32,
    /// Texture instruction slots.
    texture_slots: u32,
    /// Constants that the program defines.
    definitions: u32,
    /// The registers it uses.
    registers: Vec<RegistersReport>,
    /// What `dcl` says of registers.
    declarations: Vec<DeclarationReport>,
    /// The constants and samplers of the constant table (CTAB).
    constants: Vec<ConstantReport>,
    /// What runs before it (PRES).
    #[serde(skip_serializing_if = "Option::is_none")]
    preshader: Option<PreshaderReport>,
    /// The source files that debug information (DBUG) names.
    files: Vec<String>,
    /// The comments in the stream.
    comments: Vec<CommentReport>,
}

/// The registers of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RegistersReport {
    /// How the file is spelt, such as `r`; or a register with a name of its own, such as `oPos`.
    file: &'static str,
    /// Whether its registers have numbers.
    #[serde(skip)]
    is_numbered: bool,
    /// How many of them are named.
    count: u64,
    /// The highest number.
    highest: u32,
    /// Whether a register indexes them, so that more may be used.
    indexed: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct DeclarationReport {
    /// The register, such as `v0`.
    register: String,
    /// The components, of `xyzw`; absent for samplers.
    #[serde(skip_serializing_if = "String::is_empty")]
    mask: String,
    /// What it is for, such as `texcoord1`; of a sampler the kind of texture, such as `2d`.
    #[serde(skip_serializing_if = "String::is_empty")]
    usage: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ConstantReport {
    name: String,
    /// The type in HLSL, such as `float4x4[2]`.
    #[serde(rename = "type")]
    ty: Option<String>,
    /// `D3DXREGISTER_SET`.
    set: String,
    /// The first register, such as `c4`.
    register: String,
    /// How many registers.
    count: u16,
    /// Whether it has a default value.
    default: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PreshaderReport {
    instructions: usize,
    /// The constants it reads.
    constants: Vec<ConstantReport>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct CommentReport {
    /// What its first four bytes say it is, such as `CTAB`; other bytes than ASCII as `\xNN`.
    kind: String,
    /// The offset of its first byte from the file's.
    offset: u64,
    /// Its bytes.
    size: u64,
}

impl Direct3d9Report {
    pub(crate) fn of(bytes: &[u8], diagnostics: &mut Diagnostics) -> Result<Self, Problem> {
        let summary = Summary::of(bytes, diagnostics)?;
        let comments = summary.comments.iter().map(|comment| CommentReport {
            kind: dxbin::base::FourCc(comment.kind.0.to_le_bytes()).to_string(),
            offset: comment.offset,
            size: comment.size as u64,
        });
        Ok(Self {
            kind: dxbin::open::Kind::Direct3d9.info().name,
            size: bytes.len() as u64,
            target: summary.version.to_string(),
            program_size: summary.size as u64,
            compiler: summary.creator.map(clean),
            instructions: summary.instructions,
            arithmetic_slots: summary.slots.0,
            texture_slots: summary.slots.1,
            definitions: summary.definitions,
            registers: summary.files.iter().map(RegistersReport::of).collect(),
            declarations: summary.declared.iter().map(DeclarationReport::of).collect(),
            constants: summary.constants.iter().map(ConstantReport::of).collect(),
            preshader: summary.preshader.as_ref().map(|(constants, instructions)| PreshaderReport {
                instructions: *instructions,
                constants: constants.iter().map(ConstantReport::of).collect(),
            }),
            files: summary.files_named.iter().map(|file| clean(file)).collect(),
            comments: comments.collect(),
        })
    }

    /// Stage and Shader Model in words.
    fn what(&self) -> String {
        let stage = if self.target.contains("vs_") { "vertex" } else { "pixel" };
        let model = self.target.rsplit("s_").next().unwrap_or_default().replace('_', ".");
        format!("{stage} shader, Shader Model {model} ({}), {}", self.target, count(self.program_size, "byte", "bytes"))
    }

    fn code(&self) -> String {
        let slots = u64::from(self.arithmetic_slots.saturating_add(self.texture_slots));
        let mut text = count(u64::from(self.instructions), "instruction", "instructions");
        let _ = write!(text, " in {}", count(slots, "slot", "slots"));
        if self.texture_slots > 0 {
            let _ = write!(text, " ({} texture)", self.texture_slots);
        }
        if self.definitions > 0 {
            let _ = write!(text, ", {}", count(u64::from(self.definitions), "constant defined", "constants defined"));
        }
        text
    }
}

impl RegistersReport {
    fn of(file: &FileUse) -> Self {
        let highest = file.numbers.last().copied().unwrap_or_default();
        Self {
            file: file.prefix,
            is_numbered: file.is_numbered,
            count: file.numbers.len() as u64,
            highest,
            indexed: file.is_indexed,
        }
    }

    /// Such as `r0..r4`, `5 of c0..c30`, `aL`.
    fn text(&self) -> String {
        let Self { file, is_numbered, count, highest, indexed } = self;
        let more = if *indexed { " indexed" } else { "" };
        match (*count, *highest) {
            _ if !is_numbered => (*file).to_owned(),
            (1, only) => format!("{file}{only}{more}"),
            (count, highest) if count == u64::from(highest) + 1 => format!("{file}0..{file}{highest}{more}"),
            (count, highest) => format!("{count} of {file}0..{file}{highest}{more}"),
        }
    }
}

impl DeclarationReport {
    fn of(declared: &Declared) -> Self {
        let mask = if declared.is_sampler { String::new() } else { declared.mask.clone() };
        Self { register: declared.register.clone(), mask, usage: declared.usage.clone() }
    }
}

impl ConstantReport {
    fn of(constant: &Constant<'_>) -> Self {
        let info = constant.info;
        Self {
            name: clean(constant.name),
            ty: constant.ty.clone(),
            set: spelt(info.register_set.name(), u64::from(info.register_set.0)),
            register: format!("{}{}", info.register_set.short().unwrap_or("x"), info.register_index),
            count: info.register_count,
            default: info.default_value != 0,
        }
    }
}

fn constants(reports: &[ConstantReport]) -> Columns {
    let mut columns = Columns::new(&["register", "type", "name", ">registers", "default"]);
    for constant in reports {
        columns.row([
            constant.register.clone(),
            constant.ty.clone().unwrap_or_else(|| "unknown".into()),
            constant.name.clone(),
            thousands(u64::from(constant.count)),
            if constant.default { "yes".into() } else { String::new() },
        ]);
    }
    columns.without_empty()
}

impl Direct3d9Report {
    /// What people are shown.
    pub(super) fn text(&self, file: &str) -> String {
        let mut text = String::new();
        let bold = Style::new().bold();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{bold}{file}{bold:#}");
        let size = count(self.size, "byte", "bytes");
        let mut facts = vec![("kind", format!("Direct3D 9 token stream, {size}")), ("shader", self.what())];
        facts.extend(self.compiler.clone().map(|compiler| ("compiler", compiler)));
        facts.push(("code", self.code()));
        let registers: Vec<String> = self.registers.iter().map(RegistersReport::text).collect();
        if !registers.is_empty() {
            facts.push(("registers", registers.join(", ")));
        }
        if let Some(preshader) = &self.preshader {
            let instructions = count(preshader.instructions as u64, "instruction", "instructions");
            facts.push(("preshader", instructions));
        }
        if !self.files.is_empty() {
            facts.push(("sources", self.files.join(", ")));
        }
        for (name, fact) in facts {
            let _ = writeln!(text, "  {name:9} {fact}");
        }
        let mut declarations = Columns::new(&["register", "mask", "usage"]);
        for declaration in &self.declarations {
            let DeclarationReport { register, mask, usage } = declaration;
            declarations.row([register.clone(), mask.clone(), usage.clone()]);
        }
        section(&mut text, "Declarations", &declarations.without_empty());
        section(&mut text, "Constants (CTAB)", &constants(&self.constants));
        if let Some(preshader) = &self.preshader {
            section(&mut text, "Constants of the preshader (PRES)", &constants(&preshader.constants));
        }
        let mut comments = Columns::new(&["comment", ">offset", ">bytes"]);
        for comment in &self.comments {
            comments.row([comment.kind.clone(), format!("{:#x}", comment.offset), thousands(comment.size)]);
        }
        section(&mut text, "Comments", &comments);
        text.push('\n');
        text
    }
}
