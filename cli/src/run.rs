//! Taking a verb through its files: in parallel, told in the order they were named, the worst answer winning.

use std::io::{self, IsTerminal, Write};

use dxbin::base::{Diagnostics, Limits, Severity};
use dxbin::container::{Builder, Container};
use dxbin::open::Shader;
use rayon::prelude::*;
use serde::Serialize;

use crate::io::{EditOutputs, Input, Inputs, Target};
use crate::report::{self, Problem, Status, Told};
use crate::table::{count, thousands};

/// The options of every verb.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Shared {
    /// Colours on the terminal; NO_COLOR is honoured
    #[arg(long, value_enum, default_value_t, value_name = "WHEN", global = true, help_heading = "Common options")]
    color: Color,
    /// Say only errors on stderr, and show no progress
    #[arg(short, long, global = true, help_heading = "Common options")]
    quiet: bool,
    /// Files worked on at once [default: one for each processor]
    #[arg(long, value_name = "N", global = true, help_heading = "Common options")]
    jobs: Option<usize>,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

impl Shared {
    /// Makes the choices hold for the whole process.
    pub(crate) fn apply(&self) {
        match self.color {
            Color::Auto => anstream::ColorChoice::Auto,
            Color::Always => anstream::ColorChoice::Always,
            Color::Never => anstream::ColorChoice::Never,
        }
        .write_global();
        if let Some(jobs) = self.jobs {
            // It fails only where a pool is running already, which then serves as well.
            let _ = rayon::ThreadPoolBuilder::new().num_threads(jobs).build_global();
        }
    }

    /// Colours whatever the terminal says.
    pub(crate) fn always_color(&self) {
        if matches!(self.color, Color::Auto) {
            anstream::ColorChoice::Always.write_global();
        }
    }

    /// Whether only errors are to be said.
    pub(crate) fn is_quiet(&self) -> bool {
        self.quiet
    }

    fn filter(&self, problems: &mut Vec<Problem>) {
        if self.quiet {
            problems.retain(|problem| problem.severity() == Severity::Error);
        }
    }
}

/// What a verb made of one file.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) output: Output,
    pub(crate) problems: Vec<Problem>,
    pub(crate) status: Status,
}

/// What goes to standard output.
#[derive(Debug, Default)]
pub(crate) enum Output {
    #[default]
    Nothing,
    /// Text, which may hold colours.
    Text(String),
    /// Bytes that are not touched.
    Bytes(Vec<u8>),
}

impl Outcome {
    pub(crate) fn failed(problem: Problem) -> Self {
        Self { problems: vec![problem], status: Status::Failed, ..Self::default() }
    }
}

/// What one file made of a verb that can fail as a whole.
pub(crate) fn or_failed(outcome: Result<Outcome, Problem>) -> Outcome {
    outcome.unwrap_or_else(Outcome::failed)
}

/// Ends a verb whose arguments do not fit together.
pub(crate) fn usage(problem: Problem) -> Status {
    report::tell("dxbin", &[problem]);
    Status::Failed
}

/// Runs `work` for every input (its number is given, too) and tells the outcomes in order.
pub(crate) fn each<F>(inputs: &[Input], shared: &Shared, work: F) -> Status
where
    F: Fn(usize, &Input) -> Outcome + Sync,
{
    /// Outcomes that are kept until they are told; enough to keep every processor busy.
    const BATCH: usize = 256;
    /// Of so many files nobody counts by eye what became of them.
    const SEVERAL: usize = 10;
    let progress = progress(inputs.len(), shared);
    let mut tally = Tally::default();
    for (batch, some) in inputs.chunks(BATCH).enumerate() {
        let outcomes: Vec<Outcome> = (some.par_iter().enumerate())
            .map(|(i, input)| {
                let outcome = work(batch * BATCH + i, input);
                progress.inc(1);
                outcome
            })
            .collect();
        outcomes.iter().for_each(|outcome| tally.add(outcome.status));
        // Once for the batch: taking the bar away and drawing it again costs more than a file.
        match progress.suspend(|| tell_all(some, outcomes, shared)) {
            Ok(()) => {}
            // Who closed the pipe has seen enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return tally.worst,
            Err(error) => {
                let message = format!("standard output cannot be written: {error}");
                return usage(Problem::new(dxbin::base::Code::Unwritable, message));
            }
        }
    }
    progress.finish_and_clear();
    if !shared.quiet && inputs.len() >= SEVERAL && tally.worst != Status::Fine {
        report::sum_up(&tally.text());
    }
    tally.worst
}

