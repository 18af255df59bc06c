//! Numbers of nodes of metadata, depth first, and the values that are met on the way.

use dxbin_base::kept::tidy;

use crate::model::{ConstantId, MetadataEntry, MetadataId, Module};
use crate::operands::NodeOperands;

use super::stripped::Stripped;

/// A node without a number.
const NEW: u32 = 0;
/// A constant that may lead to a structure, and was not met.
const LEADS: u32 = 1;
/// The smallest number is this one.
const FIRST: u32 = 2;
/// What has no number.
const NONE: u32 = u32::MAX;

/// The numbers.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    /// By the words that refer to metadata: the number of each node from [`FIRST`] on, or one of the others.
    numbers: Vec<u32>,
    /// The nodes by their numbers.
    pub(super) order: Vec<MetadataId>,
    /// How many nodes have none yet.
    pub(super) unnumbered: usize,
    /// The constants that may lead to structures, as they were met.
    pub(super) leads: Vec<ConstantId>,
    /// What is still to be met, as words, the next one last; what is behind it is left over.
    rest: Vec<u32>,
}

impl Nodes {
    /// Takes all out, and keeps the memory.
    pub(super) fn clear(&mut self) {
        let Self { numbers, order, unnumbered: _, leads, rest } = self;
        tidy(numbers);
        tidy(order);
        tidy(leads);
        tidy(rest);
    }

    /// Those of a module, in the place of none, of which none has a number; what leads to structures is asked.
    pub(super) fn start(&mut self, module: &Module, leads: impl Fn(ConstantId) -> bool) {
        let of_entry = |entry: &MetadataEntry| match entry {
            MetadataEntry::Node(_) => NEW,
            MetadataEntry::Value(value) if value.constant().is_some_and(&leads) => LEADS,
            _ => NONE,
        };
        // A word of 0 refers to nothing.
        self.numbers.push(NONE);
        self.numbers.extend(module.metadata.entries.iter().map(of_entry));
        self.unnumbered = self.numbers.iter().map(|&number| usize::from(number == NEW)).sum();
    }

    /// Whether [`Nodes::start`] was called.
    pub(super) fn is_started(&self) -> bool {
        !self.numbers.is_empty()
    }

    /// Numbers what named lists reach.
    pub(super) fn meet_named(&mut self, module: &Module, stripped: Stripped) {
        for named in &module.metadata.named {
            if stripped.hides_list(module.bytes(named.name)) {
                continue;
            }
            for &node in &named.nodes {
                self.meet(module, node);
            }
        }
    }

    /// Numbers a node and all it refers to, depth first.
    pub(super) fn meet(&mut self, module: &Module, id: MetadataId) {
        if self.number(id) != NEW {
            return;
        }
        let mut count = 0;
        let mut word = word_of(id);
        loop {
            match self.numbers.get_mut(word as usize) {
                Some(number @ &mut NEW) => {
                    self.unnumbered -= 1;
                    *number = self.order.len() as u32 + FIRST;
                    self.order.push(MetadataId(word - 1));
                    count = self.add_operands(module, MetadataId(word - 1), count);
                }
                Some(number @ &mut LEADS) => {
                    *number = NONE;
                    let value = match module.metadata.get(MetadataId(word - 1)) {
                        Some(MetadataEntry::Value(value)) => value.constant(),
                        _ => None,
                    };
                    self.leads.extend(value);
                }
                _ => {}
            }
            let Some(next) = usize::checked_sub(count, 1) else { break };
            count = next;
            word = self.rest.get(count).copied().unwrap_or(0);
        }
    }

    /// Puts those operands of a node that are to be met on the stack of so many, the first one on top.
    #[inline(always)]
    fn add_operands(&mut self, module: &Module, id: MetadataId, count: usize) -> usize {
        let Some(MetadataEntry::Node(node)) = module.metadata.get(id) else { return count };
        let operands = NodeOperands::of_node(&module.metadata, node);
        let most = count + operands.most();
        if self.rest.len() < most {
            self.rest.resize(most + 64, 0);
        }
        let mut end = count;
        let mut add = |word: u32| {
            if let Some(place) = self.rest.get_mut(end) {
                *place = word;
            }
            // Which operands are nodes cannot be foretold: there is no branch for it.
            let number = self.numbers.get(word as usize).copied().unwrap_or(NONE);
            end += usize::from(number < FIRST);
        };
        match operands.plain() {
            Some(fields) => fields.iter().rev().for_each(|&word| add(word)),
            None => {
                operands.words().for_each(&mut add);
                if let Some(added) = self.rest.get_mut(count..end) {
                    added.reverse();
                }
            }
        }
        end
    }

    #[inline(always)]
    fn number(&self, id: MetadataId) -> u32 {
        self.numbers.get(word_of(id) as usize).copied().unwrap_or(NONE)
    }

    /// A node's number.
    #[inline]
    pub(super) fn of(&self, id: MetadataId) -> Option<u32> {
        self.number(id).checked_sub(FIRST).filter(|&number| number != NONE - FIRST)
    }
}

/// The word that refers to metadata.
const fn word_of(id: MetadataId) -> u32 {
    id.0.wrapping_add(1)
}
