//! Where instructions lie: two words each and their operands, since a shader's bitcode has one in five bytes.
//!
//! The first word holds the opcode, how many operands there are, the result's type, and which of the rarer words stand behind
//! the operands: flags and detail, the rest of a large detail, attributes, location, a type with a large number. The second
//! says where those words start.

use super::{FunctionId, Instruction, InstructionId, Opcode, Span, TypeId, Value, ValueKind};

/// The instructions of a module, each unpacked when it is asked for.
///
/// ```
/// use dxbin_bitcode::model::{Instruction, Instructions, Opcode, TypeId};
/// let mut instructions = Instructions::default();
/// let ret = Instruction::new(Opcode::RET, TypeId(0));
/// let id = instructions.push(Instruction { location: 7, ..ret }, &[3]);
/// let found = instructions.get(id).unwrap();
/// assert_eq!((found.opcode, found.location, instructions.operands(&found)), (Opcode::RET, 7, &[3][..]));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Instructions {
    heads: Vec<[u32; 2]>,
    words: Vec<u32>,
}

/// The bits of an instruction's first word.
const OPCODE: u32 = 6;
/// Flags, and the lower half of the detail.
const FLAGS: u32 = 1 << 6;
/// The detail's upper half.
const DETAIL: u32 = 1 << 7;
const ATTRIBUTES: u32 = 1 << 8;
/// The type, where it is [`LARGE`].
const TYPE: u32 = 1 << 9;
/// Always the last.
const LOCATION: u32 = 1 << 10;
const LENGTH: u32 = 11;
/// A length that stands in a word of its own, before the operands.
const LONG: u32 = 31;
const RESULT: u32 = 16;
/// The smallest number of a type that has no room in the head.
const LARGE: u32 = 1 << 16;

/// What an instruction does, by its first word.
const fn opcode_of(head: u32) -> Opcode {
    Opcode((head & ((1 << OPCODE) - 1)) as u8)
}

