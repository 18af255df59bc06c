//! Types that the thread's last module began with: the reflection of a shader has those of its program, all or the first of
//! them, as have shaders that one source was compiled to. They are known again by their bits, as definitions of abbreviations
//! are.

use super::Reader;
use super::room::push_tight;
use super::types::{Block, HOLE, TypeInterner};
use crate::model::{Module, Span, Text, Type, TypeId, Types};

/// The most bytes that are remembered, which most shaders' types are far below; and the most types, members and bytes of
/// text, since a few bits may stand for many.
const LONGEST: u64 = 1 << 12;
const MOST: usize = 1 << 14;

/// The table of types of a module, each of whose structures has a name of its own and fields, and was referred to only after it
/// was told of.
#[derive(Debug, Default)]
pub(super) struct KnownTypes {
    /// The block behind its stated length.
    bytes: Vec<u8>,
    /// How wide the numbers of abbreviations are in it.
    width: u32,
    /// Where in it the record with the number of types ends, in bits.
    first: u64,
    /// Where each type's record ends, and how much there is by then.
    ends: Vec<End>,
    types: Types,
    /// The names of structures, and where they stand in the module's text.
    text: Vec<u8>,
    text_at: u32,
    /// The types of labels and of metadata.
    special: Option<[TypeId; 2]>,
    /// What finds them, of the last module that had all of them: what it has beyond them is not found, since it is not what is
    /// found by.
    pub(super) interned: TypeInterner,
}

/// The end of a type's record, in bits from the block's start, and how many entries, members and bytes of text there are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct End {
    bits: u64,
    entries: u32,
    members: u32,
    text: u32,
}

impl KnownTypes {
    /// Whether the structures of a module behind a `first` that has these types are the first's.
    fn is_of(&self, first: &Module) -> bool {
        let (types, own) = (&first.types, &self.types);
        let has_name = |of: &Type| matches!(of, Type::Struct { name: Some(name), .. } if !name.is_empty());
        let text = Text(Span { start: self.text_at, length: self.text.len() as u32 });
        types.renamed == 0
            && first.bytes(text) == self.text
            && types.members.starts_with(&own.members)
            && types.entries.starts_with(&own.entries)
            && !types.entries.iter().skip(own.entries.len()).any(has_name)
    }

    /// Adds all types up to there to a module without types.
    fn give(&self, end: End, count: usize, module: &mut Module) {
        let text = module.text.len() as u32;
        module.text.extend_from_slice(self.text.get(..end.text as usize).unwrap_or_default());
        let entries = self.types.entries.get(..end.entries as usize).unwrap_or_default();
        if text == self.text_at {
            module.types.entries.extend_from_slice(entries);
        } else {
            module.types.entries.extend(entries.iter().map(|&of| match of {
                Type::Struct { name: Some(Text(Span { start, length })), fields, packed } => {
                    let name = Text(Span { start: start - self.text_at + text, length });
                    Type::Struct { name: Some(name), fields, packed }
                }
                of => of,
            }));
        }
        let members = self.types.members.get(..end.members as usize);
        module.types.members.extend_from_slice(members.unwrap_or_default());
        module.types.table.clear();
        module.types.table.extend_from_slice(self.types.table.get(..count).unwrap_or_default());
    }
}

impl Reader<'_, '_> {
    /// Behind the record with the number of types: takes those that the last table starts with, where it has the same bits. If it
    /// has not, this one may be remembered.
    pub(super) fn know_types(&mut self, block: &mut Block) {
        // Where the number is told of twice, it is read twice.
        if block.first.take().is_some() {
            return;
        }
        let types = &self.module.types;
        let is_new = types.entries.is_empty() && types.members.is_empty() && types.table.iter().all(|&id| id == HOLE);
        let is_usual = self.cursor.is_of_own() && self.cursor.packing().is_none();
        if !self.kept.is_second || !is_new || !is_usual || self.referred_to_types {
            return;
        }
        let first = self.cursor.position() - block.start;
        self.kept.type_ends.clear();
        if !self.take_types(block, first) && self.beside.is_none() {
            (block.first, block.defects) = (Some(first), self.diagnostics.count());
            (block.width, block.definitions) = (self.cursor.width(), self.cursor.definitions_here());
        }
    }

