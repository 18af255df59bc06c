//! Real shaders with a few changes: where most programs are spoilt in one place, readers get far enough to differ.
//!
//! A change is a [`Splice`] of the bytes of one part, decided in full before it is made, so that it can be made again
//! without its neighbours: this is how a mutant is minimised.

use std::fmt;
use std::ops::Range;

use dxbin::base::{Diagnostics, FourCc, Limits};
use dxbin::container::digest::{self, Variant};
use dxbin::container::{Container, spec::kind};
use dxbin::tpf::spec::Opcode;
use dxbin::tpf::token::{OpcodeToken, Tokens};
use dxbin_fuzz::mutate::Random;

use super::module::ModuleEdit;

/// A container that mutants are made of.
#[derive(Clone, Debug)]
pub(super) struct Seed {
    /// Where it was read.
    pub(super) name: String,
    parts: Vec<(FourCc, Vec<u8>)>,
    variant: Variant,
}

/// The name of the one part of what is a bare module.
const BARE: FourCc = FourCc(*b"BC\xc0\xde");

/// One change.
#[derive(Clone, Debug)]
pub(super) enum Edit {
    Splice(Splice),
    /// The module of a part of a Shader Model 6 shader.
    Module(usize, ModuleEdit),
    /// The part gets another name.
    Rename(usize, FourCc),
    Drop(usize),
    /// A word of the header or the directory, written into the finished container.
    Header(usize, u32),
}

/// Bytes of a part give way to others.
#[derive(Clone, Debug)]
pub(super) struct Splice {
    part: usize,
    range: Range<usize>,
    bytes: Vec<u8>,
}

/// A seed by its number, and what is done to it.
#[derive(Clone, Debug)]
pub(super) struct Mutant {
    pub(super) seed: usize,
    pub(super) edits: Vec<Edit>,
    /// The flag word under which it is listed.
    pub(super) flags: u32,
    variant: Variant,
}

/// What mutants are of.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Choice {
    /// The flag word under which they are listed; any where none is named.
    pub(super) flags: Option<u32>,
    /// The kind of the parts that are changed; any where none is named.
    pub(super) part: Option<FourCc>,
    /// Whether they are listed by dxc's disassembler.
    pub(super) dxc: bool,
}

/// Words that counts, offsets and literals go wrong with.
const WILD: [u32; 30] = [
    0,
    1,
    2,
    3,
    4,
    5,
    8,
    16,
    24,
    28,
    32,
    36,
    40,
    60,
    64,
    100,
    1000,
    10_000,
    10_001,
    0xff,
    0xffff,
    0x3f80_0000,
    0x7f80_0000,
    0x7fc0_0000,
    0x7fff_ffff,
    0x8000_0000,
    0xff80_0000,
    0xffff_fffc,
    0xffff_fffe,
    0xffff_ffff,
];

/// Lengths that an instruction may state; the one of 0 tokens has no end.
const LENGTHS: [u32; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 127];

/// Names that a part may get.
const NAMES: [FourCc; 22] = [
    kind::SHEX,
    kind::SHDR,
    kind::RDEF,
    kind::STAT,
    kind::SFI0,
    kind::ISGN,
    kind::OSGN,
    kind::PCSG,
    kind::OSG5,
    kind::ISG1,
    kind::OSG1,
    kind::PSG1,
    kind::PRIV,
    kind::SPDB,
    kind::RTS0,
    kind::DXIL,
    kind::Aon9,
    kind::IFCE,
    kind::ILDB,
    kind::PSV0,
    kind::RDAT,
    kind::HASH,
];

impl Seed {
    /// The seed in a file; `None` where it is no container, or one that a part has no place in.
    pub(super) fn read(name: String, bytes: &[u8]) -> Option<Self> {
        let mut diagnostics = Diagnostics::new();
        let container = Container::read(bytes, 0, &Limits::default(), &mut diagnostics).ok()?;
        let parts: Vec<_> = container.parts().iter().map(|part| (part.kind, part.data.to_vec())).collect();
        let variant = dxbin::signing::variant(parts.iter().map(|(kind, data)| (*kind, &**data)));
        (!parts.is_empty()).then_some(Self { name, parts, variant })
    }

    /// The seed in a file of Shader Model 6: a container with a module, or a bare module.
    pub(super) fn read_dxc(name: String, bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(&BARE.0) {
            return Some(Self { name, parts: vec![(BARE, bytes.to_vec())], variant: Variant::Standard });
        }
        Self::read(name, bytes).filter(|seed| seed.program().is_some_and(|part| has_module(seed.parts[part].0)))
    }

