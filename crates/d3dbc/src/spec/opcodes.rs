//! Opcodes: one row each.
//!
//! A row says all that the listing and the assembler know of an opcode. How many operands there are only the assembler
//! asks: in a stream each operand has a bit that opcodes lack, and the listing prints as many as stand there.

use dxbin_base::pen::Name;

use super::Stage;
use super::versions::*;
use crate::token::Version;

/// Words of a fixed number that are no operands, behind the destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literals {
    /// None.
    None,
    /// Four floats: `def`.
    Floats,
    /// Four integers: `defi`.
    Integers,
    /// One word, false where it is zero: `defb`.
    Boolean,
}

impl Literals {
    /// How many words.
    pub const fn count(self) -> usize {
        match self {
            Self::None => 0,
            Self::Floats | Self::Integers => 4,
            Self::Boolean => 1,
        }
    }
}

/// What an instruction does to the indentation of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Nothing.
    Straight,
    /// What follows stands deeper.
    Open,
    /// It and what follows stand less deep.
    Close,
    /// It stands less deep, what follows as deep as before.
    Middle,
}

/// How the control bits spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controls {
    /// Not at all.
    None,
    /// A comparison.
    Comparison,
    /// Projected or biased addressing.
    Texld,
}

/// A row.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The opcode's number.
    pub code: u16,
    /// Its name in d3d9types.h, without `D3DSIO_`.
    pub name: &'static str,
    /// How a listing spells it.
    pub mnemonic: Name,
    /// How it does so below version 1.4, where that is another name.
    pub old_mnemonic: Option<Name>,
    /// Instruction slots it takes of the arithmetic ones, and of those for textures.
    pub slots: (u32, u32),
    /// Arithmetic slots in vs_1_1, where that is another number.
    pub old_slots: Option<u32>,
    /// Whether the first operand is written to.
    pub has_destination: bool,
    /// Whether it is numbered.
    pub counted: bool,
    /// Words behind the destination.
    pub literals: Literals,
    /// What the control bits mean.
    pub controls: Controls,
    /// What it does to the indentation.
    pub flow: Flow,
    /// How text to be assembled spells it, where a listing spells it in another way.
    pub written: Option<&'static str>,
    /// Which versions have it, and how many operands it takes there.
    pub forms: [Form; Self::MOST_FORMS],
    /// Whether vs_1_1 reads w of a source without components.
    pub scalar: bool,
    /// What vs_1_1 writes where the destination has no components.
    pub old_mask: u32,
}

/// Versions that have an instruction, by D3DAssemble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The stage.
    pub stage: Stage,
    /// The first version, as [`Version::key`](crate::token::Version::key) has it.
    pub first: u8,
    /// The last version; no form where it comes before the first.
    pub last: u8,
    /// How many operands it takes, the destination with them.
    pub operands: u8,
}

/// An opcode, known or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Opcode(pub u16);

const fn row(code: u16, name: &'static str, mnemonic: &'static str, arithmetic: u32, texture: u32) -> Info {
    Info {
        code,
        name,
        mnemonic: Name::new(mnemonic),
        old_mnemonic: None,
        slots: (arithmetic, texture),
        old_slots: None,
        has_destination: true,
        counted: true,
        literals: Literals::None,
        controls: Controls::None,
        flow: Flow::Straight,
        written: None,
        forms: [Form { stage: Stage::VERTEX, first: 1, last: 0, operands: 0 }; Info::MOST_FORMS],
        scalar: false,
        old_mask: 0xf,
    }
}

impl Info {
    const fn no_destination(self) -> Self {
        Self { has_destination: false, ..self }
    }

    const fn not_counted(self) -> Self {
        Self { counted: false, ..self }
    }

    const fn literals(self, literals: Literals) -> Self {
        Self { literals, counted: false, ..self }
    }

    const fn controls(self, controls: Controls) -> Self {
        Self { controls, ..self }
    }

    const fn flow(self, flow: Flow) -> Self {
        Self { flow, has_destination: false, ..self }
    }

    const fn old(self, mnemonic: &'static str) -> Self {
        Self { old_mnemonic: Some(Name::new(mnemonic)), ..self }
    }

    const fn old_slots(self, slots: u32) -> Self {
        Self { old_slots: Some(slots), ..self }
    }

    const fn written(self, name: &'static str) -> Self {
        Self { written: Some(name), ..self }
    }

    const fn scalar(self) -> Self {
        Self { scalar: true, ..self }
    }

    const fn old_mask(self, old_mask: u32) -> Self {
        Self { old_mask, ..self }
    }

    const fn vs(self, first: u8, operands: u8) -> Self {
        self.form(Form { stage: Stage::VERTEX, first, last: LAST, operands })
    }

