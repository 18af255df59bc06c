//! dxc's options, as far as their form goes: how an argument is told to be an option, and where its value is.
//!
//! A PDB holds the compiler's arguments. Newer ones have them as pairs of option and value, older ones as they were written,
//! or as pairs whose joined options (`-Wno-x`) are torn. To answer as Microsoft's `IDxcPdbUtils` does, arguments are taken
//! apart by the rules of LLVM's option library: of the options that an argument starts with, the longest is tried first.
//!
//! ```
//! use dxbin::debuginfo::options::pairs;
//!
//! let arguments: [&[u8]; 5] = [b"-Tps_6_0", b"/D", b"N=4", b"-Wno-x", b"a.hlsl"];
//! let pairs = pairs(&arguments);
//! let spelt: Vec<_> = pairs.iter().map(|(name, value)| (&**name, value.as_deref().unwrap_or(b""))).collect();
//! assert_eq!(spelt[0], ("T", &b"ps_6_0"[..]));
//! assert_eq!(spelt[1], ("D", &b"N=4"[..]));
//! assert_eq!(spelt[2], ("W", &b"no-x"[..]));
//! assert_eq!(spelt[3], ("<input>", &b"a.hlsl"[..]));
//! ```

use std::borrow::Cow;

/// Where an option's value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// There is none.
    Flag,
    /// In the same argument, which may be empty.
    Joined,
    /// In the same argument, with commas between several.
    CommaJoined,
    /// The next argument.
    Separate,
    /// In the same argument, or where that ends, the next.
    JoinedOrSeparate,
    /// The next arguments, so many.
    Multi(u8),
}

/// An option.
#[derive(Clone, Copy, Debug)]
pub struct DxcOption {
    /// What it may start with.
    pub prefixes: &'static [&'static str],
    /// Its name behind that.
    pub name: &'static str,
    /// Where its value is.
    pub form: Form,
    /// The option that it is another name of.
    pub stands_for: Option<&'static str>,
}

const DASH: &[&str] = &["-"];
const EITHER: &[&str] = &["-", "/"];
const TWO: &[&str] = &["--"];
const DASHES: &[&str] = &["-", "--"];
const ANY: &[&str] = &["-", "--", "/"];

macro_rules! options {
    ($( $prefixes:ident $name:literal $form:ident $(($count:literal))? $(for $other:literal)?; )*) => {
        /// The options of dxc 1.9.2602.
        pub const OPTIONS: &[DxcOption] = &[$( DxcOption {
            prefixes: $prefixes, name: $name, form: Form::$form $(($count))?, stands_for: options!(@other $($other)?),
        } ),*];
    };
    (@other) => { None };
    (@other $other:literal) => { Some($other) };
}