/// How many files came out how.
#[derive(Debug, Default)]
struct Tally {
    fine: u64,
    no: u64,
    failed: u64,
    worst: Status,
}

impl Tally {
    fn add(&mut self, status: Status) {
        self.worst = self.worst.max(status);
        *match status {
            Status::Fine => &mut self.fine,
            Status::No => &mut self.no,
            Status::Failed => &mut self.failed,
        } += 1;
    }

    /// `4,098 files: 3,118 yes, 12 no, 968 failed`; of a verb that asked nothing, `3,130 fine, 968 failed`.
    fn text(&self) -> String {
        let fine = if self.no > 0 { "yes" } else { "fine" };
        let some: Vec<String> = ([(self.fine, fine), (self.no, "no"), (self.failed, "failed")].iter())
            .filter(|one| one.0 > 0)
            .map(|(number, what)| format!("{} {what}", thousands(*number)))
            .collect();
        format!("{}: {}", count(self.fine + self.no + self.failed, "file", "files"), some.join(", "))
    }
}

/// Tells what became of some files, in their order.
fn tell_all(inputs: &[Input], outcomes: Vec<Outcome>, shared: &Shared) -> io::Result<()> {
    for (input, mut outcome) in inputs.iter().zip(outcomes) {
        shared.filter(&mut outcome.problems);
        if !outcome.problems.is_empty() {
            report::tell(&input.name(), &outcome.problems);
        }
        print(&outcome.output)?;
    }
    Ok(())
}

fn print(output: &Output) -> io::Result<()> {
    match output {
        Output::Nothing => Ok(()),
        Output::Text(text) => {
            let mut stdout = anstream::stdout().lock();
            stdout.write_all(text.as_bytes())?;
            stdout.flush()
        }
        Output::Bytes(bytes) => {
            let mut stdout = io::stdout().lock();
            stdout.write_all(bytes)?;
            stdout.flush()
        }
    }
}

/// Prints what is about all files together; a pipe that was closed has seen enough.
pub(crate) fn say(text: &str) -> Result<(), Problem> {
    match print(&Output::Text(text.to_owned())) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let message = format!("standard output cannot be written: {error}");
            Err(Problem::new(dxbin::base::Code::Unwritable, message))
        }
        _ => Ok(()),
    }
}

fn progress(count: usize, shared: &Shared) -> indicatif::ProgressBar {
    /// Fewer files than this are done before anybody can look.
    const FEW: usize = 64;
    if count < FEW || shared.quiet || !io::stderr().is_terminal() {
        return indicatif::ProgressBar::hidden();
    }
    let style = indicatif::ProgressStyle::with_template("{bar:32} {human_pos}/{human_len} files, {eta} left");
    let bar = indicatif::ProgressBar::new(count as u64);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// What a reading verb says of one container.
pub(crate) trait Report: Serialize {
    /// The verb, as it stands in the schema's name.
    const VERB: &'static str;

    /// Whether it is of containers which are files of their own, and passes over PDBs and modules beside them in a folder.
    const OF_CONTAINERS: bool = false;

    /// The text for people; `several` says that other files are shown, too.
    fn text(&self, file: &str, several: bool) -> String;
}

/// One line of `--json`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Envelope<T> {
    /// What the line is, as `dxbin/VERB/VERSION`.
    pub(crate) schema: String,
    /// The file; `-` for standard input.
    pub(crate) file: String,
    /// What the verb says; absent where it failed.
    #[serde(flatten)]
    pub(crate) body: Option<T>,
    /// What is wrong with the file.
    pub(crate) diagnostics: Vec<Told>,
    /// Whether the verb failed: then the last of the diagnostics says why.
    pub(crate) failed: bool,
}

