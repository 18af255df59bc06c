//! What a program does, in numbers: how often it has each opcode, and what else STAT, SFI0 and the flags are made of.

use dxbin_base::Diagnostics;
use dxbin_tpf::spec::{
    CustomDataClass, Flow, InterpolationMode, OPCODES, Opcode, OperandType, ProgramType, SystemName,
};
use dxbin_tpf::token::Version;
use dxbin_tpf::{Instruction, Operand, Program};

/// What a program declares and does.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Stage and Shader Model.
    pub version: Version,
    /// How often each opcode stands in it, by its number.
    pub opcodes: Vec<u32>,
    /// Declarations and the phases of a hull program, in order.
    pub declarations: Vec<Instruction>,
    /// Shader messages.
    pub messages: u32,
    /// Vectors in the immediate constant buffer.
    pub immediate_vectors: u32,
    /// The largest `dcl_temps`.
    pub temps: u32,
    /// Registers in indexable temporaries; of a hull program's phases the most.
    pub indexable_temps: u32,
    /// The same, of the phase that is being read.
    phase_temps: u32,
    /// Conditions that are a constant: of a constant buffer, or literals.
    pub static_conditions: u32,
    /// Conditions that are not.
    pub dynamic_conditions: u32,
    /// Returns that nothing leads to.
    pub dead_returns: u32,
    /// Instructions that use indexable temporaries.
    pub array_instructions: u32,
    /// Instructions that write outputs.
    pub output_instructions: u32,
    /// `mov` without modifiers, but for those of arrays and outputs.
    pub plain_moves: u32,
    /// All other `mov`.
    pub odd_moves: u32,
    /// `ld_raw` and `ld_structured` of resources, not of shared memory.
    pub buffer_loads: u32,
    /// `store_raw` and `store_structured` to resources, not to shared memory.
    pub buffer_stores: u32,
    /// Whether a pixel program runs once per sample.
    pub per_sample: bool,
    /// Whether some operand has a minimum precision.
    pub min_precision: bool,
    /// Whether it loads from typed unordered-access views.
    pub typed_loads: bool,
    /// Instructions with a [`problem`](Instruction::problem).
    pub problems: u32,
}

/// What divides a hull program.
const PHASES: [Opcode; 4] =
    [Opcode::HS_DECLS, Opcode::HS_CONTROL_POINT_PHASE, Opcode::HS_FORK_PHASE, Opcode::HS_JOIN_PHASE];

/// What of a program can be reached.
struct Reach {
    blocks: Vec<Block>,
    /// Whether the next instruction can be.
    live: bool,
}

/// Where control flow can go, of one open block.
struct Block {
    opener: Opcode,
    /// Whether its start can be reached.
    entered: bool,
    /// Whether its end can, by a way that was seen.
    leaves: bool,
    /// Whether all ways are named: it has an `else` or a `default`.
    complete: bool,
}

impl Facts {
    /// Of a program, up to where it can be read; `diagnostics` is told of what cannot.
    pub fn of(program: &Program<'_>, diagnostics: &mut Diagnostics) -> Self {
        let mut facts = Self {
            version: program.version,
            opcodes: vec![0; OPCODES.len()],
            declarations: Vec::new(),
            messages: 0,
            immediate_vectors: 0,
            temps: 0,
            indexable_temps: 0,
            phase_temps: 0,
            static_conditions: 0,
            dynamic_conditions: 0,
            dead_returns: 0,
            array_instructions: 0,
            output_instructions: 0,
            plain_moves: 0,
            odd_moves: 0,
            buffer_loads: 0,
            buffer_stores: 0,
            per_sample: false,
            min_precision: false,
            typed_loads: false,
            problems: 0,
        };
        let mut reach = Reach { blocks: Vec::new(), live: true };
        let mut decoder = program.decoder();
        let mut instruction = Instruction::default();
        loop {
            match decoder.next(&mut instruction) {
                Ok(true) => {}
                Ok(false) => return facts,
                Err(error) => {
                    diagnostics.push(error.diagnostic().clone());
                    return facts;
                }
            }
            facts.problems += u32::from(instruction.problem.is_some());
            facts.instruction(&instruction);
            facts.dead_returns += u32::from(reach.is_dead_return(instruction.opcode()));
        }
    }

    /// The stage.
    pub fn stage(&self) -> ProgramType {
        self.version.program_type()
    }

    /// How often the program has some opcodes.
    pub fn count(&self, opcodes: &[Opcode]) -> u32 {
        opcodes.iter().filter_map(|opcode| self.opcodes.get(usize::from(opcode.0))).sum()
    }

    /// The first declaration with this opcode.
    pub fn declaration(&self, opcode: Opcode) -> Option<&Instruction> {
        self.declarations.iter().find(|instruction| instruction.opcode() == opcode)
    }

    /// All bits of the program's `dcl_globalFlags`.
    pub fn global_flags(&self) -> u32 {
        let flags = self.declarations.iter().filter(|of| of.opcode() == Opcode::DCL_GLOBAL_FLAGS);
        flags.fold(0, |all, of| all | of.token.0)
    }

    fn instruction(&mut self, instruction: &Instruction) {
        let opcode = instruction.opcode();
        if let Some(count) = self.opcodes.get_mut(usize::from(opcode.0)) {
            *count += 1;
        }
        self.min_precision |= instruction.operands.iter().any(|operand| operand.extension.min_precision().0 != 0);
        if opcode == Opcode::CUSTOMDATA {
            match instruction.token.custom_data_class() {
                CustomDataClass::SHADER_MESSAGE => self.messages += 1,
                CustomDataClass::IMMEDIATE_CONSTANT_BUFFER => {
                    self.immediate_vectors += instruction.length.saturating_sub(2) / 4;
                }
                _ => {}
            }
            return;
        }
        let Some(info) = opcode.info() else { return };
        if info.is_declaration() || PHASES.contains(&opcode) {
            self.declaration_facts(instruction);
            self.declarations.push(instruction.clone());
            return;
        }
        let operands = instruction.operands.get(..info.operands()).unwrap_or_default();
        self.uses(opcode, operands);
    }

