//! Names of values and blocks, and orders of uses.

use dxbin_base::{Code, Error};

use super::{Reader, names};
use crate::bitstream::{Item, Numbers};
use crate::model::{FunctionId, Named, Span, Text, UseOrder, Value, ValueKind};
use crate::spec::codes::{SymbolCode, UseListCode};

impl Reader<'_, '_> {
    /// A symbol table: the module's, or that of a function.
    pub(super) fn symbols(
        &mut self,
        number: u32,
        function: Option<FunctionId>,
        numbers: &mut Numbers,
    ) -> Result<(), Error> {
        let words = self.cursor.enter(number)?;
        let known = self.kept.global_names.len();
        let begun = if function.is_none() { self.begin_symbols(words) } else { None };
        if !begun.is_some_and(|begun| self.take_symbols(begun)) {
            self.symbol_entries(function, numbers, begun.is_some())?;
            if let Some(begun) = begun {
                self.remember_symbols(begun);
            }
        }
        self.make_local_names_unique();
        // A function's table rarely names what is outside it.
        let as_given = self.kept.global_names.len() > known && self.make_global_names_unique();
        if function.is_none() {
            if as_given { self.module.layout.symbols.clear() } else { self.tidy_symbols() }
        }
        Ok(())
    }

    /// The names of a table, which are kept as well if it may be remembered.
    fn symbol_entries(
        &mut self,
        function: Option<FunctionId>,
        numbers: &mut Numbers,
        is_kept: bool,
    ) -> Result<(), Error> {
        loop {
            match self.cursor.item(u64::MAX, numbers)? {
                Item::End => return Ok(()),
                Item::Block(number) => self.unknown_block(number)?,
                Item::Record(code) => self.unknown_record(code)?,
                Item::Text(code) => {
                    let start = self.module.text.len() as u32;
                    self.cursor.text(1, &mut self.module.text)?;
                    let name = Text(Span { start, length: self.module.text.len() as u32 - start });
                    let number = self.cursor.numbers().first().copied();
                    if is_kept {
                        self.kept.symbols.rows.push((number.unwrap_or(0) as u32, name.0.length));
                    }
                    if let Err(error) = self.symbol(SymbolCode(code), number, name, function) {
                        self.note(error);
                    }
                }
            }
        }
    }

    /// Gives each name in a function once.
    fn make_local_names_unique(&mut self) {
        let given = &self.names;
        if !names::are_sorted(&self.module, given) {
            let given = std::mem::take(&mut self.names);
            self.names = names::unique(&mut self.module, &given, &mut self.made_names[1]);
        }
    }

    /// Gives globals their names, each once; whether they have those that were given, which rise, and had none before.
    fn make_global_names_unique(&mut self) -> bool {
        let mut as_given = names::are_sorted(&self.module, &self.kept.global_names);
        if !as_given {
            self.kept.global_names = names::unique(&mut self.module, &self.kept.global_names, &mut self.made_names[0]);
        }
        for &(named, name) in &self.kept.global_names {
            let Named::Value(value) = named else { continue };
            let place = match value.kind() {
                ValueKind::Global(id) => self.module.globals.get_mut(id.index()).map(|global| &mut global.name),
                ValueKind::Function(id) => self.module.functions.get_mut(id.index()).map(|function| &mut function.name),
                ValueKind::Alias(id) => self.module.aliases.get_mut(id.index()).map(|alias| &mut alias.name),
                _ => None,
            };
            if let Some(place) = place {
                as_given &= place.is_empty() && !name.is_empty();
                *place = name;
            }
        }
        as_given
    }

    pub(super) fn symbol(
        &mut self,
        code: SymbolCode,
        number: Option<u64>,
        name: Text,
        function: Option<FunctionId>,
    ) -> Result<(), Error> {
        if !matches!(code, SymbolCode::ENTRY | SymbolCode::BLOCK_ENTRY) {
            return self.unknown_record(code.0);
        }
        let Some(number) = number else { return Err(self.short(&[])) };
        let named = match code {
            SymbolCode::ENTRY => {
                let value = self.value(number as u32);
                if value.is_none() {
                    // What metadata speak of stands for it, and nobody sees its name.
                    return match self.pending.contains_key(&(number as u32)) {
                        true => Ok(()),
                        false => {
                            Err(self.error(Code::ModuleValue, format!("value {number} has a name and is nowhere")))
                        }
                    };
                }
                Named::Value(value)
            }
            _ => Named::Block(self.block_at(number)?),
        };
        match named {
            Named::Value(value) => match value.kind() {
                ValueKind::Global(_) | ValueKind::Function(_) | ValueKind::Alias(_) => {
                    self.kept.global_names.push((named, name));
                    if function.is_none() {
                        self.module.layout.symbols.push(value);
                    }
                }
                // Constants have no names, whoever says they had.
                ValueKind::Constant(_) | ValueKind::Metadata(_) => {}
                ValueKind::Argument(_) | ValueKind::Instruction(_) => self.names.push((named, name)),
            },
            Named::Block(_) => self.names.push((named, name)),
        }
        Ok(())
    }

    /// The order of the names is worth nothing where it is that of their bytes.
    fn tidy_symbols(&mut self) {
        let module = &self.module;
        let name = |value: Value| match value.kind() {
            ValueKind::Global(id) => module.globals.get(id.index()).map(|global| global.name),
            ValueKind::Function(id) => module.functions.get(id.index()).map(|function| function.name),
            ValueKind::Alias(id) => module.aliases.get(id.index()).map(|alias| alias.name),
            _ => None,
        };
        let sorted = module.layout.symbols.is_sorted_by_key(|&value| name(value).map(|name| module.bytes(name)));
        if sorted {
            self.module.layout.symbols.clear();
        }
    }

    /// Orders of uses.
    pub(super) fn use_lists(
        &mut self,
        number: u32,
        function: Option<FunctionId>,
        numbers: &mut Numbers,
    ) -> Result<(), Error> {
        self.cursor.enter(number)?;
        loop {
            match self.cursor.item(0, numbers)? {
                Item::End => return Ok(()),
                Item::Block(number) => self.unknown_block(number)?,
                Item::Record(code) => {
                    let code = UseListCode(code);
                    let result = self.use_order(code, numbers, function);
                    if let Err(error) = result {
                        self.note(error);
                    }
                }
                Item::Text(_) => {}
            }
        }
    }

    fn use_order(&mut self, code: UseListCode, record: &[u64], function: Option<FunctionId>) -> Result<(), Error> {
        if !matches!(code, UseListCode::DEFAULT | UseListCode::BLOCK) {
            return self.unknown_record(code.0);
        }
        let (&number, indexes) = match record.split_last() {
            Some(parts) if record.len() >= 3 => parts,
            _ => return Err(self.short(record)),
        };
        let of = if code == UseListCode::BLOCK {
            Named::Block(self.block_at(number)?)
        } else {
            let value = self.value(number as u32);
            if value.is_none() {
                return Err(self.error(Code::ModuleValue, format!("value {number} has uses and is nowhere")));
            }
            Named::Value(value)
        };
        let layout = &mut self.module.layout;
        let start = layout.use_indexes.len() as u32;
        layout.use_indexes.extend(indexes.iter().map(|&index| index as u32));
        let indexes = Span { start, length: indexes.len() as u32 };
        layout.uses.push(UseOrder { function, of, indexes });
        Ok(())
    }
}
