//! What a program of Direct3D 9 is at a glance: its instructions and what they take, the registers they use, its constants and
//! samplers, and the comments in it.
//!
//! ```
//! use dxbin::base::Diagnostics;
//! use dxbin::direct3d9::Summary;
//!
//! // ps_2_0: `mov oC0, c1`
//! let words = [0xffff_0200_u32, 0x0200_0001, 0x800f_0800, 0xa0e4_0001, 0x0000_ffff];
//! let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
//! let summary = Summary::of(&bytes, &mut Diagnostics::new())?;
//! assert_eq!((summary.instructions, summary.slots), (1, (1, 0)));
//! assert_eq!(summary.files.iter().map(|file| file.prefix).collect::<Vec<_>>(), ["c", "oC"]);
//! # Ok::<(), dxbin::base::Error>(())
//! ```

use std::collections::{BTreeMap, BTreeSet};

use dxbin_base::{Diagnostics, Error};
use dxbin_d3dbc::constants::{ConstantInfo, ConstantTable, TypeInfo};
use dxbin_d3dbc::debug::DebugTable;
use dxbin_d3dbc::preshader::Preshader;
use dxbin_d3dbc::spec::{CommentKind, Literals, Number, Opcode, ParameterClass, Stage, TextureType};
use dxbin_d3dbc::token::{ParameterToken, Version};
use dxbin_d3dbc::{Instruction, Program, print};

/// A register file that a program uses, or a register that has a name of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileUse {
    /// How the program spells it, such as `r` or `oPos`.
    pub prefix: &'static str,
    /// Whether numbers follow.
    pub is_numbered: bool,
    /// Which of its registers are named.
    pub numbers: BTreeSet<u32>,
    /// Whether registers index it, so that more may be used.
    pub is_indexed: bool,
}

/// What `dcl` says of a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// The register, such as `v0` or `s1`.
    pub register: String,
    /// The components, of `xyzw`.
    pub mask: String,
    /// What it is for, such as `texcoord1`; of a sampler the kind of texture, such as `2d`. Empty where nothing is said.
    pub usage: String,
    /// Whether it is a sampler.
    pub is_sampler: bool,
}

/// A constant of the table.
#[derive(Clone, Debug)]
pub struct Constant<'a> {
    /// Its name.
    pub name: &'a [u8],
    /// Its record.
    pub info: ConstantInfo,
    /// Its type in HLSL, such as `float4x4[2]`; `None` where the table does not hold it.
    pub ty: Option<String>,
}

/// A comment of the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommentUse {
    /// What its first word says it is.
    pub kind: CommentKind,
    /// The absolute offset of its first byte.
    pub offset: u64,
    /// Its bytes.
    pub size: usize,
}

/// The program at a glance.
#[derive(Clone, Debug)]
pub struct Summary<'a> {
    /// Stage and Shader Model.
    pub version: Version,
    /// Bytes up to and with the end token.
    pub size: usize,
    /// Instructions, declarations and definitions left out.
    pub instructions: u32,
    /// Arithmetic and texture slots, as the listing has them.
    pub slots: (u32, u32),
    /// Constants that are defined in the program.
    pub definitions: u32,
    /// The register files that are used, in the order of their numbers.
    pub files: Vec<FileUse>,
    /// What is declared.
    pub declared: Vec<Declared>,
    /// Who made it, as the constant table says.
    pub creator: Option<&'a [u8]>,
    /// The constant table.
    pub constants: Vec<Constant<'a>>,
    /// The constants that a preshader reads, and its instructions.
    pub preshader: Option<(Vec<Constant<'a>>, usize)>,
    /// The files that debug information names.
    pub files_named: Vec<&'a [u8]>,
    /// The comments.
    pub comments: Vec<CommentUse>,
}

/// No program has as many of anything; a broken table may state more.
const MOST: usize = 1 << 16;

impl<'a> Summary<'a> {
    /// Looks at a whole program. One that ends too early is told of in `diagnostics`, and summed up as far as it goes.
    ///
    /// # Errors
    ///
    /// Those of [`Program::read`].
    pub fn of(bytes: &'a [u8], diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        let program = Program::read(bytes, 0)?;
        let table = ConstantTable::find(&program);
        let preshader = Preshader::find(&program).filter(Preshader::has_code);
        let mut summary = Summary {
            version: program.version,
            size: 0,
            instructions: 0,
            slots: print::slots(&program),
            definitions: 0,
            files: Vec::new(),
            declared: Vec::new(),
            creator: table.and_then(|table| table.string(table.header.creator)),
            constants: table.map(|table| constants(&table)).unwrap_or_default(),
            preshader: preshader.map(|preshader| {
                let read = preshader.constants().map(|table| constants(&table)).unwrap_or_default();
                (read, preshader.model().instructions.len())
            }),
            files_named: Vec::new(),
            comments: Vec::new(),
        };
        if let Some(debug) = DebugTable::find(&program) {
            let files = (0..debug.header.files).map_while(|file| debug.file(file));
            summary.files_named = files.take(MOST).collect();
        }
        summary.instructions(&program, diagnostics);
        Ok(summary)
    }

