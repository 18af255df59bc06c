//! Numbers of metadata.

use dxbin_base::Error;

use super::{MOST_DEPTH, Numbers, VISITING, operands, unwritable};
use crate::model::{Metadata, MetadataEntry, MetadataId, Node, Value, ValueKind};
use crate::operands::NodeOperands;
use crate::spec::debug;

impl Numbers<'_> {
    /// Numbers metadata after what it refers to.
    pub(super) fn add_metadata(&mut self, id: MetadataId) -> Result<(), Error> {
        let mut stack = Vec::new();
        let mut next = Some(id);
        loop {
            if let Some(id) = next.take()
                && self.metadata_place(id)? == 0
            {
                self.metadata[id.index()] = VISITING;
                let operands = self.open_metadata(id)?;
                if stack.len() > MOST_DEPTH {
                    return Err(unwritable("metadata nests too deep".into()));
                }
                stack.push((id, operands.into_iter()));
            }
            let Some((id, operands)) = stack.last_mut() else { return Ok(()) };
            next = operands.next();
            if next.is_none() {
                self.metadata_list.push(*id);
                self.metadata[id.index()] = self.metadata_list.len() as u32;
                stack.pop();
            }
        }
    }

    pub(super) fn metadata_place(&self, id: MetadataId) -> Result<u32, Error> {
        self.metadata.get(id.index()).copied().ok_or_else(|| unwritable(format!("there is no metadata {}", id.0)))
    }

    /// What a piece of metadata refers to, in order.
    pub(super) fn open_metadata(&mut self, id: MetadataId) -> Result<Vec<MetadataId>, Error> {
        match self.module.metadata.get(id) {
            None => {}
            Some(MetadataEntry::String(_)) => self.has_strings = true,
            Some(MetadataEntry::Value(value)) => self.add_value(value)?,
            Some(MetadataEntry::Node(node)) => {
                self.has_locations |= node.kind == debug::LOCATION;
                self.has_generic |= node.kind == debug::GENERIC_DEBUG;
                return Ok(self.operands_of(node));
            }
        }
        Ok(Vec::new())
    }

    /// What a node refers to, in the order in memory.
    pub(super) fn operands_of(&self, node: Node) -> Vec<MetadataId> {
        NodeOperands::of_node(&self.module.metadata, node).words().filter_map(Metadata::reference).collect()
    }

    pub(super) fn add_local_metadata(&mut self, value: Value) -> Result<(), Error> {
        if let ValueKind::Metadata(id) = value.kind()
            && let Some(MetadataEntry::Value(value)) = self.module.metadata.get(id)
            && operands::is_local(value)
            && self.metadata_place(id)? == 0
        {
            self.local_metadata.push(id);
            self.metadata[id.index()] = (self.metadata_list.len() + self.local_metadata.len()) as u32;
        }
        Ok(())
    }

    /// The number of a piece of metadata.
    pub(in crate::write) fn metadata(&self, id: MetadataId) -> Result<u32, Error> {
        match self.metadata_place(id)? {
            0 | VISITING => Err(unwritable(format!("metadata {} cannot stand here", id.0))),
            place => Ok(place - 1),
        }
    }

    /// The node of a debug location.
    pub(in crate::write) fn location(&self, id: MetadataId) -> Result<Node, Error> {
        match self.module.metadata.get(id) {
            Some(MetadataEntry::Node(node)) if node.kind == debug::LOCATION => Ok(node),
            _ => Err(unwritable(format!("metadata {} is a debug location and no DILocation", id.0))),
        }
    }
}
