#!/usr/bin/env python3
"""Write the inputs of this folder, and what dxc's disassembler says of them.

    ./make.py

base.hlsl is compiled; each row below takes the result apart and changes one thing. README.md says what the rows show.
"""
import struct
import sys
import tempfile
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2] / 'tools/oracle'))
from oracle import directives, run, z  # noqa: E402

BAD = b'\xff' * 40


def parts_of(data):
    count = struct.unpack_from('<I', data, 28)[0]
    found = []
    for offset in struct.unpack_from(f'<{count}I', data, 32):
        size = struct.unpack_from('<I', data, offset + 4)[0]
        found.append((data[offset:offset + 4].decode(), data[offset + 8:offset + 8 + size]))
    return found


def container(parts):
    """A container without a digest, which dxc does not look at."""
    offset = 32 + 4 * len(parts)
    offsets, body = [], b''
    for kind, data in parts:
        offsets.append(offset + len(body))
        body += kind.encode() + struct.pack('<I', len(data)) + data
    return (b'DXBC' + bytes(16) + struct.pack('<3I', 1, offset + len(body), len(parts))
            + struct.pack(f'<{len(offsets)}I', *offsets) + body)


def bitcode(program):
    offset, size = struct.unpack_from('<2I', program, 16)
    return program[8 + offset:8 + offset + size]


def replaced(parts, kind, data):
    return container([(k, data if k == kind else d) for k, d in parts])


def word(data, at, value):
    return data[:at] + struct.pack('<I', value & 0xffffffff) + data[at + 4:]


