//! Bodies of functions.

use dxbin_base::{Code, Error, Severity};

use super::constants::pending_number;
use super::intern::Table;
use super::{Known, Reader};
use crate::bitstream::{Item, Numbers};
use crate::model::{
    Attachment, BlockId, Body, FunctionId, Instruction, InstructionId, MetadataEntry, MetadataId, Node, Opcode, Order,
    Span, Type, TypeId, ValueKind,
};
use crate::operands::is_local;
use crate::spec::codes::{Block, FunctionCode, MetadataCode};
use crate::spec::debug::LOCATION;

/// The number of the kind of attachments that is a debug location.
const DEBUG_KIND: &[u8] = b"dbg";

/// What is known while a body is read.
pub(super) struct Frame {
    pub(super) function: FunctionId,
    /// The type of what is no value.
    pub(super) void: TypeId,
    /// How many values there were before the body.
    values: u32,
    /// Where the body's instructions start.
    first: u32,
    /// Where the words of the instruction being read start.
    pub(super) start: usize,
    /// Where those of its blocks end that are not open any more.
    ends: Vec<u32>,
    /// The number among those of the open block, or of the one that would be open.
    open: u32,
    /// Whether a block is open.
    is_open: bool,
    /// Operands that are values to come: the instruction, and which of its operands.
    pub(super) patches: Vec<(u32, u32)>,
    /// The last debug location, as an instruction has it.
    location: u32,
    /// What it will be, which has what is attached so far.
    body: Box<Body>,
    /// Instructions that LLVM does not count where things are attached: how many that it counts are before each.
    unnumbered: Vec<u32>,
}

impl Frame {
    /// Lets the instruction that comes next be one that LLVM does not count.
    pub(super) fn pass_over(&mut self, next: u32) {
        self.unnumbered.push(next - self.first - self.unnumbered.len() as u32);
    }
}

/// Debug locations by what they say.
#[derive(Clone, Debug, Default)]
pub(super) struct Locations {
    table: Table,
    /// How many entries of the metadata were looked at.
    seen: u32,
    /// The last one asked for.
    last: Option<([u32; 4], MetadataId)>,
}

impl Locations {
    /// Forgets all locations.
    pub(super) fn clear(&mut self, most: usize) {
        self.table.clear(most);
        (self.seen, self.last) = (0, None);
    }
}

impl Reader<'_, '_> {
    /// Passes over a body, to read it later: it is that of the first function that has none yet.
    pub(super) fn meet_body(&mut self) -> Result<(), Error> {
        if !self.seen_body {
            self.seen_body = true;
            self.kept.defined.reverse();
            self.resolve_initializers(true);
        }
        let Some(function) = self.kept.defined.pop() else {
            return Err(self.error(Code::ModuleBlock, "a body of no function"));
        };
        let start = self.cursor.position();
        self.cursor.skip()?;
        let bits = self.cursor.position() - start;
        self.kept.bodies.push((function, start, bits));
        self.body_bits += bits;
        Ok(())
    }

    /// Reads the bodies that were met.
    pub(super) fn met_bodies(&mut self, numbers: &mut Numbers) {
        let depth = self.cursor.depth();
        let values = std::mem::take(&mut self.waiting_metadata.values);
        self.resolve_values(values, false);
        if !self.kept.bodies.is_empty() {
            self.pass_referred();
        }
        let mut met = std::mem::take(&mut self.kept.bodies);
        for (i, &(function, position, bits)) in met.iter().enumerate() {
            self.cursor.bits().jump(position);
            self.body_start = position;
            let (values, metadata) = (self.kept.values.len(), self.metadata_end());
            if let Err(error) = self.body(function, numbers) {
                self.note(error);
            }
            let at_end = self.cursor.position() == self.cursor.bits().len();
            if self.seen_symbols && at_end && (i + 1 < met.len() || !self.kept.defined.is_empty()) {
                // LLVM looks for the next where this one ended.
                let error = self.error(Code::ModuleBlock, "a body ends where the stream does, and others are to come");
                self.note(error);
            }
            self.cursor.leave_to(depth);
            self.body_done += bits;
            self.kept.values.truncate(values);
            self.referred = values as u32;
            self.forget_metadata(metadata);
        }
        met.clear();
        self.kept.bodies = met;
    }

