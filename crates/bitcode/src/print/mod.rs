//! A module as text, as LLVM 3.7 prints it in dxc's listings.
//!
//! Lines come out in one pass; what stands in many of them (types, constants, names of globals, attributes) is put together
//! once, and everything that has a number gets it where LLVM gives it: what named metadata reaches at the start, the
//! rest when its function is entered. After an instruction the caller has the word ([`Comments`]): dxc's listings
//! explain the calls of DXIL operations there, and say where in the source an instruction comes from.
//!
//! The printer takes any module, also a broken one: what leads nowhere is `<badref>`, and text that would grow without
//! end out of few bytes is refused as [`TooLarge`].

mod attributes;
mod constants;
mod debug;
mod finder;
mod function;
mod instruction;
mod intrinsics;
mod kinds;
mod label;
mod line;
mod metadata;
mod module;
mod names;
mod nodes;
mod number;
mod pieces;
mod short;
mod slots;
mod stripped;
mod texts;
mod types;

use std::cell::Cell;
use std::fmt;
use std::mem::{swap, take};

use dxbin_base::kept;
use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Sink};

use crate::model::{Function, Instruction, Module, Opcode, Span, TypeId};

pub use debug::{SourceComments, what_is_unsaid};

/// How deep types and constants may nest.
const DEEPEST: u32 = 64;

/// The module's text would be out of proportion to the module, or nests too deep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the module's text would be out of proportion to the module, or nests too deep")
    }
}

impl std::error::Error for TooLarge {}

/// What a listing has behind an instruction, before the end of its line.
pub trait Comments {
    /// Writes the comment, from the space before the semicolon; by default there is none. Asked of calls, and of what says
    /// where it comes from or has something attached to it.
    #[inline]
    fn after_instruction<S: Sink>(
        &self,
        pen: &mut Pen<'_, S>,
        module: &Module,
        function: &Function,
        instruction: &Instruction,
    ) {
        let _ = (pen, module, function, instruction);
    }
}

/// No comments: what LLVM itself prints.
impl Comments for () {}

/// Prints a module.
///
/// # Errors
///
/// [`TooLarge`] if types or constants nest too deep, or their text is out of proportion; the sink has what came before.
///
/// ```
/// use dxbin_bitcode::model::Module;
///
/// let mut module = Module::default();
/// module.triple = Some(module.add_text(b"dxil-ms-dx"));
/// let mut text = Vec::new();
/// dxbin_bitcode::print::print(&module, &(), &mut text)?;
/// assert_eq!(text, b"target triple = \"dxil-ms-dx\"\n");
/// # Ok::<(), dxbin_bitcode::print::TooLarge>(())
/// ```
pub fn print<S: Sink, C: Comments>(module: &Module, comments: &C, sink: &mut S) -> Result<(), TooLarge> {
    print_with(module, comments, Pen::new(sink))
}

/// The same with a pen, which may hold what stands before the module.
///
/// # Errors
///
/// As [`print()`].
pub fn print_with<S: Sink, C: Comments>(module: &Module, comments: &C, pen: Pen<'_, S>) -> Result<(), TooLarge> {
    let changed = intrinsics::with_attributes(module);
    let mut printer = Printer::new(changed.as_deref().unwrap_or(module), comments, pen);
    let result = printer.module();
    printer.pen.flush();
    printer.keep();
    result
}

/// A type as text; `None` where it nests too deep.
///
/// ```
/// use dxbin_bitcode::model::{Module, Type, TypeId};
///
/// let mut module = Module::default();
/// module.types.entries.extend([Type::Float, Type::Array { count: 3, of: TypeId(0) }]);
/// assert_eq!(dxbin_bitcode::print::type_text(&module, TypeId(1)).as_deref(), Some(&b"[3 x float]"[..]));
/// ```
pub fn type_text(module: &Module, id: TypeId) -> Option<Vec<u8>> {
    let (mut texts, mut types) = (texts::Texts::default(), types::TypeTexts::default());
    types.start(module, &mut texts, stripped::Stripped::default(), &mut nodes::Nodes::default());
    types.make(module, &mut texts, id).ok()?;
    Some(types.get(id).of(texts.pool()).to_vec())
}

/// Whether an operation only changes a value's type.
fn is_cast(opcode: Opcode) -> bool {
    (Opcode::TRUNC..=Opcode::ADDR_SPACE_CAST).contains(&opcode)
}

thread_local! {
    /// Memory of the module that was printed last.
    static KEPT: Cell<Option<Box<Prepared>>> = const { Cell::new(None) };
}

/// What is put together before a module is printed.
#[derive(Debug, Default)]
struct Prepared {
    texts: texts::Texts,
    types: types::TypeTexts,
    constants: pieces::Pieces,
    attributes: attributes::Attributes,
    slots: slots::Slots,
}

