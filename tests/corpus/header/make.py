#!/usr/bin/env python3
"""Makes the containers of this folder and asks Microsoft's disassembler what they are.

Each is one of the programs below with a few words of its parts changed, and signed again: what fxc never writes, one rule
of the listing's header at a time. Needs the oracle (tools/oracle); the tests do not.
"""
import math, struct, sys, tempfile, zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2] / 'tools/oracle'))
import oracle
from oracle import z

PROGRAMS = {
    'ps': ('ps_5_0', '''
struct S { float a; float2 b[2]; };
cbuffer C { float4 x = {1, 2, 3, 4}; S s; float y; };
Texture2D t; SamplerState p;
float4 main(float4 pos : SV_Position, float2 uv : UV) : SV_Target { return t.Sample(p, uv) * x + s.a + y; }'''),
    'ps4': ('ps_4_0', '''
struct S { float a; };
cbuffer C { float4 x; S s; };
float4 main(float2 uv : UV) : SV_Target { return x + s.a + uv.x; }'''),
    'ps51': ('ps_5_1', '''
Texture2D t[2] : register(t3, space5);
float4 main(float2 uv : UV) : SV_Target { return t[1].Load(0) + uv.x; }'''),
    'vs': ('vs_5_0', 'float4 main(float4 p : P, uint i : SV_VertexID) : SV_Position { return p + i; }'),
    'hs': ('hs_5_0', '''
struct V { float3 p : P; };
struct PC { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
PC pc() { PC o; o.e[0] = o.e[1] = o.e[2] = o.i = 2; return o; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("pc")] V main(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }'''),
    'gs': ('gs_5_0', '''
struct V { float4 p : SV_Position; };
[maxvertexcount(2)] void main(point V v[1], inout PointStream<V> a, inout PointStream<V> b)
{ a.Append(v[0]); b.Append(v[0]); }'''),
    'linkage': ('ps_5_0', '''
interface ILight { float3 shade(float3 n); };
class Flat : ILight { float3 color; float3 shade(float3 n) { return color; } };
class Lit : ILight { float4 color; float3 way; float3 shade(float3 n) { return color.xyz * dot(n, way); } };
class Mapped : ILight { Texture2D map; SamplerState how; float3 shade(float3 n) { return map.Sample(how, n.xy).xyz; } };
ILight key, rest[3];
cbuffer Lights { Flat flat; Lit lit[2]; };
Mapped mapped;
float4 main(float3 n : N) : SV_Target { return float4(key.shade(n) + rest[2].shade(n), 1); }'''),
    'min': ('ps_5_0', 'float4 main(min16float4 a : A) : SV_Target { return a; }'),
}


