//! From bytes to a module.
//!
//! One pass over the module's block, and then one over each function's, whose places the first remembered, in the order in
//! which dxc's LLVM reads them. Values and metadata get the ids of the model at once; what is referred to before it is told of is
//! put in when it is known.
//!
//! A defect does not end the work: what it spoils is left out or undefined, and the diagnostics say so. Where LLVM refuses
//! a module there is a diagnostic that is an error, so that [`Diagnostics::strict`] refuses it too.

mod attributes;
mod beside;
mod body;
mod comparisons;
mod computed;
mod constant_table;
mod constants;
mod control;
mod data_layout;
mod expressions;
mod folding;
mod globals;
mod instructions;
mod intern;
mod kept;
mod known_attributes;
mod known_symbols;
mod known_types;
mod memory;
mod metadata;
mod metadata_numbers;
mod names;
mod numbers;
mod references;
mod room;
mod symbols;
mod twins;
mod types;
mod upgrade;
mod usual;

use std::collections::BTreeMap;

use dxbin_base::cursor::Cursor as Bytes;
use dxbin_base::{Code, Diagnostics, Error, Limits};

use crate::bitstream::{Cursor, Entry, Item, Numbers};
use crate::model::{FunctionId, Module, Named, Span, Text, TypeId, Value, ValueKind};
use crate::spec::codes::{Block, MAGIC, ModuleCode};
use kept::Kept;

pub use kept::recycle;

/// The magic of a wrapper: where the bitcode is, and what for.
const WRAPPER: u32 = 0x0B17_C0DE;
/// The number of the block that is a function's body.
const FUNCTION: u32 = Block::FUNCTION.0;
/// More bytes than this are no module, and ids of the model could not count what is in them.
const LARGEST: usize = 1 << 28;

/// Reads a module from bitcode, bare or in its wrapper, that starts at the absolute offset `origin`.
///
/// ```
/// use dxbin_base::{Code, Diagnostics, Limits};
/// let error = dxbin_bitcode::read::read(b"DXBC", 0, &Limits::default(), &mut Diagnostics::new()).unwrap_err();
/// assert_eq!(error.code(), Code::BitcodeMagic);
/// ```
///
/// # Errors
///
/// [`Code::BitcodeMagic`] and [`Code::BitcodeSize`] for bytes that are no bitcode, [`Code::ModuleBlock`] where no module
/// is in them. All other defects are diagnostics.
pub fn read(data: &[u8], origin: u64, limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Module, Error> {
    read_as(None, data, origin, limits, diagnostics)
}

/// Reads a second module in the context of a `first`, where a name stands for one structure: those that are other than the
/// first's get other names.
///
/// # Errors
///
/// As [`read`].
pub fn read_beside(
    first: &Module,
    data: &[u8],
    origin: u64,
    limits: &Limits,
    diagnostics: &mut Diagnostics,
) -> Result<Module, Error> {
    read_as(Some(first), data, origin, limits, diagnostics)
}

fn read_as(
    first: Option<&Module>,
    data: &[u8],
    origin: u64,
    limits: &Limits,
    diagnostics: &mut Diagnostics,
) -> Result<Module, Error> {
    let (bitcode, start) = unwrap(data, origin, diagnostics)?;
    let mut reader = Reader::new(bitcode, start, limits, diagnostics);
    if let Some(first) = first {
        let beside = beside::Beside::new(first, reader.seed);
        reader.module.types.renamed = beside.renamed();
        reader.beside = Some(beside);
    }
    reader.stream()?;
    Ok(reader.done())
}

/// The bitcode itself and its absolute offset.
fn unwrap<'a>(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Result<(&'a [u8], u64), Error> {
    let all = origin..origin + data.len() as u64;
    if data.len() > LARGEST {
        return Err(Error::new(Code::BitcodeSize, all, format!("bitcode of more than {LARGEST} bytes")));
    }
    if !data.len().is_multiple_of(4) {
        diagnostics.add(
            Code::BitcodeSize,
            all.clone(),
            format!("bitcode of {} bytes, no multiple of four", data.len()),
        );
    }
    let mut header = Bytes::new(data, origin);
    let (bitcode, start) = if header.u32() == Some(WRAPPER) {
        let mut fields = || Some((header.u32()?, header.u32()?, header.u32()?, header.u32()?));
        let inside = fields().and_then(|(_, offset, size, _)| {
            let start = usize::try_from(offset).ok()?;
            Some((data.get(start..start.checked_add(usize::try_from(size).ok()?)?)?, u64::from(offset)))
        });
        let Some((bitcode, offset)) = inside else {
            return Err(Error::new(Code::BitcodeMagic, all, "the bitcode's wrapper leads outside the bytes"));
        };
        (bitcode, origin + offset)
    } else {
        (data, origin)
    };
    if bitcode.get(..4) != Some(&MAGIC) {
        let found = bitcode.get(..4.min(bitcode.len())).unwrap_or_default();
        let message = format!("bitcode starts with 42 43 c0 de, here with {found:02x?}");
        return Err(Error::new(Code::BitcodeMagic, start..start + 4.min(bitcode.len() as u64), message));
    }
    Ok((bitcode, start))
}

