//! The source files that fxc puts into a PDB, as they were before the preprocessor.

use std::borrow::Cow;
use std::collections::HashMap;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error};

use crate::info::{Info, hash_table};
use crate::msf::Msf;
use crate::spec::{SourceHeader, SourcesHeader};

/// The stream that lists the sources.
pub const HEADER_STREAM: &[u8] = b"/src/headerblock";
/// What a source's stream is named by, in front of its virtual name.
pub const PREFIX: &[u8] = b"/src/files/";

/// A source file.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    /// Its name as the compiler was given it, or as `#include` wrote it.
    pub name: Vec<u8>,
    /// Its record.
    pub header: SourceHeader,
    /// The number of its stream.
    pub stream: u32,
    /// Its text.
    pub text: Cow<'a, [u8]>,
}

/// The source files in a PDB, in the order of their names in `/names`: the main file, then those it includes.
///
/// A PDB without them has none; what is wrong with a single one goes to `diagnostics`.
///
/// # Errors
///
/// Where the list itself cannot be read.
pub fn sources<'a>(msf: &Msf<'a>, info: &Info, diagnostics: &mut Diagnostics) -> Result<Vec<Source<'a>>, Error> {
    let Some(number) = info.stream(HEADER_STREAM) else { return Ok(Vec::new()) };
    let stream = msf.stream(number)?;
    let _: SourcesHeader = stream.record(0)?;
    let (rows, _) = hash_table(&stream, SourcesHeader::SIZE, SourceHeader::SIZE)?;
    let names = info.names(msf)?;
    let numbers: HashMap<&[u8], u32> = info.streams.iter().map(|(name, number)| (&**name, *number)).collect();
    // Rows of a hostile file may all name one stream, or one long string.
    let mut left = msf.data().len().saturating_mul(4);
    let mut sources = Vec::new();
    for (_, at) in rows {
        let header: SourceHeader = stream.record(at)?;
        let name = |offset: u32, place: usize| {
            names.get(offset).ok_or_else(|| {
                let message = format!("a source's name is at {offset:#x}, past the end of /names");
                stream.error(Code::PdbBadOffset, at + place..at + place + 4, message)
            })
        };
        let made = name(header.name, 16).and_then(|shown| {
            let path = [PREFIX, name(header.virtual_name, 24)?].concat();
            let number = numbers.get(&*path).ok_or_else(|| {
                let message = format!("no stream is named {}", String::from_utf8_lossy(&path));
                stream.error(Code::PdbNoStream, at..at + SourceHeader::SIZE, message)
            })?;
            let text = msf.stream(*number)?.into_bytes();
            Ok((Source { name: shown.to_vec(), header, stream: *number, text }, path.len()))
        });
        let cost = match &made {
            Ok((source, path)) => source.name.len() + source.text.len() + path,
            Err(error) => error.diagnostic().message.len(),
        };
        left = match left.checked_sub(cost) {
            Some(left) => left,
            None => break,
        };
        match made {
            Ok((source, _)) => sources.push(source),
            Err(error) => diagnostics.push(error.diagnostic().clone()),
        }
    }
    sources.sort_by_key(|source: &Source<'_>| source.header.name);
    Ok(sources)
}
