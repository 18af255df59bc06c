//! The table of types.

use dxbin_base::kept::tidy;
use dxbin_base::number::Digits;
use dxbin_base::{Code, Error};

use super::Reader;
use super::intern::{Hash, Table};
use super::room::push_tight;
use crate::bitstream::{Item, Numbers};
use crate::model::{Span, Text, Type, TypeId};
use crate::spec::codes::{self, TypeCode};

/// A place in the table that nothing was said about.
pub(super) const HOLE: TypeId = TypeId(u32::MAX);
/// How many more types than there are a list about them has room for when it grows.
const SPARE: usize = 64;
/// The widest integer LLVM has.
const WIDEST: u64 = (1 << 23) - 1;

/// Types by what they are.
#[derive(Clone, Debug, Default)]
pub(super) struct TypeInterner {
    table: Table,
    /// Scalars, each in its place ([`Type::word`]); id + 1.
    scalars: [u32; Type::WORDS],
    /// Pointers to a type in address space 0, by its id; id + 1.
    pointers: Vec<u32>,
    /// How deep each type nests, by its id; structures with a name do not, as listings do not open them.
    depths: Vec<u32>,
    /// Structures by name.
    names: Table,
}

impl TypeInterner {
    /// Forgets all types.
    pub(super) fn clear(&mut self, most: usize) {
        self.table.clear(most);
        self.scalars = [0; Type::WORDS];
        self.names.clear(most);
        tidy(&mut self.pointers);
        tidy(&mut self.depths);
    }

    /// Forgets all types from this one on. Those in the tables are not what they are found by any more.
    pub(super) fn forget_from(&mut self, count: usize) {
        let kept = |id: u32| if id as usize > count { 0 } else { id };
        self.pointers.truncate(count);
        self.pointers.iter_mut().chain(&mut self.scalars).for_each(|id| *id = kept(*id));
        self.depths.truncate(count);
    }
}

/// A structure that has a name already.
#[derive(Clone, Copy)]
enum Taken {
    /// In this module.
    Own(TypeId),
    /// In the one that was read before into the same context.
    First(TypeId),
}

/// What a block of types keeps from record to record.
#[derive(Default)]
pub(super) struct Block {
    /// How many types the block says there are.
    pub(super) stated: u64,
    /// How many there were.
    pub(super) defined: u32,
    /// The name for the next structure.
    pub(super) name: Vec<u8>,
    /// Where the block starts, behind its stated length, and how much text there was.
    pub(super) start: u64,
    pub(super) text_at: u32,
    /// Where in it the types start, if the table may be remembered; how many defects and definitions of abbreviations there were
    /// by then, and how wide abbreviations' numbers are.
    pub(super) first: Option<u64>,
    pub(super) defects: u64,
    pub(super) definitions: usize,
    pub(super) width: u32,
}

impl Reader<'_, '_> {
    fn type_hash(&self, of: Type, members: &[TypeId]) -> Hash {
        let hash = match of {
            Type::Integer(width) => self.seed.start(10).add(u64::from(width)),
            Type::Pointer { to, space } => self.seed.start(11).add(u64::from(to.0) << 32 | u64::from(space)),
            Type::Array { count, of } => self.seed.start(12).add(count).add(u64::from(of.0)),
            Type::Vector { count, of } => self.seed.start(13).add(u64::from(count) << 32 | u64::from(of.0)),
            Type::Function { returns, variadic, .. } => {
                self.seed.start(14).add(u64::from(returns.0) << 1 | u64::from(variadic))
            }
            Type::Struct { packed, .. } => self.seed.start(15).add(u64::from(packed)),
            // Those with places.
            _ => self.seed.start(0),
        };
        let (pairs, rest) = members.as_chunks::<2>();
        let hash = pairs.iter().fold(hash, |hash, &[low, high]| hash.add(u64::from(low.0) | u64::from(high.0) << 32));
        rest.iter().fold(hash, |hash, member| hash.add(u64::from(member.0)))
    }

    /// The type with these members, which is added where there is none. Structures are those without a name; where the type
    /// has members, its own span does not count.
    pub(super) fn intern_type(&mut self, of: Type, members: &[TypeId]) -> TypeId {
        let start = self.module.types.members.len();
        self.module.types.members.extend_from_slice(members);
        self.intern_tail(of, start)
    }