/// What text is made of.
struct Parts<'m> {
    module: &'m Module,
    texts: texts::Texts,
    types: types::TypeTexts,
    /// Constants of few bytes behind their types, once somebody asked.
    constants: pieces::Pieces,
    attributes: attributes::Attributes,
    slots: slots::Slots,
    /// The function that is printed.
    function: Option<&'m Function>,
    /// The types of its parameters.
    parameters: &'m [TypeId],
}

/// A module on its way to a sink.
struct Printer<'m, 's, S: Sink, C> {
    comments: &'m C,
    pen: Pen<'s, S>,
    parts: Parts<'m>,
    /// Where the memory of its lists is kept between modules.
    kept: Box<Prepared>,
    /// How many bytes may still be printed that are not in proportion to the module by themselves.
    budget: u64,
}

impl Parts<'_> {
    /// Puts together what is printed of a module.
    fn start(&mut self) {
        let Self { module, texts, types, constants, attributes, slots, .. } = self;
        let stripped = stripped::Stripped::of(module);
        types.start(module, texts, stripped, &mut slots.nodes);
        constants.start(module.constants.entries.len());
        attributes.start(module, texts);
        slots.start(module, texts, attributes, stripped);
    }
}

impl<'m, 's, S: Sink, C: Comments> Printer<'m, 's, S, C> {
    fn new(module: &'m Module, comments: &'m C, pen: Pen<'s, S>) -> Self {
        let mut kept = kept::take(&KEPT).unwrap_or_default();
        let words = module.instructions.words() + module.constants.words.len() + module.metadata.fields.len();
        let budget = (1 << 24) + 1024 * words as u64;
        let (function, parameters) = (None, &[][..]);
        // What is prepared is large, and is moved once: to where it stays.
        let Prepared { texts, types, constants, attributes, slots } = &mut *kept;
        let (texts, types, constants) = (take(texts), take(types), take(constants));
        let (attributes, slots) = (take(attributes), take(slots));
        let parts = Parts { module, texts, types, constants, attributes, slots, function, parameters };
        let mut printer = Self { comments, pen, parts, kept, budget };
        printer.parts.start();
        printer
    }

    /// Keeps the memory of what was put together for the thread's next module.
    fn keep(mut self) {
        let Parts { texts, types, constants, attributes, slots, .. } = &mut self.parts;
        texts.clear();
        types.clear();
        constants.clear();
        attributes.clear();
        slots.clear();
        let kept = &mut *self.kept;
        swap(&mut kept.texts, texts);
        swap(&mut kept.types, types);
        swap(&mut kept.constants, constants);
        swap(&mut kept.attributes, attributes);
        swap(&mut kept.slots, slots);
        kept::put(&KEPT, Some(self.kept));
    }

    /// Takes what is printed twice and more off the budget.
    #[inline]
    fn spend(&mut self, amount: usize) -> Result<(), TooLarge> {
        self.budget = self.budget.checked_sub(amount as u64).ok_or(TooLarge)?;
        Ok(())
    }

    /// One of the texts that are there already.
    #[inline]
    fn prepared(&mut self, class: Class, text: Span) -> Result<(), TooLarge> {
        if text.length > 128 {
            return self.long_prepared(class, text);
        }
        self.parts.texts.print(&mut self.pen, class, text);
        Ok(())
    }

    #[cold]
    fn long_prepared(&mut self, class: Class, text: Span) -> Result<(), TooLarge> {
        self.spend(text.length as usize)?;
        self.pen.spill();
        self.parts.texts.print(&mut self.pen, class, text);
        Ok(())
    }

    /// A type.
    #[inline]
    fn of_type(&mut self, id: TypeId) -> Result<(), TooLarge> {
        if let Some(piece) = self.parts.types.piece(id) {
            self.pen.compose(|room| piece.write_type(room));
            return Ok(());
        }
        self.long_type(id)
    }

    /// A type of many bytes, or one that was not printed before.
    #[inline(never)]
    fn long_type(&mut self, id: TypeId) -> Result<(), TooLarge> {
        self.parts.make_type(id)?;
        let text = self.parts.types.get(id);
        if text.length == 0 {
            self.bad_reference();
            return Ok(());
        }
        self.prepared(Class::Keyword, text)
    }

    /// What leads nowhere.
    #[cold]
    fn bad_reference(&mut self) {
        self.pen.text(Class::Error, b"<badref>");
    }

    /// Text that is no value and no type.
    #[inline(always)]
    fn put<const N: usize>(&mut self, text: &[u8; N]) {
        self.pen.put(Class::Plain, text);
    }

    /// A word; many places have none.
    #[inline]
    fn word(&mut self, text: &str) {
        if !text.is_empty() {
            self.pen.text(Class::Keyword, text.as_bytes());
        }
    }
}
