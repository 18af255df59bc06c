//! Files: what the arguments name, reading, and writing without ever leaving half a file or overwriting one by accident.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use dxbin::base::Code;
use dxbin::open::{self, Kind};

use crate::report::Problem;

/// The files a verb reads.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Inputs {
    /// Shaders, folders of shaders, or `-` for standard input [default: -]
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// One file to read.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    /// The path; `None` for standard input.
    pub(crate) path: Option<PathBuf>,
    /// The path below the folder that was named, for `-o DIR`.
    below: PathBuf,
    /// The same without its extension, where that tells it from the verb's other inputs; see [`name_apart`].
    stem: PathBuf,
    /// How many other inputs have the same path below their folders.
    twins: usize,
    /// Whether there are other inputs.
    is_alone: bool,
}

impl Input {
    fn new(path: Option<PathBuf>, below: PathBuf) -> Self {
        Self { path, stem: below.with_extension(""), below, twins: 0, is_alone: true }
    }

    fn stdin() -> Self {
        Self::new(None, PathBuf::from("stdin"))
    }

    /// The file at a path, standard input for `-`.
    pub(crate) fn of(path: &Path) -> Self {
        if path.as_os_str() == "-" { Self::stdin() } else { Self::file(path.to_path_buf()) }
    }

    fn file(path: PathBuf) -> Self {
        let below = path.file_name().map_or_else(|| path.clone(), PathBuf::from);
        Self::new(Some(path), below)
    }

    /// How it is named in messages and in `--json`.
    pub(crate) fn name(&self) -> String {
        self.path.as_ref().map_or_else(|| "-".into(), |path| path.display().to_string())
    }

    /// A file that belongs to this one in a folder, where those of the other inputs have other names: its stem and the
    /// extension, or with `None` its own name.
    pub(crate) fn output(&self, folder: &Path, extension: Option<&str>) -> Result<PathBuf, Problem> {
        let mut name = if extension.is_some() { &self.stem } else { &self.below }.clone().into_os_string();
        if let Some(extension) = extension.filter(|extension| !extension.is_empty()) {
            name.push(".");
            name.push(extension);
        }
        let path = folder.join(name);
        if self.twins > 0 {
            let message = format!(
                "two inputs would be written to {}; name the folder that both are in, or write one at a time",
                path.display()
            );
            return Err(Problem::new(Code::Usage, message));
        }
        Ok(path)
    }

    /// The folder for what is made of this input: the one that was named, and of several inputs a folder for each in it.
    pub(crate) fn folder(&self, named: &Path) -> Result<PathBuf, Problem> {
        if self.is_alone { Ok(named.to_path_buf()) } else { self.output(named, Some("")) }
    }

    /// All its bytes.
    pub(crate) fn read(&self) -> Result<Vec<u8>, Problem> {
        let read = match &self.path {
            Some(path) => fs::read(path),
            None => {
                let mut bytes = Vec::new();
                io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
            }
        };
        read.map_err(|error| Problem::new(Code::Unreadable, format!("it cannot be read: {}", why(&error))))
    }
}

impl Inputs {
    /// Whether one of the files is standard input.
    pub(crate) fn reads_stdin(&self) -> bool {
        self.files.is_empty() || self.files.iter().any(|path| path.as_os_str() == "-")
    }

    /// The files, folders being opened; what cannot be looked into is an input that will say so when it is read.
    pub(crate) fn expand(&self) -> Result<Vec<Input>, Problem> {
        self.expand_to(|_| true)
    }

    /// The same for a verb that needs several of them, so that what is piped in will not do.
    pub(crate) fn expand_named(&self) -> Result<Vec<Input>, Problem> {
        if self.files.is_empty() {
            return Err(Problem::new(Code::Usage, "name the files or folders to look at: shaders and PDBs"));
        }
        self.expand()
    }

    /// The files for a verb that works on containers which are files of their own: of a folder, PDBs and bare modules beside
    /// them are passed over. Where one is named, the verb says why it does not take it.
    pub(crate) fn expand_containers(&self) -> Result<Vec<Input>, Problem> {
        self.expand_to(|kind| kind != Kind::Pdb && !kind.is_module())
    }

