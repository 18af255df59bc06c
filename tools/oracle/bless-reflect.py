#!/usr/bin/env python3
"""What D3DReflect, D3DReflectLibrary or dxc's CreateReflection say of containers, as lengths and checksums of JSON.

    bless-reflect.py                    writes tests/corpus/reflect/corpus.answers, tests/corpus/reflect6/corpus.answers and
                                        the answers in full of a few
    bless-reflect.py [--dxc] FOLDER EXE compares its answers for a folder with those of the example reflect_sums

An answer is the object that `oracle.py reflect` writes, with one value a line; bytes that are no UTF-8 are `\\xNN` in it.
A line has the length and the CRC-32 of that text, of D3DReflect's for the interfaces of Direct3D 11 and for those of
Direct3D 12; or the HRESULT of a refusal, or `none` where Microsoft's function crashes or does not come back: there is nothing
to be equal to then, but that we refuse, too. dxc's E_NOINTERFACE says that a
library is refused, and not how: the driver asks for a shader first.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

from oracle import run, z

CORPUS = Path(__file__).resolve().parents[2] / 'tests/corpus'
FULL = ['fxc/ps_linkage.1', 'fxc/gs_streams.1', 'fxc/ps_5_1_spaces.1', 'fxc/hs_tri_fork.1', 'reflect/level_9_1_vertex', 'library/stages.2']
FULL_12 = ['reflect6/constants.2', 'reflect6/buffers.4', 'reflect6/stages.4', 'reflect6/library.2']
NO_INTERFACE = '80004002'
# What files are asked about, by the driver.
KINDS = {'d3dc': ['.cso'], 'dxct': ['.cso', '.pdb', '.bc', '.bcw', '.dxil']}
# Where the answer is made of what lies in memory behind the container.
UNSTABLE = ['strip/newest_signatures_first.cso', 'strip/no_input_signature.cso']


def has_rdef(container):
    count = int.from_bytes(container[28:32], 'little')
    slots = [int.from_bytes(container[i:i + 4], 'little') for i in range(32, 32 + 4 * count, 4)]
    return any(container[slot:slot + 4] == b'RDEF' for slot in slots)


def canonical(text, container):
    """The text with escapes as every JSON writer has them. Without RDEF, the number of interface slots is what the memory
    that Microsoft's function got held before: 0 stands for it."""
    text = re.sub('[\udc80-\udcff]', lambda m: f'\\\\x{ord(m[0]) - 0xdc00:02x}', text.decode('utf-8', 'surrogateescape'))
    answers = json.loads(text, strict=False)
    if 'NumInterfaceSlots' in answers and not has_rdef(container):
        answers['NumInterfaceSlots'] = 0
    return (json.dumps(answers, indent=1, ensure_ascii=False) + '\n').encode()


def ask(files, driver='d3dc', interfaces='11'):
    """The answer about each file: a text, an HRESULT or `none`."""
    with tempfile.TemporaryDirectory(dir='/dev/shm' if os.path.isdir('/dev/shm') else None) as folder:
        jobs = [['reflect', z(file), z(Path(folder, str(i))), interfaces] for i, file in enumerate(files)]
        for file, job, answer in zip(files, jobs, run(driver, jobs, timeout=60)):
            text = Path(job[2][2:]).read_bytes() if answer.ok else None
            yield file, canonical(text, file.read_bytes()) if text else answer.status if answer.status[0] == '8' else 'none'


def line(*answers):
    words = [answer if isinstance(answer, str) else f'{len(answer)} {zlib.crc32(answer):08x}' for answer in answers]
    return ' '.join(dict.fromkeys(words))


def ask_all(files, driver):
    """Each file, its answer and its line."""
    if driver == 'dxct':
        return ((file, answer, line(answer)) for file, answer in ask(files, driver))
    both = zip(ask(files), ask(files, interfaces='12'))
    return ((file, answer, line(answer, twelve)) for (file, answer), (_, twelve) in both)


def bless(driver, home, folders, full):
    kinds = KINDS[driver]
    files = sorted(f for d in folders for f in (CORPUS / d).iterdir() if f.suffix in kinds)
    with open(CORPUS / home / 'corpus.answers', 'w') as out:
        for file, answer, words in ask_all(files, driver):
            name = str(file.relative_to(CORPUS))
            out.write(f'{name} {"none" if name in UNSTABLE else words}\n')
            if name.removesuffix('.cso') in full:
                (CORPUS / home / f'{file.stem}.json').write_bytes(answer)


def compare(folder, exe, *flags):
    driver = 'dxct' if flags else 'd3dc'
    files = sorted(file for file in Path(folder).rglob('*') if file.suffix in KINDS[driver])
    listing = subprocess.run([exe, *flags, '-'], input='\n'.join(map(str, files)), text=True, capture_output=True, check=True)
    ours = dict(text.rsplit('\t', 1) for text in listing.stdout.splitlines())
    same = refused = none = 0
    for i in range(0, len(files), 4000):
        for file, answer, theirs in ask_all(files[i:i + 4000], driver):
            if ours[str(file)] == theirs or (theirs in ('none', NO_INTERFACE) and len(ours[str(file)].split()) == 1):
                same += not isinstance(answer, str)
                refused += isinstance(answer, str) and theirs != 'none'
                none += theirs == 'none'
            else:
                print(f'{file}: ours {ours[str(file)]}, theirs {theirs}')
    print(f'{len(files)} files: {same} answers the same, {refused} refused by both, {none} crash there and are refused here')
    return same + refused + none != len(files)


if __name__ == '__main__':
    words = [word for word in sys.argv[1:] if word != '--dxc']
    if words:
        sys.exit(compare(*words, *(sys.argv[1:2] if sys.argv[1] == '--dxc' else [])))
    bless('d3dc', 'reflect', ('fxc', 'dxc', 'd3d9', 'level9', 'library', 'debug', 'tokens', 'header', 'strip', 'reflect'), FULL)
    bless('dxct', 'reflect6', ('dxc', 'inputs', 'pdb', 'reflect6'), FULL_12)
