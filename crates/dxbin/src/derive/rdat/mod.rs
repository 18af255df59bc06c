//! RDAT: tables of resources and functions, and what they lead to.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use dxbin_base::record::Record;
use dxbin_bitcode::model::{FunctionId, Module};
use dxbin_dxil::model::{Detail, Dxil, Entry, Resource};
use dxbin_dxil::requirements::{Requirement, Requirements};
use dxbin_dxil::spec::{ShaderFlags, ShaderKind};
use dxbin_parts::program::{StageBits, StageWord};
use dxbin_parts::rdat::{self as part, PartType, RdatModel, RowModel, TableModel, Value};

use self::pools::Pools;
use self::stages::{signature_flags, sizes};
use self::uses::{Uses, uses};
use super::{upper_bound, validator_from};

mod nodes;
mod pools;
mod stages;
mod uses;

/// An RDAT, and its strings, arrays and raw bytes in the order in which dxc meets them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Derived<'m> {
    /// What it says.
    pub(crate) model: RdatModel<'m>,
    /// The data of the parts StringBuffer, IndexArrays and RawBytes.
    pub(crate) pools: [(PartType, Vec<u8>); 3],
}

/// The RDAT that dxc writes for a library; `None` for all else. Subobjects are no longer in a module: `written`, the
/// part that is there, has them.
pub(crate) fn rdat<'m>(module: &'m Module, dxil: &Dxil<'m>, written: Option<&RdatModel<'m>>) -> Option<Derived<'m>> {
    if !dxil.is_library() || !validator_from(dxil, 3) {
        return None;
    }
    let uses = uses(module, dxil)?;
    let (pools, shares) = (Pools::default(), validator_from(dxil, 7));
    let mut writer = Writer { module, dxil, tables: BTreeMap::new(), pools, known: HashMap::new(), shares };
    for resource in dxil.resources.listed() {
        writer.resource(resource);
    }
    let subobjects =
        written.and_then(|written| written.tables.iter().find(|table| table.ty == PartType::SUBOBJECT_TABLE));
    let dxr_1_1 = subobjects.is_some_and(|table| table.rows.iter().filter_map(RowModel::get).any(is_of_dxr_1_1));
    writer.functions(&uses, dxr_1_1);
    if let Some(subobjects) = subobjects {
        let mut names = HashSet::new();
        let rows = subobjects.rows.iter().filter(|row| match row.values.first() {
            Some(Value::Text(name)) => !name.is_empty() && names.insert(name.clone()),
            _ => false,
        });
        let table = TableModel { rows: rows.filter_map(subobject).collect(), ..*subobjects };
        table.rows.iter().for_each(|row| writer.subobject(row));
        if validator_from(dxil, 4) {
            writer.tables.insert(table.ty.0, table);
        }
    }
    let mut tables = writer.tables;
    // Tables stand in the order of their numbers, which is also that of the part that is there.
    let order =
        written.map(|written| written.tables.iter().map(|table| table.ty.0).collect::<Vec<_>>()).unwrap_or_default();
    let mut ordered: Vec<_> = order.iter().filter_map(|ty| tables.remove(ty)).collect();
    ordered.extend(tables.into_values());
    let mut pools = [
        (PartType::STRING_BUFFER, writer.pools.strings),
        (PartType::INDEX_ARRAYS, writer.pools.arrays),
        (PartType::RAW_BYTES, writer.pools.raw),
    ];
    pools.iter_mut().for_each(|(_, bytes)| bytes.resize(bytes.len().next_multiple_of(4), 0));
    Some(Derived { model: RdatModel { tables: ordered, ..RdatModel::default() }, pools })
}

struct Writer<'d, 'm> {
    module: &'m Module,
    dxil: &'d Dxil<'m>,
    tables: BTreeMap<u32, TableModel<'m>>,
    pools: Pools,
    /// The records with the same fields, by table.
    known: HashMap<(u32, Vec<u8>), Vec<u32>>,
    /// Whether equal records are written once.
    shares: bool,
}

