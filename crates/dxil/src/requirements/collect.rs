//! The flags of one function, from its instructions and its signatures.

use dxbin_bitcode::model::{Body, Function, Instruction, Module, Opcode, Type, TypeId, Value, ValueKind};
use dxbin_bitcode::operands::{self, Met};

use super::handles::{self, Seen};
use super::{Requirement, Rules, is_operation};
use crate::comment::operation;
use crate::model::{Dxil, Entry, Version};
use crate::spec::{OpCode, ResourceKind, SemanticKind, ShaderFlags, ShaderKind, Stages, Trait};

/// The address space of memory that a group shares.
const GROUP_SHARED: u32 = 3;

/// Works out what functions of one module need.
pub(super) struct Collector<'d, 'm> {
    module: &'m Module,
    dxil: &'d Dxil<'m>,
    rules: Rules,
    /// By type: what an operand of it makes.
    types: Vec<u8>,
}

/// Bits of what a type makes.
const DOUBLE: u8 = 1;
const LOW_PRECISION: u8 = 2;
const INT64: u8 = 4;
const GROUP: u8 = 8;

/// What is seen of one function.
struct Uses {
    flags: u64,
    /// It uses a resource that is written to.
    uav: bool,
    /// It uses a multisampled texture that is written to.
    writeable_msaa: bool,
    lod_clamp: bool,
    requirement: Requirement,
}

impl Uses {
    const fn set(&mut self, flag: ShaderFlags) {
        self.flags |= flag.0;
    }

    const fn has(&self, flag: ShaderFlags) -> bool {
        self.flags & flag.0 != 0
    }
}

impl<'d, 'm> Collector<'d, 'm> {
    pub(super) fn new(module: &'m Module, dxil: &'d Dxil<'m>, rules: Rules) -> Self {
        let makes = |of: &Type| match *of {
            Type::Double => DOUBLE,
            Type::Half | Type::Integer(16) => LOW_PRECISION,
            Type::Integer(64) => INT64,
            Type::Pointer { space: GROUP_SHARED, .. } => GROUP,
            _ => 0,
        };
        Self { module, dxil, rules, types: module.types.entries.iter().map(makes).collect() }
    }

    /// What a function needs by itself.
    pub(super) fn function(&self, function: &Function, body: &Body, entry: Option<&Entry<'_>>) -> Requirement {
        let mut uses = Uses {
            flags: 0,
            uav: !self.rules.uavs_by_use && !self.dxil.resources.uavs.is_empty(),
            writeable_msaa: !self.rules.uavs_by_use && self.has_multisampled_uav(),
            lod_clamp: false,
            requirement: Requirement::NONE,
        };
        for instruction in body.order.iter().filter_map(|id| self.module.instruction(id)) {
            self.instruction(&mut uses, function, &instruction);
        }
        if let Some(entry) = entry {
            self.signatures(&mut uses, entry);
        }
        self.settle(&mut uses);
        uses.requirement.flags = ShaderFlags(uses.flags);
        uses.requirement
    }

    fn has_multisampled_uav(&self) -> bool {
        self.dxil.resources.uavs.iter().any(|uav| is_multisampled(uav.kind()))
    }

    fn of_type(&self, of: TypeId) -> u8 {
        self.types.get(of.index()).copied().unwrap_or_default()
    }

    fn instruction(&self, uses: &mut Uses, function: &Function, instruction: &Instruction) {
        let words = self.module.operands(instruction);
        let is_call = instruction.opcode == Opcode::CALL;
        // Calls of other functions count with what those need.
        if is_call && !words.first().is_some_and(|&callee| is_operation(self.module, callee)) {
            return;
        }
        let mut makes = self.of_type(instruction.result);
        let group = makes & GROUP;
        if matches!(instruction.opcode, Opcode::EXTRACT_ELEMENT | Opcode::INSERT_ELEMENT) {
            if group != 0 {
                uses.set(ShaderFlags::REQUIRES_GROUP);
            }
            return;
        }
        let visited = operands::of_instruction(instruction.opcode, words, |met| {
            if let Met::Value(value) = met {
                let of = self.module.type_of(value, Some(function));
                makes |= of.map_or(0, |of| self.of_type(of));
            }
            Ok::<(), std::convert::Infallible>(())
        });
        let Ok(()) = visited;
        self.types_used(uses, instruction.opcode, makes);
        if is_call && let Some(code) = operation(self.module, instruction) {
            self.call(uses, instruction, code, makes);
        }
    }