    /// Whether it has a part of a kind.
    pub(super) fn has(&self, kind: FourCc) -> bool {
        self.parts.iter().any(|part| part.0 == kind)
    }

    fn program(&self) -> Option<usize> {
        let of = |is: &dyn Fn(FourCc) -> bool| self.parts.iter().position(|(kind, _)| is(*kind));
        // The debug module is listed where there is one.
        of(&is_program).or_else(|| of(&|kind| kind == kind::ILDB)).or_else(|| of(&has_module))
    }

    /// The bitcode of one of the modules.
    fn bitcode(&self, random: &mut Random) -> &[u8] {
        let modules: Vec<_> = self.parts.iter().filter(|part| has_module(part.0) || part.0 == kind::STAT).collect();
        let part = modules.get(random.below(modules.len()));
        part.and_then(|(kind, data)| data.get(bitcode(*kind, data)?)).unwrap_or_default()
    }
}

fn has_module(kind: FourCc) -> bool {
    [kind::ILDB, kind::DXIL, BARE].contains(&kind)
}

/// Where the bitcode lies in a part: behind a program header.
fn bitcode(kind: FourCc, data: &[u8]) -> Option<Range<usize>> {
    if kind == BARE {
        return Some(0..data.len());
    }
    let word = |at: usize| Some(u32::from_le_bytes(data.get(at..at + 4)?.try_into().ok()?) as usize);
    let start = word(16)?.checked_add(8)?;
    let end = start.checked_add(word(20)?)?;
    (start >= 24 && end <= data.len()).then_some(start..end)
}

fn is_program(kind: FourCc) -> bool {
    [kind::SHEX, kind::SHDR].contains(&kind)
}

/// The words that instructions of a program start at, and where the last that was found ends.
fn instructions(program: &[u8]) -> Vec<usize> {
    let tokens = Tokens::new(program);
    let mut starts = Vec::new();
    let mut at = 2;
    while let Some(token) = tokens.get(at).map(OpcodeToken) {
        starts.push(at);
        let custom = token.opcode() == Opcode::CUSTOMDATA;
        let length = if custom { tokens.get(at + 1).unwrap_or(0) } else { token.length() };
        if length == 0 {
            return starts;
        }
        at = at.saturating_add(length as usize);
    }
    starts.push(at.min(tokens.len()));
    starts
}

impl Mutant {
    /// A mutant of one of the seeds.
    pub(super) fn new(seeds: &[Seed], choice: Choice, random: &mut Random) -> Self {
        let seed = random.below(seeds.len());
        let every = dxbin::listing::fxc::ALL;
        let flags = choice.flags.unwrap_or_else(|| random.word() as u32 & every);
        let mut mutant = Self { seed, edits: Vec::new(), flags, variant: Variant::Standard };
        let Some(of) = seeds.get(seed) else { return mutant };
        mutant.variant = of.variant;
        if random.below(64) == 0 {
            mutant.variant = Variant::ALL[random.below(2)];
        }
        let tokens = choice.part.is_none() && random.below(10) < 6 + 2 * usize::from(choice.dxc);
        let mut parts = of.parts.clone();
        for _ in 0..[1, 1, 1, 2, 3][random.below(5)] {
            let program = of.program().filter(|_| tokens);
            let edit = match program {
                Some(part) if choice.dxc => in_module(part, &parts, seeds, random),
                Some(part) => in_program(part, &parts, seeds, random),
                None => in_part(choice.part, &parts, random),
            };
            edit.make(&mut parts);
            mutant.edits.push(edit);
        }
        mutant
    }

    /// The container, with the right digest.
    pub(super) fn bytes(&self, seeds: &[Seed]) -> Vec<u8> {
        let mut parts = seeds.get(self.seed).map(|seed| seed.parts.clone()).unwrap_or_default();
        self.edits.iter().for_each(|edit| edit.make(&mut parts));
        let mut bytes = assemble(&parts);
        for edit in &self.edits {
            if let Edit::Header(at, word) = edit
                && let Some(place) = bytes.get_mut(*at..at + 4)
            {
                place.copy_from_slice(&word.to_le_bytes());
            }
        }
        // A bare module has no digest, and nobody looks at that of a container of dxc.
        if bytes.starts_with(b"DXBC") {
            digest::sign(&mut bytes, self.variant);
        }
        bytes
    }

