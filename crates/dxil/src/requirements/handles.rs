//! Which resource a handle is of.

use dxbin_bitcode::model::{Instruction, Module, Opcode, Type, TypeId, Value, ValueKind};

use crate::comment::{operation, properties_of};
use crate::model::{Detail, Dxil, Resource, View};
use crate::properties::ResourceProperties;
use crate::spec::{OpCode, ResourceClass, ResourceKind};

/// How many instructions are followed from a handle to where it is made.
const STEPS: u32 = 64;

/// What of a resource counts: whether it is written to, what it is, and how many components an element has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    pub(super) is_uav: bool,
    pub(super) kind: ResourceKind,
    pub(super) components: u32,
}

impl From<ResourceProperties> for Seen {
    fn from(properties: ResourceProperties) -> Self {
        Self {
            is_uav: properties.class() == Some(ResourceClass::UAV),
            kind: properties.kind(),
            components: u32::from(properties.component_count()),
        }
    }
}

/// Whether elements of such a resource are typed.
pub(super) fn is_typed(kind: ResourceKind) -> bool {
    kind > ResourceKind::INVALID && kind <= ResourceKind::TYPED_BUFFER
}

/// Follows the first way through phis and selections to something else.
pub(super) fn source(module: &Module, value: Value) -> Option<Instruction> {
    let mut value = value;
    for _ in 0..STEPS {
        let ValueKind::Instruction(id) = value.kind() else { return None };
        let instruction = module.instruction(id)?;
        value = match (instruction.opcode, module.operands(instruction)) {
            (Opcode::PHI, &[first, ..]) => Value(first),
            (Opcode::SELECT, &[_, yes, _]) => Value(yes),
            (Opcode::CALL, _) => return Some(instruction),
            _ => return None,
        };
    }
    None
}

/// A constant, also one behind phis and selections.
fn number(module: &Module, value: Value) -> Option<u64> {
    let mut value = value;
    for _ in 0..STEPS {
        match value.kind() {
            ValueKind::Constant(id) => return module.constants.number(id),
            ValueKind::Instruction(id) => {
                let instruction = module.instruction(id)?;
                value = match (instruction.opcode, module.operands(instruction)) {
                    (Opcode::PHI, &[first, ..]) => Value(first),
                    (Opcode::SELECT, &[_, yes, _]) => Value(yes),
                    _ => return None,
                };
            }
            _ => return None,
        }
    }
    None
}

/// The resource that a handle is made from, as its call says it.
pub(super) fn seen(module: &Module, dxil: &Dxil<'_>, call: &Instruction) -> Seen {
    made_of(module, dxil, call).unwrap_or_default()
}

fn made_of(module: &Module, dxil: &Dxil<'_>, call: &Instruction) -> Option<Seen> {
    // The callee, the function type and the number of the operation come first.
    let arguments = module.operands(call).get(3..)?;
    match operation(module, call)? {
        OpCode::CreateHandle => {
            let &[class, range, ..] = arguments else { return None };
            let class = ResourceClass(module.constants.number(Value(class).constant()?)? as u32);
            let index = usize::try_from(number(module, Value(range))?).ok()?;
            let list = match class {
                ResourceClass::UAV => &dxil.resources.uavs,
                ResourceClass::SRV => &dxil.resources.srvs,
                _ => return None,
            };
            Some(of_resource(module, list.get(index)?))
        }
        OpCode::CreateHandleForLib => Some(of_resource(module, loaded(module, dxil, arguments)?)),
        OpCode::AnnotateHandle => Some(properties_of(module, Value(*arguments.get(1)?))?.into()),
        _ => None,
    }
}

/// The resource that is written to and whose variable is loaded for a handle of a library.
fn loaded<'d, 'm>(module: &Module, dxil: &'d Dxil<'m>, arguments: &[u32]) -> Option<&'d Resource<'m>> {
    let ValueKind::Instruction(id) = Value(*arguments.first()?).kind() else { return None };
    let load = module.instruction(id).filter(|instruction| instruction.opcode == Opcode::LOAD)?;
    let &[pointer, ..] = module.operands(load) else { return None };
    // The last of those with the variable counts.
    dxil.resources.uavs.iter().rfind(|uav| uav.symbol(module) == Some(Value(pointer)))
}