    fn types_used(&self, uses: &mut Uses, opcode: Opcode, makes: u8) {
        if makes & DOUBLE != 0 {
            uses.set(ShaderFlags::ENABLE_DOUBLE_PRECISION);
            if matches!(
                opcode,
                Opcode::F_DIV | Opcode::UI_TO_FP | Opcode::SI_TO_FP | Opcode::FP_TO_UI | Opcode::FP_TO_SI
            ) {
                uses.set(ShaderFlags::ENABLE_DOUBLE_EXTENSIONS);
            }
        }
        if makes & INT64 != 0 {
            uses.set(ShaderFlags::INT64_OPS);
            if matches!(opcode, Opcode::CMP_XCHG | Opcode::ATOMIC_RMW) {
                uses.set(ShaderFlags::ATOMIC_INT64_ON_GROUP_SHARED);
            }
        }
        if makes & LOW_PRECISION != 0 {
            uses.set(ShaderFlags::LOW_PRECISION_PRESENT);
        }
        if makes & GROUP != 0 {
            uses.set(ShaderFlags::REQUIRES_GROUP);
        }
    }

    /// What a call of an operation makes, beyond the types of its operands.
    fn call(&self, uses: &mut Uses, call: &Instruction, code: OpCode, makes: u8) {
        let Some(info) = code.info() else { return };
        let words = self.module.operands(call);
        let argument = |index: usize| words.get(index + 2).map(|&word| Value(word));
        self.limits(uses, call, code, makes);
        if info.is(Trait::Wave) {
            uses.set(ShaderFlags::WAVE_OPS);
        }
        // A parameter by its name; the number of the operation is argument 0.
        let named = |name: &str| {
            let place = info.parameters.iter().position(|&(_, parameter)| parameter == name)?;
            argument(place + 1)
        };
        let is_constant = |value: Value| matches!(value.kind(), ValueKind::Constant(_));
        let moving_offsets =
            || ["offset0", "offset1", "offset2"].iter().filter_map(|name| named(name)).any(|it| !is_constant(it));
        let clamped = || words.last().is_some_and(|&word| self.is_clamp(Value(word)));
        match code {
            OpCode::CheckAccessFullyMapped => uses.set(ShaderFlags::TILED_RESOURCES),
            OpCode::Msad => uses.set(ShaderFlags::ENABLE_MSAD),
            OpCode::TextureLoad | OpCode::BufferLoad => {
                if code == OpCode::TextureLoad && moving_offsets() {
                    uses.set(ShaderFlags::ADVANCED_TEXTURE_OPS);
                }
                let seen = argument(1).and_then(|handle| self.seen(handle)).unwrap_or_default();
                let several = handles::is_typed(seen.kind) && seen.components > 1;
                if seen.is_uav && (self.rules.every_uav_load || several) {
                    uses.set(ShaderFlags::UAV_LOAD_ADDITIONAL_FORMATS);
                }
            }
            OpCode::Fma if makes & DOUBLE != 0 => uses.set(ShaderFlags::ENABLE_DOUBLE_EXTENSIONS),
            OpCode::InnerCoverage => uses.set(ShaderFlags::INNER_COVERAGE),
            OpCode::ViewID => uses.set(ShaderFlags::VIEW_ID),
            OpCode::AllocateRayQuery | OpCode::AllocateRayQuery2 | OpCode::GeometryIndex => {
                uses.set(ShaderFlags::RAYTRACING_TIER_1_1);
            }
            OpCode::AttributeAtVertex => uses.set(ShaderFlags::BARYCENTRICS),
            OpCode::AtomicBinOp | OpCode::AtomicCompareExchange if makes & INT64 != 0 => {
                self.atomic64(uses, argument(1));
            }
            OpCode::SampleLevel | OpCode::SampleCmpLevelZero if moving_offsets() => {
                uses.set(ShaderFlags::ADVANCED_TEXTURE_OPS);
            }
            OpCode::SampleGrad
            | OpCode::SampleCmpGrad
            | OpCode::Sample
            | OpCode::SampleBias
            | OpCode::SampleCmp
            | OpCode::SampleCmpBias => {
                if moving_offsets() {
                    uses.set(ShaderFlags::ADVANCED_TEXTURE_OPS);
                }
                uses.lod_clamp |= clamped();
                // The last sampling operation of these decides: dxc overwrites what it saw before.
                uses.flags &= !ShaderFlags::SAMPLE_CMP_GRADIENT_OR_BIAS.0;
                if matches!(code, OpCode::SampleCmpGrad | OpCode::SampleCmpBias) {
                    uses.set(ShaderFlags::SAMPLE_CMP_GRADIENT_OR_BIAS);
                }
                if !matches!(code, OpCode::SampleGrad | OpCode::SampleCmpGrad) {
                    uses.set(ShaderFlags::USES_DERIVATIVES);
                }
            }
            OpCode::DerivFineX
            | OpCode::DerivFineY
            | OpCode::DerivCoarseX
            | OpCode::DerivCoarseY
            | OpCode::CalculateLOD => uses.set(ShaderFlags::USES_DERIVATIVES),
            OpCode::CreateHandleFromHeap => {
                let sampler = named("samplerHeap").and_then(|value| self.number(value)).unwrap_or_default() != 0;
                uses.set(if sampler {
                    ShaderFlags::SAMPLER_DESCRIPTOR_HEAP_INDEXING
                } else {
                    ShaderFlags::RESOURCE_DESCRIPTOR_HEAP_INDEXING
                });
            }
            OpCode::CreateHandle | OpCode::CreateHandleForLib | OpCode::AnnotateHandle => {
                let seen = handles::seen(self.module, self.dxil, call);
                uses.uav |= seen.is_uav;
                uses.writeable_msaa |= self.rules.uavs_by_use && seen.is_uav && is_multisampled(seen.kind);
            }
            OpCode::TextureStoreSample => {
                uses.writeable_msaa = true;
                uses.set(ShaderFlags::ADVANCED_TEXTURE_OPS);
            }
            OpCode::SampleCmpLevel | OpCode::TextureGatherRaw => uses.set(ShaderFlags::ADVANCED_TEXTURE_OPS),
            OpCode::StartVertexLocation | OpCode::StartInstanceLocation => {
                uses.set(ShaderFlags::EXTENDED_COMMAND_INFO);
            }
            OpCode::GetGroupWaveIndex | OpCode::GetGroupWaveCount => uses.set(ShaderFlags::REQUIRES_GROUP),
            _ if info.is(Trait::Barrier) && self.barrier_of_group(call, code) => {
                uses.set(ShaderFlags::REQUIRES_GROUP);
            }
            _ => {}
        }
    }

