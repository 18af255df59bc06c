//! What the symbols say, laid out by the offset of the instruction it belongs to.

use std::ops::Range;

use dxbin_pdb::spec::codeview::{Local, Procedure, SymbolKind};
use dxbin_pdb::symbols::{Annotations, Location, RawRecord, Records, inline_site, until_nul};

use super::Streams;
use super::lines::{Painting, Row, Table};

/// A function or an inlined call.
#[derive(Debug)]
struct Scope<'s> {
    parent: Option<u32>,
    /// The function that is inlined, and where its code comes from.
    inlined: Option<(u32, Annotations<'s>)>,
    /// The offset of its first instruction; 0 for a function, and none for a call whose code is not known.
    start: u32,
    /// The locations of its own variables.
    own: Range<u32>,
    /// How many calls there are behind it that are in it, and in those.
    calls: u32,
}

/// A variable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variable<'s> {
    pub(super) ty: u32,
    pub(super) name: &'s [u8],
    scope: u32,
}

/// A variable, or a piece of one, is in a register.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'s> {
    pub(super) location: Location<'s>,
    pub(super) variable: u32,
}

/// It comes to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Event {
    /// The offset of the instruction before which it does.
    pub(super) offset: u32,
    /// Which place it is.
    pub(super) place: u32,
}

/// All of it.
#[derive(Debug)]
pub(in crate::listing::fxc) struct Facts<'s> {
    pub(super) streams: &'s Streams<'s>,
    pub(super) lines: Painting,
    pub(super) files: &'s [u8],
    scopes: Vec<Scope<'s>>,
    variables: Vec<Variable<'s>>,
    places: Vec<Place<'s>>,
    /// By offset; those at one offset in the order in which they are told.
    pub(super) events: Vec<Event>,
}

impl<'s> Facts<'s> {
    /// What the streams say of a program of so many words.
    pub(in crate::listing::fxc) fn of(streams: &'s Streams<'s>, words: usize) -> Self {
        let mut symbols = Symbols::default();
        symbols.read(streams);
        let table = Table::of(streams);
        let mut lines = Painting::new(words);
        // Calls in calls stand behind those they are in; what counts most is painted first.
        for place in (0..symbols.scopes.len()).rev() {
            let Some(scope) = symbols.scopes.get(place) else { continue };
            let Some((inlinee, annotations)) = scope.inlined.clone() else { continue };
            let rows = table.inlined(inlinee, symbols.start, annotations);
            rows.iter().for_each(|row| lines.paint(row));
            symbols.begin(place, rows.iter().map(Row::start).min());
        }
        table.paint(&mut lines);
        let Symbols { scopes, variables, places, .. } = symbols;
        let events = events(&scopes, &places);
        Self { streams, lines, files: table.files, scopes, variables, places, events }
    }

    /// A place and its variable.
    pub(super) fn place(&self, place: u32) -> Option<(&Place<'s>, &Variable<'s>)> {
        let place = self.places.get(place as usize)?;
        Some((place, self.variables.get(place.variable as usize)?))
    }

    /// Whether what befalls a variable is told after the instruction at an offset: once the call it belongs to has begun,
    /// also when that is over.
    pub(super) fn is_told(&self, variable: &Variable<'_>, offset: u32) -> bool {
        self.scopes.get(variable.scope as usize).is_some_and(|scope| scope.start <= offset)
    }

    /// The places at the program's start, in the order in which they are told there: a call's before its caller's.
    pub(super) fn first(&self, offset: u32) -> Vec<u32> {
        let mut first = Vec::new();
        // A stack of its own, since calls may nest without end. Behind a scope stand the calls in it.
        let mut open: Vec<(usize, usize)> = Vec::new();
        for (at, scope) in self.scopes.iter().enumerate() {
            while let Some(&(done, _)) = open.last().filter(|(_, end)| *end <= at) {
                self.own(done, offset, &mut first);
                open.pop();
            }
            open.push((at, at + 1 + scope.calls as usize));
        }
        while let Some((done, _)) = open.pop() {
            self.own(done, offset, &mut first);
        }
        first
    }

    fn own(&self, scope: usize, offset: u32, first: &mut Vec<u32>) {
        let Some(scope) = self.scopes.get(scope).filter(|scope| scope.start <= offset) else { return };
        let starts =
            |&place: &u32| self.places.get(place as usize).is_some_and(|place| place.location.range.start == offset);
        first.extend(scope.own.clone().filter(starts));
    }
}

