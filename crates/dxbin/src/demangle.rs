//! Names of exported functions as HLSL spells them.
//!
//! dxc mangles a function's name as Microsoft's C++ compiler does: `\x01?blend@@YAMV?$vector@M$03@@M@Z` is
//! `float blend(float4, float)`. The kept crate for such names knows all of it but the types that only HLSL has; these
//! are swapped for pointers before, of which HLSL has none.

use std::fmt::{self, Write};

use msvc_demangler::{Name, NameSequence, Params, Symbol, Type};

/// Types that only HLSL has, how dxc writes them, and a pointer that stands for each: it is longer than a letter, too, and so
/// counts as they do where a name refers back.
const OWN: [(&str, &str, &str); 9] = [
    ("min10float", "$min10f@", "PAD"),
    ("min16float", "$min16f@", "PAC"),
    ("min16int", "$min16i@", "PAE"),
    ("min16uint", "$min16ui@", "PAJ"),
    ("half", "$halff@", "PAK"),
    ("min12int", "$min12i@", "PAO"),
    ("half", "$f16@", "PA_W"),
    ("int8_t4_packed", "$i8_4pk@", "PA_S"),
    ("uint8_t4_packed", "$ui8_4pk@", "PA_U"),
];

/// The type whose pointer stands for a type that only HLSL has.
fn own(pointee: &Type<'_>) -> Option<&'static str> {
    let place = match pointee {
        Type::Char(_) => 0,
        Type::Schar(_) => 1,
        Type::Uchar(_) => 2,
        Type::Long(_) => 3,
        Type::Ulong(_) => 4,
        Type::Ldouble(_) => 5,
        Type::Wchar(_) => 6,
        Type::Char16(_) => 7,
        Type::Char32(_) => 8,
        _ => return None,
    };
    OWN.get(place).map(|row| row.0)
}

/// Types that C++ has, too, under their names in HLSL.
fn builtin(ty: &Type<'_>) -> Option<&'static str> {
    Some(match ty {
        Type::Void(_) => "void",
        Type::Bool(_) => "bool",
        Type::Short(_) => "int16_t",
        Type::Ushort(_) => "uint16_t",
        Type::Int(_) | Type::Long(_) => "int",
        Type::Uint(_) | Type::Ulong(_) => "uint",
        Type::Int64(_) => "int64_t",
        Type::Uint64(_) => "uint64_t",
        Type::Float(_) => "float",
        Type::Double(_) => "double",
        _ => return None,
    })
}

/// More text than this is no name.
const MAX_LENGTH: usize = 1 << 12;
/// Types nest no deeper than this.
const MAX_DEPTH: u32 = 32;

/// A mangled name as HLSL spells it: `float4 blend(float4, float)`; `None` for a name that is not mangled, or cannot be read.
///
/// What is handed over by reference is `inout`, since `out` is mangled in the same way.
///
/// ```
/// let spelt = dxbin::demangle::function(b"\x01?blend@Colours@@YA?AV?$vector@M$03@@V2@AIAM@Z");
/// assert_eq!(spelt.as_deref(), Some("float4 Colours::blend(float4, inout float)"));
/// assert_eq!(dxbin::demangle::function(b"main"), None);
/// ```
pub fn function(name: &[u8]) -> Option<String> {
    let name = std::str::from_utf8(name.strip_prefix(b"\x01").unwrap_or(name)).ok()?;
    if !name.starts_with('?') || name.len() > MAX_LENGTH || too_deep(name) {
        return None;
    }
    let mut swapped = without_restrict(name);
    for (_, written, pointer) in OWN {
        if swapped.contains(written) {
            swapped = swapped.replace(written, pointer);
        }
    }
    let parsed = msvc_demangler::parse(&swapped).ok()?;
    let mut text = Speller { text: String::new(), depth: 0 };
    match &parsed.symbol_type {
        Type::NonMemberFunction(_, parameters, _, result) | Type::MemberFunction(_, _, parameters, _, result) => {
            text.ty(result).ok()?;
            text.text.push(' ');
            text.symbol(&parsed.symbol).ok()?;
            text.text.push('(');
            if !matches!(parameters.types.as_slice(), [Type::Void(_)]) {
                text.list(parameters).ok()?;
            }
            text.text.push(')');
        }
        Type::Var(ty, ..) => {
            text.ty(ty).ok()?;
            text.text.push(' ');
            text.symbol(&parsed.symbol).ok()?;
        }
        _ => return None,
    }
    Some(text.text)
}

/// The name without `I` in references, which says `__restrict` and which the crate does not know. Letters in the middle of
/// other names stay.
fn without_restrict(name: &str) -> String {
    let (function, mut rest) = match name.find("@@Y") {
        Some(at) => name.split_at(at + 3),
        None => (name, ""),
    };
    let mut text = function.to_owned();
    while let Some(first) = rest.chars().next() {
        let skipped = if rest.starts_with("AIA") {
            text.push_str("AA");
            rest = rest.get(3..).unwrap_or_default();
            continue;
        } else if rest.starts_with("?$") {
            // A template's name; its arguments are types again.
            rest.find('@').map_or(rest.len(), |end| end + 1)
        } else if matches!(first, 'U' | 'V' | 'T')
            && rest.as_bytes().get(1).is_some_and(|&byte| byte == b'_' || byte.is_ascii_alphabetic())
        {
            rest.find("@@").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("W4") {
            rest.find("@@").map_or(rest.len(), |end| end + 2)
        } else {
            first.len_utf8()
        };
        let (copied, after) = rest.split_at(skipped);
        text.push_str(copied);
        rest = after;
    }
    text
}

/// The name alone, without types and namespaces' parameters: `Colours::blend`; the name itself where it is not mangled.
///
/// ```
/// assert_eq!(dxbin::demangle::short(b"\x01?blend@Colours@@YAXXZ"), "Colours::blend");
/// assert_eq!(dxbin::demangle::short(b"main"), "main");
/// ```
pub fn short(name: &[u8]) -> String {
    let spelt = || {
        let name = std::str::from_utf8(name.strip_prefix(b"\x01")?).ok()?;
        let inner = name.strip_prefix('?')?;
        let (path, _) = inner.split_once("@@")?;
        let pieces: Vec<&str> = path.split('@').rev().collect();
        let plain =
            |piece: &&str| !piece.is_empty() && piece.bytes().all(|byte| byte == b'_' || byte.is_ascii_alphanumeric());
        pieces.iter().all(plain).then(|| pieces.join("::"))
    };
    spelt().unwrap_or_else(|| String::from_utf8_lossy(name).into_owned())
}

/// Whether a name nests without end: the crate that reads it recurses where a template, a pointer or an array starts.
fn too_deep(name: &str) -> bool {
    let starts = name.as_bytes().windows(2).filter(|pair| matches!(pair, [b'?' | b'P' | b'A' | b'Q' | b'Y', _]));
    starts.count() > 256
}

struct Speller {
    text: String,
    depth: u32,
}

impl Speller {
    fn symbol(&mut self, symbol: &Symbol<'_>) -> fmt::Result {
        let NameSequence { names } = &symbol.scope;
        for name in names.iter().rev() {
            self.name(name)?;
            self.text.push_str("::");
        }
        self.name(&symbol.name)
    }

    fn name(&mut self, name: &Name<'_>) -> fmt::Result {
        match name {
            Name::NonTemplate(name) => self.identifier(name),
            Name::Template(name, parameters) => self.template(name, parameters),
            Name::AnonymousNamespace(_) => self.text.write_str("(anonymous)"),
            _ => Err(fmt::Error),
        }
    }

    fn identifier(&mut self, name: &[u8]) -> fmt::Result {
        self.text.push_str(std::str::from_utf8(name).map_err(|_| fmt::Error)?);
        Ok(())
    }

    /// Vectors and matrices have names of their own.
    fn template(&mut self, name: &Name<'_>, parameters: &Params<'_>) -> fmt::Result {
        let of = |of: &[u8]| matches!(name, Name::NonTemplate(name) if *name == of);
        match parameters.types.as_slice() {
            [ty, Type::Constant(columns)] if of(b"vector") && *columns <= 4 => {
                self.ty(ty)?;
                write!(self.text, "{columns}")
            }
            [ty, Type::Constant(rows), Type::Constant(columns)] if of(b"matrix") => {
                self.ty(ty)?;
                write!(self.text, "{rows}x{columns}")
            }
            _ => {
                self.name(name)?;
                self.text.push('<');
                self.list(parameters)?;
                self.text.push('>');
                Ok(())
            }
        }
    }

    fn list(&mut self, parameters: &Params<'_>) -> fmt::Result {
        for (at, ty) in parameters.types.iter().enumerate() {
            if at > 0 {
                self.text.push_str(", ");
            }
            self.ty(ty)?;
        }
        Ok(())
    }

    fn ty(&mut self, ty: &Type<'_>) -> fmt::Result {
        if self.depth >= MAX_DEPTH || self.text.len() > MAX_LENGTH {
            return Err(fmt::Error);
        }
        self.depth += 1;
        let spelt = self.spell(ty);
        self.depth -= 1;
        spelt
    }

    fn spell(&mut self, ty: &Type<'_>) -> fmt::Result {
        if let Some(name) = builtin(ty) {
            return self.text.write_str(name);
        }
        match ty {
            Type::Ptr(to, _) => self.text.write_str(own(to).ok_or(fmt::Error)?),
            Type::Ref(of, _) | Type::RValueRef(of, _) => {
                self.text.push_str("inout ");
                self.ty(of)
            }
            Type::Array(_, inner, _) => {
                let mut inner = inner;
                while let Type::Array(_, deeper, _) = &**inner {
                    inner = deeper;
                }
                self.ty(inner)?;
                let mut outer = ty;
                while let Type::Array(count, deeper, _) = outer {
                    write!(self.text, "[{count}]")?;
                    outer = deeper;
                }
                Ok(())
            }
            Type::Class(symbol, _) | Type::Struct(symbol, _) | Type::Union(symbol, _) | Type::Enum(symbol, _) => {
                self.symbol(symbol)
            }
            Type::Constant(number) => write!(self.text, "{number}"),
            _ => Err(fmt::Error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_dxc_are_spelt() {
        let names = [
            ("?main@@YAXXZ", "void main()"),
            ("?f@@YAMH@Z", "float f(int)"),
            ("?index@@YA$$BY09_KY09_KH@Z", "uint64_t[10] index(uint64_t[10], int)"),
            ("?StackPush@@YAXAIAHIV?$vector@I$01@@I@Z", "void StackPush(inout int, uint, uint2, uint)"),
            ("?f@@YAXUAIAM@@AIAM@Z", "void f(AIAM, inout float)"),
            ("?test@@YAMUT@@Y01U1@U1@AIAV?$matrix@M$01$01@@@Z", "float test(T, T[2], T, inout float2x2)"),
            ("?test_isfinite_half3@@YA?AV?$vector@_N$02@@V?$vector@$f16@$02@@@Z", "bool3 test_isfinite_half3(half3)"),
            ("?function1@@YAMM$min12i@@Z", "float function1(float, min12int)"),
            (
                "?arithmetic@@YA$$BY0L@V?$vector@$f16@$0BB@@@Y0L@$$CAV1@@Z",
                "vector<half, 17>[11] arithmetic(vector<half, 17>[11])",
            ),
            ("?getTBV@@YA?AU?$TextureBuffer@US@@@@XZ", "TextureBuffer<S> getTBV()"),
            ("?logic@@YA$$BY09V?$vector@_N$02@@Y09V1@0@Z", "bool3[10] logic(bool3[10], bool3[10])"),
        ];
        for (mangled, spelt) in names {
            assert_eq!(function(mangled.as_bytes()).as_deref(), Some(spelt), "{mangled}");
        }
    }

    #[test]
    fn nonsense_is_no_name() {
        for name in
            ["", "?", "main", "?@@", "?f@@YA", "?f@@YAXPAX@Z", &"?$".repeat(3000), &"?f@@YAX".to_owned().repeat(40)]
        {
            assert_eq!(function(name.as_bytes()), None, "{name}");
        }
        assert_eq!(function(format!("?f@@YAX{}M@Z", "Y01".repeat(1000)).as_bytes()), None);
    }
}