    fn number(&self, value: Value) -> Option<u64> {
        self.module.constants.number(value.constant()?)
    }

    fn seen(&self, handle: Value) -> Option<Seen> {
        Some(handles::seen(self.module, self.dxil, &handles::source(self.module, handle)?))
    }

    /// Whether an argument bounds the level of detail: it is neither undefined nor zero.
    fn is_clamp(&self, value: Value) -> bool {
        use dxbin_bitcode::model::ConstantKind;
        let Some(constant) = value.constant().and_then(|id| self.module.constants.get(id)) else { return true };
        match constant.kind {
            ConstantKind::Undefined => false,
            // Negative zero is zero, too.
            ConstantKind::Number([low, _]) => low << 1 != 0,
            _ => true,
        }
    }

    fn atomic64(&self, uses: &mut Uses, handle: Option<Value>) {
        let Some(call) = handle.and_then(|handle| handles::source(self.module, handle)) else { return };
        if handles::is_typed(handles::seen(self.module, self.dxil, &call).kind) {
            uses.set(ShaderFlags::ATOMIC_INT64_ON_TYPED_RESOURCE);
        }
        if !handles::is_bound(self.module, self.dxil, &call) {
            uses.set(ShaderFlags::ATOMIC_INT64_ON_HEAP_RESOURCE);
        }
    }

