//! `dxbin unpack`: the shaders in a file that D3DCompressShaders made.

use std::path::PathBuf;

use dxbin::base::{Diagnostics, Limits};
use dxbin::compressed;
use dxbin::summary;
use serde::Serialize;

use crate::io::{self, Inputs};
use crate::report::{Problem, Status};
use crate::run::{self, Report, Shared};
use crate::table::{Columns, thousands};

/// Lists or writes the shaders in files of compressed shaders (D3DCompressShaders)
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin unpack shaders.bin               a line for each shader
  dxbin unpack shaders.bin --to out      writes out/0.cso, out/1.cso, ...
  dxbin unpack shaders.bin --json        one line of JSON for each file

A shader comes out as D3DDecompressShaders gives it: a container with the parts that were kept,
signed.

Exit status:
  0  listed, or written
  2  a file cannot be read, or does not unpack")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// Write each shader into this folder, as NUMBER.cso; of several files, into a folder for each in it
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    /// Overwrite files
    #[arg(long)]
    force: bool,
    /// One line of JSON for each file (docs/schemas/unpack.json)
    #[arg(long)]
    json: bool,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        run::reports(&self.inputs, self.json, shared, |input, bytes, _| {
            let mut shaders = Vec::new();
            for shader in compressed::read(bytes)? {
                let container = shader.container()?;
                if let Some(folder) = &self.to {
                    io::write(&input.folder(folder)?.join(format!("{}.cso", shader.number)), &container, self.force)?;
                }
                shaders.push(ShaderReport::of(&shader, &container));
            }
            Ok::<_, Problem>((UnpackReport { shaders }, Status::Fine))
        })
    }
}

/// What `unpack` says of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct UnpackReport {
    /// The shaders, by their numbers.
    shaders: Vec<ShaderReport>,
}

/// A shader.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ShaderReport {
    /// Its number in the file, from 0.
    number: u32,
    /// The target as a compiler takes it, such as `ps_5_0`; absent where there is no program.
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    /// Bytes of the container.
    size: u64,
    /// Its parts, in the container's order.
    parts: Vec<String>,
}

impl ShaderReport {
    fn of(shader: &compressed::Shader, container: &[u8]) -> Self {
        let opened = dxbin::open::container(container, &Limits::default(), &mut Diagnostics::new());
        let target = opened.ok().and_then(|container| summary::program(&container).map(|found| found.1.target()));
        Self {
            number: shader.number,
            target,
            size: container.len() as u64,
            parts: shader.parts.iter().rev().map(|(kind, _)| kind.to_string()).collect(),
        }
    }
}

impl Report for UnpackReport {
    const VERB: &'static str = "unpack";

    fn text(&self, file: &str, several: bool) -> String {
        let mut columns = Columns::new(&[">shader", "target", ">bytes", "parts"]);
        for shader in &self.shaders {
            let target = shader.target.clone().unwrap_or_default();
            columns.row([shader.number.to_string(), target, thousands(shader.size), shader.parts.join(" ")]);
        }
        let title = if several { format!("{file}\n") } else { String::new() };
        columns.lines().fold(title, |text, line| text + "  " + &line + "\n")
    }
}
