//! What a row of the table of operations is made of.

use dxbin_base::pen::Run;

use super::ShaderKind;

/// A set of stages, as bits of [`ShaderKind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stages(pub u32);

/// How rows name the stages, in the order of [`ShaderKind`].
const STAGES: [&str; 16] = [
    "ps",
    "vs",
    "gs",
    "hs",
    "ds",
    "cs",
    "lib",
    "raygen",
    "intersection",
    "anyhit",
    "closesthit",
    "miss",
    "callable",
    "ms",
    "as",
    "node",
];

impl Stages {
    /// Every stage there is.
    pub const ALL: Self = Self((1 << STAGES.len()) - 1);

    /// The stages that a row names, separated by spaces; no name stands for all. A wrong name does not compile.
    const fn parse(text: &str) -> Self {
        let text = text.as_bytes();
        if text.is_empty() {
            return Self::ALL;
        }
        let (mut bits, mut start) = (0, 0);
        while start < text.len() {
            let mut end = start;
            while end < text.len() && text[end] != b' ' {
                end += 1;
            }
            let mut stage = 0;
            while !equal(text, start, end, STAGES[stage].as_bytes()) {
                stage += 1;
            }
            bits |= 1 << stage;
            start = end + 1;
        }
        Self(bits)
    }

    /// Whether a stage is among them.
    pub const fn has(self, kind: ShaderKind) -> bool {
        kind.0 < 32 && self.0 >> kind.0 & 1 != 0
    }
}

const fn equal(text: &[u8], start: usize, end: usize, name: &[u8]) -> bool {
    if end - start != name.len() {
        return false;
    }
    let mut i = 0;
    while i < name.len() {
        if text[start + i] != name[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// A type that an operation is overloaded for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overload {
    /// `half`.
    F16,
    /// `float`.
    F32,
    /// `double`.
    F64,
    /// `i1`.
    I1,
    /// `i8`.
    I8,
    /// `i16`.
    I16,
    /// `i32`.
    I32,
    /// `i64`.
    I64,
    /// A pointer to a structure of the shader's own, under its name.
    Udt,
    /// A structure that stands for an object of HLSL, under its name.
    Object,
}

impl Overload {
    /// Each with the letter that rows use and with its spelling in a function's name (empty for those with names of their
    /// own).
    pub const ROWS: [(Self, u8, &'static str); 10] = [
        (Self::F16, b'h', "f16"),
        (Self::F32, b'f', "f32"),
        (Self::F64, b'd', "f64"),
        (Self::I1, b'1', "i1"),
        (Self::I8, b'8', "i8"),
        (Self::I16, b'w', "i16"),
        (Self::I32, b'i', "i32"),
        (Self::I64, b'l', "i64"),
        (Self::Udt, b'u', ""),
        (Self::Object, b'o', ""),
    ];

    /// How it is spelt in a function's name, such as `f32` of `dx.op.unary.f32`; empty for structures, which stand there
    /// under their own names.
    pub const fn name(self) -> &'static str {
        Self::ROWS[self as usize].2
    }
}

/// The overloads of one dimension: scalars, and elements of vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Overloads {
    /// Bit per [`Overload`].
    pub scalars: u16,
    /// Bit per [`Overload`]: what vectors may be made of, Shader Model 6.9 and later.
    pub elements: u16,
}

impl Overloads {
    /// The dimensions that a row names: letters of [`Overload::ROWS`], behind `<` those of vectors, between dimensions a
    /// comma. A wrong letter does not compile.
    const fn parse(text: &str) -> [Self; 2] {
        let text = text.as_bytes();
        let mut dimensions = [Self { scalars: 0, elements: 0 }; 2];
        let (mut dimension, mut vector, mut i) = (0, false, 0);
        while i < text.len() {
            if text[i] == b'<' {
                vector = true;
            } else if text[i] == b',' {
                (dimension, vector) = (dimension + 1, false);
            } else {
                let mut row = 0;
                while Overload::ROWS[row].1 != text[i] {
                    row += 1;
                }
                if vector {
                    dimensions[dimension].elements |= 1 << row;
                } else {
                    dimensions[dimension].scalars |= 1 << row;
                }
            }
            i += 1;
        }
        dimensions
    }

    /// Whether a scalar, or a structure, is among them.
    pub const fn scalar(self, overload: Overload) -> bool {
        self.scalars >> overload as u32 & 1 != 0
    }

    /// Whether vectors of a scalar are among them.
    pub const fn vector(self, element: Overload) -> bool {
        self.elements >> element as u32 & 1 != 0
    }

    /// Whether there are none: the function's name ends with the class.
    pub const fn is_empty(self) -> bool {
        self.scalars == 0 && self.elements == 0
    }
}

/// The attribute that dxc gives the function of an operation, besides `nounwind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// No other.
    None,
    /// `readnone`.
    ReadNone,
    /// `readonly`.
    ReadOnly,
    /// `noduplicate`.
    NoDuplicate,
    /// `noreturn`.
    NoReturn,
    /// `argmemonly`.
    ArgMemOnly,
}

/// A Shader Model's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Model {
    /// Before the point.
    pub major: u8,
    /// Behind it.
    pub minor: u8,
}

/// What rules an operation falls under beyond its row. They are bits of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Trait {
    /// It reads other lanes, so that it makes the feature flag of wave operations.
    Wave = 1,
    /// It is a derivative.
    Derivative = 2,
    /// It needs gradients: a quad's other lanes must be there.
    Gradient = 4,
    /// It writes sampler feedback.
    Feedback = 8,
    /// It is a barrier.
    Barrier = 16,
}