    fn expand_to(&self, takes: fn(Kind) -> bool) -> Result<Vec<Input>, Problem> {
        if self.files.is_empty() {
            if io::stdin().is_terminal() {
                return Err(Problem::new(Code::Usage, "name a file, or pipe one in"));
            }
            return Ok(vec![Input::stdin()]);
        }
        if self.files.iter().filter(|path| path.as_os_str() == "-").count() > 1 {
            return Err(Problem::new(Code::Usage, "standard input can be read only once"));
        }
        let mut inputs = Vec::new();
        for path in &self.files {
            if path.as_os_str() == "-" {
                inputs.push(Input::stdin());
            } else if path.is_dir() {
                let before = inputs.len();
                walk(path, path, takes, &mut inputs);
                if inputs.len() == before {
                    let message = format!("there are no shaders in the folder {}", path.display());
                    return Err(Problem::new(Code::Unreadable, message));
                }
            } else {
                inputs.push(Input::file(path.clone()));
            }
        }
        name_apart(&mut inputs);
        Ok(inputs)
    }
}

/// Gives each input a stem of its own: its name without the extension, and where that is another's stem, too, the whole
/// name for all of them. So `a.cso` and `b.cso` become `a.asm` and `b.asm`, but `a.cso` and `a.pdb` become `a.cso.asm` and
/// `a.pdb.asm`. Names that differ only in their case count as the same, since on some systems they are.
fn name_apart(inputs: &mut [Input]) {
    let key = |path: &Path| path.to_string_lossy().to_lowercase();
    let mut same: HashMap<&Path, usize> = HashMap::new();
    inputs.iter().for_each(|input| *same.entry(&input.below).or_default() += 1);
    let twins: Vec<usize> = inputs.iter().map(|input| same.get(&*input.below).map_or(0, |count| count - 1)).collect();
    let is_alone = inputs.len() == 1;
    for (input, twins) in inputs.iter_mut().zip(twins) {
        (input.twins, input.is_alone) = (twins, is_alone);
    }
    // A whole name may be another's stem in turn. Each time round there is one stem less, or it is over.
    loop {
        let mut stems: HashMap<String, usize> = HashMap::new();
        inputs.iter().for_each(|input| *stems.entry(key(&input.stem)).or_default() += 1);
        let shared = |input: &&mut Input| stems.get(&key(&input.stem)).is_some_and(|&count| count > 1);
        let mut changed = false;
        for input in inputs.iter_mut().filter(shared).filter(|input| input.stem != input.below) {
            input.stem.clone_from(&input.below);
            changed = true;
        }
        if !changed {
            return;
        }
    }
}

/// Why a file could not be read or written, in the same words on every system where it is one of the usual reasons.
pub(crate) fn why(error: &io::Error) -> String {
    let usual = match error.kind() {
        io::ErrorKind::NotFound => "there is no such file",
        io::ErrorKind::PermissionDenied => "permission denied",
        io::ErrorKind::IsADirectory => "it is a folder",
        io::ErrorKind::NotADirectory => "a part of its path is no folder",
        io::ErrorKind::StorageFull => "the disk is full",
        _ => return error.to_string(),
    };
    usual.to_owned()
}

/// Adds the shaders below a folder of kinds that are taken, in the order of their names.
fn walk(folder: &Path, top: &Path, takes: fn(Kind) -> bool, inputs: &mut Vec<Input>) {
    let Ok(entries) = fs::read_dir(folder) else {
        inputs.push(Input::file(folder.to_path_buf()));
        return;
    };
    let mut entries: Vec<fs::DirEntry> = entries.flatten().collect();
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // Links to folders are not followed: they may go in circles.
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            walk(&path, top, takes, inputs);
        } else if kind_of(&path).is_some_and(|kind| kind != Kind::Text && takes(kind)) {
            let below = path.strip_prefix(top).unwrap_or(&path).to_path_buf();
            inputs.push(Input::new(Some(path), below));
        }
    }
}

fn kind_of(path: &Path) -> Option<Kind> {
    let mut start = Vec::with_capacity(open::PROBE);
    fs::File::open(path).and_then(|file| file.take(open::PROBE as u64).read_to_end(&mut start)).ok()?;
    open::kind(&start)
}

/// Where a verb that makes files writes them.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Outputs {
    /// Write here: a file, or a folder for several inputs [default: standard output]
    ///
    /// In a folder, outputs have their inputs' names, with another extension where the verb makes something else of them.
    /// Inputs that differ in the extension alone keep it: a.cso and a.pdb become a.cso.asm and a.pdb.asm.
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,
    /// Overwrite files that exist
    #[arg(long)]
    force: bool,
}

/// Where a verb that changes files writes them.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct EditOutputs {
    #[command(flatten)]
    outputs: Outputs,
    /// Change the files in place; each is either the old one or the new one, never half of it
    #[arg(short, long, conflicts_with = "output")]
    in_place: bool,
}

