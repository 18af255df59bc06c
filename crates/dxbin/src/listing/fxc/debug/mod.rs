//! What a listing says of debug information (SPDB): `#line`, and which variables are where.
//!
//! The streams are read once ([`Streams`]), what they say is laid out by the offset of the instruction it belongs to
//! ([`Facts`]), and printing then walks along with the instructions ([`Notes`]): nothing is looked up.

mod facts;
mod lines;
mod notes;
mod path;

use dxbin_base::{Code, Diagnostics, Error};
use dxbin_container::Part;
use dxbin_pdb::dbi::{Dbi, ModuleStream};
use dxbin_pdb::info::Info;
use dxbin_pdb::msf::Msf;
use dxbin_pdb::names::Names;
use dxbin_pdb::spec::stream;
use dxbin_pdb::types::Types;

pub(super) use facts::Facts;
pub(super) use notes::Notes;

/// The streams of a PDB that a listing is made from.
#[derive(Debug)]
pub(super) struct Streams<'a> {
    names: Names<'a>,
    types: Types<'a>,
    module: ModuleStream<'a>,
}

impl<'a> Streams<'a> {
    /// Those of a container's SPDB.
    pub(super) fn open(part: &Part<'a>) -> Result<Self, Error> {
        let msf = Msf::read(part.data, part.start(), &mut Diagnostics::with_limit(0))?;
        let names = Info::read(&msf)?.names(&msf)?;
        let types = Types::open(msf.stream(stream::TYPES)?)?;
        for module in Dbi::read(&msf)?.modules {
            if let Some(module) = module.open(&msf)? {
                return Ok(Self { names, types, module });
            }
        }
        let span = part.start()..part.end();
        Err(Error::new(Code::PdbNoStream, span, "no module of the PDB has symbols"))
    }
}
