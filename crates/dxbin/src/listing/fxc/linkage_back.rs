//! Class types, class instances and interface slots, read back out of a listing's header.
//!
//! The listing has all that IFCE says, but for one thing: of an interface's classes it leaves out every ninth. So rows that go
//! on, behind eight, are refused; that a ninth and last one is missing cannot be seen.

use dxbin_parts::ifce::{ClassInstance, ClassType, IfceModel, InterfaceSlot, NONE, Named};

/// The tables while they are read.
#[derive(Debug, Default)]
pub(super) struct Linkage<'t> {
    model: IfceModel<'t>,
    table: Option<Table>,
    /// The class types of the row of a slot whose function tables come next.
    types: Option<Vec<u16>>,
    is_broken: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Table {
    Types,
    Instances,
    Slots,
}

/// The columns of a slot's ids.
const COLUMN: usize = 5;

impl<'t> Linkage<'t> {
    /// Reads a line; `None` for one that belongs to something else.
    pub(super) fn line(&mut self, line: &'t [u8]) -> Option<Result<(), &'static str>> {
        match line {
            b"Available Class Types:" => self.table = Some(Table::Types),
            b"Available Class Instances:" => self.table = Some(Table::Instances),
            _ if line.starts_with(b"Interface slots, ") => {
                self.table = Some(Table::Slots);
                let total = line.strip_prefix(b"Interface slots, ")?.strip_suffix(b" total:")?;
                self.model.slots = number(total)?;
            }
            _ => {
                let table = self.table?;
                let is_frame =
                    [&b"Name  "[..], b"-----", b"Slots", b"+---"].iter().any(|start| line.starts_with(start));
                // One line is enough to say that the tables are not taken.
                if line.is_empty() || is_frame || self.is_broken {
                    return Some(Ok(()));
                }
                let read = match table {
                    Table::Types => self.class(line),
                    Table::Instances => self.instance(line),
                    Table::Slots => self.slot(line),
                };
                self.is_broken |= read.is_none();
                return Some(
                    read.ok_or("this line is no row of class linkage, or one behind a class that is not listed"),
                );
            }
        }
        Some(Ok(()))
    }

    fn class(&mut self, line: &'t [u8]) -> Option<()> {
        let (name, [id, stride, textures, samplers]) = columns(line)?;
        (number(id)? as usize == self.model.classes.len()).then_some(())?;
        let record = ClassType {
            buffer_stride: short(stride)?,
            textures: short(textures)?,
            samplers: short(samplers)?,
            ..ClassType::default()
        };
        self.model.classes.push(Named { name: name.into(), record });
        Some(())
    }

    fn instance(&mut self, line: &'t [u8]) -> Option<()> {
        let (name, [class, buffer, register, texture, sampler]) = columns(line)?;
        let place = |word: &[u8]| if word == b"-" { Some(NONE) } else { short(word) };
        let (name, count) = match name.strip_suffix(b"]").and_then(|name| {
            let open = name.iter().rposition(|&byte| byte == b'[')?;
            Some((name.get(..open)?, short(name.get(open + 1..)?)?))
        }) {
            Some((name, count)) if count != 1 => (name, count),
            _ => (name, 1),
        };
        let record = ClassInstance {
            class: short(class)?,
            count,
            buffer: place(buffer)?,
            buffer_register: place(register)?,
            texture: place(texture)?,
            sampler: place(sampler)?,
            ..ClassInstance::default()
        };
        self.model.instances.push(Named { name: name.into(), record });
        Some(())
    }

    fn slot(&mut self, line: &[u8]) -> Option<()> {
        let mut cells = line.split(|&byte| byte == b'|').skip(1);
        let (title, slots, ids) = (cells.next()?.trim_ascii(), cells.next()?.trim_ascii(), cells.next()?);
        let ids: Option<Vec<u32>> =
            ids.chunks(COLUMN).map(<[u8]>::trim_ascii).filter(|id| !id.is_empty()).map(number).collect();
        match (title, self.types.take()) {
            (b"Type ID", None) if !slots.is_empty() => {
                let span = match slots.iter().position(|&byte| byte == b'-') {
                    Some(dash) => {
                        number(slots.get(dash + 1..)?)?.checked_sub(number(slots.get(..dash)?)?)?.checked_add(1)?
                    }
                    None => 1,
                };
                self.model.pointers.push(InterfaceSlot { span, entries: Vec::new() });
                self.types = Some(ids?.into_iter().map(|id| u16::try_from(id).ok()).collect::<Option<_>>()?);
            }
            (b"Table ID", Some(types)) => {
                let tables = ids?;
                (types.len() == tables.len()).then_some(())?;
                self.model.pointers.last_mut()?.entries = types.into_iter().zip(tables).collect();
            }
            _ => return None,
        }
        Some(())
    }

    /// The part, where the header has the tables and all of them could be read.
    pub(super) fn part(&self) -> Option<Vec<u8>> {
        (self.table == Some(Table::Slots) && !self.is_broken).then(|| self.model.build(None))
    }
}

/// A name, which may have blanks in it, and the words behind it.
fn columns<const N: usize>(line: &[u8]) -> Option<(&[u8], [&[u8]; N])> {
    let mut rest = line.trim_ascii_end();
    let mut words = [&b""[..]; N];
    for word in words.iter_mut().rev() {
        let start = rest.iter().rposition(|&byte| byte == b' ')?;
        (*word, rest) = (rest.get(start + 1..)?, rest.get(..start)?.trim_ascii_end());
    }
    Some((rest, words))
}

fn number(word: &[u8]) -> Option<u32> {
    std::str::from_utf8(word).ok()?.parse().ok()
}

fn short(word: &[u8]) -> Option<u16> {
    number(word).and_then(|number| u16::try_from(number).ok())
}
