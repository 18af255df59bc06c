//! Taking metadata apart: what every reader of this model stands on.
//!
//! Nodes are shared freely in bitcode, so a small file can name one long list many times over: every field that is looked
//! at is paid for from a budget that follows from the module's size.

use std::fmt::Write;
use std::ops::Range;

use dxbin_base::{Code, Diagnostics, Limits};
use dxbin_bitcode::model::{
    ConstantKind, FunctionId, Metadata, MetadataEntry, MetadataId, Module, Type, Value, ValueKind,
};

use super::{Unknown, Words};
use crate::spec::METADATA_NAMES;

/// A piece of the way to what is read, for messages.
#[derive(Clone, Copy, Debug)]
enum Step {
    Name(&'static str),
    Index(usize),
}

/// A named list: its place in the table of names.
#[derive(Clone, Copy, Debug)]
pub(super) struct List(usize);

impl List {
    /// The list of this name; one that is not in the table does not compile.
    pub(super) const fn named(name: &str) -> Self {
        let mut place = 0;
        while !is_same(METADATA_NAMES[place].0, name) {
            place += 1;
        }
        Self(place)
    }

    /// Its name.
    pub(super) const fn name(self) -> &'static str {
        METADATA_NAMES[self.0].0
    }
}

const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    a.len() == b.len() && at == a.len()
}

/// The named lists of the table: the place of each in the module, and one; 0 where it is not there. Of two with one name the
/// first counts.
type Lists = [u32; METADATA_NAMES.len()];

fn lists(module: &Module) -> Lists {
    let mut lists = [0; METADATA_NAMES.len()];
    for (list, number) in module.metadata.named.iter().zip(1..) {
        let name = module.bytes(list.name);
        if let Some(&place) = PLACES.get(key(name))
            && let Some((known, _)) = METADATA_NAMES.get(usize::from(place))
            && known.as_bytes() == name
            && let Some(place) = lists.get_mut(usize::from(place))
            && *place == 0
        {
            *place = number;
        }
    }
    lists
}

/// How many keys there are.
const KEYS: usize = 64;

/// The names of the table by their [`key`], each in the place that is its own; two in one place do not compile.
static PLACES: [u8; KEYS] = {
    const NONE: u8 = u8::MAX;
    let mut places = [NONE; KEYS];
    let mut at = 0;
    while at < METADATA_NAMES.len() {
        let key = key(METADATA_NAMES[at].0.as_bytes());
        assert!(places[key] == NONE, "two names have one key");
        places[key] = at as u8;
        at += 1;
    }
    places
};

/// What tells the names of the table apart: how long they are, the first letter behind `dx.` and the last.
const fn key(name: &[u8]) -> usize {
    match name {
        [_, _, _, first, .., last] => (name.len() * 3 + *first as usize * 5 + *last as usize) % KEYS,
        _ => 0,
    }
}

/// Reads metadata, and says what is wrong with it.
///
/// Almost no module has anything that must be told, and knowing the way to everything that is read costs as much as
/// reading it. So a first reader tells nothing, and only knows whether it should have; where it should, a second one reads
/// all again and tells it.
#[derive(Debug)]
pub(super) struct Reader<'m, 'd> {
    pub(super) module: &'m Module,
    lists: Lists,
    span: Range<u64>,
    /// Whether what is wrong is told; else it is only known that something is.
    tells: bool,
    /// Whether something was not told.
    pub(super) left_untold: bool,
    /// The way to what is read, of a reader that tells.
    way: Vec<Step>,
    budget: usize,
    depth: u32,
    /// Under which code what is wrong is reported.
    code: Code,
    /// Whether something was wrong since it was last reset.
    pub(super) failed: bool,
    /// What has a tag that no document names.
    pub(super) unknown: Vec<Unknown>,
    diagnostics: &'d mut Diagnostics,
}

impl<'m, 'd> Reader<'m, 'd> {
    pub(super) fn new(module: &'m Module, span: Range<u64>, limits: &Limits, diagnostics: &'d mut Diagnostics) -> Self {
        let lists = lists(module);
        let budget = module.metadata.fields.len().saturating_mul(16).saturating_add(1 << 16);
        let (tells, left_untold, way, depth) = (false, false, Vec::new(), limits.max_depth);
        let (code, failed, unknown) = (Code::DxilMetadata, false, Vec::new());
        Self { module, lists, span, tells, left_untold, way, budget, depth, code, failed, unknown, diagnostics }
    }