/// What comes to be in a register, and when.
fn events(scopes: &[Scope<'_>], places: &[Place<'_>]) -> Vec<Event> {
    let mut events = Vec::with_capacity(places.len());
    for place in scopes.iter().flat_map(|scope| scope.own.clone()) {
        let Some(location) = places.get(place as usize).map(|place| &place.location) else { continue };
        let start = location.range.start;
        events.push(Event { offset: start, place });
        // Where a gap ends, it is there again.
        events.extend(location.gaps().map(|gap| {
            let end = start.wrapping_add(gap.start.into()).wrapping_add(gap.length.into());
            Event { offset: end, place }
        }));
    }
    events.sort_unstable();
    events
}

/// Scopes and variables, as they are read.
#[derive(Debug, Default)]
struct Symbols<'s> {
    scopes: Vec<Scope<'s>>,
    variables: Vec<Variable<'s>>,
    places: Vec<Place<'s>>,
    /// Where the first function starts.
    start: u32,
    /// The scopes that are open.
    open: Vec<u32>,
}

impl<'s> Symbols<'s> {
    fn read(&mut self, streams: &'s Streams<'_>) {
        let module = &streams.module;
        for record in Records::new(&module.stream, module.symbols.clone()) {
            self.symbol(&record);
        }
        while !self.open.is_empty() {
            self.close();
        }
        self.order();
    }

    fn symbol(&mut self, record: &RawRecord<'s>) {
        match record.symbol() {
            SymbolKind::S_DEFRANGE_HLSL => {
                if let (Some(location), Some(last)) = (Location::read(record), self.variables.len().checked_sub(1)) {
                    self.places.push(Place { location, variable: last as u32 });
                }
            }
            SymbolKind::S_LOCAL => {
                let (Some((local, name)), Some(&scope)) = (record.fixed::<Local>(), self.open.last()) else { return };
                self.variables.push(Variable { ty: local.ty, name: until_nul(name), scope });
            }
            SymbolKind::S_INLINESITE => {
                let Some((site, annotations)) = inline_site(record) else { return };
                self.open(Some((site.inlinee, annotations)));
            }
            SymbolKind::S_GPROC32 | SymbolKind::S_LPROC32 | SymbolKind::S_GPROC32_ID | SymbolKind::S_LPROC32_ID => {
                let Some((procedure, _)) = record.fixed::<Procedure>() else { return };
                if self.scopes.is_empty() {
                    self.start = procedure.offset;
                }
                self.open(None);
            }
            SymbolKind::S_END | SymbolKind::S_INLINESITE_END | SymbolKind::S_PROC_ID_END => self.close(),
            _ => {}
        }
    }

    fn open(&mut self, inlined: Option<(u32, Annotations<'s>)>) {
        let start = if inlined.is_some() { u32::MAX } else { 0 };
        self.open.push(self.scopes.len() as u32);
        let parent = self.open.len().checked_sub(2).and_then(|last| self.open.get(last)).copied();
        self.scopes.push(Scope { parent, inlined, start, own: 0..0, calls: 0 });
    }

    fn close(&mut self) {
        let count = self.scopes.len() as u32;
        if let Some(place) = self.open.pop()
            && let Some(scope) = self.scopes.get_mut(place as usize)
        {
            scope.calls = count - place - 1;
        }
    }

    /// Puts the places in the order of their scopes: those of a scope's own variables before those of the calls in it. fxc
    /// writes them so.
    fn order(&mut self) {
        let scope = |place: &Place<'_>| self.variables.get(place.variable as usize).map(|variable| variable.scope);
        if !self.places.is_sorted_by_key(scope) {
            self.places.sort_by_key(scope);
        }
        let mut at = 0;
        for run in self.places.chunk_by(|one, other| scope(one) == scope(other)) {
            let end = at + run.len() as u32;
            if let Some(scope) = run.first().and_then(scope).and_then(|place| self.scopes.get_mut(place as usize)) {
                scope.own = at..end;
            }
            at = end;
        }
    }

    /// Says where a call begins, and those it is in. Calls come deepest first.
    fn begin(&mut self, place: usize, start: Option<u32>) {
        let Some(scope) = self.scopes.get_mut(place) else { return };
        scope.start = scope.start.min(start.unwrap_or(u32::MAX));
        let (start, parent) = (scope.start, scope.parent);
        if let Some(parent) = parent.and_then(|parent| self.scopes.get_mut(parent as usize)) {
            parent.start = parent.start.min(start);
        }
    }
}
