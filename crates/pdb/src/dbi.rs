//! Stream 3: the modules. A shader has one, whose stream holds the symbols and the lines.

use std::ops::Range;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use crate::msf::{Msf, Stream};
use crate::spec::{DbiHeader, ModuleInfo, stream};

/// The modules of a PDB.
#[derive(Clone, Debug)]
pub struct Dbi {
    /// What the stream starts with.
    pub header: DbiHeader,
    /// The modules.
    pub modules: Vec<Module>,
}

/// A module: what is compiled at once.
#[derive(Clone, Debug)]
pub struct Module {
    /// Its record.
    pub info: ModuleInfo,
    /// Its name.
    pub name: Vec<u8>,
    /// The name of its object file.
    pub object: Vec<u8>,
}

/// A module's stream.
#[derive(Clone, Debug)]
pub struct ModuleStream<'a> {
    /// All of it.
    pub stream: Stream<'a>,
    /// Where the symbols are, behind the signature of four bytes.
    pub symbols: Range<usize>,
    /// Where the line information is.
    pub lines: Range<usize>,
}

impl Dbi {
    /// Reads the debug stream of a file.
    ///
    /// # Errors
    ///
    /// Those of [`Msf::stream`], and [`Code::PdbStreamTruncated`] where the module list leads past its end.
    pub fn read(msf: &Msf<'_>) -> Result<Self, Error> {
        let stream = msf.stream(stream::DEBUG)?;
        let header: DbiHeader = stream.record(0)?;
        let end = DbiHeader::SIZE + header.modules_size as usize;
        stream.slice(DbiHeader::SIZE, header.modules_size as usize, "the module list")?;
        let mut modules = Vec::new();
        let mut at = DbiHeader::SIZE;
        while at < end {
            let info: ModuleInfo = stream.record(at)?;
            let mut text = at + ModuleInfo::SIZE;
            let mut string = || -> Result<Vec<u8>, Error> {
                let rest = stream.bytes().get(text..end).unwrap_or_default();
                let length = rest.iter().position(|&byte| byte == 0).ok_or_else(|| {
                    stream.error(Code::PdbStreamTruncated, at..at + 4, "a module's name does not end")
                })?;
                text += length + 1;
                Ok(rest.get(..length).unwrap_or_default().to_vec())
            };
            let (name, object) = (string()?, string()?);
            modules.push(Module { info, name, object });
            at = text.next_multiple_of(4);
        }
        Ok(Self { header, modules })
    }
}

impl Module {
    /// The module's stream; `None` where it has none.
    ///
    /// # Errors
    ///
    /// Those of [`Msf::stream`], and [`Code::PdbStreamTruncated`] where the module states more bytes than there are.
    pub fn open<'a>(&self, msf: &Msf<'a>) -> Result<Option<ModuleStream<'a>>, Error> {
        let info = &self.info;
        if info.stream == u16::MAX {
            return Ok(None);
        }
        let stream = msf.stream(u32::from(info.stream))?;
        let symbols = info.symbols_size as usize;
        stream.slice(0, symbols, "the symbols")?;
        let lines = symbols.saturating_add(info.old_lines_size as usize);
        stream.slice(lines, info.lines_size as usize, "the lines")?;
        Ok(Some(ModuleStream {
            symbols: 4.min(symbols)..symbols,
            lines: lines..lines + info.lines_size as usize,
            stream,
        }))
    }
}
