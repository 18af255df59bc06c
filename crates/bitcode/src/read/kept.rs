//! What a reader needs only while it reads, kept for the thread's next module.
//!
//! See [`dxbin_base::kept`].

use std::cell::Cell;

use dxbin_base::kept::{self, MOST, tidy};

use super::intern::{Seed, Table};
use super::known_attributes::{GroupTables, KnownAttributes};
use super::known_symbols::KnownSymbols;
use super::known_types::{End, KnownTypes};
use super::metadata_numbers::MetadataNumbers;
use super::types::TypeInterner;
use super::{Known, body, constants, twins};
use crate::bitstream::{Numbers, Spare};
use crate::model::{
    Attributes, Body, Constants, FunctionId, Layout, Metadata, MetadataId, Module, Named, Order, Text, Types,
};

thread_local! {
    static KEPT: Cell<Option<Box<Kept>>> = const { Cell::new(None) };
}

/// The most places a table is kept with.
const PLACES: usize = MOST / 8;
/// The same of one whose places must all be cleared for the next module.
const CLEARED: usize = 1 << 8;

/// Lists and tables that are empty when a module starts.
#[derive(Debug, Default)]
pub(super) struct Kept {
    pub(super) cursor: Spare,
    /// The thread's: no file can know it.
    pub(super) seed: Seed,
    /// Records of the module, and of what is read out of its order.
    pub(super) numbers: Numbers,
    /// Numbers of the file to values and their types.
    pub(super) values: Vec<Known>,
    /// Numbers of the file to metadata.
    pub(super) metadata: MetadataNumbers,
    /// Whether some metadata are the same as others.
    pub(super) twins: twins::Twins,
    pub(super) interned: TypeInterner,
    pub(super) group_tables: GroupTables,
    /// Attributes, and the types and symbols of the last module. The thread's first module, which may be the only one, is not remembered.
    pub(super) attributes: KnownAttributes,
    pub(super) types: Option<Box<KnownTypes>>,
    pub(super) symbols: KnownSymbols,
    pub(super) is_second: bool,
    /// Whether the module being read has all the types that are kept.
    pub(super) has_types: bool,
    /// Where the types of the table being read end.
    pub(super) type_ends: Vec<End>,
    pub(super) constant_ids: constants::ConstantInterner,
    /// Named lists by their names.
    pub(super) list_names: Table,
    /// Kinds of attachments whose number is not their place.
    pub(super) kinds: Table,
    /// Names of globals in the order in which they were given.
    pub(super) global_names: Vec<(Named, Text)>,
    pub(super) locations: body::Locations,
    /// Where the blocks of the body being read end, and operands of it that are to come.
    pub(super) ends: Vec<u32>,
    pub(super) patches: Vec<(u32, u32)>,
    /// Functions whose bodies are to come, once one was met from the last to the first.
    pub(super) defined: Vec<FunctionId>,
    /// Bodies that were met and not read: whose they are, where and how long, in bits.
    pub(super) bodies: Vec<(FunctionId, u64, u64)>,
    /// The name for the next structure.
    pub(super) struct_name: Vec<u8>,
    /// Modules that were given back, without what was in them.
    modules: Vec<Module>,
    /// Lists of nodes that named lists of such modules had, and bodies of their functions, without what was in them.
    pub(super) nodes: Vec<Vec<MetadataId>>,
    #[expect(clippy::vec_box, reason = "the box is kept as well")]
    pub(super) blank_bodies: Vec<Box<Body>>,
    /// The indices of the constant that is made.
    pub(super) indices: Vec<u32>,
}

/// How many modules are kept: a shader has two, its program and its reflection.
const MODULES: usize = 2;
/// How many lists of nodes are kept: a module of dxc has five to ten.
const LISTS: usize = 32;
/// How many bodies are kept.
const BODIES: usize = 8;

