//! Functions of a library, and what each uses: from RDAT, which Microsoft's reflection takes for that.

use std::collections::{BTreeMap, BTreeSet};

use dxbin_base::Diagnostics;
use dxbin_bitcode::model::{FunctionId, Module};
use dxbin_dxil::model::Dxil;
use dxbin_dxil::spec::{ResourceKind, ShaderFlags, ShaderKind};
use dxbin_parts::rdat::{Function, PartType, Rdat, Resource, ResourceClass};
use dxbin_parts::rdef::BufferType;

use super::super::Refusal;
use super::model::{LibraryFunction, ModuleReflection};
use super::{EARLY_DEPTH_STENCIL, Stop, encoded};

/// `OptFeatureInfo_UsesDerivatives`: a bit that stands for functions alone.
const USES_DERIVATIVES: u64 = 1 << 40;

/// Where the resources of each class start among all bindings, as Microsoft's code works it out from RDAT.
#[derive(Clone, Copy, Debug, Default)]
struct Starts {
    samplers: u32,
    srvs: u32,
    uavs: u32,
}

impl Starts {
    fn of(resources: &[Resource]) -> Self {
        let mut starts = Self::default();
        let mut before = ResourceClass::CBUFFER;
        for (at, of) in resources.iter().enumerate() {
            let at = at as u32;
            if of.class == before {
                continue;
            }
            before = of.class;
            // A class that comes later starts here, too, until it is met.
            match of.class {
                ResourceClass::SAMPLER => starts = Self { samplers: at, srvs: at, uavs: at },
                ResourceClass::SRV => starts = Self { srvs: at, uavs: at, ..starts },
                ResourceClass::UAV => starts.uavs = at,
                _ => {}
            }
        }
        starts
    }
}

/// Places of buffers by name: of structured buffers, and of all others.
#[derive(Default)]
struct Buffers<'r> {
    structured: BTreeMap<&'r [u8], u32>,
    others: BTreeMap<&'r [u8], u32>,
}

impl<'r> Buffers<'r> {
    fn of(module: &'r ModuleReflection) -> Self {
        let mut buffers = Self::default();
        for (at, buffer) in module.buffers.iter().enumerate() {
            let is_structured = buffer.record.ty == BufferType::D3D_CT_RESOURCE_BIND_INFO;
            let list = if is_structured { &mut buffers.structured } else { &mut buffers.others };
            list.insert(buffer.name.map(|name| module.text(name)).unwrap_or_default(), at as u32);
        }
        buffers
    }
}

/// Adds a place, unless it is there already.
fn add(places: &mut Vec<u32>, seen: &mut BTreeSet<u32>, place: u32) {
    if seen.insert(place) {
        places.push(place);
    }
}

/// Makes the functions of a library.
pub(super) fn make(
    to: &mut ModuleReflection,
    module: &Module,
    dxil: &Dxil<'_>,
    runtime_data: Option<&[u8]>,
) -> Result<(), Stop> {
    to.functions = Some(Vec::new());
    let mut diagnostics = Diagnostics::new();
    let rdat = runtime_data.map(|data| Rdat::read(data, 0, &mut diagnostics));
    if diagnostics.strict().is_err() {
        return Err(Stop::Refused(Refusal::DXC_E_CONTAINER_INVALID, "RDAT cannot be read"));
    }
    let table = |ty| rdat.as_ref().and_then(|rdat| rdat.table(ty));
    let resources: Vec<Resource> =
        table(PartType::RESOURCE_TABLE).map(|table| table.records().collect()).unwrap_or_default();
    if resources.len() != to.bindings.len() {
        let message = "RDAT states another number of resources than the metadata";
        return Err(Stop::Refused(Refusal::DXC_E_INCORRECT_DXIL_METADATA, message));
    }
    let (Some(rdat), Some(functions)) = (&rdat, table(PartType::FUNCTION_TABLE)) else { return Ok(()) };
    let starts = Starts::of(&resources);
    let buffers = Buffers::of(to);
    let by_name: BTreeMap<&[u8], FunctionId> = (module.functions.iter().enumerate())
        .map(|(at, function)| (module.bytes(function.name), FunctionId(at as u32)))
        .collect();
    // They are given by name, in the order of its bytes; of two with one name the later counts.
    let mut made = BTreeMap::new();
    // Many functions may name one long list of resources.
    let mut left = (1 << 20) + resources.len().saturating_mul(16);
    for of in functions.records::<Function>() {
        let name = rdat.text(of.name).unwrap_or_default();
        let &id = by_name.get(name).ok_or(Stop::broken("RDAT names a function that the module does not have"))?;
        let mut function = LibraryFunction::default();
        (function.version, function.requires) = stage(dxil, id, &of);
        let (mut bindings, mut used) = (BTreeSet::new(), BTreeSet::new());
        for at in rdat.array(of.resources).into_iter().flatten() {
            left = usize::checked_sub(left, 1).ok_or(Stop::broken("functions name resources without end"))?;
            let Some(of) = resources.get(at as usize) else { continue };
            let start = match of.class {
                ResourceClass::CBUFFER => 0,
                ResourceClass::SAMPLER => starts.samplers,
                ResourceClass::SRV => starts.srvs,
                ResourceClass::UAV => starts.uavs,
                _ => continue,
            };
            add(&mut function.bindings, &mut bindings, start.wrapping_add(of.id));
            let name = || rdat.text(of.name).unwrap_or_default();
            let is_view = matches!(of.class, ResourceClass::SRV | ResourceClass::UAV);
            let buffer = match ResourceKind(of.kind.0) {
                _ if of.class == ResourceClass::CBUFFER => Some(of.id),
                ResourceKind::STRUCTURED_BUFFER if is_view => buffers.structured.get(name()).copied(),
                ResourceKind::TBUFFER if of.class == ResourceClass::SRV => buffers.others.get(name()).copied(),
                _ => None,
            };
            if let Some(place) = buffer {
                add(&mut function.buffers, &mut used, place);
            }
        }
        made.insert(name, function);
    }
    let named = made.into_iter().map(|(name, function)| LibraryFunction { name: to.name(name), ..function });
    to.functions = Some(named.collect());
    Ok(())
}

/// The version and what is required of a function.
fn stage(dxil: &Dxil<'_>, id: FunctionId, of: &Function) -> (u32, u64) {
    // The first entry stands for the library; of two for one function the later counts.
    let entry = dxil.entries.iter().skip(1).rfind(|entry| entry.function == Some(id));
    let kind = entry.map_or(ShaderKind::LIBRARY, |entry| entry.properties.kind.unwrap_or(ShaderKind::LIBRARY));
    let features = u64::from(of.features1) | u64::from(of.features2) << 32;
    let mut requires = features & !EARLY_DEPTH_STENCIL & !USES_DERIVATIVES;
    let early = entry.is_some_and(|entry| entry.properties.flags.has(ShaderFlags::FORCE_EARLY_DEPTH_STENCIL));
    if kind == ShaderKind::PIXEL && early {
        requires |= EARLY_DEPTH_STENCIL;
    }
    (encoded(kind, dxil.shader_model.version), requires)
}
