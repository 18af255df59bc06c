//! The verbs, a file each.

use crate::report::Status;
use crate::run::Shared;

macro_rules! verbs {
    ($( $(#[$meta:meta])* $module:ident $verb:ident; )*) => {
        $( pub(crate) mod $module; )*

        /// What to do.
        #[derive(Debug, clap::Subcommand)]
        pub(crate) enum Verb {
            $( $(#[$meta])* $verb($module::Options), )*
        }

        impl Verb {
            pub(crate) fn run(&self, shared: &Shared) -> Status {
                match self {
                    $( Self::$verb(options) => options.run(shared), )*
                }
            }
        }
    };
}

verbs! {
    info Info;
    parts Parts;
    get Get;
    set Set;
    rm Rm;
    strip Strip;
    copy Copy;
    #[command(visible_alias = "dumpbin")]
    dis Dis;
    r#as As;
    dump Dump;
    reflect Reflect;
    lib Lib;
    sources Sources;
    debug Debug;
    unpack Unpack;
    verify Verify;
    sign Sign;
    hash Hash;
    completions Completions;
    man Man;
}