/// A value that has a number, and its type.
#[derive(Clone, Copy, Debug)]
struct Known {
    value: Value,
    /// [`types::HOLE`] where there is no value.
    of: TypeId,
}

impl Known {
    const NONE: Self = Self { value: Value::NONE, of: types::HOLE };
}

/// What a reader knows at any time.
struct Reader<'a, 'd> {
    cursor: Cursor<'a>,
    diagnostics: &'d mut Diagnostics,
    module: Module,
    seed: intern::Seed,
    kept: Box<Kept>,
    /// The module that was read before into the same context.
    beside: Option<beside::Beside<'a>>,
    /// The types of the parameters of the function being read.
    parameters: Span,
    /// Types of values that are referred to and not told of yet, and of constants that wait for others.
    pending: BTreeMap<u32, TypeId>,
    /// One more than the largest number of a value that was referred to before it was told of.
    referred: u32,
    waiting_metadata: metadata::Waiting,
    /// How deep types may nest. Shaders' arrays and functions nest deeper than files do.
    type_depth: u32,
    /// The attributes of a module that begins with them, while they are read; or where they are remembered.
    begun: Option<known_attributes::Begun>,
    taken_attributes: Option<usize>,
    /// Whether blocks have the abbreviations that dxc and LLVM give them all.
    has_usual_infos: bool,
    /// Whether a type was referred to before it was told of.
    referred_to_types: bool,
    /// The type of labels; [`types::HOLE`] where there is none.
    label: TypeId,
    /// How many types the table is said to have.
    stated_types: u64,
    /// The type of metadata, or a hole where there is none.
    metadata_type: TypeId,
    /// The type of an expression, where it is not the block's.
    expression_type: Option<TypeId>,
    /// Initialisers that are not resolved yet.
    initializers: Vec<globals::Initializer>,
    /// Whether the module's symbols were told of: from then on LLVM reads a function's body where it meets it.
    seen_symbols: bool,
    /// Whether a body was met, before which all globals must have what they start with.
    seen_body: bool,
    /// Of all bodies and of those read: how many bits they have; and where the one being read starts.
    body_bits: u64,
    body_done: u64,
    body_start: u64,
    /// The blocks of the function being read that have numbers now, and the names in it.
    blocks: std::ops::Range<u32>,
    names: Vec<(Named, Text)>,
    /// How many names were made of globals, and in the function.
    made_names: [u32; 2],
    /// Globals that are in a group of their own name.
    implicit_comdats: Vec<Value>,
    /// Groups by name, and those that the file tells of: their numbers in the model, from 1.
    comdat_names: BTreeMap<Vec<u8>, u32>,
    comdat_numbers: Vec<u32>,
    /// Blocks whose addresses are taken.
    block_addresses: Vec<(FunctionId, u32)>,
    /// How many blocks without an end there may still be.
    spare_blocks: u64,
    /// How many numbers without a value may still be passed over. LLVM passes over any number.
    spare_values: usize,
    /// How deep computations of constants are in each other.
    computing: u32,
    /// How many indices of constants may still be looked at, to be taken to those before them.
    spare_steps: u64,
    /// Whether values are counted from the instruction back.
    relative: bool,
}

