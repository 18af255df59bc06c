//! Printing along with the instructions.

use dxbin_base::pen::Pen;
use dxbin_base::record::Record;
use dxbin_base::sink::{Class, Colour, Sink};
use dxbin_pdb::spec::codeview::FileChecksum;
use dxbin_pdb::symbols::Location;
use dxbin_tpf::print::Annotate;
use dxbin_tpf::spec::{OPERAND_TYPES, Opcode, OperandType};
use dxbin_tpf::{Instruction, Operand, token::Version};

use super::facts::{Facts, Variable};
use super::lines::Line;
use super::path::{NO_TYPE, Paths};

/// Says what a program's debug information says.
#[derive(Debug)]
pub(in crate::listing::fxc) struct Notes<'s> {
    facts: &'s Facts<'s>,
    version: Version,
    paths: Paths<'s>,
    /// The first event that is not told yet.
    event: usize,
    /// The line that was told last.
    line: Option<Line>,
    /// How much may still be said. Names and paths may be shared without end in a hostile file.
    left: usize,
}

/// What an assignment costs at least.
const LEAST: usize = 16;

impl<'s> Notes<'s> {
    /// Notes of at most about `limit` bytes.
    pub(in crate::listing::fxc) fn new(facts: &'s Facts<'s>, version: Version, limit: usize) -> Self {
        Self { facts, version, paths: Paths::new(&facts.streams.types), event: 0, line: None, left: limit }
    }

    /// Whether the limit was reached.
    pub(in crate::listing::fxc) const fn is_full(&self) -> bool {
        self.left == 0
    }

    /// `#line N "path"`.
    fn tell_line<S: Sink>(&mut self, line: Line, is_body: bool, pen: &mut Pen<'_, S>) {
        let with_path = self.line.is_none_or(|last| last.file != line.file) || is_body;
        pen.begin(Colour::Yellow);
        pen.put(Class::Keyword, b"#line ");
        pen.end();
        pen.begin(Colour::Cyan);
        pen.unsigned(Class::Literal, line.number);
        if with_path {
            let path = if self.left > 0 { self.path(line) } else { &[] };
            self.left = self.left.saturating_sub(path.len());
            pen.put(Class::Literal, b" \"");
            pen.text(Class::Literal, path);
            pen.put(Class::Literal, b"\"");
        }
        pen.end_line();
        pen.end();
        self.line = Some(line);
    }

    /// The path of a line's file.
    fn path(&self, line: Line) -> &'s [u8] {
        let record = self.facts.files.get(line.file as usize..).and_then(FileChecksum::read);
        record.and_then(|record| self.facts.streams.names.get(record.name)).unwrap_or_default()
    }

    /// Where variables are from the start; whether there are any.
    fn tell_first<S: Sink>(&mut self, offset: u32, pen: &mut Pen<'_, S>) -> bool {
        let facts = self.facts;
        let mut last = None;
        for (place, variable) in facts.first(offset).into_iter().filter_map(|place| facts.place(place)) {
            match last {
                None => {
                    pen.begin(Colour::Grey);
                    pen.text(Class::Comment, b"//\n// Initial variable locations:\n//   ");
                }
                Some(last) if same_register(last, &place.location) => pen.put(Class::Comment, b"; "),
                Some(_) => pen.put(Class::Comment, b"; \n//   "),
            }
            last = Some(&place.location);
            if !self.tell(&place.location, variable, pen) {
                break;
            }
        }
        if last.is_none() {
            return false;
        }
        pen.put(Class::Comment, b"\n//");
        pen.end();
        pen.end_line();
        true
    }

    /// `r0.x <- a.b[1].x`; false where Microsoft's disassembler finds an error and says no more.
    fn tell<S: Sink>(&mut self, location: &Location<'_>, variable: &Variable<'_>, pen: &mut Pen<'_, S>) -> bool {
        let Some(left) = self.left.checked_sub(LEAST + variable.name.len()) else {
            self.left = 0;
            return false;
        };
        self.left = left;
        match self.assignment(location, variable, pen) {
            Ok(()) => true,
            // Some errors have no words.
            Err([]) => false,
            Err(why) => {
                pen.put(Class::Comment, b"\n");
                pen.begin(Colour::Grey);
                // The one that is no comment is so in Microsoft's text.
                pen.text(Class::Comment, if why == NO_TYPE { b"" } else { b"// " });
                pen.put(Class::Comment, b"<internal error> ");
                pen.text(Class::Comment, why);
                pen.put(Class::Comment, b"\n");
                pen.end();
                false
            }
        }
    }

    fn assignment<S: Sink>(
        &mut self,
        location: &Location<'_>,
        variable: &Variable<'_>,
        pen: &mut Pen<'_, S>,
    ) -> Result<(), &'static [u8]> {
        let shape = Shape::of(location.range.register).ok_or(&b"unexpected register type in PDB"[..])?;
        if !shape.takes(location.dimensions()) {
            return Err(&[]);
        }
        pen.begin(Colour::White);
        self.register(location, shape, pen);
        pen.end();
        pen.put(Class::Comment, b" <- ");
        pen.text(Class::Comment, variable.name);
        match location.is_piece() {
            true => self.paths.write(variable.ty, location.range.parent_offset.into(), &mut self.left, pen),
            false => Ok(()),
        }
    }

    fn register<S: Sink>(&self, location: &Location<'_>, shape: Shape, pen: &mut Pen<'_, S>) {
        let Some(info) = OPERAND_TYPES.get(usize::from(location.range.register)) else { return };
        pen.name(Class::Register, if self.version.has_spaces() { &info.name_51 } else { &info.name });
        let [first, second, _] = location.indices;
        match (shape, location.dimensions()) {
            (Shape::Whole, _) => return pen.unsigned(Class::Register, first),
            (Shape::Registers, 1) => pen.unsigned(Class::Register, first / 16),
            (Shape::Registers, _) => {
                pen.put(Class::Register, b"[");
                pen.unsigned(Class::Register, second);
                pen.put(Class::Register, b"][");
                pen.unsigned(Class::Register, first / 16);
                pen.put(Class::Register, b"]");
            }
            (Shape::This, _) => {
                pen.put(Class::Register, b"[");
                pen.unsigned(Class::Register, first / 16);
                pen.put(Class::Register, b"]");
            }
            (Shape::Single, 1) => {}
            (Shape::Single, _) => return,
        }
        pen.text(Class::Register, [b".x", b".y", b".z", b".w"][(first / 4 % 4) as usize]);
    }
}