    const fn vs_until(self, first: u8, last: u8, operands: u8) -> Self {
        self.form(Form { stage: Stage::VERTEX, first, last, operands })
    }

    const fn ps(self, first: u8, operands: u8) -> Self {
        self.form(Form { stage: Stage::PIXEL, first, last: LAST, operands })
    }

    const fn ps_until(self, first: u8, last: u8, operands: u8) -> Self {
        self.form(Form { stage: Stage::PIXEL, first, last, operands })
    }

    const fn form(mut self, form: Form) -> Self {
        let mut i = 0;
        while self.forms[i].first <= self.forms[i].last {
            i += 1;
        }
        self.forms[i] = form;
        self
    }

    /// The most forms a row has.
    pub const MOST_FORMS: usize = 4;

    /// Whether what an assembler's text calls the destination is one: `breakp` reads its operand, though
    /// [`Info::has_destination`] says otherwise, as Microsoft's disassembler does.
    pub const fn writes(&self) -> bool {
        self.has_destination && self.written.is_none()
    }

    /// The versions that have it.
    pub fn forms(&self) -> impl Iterator<Item = &Form> {
        self.forms.iter().filter(|form| form.first <= form.last)
    }

    /// How many operands it takes in a version; `None` where the version does not have it.
    pub fn operands(&self, version: Version) -> Option<usize> {
        let fits = |form: &&Form| form.stage == version.stage() && (form.first..=form.last).contains(&version.key());
        self.forms().find(fits).map(|form| usize::from(form.operands))
    }
}

macro_rules! opcodes {
    ($( $code:literal $name:ident $mnemonic:literal $arithmetic:literal $texture:literal $(.$change:ident($($value:expr),*))*; )*) => {
        #[allow(missing_docs)]
        impl Opcode {
            $( pub const $name: Self = Self($code); )*
        }

        /// Every opcode that has an instruction (D3DSHADER_INSTRUCTION_OPCODE_TYPE), in rising order.
        pub const OPCODES: &[Info] =
            &[$( row($code, stringify!($name), $mnemonic, $arithmetic, $texture)$(.$change($($value),*))* ),*];
    };
}

