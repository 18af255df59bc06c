//! Global variables, functions, aliases, COMDATs.

use dxbin_base::{Code, Error};

use super::{Known, Reader};
use crate::model::{
    Alias, AliasId, Comdat, Function, FunctionId, Global, GlobalId, Linkage, Text, Type, TypeId, Value, ValueKind,
};

/// What a constant is for that is told of behind what it is for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Initializer {
    of: Target,
    /// The constant's number as a value.
    number: u32,
}

#[derive(Clone, Copy, Debug)]
enum Target {
    Global(GlobalId),
    Alias(AliasId),
    Prologue(FunctionId),
    Prefix(FunctionId),
    Personality(FunctionId),
}

/// What LLVM keeps of a function's calling convention.
const CONVENTIONS: u32 = (1 << 13) - 1;
/// The largest log2 of an alignment, + 1.
const LARGEST_ALIGNMENT: u64 = 30;

impl Reader<'_, '_> {
    pub(super) fn comdat(&mut self, record: &[u64]) -> Result<(), Error> {
        let &[selection, length, ref name @ ..] = record else { return Err(self.short(record)) };
        let Some(name) = usize::try_from(length as u32).ok().and_then(|length| name.get(..length)) else {
            return Err(self.error(Code::ModuleRecord, "a COMDAT's name is not all there"));
        };
        let name = self.record_text(name);
        let number = self.comdat_named(name);
        if let Some(comdat) = self.module.comdats.get_mut(number as usize - 1) {
            comdat.selection = selection as u32;
        }
        self.comdat_numbers.push(number);
        Ok(())
    }

    /// The number, from 1, of the group of a name, which LLVM has once; it is added where there is none.
    fn comdat_named(&mut self, name: Text) -> u32 {
        let comdats = &mut self.module.comdats;
        *self.comdat_names.entry(name.0.of(&self.module.text).to_vec()).or_insert_with(|| {
            comdats.push(Comdat { name, selection: 1 });
            comdats.len() as u32
        })
    }

    pub(super) fn alignment(&self, word: u64) -> Result<u32, Error> {
        if word > LARGEST_ALIGNMENT {
            return Err(
                self.error(Code::ModuleRecord, format!("an alignment of 2 to the power of {}", word.wrapping_sub(1)))
            );
        }
        Ok(word as u32)
    }

    fn section(&self, word: u64) -> Result<u32, Error> {
        if word > self.module.sections.len() as u64 {
            return Err(self.error(Code::ModuleRecord, format!("no section has the number {word}")));
        }
        Ok(word as u32)
    }

    fn comdat_number(&self, word: u64) -> Result<u32, Error> {
        let Some(index) = (word as u32).checked_sub(1) else { return Ok(0) };
        let number = self.comdat_numbers.get(index as usize).copied();
        number.ok_or_else(|| self.error(Code::ModuleRecord, format!("no COMDAT has the number {word}")))
    }

    pub(super) fn global(&mut self, record: &[u64]) -> Result<(), Error> {
        let &[of, flags, initializer, linkage, alignment, section, ref rest @ ..] = record else {
            return Err(self.short(record));
        };
        let of = self.type_at(of).ok_or_else(|| self.no_type(of))?;
        let (of, space) = if flags & 2 != 0 {
            (of, (flags >> 2) as u32)
        } else {
            match self.module.types.get(of) {
                Some(pointer @ Type::Pointer { to, .. }) => (to, pointer.space().unwrap_or(0)),
                _ => return Err(self.error(Code::ModuleType, "a global variable's type is no pointer")),
            }
        };
        let pointer = self.plain_type(Type::Pointer { to: of, space });
        let at = |index: usize| rest.get(index).copied();
        let linkage_code = linkage;
        let linkage = Linkage {
            linkage: linkage as u32,
            visibility: visibility(linkage, at(0)),
            thread_local: thread_local(at(1)),
            unnamed_address: at(2).is_some_and(|word| word != 0),
            storage: storage(linkage, at(4)),
            alignment: self.alignment(alignment)?,
            section: self.section(section)?,
            comdat: self.comdat_number(at(5).unwrap_or(0))?,
        };
        let id = GlobalId(self.module.globals.len() as u32);
        if rest.len() < 6 && has_comdat(linkage_code) {
            self.implicit_comdats.push(ValueKind::Global(id).into());
        }
        self.module.globals.push(Global {
            name: Text::default(),
            of,
            pointer,
            constant: flags & 1 != 0,
            externally_initialized: at(3).is_some_and(|word| word != 0),
            initializer: None,
            linkage,
        });
        self.push_value(ValueKind::Global(id), pointer);
        self.initializer(Target::Global(id), initializer);
        Ok(())
    }

    /// Remembers what number + 1 a constant has; 0 for none.
    fn initializer(&mut self, of: Target, word: u64) {
        if let Some(number) = (word as u32).checked_sub(1) {
            self.initializers.push(Initializer { of, number });
        }
    }

