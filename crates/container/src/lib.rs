//! The DXBC container, in which every compiled Direct3D shader of Shader Models 4 to 6 comes: a header with a digest, a
//! directory, and parts with a four-character code each.
//!
//! * [`read`]: [`Container`] shows every part that can be shown and names every defect with its offset;
//! * [`build`]: [`Builder`] edits and writes containers, and gives an untouched one back byte for byte;
//! * [`plain`]: a container in the plainest layout, from its parts;
//! * [`digest`]: the digest, computed, verified and explained;
//! * [`spec`]: the facts: records, constants, and every FourCC with its meaning.
//!
//! What is inside a part is none of this crate's business.
//!
//! ```
//! use dxbin_base::{Diagnostics, FourCc, Limits};
//! use dxbin_container::{Builder, Container};
//!
//! let mut builder = Builder::new();
//! builder.push(FourCc(*b"SHEX"), vec![0x50, 0, 0, 0, 2, 0, 0, 0]);
//! builder.push(FourCc(*b"PRIV"), b"mine".to_vec());
//! let bytes = builder.build()?;
//!
//! let mut diagnostics = Diagnostics::new();
//! let container = Container::read(&bytes, 0, &Limits::default(), &mut diagnostics)?;
//! let names: Vec<String> = container.parts().iter().map(|part| part.name()).collect();
//! assert_eq!(names, ["SHEX", "PRIV"]);
//! # Ok::<(), dxbin_base::Error>(())
//! ```

pub mod build;
pub mod digest;
mod md5;
pub mod plain;
pub mod read;
pub mod spec;

pub use build::Builder;
pub use digest::{DigestState, Variant};
pub use read::{Container, Part};
