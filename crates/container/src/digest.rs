//! The container's digest: computed, verified, explained.
//!
//! It is MD5's block function with a padding of its own, over the bytes from offset 20 to the container's end. With
//! `bits` the number of those bytes times eight, the last block is `bits`, the bytes that are left, 0x80, zeros, and
//! `bits >> 2 | 1` as its last word; where more than 55 bytes are left they are padded with 0x80 and zeros in a block of
//! their own first. The two words together tell the runtime how it was signed: fxc signs programs with `printf`, `errorf`
//! or `abort` messages in a debug variant, whose words are `size << 4 | 0xf` and `size << 2 | 0x10000000`.

use dxbin_base::record::Record;

use crate::md5::{self, BLOCK, INITIAL, State, Stream, bytes_of};
use crate::spec::{DIGESTED_FROM, Header};

/// How the digest's last block is padded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Variant {
    /// The ordinary one: all of dxc's containers and nearly all of fxc's.
    #[default]
    Standard,
    /// Programs with debug messages (`printf`, `errorf`, `abort`).
    Debug,
}

impl Variant {
    /// Both, the ordinary one first.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Debug];

    /// The spelling for people and for `--variant`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Debug => "debug",
        }
    }

    /// The first and the last word of the last block, for `size` digested bytes.
    const fn words(self, size: u32) -> (u32, u32) {
        match self {
            Self::Standard => (size << 3, size << 1 | 1),
            Self::Debug => (size << 4 | 0xf, size << 2 | 0x1000_0000),
        }
    }
}

/// The values that tell a runtime not to check the digest (INF-0004 of Microsoft's DirectX specifications).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bypass {
    /// Sixteen bytes of 1: the shader was not validated, on purpose.
    Bypass,
    /// Sixteen bytes of 2: a shader model that is still a preview.
    Preview,
}

impl Bypass {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Bypass, Self::Preview];

    /// The digest.
    pub const fn value(self) -> [u8; 16] {
        match self {
            Self::Bypass => [1; 16],
            Self::Preview => [2; 16],
        }
    }

    /// The spelling for people and for `--variant`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bypass => "bypass",
            Self::Preview => "preview-bypass",
        }
    }
}

/// What a container's digest says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DigestState {
    /// It belongs to these bytes.
    Valid(Variant),
    /// It belongs to the bytes without those that trail the container's stated size.
    ValidWithoutTrailing(Variant),
    /// It is all zero: the container was never signed.
    Unsigned,
    /// It tells a runtime not to check.
    Bypass(Bypass),
    /// It does not belong to these bytes.
    Stale,
}

impl DigestState {
    /// A short name in kebab case, for `--json` and tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Valid(Variant::Standard) => "valid",
            Self::Valid(Variant::Debug) => "valid-debug",
            Self::ValidWithoutTrailing(_) => "valid-without-trailing",
            Self::Unsigned => "unsigned",
            Self::Bypass(Bypass::Bypass) => "bypass",
            Self::Bypass(Bypass::Preview) => "preview-bypass",
            Self::Stale => "stale",
        }
    }

    /// What it means, in a sentence for people.
    pub const fn explain(self) -> &'static str {
        match self {
            Self::Valid(Variant::Standard) => "the digest belongs to these bytes",
            Self::Valid(Variant::Debug) => {
                "the digest belongs to these bytes, in the variant of programs with debug messages"
            }
            Self::ValidWithoutTrailing(_) => "the digest is right only without the bytes that trail the container",
            Self::Unsigned => "the digest is all zero: the container was never signed",
            Self::Bypass(Bypass::Bypass) => "the digest is sixteen bytes of 1: runtimes are told not to check it",
            Self::Bypass(Bypass::Preview) => {
                "the digest is sixteen bytes of 2: a preview shader model, which runtimes are told not to check"
            }
            Self::Stale => "the digest does not belong to these bytes",
        }
    }

    /// Whether the digest was computed from these bytes, in any variant.
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Valid(_))
    }
}

/// The digests of one container in both variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digests {
    /// The ordinary one.
    pub standard: [u8; 16],
    /// That of programs with debug messages.
    pub debug: [u8; 16],
}

impl Digests {
    /// The digest of a variant.
    pub const fn get(&self, variant: Variant) -> [u8; 16] {
        match variant {
            Variant::Standard => self.standard,
            Variant::Debug => self.debug,
        }
    }

    /// The variant that a stored digest is in.
    pub fn variant_of(&self, stored: [u8; 16]) -> Option<Variant> {
        Variant::ALL.into_iter().find(|&variant| self.get(variant) == stored)
    }
}