    pub(super) fn function(&mut self, record: &[u64]) -> Result<(), Error> {
        let &[of, convention, declared, linkage, attributes, alignment, section, visible, ref rest @ ..] = record
        else {
            return Err(self.short(record));
        };
        let signature = self.signature(of)?;
        let at = |index: usize| rest.get(index).copied().unwrap_or(0);
        if at(0) > self.module.collectors.len() as u64 {
            return Err(self.error(Code::ModuleRecord, format!("no garbage collector has the number {}", at(0))));
        }
        let linkage_code = linkage;
        let linkage = Linkage {
            linkage: linkage as u32,
            visibility: visibility(linkage, Some(visible)),
            storage: storage(linkage, rest.get(3).copied()),
            thread_local: 0,
            unnamed_address: at(1) != 0,
            alignment: self.alignment(alignment)?,
            section: self.section(section)?,
            comdat: self.comdat_number(at(4))?,
        };
        let id = FunctionId(self.module.functions.len() as u32);
        if rest.len() < 5 && has_comdat(linkage_code) {
            self.implicit_comdats.push(ValueKind::Function(id).into());
        }
        self.add_function([convention, declared, attributes], signature, linkage, at(0) as u32);
        self.initializer(Target::Prologue(id), at(2));
        self.initializer(Target::Prefix(id), at(5));
        self.initializer(Target::Personality(id), at(6));
        Ok(())
    }

    /// The same of a function of which all behind its attributes is zero, as dxc's are: these are the words before that.
    pub(super) fn plain_function(&mut self, record: [u64; 5]) -> Result<(), Error> {
        let [of, convention, declared, linkage, attributes] = record;
        let signature = self.signature(of)?;
        let linkage = Linkage { linkage: linkage as u32, ..Linkage::default() };
        self.add_function([convention, declared, attributes], signature, linkage, 0);
        Ok(())
    }

    /// The type of a function, which may be stated as that of its address.
    fn signature(&mut self, of: u64) -> Result<TypeId, Error> {
        let mut signature = self.type_at(of).ok_or_else(|| self.no_type(of))?;
        if let Some(Type::Pointer { to, .. }) = self.module.types.get(signature) {
            signature = to;
        }
        match self.module.types.get(signature) {
            Some(Type::Function { .. }) => Ok(signature),
            _ => Err(self.error(Code::ModuleType, "a function's type is none of a function")),
        }
    }

    fn add_function(&mut self, words: [u64; 3], signature: TypeId, linkage: Linkage, collector: u32) {
        let [convention, declared, attributes] = words;
        let pointer = self.plain_type(Type::Pointer { to: signature, space: 0 });
        let id = FunctionId(self.module.functions.len() as u32);
        self.module.functions.push(Function {
            name: Text::default(),
            signature,
            pointer,
            convention: convention as u32 & CONVENTIONS,
            attributes: self.attribute_list(attributes),
            collector,
            prologue: None,
            prefix: None,
            personality: None,
            linkage,
            body: None,
        });
        self.push_value(ValueKind::Function(id), pointer);
        if declared == 0 {
            self.kept.defined.push(id);
        }
    }

    pub(super) fn alias(&mut self, record: &[u64]) -> Result<(), Error> {
        let &[of, target, linkage, ref rest @ ..] = record else { return Err(self.short(record)) };
        let pointer = self.type_at(of).ok_or_else(|| self.no_type(of))?;
        if self.module.types.pointee(pointer).is_none() {
            return Err(self.error(Code::ModuleType, "an alias's type is no pointer"));
        }
        let at = |index: usize| rest.get(index).copied();
        let linkage = Linkage {
            linkage: linkage as u32,
            visibility: visibility(linkage, at(0)),
            storage: storage(linkage, at(1)),
            thread_local: thread_local(at(2)),
            unnamed_address: at(3).is_some_and(|word| word != 0),
            ..Linkage::default()
        };
        let id = AliasId(self.module.aliases.len() as u32);
        self.module.aliases.push(Alias { name: Text::default(), pointer, target: Value::NONE, linkage });
        self.push_value(ValueKind::Alias(id), pointer);
        self.initializers.push(Initializer { of: Target::Alias(id), number: target as u32 });
        Ok(())
    }

    /// Gives globals the constants that are there now. At the `end` all must be.
    pub(super) fn resolve_initializers(&mut self, end: bool) {
        let mut left = Vec::new();
        for one in std::mem::take(&mut self.initializers) {
            let Some(&Known { value, .. }) = self.kept.values.get(one.number as usize) else {
                left.push(one);
                continue;
            };
            if !matches!(
                value.kind(),
                ValueKind::Constant(_) | ValueKind::Global(_) | ValueKind::Function(_) | ValueKind::Alias(_)
            ) {
                let error = self.error(Code::ModuleValue, format!("value {} is no constant", one.number));
                self.note(error);
                continue;
            }
            self.initialize(one.of, value);
        }
        // What a function has in front of its code LLVM does not ask for again.
        let missing = left.iter().filter(|one| matches!(one.of, Target::Global(_) | Target::Alias(_))).count();
        if end && missing > 0 {
            let message = format!("{missing} initialisers are nowhere");
            let error = self.error(Code::ModuleValue, message);
            self.note(error);
        }
        self.initializers = left;
    }

