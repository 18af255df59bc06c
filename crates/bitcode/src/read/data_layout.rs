//! What LLVM accepts as a data layout: specifications with `-` between them, whose parts have `:` between them.

/// The two that dxc writes: with 16-bit types of their own and without. Nobody need look into them.
pub(super) const USUAL: [&[u8]; 2] = [
    b"e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64",
    b"e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64",
];

/// What is wrong with a data layout, if LLVM refuses it.
pub(super) fn check(text: &[u8]) -> Result<(), &'static str> {
    if USUAL.contains(&text) { Ok(()) } else { check_parts(text) }
}

fn check_parts(text: &[u8]) -> Result<(), &'static str> {
    let mut rest = text;
    while !rest.is_empty() {
        let (specification, others) = split(rest, b'-')?;
        rest = others;
        let (first, parts) = split(specification, b':')?;
        let Some((&kind, number)) = first.split_first() else { return Err("an empty specification") };
        match kind {
            b's' | b'E' | b'e' => {}
            b'p' => pointer(number, parts)?,
            b'i' | b'v' | b'f' | b'a' => alignment(kind, number, parts)?,
            b'n' => native(number, parts)?,
            b'S' => {
                in_bytes(number)?;
            }
            b'm' if number.is_empty() && matches!(parts, [b'e' | b'o' | b'm' | b'w' | b'x']) => {}
            _ => return Err("a specification that there is not"),
        }
    }
    Ok(())
}

/// What stands before a separator and behind it.
fn split(text: &[u8], separator: u8) -> Result<(&[u8], &[u8]), &'static str> {
    let Some(at) = text.iter().position(|&byte| byte == separator) else { return Ok((text, &[])) };
    let (first, rest) = (text.get(..at).unwrap_or_default(), text.get(at + 1..).unwrap_or_default());
    if first.is_empty() || rest.is_empty() {
        return Err("nothing beside a separator");
    }
    Ok((first, rest))
}

fn number(text: &[u8]) -> Result<u32, &'static str> {
    let digits = std::str::from_utf8(text).ok().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
    digits.and_then(|digits| digits.parse().ok()).ok_or("no number where one must be")
}

fn in_bytes(text: &[u8]) -> Result<u32, &'static str> {
    let bits = number(text)?;
    if bits % 8 == 0 { Ok(bits / 8) } else { Err("bits that are no whole bytes") }
}

/// `p[space]:size:alignment[:preferred]`
fn pointer(space: &[u8], parts: &[u8]) -> Result<(), &'static str> {
    if !space.is_empty() && number(space)? >= 1 << 24 {
        return Err("an address space of more than 24 bits");
    }
    let (size, rest) = split(parts, b':')?;
    if in_bytes(size)? == 0 {
        return Err("a pointer of no bytes");
    }
    let (alignment, rest) = split(rest, b':')?;
    let alignment = in_bytes(alignment)?;
    let preferred = if rest.is_empty() { alignment } else { in_bytes(split(rest, b':')?.0)? };
    if alignment.is_power_of_two() && preferred.is_power_of_two() && preferred >= alignment {
        Ok(())
    } else {
        Err("a pointer's alignment that is no power of two, or more than the preferred one")
    }
}

/// `i[bits]:alignment[:preferred]`, also of vectors, floats and aggregates.
fn alignment(kind: u8, bits: &[u8], parts: &[u8]) -> Result<(), &'static str> {
    let bits = if bits.is_empty() { 0 } else { number(bits)? };
    let (alignment, rest) = split(parts, b':')?;
    let alignment = in_bytes(alignment)?;
    let preferred = if rest.is_empty() { alignment } else { in_bytes(split(rest, b':')?.0)? };
    let sound = |bytes: u32| bytes == 0 || bytes < 1 << 16 && bytes.is_power_of_two();
    if (if kind == b'a' { bits != 0 } else { alignment == 0 }) || bits >= 1 << 24 {
        return Err("an alignment of nothing, or of an aggregate with a size");
    }
    if sound(alignment) && sound(preferred) && preferred >= alignment {
        Ok(())
    } else {
        Err("an alignment that is no power of two, or more than the preferred one")
    }
}

/// `n8:16:32`
fn native(first: &[u8], parts: &[u8]) -> Result<(), &'static str> {
    let (mut width, mut rest) = (first, parts);
    loop {
        if number(width)? == 0 {
            return Err("integers of no bits");
        }
        if rest.is_empty() {
            return Ok(());
        }
        (width, rest) = split(rest, b':')?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What dxc's disassembler says of modules whose data layout is changed.
    #[test]
    fn layouts_are_refused_where_dxc_refuses_them() {
        for sound in ["", "e", "E", "p270:32:64:64", "a:0:32", "a0:0", "i64:32:64", "s12:x", "S0", "n1"] {
            assert_eq!(check(sound.as_bytes()), Ok(()), "{sound}");
        }
        for usual in USUAL {
            assert_eq!(check_parts(usual), Ok(()));
        }
        for broken in [
            "e-",
            "-e",
            "i8:",
            "i8",
            "i8:12",
            "i8:0",
            "i8:24",
            "i8:64:32",
            "a8:8",
            "p:0:8",
            "p:32",
            "p:32:24",
            "n0",
            "n",
            "n8:0",
            "m:q",
            "m",
            "m:ee",
            "me:e",
            "x",
            "S7",
            "i16777216:8",
            "p16777216:8:8",
            "i8:+8",
            "i8:524288",
        ] {
            assert!(check(broken.as_bytes()).is_err(), "{broken}");
        }
    }
}
