//! A whole listing: the header, then the module's text.

use dxbin_base::pen::Pen;
use dxbin_base::sink::Sink;
use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_bitcode::model::Module;
use dxbin_bitcode::print;
use dxbin_bitcode::read;
use dxbin_container::Container;
use dxbin_dxil::comment::{self, DxcComments};
use dxbin_dxil::declare::Operations;

use super::metadata::{Sections, Source};
use super::{header, limit};
use crate::accept;
use crate::listing::out::Out;
use crate::module::{Bitcode, Modules};
use crate::open;

/// How to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// List what dxc's disassembler refuses, and say so in the diagnostics.
    pub lenient: bool,
    /// How much to do for one file.
    pub limits: Limits,
}

/// Lists the container, the program or the bare module in `bytes`, or the container in a PDB.
///
/// ```
/// use dxbin::base::Diagnostics;
/// use dxbin::listing::dxc::{self, Options};
///
/// let file = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/dxc/ps_lit.cso")).unwrap();
/// let mut text = Vec::new();
/// dxc::list_bytes(&file, &Options::default(), &mut text, &mut Diagnostics::new())?;
/// assert!(text.starts_with(b";\n; Input signature:\n"));
/// # Ok::<(), dxbin::base::Error>(())
/// ```
///
/// # Errors
///
/// Those of [`Modules::of`] and of [`list`].
pub fn list_bytes<S: Sink>(
    bytes: &[u8],
    options: &Options,
    sink: &mut S,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let shader = open::shader(bytes, diagnostics)?;
    list(&Modules::of_shader(&shader, &options.limits, &mut Diagnostics::new())?, options, sink, diagnostics)
}

/// Lists modules and what stands beside them.
///
/// # Errors
///
/// * [`Code::ListingRefused`]: dxc's disassembler refuses the container or the module (not when lenient);
/// * those of [`read::read`], and every defect of a module or its metadata that LLVM's reader refuses (not when lenient);
/// * [`Code::ListingTooLarge`]: the text would have no bound.
pub fn list<S: Sink>(
    modules: &Modules<'_>,
    options: &Options,
    sink: &mut S,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    if let Some((span, message)) = modules.container.as_ref().and_then(accept::dxc) {
        let start = modules.container.as_ref().map_or(0, Container::origin);
        let span = start + span.start..start + span.end;
        if !options.lenient {
            let message = format!("{message}; dxc's disassembler refuses the container");
            return Err(Error::new(Code::ListingRefused, span, message));
        }
        diagnostics.add(Code::ListingRefused, span, message);
    }
    // Modules are large, and stay where they are made.
    let mut found = Diagnostics::new();
    let mut read_main = read::read(modules.main.bytes, modules.main.origin, &options.limits, &mut found);
    let main = well_read(&mut read_main, found, &modules.main, options, diagnostics)?;
    let mut found = Diagnostics::new();
    let beside =
        |bitcode: &Bitcode<'_>| read::read_beside(main, bitcode.bytes, bitcode.origin, &options.limits, &mut found);
    let mut read_beside = modules.reflection.as_ref().map(beside);
    let reflection = match (&mut read_beside, &modules.reflection) {
        (Some(module), Some(bitcode)) => Some((well_read(module, found, bitcode, options, diagnostics)?, bitcode)),
        _ => None,
    };
    let named = reflection.as_ref().map(|(module, bitcode)| source(module, bitcode));
    let mut found = Diagnostics::new();
    let program = source(main, &modules.main);
    let sections = Sections::read(&program, named.as_ref(), options.lenient, &options.limits, &mut found);
    tell(found, &modules.main, diagnostics);
    let sections = sections?;
    if !options.lenient && comment::is_refused(main) {
        let message = "the properties of an annotated handle are a constant of another shape; dxc's disassembler refuses the module";
        let error = Error::new(Code::ListingRefused, span_of(&modules.main), message);
        return Err(in_part(error, &modules.main));
    }

    if !options.lenient
        && let Some(what) = print::what_is_unsaid(main)
    {
        let message = format!("{what}; dxc's disassembler refuses the module");
        let error = Error::new(Code::ListingRefused, span_of(&modules.main), message);
        return Err(in_part(error, &modules.main));
    }
    let operations_of = |module: &Module, bitcode: &Bitcode<'_>| match Operations::of(module) {
        Err(what) if sections.is_some() && !options.lenient => {
            let message = format!("{what}; dxc's disassembler refuses the module");
            Err(in_part(Error::new(Code::ListingRefused, span_of(bitcode), message), bitcode))
        }
        found => Ok(found.ok()),
    };
    let operations = operations_of(main, &modules.main)?;
    if let Some((module, bitcode)) = &reflection {
        operations_of(module, bitcode)?;
    }

    let mut pen = Pen::new(sink);
    let bytes = modules.container.as_ref().map_or(modules.main.bytes, Container::bytes);
    header(modules.container.as_ref(), &mut Out::new(&mut pen, limit(bytes.len())), diagnostics, sections.as_ref());
    let minimum_precision = sections.map(|sections| sections.minimum_precision());
    if let Some(Ok(module)) = read_beside {
        read::recycle(module);
    }
    if let (Some(operations), Some(minimum_precision)) = (operations, minimum_precision) {
        operations.declare(main, minimum_precision);
    }
    let listed = print::print_with(main, &DxcComments, pen);
    if let Ok(module) = read_main {
        read::recycle(module);
    }
    listed.map_err(|error| Error::new(Code::ListingTooLarge, span_of(&modules.main), error.to_string()))
}

/// A module that was read as LLVM does: the first defect that it refuses is the error; when lenient all are told.
fn well_read<'r>(
    module: &'r mut Result<Module, Error>,
    found: Diagnostics,
    bitcode: &Bitcode<'_>,
    options: &Options,
    diagnostics: &mut Diagnostics,
) -> Result<&'r mut Module, Error> {
    if !options.lenient {
        found.strict().map_err(|error| in_part(error, bitcode))?;
    }
    tell(found, bitcode, diagnostics);
    module.as_mut().map_err(|error| in_part(error.clone(), bitcode))
}

fn in_part(error: Error, bitcode: &Bitcode<'_>) -> Error {
    match &bitcode.part {
        Some(part) => error.in_part(part.kind, part.ordinal, part.start()),
        None => error,
    }
}

/// Adds what was found in a module, in the name of its part.
fn tell(found: Diagnostics, bitcode: &Bitcode<'_>, diagnostics: &mut Diagnostics) {
    match &bitcode.part {
        Some(part) => diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start()),
        None => found.into_iter().for_each(|defect| diagnostics.push(defect)),
    }
}

fn source<'m>(module: &'m Module, bitcode: &Bitcode<'_>) -> Source<'m> {
    Source { module, span: span_of(bitcode) }
}

fn span_of(bitcode: &Bitcode<'_>) -> std::ops::Range<u64> {
    bitcode.origin..bitcode.origin + bitcode.bytes.len() as u64
}