    /// Whether all the types that were known were taken.
    fn take_types(&mut self, block: &mut Block, first: u64) -> bool {
        let Some(known) = self.kept.types.as_deref_mut() else { return false };
        // What stands before the number itself, the last thing of its record, in chunks of five bits and one.
        let chunks = (u64::BITS - block.stated.leading_zeros()).div_ceil(5).max(1);
        let before = first.saturating_sub(u64::from(6 * chunks));
        if known.width != self.cursor.width()
            || known.first != first
            || known.types.entries.len() > self.type_depth as usize
            || self.cursor.agreeing(block.start, 0, &known.bytes) < before
        {
            return false;
        }
        let same = self.cursor.agreeing(block.start, first, &known.bytes);
        let taken = known.ends.partition_point(|end| end.bits <= same).min(block.stated as usize);
        let Some(&end) = taken.checked_sub(1).and_then(|last| known.ends.get(last)) else { return false };
        if !self.beside.as_ref().is_none_or(|beside| known.is_of(beside.first)) {
            return false;
        }
        let module = &mut self.module;
        known.give(end, taken, module);
        [self.label, self.metadata_type] =
            known.special.unwrap_or([HOLE; 2]).map(|id| if id.0 < end.entries { id } else { HOLE });
        std::mem::swap(&mut self.kept.interned, &mut known.interned);
        self.kept.interned.forget_from(module.types.entries.len());
        self.cursor.bits().jump(block.start + end.bits);
        if let Some(beside) = &mut self.beside {
            module.types.renamed += beside.repeat(&module.types);
        }
        block.defined = taken as u32;
        let has_all = taken == known.ends.len();
        if has_all {
            self.kept.has_types = true;
        } else {
            // What finds the others is gone.
            known.ends.truncate(taken);
            self.kept.type_ends.append(&mut known.ends);
        }
        has_all
    }

    /// Keeps where a type's record ends, in a table that may be remembered.
    #[inline(always)]
    pub(super) fn meet_type(&mut self, block: &mut Block) {
        if block.first.is_some() {
            if !block.name.is_empty() || self.cursor.definitions_here() != block.definitions {
                // What comes behind depends on more than types.
                block.first = None;
            }
            let (types, text) = (&self.module.types, self.module.text.len() as u32 - block.text_at);
            let [entries, members] = [types.entries.len() as u32, types.members.len() as u32];
            let bits = self.cursor.position() - block.start;
            push_tight(&mut self.kept.type_ends, End { bits, entries, members, text });
        }
    }

    /// Remembers the table of types that was just read.
    pub(super) fn remember_types(&mut self, block: &Block) {
        let Some(first) = block.first else { return };
        let (types, text) = (&self.module.types, &self.module.text);
        let bytes = (self.cursor.position() - block.start) / 8;
        let size = types.entries.len() + types.members.len() + types.table.len() + text.len();
        let is_sound = self.diagnostics.count() == block.defects && types.renamed == 0 && !self.referred_to_types;
        let has_all = |of: &Type| match of {
            Type::Struct { name: Some(name), fields, .. } => !name.is_empty() && fields.is_some(),
            _ => true,
        };
        let is_plain = is_sound && bytes <= LONGEST && size <= MOST && types.entries.iter().all(has_all);
        if !is_plain || self.kept.type_ends.len() != types.table.len() {
            return;
        }
        let Some(bytes) = self.cursor.bytes_at(block.start, bytes) else { return };
        let known = self.kept.types.get_or_insert_default();
        known.bytes.clear();
        known.bytes.extend_from_slice(bytes);
        (known.width, known.first, known.text_at) = (block.width, first, block.text_at);
        known.ends.clone_from(&self.kept.type_ends);
        known.types.entries.clone_from(&types.entries);
        known.types.members.clone_from(&types.members);
        known.types.table.clone_from(&types.table);
        known.text.clear();
        known.text.extend_from_slice(text.get(block.text_at as usize..).unwrap_or_default());
        known.special = Some([self.label, self.metadata_type]);
        self.kept.has_types = true;
    }
}

#[cfg(test)]
mod tests {
    use super::super::kept::Kept;
    use super::super::{read, read_beside};
    use crate::bitstream::Emitter;
    use crate::model::{Module, Text, Type};
    use crate::spec::codes::{Block, ModuleCode, TypeCode};
    use dxbin_base::{Diagnostics, Limits};

