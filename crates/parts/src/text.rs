//! Strings in parts.

/// The NUL-terminated string at `offset`, without its NUL; `None` where the offset leads outside or no NUL follows.
pub(crate) fn c_string(data: &[u8], offset: u32) -> Option<&[u8]> {
    let rest = data.get(usize::try_from(offset).ok()?..)?;
    let length = rest.iter().position(|&byte| byte == 0)?;
    Some(&rest[..length])
}
