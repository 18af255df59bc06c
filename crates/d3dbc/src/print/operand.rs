//! Registers as a listing spells them.

use dxbin_base::sink::{Class, Colour, Sink};

use super::Printer;
use crate::model::Parameter;
use crate::spec::{Number, SOURCE_MODIFIERS, UNKNOWN_REGISTER};
use crate::token::ParameterToken;

/// D3DSPSM_NOT.
const NOT: usize = 13;
const COMPONENTS: [u8; 4] = *b"xyzw";

impl<S: Sink> Printer<'_, '_, S> {
    /// A register's name, without what is done to it.
    fn register(&mut self, token: ParameterToken) {
        let register = token.register().unwrap_or(&UNKNOWN_REGISTER);
        let prefix = register.spelling(self.version);
        let number = token.number();
        match register.number {
            Number::None => self.pen.text(Class::Register, prefix.as_bytes()),
            Number::Named(names) if (number as usize) < names.len() => {
                let name = names.get(number as usize).copied().unwrap_or_default();
                self.pen.text(Class::Register, name.as_bytes());
            }
            Number::Plain | Number::Named(_) => {
                self.pen.text(Class::Register, prefix.as_bytes());
                self.pen.unsigned(Class::Register, number);
            }
            Number::From(first) => {
                self.pen.text(Class::Register, prefix.as_bytes());
                self.pen.unsigned(Class::Register, number + first);
            }
        }
    }

    /// The register that indexes another one. If it is itself indexed, then by whatever a zero token says.
    fn index(&mut self, index: Option<ParameterToken>) {
        let Some(token) = index else { return };
        self.pen.put(Class::Plain, b"[");
        self.register(token);
        if token.is_relative() {
            self.pen.put(Class::Plain, b"[");
            self.register(ParameterToken::default());
            self.swizzle(ParameterToken::default());
            self.pen.put(Class::Plain, b"]");
        }
        self.swizzle(token);
        self.pen.put(Class::Plain, b"]");
    }

    /// A destination.
    pub(super) fn destination(&mut self, parameter: &Parameter) {
        self.register(parameter.token);
        self.index(parameter.indexed_by());
        let mask = parameter.token.mask();
        if mask != 0xf {
            self.pen.put(Class::Register, b".");
            for (lane, component) in COMPONENTS.into_iter().enumerate() {
                if mask >> lane & 1 == 1 {
                    self.pen.put(Class::Register, &[component]);
                }
            }
        }
        self.min_precision(parameter.token);
    }

    /// A source.
    pub(super) fn source(&mut self, token: ParameterToken, index: Option<ParameterToken>) {
        let modifier = SOURCE_MODIFIERS.get(token.source_modifier());
        let (before, behind) = modifier.map_or(("", ""), |modifier| (modifier.before, modifier.behind));
        self.pen.text(Class::Register, before.as_bytes());
        self.register(token);
        self.index(index);
        self.pen.text(Class::Register, behind.as_bytes());
        self.swizzle(token);
        self.min_precision(token);
    }

    /// A predicate: of the source modifiers it knows one, and an index is whatever a zero token says.
    pub(super) fn predicate(&mut self, token: ParameterToken) {
        if token.source_modifier() == NOT {
            self.pen.put(Class::Register, b"!");
        }
        self.register(token);
        self.index(token.is_relative().then_some(ParameterToken::default()));
        self.swizzle(token);
    }

    /// A swizzle: nothing for that which changes nothing, one letter for all lanes alike.
    fn swizzle(&mut self, token: ParameterToken) {
        let lanes = token.swizzle();
        if lanes == [0, 1, 2, 3] {
            return;
        }
        self.pen.put(Class::Register, b".");
        let letters = lanes.map(|lane| COMPONENTS[usize::from(lane & 3)]);
        match lanes {
            [a, b, c, d] if a == b && a == c && a == d => self.pen.put(Class::Register, &[letters[0]]),
            _ => self.pen.put(Class::Register, &letters),
        }
    }

    fn min_precision(&mut self, token: ParameterToken) {
        if let Some(text) = token.min_precision().short() {
            self.pen.begin(Colour::Grey);
            self.pen.text(Class::Keyword, text.as_bytes());
            self.pen.end();
        }
    }
}
