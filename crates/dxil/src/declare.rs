//! What dxc changes in a module as it loads it: functions of DXIL operations get the names their operations have, and
//! operations whose functions are not there are declared.
//!
//! dxc looks at one call of each function whose name starts with `dx.op.`, the first in the order of uses, and takes its word
//! for what the function is. In a sound module names and operations fit, and nothing changes.

mod types;
mod uses;

use dxbin_base::number::Digits;
use dxbin_bitcode::model::{
    Attribute, AttributeGroup, AttributeGroupId, AttributeListId, Function, FunctionId, Module, Span, Type, TypeId,
};
use dxbin_bitcode::print::type_text;
use dxbin_bitcode::spec::spelling::{self, AttributeKind};

use types::{intern, signature};
use uses::Uses;

use crate::spec::{self, FUNCTION_PREFIX, Info, Overload, Overloads, Shape, Stands};

/// Of how many types names are made at most. dxc runs out of stack in structures that hold themselves.
const MOST: u32 = 256;
/// What the names of operations' types start with.
const TYPE_PREFIX: &str = "dx.types.";

/// What dxc finds as it loads a module.
#[derive(Clone, Debug)]
pub struct Operations {
    /// Functions of operations that have other names than these have, and what they are overloaded for. In most modules
    /// there are none.
    misnamed: Vec<(FunctionId, &'static Info, Overloaded)>,
}

impl Operations {
    /// Looks at a module.
    ///
    /// # Errors
    ///
    /// What makes dxc refuse the module: a function of an operation that is used and not called, or whose type makes no sense
    /// for the operation.
    pub fn of(module: &Module) -> Result<Self, &'static str> {
        let mut misnamed = Vec::new();
        let mut refused = Ok(());
        Uses::of(module).each(|function, operation| {
            let Some(info) = operation.info() else { return };
            let known = overloaded(module, function, info).and_then(|of| {
                if let Some(of) = of {
                    is_known(module, info, of)?;
                    if is_misnamed(module, function, info, of) {
                        misnamed.push((function, info, of));
                    }
                }
                Ok(())
            });
            if refused.is_ok() {
                refused = known;
            }
        })?;
        refused?;
        Ok(Self { misnamed })
    }

    /// Makes the changes in the module that was looked at. `minimum_precision`: whether 16-bit numbers stand for more, as the
    /// shader's flags say.
    pub fn declare(&self, module: &mut Module, minimum_precision: bool) {
        for &(function, info, of) in &self.misnamed {
            let of = type_of(module, of);
            rename(module, function, info, of);
        }
        for &(function, info, of) in &self.misnamed {
            if is_misnamed(module, function, info, of) {
                let of = type_of(module, of);
                let Some(name) = name_of(module, info, of) else { continue };
                if !is_taken(module, &name)
                    && let Some(signature) = signature(module, info, of, minimum_precision)
                {
                    declare(module, &name, signature, info.attribute);
                }
            }
        }
    }
}

fn is_misnamed(module: &Module, function: FunctionId, info: &Info, of: Overloaded) -> bool {
    let name = module.functions.get(function.index()).map(|function| module.bytes(function.name));
    !name.is_some_and(|name| is_named(module, name, info, of))
}

/// Whether a function has the name of an operation with this overload, as almost all have.
fn is_named(module: &Module, name: &[u8], info: &Info, of: Overloaded) -> bool {
    let rest = name.strip_prefix(FUNCTION_PREFIX.as_bytes()).and_then(|name| name.strip_prefix(info.class.as_bytes()));
    let Some(rest) = rest else { return false };
    match of {
        Overloaded::Nothing => rest.is_empty(),
        Overloaded::Bit => ends_with(rest, Overload::I1),
        Overloaded::Scalar(overload, _) => ends_with(rest, overload),
        Overloaded::For(of) => match plain_spelling_of(module, of) {
            Some(spelling) => rest.strip_prefix(b".") == Some(spelling),
            None if module.types.get(of) == Some(Type::Void) => rest.is_empty(),
            None => {
                let spelling = spelling_of(module, of, &mut MOST.clone());
                spelling.is_some_and(|spelling| rest.strip_prefix(b".") == Some(&spelling))
            }
        },
        Overloaded::Pair(pair) => {
            let spelling = |of| spelling_of(module, of, &mut MOST.clone());
            let both = spelling(pair[0]).zip(spelling(pair[1])).map(|(first, second)| [first, second].join(&b'.'));
            rest.strip_prefix(b".") == both.as_deref()
        }
    }
}

