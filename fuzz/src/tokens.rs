//! Decoding a token stream and encoding it gives the same bytes, whatever they are.

use dxbin::base::{Diagnostics, Limits};
use dxbin::container::Container;
use dxbin::summary::PROGRAMS;
use dxbin::tpf::Program;

/// The property.
pub fn check(bytes: &[u8]) {
    let mut diagnostics = Diagnostics::new();
    if let Ok(container) = Container::read(bytes, 0, &Limits::default(), &mut diagnostics) {
        PROGRAMS.iter().filter_map(|&kind| container.part(kind)).for_each(|part| round_trip(part.data));
    }
    round_trip(bytes);
}

fn round_trip(data: &[u8]) {
    if let Ok(program) = Program::read(data, 0) {
        let model = program.model(&mut Diagnostics::new());
        assert_eq!(model.encode(), data);
    }
}

#[test]
fn smoke() {
    crate::smoke(check);
}