options! {
    EITHER "?" Flag for "help";
    EITHER "all-resources-bound" Flag;
    TWO "all-warnings" Flag for "Wall";
    EITHER "all_resources_bound" Flag;
    EITHER "ast-dump" Flag;
    EITHER "ast-dump-implicit" Flag;
    EITHER "auto-binding-space" Separate;
    EITHER "binding-table-define" Separate;
    EITHER "Cc" Flag;
    DASH "d" Flag;
    DASH "d" Joined;
    EITHER "D" JoinedOrSeparate;
    EITHER "decl-global-cb" Flag;
    EITHER "default-linkage" Separate;
    EITHER "denorm" JoinedOrSeparate;
    EITHER "disable-exception-handling" Flag;
    EITHER "disable-lifetime-markers" Flag;
    EITHER "disable-payload-qualifiers" Flag;
    EITHER "dumpbin" Flag;
    EITHER "E" JoinedOrSeparate;
    EITHER "enable-16bit-types" Flag;
    EITHER "enable-lifetime-markers" Flag;
    EITHER "enable-payload-qualifiers" Flag;
    EITHER "enable_unbounded_descriptor_tables" Flag;
    EITHER "encoding" Separate;
    EITHER "export-shaders-only" Flag;
    EITHER "exports" Separate;
    EITHER "external" Separate;
    EITHER "external-fn" Separate;
    EITHER "extract-entry-uniforms" Flag;
    EITHER "extractrootsignature" Flag;
    DASH "fassociative-math" Flag;
    EITHER "Fc" JoinedOrSeparate;
    EITHER "fcgl" Flag;
    DASH "fconstexpr-backtrace-limit=" Joined;
    DASH "fconstexpr-depth=" Joined;
    DASH "fconstexpr-steps=" Joined;
    EITHER "Fd" JoinedOrSeparate;
    DASH "fdiagnostics-color" Flag;
    DASH "fdiagnostics-color=" Joined;
    DASH "fdiagnostics-format=" Joined;
    DASH "fdiagnostics-show-category=" Joined;
    DASH "fdiagnostics-show-option" Flag;
    DASH "fdisable-loc-tracking" Flag;
    EITHER "Fe" JoinedOrSeparate;
    DASH "ferror-limit=" Joined;
    DASH "ffinite-math-only" Flag;
    EITHER "Fh" JoinedOrSeparate;
    DASH "fhonor-infinities" Flag;
    DASH "fhonor-nans" Flag;
    EITHER "Fi" JoinedOrSeparate;
    EITHER "flegacy-macro-expansion" Flag;
    EITHER "flegacy-resource-reservation" Flag;
    DASH "flimited-precision=" Joined;
    DASH "fnew-inlining-behavior" Flag;
    DASH "fno-associative-math" Flag;
    DASH "fno-caret-diagnostics" Flag;
    DASH "fno-color-diagnostics" Flag;
    DASH "fno-diagnostics-color" Flag;
    DASH "fno-diagnostics-show-option" Flag;
    DASH "fno-finite-math-only" Flag;
    DASH "fno-honor-infinities" Flag;
    DASH "fno-honor-nans" Flag;
    DASH "fno-reciprocal-math" Flag;
    DASH "fno-reroll-loops" Flag;
    DASH "fno-show-column" Flag;
    DASH "fno-spell-checking" Flag;
    DASH "fno-unroll-loops" Flag;
    DASH "fno-unsafe-math-optimizations" Flag;
    EITHER "Fo" JoinedOrSeparate;
    EITHER "force-rootsig-ver" JoinedOrSeparate;
    EITHER "force-zero-store-lifetimes" Flag;
    EITHER "force_rootsig_ver" JoinedOrSeparate;
    EITHER "Fre" Separate;
    DASH "freroll-loops" Flag;
    EITHER "Frs" Separate;
    EITHER "Fsh" Separate;
    DASH "fshow-column" Flag;
    DASH "fshow-source-location" Flag;
    DASH "fsigned-zeros" Flag;
    DASH "fspell-checking" Flag;
    DASH "fspell-checking-limit=" Joined;
    DASH "fspv-debug=" Joined;
    DASH "fspv-enable-maximal-reconvergence" Flag;
    DASH "fspv-entrypoint-name=" Joined;
    DASH "fspv-extension=" Joined;
    DASH "fspv-fix-func-call-arguments" Flag;
    DASH "fspv-flatten-resource-arrays" Flag;
    DASH "fspv-max-id" Multi(1);
    DASH "fspv-preserve-interface" Flag;
    DASH "fspv-print-all" Flag;
    DASH "fspv-reduce-load-size" Flag;
    DASH "fspv-reflect" Flag;
    DASH "fspv-target-env=" Joined;
    DASH "fspv-use-legacy-buffer-matrix-order" Flag;
    DASH "fspv-use-unknown-image-format" Flag;
    DASH "fspv-use-vulkan-memory-model" Flag;
    DASH "ftime-report" Flag;
    DASH "ftime-trace" Flag;
    DASH "ftime-trace-granularity=" Joined;
    DASH "ftime-trace=" Joined;
    DASH "funroll-loops" Flag;
    DASH "funsafe-math-optimizations" Flag;
    DASH "fvk-auto-shift-bindings" Flag;
    DASH "fvk-b-shift" Multi(2);
    DASH "fvk-bind-counter-heap" Multi(2);
    DASH "fvk-bind-globals" Multi(2);
    DASH "fvk-bind-register" Multi(4);
    DASH "fvk-bind-resource-heap" Multi(2);
    DASH "fvk-bind-sampler-heap" Multi(2);
    DASH "fvk-invert-y" Flag;
    DASH "fvk-s-shift" Multi(2);
    DASH "fvk-stage-io-order=" Joined;
    DASH "fvk-support-nonzero-base-instance" Flag;
    DASH "fvk-support-nonzero-base-vertex" Flag;
    DASH "fvk-t-shift" Multi(2);
    DASH "fvk-u-shift" Multi(2);
    DASH "fvk-use-dx-layout" Flag;
    DASH "fvk-use-dx-position-w" Flag;
    DASH "fvk-use-gl-layout" Flag;
    DASH "fvk-use-scalar-layout" Flag;
    EITHER "Gec" Flag;
    EITHER "Ges" Flag;
    EITHER "getprivate" JoinedOrSeparate;
    EITHER "Gfa" Flag;
    EITHER "Gfp" Flag;
    EITHER "Gis" Flag;
    EITHER "global-extern-by-default" Flag;
    DASH "H" Flag;
    ANY "help" Flag;
    TWO "help-hidden" Flag;
    EITHER "HV" Separate;
    EITHER "I" JoinedOrSeparate;
    EITHER "ignore-line-directives" Flag;
    EITHER "ignore-opt-semdefs" Flag;
    EITHER "ignore-semdef" Separate;
    DASHES "imacros" JoinedOrSeparate;
    EITHER "import-binding-table" JoinedOrSeparate;
    DASHES "include" JoinedOrSeparate;
    EITHER "keep-user-macro" Flag;
    EITHER "line-directive" Flag;
    EITHER "link" Flag;
    EITHER "Lx" Flag;
    EITHER "M" Flag;
    EITHER "matchUAVs" JoinedOrSeparate;
    EITHER "MD" Flag;
    EITHER "memdep-block-scan-limit" Separate;
    EITHER "mergeUAVs" JoinedOrSeparate;
    DASH "metal" Flag;
    EITHER "MF" JoinedOrSeparate;
    DASH "mllvm" Separate;
    DASH "mms-bitfields" Flag;
    EITHER "Ni" Flag;
    EITHER "No" Flag;
    EITHER "no-legacy-cbuf-layout" Flag;
    EITHER "no-warnings" Flag;
    EITHER "nologo" Flag;
    EITHER "not_use_legacy_cbuf_load" Flag;
    DASH "o" JoinedOrSeparate;
    EITHER "O0" Flag;
    EITHER "O1" Flag;
    EITHER "O2" Flag;
    EITHER "O3" Flag;
    DASH "Oconfig=" CommaJoined;
    EITHER "Od" Flag;
    EITHER "Odump" Flag;
    EITHER "opt-disable" Separate;
    EITHER "opt-enable" Separate;
    EITHER "opt-select" Multi(2);
    EITHER "override-semdef" Separate;
    EITHER "P" Flag;
    EITHER "pack-optimized" Flag;
    EITHER "pack-prefix-stable" Flag;
    EITHER "pack_optimized" Flag;
    EITHER "pack_prefix_stable" Flag;
    EITHER "precise-output" Separate;
    EITHER "preserve-intermediate-values" Flag;
    EITHER "print-after" Separate;
    EITHER "print-after-all" Flag;
    EITHER "print-before" Separate;
    EITHER "print-before-all" Flag;
    EITHER "Qembed_debug" Flag;
    EITHER "Qkeep_reflect_in_dxil" Flag;
    EITHER "Qpdb_in_private" Flag;
    EITHER "Qsource_in_debug_module" Flag;
    EITHER "Qstrip_debug" Flag;
    EITHER "Qstrip_priv" Flag;
    EITHER "Qstrip_reflect" Flag;
    EITHER "Qstrip_reflect_from_dxil" Flag;
    EITHER "Qstrip_rootsignature" Flag;
    DASH "Qunused-arguments" Flag;
    EITHER "recompile" Flag;
    EITHER "remove-unused-functions" Flag;
    EITHER "remove-unused-globals" Flag;
    EITHER "res-may-alias" Flag;
    EITHER "res_may_alias" Flag;
    EITHER "rootsig-define" Separate;
    EITHER "setprivate" JoinedOrSeparate;
    EITHER "setrootsignature" JoinedOrSeparate;
    EITHER "shtemplate" JoinedOrSeparate;
    EITHER "skip-fn-body" Flag;
    EITHER "skip-serialization" Flag;
    EITHER "skip-static" Flag;
    DASH "spirv" Flag;
    EITHER "T" JoinedOrSeparate;
    DASH "time" Flag;
    EITHER "unchanged" Flag;
    DASH "v" Flag for "verbose";
    EITHER "validator-version" Separate;
    EITHER "Vd" Flag;
    DASH "verbose" Flag;
    DASH "verify" Joined;
    EITHER "verifyrootsignature" JoinedOrSeparate;
    TWO "version" Flag;
    EITHER "Vi" Flag for "H";
    DASH "vkbr" Multi(4) for "fvk-bind-register";
    EITHER "Vn" JoinedOrSeparate;
    DASH "W" Joined;
    DASH "w" Flag;
    DASH "Wall" Flag;
    DASH "Wdeprecated" Flag;
    DASH "Wno-vk-emulated-features" Joined;
    DASH "Wno-vk-ignored-features" Joined;
    DASH "working-directory" JoinedOrSeparate;
    DASH "working-directory=" Joined for "working-directory";
    EITHER "WX" Flag;
    EITHER "Zi" Flag;
    EITHER "Zpc" Flag;
    EITHER "Zpr" Flag;
    EITHER "Zs" Flag;
    EITHER "Zsb" Flag;
    EITHER "Zss" Flag;
}

