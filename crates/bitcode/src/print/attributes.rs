//! Attributes of functions, parameters and calls.

use std::collections::HashMap;

use dxbin_base::kept::tidy;

use crate::model::{Attribute, AttributeGroup, AttributeListId, Module, Span, Text};
use crate::spec::spelling::{AttributeKind, FUNCTION_PLACE};

use super::texts::Texts;

/// The place of what a function returns.
pub(super) const RETURN: u32 = 0;

/// What a list has.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct List {
    /// The function's own attributes: the group's index + 1.
    function: u32,
    /// Their number in the listing + 1; 0 before they were met.
    slot: u32,
    /// Whether there are attributes of other places.
    pub(super) others: bool,
    /// The text behind `; Function Attrs: `, once it was asked for.
    comment: Option<Span>,
}

impl List {
    /// The number of the function's own attributes.
    #[inline(always)]
    pub(super) fn number(self) -> Option<u32> {
        self.slot.checked_sub(1)
    }
}

/// Attributes as a listing has them.
#[derive(Debug, Default)]
pub(super) struct Attributes {
    lists: Vec<List>,
    /// The text of each group as it stands at its place; strings are in it.
    texts: Vec<Span>,
    /// Attributes while they are sorted.
    scratch: Vec<Attribute>,
    /// Groups that have numbers, in the order of the numbers, as their texts in a line of their own.
    pub(super) numbered: Vec<Span>,
    /// The numbers of such texts, from [`FEW`] on.
    numbers: HashMap<Vec<u8>, u32>,
}

/// How many texts are looked through one by one.
const FEW: usize = 32;

impl Attributes {
    /// Takes all out, and keeps the memory.
    pub(super) fn clear(&mut self) {
        let Self { lists, texts, scratch, numbered, numbers } = self;
        tidy(lists);
        tidy(texts);
        tidy(scratch);
        tidy(numbered);
        *numbers = HashMap::new();
    }

    /// Those of a module, in the place of none.
    pub(super) fn start(&mut self, module: &Module, texts: &mut Texts) {
        let attributes = &module.attributes;
        let list = |&members: &Span| {
            let mut list = List::default();
            for id in members.of(&attributes.members) {
                let Some(group) = attributes.groups.get(id.index()).filter(|group| group.attributes.length > 0) else {
                    continue;
                };
                match group.place {
                    FUNCTION_PLACE if list.function == 0 => list.function = id.0.saturating_add(1),
                    FUNCTION_PLACE => {}
                    _ => list.others = true,
                }
            }
            list
        };
        let scratch = &mut self.scratch;
        let text = |group: &AttributeGroup| {
            if group.place == FUNCTION_PLACE {
                return Span::default();
            }
            let start = texts.end();
            push(module, group, Form::Place, scratch, texts);
            texts.since(start)
        };
        self.texts.extend(attributes.groups.iter().map(text));
        self.lists.extend(attributes.lists.iter().map(list));
    }

    /// A list, by its index + 1; one that is empty for 0.
    #[inline(always)]
    pub(super) fn of(&self, list: u32) -> List {
        self.list(list.checked_sub(1).map(AttributeListId))
    }

    fn list(&self, list: Option<AttributeListId>) -> List {
        list.and_then(|list| self.lists.get(list.index())).copied().unwrap_or_default()
    }

    /// Gives a function's or a call's own attributes a number if they have none yet.
    pub(super) fn meet(&mut self, module: &Module, texts: &mut Texts, list: AttributeListId) {
        let Some(entry) = self.lists.get_mut(list.index()).filter(|list| list.function != 0 && list.slot == 0) else {
            return;
        };
        let Some(group) = module.attributes.groups.get(entry.function as usize - 1) else { return };
        let start = texts.end();
        push(module, group, Form::Line, &mut self.scratch, texts);
        let made = texts.since(start);
        let text = made.of(texts.pool());
        let few = self.numbered.iter().take(FEW).position(|numbered| numbered.of(texts.pool()) == text);
        let next = self.numbered.len() as u32;
        let number = match few {
            Some(number) => number as u32,
            None if self.numbered.len() < FEW => next,
            None => *self.numbers.entry(text.to_vec()).or_insert(next),
        };
        if number == next {
            self.numbered.push(made);
        } else {
            texts.take_back(start);
        }
        entry.slot = number + 1;
    }

    /// The number of a function's or a call's own attributes.
    #[inline]
    pub(super) fn number(&self, list: Option<AttributeListId>) -> Option<u32> {
        self.list(list).number()
    }

