#!/usr/bin/env python3
"""Write the goldens of tests/corpus/dxc: what dxc makes of our sources, and what it says of the result.

    ./bless-dxc.py                  # compile every source, list what came out different, delete orphans
    ./bless-dxc.py NAME...          # only the sources whose name contains one of these words
    ./bless-dxc.py --all            # list again even what came out the same
    ./bless-dxc.py --check          # write nothing; exit status 1 if a golden is missing, stale or an orphan
    ./bless-dxc.py --list DIR       # DIR holds inputs without sources: only list them

Beside NAME.hlsl, for each of its lines `// dxc: ENTRY PROFILE [OPTION]...`: NAME.cso, a container (NAME.bc if it is a
bare module, which -fcgl makes); NAME.pdb if -Zi or -Zs ask for one that is not embedded; and the listings. NAME.1.cso, ... if
there are several lines. NAME.ir is LLVM's text, which dxc's assembler makes NAME.cso of. The listing of NAME.cso and of NAME.bc is NAME.ll, that of any other file NAME.EXT.ll; where one is
larger than LARGEST, or is refused, a line in NAME.sums or NAME.EXT.sums stands for it. tests/corpus/README.md says what they hold.
"""
import argparse
import shutil
import sys
import tempfile
import zlib
from pathlib import Path

from oracle import Answer, directives, run, z

CORPUS = Path(__file__).resolve().parents[2] / 'tests/corpus/dxc'
LARGEST = 24_000
GOLDENS = '.cso', '.bc', '.pdb', '.ll', '.sums'
CRASHES = 'c0000005', 'timeout', 'died'


def listing_name(name):
    """What the golden of an input is called, without `.ll` or `.sums`."""
    stem, _, suffix = name.rpartition('.')
    return stem if suffix in ('cso', 'bc') else name


def stems(source):
    """What the goldens of a source are named, in the order of its directives."""
    n = 1 if source.suffix == '.ir' else len(directives(source, 'dxc'))
    return [source.stem] if n == 1 else [f'{source.stem}.{i}' for i in range(1, n + 1)]


def compile_sources(sources, scratch):
    """{name: file in scratch} of all inputs that the sources make, and what failed."""
    jobs, wanted, failures = [], [], []
    for source in sources:
        if source.suffix == '.ir':
            jobs.append(['assemble', z(source), z(scratch / f'{source.stem}.cso')])
            wanted.append((source.stem, source.name, False))
            continue
        try:
            variants = directives(source, 'dxc')
        except ValueError as e:
            failures.append((source.name, Answer('refused', str(e))))
            continue
        if not variants:
            failures.append((source.name, Answer('refused', 'no line "// dxc: ENTRY PROFILE"')))
        for stem, v in zip(stems(source), variants):
            entry = [] if v.entry == '-' else ['-E', v.entry]
            jobs.append(['compile', z(source), z(scratch / stem), '-T', v.profile, *entry, *v.args])
            pdb = {'-Zi', '-Zs'} & set(v.args) and '-Qembed_debug' not in v.args
            wanted.append((stem, f'{stem}: {v.entry} {v.profile} {" ".join(v.args)}', pdb))
    made = {}
    for (stem, title, pdb), answer in zip(wanted, run('dxct', jobs)):
        # The job's names go on behind the last dot of the stem.
        container = scratch / f'{stem}.cso'
        if not answer.ok or not container.exists():
            failures.append((title, answer))
            continue
        made[f'{stem}.bc' if container.read_bytes()[:2] == b'BC' else container.name] = container
        if pdb and (scratch / f'{stem}.pdb').exists():
            made[f'{stem}.pdb'] = scratch / f'{stem}.pdb'
    return made, failures