    /// The same of the members from there on, which are taken back where the type is there.
    fn intern_tail(&mut self, of: Type, start: usize) -> TypeId {
        let members = self.module.types.members.get(start..).unwrap_or_default();
        let hash = self.type_hash(of, members);
        let types = &self.module.types;
        let id = TypeId(types.entries.len() as u32);
        let found = self.kept.interned.table.find_or_add(hash, id.0, |id| match (types.entries.get(id as usize), of) {
            (
                Some(&Type::Function { returns, parameters, variadic }),
                Type::Function { returns: same_returns, variadic: same_variadic, .. },
            ) => returns == same_returns && variadic == same_variadic && types.members(parameters) == members,
            (
                Some(&Type::Struct { name: None, fields: Some(fields), packed }),
                Type::Struct { packed: same_packed, .. },
            ) => packed == same_packed && types.members(fields) == members,
            (Some(&found), of) => found == of,
            (None, _) => false,
        });
        if let Some(id) = found {
            self.module.types.members.truncate(start);
            return TypeId(id);
        }
        let span = Span { start: start as u32, length: members.len() as u32 };
        let of = match of {
            Type::Function { returns, variadic, .. } => Type::Function { returns, parameters: span, variadic },
            Type::Struct { packed, .. } => Type::Struct { name: None, fields: Some(span), packed },
            of => of,
        };
        push_tight(&mut self.module.types.entries, of);
        id
    }

    /// The pointer in address space 0 to a type that is there, which is added where there is none.
    fn pointer(&mut self, to: TypeId) -> TypeId {
        let (entries, pointers) = (&mut self.module.types.entries, &mut self.kept.interned.pointers);
        if pointers.len() <= to.index() {
            pointers.resize(entries.len() + SPARE, 0);
        }
        let Some(known) = pointers.get_mut(to.index()) else { return HOLE };
        if *known == 0 {
            push_tight(entries, Type::Pointer { to, space: 0 });
            *known = entries.len() as u32;
        }
        TypeId(*known - 1)
    }

    /// A type without members.
    #[inline(always)]
    pub(super) fn plain_type(&mut self, of: Type) -> TypeId {
        match (of, of.word()) {
            (_, Some(place)) => self.scalar_type(of, place),
            (Type::Pointer { to, space: 0 }, _) if to.index() < self.module.types.entries.len() => self.pointer(to),
            _ => self.intern_tail(of, self.module.types.members.len()),
        }
    }

    /// A type that has a place.
    #[inline(always)]
    fn scalar_type(&mut self, of: Type, place: usize) -> TypeId {
        let Some(known) = self.kept.interned.scalars.get_mut(place) else { return HOLE };
        if *known == 0 {
            push_tight(&mut self.module.types.entries, of);
            *known = self.module.types.entries.len() as u32;
        }
        TypeId(*known - 1)
    }

    /// The type of a number in the table; a structure to come where nothing was said of it yet.
    #[inline(always)]
    pub(super) fn type_at(&mut self, number: u64) -> Option<TypeId> {
        // LLVM counts types in 32 bits, and loses what is above.
        match self.module.types.table.get(number as u32 as usize) {
            Some(&id) if id != HOLE => Some(id),
            _ => self.type_to_come(number as u32),
        }
    }

    #[cold]
    fn type_to_come(&mut self, number: u32) -> Option<TypeId> {
        if u64::from(number) >= self.stated_types {
            return None;
        }
        self.referred_to_types = true;
        let id = self.new_struct();
        self.set_type(number as usize, id);
        Some(id)
    }

    fn new_struct(&mut self) -> TypeId {
        let id = TypeId(self.module.types.entries.len() as u32);
        push_tight(
            &mut self.module.types.entries,
            Type::Struct { name: Some(Text::default()), fields: None, packed: false },
        );
        id
    }

    fn set_type(&mut self, index: usize, id: TypeId) {
        let table = &mut self.module.types.table;
        if table.len() <= index {
            table.resize(index + 1, HOLE);
        }
        if let Some(place) = table.get_mut(index) {
            *place = id;
        }
    }

