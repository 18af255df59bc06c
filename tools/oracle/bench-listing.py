#!/usr/bin/env python3
"""Time our listings, or reflection, beside Microsoft's, in one run, on the same containers, each on one thread in process.

    ./bench-listing.py [DIR] [--rounds N]           # DIR: containers of fxc; the corpus if not said
    ./bench-listing.py [DIR] --what reflect
    ./bench-listing.py [DIR] --what dxc-disasm      # DIR: containers of dxc
    ./bench-listing.py [DIR] --what dxc-reflect     # the same, against its CreateReflection
    ./bench-listing.py ... --built target/pgo/built/HOST/release    # ours as `cargo xtask pgo` built it

The two take turns, so that a machine whose speed drifts slows both. Printed are the microseconds a program of every turn,
their medians, and the medians' ratios; for dxc also how fast modules alone are read, in megabytes of bitcode a second.
"""
import argparse
import collections
import statistics
import subprocess
from pathlib import Path

from oracle import containers, wine, z

ROOT = Path(__file__).resolve().parents[2]
OURS = 'cargo', 'run', '--quiet', '--release', '-p', 'dxbin', '--features', 'serde', '--example'
Rival = collections.namedtuple('Rival', 'name example dialect corpus')
RIVALS = {'disasm': Rival('D3DDisassemble', 'time_listing', 'fxc', 'fxc'), 'reflect': Rival('D3DReflect', 'time_reflect', 'fxc', 'fxc'),
          'dxc-disasm': Rival("dxc's disassembler", 'time_dxc', 'dxil', 'dxc'),
          'dxc-reflect': Rival('CreateReflection', 'time_reflect', 'dxil', 'dxc')}
WAYS = {'one': 'one at a time', 'all': 'many at once', 'json': 'many, as JSON', 'list': 'our listings', 'read': 'reading alone'}


def microsoft(names, what):
    """Rows (way, files, bytes in, bytes out, seconds, microseconds a program) of one round (bench.c: a first round warms up)."""
    p = wine('bench', what, '1', '0', stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return [[RIVALS[what].name, *p.communicate(names.encode())[0].decode().split('\t')[1:]]]


def ours(folder, what, built):
    example = RIVALS[what].example
    program = [built.absolute() / 'examples' / example] if built else [*OURS, example, '--']
    command = [*program, folder, '1', *(['--dxc'] if what == 'dxc-reflect' else [])]
    out = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [[WAYS[row[0]], *row[1:]] for row in (line.split('\t') for line in out.splitlines())]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder', nargs='?', type=Path, metavar='DIR')
    parser.add_argument('--rounds', type=int, default=7)
    parser.add_argument('--built', type=Path, metavar='DIR', help='where the command and the examples are built')
    parser.add_argument('--what', choices=list(RIVALS), default='disasm')
    options = parser.parse_args()
    rival = RIVALS[options.what]
    folder = (options.folder or ROOT / 'tests/corpus' / rival.corpus).absolute()
    names = ''.join(z(file) + '\n' for file, _ in containers([folder], rival.dialect))
    times, sizes = {}, {}
    for _ in range(options.rounds):
        for way, files, size_in, size_out, _, each in [*microsoft(names, options.what), *ours(str(folder), options.what, options.built)]:
            times.setdefault(way, []).append(float(each))
            sizes[way] = int(files), int(size_in), int(size_out)
    best = statistics.median(times[rival.name])
    for way, each in times.items():
        median = statistics.median(each)
        files, size_in, size_out = sizes[way]
        speed = size_in / files / median
        print(f'{way:18} {median:8.2f} us a program (median)  {best / median:6.1f} x  {speed:7.1f} MB/s in  '
              f'{files} files, {size_in} bytes in, {size_out} out; all turns {sorted(each)}')


if __name__ == '__main__':
    main()
