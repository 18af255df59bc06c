//! What is reflected of a module, as values.

use dxbin_parts::rdef::{Binding, Buffer, Variable};
use dxbin_parts::signature::Element;
use dxbin_parts::stat::Statistics;

use super::super::answers::TypeFacts;

/// A piece of text of a [`ModuleReflection`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Name {
    start: u32,
    length: u32,
}

/// A type's place in [`ModuleReflection::types`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TypeIndex(pub u32);

/// Places in one of the lists of a [`ModuleReflection`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The first.
    pub start: u32,
    /// How many.
    pub length: u32,
}

impl Run {
    /// What lies there.
    pub fn of<T>(self, list: &[T]) -> &[T] {
        let start = self.start as usize;
        list.get(start..start.saturating_add(self.length as usize)).unwrap_or_default()
    }
}

/// What Microsoft's reflection knows of a module of Shader Model 6.
///
/// Types that nest share their members, so that it stays small whatever a module says.
#[derive(Clone, Debug, Default)]
pub struct ModuleReflection {
    /// Stage, major and minor version, as `D3D12_SHADER_DESC` has them.
    pub version: u32,
    /// The compiler's name.
    pub creator: Option<Name>,
    /// What is counted, and what stages state.
    pub statistics: Statistics,
    /// What a geometry shader takes.
    pub gs_input_primitive: u32,
    /// Threads of a group; zeros where there are none.
    pub thread_group: [u32; 3],
    /// `D3D_SHADER_REQUIRES_*`.
    pub requires: u64,
    /// The input signature.
    pub inputs: Vec<Parameter>,
    /// The output signature.
    pub outputs: Vec<Parameter>,
    /// Patch constants, or what goes out for each primitive.
    pub patch_constants: Vec<Parameter>,
    /// What is bound.
    pub bindings: Vec<BoundResource>,
    /// Buffers: constants, elements of structured buffers.
    pub buffers: Vec<ReflectedBuffer>,
    /// Variables of buffers.
    pub variables: Vec<ReflectedVariable>,
    /// Types.
    pub types: Vec<ReflectedType>,
    /// Members of structures.
    pub members: Vec<ReflectedMember>,
    /// Elements of arrays along each dimension.
    pub dimensions: Vec<u32>,
    /// Functions, of a library.
    pub functions: Option<Vec<LibraryFunction>>,
    pub(super) text: Vec<u8>,
}

/// A row of an element of a signature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parameter {
    /// The semantic's name.
    pub name: Name,
    /// The rest; its offset of a name is not used.
    pub record: Element,
}

/// Something that is bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoundResource {
    /// Its name.
    pub name: Name,
    /// The rest; its offset of a name is not used.
    pub record: Binding,
}

/// A buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReflectedBuffer {
    /// Its name; `None` for a texture buffer whose fields have no names.
    pub name: Option<Name>,
    /// The rest; offsets are not used, and it may state more variables than it has.
    pub record: Buffer,
    /// Its variables, in [`ModuleReflection::variables`].
    pub variables: Run,
}

/// A variable of a buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReflectedVariable {
    /// Its name.
    pub name: Name,
    /// The rest; offsets of other things are not used.
    pub record: Variable,
    /// Its type.
    pub ty: TypeIndex,
}

/// A type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReflectedType {
    /// Its name as Microsoft's reflection has it; `None` where nothing is known of it.
    pub name: Option<Name>,
    /// Its name in HLSL: that of a structure whole, and `uint` where Microsoft's reflection says `dword`.
    pub hlsl: Name,
    /// What it is.
    pub facts: TypeFacts,
    /// Elements along each dimension of an array, in [`ModuleReflection::dimensions`]; what Microsoft's reflection multiplies.
    pub dimensions: Run,
    /// The bytes it takes in a constant buffer.
    pub size: u32,
    /// Its members, in [`ModuleReflection::members`].
    pub members: Run,
}

/// A member of a structure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReflectedMember {
    /// Its name.
    pub name: Name,
    /// Its type.
    pub ty: TypeIndex,
}

/// A function of a library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryFunction {
    /// Its name, mangled.
    pub name: Name,
    /// Stage, major and minor version.
    pub version: u32,
    /// `D3D_SHADER_REQUIRES_*`.
    pub requires: u64,
    /// What it uses: places in [`ModuleReflection::bindings`], some of which may lead nowhere.
    pub bindings: Vec<u32>,
    /// The buffers it uses: places in [`ModuleReflection::buffers`], some of which may lead nowhere.
    pub buffers: Vec<u32>,
}

impl ModuleReflection {
    /// The bytes of a name.
    pub fn text(&self, name: Name) -> &[u8] {
        let start = name.start as usize;
        self.text.get(start..start.saturating_add(name.length as usize)).unwrap_or_default()
    }

    /// A type.
    pub fn ty(&self, index: TypeIndex) -> Option<&ReflectedType> {
        self.types.get(index.0 as usize)
    }

    /// Whether it is of a library.
    pub const fn is_library(&self) -> bool {
        self.functions.is_some()
    }

    /// Keeps a text, up to its first NUL: the interfaces give it to C.
    pub(super) fn name(&mut self, text: &[u8]) -> Name {
        let text = text.split(|&byte| byte == 0).next().unwrap_or_default();
        let start = self.text.len() as u32;
        self.text.extend_from_slice(text);
        Name { start, length: text.len() as u32 }
    }

    /// Keeps a text that is made of pieces, none of which has a NUL.
    pub(super) fn joined(&mut self, pieces: &[&[u8]]) -> Name {
        let start = self.text.len();
        pieces.iter().for_each(|piece| self.text.extend_from_slice(piece));
        Name { start: start as u32, length: (self.text.len() - start) as u32 }
    }

    /// As [`ModuleReflection::name`], in capital letters.
    pub(super) fn upper_case_name(&mut self, text: &[u8]) -> Name {
        let name = self.name(text);
        self.text.get_mut(name.start as usize..).unwrap_or_default().make_ascii_uppercase();
        name
    }
}
