#!/usr/bin/env python3
"""Writes the goldens of tests/corpus/pdb: shaders and PDBs of dxc, and what IDxcPdbUtils answers about each.

    bless-pdb.py                 writes tests/corpus/pdb/**/NAME.N.{cso,pdb} and .cso.json, .pdb.json beside them
    bless-pdb.py rebuild EXE [FOLDER]
                                 writes out the sources of each file of the corpus, or a folder, and compiles them
                                 again by the command that `EXE sources` gives: is it the same container?
"""
import json
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

from oracle import run, z
import oracle

CORPUS = Path(__file__).resolve().parents[2] / 'tests/corpus/pdb'
LARGE = CORPUS / 'large.hlsli'


def large():
    """The text of large.hlsli: megabytes, all of whose lines are of one hundred."""
    lines = ''.join(f'// {i * i % 100:02} a line of a source that is large, and of which there are many more like this\n' for i in range(30000))
    return lines + '#define LARGE 4\n'


def words(numbers):
    return struct.pack(f'<{len(numbers)}I', *numbers)


def padded(data, size=4):
    return data + bytes(-len(data) % size)


def rdat(sources, arguments, hash_, name, libraries=()):
    """An RDAT with one DxilPdbInfo, of which dxc 1.9 has a reader and no writer."""
    strings, raw, arrays = bytearray(1), bytearray(), []

    def text(string):
        at = len(strings) if string else 0
        strings.extend(string + b'\0' if string else b'')
        return at

    def array(numbers):
        at = len(arrays) if numbers else 0xffffffff
        arrays.extend([len(numbers), *numbers] if numbers else [])
        return at

    def data(bytes_):
        raw.extend(bytes_)
        return [len(raw) - len(bytes_), len(bytes_)]

    tables = [(0x10002, [[text(n), text(c)] for n, c in sources]), (0x10003, [[text(n), *data(d)] for n, d in libraries])]
    pairs = [text(word) for pair in arguments for word in pair]
    info = [array(range(len(sources))), array(range(len(libraries))), array(pairs), *data(hash_), text(name), 7, *data(b''), *data(b'')]
    pieces = [(1, padded(bytes(strings))), (2, words(arrays)), (5, padded(bytes(raw)))]
    for kind, rows in [(0x10001, [info]), *tables]:
        if rows:
            pieces.append((kind, words([len(rows), 4 * len(rows[0])]) + b''.join(map(words, rows))))
    out, offsets = b'', []
    for kind, piece in pieces:
        offsets.append(8 + 4 * len(pieces) + len(out))
        out += words([kind, len(piece)]) + piece
    return words([0x10, len(pieces)]) + words(offsets) + out


def pdbi(data, compressed=True):
    stored = zlib.compress(data) if compressed else data
    return padded(struct.pack('<HHII', 0, compressed, len(stored), len(data)) + stored)


def container(parts):
    out, offsets = b'', []
    for kind, data in parts:
        offsets.append(32 + 4 * len(parts) + len(out))
        out += kind + words([len(data)]) + data
    head = words([1, 32 + 4 * len(parts) + len(out), len(parts)])
    return b'DXBC' + bytes(16) + head + words(offsets) + out