    /// Makes room for the instructions to come, as many as those so far let expect: growing twofold would take twice the
    /// heap that instructions need in the end.
    #[cold]
    pub(super) fn make_room(&mut self, operands: usize) {
        let instructions = &mut self.module.instructions;
        let (bits, done) = (self.body_bits, self.body_done + (self.cursor.position() - self.body_start));
        let left = bits.saturating_sub(done);
        // A guess to start with, a fifth of what would be needed at seven bytes an instruction of three words.
        let bytes = left / 8 / 5;
        let (mut heads, mut words) = (bytes / 7, bytes / 2);
        if instructions.len() >= 8 && done > bits / 32 {
            let rate = |length: usize| (length as u64 * left / done.max(1)) * 33 / 32;
            (heads, words) = (rate(instructions.len()), rate(instructions.words()));
        }
        // Most instructions are values.
        if self.kept.values.len() + 8 > self.kept.values.capacity() {
            self.kept.values.reserve_exact(heads as usize + 8);
        }
        let least = operands as u64 + 8;
        instructions.reserve((heads + 8) as usize, (words + least) as usize);
    }

    fn body(&mut self, function: FunctionId, numbers: &mut Numbers) -> Result<(), Error> {
        self.cursor.enter(Block::FUNCTION.0)?;
        let signature = self.module.functions.get(function.index()).map(|function| function.signature);
        let parameters = match signature.and_then(|of| self.module.types.get(of)) {
            Some(Type::Function { parameters, .. }) => parameters,
            _ => Span::default(),
        };
        self.parameters = parameters;
        let values = self.kept.values.len() as u32;
        let types = self.module.types.members(parameters).iter().enumerate();
        self.kept.values.extend(types.map(|(i, &of)| Known { value: ValueKind::Argument(i as u32).into(), of }));
        let mut frame = Frame {
            function,
            void: self.plain_type(Type::Void),
            values,
            first: self.module.instructions.len() as u32,
            start: self.module.instructions.words(),
            ends: std::mem::take(&mut self.kept.ends),
            open: 0,
            is_open: false,
            patches: std::mem::take(&mut self.kept.patches),
            location: 0,
            body: self.kept.blank_bodies.pop().unwrap_or_default(),
            unnumbered: Vec::new(),
        };
        self.blocks = 0..0;
        self.made_names[1] = 0;
        let result = self.body_entries(&mut frame, numbers);
        self.resolve_operands(&frame);
        let values = std::mem::take(&mut self.waiting_metadata.values);
        self.resolve_values(values, true);
        self.finish(frame);
        result
    }

    fn body_entries(&mut self, frame: &mut Frame, numbers: &mut Numbers) -> Result<(), Error> {
        loop {
            match self.cursor.item(0, numbers)? {
                Item::End => return Ok(()),
                Item::Block(number) => match Block(number) {
                    Block::CONSTANTS => self.constants(number, numbers)?,
                    Block::VALUE_SYMTAB => self.symbols(number, Some(frame.function), numbers)?,
                    Block::METADATA_ATTACHMENT => self.attachments(number, frame, numbers)?,
                    Block::METADATA => self.metadata_block(number, numbers)?,
                    Block::USELIST => self.use_lists(number, Some(frame.function), numbers)?,
                    _ => self.unknown_block(number)?,
                },
                Item::Record(code) => {
                    let code = FunctionCode(code);
                    let result = match code {
                        FunctionCode::DECLAREBLOCKS => self.declare_blocks(numbers, frame),
                        FunctionCode::DEBUG_LOC => self.debug_location(numbers, frame),
                        FunctionCode::DEBUG_LOC_AGAIN => self.locate(frame.location, frame),
                        _ => {
                            frame.start = self.module.instructions.words();
                            let result = self.instruction_record(code, numbers, frame);
                            if result.is_err() {
                                self.module.instructions.drop_words(frame.start);
                            }
                            result
                        }
                    };
                    result?;
                }
                Item::Text(_) => {}
            }
        }
    }