    #[cold]
    pub(super) fn no_type(&self, number: u64) -> Error {
        self.error(Code::ModuleType, format!("no type has the number {number}"))
    }

    /// The block of types.
    pub(super) fn types(&mut self, number: u32, numbers: &mut Numbers) -> Result<(), Error> {
        self.cursor.enter(number)?;
        if !self.module.types.table.is_empty() || self.stated_types > 0 {
            let error = self.error(Code::ModuleBlock, "types were told of before");
            self.note(error);
        }
        let mut block = Block {
            name: std::mem::take(&mut self.kept.struct_name),
            start: self.cursor.position(),
            text_at: self.module.text.len() as u32,
            ..Block::default()
        };
        let result = self.type_entries(&mut block, numbers);
        if result.is_ok() {
            self.remember_types(&block);
        }
        block.name.clear();
        self.kept.struct_name = block.name;
        result?;
        if u64::from(block.defined) != block.stated {
            let message = format!("the block states {} types and has {}", block.stated, block.defined);
            let error = self.error(Code::ModuleBlock, message);
            self.note(error);
        }
        Ok(())
    }

    #[inline(always)]
    fn type_entries(&mut self, block: &mut Block, numbers: &mut Numbers) -> Result<(), Error> {
        loop {
            match self.cursor.item(const { codes::Block::TYPE.texts() }, numbers)? {
                Item::End => return Ok(()),
                Item::Block(number) => self.unknown_block(number)?,
                Item::Text(_) => {
                    self.cursor.text(0, &mut block.name)?;
                }
                Item::Record(code) => {
                    let result = self.type_record(TypeCode(code), numbers, block);
                    if let Err(error) = result {
                        self.note(error);
                    }
                }
            }
        }
    }

    fn type_record(&mut self, code: TypeCode, record: &[u64], block: &mut Block) -> Result<(), Error> {
        let id = match code {
            TypeCode::NUMENTRY => {
                let &[count, ..] = record else { return Err(self.short(record)) };
                if count > self.cursor.bits().left() {
                    let message = format!("the block states {count} types, more than there are bits left");
                    return Err(self.error(Code::ModuleBlock, message));
                }
                block.stated = count;
                self.stated_types = count;
                self.module.types.table.truncate(count as usize);
                self.know_types(block);
                return Ok(());
            }
            TypeCode::STRUCT_NAMED | TypeCode::OPAQUE => self.named_struct(code, record, block)?,
            _ => self.other_type(code, record)?,
        };
        // Types are made of older ones, so that none nests deeper than there are types.
        if self.module.types.entries.len() > self.type_depth as usize && self.depth(id) > self.type_depth {
            return Err(self.error(Code::ModuleType, format!("types nest deeper than {} times", self.type_depth)));
        }
        if u64::from(block.defined) >= block.stated {
            return Err(self.error(Code::ModuleBlock, format!("the block states {} types and has more", block.stated)));
        }
        let index = block.defined as usize;
        block.defined += 1;
        if self.module.types.table.get(index).is_some_and(|&id| id != HOLE) {
            let message =
                format!("type {index} was referred to before it was told of, and is no structure with a name");
            return Err(self.error(Code::ModuleType, message));
        }
        self.set_type(index, id);
        self.meet_type(block);
        Ok(())
    }