    /// As [`Reader::new`], of one that tells what is wrong.
    pub(super) fn telling(
        module: &'m Module,
        span: Range<u64>,
        limits: &Limits,
        diagnostics: &'d mut Diagnostics,
    ) -> Self {
        Self { tells: true, ..Self::new(module, span, limits, diagnostics) }
    }

    /// Reads on under another code.
    pub(super) fn under<T>(&mut self, code: Code, read: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.code, code);
        let result = read(self);
        self.code = before;
        result
    }

    /// Reads something a step further in.
    #[inline]
    pub(super) fn at<T>(&mut self, name: &'static str, read: impl FnOnce(&mut Self) -> T) -> T {
        self.step(Step::Name(name), read)
    }

    /// Reads an element of a list.
    #[inline]
    pub(super) fn index<T>(&mut self, index: usize, read: impl FnOnce(&mut Self) -> T) -> T {
        self.step(Step::Index(index), read)
    }

    /// Reads each element of a list; what cannot be read is left out.
    pub(super) fn each<T>(&mut self, fields: &[u32], mut read: impl FnMut(&mut Self, u32) -> Option<T>) -> Vec<T> {
        // One long list may be named many times over, so room is made for as many as there mostly are.
        let mut list = Vec::with_capacity(fields.len().min(16));
        for (at, &field) in fields.iter().enumerate() {
            if let Some(element) = self.index(at, |reader| read(reader, field)) {
                list.push(element);
            }
        }
        list
    }

    #[inline]
    fn step<T>(&mut self, step: Step, read: impl FnOnce(&mut Self) -> T) -> T {
        if self.tells {
            self.way.push(step);
        }
        let result = read(self);
        if self.tells {
            self.way.pop();
        }
        result
    }

    /// Reads something that may nest, unless it nests too deep.
    pub(super) fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.depth == 0 {
            self.fail("nests deeper than the limit");
            return None;
        }
        self.depth -= 1;
        let result = read(self);
        self.depth += 1;
        Some(result)
    }

    /// Says what is wrong here.
    #[cold]
    #[inline(never)]
    pub(super) fn fail(&mut self, message: &str) {
        self.failed = true;
        self.tell(self.code, message);
    }

    fn tell(&mut self, code: Code, message: &str) {
        if self.tells {
            let text = self.message(message);
            self.diagnostics.add(code, self.span.clone(), text);
        } else {
            self.left_untold = true;
        }
    }

    fn message(&self, message: &str) -> String {
        let mut text = String::new();
        for (at, step) in self.way.iter().enumerate() {
            // Writing to a string does not fail.
            let _ = match step {
                Step::Name(name) if at == 0 => write!(text, "{name}"),
                Step::Name(name) => write!(text, ".{name}"),
                Step::Index(index) => write!(text, "[{index}]"),
            };
        }
        let _ = write!(text, ": {message}");
        text
    }

    /// Keeps what has a tag that no document names.
    #[cold]
    #[inline(never)]
    pub(super) fn unknown(&mut self, tag: u32, field: u32) {
        self.tell(Code::DxilMetadataTag, &format!("the tag {tag} is none that dxc knows"));
        self.unknown.push(Unknown { tag, value: Metadata::reference(field) });
    }

    /// Pays for looking at fields.
    #[inline]
    fn pay(&mut self, fields: usize) -> bool {
        let left = self.budget.checked_sub(fields);
        match left {
            Some(left) => self.budget = left,
            None => self.spend(),
        }
        left.is_some()
    }

    /// Says that there is too much to look at. The budget stays spent, so this is said once.
    #[cold]
    #[inline(never)]
    fn spend(&mut self) {
        if self.budget > 0 {
            self.budget = 0;
            self.under(Code::DxilMetadataShared, |reader| {
                reader.fail("lists are shared so often that reading them all would be without measure");
            });
        }
        self.failed = true;
    }

    /// Whether there is any of these lists.
    pub(super) fn has_any<const N: usize>(&self, lists: [List; N]) -> bool {
        lists.iter().fold(0, |any, list| any | self.lists.get(list.0).copied().unwrap_or(0)) != 0
    }

    /// The nodes of a named list; `None` where there is none of this name.
    pub(super) fn list(&mut self, list: List) -> Option<&'m [MetadataId]> {
        let place = self.lists.get(list.0)?.checked_sub(1)?;
        let nodes = self.module.metadata.named.get(place as usize)?.nodes.as_slice();
        if self.pay(nodes.len()) { Some(nodes) } else { Some(&[]) }
    }

    /// The fields of the one node of a named list.
    pub(super) fn single(&mut self, nodes: &[MetadataId]) -> Option<&'m [u32]> {
        let &[node] = nodes else {
            self.fail(&format!("expected one node, found {}", nodes.len()));
            return None;
        };
        self.node(node)
    }

    /// The fields of a plain node.
    pub(super) fn node(&mut self, id: MetadataId) -> Option<&'m [u32]> {
        match self.module.metadata.get(id) {
            Some(MetadataEntry::Node(node)) if node.is_plain() => {
                let fields = self.module.metadata.fields(node);
                self.pay(fields.len()).then_some(fields)
            }
            _ => {
                self.fail("expected a node");
                None
            }
        }
    }

    /// The fields of the plain node that a field refers to.
    pub(super) fn tuple(&mut self, field: u32) -> Option<&'m [u32]> {
        match Metadata::reference(field) {
            Some(id) => self.node(id),
            None => {
                self.fail("expected a node, found null");
                None
            }
        }
    }

    /// As [`Reader::tuple`]; nothing for null, which is fine.
    pub(super) fn optional(&mut self, field: u32) -> Option<&'m [u32]> {
        Metadata::reference(field).and_then(|id| self.node(id))
    }

    /// The fields of a node that has just so many.
    pub(super) fn array<const N: usize>(&mut self, fields: &'m [u32]) -> Option<&'m [u32; N]> {
        let array = fields.try_into().ok();
        if array.is_none() {
            self.fail(&format!("expected {N} fields, found {}", fields.len()));
        }
        array
    }

    /// As [`Reader::array`], of the node that a field refers to.
    pub(super) fn record<const N: usize>(&mut self, field: u32) -> Option<&'m [u32; N]> {
        let fields = self.tuple(field)?;
        self.array(fields)
    }

    /// Tags with their values.
    pub(super) fn tags(&mut self, fields: &'m [u32], mut read: impl FnMut(&mut Self, u32, u32)) {
        if !fields.len().is_multiple_of(2) {
            self.fail(&format!("expected tags with values, found {} fields", fields.len()));
        }
        for (at, pair) in fields.chunks_exact(2).enumerate() {
            let tag = self.integer(pair[0]);
            let tag = tag.unwrap_or_else(|| self.no_integer(Some(Step::Index(at * 2)))) as u32;
            self.index(at * 2 + 1, |reader| read(reader, tag, pair[1]));
        }
    }

    /// The value that a field refers to.
    pub(super) fn value(&mut self, field: u32) -> Option<Value> {
        match Metadata::reference(field).and_then(|id| self.module.metadata.get(id)) {
            Some(MetadataEntry::Value(value)) => Some(value),
            _ => {
                self.fail("expected a value");
                None
            }
        }
    }

    /// The function that a field refers to; nothing for null.
    pub(super) fn function(&mut self, field: u32) -> Option<FunctionId> {
        Metadata::reference(field)?;
        match self.value(field)?.kind() {
            ValueKind::Function(id) => Some(id),
            _ => {
                self.fail("expected a function");
                None
            }
        }
    }

    /// The function that a field refers to; nothing for any other value, which dxc does not mind, but for null.
    pub(super) fn function_or_other(&mut self, field: u32) -> Option<FunctionId> {
        match self.value(field)?.kind() {
            ValueKind::Function(id) => Some(id),
            _ => None,
        }
    }

    /// The integer that a field refers to, if it is one.
    #[inline]
    fn integer(&self, field: u32) -> Option<u64> {
        let id = Metadata::reference(field)?;
        match self.module.metadata.get(id)? {
            MetadataEntry::Value(value) => self.module.integer(value),
            _ => None,
        }
    }

    /// Says that a step further in there is no integer.
    #[cold]
    fn no_integer(&mut self, step: Option<Step>) -> u64 {
        match step {
            Some(step) => self.step(step, |reader| reader.fail("expected an integer")),
            None => self.fail("expected an integer"),
        }
        0
    }

    /// The integer that a field refers to.
    pub(super) fn long(&mut self, field: u32) -> u64 {
        self.integer(field).unwrap_or_else(|| self.no_integer(None))
    }

    /// As [`Reader::number`], a step further in.
    pub(super) fn number_at(&mut self, name: &'static str, field: u32) -> u32 {
        self.integer(field).unwrap_or_else(|| self.no_integer(Some(Step::Name(name)))) as u32
    }

    /// As [`Reader::flag`], a step further in.
    pub(super) fn flag_at(&mut self, name: &'static str, field: u32) -> bool {
        self.integer(field).unwrap_or_else(|| self.no_integer(Some(Step::Name(name)))) != 0
    }

    /// The integer that a field refers to, of which the lower half counts.
    pub(super) fn number(&mut self, field: u32) -> u32 {
        self.long(field) as u32
    }

    /// The integer that a field refers to, of which counts whether it is zero.
    pub(super) fn flag(&mut self, field: u32) -> bool {
        self.long(field) != 0
    }

    /// The bits of the `float` that a field refers to; of another width dxc takes the lowest 32.
    pub(super) fn float(&mut self, field: u32) -> u32 {
        let module = self.module;
        let bits = self.value(field).and_then(|value| {
            let id = value.constant()?;
            let float =
                matches!(module.types.get(module.constants.get(id)?.of), Some(Type::Half | Type::Float | Type::Double));
            module.constants.number(id).filter(|_| float)
        });
        bits.map_or_else(
            || {
                self.fail("expected a float");
                0
            },
            |bits| bits as u32,
        )
    }

    /// Three integers.
    pub(super) fn triple(&mut self, field: u32) -> Option<[u32; 3]> {
        let fields = self.tuple(field)?;
        let Some(&[x, y, z]) = fields.first_chunk() else {
            self.fail(&format!("expected 3 fields, found {}", fields.len()));
            return None;
        };
        Some([self.number(x), self.number(y), self.number(z)])
    }

    /// The text that a field refers to.
    pub(super) fn text(&mut self, field: u32) -> &'m [u8] {
        match Metadata::reference(field).and_then(|id| self.module.metadata.get(id)) {
            Some(MetadataEntry::String(text)) => self.module.bytes(text),
            _ => {
                self.fail("expected a string");
                &[]
            }
        }
    }

    /// As [`Reader::text`], a step further in.
    pub(super) fn text_at(&mut self, name: &'static str, field: u32) -> &'m [u8] {
        match Metadata::reference(field).and_then(|id| self.module.metadata.get(id)) {
            Some(MetadataEntry::String(text)) => self.module.bytes(text),
            _ => self.at(name, |reader| reader.text(field)),
        }
    }

    /// The bytes of the array of `i8` that a field refers to.
    pub(super) fn bytes(&mut self, field: u32) -> &'m [u8] {
        let module = self.module;
        let bytes = self.value(field).and_then(|value| {
            let constant = module.constants.get(value.constant()?)?;
            let Some(Type::Array { of, .. }) = module.types.get(constant.of) else { return None };
            match constant.kind {
                ConstantKind::Data(span) if module.types.get(of) == Some(Type::Integer(8)) => {
                    Some(span.of(&module.constants.bytes))
                }
                _ => None,
            }
        });
        bytes.unwrap_or_else(|| {
            self.fail("expected an array of i8");
            &[]
        })
    }

    /// The words of the array of `i32` that a field refers to; none where it is all zero, which dxc takes for nothing.
    pub(super) fn words(&mut self, field: u32) -> Words<'m> {
        let module = self.module;
        let words = self.value(field).and_then(|value| {
            let constant = module.constants.get(value.constant()?)?;
            if constant.kind == ConstantKind::Zero {
                return Some(Words::default());
            }
            let Some(Type::Array { of, .. }) = module.types.get(constant.of) else { return None };
            match constant.kind {
                ConstantKind::Data(span) if module.types.get(of) == Some(Type::Integer(32)) => {
                    Some(Words::of(span.of(&module.constants.bytes)))
                }
                _ => None,
            }
        });
        words.unwrap_or_else(|| {
            self.fail("expected an array of i32");
            Words::default()
        })
    }
}