    /// Mutants with less of what this one has, the simplest first.
    pub(super) fn simpler(&self, seeds: &[Seed]) -> Vec<Self> {
        let others: Vec<Edit> = (0..seeds.get(self.seed).map_or(0, |seed| seed.parts.len()))
            .rev()
            .filter(|part| !self.edits.iter().any(|edit| edit.part() == Some(*part)))
            .filter(|part| seeds.get(self.seed).and_then(Seed::program) != Some(*part))
            .map(Edit::Drop)
            .collect();
        let mut simpler = Vec::new();
        let mut subsets: Vec<u32> = (1..1 << self.edits.len().min(8)).collect();
        subsets.sort_by_key(|subset: &u32| subset.count_ones());
        for drop in [true, false] {
            for subset in &subsets {
                let kept =
                    self.edits.iter().enumerate().filter(|(i, _)| subset >> i & 1 == 1).map(|(_, edit)| edit.clone());
                let mut edits: Vec<Edit> = kept.collect();
                if drop {
                    edits.extend(others.iter().cloned());
                }
                simpler.push(Self { edits, ..self.clone() });
            }
        }
        simpler
    }
}

/// A change of the module that is listed, or, seldom, of one that is not.
fn in_module(program: usize, parts: &[(FourCc, Vec<u8>)], seeds: &[Seed], random: &mut Random) -> Edit {
    let stat = parts.iter().position(|part| part.0 == kind::STAT);
    let part = stat.filter(|_| random.below(8) == 0).unwrap_or(program);
    let other = seeds.get(random.below(seeds.len())).map(|seed| seed.bitcode(random)).unwrap_or_default();
    let module = parts.get(part).and_then(|(kind, data)| data.get(bitcode(*kind, data)?)).unwrap_or_default();
    Edit::Module(part, ModuleEdit::new(module, other, random))
}

/// A change of a program's words.
fn in_program(part: usize, parts: &[(FourCc, Vec<u8>)], seeds: &[Seed], random: &mut Random) -> Edit {
    let data = parts.get(part).map_or(&[][..], |(_, data)| data);
    let tokens = Tokens::new(data);
    let start = if random.below(32) == 0 { 0 } else { 2 };
    let at = start + random.below(tokens.len().saturating_sub(start));
    let old = tokens.get(at).unwrap_or(0);
    let any = tokens.get(2 + random.below(tokens.len().saturating_sub(2))).unwrap_or(0);
    let word = match random.below(24) {
        0..=8 => old ^ 1 << random.below(32),
        9..=11 => any,
        12..=13 => old & !0x7ff | random.below(236) as u32,
        14..=15 => old & !0xf_f000 | (random.below(43) as u32) << 12,
        16 => old & !0x7f00_0000 | LENGTHS[random.below(LENGTHS.len())] << 24,
        17..=18 => WILD[random.below(WILD.len())],
        19 => return splice(part, at, 0, [any, 0, random.word() as u32][random.below(3)].to_le_bytes().to_vec()),
        20 => return splice(part, at, 1, Vec::new()),
        _ => return whole_instruction(part, data, seeds, random),
    };
    splice(part, at, 1, word.to_le_bytes().to_vec())
}

/// An instruction goes, comes twice, or comes from another program.
fn whole_instruction(part: usize, data: &[u8], seeds: &[Seed], random: &mut Random) -> Edit {
    let pick = |data: &[u8], random: &mut Random| {
        let starts = instructions(data);
        let i = random.below(starts.len().saturating_sub(1));
        let at = |i: usize| starts.get(i).copied().unwrap_or(2);
        at(i)..at(i + 1).max(at(i))
    };
    let mine = pick(data, random);
    let other = if random.below(2) == 0 {
        let seed = seeds.get(random.below(seeds.len()));
        seed.and_then(|seed| seed.parts.get(seed.program()?)).map_or(data, |(_, data)| data)
    } else {
        data
    };
    let theirs = pick(other, random);
    let bytes = other.get(theirs.start * 4..theirs.end * 4).unwrap_or_default().to_vec();
    match random.below(3) {
        0 => splice(part, mine.start, mine.len(), Vec::new()),
        1 => splice(part, mine.start, mine.len(), bytes),
        _ => splice(part, mine.start, 0, bytes),
    }
}

/// A splice in words.
fn splice(part: usize, at: usize, count: usize, bytes: Vec<u8>) -> Edit {
    Edit::Splice(Splice { part, range: at * 4..(at + count) * 4, bytes })
}