def msf(data, guid):
    """A container in an MSF file as dxc writes it."""
    who = words([20000404, 0, 1]) + guid + words([0, 0, 1, 0, 0, 0, 0])
    streams = [b'', who, b'', b'', b'', data]
    blocks = [-(-len(stream) // 512) for stream in streams]
    first = 5  # the header, two maps, the list of the directory's blocks, the directory
    directory = [len(streams), *map(len, streams), *range(first, first + sum(blocks))]
    header = b'Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0' + words([512, 1, 4 + sum(blocks), 4 * len(directory), 0, 3])
    return b''.join(padded(piece, 512) for piece in [header, bytes(1024), words([4]), words(directory), *streams])


def parts(data):
    for at in struct.unpack_from(f'<{struct.unpack_from("<I", data, 28)[0]}I', data, 32):
        yield data[at:at + 4], data[at + 8:at + 8 + struct.unpack_from('<I', data, at + 4)[0]]


def write_pdbi():
    """PDBs with PDBI, for want of a compiler that writes it."""
    file = (CORPUS / 'ps_includes.1.pdb').read_bytes()
    old = dict(parts(file[file.index(b'DXBC'):]))
    hash_ = old[b'HASH']
    names = [('ps_includes.hlsl', b'ps_includes.hlsl'), ('inc/colour.hlsli', b'./inc/colour.hlsli'), ('inc/deep/ramp.hlsli', b'inc\\deep\\ramp.hlsli')]
    sources = [(name, (CORPUS / path).read_bytes()) for path, name in names]
    # Joined options torn from their values, defines of nothing, and the source's name, as older writers had them.
    arguments = [(b'T', b'ps_6_0'), (b'E', b'main'), (b'Zi', b''), (b'D', b'TINT=0.5'), (b'D', b''), (b'W', b'no-conversion'),
                 (b'I', b'inc'), (b'<input>', b'ps_includes.hlsl')]
    others = [(kind, old[kind]) for kind in (b'VERS', b'ILDB')]
    whole = [(b'ILDN', old[b'ILDN']), (b'HASH', hash_), (b'PDBI', pdbi(rdat(sources, arguments, hash_, b'other.pdb'))), *others]
    library = rdat(sources[:1], arguments[:3], hash_, b'lib.pdb')
    linked = rdat([], [(b'T', b'ps_6_0'), (b'link', b'')], hash_, b'linked.pdb', [(b'a.dxil', library)])
    for name, made in [
        ('zlib', whole),
        ('plain', [(b'PDBI', pdbi(rdat(sources, arguments, hash_, b'named.pdb'), False))]),
        ('library', [(b'PDBI', pdbi(rdat(sources[:1], [(b'T', b'lib_6_3'), (b'Zs', b'')], hash_, b'')))]),
        ('linked', [(b'HASH', hash_), (b'PDBI', pdbi(linked))]),
    ]:
        (CORPUS / f'pdbi_{name}.pdb').write_bytes(msf(container(made), hash_[4:]))


def check(jobs, answers):
    bad = [f'{job}: {answer.status} {answer.message}' for job, answer in zip(jobs, answers) if not answer.ok]
    if bad:
        sys.exit('\n'.join(bad))


def bless():
    for file in CORPUS.rglob('*.*'):
        if file.suffix in ('.cso', '.pdb', '.json'):
            file.unlink()
    LARGE.write_text(large())
    jobs = []
    for source in sorted(CORPUS.rglob('*.hlsl')):
        for i, v in enumerate(oracle.directives(source, 'dxc'), 1):
            target = source.parent / f'{source.stem}.{i}'
            jobs.append(['compile', z(source), z(target), '-T', v.profile, *(['-E', v.entry] if v.entry != '-' else []), *v.args])
    answers = run('dxct', jobs)
    LARGE.unlink()
    check(jobs, answers)
    write_pdbi()
    jobs = []
    for file in sorted(CORPUS.rglob('*.*')):
        if file.suffix in ('.cso', '.pdb'):
            jobs.append(['pdbinfo', z(file), z(str(file) + '.json')])
        elif file.suffix in ('.hash', '.refl', '.rts'):
            file.unlink()
    check(jobs, run('dxct', jobs))
    print(f'{len(jobs)} files')


def same_program(one, other):
    """Whether two containers have the same DXIL part."""
    one, other = (dict(parts(data)).get(b'DXIL') if data[:4] == b'DXBC' else data for data in (one, other))
    return one == other is not None


def rebuild(exe, folder):
    """Compiles again what `EXE sources` writes out of each file that holds sources."""
    files = [f for f in sorted(Path(folder).rglob('*.*')) if f.suffix in ('.cso', '.pdb')]
    with tempfile.TemporaryDirectory() as temporary:
        jobs, originals = [], []
        for i, file in enumerate(files):
            root = Path(temporary, str(i))
            told = subprocess.run([exe, 'sources', '--json', '-o', root, file], capture_output=True, text=True)
            said = json.loads(told.stdout)
            if said['failed'] or not said['sources']:
                continue
            *words, _, _, main = said['command'][1:]
            # The driver works where the main file is, not at the root.
            words = [z(root / word) if before == '-I' else word for before, word in zip([''] + words, words)]
            jobs.append(['compile', z(root / main), z(root / 'again'), *words])
            originals.append((file, root))
        answers = run('dxct', jobs)
        identical = same = 0
        for (file, root), job, answer in zip(originals, jobs, answers):
            if not answer.ok:
                print(f'{file}: {answer.status} {answer.message.strip()} {job}')
                continue
            original = file.with_suffix('.cso')
            original = (original if original.exists() else CORPUS / 'ps_includes.1.cso').read_bytes()
            again = (root / 'again.cso').read_bytes()
            identical += again == original
            same += same_program(again, original)
            if again != original:
                print(f'{file}: another container' + (', the same program' if same_program(again, original) else ''))
        print(f'{len(files)} files, {len(jobs)} with sources: {identical} containers identical, {same} the same program')
    return 0


if __name__ == '__main__':
    if len(sys.argv) > 2 and sys.argv[1] == 'rebuild':
        sys.exit(rebuild(sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else CORPUS))
    bless()
