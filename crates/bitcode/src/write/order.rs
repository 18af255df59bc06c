//! In which order a module's constants were.
//!
//! LLVM sorts constants by type and use, but not where it keeps the orders of uses, and dxc keeps them in modules with debug
//! information that it writes a second time. A file does not say which it was unless some order of uses is not what a reader makes
//! of it. So both orders are made, and held against that in which the constants were read.

use dxbin_base::Error;

use super::enumerate::Numbers;
use crate::model::{ConstantId, ConstantOrder, Module};
use crate::operands::of_constant;

/// The order of a module's constants: what its layout says, or what the order of its arena, in which they were read, shows.
///
/// To change a module, find this first and put it into [`Layout::constants`](crate::model::Layout::constants): constants that
/// are added are no longer in the order of a file.
///
/// # Errors
/// Those of [`write`](super::write).
pub fn constant_order(module: &Module) -> Result<ConstantOrder, Error> {
    known(module).map_or_else(|| Ok(found(module)?.0), Ok)
}

/// The numbers of a module whose constants are in that order.
pub(super) fn numbers(module: &Module) -> Result<Numbers<'_>, Error> {
    match known(module) {
        Some(order) => Numbers::new(module, order),
        None => Ok(found(module)?.1),
    }
}

/// What the layout says. dxc writes orders of uses where constants are as they are met.
fn known(module: &Module) -> Option<ConstantOrder> {
    module.layout.constants.or_else(|| (!module.layout.uses.is_empty()).then_some(ConstantOrder::Met))
}

/// The first order that makes the constants appear as they were read.
fn found(module: &Module) -> Result<(ConstantOrder, Numbers<'_>), Error> {
    for which in [Which::All, Which::Leaves] {
        for order in [ConstantOrder::Optimized, ConstantOrder::Met] {
            let mut numbers = Numbers::new(module, order)?;
            if is_read_order(&mut numbers, which)? {
                return Ok((order, numbers));
            }
        }
    }
    Ok((ConstantOrder::Optimized, Numbers::new(module, ConstantOrder::Optimized)?))
}

/// Which constants count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    /// All.
    All,
    /// Those that are made of no others: a reader that meets a constant before what it is made of adds it later.
    Leaves,
}

/// Whether the pools make constants appear in the order of their arena.
fn is_read_order(numbers: &mut Numbers<'_>, which: Which) -> Result<bool, Error> {
    let module = numbers.module;
    let mut next = Next(0);
    if !next.passes(module, which, numbers.module_constants()) {
        return Ok(false);
    }
    for function in &module.functions {
        let Some(body) = &function.body else { continue };
        numbers.open_constants(function, body)?;
        let passes = next.passes(module, which, numbers.function_constants());
        numbers.close_function(body);
        if !passes {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The first constant that was not met.
struct Next(u32);

impl Next {
    /// Whether the constants not met before are the next ones, in order.
    fn passes(&mut self, module: &Module, which: Which, constants: impl Iterator<Item = ConstantId>) -> bool {
        let first = self.0;
        let leaf = |id: &ConstantId| match module.constants.get(*id) {
            Some(_) if which == Which::All => true,
            Some(constant) => of_constant(&module.constants, constant.kind, 0).is_none(),
            None => false,
        };
        let new = constants.filter(|id| id.0 >= first).filter(leaf);
        let mut last = None;
        for id in new {
            if last.is_some_and(|last| id.0 < last) {
                return false;
            }
            last = Some(id.0);
        }
        self.0 = last.map_or(self.0, |last| last + 1);
        true
    }
}
