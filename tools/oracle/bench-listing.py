#!/usr/bin/env python3
"""Time our listings, or reflection, beside Microsoft's, in one run, on the same containers, each on one thread in process.

    ./bench-listing.py [DIR] [--rounds N]      # DIR: containers of fxc; the corpus if not said
    ./bench-listing.py [DIR] --what reflect

The two take turns, so that a machine whose speed drifts slows both. Printed are the microseconds a program of every turn,
their medians, and the medians' ratios.
"""
import argparse
import statistics
import subprocess
from pathlib import Path

from oracle import containers, wine, z

ROOT = Path(__file__).resolve().parents[2]
OURS = 'cargo', 'run', '--quiet', '--release', '-p', 'dxbin', '--features', 'serde', '--example'
RIVALS = {'disasm': ('D3DDisassemble', 'time_listing'), 'reflect': ('D3DReflect', 'time_reflect')}
WAYS = {'one': 'one at a time', 'all': 'many at once', 'json': 'many, as JSON'}


def microsoft(names, what):
    """Microseconds a program of one round (bench.c: a first round warms up)."""
    p = wine('bench', what, '1', '0', stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return {RIVALS[what][0]: float(p.communicate(names.encode())[0].split(b'\t')[5])}


def ours(folder, what):
    out = subprocess.run([*OURS, RIVALS[what][1], '--', folder, '1'], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    rows = [line.split('\t') for line in out.splitlines()]
    return {WAYS[row[0]]: float(row[5]) for row in rows}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder', nargs='?', type=Path, default=ROOT / 'tests/corpus/fxc', metavar='DIR')
    parser.add_argument('--rounds', type=int, default=7)
    parser.add_argument('--what', choices=list(RIVALS), default='disasm')
    options = parser.parse_args()
    folder = options.folder.absolute()
    names = ''.join(z(file) + '\n' for file, _ in containers([folder], 'fxc'))
    times = {}
    for _ in range(options.rounds):
        for way, each in {**microsoft(names, options.what), **ours(str(folder), options.what)}.items():
            times.setdefault(way, []).append(each)
    rival = statistics.median(times[RIVALS[options.what][0]])
    for way, each in times.items():
        median = statistics.median(each)
        print(f'{way:15} {median:7.2f} us a program (median)  {rival / median:5.1f} x   of {sorted(each)}')


if __name__ == '__main__':
    main()