    fn instructions(&mut self, program: &Program<'a>, diagnostics: &mut Diagnostics) {
        let mut files = BTreeMap::new();
        let (mut decoder, mut instruction) = (program.decoder(), Instruction::default());
        loop {
            match decoder.next(&mut instruction) {
                Ok(true) => self.instruction(&instruction, program, &mut files),
                Ok(false) => {
                    self.size = 4 * (decoder.position() + 1);
                    decoder.check_tail(diagnostics);
                    break;
                }
                Err(error) => {
                    self.size = program.data().len();
                    diagnostics.push(error.diagnostic().clone());
                    break;
                }
            }
        }
        self.files = files.into_values().collect();
    }

    fn instruction(
        &mut self,
        instruction: &Instruction,
        program: &Program<'_>,
        files: &mut BTreeMap<(usize, u32), FileUse>,
    ) {
        let Some(info) = instruction.opcode().info() else {
            if instruction.opcode() == Opcode::COMMENT {
                let kind = instruction.comment.first_chunk().map_or(0, |&word| u32::from_le_bytes(word));
                let offset = program.offset(instruction.at + 1);
                self.comments.push(CommentUse { kind: CommentKind(kind), offset, size: instruction.comment.len() });
            }
            return;
        };
        match instruction.opcode() {
            Opcode::DCL => self.declaration(instruction),
            _ if info.literals != Literals::None => self.definitions += 1,
            _ => self.instructions += 1,
        }
        let parameters = instruction.destination.iter().chain(&instruction.sources);
        for parameter in parameters {
            used(parameter.token, self.version, files);
            if let Some(index) = parameter.index {
                used(index, self.version, files);
            }
        }
        if let Some(predicate) = instruction.predicate {
            used(ParameterToken(predicate), self.version, files);
        }
    }

    fn declaration(&mut self, instruction: &Instruction) {
        let (Some(declaration), Some(destination)) = (instruction.declaration, &instruction.destination) else {
            return;
        };
        let mask = "xyzw".chars().enumerate().filter(|(lane, _)| destination.token.mask() >> lane & 1 == 1);
        let texture = declaration.texture_type();
        let is_sampler = texture != TextureType::UNKNOWN;
        let usage = match texture.short() {
            Some(texture) => texture.to_owned(),
            None if declaration.is_bare() && self.version.stage() != Stage::VERTEX => String::new(),
            None => {
                let index = declaration.usage_index();
                let number = if index > 0 { index.to_string() } else { String::new() };
                format!("{}{number}", declaration.usage().short().unwrap_or("unknown"))
            }
        };
        let register = destination.token.spelling(self.version);
        self.declared.push(Declared { register, mask: mask.map(|(_, letter)| letter).collect(), usage, is_sampler });
    }
}

/// Notes a register.
fn used(token: ParameterToken, version: Version, files: &mut BTreeMap<(usize, u32), FileUse>) {
    let Some(register) = token.register() else { return };
    let number = token.number();
    let own = match register.number {
        Number::Named(names) => names.get(number as usize).map(|name| (number, *name)),
        _ => None,
    };
    let is_numbered = own.is_none() && register.number != Number::None;
    let (key, prefix) = own.unwrap_or((0, register.spelling(version)));
    let file = files.entry((token.register_type(), key)).or_insert_with(|| FileUse {
        prefix,
        is_numbered,
        numbers: BTreeSet::new(),
        is_indexed: false,
    });
    file.numbers.insert(number);
    file.is_indexed |= token.is_relative();
}

fn constants<'a>(table: &ConstantTable<'a>) -> Vec<Constant<'a>> {
    let constants = table.constants().take(MOST).map(|info| Constant {
        name: table.string(info.name).unwrap_or_default(),
        info,
        ty: table.record::<TypeInfo>(info.type_info).map(|ty| type_name(&ty)),
    });
    let mut constants: Vec<Constant<'a>> = constants.collect();
    constants.sort_by_key(|constant| (constant.info.register_set, constant.info.register_index));
    constants
}

/// A type as HLSL has it.
fn type_name(ty: &TypeInfo) -> String {
    let name = ty.ty.short().unwrap_or("unknown");
    let mut text = match ty.class {
        ParameterClass::STRUCT => "struct".to_owned(),
        ParameterClass::VECTOR => format!("{name}{}", ty.columns),
        ParameterClass::MATRIX_ROWS => format!("row_major {name}{}x{}", ty.rows, ty.columns),
        ParameterClass::MATRIX_COLUMNS => format!("{name}{}x{}", ty.rows, ty.columns),
        _ => name.to_owned(),
    };
    if ty.elements > 1 {
        text.push_str(&format!("[{}]", ty.elements));
    }
    text
}