/// The name of what is no option.
pub const INPUT: &str = "<input>";

/// The name of what starts as an option and is none.
pub const UNKNOWN: &str = "<unknown>";

/// An option's name and its first value.
pub type Pair<'a> = (Cow<'a, str>, Option<&'a [u8]>);

impl DxcOption {
    /// How much of an argument the option with one of its prefixes takes; `None` where it starts otherwise.
    fn matches(&self, argument: &[u8]) -> Option<usize> {
        self.prefixes.iter().find_map(|prefix| {
            let rest = argument.strip_prefix(prefix.as_bytes())?;
            rest.starts_with(self.name.as_bytes()).then_some(prefix.len() + self.name.len())
        })
    }
}

/// The options that hold for some text, in the order in which they are tried: the longest first, and those with a joined value
/// behind others of the same name.
fn candidates<'t>(holds: impl Fn(&DxcOption) -> Option<usize> + 't) -> Vec<(&'static DxcOption, usize)> {
    let mut found: Vec<_> = OPTIONS.iter().filter_map(|option| Some((option, holds(option)?))).collect();
    found.sort_by_key(|(option, _)| (usize::MAX - option.name.len(), option.form == Form::Joined));
    found
}

/// The option that a name in a PDB starts with.
pub fn find(name: &[u8]) -> Option<&'static DxcOption> {
    let holds = |option: &DxcOption| name.starts_with(option.name.as_bytes()).then_some(0);
    candidates(holds).first().map(|(option, _)| *option)
}

