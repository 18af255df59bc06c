//! `GetMinFeatureLevel`: the feature level that a target belongs to, and what its features raise it to.
//!
//! Microsoft's code has a table of all targets, found here by asking it for every version token. Direct3D 9's
//! own targets have no level, except those that fxc writes beside a program for level 9: these stand under numbers of
//! their own in the token stream's version (`ps_4_0_level_9_1` is 2.1), and as usual in Aon9.

use dxbin_parts::sfi0::Feature;

dxbin_base::names! {
    /// `D3D_FEATURE_LEVEL`.
    pub struct FeatureLevel: u32 {
        D3D_FEATURE_LEVEL_9_1 = 0x9100 "D3D_FEATURE_LEVEL_9_1" => "9.1";
        D3D_FEATURE_LEVEL_9_2 = 0x9200 "D3D_FEATURE_LEVEL_9_2" => "9.2";
        D3D_FEATURE_LEVEL_9_3 = 0x9300 "D3D_FEATURE_LEVEL_9_3" => "9.3";
        D3D_FEATURE_LEVEL_10_0 = 0xa000 "D3D_FEATURE_LEVEL_10_0" => "10.0";
        D3D_FEATURE_LEVEL_10_1 = 0xa100 "D3D_FEATURE_LEVEL_10_1" => "10.1";
        D3D_FEATURE_LEVEL_11_0 = 0xb000 "D3D_FEATURE_LEVEL_11_0" => "11.0";
        D3D_FEATURE_LEVEL_11_1 = 0xb100 "D3D_FEATURE_LEVEL_11_1" => "11.1";
        D3D_FEATURE_LEVEL_12_0 = 0xc000 "D3D_FEATURE_LEVEL_12_0" => "12.0";
        D3D_FEATURE_LEVEL_12_1 = 0xc100 "D3D_FEATURE_LEVEL_12_1" => "12.1";
        /// What Microsoft's code answers for targets of Direct3D 9.
        NONE = 0xffff_ffff "none";
    }
}

type L = FeatureLevel;

/// Stages of a program's version token, its model as `major << 4 | minor`, and the level.
const PROGRAMS: &[(&[u16], &[u8], L)] = &[
    (&[PIXEL], &[0x00, 0x10, 0x11, 0x12, 0x13, 0x14, 0x20, 0x22, 0x23, 0x30], L::NONE),
    (&[PIXEL], &[0x21], L::D3D_FEATURE_LEVEL_9_1),
    (&[PIXEL], &[0x24], L::D3D_FEATURE_LEVEL_9_3),
    (&[VERTEX], &[0x00, 0x10, 0x11, 0x20, 0x22, 0x30], L::NONE),
    (&[VERTEX], &[0x21], L::D3D_FEATURE_LEVEL_9_1),
    (&[VERTEX], &[0x23], L::D3D_FEATURE_LEVEL_9_3),
    (&[GEOMETRY, COMPUTE, LIBRARY], &[0x00], L::D3D_FEATURE_LEVEL_10_0),
    (&[HULL, DOMAIN], &[0x00], L::D3D_FEATURE_LEVEL_11_0),
    (&[PIXEL, VERTEX, GEOMETRY, COMPUTE, LIBRARY], &[0x40], L::D3D_FEATURE_LEVEL_10_0),
    (&[PIXEL, VERTEX, GEOMETRY, COMPUTE, LIBRARY], &[0x41], L::D3D_FEATURE_LEVEL_10_1),
    (&[PIXEL, VERTEX, GEOMETRY, HULL, DOMAIN, COMPUTE, LIBRARY], &[0x50], L::D3D_FEATURE_LEVEL_11_0),
    (&[PIXEL, VERTEX, GEOMETRY, HULL, DOMAIN, COMPUTE], &[0x51], L::D3D_FEATURE_LEVEL_11_0),
];

const PIXEL: u16 = 0;
const VERTEX: u16 = 1;
const GEOMETRY: u16 = 2;
const HULL: u16 = 3;
const DOMAIN: u16 = 4;
const COMPUTE: u16 = 5;
const LIBRARY: u16 = 0xfff0;