impl<'a, 'd> Reader<'a, 'd> {
    fn new(data: &'a [u8], origin: u64, limits: &Limits, diagnostics: &'d mut Diagnostics) -> Self {
        let bytes = data.len();
        let mut kept = Kept::take();
        let mut module = kept.module();
        room::make_room(&mut module, bytes);
        kept.values.reserve(32 + bytes / 64);
        let mut cursor = Cursor::with_spare(data, origin, std::mem::take(&mut kept.cursor));
        // Behind the magic.
        cursor.bits().jump(32);
        Self {
            cursor,
            diagnostics,
            module,
            seed: kept.seed,
            kept,
            beside: None,
            parameters: Span::default(),
            pending: BTreeMap::new(),
            referred: 0,
            waiting_metadata: metadata::Waiting::default(),
            type_depth: limits.max_depth.saturating_mul(32),
            begun: None,
            taken_attributes: None,
            has_usual_infos: false,
            referred_to_types: false,
            label: types::HOLE,
            stated_types: 0,
            metadata_type: types::HOLE,
            expression_type: None,
            initializers: Vec::new(),
            seen_symbols: false,
            seen_body: false,
            body_bits: 0,
            body_done: 0,
            body_start: 0,
            blocks: 0..0,
            names: Vec::new(),
            made_names: [0; 2],
            implicit_comdats: Vec::new(),
            comdat_names: BTreeMap::new(),
            comdat_numbers: Vec::new(),
            block_addresses: Vec::new(),
            spare_blocks: 1 << 20,
            spare_values: (1 << 16) + 2 * bytes,
            computing: 0,
            spare_steps: (1 << 20) + 64 * bytes as u64,
            relative: false,
        }
    }

    /// The module, once all is read.
    fn done(mut self) -> Module {
        self.kept.cursor = self.cursor.spare();
        self.kept.put();
        self.module
    }

    /// An error about the record being read.
    #[cold]
    fn error(&self, code: Code, message: impl Into<String>) -> Error {
        self.cursor.error_at(code, self.cursor.start(), message)
    }

    /// A record of too few values, or too many.
    #[cold]
    fn short(&self, record: &[u64]) -> Error {
        self.error(Code::ModuleRecord, format!("a record of {} values, too few or too many of its kind", record.len()))
    }

    /// Keeps an error and goes on.
    #[cold]
    fn note(&mut self, error: Error) {
        self.diagnostics.push(error.diagnostic().clone());
    }

    fn unknown_block(&mut self, number: u32) -> Result<(), Error> {
        self.cursor.skip()?;
        let name = Block(number);
        let error = self.error(Code::ModuleUnknown, format!("a block {name:?} where none is looked for"));
        let diagnostic = error.diagnostic().clone().severity(dxbin_base::Severity::Warning);
        self.diagnostics.push(diagnostic);
        Ok(())
    }

    fn unknown_record(&mut self, code: u32) -> Result<(), Error> {
        let error = self.error(Code::ModuleUnknown, format!("a record of code {code} where none is looked for"));
        let diagnostic = error.diagnostic().clone().severity(dxbin_base::Severity::Warning);
        self.diagnostics.push(diagnostic);
        Ok(())
    }

    fn push_value(&mut self, kind: ValueKind, of: TypeId) {
        self.push_known(kind.into(), of);
    }

    fn push_known(&mut self, value: Value, of: TypeId) {
        room::push_tight(&mut self.kept.values, Known { value, of });
    }

