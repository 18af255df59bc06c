//! A container of any bytes is copied byte for byte, and what an edit writes is sound where it can be.

use dxbin::base::{Code, Diagnostics, FourCc, Limits};
use dxbin::container::{Builder, Container};

/// The property.
pub fn check(bytes: &[u8]) {
    let limits = Limits::default();
    let mut diagnostics = Diagnostics::new();
    let Ok(container) = Container::read(bytes, 0, &limits, &mut diagnostics) else { return };
    assert!(diagnostics.as_slice().len() <= limits.max_diagnostics);
    for part in container.parts() {
        assert_eq!(bytes.get(part.start() as usize..part.end() as usize), Some(part.data));
    }
    let _ = container.digest();
    let Ok(mut builder) = Builder::from_container(&container) else { return };
    assert_eq!(builder.build().as_deref(), Ok(bytes), "a copy");
    builder.push(FourCc(*b"SFI0"), vec![0; 8]);
    match builder.build() {
        Ok(edited) => {
            assert!(edited.len() <= bytes.len() + 20, "an edit must not multiply the bytes");
            let mut diagnostics = Diagnostics::new();
            let again = Container::read(&edited, 0, &limits, &mut diagnostics).expect("a container was written");
            assert_eq!(again.parts().len(), container.parts().len() + 1);
            let wrong = [Code::SizeTooLarge, Code::SizeTooSmall, Code::DirectoryPastEnd, Code::PartInHeader];
            assert!(diagnostics.as_slice().iter().all(|diagnostic| !wrong.contains(&diagnostic.code)));
        }
        Err(error) => assert_eq!(error.code(), Code::PartInHeader),
    }
}

#[test]
fn smoke() {
    crate::smoke(check);
}