/// Gives the memory of a module that is not needed any more to those that this thread reads next. Who reads many small modules,
/// as shaders are, saves a tenth of the time.
///
/// ```
/// use dxbin_bitcode::{model::Module, read::recycle};
/// recycle(Module::default());
/// ```
pub fn recycle(mut module: Module) {
    let mut kept = Kept::take();
    let room = LISTS.saturating_sub(kept.nodes.len());
    for mut list in module.metadata.named.drain(..).take(room) {
        tidy(&mut list.nodes);
        kept.nodes.push(list.nodes);
    }
    let room = BODIES.saturating_sub(kept.blank_bodies.len());
    let bodies = module.functions.iter_mut().filter_map(|function| function.body.take());
    kept.blank_bodies.extend(bodies.take(room).map(blank));
    if kept.modules.len() < MODULES {
        kept.modules.push(emptied(module));
    }
    kept.set();
}

impl Kept {
    /// What the thread's last module left.
    pub(super) fn take() -> Box<Self> {
        kept::take(&KEPT).unwrap_or_default()
    }

    fn set(self: Box<Self>) {
        kept::put(&KEPT, Some(self));
    }

    /// A module with nothing in it.
    pub(super) fn module(&mut self) -> Module {
        self.modules.pop().unwrap_or_default()
    }

    /// Keeps it for the next.
    pub(super) fn put(mut self: Box<Self>) {
        self.numbers.tidy(MOST);
        self.cursor.tidy(MOST);
        tidy(&mut self.values);
        self.metadata.tidy();
        tidy(&mut self.global_names);
        tidy(&mut self.ends);
        tidy(&mut self.patches);
        tidy(&mut self.defined);
        tidy(&mut self.bodies);
        tidy(&mut self.struct_name);
        tidy(&mut self.indices);
        self.twins.clear(CLEARED);
        self.locations.clear(PLACES);
        for table in [&mut self.constant_ids.table, &mut self.list_names, &mut self.kinds] {
            table.clear(PLACES);
        }
        if std::mem::take(&mut self.has_types)
            && let Some(known) = &mut self.types
        {
            std::mem::swap(&mut self.interned, &mut known.interned);
        }
        self.interned.clear(PLACES);
        self.group_tables.clear(PLACES);
        tidy(&mut self.type_ends);
        self.is_second = true;
        self.set();
    }
}

/// Empties a body. What is long is given back.
fn blank(mut body: Box<Body>) -> Box<Body> {
    let Body { blocks, order, names, attachments, instruction_attachments } = &mut *body;
    tidy(blocks);
    *order = Order::default();
    tidy(names);
    tidy(attachments);
    tidy(instruction_attachments);
    body
}

/// Empties a module. What is long is given back.
fn emptied(mut module: Module) -> Module {
    // Every field is named, so that none that comes can be forgotten.
    let Module {
        text,
        triple: _,
        data_layout: _,
        assembly: _,
        sections,
        collectors,
        comdats,
        types: Types { entries: types, members, table, renamed: _ },
        attributes: Attributes { entries: attributes, groups, members: of_lists, lists },
        globals,
        functions,
        aliases,
        constants: Constants { entries: constants, words, bytes },
        metadata: Metadata { entries: metadata, fields, named, kinds },
        instructions,
        layout: Layout { symbols, uses, use_indexes, constants: order, stray_locations: stray },
    } = &mut module;
    tidy(text);
    tidy(bytes);
    tidy(sections);
    tidy(collectors);
    tidy(members);
    tidy(table);
    tidy(words);
    tidy(fields);
    tidy(use_indexes);
    tidy(symbols);
    tidy(uses);
    (*order, *stray) = (None, false);
    tidy(comdats);
    tidy(types);
    tidy(attributes);
    tidy(groups);
    tidy(of_lists);
    tidy(lists);
    tidy(globals);
    tidy(functions);
    tidy(aliases);
    tidy(constants);
    tidy(metadata);
    tidy(named);
    tidy(kinds);
    let (heads, operands) = instructions.lists();
    tidy(heads);
    tidy(operands);
    module.types.renamed = 0;
    (module.triple, module.data_layout, module.assembly) = (None, None, None);
    module
}
