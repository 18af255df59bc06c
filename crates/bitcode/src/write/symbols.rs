//! Tables of names, and orders of uses.
//!
//! LLVM walks a hash table; dxc sorts the names by their bytes first, so that a file does not depend on what once was. A
//! table that was read in another order ([`Layout::symbols`](crate::model::Layout::symbols)) keeps it.

use std::collections::HashMap;

use dxbin_base::Error;

use super::enumerate::Numbers;
use super::records::symbol;
use super::{Writer, bytes};
use crate::bitstream::abbreviation::char6;
use crate::model::{AliasId, Body, FunctionId, GlobalId, Named, Text, ValueKind};
use crate::spec::codes::{Block, SymbolCode, UseListCode};

impl Writer<'_, '_> {
    /// The names of globals, functions and aliases.
    pub(super) fn symbols(&mut self, numbers: &Numbers<'_>) -> Result<(), Error> {
        let module = self.module;
        let globals = (0..).zip(&module.globals).map(|(i, global)| (ValueKind::Global(GlobalId(i)), global.name));
        let functions = (0..).zip(&module.functions).map(|(i, of)| (ValueKind::Function(FunctionId(i)), of.name));
        let aliases = (0..).zip(&module.aliases).map(|(i, alias)| (ValueKind::Alias(AliasId(i)), alias.name));
        let all = globals.chain(functions).chain(aliases);
        let mut names: Vec<_> = all.map(|(kind, name)| (Named::Value(kind.into()), name)).collect();
        if module.layout.symbols.is_empty() {
            self.sort(&mut names);
        } else {
            let places: HashMap<_, _> = module.layout.symbols.iter().zip(0usize..).collect();
            names.sort_by_key(|(named, _)| match named {
                Named::Value(value) => places.get(value).copied().unwrap_or(usize::MAX),
                Named::Block(_) => usize::MAX,
            });
        }
        self.table(numbers, &names)
    }

    /// The names within a function.
    pub(super) fn local_symbols(&mut self, numbers: &Numbers<'_>, body: &Body) -> Result<(), Error> {
        let mut names = body.names.clone();
        if self.module.layout.symbols.is_empty() {
            self.sort(&mut names);
        }
        self.table(numbers, &names)
    }

    fn sort(&self, names: &mut [(Named, Text)]) {
        names.sort_by(|a, b| self.module.bytes(a.1).cmp(self.module.bytes(b.1)));
    }

    fn table(&mut self, numbers: &Numbers<'_>, names: &[(Named, Text)]) -> Result<(), Error> {
        if names.iter().all(|(_, name)| name.is_empty()) {
            return Ok(());
        }
        self.records.enter(Block::VALUE_SYMTAB, 4);
        let mut values = Vec::new();
        for &(named, name) in names.iter().filter(|(_, name)| !name.is_empty()) {
            let name = self.module.bytes(name);
            values.clear();
            let characters = name.iter().all(|&byte| char6(byte).is_some());
            let (code, by) = match named {
                Named::Value(value) => {
                    values.push(u64::from(numbers.value(value)?));
                    let by = match characters {
                        true => symbol::CHAR6,
                        false if name.is_ascii() => symbol::ASCII,
                        false => symbol::BYTES,
                    };
                    (SymbolCode::ENTRY, by)
                }
                Named::Block(block) => {
                    values.push(u64::from(block.0));
                    (SymbolCode::BLOCK_ENTRY, if characters { symbol::BLOCK_CHAR6 } else { symbol::BYTES })
                }
            };
            values.extend(bytes(name));
            self.records.record(code.0, &values, Some(by));
        }
        self.records.exit();
        Ok(())
    }

    /// The orders of uses that the module (`None`) or a function says. Those of what is gone are left out.
    pub(super) fn use_orders(&mut self, numbers: &Numbers<'_>, of: Option<FunctionId>) -> Result<(), Error> {
        let layout = &self.module.layout;
        let mut open = false;
        for &at in self.orders.get(&of).map(Vec::as_slice).unwrap_or_default() {
            let Some(order) = layout.uses.get(at) else { continue };
            let (code, number) = match order.of {
                Named::Value(value) => (UseListCode::DEFAULT, numbers.value(value)),
                Named::Block(block) => (UseListCode::BLOCK, Ok(block.0)),
            };
            let Ok(number) = number else { continue };
            if !open {
                self.records.enter(Block::USELIST, 3);
                open = true;
            }
            let indexes = order.indexes.of(&layout.use_indexes).iter().map(|&index| u64::from(index));
            let values: Vec<_> = indexes.chain([u64::from(number)]).collect();
            self.records.full(code.0, &values);
        }
        if open {
            self.records.exit();
        }
        Ok(())
    }
}
