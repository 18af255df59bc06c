//! Numbers of constants.

use dxbin_base::Error;

use super::{MOST_DEPTH, Numbers, VISITING, operands, unwritable};
use crate::model::{ConstantId, ConstantKind, ConstantOrder, Type};

impl Numbers<'_> {
    /// Numbers a constant after its operands, or counts that it was met again.
    pub(super) fn add_constant(&mut self, id: ConstantId) -> Result<(), Error> {
        if !self.meet(id)? {
            return Ok(());
        }
        let mut stack = vec![(id, self.open_constant(id)?, 0)];
        while let Some((id, kind, next)) = stack.last_mut() {
            if let Some(operand) = operands::of_constant(&self.module.constants, *kind, *next) {
                *next += 1;
                let Some(part) = operand.constant() else {
                    self.check_global(operand)?;
                    continue;
                };
                if self.meet(part)? {
                    if stack.len() > MOST_DEPTH {
                        return Err(unwritable("constants nest too deep".into()));
                    }
                    stack.push((part, self.open_constant(part)?, 0));
                }
                continue;
            }
            let id = *id;
            stack.pop();
            self.pool.push((id, 1));
            self.places[id.index()] = self.pool.len() as u32;
        }
        Ok(())
    }

    /// Whether a constant is met for the first time; if not, it is counted.
    pub(super) fn meet(&mut self, id: ConstantId) -> Result<bool, Error> {
        match self.places.get(id.index()) {
            None => Err(unwritable(format!("there is no constant {}", id.0))),
            Some(0) => Ok(true),
            Some(&VISITING) => Err(unwritable(format!("constant {} is made of itself", id.0))),
            Some(&place) => {
                self.pool[place as usize - 1].1 += 1;
                Ok(false)
            }
        }
    }

    pub(super) fn open_constant(&mut self, id: ConstantId) -> Result<ConstantKind, Error> {
        let constant =
            self.module.constants.get(id).ok_or_else(|| unwritable(format!("there is no constant {}", id.0)))?;
        self.add_type(constant.of)?;
        self.places[id.index()] = VISITING;
        Ok(constant.kind)
    }

    /// Puts a pool of constants into the order in which the file has them.
    pub(super) fn optimize(&mut self, start: usize) {
        let mut pool = std::mem::take(&mut self.pool);
        if self.order == ConstantOrder::Optimized {
            pool[start..].sort_by_cached_key(|&(id, count)| (self.type_rank(id), std::cmp::Reverse(count)));
            let integers = |&(id, _): &(ConstantId, u32)| {
                let of = self.module.constants.get(id).and_then(|constant| self.module.types.get(constant.of));
                match of {
                    Some(Type::Vector { of, .. }) => matches!(self.module.types.get(of), Some(Type::Integer(_))),
                    of => matches!(of, Some(Type::Integer(_))),
                }
            };
            partition(&mut pool[start..], integers);
        }
        self.pool = pool;
        for (place, &(id, _)) in self.pool.iter().enumerate().skip(start) {
            self.places[id.index()] = place as u32 + 1;
        }
    }

    pub(super) fn type_rank(&self, id: ConstantId) -> u32 {
        let of = self.module.constants.get(id).map(|constant| constant.of);
        of.and_then(|of| self.types.get(of.index())).copied().unwrap_or_default()
    }
}

/// Brings those that `first` holds for before the others, swapping from both ends; that is how LLVM's order comes about.
fn partition<T>(items: &mut [T], first: impl Fn(&T) -> bool) {
    let (mut low, mut high) = (0, items.len());
    loop {
        while low < high && first(&items[low]) {
            low += 1;
        }
        loop {
            if low >= high {
                return;
            }
            high -= 1;
            if low == high {
                return;
            }
            if first(&items[high]) {
                break;
            }
        }
        items.swap(low, high);
        low += 1;
    }
}