    fn named_struct(&mut self, code: TypeCode, record: &[u64], block: &mut Block) -> Result<TypeId, Error> {
        let sound = if code == TypeCode::OPAQUE { record.len() == 1 } else { !record.is_empty() };
        if !sound {
            return Err(self.short(record));
        }
        let index = block.defined as usize;
        // Referred to before: the structure is there and has nothing yet. From here on its number is that of nothing.
        let referred = self.module.types.table.get_mut(index).map_or(HOLE, |id| std::mem::replace(id, HOLE));
        let id = if referred == HOLE { self.new_struct() } else { referred };
        let fields = match (code, record) {
            (TypeCode::STRUCT_NAMED, [_, fields @ ..]) => {
                let start = self.type_run(fields)?;
                Some(Span { start: start as u32, length: fields.len() as u32 })
            }
            _ => None,
        };
        let packed = code == TypeCode::STRUCT_NAMED && record.first().is_some_and(|&packed| packed != 0);
        let (name, taken, suffix) = self.struct_name(&mut block.name, id);
        if let Some(entry) = self.module.types.entries.get_mut(id.index()) {
            *entry = Type::Struct { name: Some(name), fields, packed };
        }
        // dxc takes the structure that has the name if it has the same fields.
        if let Some(Taken::First(of)) = taken
            && fields.is_some()
            && let Some(beside) = &mut self.beside
            && beside.is_same(of, &self.module.types, id)
        {
            // This is called as the first module's is. What referred to it before does not get the first module's.
            let length = name.0.length - suffix;
            let name = Text(Span { start: name.0.start, length });
            let other = if referred == HOLE { id } else { self.new_struct() };
            if let Some(beside) = &mut self.beside {
                beside.rename(id, other);
            }
            let hash = self.seed.start(0).bytes(self.module.bytes(name));
            self.kept.interned.names.insert(hash, other.0);
            if let Some(entry) = self.module.types.entries.get_mut(other.index()) {
                *entry = Type::Struct { name: Some(name), fields, packed };
            }
            return Ok(other);
        }
        if let (Some(Taken::Own(taken)), Some(fields)) = (taken, fields)
            && let Some(Type::Struct { fields: Some(others), packed: as_packed, .. }) = self.module.types.get(taken)
            && as_packed == packed
            && self.module.types.members(others) == self.module.types.members(fields)
        {
            return Ok(taken);
        }
        Ok(id)
    }

    /// Gives a structure its name; where another has it, LLVM puts a number behind it. Also gives that other, and how long
    /// what was put behind is.
    fn struct_name(&mut self, name: &mut Vec<u8>, id: TypeId) -> (Text, Option<Taken>, u32) {
        let length = name.len();
        let mut taken = None;
        let hash = loop {
            let hash = self.seed.start(0).bytes(name);
            if name.is_empty() {
                return (Text::default(), None, 0);
            }
            let module = &self.module;
            let found = self.kept.interned.names.find(hash, |id| match module.types.entries.get(id as usize) {
                Some(&Type::Struct { name: Some(text), .. }) => module.bytes(text) == name.as_slice(),
                _ => false,
            });
            let first = || self.beside.as_mut().and_then(|beside| beside.named(hash, name)).map(Taken::First);
            let Some(found) = found.map(|id| Taken::Own(TypeId(id))).or_else(first) else { break hash };
            taken = taken.or(Some(found));
            name.truncate(length);
            let renamed = &mut self.module.types.renamed;
            name.push(b'.');
            name.extend_from_slice(Digits::unsigned(*renamed).as_bytes());
            *renamed += 1;
        };
        let text = self.module.add_text(name);
        let suffix = (name.len() - length) as u32;
        name.clear();
        self.kept.interned.names.insert(hash, id.0);
        (text, taken, suffix)
    }

    /// Adds the types of these numbers to the members; gives where they start there.
    fn type_run(&mut self, numbers: &[u64]) -> Result<usize, Error> {
        let start = self.module.types.members.len();
        for &number in numbers {
            let Some(id) = self.type_at(number) else {
                self.module.types.members.truncate(start);
                return Err(self.no_type(number));
            };
            self.module.types.members.push(id);
        }
        Ok(start)
    }