impl<'m> Writer<'_, 'm> {
    /// Adds a record, and returns its index.
    fn add<R: Record>(&mut self, ty: PartType, size: usize, record: &R, values: Vec<Value<'m>>) -> u32 {
        let mut bytes = Vec::new();
        record.write(&mut bytes);
        bytes.truncate(size);
        let row = RowModel { record: bytes, values };
        let table = self.tables.entry(ty.0).or_insert_with(|| TableModel { ty, size, rows: Vec::new() });
        let index = table.rows.len() as u32;
        if self.shares && !matches!(ty, PartType::RESOURCE_TABLE | PartType::FUNCTION_TABLE) {
            let alike = self.known.entry((ty.0, row.record.clone())).or_default();
            let same = |&&other: &&u32| table.rows.get(other as usize) == Some(&row);
            if let Some(&known) = alike.iter().find(same) {
                return known;
            }
            alike.push(index);
        }
        table.rows.push(row);
        index
    }

    fn resource(&mut self, resource: &Resource<'m>) {
        let flags = match resource.detail {
            Detail::Uav(view) => {
                let flag = |on, flag: part::ResourceFlag| if on { flag.0 } else { 0 };
                flag(view.counter, part::ResourceFlag::UAV_COUNTER)
                    | flag(view.globally_coherent, part::ResourceFlag::UAV_GLOBALLY_COHERENT)
                    | flag(view.reorder_coherent, part::ResourceFlag::UAV_REORDER_COHERENT)
                    | flag(view.rov, part::ResourceFlag::UAV_RASTERIZER_ORDERED_VIEW)
                    | flag(view.atomic64_use, part::ResourceFlag::ATOMICS64_USE)
            }
            _ => 0,
        };
        let record = part::Resource {
            class: part::ResourceClass(resource.class().0),
            kind: dxbin_parts::psv0::ResourceKind(resource.kind().0),
            id: resource.id,
            space: resource.space,
            lower: resource.lower_bound,
            upper: upper_bound(resource.lower_bound, resource.count),
            name: 0,
            flags,
        };
        let name = self.pools.text(resource.name);
        self.add(PartType::RESOURCE_TABLE, part::Resource::SIZE, &record, vec![name]);
    }

    fn functions(&mut self, uses: &[Uses], dxr_1_1: bool) {
        let requirements = Requirements::beside(self.module, self.dxil, dxr_1_1);
        let outside: BTreeSet<FunctionId> = uses.iter().flat_map(|uses| &uses.dependencies).copied().collect();
        for id in outside {
            self.pools.text(self.name_of(id));
        }
        let entries: HashMap<_, _> = self.dxil.entries.iter().rev().map(|entry| (entry.function, entry)).collect();
        for (index, function) in self.module.functions.iter().enumerate() {
            let id = FunctionId(index as u32);
            let (Some(requirement), Some(uses)) = (requirements.get(id), uses.get(index)) else { continue };
            let entry = entries.get(&Some(id)).copied();
            self.function(self.module.bytes(function.name), requirement, uses, entry.cloned().as_ref());
        }
    }

    fn function(&mut self, name: &'m [u8], requirement: Requirement, uses: &Uses, entry: Option<&Entry<'m>>) {
        let kind = entry.and_then(|entry| entry.properties.kind).unwrap_or(ShaderKind::LIBRARY);
        let (payload, attributes) = entry.map_or((0, 0), |entry| sizes(entry, kind));
        let features = requirement.flags.features();
        let mut record = part::Function {
            stage: StageWord(kind.0),
            payload,
            attributes,
            features1: features as u32,
            features2: (features >> 32) as u32,
            stages: StageBits(requirement.stages.0),
            target: kind.0 << 16 | requirement.model.major << 4 | requirement.model.minor,
            info: part::NULL_REF,
            ..part::Function::default()
        };
        let names = [self.pools.text(name), self.pools.text(unmangled(name))];
        let resources =
            if uses.resources.is_empty() { Value::None } else { self.pools.numbers(uses.resources.clone()) };
        let dependencies = match uses.dependencies.as_slice() {
            [] => Value::None,
            some => {
                let offsets = some.iter().map(|&id| self.pools.place(self.name_of(id))).collect();
                self.pools.numbers(offsets);
                Value::Texts(some.iter().map(|&id| self.name_of(id).into()).collect())
            }
        };
        let values: Vec<Value<'m>> = names.into_iter().chain([resources, dependencies]).collect();
        let long = validator_from(self.dxil, 8);
        if let Some(entry) = entry.filter(|_| long) {
            if let Some(size) = entry.properties.wave_size {
                record.min_lanes = size.minimum as u8;
                record.max_lanes = if size.maximum > 0 { size.maximum } else { size.minimum } as u8;
            }
            if entry.properties.node.launch.is_some_and(|launch| launch.0 != 0) {
                if entry.properties.node.is_program_entry {
                    record.flags |= part::FunctionFlag::NODE_PROGRAM_ENTRY.0;
                }
                record.info = self.node(entry, uses.group_shared);
            } else if validator_from(self.dxil, 9) {
                if requirement.flags.has(ShaderFlags::VIEW_ID) {
                    record.flags |= part::FunctionFlag::USES_VIEW_ID.0;
                }
                record.flags |= signature_flags(entry, kind);
                record.info = self.stage(entry, kind, uses.group_shared);
            }
        }
        let size = if long { part::Function::SIZE } else { 44 };
        self.add(PartType::FUNCTION_TABLE, size, &record, values);
    }

    fn name_of(&self, id: FunctionId) -> &'m [u8] {
        self.module.functions.get(id.index()).map(|function| self.module.bytes(function.name)).unwrap_or_default()
    }

    /// Meets what a subobject refers to.
    fn subobject(&mut self, row: &RowModel<'m>) {
        for value in &row.values {
            match value {
                Value::Text(text) => {
                    self.pools.place(text);
                }
                Value::Texts(texts) => {
                    let offsets = texts.iter().map(|text| self.pools.place(text)).collect();
                    self.pools.numbers(offsets);
                }
                Value::Bytes(bytes) => self.pools.bytes(bytes),
                Value::None | Value::Numbers(_) => {}
            }
        }
    }
}

/// A subobject with a name of its own as dxc makes one of it again: none of a kind that it does not know, and zeros in the words that its kind has
/// no use for.
fn subobject<'m>(row: &RowModel<'m>) -> Option<RowModel<'m>> {
    let words = row.get::<part::SubobjectRecord>()?.kind.words()?;
    let mut row = row.clone();
    row.record.iter_mut().skip(8 + 4 * words).for_each(|byte| *byte = 0);
    Some(row)
}

/// Whether a subobject is one of DXR 1.1, which earlier validators gave every function's features.
fn is_of_dxr_1_1(subobject: part::SubobjectRecord) -> bool {
    match subobject.kind {
        part::SubobjectKind::RAYTRACING_PIPELINE_CONFIG1 => true,
        part::SubobjectKind::STATE_OBJECT_CONFIG => {
            subobject.value0 & dxbin_dxil::spec::StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS.0 != 0
        }
        _ => false,
    }
}

/// A function's name in HLSL, of MSVC's: what stands between `\x01?` and the first `@`.
fn unmangled(name: &[u8]) -> &[u8] {
    match name.strip_prefix(b"\x01?") {
        Some(rest) => rest.split(|&byte| byte == b'@').next().unwrap_or(rest),
        None => name,
    }
}
