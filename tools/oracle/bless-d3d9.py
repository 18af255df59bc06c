#!/usr/bin/env python3
"""Write the programs of tests/corpus/d3d9 that have a source: what Microsoft's compiler and assembler make of it.

    ./bless-d3d9.py        # then: ./bless-corpus.py --list ../../tests/corpus/d3d9

NAME.hlsl is compiled as its lines `// fxc: ENTRY PROFILE [OPTION]...` say; NAME.vsh and NAME.psh are assembled by
D3DAssemble without validation. NAME.fx is compiled as an effect, and the shaders in it cut out. The programs `tokens_*` are written by an example of crates/d3dbc, which says how.
assembler.tsv has a version and an instruction on each line; the third column, D3DAssemble's words or the code of its first
error, is written anew.
"""
import re
import struct
import sys
import tempfile
from pathlib import Path

from oracle import directives, fxc_options, run, z

FOLDER = Path(__file__).resolve().parents[2] / 'tests/corpus/d3d9'
SKIP_VALIDATION = 2


def assembled():
    """Write the third column of assembler.tsv."""
    table = FOLDER / 'assembler.tsv'
    cases = [line.split('\t')[:2] for line in table.read_text().splitlines()]
    with tempfile.TemporaryDirectory() as folder:
        folder, jobs = Path(folder), []
        for i, (version, text) in enumerate(cases):
            (folder / f'{i}.asm').write_text(f'{version}\n{text}\n')
            jobs.append(['assemble', z(folder / f'{i}.asm'), str(SKIP_VALIDATION), z(folder / f'{i}.cso')])
        for i, (case, answer) in enumerate(zip(cases, run('d3dc', jobs))):
            if answer.ok:
                data = (folder / f'{i}.cso').read_bytes()
                words = struct.unpack(f'<{len(data) // 4}I', data)
                # Without the version and the end.
                case.append(' '.join(f'{word:08x}' for word in words[1:-1]))
            else:
                case.append(re.search(r'error (X\d+)', answer.message)[1])
    table.write_text(''.join('\t'.join(case) + '\n' for case in cases))
    print(f'{len(cases)} instructions')


def streams(effect):
    """The token streams of Shader Models 2 and 3 in an effect, each from its version to its end token."""
    words = struct.unpack(f'<{len(effect) // 4}I', effect)
    for start, word in enumerate(words):
        if word >> 16 not in (0xfffe, 0xffff) or word >> 8 & 0xff not in (2, 3):
            continue
        at = start + 1
        while at < len(words) and words[at] != 0xffff:
            is_comment = words[at] & 0xffff == 0xfffe
            at += 1 + (words[at] >> 16 if is_comment else words[at] >> 24 & 0xf)
        # A word that only looks like a version is followed by no comment.
        if at < len(words) and words[start + 1] & 0xffff == 0xfffe:
            yield effect[4 * start:4 * at + 4]


def effects():
    """Write the streams of every effect."""
    sources = sorted(FOLDER.glob('*.fx'))
    with tempfile.TemporaryDirectory() as folder:
        outs = [Path(folder) / source.name for source in sources]
        answers = run('d3dc', [['compile', z(s), '', 'fx_2_0', '0', '0', z(o)] for s, o in zip(sources, outs)])
        for source, out, answer in zip(sources, outs, answers):
            if not answer.ok:
                sys.exit(f'{source}: {answer.message}')
            for i, stream in enumerate(streams(out.read_bytes()), 1):
                source.with_suffix(f'.{i}.cso').write_bytes(stream)


def main():
    assembled()
    effects()
    jobs = []
    for source in sorted(FOLDER.glob('*.hlsl')):
        variants = directives(source, 'fxc')
        for i, variant in enumerate(variants, 1):
            flags1, flags2, _, defines = fxc_options(variant.args)
            out = FOLDER / (f'{source.stem}.cso' if len(variants) == 1 else f'{source.stem}.{i}.cso')
            jobs.append(['compile', z(source), variant.entry, variant.profile, hex(flags1), hex(flags2), z(out), *defines])
    for source in sorted([*FOLDER.glob('*.vsh'), *FOLDER.glob('*.psh')]):
        jobs.append(['assemble', z(source), str(SKIP_VALIDATION), z(source.with_suffix('.cso'))])
    answers = run('d3dc', jobs)
    for job, answer in zip(jobs, answers):
        if not answer.ok:
            print(job[1], *job[2:4], answer.status, answer.message.strip())
    print(f'{len(jobs)} programs, {sum(not answer.ok for answer in answers)} failed')
    return any(not answer.ok for answer in answers)


if __name__ == '__main__':
    sys.exit(main())