/// The type of a parameter or of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// `void`.
    Void,
    /// `i1`.
    I1,
    /// `i8`.
    I8,
    /// `i8`, a number without sign.
    U8,
    /// `i16`.
    I16,
    /// `i32`.
    I32,
    /// `i32`, a number without sign.
    U32,
    /// `i64`.
    I64,
    /// `half`.
    F16,
    /// `float`.
    F32,
    /// `double`.
    F64,
    /// `float*`.
    PointerF32,
    /// The overload.
    Overload,
    /// `i1`, or a vector of as many as the overload has.
    OverloadI1,
    /// `i32`, or a vector of as many as the overload has.
    OverloadI32,
    /// The element of the overload, which is a vector.
    Element,
    /// The first dimension of an overload of two.
    First,
    /// The second dimension of an overload of two.
    Second,
    /// A vector of nine of the overload.
    Nine,
    /// `%dx.types.fouri32` or `%dx.types.fouri16`, after the overload.
    Four,
    /// A pointer to the structure that is the overload.
    Udt,
    /// The structure that is the overload.
    Object,
    /// `%dx.types.Handle`.
    Handle,
    /// `%dx.types.HitObject`.
    HitObject,
    /// `%dx.types.MatrixRef`.
    MatrixRef,
    /// `%dx.types.NodeHandle`.
    NodeHandle,
    /// `%dx.types.NodeRecordHandle`.
    NodeRecordHandle,
    /// `%dx.types.ResRet.` and the overload: four components and a status, or a vector and a status.
    ResRet,
    /// `%dx.types.CBufRet.` and the overload: a row of a constant buffer.
    CBufRet,
    /// `%dx.types.Dimensions`, four `i32`.
    Dimensions,
    /// `%dx.types.SamplePos`, two `float`.
    SamplePos,
    /// `%dx.types.i32c`, `i32` and `i1`.
    I32Carry,
    /// `%dx.types.twoi32`.
    TwoI32,
    /// `%dx.types.fouri32`.
    FourI32,
    /// `%dx.types.splitdouble`, two `i32`.
    SplitDouble,
    /// `%dx.types.ResBind`, three `i32` and an `i8`.
    ResBind,
    /// `%dx.types.ResourceProperties`, two `i32`.
    ResourceProperties,
    /// `%dx.types.NodeInfo`, two `i32`.
    NodeInfo,
    /// `%dx.types.NodeRecordInfo`, two `i32`.
    NodeRecordInfo,
}

/// Where the type of an operation's function says what the operation is overloaded for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stands {
    /// It is overloaded for nothing.
    Nowhere,
    /// In two places.
    Twice,
    /// It is what is returned.
    Returned,
    /// The first member of the structure that is returned.
    InStructure,
    /// What the vector that is returned is of.
    InVector,
    /// A parameter; the operation's number is 0.
    Parameter(u8),
    /// Nowhere, and it is `i1`.
    Bit,
}

impl Stands {
    pub(super) const fn of(overloads: [Overloads; 2], result: Shape, parameters: &[(Shape, &str)]) -> Self {
        if overloads[0].is_empty() {
            return Self::Nowhere;
        }
        if !overloads[1].is_empty() {
            return Self::Twice;
        }
        match result {
            Shape::Overload | Shape::Udt | Shape::Object => return Self::Returned,
            Shape::ResRet | Shape::CBufRet | Shape::Four => return Self::InStructure,
            Shape::Nine => return Self::InVector,
            _ => {}
        }
        let mut at = 0;
        while at < parameters.len() {
            if let Shape::Overload | Shape::Nine | Shape::Four | Shape::Udt | Shape::Object = parameters[at].0 {
                return Self::Parameter(at as u8 + 1);
            }
            at += 1;
        }
        if matches!(result, Shape::I1 | Shape::OverloadI1) { Self::Bit } else { Self::Returned }
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The number that is the first argument of a call.
    pub number: u32,
    /// The operation's name.
    pub name: &'static str,
    /// The part of the function's name between `dx.op.` and the overload. Operations of one class have one signature.
    pub class: &'static str,
    /// What may follow the class, per dimension; the second is empty but for some operations of linear algebra.
    pub overloads: [Overloads; 2],
    /// Where its function's type says for what it is overloaded.
    pub(crate) stands: Stands,
    /// The attribute of the function.
    pub attribute: Attribute,
    /// Where it may be used.
    pub stages: Stages,
    /// The first Shader Model that has it.
    pub model: Model,
    /// The first Shader Model that dxc's linker can bring it down to.
    pub translated: Model,
    /// Bits of [`Trait`].
    pub traits: u8,
    /// The type of what it returns.
    pub result: Shape,
    /// Behind the number, the parameters with their types.
    pub parameters: &'static [(Shape, &'static str)],
    /// What dxc's listing says behind a call: two spaces, a semicolon, name and parameters.
    pub comment: Run<'static>,
}

impl Info {
    /// Whether a rule applies to it.
    pub const fn is(&self, kind: Trait) -> bool {
        self.traits & kind as u8 != 0
    }

    /// Whether the number is kept for an operation that there is not, or is not any more.
    pub fn is_reserved(&self) -> bool {
        self.class == "reserved"
    }

    /// The name of the function for an overload, such as `dx.op.unary.f32`; for structures and vectors as they are
    /// spelt there, and with an empty text for operations without overloads.
    pub fn function(&self, overload: &str) -> String {
        let dot = if overload.is_empty() { "" } else { "." };
        format!("{}{}{dot}{overload}", super::FUNCTION_PREFIX, self.class)
    }
}

/// Stages in a row.
pub(super) const fn stages(text: &str) -> Stages {
    Stages::parse(text)
}

/// Overloads in a row.
pub(super) const fn overloads(text: &str) -> [Overloads; 2] {
    Overloads::parse(text)
}
