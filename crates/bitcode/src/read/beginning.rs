//! How a module begins: its attributes, its types, and what it was made for. The reflection of a shader mostly begins with
//! the bits its program begins with, as do shaders that one source was compiled to. So the last beginning that a thread read
//! is known again by its bits, as definitions of abbreviations are.

use super::Reader;
use super::intern::Table;
use super::types::{HOLE, TypeInterner};
use crate::bitstream::Item;
use crate::model::{Attributes, Module, Text, Type, TypeId, Types};
use crate::spec::codes::{Block, ModuleCode};

/// The most bytes that are remembered, which most shaders' beginnings are far below; and the most types, attributes and
/// bytes of text, since a few bits may stand for many.
const LONGEST: u64 = 1 << 12;
const MOST: usize = 1 << 14;

/// The blocks of a beginning.
const BLOCKS: [Block; 3] = [Block::PARAMATTR_GROUP, Block::PARAMATTR, Block::TYPE];

/// A beginning: bits behind the block with information about others, and what a module is that has read them.
#[derive(Debug, Default)]
pub(super) struct Beginning {
    /// The bits, and zeros above the last of them.
    bytes: Vec<u8>,
    /// How many there are, and how wide the numbers of abbreviations are among them.
    bits: u64,
    width: u32,
    /// Whether each of its structures has a name of its own, has fields, and was referred to only after it was told of: one that is
    /// read behind it has the same structures then.
    is_plain: bool,
    text: Vec<u8>,
    triple: Option<Text>,
    data_layout: Option<Text>,
    types: Types,
    attributes: Attributes,
    /// The types of labels and of metadata.
    special: Option<[TypeId; 2]>,
    /// What finds them, of the last module that began so: what it has beyond them is not found, since it is not what is found by.
    pub(super) interned: Interned,
}

/// Tables about types and attributes.
#[derive(Clone, Debug, Default)]
pub(super) struct Interned {
    pub(super) types: TypeInterner,
    /// Attribute groups by the file's numbers, and those of old files by their masks.
    pub(super) groups: Table,
    pub(super) masks: Table,
}

impl Interned {
    /// Takes all out.
    pub(super) fn clear(&mut self, most: usize) {
        self.types.clear(most);
        self.groups.clear(most);
        self.masks.clear(most);
    }
}

/// A beginning that is being read: where it started, and how much was wrong with the module then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begun {
    position: u64,
    defects: u64,
}

/// The bits of the last byte of so many bits.
const fn last_mask(bits: u64) -> u8 {
    if bits.is_multiple_of(8) { u8::MAX } else { (1 << (bits % 8)) - 1 }
}

/// Makes types the same as others, in the memory they have; so below.
fn copy_types(types: &mut Types, other: &Types) {
    types.entries.clone_from(&other.entries);
    types.members.clone_from(&other.members);
    types.table.clone_from(&other.table);
}

fn copy_attributes(attributes: &mut Attributes, other: &Attributes) {
    attributes.entries.clone_from(&other.entries);
    attributes.groups.clone_from(&other.groups);
    attributes.members.clone_from(&other.members);
    attributes.lists.clone_from(&other.lists);
}

/// How much there is to remember.
fn size(module: &Module) -> usize {
    let (types, attributes) = (&module.types, &module.attributes);
    let of_types = types.entries.len() + types.members.len() + types.table.len();
    let Attributes { entries, groups, members, lists } = attributes;
    module.text.len() + of_types + entries.len() + groups.len() + members.len() + lists.len()
}

/// Whether a module has nothing yet that a beginning has.
fn is_new(module: &Module) -> bool {
    size(module) == 0 && (module.triple, module.data_layout) == (None, None)
}

impl Beginning {
    /// Whether the structures of a module behind a `first` that begins so are the first's.
    fn is_of(&self, first: &Module) -> bool {
        let (types, own) = (&first.types, &self.types);
        let has_name = |of: &Type| matches!(of, Type::Struct { name: Some(name), .. } if !name.is_empty());
        self.is_plain
            && types.renamed == 0
            && first.text.starts_with(&self.text)
            && types.members.starts_with(&own.members)
            && types.entries.starts_with(&own.entries)
            && !types.entries.iter().skip(own.entries.len()).any(has_name)
    }
}

impl Reader<'_, '_> {
    /// Behind the block with information about others: what the thread's last beginning says, if this module has the same one.
    /// If not, this one may be remembered.
    pub(super) fn begin(&mut self) {
        if !self.kept.is_second || !is_new(&self.module) || !self.cursor.reads_plainly(&BLOCKS.map(|block| block.0)) {
            return;
        }
        if self.has_known_beginning() {
            self.take_beginning();
        } else if self.beside.is_none() {
            let defects = self.diagnostics.count();
            self.begun = Some(Begun { position: self.cursor.position(), defects });
        }
    }