    /// So many blocks follow. Where they are stated again, LLVM makes new ones behind those there are, goes on in the first
    /// of them, and then in the one behind that which it was in before.
    fn declare_blocks(&mut self, record: &[u64], frame: &mut Frame) -> Result<(), Error> {
        let Some(&count) = record.first().filter(|&&count| count != 0) else { return Err(self.short(record)) };
        let before = self.blocks.end;
        // A block's end takes at least four bits; a few may stay empty.
        let spare = count.saturating_sub(self.cursor.left() / 4);
        let Some(left) = self.spare_blocks.checked_sub(spare) else {
            let message = format!("a function of {count} blocks, far more than there are bits left");
            return Err(self.error(Code::ModuleRecord, message));
        };
        self.spare_blocks = if before > 0 { left.saturating_sub(count - spare) } else { left };
        self.end_blocks(before, frame);
        frame.is_open = true;
        self.blocks = before..before + count as u32;
        Ok(())
    }

    /// Ends blocks up to this one here.
    fn end_blocks(&self, to: u32, frame: &mut Frame) {
        let here = self.module.instructions.len() as u32;
        if frame.ends.len() < to as usize {
            frame.ends.resize(to as usize, here);
        }
    }

    /// Ends the open block, and opens the next if there is one.
    fn next_block(&mut self, frame: &mut Frame) {
        frame.ends.push(self.module.instructions.len() as u32);
        frame.open += 1;
        frame.is_open = frame.open < self.blocks.end - self.blocks.start;
        if self.blocks.start > 0 && frame.is_open {
            self.end_blocks(self.blocks.start + frame.open, frame);
        }
    }

    /// Whether an instruction stands in the open block or right before it.
    fn has_last(&self, frame: &Frame) -> bool {
        let here = self.module.instructions.len() as u32;
        if self.blocks.start == 0 {
            return here > frame.first;
        }
        let end = |block: u32| {
            block.checked_sub(1).map_or(frame.first, |at| frame.ends.get(at as usize).copied().unwrap_or(here))
        };
        if frame.is_open && here > frame.ends.last().copied().unwrap_or(frame.first) {
            return true;
        }
        let last = self.blocks.start + frame.open;
        frame.open > 0 && end(last) > end(last - 1)
    }

    /// Adds an instruction with the operands that were collected.
    #[inline(always)]
    pub(super) fn add_instruction(&mut self, frame: &mut Frame, instruction: Instruction) -> Result<(), Error> {
        if !frame.is_open {
            return Err(self.error(Code::ModuleRecord, "an instruction behind the last block"));
        }
        let id = self.module.instructions.finish(instruction, frame.start);
        frame.start = self.module.instructions.words();
        if instruction.result != frame.void {
            self.push_value(ValueKind::Instruction(id), instruction.result);
        }
        if is_end(instruction.opcode) {
            self.next_block(frame);
        }
        Ok(())
    }

    fn locate(&mut self, location: u32, frame: &Frame) -> Result<(), Error> {
        if self.has_last(frame) {
            self.module.instructions.locate_last(location);
            return Ok(());
        }
        Err(self.error(Code::ModuleRecord, "a debug location before any instruction"))
    }

