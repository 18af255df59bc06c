//! The fxc dialect: what `D3DDisassemble` of d3dcompiler_47 (10.0.26100.4654) prints.
//!
//! A listing is a comment header, the program, and a trailer. The header and the trailer are made of the parts beside
//! the program and are the same under every flag word, except that flag 0x40 leaves them out. They are also left out
//! where Microsoft's reflection fails ([`reflect`](crate::reflect)), except for class linkage, which it does not look at. Debug
//! information (SPDB) adds source lines and the places of variables to the program (`debug`), unless flag 0x10 is given.
//!
//! ```
//! use dxbin::base::{Code, Diagnostics};
//! use dxbin::listing::fxc::{self, Options};
//!
//! let mut text = Vec::new();
//! let refused = fxc::list_bytes(b"no shader", &Options::default(), &mut text, &mut Diagnostics::new());
//! assert_eq!(refused.unwrap_err().code(), Code::NotAShader);
//! ```

mod accept;
mod bindings;
mod buffers;
mod buffers_back;
mod debug;
mod exact;
mod features;
pub(crate) mod header;
mod level9;
mod library;
mod linkage;
mod linkage_back;
mod many;
mod resources;
mod signatures;
mod spell;
mod statistics;

use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Colour, Html, Sink};
use dxbin_base::{Code, Diagnostic, Diagnostics, Error, FourCc, Limits};
use dxbin_container::Container;
use dxbin_container::digest::Variant;
use dxbin_container::spec::kind;
use dxbin_parts::ifce::Ifce;
use dxbin_tpf::{Program, print};

use crate::open;
use crate::reflect::read as reflection;

use crate::listing::out::Out;
use debug::{Facts, Notes, Streams};
pub use many::list_all;
use reflection::{Function, Reflection, string};

/// Flag 0x01 (`D3D_DISASM_ENABLE_COLOR_CODE`): the listing is HTML, with colours.
pub const HTML: u32 = 0x01;
/// Flag 0x02 (`D3D_DISASM_ENABLE_DEFAULT_VALUE_PRINTS`): changes nothing.
pub const DEFAULT_VALUES: u32 = 0x02;
/// Flag 0x04 (`D3D_DISASM_ENABLE_INSTRUCTION_NUMBERING`): instructions are numbered.
pub const NUMBERS: u32 = 0x04;
/// Flag 0x10 (`D3D_DISASM_DISABLE_DEBUG_INFO`): no `#line`, no variables' locations.
pub const NO_DEBUG: u32 = 0x10;
/// Flag 0x20 (`D3D_DISASM_ENABLE_INSTRUCTION_OFFSET`): byte offsets stand in front of instructions.
pub const OFFSETS: u32 = 0x20;
/// Flag 0x40 (`D3D_DISASM_INSTRUCTION_ONLY`): no header and no trailer.
pub const INSTRUCTIONS_ONLY: u32 = 0x40;
/// Flag 0x80 (`D3D_DISASM_PRINT_HEX_LITERALS`): literals are hexadecimal.
pub const HEX_LITERALS: u32 = 0x80;
/// Every flag that is taken.
pub const ALL: u32 = HTML | DEFAULT_VALUES | NUMBERS | NO_DEBUG | OFFSETS | INSTRUCTIONS_ONLY | HEX_LITERALS;

/// How to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The flag word that `D3DDisassemble` would be given: bits of [`ALL`].
    pub flags: u32,
    /// List what Microsoft's disassembler refuses, and say so in the diagnostics.
    pub lenient: bool,
    /// Say in `// exact:` comments what the text leaves out, so that [`assemble`](crate::assemble) gives the same program
    /// back. What Microsoft's disassembler refuses is listed, too.
    pub exact: bool,
    /// How much to do for one file.
    pub limits: Limits,
}

/// Lists the container in `bytes`, or the program of Direct3D 9.
///
/// # Errors
///
/// Those of [`list`] and of [`d3d9::list_bytes`](super::d3d9::list_bytes), and where `bytes` are neither.
pub fn list_bytes<S: Sink>(
    bytes: &[u8],
    options: &Options,
    sink: &mut S,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    if open::kind(bytes) == Some(open::Kind::Direct3d9) {
        return super::d3d9::list_bytes(bytes, options, sink, diagnostics);
    }
    let container = Container::read(bytes, 0, &options.limits, diagnostics)?;
    list(&container, options, sink, diagnostics)
}