/// How a location's register is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// `r3.x`, `v[2][3].x`.
    Registers,
    /// `this[3].x`.
    This,
    /// `x3`: the first index is all.
    Whole,
    /// `vPrim`, `vDomain.x`: there is one.
    Single,
}

impl Shape {
    /// That of an operand type; `None` for what holds no variable.
    fn of(register: u16) -> Option<Self> {
        Some(match OperandType(u8::try_from(register).ok()?) {
            OperandType::TEMP | OperandType::INPUT | OperandType::OUTPUT => Self::Registers,
            OperandType::INPUT_CONTROL_POINT | OperandType::OUTPUT_CONTROL_POINT => Self::Registers,
            OperandType::INPUT_PATCH_CONSTANT => Self::Registers,
            OperandType::THIS_POINTER => Self::This,
            OperandType::INDEXABLE_TEMP | OperandType::STREAM => Self::Whole,
            OperandType::SAMPLER | OperandType::RESOURCE | OperandType::UNORDERED_ACCESS_VIEW => Self::Whole,
            OperandType(11 | 12 | 14 | 15 | 22..=24 | 28 | 32..=42) => Self::Single,
            _ => return None,
        })
    }

    /// Whether it is written with so many indices.
    const fn takes(self, dimensions: usize) -> bool {
        match self {
            Self::Registers => matches!(dimensions, 1 | 2),
            Self::This | Self::Whole => dimensions == 1,
            Self::Single => true,
        }
    }
}

/// Whether an instruction does something: no declaration, and no heading of a hull program's phases.
fn is_run(opcode: Opcode) -> bool {
    const PHASES: [Opcode; 4] =
        [Opcode::HS_DECLS, Opcode::HS_CONTROL_POINT_PHASE, Opcode::HS_FORK_PHASE, Opcode::HS_JOIN_PHASE];
    opcode.info().is_some_and(|info| !info.is_declaration()) && !PHASES.contains(&opcode)
}

fn same_register(one: &Location<'_>, other: &Location<'_>) -> bool {
    let key = |location: &Location<'_>| {
        let [first, second, _] = location.indices;
        (location.range.register, location.dimensions(), first / 16, second)
    };
    key(one) == key(other)
}

impl<S: Sink> Annotate<S> for Notes<'_> {
    fn before(&mut self, instruction: &Instruction, pen: &mut Pen<'_, S>) {
        let offset = (instruction.at as u32).wrapping_mul(4);
        let Some(line) = self.facts.lines.line(offset) else { return };
        let after_first = self.line.is_none() && self.tell_first(offset, pen);
        // A function body, as class linkage calls it, starts anew.
        let body = |operand: &Operand| operand.token.operand_type() == OperandType::FUNCTION_BODY;
        let is_body = instruction.opcode() == Opcode::LABEL && instruction.operands.first().is_some_and(body);
        if self.line != Some(line) {
            if !after_first {
                pen.end_line();
            }
            self.tell_line(line, is_body, pen);
        }
    }

    fn after(&mut self, instruction: &Instruction, pen: &mut Pen<'_, S>) {
        // What is in a register before the first line was told there; and nothing is told of what is not run.
        if self.line.is_none() || !is_run(instruction.opcode()) {
            return;
        }
        let offset = (instruction.at as u32).wrapping_mul(4);
        let next = offset.wrapping_add(instruction.length.wrapping_mul(4));
        let facts = self.facts;
        while facts.events.get(self.event).is_some_and(|event| event.offset < next) {
            self.event += 1;
        }
        let mut count = 0;
        while let Some(event) = facts.events.get(self.event).filter(|event| event.offset == next) {
            self.event += 1;
            let Some((place, variable)) = facts.place(event.place) else { continue };
            if !facts.is_told(variable, offset) {
                continue;
            }
            if count == 0 {
                pen.begin(Colour::Grey);
                pen.put(Class::Comment, b"  // ");
                match instruction.opcode() {
                    Opcode::ELSE | Opcode::CASE => pen.put(Class::Comment, b"Prior locations: "),
                    Opcode::CALL | Opcode::CALLC | Opcode::INTERFACE_CALL => {
                        pen.put(Class::Comment, b"Post-call locations: ")
                    }
                    _ => {}
                }
            } else {
                pen.put(Class::Comment, b"; ");
            }
            count += 1;
            if !self.tell(&place.location, variable, pen) {
                break;
            }
        }
        if count > 0 {
            pen.end();
        }
    }
}
