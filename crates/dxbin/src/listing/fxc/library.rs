//! Libraries that fxc makes for linking (`lib_4_0` to `lib_5_0`): a list of functions, then the listing of each one.
//!
//! A function is a container of its own in a LIBF part. Microsoft's disassembler takes a library only if it can reflect on
//! all of it, also where the flag word leaves the headers out; offsets in a function's parts are good until the end of the
//! library.

use dxbin_base::number::Digits;
use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Colour, Sink};
use dxbin_base::{Code, Diagnostics, Error};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};
use dxbin_parts::lfs0::{FunctionParameter, ParameterFlags};
use dxbin_parts::libh::Libh;
use dxbin_parts::rdef::{VariableClass, VariableType};
use dxbin_tpf::Program;

use super::reflection::{self, Function, Reflection};
use super::{Options, Piece, accept, limit, piece, spell};
use crate::listing::out::Out;

/// The features that are noted of a function: those that there were when libraries came.
pub(super) const FEATURES: u64 = 0x1ff;

/// Room for each function's header beside what it may have by its size.
const LEAST: usize = 1 << 16;

/// Lists a library that is taken.
pub(super) fn listing<S: Sink>(
    container: &Container<'_>,
    options: &Options,
    pen: &mut Pen<'_, S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let start = container.origin();
    let end = start + container.bytes().len() as u64;
    let refused = |message: String| Error::new(Code::ListingRefused, start..end, message);
    let Some(part) = container.part(kind::LIBH) else {
        return Err(refused("there is no LIBH part".to_owned()));
    };
    let library = Libh::open(part.data, part.start()).map_err(|error| error.in_part(part.kind, 1, part.start()))?;
    let functions: Vec<&Part<'_>> = container.parts().iter().filter(|part| part.kind == kind::LIBF).collect();
    let count = library.header().count;
    if count == 0 || count as usize != functions.len() {
        return Err(refused(format!("LIBH names {count} functions, and there are {} LIBF parts", functions.len())));
    }
    if S::HTML {
        pen.put(Class::Plain, b"<pre><body bgcolor=\"#000000\">");
    }
    pen.begin(Colour::Grey);
    let most = limit(container);
    let mut out = Out::new(pen, most);
    header(&library, &mut out);
    if out.is_full() {
        return Err(super::too_long(container, "the list of functions", most));
    }
    pen.end();
    let room = (super::LONGEST / functions.len()).max(LEAST);
    for part in functions {
        let result = function(container, part, options, room, pen, diagnostics);
        match result.map_err(|error| error.in_part(part.kind, part.ordinal, part.start())) {
            Err(error) if options.lenient => diagnostics.push(error.diagnostic().clone()),
            result => result?,
        }
    }
    Ok(())
}

fn header<S: Sink>(library: &Libh<'_>, out: &mut Out<'_, '_, S>) {
    out.put(b"//\n// Library:  flags ");
    out.lower_hex(library.header().flags);
    out.put(b", ");
    out.number(library.header().count, 0);
    out.put(b" functions:\n");
    for (index, function) in (0..).zip(library.functions()) {
        if out.is_full() {
            return;
        }
        out.put(b"// ");
        out.number(index, 3);
        out.put(b"  ");
        out.text(library.string(function.name));
        out.put(b"\n");
    }
    out.put(b"//\n// Created by:  ");
    out.text(library.creator().unwrap_or(b"Unknown creator"));
    out.put(b"\n//\n");
}

/// Lists a function, whose header has this much room beside what its size gives it.
fn function<S: Sink>(
    container: &Container<'_>,
    part: &Part<'_>,
    options: &Options,
    room: usize,
    pen: &mut Pen<'_, S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let start = usize::try_from(part.start() - container.origin()).unwrap_or(usize::MAX);
    let reach = container.reach().get(start..).unwrap_or(part.data);
    let inner = Container::read(part.data, part.start(), &options.limits, diagnostics)?.within(reach);
    let variant = accept::container(&inner, options.lenient, diagnostics)?;
    let Some((program_part, bytes)) = reflection::program(&inner) else {
        let span = part.start()..part.end();
        return Err(Error::new(Code::NoProgram, span, "the function has neither a SHDR nor a SHEX part"));
    };
    let program = Program::read_within(program_part.data, bytes, program_part.start())?;
    let (reflection, function) = Reflection::of_function(&inner, bytes, &options.limits)?;
    if let Some(row) = function.odd().filter(|_| options.flags & super::INSTRUCTIONS_ONLY == 0) {
        let message = format!("record {row} of LFS0 has a type that no parameter has");
        return Err(Error::new(Code::ListingRefused, part.start()..part.end(), message));
    }
    let limit = room.saturating_add(part.data.len().saturating_mul(16));
    let what = Piece { container: &inner, program: &program, bytes, variant, limit };
    piece(&what, options, Some((reflection, Some(function))), pen, diagnostics)
}