/// Lists a container.
///
/// # Errors
///
/// * [`Code::ListingFlags`]: the flag word has a bit outside [`ALL`];
/// * [`Code::DigestStale`]: the digest is not that of the bytes (not when lenient);
/// * [`Code::NoProgram`]: there is neither a SHDR nor a SHEX part;
/// * [`Code::ListingRefused`] and the codes of token streams: Microsoft's disassembler gives up (not when lenient).
pub fn list<S: Sink>(
    container: &Container<'_>,
    options: &Options,
    sink: &mut S,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let start = container.origin();
    if options.flags & !ALL != 0 {
        let message = format!("flag word {:#x} has bits outside {ALL:#x}", options.flags);
        return Err(Error::new(Code::ListingFlags, start..start, message));
    }
    let options = &Options { lenient: options.lenient || options.exact, ..*options };
    let variant = accept::container(container, options.lenient, diagnostics)?;
    if container.part(kind::LIBH).is_some() {
        if options.exact {
            let message = "a library's functions are containers of their own; a library cannot be assembled";
            return Err(Error::new(Code::NotYet, start..start, message));
        }
        if options.flags & HTML == 0 {
            return write(sink, |pen| library::listing(container, options, pen, diagnostics));
        }
        let mut html = Html::default();
        let result = write(&mut html, |pen| library::listing(container, options, pen, diagnostics));
        sink.text(Class::Plain, &html.0);
        return result;
    }
    let Some((part, reach)) = reflection::program(container) else {
        let end = start + container.bytes().len() as u64;
        return Err(Error::new(Code::NoProgram, start..end, "there is neither a SHDR nor a SHEX part"));
    };
    let program = Program::read_within(part.data, reach, part.start())?;

    if let Some(part) = container.part(FourCc(*b"SDBG")).filter(|_| options.flags & NO_DEBUG == 0) {
        let message = "the debug information in SDBG is left out, as under flag 0x10";
        diagnostics.add(Code::ListingWithoutDebug, part.start()..part.end(), message);
    }
    if options.exact {
        // The program is what its part holds; nothing behind it is looked at.
        let program = Program::read(part.data, part.start())?;
        let what = Piece { container, program: &program, bytes: part.data, variant, limit: limit(container) };
        return exact::list(&what, options, sink, diagnostics);
    }
    let what = Piece { container, program: &program, bytes: reach, variant, limit: limit(container) };
    if options.flags & HTML == 0 {
        return write(sink, |pen| listing(&what, options, pen, diagnostics));
    }
    let mut html = Html::default();
    let result = write(&mut html, |pen| listing(&what, options, pen, diagnostics));
    sink.text(Class::Plain, &html.0);
    result
}

fn write<S: Sink>(sink: &mut S, text: impl FnOnce(&mut Pen<'_, S>) -> Result<(), Error>) -> Result<(), Error> {
    let mut pen = Pen::new(sink);
    let result = text(&mut pen);
    pen.flush();
    result
}

/// A program and the container it is in.
struct Piece<'p, 'a> {
    /// One that is taken.
    container: &'p Container<'a>,
    program: &'p Program<'p>,
    /// All bytes from the program's first one on.
    bytes: &'p [u8],
    variant: Option<Variant>,
    /// The most bytes of its comments.
    limit: usize,
}

/// What is known of a program from the parts beside it, and what it takes where it is a function.
type Known<'a> = (Reflection<'a>, Option<Function<'a>>);

/// The listing of a container that is taken.
fn listing<S: Sink>(
    what: &Piece<'_, '_>,
    options: &Options,
    pen: &mut Pen<'_, S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    if S::HTML {
        pen.put(Class::Plain, b"<pre><body bgcolor=\"#000000\">");
    }
    piece(what, options, known(what, options, diagnostics), pen, diagnostics)
}

/// What is known of a program, where it is asked for and Microsoft's reflection does not fail.
fn known<'a>(what: &Piece<'_, 'a>, options: &Options, diagnostics: &mut Diagnostics) -> Option<Known<'a>> {
    if options.flags & INSTRUCTIONS_ONLY != 0 {
        return None;
    }
    match Reflection::of(what.container, what.bytes, &options.limits) {
        Ok(reflection) => Some((reflection, None)),
        Err(error) if error.code() == Code::ReflectionRefused => None,
        // Microsoft's code crashes or does not come back; the program can be listed all the same.
        Err(error) => {
            diagnostics.push(error.diagnostic().clone());
            None
        }
    }
}

/// The listing of a program, of one by itself or of a library's function.
fn piece<'a, S: Sink>(
    what: &Piece<'_, 'a>,
    options: &Options,
    known: Option<Known<'a>>,
    pen: &mut Pen<'_, S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let Piece { container, program, bytes, .. } = *what;
    let known = known.filter(|_| options.flags & INSTRUCTIONS_ONLY == 0);
    pen.begin(Colour::Grey);
    front(what, options, known, pen, diagnostics)?;
    pen.end();
    pen.begin(Colour::White);
    let streams = debug_streams(container, options, diagnostics);
    match &streams {
        Some(streams) => {
            let facts = Facts::of(streams, (bytes.len() / 4).min(program.length as usize));
            let mut notes = Notes::new(&facts, program.version, what.limit);
            print::print_annotated(program, &print_options(options), pen, &mut notes, diagnostics)?;
            if notes.is_full() {
                return Err(too_long(container, "what the debug information says", what.limit));
            }
        }
        None => print::print_to(program, &print_options(options), pen, diagnostics)?,
    }
    pen.end();
    if let Some((reflection, _)) = &known {
        pen.begin(Colour::Grey);
        statistics::trailer(&reflection.statistics, &mut Out::new(pen, usize::MAX));
        pen.end();
    }
    if S::HTML {
        pen.put(Class::Plain, b"</pre>");
    }
    Ok(())
}