/// A container's digested bytes as blocks: the whole ones, and how the end is padded.
#[derive(Clone, Copy, Debug)]
struct Message<'a> {
    whole: &'a [[u8; BLOCK]],
    rest: &'a [u8],
    size: u32,
}

impl<'a> Message<'a> {
    /// The most bytes that fit in the last block between its two words, with the 0x80 behind them.
    const FIT: usize = BLOCK - 4 - 4 - 1;

    fn of(container: &'a [u8]) -> Self {
        let digested = container.get(DIGESTED_FROM..).unwrap_or_default();
        let (whole, rest) = digested.as_chunks();
        // The words of the last block wrap for sizes that the format does not allow anyway.
        Self { whole, rest, size: digested.len() as u32 }
    }

    /// The padded end and how many of its two blocks are used.
    fn end(&self, variant: Variant) -> ([[u8; BLOCK]; 2], usize) {
        let mut blocks = [[0; BLOCK]; 2];
        let (first, last) = variant.words(self.size);
        let used = if self.rest.len() <= Self::FIT {
            fill(&mut blocks[0], 4, self.rest);
            1
        } else {
            fill(&mut blocks[0], 0, self.rest);
            2
        };
        let block = &mut blocks[used - 1];
        fill_word(block, 0, first);
        fill_word(block, BLOCK - 4, last);
        (blocks, used)
    }

    fn finish(&self, state: State, variant: Variant) -> [u8; 16] {
        let (blocks, used) = self.end(variant);
        let mut state = state;
        md5::update(&mut state, blocks.get(..used).unwrap_or_default());
        bytes_of(state)
    }
}

/// Puts the last bytes and the 0x80 behind them into a block; `rest` leaves room for it.
fn fill(block: &mut [u8; BLOCK], at: usize, rest: &[u8]) {
    let padded = rest.iter().chain(&[0x80]);
    for (to, from) in block.iter_mut().skip(at).zip(padded) {
        *to = *from;
    }
}

fn fill_word(block: &mut [u8; BLOCK], at: usize, word: u32) {
    for (to, from) in block.iter_mut().skip(at).zip(word.to_le_bytes()) {
        *to = from;
    }
}

/// The digest of a container, all bytes of which are given; what its header states as digest plays no part.
///
/// ```
/// use dxbin_base::FourCc;
/// use dxbin_container::{Builder, digest};
/// let mut builder = Builder::new();
/// builder.push(FourCc(*b"SFI0"), vec![0; 8]);
/// let bytes = builder.build()?;
/// assert_eq!(bytes[4..20], digest::digest(&bytes, digest::Variant::Standard));
/// # Ok::<(), dxbin_base::Error>(())
/// ```
pub fn digest(container: &[u8], variant: Variant) -> [u8; 16] {
    let message = Message::of(container);
    let mut state = INITIAL;
    md5::update(&mut state, message.whole);
    message.finish(state, variant)
}

/// The digests of many containers, in both variants, several at once: about six times as fast as one after the other
/// where the processor has wide vectors.
pub fn digests(containers: &[&[u8]]) -> Vec<Digests> {
    let batch = Batch::run(containers);
    let (standard, debug) = (batch.finish(Variant::Standard), batch.finish(Variant::Debug));
    standard.into_iter().zip(debug).map(|(standard, debug)| Digests { standard, debug }).collect()
}

/// Many containers whose whole blocks were run, side by side.
struct Batch<'a> {
    messages: Vec<Message<'a>>,
    states: Vec<State>,
}