/// A change of the bytes of any part, or of what stands around them.
fn in_part(kind: Option<FourCc>, parts: &[(FourCc, Vec<u8>)], random: &mut Random) -> Edit {
    let mut part = random.below(parts.len());
    for _ in 0..3 {
        // Programs have a mutator of their own.
        if parts.get(part).is_some_and(|(kind, _)| is_program(*kind)) {
            part = random.below(parts.len());
        }
    }
    if let Some(named) = parts.iter().position(|part| Some(part.0) == kind) {
        part = named;
    }
    let data = parts.get(part).map_or(&[][..], |(_, data)| data);
    // Headers and tables are a small part of what they lead to.
    let reach = if kind.is_some() && random.below(2) == 0 { data.len().min(96) } else { data.len() };
    let at = random.below(reach);
    let aligned = at & !3;
    let bytes = |range: Range<usize>, bytes: &[u8]| Edit::Splice(Splice { part, range, bytes: bytes.to_vec() });
    match random.below(64) {
        0..=23 => bytes(at..at + 1, &[data.get(at).unwrap_or(&0) ^ 1 << random.below(8)]),
        24..=29 => bytes(at..at + 1, &[[0, 1, 2, 4, 8, 0x10, 0x20, 0x7f, 0x80, 0xff][random.below(10)]]),
        30..=46 => {
            let near =
                [data.len(), data.len().wrapping_sub(1), data.len().wrapping_sub(4), random.below(data.len() + 8)];
            let word = if random.below(5) == 0 { near[random.below(4)] as u32 } else { WILD[random.below(WILD.len())] };
            bytes(aligned..aligned + 4, &word.to_le_bytes())
        }
        47..=52 => {
            let from = random.below(data.len()) & !3;
            bytes(aligned..aligned + 4, data.get(from..from + 4).unwrap_or(&[0; 4]))
        }
        53..=55 => bytes(at..data.len(), &[]),
        56..=57 => bytes(data.len()..data.len(), &[0; 9][..1 + random.below(8)]),
        58..=59 => bytes(aligned..aligned + 4, &[]),
        60 => Edit::Drop(part),
        61..=62 => Edit::Rename(part, NAMES[random.below(NAMES.len())]),
        // The version, the size, the number of parts, the directory, the first part's header.
        _ => {
            let at = 20 + 4 * random.below(parts.len() + 5);
            let old =
                assemble(parts).get(at..at + 4).map_or(0, |old| u32::from_le_bytes(old.try_into().unwrap_or_default()));
            let word = if random.below(2) == 0 { old ^ 1 << random.below(32) } else { WILD[random.below(WILD.len())] };
            Edit::Header(at, word)
        }
    }
}

impl Edit {
    fn part(&self) -> Option<usize> {
        match self {
            Self::Splice(Splice { part, .. }) | Self::Module(part, _) | Self::Rename(part, _) | Self::Drop(part) => {
                Some(*part)
            }
            Self::Header(..) => None,
        }
    }

    /// Makes the change; a part that goes leaves its place, so that numbers stay right.
    fn make(&self, parts: &mut [(FourCc, Vec<u8>)]) {
        let Some((kind, data)) = self.part().and_then(|part| parts.get_mut(part)) else { return };
        match self {
            Self::Splice(Splice { range, bytes, .. }) => {
                let end = range.end.min(data.len());
                data.splice(range.start.min(end)..end, bytes.iter().copied());
                // The stated length follows, so that words behind the place keep their meaning.
                let (more, less) = (bytes.len() / 4, range.len() / 4);
                if is_program(*kind)
                    && more != less
                    && let Some(length) = data.get_mut(4..8)
                {
                    let old = u32::from_le_bytes([length[0], length[1], length[2], length[3]]);
                    length.copy_from_slice(&old.wrapping_add(more as u32).wrapping_sub(less as u32).to_le_bytes());
                }
            }
            Self::Module(_, edit) => {
                let Some(range) = bitcode(*kind, data) else { return };
                let module = edit.make(data.get(range.clone()).unwrap_or_default());
                let size = module.len() as u32;
                data.splice(range.clone(), module);
                if *kind != BARE {
                    // The stated sizes follow.
                    data.resize(data.len().next_multiple_of(4), 0);
                    let words = (data.len() / 4) as u32;
                    for (at, word) in [(4, words), (20, size)] {
                        if let Some(place) = data.get_mut(at..at + 4) {
                            place.copy_from_slice(&word.to_le_bytes());
                        }
                    }
                }
            }
            Self::Rename(_, name) => *kind = *name,
            Self::Drop(_) => *kind = GONE,
            Self::Header(..) => {}
        }
    }
}

