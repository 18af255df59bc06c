#!/usr/bin/env python3
"""Writes the goldens of tests/corpus/pdb: shaders and PDBs of dxc, and what IDxcPdbUtils answers about each.

    bless-pdb.py                 writes tests/corpus/pdb/**/NAME.N.{cso,pdb} and .cso.json, .pdb.json beside them
    bless-pdb.py rebuild EXE [FOLDER]
                                 writes out the sources of each file of the corpus, or a folder, and compiles them
                                 again by the command that `EXE sources` gives: is it the same container?
"""
import json
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from oracle import run, z
import oracle

CORPUS = Path(__file__).resolve().parents[2] / 'tests/corpus/pdb'
LARGE = CORPUS / 'large.hlsli'


def large():
    """The text of large.hlsli: megabytes, all of whose lines are of one hundred."""
    lines = ''.join(f'// {i * i % 100:02} a line of a source that is large, and of which there are many more like this\n' for i in range(30000))
    return lines + '#define LARGE 4\n'


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
    def part(data):
        for i in range(int.from_bytes(data[28:32], 'little')):
            at = int.from_bytes(data[32 + 4 * i:36 + 4 * i], 'little')
            if data[at:at + 4] == b'DXIL':
                return data[at + 8:at + 8 + int.from_bytes(data[at + 4:at + 8], 'little')]
    return part(one) == part(other) is not None


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
            again, original = (root / 'again.cso').read_bytes(), file.with_suffix('.cso').read_bytes()
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
