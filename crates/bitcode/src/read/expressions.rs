//! Constant expressions.

use dxbin_base::{Code, Error};

use super::Reader;
use crate::model::{ConstantKind, Opcode, Span, Type, TypeId, Value};
use crate::spec::codes::{BINARY, CASTS, ConstantCode, binary_code};

impl Reader<'_, '_> {
    pub(super) fn expression(
        &mut self,
        code: ConstantCode,
        record: &[u64],
        of: TypeId,
        of_type: Type,
    ) -> Result<(ConstantKind, bool), Error> {
        let start = self.module.constants.words.len();
        let result = self.expression_operands(code, record, of, of_type);
        if result.is_err() {
            self.module.constants.words.truncate(start);
        }
        let Some((opcode, flags, ready)) = result? else { return Ok((ConstantKind::Undefined, true)) };
        let operands = Span { start: start as u32, length: (self.module.constants.words.len() - start) as u32 };
        Ok((ConstantKind::Expression { opcode, flags, operands }, ready))
    }

    /// Adds an expression's operands; gives its operation, flags and whether all operands were there.
    fn expression_operands(
        &mut self,
        code: ConstantCode,
        record: &[u64],
        of: TypeId,
        of_type: Type,
    ) -> Result<Option<(Opcode, u16, bool)>, Error> {
        let mut ready = true;
        let bit = self.plain_type(Type::Integer(1));
        let word = self.plain_type(Type::Integer(32));
        let mut flags = 0;
        let opcode = match (code, record) {
            (ConstantCode::CE_BINOP, &[operation, a, b, ref rest @ ..]) => {
                let Some(opcode) = self.binary(operation, of) else { return Ok(None) };
                self.constant_operands(&[(a, of), (b, of)], &mut ready)?;
                flags = rest.first().map_or(0, |&flags| binary_flags(opcode, flags));
                opcode
            }
            (ConstantCode::CE_CAST, &[operation, from, a, ..]) => {
                let Some(&opcode) = CASTS.get(operation as u32 as usize) else { return Ok(None) };
                let from = self.type_at(from).ok_or_else(|| self.no_type(from))?;
                self.constant_operands(&[(a, from)], &mut ready)?;
                let pointer = |of| matches!(self.scalar(of), Some(Type::Pointer { .. }));
                if opcode == Opcode::ADDR_SPACE_CAST && !(pointer(from) && pointer(of)) {
                    return Err(self.error(Code::ModuleType, "what is no pointer in another address space"));
                }
                opcode
            }
            (ConstantCode::CE_GEP | ConstantCode::CE_INBOUNDS_GEP, record) => {
                flags = u16::from(code == ConstantCode::CE_INBOUNDS_GEP);
                self.constant_pointer(record, &mut ready)?;
                Opcode::GET_ELEMENT_PTR
            }
            (ConstantCode::CE_SELECT, &[condition, a, b, ..]) => {
                let selector = match of_type {
                    Type::Vector { count, .. } => self.plain_type(Type::Vector { count, of: bit }),
                    _ => bit,
                };
                self.constant_operands(&[(condition, selector), (a, of), (b, of)], &mut ready)?;
                Opcode::SELECT
            }
            (ConstantCode::CE_EXTRACTELT, &[from, a, ref rest @ ..]) if !rest.is_empty() => {
                let (from, inner) = self.vector_at(from)?;
                let index = self.index_operand(rest, word)?;
                self.constant_operands(&[(a, from), index], &mut ready)?;
                self.expression_type = Some(inner);
                Opcode::EXTRACT_ELEMENT
            }
            (ConstantCode::CE_INSERTELT, &[a, element, ref rest @ ..]) if !rest.is_empty() => {
                let Type::Vector { of: inner, .. } = of_type else { return Err(self.no_vector()) };
                let index = self.index_operand(rest, word)?;
                self.constant_operands(&[(a, of), (element, inner), index], &mut ready)?;
                Opcode::INSERT_ELEMENT
            }
            (ConstantCode::CE_SHUFFLEVEC, &[a, b, mask, ..]) => {
                let Type::Vector { count, .. } = of_type else { return Err(self.no_vector()) };
                let of_mask = self.plain_type(Type::Vector { count, of: word });
                self.constant_operands(&[(a, of), (b, of), (mask, of_mask)], &mut ready)?;
                Opcode::SHUFFLE_VECTOR
            }
            (ConstantCode::CE_SHUFVEC_EX, &[from, a, b, mask, ..]) => {
                let Type::Vector { count, .. } = of_type else { return Err(self.no_vector()) };
                let (from, inner) = self.vector_at(from)?;
                let of_mask = self.plain_type(Type::Vector { count, of: word });
                self.constant_operands(&[(a, from), (b, from), (mask, of_mask)], &mut ready)?;
                self.expression_type = Some(self.plain_type(Type::Vector { count, of: inner }));
                Opcode::SHUFFLE_VECTOR
            }
            (ConstantCode::CE_CMP, &[from, a, b, predicate, ..]) => {
                let from = self.type_at(from).ok_or_else(|| self.no_type(from))?;
                self.constant_operands(&[(a, from), (b, from)], &mut ready)?;
                flags = predicate as u16;
                self.expression_type = Some(self.compared(from));
                if self.is_float(from) { Opcode::F_CMP } else { Opcode::I_CMP }
            }
            _ => return Err(self.short(record)),
        };
        Ok(Some((opcode, flags, ready)))
    }

