#!/usr/bin/env python3
"""What D3DStripShader, D3DGetBlobPart and D3DSetBlobPart make of containers, as lengths and checksums.

    bless-strip.py               writes tests/corpus/strip/*.answers
    bless-strip.py FOLDER EXE    compares the answers for a folder with those of the example d3dcompiler_sums

Every file is stripped under the flag words 0 to 0x1f, each D3D_BLOB_PART is read, and each is set to twelve bytes (the
root signature: to tests/corpus/strip/root.cso).
"""
import os
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

from oracle import run, z

CORPUS = Path(__file__).resolve().parents[2] / 'tests/corpus'
ROOT = CORPUS / 'strip/root.cso'
KINDS = [*range(13), *range(0x8000, 0x8004)]
DATA = b'twelve bytes'


def questions(file, out, data):
    """Each question with its job; the last field of the job is where the answer goes."""
    for word in range(32):
        yield f'strip {word:#04x}', ['strip', z(file), word, z(out / f's{word}')]
    for kind in KINDS:
        yield f'get {kind:#x}', ['getpart', z(file), kind, z(out / f'g{kind}')]
    for kind in KINDS:
        yield f'set {kind:#x}', ['setpart', z(file), kind, z(ROOT if kind == 11 else data), z(out / f't{kind}')]


def ask(files):
    """The questions about each file, with the answers' bytes; None for a refusal."""
    with tempfile.TemporaryDirectory(dir='/dev/shm' if os.path.isdir('/dev/shm') else None) as folder:
        folder = Path(folder)
        data = folder / 'data'
        data.write_bytes(DATA)
        names, jobs = [], []
        for i, file in enumerate(files):
            (folder / str(i)).mkdir()
            for name, job in questions(file, folder / str(i), data):
                names.append((file, name))
                jobs.append(job)
        answers = run('d3dc', jobs, chunk=2000)
        for again in range(3):  # a driver that died under load is no answer
            lost = [i for i, a in enumerate(answers) if not a.ok and a.status[0] not in '8']
            for i, a in zip(lost, run('d3dc', [jobs[i] for i in lost]) if lost else []):
                answers[i] = a
        found = {}
        for (file, name), job, answer in zip(names, jobs, answers):
            if not answer.ok and answer.status not in ('8876086c', '80004005'):
                sys.exit(f'{file} {name}: {answer.status}')
            bytes_ = Path(job[-1][2:]).read_bytes() if answer.ok else None
            found.setdefault(file, []).append((name, bytes_))
        return found


def line(answers):
    every = b''.join(a for _, a in answers if a is not None)
    return f'{sum(a is None for _, a in answers)} {len(every)} {zlib.crc32(every):08x}'


def batches(files, size=60):
    for i in range(0, len(files), size):
        yield from ask(files[i:i + size]).items()


def bless():
    for file, answers in ask(sorted((CORPUS / 'strip').glob('*.cso'))).items():
        text = ''.join(f'{name} {"refused" if a is None else f"{len(a)} {zlib.crc32(a):08x}"}\n' for name, a in answers)
        file.with_suffix('.answers').write_text(text)
    files = sorted(f for d in ('fxc', 'dxc') for f in (CORPUS / d).glob('*.cso'))
    with open(CORPUS / 'strip/corpus.answers', 'w') as out:
        for file, answers in batches(files):
            out.write(f'{file.relative_to(CORPUS)} {line(answers)}\n')


def compare(folder, exe):
    files = sorted(Path(folder).rglob('*.cso'))
    listing = subprocess.run([exe, str(ROOT), '-'], input='\n'.join(map(str, files)), text=True, capture_output=True, check=True)
    ours = dict(text.split(' ', 1) for text in listing.stdout.splitlines())
    same = 0
    for file, answers in batches(files):
        if ours[str(file)] == line(answers):
            same += 1
        else:
            print(f'{file}: ours {ours[str(file)]}, theirs {line(answers)}')
    print(f'{same} of {len(files)} files the same, {same * (32 + 2 * len(KINDS))} answers')
    return same != len(files)


if __name__ == '__main__':
    sys.exit(compare(*sys.argv[1:]) if len(sys.argv) == 3 else bless())