def list_inputs(inputs, scratch):
    """{name of a golden: its bytes} of {name: file}; None for those that are not to be."""
    jobs = [['disasm', z(file), z(scratch / f'{name}.listing')] for name, file in inputs.items()]
    goldens = {}
    for name, answer in zip(inputs, run('dxct', jobs)):
        text = (scratch / f'{name}.listing').read_bytes() if answer.ok else b''
        sums = f'0x00 {len(text)} {zlib.crc32(text):08x}\n' if answer.ok else '0x00 refused\n'
        crashed = answer.status in CRASHES
        # What the assembler makes is small and made to be looked at.
        whole = answer.ok and (len(text) <= LARGEST or name.startswith('ir_'))
        goldens[f'{listing_name(name)}.ll'] = text if whole else None
        goldens[f'{listing_name(name)}.sums'] = None if whole or crashed else sums.encode()
    return goldens


def write(path, data, check, changed):
    """Make a golden hold `data`, None for none."""
    old = path.read_bytes() if path.exists() else None
    if old != data:
        changed.append(path.name)
        if not check and data is None:
            path.unlink()
        elif not check:
            path.write_bytes(data)


def has_golden(folder, name):
    return any((folder / f'{listing_name(name)}{end}').exists() for end in ('.ll', '.sums'))


def list_folder(options):
    """Write the listings beside every input of a folder."""
    inputs = {file.name: file for file in sorted(options.list.iterdir())
              if file.suffix not in ('.ll', '.sums', '.md', '.py', '.hlsl', '.hlsli', '.ir')
              and (not options.words or any(w in file.name for w in options.words))}
    changed = []
    with tempfile.TemporaryDirectory() as scratch:
        goldens = list_inputs(inputs, Path(scratch))
    for name, data in goldens.items():
        write(options.list / name, data, options.check, changed)
    if not options.words:
        for path in sorted(options.list.iterdir()):
            if path.suffix in ('.ll', '.sums') and path.name not in goldens:
                write(path, None, options.check, changed)
    return inputs, [], changed


def bless(options):
    corpus = options.corpus
    every = sorted([*corpus.glob('*.hlsl'), *corpus.glob('*.ir')])
    sources = [s for s in every if not options.words or any(w in s.stem for w in options.words)]
    changed = []
    with tempfile.TemporaryDirectory() as scratch:
        made, failures = compile_sources(sources, Path(scratch))
        fresh = {name: file for name, file in made.items()
                 if options.all or not has_golden(corpus, name) or not (corpus / name).exists()
                 or (corpus / name).read_bytes() != file.read_bytes()}
        for name, data in list_inputs(fresh, Path(scratch)).items():
            write(corpus / name, data, options.check, changed)
        for name, file in fresh.items():
            write(corpus / name, file.read_bytes(), options.check, changed)
    done = {stem for source in sources for stem in stems(source)}
    kept = {stem for source in every for stem in stems(source)}
    for path in sorted(corpus.iterdir()):
        stem = path.name[:-len(path.suffix)]
        stem = stem[:-4] if path.suffix in ('.ll', '.sums') and stem.endswith('.pdb') else stem
        stale = stem in done and path.suffix in ('.cso', '.bc', '.pdb') and path.name not in made and not failures
        if path.suffix in GOLDENS and (stem not in kept or stale):
            write(path, None, options.check, changed)
    return made, failures, changed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('words', nargs='*', metavar='NAME', help='only sources whose name contains one of these')
    parser.add_argument('--corpus', type=Path, default=CORPUS, metavar='DIR')
    parser.add_argument('--list', type=Path, metavar='DIR', help='list the inputs of a folder that has no sources')
    parser.add_argument('--all', action='store_true', help='list again even what did not change')
    parser.add_argument('--check', action='store_true', help='only say what would change')
    options = parser.parse_args()
    made, failures, changed = (list_folder if options.list else bless)(options)
    for name, answer in failures:
        print(f'{name}: {answer.status} {answer.message.strip()}')
    print(f'{len(made)} inputs, {len(failures)} failed, {len(changed)} goldens '
          + ('would change' if options.check else 'changed'))
    if options.check:
        print(*changed, sep='\n', end='\n' if changed else '')
    return 1 if failures or options.check and changed else 0


if __name__ == '__main__':
    sys.exit(main())
