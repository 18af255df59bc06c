//! The schemas of `--json`, made of the types that are printed; docs/schemas holds them, `BLESS=1` writes them.

use std::path::Path;

use schemars::JsonSchema;

use crate::commands::dis::DisReport;
use crate::commands::info::InfoReport;
use crate::commands::parts::PartsReport;
use crate::commands::verify::VerifyReport;
use crate::run::Envelope;

fn check<T: JsonSchema>(verb: &str) {
    let mut schema = schemars::schema_for!(Envelope<T>);
    schema.insert("title".into(), format!("dxbin {verb} --json").into());
    schema.insert("$id".into(), format!("dxbin/{verb}/1").into());
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../docs/schemas/{verb}.json"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(published == text, "docs/schemas/{verb}.json is stale: BLESS=1 cargo test -p dxbin-cli");
}

#[test]
fn the_published_schemas_are_those_of_the_types() {
    check::<InfoReport>("info");
    check::<PartsReport>("parts");
    check::<VerifyReport>("verify");
    check::<DisReport>("dis");
}