    /// What a number stands for; [`Value::NONE`] for nothing.
    fn value(&self, number: u32) -> Value {
        self.kept.values.get(number as usize).map_or(Value::NONE, |known| known.value)
    }

    /// The type of a value in the function being read.
    #[inline]
    fn type_of(&self, value: Value) -> Option<TypeId> {
        match value.kind() {
            ValueKind::Instruction(id) => self.module.instructions.result(id),
            ValueKind::Argument(index) => self.module.types.members(self.parameters).get(index as usize).copied(),
            _ => self.module.type_of(value, None),
        }
    }

    /// A word for a value to come.
    fn pending(&mut self, number: u32) -> Result<u32, Error> {
        if number >= Value::LARGEST {
            return Err(self.error(Code::ModuleValue, format!("value {number} is nowhere")));
        }
        self.referred = self.referred.max(number + 1);
        Ok(7 << 29 | number)
    }

    /// Values that were referred to have their numbers: what is told of from here on comes behind them, as in LLVM.
    fn pass_referred(&mut self) {
        let (referred, known) = (self.referred as usize, self.kept.values.len());
        let Some(more) = referred.checked_sub(known).filter(|more| *more > 0) else { return };
        match self.spare_values.checked_sub(more) {
            Some(left) => {
                self.spare_values = left;
                self.kept.values.resize(referred, Known::NONE);
            }
            None => {
                let message = format!("value {} was referred to, which is far behind all there are", referred - 1);
                let error = self.error(Code::ModuleValue, message);
                self.note(error);
            }
        }
    }

    /// The stream: blocks until a module's.
    fn stream(&mut self) -> Result<(), Error> {
        loop {
            if self.cursor.bits().at_end() {
                return Err(self.cursor.error(Code::ModuleBlock, "no module's block is in this bitcode"));
            }
            match self.cursor.raw_entry()? {
                Entry::Block(number) if Block(number) == Block::MODULE => {
                    self.cursor.enter(number)?;
                    return self.whole_module();
                }
                Entry::Block(number) => self.unknown_block(number)?,
                _ => return Err(self.cursor.error(Code::BitstreamBlock, "a block must start here")),
            }
        }
    }

    fn whole_module(&mut self) -> Result<(), Error> {
        let mut numbers = std::mem::take(&mut self.kept.numbers);
        if let Err(error) = self.module_block(&mut numbers) {
            self.note(error);
        }
        self.resolve_initializers(true);
        self.met_bodies(&mut numbers);
        self.kept.numbers = numbers;
        self.check_block_addresses();
        self.make_comdats();
        if !self.kept.defined.is_empty() {
            let message = format!("{} functions are said to have a body, and there is none", self.kept.defined.len());
            let error = self.error(Code::ModuleBlock, message);
            self.note(error);
        }
        let values = std::mem::take(&mut self.waiting_metadata.values);
        self.resolve_values(values, false);
        self.upgrade_tags();
        self.join_twins();
        Ok(())
    }

    fn module_block(&mut self, numbers: &mut Numbers) -> Result<(), Error> {
        while !self.module_entry(numbers)? {}
        Ok(())
    }

    /// One entry of the module's block; whether it was the block's end.
    fn module_entry(&mut self, numbers: &mut Numbers) -> Result<bool, Error> {
        let item = self.cursor.item(const { Block::MODULE.texts() | 1 << ModuleCode::FUNCTION.0 }, numbers)?;
        self.meet(item);
        if self.seen_symbols && !self.kept.bodies.is_empty() && !matches!(item, Item::End | Item::Block(FUNCTION)) {
            // What stands behind bodies was not there yet when LLVM read them.
            let held = self.cursor.hold();
            self.met_bodies(&mut Numbers::default());
            self.cursor.resume(held);
        }
        match item {
            Item::End => return Ok(true),
            Item::Block(number) => self.module_part(number, numbers)?,
            Item::Record(code) => self.module_record(ModuleCode(code), numbers),
            Item::Text(code) if ModuleCode(code) == ModuleCode::FUNCTION => self.function_record(numbers)?,
            Item::Text(code) => self.module_text(ModuleCode(code))?,
        }
        Ok(false)
    }