    /// What signatures make.
    fn signatures(&self, uses: &mut Uses, entry: &Entry<'_>) {
        let kind = entry.kind(self.rules.kind);
        let given = kind == ShaderKind::GEOMETRY
            || self.rules.array_index_of_inputs && matches!(kind, ShaderKind::DOMAIN | ShaderKind::HULL);
        let gives = matches!(kind, ShaderKind::VERTEX | ShaderKind::DOMAIN | ShaderKind::HULL);
        for element in &entry.signatures.input {
            match element.kind {
                SemanticKind::VIEWPORT_ARRAY_INDEX | SemanticKind::RENDER_TARGET_ARRAY_INDEX if given => {
                    uses.set(ShaderFlags::VIEWPORT_AND_RT_ARRAY_INDEX);
                }
                SemanticKind::SHADING_RATE => uses.set(ShaderFlags::SHADING_RATE),
                SemanticKind::BARYCENTRICS => uses.set(ShaderFlags::BARYCENTRICS),
                _ => {}
            }
        }
        for element in &entry.signatures.output {
            match element.kind {
                SemanticKind::VIEWPORT_ARRAY_INDEX | SemanticKind::RENDER_TARGET_ARRAY_INDEX if gives => {
                    uses.set(ShaderFlags::VIEWPORT_AND_RT_ARRAY_INDEX);
                }
                SemanticKind::STENCIL_REF if kind == ShaderKind::PIXEL => uses.set(ShaderFlags::STENCIL_REF),
                SemanticKind::INNER_COVERAGE if kind == ShaderKind::PIXEL => uses.set(ShaderFlags::INNER_COVERAGE),
                SemanticKind::SHADING_RATE => uses.set(ShaderFlags::SHADING_RATE),
                _ => {}
            }
        }
        let meshes = matches!(kind, ShaderKind::MESH | ShaderKind::AMPLIFICATION);
        let module_meshes = matches!(self.rules.kind, ShaderKind::MESH | ShaderKind::AMPLIFICATION);
        if uses.has(ShaderFlags::USES_DERIVATIVES) && meshes && (self.rules.along_calls || module_meshes) {
            uses.set(ShaderFlags::DERIVATIVES_IN_MESH_AND_AMP_SHADERS);
        }
    }

    /// What versions leave out, and what is known only at the end.
    fn settle(&self, uses: &mut Uses) {
        if !self.rules.along_calls {
            uses.flags &= !(ShaderFlags::USES_DERIVATIVES.0 | ShaderFlags::REQUIRES_GROUP.0);
        }
        if !self.rules.barycentrics {
            uses.flags &= !ShaderFlags::BARYCENTRICS.0;
        }
        if self.rules.lod_clamp && uses.lod_clamp {
            uses.set(ShaderFlags::TILED_RESOURCES);
        }
        if uses.writeable_msaa {
            uses.set(ShaderFlags::WRITEABLE_MSAA_TEXTURES);
        }
        let declared = self.dxil.flags();
        let may_not_alias = declared.has(ShaderFlags::RES_MAY_NOT_ALIAS) || declared.0 == 0;
        if self.rules.may_not_alias && uses.uav && may_not_alias {
            uses.set(ShaderFlags::RES_MAY_NOT_ALIAS);
        }
        // What the module as a whole says, every function says.
        let of_module = ShaderFlags::USE_NATIVE_LOW_PRECISION.0
            | ShaderFlags::DISABLE_OPTIMIZATIONS.0
            | ShaderFlags::ALL_RESOURCES_BOUND.0;
        uses.flags |= declared.0 & of_module;
    }

    /// The lowest Shader Model and the stages that an operation leaves.
    fn limits(&self, uses: &mut Uses, call: &Instruction, code: OpCode, makes: u8) {
        let Some(info) = code.info() else { return };
        let model = if self.rules.translated { info.translated } else { info.model };
        let mut limit = Requirement {
            flags: ShaderFlags(0),
            model: Version::new(u32::from(model.major), u32::from(model.minor)),
            stages: info.stages,
        };
        self.limits_by_version(&mut limit, call, code, makes);
        uses.requirement.merge(limit);
    }

    fn limits_by_version(&self, limit: &mut Requirement, call: &Instruction, code: OpCode, makes: u8) {
        let only = |kinds: &[ShaderKind]| kinds.iter().fold(0, |bits, kind| bits | 1 << kind.0);
        let Some(info) = code.info() else { return };
        let compute = only(&[ShaderKind::COMPUTE, ShaderKind::AMPLIFICATION, ShaderKind::MESH]);
        if !self.rules.along_calls && OF_PIXELS.contains(&code) {
            limit.stages.0 &= !compute;
            return;
        }
        if !self.rules.limits_of_operations {
            if info.is(Trait::Wave) {
                limit.stages = Stages((1 << ShaderKind::MESH.0) - 1);
            }
            return;
        }
        if info.is(Trait::Barrier) {
            let translated = self.rules.translated && code == OpCode::BarrierByMemoryType;
            if translated && !self.is_old_barrier(call) {
                limit.model = Version::new(6, 8);
            }
            if self.barrier_of_reordering(call, code) {
                limit.model = Version::new(6, 9);
                limit.stages.0 &= only(&[ShaderKind::LIBRARY, ShaderKind::RAY_GENERATION]);
            } else if self.barrier_of_node(call, code) {
                limit.stages.0 &= only(&[ShaderKind::LIBRARY, ShaderKind::NODE]);
            } else if self.barrier_of_group(call, code) {
                limit.stages.0 &= compute | only(&[ShaderKind::LIBRARY, ShaderKind::NODE]);
            }
        } else if matches!(code, OpCode::AtomicBinOp | OpCode::AtomicCompareExchange) {
            if makes & INT64 != 0 {
                limit.model = Version::new(6, 6);
            }
        } else if matches!(code, OpCode::AnnotateHandle | OpCode::CreateHandleFromBinding)
            && self.rules.translated
            && self.rules.validator == Version::new(1, 6)
        {
            limit.model = Version::new(6, 6);
        }
    }