/// What an option makes of the arguments from its own on: its first value, and how many arguments it takes. `None` where it
/// does not take this one; more arguments than there are where values are missing.
fn accept<'a>(option: &DxcOption, size: usize, arguments: &[&'a [u8]]) -> Option<(Option<&'a [u8]>, usize)> {
    let rest: &'a [u8] = arguments.first()?.get(size..)?;
    // A value may stand in the same argument behind blanks.
    let blanks = rest.iter().take_while(|&&byte| byte == b' ').count();
    let behind: &'a [u8] = rest.get(blanks..).unwrap_or_default();
    let next = |count: usize| (arguments.get(1).copied(), 1 + count);
    match option.form {
        Form::Flag => rest.is_empty().then_some((None, 1)),
        Form::Joined => Some((Some(rest), 1)),
        Form::CommaJoined => Some((rest.split(|&byte| byte == b',').find(|value| !value.is_empty()), 1)),
        Form::Multi(count) => rest.is_empty().then(|| next(count.into())),
        Form::Separate if rest.is_empty() => Some(next(1)),
        Form::Separate if blanks == 0 => None,
        Form::JoinedOrSeparate | Form::Separate if !behind.is_empty() => Some((Some(behind), 1)),
        Form::JoinedOrSeparate | Form::Separate => Some(next(1)),
    }
}

