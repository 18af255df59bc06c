//! What a container's parts say about the same thing, compared: `dxbin verify --deep`.
//!
//! The program is decoded once, into [`Facts`], and every other part is held against it: the counters in STAT, the
//! features in SFI0, the flags that the program itself declares, the signatures, and RDEF's bindings. A rule is here only
//! if it holds for every program fxc made that we have; what it cannot know exactly it bounds, and what it cannot bound
//! it leaves alone. So what is reported is wrong, and what is not reported may still be.

pub(crate) mod bindings;
mod facts;
mod features;
mod level9;
mod module;
mod root_signature;
mod signatures;
pub(crate) mod statistics;

use dxbin_base::{Code, Diagnostic, Diagnostics, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};
use dxbin_parts::program::Stage;
use dxbin_parts::rts0::Rts0;
use dxbin_tpf::Program;

pub use bindings::Class;
pub use facts::Facts;

/// How many comparisons were made, by what was compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Checked {
    /// Words of STAT whose value is known.
    pub exact_words: u32,
    /// Words of STAT of which only bounds are known.
    pub bounded_words: u32,
    /// Bits of SFI0 and of the program's flags.
    pub flags: u32,
    /// Facts about elements of signatures.
    pub signatures: u32,
    /// Facts about bindings and buffers.
    pub bindings: u32,
    /// Facts about Aon9 and its program.
    pub level9: u32,
    /// Parts, or fields of them, that repeat what a module of Shader Model 6 says.
    pub parts: u32,
}

impl Checked {
    /// All comparisons.
    pub const fn total(&self) -> u32 {
        self.exact_words + self.bounded_words + self.flags + self.signatures + self.bindings + self.level9 + self.parts
    }
}

/// Compares a container's parts with its program, and tells `diagnostics` of every mismatch.
///
/// Of Shader Model 6, the parts that repeat what the module says are compared as dxc's validator does it.
///
/// A container without a program of Shader Models 4 to 6, or with one that cannot be decoded to its end, is not checked;
/// the latter is said with [`Code::DeepSkipped`]. What is wrong with a root signature is told all the same.
///
/// ```
/// use dxbin::base::{Code, Diagnostics, FourCc, Limits};
/// use dxbin::container::Builder;
///
/// // `ps_5_0`, `ret`; statistics of two instructions.
/// let words = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
/// let mut builder = Builder::new();
/// builder.push(FourCc(*b"SHEX"), words(&[0x50, 3, 0x0100_003e]));
/// let mut statistics = [0; 37];
/// (statistics[0], statistics[7]) = (2, 1);
/// builder.push(FourCc(*b"STAT"), words(&statistics));
/// let file = builder.build()?;
///
/// let (limits, mut diagnostics) = (Limits::default(), Diagnostics::new());
/// let container = dxbin::open::container(&file, &limits, &mut diagnostics)?;
/// let checked = dxbin::check::deep(&container, &limits, &mut diagnostics);
/// assert_eq!(checked.exact_words + checked.bounded_words, 37);
/// let [defect] = diagnostics.as_slice() else { panic!() };
/// assert_eq!(defect.code, Code::StatMismatch);
/// assert_eq!(
///     defect.to_string(),
///     "STAT+0x0: error[DX7001]: InstructionCount (word 0) is 2, the program makes it 1 (file offset 0x44)",
/// );
/// # Ok::<(), dxbin::base::Error>(())
/// ```
pub fn deep(container: &Container<'_>, limits: &Limits, diagnostics: &mut Diagnostics) -> Checked {
    let mut checked = Checked::default();
    root_signature(container, diagnostics);
    if let Some(program) = container.part(kind::DXIL).copied() {
        let mut check = module::Check { container, limits, diagnostics, checked, stage: Stage::default() };
        check.all(&program);
        return check.checked;
    }
    let part = [kind::SHEX, kind::SHDR].into_iter().find_map(|kind| container.part(kind));
    let Some(part) = part else { return checked };
    let mut found = Diagnostics::new();
    match read(part, &mut found) {
        Some(facts) => {
            let mut check = Check { container, limits, facts: &facts, program: part, diagnostics, checked };
            check.statistics();
            check.features();
            check.signatures();
            check.bindings();
            check.level9();
            checked = check.checked;
        }
        None => {
            let (start, end) = (part.start(), part.end());
            let why = found
                .as_slice()
                .first()
                .map_or("it has instructions that no reader knows, or declarations without number", |d| &d.message);
            let message = format!("the program cannot be read, so nothing is compared with it: {why}");
            let skipped = Diagnostic::new(Code::DeepSkipped, start..end.max(start), message);
            diagnostics.push(skipped.in_part(part.kind, part.ordinal, start));
        }
    }
    checked
}

/// A root signature is compared with nothing, but what is wrong with its own rows is told.
fn root_signature(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let Some(part) = container.part(kind::RTS0) else { return };
    let mut found = Diagnostics::new();
    Rts0::read(part.data, part.start(), &mut found);
    diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
}

/// The program's facts; `None` where some of it cannot be read.
fn read(part: &Part<'_>, found: &mut Diagnostics) -> Option<Facts> {
    let program = Program::read(part.data, part.start()).ok()?;
    let facts = Facts::of(&program, found);
    if !found.as_slice().is_empty() || facts.problems > 0 {
        return None;
    }
    // Every declaration is held against every element and binding, so there must not be any number of them.
    const MAX_DECLARATIONS: usize = 1 << 14;
    (facts.declarations.len() <= MAX_DECLARATIONS).then_some(facts)
}

/// A mismatch at `size` bytes from `offset` of a part.
fn mismatch(diagnostics: &mut Diagnostics, part: &Part<'_>, code: Code, offset: u64, size: u64, message: String) {
    let start = part.start();
    let diagnostic = Diagnostic::new(code, start + offset..start + offset + size, message);
    diagnostics.push(diagnostic.in_part(part.kind, part.ordinal, start));
}

/// A check under way.
struct Check<'a, 'b> {
    container: &'b Container<'a>,
    limits: &'b Limits,
    facts: &'b Facts,
    /// The part that holds the program.
    program: &'b Part<'a>,
    diagnostics: &'b mut Diagnostics,
    checked: Checked,
}

impl Check<'_, '_> {
    /// A mismatch at `size` bytes from `offset` of a part.
    fn mismatch(&mut self, part: &Part<'_>, code: Code, offset: u64, size: u64, message: String) {
        mismatch(self.diagnostics, part, code, offset, size, message);
    }

    /// A mismatch at the instruction that starts with this word of the program.
    fn mismatch_at(&mut self, word: usize, code: Code, message: String) {
        let part = *self.program;
        self.mismatch(&part, code, 4 * word as u64, 4, message);
    }
}