impl<'a> Batch<'a> {
    fn run(containers: &[&'a [u8]]) -> Self {
        let messages: Vec<Message<'_>> = containers.iter().map(|container| Message::of(container)).collect();
        let mut streams: Vec<Stream<'_>> =
            messages.iter().map(|message| Stream { state: INITIAL, blocks: message.whole }).collect();
        md5::update_all(&mut streams);
        let states = streams.into_iter().map(|stream| stream.state).collect();
        Self { messages, states }
    }

    fn finish(&self, variant: Variant) -> Vec<[u8; 16]> {
        let ends: Vec<_> = self.messages.iter().map(|message| message.end(variant)).collect();
        let mut streams: Vec<Stream<'_>> = (self.states.iter().zip(&ends))
            .map(|(&state, (blocks, used))| Stream { state, blocks: blocks.get(..*used).unwrap_or_default() })
            .collect();
        md5::update_all(&mut streams);
        streams.into_iter().map(|stream| bytes_of(stream.state)).collect()
    }
}

/// What the digest of a container says; `bytes` start with the container and may go on behind it.
///
/// Bytes that are no container at all have a stale digest.
pub fn check(bytes: &[u8]) -> DigestState {
    let Some(header) = Header::read(bytes) else { return DigestState::Stale };
    let stored = header.digest();
    if stored == [0; 16] {
        return DigestState::Unsigned;
    }
    if let Some(bypass) = Bypass::ALL.into_iter().find(|bypass| bypass.value() == stored) {
        return DigestState::Bypass(bypass);
    }
    let stated = bytes.get(..header.size as usize).filter(|stated| stated.len() > DIGESTED_FROM);
    if let Some(variant) = stated.and_then(|stated| variant_of(stated, stored)) {
        return match stated.map(<[u8]>::len) {
            Some(length) if length < bytes.len() => DigestState::ValidWithoutTrailing(variant),
            _ => DigestState::Valid(variant),
        };
    }
    // A size field that is wrong all the same can have been digested.
    let others =
        if stated.is_some_and(|stated| stated.len() == bytes.len()) { None } else { variant_of(bytes, stored) };
    others.map_or(DigestState::Stale, DigestState::Valid)
}

/// What [`check`] says of each of many containers, several at once.
///
/// ```
/// use dxbin_base::FourCc;
/// use dxbin_container::{Builder, digest};
/// let mut builder = Builder::new();
/// builder.push(FourCc(*b"SFI0"), vec![0; 8]);
/// let bytes = builder.build()?;
/// let states = digest::check_all(&[&bytes, b"no container", &bytes[..40]]);
/// assert!(states[0].is_right());
/// assert_eq!(states, [&bytes[..], b"no container", &bytes[..40]].map(digest::check));
/// # Ok::<(), dxbin_base::Error>(())
/// ```
pub fn check_all(containers: &[&[u8]]) -> Vec<DigestState> {
    let state = |(bytes, digest): (&&[u8], [u8; 16])| {
        let header = Header::read(bytes).filter(|header| header.size as usize == bytes.len());
        // Whatever is out of the ordinary is looked at alone.
        match header.is_some_and(|header| header.digest() == digest) {
            true => DigestState::Valid(Variant::Standard),
            false => check(bytes),
        }
    };
    containers.iter().zip(Batch::run(containers).finish(Variant::Standard)).map(state).collect()
}

/// The variant that a stored digest is in, the blocks that both have in common being run once.
fn variant_of(container: &[u8], stored: [u8; 16]) -> Option<Variant> {
    let message = Message::of(container);
    let mut state = INITIAL;
    md5::update(&mut state, message.whole);
    Variant::ALL.into_iter().find(|&variant| message.finish(state, variant) == stored)
}

/// Writes the digest of a variant into a container; `false` where the bytes are too few to hold one.
pub fn sign(container: &mut [u8], variant: Variant) -> bool {
    let digest = digest(container, variant);
    write(container, digest)
}

/// Writes any digest, such as a [`Bypass::value`], into a container; `false` where the bytes are too few to hold one.
pub fn write(container: &mut [u8], digest: [u8; 16]) -> bool {
    let place = container.get_mut(crate::spec::DIGEST_OFFSET..DIGESTED_FROM);
    place.is_some_and(|place| {
        place.copy_from_slice(&digest);
        true
    })
}

/// Plain MD5 (RFC 1321), by which dxc names a shader: that of its bitcode.
///
/// ```
/// let hash = dxbin_container::digest::md5(b"abc");
/// assert_eq!(hash[..4], [0x90, 0x01, 0x50, 0x98]);
/// ```
pub fn md5(bytes: &[u8]) -> [u8; 16] {
    let (whole, rest) = bytes.as_chunks::<BLOCK>();
    let mut state = INITIAL;
    md5::update(&mut state, whole);
    let mut blocks = [[0; BLOCK]; 2];
    fill(&mut blocks[0], 0, rest);
    // Eight bytes for the size are left behind the 0x80, or stand in another block.
    let used = if rest.len() + 9 <= BLOCK { 1 } else { 2 };
    let bits = (bytes.len() as u64).wrapping_mul(8);
    fill_word(&mut blocks[used - 1], BLOCK - 8, bits as u32);
    fill_word(&mut blocks[used - 1], BLOCK - 4, (bits >> 32) as u32);
    md5::update(&mut state, blocks.get(..used).unwrap_or_default());
    bytes_of(state)
}
