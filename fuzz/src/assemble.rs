//! The exact listing of any program assembles to the same bytes, and any text at all assembles or is refused.

use dxbin::base::{Diagnostics, Limits};
use dxbin::container::Container;
use dxbin::summary::PROGRAMS;
use dxbin::tpf::{Program, exact, keep, parse, print};

use crate::mutate::Random;

/// The property.
pub fn check(bytes: &[u8]) {
    let mut diagnostics = Diagnostics::new();
    if let Ok(container) = Container::read(bytes, 0, &Limits::default(), &mut diagnostics) {
        PROGRAMS.iter().filter_map(|&kind| container.part(kind)).for_each(|part| comes_back(part.data));
    }
    comes_back(bytes);
    let _ = parse::parse(bytes);
}

fn comes_back(data: &[u8]) {
    let Ok(program) = Program::read(data, 0) else { return };
    let options = print::Options { hex_literals: data.len().is_multiple_of(2), ..print::Options::default() };
    let mut text = Vec::new();
    exact::print(&program, &options, &mut text, &mut Diagnostics::new()).expect("it prints all there is");
    match parse::parse(&text) {
        Ok(parsed) => {
            assert_eq!(parsed.warnings, [], "{}", String::from_utf8_lossy(&text));
            assert_eq!(parsed.bytes, data, "{}", String::from_utf8_lossy(&text));
        }
        Err(errors) => panic!("{errors:?} in\n{}", String::from_utf8_lossy(&text)),
    }
    plain(&program);
    spoilt(&mut text, &program);
}

/// Microsoft's own text, put back where it came from, changes nothing.
fn plain(program: &Program<'_>) {
    let mut text = Vec::new();
    if print::print(program, &print::Options::default(), &mut text, &mut Diagnostics::new()).is_err() {
        return;
    }
    if let Ok(parsed) = parse::parse(&text) {
        let instructions = program.model(&mut Diagnostics::new()).instructions.len();
        // Text of an unknown version is that of a known one.
        if parsed.instructions.len() == instructions && parsed.bytes.first_chunk::<4>() == program.data().first_chunk()
        {
            assert_eq!(keep::merge(&parsed, program), program.data(), "{}", String::from_utf8_lossy(&text));
        }
    }
}

/// The same text with a few bytes changed: whatever comes of it, it can be listed again.
fn spoilt(text: &mut [u8], original: &Program<'_>) {
    let mut random = Random::new(text.len() as u64);
    for _ in 0..4 {
        let to = random.below(text.len());
        let byte = text.get(random.below(text.len())).copied();
        if let (Some(place), Some(byte)) = (text.get_mut(to), byte) {
            *place = byte;
        }
    }
    match parse::parse(text) {
        Ok(parsed) => {
            let data = keep::merge(&parsed, original);
            if let Ok(program) = Program::read(&data, 0) {
                assert_eq!(program.model(&mut Diagnostics::new()).encode(), data);
            }
        }
        Err(errors) => errors.iter().for_each(|error| {
            assert!(error.span.start <= text.len(), "{error:?}");
            let _ = error.position(text);
        }),
    }
}

#[test]
fn smoke() {
    crate::smoke(check);
}
