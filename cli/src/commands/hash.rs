//! `dxbin hash`: the names by which people know a shader.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};

use anstyle::Style;
use dxbin::base::number::hex_bytes;
use dxbin::base::{Code, Diagnostics, Limits};
use dxbin::container::Container;
use dxbin::container::spec::kind;
use dxbin::hash::{ALGORITHMS, Algorithm, HashOf, SCOPES, Scope, Shader};
use dxbin::open::{self, Kind};
use dxbin::parts::debug_name::DebugName;
use serde::Serialize;

use crate::io::Inputs;
use crate::report::{Problem, Status};
use crate::run::{self, Outcome, Output, Report, Shared, envelope, or_failed};
use crate::table::{Columns, clean};

/// Shows every hash that people know shaders by; finds the shader that has one
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin hash shader.cso                             all hashes over all scopes
  dxbin hash --algorithm sha256 --over runs *.cso   one hash, over what runs and nothing else
  dxbin hash --check 85944171f73967e8 shaders/      which shader of a folder has this hash
  dxbin hash shaders/ --json                        one line of JSON for each shader

Over:
  file             the whole file
  code             the data of the program's part; of Shader Models 1 to 3 the whole stream
  bitcode          the bitcode in DXIL; its MD5 is the part HASH, unless that includes the source
  code+signatures  the data of the signatures and the program, in the directory's order
  runs             what runs and nothing else: the same for a shader with and without debug
                   information, reflection, private data and root signature

Numbers (CRC, FNV, XXH3) are written with their highest digit first. `--check` takes the first eight
digits or more of any hash, of the container's digest, of the part HASH or of a PDB's name (ILDN).

Exit status:
  0  shown; with --check: found
  1  with --check: no file has this hash
  2  a file cannot be read or is no shader")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// Only these: md5, sha1, sha256, crc32, crc32c, fnv0-32, fnv1-32, fnv1a-32, fnv0-64, fnv1-64, fnv1a-64, xxh3
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    algorithm: Vec<String>,
    /// Only over these: file, code, bitcode, code+signatures, runs
    #[arg(long, value_name = "SCOPE,...", value_delimiter = ',')]
    over: Vec<String>,
    /// Name the files that have this hash
    #[arg(long, value_name = "HASH")]
    check: Option<String>,
    /// One line of JSON for each file (docs/schemas/hash.json)
    #[arg(long)]
    json: bool,
}

/// What is computed.
struct Plan {
    algorithms: Vec<&'static Algorithm>,
    scopes: Vec<&'static Scope>,
}

/// The rows that are named, or all.
fn chosen<T>(rows: &'static [T], names: &[String], name: fn(&T) -> &'static str) -> Result<Vec<&'static T>, Problem> {
    if let Some(unknown) = names.iter().find(|wanted| rows.iter().all(|row| name(row) != *wanted)) {
        let all: Vec<&str> = rows.iter().map(name).collect();
        return Err(Problem::new(Code::Usage, format!("`{unknown}` is none of {}", all.join(", "))));
    }
    Ok(rows.iter().filter(|row| names.is_empty() || names.iter().any(|wanted| wanted == name(row))).collect())
}

impl Options {
    fn plan(&self) -> Result<Plan, Problem> {
        Ok(Plan {
            algorithms: chosen(ALGORITHMS, &self.algorithm, |row| row.name)?,
            scopes: chosen(SCOPES, &self.over, |row| row.name)?,
        })
    }

    pub(crate) fn run(&self, shared: &Shared) -> Status {
        let plan = match self.plan() {
            Ok(plan) => plan,
            Err(problem) => return run::usage(problem),
        };
        let Some(wanted) = &self.check else {
            return run::reports(&self.inputs, self.json, shared, |_, bytes, diagnostics| {
                Ok::<_, Problem>((HashReport::of(bytes, &plan, diagnostics)?, Status::Fine))
            });
        };
        let digits = wanted.trim_start_matches("0x").to_ascii_lowercase();
        if digits.len() < 8 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return run::usage(Problem::new(Code::Usage, "a hash is eight hexadecimal digits or more"));
        }
        self.look_up(&digits, &plan, shared)
    }

    fn look_up(&self, digits: &str, plan: &Plan, shared: &Shared) -> Status {
        let inputs = match self.inputs.expand() {
            Ok(inputs) => inputs,
            Err(problem) => return run::usage(problem),
        };
        let found = AtomicBool::new(false);
        let status = run::each(&inputs, shared, |_, input| {
            or_failed(input.read().and_then(|bytes| {
                let mut report = HashReport::of(&bytes, plan, &mut Diagnostics::new())?;
                report.retain(digits);
                if report.is_empty() {
                    return Ok(Outcome::default());
                }
                found.store(true, Ordering::Relaxed);
                let output = match self.json {
                    true => envelope(HashReport::VERB, input, Some(report), &[], Status::Fine),
                    false => Output::Text(report.matches(&input.name())),
                };
                Ok(Outcome { output, ..Outcome::default() })
            }))
        });
        status.max(if found.into_inner() { Status::Fine } else { Status::No })
    }
}