def md5_block(state, block):
    k = [int(abs(math.sin(i + 1)) * 2**32) for i in range(64)]
    shifts = [7, 12, 17, 22] * 4 + [5, 9, 14, 20] * 4 + [4, 11, 16, 23] * 4 + [6, 10, 15, 21] * 4
    a, b, c, d = state
    m = struct.unpack('<16I', block)
    for i in range(64):
        f, g = ((b & c | ~b & d, i), (d & b | ~d & c, 5 * i + 1), (b ^ c ^ d, 3 * i + 5), (c ^ (b | ~d), 7 * i))[i // 16]
        f = (f + a + k[i] + m[g % 16]) & 0xffffffff
        a, d, c, b = d, c, b, (b + (f << shifts[i] | f >> 32 - shifts[i])) & 0xffffffff
    return [(x + y) & 0xffffffff for x, y in zip(state, (a, b, c, d))]


def digest(container, debug=False):
    data, state = bytes(container[20:]), [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
    n, whole = len(data), len(data) // 64 * 64
    first, last = struct.pack('<I', n << 3), struct.pack('<I', n << 1 | 1)
    if debug:
        first, last = struct.pack('<I', n << 4 | 15), struct.pack('<I', n << 2 | 0x10000000)
    rest = data[whole:]
    end = [first + (rest + b'\x80').ljust(56, b'\0') + last]
    if len(rest) >= 56:
        end = [(rest + b'\x80').ljust(64, b'\0'), first + bytes(56) + last]
    for block in [data[i:i + 64] for i in range(0, whole, 64)] + end:
        state = md5_block(state, block)
    return struct.pack('<4I', *state)


class Container:
    def __init__(self, data):
        self.debug, self.parts = False, []
        for offset in struct.unpack_from('<%dI' % struct.unpack_from('<I', data, 28), data, 32):
            size, = struct.unpack_from('<I', data, offset + 4)
            self.parts.append([data[offset:offset + 4].decode(), bytearray(data[offset + 8:offset + 8 + size])])

    def part(self, kind):
        return next(data for k, data in self.parts if k == kind)

    def rm(self, *kinds):
        self.parts = [p for p in self.parts if p[0] not in kinds]
        return self

    def put(self, kind, data):
        self.rm(kind).parts.append([kind, bytearray(data)])
        return self

    def word(self, kind, *changes):
        for offset, value in changes:
            struct.pack_into('<I', self.part(kind), offset, value & 0xffffffff)
        return self

    def half(self, kind, *changes):
        for offset, value in changes:
            struct.pack_into('<H', self.part(kind), offset, value)
        return self

    def signed(self):
        self.debug = True
        return self

    # Where things lie in RDEF.
    def rdef(self, offset):
        return struct.unpack_from('<I', self.part('RDEF'), offset)[0]

    def variable(self, index, size=40):
        return self.rdef(self.rdef(4) + 8) + size * index

    def type(self, index, size=40):
        return self.rdef(self.variable(index, size) + 16)

    # Where the tables of IFCE lie.
    def linkage(self, table):
        return struct.unpack_from('<I', self.part('IFCE'), 16 + 4 * table)[0]

    def build(self):
        offset, offsets, body = 32 + 4 * len(self.parts), [], b''
        for kind, data in self.parts:
            offsets.append(offset + len(body))
            body += kind.encode() + struct.pack('<I', len(data)) + data
        out = bytearray(b'DXBC' + bytes(16) + struct.pack('<3I', 1, offset + len(body), len(offsets)))
        out += struct.pack('<%dI' % len(offsets), *offsets) + body
        out[4:20] = digest(out, self.debug)
        return bytes(out)


def signature(size, *elements):
    """Elements of (name, index, system value, type, register, masks, stream, precision)."""
    records, names, at = b'', b'', 8 + size * len(elements)
    for name, index, value, type, register, masks, stream, precision in elements:
        record = struct.pack('<I', stream) * (size > 24)
        record += struct.pack('<6I', at + len(names), index, value, type, register & 0xffffffff, masks)
        records += record + struct.pack('<I', precision) * (size > 28)
        names += name + b'\0'
    return struct.pack('<2I', len(elements), 8) + records + names


def e(name, index=0, value=0, type=3, register=0, masks=0x0f0f, stream=0, precision=0):
    return name, index, value, type, register, masks, stream, precision


PIXEL = [b'SV_Target', b'sv_depth', b'SV_Coverage', b'SV_DepthGreaterEqual', b'SV_DepthLessEqual', b'SV_StencilRef',
         b'SV_InnerCoverage', b'SV_Depth1', b'']


def rows(c, count):
    """The first binding, so many times."""
    at = c.rdef(12)
    row = bytes(c.part('RDEF')[at:at + 32])
    c.word('RDEF', (8, count), (12, len(c.part('RDEF'))))
    c.part('RDEF').extend(row * count)
    return len(c.part('RDEF')) - 32 * count


def bindings(c, *changes):
    at = rows(c, len(changes))
    for index, change in enumerate(changes):
        c.word('RDEF', *[(at + 32 * index + offset, value) for offset, value in change.items()])
    return c


def split_rdef(c, size):
    """RDEF without bindings ends early; its tables lie in the part behind it."""
    data = bytes(c.word('RDEF', (8, 0)).part('RDEF'))
    at = next(i for i, part in enumerate(c.parts) if part[0] == 'RDEF')
    c.parts[at:at + 1] = [['RDEF', bytearray(data[:size])], ['WHAT', bytearray(data[size + 8:])]]
    return c


TYPE, RETURN, DIMENSION, SAMPLES, POINT, COUNT, FLAGS = range(4, 32, 4)

CASES = {
    # What is missing or broken, and what is printed then.
    'no_rdef': ('ps', lambda c: c.rm('RDEF')),
    'no_stat': ('ps', lambda c: c.rm('STAT')),
    'no_input': ('ps', lambda c: c.rm('ISGN')),
    'no_output': ('ps', lambda c: c.rm('OSGN')),
    'only_program': ('ps', lambda c: c.rm('RDEF', 'STAT', 'ISGN', 'OSGN')),
    'bad_name_in_input': ('ps', lambda c: c.word('ISGN', (8, -1))),
    'bad_creator': ('ps', lambda c: c.word('RDEF', (24, -1))),
    'bad_default': ('ps', lambda c: c.word('RDEF', (c.variable(0) + 20, -1))),
    'type_at_zero': ('ps', lambda c: c.word('RDEF', (c.variable(0) + 16, 0))),
    'short_rdef': ('vs', lambda c: c.put('RDEF', bytes(27))),
    'empty_rdef': ('vs', lambda c: c.put('RDEF', bytes(28))),
    'record_sizes_cut': ('ps', lambda c: split_rdef(c, 59)),
    'record_sizes_whole': ('ps', lambda c: split_rdef(c, 60)),
    'stat_28_words': ('vs', lambda c: c.put('STAT', b'\7' + bytes(111))),
    'stat_30_words': ('vs', lambda c: c.put('STAT', b'\7' + bytes(119))),
    'sfi0_9_bytes': ('vs', lambda c: c.put('SFI0', b'\1' + bytes(8))),
    'sfi0_1_byte': ('vs', lambda c: c.put('SFI0', b'\1')),
    'sfi0_all': ('vs', lambda c: c.put('SFI0', b'\xff' * 8)),
    'sfi0_unprinted': ('vs', lambda c: c.put('SFI0', b'\2\0\0\0\1\0\0\0')),
    'early_depth': ('ps', lambda c: c.word('SHEX', (8, 0x0100006a | 0xff << 11))),
    'flags_behind_program': ('ps', lambda c: c.word('SHEX', (4, 2), (8, 0x0100006a | 0xff << 11))),
    'debug_layer': ('vs', lambda c: c.signed()),
    # Strings.
    'string_behind_part': ('vs', lambda c: c.word('RDEF', (24, len(c.part('RDEF'))))),
    'string_of_odd_bytes': ('ps', lambda c: c.put('ISGN', signature(24, e(b'\x01\xff%s\t\n'), e(b'A' * 40, 7))) ),
    'name_with_line_end': ('ps', lambda c: c.part('RDEF').extend(b'a\nb\0')
                           or c.word('RDEF', (c.variable(2), len(c.part('RDEF')) - 4))),
    # Signatures.
    'system_values': ('vs', lambda c: c.put('OSGN', signature(24, *[e(b'V', v, v) for v in (*range(20), 63, *range(64, 72), -1 & 0xffffffff)]))),
    'own_registers': ('vs', lambda c: c.put('OSGN', signature(24, *[e(n, v, v, 1, -1, m) for n in PIXEL for v, m in ((0, 15), (7, 0xff0f))]))),
    'pixel_semantics': ('ps', lambda c: c.put('OSGN', signature(24, *[e(n, i, v, 1, r, 15) for i, n in enumerate(PIXEL) for v, r in ((0, 2), (0, -1), (1, -1))]))),
    'pixel_semantics_in': ('ps', lambda c: c.put('ISGN', signature(24, *[e(n, 0, 0, 1, r) for n in PIXEL for r in (2, -1)]))),
    'component_types': ('vs', lambda c: c.put('ISGN', signature(24, *[e(b'T', t, 0, t) for t in range(12)]))),
    'precisions': ('min', lambda c: c.put('ISG1', signature(32, *[e(b'P', p, 0, t, 1, 15, 0, p) for t in range(5) for p in (0, 1, 2, 3, 4, 5, 6, 0xf0, 0xf1)]))),
    'signature_masks': ('vs', lambda c: c.put('ISGN', signature(24, *[e(b'M', m, 0, 3, 0, m | m << 8) for m in (*range(16), 0xff, 0xf0)])).put('OSGN', signature(24, *[e(b'M', m, 0, 3, 0, m | m << 8) for m in (*range(16), 0xff, 0xf0)]))),
    'wide_numbers': ('vs', lambda c: c.put('ISGN', signature(24, e(b'N', 0xffffffff, 0, 1, 0xfffffffe), e(b'N', 99999, 0, 1, 99999999)))),
    'streams': ('gs', lambda c: c.put('OSG5', signature(28, e(b'A', stream=0), e(b'LONG_NAME_OF_AN_ELEMENT', stream=0xffffffff)))),
    'streams_on_input': ('vs', lambda c: c.rm('ISGN').put('ISG1', signature(32, e(b'A'), e(b'B', stream=3)))),
    'no_streams': ('gs', lambda c: c.put('OSG5', signature(28, e(b'A'), e(b'B')))),
    'both_signatures': ('vs', lambda c: c.put('OSG5', signature(28, e(b'OSG5'))).put('OSG1', signature(32, e(b'OSG1'))).put('ISG1', signature(32, e(b'ISG1')))),
    'osg5_over_osg1': ('vs', lambda c: c.rm('OSGN').put('OSG1', signature(32, e(b'OSG1'))).put('OSG5', signature(28, e(b'OSG5')))),
    'patch_in_vertex': ('vs', lambda c: c.put('PSG1', signature(32, e(b'PSG1'))).put('PCSG', signature(24, e(b'PCSG', masks=0x010f)))),
    'empty_patch': ('hs', lambda c: c.put('PCSG', signature(24))),
    'records_at_12': ('vs', lambda c: c.put('ISGN', struct.pack('<3I', 1, 12, 0) + struct.pack('<6I', 36, 0, 0, 3, 0, 0x0f0f) + b'X\0')),
    # Statistics.
    'tessellation': ('hs', lambda c: c.word('STAT', (112, 5), (120, 0xffffffff), (124, 4), (128, 2), (132, 1))),
    'tessellation_unknown': ('hs', lambda c: c.word('STAT', (124, 5), (128, 5), (132, 4))),
    'tessellation_in_vertex': ('vs', lambda c: c.word('STAT', (120, 1), (128, 4))),
    'negative_slots': ('vs', lambda c: c.word('STAT', (0, -2))),
    # Bindings.
    'binding_types': ('ps', lambda c: bindings(c, *[{TYPE: t, RETURN: 5, DIMENSION: 4, FLAGS: 6} for t in range(16)])),
    'binding_returns': ('ps', lambda c: bindings(c, *[{TYPE: 2, RETURN: r, DIMENSION: 4, FLAGS: f} for r in range(10) for f in (0, 12)])),
    'binding_dimensions': ('ps', lambda c: bindings(c, *[{TYPE: 4, RETURN: 4, DIMENSION: d, SAMPLES: s, FLAGS: 0x1c} for d in range(13) for s in (0, 4, -1)])),
    'binding_numbers': ('ps', lambda c: bindings(c, {POINT: -1, COUNT: 0}, {POINT: 123456, COUNT: 1234567}, {POINT: 0, COUNT: -1})),
    'space_and_id': ('ps51', lambda c: c.word('RDEF', (c.rdef(12) + 32, -1), (c.rdef(12) + 36, -1))),
    'id_without_field': ('ps51', lambda c: c.word('RDEF', (40, 36))),
    # Buffers.
    'buffer_types': ('ps', lambda c: c.word('RDEF', (c.rdef(4) + 20, 2))),
    'interfaces_unused': ('ps', lambda c: c.word('RDEF', (c.rdef(4) + 20, 2), (c.variable(1) + 12, 0), (c.variable(2) + 12, 0))),
    'buffer_type_unknown': ('ps', lambda c: c.word('RDEF', (c.rdef(4) + 20, 4))),
    'buffer_without_variables': ('ps', lambda c: c.word('RDEF', (c.rdef(4) + 4, 0))),
    'classes': ('ps', lambda c: c.half('RDEF', (c.type(0), 4), (c.type(1), 7), (c.type(2), 6))),
    'matrices': ('ps', lambda c: c.half('RDEF', (c.type(0), 2), (c.type(0) + 2, 39), (c.type(2), 3), (c.type(2) + 2, 60), (c.type(2) + 4, 65535))),
    'array_of_one': ('ps', lambda c: c.half('RDEF', (c.type(0) + 8, 1), (c.type(2) + 8, 2))),
    'offsets': ('ps', lambda c: c.word('RDEF', (c.variable(1) + 4, -1), (c.variable(1) + 8, -1), (c.variable(2) + 12, 0))),
    'empty_struct': ('ps', lambda c: c.half('RDEF', (c.type(1) + 10, 0))),
    'struct_without_name': ('ps', lambda c: c.word('RDEF', (c.type(1) + 32, 0))),
    'struct_with_empty_name': ('ps', lambda c: c.word('RDEF', (c.type(1) + 32, 1))),
    'small_types': ('ps', lambda c: c.word('RDEF', (48, 16))),
    'objects': ('ps', lambda c: c.word('RDEF', (c.variable(0) + 24, 3), (c.variable(0) + 28, 2), (c.variable(1) + 32, 1), (c.variable(1) + 36, 1), (c.variable(2) + 24, -1), (c.variable(2) + 28, 1), (c.variable(2) + 32, 9), (c.variable(2) + 36, 4))),
    'default_elsewhere': ('ps', lambda c: c.word('RDEF', (c.variable(2) + 8, 20), (c.variable(2) + 20, 60))),
    'header_size': ('vs', lambda c: c.word('RDEF', (32, 61))),
    'tag': ('ps51', lambda c: c.word('RDEF', (28, 0x31314452))),
    'wrong_target': ('ps', lambda c: c.word('RDEF', (16, 0xfffe0400))),
    'struct_4_0': ('ps4', lambda c: c.half('RDEF', (c.type(0, 24), 7))),
    # Class linkage: instances at 0, class types at 1 and slots at 2 of the offsets in the header.
    'linkage_types': ('linkage', lambda c: c.half('IFCE', (c.linkage(1) + 4, 7), (c.linkage(1) + 6, 65535), (c.linkage(1) + 8, 40000), (c.linkage(1) + 10, 65535))),
    'linkage_instances': ('linkage', lambda c: c.half('IFCE', (c.linkage(0) + 4, 12345), (c.linkage(0) + 6, 0), (c.linkage(0) + 8, 1000), (c.linkage(0) + 10, 65535), (c.linkage(0) + 20, 65534), (c.linkage(0) + 24, 65535), (c.linkage(0) + 26, 7), (c.linkage(0) + 30, 12345))),
    'linkage_spans': ('linkage', lambda c: c.word('IFCE', (c.linkage(2), 0), (c.linkage(2) + 16, 100000))),
    'linkage_counts': ('linkage', lambda c: c.word('IFCE', (0, 0), (4, 1), (8, 1), (12, -1), (28, 5), (32, 6))),
    'linkage_empty_slot': ('linkage', lambda c: c.word('IFCE', (c.linkage(2) + 20, 0), (c.linkage(2) + 24, -1), (c.linkage(2) + 28, -1))),
    'linkage_without_header': ('linkage', lambda c: c.rm('OSGN')),
    # Parts.
    'parts_reversed': ('ps', lambda c: c.parts.reverse() or c),
    'parts_unknown': ('vs', lambda c: c.put('WHAT', b'abc')),
}


def words(name):
    """All flag words without HTML (0x01), and four with it, as in bless-corpus.py."""
    plain = [w for w in range(256) if not w & ~0xf6]
    return plain + [w | 1 for w in plain[zlib.crc32(name.encode()) % 16::16]]


def main():
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for name, (_, source) in PROGRAMS.items():
            (work / f'{name}.hlsl').write_text(source)
        oracle.run('d3dc', [['compile', z(work / f'{n}.hlsl'), 'main', p, '0', '0', z(work / f'{n}.cso')]
                            for n, (p, _) in PROGRAMS.items()])
        for old in HERE.glob('*.cso'):
            for suffix in ('.cso', '.asm', '.sums'):
                old.with_suffix(suffix).unlink(missing_ok=True)
        jobs = []
        for name, (program, change) in CASES.items():
            file = HERE / f'{name}.cso'
            file.write_bytes(change(Container((work / f'{program}.cso').read_bytes())).build())
            jobs += [['disasm', z(file), w, z(work / f'{name}.{w}')] for w in words(name)]
        answers = iter(oracle.run('d3dc', jobs))
        for name in CASES:
            sums = []
            for w in words(name):
                answer = next(answers)
                if answer.ok:
                    text = (work / f'{name}.{w}').read_bytes()
                    sums.append(f'{w:#04x} {len(text)} {zlib.crc32(text):08x}\n')
                    if w == 0:
                        (HERE / f'{name}.asm').write_bytes(text)
                # Where Microsoft's code crashes there is nothing to be equal to.
                elif answer.status != 'c0000005':
                    sums.append(f'{w:#04x} refused\n')
            (HERE / f'{name}.sums').write_text(''.join(sums))


if __name__ == '__main__':
    main()
