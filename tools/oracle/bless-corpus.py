#!/usr/bin/env python3
"""Write the goldens of the corpus: what Microsoft's fxc makes of our sources and says of the result.

    ./bless-corpus.py                  # compile every source, list what came out different, delete orphans
    ./bless-corpus.py NAME...          # only the sources whose name contains one of these words
    ./bless-corpus.py --all            # list again even what came out the same
    ./bless-corpus.py --new            # only the sources that have no container yet, for those that differ from run to run
    ./bless-corpus.py --check          # write nothing; exit status 1 if a golden is missing, stale or an orphan
    ./bless-corpus.py --list DIR       # DIR holds containers without sources: only list them

Beside NAME.hlsl, for each of its lines `// fxc: ENTRY PROFILE [OPTION]...`: NAME.cso, NAME.asm and
NAME.sums, or NAME.1.cso, ... if there are several lines. tests/corpus/README.md says what they hold.
Two compilations of a source give the same bytes, so an unchanged source costs one compilation only.
"""
import argparse
import itertools
import sys
import tempfile
import zlib
from pathlib import Path

from oracle import Answer, directives, fxc_options, run, z

CORPUS = Path(__file__).resolve().parents[2] / 'tests/corpus/fxc'
BITS = 0x02, 0x04, 0x10, 0x20, 0x40, 0x80
WORDS = sorted(sum(c) for n in range(len(BITS) + 1) for c in itertools.combinations(BITS, n))


def words(stem):
    """The flag words of a container's sums: all without HTML (0x01), and four with it, not the same for all."""
    first = zlib.crc32(stem.encode()) % 16
    return WORDS + [word | 1 for word in WORDS[first::16]]


CRASHED = 'c0000005'
GOLDENS = '.cso', '.asm', '.sums'


def compile_sources(sources, scratch):
    """[(stem of the goldens, directive, container in scratch)] of every variant, and what failed."""
    found, jobs, strips, failures = [], [], [], []
    for source in sources:
        try:
            variants = directives(source, 'fxc')
            options = [fxc_options(v.args) for v in variants]
        except ValueError as e:
            failures.append((source.name, Answer('refused', str(e))))
            continue
        if not variants:
            failures.append((source.name, Answer('refused', 'no line "// fxc: ENTRY PROFILE"')))
        for i, (v, (flags1, flags2, strip, defines)) in enumerate(zip(variants, options), 1):
            stem = source.stem if len(variants) == 1 else f'{source.stem}.{i}'
            out = scratch / f'{stem}.cso'
            jobs.append(['compile', z(source), '' if v.entry == '-' else v.entry, v.profile, hex(flags1), hex(flags2), z(out), *defines])
            if strip:
                strips.append(['strip', z(out), hex(strip), z(out)])
            found.append((stem, ' '.join([v.entry, v.profile, *v.args]), out))
    answers = run('d3dc', jobs)
    failures += [(f'{stem}: {line}', a) for (stem, line, _), a in zip(found, answers) if not a.ok]
    failures += [(job[1], a) for job, a in zip(strips, run('d3dc', strips)) if not a.ok]
    return [f for f, a in zip(found, answers) if a.ok], failures


def list_container(found, scratch):
    """{stem: (listing with word 0, text of the sums)}"""
    jobs = [['disasm', z(out), hex(word), z(scratch / f'{stem}.{word:02x}')] for stem, _, out in found for word in words(stem)]
    answers = iter(run('d3dc', jobs, chunk=2000))
    result = {}
    for stem, _, _ in found:
        sums, listing = [], None
        for word in words(stem):
            answer, file = next(answers), scratch / f'{stem}.{word:02x}'
            if answer.ok:
                data = file.read_bytes()
                file.unlink()
                listing = data if word == 0 else listing
                sums.append(f'0x{word:02x} {len(data)} {zlib.crc32(data):08x}\n')
            elif answer.status != CRASHED:
                sums.append(f'0x{word:02x} refused\n')
        result[stem] = listing, ''.join(sums)
    return result


def stems(source):
    """What the goldens of a source are named."""
    n = len(directives(source, 'fxc'))
    return {source.stem} if n == 1 else {f'{source.stem}.{i}' for i in range(1, n + 1)}


def write(path, data, check, changed):
    """Make a golden hold `data`, None for none."""
    old = path.read_bytes() if path.exists() else None
    if old != data:
        changed.append(path.name)
        if not check and data is None:
            path.unlink()
        elif not check:
            path.write_bytes(data)


def list_folder(options):
    """Write NAME.asm and NAME.sums beside every container of a folder, and delete those that lost theirs."""
    containers = sorted(options.list.glob('*.cso'))
    found = [(c.stem, '', c) for c in containers if not options.words or any(w in c.stem for w in options.words)]
    changed = []
    with tempfile.TemporaryDirectory() as scratch:
        for stem, (listing, sums) in list_container(found, Path(scratch)).items():
            write(options.list / f'{stem}.asm', listing, options.check, changed)
            write(options.list / f'{stem}.sums', sums.encode(), options.check, changed)
    kept = {c.stem for c in containers}
    for path in sorted(options.list.iterdir()):
        if path.suffix in GOLDENS and path.stem not in kept:
            write(path, None, options.check, changed)
    print(f'{len(found)} containers, {len(changed)} goldens ' + ('would change' if options.check else 'changed'))
    return 1 if options.check and changed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('words', nargs='*', metavar='NAME', help='only sources whose name contains one of these')
    parser.add_argument('--corpus', type=Path, default=CORPUS, metavar='DIR')
    parser.add_argument('--list', type=Path, metavar='DIR', help='list the containers of a folder that has no sources')
    parser.add_argument('--all', action='store_true', help='list again even the containers that did not change')
    parser.add_argument('--new', action='store_true', help='leave sources alone whose containers are there')
    parser.add_argument('--check', action='store_true', help='only say what would change')
    options = parser.parse_args()
    if options.list:
        return list_folder(options)
    corpus = options.corpus
    every = sorted(corpus.glob('*.hlsl'))
    sources = [s for s in every if not options.words or any(w in s.stem for w in options.words)]
    if options.new:
        # A PDB holds a time and a GUID, so that /Zi never gives the same bytes twice.
        sources = [s for s in sources if not all((corpus / f'{stem}.cso').exists() for stem in stems(s))]
    changed = []
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        found, failures = compile_sources(sources, scratch)
        fresh = [f for f in found if options.all or any(not (corpus / f'{f[0]}{s}').exists() for s in GOLDENS)
                 or (corpus / f'{f[0]}.cso').read_bytes() != f[2].read_bytes()]
        for (stem, _, out), (listing, sums) in zip(fresh, list_container(fresh, scratch).values()):
            write(corpus / f'{stem}.cso', out.read_bytes(), options.check, changed)
            write(corpus / f'{stem}.asm', listing, options.check, changed)
            write(corpus / f'{stem}.sums', sums.encode(), options.check, changed)
    kept = set()
    for source in every:
        kept |= stems(source)
    for path in sorted(corpus.iterdir()):
        if path.suffix in GOLDENS and path.stem not in kept:
            write(path, None, options.check, changed)
    for name, answer in failures:
        print(f'{name}: {answer.status} {answer.message.strip()}')
    print(f'{len(sources)} sources, {len(found)} containers, {len(failures)} failed, {len(changed)} goldens '
          + ('would change' if options.check else 'changed'))
    if options.check:
        print(*changed, sep='\n', end='\n' if changed else '')
    return 1 if failures or options.check and changed else 0


if __name__ == '__main__':
    sys.exit(main())