impl Instructions {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }

    /// How many words their operands take.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    /// How many words may refer to a function; words that are no operands count, too.
    pub fn function_words(&self) -> usize {
        let least = Value::from(ValueKind::Function(FunctionId(0))).0;
        // A sum of 32 bits, which fills a vector.
        self.words.iter().map(|word| u32::from(word.wrapping_sub(least) <= Value::LARGEST)).sum::<u32>() as usize
    }

    /// Whether any word of all instructions is of a kind; words that are no operands are asked for, too.
    #[inline]
    pub fn any_word(&self, is: impl Fn(u32) -> bool) -> bool {
        // A sum of 32 bits, which fills a vector, and no early end.
        self.words.iter().map(|&word| u32::from(is(word))).sum::<u32>() > 0
    }

    /// An instruction.
    #[inline]
    pub fn get(&self, id: InstructionId) -> Option<Instruction> {
        let &[head, start] = self.heads.get(id.index())?;
        let operands = self.span(head, start);
        let (opcode, result) = (opcode_of(head), TypeId(head >> RESULT));
        if head & (FLAGS | DETAIL | ATTRIBUTES | TYPE | LOCATION) == 0 {
            return Some(Instruction { operands, ..Instruction::new(opcode, result) });
        }
        let mut at = (operands.start + operands.length) as usize;
        let mut rare = |has: bool| {
            if !has {
                return 0;
            }
            at += 1;
            self.words.get(at - 1).copied().unwrap_or(0)
        };
        let (low, high) = (rare(head & FLAGS != 0), rare(head & DETAIL != 0));
        let (attributes, large) = (rare(head & ATTRIBUTES != 0), rare(head & TYPE != 0));
        let location = rare(head & LOCATION != 0);
        Some(Instruction {
            opcode,
            flags: low as u16,
            result: if head & TYPE != 0 { TypeId(large) } else { result },
            operands,
            detail: low >> 16 | high << 16,
            attributes,
            location,
        })
    }

    /// Where an instruction's operands are, by its two words.
    #[inline]
    fn span(&self, head: u32, start: u32) -> Span {
        match head >> LENGTH & LONG {
            LONG => Span { start: start + 1, length: self.words.get(start as usize).copied().unwrap_or(0) },
            length => Span { start, length },
        }
    }

    /// What an instruction does, without the rest.
    #[inline]
    pub fn opcode(&self, id: InstructionId) -> Option<Opcode> {
        self.heads.get(id.index()).map(|&[head, ..]| opcode_of(head))
    }

    /// Whether an instruction has a list of attributes.
    #[inline]
    pub fn has_attributes(&self, id: InstructionId) -> bool {
        self.heads.get(id.index()).is_some_and(|[head, ..]| head & ATTRIBUTES != 0)
    }

    /// The type of an instruction's result, without the rest.
    #[inline]
    pub fn result(&self, id: InstructionId) -> Option<TypeId> {
        let &[head, _] = self.heads.get(id.index())?;
        if head & TYPE == 0 { Some(TypeId(head >> RESULT)) } else { self.get(id).map(|instruction| instruction.result) }
    }

    /// What an instruction does and its operand words, without the rest.
    #[inline]
    pub fn operation(&self, id: InstructionId) -> Option<(Opcode, &[u32])> {
        let &[head, start] = self.heads.get(id.index())?;
        Some((opcode_of(head), self.span(head, start).of(&self.words)))
    }

    /// What an instruction does, the type of its result and its operand words, without the rest.
    #[inline]
    pub fn outline(&self, id: InstructionId) -> Option<(Opcode, TypeId, &[u32])> {
        let &[head, start] = self.heads.get(id.index())?;
        let result = if head & TYPE == 0 { TypeId(head >> RESULT) } else { self.get(id)?.result };
        Some((opcode_of(head), result, self.span(head, start).of(&self.words)))
    }

    /// Its operand words.
    #[inline]
    pub fn operands(&self, instruction: &Instruction) -> &[u32] {
        instruction.operands.of(&self.words)
    }

    /// Its operand words, to change them.
    pub fn operands_mut(&mut self, instruction: &Instruction) -> &mut [u32] {
        let Span { start, length } = instruction.operands;
        self.words.get_mut(start as usize..(start + length) as usize).unwrap_or_default()
    }

    /// Adds an instruction with these operands; its own span does not count.
    pub fn push(&mut self, instruction: Instruction, operands: &[u32]) -> InstructionId {
        let start = self.words.len();
        self.words.extend_from_slice(operands);
        self.finish(instruction, start)
    }

    /// Adds an operand word of the instruction that will be the next.
    #[inline]
    pub(crate) fn push_word(&mut self, word: u32) {
        self.words.push(word);
    }

    /// The words from a place on.
    #[inline]
    pub(crate) fn tail(&self, start: usize) -> &[u32] {
        self.words.get(start..).unwrap_or_default()
    }

    /// Takes back the words from a place on, of an instruction that will not be.
    pub(crate) fn drop_words(&mut self, start: usize) {
        self.words.truncate(start);
    }

    /// Adds an instruction whose operands are the words from a place on.
    #[inline(always)]
    pub(crate) fn finish(&mut self, instruction: Instruction, start: usize) -> InstructionId {
        let head = self.pack(instruction, start);
        let id = InstructionId(self.heads.len() as u32);
        self.heads.push(head);
        id
    }

    /// Puts another instruction in the place of one, with these operands. Nothing happens where there is none.
    pub fn replace(&mut self, id: InstructionId, instruction: Instruction, operands: &[u32]) {
        if id.index() < self.heads.len() {
            let start = self.words.len();
            self.words.extend_from_slice(operands);
            let head = self.pack(instruction, start);
            self.heads[id.index()] = head;
        }
    }

    /// Changes all of an instruction but its operands.
    pub fn update(&mut self, id: InstructionId, change: impl FnOnce(&mut Instruction)) {
        let Some(mut instruction) = self.get(id) else { return };
        change(&mut instruction);
        let operands = self.operands(&instruction).to_vec();
        self.replace(id, instruction, &operands);
    }

    /// Puts what goes with the words from a place on, which are its operands, into a head and behind those words.
    #[inline(always)]
    fn pack(&mut self, instruction: Instruction, start: usize) -> [u32; 2] {
        let length = (self.words.len() - start) as u32;
        let Instruction { opcode, result, flags, detail, attributes, location, .. } = instruction;
        let head = u32::from(opcode.0) & ((1 << OPCODE) - 1);
        if detail >> 16 | attributes | location != 0 || length >= LONG || result.0 >= LARGE {
            return [head | self.pack_rare(&instruction, start), start as u32];
        }
        let low = u32::from(flags) | detail << 16;
        if low != 0 {
            self.words.push(low);
        }
        let has = if low == 0 { 0 } else { FLAGS };
        [head | has | length << LENGTH | result.0 << RESULT, start as u32]
    }

    /// The words that fewer instructions have, how many operands there are and the type, as bits of the head.
    #[inline(never)]
    fn pack_rare(&mut self, instruction: &Instruction, start: usize) -> u32 {
        let &Instruction { result, flags, detail, attributes, location, .. } = instruction;
        let length = (self.words.len() - start) as u32;
        if length >= LONG {
            self.words.insert(start, length);
        }
        let mut head = length.min(LONG) << LENGTH | (result.0 & (LARGE - 1)) << RESULT;
        for (there, word, bit) in [
            (flags != 0 || detail & 0xffff != 0, u32::from(flags) | detail << 16, FLAGS),
            (detail > 0xffff, detail >> 16, DETAIL),
            (attributes != 0, attributes, ATTRIBUTES),
            (result.0 >= LARGE, result.0, TYPE),
            (location != 0, location, LOCATION),
        ] {
            if there {
                head |= bit;
                self.words.push(word);
            }
        }
        head
    }

    /// All of them, in the order they were added.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Instruction> + '_ {
        (0..self.heads.len() as u32).map(|id| {
            // Every id below the length is there.
            self.get(InstructionId(id)).unwrap_or(Instruction::new(Opcode(0), TypeId(0)))
        })
    }

    /// Those that do one thing, in the order they were added: only these are unpacked.
    #[inline]
    pub fn of(&self, opcode: Opcode) -> impl DoubleEndedIterator<Item = Instruction> + Clone + '_ {
        let heads = self.heads.iter().enumerate();
        let found = heads.filter(move |(_, [head, ..])| opcode_of(*head) == opcode);
        found.filter_map(|(id, _)| self.get(InstructionId(id as u32)))
    }

    /// The operand words of those that do one thing, without the rest, in the order they were added.
    #[inline]
    pub fn operands_of(&self, opcode: Opcode) -> impl DoubleEndedIterator<Item = (InstructionId, &[u32])> + Clone + '_ {
        let heads = self.heads.iter().enumerate();
        let found = heads.filter(move |(_, [head, ..])| opcode_of(*head) == opcode);
        found.map(|(id, &[head, start])| (InstructionId(id as u32), self.span(head, start).of(&self.words)))
    }

    /// Makes room for so many more instructions and operand words.
    pub fn reserve(&mut self, instructions: usize, words: usize) {
        self.heads.reserve_exact(instructions);
        self.words.reserve_exact(words);
    }

    /// Both lists.
    pub(crate) const fn lists(&mut self) -> (&mut Vec<[u32; 2]>, &mut Vec<u32>) {
        (&mut self.heads, &mut self.words)
    }

    /// Whether an instruction with so many operands would not fit into the room there is.
    #[inline]
    pub(crate) fn is_full(&self, operands: usize) -> bool {
        self.heads.len() == self.heads.capacity() || self.words.len() + operands + 4 > self.words.capacity()
    }

    /// Gives the instruction added last a debug location, which is the last of its words.
    pub(crate) fn locate_last(&mut self, location: u32) {
        let Some(&[head, start]) = self.heads.last() else { return };
        let Span { start, length } = self.span(head, start);
        let rare = (head & (FLAGS | DETAIL | ATTRIBUTES | TYPE | LOCATION)).count_ones();
        if (start + length + rare) as usize != self.words.len() {
            // Others were changed since, whose words are behind its own.
            let last = InstructionId(self.heads.len() as u32 - 1);
            return self.update(last, |instruction| instruction.location = location);
        }
        match (self.heads.last_mut(), self.words.last_mut()) {
            (_, Some(word)) if head & LOCATION != 0 => *word = location,
            (Some([head, ..]), _) if location != 0 => {
                *head |= LOCATION;
                self.words.push(location);
            }
            _ => {}
        }
    }
}