/// Whether the resource behind an annotated handle is one that the module's tables name, and not one from a heap.
pub(super) fn is_bound(module: &Module, dxil: &Dxil<'_>, call: &Instruction) -> bool {
    if operation(module, call) != Some(OpCode::AnnotateHandle) {
        return false;
    }
    let Some(&handle) = module.operands(call).get(3) else { return false };
    let ValueKind::Instruction(id) = Value(handle).kind() else { return false };
    let Some(made) = module.instruction(id) else { return false };
    let arguments = module.operands(made).get(3..).unwrap_or_default();
    match operation(module, &made) {
        Some(OpCode::CreateHandleFromBinding) => {
            arguments.first().and_then(|&binding| bound(module, dxil, Value(binding))).is_some()
        }
        Some(OpCode::CreateHandleForLib) => loaded(module, dxil, arguments).is_some(),
        _ => false,
    }
}

/// The resource that is written to with the range that a binding (`%dx.types.ResBind`) states.
fn bound<'d, 'm>(module: &Module, dxil: &'d Dxil<'m>, binding: Value) -> Option<&'d Resource<'m>> {
    let fields = match module.constants.get(binding.constant()?)?.kind {
        dxbin_bitcode::model::ConstantKind::Zero => [0; 4],
        dxbin_bitcode::model::ConstantKind::Aggregate(span) => {
            let mut numbers = module.constants.elements(span).map(|field| module.constants.number(field.constant()?));
            [numbers.next()??, numbers.next()??, numbers.next()??, numbers.next()??]
        }
        _ => return None,
    };
    let [lower, upper, space, class] = fields.map(|field| field as u32);
    let last = |uav: &Resource<'_>| match uav.count {
        Resource::UNBOUNDED => u32::MAX,
        count => uav.lower_bound.wrapping_add(count).wrapping_sub(1),
    };
    let is = |uav: &&Resource<'_>| (uav.space, uav.lower_bound, last(uav)) == (space, lower, upper);
    dxil.resources.uavs.iter().filter(|_| ResourceClass(class & 0xff) == ResourceClass::UAV).find(is)
}

fn of_resource(module: &Module, resource: &Resource<'_>) -> Seen {
    let (is_uav, view) = match resource.detail {
        Detail::Srv(view) => (false, view),
        Detail::Uav(view) => (true, view),
        _ => return Seen::default(),
    };
    let components = if is_typed(view.kind) { components(module, resource, view) } else { 0 };
    Seen { is_uav, kind: view.kind, components }
}

/// How many components an element of a typed resource has, by the type of its variable.
fn components(module: &Module, resource: &Resource<'_>, _: View) -> u32 {
    element(module, resource).map_or(0, |of| count(module, of, &mut { STEPS }) & 0xff)
}

/// The type of an element: the first field of the class that the variable points to.
fn element(module: &Module, resource: &Resource<'_>) -> Option<TypeId> {
    let mut of = module.types.pointee(module.type_of(resource.variable?, None)?)?;
    for _ in 0..STEPS {
        match module.types.get(of)? {
            Type::Array { of: inner, .. } => of = inner,
            Type::Struct { fields: Some(fields), .. } => return module.types.members(fields).first().copied(),
            _ => return None,
        }
    }
    None
}

/// Scalars in a type; `budget` is how many types are looked at, which is more than any element has.
fn count(module: &Module, of: TypeId, budget: &mut u32) -> u32 {
    let Some(left) = budget.checked_sub(1) else { return 0 };
    *budget = left;
    match module.types.get(of) {
        Some(Type::Array { count: length, of }) => (length as u32).wrapping_mul(count(module, of, budget)),
        Some(Type::Struct { fields: Some(fields), .. }) => {
            let fields = module.types.members(fields).iter().take(left as usize);
            fields.fold(0, |sum: u32, &field| sum.wrapping_add(count(module, field, budget)))
        }
        Some(Type::Vector { count, .. }) => count,
        _ => 1,
    }
}
