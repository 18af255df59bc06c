//! zlib streams inside parts (SRCI, PDBI): unpacked no further than the part states and the limits allow.
//!
//! A part states how many bytes come out. Deflate cannot make more than 1,032 bytes of one, so that a stated size beyond that
//! is refused before anything is unpacked; what is left of a bomb is held by [`Limits::max_unpacked`].

use dxbin_base::{Code, Error, Limits};
use miniz_oxide::inflate::TINFLStatus;

/// The most bytes that deflate makes of one: a match of 258 bytes takes two bits, one for its length, one for its distance.
const RATIO: u64 = 1032;

/// What a stream in `packed`, which lies at `origin` in the file, unpacks to: `stated` bytes, or fewer where the stream ends
/// before.
///
/// # Errors
///
/// [`Code::ZlibTooLarge`] where more is stated than a stream of this size can give or the limits allow; [`Code::ZlibBroken`]
/// where it does not unpack to its end, or to more than is stated.
pub(crate) fn unpack(packed: &[u8], stated: u32, origin: u64, limits: &Limits) -> Result<Vec<u8>, Error> {
    let bad = |code, message: String| Error::new(code, origin..origin + packed.len() as u64, message);
    let most = (packed.len() as u64).saturating_mul(RATIO).min(limits.max_unpacked);
    if u64::from(stated) > most {
        let message = format!("{stated} bytes are said to come out of {}, where {most} may at most", packed.len());
        return Err(bad(Code::ZlibTooLarge, message));
    }
    let unpacked = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(packed, stated as usize);
    unpacked.map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => {
            bad(Code::ZlibBroken, format!("the stream holds more than the {stated} bytes that are stated"))
        }
        TINFLStatus::Adler32Mismatch => {
            bad(Code::ZlibBroken, "the stream's checksum is not that of its bytes".to_owned())
        }
        _ => {
            let message = format!("the stream breaks off or is none, behind {} unpacked bytes", error.output.len());
            bad(Code::ZlibBroken, message)
        }
    })
}

/// A stream of these bytes, at zlib's default level.
pub(crate) fn pack(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_and_no_more() {
        let bytes = b"float4 main() : SV_Target { return 1; } ".repeat(40);
        let packed = pack(&bytes);
        let size = bytes.len() as u32;
        let code = |packed: &[u8], stated, limits: &Limits| unpack(packed, stated, 9, limits).unwrap_err().code();
        let limits = Limits::default();
        assert_eq!(unpack(&packed, size, 0, &limits).unwrap(), bytes);
        assert_eq!(unpack(&packed, size + 1, 0, &limits).unwrap(), bytes);
        assert_eq!(code(&packed, size - 1, &limits), Code::ZlibBroken);
        assert_eq!(code(&packed[..packed.len() - 5], size, &limits), Code::ZlibBroken);
        assert_eq!(code(&[], 0, &limits), Code::ZlibBroken);
        let mut wrong = packed.clone();
        *wrong.last_mut().unwrap() ^= 1;
        assert_eq!(code(&wrong, size, &limits), Code::ZlibBroken);
    }

    #[test]
    fn bombs_do_not_go_off() {
        // A million zeros become about a thousand bytes, which is nearly as far as deflate goes.
        let packed = pack(&vec![0; 1_000_000]);
        assert!(unpack(&packed, 1_000_000, 0, &Limits::default()).is_ok());
        let small = Limits { max_unpacked: 999_999, ..Limits::default() };
        assert_eq!(unpack(&packed, 1_000_000, 0, &small).unwrap_err().code(), Code::ZlibTooLarge);
        assert_eq!(unpack(&packed, u32::MAX, 0, &Limits::default()).unwrap_err().code(), Code::ZlibTooLarge);
        assert_eq!(unpack(&packed[..64], 1_000_000, 0, &Limits::default()).unwrap_err().code(), Code::ZlibTooLarge);
    }
}
