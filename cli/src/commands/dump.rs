//! `dxbin dump`: annotated hex.

use std::cell::RefCell;
use std::io::{BufWriter, ErrorKind, Write};

use dxbin::base::sink::{Class, Sink};
use dxbin::base::{Code, Limits};
use dxbin::container::Part;
use dxbin::dump::{Bits, Dump, Row, Rows, Text};
use serde::ser::{Error as _, SerializeSeq};
use serde::{Serialize, Serializer};

use crate::io::{Inputs, Outputs, Target};
use crate::listing::Listing;
use crate::part_name::{PartName, missing};
use crate::report::{Problem, Status};
use crate::run::{self, Envelope, Outcome, Output, Shared, deliver};

/// Shows every byte of a file with its name, its value and what that means
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin dump shader.cso                every byte, from the header to the last part
  dxbin dump --part SHEX shader.cso    the program, token by token beside its listing
  dxbin dump --part DXIL shader.cso    that of Shader Model 6, record by record of its bitcode
  dxbin dump --width 16 notes.bin      any file; what is no shader is shown raw
  dxbin dump --json shader.cso         the same for programs

Every byte stands in exactly one line, also in broken files. What is wrong is marked under the
bytes it is about. Offsets count from the file's first byte; docs/formats describes the fields.

Exit status:
  0  shown, whatever the file is
  2  a file cannot be read, or has no such part")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// Show only this part, such as RDEF, or PRIV#2 for a second one
    #[arg(long, value_name = "PART")]
    part: Option<PartName>,
    /// Bytes in a line
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u16).range(1..=256))]
    width: u16,
    /// One line of JSON for each file (docs/schemas/dump.json)
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    outputs: Outputs,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        let made = (self.inputs.expand()).and_then(|inputs| Ok((self.outputs.targets(&inputs, Some("txt"))?, inputs)));
        let (targets, inputs) = match made {
            Ok(made) => made,
            Err(problem) => return run::usage(problem),
        };
        let several = inputs.len() > 1;
        let coloured = anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never;
        run::each(&inputs, shared, |i, input| {
            let target = targets.get(i).unwrap_or(&Target::Stdout);
            let read = input.read();
            let dump = read.as_ref().map(|bytes| Dump::new(bytes, &Limits::default()));
            let chosen = dump.as_ref().map_err(|problem| (*problem).clone()).and_then(|dump| self.choose(dump));
            // One file's dump goes out as it is made; those of several wait for each other.
            let mut out = Out { streams: *target == Target::Stdout && !several, made: Vec::new(), failed: None };
            let made = match (&dump, chosen) {
                (Ok(dump), Ok(part)) if self.json => {
                    let body = Some(DumpReport::of(dump, part));
                    out.json(&Envelope::of("dump", input, body, &told(dump), Status::Fine));
                    Ok(())
                }
                (_, Err(problem)) if self.json => {
                    let body = None::<DumpReport<'_>>;
                    out.json(&Envelope::of("dump", input, body, &[problem], Status::Failed));
                    return Outcome { status: Status::Failed, ..out.finish(target) };
                }
                (Ok(dump), Ok(part)) => {
                    let mut sink = Stream { listing: Listing::new(coloured && *target == Target::Stdout, 0), out: &mut out };
                    if several && *target == Target::Stdout {
                        // Whose bytes these are must be seen where there are more.
                        sink.text(Class::Plain, format!("==> {} <==\n", input.name()).as_bytes());
                    }
                    write(dump, part, &mut Text::new(&mut sink, usize::from(self.width)));
                    let rest = sink.listing.finish();
                    out.bytes(&rest);
                    Ok(())
                }
                (_, Err(problem)) => Err(problem),
                (Err(problem), Ok(_)) => Err((*problem).clone()),
            };
            made.map_or_else(Outcome::failed, |()| out.finish(target))
        })
    }

    /// The part that is to be shown; `None` for the whole file.
    fn choose<'d, 'a>(&self, dump: &'d Dump<'a>) -> Result<Option<&'d Part<'a>>, Problem> {
        let Some(name) = self.part else { return Ok(None) };
        let parts = dump.container().map(|container| container.parts()).unwrap_or_default();
        let part = dump.part(name.kind, name.ordinal);
        part.map(Some).ok_or_else(|| missing(name, parts.iter().map(|part| part.kind)))
    }
}

fn told(dump: &Dump<'_>) -> Vec<Problem> {
    dump.defects().iter().map(Problem::from).collect()
}

fn write(dump: &Dump<'_>, part: Option<&Part<'_>>, rows: &mut dyn Rows) {
    match part {
        Some(part) => dump.write_part(part, rows),
        None => dump.write(rows),
    }
}

/// Where a dump goes: out at once, or into memory.
struct Out {
    streams: bool,
    made: Vec<u8>,
    failed: Option<std::io::Error>,
}

impl Out {
    fn bytes(&mut self, bytes: &[u8]) {
        if !self.streams {
            self.made.extend_from_slice(bytes);
        } else if self.failed.is_none() {
            self.failed = std::io::stdout().lock().write_all(bytes).err();
        }
    }

    fn json<T: Serialize>(&mut self, value: &T) {
        let mut writer = BufWriter::with_capacity(1 << 16, &mut *self);
        // What fails is kept by the writer below; nothing else can.
        let _ = serde_json::to_writer(&mut writer, value);
        let _ = writer.write_all(b"\n");
        let _ = writer.flush();
    }