    fn declaration_facts(&mut self, instruction: &Instruction) {
        let word = |place: usize| instruction.words.get(place).copied().unwrap_or(0);
        match instruction.opcode() {
            Opcode::DCL_TEMPS => self.temps = self.temps.max(word(0)),
            Opcode::DCL_INDEXABLE_TEMP => {
                self.phase_temps = self.phase_temps.saturating_add(word(1));
                self.indexable_temps = self.indexable_temps.max(self.phase_temps);
            }
            opcode if PHASES.contains(&opcode) => self.phase_temps = 0,
            Opcode::DCL_INPUT_PS | Opcode::DCL_INPUT_PS_SGV | Opcode::DCL_INPUT_PS_SIV => {
                let mode = InterpolationMode(instruction.token.bits(11, 4) as u8);
                let sample = [InterpolationMode::LINEAR_SAMPLE, InterpolationMode::LINEAR_NOPERSPECTIVE_SAMPLE];
                let index = instruction.opcode() == Opcode::DCL_INPUT_PS_SGV
                    && word(0) == u32::from(SystemName::SAMPLE_INDEX.0);
                self.per_sample |= sample.contains(&mode) || index;
            }
            _ => {}
        }
    }

    /// What an instruction does with its operands.
    fn uses(&mut self, opcode: Opcode, operands: &[Operand]) {
        let is = |operand: &Operand, ty: OperandType| operand.token.operand_type() == ty;
        let arrays = operands.iter().any(|operand| is(operand, OperandType::INDEXABLE_TEMP));
        let output = operands.iter().any(|operand| is(operand, OperandType::OUTPUT));
        let shared = operands.iter().any(|operand| is(operand, OperandType::THREAD_GROUP_SHARED_MEMORY));
        self.array_instructions += u32::from(arrays);
        self.output_instructions += u32::from(output);
        match opcode {
            Opcode::MOV if arrays => {}
            Opcode::MOV if output || operands.get(1).is_some_and(may_be_negated) => self.odd_moves += 1,
            Opcode::MOV => self.plain_moves += 1,
            Opcode::LD_RAW | Opcode::LD_STRUCTURED => self.buffer_loads += u32::from(!shared),
            Opcode::STORE_RAW | Opcode::STORE_STRUCTURED => self.buffer_stores += u32::from(!shared),
            Opcode::LD_UAV_TYPED | Opcode::LD_UAV_TYPED_FEEDBACK => self.typed_loads = true,
            Opcode::IF | Opcode::SWITCH | Opcode::BREAKC | Opcode::CALLC | Opcode::CONTINUEC | Opcode::RETC => {
                let constant = [OperandType::CONSTANT_BUFFER, OperandType::IMMEDIATE32];
                match operands.first().is_some_and(|operand| constant.contains(&operand.token.operand_type())) {
                    true => self.static_conditions += 1,
                    false => self.dynamic_conditions += 1,
                }
            }
            _ => {}
        }
    }
}

/// Whether a source has a modifier, or is a literal that may have had one.
fn may_be_negated(operand: &Operand) -> bool {
    const SIGN: u32 = 1 << 31;
    let literal = operand.token.operand_type() == OperandType::IMMEDIATE32;
    operand.token.is_extended() || (literal && operand.value.iter().any(|value| value & SIGN != 0))
}

impl Reach {
    /// Goes past an instruction; whether it is a return that nothing leads to. fxc writes one at the end of a program whose
    /// branches have all returned.
    fn is_dead_return(&mut self, opcode: Opcode) -> bool {
        let Self { blocks, live } = self;
        match opcode {
            Opcode::RET => {
                return !std::mem::replace(live, false);
            }
            Opcode::CONTINUE => *live = false,
            Opcode::LABEL | Opcode::HS_CONTROL_POINT_PHASE | Opcode::HS_FORK_PHASE | Opcode::HS_JOIN_PHASE => {
                *live = true
            }
            Opcode::BREAK | Opcode::BREAKC => {
                let broken = blocks.iter_mut().rev().find(|block| block.opener != Opcode::IF);
                if let Some(block) = broken {
                    block.leaves |= *live;
                }
                *live &= opcode == Opcode::BREAKC;
            }
            Opcode::CASE | Opcode::DEFAULT => {
                if let Some(block) = blocks.last_mut() {
                    *live = block.entered;
                    block.complete |= opcode == Opcode::DEFAULT;
                }
            }
            Opcode::ELSE => {
                if let Some(block) = blocks.last_mut() {
                    (block.leaves, block.complete) = (*live, true);
                    *live = block.entered;
                }
            }
            _ => match opcode.info().map(|info| info.flow) {
                Some(Flow::Open) => {
                    blocks.push(Block { opener: opcode, entered: *live, leaves: false, complete: false });
                }
                Some(Flow::Close) => {
                    if let Some(block) = blocks.pop() {
                        // A loop ends by `break` alone; other blocks also by their last branch, or past all branches.
                        let falls = opcode != Opcode::ENDLOOP && (*live || (!block.complete && block.entered));
                        *live = block.leaves || falls;
                    }
                }
                _ => {}
            },
        }
        false
    }
}
