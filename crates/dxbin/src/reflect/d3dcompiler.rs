//! The answers of d3dcompiler_47: of what `D3DReflect` and `D3DReflectLibrary` give, under the names of the interfaces of
//! Direct3D 11, or of Direct3D 12.
//!
//! The tables of most structures are those of [`super::answers`]. With the feature `serde`, [`Answers`] can be written by any
//! serializer; rows are made while they are written.

#[cfg(feature = "serde")]
mod write;

use dxbin_base::{Code, Error, Limits};
use dxbin_parts::lfs0::FunctionParameter;
use dxbin_parts::rdef::{Rdef, Type, Variable, VariableClass, VariableFlags};

use super::answers::{Interfaces, Value, structure};
use super::read::string;
use super::{Function, Library, Reflection};

/// Types nest no deeper than this; a deeper one is null.
const MAX_DEPTH: u32 = 32;
/// So many interfaces of a class are shown.
const MAX_INTERFACES: u32 = 256;

structure! {
    /// `D3D11_PARAMETER_DESC`.
    PARAMETER_DESC parameter_desc(p: (&Function<'a>, FunctionParameter)) [12] {
        Name = Value::text(p.0.string(p.1.name));
        SemanticName = Value::text(p.0.string(p.1.semantic));
        Type = Number(p.1.ty.0.into());
        Class = Number(p.1.class.0.into());
        Rows = Number(shape(&p.1).0);
        Columns = Number(shape(&p.1).1);
        InterpolationMode = Number(p.1.interpolation.0);
        Flags = Number(p.1.flags.0);
        FirstInRegister = Number(p.1.first_in_register);
        FirstInComponent = Number(p.1.first_in_component);
        FirstOutRegister = Number(p.1.first_out_register);
        FirstOutComponent = Number(p.1.first_out_component);
    }
}

/// Rows and columns of a parameter; of a matrix by columns LFS0 has them the other way round.
fn shape(of: &FunctionParameter) -> (u32, u32) {
    match of.class {
        VariableClass::D3D_SVC_MATRIX_COLUMNS => (of.columns, of.rows),
        _ => (of.rows, of.columns),
    }
}

/// All answers about a library.
#[derive(Clone, Copy, Debug)]
pub struct LibraryAnswers<'r, 'a> {
    /// The library.
    pub library: &'r Library<'a>,
    /// The interfaces that answer.
    pub interfaces: Interfaces,
}

impl<'r, 'a> LibraryAnswers<'r, 'a> {
    /// The answers about a library.
    ///
    /// # Errors
    ///
    /// As [`Answers::of`].
    pub fn of(library: &'r Library<'a>, interfaces: Interfaces, limits: &Limits) -> Result<Self, Error> {
        for function in &library.functions {
            Answers::of(&function.reflection, interfaces, limits)?;
        }
        Ok(Self { library, interfaces })
    }
}

/// All answers about a program.
///
/// ```
/// use dxbin::base::{FourCc, Limits};
/// use dxbin::container::Builder;
/// use dxbin::reflect::{Reflection, answers::Interfaces, d3dcompiler::Answers};
///
/// // `cs_5_0`, `dcl_thread_group 8, 8, 1`, `ret`; two signatures without elements.
/// let words = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
/// let mut builder = Builder::new();
/// builder.push(FourCc(*b"ISGN"), words(&[0, 8]));
/// builder.push(FourCc(*b"OSGN"), words(&[0, 8]));
/// builder.push(FourCc(*b"SHEX"), words(&[0x5_0050, 7, 0x0400_009b, 8, 8, 1, 0x0100_003e]));
/// let file = builder.build()?;
///
/// let limits = Limits::default();
/// let reflection = Reflection::read(&file, &limits).unwrap();
/// let answers = Answers::of(&reflection, Interfaces::D3D11, &limits)?;
/// # #[cfg(feature = "serde")] {
/// let json = serde_json::to_value(&answers).unwrap();
/// assert_eq!(json["ThreadGroupSize"], serde_json::json!([8, 8, 1, 64]));
/// assert_eq!(json["MinFeatureLevel"], 0xb000);
/// # }
/// # Ok::<(), dxbin::base::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Answers<'r, 'a> {
    /// The program.
    pub reflection: &'r Reflection<'a>,
    /// The interfaces that answer.
    pub interfaces: Interfaces,
}

