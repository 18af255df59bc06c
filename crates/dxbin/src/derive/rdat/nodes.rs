//! What the tables of nodes say: launch, attributes, inputs and outputs.

use dxbin_base::record::Record;
use dxbin_dxil::model::{Entry, NodeId, NodeIo};
use dxbin_dxil::spec::NodeIoFlags;
use dxbin_parts::rdat::{self as part, PartType, Value};

use super::Writer;

impl<'m> Writer<'_, 'm> {
    /// What a node's own table says of it.
    pub(super) fn node(&mut self, entry: &Entry<'m>, group_shared: u32) -> u32 {
        use part::NodeFuncAttribKind as Kind;
        let node = &entry.properties.node;
        let mut attributes = Vec::new();
        let named = |id: Option<NodeId<'m>>| id.filter(|id| !id.name.is_empty());
        let grid = |grid: Option<[u32; 3]>| grid.filter(|grid| grid.iter().any(|&axis| axis != 0));
        if let Some(id) = named(node.id) {
            let id = self.node_id(id);
            attributes.push(self.node_attribute(Kind::ID, id, None));
        }
        if let Some(threads) = grid(entry.properties.num_threads) {
            attributes.push(self.node_attribute(Kind::NUM_THREADS, 0, Some(threads)));
        }
        if let Some(index) = node.local_root_arguments_table_index.filter(|&index| index as i32 >= 0) {
            attributes.push(self.node_attribute(Kind::LOCAL_ROOT_ARGUMENTS_TABLE_INDEX, index, None));
        }
        if let Some(id) = named(node.share_input_of) {
            let id = self.node_id(id);
            attributes.push(self.node_attribute(Kind::SHARE_INPUT_OF, id, None));
        }
        if let Some(grid) = grid(node.dispatch_grid) {
            attributes.push(self.node_attribute(Kind::DISPATCH_GRID, 0, Some(grid)));
        }
        if let Some(depth) = node.max_recursion_depth.filter(|&depth| depth != 0) {
            attributes.push(self.node_attribute(Kind::MAX_RECURSION_DEPTH, depth, None));
        }
        if let Some(grid) = grid(node.max_dispatch_grid) {
            attributes.push(self.node_attribute(Kind::MAX_DISPATCH_GRID, 0, Some(grid)));
        }
        let attributes = self.pools.numbers(attributes);
        let inputs = self.node_ends(&node.inputs);
        let outputs = self.node_ends(&node.outputs);
        let launch = part::NodeLaunch(node.launch.map_or(0, |launch| launch.0));
        let record = part::NodeShaderInfo { launch, group_shared, ..part::NodeShaderInfo::default() };
        let values = vec![attributes, outputs, inputs];
        self.add(PartType::NODE_SHADER_INFO_TABLE, part::NodeShaderInfo::SIZE, &record, values)
    }

    fn node_attribute(&mut self, kind: part::NodeFuncAttribKind, value: u32, numbers: Option<[u32; 3]>) -> u32 {
        let record = part::NodeShaderFuncAttrib { kind, value };
        let values = numbers.map(|numbers| self.pools.numbers(numbers.to_vec())).into_iter().collect();
        self.add(PartType::NODE_SHADER_FUNC_ATTRIB_TABLE, part::NodeShaderFuncAttrib::SIZE, &record, values)
    }

    fn node_id(&mut self, id: NodeId<'m>) -> u32 {
        let record = part::NodeId { name: 0, index: id.index };
        let name = self.pools.text(id.name);
        self.add(PartType::NODE_ID_TABLE, part::NodeId::SIZE, &record, vec![name])
    }
    /// Inputs or outputs of a node.
    fn node_ends(&mut self, ends: &[NodeIo<'m>]) -> Value<'m> {
        let ends = ends.iter().map(|end| {
            let attributes = self.end_attributes(end);
            let attributes = attributes.into_iter().map(|(kind, value)| {
                let record = part::NodeShaderIoAttrib { kind, value };
                self.add(PartType::NODE_SHADER_IO_ATTRIB_TABLE, part::NodeShaderIoAttrib::SIZE, &record, Vec::new())
            });
            let attributes = attributes.collect();
            let attributes = self.pools.numbers(attributes);
            let record = part::IoNode { flags_and_kind: end.flags, attributes: 0 };
            self.add(PartType::IO_NODE_TABLE, part::IoNode::SIZE, &record, vec![attributes])
        });
        let ends = ends.collect();
        self.pools.numbers(ends)
    }

    fn end_attributes(&mut self, end: &NodeIo<'m>) -> Vec<(part::NodeAttribKind, u32)> {
        use part::NodeAttribKind as Kind;
        let mut attributes = Vec::new();
        let max_records = end.max_records.filter(|&count| count != 0);
        if end.flags & NodeIoFlags::OUTPUT.0 != 0 {
            let id = self.node_id(end.output_id.unwrap_or_default());
            attributes.push((Kind::OUTPUT_ID, id));
            attributes.push((Kind::OUTPUT_ARRAY_SIZE, end.output_array_size.unwrap_or_default()));
            if let Some(count) = max_records {
                attributes.push((Kind::MAX_RECORDS, count));
            } else if let Some(shared) = end.max_records_shared_with.filter(|&shared| shared >= 0) {
                attributes.push((Kind::MAX_RECORDS_SHARED_WITH, shared as u32));
            }
            if end.allow_sparse_nodes {
                attributes.push((Kind::ALLOW_SPARSE_NODES, 1));
            }
        } else if end.flags & NodeIoFlags::INPUT.0 != 0
            && let Some(count) = max_records
        {
            attributes.push((Kind::MAX_RECORDS, count));
        }
        if let Some(record) = end.record.as_ref().filter(|record| record.size != 0) {
            attributes.push((Kind::RECORD_SIZE_IN_BYTES, record.size));
            if let Some(grid) = record.dispatch_grid.filter(|grid| grid.component.0 != 0) {
                let word = grid.offset & 0xffff | (grid.count & 3) << 16 | grid.component.0 << 18;
                attributes.push((Kind::RECORD_DISPATCH_GRID, word));
            }
            if record.alignment != 0 {
                attributes.push((Kind::RECORD_ALIGNMENT_IN_BYTES, record.alignment));
            }
        }
        attributes
    }
}
