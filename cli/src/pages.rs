//! The pages of docs/cli and docs/diagnostics.md, made of what the command declares; `BLESS=1` writes them.

use std::fmt::Write as _;
use std::path::Path;

use clap::CommandFactory;
use dxbin::base::Code;

/// Compares a published page with what it should be, or writes it.
pub(crate) fn check(path: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(path);
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, text).unwrap();
    }
    let published = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(published == text, "docs/{path} is stale: `BLESS=1 cargo test -p dxbin-cli` writes it anew");
}

#[test]
fn every_verb_has_its_page() {
    let mut command = crate::Cli::command();
    command.build();
    for verb in command.get_subcommands().filter(|verb| verb.get_name() != "help") {
        let name = verb.get_name();
        let help = verb.clone().term_width(100).render_long_help().to_string();
        let lines: Vec<&str> = help.lines().map(str::trim_end).collect();
        check(&format!("cli/{name}.md"), &format!("# dxbin {name}\n\n```text\n{}\n```\n", lines.join("\n").trim()));
    }
}

#[test]
fn every_code_is_explained() {
    let mut text = String::from(
        "# Diagnostics\n\nA code never changes its meaning. Errors say that something could not be read or that Microsoft's \
         tools refuse the file;\nwarnings that it is unusual or against the documents; notes are worth knowing.\n\n\
         | code | name | severity | meaning |\n|---|---|---|---|\n",
    );
    for row in Code::ALL {
        writeln!(text, "| DX{:04} | {} | {} | {} |", row.number, row.name, row.severity, row.meaning).unwrap();
    }
    check("diagnostics.md", &text);
}