    fn debug_location(&mut self, record: &[u64], frame: &mut Frame) -> Result<(), Error> {
        let &[line, column, scope, inlined, ..] = record else { return Err(self.short(record)) };
        let scope = (scope as u32).checked_sub(1).map(|number| self.node_at(number)).transpose()?;
        let inlined = (inlined as u32).checked_sub(1).map(|number| self.node_at(number)).transpose()?;
        frame.location = match scope {
            // Without a scope there is no location.
            None => 0,
            Some(scope) => {
                let scope = scope.0 + 1;
                let inlined = inlined.map_or(0, |inlined| inlined.0 + 1);
                let column = if column as u32 >= 1 << 16 { 0 } else { column as u32 };
                self.location([line as u32, column, scope, inlined]).0 + 1
            }
        };
        self.locate(frame.location, frame)
    }

    /// The node of a debug location, which is added where there is none.
    fn location(&mut self, fields: [u32; 4]) -> MetadataId {
        if let Some((last, id)) = self.kept.locations.last
            && last == fields
        {
            return id;
        }
        let metadata = &mut self.module.metadata;
        // Those that the file's metadata have come first.
        let start = self.kept.locations.seen as usize;
        for (i, entry) in metadata.entries.get(start..).unwrap_or_default().iter().enumerate() {
            if let &MetadataEntry::Node(Node { kind: LOCATION, distinct: false, fields }) = entry {
                let hash = self.seed.start(0).words(fields.of(&metadata.fields));
                self.kept.locations.table.insert(hash, (start + i) as u32);
            }
        }
        let hash = self.seed.start(0).words(&fields);
        let next = metadata.entries.len() as u32;
        let found = self.kept.locations.table.find_or_add(hash, next, |id| match metadata.entries.get(id as usize) {
            Some(MetadataEntry::Node(node)) => node.fields.of(&metadata.fields) == fields,
            _ => false,
        });
        if found.is_none() {
            let span = Span { start: metadata.fields.len() as u32, length: 4 };
            metadata.fields.extend(fields);
            metadata.entries.push(MetadataEntry::Node(Node { kind: LOCATION, distinct: false, fields: span }));
        }
        let id = MetadataId(found.unwrap_or(next));
        self.kept.locations.seen = metadata.entries.len() as u32;
        self.kept.locations.last = Some((fields, id));
        id
    }

    fn attachments(&mut self, number: u32, frame: &mut Frame, numbers: &mut Numbers) -> Result<(), Error> {
        self.cursor.enter(number)?;
        loop {
            match self.cursor.item(0, numbers)? {
                Item::End => return Ok(()),
                Item::Block(number) => self.unknown_block(number)?,
                Item::Record(code) => {
                    let code = MetadataCode(code);
                    let result = match code {
                        MetadataCode::ATTACHMENT => self.attachment(numbers, frame),
                        _ => self.unknown_record(code.0),
                    };
                    if let Err(error) = result {
                        self.note(error);
                    }
                }
                Item::Text(_) => {}
            }
        }
    }

    fn attachment(&mut self, record: &[u64], frame: &mut Frame) -> Result<(), Error> {
        if record.is_empty() {
            return Err(self.short(record));
        }
        let (to, pairs) = if record.len() % 2 == 1 {
            let (&index, pairs) = record.split_first().unwrap_or((&0, &[]));
            let all = self.module.instructions.len() as u64 - u64::from(frame.first);
            let count = all - frame.unnumbered.len() as u64;
            if index >= count {
                return Err(
                    self.error(Code::ModuleMetadata, format!("an attachment to instruction {index} of {count}"))
                );
            }
            let passed = frame.unnumbered.partition_point(|&before| u64::from(before) <= index);
            (Some(InstructionId(frame.first + index as u32 + passed as u32)), pairs)
        } else {
            (None, record)
        };
        for &[kind, node] in pairs.as_chunks::<2>().0 {
            let kind = kind as u32;
            let Some(known) = self.kind_at(kind) else {
                return Err(self.error(Code::ModuleMetadata, format!("no kind of attachments has the number {kind}")));
            };
            let location = self.module.bytes(known.name) == DEBUG_KIND;
            let node = self.metadata_at(node as u32)?;
            let local = match self.module.metadata.get(node) {
                Some(MetadataEntry::Value(value)) => {
                    let value = pending_number(value.0).map_or(value, |number| self.value(number));
                    value.is_none() || is_local(value)
                }
                _ => false,
            };
            if local && to.is_some() {
                // LLVM drops what is attached to a value of the function, and all behind it.
                break;
            }
            let node = self.as_node(node)?;
            let attachment = Attachment { kind, node };
            match to {
                // A debug location that came another way.
                Some(id) if location => {
                    let is_location = matches!(
                        self.module.metadata.get(node),
                        Some(MetadataEntry::Node(Node { kind: LOCATION, .. }))
                    );
                    self.module.layout.stray_locations |= !is_location;
                    self.module.instructions.update(id, |instruction| instruction.location = node.0 + 1);
                }
                Some(id) => frame.body.instruction_attachments.push((id, attachment)),
                None => frame.body.attachments.push(attachment),
            }
        }
        Ok(())
    }

