//! What functions refer to: resources, functions that are elsewhere, memory that a group shares.

use std::collections::HashMap;

use dxbin_bitcode::model::{Body, ConstantId, ConstantKind, FunctionId, Module, Value as ModuleValue, ValueKind};
use dxbin_bitcode::operands::{self, Met};
use dxbin_dxil::model::Dxil;
use dxbin_dxil::spec::FUNCTION_PREFIX;

use super::super::group_shared;

/// What a function refers to.
#[derive(Default)]
pub(super) struct Uses {
    /// Indexes of resources.
    pub(super) resources: Vec<u32>,
    /// Functions that are not here.
    pub(super) dependencies: Vec<FunctionId>,
    /// Bytes of memory that a group shares, callees' included.
    pub(super) group_shared: u32,
}

/// What the functions of a module refer to; `None` where memory that groups share is followed through more calls than any
/// library has.
pub(super) fn uses(module: &Module, dxil: &Dxil<'_>) -> Option<Vec<Uses>> {
    /// Functions times variables.
    const MOST: usize = 1 << 24;
    let mut resources: HashMap<ModuleValue, Vec<u32>> = HashMap::new();
    for (index, resource) in (0..).zip(dxil.resources.listed()) {
        if let Some(symbol) = resource.symbol(module) {
            resources.entry(symbol).or_default().push(index);
        }
    }
    let shared = group_shared(module);
    if shared.len().saturating_mul(module.functions.len()) > MOST {
        return None;
    }
    let reached: Vec<Reached> = (module.functions.iter())
        .map(|function| function.body.as_ref().map(|body| Reached::of(module, body)).unwrap_or_default())
        .collect();
    let mut all: Vec<Uses> = Vec::with_capacity(reached.len());
    for here in &reached {
        let mut used: Vec<u32> = here.0.iter().filter_map(|value| resources.get(value)).flatten().copied().collect();
        used.sort_unstable();
        let functions = here.0.iter().filter_map(|value| match value.kind() {
            ValueKind::Function(id) => Some(id),
            _ => None,
        });
        let dependencies = functions.filter(|&id| is_outside(module, id)).collect();
        all.push(Uses { resources: used, dependencies, group_shared: 0 });
    }
    // Memory counts once for a function, however many of its callees use it: from its users back along the calls.
    let mut callers: Vec<Vec<u32>> = vec![Vec::new(); reached.len()];
    for (caller, here) in (0..).zip(&reached) {
        for value in &here.0 {
            if let ValueKind::Function(callee) = value.kind()
                && let Some(list) = callers.get_mut(callee.index())
            {
                list.push(caller);
            }
        }
    }
    for (global, size) in shared {
        let value = ValueKind::Global(global).into();
        let mut work: Vec<u32> =
            (0..).zip(&reached).filter(|(_, here)| here.has(value)).map(|(index, _)| index).collect();
        let mut seen = vec![false; reached.len()];
        while let Some(next) = work.pop() {
            let next = next as usize;
            let (Some(uses), Some(seen)) = (all.get_mut(next), seen.get_mut(next)) else { continue };
            if !std::mem::replace(seen, true) {
                uses.group_shared = uses.group_shared.wrapping_add(size);
                work.extend(callers.get(next).into_iter().flatten());
            }
        }
    }
    Some(all)
}

/// Whether a function is declared here and defined elsewhere.
fn is_outside(module: &Module, id: FunctionId) -> bool {
    let function = module.functions.get(id.index());
    function.is_some_and(|function| {
        let name = module.bytes(function.name);
        function.body.is_none()
            && function.linkage.linkage == 0
            && !name.starts_with(b"llvm.")
            && !name.starts_with(FUNCTION_PREFIX.as_bytes())
    })
}

/// The globals and functions that a function refers to, by itself or within constants; sorted.
#[derive(Default)]
struct Reached(Vec<ModuleValue>);

impl Reached {
    fn of(module: &Module, body: &Body) -> Self {
        let mut found = Vec::new();
        let mut constants = Vec::new();
        for instruction in body.order.iter().filter_map(|id| module.instruction(id)) {
            let visited = operands::of_instruction(instruction.opcode, module.operands(instruction), |met| {
                if let Met::Value(value) = met {
                    match value.kind() {
                        ValueKind::Global(_) | ValueKind::Function(_) => found.push(value),
                        ValueKind::Constant(id) => constants.push(id),
                        _ => {}
                    }
                }
                Ok::<(), std::convert::Infallible>(())
            });
            let Ok(()) = visited;
        }
        Self::of_constants(module, constants, &mut found);
        found.sort_unstable();
        found.dedup();
        Self(found)
    }

    fn of_constants(module: &Module, constants: Vec<ConstantId>, found: &mut Vec<ModuleValue>) {
        let mut work = constants;
        let mut seen = std::collections::HashSet::new();
        while let Some(id) = work.pop() {
            let Some(constant) = module.constants.get(id).filter(|constant| is_made_of(constant.kind)) else {
                continue;
            };
            if !seen.insert(id) {
                continue;
            }
            let mut index = 0;
            while let Some(value) = operands::of_constant(&module.constants, constant.kind, index) {
                index += 1;
                match value.kind() {
                    ValueKind::Global(_) | ValueKind::Function(_) => found.push(value),
                    ValueKind::Constant(id) => work.push(id),
                    _ => {}
                }
            }
        }
    }

    fn has(&self, value: ModuleValue) -> bool {
        self.0.binary_search(&value).is_ok()
    }
}

/// Whether a constant has operands.
const fn is_made_of(kind: ConstantKind) -> bool {
    matches!(kind, ConstantKind::Aggregate(_) | ConstantKind::Expression { .. } | ConstantKind::BlockAddress(_))
}