    fn function_record(&mut self, numbers: &mut Numbers) -> Result<(), Error> {
        match self.cursor.before_ten_zeros() {
            Some(first) => self.plain_function(first).unwrap_or_else(|error| self.note(error)),
            None => {
                self.cursor.operands_into(numbers)?;
                self.module_record(ModuleCode::FUNCTION, numbers);
            }
        }
        Ok(())
    }

    fn module_part(&mut self, number: u32, numbers: &mut Numbers) -> Result<(), Error> {
        match Block(number) {
            Block::BLOCKINFO => {
                self.block_info()?;
                self.know_attributes();
            }
            Block::PARAMATTR | Block::PARAMATTR_GROUP => self.attributes(number, numbers)?,
            Block::TYPE => {
                self.types(number, numbers)?;
                self.usual_target();
            }
            Block::CONSTANTS => {
                self.constants(number, numbers)?;
                self.resolve_initializers(false);
            }
            Block::METADATA => self.metadata_block(number, numbers)?,
            Block::VALUE_SYMTAB => {
                self.symbols(number, None, numbers)?;
                self.seen_symbols = true;
            }
            Block::USELIST => self.use_lists(number, None, numbers)?,
            Block::FUNCTION => self.meet_body()?,
            _ => self.unknown_block(number)?,
        }
        Ok(())
    }

    fn module_text(&mut self, code: ModuleCode) -> Result<(), Error> {
        let start = self.module.text.len();
        self.cursor.text(0, &mut self.module.text)?;
        let length = (self.module.text.len() - start) as u32;
        let text = Text(Span { start: start as u32, length });
        match code {
            ModuleCode::TRIPLE => self.module.triple = Some(text),
            ModuleCode::DATALAYOUT => {
                if let Err(what) = data_layout::check(self.module.bytes(text)) {
                    let error = self.error(Code::ModuleRecord, format!("the data layout has {what}"));
                    self.note(error);
                }
                self.module.data_layout = Some(text);
            }
            ModuleCode::ASM => self.module.assembly = Some(text),
            ModuleCode::SECTIONNAME => self.module.sections.push(text),
            ModuleCode::GCNAME => self.module.collectors.push(text),
            // A library to link with: LLVM drops it.
            _ => self.module.text.truncate(start),
        }
        Ok(())
    }

    fn module_record(&mut self, code: ModuleCode, record: &[u64]) {
        if let Err(error) = self.known_record(code, record) {
            self.note(error);
        }
    }

    fn known_record(&mut self, code: ModuleCode, record: &[u64]) -> Result<(), Error> {
        match code {
            // In 32 bits.
            ModuleCode::VERSION => match record.first().map(|&version| version as u32) {
                Some(0) => self.relative = false,
                Some(1) => self.relative = true,
                Some(version) => {
                    return Err(
                        self.error(Code::ModuleRecord, format!("version {version} of modules; LLVM 3.7 knows 0 and 1"))
                    );
                }
                None => return Err(self.short(record)),
            },
            ModuleCode::COMDAT => self.comdat(record)?,
            ModuleCode::GLOBALVAR => self.global(record)?,
            ModuleCode::FUNCTION => self.function(record)?,
            ModuleCode::ALIAS => self.alias(record)?,
            ModuleCode::PURGEVALS => match record.first() {
                Some(&count) if count <= self.kept.values.len() as u64 => self.kept.values.truncate(count as usize),
                _ => return Err(self.error(Code::ModuleRecord, "more values are purged than there are")),
            },
            _ => self.unknown_record(code.0)?,
        }
        Ok(())
    }

    /// A record's values as the bytes of a text.
    fn record_text(&mut self, record: &[u64]) -> Text {
        let start = self.module.text.len() as u32;
        self.module.text.extend(record.iter().map(|&word| word as u8));
        Text(Span { start, length: record.len() as u32 })
    }
}