/// Upper halves of Aon9's version token, its lower halves, and the level.
const LEVEL_9: &[(&[u16], &[u16], L)] = &[
    (&[P9], &[0, 0x100, 0x101, 0x102, 0x103, 0x104, 0x202, 0x203, 0x2ff, 0x300, 0x3ff], L::NONE),
    (&[V9], &[0, 0x100, 0x101, 0x202, 0x2ff, 0x300, 0x3ff], L::NONE),
    (&[P9, V9, LP9, LV9], &[0x200], L::D3D_FEATURE_LEVEL_9_1),
    (&[P9, V9, LP9, LV9], &[0x201], L::D3D_FEATURE_LEVEL_9_3),
    (&[V9], &[0x203], L::D3D_FEATURE_LEVEL_9_3),
    (&[G9, C9, L9], &[0], L::D3D_FEATURE_LEVEL_10_0),
    (&[H9, D9], &[0], L::D3D_FEATURE_LEVEL_11_0),
    (&[P9, V9, G9, C9, L9], &[0x400], L::D3D_FEATURE_LEVEL_10_0),
    (&[P9, V9, G9, C9, L9], &[0x401], L::D3D_FEATURE_LEVEL_10_1),
    (&[P9, V9, G9, H9, D9, C9, L9], &[0x500], L::D3D_FEATURE_LEVEL_11_0),
    (&[P9, V9, G9, H9, D9, C9], &[0x501], L::D3D_FEATURE_LEVEL_11_0),
];

const P9: u16 = 0xffff;
const V9: u16 = 0xfffe;
const G9: u16 = 0x4753;
const H9: u16 = 0x4853;
const D9: u16 = 0x4453;
const C9: u16 = 0x4353;
const L9: u16 = 0x4c46;
/// Functions of libraries, as pixel and as vertex programs.
const LP9: u16 = 0x4c50;
const LV9: u16 = 0x4c56;

/// The level of a program with this version token, beside which Aon9 has a program with that one; `None` for a target
/// that there is not.
pub(super) fn minimum(version: u32, level_9: Option<u32>, features: u64) -> Option<FeatureLevel> {
    let halves = |token: u32| ((token >> 16) as u16, token as u16);
    let target = match level_9.filter(|&token| token != 0) {
        Some(token) => {
            let (stage, model) = halves(token);
            LEVEL_9.iter().find(|row| row.0.contains(&stage) && row.1.contains(&model)).map(|row| row.2)
        }
        None => {
            let (stage, model) = halves(version);
            PROGRAMS.iter().find(|row| row.0.contains(&stage) && row.1.contains(&(model as u8))).map(|row| row.2)
        }
    }?;
    let raised =
        [(Feature::UAVS_AT_EVERY_STAGE, L::D3D_FEATURE_LEVEL_11_0), (Feature::UAVS_64, L::D3D_FEATURE_LEVEL_11_1)];
    let needed = raised.into_iter().filter(|row| features & row.0.0 != 0).map(|row| row.1.0);
    Some(FeatureLevel(needed.fold(target.0, u32::max)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_those_of_the_target() {
        let level = |version, level_9, features| minimum(version, level_9, features).map(|level| level.0);
        assert_eq!(level(0x0005_0040, None, 0), Some(0xa000));
        assert_eq!(level(0x0003_0040, None, 0), None);
        // Bits 8 to 15 of the token play no role.
        assert_eq!(level(0x0000_0141, None, 0), Some(0xa100));
        // Aon9's program decides, if there is a token.
        assert_eq!(level(0x0000_0040, Some(0xffff_0200), 0), Some(0x9100));
        assert_eq!(level(0x0001_0040, Some(0xfffe_0203), 0), Some(0x9300));
        assert_eq!(level(0x0001_0040, Some(0xfffe_0205), 0), None);
        assert_eq!(level(0x0001_0041, Some(0), 0), Some(0xa100));
        // Features raise a level, but not that of a target without one.
        assert_eq!(level(0x0000_0040, None, 4), Some(0xb000));
        assert_eq!(level(0x0000_0050, None, 12), Some(0xb100));
        assert_eq!(level(0x0000_0020, None, 12), Some(0xffff_ffff));
        assert_eq!(level(0x0003_0040, None, 12), None);
    }
}