/// What `hash` says of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct HashReport {
    /// The container's digest as it is stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
    /// What the digest says, as `verify` names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    digest_state: Option<&'static str>,
    /// The hash in the part HASH.
    #[serde(skip_serializing_if = "Option::is_none")]
    shader_hash: Option<String>,
    /// What that is of: `bitcode` (that of DXIL), `debug-bitcode` (that of ILDB, with the source), `source` (a module with
    /// debug information that is not here as it was hashed), `absent` (a module that is not here), `other`.
    #[serde(skip_serializing_if = "Option::is_none")]
    shader_hash_of: Option<&'static str>,
    /// The name of the PDB (ILDN), which mostly is a hash and `.pdb`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pdb: Option<String>,
    /// Those that were computed.
    hashes: Vec<HashRow>,
}

/// A hash.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct HashRow {
    /// Which bytes were hashed: `file`, `code`, `bitcode`, `code+signatures` or `runs`.
    over: &'static str,
    /// How: `md5`, `crc32`, ...
    algorithm: &'static str,
    /// The hash in hexadecimal digits; numbers with the highest digit first.
    value: String,
}

impl HashReport {
    fn of(bytes: &[u8], plan: &Plan, diagnostics: &mut Diagnostics) -> Result<Self, Problem> {
        let container = match open::kind(bytes) {
            // What is no shader at all is refused as everywhere.
            None | Some(Kind::Container | Kind::Text) => Some(open::container(bytes, &Limits::default(), diagnostics)?),
            Some(_) => None,
        };
        let shader = Shader { bytes, container: container.as_ref() };
        let mut hashes = Vec::with_capacity(plan.scopes.len() * plan.algorithms.len());
        for scope in &plan.scopes {
            let Some(bytes) = scope.bytes(&shader) else { continue };
            hashes.extend(plan.algorithms.iter().map(|algorithm| HashRow {
                over: scope.name,
                algorithm: algorithm.name,
                value: hex_bytes(&algorithm.hash(&bytes)),
            }));
        }
        let shader_hash = container.as_ref().and_then(dxbin::hash::shader_hash);
        let pdb = |container: &Container<'_>| {
            let part = container.part(kind::ILDN)?;
            DebugName::read(part.data, part.start()).ok().map(|name| clean(name.name))
        };
        Ok(Self {
            digest: container.as_ref().map(|container| hex_bytes(&container.header().digest())),
            digest_state: container.as_ref().map(|container| container.digest().name()),
            shader_hash: shader_hash.map(|(hash, _)| hash.text()),
            shader_hash_of: shader_hash.map(|(_, of)| match of {
                HashOf::Bitcode => "bitcode",
                HashOf::DebugBitcode => "debug-bitcode",
                HashOf::Source => "source",
                HashOf::Absent => "absent",
                HashOf::Other { .. } => "other",
            }),
            pdb: container.as_ref().and_then(pdb),
            hashes,
        })
    }

    /// Leaves only what starts with these digits.
    fn retain(&mut self, digits: &str) {
        self.hashes.retain(|row| row.value.starts_with(digits));
        self.digest = self.digest.take().filter(|digest| digest.starts_with(digits));
        self.digest_state = self.digest_state.filter(|_| self.digest.is_some());
        self.shader_hash = self.shader_hash.take().filter(|hash| hash.starts_with(digits));
        self.shader_hash_of = self.shader_hash_of.filter(|_| self.shader_hash.is_some());
        self.pdb = self.pdb.take().filter(|name| name.to_ascii_lowercase().starts_with(digits));
    }

    fn is_empty(&self) -> bool {
        self.hashes.is_empty() && self.digest.is_none() && self.shader_hash.is_none() && self.pdb.is_none()
    }

    /// What there is, as scope, algorithm and value.
    fn rows(&self) -> Vec<[String; 3]> {
        let mut rows = Vec::with_capacity(self.hashes.len() + 2);
        if let Some(digest) = &self.digest {
            rows.push(["digest".into(), self.digest_state.unwrap_or_default().into(), digest.clone()]);
        }
        if let Some(hash) = &self.shader_hash {
            let how = match self.shader_hash_of {
                Some("debug-bitcode") => "md5 of the debug bitcode",
                Some("source") => "md5, with the source",
                Some("absent") => "md5 of bitcode elsewhere",
                Some("other") => "md5 of other bitcode",
                _ => "md5 of the bitcode",
            };
            rows.push(["part HASH".into(), how.into(), hash.clone()]);
        }
        if let Some(name) = &self.pdb {
            rows.push(["part ILDN".into(), "name of the PDB".into(), name.clone()]);
        }
        rows.extend(self.hashes.iter().map(|row| [row.over.into(), row.algorithm.into(), row.value.clone()]));
        rows
    }

    fn matches(&self, file: &str) -> String {
        self.rows().iter().map(|[over, algorithm, value]| format!("{file}: {over} {algorithm} {value}\n")).collect()
    }
}

impl Report for HashReport {
    const VERB: &'static str = "hash";

    fn text(&self, file: &str, several: bool) -> String {
        let mut text = String::new();
        let (bold, dim) = (Style::new().bold(), Style::new().dimmed());
        // Writing to a string cannot fail.
        if several {
            let _ = writeln!(text, "{bold}{file}{bold:#}");
        }
        let mut columns = Columns::new(&["over", "hash", "value"]);
        self.rows().into_iter().for_each(|row| columns.row(row));
        for (i, line) in columns.lines().enumerate() {
            let _ = if i == 0 { writeln!(text, "{dim}{line}{dim:#}") } else { writeln!(text, "{line}") };
        }
        if several {
            text.push('\n');
        }
        text
    }
}