/// The debug information in SPDB, if it is to be listed and can be read.
fn debug_streams<'c>(
    container: &Container<'c>,
    options: &Options,
    diagnostics: &mut Diagnostics,
) -> Option<Streams<'c>> {
    if options.flags & NO_DEBUG != 0 {
        return None;
    }
    let part = container.part(FourCc(*b"SPDB"))?;
    match Streams::open(part) {
        Ok(streams) => Some(streams),
        Err(error) => {
            let why = error.diagnostic();
            let message = format!("the debug information is left out: {}", why.message);
            let why = Diagnostic::new(Code::DebugInfoUnread, why.span.clone(), message);
            diagnostics.push(why.in_part(part.kind, part.ordinal, part.start()));
            None
        }
    }
}

/// The comments in front of a program, unless they are left out.
fn front<S: Sink>(
    what: &Piece<'_, '_>,
    options: &Options,
    known: Option<Known<'_>>,
    pen: &mut Pen<'_, S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let Piece { container, variant, limit, .. } = *what;
    if options.flags & INSTRUCTIONS_ONLY != 0 {
        return Ok(());
    }
    let mut out = Out::new(pen, limit);
    if let Some((reflection, function)) = known {
        let reflection = Reflection { debug_layer: variant == Some(Variant::Debug), ..reflection };
        header(&reflection, function.as_ref(), &mut out);
    }
    class_linkage(container, &mut out, diagnostics);
    for part in container.parts().iter().filter(|part| part.kind == kind::Aon9) {
        level9::print(container, part, options, &mut out, diagnostics)?;
    }
    if out.is_full() {
        return Err(too_long(container, "the header", limit));
    }
    Ok(())
}

fn print_options(options: &Options) -> dxbin_tpf::print::Options {
    dxbin_tpf::print::Options {
        numbers: options.flags & NUMBERS != 0,
        offsets: options.flags & OFFSETS != 0,
        hex_literals: options.flags & HEX_LITERALS != 0,
        lenient: options.lenient,
    }
}

/// No header grows longer than this and 16 times the container, nor what debug information says; rows and names that are
/// shared could make them endless.
const LONGEST: usize = 1 << 24;

fn limit(container: &Container<'_>) -> usize {
    LONGEST.saturating_add(container.bytes().len().saturating_mul(16))
}

fn too_long(container: &Container<'_>, what: &str, limit: usize) -> Error {
    let start = container.origin();
    let end = start + container.bytes().len() as u64;
    Error::new(Code::ListingRefused, start..end, format!("{what} is over {limit} bytes long"))
}

/// The tables of IFCE. Microsoft's disassembler does not check its offsets and crashes on bad ones; here the tables are
/// then left out.
fn class_linkage<S: Sink>(container: &Container<'_>, out: &mut Out<'_, '_, S>, diagnostics: &mut Diagnostics) {
    let kind = FourCc(*b"IFCE");
    let (Some(part), Some((data, _))) = (container.part(kind), reflection::window(container, *b"IFCE")) else { return };
    match Ifce::open(data, part.start()) {
        Ok(ifce) => {
            out.end();
            out.begin(Colour::Grey);
            linkage::print(&ifce, out);
        }
        Err(error) => diagnostics.push(error.diagnostic().clone().in_part(kind, 1, part.start())),
    }
}

/// Everything in front of the program.
fn header<S: Sink>(reflection: &Reflection<'_>, function: Option<&Function<'_>>, out: &mut Out<'_, '_, S>) {
    out.put(b"//\n// Generated by ");
    match &reflection.rdef {
        Some(rdef) => out.text(string(rdef.data(), rdef.header().creator)),
        None => out.put(b"Microsoft (R) D3D Shader Disassembler"),
    }
    out.put(b"\n//\n");
    if reflection.debug_layer {
        out.put(b"//\n// Note: SHADER WILL ONLY WORK WITH THE DEBUG SDK LAYER ENABLED.\n//\n");
    }
    let features = function.map_or(reflection.features, |_| reflection.features & library::FEATURES);
    features::print(features, reflection.early_depth_stencil, out);
    if let Some(rdef) = &reflection.rdef {
        buffers::print(rdef, out);
        bindings::print(rdef, reflection.has_ids(), out);
        out.put(b"//\n");
    }
    match function {
        Some(function) => library::parameters(function, out),
        None => {
            signatures::print(reflection, out);
            statistics::print(&reflection.statistics, out);
        }
    }
}