/// Where the output of one input goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Stdout,
    File {
        path: PathBuf,
        /// Whether a file that exists is to be overwritten.
        force: bool,
    },
}

impl Outputs {
    /// Whether the output goes to files.
    pub(crate) fn is_to_files(&self) -> bool {
        self.output.is_some()
    }

    /// The target of each input; in a folder, files get `extension` instead of theirs, or behind it ([`name_apart`]), or
    /// keep their names.
    pub(crate) fn targets(&self, inputs: &[Input], extension: Option<&str>) -> Result<Vec<Target>, Problem> {
        let Some(output) = &self.output else { return Ok(vec![Target::Stdout; inputs.len()]) };
        let ends_with_slash = output.as_os_str().as_encoded_bytes().ends_with(b"/");
        if output.as_os_str() == "-" {
            return Ok(vec![Target::Stdout; inputs.len()]);
        }
        if let ([_], false) = (inputs, ends_with_slash || output.is_dir()) {
            return Ok(vec![Target::File { path: output.clone(), force: self.force }]);
        }
        if output.is_file() {
            let message = format!("{} is a file; several inputs need a folder", output.display());
            return Err(Problem::new(Code::Usage, message));
        }
        let path = |input: &Input| input.output(output, extension);
        inputs.iter().map(|input| Ok(Target::File { path: path(input)?, force: self.force })).collect()
    }
}

impl EditOutputs {
    /// Whether the output goes to files, and not to standard output.
    pub(crate) fn is_to_files(&self) -> bool {
        self.in_place || self.outputs.output.as_ref().is_some_and(|output| output.as_os_str() != "-")
    }

    /// Whether files that exist are overwritten.
    pub(crate) fn force(&self) -> bool {
        self.outputs.force
    }

    /// The target of each input.
    pub(crate) fn targets(&self, inputs: &[Input]) -> Result<Vec<Target>, Problem> {
        if self.in_place {
            let in_place = |input: &Input| match &input.path {
                Some(path) => Ok(Target::File { path: path.clone(), force: true }),
                None => Err(Problem::new(Code::Usage, "standard input cannot be changed in place")),
            };
            return inputs.iter().map(in_place).collect();
        }
        if inputs.len() > 1 && !self.outputs.is_to_files() {
            let message = "several files need a folder (`-o DIR`) or `--in-place`";
            return Err(Problem::new(Code::Usage, message));
        }
        self.outputs.targets(inputs, None)
    }
}

/// Says no where binary output would go to a terminal.
pub(crate) fn refuse_terminal(targets: &[Target]) -> Result<(), Problem> {
    if targets.contains(&Target::Stdout) && io::stdout().is_terminal() {
        return Err(Problem::new(Code::BinaryToTerminal, "the output is binary and would go to a terminal"));
    }
    Ok(())
}

