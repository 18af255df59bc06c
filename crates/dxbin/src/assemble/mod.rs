//! Assembly: a listing's text into a container.
//!
//! [`into`] puts a program into a container that is there already: all other parts stay, the counters in STAT that follow
//! from the instructions are brought up to date, and so is the digest. [`alone`] makes a container of the listing and
//! nothing else: what its comment header says of signatures, bindings and features becomes parts, as fxc writes
//! them.
//!
//! ```
//! use dxbin::assemble;
//! use dxbin::base::{Diagnostics, FourCc, Limits};
//! use dxbin::container::Container;
//!
//! let made = assemble::alone(b"cs_5_0\ndcl_thread_group 1, 1, 1\nret\n").unwrap();
//! let container = Container::read(&made.bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
//! assert!(container.digest().is_right());
//!
//! // Another program in its place.
//! let made = assemble::into(b"cs_5_0\ndcl_thread_group 8, 1, 1\nret\n", &container).unwrap();
//! let container = Container::read(&made.bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
//! assert_eq!(container.part(FourCc(*b"SHEX")).unwrap().data[12], 8);
//! ```

pub mod d3d9;
mod header_edits;
mod statistics;

use dxbin_base::lex::TextError;
use dxbin_base::{Code, Diagnostics, Error, FourCc};
use dxbin_container::build::Signing;
use dxbin_container::spec::kind;
use dxbin_container::{Builder, Container, DigestState};
use dxbin_parts::sfi0::Feature;
use dxbin_parts::stat::Statistics;
use dxbin_tpf::parse::{self, Parsed};
use dxbin_tpf::{Program, keep};

use crate::check::Facts;
use crate::listing::fxc::header;
use crate::signing;

/// A container, and what there is to say about it.
#[derive(Clone, Debug)]
pub struct Assembled {
    /// The container's bytes, its digest right.
    pub bytes: Vec<u8>,
    /// What is odd about the text.
    pub warnings: Vec<TextError>,
}

/// Why nothing was assembled.
#[derive(Clone, Debug)]
pub enum Failure {
    /// The text is wrong: all errors, in the order of their lines.
    Text(Vec<TextError>),
    /// The container cannot take the program.
    Container(Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Container(error)
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Container(error) => error.fmt(f),
            Self::Text(errors) => match errors.first() {
                Some(first) => write!(f, "[{}]: {}", first.code, first.message),
                None => f.write_str("the text is wrong"),
            },
        }
    }
}

impl std::error::Error for Failure {}

/// The kinds of part that hold a token stream, in the order in which they are looked for.
const PROGRAMS: [FourCc; 2] = [kind::SHEX, kind::SHDR];

/// Puts the program of a listing into a container in place of its own.
///
/// What the text does not say, such as the last bits of a decimal literal, stays as it is in the container
/// ([`keep`]), so that a listing that was not edited gives the same container back, whatever is odd about it. Edits of the
/// comment header change signatures, RDEF and SFI0, if the header says all that these have; else that is told.
///
/// # Errors
///
/// [`Failure::Text`] for a text that is wrong; [`Failure::Container`] with [`Code::NoProgram`] where the container has no
/// token stream, and where it cannot be written.
pub fn into(text: &[u8], original: &Container<'_>) -> Result<Assembled, Failure> {
    let start = d3d9::level9_end(text);
    let parsed = parse::parse_from(text, start.unwrap_or(0)).map_err(Failure::Text)?;
    let mut builder = Builder::from_container(original)?;
    let Some(index) = PROGRAMS.iter().find_map(|&kind| builder.find(kind, 1)) else {
        let (start, end) = (original.origin(), original.origin() + original.bytes().len() as u64);
        let message = "there is neither a SHDR nor a SHEX part to put the program into";
        return Err(Error::new(Code::NoProgram, start..end, message).into());
    };
    let old = builder.parts().nth(index).map(|(_, data)| data.to_vec()).unwrap_or_default();
    // An original that cannot be read has nothing to keep.
    let mut warnings = parsed.warnings.clone();
    // The original has the digits.
    warnings.retain(|warning| warning.code != Code::TextRounded);
    let new = match Program::read(&old, 0) {
        Ok(original) if parsed.bytes != old => keep::merge(&parsed, &original),
        _ => parsed.bytes.clone(),
    };
    // In front of level 9 code the header ends where that starts.
    let header = 0..start.map_or(parsed.header.end, |start| d3d9::header_end(text.get(..start).unwrap_or_default()));
    let mut edited = header_edits::take(text, header, &new, original, &mut builder, &mut warnings);
    if new != old {
        edited = true;
        if let Some(stat) = builder.find(kind::STAT, 1) {
            let data = builder.parts().nth(stat).map(|(_, data)| data.to_vec()).unwrap_or_default();
            builder.replace(stat, statistics::updated(&data, &old, &new));
        }
        builder.replace(index, new);
    }
    if let (Some(start), Some(index)) = (start, builder.find(kind::Aon9, 1)) {
        let old = builder.parts().nth(index).map(|(_, data)| data.to_vec()).unwrap_or_default();
        let new = d3d9::into_level9(text.get(..start).unwrap_or_default(), &old, &mut warnings)?;
        if new != old {
            builder.replace(index, new);
            edited = true;
        }
    }
    if edited && !matches!(original.digest(), DigestState::Unsigned | DigestState::Bypass(_)) {
        builder.sign(Signing::Sign(signing::variant(builder.parts())));
    }
    Ok(Assembled { bytes: builder.build()?, warnings })
}

/// Makes a container of a listing alone.
///
/// # Errors
///
/// [`Failure::Text`] for a text that is wrong.
pub fn alone(text: &[u8]) -> Result<Assembled, Failure> {
    let start = d3d9::level9_end(text);
    let Parsed { bytes, mut warnings, mut header, .. } =
        parse::parse_from(text, start.unwrap_or(0)).map_err(Failure::Text)?;
    if let Some(start) = start {
        header = 0..start;
        let message = "level 9 code cannot be made of a listing alone, and is left out";
        let hint = "assemble `--into` a container that has some";
        warnings.push(TextError::new(Code::TextHeader, start..start, message).hint(hint));
    }
    let program = Program::read(&bytes, 0)?;
    let version = program.version;
    let facts = Facts::of(&program, &mut Diagnostics::new());
    let rules =
        header::Rules { version, declarations: &facts.declarations, features: features(&facts), flags: header::FLAGS };
    let header = header::read(text, header, &rules, &mut warnings);
    let mut builder = Builder::new();
    let is_5 = version.major() >= 5;
    for (kind, data) in header.before {
        builder.push(kind, data);
    }
    builder.push(if is_5 { kind::SHEX } else { kind::SHDR }, bytes);
    for (kind, data) in header.features {
        builder.push(kind, data);
    }
    builder.push(kind::STAT, statistics::of(&facts, Statistics::SIZES[usize::from(is_5)]));
    builder.sign(Signing::Sign(signing::variant(builder.parts())));
    Ok(Assembled { bytes: builder.build()?, warnings })
}

/// The feature that no listing names: raw and structured buffers in Shader Model 4.
fn features(facts: &Facts) -> u64 {
    const RAW_AND_STRUCTURED_BUFFERS: u32 = 1 << 14;
    let asks = facts.global_flags() & RAW_AND_STRUCTURED_BUFFERS != 0;
    if asks && facts.version.major() == 4 { Feature::COMPUTE_SHADERS_4X.0 } else { 0 }
}