    /// A number of a barrier's arguments, if it is constant.
    fn barrier(&self, call: &Instruction, index: usize) -> Option<u32> {
        let &word = self.module.operands(call).get(index + 2)?;
        self.number(Value(word)).map(|number| number as u32)
    }

    /// The kinds of memory of `BarrierByMemoryType`; where all are asked for, `masked` does not count.
    fn memory(&self, call: &Instruction, masked: u32) -> u32 {
        const ALL: u32 = 0xf;
        match self.barrier(call, 1).unwrap_or_default() {
            ALL => ALL & !masked,
            memory => memory,
        }
    }

    fn barrier_of_group(&self, call: &Instruction, code: OpCode) -> bool {
        const UAV_FENCE_GLOBAL: u32 = 2;
        const GROUP_MEMORY: u32 = 2;
        const GROUP_SYNC_AND_SCOPE: u32 = 3;
        match code {
            OpCode::Barrier => self.barrier(call, 1).is_some_and(|mode| mode != UAV_FENCE_GLOBAL),
            OpCode::BarrierByMemoryType | OpCode::BarrierByMemoryHandle | OpCode::BarrierByNodeRecordHandle => {
                code == OpCode::BarrierByMemoryType && self.memory(call, GROUP_MEMORY) & GROUP_MEMORY != 0
                    || self.barrier(call, 2).is_some_and(|semantics| semantics & GROUP_SYNC_AND_SCOPE != 0)
            }
            _ => false,
        }
    }

    fn barrier_of_node(&self, call: &Instruction, code: OpCode) -> bool {
        const NODE_MEMORY: u32 = 0xc;
        match code {
            OpCode::BarrierByNodeRecordHandle => true,
            OpCode::BarrierByMemoryType => self.memory(call, NODE_MEMORY) & NODE_MEMORY != 0,
            _ => false,
        }
    }

    fn barrier_of_reordering(&self, call: &Instruction, code: OpCode) -> bool {
        const REORDER_SCOPE: u32 = 8;
        matches!(code, OpCode::BarrierByMemoryType | OpCode::BarrierByMemoryHandle)
            && self.barrier(call, 2).is_some_and(|semantics| semantics & REORDER_SCOPE != 0)
    }

    /// Whether `BarrierByMemoryType` says what `Barrier` can say, too: it has a mode, which is not zero.
    fn is_old_barrier(&self, call: &Instruction) -> bool {
        const OLD_MEMORY: u32 = 3;
        const OLD_SEMANTICS: u32 = 7;
        let semantics = self.barrier(call, 2).unwrap_or_default();
        let memory = self.memory(call, !OLD_MEMORY);
        if semantics & !OLD_SEMANTICS != 0 || memory & !OLD_MEMORY != 0 {
            return false;
        }
        let uav = memory & 1 != 0 && semantics & 6 != 0;
        memory & 2 != 0 || uav || semantics & 1 != 0
    }
}

/// Operations with implicit derivatives, which older validators kept out of compute and mesh shaders.
const OF_PIXELS: [OpCode; 8] = [
    OpCode::Sample,
    OpCode::SampleBias,
    OpCode::SampleCmp,
    OpCode::CalculateLOD,
    OpCode::DerivCoarseX,
    OpCode::DerivCoarseY,
    OpCode::DerivFineX,
    OpCode::DerivFineY,
];

fn is_multisampled(kind: ResourceKind) -> bool {
    matches!(kind, ResourceKind::TEXTURE_2DMS | ResourceKind::TEXTURE_2DMS_ARRAY)
}