/// Takes arguments apart, as dxc does with those in a module's `dx.source.args`; it stops where values are missing.
pub fn pairs<'a>(arguments: &[&'a [u8]]) -> Vec<Pair<'a>> {
    let mut pairs = Vec::new();
    let mut rest = arguments;
    while let Some((&argument, more)) = rest.split_first() {
        if argument.is_empty() {
            rest = more;
            continue;
        }
        let is_option = argument != b"-" && argument.starts_with(b"-") || argument.starts_with(b"/");
        let found = if is_option { candidates(|option| option.matches(argument)) } else { Vec::new() };
        let accepted = found.into_iter().find_map(|(option, size)| Some((option, accept(option, size, rest)?)));
        let taken = match accepted {
            Some((_, (_, taken))) if taken > rest.len() => break,
            Some((option, (value, taken))) => {
                pairs.push((Cow::Borrowed(option.stands_for.unwrap_or(option.name)), value));
                taken
            }
            None => {
                let name = if is_option && argument.starts_with(b"-") { UNKNOWN } else { INPUT };
                pairs.push((Cow::Borrowed(name), Some(argument)));
                1
            }
        };
        rest = rest.get(taken..).unwrap_or_default();
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelt(arguments: &[&str]) -> Vec<String> {
        let arguments: Vec<&[u8]> = arguments.iter().map(|argument| argument.as_bytes()).collect();
        let one = |(name, value): Pair<'_>| match value {
            Some(value) => format!("{name}={}", value.escape_ascii()),
            None => name.into_owned(),
        };
        pairs(&arguments).into_iter().map(one).collect()
    }

    #[test]
    fn the_longest_option_counts() {
        assert_eq!(spelt(&["-Zi", "-Zss", "-O3", "-Od"]), ["Zi", "Zss", "O3", "Od"]);
        assert_eq!(spelt(&["-WX", "-Wall", "-Wx", "-W"]), ["WX", "Wall", "W=x", "W="]);
        assert_eq!(spelt(&["/external-fn", "f", "/external", "e"]), ["external-fn=f", "external=e"]);
        assert_eq!(spelt(&["-Vi", "/Vi"]), ["H", "H"]);
    }

    #[test]
    fn values_stand_where_they_may() {
        assert_eq!(spelt(&["-E main", "-Emain", "-E", "main"]), ["E=main", "E=main", "E=main"]);
        assert_eq!(spelt(&["-HV 2021", "-HV2021"]), ["HV=2021", "<unknown>=-HV2021"]);
        assert_eq!(spelt(&["-fvk-b-shift", "1", "2", "x"]), ["fvk-b-shift=1", "<input>=x"]);
        assert_eq!(spelt(&["-Oconfig=,a,b"]), ["Oconfig==a"]);
        // What is missing ends it.
        assert_eq!(spelt(&["-Zi", "-T"]), ["Zi"]);
        assert_eq!(spelt(&["", "-", "/home/a.hlsl", "--x"]), ["<input>=-", "<input>=/home/a.hlsl", "<unknown>=--x"]);
    }

    #[test]
    fn names_in_a_pdb_are_found() {
        let form = |name: &[u8]| find(name).map(|option| option.form);
        assert_eq!(form(b"W"), Some(Form::Joined));
        assert_eq!(form(b"d"), Some(Form::Flag));
        assert_eq!(form(b"T"), Some(Form::JoinedOrSeparate));
        assert_eq!(form(b"fspv-debug="), Some(Form::Joined));
        assert_eq!(form(b"<input>"), None);
    }
}