/// The name of a part that is not written.
const GONE: FourCc = FourCc([0xff; 4]);

impl fmt::Display for Edit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Splice(Splice { part, range, bytes }) => {
                write!(f, "part {part}: {:#x}..{:#x} becomes", range.start, range.end)?;
                bytes.iter().take(64).try_for_each(|byte| write!(f, " {byte:02x}"))?;
                if bytes.len() > 64 { write!(f, " ... ({} bytes)", bytes.len()) } else { Ok(()) }
            }
            Self::Module(part, edit) => write!(f, "the module of part {part}: {edit}"),
            Self::Rename(part, kind) => write!(f, "part {part} is called {kind}"),
            Self::Drop(part) => write!(f, "part {part} goes"),
            Self::Header(at, word) => write!(f, "the header's word at {at:#x} becomes {word:#x}"),
        }
    }
}

/// A container of these parts back to back, as Microsoft's disassembler wants them; not yet signed.
fn assemble(parts: &[(FourCc, Vec<u8>)]) -> Vec<u8> {
    if let [(BARE, module)] = parts {
        return module.clone();
    }
    let parts: Vec<_> = parts.iter().filter(|(kind, _)| *kind != GONE).collect();
    let mut offset = 32 + 4 * parts.len();
    let mut bytes = b"DXBC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0".to_vec();
    let size = offset + parts.iter().map(|(_, data)| 8 + data.len()).sum::<usize>();
    bytes.extend((size as u32).to_le_bytes());
    bytes.extend((parts.len() as u32).to_le_bytes());
    for (_, data) in &parts {
        bytes.extend((offset as u32).to_le_bytes());
        offset += 8 + data.len();
    }
    for (kind, data) in parts {
        bytes.extend(kind.0);
        bytes.extend((data.len() as u32).to_le_bytes());
        bytes.extend(data);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeds() -> Vec<Seed> {
        dxbin_fuzz::mutate::corpus().iter().filter_map(|bytes| Seed::read("seed".into(), bytes)).collect()
    }

    #[test]
    fn a_seed_is_put_together_as_it_was() {
        let mut same = 0;
        for bytes in dxbin_fuzz::mutate::corpus() {
            let Some(seed) = Seed::read("seed".into(), &bytes) else { continue };
            let variant = seed.variant;
            let mutant = Mutant { seed: 0, edits: Vec::new(), flags: 0, variant };
            same += usize::from(mutant.bytes(&[seed]) == bytes);
        }
        assert!(same > 100, "{same}");
    }

    #[test]
    fn mutants_depend_on_their_number_alone_and_most_differ_from_their_seeds() {
        let seeds = seeds();
        let mut changed = 0;
        for number in 0..500 {
            let make = || Mutant::new(&seeds, Choice::default(), &mut Random::new(number));
            let bytes = make().bytes(&seeds);
            assert_eq!(bytes, make().bytes(&seeds));
            let unchanged = Mutant { edits: Vec::new(), ..make() };
            changed += u32::from(bytes != unchanged.bytes(&seeds));
        }
        assert!((450..=500).contains(&changed), "{changed}");
    }

    #[test]
    fn simpler_mutants_have_fewer_edits_or_parts() {
        let seeds = seeds();
        let mutant = (0..).map(|number| Mutant::new(&seeds, Choice::default(), &mut Random::new(number)));
        let mutant = mutant.into_iter().find(|mutant| mutant.edits.len() == 3).unwrap();
        let simpler = mutant.simpler(&seeds);
        assert_eq!(simpler.len(), 14);
        assert_eq!(simpler.last().unwrap().bytes(&seeds), mutant.bytes(&seeds));
        assert!(simpler[0].bytes(&seeds).len() < mutant.bytes(&seeds).len());
    }

    #[test]
    fn a_program_that_grows_states_it() {
        let mut parts = vec![(kind::SHEX, vec![0x50, 0, 5, 0, 3, 0, 0, 0, 0x3e, 0, 0, 1])];
        splice(0, 2, 0, vec![1, 2, 3, 4]).make(&mut parts);
        assert_eq!(parts[0].1, [0x50, 0, 5, 0, 4, 0, 0, 0, 1, 2, 3, 4, 0x3e, 0, 0, 1]);
        splice(0, 2, 2, Vec::new()).make(&mut parts);
        assert_eq!(parts[0].1, [0x50, 0, 5, 0, 2, 0, 0, 0]);
    }
}
