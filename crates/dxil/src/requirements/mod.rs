//! What functions need: the flags of what they use, the lowest Shader Model, and the stages they may run in.
//!
//! dxc works this out from the instructions, adds it up along calls, and writes it into RDAT (for each function of a
//! library) and into the entry point's flags, from which SFI0 follows; its validator works it out once more and compares.
//! The rules changed with the validator's versions, and a module says for which it was made: [`Rules`] names each of those
//! changes once.
//!
//! Facts: DxilShaderFlags.cpp and DxilModule.cpp of dxc 1.9.2602.17, held against what it writes.

mod collect;
mod handles;
mod rules;

use std::collections::HashMap;

use dxbin_bitcode::model::{FunctionId, Module, Opcode, Value, ValueKind};
use dxbin_bitcode::operands::{self, Met};

use crate::model::{Detail, Dxil, Entry, SubobjectDetail, Version};
use crate::spec::{FUNCTION_PREFIX, ResourceKind, ShaderFlags, ShaderKind, Stages, StateObjectFlags};

pub use rules::Rules;

/// What a function needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// Flags of what it uses.
    pub flags: ShaderFlags,
    /// The lowest Shader Model.
    pub model: Version,
    /// The stages that it may run in.
    pub stages: Stages,
}

impl Requirement {
    const NONE: Self = Self { flags: ShaderFlags(0), model: Version::new(6, 0), stages: Stages::ALL };

    /// Adds what another function needs; whether that changed anything.
    fn merge(&mut self, other: Self) -> bool {
        let before = *self;
        self.flags.0 |= other.flags.0;
        self.model = self.model.max(other.model);
        self.stages.0 &= other.stages.0;
        *self != before
    }

    fn at_least(&mut self, minor: u32) {
        self.model = self.model.max(Version::new(6, minor));
    }
}

/// What a module's functions need.
#[derive(Clone, Debug)]
pub struct Requirements {
    functions: Vec<Option<Requirement>>,
}

impl Requirements {
    /// Works out what the functions of a module need.
    pub fn of(module: &Module, dxil: &Dxil<'_>) -> Self {
        Self::beside(module, dxil, dxil.subobjects.iter().any(|subobject| needs_tier_1_1(&subobject.detail)))
    }

    /// Works out the same for a module whose subobjects were taken out of it: `dxr_1_1` says that one of them is of DXR 1.1.
    pub fn beside(module: &Module, dxil: &Dxil<'_>, dxr_1_1: bool) -> Self {
        let rules = Rules::of(dxil);
        let mut functions: Vec<Option<Requirement>> = Vec::with_capacity(module.functions.len());
        let old_tier = rules.tier_from_subobjects && dxr_1_1;
        let entries: HashMap<_, _> = dxil.entries.iter().rev().map(|entry| (entry.function, entry)).collect();
        let entry_of = |index: usize| entries.get(&Some(FunctionId(index as u32))).copied();
        let collector = collect::Collector::new(module, dxil, rules);
        for (index, function) in module.functions.iter().enumerate() {
            functions.push(function.body.as_ref().map(|body| {
                let entry = entry_of(index);
                let mut requirement = collector.function(function, body, entry);
                if old_tier {
                    requirement.flags.0 |= ShaderFlags::RAYTRACING_TIER_1_1.0;
                }
                requirement
            }));
        }
        let mut requirements = Self { functions };
        if rules.along_calls {
            requirements.propagate(module);
        }
        for (index, requirement) in requirements.functions.iter_mut().enumerate() {
            let Some(requirement) = requirement else { continue };
            let entry = entry_of(index);
            finish(requirement, entry, rules);
        }
        requirements
    }

    /// What a function needs; `None` for one that is declared only.
    pub fn get(&self, function: FunctionId) -> Option<Requirement> {
        self.functions.get(function.index()).copied().flatten()
    }

    /// The flags of the module as a whole, as they stand in the first entry and make SFI0. Only flags that follow from the
    /// program are among them.
    pub fn module_flags(&self, dxil: &Dxil<'_>) -> ShaderFlags {
        let rules = Rules::of(dxil);
        let kind = dxil.shader_model.kind;
        let mut flags = self.functions.iter().flatten().fold(0, |flags, requirement| flags | requirement.flags.0);
        let uses_derivatives = ShaderFlags(flags).has(ShaderFlags::USES_DERIVATIVES);
        let mut set = |flag: ShaderFlags, on: bool| {
            if on {
                flags |= flag.0;
            }
        };
        let meshes = matches!(kind, ShaderKind::MESH | ShaderKind::AMPLIFICATION);
        set(ShaderFlags::DERIVATIVES_IN_MESH_AND_AMP_SHADERS, uses_derivatives && meshes);

        let uavs = &dxil.resources.uavs;
        let views = uavs.iter().chain(&dxil.resources.srvs).filter_map(|resource| match resource.detail {
            Detail::Srv(view) | Detail::Uav(view) => Some(view),
            _ => None,
        });
        let structured = |kind| matches!(kind, ResourceKind::RAW_BUFFER | ResourceKind::STRUCTURED_BUFFER);
        set(ShaderFlags::ENABLE_RAW_AND_STRUCTURED_BUFFERS, views.clone().any(|view| structured(view.kind)));
        set(ShaderFlags::ROVS, views.clone().any(|view| view.rov));
        // More than eight of an array count as nine, so that the sum cannot overflow.
        let slots: u64 = uavs.iter().map(|uav| u64::from(uav.count.min(9))).sum();
        set(ShaderFlags::UAVS_64, if rules.uavs_by_slot { slots > 8 } else { uavs.len() > 8 });
        let everywhere = if rules.uavs_of_graphics {
            matches!(kind, ShaderKind::VERTEX | ShaderKind::HULL | ShaderKind::DOMAIN | ShaderKind::GEOMETRY)
        } else {
            !matches!(kind, ShaderKind::COMPUTE | ShaderKind::PIXEL)
        };
        set(ShaderFlags::UAVS_AT_EVERY_STAGE, slots > 0 && everywhere);
        ShaderFlags(flags & !(ShaderFlags::USES_DERIVATIVES.0 | ShaderFlags::REQUIRES_GROUP.0))
    }

