#!/usr/bin/env python3
"""Makes the containers of this folder: what fxc never writes, one rule of Microsoft's reflection at a time.

Each is a program of ../header/make.py or of those below with a few words of its parts changed, and signed again. Then
`tools/oracle/bless-reflect.py` asks D3DReflect what they are. Needs the oracle (tools/oracle); the tests do not.
"""
import importlib.util, struct, sys, tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
spec = importlib.util.spec_from_file_location('header', HERE.parent / 'header/make.py')
header = importlib.util.module_from_spec(spec)
spec.loader.exec_module(header)
Container, oracle, z = header.Container, header.oracle, header.z

LEVEL_9 = '''
float4 k; float4x4 m; bool b; int n; Texture2D t; SamplerState s;
float4 main(float4 c : COLOR0, float2 uv : TEXCOORD0) : SV_Target { return t.Sample(s, uv) * k * c; }
float4 vertex(float4 p : POSITION, out float2 uv : TEXCOORD0) : SV_Position
{ uv = p.xy; if (b) p *= k; for (int i = 0; i < n; i++) p += k; return mul(p, m); }'''
PROGRAMS = {
    **{name: (profile, 'main', source) for name, (profile, source) in header.PROGRAMS.items()},
    'cs': ('cs_5_0', 'main', 'RWBuffer<uint> b; [numthreads(4, 3, 2)] void main(uint i : SV_GroupIndex) { b[i] = i; }'),
    'ps_9_1': ('ps_4_0_level_9_1', 'main', LEVEL_9),
    'ps_9_3': ('ps_4_0_level_9_3', 'main', LEVEL_9),
    'vs_9_1': ('vs_4_0_level_9_1', 'vertex', LEVEL_9),
    'vs_9_3': ('vs_4_0_level_9_3', 'vertex', LEVEL_9),
}
RET = 0x0100003e
GROUP = 0x0400009b


def program(version, *words):
    """Puts a program in the place of the one there is."""
    def change(c):
        kind = 'SHEX' if any(k == 'SHEX' for k, _ in c.parts) else 'SHDR'
        data = bytearray(struct.pack(f'<{2 + len(words)}I', version, 2 + len(words), *words))
        c.parts = [[k, data if k == kind else d] for k, d in c.parts]
        return c
    return change


def level_9(offset, value):
    return lambda c: c.word('Aon9', (offset, value))


def token(value):
    """The version token of the program for level 9."""
    return lambda c: c.word('Aon9', (struct.unpack_from('<I', c.part('Aon9'), 12)[0], value))


def linkage(c, offset, value):
    """A word of the first variable of the buffer of interface pointers."""
    buffers, = struct.unpack_from('<I', c.part('RDEF'), 4)
    for i in range(c.rdef(0)):
        if c.rdef(buffers + 24 * i + 20) == 2:
            return c.word('RDEF', (c.rdef(buffers + 24 * i + 8) + offset, value))
    raise KeyError


def last(kind, change):
    """Puts a part behind all others, cut or changed."""
    def move(c):
        data = change(c.part(kind))
        return c.rm(kind).put(kind, data)
    return move


