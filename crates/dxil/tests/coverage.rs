//! The table of operations against the programs of the corpus: which of its rows they cover, and that calls are as rows say.

mod corpus;

use std::collections::{BTreeMap, BTreeSet};

use dxbin_bitcode::model::{Instruction, Module, Type, Value, ValueKind};
use dxbin_dxil::comment;
use dxbin_dxil::spec::{OPERATIONS, OpCode, Overload};

/// Operations that no compiled file of the corpus covers, with the reason. (`ir_operations` calls every number, under functions of
/// other names.)
const UNCOVERED: &[(&str, &[OpCode])] = &[
    (
        "only the converter from token streams makes them",
        &[
            OpCode::TempRegLoad,
            OpCode::TempRegStore,
            OpCode::MinPrecXRegLoad,
            OpCode::MinPrecXRegStore,
            OpCode::IMul,
            OpCode::UMul,
            OpCode::UDiv,
            OpCode::USubb,
            OpCode::Ibfe,
            OpCode::Ubfe,
            OpCode::CBufferLoad,
            OpCode::EmitThenCutStream,
            OpCode::CycleCounterLegacy,
            OpCode::BitcastI16toF16,
            OpCode::BitcastF16toI16,
            OpCode::BitcastI32toF32,
            OpCode::BitcastF32toI32,
            OpCode::BitcastI64toF64,
            OpCode::BitcastF64toI64,
            OpCode::LegacyDoubleToFloat,
            OpCode::LegacyDoubleToSInt32,
            OpCode::LegacyDoubleToUInt32,
        ],
    ),
    (
        "dxc 1.9.2602.17 has no profile for what comes after Shader Model 6.9",
        &[
            OpCode::ExperimentalNop,
            OpCode::ClusterID,
            OpCode::RayQuery_CandidateClusterID,
            OpCode::RayQuery_CommittedClusterID,
            OpCode::HitObject_ClusterID,
            OpCode::TriangleObjectPosition,
            OpCode::RayQuery_CandidateTriangleObjectPosition,
            OpCode::RayQuery_CommittedTriangleObjectPosition,
            OpCode::HitObject_TriangleObjectPosition,
            OpCode::CreateMatrix,
            OpCode::FillMatrix,
            OpCode::CopyConvertMatrix,
            OpCode::MatrixLoadFromDescriptor,
            OpCode::MatrixLoadFromMemory,
            OpCode::MatrixLength,
            OpCode::MatrixGetCoordinate,
            OpCode::MatrixGetElement,
            OpCode::MatrixSetElement,
            OpCode::MatrixStoreToDescriptor,
            OpCode::MatrixStoreToMemory,
            OpCode::MatrixQueryAccumulatorLayout,
            OpCode::MatrixMulOp,
            OpCode::MatrixAccumulate,
            OpCode::MatrixVecMul,
            OpCode::MatrixVecMulAdd,
            OpCode::MatrixAccumulateToDescriptor,
            OpCode::MatrixAccumulateToMemory,
            OpCode::MatrixOuterProduct,
        ],
    ),
];

/// The name of the function that is called.
fn function<'m>(module: &'m Module, call: &Instruction) -> Option<&'m str> {
    let ValueKind::Function(id) = Value(*module.operands(call).first()?).kind() else { return None };
    std::str::from_utf8(module.bytes(module.functions.get(id.index())?.name)).ok()
}

#[test]
fn the_corpus_covers_the_table() {
    let mut covered: BTreeMap<OpCode, usize> = BTreeMap::new();
    for file in corpus::files() {
        let Some(module) = file.main() else { continue };
        for call in module.instructions.iter() {
            let named = |operation| function(&module, &call).is_some_and(|name| overload_fits(name, operation));
            if let Some(operation) = comment::operation(&module, &call).filter(|&operation| named(operation)) {
                *covered.entry(operation).or_default() += 1;
            }
        }
    }
    let known: BTreeSet<OpCode> = UNCOVERED.iter().flat_map(|(_, operations)| operations.iter().copied()).collect();
    let rows = OPERATIONS.iter().filter(|row| !row.is_reserved()).map(|row| OpCode(row.number));
    let missing: Vec<OpCode> = rows.filter(|row| !covered.contains_key(row) && !known.contains(row)).collect();
    assert!(missing.is_empty(), "no file of tests/corpus/dxc covers {missing:?}");
    let found: Vec<&OpCode> = known.iter().filter(|row| covered.contains_key(row)).collect();
    assert!(found.is_empty(), "files of tests/corpus/dxc do cover {found:?}");
}

/// What follows the class in a function's name, held against the row.
fn overload_fits(name: &str, operation: OpCode) -> bool {
    let Some(info) = operation.info() else { return false };
    let Some(rest) = name.strip_prefix("dx.op.").and_then(|rest| rest.strip_prefix(info.class)) else { return false };
    let [first, second] = info.overloads;
    let Some(overload) = rest.strip_prefix('.') else { return rest.is_empty() && first.is_empty() };
    if first.scalar(Overload::Udt) || first.scalar(Overload::Object) {
        return true;
    }
    let fits = |dimension: dxbin_dxil::spec::Overloads, text: &str| {
        let vector = text.strip_prefix('v').map(|rest| rest.trim_start_matches(|digit: char| digit.is_ascii_digit()));
        Overload::ROWS.iter().any(|&(overload, _, name)| {
            !name.is_empty()
                && match vector {
                    Some(element) => element == name && dimension.vector(overload),
                    None => text == name && dimension.scalar(overload),
                }
        })
    };
    match overload.split_once('.') {
        Some((one, other)) => fits(first, one) && fits(second, other),
        None => fits(first, overload),
    }
}

#[test]
fn calls_are_as_the_rows_say() {
    let mut calls = 0;
    for file in corpus::files() {
        // Its functions have names of their own, so that one of them can call many operations.
        if file.name.starts_with("ir_operations") {
            continue;
        }
        let Some(module) = file.main() else { continue };
        for call in module.instructions.iter() {
            let Some(operation) = comment::operation(&module, &call) else { continue };
            let place = || format!("{}: {operation:?}", file.name);
            let info = operation.info().unwrap_or_else(|| panic!("{}: no row", place()));
            let name = function(&module, &call).unwrap();
            assert!(overload_fits(name, operation), "{}: {name}", place());
            // Callee, type, number, and then the parameters.
            assert_eq!(module.operands(call).len(), info.parameters.len() + 3, "{}", place());
            let void = module.types.get(call.result) == Some(Type::Void);
            assert_eq!(void, info.result == dxbin_dxil::spec::Shape::Void, "{}", place());
            calls += 1;
        }
    }
    assert!(calls > 100, "only {calls} calls in the corpus");
}
