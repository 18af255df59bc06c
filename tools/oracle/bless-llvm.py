#!/usr/bin/env python3
"""Write the goldens of tests/corpus/llvm: NAME.cso, what dxc's assembler makes of NAME.in.ll, and NAME.ll, dxc's listing of it.

    ./bless-llvm.py [NAME]...
"""
import sys
from pathlib import Path

from oracle import run, z

FOLDER = Path(__file__).resolve().parents[2] / 'tests/corpus/llvm'


def main():
    failed = 0
    for verb, source, target in ('assemble', '.in.ll', '.cso'), ('disasm', '.cso', '.ll'):
        names = sys.argv[1:] or sorted(path.name.removesuffix(source) for path in FOLDER.glob('*' + source))
        jobs = [[verb, z(FOLDER / (name + source)), z(FOLDER / (name + target))] for name in names]
        for name, answer in zip(names, run('dxct', jobs, 1, 20, 60)):
            if answer.status != '00000000':
                print(f'{name}: {verb}: {answer.status} {answer.message}')
                failed = 1
    return failed


if __name__ == '__main__':
    sys.exit(main())