    /// Gives what is in a group of its own name that group.
    pub(super) fn make_comdats(&mut self) {
        for value in std::mem::take(&mut self.implicit_comdats) {
            let module = &self.module;
            let name = match value.kind() {
                ValueKind::Global(id) => module.globals.get(id.index()).map(|global| global.name),
                ValueKind::Function(id) => module.functions.get(id.index()).map(|function| function.name),
                _ => None,
            };
            let Some(name) = name.filter(|name| !name.is_empty()) else { continue };
            let number = self.comdat_named(name);
            let linkage = match value.kind() {
                ValueKind::Global(id) => self.module.globals.get_mut(id.index()).map(|global| &mut global.linkage),
                ValueKind::Function(id) => {
                    self.module.functions.get_mut(id.index()).map(|function| &mut function.linkage)
                }
                _ => None,
            };
            if let Some(linkage) = linkage {
                linkage.comdat = number;
            }
        }
    }

    fn initialize(&mut self, target: Target, value: Value) {
        match target {
            Target::Global(id) => {
                if let Some(global) = self.module.globals.get_mut(id.index()) {
                    global.initializer = Some(value);
                }
            }
            Target::Alias(id) => {
                let of = self.type_of(value);
                let fits = self.module.aliases.get(id.index()).is_some_and(|alias| Some(alias.pointer) == of);
                if !fits {
                    let error = self.error(Code::ModuleType, "an alias and what it stands for are of different types");
                    self.note(error);
                } else if let Some(alias) = self.module.aliases.get_mut(id.index()) {
                    alias.target = value;
                }
            }
            Target::Prologue(id) | Target::Prefix(id) | Target::Personality(id) => {
                let Some(function) = self.module.functions.get_mut(id.index()) else { return };
                match target {
                    Target::Prologue(_) => function.prologue = Some(value),
                    Target::Prefix(_) => function.prefix = Some(value),
                    _ => function.personality = Some(value),
                }
            }
        }
    }
}

/// Whether a linkage of older files is that of a group with the name of what it is of.
const fn has_comdat(linkage: u64) -> bool {
    matches!(linkage, 1 | 4 | 10 | 11)
}

// Of these words LLVM takes 32 bits.

/// Things that only this module sees have no visibility.
const fn visibility(linkage: u64, word: Option<u64>) -> u32 {
    match (linkage as u32, word) {
        (3 | 9 | 13 | 14, _) | (_, None) => 0,
        (_, Some(word)) if matches!(word as u32, 1 | 2) => word as u32,
        _ => 0,
    }
}

const fn storage(linkage: u64, word: Option<u64>) -> u32 {
    match (word, linkage as u32) {
        (Some(word), _) if matches!(word as u32, 1 | 2) => word as u32,
        (Some(_), _) => 0,
        // Older files say it by the linkage.
        (None, 5) => 1,
        (None, 6) => 2,
        (None, _) => 0,
    }
}

const fn thread_local(word: Option<u64>) -> u32 {
    match word {
        None => 0,
        Some(word) if word as u32 <= 4 => word as u32,
        Some(_) => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use crate::bitstream::Emitter;
    use crate::spec::codes::{Block, ModuleCode, TypeCode};
    use dxbin_base::{Diagnostics, Limits};

    /// What a module with one function is whose record is this.
    fn told(record: &[u64]) -> String {
        let mut out = Emitter::new();
        out.fixed(0xdec0_4342, 32);
        out.enter(Block::MODULE.0, 3);
        out.enter(Block::TYPE.0, 4);
        out.record(TypeCode::NUMENTRY.0, &[2]);
        out.record(TypeCode::VOID.0, &[]);
        out.record(TypeCode::FUNCTION.0, &[0, 0]);
        out.end();
        out.record(ModuleCode::FUNCTION.0, record);
        out.end();
        let mut diagnostics = Diagnostics::new();
        let module = read(&out.finish(), 0, &Limits::default(), &mut diagnostics).unwrap();
        format!("{:?} {:?}", module.functions, diagnostics.as_slice().iter().map(|one| one.code).collect::<Vec<_>>())
    }

    /// dxc's records are read another way than one with a word more, which says the same.
    #[test]
    fn a_function_is_the_same_whichever_way_it_is_read() {
        let starts =
            [[1, 0, 1, 0, 0], [1, 0, 0, 0, 0], [1, 70, 1, 3, 0], [1, 0, 1, 5, 0], [0, 0, 1, 0, 0], [9, 0, 1, 0, 0]];
        for start in starts {
            for place in 5..16 {
                let mut record = [&start[..], &[0; 10]].concat();
                if let Some(word) = record.get_mut(place) {
                    *word = 1;
                }
                let longer = [&record[..], &[0]].concat();
                assert_eq!(told(&record), told(&longer), "{record:?}");
            }
        }
        assert!(told(&[[1, 70, 1, 3, 0].as_slice(), &[0; 10]].concat()).contains("convention: 70"));
    }
}
