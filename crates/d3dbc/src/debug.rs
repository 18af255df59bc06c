//! Debug information: what fxc writes into a comment (DBUG) about files, lines and variables under `/Zi`.
//!
//! Offsets count from the first byte behind the FourCC. Microsoft's reader follows them wherever they lead and faults where
//! there is no memory; ours stays in the program, and says of a table that leads out of it that it is broken.

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use crate::decode::{Comment, Program};
use crate::spec::CommentKind;

dxbin_base::record! {
    /// The head of a table.
    pub struct DebugHeader: 40 {
        0 size: u32, "Size", "bytes of this record";
        4 creator: u32, "Creator", "offset of the compiler's name";
        8 reserved: u32, "Reserved", "0";
        12 files: u32, "Files", "how many files there are";
        16 file_info: u32, "FileInfo", "offset of the first file's name's offset";
        20 lines: u32, "Lines", "how many instructions have a line";
        24 line_info: u32, "LineInfo", "offset of the first line's record";
        28 variables: u32, "Variables", "how many variables there are";
        32 variable_info: u32, "VariableInfo", "offset of the first variable's record";
        36 entry: u32, "EntryPoint", "offset of the entry function's name";
    }
}

dxbin_base::record! {
    /// Where an instruction comes from.
    pub struct LineInfo: 8 {
        0 line: u16, "Line", "the line, from 1 on";
        2 file: u16, "File", "which file, 0xffff for none";
        4 offset: u32, "Offset", "the instruction's offset in the token stream, in bytes";
    }
}

dxbin_base::record! {
    /// A variable.
    pub struct VariableInfo: 20 {
        0 scope: u32, "Scope", "offset of the name of the function it belongs to, 0 for none";
        4 name: u32, "Name", "offset of its name";
        8 type_info: u32, "TypeInfo", "offset of its type's record, as in a constant table";
        12 uses: u32, "Uses", "how many instructions write it";
        16 use_info: u32, "UseInfo", "offset of the first use's record";
    }
}

dxbin_base::record! {
    /// An instruction that writes a variable: which of its components stands in each of the destination's.
    pub struct UseInfo: 12 {
        0 line: u32, "Instruction", "the instruction, as the number of its line's record";
        4 x: u16, "X", "the variable's component in x, 0xffff for none";
        6 y: u16, "Y", "the one in y";
        8 z: u16, "Z", "the one in z";
        10 w: u16, "W", "the one in w";
    }
}

/// No file, no component.
pub const NONE: u16 = 0xffff;

/// Debug information in its bytes.
#[derive(Clone, Copy, Debug)]
pub struct DebugTable<'a> {
    /// Its head.
    pub header: DebugHeader,
    data: &'a [u8],
    /// The same, and the rest of the program.
    reach: &'a [u8],
    origin: u64,
}

impl<'a> DebugTable<'a> {
    /// The program's debug information: the first comment that is some.
    pub fn find(program: &Program<'a>) -> Option<Self> {
        program.comments().find_map(|comment| Self::read(&comment))
    }

    /// The debug information in a comment, if it is some.
    pub fn read(comment: &Comment<'a>) -> Option<Self> {
        if comment.kind() != CommentKind::DEBUG {
            return None;
        }
        let (data, reach) = (comment.data.get(4..)?, comment.reach.get(4..)?);
        let header = DebugHeader::read(data)?;
        Some(Self { header, data, reach, origin: comment.offset + 4 })
    }

    /// The absolute offset of the table's first byte.
    pub fn origin(&self) -> u64 {
        self.origin
    }