    /// What a structure of the table is: its name and its field, if it is not opaque.
    type Structure<'n> = (&'n str, Option<u64>);

    const PLAIN: &[Structure<'_>] = &[("one", Some(0)), ("two", Some(1))];
    const OPAQUE: &[Structure<'_>] = &[("one", Some(0)), ("two", None)];
    const NAMELESS: &[Structure<'_>] = &[("", Some(0)), ("two", Some(1))];
    const TWICE: &[Structure<'_>] = &[("one", Some(0)), ("one", Some(1))];
    /// The first refers to a pointer's number, which is told of behind it.
    const AHEAD: &[Structure<'_>] = &[("one", Some(2)), ("two", Some(0))];

    /// A module of `i32` and these structures, whose data layout is this.
    fn stream(structures: &[Structure<'_>], layout: &str) -> Vec<u8> {
        let text = |text: &str| text.bytes().map(u64::from).collect::<Vec<_>>();
        let mut out = Emitter::new();
        out.fixed(0xdec0_4342, 32);
        out.enter(Block::MODULE.0, 3);
        out.record(ModuleCode::VERSION.0, &[1]);
        out.enter(Block::BLOCKINFO.0, 2);
        out.end();
        out.enter(Block::TYPE.0, 4);
        out.record(TypeCode::NUMENTRY.0, &[1 + structures.len() as u64]);
        out.record(TypeCode::INTEGER.0, &[32]);
        for (name, field) in structures {
            out.record(TypeCode::STRUCT_NAME.0, &text(name));
            match field {
                Some(field) => out.record(TypeCode::STRUCT_NAMED.0, &[0, *field]),
                None => out.record(TypeCode::OPAQUE.0, &[0]),
            }
        }
        out.end();
        out.record(ModuleCode::DATALAYOUT.0, &text(layout));
        // A global of `i32`, outside the beginning.
        out.record(ModuleCode::GLOBALVAR.0, &[0, 2, 0, 0, 0, 0]);
        out.end();
        out.finish()
    }

    fn module(stream: &[u8], first: Option<&Module>) -> Module {
        let (limits, mut diagnostics) = (Limits::default(), Diagnostics::new());
        let module = match first {
            Some(first) => read_beside(first, stream, 0, &limits, &mut diagnostics),
            None => read(stream, 0, &limits, &mut diagnostics),
        };
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        module.unwrap()
    }

    fn names(module: &Module) -> Vec<String> {
        let name = |of: &Type| match of {
            Type::Struct { name: Some(name), .. } => Some(String::from_utf8_lossy(module.bytes(*name)).into_owned()),
            _ => None,
        };
        module.types.entries.iter().filter_map(name).collect()
    }

    /// What two modules of a shader are, where the thread has read the first so many times before.
    fn pair(first: Vec<u8>, second: Vec<u8>, before: usize) -> (Vec<String>, Vec<String>, String) {
        let told = move || {
            (0..before).for_each(|_| drop(module(&first, None)));
            let program = module(&first, None);
            let reflection = module(&second, Some(&program));
            let types = (&reflection.types.table, &reflection.types.members, &reflection.globals);
            (names(&program), names(&reflection), format!("{types:?}"))
        };
        std::thread::spawn(told).join().unwrap()
    }

    /// Changes a name in what this thread remembers, so that what is known again can be told from what is read.
    fn forge() {
        let mut kept = Kept::take();
        let text = &mut kept.types.as_mut().unwrap().text;
        let at = text.windows(3).position(|three| three == b"two").unwrap();
        text[at] = b'T';
        kept.put();
    }

    #[test]
    fn what_is_known_again_says_what_it_says() {
        for structures in [PLAIN, OPAQUE, NAMELESS, TWICE, AHEAD] {
            let others = [PLAIN, OPAQUE, NAMELESS, TWICE, AHEAD, structures];
            for other in others {
                let (first, second) = (stream(structures, "e"), stream(other, "e"));
                let fresh = pair(first.clone(), second.clone(), 0);
                assert_eq!(pair(first, second, 3), fresh, "{structures:?} {other:?}");
            }
        }
    }

    #[test]
    fn the_second_of_a_thread_is_remembered() {
        let (bytes, other) = (stream(PLAIN, "e"), stream(TWICE, "e"));
        let told = move || {
            let of = |bytes: &[u8]| names(&module(bytes, None)).join(" ");
            let is_remembered = || {
                let kept = Kept::take();
                let is_remembered = kept.types.is_some();
                kept.put();
                is_remembered
            };
            assert_eq!((of(&bytes), is_remembered()), ("one two".into(), false));
            assert_eq!((of(&bytes), is_remembered()), ("one two".into(), true));
            forge();
            assert_eq!(of(&bytes), "one Two");
            // In the reflection as well, whose program begins so; not behind another.
            let program = module(&bytes, None);
            assert_eq!(names(&module(&bytes, Some(&program))), ["one", "Two"]);
            assert_eq!(names(&module(&bytes, Some(&Module::default()))), ["one", "two"]);
            // Nor where a bit differs.
            assert_eq!(of(&other), "one one.0");
            assert_eq!(of(&bytes), "one two");
        };
        std::thread::spawn(told).join().unwrap();
    }

    /// As many types as are the same are known again, in a table of fewer types and in one of more.
    #[test]
    fn the_first_of_a_table_are_known() {
        const THREE: &[Structure<'_>] = &[("one", Some(0)), ("two", Some(1)), ("three", Some(2))];
        const ANOTHER: &[Structure<'_>] = &[("one", Some(0)), ("two", Some(1)), ("four", Some(0))];
        // Those that were not taken are lost, and the program is read again.
        for (first, second, after) in [(THREE, PLAIN, "two"), (PLAIN, THREE, "Two"), (THREE, ANOTHER, "two")] {
            let (first, second) = (stream(first, "e"), stream(second, "e"));
            let fresh = pair(first.clone(), second.clone(), 0);
            assert_eq!(pair(first.clone(), second.clone(), 3), fresh);
            let told = move || {
                (0..3).for_each(|_| drop(module(&first, None)));
                forge();
                let program = module(&first, None);
                [(&second, Some(&program)), (&first, None), (&first, None)]
                    .map(|(bytes, first)| names(&module(bytes, first)).swap_remove(1))
            };
            let told = std::thread::spawn(told).join().unwrap();
            assert_eq!(told, ["Two", after, after]);
        }
    }

    #[test]
    fn what_is_cut_off_is_not_known() {
        let bytes = stream(PLAIN, "e");
        let told = |cut: usize, before: usize| {
            let bytes = bytes.clone();
            let told = move || {
                (0..before).for_each(|_| drop(module(&bytes, None)));
                let mut diagnostics = Diagnostics::new();
                let module = read(&bytes[..cut], 0, &Limits::default(), &mut diagnostics);
                format!("{module:?} {diagnostics:?}")
            };
            std::thread::spawn(told).join().unwrap()
        };
        for cut in 0..=bytes.len() {
            assert_eq!(told(cut, 3), told(cut, 0), "{cut}");
        }
    }

    #[test]
    fn a_beginning_is_of_a_first_module_that_begins_so() {
        let told = || {
            let bytes = stream(PLAIN, "e");
            (0..3).for_each(|_| drop(module(&bytes, None)));
            let first = module(&bytes, None);
            let is_of = |first: &Module| {
                let kept = Kept::take();
                let is_of = kept.types.as_ref().unwrap().is_of(first);
                kept.put();
                is_of
            };
            assert!(is_of(&first));
            let changes: [fn(&mut Module); 4] = [
                |first| first.types.renamed = 1,
                |first| first.text[0] = b'x',
                |first| first.types.entries[0] = Type::Float,
                |first| {
                    let name = Some(first.add_text(b"two"));
                    first.types.entries.push(Type::Struct { name, fields: None, packed: false });
                },
            ];
            for (i, change) in changes.iter().enumerate() {
                let mut first = first.clone();
                change(&mut first);
                assert!(!is_of(&first), "{i}");
            }
            // A type that came to it later has no name.
            let mut later = first.clone();
            later.types.entries.push(Type::Struct { name: Some(Text::default()), fields: None, packed: false });
            assert!(is_of(&later));
        };
        std::thread::spawn(told).join().unwrap();
    }
}
