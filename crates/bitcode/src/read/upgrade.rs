//! What LLVM makes of older files as it reads them.

use super::Reader;
use crate::model::{ConstantKind, Metadata, MetadataEntry, MetadataId, Node, Span, Type};
use crate::operands::NodeOperands;
use crate::spec::debug::NODE;

impl Reader<'_, '_> {
    /// Tags of types of memory that do not lead through a structure, as all did before LLVM 3.4, get one that they lead
    /// through.
    pub(super) fn upgrade_tags(&mut self) {
        let module = &self.module;
        let bodies = module.functions.iter().filter_map(|function| function.body.as_ref());
        if bodies.into_iter().all(|body| body.instruction_attachments.is_empty()) {
            return;
        }
        let kinds = module.metadata.kinds.iter().filter(|kind| module.bytes(kind.name) == b"tbaa");
        let kinds: Vec<u32> = kinds.map(|kind| kind.number).collect();
        if kinds.is_empty() {
            return;
        }
        for function in 0..self.module.functions.len() {
            let mut place = 0;
            while let Some(attachment) = self.attachment_at(function, place) {
                if kinds.contains(&attachment.kind)
                    && let Some(node) = self.upgraded_tag(attachment.node)
                    && let Some(body) = self.module.functions.get_mut(function).and_then(|of| of.body.as_mut())
                    && let Some((_, attachment)) = body.instruction_attachments.get_mut(place)
                {
                    attachment.node = node;
                }
                place += 1;
            }
        }
    }

    fn attachment_at(&self, function: usize, place: usize) -> Option<crate::model::Attachment> {
        let body = self.module.functions.get(function)?.body.as_ref()?;
        body.instruction_attachments.get(place).map(|(_, attachment)| *attachment)
    }

    /// The tag in the place of an old one; `None` for one that is as it should be.
    fn upgraded_tag(&mut self, tag: MetadataId) -> Option<MetadataId> {
        let metadata = &self.module.metadata;
        let Some(MetadataEntry::Node(node)) = metadata.get(tag) else { return None };
        // Any node will do; what it refers to counts.
        let fields = NodeOperands::of_node(metadata, node);
        let first = fields.words().next().and_then(Metadata::reference).and_then(|id| metadata.get(id));
        if matches!(first, Some(MetadataEntry::Node(_))) && fields.words().nth(2).is_some() {
            return None;
        }
        let fields: Vec<u32> = fields.words().take(4).collect();
        let word = self.plain_type(Type::Integer(64));
        let zero = self.intern_constant(word, ConstantKind::number(0));
        let zero = self.add_metadata(MetadataEntry::Value(zero)).0 + 1;
        let new = if let &[name, parent, constant] = fields.as_slice() {
            let scalar = self.new_node(&[name, parent]).0 + 1;
            self.new_node(&[scalar, scalar, zero, constant])
        } else {
            self.new_node(&[tag.0 + 1, tag.0 + 1, zero])
        };
        // Another may be the same.
        self.kept.twins.suspect();
        Some(new)
    }

    fn new_node(&mut self, words: &[u32]) -> MetadataId {
        let fields = Span { start: self.module.metadata.fields.len() as u32, length: words.len() as u32 };
        self.module.metadata.fields.extend_from_slice(words);
        self.add_metadata(MetadataEntry::Node(Node { kind: NODE, distinct: false, fields }))
    }
}
