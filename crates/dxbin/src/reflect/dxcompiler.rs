//! The answers of dxcompiler: of what `IDxcUtils::CreateReflection` gives, under the names of Direct3D 12's interfaces.
//!
//! The tables of structures are those of [`super::answers`]. With the feature `serde`, [`Answers`] can be written by any
//! serializer; rows are made while they are written.

#[cfg(feature = "serde")]
mod write;

use dxbin_base::{Code, Error};

use super::module::{ModuleReflection, TypeIndex};

/// All answers about a module: those of `ID3D12ShaderReflection`, or of `ID3D12LibraryReflection`.
#[derive(Clone, Copy, Debug)]
pub struct Answers<'r> {
    /// What is known of the module.
    pub module: &'r ModuleReflection,
}

/// Types nest no deeper than this; a deeper one is null.
const MAX_DEPTH: u32 = 32;
/// The JSON grows no larger than about this and 64 times what is known. Types that are shared stand in it as often as they
/// are named.
const MAX_SIZE: usize = 1 << 24;

impl<'r> Answers<'r> {
    /// The answers about a module.
    ///
    /// # Errors
    ///
    /// [`Code::ReflectionTooLarge`] where types are shared so often that their text would be without measure.
    pub fn of(module: &'r ModuleReflection) -> Result<Self, Error> {
        let known = module.types.len() + module.members.len() + module.variables.len();
        let limit = MAX_SIZE.saturating_add(known.saturating_mul(64));
        let mut measure = Measure { module, left: limit, sizes: vec![None; module.types.len()] };
        match measure.all() {
            Some(()) => Ok(Self { module }),
            None => {
                let message = format!("types are shared so often that they are over {limit} bytes as text");
                Err(Error::new(Code::ReflectionTooLarge, 0..0, message))
            }
        }
    }
}

/// Adds up what the text will be, and stops where it is too much. What a type takes is worked out once.
struct Measure<'r> {
    module: &'r ModuleReflection,
    left: usize,
    sizes: Vec<Option<usize>>,
}

impl Measure<'_> {
    /// About what the text of a row's numbers takes.
    const ROW: usize = 128;

    fn all(&mut self) -> Option<()> {
        let module = self.module;
        // Functions name buffers again and again.
        let named: usize = module.functions.iter().flatten().map(|function| function.buffers.len()).sum();
        for buffer in &module.buffers {
            for variable in buffer.variables.of(&module.variables) {
                let size = self.ty(variable.ty, 0)?.saturating_add(Self::ROW);
                self.left = self.left.checked_sub(size)?;
            }
        }
        match named {
            0 => Some(()),
            named => (MAX_SIZE.saturating_sub(self.left).checked_mul(named)? <= MAX_SIZE * 64).then_some(()),
        }
    }

    fn ty(&mut self, index: TypeIndex, depth: u32) -> Option<usize> {
        let module = self.module;
        let Some(ty) = module.ty(index).filter(|_| depth <= MAX_DEPTH) else { return Some(0) };
        if let Some(&Some(known)) = self.sizes.get(index.0 as usize) {
            return Some(known);
        }
        let mut size = Self::ROW + ty.name.map_or(0, |name| module.text(name).len());
        for member in ty.members.of(&module.members) {
            size = size.checked_add(module.text(member.name).len())?.checked_add(self.ty(member.ty, depth + 1)?)?;
        }
        if let Some(known) = self.sizes.get_mut(index.0 as usize) {
            *known = Some(size);
        }
        Some(size)
    }
}
