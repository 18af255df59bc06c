use super::*;

/// Two resources that share a name's end, a function of 52 bytes, an association, a table that nobody knows.
fn part() -> Vec<u8> {
    let text = |text: &'static str| Value::Text(text.as_bytes().into());
    let resource = RowModel { record: vec![0; 32], values: vec![text("image")] };
    let mut function = vec![0; 52];
    function[16] = 15;
    let function = RowModel {
        record: function,
        values: vec![text("\u{1}?f@@"), text("f"), Value::Numbers(vec![1, 0]), Value::None],
    };
    let mut association = vec![0; 24];
    association[0] = 8;
    let exports = Value::Texts(vec![b"f"[..].into(), b"g"[..].into()]);
    let association = RowModel { record: association, values: vec![text("sea"), text("grs"), exports] };
    let mut root = vec![0; 24];
    root[0] = 1;
    let root = RowModel { record: root, values: vec![text("grs"), Value::Bytes(vec![7; 24].into())] };
    let model = RdatModel {
        version: VERSION,
        tables: vec![
            TableModel { ty: PartType::RESOURCE_TABLE, size: 32, rows: vec![resource.clone(), resource] },
            TableModel { ty: PartType::FUNCTION_TABLE, size: 52, rows: vec![function] },
            TableModel { ty: PartType::SUBOBJECT_TABLE, size: 24, rows: vec![root, association] },
        ],
        unknown: vec![(PartType(0x77), vec![1, 2, 3, 4].into())],
    };
    let part = model.build(None).unwrap();
    let (again, layout) = RdatModel::read(&part, 0).unwrap();
    assert_eq!(again, model);
    assert_eq!(again.build(Some(&layout)).unwrap(), part);
    part
}

fn codes(part: &[u8]) -> Vec<Code> {
    let mut diagnostics = Diagnostics::new();
    Rdat::read(part, 0x40, &mut diagnostics);
    diagnostics.as_slice().iter().map(|defect| defect.code).collect()
}

#[test]
fn fields_lead_where_they_say() {
    let part = part();
    assert!(codes(&part).is_empty());
    let rdat = Rdat::read(&part, 0, &mut Diagnostics::new());
    let functions = rdat.table(PartType::FUNCTION_TABLE).unwrap();
    let function: Function = functions.record(0).unwrap();
    assert_eq!(rdat.text(function.unmangled), Some(&b"f"[..]));
    assert_eq!(rdat.array(function.resources).unwrap().collect::<Vec<_>>(), [1, 0]);
    assert_eq!((function.dependencies, function.stage.name()), (NULL_REF, Some("node")));
    // A function's table of 52 bytes and the buffer with the empty string in front.
    assert_eq!((functions.stride, rdat.text(0)), (52, Some(&b""[..])));
    let subobjects = rdat.table(PartType::SUBOBJECT_TABLE).unwrap();
    let association: SubobjectRecord = subobjects.record(1).unwrap();
    let exports: Vec<_> = rdat.array(association.value1).unwrap().filter_map(|at| rdat.text(at)).collect();
    assert_eq!(exports, [b"f", b"g"]);
}

#[test]
fn oddities_are_kept() {
    let part = part();
    // A gap in front of each part, a tail behind the last one.
    let (model, layout) = RdatModel::read(&part, 0).unwrap();
    let odd = {
        let rdat = Rdat::read(&part, 0, &mut Diagnostics::new());
        let count = rdat.parts().len();
        let mut out = part[..8 + 4 * count].to_vec();
        for (index, piece) in rdat.parts().iter().enumerate() {
            out.extend([9; 4]);
            let at = out.len() as u32;
            out[8 + 4 * index..12 + 4 * index].copy_from_slice(&at.to_le_bytes());
            out.extend_from_slice(&part[piece.offset..piece.offset + 8 + piece.data.len()]);
        }
        out.extend([5; 3]);
        out
    };
    let (again, kept) = RdatModel::read(&odd, 0).unwrap();
    assert_eq!(again, model);
    assert_eq!(again.build(Some(&kept)).unwrap(), odd);
    assert_eq!(again.build(None).unwrap(), part);
    assert_ne!(kept, layout);
}

#[test]
fn edits_lead_where_they_should() {
    let part = part();
    let (mut model, layout) = RdatModel::read(&part, 0).unwrap();
    model.tables[1].rows[0].values[1] = Value::Text(b"a_longer_name"[..].into());
    model.tables[1].rows[0].values[3] = Value::Texts(vec![b"image"[..].into()]);
    let edited = model.build(Some(&layout)).unwrap();
    assert!(codes(&edited).is_empty());
    assert_eq!(RdatModel::read(&edited, 0).unwrap().0, model);
    // A record that leads to fewer places than its kind is none.
    model.tables[1].rows[0].values.pop();
    assert_eq!(model.build(Some(&layout)).unwrap_err().code(), Code::PartNotHeld);
}

#[test]
fn what_leads_nowhere_is_told() {
    let part = part();
    for end in 0..part.len() {
        assert!(!codes(&part[..end]).is_empty(), "{end}");
        assert!(RdatModel::read(&part[..end], 0).is_err());
    }
    let mut old = part.clone();
    old[0] = 1;
    assert_eq!(codes(&old), [Code::RdatVersion]);
    let mut many = part.clone();
    many[4..8].fill(0xff);
    assert!(codes(&many).contains(&Code::PartBadCount));
    let mut wild = part.clone();
    let at = Rdat::read(&part, 0, &mut Diagnostics::new()).table(PartType::FUNCTION_TABLE).unwrap().offset;
    wild[at + 4..at + 8].copy_from_slice(&1_000_u32.to_le_bytes());
    assert_eq!(codes(&wild), [Code::PartBadOffset]);
    // In arrays: a resource that is not there, an export whose name is not.
    for (leads, table) in [(1_u32, PartType::FUNCTION_TABLE), (8, PartType::SUBOBJECT_TABLE)] {
        let mut astray = part.clone();
        let rdat = Rdat::read(&part, 0, &mut Diagnostics::new());
        let arrays = rdat.parts().iter().find(|part| part.ty == PartType::INDEX_ARRAYS).unwrap().offset + 8;
        let array = match table {
            PartType::FUNCTION_TABLE => rdat.table(table).unwrap().record::<Function>(0).unwrap().resources,
            _ => rdat.table(table).unwrap().record::<SubobjectRecord>(1).unwrap().value1,
        };
        let at = arrays + 4 * array as usize + 4;
        astray[at..at + 4].copy_from_slice(&(1000 + leads).to_le_bytes());
        assert_eq!(codes(&astray), [Code::PartBadOffset], "{table:?}");
    }
    let mut short = part;
    short[at - 4] = 40;
    assert!(codes(&short).contains(&Code::RdatStride));
}