    fn other_type(&mut self, code: TypeCode, record: &[u64]) -> Result<TypeId, Error> {
        let plain = match code {
            TypeCode::VOID => Type::Void,
            TypeCode::HALF => Type::Half,
            TypeCode::FLOAT => Type::Float,
            TypeCode::DOUBLE => Type::Double,
            TypeCode::X86_FP80 => Type::X86Fp80,
            TypeCode::FP128 => Type::Fp128,
            TypeCode::PPC_FP128 => Type::PpcFp128,
            TypeCode::LABEL => Type::Label,
            TypeCode::METADATA => Type::Metadata,
            TypeCode::X86_MMX => Type::X86Mmx,
            TypeCode::INTEGER => match *record {
                [width @ 1..=WIDEST, ..] => Type::Integer(width as u32),
                [width, ..] => {
                    return Err(self.error(Code::ModuleRecord, format!("an integer of {width} bits")));
                }
                [] => return Err(self.short(record)),
            },
            TypeCode::POINTER => {
                let &[to, ref rest @ ..] = record else { return Err(self.short(record)) };
                let space = if let [space] = *rest { space as u32 } else { 0 };
                Type::Pointer { to: self.element(to, true)?, space }
            }
            TypeCode::ARRAY => {
                let &[count, of, ..] = record else { return Err(self.short(record)) };
                Type::Array { count, of: self.element(of, false)? }
            }
            TypeCode::VECTOR => {
                let &[count, of, ..] = record else { return Err(self.short(record)) };
                if count == 0 {
                    return Err(self.error(Code::ModuleRecord, "a vector of no elements"));
                }
                Type::Vector { count: count as u32, of: self.element(of, false)? }
            }
            TypeCode::FUNCTION | TypeCode::FUNCTION_OLD => {
                let (variadic, returns, parameters) = match (code, record) {
                    (TypeCode::FUNCTION, [variadic, returns, parameters @ ..]) => (variadic, returns, parameters),
                    (TypeCode::FUNCTION_OLD, [variadic, _, returns, parameters @ ..]) => {
                        (variadic, returns, parameters)
                    }
                    _ => return Err(self.short(record)),
                };
                let start = self.type_run(parameters)?;
                let members = self.module.types.members.get(start..).unwrap_or_default();
                if code == TypeCode::FUNCTION && members.iter().any(|&id| self.is_no_argument(id)) {
                    self.module.types.members.truncate(start);
                    return Err(self.error(Code::ModuleType, "a parameter is void or a function"));
                }
                let Some(returns) = self.type_at(*returns) else {
                    self.module.types.members.truncate(start);
                    return Err(self.no_type(*returns));
                };
                let of = Type::Function { returns, parameters: Span::default(), variadic: *variadic != 0 };
                return Ok(self.intern_tail(of, start));
            }
            TypeCode::STRUCT_ANON => {
                let [packed, fields @ ..] = record else { return Err(self.short(record)) };
                let start = self.type_run(fields)?;
                let of = Type::Struct { name: None, fields: Some(Span::default()), packed: *packed != 0 };
                return Ok(self.intern_tail(of, start));
            }
            _ => return Err(self.error(Code::ModuleRecord, format!("no type has the code {}", code.0))),
        };
        let id = self.plain_type(plain);
        match plain {
            Type::Label => self.label = id,
            Type::Metadata => self.metadata_type = id,
            _ => {}
        }
        Ok(id)
    }

    /// How deep a type nests.
    fn depth(&mut self, id: TypeId) -> u32 {
        let types = &self.module.types;
        let depths = &mut self.kept.interned.depths;
        // Types are made of older ones, so that those are known.
        for of in types.entries.get(depths.len()..).unwrap_or_default() {
            let depth = |id: TypeId| depths.get(id.index()).copied().unwrap_or(0);
            let deepest = match *of {
                Type::Pointer { to: of, .. } | Type::Array { of, .. } | Type::Vector { of, .. } => depth(of) + 1,
                Type::Function { returns, parameters, .. } => {
                    types.members(parameters).iter().map(|&id| depth(id)).max().unwrap_or(0).max(depth(returns)) + 1
                }
                Type::Struct { name: None, fields: Some(fields), .. } => {
                    types.members(fields).iter().map(|&id| depth(id)).max().unwrap_or(0) + 1
                }
                _ => 0,
            };
            depths.push(deepest);
        }
        depths.get(id.index()).copied().unwrap_or(0)
    }

    fn is_no_argument(&self, id: TypeId) -> bool {
        matches!(self.module.types.get(id), Some(Type::Void | Type::Function { .. }))
    }

    /// What a pointer, an array or a vector may be of.
    fn element(&mut self, number: u64, function: bool) -> Result<TypeId, Error> {
        let id = self.type_at(number).ok_or_else(|| self.no_type(number))?;
        match self.module.types.get(id) {
            Some(Type::Void | Type::Label | Type::Metadata) => {
                Err(self.error(Code::ModuleType, "void, a label or metadata as an element"))
            }
            Some(Type::Function { .. }) if !function => Err(self.error(Code::ModuleType, "a function as an element")),
            _ => Ok(id),
        }
    }
}
