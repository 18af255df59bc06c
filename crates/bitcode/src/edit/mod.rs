//! Changing a module.
//!
//! A model may be changed by hand; [`Editor`] is for doing so without breaking what LLVM takes for granted: that types,
//! constants and metadata that are the same are one, that names are taken once, that blocks are runs of instructions. What
//! is written afterwards is what dxc would have written had it made the module.
//!
//! ```
//! use dxbin_bitcode::edit::Editor;
//! use dxbin_bitcode::model::{Module, Type};
//!
//! let mut module = Module::default();
//! let mut editor = Editor::new(&mut module)?;
//! let void = editor.scalar(Type::Void);
//! let signature = editor.function_type(void, &[], false);
//! let function = editor.declare("dx.op.barrier", signature, None)?;
//! editor.rename(function, "barrier")?;
//! let version = editor.string("1.9");
//! let node = editor.node(&[Some(version), None]);
//! editor.set_named("dx.version", &[node]);
//! drop(editor);
//! assert!(dxbin_bitcode::write::write(&module)?.starts_with(b"BC"));
//! # Ok::<(), dxbin_base::Error>(())
//! ```

mod code;
mod constants;
mod metadata;
mod types;

pub use code::{NewInstruction, Place};

use std::collections::HashMap;

use dxbin_base::{Code, Error};

use crate::model::{
    AttributeListId, Body, Function, FunctionId, MetadataId, Module, Named, Text, Type, TypeId, Value, ValueKind,
};
use crate::write::constant_order;

/// Changes a module.
#[derive(Debug)]
pub struct Editor<'m> {
    module: &'m mut Module,
    types: HashMap<types::Key, TypeId>,
    constants: HashMap<constants::Key, crate::model::ConstantId>,
    strings: HashMap<Vec<u8>, MetadataId>,
    values: HashMap<Value, MetadataId>,
    nodes: HashMap<metadata::Key, MetadataId>,
}

/// An edit that cannot be made. It has no place in a file.
fn refused(message: impl Into<String>) -> Error {
    Error::new(Code::ModuleEdit, 0..0, message)
}

impl<'m> Editor<'m> {
    /// Starts to change a module.
    ///
    /// # Errors
    /// Those of [`write`](crate::write::write): a module that cannot be written is not changed either.
    pub fn new(module: &'m mut Module) -> Result<Self, Error> {
        // What is added is no longer in the order of a file, so that order is found now.
        module.layout.constants = Some(constant_order(module)?);
        let mut editor = Self {
            module,
            types: HashMap::new(),
            constants: HashMap::new(),
            strings: HashMap::new(),
            values: HashMap::new(),
            nodes: HashMap::new(),
        };
        editor.know_types();
        editor.know_constants();
        editor.know_metadata();
        Ok(editor)
    }

    /// The module as it is.
    pub fn module(&self) -> &Module {
        self.module
    }

    /// The function of this name.
    pub fn function(&self, name: impl AsRef<[u8]>) -> Option<FunctionId> {
        let name = name.as_ref();
        let place = self.module.functions.iter().position(|function| self.module.bytes(function.name) == name)?;
        Some(FunctionId(place as u32))
    }

    /// What has this name, among globals, functions and aliases.
    pub fn named(&self, name: impl AsRef<[u8]>) -> Option<Value> {
        let name = name.as_ref();
        let module = &*self.module;
        let is = |text: Text| module.bytes(text) == name;
        let global = module.globals.iter().position(|global| is(global.name));
        let alias = module.aliases.iter().position(|alias| is(alias.name));
        let kind = match (global, alias) {
            (Some(at), _) => ValueKind::Global(crate::model::GlobalId(at as u32)),
            (_, Some(at)) => ValueKind::Alias(crate::model::AliasId(at as u32)),
            _ => ValueKind::Function(self.function(name)?),
        };
        Some(kind.into())
    }

