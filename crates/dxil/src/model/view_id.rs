//! Which outputs depend on the view, and which on which inputs: `dx.viewIdState`.
//!
//! Everything is counted in components of signatures, four to a register. The words say, in this order: how many inputs there are; for
//! each stream (four of a geometry shader, else one) how many outputs, a bit for each that depends on the view (only where
//! the shader uses the view at all), and for each input the bits of the outputs that it contributes to; for the stages
//! between control points and for mesh shaders the same again for patch constants or primitives.

use crate::spec::ShaderKind;

/// Words as they stand in a module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words<'m>(&'m [[u8; 4]]);

impl<'m> Words<'m> {
    /// The words in these bytes; bytes that are no whole word are left out.
    pub const fn of(bytes: &'m [u8]) -> Self {
        Self(bytes.as_chunks().0)
    }

    /// The words.
    pub fn iter(self) -> impl ExactSizeIterator<Item = u32> + 'm {
        self.0.iter().map(|word| u32::from_le_bytes(*word))
    }

    fn bit(self, at: u32) -> bool {
        self.0.get(at as usize / 32).is_some_and(|word| u32::from_le_bytes(*word) >> (at % 32) & 1 != 0)
    }
}

/// The state, decoded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ViewIdState<'w> {
    /// Components of the input signature.
    pub inputs: u32,
    /// What goes out to each stream; of all but geometry shaders there is one, and the others are empty.
    pub streams: [Outputs<'w>; 4],
    /// Patch constants or primitives: of hull and mesh shaders what goes out, of domain shaders what comes in.
    pub patch_constant_or_primitive: Option<Outputs<'w>>,
    /// Words behind what is known of.
    pub tail: Words<'w>,
}

/// A signature's components that go out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outputs<'w> {
    /// How many components there are.
    pub count: u32,
    /// A bit for each that depends on the view; empty where the shader does not use it.
    pub dependent_on_view: Words<'w>,
    /// What contributes to what.
    pub table: Table<'w>,
}

/// Which inputs contribute to which outputs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Table<'w> {
    /// How many inputs.
    pub inputs: u32,
    /// How many outputs.
    pub outputs: u32,
    /// For each input a bit for each output, in whole words.
    words: Words<'w>,
}

impl Outputs<'_> {
    /// The components that depend on the view.
    pub fn dependent(&self) -> impl Iterator<Item = u32> {
        (0..self.count).filter(|&at| self.dependent_on_view.bit(at))
    }
}

impl<'w> Table<'w> {
    /// For each input a bit for each output, in whole words.
    pub const fn words(&self) -> Words<'w> {
        self.words
    }

    /// The inputs that contribute to an output, in rising order.
    pub fn contributing(&self, output: u32) -> impl Iterator<Item = u32> {
        let row = words_for(self.outputs);
        let rows = self.words.0.chunks_exact(row.max(1)).enumerate();
        rows.filter(move |(_, row)| output < self.outputs && Words(row).bit(output)).map(|(input, _)| input as u32)
    }
}

const fn words_for(bits: u32) -> usize {
    bits.div_ceil(32) as usize
}

/// The rest of the words.
struct Rest<'w>(Words<'w>);

impl<'w> Rest<'w> {
    fn count(&mut self, of: &str) -> Result<u32, String> {
        let (&first, rest) =
            self.0.0.split_first().ok_or_else(|| format!("there is no word for the number of {of}"))?;
        self.0 = Words(rest);
        Ok(u32::from_le_bytes(first))
    }

    fn take(&mut self, count: u64, of: &str) -> Result<Words<'w>, String> {
        let split = usize::try_from(count).ok().and_then(|count| self.0.0.split_at_checked(count));
        let (taken, rest) =
            split.ok_or_else(|| format!("{of} need {count} words, of which {} are there", self.0.0.len()))?;
        self.0 = Words(rest);
        Ok(Words(taken))
    }

    fn outputs(&mut self, inputs: u32, uses_view: bool, of: &str) -> Result<Outputs<'w>, String> {
        let count = self.count(of)?;
        let mask = if uses_view { words_for(count) as u64 } else { 0 };
        let dependent_on_view = self.take(mask, of)?;
        Ok(Outputs { count, dependent_on_view, table: self.table(inputs, count, of)? })
    }

    fn table(&mut self, inputs: u32, outputs: u32, of: &str) -> Result<Table<'w>, String> {
        let words = self.take(u64::from(inputs) * words_for(outputs) as u64, of)?;
        Ok(Table { inputs, outputs, words })
    }
}

impl<'w> ViewIdState<'w> {
    /// Decodes the words for a stage, whose flags say whether it uses the view.
    ///
    /// ```
    /// use dxbin_dxil::model::{ViewIdState, Words};
    /// use dxbin_dxil::spec::ShaderKind;
    ///
    /// // Two inputs, four outputs; the first input makes outputs 0 and 2.
    /// let words = [2_u32, 4, 0b0101, 0].map(u32::to_le_bytes);
    /// let decode = |bytes| ViewIdState::decode(Words::of(bytes), ShaderKind::PIXEL, false);
    /// let state = decode(words.as_flattened()).unwrap();
    /// assert_eq!(state.streams[0].table.contributing(2).collect::<Vec<_>>(), [0]);
    /// assert!(decode(words[..3].as_flattened()).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// What is missing, where there are too few words; dxc refuses such a module.
    pub fn decode(words: Words<'w>, kind: ShaderKind, uses_view: bool) -> Result<Self, String> {
        let mut words = Rest(words);
        let mut state = Self { inputs: words.count("inputs")?, ..Self::default() };
        let streams = if kind == ShaderKind::GEOMETRY { 4 } else { 1 };
        for stream in state.streams.iter_mut().take(streams) {
            *stream = words.outputs(state.inputs, uses_view, "outputs")?;
        }
        state.patch_constant_or_primitive = match kind {
            ShaderKind::HULL => Some(words.outputs(state.inputs, uses_view, "patch constants")?),
            ShaderKind::MESH => Some(words.outputs(state.inputs, uses_view, "outputs of primitives")?),
            ShaderKind::DOMAIN => {
                let count = words.count("patch constants")?;
                let table = words.table(count, state.streams[0].count, "patch constants")?;
                Some(Outputs { count, dependent_on_view: Words::default(), table })
            }
            _ => None,
        };
        state.tail = words.0;
        Ok(state)
    }
}