    /// Whether a list has attributes of what is returned or of parameters.
    #[inline]
    pub(super) fn has_places(&self, list: Option<AttributeListId>) -> bool {
        self.list(list).others
    }

    /// The text of the attributes of a place.
    pub(super) fn place(&self, module: &Module, list: Option<AttributeListId>, place: u32) -> Option<Span> {
        let span = module.attributes.lists.get(list?.index())?;
        let members = span.of(&module.attributes.members);
        let id = members.iter().find(|id| {
            let group = module.attributes.groups.get(id.index());
            group.is_some_and(|group| group.place == place && group.attributes.length > 0)
        })?;
        self.texts.get(id.index()).copied()
    }

    /// The text behind `; Function Attrs: `, which has no strings.
    pub(super) fn comment(&mut self, module: &Module, texts: &mut Texts, list: Option<AttributeListId>) -> Span {
        let Some(entry) = list.and_then(|list| self.lists.get_mut(list.index())) else { return Span::default() };
        if let Some(comment) = entry.comment {
            return comment;
        }
        let start = texts.end();
        let group = entry.function.checked_sub(1);
        if let Some(group) = group.and_then(|group| module.attributes.groups.get(group as usize)) {
            push(module, group, Form::Comment, &mut self.scratch, texts);
        }
        *entry.comment.insert(texts.since(start))
    }
}

/// Where attributes stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// At their place.
    Place,
    /// In the line of a numbered group.
    Line,
    /// In the comment before a function: without strings.
    Comment,
}

/// The attributes of a group in LLVM's order: kinds by their order, numbers by their values, strings by their bytes.
fn push(module: &Module, group: &AttributeGroup, form: Form, scratch: &mut Vec<Attribute>, texts: &mut Texts) {
    let rank = |kind: u64| AttributeKind(kind as u32).rank();
    let strings = |attribute: &Attribute| match *attribute {
        Attribute::Text(key) | Attribute::Pair(key, _) => Some(module.bytes(key)),
        _ => None,
    };
    let order = |a: &Attribute, b: &Attribute| {
        let key = |attribute: &Attribute| match *attribute {
            Attribute::Kind(kind) => (0, rank(kind) as u64, 0),
            Attribute::Number(kind, value) => (1, value, rank(kind)),
            Attribute::Text(_) | Attribute::Pair(..) => (2, 0, 0),
        };
        key(a).cmp(&key(b)).then_with(|| strings(a).cmp(&strings(b)))
    };
    let mut sorted = group.attributes.of(&module.attributes.entries);
    if !sorted.is_sorted_by(|a, b| order(a, b).is_le()) {
        scratch.clear();
        scratch.extend_from_slice(sorted);
        scratch.sort_by(order);
        sorted = scratch;
    }
    let start = texts.end();
    for (i, attribute) in sorted.iter().enumerate() {
        let is_again = |next: &Attribute| strings(attribute).is_some_and(|key| strings(next) == Some(key));
        if sorted.get(i + 1).is_some_and(is_again) {
            // Of two strings with one name the later counts.
            continue;
        }
        if form == Form::Comment && matches!(attribute, Attribute::Text(_) | Attribute::Pair(..)) {
            continue;
        }
        if texts.end() > start {
            texts.put(b" ");
        }
        match *attribute {
            Attribute::Kind(kind) => texts.push(spelling(kind).as_bytes()),
            Attribute::Number(kind, value) => {
                texts.push(spelling(kind).as_bytes());
                let (open, close) = match (form, AttributeKind(kind as u32)) {
                    (Form::Line, _) => ("=", ""),
                    (_, AttributeKind::ALIGNMENT) => (" ", ""),
                    _ => ("(", ")"),
                };
                texts.push(open.as_bytes());
                texts.push_number(value);
                texts.push(close.as_bytes());
            }
            Attribute::Text(key) => push_string(module, key, texts),
            Attribute::Pair(key, value) => {
                push_string(module, key, texts);
                if !value.is_empty() {
                    texts.put(b"=");
                    push_string(module, value, texts);
                }
            }
        }
    }
}

/// A string in quotes, of which nothing is escaped.
fn push_string(module: &Module, string: Text, texts: &mut Texts) {
    texts.put(b"\"");
    texts.push_of(&module.text, string.0);
    texts.put(b"\"");
}

fn spelling(kind: u64) -> &'static str {
    u32::try_from(kind).ok().and_then(|kind| AttributeKind(kind).name()).unwrap_or("<unknown attribute>")
}
