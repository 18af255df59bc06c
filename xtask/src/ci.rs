//! What CI runs, in its order.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crate::Answer;

/// A step: a name, cargo's arguments, and variables.
struct Step {
    name: &'static str,
    arguments: &'static [&'static str],
    variables: &'static [(&'static str, &'static str)],
}

const STEPS: &[Step] = &[
    Step { name: "fmt", arguments: &["fmt", "--all", "--check"], variables: &[] },
    Step {
        name: "clippy",
        arguments: &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
        variables: &[],
    },
    // The README's command.
    Step { name: "test", arguments: &["test", "--workspace"], variables: &[] },
    Step {
        name: "docs",
        arguments: &["doc", "--workspace", "--no-deps", "--document-private-items"],
        variables: &[("RUSTDOCFLAGS", "-D warnings")],
    },
    // The fuzz targets' own tests again, over many more files. Building them anew, a little optimised, takes less time than
    // running them as they were built for the tests.
    Step {
        name: "fuzz",
        arguments: &["test", "--package", "dxbin-fuzz"],
        variables: &[("DXBIN_FUZZ_RUNS", "20000"), ("CARGO_PROFILE_DEV_OPT_LEVEL", "1")],
    },
];

/// Runs the steps that are named, or all.
pub(crate) fn run(names: &[String]) -> Answer {
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let known: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        return Err(format!("there is no step `{unknown}`; the steps are {}", known.join(", ")));
    }
    let start = Instant::now();
    for step in STEPS.iter().filter(|step| names.is_empty() || names.iter().any(|name| name == step.name)) {
        eprintln!("==> {}: cargo {}", step.name, step.arguments.join(" "));
        if !cargo(step.arguments, step.variables)? {
            eprintln!("==> {} failed", step.name);
            return Ok(false);
        }
    }
    eprintln!("==> all is well, after {} s", start.elapsed().as_secs());
    Ok(true)
}

/// Lets every test write its goldens, or those whose name is given. Goldens of Microsoft's tools are not among them:
/// tools/oracle writes those.
pub(crate) fn bless(names: &[String]) -> Answer {
    let mut arguments = vec!["test", "--workspace"];
    arguments.extend(names.iter().map(String::as_str));
    let done = cargo(&arguments, &[("BLESS", "1")])?;
    eprintln!("look at `git diff` before you commit");
    Ok(done)
}

/// Runs the benchmarks.
pub(crate) fn bench(names: &[String]) -> Answer {
    let mut arguments = vec!["bench", "--workspace", "--benches", "--"];
    arguments.extend(names.iter().map(String::as_str));
    cargo(&arguments, &[])
}

/// Runs cargo in the repository; answers whether it succeeded.
fn cargo(arguments: &[&str], variables: &[(&str, &str)]) -> Answer {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(program)
        .args(arguments)
        .envs(variables.iter().copied())
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
        .status()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    Ok(status.success())
}
