//! The project's chores, so that people and CI run the same commands: `cargo xtask TASK`.

mod ci;
mod conformance;
mod fuzz_oracle;
mod pgo;

use std::process::ExitCode;

/// What a task answers: whether all was well, or why it could not be done.
type Answer = Result<bool, String>;

/// A chore.
struct Task {
    name: &'static str,
    /// Its arguments, for the list.
    arguments: &'static str,
    help: &'static str,
    run: fn(&[String]) -> Answer,
}

const TASKS: &[Task] = &[
    Task { name: "ci", arguments: "[STEP]...", help: "all that a change must pass, or some steps of it", run: ci::run },
    Task {
        name: "bless",
        arguments: "[TEST]",
        help: "write the goldens that our own programs make, anew",
        run: ci::bless,
    },
    Task {
        name: "conformance",
        arguments: "DIR... [--show N]",
        help: "compare with Microsoft's listings: NAME.asm (flags 0), NAME.fXX.asm, NAME.ll (dxc) or NAME.sums beside each file; write modules again",
        run: conformance::run,
    },
    Task {
        name: "fuzz-oracle",
        arguments: "DIR...",
        help: "list mutants of the containers there with Microsoft's disassembler, too [--dxc] [--seed N] [--count N] [--flags all|WORD]",
        run: fuzz_oracle::run,
    },
    Task {
        name: "pgo",
        arguments: "",
        help: "build the command with a profile of what it does (target/pgo), as releases are",
        run: pgo::run,
    },
    Task { name: "bench", arguments: "[NAME]", help: "run the benchmarks", run: ci::bench },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let task = arguments.first().and_then(|name| TASKS.iter().find(|task| task.name == name));
    let Some(task) = task else {
        eprintln!("cargo xtask TASK");
        for Task { name, arguments, help, .. } in TASKS {
            eprintln!("  {:28} {help}", format!("{name} {arguments}"));
        }
        return ExitCode::from(2);
    };
    match (task.run)(arguments.get(1..).unwrap_or_default()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("{}: {message}", task.name);
            ExitCode::from(2)
        }
    }
}