/// The JSON of a program grows no larger than about this and 16 times the container. Types, names and values that are
/// shared stand in it as often as they are named.
const MAX_SIZE: usize = 1 << 24;

impl<'r, 'a> Answers<'r, 'a> {
    /// The answers about a program.
    ///
    /// # Errors
    ///
    /// [`Code::ReflectionTooLarge`] where types, names or values are shared so often that their text would be without
    /// measure.
    pub fn of(reflection: &'r Reflection<'a>, interfaces: Interfaces, _: &Limits) -> Result<Self, Error> {
        let answers = Self { reflection, interfaces };
        let Some(rdef) = &reflection.rdef else { return Ok(answers) };
        let limit = MAX_SIZE.saturating_add(rdef.data().len().saturating_mul(16));
        let mut measure = Measure { rdef, left: limit };
        match measure.all() {
            Some(()) => Ok(answers),
            None => {
                let message =
                    format!("types, names or values are shared so often that they are over {limit} bytes as text");
                Err(Error::new(Code::ReflectionTooLarge, 0..0, message))
            }
        }
    }
}

/// Adds up what the text will be, and stops where it is too much.
struct Measure<'r, 'a> {
    rdef: &'r Rdef<'a>,
    left: usize,
}

impl Measure<'_, '_> {
    /// About what the text of a row's numbers takes.
    const ROW: usize = 128;

    fn take(&mut self, bytes: usize) -> Option<()> {
        self.left = self.left.checked_sub(bytes)?;
        Some(())
    }

    fn row(&mut self, name: u32) -> Option<()> {
        self.take(Self::ROW + string(self.rdef.data(), name).len())
    }

    fn all(&mut self) -> Option<()> {
        let rdef = self.rdef;
        for binding in rdef.bindings() {
            self.row(binding.name)?;
        }
        for buffer in rdef.buffers() {
            self.row(buffer.name)?;
            for variable in rdef.variables(&buffer) {
                self.row(variable.name)?;
                self.take(rdef.default_value(&variable).map_or(0, |value| value.len().saturating_mul(2)))?;
                self.ty(variable.ty, 0)?;
            }
        }
        Some(())
    }

    fn ty(&mut self, offset: u32, depth: u32) -> Option<()> {
        let rdef = self.rdef;
        let Some(ty) = rdef.ty(offset).filter(|_| depth <= MAX_DEPTH) else { return Some(()) };
        self.row(ty.name)?;
        if ty.class == VariableClass::D3D_SVC_INTERFACE_POINTER {
            self.take(usize::from(ty.elements))?;
        }
        for member in rdef.members(&ty) {
            self.row(member.name)?;
            self.ty(member.ty, depth + 1)?;
        }
        for inner in [ty.sub_type, ty.base_class] {
            if inner != 0 {
                self.ty(inner, depth + 1)?;
            }
        }
        for interface in interfaces(rdef, &ty) {
            self.ty(interface, depth + 1)?;
        }
        Some(())
    }
}

/// `GetInterfaceSlot`: the slot of an element of an array of interfaces, or -1.
pub fn interface_slot(variable: &Variable, element: u32) -> u32 {
    let is_interface = variable.flags & VariableFlags::D3D_SVF_INTERFACE_POINTER.0 != 0;
    if is_interface && element < variable.size { variable.start.wrapping_add(element) } else { u32::MAX }
}

/// Where the types of a class's interfaces are.
fn interfaces<'r>(rdef: &'r Rdef<'_>, ty: &'r Type) -> impl Iterator<Item = u32> + 'r {
    (0..ty.interface_count.min(MAX_INTERFACES)).filter_map(|index| rdef.interface(ty, index))
}
