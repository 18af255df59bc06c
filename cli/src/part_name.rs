//! How a user names a part: `RDEF`, or `PRIV#2` for the second of its kind.

use std::fmt;
use std::str::FromStr;

use dxbin::base::{Code, FourCc};
use dxbin::container::Builder;
use dxbin::container::spec::d3dcompiler::{BLOB_PARTS, BlobPart, blob_part};

use crate::report::Problem;

/// A part's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PartName {
    pub(crate) kind: FourCc,
    /// 1 for the first.
    pub(crate) ordinal: u32,
}

impl FromStr for PartName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        // A FourCC may hold a `#` itself: the four characters come first.
        if let Some(kind) = FourCc::parse(text) {
            return Ok(Self { kind, ordinal: 1 });
        }
        let named = text.rsplit_once('#').and_then(|(kind, ordinal)| {
            let ordinal = ordinal.parse().ok().filter(|&ordinal| ordinal > 0)?;
            Some(Self { kind: FourCc::parse(kind)?, ordinal })
        });
        named.ok_or_else(|| {
            "a part is named by its four characters, such as `RDEF`, or `PRIV#2` for a second one".into()
        })
    }
}

/// A part's name, or with `--blob-part` a D3D_BLOB_PART.
#[derive(Clone, Debug)]
pub(crate) struct PartOrBlob(String);

/// What a [`PartOrBlob`] names.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named {
    Part(PartName),
    Blob(&'static BlobPart),
}

impl FromStr for PartOrBlob {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<PartName>() {
            Err(message) if blob_part(text).is_none() => Err(message),
            _ => Ok(Self(text.to_owned())),
        }
    }
}

impl PartOrBlob {
    /// What it names; `blob` says that it is a D3D_BLOB_PART.
    pub(crate) fn named(&self, blob: bool) -> Result<Named, Problem> {
        let usage = |message: String| Problem::new(Code::Usage, message);
        if !blob {
            let advice = |_| usage(format!("`{}` is a D3D_BLOB_PART: say `--blob-part`", self.0));
            return self.0.parse().map(Named::Part).map_err(advice);
        }
        blob_part(&self.0).map(Named::Blob).ok_or_else(|| {
            let names: Vec<&str> = BLOB_PARTS.iter().map(|row| row.name).collect();
            usage(format!("`{}` is no D3D_BLOB_PART; they are {}", self.0, names.join(", ")))
        })
    }
}

/// Parts' names with commas between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PartNames(pub(crate) Vec<PartName>);

impl FromStr for PartNames {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.split(',').map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

impl fmt::Display for PartName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ordinal {
            1 => write!(f, "{}", self.kind),
            ordinal => write!(f, "{}#{ordinal}", self.kind),
        }
    }
}

impl PartName {
    /// The part's index in a builder, or what to say.
    pub(crate) fn find(self, builder: &Builder<'_>) -> Result<usize, Problem> {
        builder.find(self.kind, self.ordinal).ok_or_else(|| missing(self, builder.parts().map(|(kind, _)| kind)))
    }
}

/// What to say where a part is not there.
pub(crate) fn missing(name: PartName, parts: impl Iterator<Item = FourCc>) -> Problem {
    let parts: Vec<String> = parts.take(40).map(|kind| kind.to_string()).collect();
    let message = match parts.len() {
        0 => format!("there is no part {name}: the container has no parts"),
        _ => {
            let wanted = name.kind.to_string();
            let hint = match parts.iter().find(|part| part.eq_ignore_ascii_case(&wanted) && **part != wanted) {
                Some(part) => format!(" (names are told apart by case: {part})"),
                None => String::new(),
            };
            format!("there is no part {name}{hint}; the parts are {}", parts.join(" "))
        }
    };
    Problem::new(Code::NoSuchPart, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_printed() {
        for text in ["RDEF", "PRIV#2", r"A\x00B\xff", "#2#2", "A#B2#11"] {
            assert_eq!(text.parse::<PartName>().unwrap().to_string(), text);
        }
        for text in ["", "RDE", "RDEF#", "RDEF#0", "RDEF#x", "RDEFS"] {
            assert!(text.parse::<PartName>().is_err(), "{text}");
        }
    }
}