    fn has_known_beginning(&self) -> bool {
        let Some(known) = self.kept.beginning.as_deref() else { return false };
        let same_bits = || {
            let here = self.cursor.bytes_at(self.cursor.position(), known.bytes.len() as u64)?;
            let ((&last, others), (&known_last, known_others)) = here.split_last().zip(known.bytes.split_last())?;
            Some(last & last_mask(known.bits) == known_last && others == known_others)
        };
        known.width == self.cursor.width()
            && known.types.entries.len() <= self.type_depth as usize
            && same_bits() == Some(true)
            && self.beside.as_ref().is_none_or(|beside| known.is_of(beside.first))
    }

    fn take_beginning(&mut self) {
        let (Some(known), module) = (self.kept.beginning.as_deref_mut(), &mut self.module) else { return };
        module.text.clone_from(&known.text);
        (module.triple, module.data_layout) = (known.triple, known.data_layout);
        copy_types(&mut module.types, &known.types);
        copy_attributes(&mut module.attributes, &known.attributes);
        [self.label, self.metadata_type] = known.special.unwrap_or([HOLE; 2]);
        self.stated_types = known.types.table.len() as u64;
        let end = self.cursor.position() + known.bits;
        std::mem::swap(&mut self.kept.interned, &mut known.interned);
        self.kept.interned.types.forget_from(module.types.entries.len());
        self.cursor.bits().jump(end);
        if let Some(beside) = &mut self.beside {
            module.types.renamed += beside.repeat(&module.types);
        }
        self.kept.begins = true;
    }

    /// Says what the next item of the module is: the first that no beginning has ends it, and it is remembered.
    #[inline]
    pub(super) fn meet(&mut self, item: Item) {
        if let Some(begun) = self.begun {
            let goes_on = match item {
                Item::Block(number) => BLOCKS.contains(&Block(number)),
                Item::Text(code) => [ModuleCode::TRIPLE, ModuleCode::DATALAYOUT].contains(&ModuleCode(code)),
                _ => false,
            };
            if !goes_on {
                self.begun = None;
                self.remember(begun);
            } else if !self.cursor.reads_plainly(&[]) {
                // What defines abbreviations is read whole.
                self.begun = None;
            }
        }
    }

    fn remember(&mut self, begun: Begun) {
        let bits = self.cursor.start() - begun.position;
        let is_sound = self.diagnostics.count() == begun.defects && self.module.types.renamed == 0;
        if !is_sound || bits > 8 * LONGEST || size(&self.module) > MOST {
            return;
        }
        let Some(bytes) = self.cursor.bytes_at(begun.position, bits.div_ceil(8)) else { return };
        let (known, module) = (self.kept.beginning.get_or_insert_default(), &self.module);
        let has_all = |of: &Type| match of {
            Type::Struct { name: Some(name), fields, .. } => !name.is_empty() && fields.is_some(),
            _ => true,
        };
        known.bytes.clear();
        known.bytes.extend_from_slice(bytes);
        if let Some(last) = known.bytes.last_mut() {
            *last &= last_mask(bits);
        }
        (known.bits, known.width) = (bits, self.cursor.width());
        known.is_plain = !self.referred_to_types && module.types.entries.iter().all(has_all);
        known.text.clone_from(&module.text);
        (known.triple, known.data_layout) = (module.triple, module.data_layout);
        copy_types(&mut known.types, &module.types);
        copy_attributes(&mut known.attributes, &module.attributes);
        known.special = Some([self.label, self.metadata_type]);
        self.kept.begins = true;
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
        let text = &mut kept.beginning.as_mut().unwrap().text;
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
        let (bytes, other) = (stream(PLAIN, "e"), stream(PLAIN, "E"));
        let told = move || {
            let of = |bytes: &[u8]| names(&module(bytes, None)).join(" ");
            let is_remembered = || {
                let kept = Kept::take();
                let is_remembered = kept.beginning.is_some();
                kept.put();
                is_remembered
            };
            assert_eq!((of(&bytes), is_remembered()), ("one two".into(), false));
            assert_eq!((of(&bytes), is_remembered()), ("one two".into(), true));
            forge();
            assert_eq!(of(&bytes), "one Two");
            // In the reflection as well, whose program began so; not behind another, nor where a bit at the end differs.
            let program = module(&bytes, None);
            assert_eq!(names(&module(&bytes, Some(&program))), ["one", "Two"]);
            assert_eq!(names(&module(&bytes, Some(&Module::default()))), ["one", "two"]);
            assert_eq!(of(&other), "one two");
            assert_eq!(of(&bytes), "one two");
        };
        std::thread::spawn(told).join().unwrap();
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
                let is_of = kept.beginning.as_ref().unwrap().is_of(first);
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