/// Whether this is a point and a scalar's name, which have four bytes at most.
fn ends_with(rest: &[u8], overload: Overload) -> bool {
    let known = match *overload.name().as_bytes() {
        [a, b, c] => [b'.', a, b, c],
        [a, b] => [b'.', a, b, 0],
        _ => return false,
    };
    match *rest {
        [a, b, c, d] => [a, b, c, d] == known && d != 0,
        [a, b, c] => [a, b, c, 0] == known,
        _ => false,
    }
}

/// What an operation is overloaded for.
#[derive(Clone, Copy, Debug)]
enum Overloaded {
    /// Nothing.
    Nothing,
    /// `i1`, whatever its function's type is.
    Bit,
    /// A scalar, as mostly.
    Scalar(Overload, TypeId),
    For(TypeId),
    Pair([TypeId; 2]),
}

/// The type that an operation is overloaded for; `void` where it is for nothing, a structure of two.
fn type_of(module: &mut Module, of: Overloaded) -> TypeId {
    let literal = Type::Struct { name: None, fields: Some(Span { start: 0, length: 0 }), packed: false };
    match of {
        Overloaded::For(of) | Overloaded::Scalar(_, of) => of,
        Overloaded::Nothing => intern(module, Type::Void, &[]),
        Overloaded::Bit => intern(module, Type::Integer(1), &[]),
        Overloaded::Pair(pair) => intern(module, literal, &pair),
    }
}

/// What an operation is overloaded for, by its function's type; `None` where that has too few parameters.
fn overloaded(module: &Module, function: FunctionId, info: &Info) -> Result<Option<Overloaded>, &'static str> {
    let signature = module.functions.get(function.index()).map(|function| function.signature);
    let (returns, parameters) = match signature.and_then(|of| module.types.function(of)) {
        _ if info.stands == Stands::Nowhere => return Ok(Some(Overloaded::Nothing)),
        Some((returns, parameters, _)) => (returns, parameters),
        None => return Ok(None),
    };
    let of = match info.stands {
        Stands::Nowhere => None,
        Stands::Bit => return Ok(Some(Overloaded::Bit)),
        Stands::Returned => Some(returns),
        Stands::Parameter(place) => parameters.get(usize::from(place)).copied(),
        Stands::InStructure => match module.types.get(returns) {
            Some(Type::Struct { fields: Some(fields), .. }) => module.types.members(fields).first().copied(),
            _ => return Err("an operation that returns a structure has a function that returns none"),
        },
        Stands::InVector => match module.types.get(returns) {
            Some(Type::Vector { of, .. }) => Some(of),
            _ => return Err("an operation that returns a vector has a function that returns none"),
        },
        Stands::Twice => {
            let place = |shape| info.parameters.iter().position(|(other, _)| *other == shape);
            // The operation's number is in front.
            let at = |place: usize| parameters.get(place + 1).copied();
            let first = if info.result == Shape::First { Some(returns) } else { place(Shape::First).and_then(at) };
            let second = place(Shape::Second).and_then(at);
            return Ok(first.zip(second).map(|(first, second)| Overloaded::Pair([first, second])));
        }
    };
    Ok(of.map(|of| match module.types.get(of).and_then(scalar) {
        Some(overload) => Overloaded::Scalar(overload, of),
        None => Overloaded::For(of),
    }))
}

/// Whether dxc knows what a type is as an overload, and what is made of it.
fn is_known(module: &Module, info: &Info, of: Overloaded) -> Result<(), &'static str> {
    let types = match of {
        Overloaded::For(of) => [Some(of), None],
        Overloaded::Pair([first, second]) => [Some(first), Some(second)],
        Overloaded::Nothing | Overloaded::Bit | Overloaded::Scalar(..) => return Ok(()),
    };
    for of in types.into_iter().flatten() {
        let mut found = module.types.get(of);
        // What a vector holds counts, too.
        while let Some(Type::Pointer { to: of, .. } | Type::Vector { of, .. }) = found {
            found = module.types.get(of);
        }
        if let Some(Type::Integer(bits)) = found
            && !matches!(bits, 1 | 8 | 16 | 32 | 64)
        {
            return Err("an operation's function is of integers of another width than 1, 8, 16, 32 and 64");
        }
        let misleads = match (slot(module, of), module.types.get(of)) {
            (Some(Slot::Udt), Some(Type::Pointer { to, .. })) => {
                !matches!(module.types.get(to), Some(Type::Struct { .. }))
            }
            (Some(Slot::Vector), found) => !matches!(found, Some(Type::Vector { .. })),
            _ => false,
        };
        if misleads {
            return Err("an operation's function is of a pointer to what no operation is of");
        }
    }
    let Overloaded::For(of) = of else { return Ok(()) };
    let is_scalar = || counted(module, of).is_some();
    let is_vector = || matches!(module.types.get(of), Some(Type::Vector { .. }));
    // No operation takes one of these.
    if info.result == Shape::CBufRet && !is_scalar() || info.result == Shape::ResRet && !is_scalar() && !is_vector() {
        return Err("an operation's function returns a structure of what an operation does not return");
    }
    Ok(())
}