    /// Gives a function another name.
    ///
    /// # Errors
    /// [`Code::ModuleEdit`]: there is no such function, or something else has the name.
    pub fn rename(&mut self, function: FunctionId, name: impl AsRef<[u8]>) -> Result<(), Error> {
        self.free(name.as_ref(), ValueKind::Function(function).into())?;
        let text = self.module.add_text(name.as_ref());
        self.function_mut(function)?.name = text;
        Ok(())
    }

    /// Gives a global variable another name.
    ///
    /// # Errors
    /// As [`Editor::rename`].
    pub fn rename_global(&mut self, global: crate::model::GlobalId, name: impl AsRef<[u8]>) -> Result<(), Error> {
        self.free(name.as_ref(), ValueKind::Global(global).into())?;
        let text = self.module.add_text(name.as_ref());
        let found = self.module.globals.get_mut(global.index());
        found.ok_or_else(|| refused(format!("there is no global {}", global.0)))?.name = text;
        Ok(())
    }

    /// Whether a name is free for `value`.
    fn free(&self, name: &[u8], value: Value) -> Result<(), Error> {
        match self.named(name) {
            Some(other) if other != value && !name.is_empty() => {
                Err(refused(format!("the name {:?} is taken", String::from_utf8_lossy(name))))
            }
            _ => Ok(()),
        }
    }

    /// Gives an argument, an instruction or a block another name; an empty one takes it away.
    ///
    /// # Errors
    /// [`Code::ModuleEdit`]: the function has no body, or something else in it has the name.
    pub fn rename_local(&mut self, function: FunctionId, of: Named, name: impl AsRef<[u8]>) -> Result<(), Error> {
        let name = name.as_ref();
        let text = self.module.add_text(name);
        let taken =
            self.body(function)?.names.iter().any(|&(named, old)| named != of && self.module.bytes(old) == name);
        if taken && !name.is_empty() {
            return Err(refused(format!("the name {:?} is taken", String::from_utf8_lossy(name))));
        }
        let names = &mut self.body_mut(function)?.names;
        names.retain(|(named, _)| *named != of);
        if !name.is_empty() {
            names.push((of, text));
        }
        Ok(())
    }

    /// Declares a function, behind all others, as LLVM does.
    ///
    /// # Errors
    /// [`Code::ModuleEdit`]: the name is taken, or `signature` is no function type.
    pub fn declare(
        &mut self,
        name: impl AsRef<[u8]>,
        signature: TypeId,
        attributes: Option<AttributeListId>,
    ) -> Result<FunctionId, Error> {
        let id = FunctionId(self.module.functions.len() as u32);
        self.free(name.as_ref(), ValueKind::Function(id).into())?;
        if !matches!(self.module.types.get(signature), Some(Type::Function { .. })) {
            return Err(refused(format!("type {} is no function type", signature.0)));
        }
        let name = self.module.add_text(name.as_ref());
        let pointer = self.pointer(signature, 0);
        self.module.functions.push(Function { attributes, ..Function::declaration(name, signature, pointer) });
        Ok(id)
    }

    fn function_mut(&mut self, id: FunctionId) -> Result<&mut Function, Error> {
        self.module.functions.get_mut(id.index()).ok_or_else(|| refused(format!("there is no function {}", id.0)))
    }

    fn body(&self, id: FunctionId) -> Result<&Body, Error> {
        let function = self.module.functions.get(id.index());
        let body = function.and_then(|function| function.body.as_deref());
        body.ok_or_else(|| refused(format!("function {} has no body", id.0)))
    }

    fn body_mut(&mut self, id: FunctionId) -> Result<&mut Body, Error> {
        let body = self.function_mut(id)?.body.as_deref_mut();
        body.ok_or_else(|| refused(format!("function {} has no body", id.0)))
    }

    /// Forgets the orders of a value's uses, of which there are more or fewer now.
    fn forget_uses(&mut self, value: Value) {
        self.module.layout.uses.retain(|order| order.of != Named::Value(value));
    }
}
