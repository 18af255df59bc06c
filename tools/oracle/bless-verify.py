#!/usr/bin/env python3
"""Write tests/corpus/dxc/verify.txt: which changes of one field dxc's validator refuses.

    ./bless-verify.py DXBIN         # DXBIN is the command, whose `dump` says where fields are

Each line is `FILE OFFSET PART refused|accepted FIELD`: in FILE the lowest bit of the byte at OFFSET was turned over, and dxil.dll
was asked. Two places (of root signatures six) are taken for each kind of field of a part, in the parts that belong to stages for each stage.
"""
import collections
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from oracle import run, z

CORPUS = Path(__file__).resolve().parents[2] / 'tests/corpus/dxc'
PARTS = 'ISG1', 'OSG1', 'PSG1', 'SFI0', 'PSV0', 'RDAT', 'HASH', 'VERS', 'RTS0', 'DXIL'
BY_STAGE = 'PSV0', 'RDAT'
# Hand-written IR, bare root signatures and programs that no validator takes.
LEFT_OUT = 'ir_', 'rs_', 'cs_experimental', 'cs_linear'


def fields(dxbin, file):
    """(part, path, offset) of every field in the parts that count."""
    dump = json.loads(subprocess.run([dxbin, 'dump', '--json', file], capture_output=True, check=True).stdout)
    above, part = [], None
    for row in dump['rows']:
        while above and above[-1][0] >= row['depth']:
            above.pop()
        if row['kind'] == 'heading':
            above.append((row['depth'], row['name']))
            if row['name'].startswith('part '):
                part = row['name'][5:].split('#')[0]
            continue
        raw = part == 'DXIL' and row['kind'] == 'raw'
        if part in PARTS and row['name'] not in ('PartFourCC', 'PartSize') and not raw:
            yield part, '.'.join([name for _, name in above if name.split(' ')[0] != 'part'] + [row['name']]), row['offset']


def main():
    dxbin = sys.argv[1]
    files = [f for f in sorted(CORPUS.glob('*.cso')) if not f.name.startswith(LEFT_OUT)]
    verdicts = run('dxct', [['validate', z(f), 0] for f in files])
    cases, seen = [], collections.Counter()
    for file in (f for f, verdict in zip(files, verdicts) if verdict.status == '00000000'):
        for part, path, offset in fields(dxbin, file):
            stage = file.name[:2] if part in BY_STAGE else ''
            kind = part, re.sub(r'\d+', '#', path), stage
            seen[kind] += 1
            if seen[kind] <= (6 if part == 'RTS0' else 2):
                cases.append((file, part, path, offset))
    with tempfile.TemporaryDirectory() as scratch:
        jobs = []
        for i, (file, _, _, offset) in enumerate(cases):
            changed = bytearray(file.read_bytes())
            changed[offset] ^= 1
            to = Path(scratch, f'{i}.cso')
            to.write_bytes(changed)
            jobs.append(['validate', z(to), 0])
        answers = run('dxct', jobs)
    lines = []
    for (file, part, path, offset), answer in zip(cases, answers):
        verdict = 'accepted' if answer.status == '00000000' else 'refused'
        lines.append(f'{file.name} {offset:#x} {part} {verdict} {path}\n')
    (CORPUS / 'verify.txt').write_text(''.join(lines))
    print(f'{len(lines)} changes')


if __name__ == '__main__':
    main()