/// The scalar that a type is, as an overload.
fn scalar(of: Type) -> Option<Overload> {
    Some(match of {
        Type::Half => Overload::F16,
        Type::Float => Overload::F32,
        Type::Double => Overload::F64,
        Type::Integer(1) => Overload::I1,
        Type::Integer(8) => Overload::I8,
        Type::Integer(16) => Overload::I16,
        Type::Integer(32) => Overload::I32,
        Type::Integer(64) => Overload::I64,
        _ => return None,
    })
}

/// What a type is as an overload. A pointer to anything else than a structure is as good as that.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Scalar(Overload),
    /// A pointer to a structure.
    Udt,
    /// A structure with a name.
    Object,
    Vector,
    /// A structure without a name: several overloads.
    Several,
    /// Nothing that dxc knows.
    Other,
}

fn slot(module: &Module, of: TypeId) -> Option<Slot> {
    let mut found = module.types.get(of)?;
    // Pointers nest as deep as a file has types; the limit ends circles.
    for _ in 0..module.types.entries.len() {
        let Type::Pointer { to, .. } = found else { break };
        found = module.types.get(to)?;
        if matches!(found, Type::Struct { .. }) {
            return Some(Slot::Udt);
        }
    }
    Some(match found {
        Type::Struct { name: Some(name), .. } if !name.is_empty() => Slot::Object,
        Type::Struct { .. } => Slot::Several,
        Type::Vector { .. } => Slot::Vector,
        found => scalar(found).map_or(Slot::Other, Slot::Scalar),
    })
}

/// The scalar that a type counts as.
fn counted(module: &Module, of: TypeId) -> Option<Overload> {
    match slot(module, of)? {
        Slot::Scalar(overload) => Some(overload),
        _ => None,
    }
}

/// How a type that has a name is spelt in a function's name.
fn plain_spelling_of(module: &Module, of: TypeId) -> Option<&[u8]> {
    let name = |of: TypeId| match module.types.get(of)? {
        Type::Struct { name, .. } => Some(name.map(|name| module.bytes(name)).unwrap_or_default()),
        _ => None,
    };
    match (slot(module, of)?, module.types.get(of)?) {
        (Slot::Scalar(overload), _) => Some(overload.name().as_bytes()),
        (Slot::Udt, Type::Pointer { to, .. }) => name(to),
        (Slot::Object, _) => name(of),
        _ => None,
    }
}

/// How a type is spelt in a function's name; `None` for one that has no spelling.
fn spelling_of(module: &Module, of: TypeId, most: &mut u32) -> Option<Vec<u8>> {
    *most = most.checked_sub(1)?;
    if let Some(plain) = plain_spelling_of(module, of) {
        return Some(plain.to_vec());
    }
    match (slot(module, of)?, module.types.get(of)?) {
        // One without a name is spelt as what it is made of.
        (Slot::Several, Type::Struct { fields, .. }) => {
            let fields = module.types.members(fields.unwrap_or_default()).iter();
            let spelt: Option<Vec<_>> = fields.map(|&field| spelling_of(module, field, most)).collect();
            spelt.map(|spelt| spelt.join(&b'.'))
        }
        (Slot::Vector, Type::Vector { count, of }) => {
            Some([b"v", Digits::unsigned(count).as_bytes(), element_name(module, of)?.as_bytes()].concat())
        }
        (Slot::Other, _) => type_text(module, of),
        _ => None,
    }
}

/// How what a vector holds is spelt. dxc has names for scalars alone, and reads on behind them: there its
/// prefixes lie, and the names of atomic operations.
fn element_name(module: &Module, of: TypeId) -> Option<&'static str> {
    Some(match slot(module, of)? {
        Slot::Scalar(overload) => overload.name(),
        Slot::Udt => FUNCTION_PREFIX,
        Slot::Object => TYPE_PREFIX,
        Slot::Vector => "class.matrix.",
        Slot::Several => "AtomicAdd",
        Slot::Other => return None,
    })
}

