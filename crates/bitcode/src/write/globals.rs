//! Target, sections, global variables, functions and aliases.

use std::collections::HashMap;

use dxbin_base::Error;

use super::enumerate::Numbers;
use super::records::Abbreviation;
use super::{Writer, bytes, characters};
use crate::model::{Global, Text, Value};
use crate::spec::abbreviations;
use crate::spec::codes::ModuleCode;

/// Numbers (from 1) that sections or garbage collectors have in a file, in the order in which they are first used.
#[derive(Debug, Default)]
struct Names<'m>(HashMap<&'m [u8], u64>);

impl<'m> Writer<'m, '_> {
    /// All records about what a module has outside of blocks.
    pub(super) fn globals(&mut self, numbers: &Numbers<'_>) -> Result<(), Error> {
        let module = self.module;
        for comdat in numbers.comdat_list.iter().filter_map(|&at| module.comdats.get(at)) {
            let name = module.bytes(comdat.name);
            let mut values = vec![u64::from(comdat.selection), name.len() as u64];
            values.extend(bytes(name));
            self.records.full(ModuleCode::COMDAT.0, &values);
        }
        let texts = [
            (ModuleCode::TRIPLE, module.triple),
            (ModuleCode::DATALAYOUT, module.data_layout),
            (ModuleCode::ASM, module.assembly),
        ];
        for (code, text) in texts {
            self.text(code, text.unwrap_or_default());
        }
        let (mut sections, mut collectors) = (Names::default(), Names::default());
        for global in &module.globals {
            self.name(ModuleCode::SECTIONNAME, &mut sections, &module.sections, global.linkage.section);
        }
        for function in &module.functions {
            self.name(ModuleCode::SECTIONNAME, &mut sections, &module.sections, function.linkage.section);
            self.name(ModuleCode::GCNAME, &mut collectors, &module.collectors, function.collector);
        }
        let simple = self.simple_global(numbers, &sections)?;
        for global in &module.globals {
            self.global(numbers, &sections, global, simple)?;
        }
        self.functions(numbers, &sections, &collectors)?;
        self.aliases(numbers)
    }

    fn text(&mut self, code: ModuleCode, text: Text) {
        if !text.is_empty() {
            let values: Vec<_> = characters(self.module.bytes(text)).collect();
            self.records.full(code.0, &values);
        }
    }

    /// Writes a section's or collector's name where it is met for the first time.
    fn name<'n>(&mut self, code: ModuleCode, names: &mut Names<'n>, all: &[Text], index: u32)
    where
        'm: 'n,
    {
        let Some(text) = nth(all, index) else { return };
        let next = names.0.len() as u64 + 1;
        if *names.0.entry(self.module.bytes(text)).or_insert(next) == next {
            self.text(code, text);
        }
    }

    /// The number of a name in the file; 0 for none.
    fn number(&self, names: &Names<'_>, all: &[Text], index: u32) -> u64 {
        nth(all, index).and_then(|text| names.0.get(self.module.bytes(text))).copied().unwrap_or_default()
    }

    /// Defines the abbreviation for plain globals.
    fn simple_global(&mut self, numbers: &Numbers<'_>, sections: &Names<'_>) -> Result<Option<Abbreviation>, Error> {
        let module = self.module;
        if module.globals.is_empty() {
            return Ok(None);
        }
        let mut largest = 0;
        for global in &module.globals {
            largest = largest.max(numbers.type_number(global.of)?);
        }
        let linkages = module.globals.iter().map(|global| global.linkage);
        let linkages = linkages.chain(module.functions.iter().map(|function| function.linkage));
        let alignment = linkages.map(|linkage| linkage.alignment).max().filter(|&most| most > 0);
        let alignment = alignment.map(|most| abbreviations::width_for(most.saturating_add(1)));
        let section = (!sections.0.is_empty()).then(|| abbreviations::width_for(sections.0.len() as u32 + 1));
        let types = abbreviations::width_for(largest + 1);
        Ok(Some(self.records.define(&abbreviations::global(types, alignment, section))))
    }

    fn global(
        &mut self,
        numbers: &Numbers<'_>,
        sections: &Names<'_>,
        global: &Global,
        simple: Option<Abbreviation>,
    ) -> Result<(), Error> {
        let linkage = global.linkage;
        let space = match self.module.types.get(global.pointer) {
            Some(crate::model::Type::Pointer { space, .. }) => u64::from(space),
            _ => 0,
        };
        let mut values = vec![
            u64::from(numbers.type_number(global.of)?),
            // Bit 1 says that the type is that of what the global holds.
            space << 2 | 2 | u64::from(global.constant),
            optional(numbers, global.initializer)?,
            u64::from(linkage.linkage),
            u64::from(linkage.alignment),
            self.number(sections, &self.module.sections, linkage.section),
        ];
        let more = [
            u64::from(linkage.visibility),
            u64::from(linkage.thread_local),
            u64::from(linkage.unnamed_address),
            u64::from(global.externally_initialized),
            u64::from(linkage.storage),
            u64::from(numbers.comdat_number(linkage.comdat)),
        ];
        let plain = more.iter().all(|&value| value == 0);
        if !plain {
            values.extend(more);
        }
        self.records.record(ModuleCode::GLOBALVAR.0, &values, simple.filter(|_| plain));
        Ok(())
    }

    fn functions(&mut self, numbers: &Numbers<'_>, sections: &Names<'_>, collectors: &Names<'_>) -> Result<(), Error> {
        let module = self.module;
        for function in &module.functions {
            let linkage = function.linkage;
            let values = [
                u64::from(numbers.type_number(function.signature)?),
                u64::from(function.convention),
                u64::from(function.body.is_none()),
                u64::from(linkage.linkage),
                u64::from(numbers.attribute_number(function.attributes)),
                u64::from(linkage.alignment),
                self.number(sections, &module.sections, linkage.section),
                u64::from(linkage.visibility),
                self.number(collectors, &module.collectors, function.collector),
                u64::from(linkage.unnamed_address),
                optional(numbers, function.prologue)?,
                u64::from(linkage.storage),
                u64::from(numbers.comdat_number(linkage.comdat)),
                optional(numbers, function.prefix)?,
                optional(numbers, function.personality)?,
            ];
            self.records.full(ModuleCode::FUNCTION.0, &values);
        }
        Ok(())
    }

    fn aliases(&mut self, numbers: &Numbers<'_>) -> Result<(), Error> {
        for alias in &self.module.aliases {
            let linkage = alias.linkage;
            let values = [
                u64::from(numbers.type_number(alias.pointer)?),
                u64::from(numbers.value(alias.target)?),
                u64::from(linkage.linkage),
                u64::from(linkage.visibility),
                u64::from(linkage.storage),
                u64::from(linkage.thread_local),
                u64::from(linkage.unnamed_address),
            ];
            self.records.full(ModuleCode::ALIAS.0, &values);
        }
        Ok(())
    }
}

/// The number + 1 of a value, 0 for none.
fn optional(numbers: &Numbers<'_>, value: Option<Value>) -> Result<u64, Error> {
    value.map_or(Ok(0), |value| Ok(u64::from(numbers.value(value)?) + 1))
}

/// A name by its index + 1; a name without bytes is none.
fn nth(all: &[Text], index: u32) -> Option<Text> {
    all.get((index as usize).wrapping_sub(1)).copied().filter(|text| !text.is_empty())
}