opcodes! {
    // code name "mnemonic" arithmetic-slots texture-slots
    0x00 NOP "nop" 0 0 .no_destination() .not_counted() .vs(V1_1, 0) .ps(V1_1, 0);
    0x01 MOV "mov" 1 0 .vs(V1_1, 2) .ps(V1_1, 2);
    0x02 ADD "add" 1 0 .vs(V1_1, 3) .ps(V1_1, 3);
    0x03 SUB "sub" 1 0 .vs(V1_1, 3) .ps(V1_1, 3);
    0x04 MAD "mad" 1 0 .vs(V1_1, 4) .ps(V1_1, 4);
    0x05 MUL "mul" 1 0 .vs(V1_1, 3) .ps(V1_1, 3);
    0x06 RCP "rcp" 1 0 .vs(V1_1, 2) .ps(V2_0, 2) .scalar();
    0x07 RSQ "rsq" 1 0 .vs(V1_1, 2) .ps(V2_0, 2) .scalar();
    0x08 DP3 "dp3" 1 0 .vs(V1_1, 3) .ps(V1_1, 3);
    0x09 DP4 "dp4" 1 0 .vs(V1_1, 3) .ps(V1_2, 3);
    0x0a MIN "min" 1 0 .vs(V1_1, 3) .ps(V2_0, 3);
    0x0b MAX "max" 1 0 .vs(V1_1, 3) .ps(V2_0, 3);
    0x0c SLT "slt" 1 0 .vs(V1_1, 3);
    0x0d SGE "sge" 1 0 .vs(V1_1, 3);
    0x0e EXP "exp" 1 0 .old_slots(10) .vs(V1_1, 2) .ps(V2_0, 2) .scalar();
    0x0f LOG "log" 1 0 .old_slots(10) .vs(V1_1, 2) .ps(V2_0, 2) .scalar();
    0x10 LIT "lit" 1 0 .vs(V1_1, 2);
    0x11 DST "dst" 1 0 .vs(V1_1, 3);
    0x12 LRP "lrp" 1 0 .vs(V2_0, 4) .ps(V1_1, 4);
    0x13 FRC "frc" 1 0 .old_slots(3) .vs(V1_1, 2) .ps(V2_0, 2);
    0x14 M4X4 "m4x4" 4 0 .vs(V1_1, 3) .ps(V2_0, 3);
    0x15 M4X3 "m4x3" 3 0 .vs(V1_1, 3) .ps(V2_0, 3) .old_mask(0x7);
    0x16 M3X4 "m3x4" 4 0 .vs(V1_1, 3) .ps(V2_0, 3);
    0x17 M3X3 "m3x3" 3 0 .vs(V1_1, 3) .ps(V2_0, 3) .old_mask(0x7);
    0x18 M3X2 "m3x2" 2 0 .vs(V1_1, 3) .ps(V2_0, 3) .old_mask(0x3);
    0x19 CALL "call" 2 0 .no_destination() .vs(V2_0, 1) .ps(V2_X, 1);
    0x1a CALLNZ "callnz" 3 0 .no_destination() .vs(V2_0, 2) .ps(V2_X, 2);
    0x1b LOOP "loop" 3 0 .flow(Flow::Open) .vs(V2_0, 2) .ps(V3_0, 2);
    0x1c RET "ret" 1 0 .no_destination() .vs(V2_0, 0) .ps(V2_X, 0);
    0x1d ENDLOOP "endloop" 2 0 .flow(Flow::Close) .vs(V2_0, 0) .ps(V3_0, 0);
    0x1e LABEL "label" 0 0 .no_destination() .not_counted() .vs(V2_0, 1) .ps(V2_X, 1);
    0x1f DCL "dcl" 0 0 .not_counted() .vs(V1_1, 1) .ps(V2_0, 1);
    0x20 POW "pow" 3 0 .vs(V2_0, 3) .ps(V2_0, 3);
    0x21 CRS "crs" 2 0 .vs(V2_0, 3) .ps(V2_0, 3);
    0x22 SGN "sgn" 3 0 .vs(V2_0, 4);
    0x23 ABS "abs" 1 0 .vs(V2_0, 2) .ps(V2_0, 2);
    0x24 NRM "nrm" 3 0 .vs(V2_0, 2) .ps(V2_0, 2);
    0x25 SINCOS "sincos" 8 0 .vs_until(V2_0, V2_SW, 4) .ps_until(V2_0, V2_SW, 4) .vs(V3_0, 2) .ps(V3_0, 2);
    0x26 REP "rep" 3 0 .flow(Flow::Open) .vs(V2_0, 1) .ps(V2_X, 1);
    0x27 ENDREP "endrep" 2 0 .flow(Flow::Close) .vs(V2_0, 0) .ps(V2_X, 0);
    0x28 IF "if" 3 0 .flow(Flow::Open) .vs(V2_0, 1) .ps(V2_0, 1);
    0x29 IFC "if" 3 0 .flow(Flow::Open) .controls(Controls::Comparison) .vs(V2_X, 2) .ps(V2_X, 2);
    0x2a ELSE "else" 1 0 .flow(Flow::Middle) .vs(V2_0, 0) .ps(V2_0, 0);
    0x2b ENDIF "endif" 1 0 .flow(Flow::Close) .vs(V2_0, 0) .ps(V2_0, 0);
    0x2c BREAK "break" 1 0 .no_destination() .vs(V2_0, 0) .ps(V2_X, 0);
    0x2d BREAKC "break" 3 0 .no_destination() .controls(Controls::Comparison) .vs(V2_X, 2) .ps(V2_X, 2);
    0x2e MOVA "mova" 1 0 .vs(V2_0, 2);
    0x2f DEFB "defb" 0 0 .literals(Literals::Boolean) .vs(V2_0, 1) .ps(V2_0, 1);
    0x30 DEFI "defi" 0 0 .literals(Literals::Integers) .vs(V2_0, 1) .ps(V2_X, 1);
    0x40 TEXCOORD "texcrd" 0 1 .old("texcoord") .ps_until(V1_1, V1_3, 1) .ps_until(V1_4, V1_4, 2);
    0x41 TEXKILL "texkill" 1 0 .ps(V1_1, 1);
    0x42 TEX "texld" 0 1 .old("tex") .controls(Controls::Texld) .ps_until(V1_1, V1_3, 1) .ps_until(V1_4, V1_4, 2) .ps(V2_0, 3);
    0x43 TEXBEM "texbem" 0 1 .ps_until(V1_1, V1_3, 2);
    0x44 TEXBEML "texbeml" 0 1 .ps_until(V1_1, V1_3, 2);
    0x45 TEXREG2AR "texreg2ar" 0 1 .ps_until(V1_1, V1_3, 2);
    0x46 TEXREG2GB "texreg2gb" 0 1 .ps_until(V1_1, V1_3, 2);
    0x47 TEXM3X2PAD "texm3x2pad" 0 1 .ps_until(V1_1, V1_3, 2);
    0x48 TEXM3X2TEX "texm3x2tex" 0 1 .ps_until(V1_1, V1_3, 2);
    0x49 TEXM3X3PAD "texm3x3pad" 0 1 .ps_until(V1_1, V1_3, 2);
    0x4a TEXM3X3TEX "texm3x3tex" 0 1 .ps_until(V1_1, V1_3, 2);
    0x4b RESERVED0 "reserved0" 0 0;
    0x4c TEXM3X3SPEC "texm3x3spec" 0 1 .ps_until(V1_1, V1_3, 3);
    0x4d TEXM3X3VSPEC "texm3x3vspec" 0 1 .ps_until(V1_1, V1_3, 2);
    0x4e EXPP "expp" 1 0 .vs(V1_1, 2) .scalar();
    0x4f LOGP "logp" 1 0 .vs(V1_1, 2) .scalar();
    0x50 CND "cnd" 1 0 .ps_until(V1_1, V1_4, 4);
    0x51 DEF "def" 0 0 .literals(Literals::Floats) .vs(V1_1, 1) .ps(V1_1, 1);
    0x52 TEXREG2RGB "texreg2rgb" 0 1 .ps_until(V1_2, V1_3, 2);
    0x53 TEXDP3TEX "texdp3tex" 0 1 .ps_until(V1_2, V1_3, 2);
    0x54 TEXM3X2DEPTH "texm3x2depth" 0 1 .ps_until(V1_3, V1_3, 2);
    0x55 TEXDP3 "texdp3" 0 1 .ps_until(V1_2, V1_3, 2);
    0x56 TEXM3X3 "texm3x3" 0 1 .ps_until(V1_2, V1_3, 2);
    0x57 TEXDEPTH "texdepth" 1 0 .ps_until(V1_4, V1_4, 1);
    0x58 CMP "cmp" 1 0 .ps(V1_2, 4);
    0x59 BEM "bem" 2 0 .ps_until(V1_4, V1_4, 3);
    0x5a DP2ADD "dp2add" 2 0 .ps(V2_0, 4);
    0x5b DSX "dsx" 2 0 .ps(V2_X, 2);
    0x5c DSY "dsy" 2 0 .ps(V2_X, 2);
    0x5d TEXLDD "texldd" 2 1 .ps(V2_X, 5);
    0x5e SETP "setp" 1 0 .controls(Controls::Comparison) .vs(V2_X, 3) .ps(V2_X, 3);
    0x5f TEXLDL "texldl" 0 2 .vs(V3_0, 3) .ps(V3_0, 3);
    // As Microsoft's disassembler reads it, the predicate is a destination.
    0x60 BREAKP "break" 3 0 .vs(V2_X, 1) .ps(V2_X, 1) .written("breakp");
    0x61 TRUNC "trunc" 1 0;
    0x62 SIN "sin" 1 0;
    0x63 COS "cos" 1 0;
    0xfffd PHASE "phase" 0 0 .no_destination() .ps_until(V1_4, V1_4, 0);
}