/// The instructions of a run, one of whose two parts is empty.
#[derive(Clone, Debug)]
struct Ids<'o> {
    next: u32,
    end: u32,
    list: std::slice::Iter<'o, InstructionId>,
}

impl Iterator for Ids<'_> {
    type Item = InstructionId;

    #[inline]
    fn next(&mut self) -> Option<InstructionId> {
        if self.next < self.end {
            self.next += 1;
            return Some(InstructionId(self.next - 1));
        }
        self.list.next().copied()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = (self.end - self.next) as usize + self.list.len();
        (count, Some(count))
    }
}

impl DoubleEndedIterator for Ids<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<InstructionId> {
        if self.next < self.end {
            self.end -= 1;
            return Some(InstructionId(self.end));
        }
        self.list.next_back().copied()
    }
}

impl ExactSizeIterator for Ids<'_> {}

/// In which order a body's instructions are: one after another, as a reader adds them, or any.
#[derive(Clone, Debug, Default)]
pub struct Order {
    first: u32,
    length: u32,
    /// Any order; empty for a run.
    list: Vec<InstructionId>,
}

impl Order {
    /// A run of instructions.
    pub const fn run_of(first: InstructionId, length: u32) -> Self {
        Self { first: first.0, length, list: Vec::new() }
    }