    /// Puts in operands that were to come.
    fn resolve_operands(&mut self, frame: &Frame) {
        let end = self.referred.max(self.kept.values.len() as u32);
        for &(instruction, place) in &frame.patches {
            let Some(instruction) = self.module.instruction(InstructionId(instruction)) else { continue };
            let word = self.module.operands(instruction).get(place as usize);
            let Some(number) = word.and_then(|&word| pending_number(word)) else { continue };
            let mut value = self.value(number);
            if value.is_none() {
                let told = self.error(Code::ModuleValue, format!("value {number} is used and is nowhere"));
                // LLVM looks for it at the end of all values alone.
                let severity = if number + 1 < end { Severity::Warning } else { Severity::Error };
                self.diagnostics.push(told.diagnostic().clone().severity(severity));
                value = self.nowhere_value(number);
            }
            if let Some(word) = self.module.instructions.operands_mut(&instruction).get_mut(place as usize) {
                *word = value.0;
            }
        }
        if let Some(last) = end.checked_sub(1)
            && self.value(last).is_none()
            && self.pending.contains_key(&last)
        {
            // The last of all values, also if metadata alone speak of it.
            let error = self.error(Code::ModuleValue, format!("value {last} is the last and is nowhere"));
            self.note(error);
        }
        // What the module's metadata told of has its type in all functions.
        self.pending.retain(|&number, _| number < frame.values);
    }

    fn finish(&mut self, frame: Frame) {
        let last = self.module.instructions.len() as u32;
        let count = self.blocks.end;
        let mut body = frame.body;
        body.blocks.reserve_exact(count as usize);
        let mut start = frame.first;
        for i in 0..count as usize {
            // The last may not be ended, and those behind it are empty.
            let end = frame.ends.get(i).copied().unwrap_or(last);
            body.blocks.push(Span { start: start - frame.first, length: end - start });
            start = end;
        }
        body.order = Order::run_of(InstructionId(frame.first), last - frame.first);
        std::mem::swap(&mut body.names, &mut self.names);
        (self.kept.ends, self.kept.patches) = (frame.ends, frame.patches);
        self.kept.ends.clear();
        self.kept.patches.clear();
        self.blocks = 0..0;
        // A function without blocks is a declaration.
        if let Some(function) = self.module.functions.get_mut(frame.function.index()).filter(|_| count > 0) {
            function.body = Some(body);
        }
    }

    /// A block of the function being read.
    pub(super) fn block_at(&self, number: u64) -> Result<BlockId, Error> {
        match self.blocks.start.checked_add(number as u32).filter(|block| self.blocks.contains(block)) {
            Some(block) => Ok(BlockId(block)),
            None => Err(self.error(Code::ModuleValue, format!("block {number} is nowhere"))),
        }
    }
}

/// Whether an instruction ends its block.
const fn is_end(opcode: Opcode) -> bool {
    opcode.0 <= Opcode::UNREACHABLE.0
}
