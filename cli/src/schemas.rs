//! The schemas of `--json`, made of the types that are printed; docs/schemas holds them, `BLESS=1` writes them.

use schemars::JsonSchema;

use crate::commands::r#as::AsReport;
use crate::commands::debug::FindReport;
use crate::commands::dis::DisReport;
use crate::commands::dump::DumpReport;
use crate::commands::hash::HashReport;
use crate::commands::info::Described;
use crate::commands::lib::LibReport;
use crate::commands::parts::PartsReport;
use crate::commands::reflect::ReflectReport;
use crate::commands::sources::SourcesReport;
use crate::commands::strip::StripReport;
use crate::commands::unpack::UnpackReport;
use crate::commands::verify::VerifyReport;
use crate::run::Envelope;

fn check<T: JsonSchema>(verb: &str) {
    check_whole::<Envelope<T>>(verb);
}

/// The schema of a line that is about all files.
fn check_whole<T: JsonSchema>(verb: &str) {
    let mut schema = schemars::schema_for!(T);
    schema.insert("title".into(), format!("dxbin {verb} --json").into());
    schema.insert("$id".into(), format!("dxbin/{verb}/1").into());
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    crate::pages::check(&format!("schemas/{verb}.json"), &text);
}

#[test]
fn the_published_schemas_are_those_of_the_types() {
    check::<Described>("info");
    check::<PartsReport>("parts");
    check::<VerifyReport>("verify");
    check::<StripReport>("strip");
    check::<HashReport>("hash");
    check::<ReflectReport>("reflect");
    check::<LibReport>("lib");
    check::<SourcesReport>("sources");
    check_whole::<FindReport>("debug-find");
    check::<UnpackReport>("unpack");
    check::<DisReport>("dis");
    check::<AsReport>("as");
    check::<DumpReport<'static>>("dump");
}