    /// The type of a comparison of what is of a type.
    pub(super) fn compared(&mut self, of: TypeId) -> TypeId {
        let bit = self.plain_type(Type::Integer(1));
        match self.module.types.get(of) {
            Some(Type::Vector { count, .. }) => self.plain_type(Type::Vector { count, of: bit }),
            _ => bit,
        }
    }

    /// An expression that waited, with its operands, and its type: LLVM makes it anew, of what the operands are, which may be
    /// of other types than it said.
    pub(super) fn made_again(&mut self, of: TypeId, kind: ConstantKind) -> (TypeId, ConstantKind) {
        let ConstantKind::Expression { opcode, flags, operands } = kind else { return (of, kind) };
        match self.remade(of, opcode, flags, operands) {
            Ok((of, opcode)) => (of, ConstantKind::Expression { opcode, flags, operands }),
            Err(error) => {
                self.note(error);
                (of, kind)
            }
        }
    }

    fn remade(&mut self, of: TypeId, opcode: Opcode, flags: u16, operands: Span) -> Result<(TypeId, Opcode), Error> {
        let words = operands.of(&self.module.constants.words).to_vec();
        let type_at = |reader: &Self, place: usize| words.get(place).and_then(|&word| reader.type_of(Value(word)));
        // Where something is nowhere that was said already.
        let Some(first) = type_at(self, usize::from(matches!(opcode, Opcode::SELECT | Opcode::GET_ELEMENT_PTR))) else {
            return Ok((of, opcode));
        };
        let vector = |reader: &Self, of| match reader.module.types.get(of) {
            Some(Type::Vector { count, of }) => Ok((count, of)),
            _ => Err(reader.no_vector()),
        };
        // What is said to be of vectors was taken apart at once.
        let whole = binary_code(opcode).is_some() || matches!(opcode, Opcode::I_CMP | Opcode::F_CMP);
        if whole && vector(self, of).is_ok() {
            vector(self, first)?;
        }
        Ok(match opcode {
            Opcode::I_CMP | Opcode::F_CMP => {
                // Which of them it is goes by the predicate from here on.
                let opcode = match flags {
                    0..=15 => Opcode::F_CMP,
                    32..=41 => Opcode::I_CMP,
                    _ => return Err(self.error(Code::ModuleRecord, format!("no comparison has the predicate {flags}"))),
                };
                (self.compared(first), opcode)
            }
            Opcode::GET_ELEMENT_PTR => {
                let Some(pointee) = self.scalar_pointee(first) else { return Err(self.no_pointer()) };
                if let Some(word) = self.module.constants.words.get_mut(operands.start as usize) {
                    *word = pointee.0;
                }
                let inner = self.walk_indices(pointee, words.get(2..).unwrap_or_default())?;
                (self.pointer_type(first, inner, None), opcode)
            }
            Opcode::EXTRACT_ELEMENT => (vector(self, first)?.1, opcode),
            Opcode::SHUFFLE_VECTOR => {
                let inner = vector(self, first)?.1;
                let Some(mask) = type_at(self, 2) else { return Ok((of, opcode)) };
                let count = vector(self, mask)?.0;
                (self.plain_type(Type::Vector { count, of: inner }), opcode)
            }
            opcode if CASTS.contains(&opcode) => (of, opcode),
            opcode => (first, opcode),
        })
    }