    /// The table's bytes.
    pub fn data(&self) -> &'a [u8] {
        self.data
    }

    fn nth<R: Record>(&self, start: u32, index: u32) -> Option<R> {
        let offset = u64::from(start) + u64::from(index) * R::SIZE as u64;
        R::read(self.reach.get(usize::try_from(offset).ok()?..)?)
    }

    /// The string at an offset, without its NUL; `None` where it does not lie in the program whole.
    pub fn string(&self, offset: u32) -> Option<&'a [u8]> {
        let rest = self.reach.get(usize::try_from(offset).ok()?..)?;
        rest.iter().position(|&byte| byte == 0).and_then(|end| rest.get(..end))
    }

    /// A file's name.
    pub fn file(&self, index: u32) -> Option<&'a [u8]> {
        let start = usize::try_from(u64::from(self.header.file_info) + 4 * u64::from(index)).ok()?;
        let offset = self.reach.get(start..)?.first_chunk()?;
        self.string(u32::from_le_bytes(*offset))
    }

    /// The lines, as far as the program holds them.
    pub fn lines(&self) -> impl Iterator<Item = LineInfo> + use<'a> {
        let table = *self;
        (0..table.header.lines).map_while(move |index| table.nth(table.header.line_info, index))
    }

    /// The variables, as far as the program holds them.
    pub fn variables(&self) -> impl Iterator<Item = VariableInfo> + use<'a> {
        let table = *self;
        (0..table.header.variables).map_while(move |index| table.nth(table.header.variable_info, index))
    }

    /// The instructions that write a variable, as far as the program holds them.
    pub fn uses(&self, variable: &VariableInfo) -> impl Iterator<Item = UseInfo> + use<'a> {
        let (table, start) = (*self, variable.use_info);
        (0..variable.uses).map_while(move |index| table.nth(start, index))
    }

    /// What a listing shows of it.
    ///
    /// # Errors
    ///
    /// [`Code::DebugTableBroken`]: something of it lies outside the program.
    pub fn notes(&self) -> Result<Notes<'a>, Error> {
        let broken = |what: &str| {
            let span = self.origin..self.origin + self.data.len() as u64;
            Error::new(Code::DebugTableBroken, span, format!("{what} lies outside the program"))
        };
        let lines: Vec<LineInfo> = self.lines().collect();
        let mut names = Vec::new();
        let mut lanes = vec![[Lane::default(); 4]; lines.len()];
        let mut uses = 0;
        for variable in self.variables() {
            names.push(self.name(&variable).ok_or_else(|| broken("a variable's name"))?);
            let number = names.len() as u32;
            let mut found = 0;
            for one in self.uses(&variable) {
                found += 1;
                let line = usize::try_from(one.line).ok().and_then(|line| lanes.get_mut(line));
                let Some(line) = line else { continue };
                for (lane, component) in line.iter_mut().zip([one.x, one.y, one.z, one.w]) {
                    // Of two uses of one instruction by one variable the first counts.
                    if component != NONE && lane.seen != number {
                        *lane = Lane { variable: number, component, seen: number };
                    }
                }
                line.iter_mut().for_each(|lane| lane.seen = number);
            }
            uses += found as usize;
            if found != variable.uses {
                return Err(broken("a variable's use"));
            }
            if uses > self.reach.len() {
                // Tables that are shared would take very long.
                return Err(broken("what the variables' uses are counted to"));
            }
        }
        if names.len() != self.header.variables as usize {
            return Err(broken("a variable"));
        }
        Ok(Notes { table: *self, lines, names, lanes, next: 0, file: NONE, line: 0, announced: 0 })
    }

    /// A variable's name as a listing has it; empty for one that has none.
    fn name(&self, variable: &VariableInfo) -> Option<Name<'a>> {
        if variable.name == 0 {
            return Some(Name { offsets: (0, 0), scope: None, name: None });
        }
        let optional = |offset: u32| if offset == 0 { Some(None) } else { self.string(offset).map(Some) };
        let (scope, entry) = (optional(variable.scope)?, optional(self.header.entry)?);
        // What belongs to the entry function goes without saying.
        let scope = match scope {
            Some(scope) if scope == entry.unwrap_or_default() => None,
            _ => Some(scope.unwrap_or_default()),
        };
        Some(Name { offsets: (variable.scope, variable.name), scope, name: Some(self.string(variable.name)?) })
    }
}

/// A variable's name and its function's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Name<'a> {
    /// Where scope and name stand: variables that share both are printed as one.
    pub(crate) offsets: (u32, u32),
    /// What stands before `::`; `None` where that is left out too.
    pub(crate) scope: Option<&'a [u8]>,
    pub(crate) name: Option<&'a [u8]>,
}

/// What a component of a destination holds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lane {
    /// The variable's number, from 1 on; 0 for none.
    pub(crate) variable: u32,
    pub(crate) component: u16,
    /// The last variable that was looked at.
    seen: u32,
}

/// A line that a listing announces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Announced<'a> {
    pub(crate) line: u16,
    /// The file, where it is another one that has a name.
    pub(crate) file: Option<&'a [u8]>,
}

/// What a listing shows of debug information, instruction by instruction.
#[derive(Clone, Debug)]
pub struct Notes<'a> {
    table: DebugTable<'a>,
    lines: Vec<LineInfo>,
    names: Vec<Name<'a>>,
    lanes: Vec<[Lane; 4]>,
    /// The first line that is not reached.
    next: usize,
    /// The last instruction's.
    file: u16,
    line: u16,
    /// The last line that was announced.
    announced: u16,
}

/// Lines this near to the last instruction's are not announced, unless they are farther than this from the last one that was.
const NEAR: u16 = 2;
const DRIFT: u16 = 10;

impl<'a> Notes<'a> {
    /// Goes to the instruction at an offset in bytes; the line to announce before it.
    pub(crate) fn go_to(&mut self, offset: u32) -> Option<Announced<'a>> {
        // Both as words, as Microsoft's reader has them.
        let (word, next) = (offset / 4, self.lines.get(self.next).copied());
        let announced = next.filter(|line| line.offset / 4 == word).and_then(|line| self.announce(line));
        while self.lines.get(self.next).is_some_and(|line| line.offset / 4 <= word) {
            self.next += 1;
        }
        announced
    }

    fn announce(&mut self, to: LineInfo) -> Option<Announced<'a>> {
        let (file, line) = (std::mem::replace(&mut self.file, to.file), std::mem::replace(&mut self.line, to.line));
        let other = file != to.file;
        let announced = if other {
            u32::from(to.file) < self.table.header.files
        } else {
            let drifted = self.announced.abs_diff(to.line) > DRIFT && line != to.line;
            drifted || line.abs_diff(to.line) > NEAR
        };
        if !announced {
            return None;
        }
        self.announced = to.line;
        let file = if other { self.table.file(u32::from(to.file)) } else { None };
        Some(Announced { line: to.line, file })
    }

    /// What the components of the instruction's destination hold; `None` for nothing.
    pub(crate) fn lanes(&self) -> Option<&[Lane; 4]> {
        let lanes = self.lanes.get(self.next.checked_sub(1)?)?;
        lanes.iter().any(|lane| lane.variable != 0).then_some(lanes)
    }

    pub(crate) fn name(&self, variable: u32) -> Option<Name<'a>> {
        self.names.get((variable as usize).checked_sub(1)?).copied()
    }
}