/// Writes a file by way of a temporary one beside it, so that it is whole or not there.
pub(crate) fn write(path: &Path, bytes: &[u8], force: bool) -> Result<(), Problem> {
    // A link stays one: what it leads to is written.
    let resolved = fs::canonicalize(path);
    let path = resolved.as_deref().unwrap_or(path);
    let old = fs::metadata(path).ok();
    if !force && old.as_ref().is_some_and(|old| old.is_file() || old.is_dir()) {
        return Err(Problem::new(Code::Exists, format!("{} exists", path.display())));
    }
    let failed = |error: io::Error| {
        Problem::new(Code::Unwritable, format!("{} cannot be written: {}", path.display(), why(&error)))
    };
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        // A device or a pipe cannot be replaced by a file, and nothing in it is lost.
        return fs::write(path, bytes).map_err(failed);
    }
    let folder = path.parent().filter(|folder| *folder != OsStr::new("")).unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(failed)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".dxbin-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // What a new file gets, less what the user's mask takes away.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder).map_err(failed)?;
    file.write_all(bytes).map_err(failed)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions()).map_err(failed)?;
    }
    let persisted = if force { file.persist(path) } else { file.persist_noclobber(path) };
    match persisted {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
            Err(Problem::new(Code::Exists, format!("{} exists", path.display())))
        }
        Err(error) => Err(failed(error.error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outputs(output: &str) -> Outputs {
        Outputs { output: Some(output.into()), force: false }
    }

    fn files<const N: usize>(paths: [&str; N]) -> Vec<Input> {
        let mut inputs: Vec<Input> = paths.into_iter().map(|path| Input::file(path.into())).collect();
        name_apart(&mut inputs);
        inputs
    }

    /// The files that inputs become in a folder.
    fn names<const N: usize>(paths: [&str; N], extension: Option<&str>) -> Vec<String> {
        let path = |target| match target {
            Target::File { path, .. } => path.file_name().unwrap().to_str().unwrap().to_owned(),
            Target::Stdout => String::new(),
        };
        outputs("new/").targets(&files(paths), extension).unwrap().into_iter().map(path).collect()
    }

    #[test]
    fn targets() {
        let one = files(["a/x.cso"]);
        let two = files(["a/x.cso", "b/y.cso"]);
        let same = files(["a/x.cso", "b/x.cso"]);
        let file = |path: &str| Target::File { path: path.into(), force: false };
        assert_eq!(outputs("new").targets(&one, Some("asm")).unwrap(), [file("new")]);
        assert_eq!(outputs("new/").targets(&one, Some("asm")).unwrap(), [file("new/x.asm")]);
        assert_eq!(outputs("new").targets(&two, Some("asm")).unwrap(), [file("new/x.asm"), file("new/y.asm")]);
        assert_eq!(outputs("new").targets(&two, None).unwrap(), [file("new/x.cso"), file("new/y.cso")]);
        assert!(outputs("new").targets(&same, None).is_err());
        assert!(outputs("new").targets(&same, Some("asm")).is_err());
        assert_eq!(one[0].folder(Path::new("new")).unwrap(), Path::new("new"));
        assert_eq!(two[1].folder(Path::new("new")).unwrap(), Path::new("new/y"));
        assert!(same[0].folder(Path::new("new")).is_err());
    }

    #[test]
    fn inputs_of_one_stem_keep_their_whole_names() {
        assert_eq!(names(["a.cso", "a.pdb", "b.cso"], Some("asm")), ["a.cso.asm", "a.pdb.asm", "b.asm"]);
        assert_eq!(names(["a", "a.cso"], Some("asm")), ["a.asm", "a.cso.asm"]);
        assert_eq!(names(["a.cso", "a.pdb"], None), ["a.cso", "a.pdb"]);
        // What a whole name would be written to may be what another's stem already is.
        assert_eq!(names(["a.cso", "a.pdb", "a.cso.bin"], Some("ll")), ["a.cso.ll", "a.pdb.ll", "a.cso.bin.ll"]);
        // Systems that do not tell `A` from `a` are to give the same files.
        assert_eq!(names(["A.cso", "a.pdb"], Some("asm")), ["A.cso.asm", "a.pdb.asm"]);
        assert_eq!(names(["A.cso", "a.cso"], Some("asm")), ["A.cso.asm", "a.cso.asm"]);
        let inputs = files(["a.cso", "a.pdb"]);
        assert_eq!(inputs[1].folder(Path::new("src")).unwrap(), Path::new("src/a.pdb"));
    }

    #[test]
    #[cfg(unix)]
    fn a_device_is_written_to_without_force_and_stays_one() {
        write(Path::new("/dev/null"), b"one", false).unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
        assert!(write(Path::new("/"), b"one", false).is_err());
    }

    #[test]
    fn a_file_is_overwritten_only_by_force_and_keeps_its_permissions() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("made/on/the/way.cso");
        write(&path, b"one", false).unwrap();
        assert!(write(&path, b"two", false).is_err());
        assert_eq!(fs::read(&path).unwrap(), b"one");
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions.clone()).unwrap();
        write(&path, b"two", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::metadata(&path).unwrap().permissions(), permissions);
        // Nothing is left beside it.
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn verbs_of_containers_pass_over_pdbs_in_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let files: [(&str, &[u8]); 4] = [
            ("a.cso", b"DXBC"),
            ("a.pdb", b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0"),
            ("b.bc", b"BC\xc0\xde"),
            ("c.hlsl", b"float4 main() : SV_Target { return 0; }"),
        ];
        for (name, bytes) in files {
            let mut long = bytes.to_vec();
            long.resize(bytes.len().max(64), b' ');
            fs::write(folder.path().join(name), long).unwrap();
        }
        let names = |inputs: Vec<Input>| {
            let names = inputs.iter().map(|input| input.path.as_ref().unwrap().file_name().unwrap().to_owned());
            names.collect::<Vec<_>>()
        };
        let all = Inputs { files: vec![folder.path().to_path_buf()] };
        assert_eq!(names(all.expand().unwrap()), ["a.cso", "a.pdb", "b.bc"]);
        assert_eq!(names(all.expand_containers().unwrap()), ["a.cso"]);
        // One that is named is not passed over.
        let named = Inputs { files: vec![folder.path().join("a.pdb")] };
        assert_eq!(names(named.expand_containers().unwrap()), ["a.pdb"]);
    }
}
