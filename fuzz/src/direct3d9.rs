//! Programs of Direct3D 9: they encode to the bytes they were decoded from, list or are refused, and come back from their exact
//! listing; their dump tiles them, and they are summed up; any text at all assembles or is refused.

use dxbin::base::Diagnostics;
use dxbin::d3dbc::{Program, exact, parse, print};
use dxbin::listing::d3d9;
use dxbin::listing::fxc::{self, Options};

use crate::mutate::Random;

/// The property.
pub fn check(bytes: &[u8]) {
    lists(bytes);
    crate::dump::check(bytes);
    let _ = dxbin::direct3d9::Summary::of(bytes, &mut Diagnostics::new());
    comes_back(bytes);
    let _ = parse::parse(bytes);
}

fn lists(bytes: &[u8]) {
    // Any flag word, the same for the same bytes.
    let flags = bytes.iter().fold(0_u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte))) & fxc::ALL;
    let [strict, lenient] = [false, true].map(|lenient| {
        let (mut text, mut diagnostics) = (Vec::new(), Diagnostics::new());
        let options = Options { flags, lenient, ..Options::default() };
        let listed = d3d9::list_bytes(bytes, &options, &mut text, &mut diagnostics);
        listed.ok().map(|()| text)
    });
    if let Some(strict) = strict {
        assert_eq!(Some(strict), lenient, "what Microsoft lists is listed the same in both modes");
    }
    let _ = d3d9::describe(bytes, &mut Diagnostics::new());
}

fn comes_back(data: &[u8]) {
    let Ok(program) = Program::read(data, 0) else { return };
    assert_eq!(program.model(&mut Diagnostics::new()).encode(), data);
    let options = print::Options { hex_literals: data.len().is_multiple_of(2), ..print::Options::default() };
    let mut text = Vec::new();
    exact::print(&program, &options, &mut text, &mut Diagnostics::new()).expect("it prints all there is");
    match parse::parse(&text) {
        Ok(parsed) => {
            assert_eq!(parsed.warnings, [], "{}", String::from_utf8_lossy(&text));
            assert_eq!(parsed.program.encode(), data, "{}", String::from_utf8_lossy(&text));
        }
        Err(errors) => panic!("{errors:?} in\n{}", String::from_utf8_lossy(&text)),
    }
    spoilt(&mut text);
}

/// The same text with a few bytes changed: errors lie in it.
fn spoilt(text: &mut [u8]) {
    let mut random = Random::new(text.len() as u64);
    for _ in 0..4 {
        let to = random.below(text.len());
        let byte = text.get(random.below(text.len())).copied();
        if let (Some(place), Some(byte)) = (text.get_mut(to), byte) {
            *place = byte;
        }
    }
    if let Err(errors) = parse::parse(text) {
        for error in errors {
            assert!(error.span.start <= error.span.end && error.span.end <= text.len(), "{error:?}");
            let _ = error.position(text);
        }
    }
}

#[test]
fn smoke() {
    crate::smoke_with(check, &crate::mutate::shaders(&["d3d9"]), crate::mutate::spoilt);
}