    fn constant_operands(&mut self, operands: &[(u64, TypeId)], ready: &mut bool) -> Result<(), Error> {
        for &(number, of) in operands {
            let word = self.constant_operand(number, of, ready)?;
            self.module.constants.words.push(word);
        }
        Ok(())
    }

    fn index_operand(&mut self, rest: &[u64], word: TypeId) -> Result<(u64, TypeId), Error> {
        match *rest {
            [of, index] => Ok((index, self.type_at(of).ok_or_else(|| self.no_type(of))?)),
            [index, ..] => Ok((index, word)),
            [] => Err(self.short(rest)),
        }
    }

    fn vector_at(&mut self, number: u64) -> Result<(TypeId, TypeId), Error> {
        let id = self.type_at(number).ok_or_else(|| self.no_type(number))?;
        match self.module.types.get(id) {
            Some(Type::Vector { of, .. }) => Ok((id, of)),
            _ => Err(self.no_vector()),
        }
    }

    #[cold]
    pub(super) fn no_pointer(&self) -> Error {
        self.error(Code::ModuleType, "arithmetic with what is no pointer")
    }

    #[cold]
    pub(super) fn no_vector(&self) -> Error {
        self.error(Code::ModuleType, "a vector is needed here")
    }

    /// Arithmetic with a pointer: what it points to (or not), then type and value of each operand.
    fn constant_pointer(&mut self, record: &[u64], ready: &mut bool) -> Result<(), Error> {
        let (stated, pairs) = match record {
            [stated, pairs @ ..] if record.len() % 2 == 1 => (Some(*stated), pairs),
            pairs => (None, pairs),
        };
        // A type that is none is as good as none.
        let stated = stated.and_then(|number| self.type_at(number));
        let [base, ..] = pairs.as_chunks::<2>().0 else { return Err(self.short(record)) };
        let base = self.type_at(base[0]).ok_or_else(|| self.no_type(base[0]))?;
        let Some(pointee) = self.scalar_pointee(base) else { return Err(self.no_pointer()) };
        if stated.is_some_and(|stated| stated != pointee) {
            return Err(self.error(Code::ModuleType, "a pointer points to another type than is stated"));
        }
        self.module.constants.words.push(pointee.0);
        let first = self.module.constants.words.len();
        for &[of, number] in pairs.as_chunks::<2>().0 {
            let of = self.type_at(of).ok_or_else(|| self.no_type(of))?;
            self.constant_operands(&[(number, of)], ready)?;
        }
        let inner = self.walk_indices(pointee, self.module.constants.words.get(first + 1..).unwrap_or_default())?;
        self.expression_type = Some(self.pointer_type(base, inner, None));
        Ok(())
    }

    pub(super) fn binary(&self, operation: u64, of: TypeId) -> Option<Opcode> {
        let &(integer, float) = BINARY.get(operation as u32 as usize)?;
        match self.scalar(of) {
            Some(Type::Integer(_)) => Some(integer),
            Some(scalar) if is_float(scalar) => float,
            _ => None,
        }
    }

    /// The type itself, or a vector's element.
    pub(super) fn scalar(&self, of: TypeId) -> Option<Type> {
        match self.module.types.get(of)? {
            Type::Vector { of, .. } => self.module.types.get(of),
            scalar => Some(scalar),
        }
    }

    pub(super) fn is_float(&self, of: TypeId) -> bool {
        self.scalar(of).is_some_and(is_float)
    }
}

const fn is_float(of: Type) -> bool {
    matches!(of, Type::Half | Type::Float | Type::Double | Type::X86Fp80 | Type::Fp128 | Type::PpcFp128)
}

/// The flags of a binary operation that count for it.
pub(super) const fn binary_flags(opcode: Opcode, flags: u64) -> u16 {
    match opcode {
        Opcode::ADD | Opcode::SUB | Opcode::MUL | Opcode::SHL => flags as u16 & 3,
        Opcode::S_DIV | Opcode::U_DIV | Opcode::L_SHR | Opcode::A_SHR => flags as u16 & 1,
        Opcode::F_ADD | Opcode::F_SUB | Opcode::F_MUL | Opcode::F_DIV | Opcode::F_REM => flags as u16 & 31,
        _ => 0,
    }
}