/// The table that stands for the signatures.
pub(super) fn parameters<S: Sink>(function: &Function<'_>, out: &mut Out<'_, '_, S>) {
    let returns = function.parameters().next().is_some_and(|result| result.ty != VariableType::D3D_SVT_VOID);
    out.put(b"//\n// Function parameter signature (return: ");
    out.text(if returns { b"yes" } else { b"no" });
    out.put(b", parameters: ");
    out.number(function.count().wrapping_sub(1), 0);
    out.put(
        b"):\n//\n\
        // Name                 SemanticName         In 1st,Num,Mask Out 1st,Num,Mask Type                           \n\
        // -------------------- -------------------- --------------- ---------------- ------------------------------ \n",
    );
    for parameter in function.parameters() {
        if out.is_full() {
            return;
        }
        row(function, &parameter, out);
    }
    out.put(b"//\n");
}

fn row<S: Sink>(function: &Function<'_>, parameter: &FunctionParameter, out: &mut Out<'_, '_, S>) {
    let is_in = parameter.flags.has(ParameterFlags::D3D_PF_IN);
    let is_out = parameter.flags.has(ParameterFlags::D3D_PF_OUT);
    out.put(b"// ");
    out.left(if parameter.name == 0 { b"(null)" } else { function.string(parameter.name) }, 20);
    out.put(b" ");
    out.left(if parameter.semantic == 0 { b"" } else { function.string(parameter.semantic) }, 20);
    out.put(b" ");
    match is_in {
        true => registers(b" v", parameter, (parameter.first_in_register, parameter.first_in_component), 15, out),
        false => out.pad(15),
    }
    out.put(b" ");
    match is_out {
        true => registers(b"  o", parameter, (parameter.first_out_register, parameter.first_out_component), 16, out),
        false => out.pad(16),
    }
    out.text(match (is_in, is_out) {
        (true, true) => b" inout ",
        (true, false) => b" in ",
        (false, true) => b" out ",
        (false, false) => b" ",
    });
    if parameter.class == VariableClass::D3D_SVC_MATRIX_ROWS {
        out.put(b"row_major ");
    }
    out.text(spell::parameter_type(parameter.ty).unwrap_or_default());
    match parameter.class {
        VariableClass::D3D_SVC_VECTOR => out.number(parameter.columns, 0),
        VariableClass::D3D_SVC_MATRIX_ROWS => dimensions(parameter.rows, parameter.columns, out),
        VariableClass::D3D_SVC_MATRIX_COLUMNS => dimensions(parameter.columns, parameter.rows, out),
        _ => {}
    }
    out.put(b"\n");
}

fn dimensions<S: Sink>(rows: u32, columns: u32, out: &mut Out<'_, '_, S>) {
    out.number(rows, 0);
    out.put(b"x");
    out.number(columns, 0);
}

/// The first register, how many there are, and the components in each: a column of `width`.
fn registers<S: Sink>(
    letter: &[u8],
    of: &FunctionParameter,
    (first, component): (u32, u32),
    width: usize,
    out: &mut Out<'_, '_, S>,
) {
    let (first, rows) = (Digits::unsigned(first), Digits::unsigned(of.rows));
    let (first, rows) = (first.as_bytes(), rows.as_bytes());
    out.text(letter);
    out.left(first, 4);
    out.put(b" ");
    out.left(rows, 3);
    out.put(b" ");
    let length = letter.len() + first.len().max(4) + 1 + rows.len().max(3) + 1;
    for index in 0..of.columns {
        if out.is_full() {
            return;
        }
        let letter = b"xyzw".get(component.wrapping_add(index) as usize).copied();
        out.put(&[letter.unwrap_or(b'?')]);
    }
    out.pad(width.saturating_sub(length).saturating_sub(of.columns as usize));
}