/// What stands for an opcode that has no row.
const UNKNOWN: Info = row(0, "unknown", "???", 0, 0);

impl Opcode {
    /// A comment, whose length stands in the token's upper half.
    pub const COMMENT: Self = Self(0xfffe);
    /// The end of the program.
    pub const END: Self = Self(0xffff);

    /// The opcode's row; `None` for an unknown one, for comments and for the end.
    #[inline]
    pub fn info(self) -> Option<&'static Info> {
        // The rows up to 0x30 stand at their own index, those from 0x40 to 0x63 fifteen places lower.
        let at = match self.0 {
            0..=0x30 => usize::from(self.0),
            0x40..=0x63 => usize::from(self.0) - 15,
            _ => OPCODES.len() - 1,
        };
        OPCODES.get(at).filter(|row| row.code == self.0)
    }

    /// The row that the listing goes by, also for an unknown opcode, which it prints as `???`.
    #[inline]
    pub fn info_or_unknown(self) -> &'static Info {
        self.info().unwrap_or(&UNKNOWN)
    }

    /// The opcode of a name in d3d9types.h, without `D3DSIO_`.
    ///
    /// ```
    /// use dxbin_d3dbc::spec::Opcode;
    /// assert_eq!(Opcode::from_name("TEXLDL"), Some(Opcode::TEXLDL));
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        OPCODES.iter().find(|row| row.name == name).map(|row| Self(row.code))
    }
}

impl std::fmt::Debug for Opcode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::COMMENT => f.write_str("COMMENT"),
            Self::END => f.write_str("END"),
            _ => match self.info() {
                Some(info) => f.write_str(info.name),
                None => write!(f, "Opcode({:#x})", self.0),
            },
        }
    }
}

const _: () = {
    let mut i = 1;
    while i < OPCODES.len() {
        assert!(OPCODES[i - 1].code < OPCODES[i].code, "opcodes are out of order");
        i += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_found_by_its_code() {
        for row in OPCODES {
            assert_eq!(Opcode(row.code).info().map(|info| info.name), Some(row.name));
        }
        for code in [0x31, 0x3f, 0x64, 0xfffc, 0xfffe, 0xffff] {
            assert!(Opcode(code).info().is_none());
        }
    }
}