impl<T> Envelope<T> {
    /// What a verb says of a file.
    pub(crate) fn of(verb: &str, input: &Input, body: Option<T>, problems: &[Problem], status: Status) -> Self {
        Self {
            schema: format!("dxbin/{verb}/1"),
            file: input.name(),
            body,
            diagnostics: problems.iter().map(Told::from).collect(),
            failed: status == Status::Failed,
        }
    }
}

/// Runs a reading verb over its files.
pub(crate) fn reports<T: Report, F>(inputs: &Inputs, json: bool, shared: &Shared, report: F) -> Status
where
    F: Fn(&Input, &[u8], &mut Diagnostics) -> Result<(T, Status), Problem> + Sync,
{
    let inputs = match if T::OF_CONTAINERS { inputs.expand_containers() } else { inputs.expand() } {
        Ok(inputs) => inputs,
        Err(problem) => return usage(problem),
    };
    let several = inputs.len() > 1;
    each(&inputs, shared, |_, input| {
        let mut diagnostics = Diagnostics::new();
        let made = input.read().and_then(|bytes| report(input, &bytes, &mut diagnostics));
        let mut problems = report::problems(&diagnostics);
        let (body, status) = match made {
            Ok((body, status)) => (Some(body), status),
            Err(problem) => {
                problems.push(problem);
                (None, Status::Failed)
            }
        };
        if !json {
            let text = body.map_or(Output::Nothing, |body| Output::Text(body.text(&input.name(), several)));
            return Outcome { output: text, problems, status };
        }
        let line = envelope(T::VERB, input, body, &problems, status);
        Outcome { output: line, problems: Vec::new(), status }
    })
}

/// A line of `--json` for one file.
pub(crate) fn envelope<T: Serialize>(
    verb: &str,
    input: &Input,
    body: Option<T>,
    problems: &[Problem],
    status: Status,
) -> Output {
    match serde_json::to_string(&Envelope::of(verb, input, body, problems, status)) {
        Ok(line) => Output::Text(line + "\n"),
        // Only maps with keys that are no strings fail, and there are none.
        Err(error) => Output::Text(format!("{{\"failed\":true,\"error\":\"{error}\"}}\n")),
    }
}

/// Reads the container of a file that is to be worked on.
pub(crate) fn container<'a>(bytes: &'a [u8], diagnostics: &mut Diagnostics) -> Result<Container<'a>, Problem> {
    Ok(dxbin::open::container(bytes, &Limits::default(), diagnostics)?)
}

/// What a reading verb looks at: of a PDB the container in it, of all else the file.
pub(crate) fn shader<'a>(bytes: &'a [u8], diagnostics: &mut Diagnostics) -> Result<Shader<'a>, Problem> {
    Ok(dxbin::open::shader(bytes, diagnostics)?)
}

