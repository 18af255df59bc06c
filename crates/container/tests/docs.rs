//! docs/formats/container.md is made of the crate's tables; `BLESS=1 cargo test -p dxbin-container` writes it.
#![allow(missing_docs, clippy::unwrap_used)]

use std::fmt::Write as _;
use std::path::Path;

use dxbin_base::Code;
use dxbin_base::record::Record;
use dxbin_container::digest::{Bypass, DigestState, Variant};
use dxbin_container::spec::{self, Header, PARTS, PartHeader};

const INTRODUCTION: &str = "\
# The container

Every compiled Direct3D shader of Shader Models 4 to 6 comes in a DXBC container: a header, a directory of offsets, and
parts, each with a header of its own. All numbers are little-endian. Offsets in the directory count from the container's
first byte and lead to parts' headers. The tables are those the code works with (`crates/container/src/spec.rs`).

Sources: DxilContainer.h of Microsoft's DirectXShaderCompiler and LLVM's page \"DirectX Container\". What follows about the
digest was measured: d3dcompiler_47 10.0.26100.4654 and dxil.dll of dxc 1.9.2602.17 sign these very bytes.
";

const DIGEST: &str = "\
## The digest

It is MD5's block function (RFC 1321) over the bytes from offset 20 to the container's end, with a padding of its own. Let
`size` be the number of those bytes. They are cut into blocks of 64; of what is left at the end, the last block is made:

| | first word | then | last word |
|---|---|---|---|
| standard | `size << 3` | the bytes left, 0x80, zeros | `size << 1 \\| 1` |
| debug | `size << 4 \\| 0xf` | the same | `size << 2 \\| 0x10000000` |

Where more than 55 bytes are left, they and the 0x80 fill a block of their own, padded with zeros, and the last block holds
only the two words. fxc signs programs that hold `printf`, `errorf` or `abort` in the debug variant; Microsoft's tools take
either variant for any program. D3DDisassemble refuses a container whose digest is in neither, whose stated size is not the
file's, or whose version is not 1.0.
";

fn record<R: Record>(text: &mut String) {
    writeln!(text, "| offset | size | field | meaning |\n|---|---|---|---|").unwrap();
    for field in R::FIELDS {
        writeln!(text, "| {} | {} | {} | {} |", field.offset, field.ty.size(), field.name, field.meaning).unwrap();
    }
}

#[test]
fn the_page_is_that_of_the_tables() {
    let mut text = String::from(INTRODUCTION);
    writeln!(text, "\n## The header\n").unwrap();
    record::<Header>(&mut text);
    writeln!(text, "\nThe size is at most {:#x}. The directory follows: `PartCount` words.", spec::MAX_SIZE).unwrap();
    writeln!(text, "\n## A part's header\n").unwrap();
    record::<PartHeader>(&mut text);
    writeln!(text, "\n{DIGEST}\nWhat a digest can say:\n\n| state | meaning |\n|---|---|").unwrap();
    let states = [
        DigestState::Valid(Variant::Standard),
        DigestState::Valid(Variant::Debug),
        DigestState::ValidWithoutTrailing(Variant::Standard),
        DigestState::Unsigned,
        DigestState::Bypass(Bypass::Bypass),
        DigestState::Bypass(Bypass::Preview),
        DigestState::Stale,
    ];
    for state in states {
        writeln!(text, "| {} | {} |", state.name(), state.explain()).unwrap();
    }
    writeln!(
        text,
        "\n## Parts\n\n| FourCC | name in DxilContainer.h | holds | written by | meaning |\n|---|---|---|---|---|"
    )
    .unwrap();
    for row in PARTS {
        let documented = row.documented.unwrap_or("-");
        writeln!(text, "| {} | {documented} | {} | {} | {} |", row.kind, row.title, row.writer.name(), row.meaning)
            .unwrap();
    }
    writeln!(text, "\n## What can be wrong\n\n| code | name | severity | meaning |\n|---|---|---|---|").unwrap();
    for row in Code::ALL.iter().filter(|row| (1000..3000).contains(&row.number)) {
        writeln!(text, "| DX{:04} | {} | {} | {} |", row.number, row.name, row.severity, row.meaning).unwrap();
    }

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats/container.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == text,
        "docs/formats/container.md is stale: `BLESS=1 cargo test -p dxbin-container` writes it anew"
    );
}