def whole(name, plain, debug):
    """Rows about containers."""
    parts = parts_of(plain)
    kinds = [kind for kind, _ in parts]
    for kind, data in parts:
        yield f'{name}-without-{kind}.cso', container([p for p in parts if p[0] != kind])
        yield f'{name}-only-{kind}.cso', container([(kind, data)])
        yield f'{name}-rubbish-{kind}.cso', replaced(parts, kind, BAD)
        yield f'{name}-empty-{kind}.cso', replaced(parts, kind, b'')
        yield f'{name}-half-{kind}.cso', replaced(parts, kind, data[:len(data) // 8 * 4])
        yield f'{name}-second-{kind}.cso', container(parts + [(kind, BAD)])
    yield f'{name}-reversed.cso', container(parts[::-1])
    yield f'{name}-no-parts.cso', container([])
    if not debug:
        return
    parts = parts_of(debug)
    of = dict(parts)
    for kind in ('DXIL', 'ILDB', 'STAT', 'ILDN'):
        yield f'{name}-debug-without-{kind}.cso', container([p for p in parts if p[0] != kind])
        yield f'{name}-debug-rubbish-{kind}.cso', replaced(parts, kind, BAD)
    yield f'{name}-debug-exchanged.cso', container([(k, of[{'DXIL': 'ILDB', 'ILDB': 'DXIL'}.get(k, k)]) for k, _ in parts])
    yield f'{name}-debug-renamed.cso', container([(k, d) for k, d in parts if k not in kinds or k != 'DXIL'])


def framed(plain):
    """Rows about what stands around parts."""
    count = struct.unpack_from('<I', plain, 28)[0]
    yield 'frame-digest.cso', plain[:4] + b'\1' * 16 + plain[20:]
    yield 'frame-version-2.cso', word(plain, 20, 2)
    yield 'frame-version-minor.cso', word(plain, 20, 0x10001)
    yield 'frame-size-more.cso', word(plain, 24, len(plain) + 4)
    yield 'frame-size-less.cso', word(plain, 24, len(plain) - 4)
    yield 'frame-count-more.cso', word(plain, 28, count + 1)
    yield 'frame-count-less.cso', word(plain, 28, count - 1)
    yield 'frame-offset-odd.cso', word(plain, 32, struct.unpack_from('<I', plain, 32)[0] + 1)
    yield 'frame-cut.cso', plain[:-8]
    yield 'frame-trailing.cso', plain + bytes(8)
    yield 'frame-trailing-one.cso', plain + b'\0'
    for length in (4, 8, 31, 32, 40):
        yield f'frame-first-{length}.cso', plain[:length]


def programs(plain):
    """Rows about program headers: in a container, and by themselves."""
    parts = parts_of(plain)
    program = dict(parts)['DXIL']
    words, size = struct.unpack_from('<I', program, 4)[0], struct.unpack_from('<I', program, 20)[0]
    rows = [('whole', 0, struct.unpack_from('<I', program, 0)[0]), ('words-more', 4, words + 1), ('words-less', 4, 6), ('magic', 8, 0),
            ('dxil-version', 12, 0x109), ('offset-less', 16, 12), ('offset-more', 16, 20), ('size-less', 20, size - 4),
            ('size-tiny', 20, 8), ('size-none', 20, 0), ('size-more', 20, size + 4), ('kind-unknown', 0, 0x100060),
            ('kind-library', 0, 0x60060), ('model-5', 0, 0x50), ('model-7', 0, 0x70)]
    for name, at, value in rows:
        yield f'program-{name}.cso', replaced(parts, 'DXIL', word(program, at, value))
        yield f'program-{name}.dxil', word(program, at, value)
    for less in (1, 4):
        yield f'program-cut-{less}.dxil', program[:-less]


def bare(plain, debug):
    """Rows about modules by themselves."""
    plain, debug = dict(parts_of(plain)), dict(parts_of(debug))
    code = bitcode(plain['DXIL'])
    yield 'bare.bc', code
    yield 'bare-debug.bc', bitcode(debug['ILDB'])
    yield 'bare-reflection.bc', bitcode(plain['STAT'])
    yield 'bare-reflection.dxil', plain['STAT']
    yield 'bare-debug.dxil', debug['ILDB']
    for more in (1, 3, 4, 8):
        yield f'bare-more-{more}.bc', code + bytes(more)
    yield 'bare-more-text.bc', code + b'abcdefgh'
    for less in (4, 8, 64):
        yield f'bare-less-{less}.bc', code[:-less]
    for length in (3, 4, 7, 8, 12):
        yield f'bare-first-{length}.bc', code[:length]
    yield 'bare-magic.bc', b'BC\xc0\xdf' + code[4:]

    def wrapper(version=0, offset=20, size=len(code), cpu=0):
        return struct.pack('<5I', 0x0B17C0DE, version, offset, size, cpu)
    yield 'wrapped.bcw', wrapper() + code
    yield 'wrapped-padded.bcw', wrapper() + code + bytes(12)
    yield 'wrapped-version.bcw', wrapper(version=7, cpu=9) + code
    yield 'wrapped-far.bcw', wrapper(offset=24) + bytes(4) + code
    yield 'wrapped-less.bcw', wrapper(size=len(code) - 4) + code
    yield 'wrapped-none.bcw', wrapper(size=0) + code
    yield 'wrapped-more.bcw', wrapper(size=len(code) + 4) + code
    yield 'wrapped-short.bcw', wrapper()[:16]
    header = plain['DXIL'][:24]
    program = word(word(header, 4, (44 + len(code)) // 4), 20, 20 + len(code)) + wrapper() + code
    yield 'wrapped-in-a-program.cso', replaced(list(plain.items()), 'DXIL', program)


def main():
    source = HERE / 'base.hlsl'
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        jobs = [['compile', z(source), z(scratch / f'{i}'), '-T', v.profile, *(['-E', v.entry] if v.entry != '-' else []), *v.args]
                for i, v in enumerate(directives(source, 'dxc'))]
        assert all(answer.ok for answer in run('dxct', jobs))
        pixel, debug, library = [(scratch / f'{i}.cso').read_bytes() for i in range(3)]
        pdb = (scratch / '1.pdb').read_bytes()
        rows = [('pixel.cso', pixel), ('debug.cso', debug), ('library.cso', library), ('pdb.pdb', pdb), ('pdb-cut.pdb', pdb[:-512]),
                ('empty.bin', b''), ('text.bin', b'; hello\n'),
                *whole('pixel', pixel, debug), *whole('library', library, None), *framed(pixel), *programs(pixel), *bare(pixel, debug)]
        for path in HERE.iterdir():
            if path.suffix not in ('.py', '.md', '.hlsl'):
                path.unlink()
        jobs = []
        for name, data in rows:
            (HERE / name).write_bytes(data)
            jobs.append(['disasm', z(HERE / name), z(scratch / f'{name}.ll')])
        seen, counts = set(), {}
        for (name, _), answer in zip(rows, run('dxct', jobs)):
            counts[answer.status] = counts.get(answer.status, 0) + 1
            stem = name.rpartition('.')[0] if name.endswith(('.cso', '.bc')) else name
            if answer.ok:
                text = (scratch / f'{name}.ll').read_bytes()
                # A text that stands here already is not kept twice.
                if text in seen:
                    (HERE / f'{stem}.sums').write_text(f'0x00 {len(text)} {zlib.crc32(text):08x}\n')
                else:
                    (HERE / f'{stem}.ll').write_bytes(text)
                seen.add(text)
            elif answer.status[0] == '8':
                (HERE / f'{stem}.sums').write_text('0x00 refused\n')
            print(f'{answer.status} {name}')
        print(counts)


main()
