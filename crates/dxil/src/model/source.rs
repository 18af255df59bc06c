//! What is kept of the source and of the compilation.

use dxbin_bitcode::model::MetadataId;

use super::read::{List, Reader};

/// `dx.source.*`: the source files and the command line, in modules with debug information.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source<'m> {
    /// Names and texts of files, the main file first.
    pub contents: Vec<(&'m [u8], &'m [u8])>,
    /// Definitions, `NAME=VALUE`.
    pub defines: Vec<&'m [u8]>,
    /// The name of the main file.
    pub main_file_name: Option<&'m [u8]>,
    /// The command line.
    pub arguments: Vec<&'m [u8]>,
}

/// What is kept of the source, each under its name and that of old compilers.
const CONTENTS: [List; 2] = [List::named("dx.source.contents"), List::named("llvm.dbg.contents")];
const DEFINES: [List; 2] = [List::named("dx.source.defines"), List::named("llvm.dbg.defines")];
const MAIN_FILE_NAME: [List; 2] = [List::named("dx.source.mainFileName"), List::named("llvm.dbg.mainFileName")];
const ARGUMENTS: [List; 2] = [List::named("dx.source.args"), List::named("llvm.dbg.args")];
const COUNTERS: List = List::named("dx.counters");
const OPTIONS: List = List::named("dx.intermediateOptions");

impl<'m> Source<'m> {
    pub(super) fn read(&mut self, reader: &mut Reader<'m, '_>) {
        let lists = [CONTENTS, DEFINES, MAIN_FILE_NAME, ARGUMENTS];
        if !lists.into_iter().any(|lists| reader.has_any(lists)) {
            return;
        }
        let nodes = either(reader, CONTENTS);
        reader.at(CONTENTS[0].name(), |reader| {
            for (at, &node) in nodes.unwrap_or_default().iter().enumerate() {
                let file = reader.index(at, |reader| {
                    let fields = reader.node(node)?;
                    let &[name, text] = reader.array(fields)?;
                    Some((reader.text(name), reader.text(text)))
                });
                self.contents.extend(file);
            }
        });
        self.defines = read_texts(reader, DEFINES);
        let names = read_texts(reader, MAIN_FILE_NAME);
        self.main_file_name = names.first().copied();
        self.arguments = read_texts(reader, ARGUMENTS);
    }
}

/// The list under its name, else under that of old compilers.
fn either<'m>(reader: &mut Reader<'m, '_>, [new, old]: [List; 2]) -> Option<&'m [MetadataId]> {
    reader.list(new).or_else(|| reader.list(old))
}

/// The texts of the nodes of a list.
fn read_texts<'m>(reader: &mut Reader<'m, '_>, list: [List; 2]) -> Vec<&'m [u8]> {
    let Some(nodes) = either(reader, list) else { return Vec::new() };
    reader.at(list[0].name(), |reader| {
        let mut texts = Vec::new();
        for (at, &node) in nodes.iter().enumerate() {
            reader.index(at, |reader| {
                let fields = reader.node(node).unwrap_or_default();
                texts.extend(fields.iter().map(|&field| reader.text(field)));
            });
        }
        texts
    })
}

/// `dx.counters`: names with numbers.
pub(super) fn read_counters<'m>(reader: &mut Reader<'m, '_>) -> Vec<(&'m [u8], u32)> {
    let Some(&node) = reader.list(COUNTERS).and_then(<[MetadataId]>::first) else { return Vec::new() };
    reader.at(COUNTERS.name(), |reader| {
        let fields = reader.node(node).unwrap_or_default();
        fields.chunks_exact(2).map(|pair| (reader.text(pair[0]), reader.number(pair[1]))).collect()
    })
}

/// `dx.intermediateOptions`: one option there is, bits under the number 0.
pub(super) fn read_options(reader: &mut Reader<'_, '_>) -> Option<u32> {
    let nodes = reader.list(OPTIONS)?;
    reader.at(OPTIONS.name(), |reader| {
        let mut flags = None;
        for (at, &node) in nodes.iter().enumerate() {
            reader.index(at, |reader| match reader.node(node) {
                Some(&[option, value]) if reader.number(option) == 0 => flags = Some(reader.number(value)),
                _ => reader.fail("expected the option 0 with its value"),
            });
        }
        flags
    })
}
