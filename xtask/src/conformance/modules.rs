//! The modules of a file, written again: from their bitstream's events, and anew from the free model.

use std::panic::{AssertUnwindSafe, catch_unwind};

use dxbin::base::{Diagnostics, Limits};
use dxbin::module::{Modules, program};
use dxbin_bitcode::bitstream::walk::rewrite;
use dxbin_bitcode::{read, write};

/// How writing again went, with how often; and the first few that went otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Trips {
    /// Modules: of DXIL, ILDB and STAT parts, and bare ones.
    pub(super) modules: usize,
    /// Streams that came out of their events otherwise.
    pub(super) other_stream: usize,
    /// Modules that came out of their models as they were.
    pub(super) same: usize,
    /// Those that came out otherwise.
    pub(super) other: usize,
    /// Those that are not read.
    pub(super) unread: usize,
    /// Those that are not written.
    pub(super) unwritten: usize,
    /// Those that made ours panic.
    pub(super) crashed: usize,
    /// What was not the same: what, and why.
    pub(super) failures: Vec<String>,
}

impl Trips {
    /// Adds what was found in another file.
    pub(super) fn add(&mut self, other: Self) {
        self.modules += other.modules;
        self.other_stream += other.other_stream;
        self.same += other.same;
        self.other += other.other;
        self.unread += other.unread;
        self.unwritten += other.unwritten;
        self.crashed += other.crashed;
        self.failures.extend(other.failures);
    }

    pub(super) fn is_good(&self) -> bool {
        self.same == self.modules && self.other_stream == 0
    }
}

/// Writes every module of a file again.
pub(super) fn trips(name: &str, file: &[u8]) -> Trips {
    let mut trips = Trips::default();
    for (part, bitcode) in modules(file) {
        trips.modules += 1;
        let again = catch_unwind(AssertUnwindSafe(|| {
            let stream = rewrite(bitcode, 32, &Limits::default()).bytes == bitcode;
            let module = read::read(bitcode, 0, &Limits::default(), &mut Diagnostics::new());
            (stream, module.map(|module| write::write(&module)))
        }));
        let mut fail = |why: String| trips.failures.push(format!("{name}, {part}: {why}"));
        let Ok((stream, anew)) = again else {
            fail("panic".into());
            trips.crashed += 1;
            continue;
        };
        if !stream {
            fail("its bitstream comes out otherwise".into());
            trips.other_stream += 1;
        }
        match anew {
            Err(error) => {
                fail(format!("not read: {error}"));
                trips.unread += 1;
            }
            Ok(Err(error)) => {
                fail(format!("not written: {error}"));
                trips.unwritten += 1;
            }
            Ok(Ok(anew)) if anew == bitcode => trips.same += 1,
            Ok(Ok(anew)) => {
                let at = anew.iter().zip(bitcode).take_while(|(new, old)| new == old).count();
                fail(format!("other bytes from {at:#x} of {:#x}, now {:#x}", bitcode.len(), anew.len()));
                trips.other += 1;
            }
        }
    }
    trips
}

/// The modules of a file, with what they are in.
fn modules(file: &[u8]) -> Vec<(String, &[u8])> {
    let Ok(modules) = Modules::of(file, &Limits::default(), &mut Diagnostics::new()) else { return Vec::new() };
    let Some(container) = &modules.container else { return vec![("bare".into(), modules.main.bytes)] };
    let is_program = |kind: [u8; 4]| [*b"DXIL", *b"ILDB", *b"STAT"].contains(&kind);
    let programs = container.parts().iter().filter(|part| is_program(part.kind.0));
    programs
        .filter_map(|part| Some((part.kind.to_string(), program(part.data, part.start(), None).ok()?.1.bytes)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_come_out_as_they_were() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/corpus/dxc/ps_debug.1.cso");
        let trips = trips("a", &std::fs::read(path).unwrap());
        assert_eq!((trips.modules, trips.same, trips.is_good()), (3, 3, true), "{:?}", trips.failures);
    }

    #[test]
    fn what_is_no_module_is_counted() {
        let trips = trips("a", b"BC\xc0\xde no module");
        assert_eq!((trips.modules, trips.unread, trips.is_good()), (1, 1, false));
    }
}