    fn finish(self, target: &Target) -> Outcome {
        match (target, self.failed) {
            // Who closed the pipe has seen enough.
            (_, Some(error)) if error.kind() != ErrorKind::BrokenPipe => {
                let message = format!("standard output cannot be written: {error}");
                Outcome::failed(Problem::new(Code::Unwritable, message))
            }
            (Target::File { .. }, _) => deliver(target, self.made).unwrap_or_else(Outcome::failed),
            _ => Outcome { output: Output::Bytes(self.made), ..Outcome::default() },
        }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.bytes(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Text that goes on where it is much.
struct Stream<'o> {
    listing: Listing,
    out: &'o mut Out,
}

impl Sink for Stream<'_> {
    fn text(&mut self, class: Class, text: &[u8]) {
        self.listing.text(class, text);
        if let Some(many) = self.listing.take_many() {
            self.out.bytes(&many);
        }
    }
}

/// What `dump` says of a file in `--json`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct DumpReport<'d> {
    /// Bytes of the file.
    size: u64,
    /// The rows in the order of their bytes. Those with bytes tile the file, or the part that was asked for.
    #[cfg_attr(test, schemars(with = "Vec<RowReport<'static>>"))]
    rows: RowList<'d>,
}

impl<'d> DumpReport<'d> {
    fn of(dump: &'d Dump<'d>, part: Option<&'d Part<'d>>) -> Self {
        Self { size: dump.size(), rows: RowList { dump, part } }
    }
}

/// Rows that are made while they are written.
#[derive(Debug)]
struct RowList<'d> {
    dump: &'d Dump<'d>,
    part: Option<&'d Part<'d>>,
}

impl Serialize for RowList<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Sequence<'s, Q: SerializeSeq>(&'s RefCell<(Q, Option<Q::Error>)>);
        impl<Q: SerializeSeq> Rows for Sequence<'_, Q> {
            fn row(&mut self, row: &Row<'_>) {
                let (sequence, error) = &mut *self.0.borrow_mut();
                if error.is_none() {
                    *error = sequence.serialize_element(&RowReport::of(row)).err();
                }
            }
        }
        let state = RefCell::new((serializer.serialize_seq(None)?, None));
        write(self.dump, self.part, &mut Sequence(&state));
        match state.into_inner() {
            (sequence, None) => sequence.end(),
            (_, Some(error)) => Err(S::Error::custom(error)),
        }
    }
}

/// A row.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RowReport<'r> {
    /// The offset from the file's first byte.
    offset: u64,
    /// Its bytes in hex; absent for a heading.
    #[serde(skip_serializing_if = "String::is_empty")]
    bytes: String,
    /// How deep it stands in structures.
    depth: u32,
    /// `heading`, `field`, `text` or `raw`.
    kind: &'static str,
    /// The field's name, or that of what follows.
    name: &'r str,
    /// The stored number; as text from 2^53 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<Number>,
    /// The value as people write it.
    #[serde(skip_serializing_if = "str::is_empty")]
    value: &'r str,
    /// What it means.
    #[serde(skip_serializing_if = "str::is_empty")]
    meaning: &'r str,
    /// The bit fields of the number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bits: Vec<BitsReport>,
    /// The codes of what is wrong here; `diagnostics` says more of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<String>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
enum Number {
    Small(u64),
    Large(String),
}

/// Some bits of a number.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct BitsReport {
    /// What they are called.
    name: &'static str,
    /// The lowest bit.
    low: u8,
    /// How many.
    count: u8,
    /// Their value, shifted down.
    value: u64,
    /// The documented name of the value.
    #[serde(skip_serializing_if = "Option::is_none")]
    spelling: Option<&'static str>,
}

impl From<u64> for Number {
    fn from(number: u64) -> Self {
        if number < 1 << 53 { Self::Small(number) } else { Self::Large(number.to_string()) }
    }
}

impl From<&Bits> for BitsReport {
    fn from(bits: &Bits) -> Self {
        Self { name: bits.name, low: bits.low, count: bits.count, value: bits.value, spelling: bits.spelling }
    }
}

impl<'r> RowReport<'r> {
    fn of(row: &Row<'r>) -> Self {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digits = row.bytes.iter().flat_map(|byte| [byte >> 4, byte & 0xf]);
        Self {
            offset: row.offset,
            bytes: digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect(),
            depth: row.depth,
            kind: row.kind.name(),
            name: row.name,
            number: row.number.map(Number::from),
            value: row.value,
            meaning: row.meaning,
            bits: row.bits.iter().map(BitsReport::from).collect(),
            marks: row.marks.iter().map(|mark| mark.code.to_string()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The JSON of a dump parses, and its rows are the file.
    #[test]
    fn the_rows_are_the_file() {
        let corpus = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus");
        let mut files: Vec<_> = ["fxc", "dxc", "header"]
            .iter()
            .flat_map(|folder| std::fs::read_dir(corpus.join(folder)).unwrap().map(|entry| entry.unwrap().path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "cso"))
            .collect();
        files.sort();
        for path in files.iter().step_by(40) {
            let file = std::fs::read(path).unwrap();
            let dump = Dump::new(&file, &Limits::default());
            let json = serde_json::to_value(DumpReport::of(&dump, None)).unwrap();
            let text = serde_json::to_string(&DumpReport::of(&dump, None)).unwrap();
            assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), json);
            let mut at = 0;
            let mut bytes = String::new();
            for row in json["rows"].as_array().unwrap() {
                assert_eq!(row["offset"], at, "{}", path.display());
                let hex = row["bytes"].as_str().unwrap_or_default();
                bytes.push_str(hex);
                at += hex.len() / 2;
            }
            let expected = file.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
            assert!(bytes == expected, "{}", path.display());
        }
    }

    #[test]
    fn large_numbers_are_text() {
        let spelt = [(1 << 53) - 1, 1 << 53].map(|number| serde_json::to_string(&Number::from(number)).unwrap());
        assert_eq!(spelt, ["9007199254740991", "\"9007199254740992\""]);
    }
}