    /// How many instructions there are.
    pub fn len(&self) -> usize {
        if self.list.is_empty() { self.length as usize } else { self.list.len() }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The ids that they are, one after another, unless they are in another order.
    pub fn as_run(&self) -> Option<std::ops::Range<usize>> {
        let start = self.first as usize;
        self.list.is_empty().then(|| start..start + self.length as usize)
    }

    /// The instruction at a place.
    pub fn get(&self, place: usize) -> Option<InstructionId> {
        if self.list.is_empty() {
            return (place < self.length as usize).then(|| InstructionId(self.first + place as u32));
        }
        self.list.get(place).copied()
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = InstructionId> + DoubleEndedIterator + Clone + '_ {
        self.run(Span { start: 0, length: self.len() as u32 })
    }

    /// Those of a block, in order; none where it leads out of the body.
    pub fn run(&self, span: Span) -> impl ExactSizeIterator<Item = InstructionId> + DoubleEndedIterator + Clone + '_ {
        let (start, end) = (span.start as usize, span.start as usize + span.length as usize);
        let length = if end <= self.len() && self.list.is_empty() { span.length } else { 0 };
        let list = self.list.get(start..end).unwrap_or_default();
        let first = self.first + if length == 0 { 0 } else { span.start };
        Ids { next: first, end: first + length, list: list.iter() }
    }

    fn list(&mut self) -> &mut Vec<InstructionId> {
        if self.list.is_empty() {
            self.list = (self.first..self.first + self.length).map(InstructionId).collect();
            self.length = 0;
        }
        &mut self.list
    }

    /// Puts an instruction in at a place, at most behind the last.
    pub fn insert(&mut self, place: usize, id: InstructionId) {
        let list = self.list();
        list.insert(place.min(list.len()), id);
    }

    /// Takes the instruction at a place out.
    pub fn remove(&mut self, place: usize) -> Option<InstructionId> {
        let list = self.list();
        (place < list.len()).then(|| list.remove(place))
    }
}

impl FromIterator<InstructionId> for Order {
    fn from_iter<I: IntoIterator<Item = InstructionId>>(ids: I) -> Self {
        Self { first: 0, length: 0, list: ids.into_iter().collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        let mut instructions = Instructions::default();
        let long: Vec<u32> = (0..300).collect();
        let cases = [
            (Instruction { flags: 0x608, detail: 3, ..Instruction::new(Opcode::LOAD, TypeId(4)) }, vec![1]),
            (Instruction { attributes: 9, location: 8, ..Instruction::new(Opcode::CALL, TypeId(0)) }, vec![1, 2, 3]),
            (Instruction { detail: 0x1_0000, ..Instruction::new(Opcode::CALL, TypeId(0xffff)) }, vec![]),
            (
                Instruction { detail: u32::MAX, flags: 7, ..Instruction::new(Opcode::CALL, TypeId(0x1_0000)) },
                vec![4; 31],
            ),
            (Instruction::new(Opcode::SWITCH, TypeId(1)), long),
            (
                Instruction {
                    detail: 1,
                    attributes: 2,
                    location: 3,
                    ..Instruction::new(Opcode::LANDING_PAD, TypeId(2))
                },
                vec![],
            ),
        ];
        let ids: Vec<_> = cases.iter().map(|(one, operands)| instructions.push(*one, operands)).collect();
        instructions.locate_last(77);
        instructions.locate_last(78);
        for (i, (id, (one, operands))) in ids.into_iter().zip(&cases).enumerate() {
            let found = instructions.get(id).unwrap();
            assert_eq!(instructions.operands(&found), operands, "{i}");
            assert_eq!(instructions.operation(id), Some((one.opcode, operands.as_slice())), "{i}");
            let location = if i == 5 { 78 } else { one.location };
            assert_eq!(found, Instruction { operands: found.operands, location, ..*one }, "{i}");
        }
        let calls: Vec<_> = instructions.of(Opcode::CALL).map(|one| (one.attributes, one.location)).collect();
        assert_eq!(calls, [(9, 8), (0, 0), (0, 0)]);
        // The last is not the last of the words any more once another was changed.
        instructions.update(InstructionId(4), |one| one.location = 5);
        instructions.locate_last(79);
        let last = instructions.get(InstructionId(5)).unwrap();
        assert_eq!((last.location, last.detail, last.attributes), (79, 1, 2));
        let found = instructions.get(InstructionId(4)).unwrap();
        assert_eq!(instructions.result(InstructionId(3)), Some(TypeId(0x1_0000)));
        assert_eq!((found.location, instructions.operands(&found).len()), (5, 300));
    }

    #[test]
    fn orders() {
        let mut order = Order::run_of(InstructionId(5), 3);
        assert_eq!(order.run(Span { start: 1, length: 2 }).collect::<Vec<_>>(), [InstructionId(6), InstructionId(7)]);
        assert_eq!(order.run(Span { start: 1, length: 3 }).len(), 0);
        assert_eq!(order.as_run(), Some(5..8));
        order.insert(1, InstructionId(9));
        assert_eq!(order.remove(0), Some(InstructionId(5)));
        assert_eq!(order.as_run(), None);
        assert_eq!(order.iter().map(|id| id.0).collect::<Vec<_>>(), [9, 6, 7]);
    }
}
