//! Debug information in a listing: lines before instructions, variables behind them.

use dxbin_base::sink::{Class, Colour, Sink};

use super::Printer;
use crate::debug::Announced;

impl<S: Sink> Printer<'_, '_, S> {
    /// Announces the line that an instruction comes from.
    pub(super) fn announce(&mut self, announced: Option<Announced<'_>>) {
        let Some(Announced { line, file }) = announced else { return };
        self.pen.end_line();
        self.pen.begin(Colour::Yellow);
        self.pen.put(Class::Comment, b"#line ");
        self.pen.end();
        self.pen.begin(Colour::Cyan);
        self.pen.unsigned(Class::Comment, u32::from(line));
        if let Some(file) = file {
            self.pen.put(Class::Comment, b" \"");
            self.pen.text(Class::Comment, file);
            self.pen.put(Class::Comment, b"\"");
        }
        self.pen.end_line();
        self.pen.end();
    }

    /// The variables that an instruction writes.
    pub(super) fn variables(&mut self) {
        let Some(notes) = &self.notes else { return };
        let Some(lanes) = notes.lanes() else { return };
        self.pen.put(Class::Comment, b"  // ");
        let mut last = None;
        for lane in lanes {
            let Some(name) = notes.name(lane.variable) else { continue };
            let Some(text) = name.name else { continue };
            if last == Some(name.offsets) {
                self.pen.put(Class::Comment, b",");
            } else {
                if last.is_some() {
                    self.pen.put(Class::Comment, b">, ");
                }
                last = Some(name.offsets);
                if let Some(scope) = name.scope {
                    self.pen.text(Class::Comment, scope);
                    self.pen.put(Class::Comment, b"::");
                }
                self.pen.text(Class::Comment, text);
                self.pen.put(Class::Comment, b"<");
            }
            self.pen.unsigned(Class::Comment, u32::from(lane.component));
        }
        if last.is_some() {
            self.pen.put(Class::Comment, b">");
        }
    }
}
