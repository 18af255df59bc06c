//! What `D3DDisassemble` of d3dcompiler_47 prints for a program of Direct3D 9 (Shader Models 1 to 3): the same dialect,
//! without a container.
//!
//! ```
//! use dxbin::base::Diagnostics;
//! use dxbin::listing::{d3d9, fxc::Options};
//!
//! // vs_1_1: `nop`
//! let bytes = [1, 1, 0xfe, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0, 0];
//! let mut text = Vec::new();
//! d3d9::list_bytes(&bytes, &Options::default(), &mut text, &mut Diagnostics::new())?;
//! assert!(text.starts_with(b"    vs_1_1\n    nop\n"));
//! # Ok::<(), dxbin::base::Error>(())
//! ```

use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Html, Sink};
use dxbin_base::{Code, Diagnostics, Error};
use dxbin_d3dbc::constants::ConstantTable;
use dxbin_d3dbc::{Program, exact, print};

use super::fxc::{self, Options};

/// Lists the program in `bytes`.
///
/// # Errors
///
/// * [`Code::ListingFlags`]: the flag word has a bit that none has;
/// * those of [`Program::read`], and where there is no end token (not when lenient).
pub fn list_bytes<S: Sink>(
    bytes: &[u8],
    options: &Options,
    sink: &mut S,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let flags = options.flags;
    if flags & !fxc::ALL != 0 {
        let message = format!("flag word {flags:#x} has bits outside {:#x}", fxc::ALL);
        return Err(Error::new(Code::ListingFlags, 0..0, message));
    }
    if options.exact {
        let mut text = Vec::new();
        let program = Program::read(bytes, 0)?;
        exact::print(&program, &print_options(options), &mut text, diagnostics)?;
        sink.text(Class::Plain, &text);
        return Ok(());
    }
    let program = Program::read(bytes, 0)?;
    let printing = print_options(options);
    if flags & fxc::HTML == 0 {
        return print::print(&program, &printing, sink, diagnostics);
    }
    let mut html = Html::default();
    let result = print::print(&program, &printing, &mut html, diagnostics);
    sink.text(Class::Plain, &html.0);
    result
}

/// Lists the program in `bytes`, which lie at `origin` in the file, as a piece of a longer text.
pub(super) fn print_within<S: Sink>(
    bytes: &[u8],
    origin: u64,
    options: &Options,
    pen: &mut Pen<'_, S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let program = Program::read(bytes, origin)?;
    print::print_to(&program, &print_options(options), pen, diagnostics)
}

/// What the flag word means to the printer.
fn print_options(options: &Options) -> print::Options {
    let flags = options.flags;
    print::Options {
        default_values: flags & fxc::DEFAULT_VALUES != 0,
        numbers: flags & fxc::NUMBERS != 0,
        no_debug: flags & fxc::NO_DEBUG != 0,
        offsets: flags & fxc::OFFSETS != 0,
        instructions_only: flags & fxc::INSTRUCTIONS_ONLY != 0,
        hex_literals: flags & fxc::HEX_LITERALS != 0,
        lenient: options.lenient,
    }
}

/// What a program of Direct3D 9 is, in a line: its version, how many bytes and instructions, how many constants.
///
/// # Errors
///
/// Those of [`Program::read`]; a program that ends too early is told of in `diagnostics`.
///
/// ```
/// use dxbin::base::Diagnostics;
/// let bytes = [1, 1, 0xfe, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0, 0];
/// let line = dxbin::listing::d3d9::describe(&bytes, &mut Diagnostics::new())?;
/// assert_eq!(line, "vs_1_1, 12 bytes, 1 instruction, no constant table");
/// # Ok::<(), dxbin::base::Error>(())
/// ```
pub fn describe(bytes: &[u8], diagnostics: &mut Diagnostics) -> Result<String, Error> {
    let program = Program::read(bytes, 0)?;
    let model = program.model(diagnostics);
    let instructions = model.instructions.iter().filter(|instruction| instruction.opcode().info().is_some()).count();
    let plural = |count: usize| if count == 1 { "" } else { "s" };
    let constants = match ConstantTable::find(&program) {
        Some(table) => {
            let count = table.constants().count();
            format!("{count} constant{}", plural(count))
        }
        None => "no constant table".to_owned(),
    };
    let (version, size) = (program.version, bytes.len());
    Ok(format!("{version}, {size} bytes, {instructions} instruction{}, {constants}", plural(instructions)))
}