SAME = lambda c: c
CASES = {
    'level_9_1': ('ps_9_1', SAME), 'level_9_3': ('ps_9_3', SAME),
    'level_9_1_vertex': ('vs_9_1', SAME), 'level_9_3_vertex': ('vs_9_3', SAME),
    'level_9_token_0': ('ps_9_1', token(0)), 'level_9_token_2_2': ('vs_9_1', token(0xfffe0202)),
    'level_9_token_2_3': ('vs_9_1', token(0xfffe0203)), 'level_9_token_unknown': ('ps_9_1', token(0xffff0205)),
    'level_9_program_short': ('ps_9_1', level_9(8, 3)), 'level_9_program_outside': ('ps_9_1', level_9(12, 0x4000)),
    'level_9_bad_first': ('ps', lambda c: program(0x50, 0x010007ff)(c).put('Aon9', bytes(40))),
    'version_4_0_hull': ('ps', program(0x30040, RET)), 'version_2_0': ('ps', program(0x20, RET)),
    'version_2_1': ('ps', program(0x21, RET)), 'version_5_2': ('ps', program(0x52, RET)),
    'version_upper_bits': ('ps', program(0x10141, RET)), 'version_library': ('ps', program(0xfff00050, RET)),
    'features_all': ('ps', lambda c: c.put('SFI0', b'\xff' * 8)), 'features_one_byte': ('ps', lambda c: c.put('SFI0', b'\xff')),
    'features_at_every_stage': ('ps4', lambda c: c.put('SFI0', b'\4')), 'features_64_views': ('ps4', lambda c: c.put('SFI0', b'\x0c')),
    'flags_all': ('ps', program(0x50, 0x01fff86a, RET)), 'flags_behind_ret': ('ps', program(0x50, RET, 0x01fff86a)),
    'group': ('cs', SAME), 'group_twice': ('cs', program(0x50050, GROUP, 1, 2, 3, GROUP, 4, 5, 6, RET)),
    'group_of_pixels': ('ps', program(0x50, GROUP, 7, 8, 9, RET)),
    'group_too_many': ('cs', program(0x50050, GROUP, 0x10000, 0x10000, 5, RET)),
    'group_behind_data': ('cs', program(0x50050, 0x35, 0, GROUP, 7, 8, 9, RET)),
    'group_behind_ret': ('cs', program(0x50050, RET, GROUP, 7, 8, 9)),
    'opcode_unknown': ('ps', program(0x50, 0x010007ff, RET)), 'opcode_unknown_behind': ('ps', program(0x50, RET, 0x010007ff)),
    'opcode_without_length': ('ps', program(0x50, 0x3e)), 'opcode_unknown_without_length': ('ps', program(0x50, 0x7ff)),
    'opcode_unknown_no_input': ('ps', lambda c: program(0x50, 0x010007ff)(c).rm('ISGN')),
    'statistics_28': ('ps', lambda c: c.put('STAT', struct.pack('<28I', *range(1000, 1028)))),
    'statistics_29': ('ps', lambda c: c.put('STAT', struct.pack('<29I', *range(1000, 1029)))),
    'statistics_37': ('ps', lambda c: c.put('STAT', struct.pack('<37I', *range(1000, 1037)))),
    'statistics_negative': ('ps', lambda c: c.word('STAT', (112, -3))),
    'flags_of_binding': ('ps', lambda c: c.word('RDEF', (c.rdef(12) + 28, -1))),
    'flags_of_buffer': ('ps', lambda c: c.word('RDEF', (c.rdef(4) + 16, -1))),
    'flags_of_variable': ('ps', lambda c: c.word('RDEF', (c.variable(0) + 12, -1))),
    'name_ends': ('ps', last('OSGN', lambda d: d[:42])), 'name_open': ('ps', last('OSGN', lambda d: d[:41])),
    'name_of_input_open': ('ps', last('ISGN', lambda d: d[:-4] + b'abcd')),
    'creator_ends': ('ps', last('RDEF', lambda d: d.rstrip(b'\xab'))),
    'creator_open': ('ps', last('RDEF', lambda d: d.rstrip(b'\xab')[:-1])),
    'slots': ('linkage', SAME), 'slots_without_flag': ('linkage', lambda c: linkage(c, 12, 2)),
    'slots_few': ('linkage', lambda c: linkage(c, 8, 0)), 'slots_wrap': ('linkage', lambda c: linkage(c, 4, -1)),
}


def main():
    for old in HERE.glob('*.cso'):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for name, (_, _, source) in PROGRAMS.items():
            (work / f'{name}.hlsl').write_text(source)
        answers = oracle.run('d3dc', [['compile', z(work / f'{n}.hlsl'), entry, profile, '0', '0', z(work / f'{n}.cso')]
                                      for n, (profile, entry, _) in PROGRAMS.items()])
        if not all(a.ok for a in answers):
            sys.exit('\n'.join(map(str, answers)))
        for name, (base, change) in CASES.items():
            (HERE / f'{name}.cso').write_bytes(change(Container((work / f'{base}.cso').read_bytes())).build())


main()