/// What the function of an operation is called.
fn name_of(module: &Module, info: &Info, of: TypeId) -> Option<Vec<u8>> {
    let mut name = format!("{FUNCTION_PREFIX}{}", info.class).into_bytes();
    if module.types.get(of)? != Type::Void {
        name.push(b'.');
        name.extend(spelling_of(module, of, &mut MOST.clone())?);
    }
    Some(name)
}

/// Gives a declaration whose name depends on a structure's the name it should have.
fn rename(module: &mut Module, function: FunctionId, info: &Info, of: TypeId) {
    let structures = |overloads: Overloads| overloads.scalar(Overload::Udt) || overloads.scalar(Overload::Object);
    let declared = module.functions.get(function.index()).is_some_and(|function| function.body.is_none());
    if !declared || !info.overloads.iter().any(|overloads| structures(*overloads)) || !is_legal(module, info, of) {
        return;
    }
    let Some(mut name) = name_of(module, info, of) else { return };
    if module.functions.get(function.index()).is_some_and(|function| module.bytes(function.name) == name) {
        return;
    }
    // LLVM puts a number behind a name that is taken.
    let length = name.len();
    let mut suffix = 0;
    while is_taken(module, &name) {
        suffix += 1;
        name.truncate(length);
        name.extend(format!("{suffix}").into_bytes());
    }
    let name = module.add_text(&name);
    if let Some(function) = module.functions.get_mut(function.index()) {
        function.name = name;
    }
}

/// Whether an operation of one dimension may have this overload.
fn is_legal(module: &Module, info: &Info, of: TypeId) -> bool {
    let overloads = info.overloads[0];
    match (slot(module, of), module.types.get(of)) {
        (Some(Slot::Scalar(found)), _) => overloads.scalar(found),
        (Some(Slot::Udt), _) => overloads.scalar(Overload::Udt),
        (Some(Slot::Object), _) => overloads.scalar(Overload::Object),
        (Some(Slot::Vector), Some(Type::Vector { of, .. })) => {
            counted(module, of).is_some_and(|element| overloads.vector(element))
        }
        _ => false,
    }
}

/// Whether a global, a function or an alias has this name.
fn is_taken(module: &Module, name: &[u8]) -> bool {
    let is = |text| module.bytes(text) == name;
    module.functions.iter().any(|function| is(function.name))
        || module.globals.iter().any(|global| is(global.name))
        || module.aliases.iter().any(|alias| is(alias.name))
}

/// Declares a function behind all others.
fn declare(module: &mut Module, name: &[u8], signature: TypeId, attribute: spec::Attribute) {
    let pointer = intern(module, Type::Pointer { to: signature, space: 0 }, &[]);
    let name = module.add_text(name);
    let attributes = Some(attributes(module, attribute));
    module.functions.push(Function { attributes, ..Function::declaration(name, signature, pointer) });
}

/// The attributes that dxc gives the function of an operation.
fn attributes(module: &mut Module, attribute: spec::Attribute) -> AttributeListId {
    use spec::Attribute::{ArgMemOnly, NoDuplicate, NoReturn, None, ReadNone, ReadOnly};
    let other = match attribute {
        None => Option::None,
        ReadNone => Some(AttributeKind::READ_NONE),
        ReadOnly => Some(AttributeKind::READ_ONLY),
        NoDuplicate => Some(AttributeKind::NO_DUPLICATE),
        NoReturn => Some(AttributeKind::NO_RETURN),
        ArgMemOnly => Some(AttributeKind::ARGMEMONLY),
    };
    let kinds = std::iter::once(AttributeKind::NO_UNWIND).chain(other);
    let attributes = &mut module.attributes;
    let start = attributes.entries.len() as u32;
    attributes.entries.extend(kinds.map(|kind| Attribute::Kind(u64::from(kind.0))));
    let span = Span { start, length: attributes.entries.len() as u32 - start };
    let group = AttributeGroupId(attributes.groups.len() as u32);
    attributes.groups.push(AttributeGroup { number: 0, place: spelling::FUNCTION_PLACE, attributes: span });
    let list = Span { start: attributes.members.len() as u32, length: 1 };
    attributes.members.push(group);
    attributes.lists.push(list);
    AttributeListId(attributes.lists.len() as u32 - 1)
}