    /// Adds to each caller what its callees need, until nothing changes.
    fn propagate(&mut self, module: &Module) {
        let callers = callers(module);
        let mut work: Vec<usize> = (0..self.functions.len()).filter(|&index| self.functions[index].is_some()).collect();
        let mut waiting = vec![false; self.functions.len()];
        work.iter().for_each(|&index| waiting[index] = true);
        while let Some(callee) = work.pop() {
            waiting[callee] = false;
            let Some(needed) = self.functions[callee] else { continue };
            for &caller in callers.get(callee).map(Vec::as_slice).unwrap_or_default() {
                let Some(requirement) = &mut self.functions[caller] else { continue };
                if requirement.merge(needed) && !waiting[caller] {
                    waiting[caller] = true;
                    work.push(caller);
                }
            }
        }
    }
}

/// For each function, the functions with calls that it stands in, each once.
fn callers(module: &Module) -> Vec<Vec<usize>> {
    let mut callers: Vec<Vec<usize>> = vec![Vec::new(); module.functions.len()];
    for (caller, function) in module.functions.iter().enumerate() {
        let Some(body) = &function.body else { continue };
        let calls = body.order.iter().filter_map(|id| module.instruction(id)).filter(|it| it.opcode == Opcode::CALL);
        for call in calls {
            let visited = operands::of_instruction(call.opcode, module.operands(call), |met| {
                if let Met::Value(value) = met
                    && let ValueKind::Function(callee) = value.kind()
                    && let Some(list) = callers.get_mut(callee.index())
                    && list.last() != Some(&caller)
                {
                    list.push(caller);
                }
                Ok::<(), std::convert::Infallible>(())
            });
            let Ok(()) = visited;
        }
    }
    callers
}

/// What follows once all of a function's flags are known.
fn finish(requirement: &mut Requirement, entry: Option<&Entry<'_>>, rules: Rules) {
    let kind = entry.and_then(|entry| entry.properties.kind).unwrap_or(rules.kind);
    let kind = if entry.is_some() { kind } else { ShaderKind::LIBRARY };
    requirement.stages.0 &= if kind == ShaderKind::LIBRARY { rules.stages.0 } else { 1 << (kind.0 & 31) };
    let has = |requirement: &Requirement, flag| requirement.flags.has(flag);
    if !rules.along_calls {
        // Earlier versions looked at these only.
        let native = has(requirement, ShaderFlags::USE_NATIVE_LOW_PRECISION);
        if native && has(requirement, ShaderFlags::LOW_PRECISION_PRESENT) {
            requirement.at_least(2);
        } else if has(requirement, ShaderFlags::BARYCENTRICS) || has(requirement, ShaderFlags::VIEW_ID) {
            requirement.at_least(1);
        }
        return;
    }
    if let Some(entry) = entry {
        of_stage(requirement, entry, kind);
    }
    requirement.at_least(rules::model_of(requirement.flags));
}

/// What a stage adds to what the instructions need.
fn of_stage(requirement: &mut Requirement, entry: &Entry<'_>, kind: ShaderKind) {
    let meshes = matches!(kind, ShaderKind::MESH | ShaderKind::AMPLIFICATION);
    if requirement.flags.has(ShaderFlags::USES_DERIVATIVES) && (meshes || kind == ShaderKind::COMPUTE) {
        requirement.at_least(6);
        if meshes {
            requirement.flags.0 |= ShaderFlags::DERIVATIVES_IN_MESH_AND_AMP_SHADERS.0;
        }
    }
    if let Some(size) = entry.properties.wave_size {
        // A range that is none is an exact size.
        requirement.at_least(if size.maximum != 0 { 8 } else { 6 });
    }
    match kind {
        ShaderKind::MESH | ShaderKind::AMPLIFICATION => requirement.at_least(5),
        ShaderKind(7..=12) => requirement.at_least(3),
        ShaderKind::NODE => requirement.at_least(8),
        _ => {}
    }
}

/// Whether a subobject is one of DXR 1.1.
fn needs_tier_1_1(subobject: &SubobjectDetail<'_>) -> bool {
    match subobject {
        SubobjectDetail::PipelineConfig1 { .. } => true,
        SubobjectDetail::StateObjectConfig { flags } => flags & StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS.0 != 0,
        _ => false,
    }
}

/// Whether a function is one of DXIL's operations.
fn is_operation(module: &Module, callee: u32) -> bool {
    let ValueKind::Function(callee) = Value(callee).kind() else { return false };
    let name = module.functions.get(callee.index()).map(|function| module.bytes(function.name));
    name.is_some_and(|name| name.starts_with(FUNCTION_PREFIX.as_bytes()))
}