/// Runs a verb that writes containers anew: `write` gives the bytes, and all it has to say is told.
pub(crate) fn rewrites<F>(inputs: &Inputs, outputs: &EditOutputs, shared: &Shared, write: F) -> Status
where
    F: Fn(&Container<'_>, &mut Diagnostics) -> Result<Vec<u8>, Problem> + Sync,
{
    let targets = inputs.expand_containers().and_then(|inputs| Ok((outputs.targets(&inputs)?, inputs)));
    let (targets, inputs) = match targets.and_then(|both| crate::io::refuse_terminal(&both.0).map(|()| both)) {
        Ok(both) => both,
        Err(problem) => return usage(problem),
    };
    each(&inputs, shared, |i, input| {
        or_failed((|| {
            let bytes = input.read()?;
            let container = container(&bytes, &mut Diagnostics::new())?;
            let mut diagnostics = Diagnostics::new();
            let written = write(&container, &mut diagnostics)?;
            let target = targets.get(i).unwrap_or(&Target::Stdout);
            let in_place = matches!(target, Target::File { path, .. } if Some(path) == input.path.as_ref());
            let mut outcome = if in_place && written == bytes { Outcome::default() } else { deliver(target, written)? };
            outcome.problems = report::problems(&diagnostics);
            Ok(outcome)
        })())
    })
}

/// Runs a verb that changes containers: reads each, lets `change` work on it, writes it.
pub(crate) fn edits<F>(inputs: &Inputs, outputs: &EditOutputs, shared: &Shared, change: F) -> Status
where
    F: Fn(&mut Builder<'_>) -> Result<(), Problem> + Sync,
{
    changes(inputs, outputs, shared, |_, bytes, diagnostics| {
        let container = container(bytes, diagnostics)?;
        let mut builder = Builder::from_container(&container)?;
        change(&mut builder)?;
        Ok((builder.build()?, Output::Nothing))
    })
}

/// Runs a verb that makes other bytes of a file's: reads each, lets `change` work on it, writes it. What `change` gives
/// besides goes to standard output, unless the bytes go there.
pub(crate) fn changes<F>(inputs: &Inputs, outputs: &EditOutputs, shared: &Shared, change: F) -> Status
where
    F: Fn(&Input, &[u8], &mut Diagnostics) -> Result<(Vec<u8>, Output), Problem> + Sync,
{
    let targets = inputs.expand_containers().and_then(|inputs| Ok((outputs.targets(&inputs)?, inputs)));
    let (targets, inputs) = match targets.and_then(|both| crate::io::refuse_terminal(&both.0).map(|()| both)) {
        Ok(both) => both,
        Err(problem) => return usage(problem),
    };
    each(&inputs, shared, |i, input| or_failed(change_one(input, targets.get(i), &change)))
}

fn change_one<F>(input: &Input, target: Option<&Target>, change: &F) -> Result<Outcome, Problem>
where
    F: Fn(&Input, &[u8], &mut Diagnostics) -> Result<(Vec<u8>, Output), Problem>,
{
    let bytes = input.read()?;
    let mut diagnostics = Diagnostics::new();
    let (edited, said) = change(input, &bytes, &mut diagnostics)?;
    let target = target.unwrap_or(&Target::Stdout);
    let in_place = matches!(target, Target::File { path, .. } if Some(path) == input.path.as_ref());
    let changed = edited != bytes;
    if in_place && !changed {
        // Nothing changed: the file's time stays, too.
        return Ok(Outcome { output: said, ..Outcome::default() });
    }
    let mut outcome = deliver(target, edited)?;
    if matches!(target, Target::File { .. }) {
        outcome.output = said;
    }
    // What is written has sizes, offsets and a digest that are right: of a container that was cut off, nothing else would
    // tell. Lesser defects are not what the user asked about; `info` and `verify` tell them.
    outcome.problems = report::problems(&diagnostics);
    outcome.problems.retain(|problem| changed && problem.severity() == Severity::Error);
    Ok(outcome)
}

/// Brings bytes to their target.
pub(crate) fn deliver(target: &Target, bytes: Vec<u8>) -> Result<Outcome, Problem> {
    match target {
        Target::Stdout => Ok(Outcome { output: Output::Bytes(bytes), ..Outcome::default() }),
        Target::File { path, force } => {
            crate::io::write(path, &bytes, *force)?;
            Ok(Outcome::default())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_became_of_many() {
        let text = |fine, no, failed| {
            let mut tally = Tally::default();
            for (status, count) in [(Status::Fine, fine), (Status::No, no), (Status::Failed, failed)] {
                (0..count).for_each(|_| tally.add(status));
            }
            tally.text()
        };
        assert_eq!(text(1_234, 0, 2), "1,236 files: 1,234 fine, 2 failed");
        assert_eq!(text(9, 1, 0), "10 files: 9 yes, 1 no");
        assert_eq!(text(0, 0, 12), "12 files: 12 failed");
    }
}
