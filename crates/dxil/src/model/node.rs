//! Nodes of work graphs.

use super::read::Reader;
use crate::spec::{ComponentType, EntryTag, NodeLaunchType, NodeTag, RecordTag};

/// The properties of an entry point that is a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeProperties<'m> {
    /// How it is launched; `None` for what is no node.
    pub launch: Option<NodeLaunchType>,
    /// Whether a graph may start with it.
    pub is_program_entry: bool,
    /// Its name in the graph.
    pub id: Option<NodeId<'m>>,
    /// The index of its local root arguments.
    pub local_root_arguments_table_index: Option<u32>,
    /// The node whose input it shares.
    pub share_input_of: Option<NodeId<'m>>,
    /// Groups along each axis.
    pub dispatch_grid: Option<[u32; 3]>,
    /// Groups along each axis, at most.
    pub max_dispatch_grid: Option<[u32; 3]>,
    /// How often it may call itself.
    pub max_recursion_depth: Option<u32>,
    /// What comes in.
    pub inputs: Vec<NodeIo<'m>>,
    /// What goes out.
    pub outputs: Vec<NodeIo<'m>>,
}

/// The name of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NodeId<'m> {
    /// The name.
    pub name: &'m [u8],
    /// Its place in an array of that name.
    pub index: u32,
}

/// What comes in or goes out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeIo<'m> {
    /// Bits of [`NodeIoFlags`](crate::spec::NodeIoFlags).
    pub flags: u32,
    /// The record.
    pub record: Option<NodeRecord>,
    /// Records at most.
    pub max_records: Option<u32>,
    /// The output whose records it shares; -1 for none.
    pub max_records_shared_with: Option<i32>,
    /// How many nodes an array of outputs has.
    pub output_array_size: Option<u32>,
    /// Whether nodes of that array may be missing.
    pub allow_sparse_nodes: bool,
    /// Where it goes.
    pub output_id: Option<NodeId<'m>>,
}

/// A record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeRecord {
    /// Its bytes.
    pub size: u32,
    /// Where in it the dispatch grid is.
    pub dispatch_grid: Option<DispatchGrid>,
    /// Its alignment in bytes; 0 where nobody says it.
    pub alignment: u32,
}

/// `SV_DispatchGrid` in a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DispatchGrid {
    /// Bytes from the record's start.
    pub offset: u32,
    /// What it is made of.
    pub component: ComponentType,
    /// How many components it has.
    pub count: u32,
}

impl<'m> NodeProperties<'m> {
    /// Reads a property; false for a tag that is none of a node's.
    pub(super) fn read_one(&mut self, reader: &mut Reader<'m, '_>, tag: EntryTag, value: u32) -> bool {
        match tag {
            EntryTag::NODE_LAUNCH_TYPE => self.launch = Some(NodeLaunchType(reader.number(value))),
            EntryTag::NODE_IS_PROGRAM_ENTRY => self.is_program_entry = reader.flag(value),
            EntryTag::NODE_ID => self.id = NodeId::read(reader, value),
            EntryTag::NODE_LOCAL_ROOT_ARGUMENTS_TABLE_INDEX => {
                self.local_root_arguments_table_index = Some(reader.number(value));
            }
            EntryTag::SHARE_INPUT_OF => self.share_input_of = NodeId::read(reader, value),
            EntryTag::NODE_DISPATCH_GRID => self.dispatch_grid = reader.triple(value),
            EntryTag::NODE_MAX_DISPATCH_GRID => self.max_dispatch_grid = reader.triple(value),
            EntryTag::NODE_MAX_RECURSION_DEPTH => self.max_recursion_depth = Some(reader.number(value)),
            EntryTag::NODE_INPUTS => self.inputs = NodeIo::read_all(reader, value),
            EntryTag::NODE_OUTPUTS => self.outputs = NodeIo::read_all(reader, value),
            _ => return false,
        }
        true
    }
}

impl<'m> NodeId<'m> {
    fn read(reader: &mut Reader<'m, '_>, field: u32) -> Option<Self> {
        let fields = reader.tuple(field)?;
        let Some(&[name, index]) = fields.first_chunk() else {
            reader.fail(&format!("expected 2 fields, found {}", fields.len()));
            return None;
        };
        Some(Self { name: reader.text(name), index: reader.number(index) })
    }
}

impl<'m> NodeIo<'m> {
    fn read_all(reader: &mut Reader<'m, '_>, field: u32) -> Vec<Self> {
        let fields = reader.tuple(field).unwrap_or_default();
        reader.each(fields, |reader, field| Some(Self::read(reader, field)))
    }

    fn read(reader: &mut Reader<'m, '_>, field: u32) -> Self {
        let mut io = Self::default();
        let fields = reader.tuple(field).unwrap_or_default();
        reader.tags(fields, |reader, tag, value| match NodeTag(tag) {
            NodeTag::OUTPUT_ID => io.output_id = NodeId::read(reader, value),
            NodeTag::FLAGS => io.flags = reader.number(value),
            NodeTag::RECORD_TYPE => io.record = Some(NodeRecord::read(reader, value)),
            NodeTag::MAX_RECORDS => io.max_records = Some(reader.number(value)),
            NodeTag::MAX_RECORDS_SHARED_WITH => io.max_records_shared_with = Some(reader.number(value) as i32),
            NodeTag::OUTPUT_ARRAY_SIZE => io.output_array_size = Some(reader.number(value)),
            NodeTag::ALLOW_SPARSE_NODES => io.allow_sparse_nodes = reader.flag(value),
            _ => reader.unknown(tag, value),
        });
        io
    }
}

impl NodeRecord {
    fn read(reader: &mut Reader<'_, '_>, field: u32) -> Self {
        let mut record = Self::default();
        let fields = reader.tuple(field).unwrap_or_default();
        reader.tags(fields, |reader, tag, value| match RecordTag(tag) {
            RecordTag::SIZE => record.size = reader.number(value),
            RecordTag::SV_DISPATCH_GRID => record.dispatch_grid = DispatchGrid::read(reader, value),
            RecordTag::ALIGNMENT => record.alignment = reader.number(value),
            _ => reader.unknown(tag, value),
        });
        record
    }
}

impl DispatchGrid {
    fn read(reader: &mut Reader<'_, '_>, field: u32) -> Option<Self> {
        let [offset, component, count] = reader.triple(field)?;
        Some(Self { offset, component: ComponentType(component), count })
    }
}
