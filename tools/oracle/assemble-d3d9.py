#!/usr/bin/env python3
"""Compare our assembler for Shader Models 1 to 3 with D3DAssemble: the same words, or both refuse.

    ./assemble-d3d9.py [COUNT [SEED]]      # COUNT texts of one instruction each, 5000 if not said

The texts are made of the tables on docs/formats/direct3d9.md: every opcode in every version, with too few, enough and too many
operands, registers that there are and that there are not, modifiers, masks, swizzles, indices, predicates, literals.
D3DAssemble runs without its validation. What only listings have (`break p0`) and floats of eight hexadecimal digits, which
docs/differences.md names, do not occur.
"""
import random
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from oracle import run, z

ROOT = Path(__file__).resolve().parents[2]
SKIP_VALIDATION = 2
ASSEMBLE = 1
VERSIONS = ['vs_1_1', 'vs_2_0', 'vs_2_x', 'vs_2_sw', 'vs_3_0', 'vs_3_sw', 'ps_1_1', 'ps_1_2', 'ps_1_3', 'ps_1_4', 'ps_2_0',
            'ps_2_x', 'ps_2_sw', 'ps_3_0', 'ps_3_sw']
LITERALS = '0 1 -1 1.5 -1.5 1e5 1e-5 1.5f 1f .5 5. -.5 +1 0x10 0xff 010 08 1.#INF -1.#INF 1.#QNAN -1.#IND 1e39 1e-46 0.1 ' \
           '16777217 4294967295 4294967296 -2147483649 1l 1u 1.0h true false 1e+009 1. - 1e 0x 1ul 1uu'.split()


def table(page, heading):
    """The cells of the table below a heading of a page, without its two first lines."""
    text = page.split(f'\n## {heading}\n')[1].split('\n## ')[0]
    rows = [line.strip('|').split('|') for line in text.splitlines() if line.startswith('|')]
    return [[cell.strip() for cell in row] for row in rows[2:]]


class Texts:
    def __init__(self, seed):
        self.random = random.Random(seed)
        page = (ROOT / 'docs/formats/direct3d9.md').read_text()
        # Names; first version, last version and operands of each form.
        form = re.compile(r'(\w+)(?: to (\w+))?: (\d+) operand')
        self.opcodes = [(re.findall(r'`(\w+)`', row[2]), form.findall(row[5])) for row in table(page, 'Opcodes')]
        self.files = [re.findall(r'`(\w+)`', row[2]) for row in table(page, 'Register files')]
        self.before = sorted({row[2] for row in table(page, 'Source modifiers')})
        self.behind = sorted({row[3] for row in table(page, 'Source modifiers')})
        self.suffixes = [row[1] for row in table(page, 'Modifiers and shifts of destinations')]
        for heading in 'Usages', 'Textures', 'Comparisons':
            self.suffixes += ['_' + row[2].strip('`').lstrip('_') for row in table(page, heading) if row[2] != '-']

    def often(self, value, chance=0.8):
        return value if self.random.random() < chance else None

    def index(self):
        pick = self.random.choice
        return '[' + pick(['a0.x', 'a0.x', 'aL', 'a0.y', 'r0.x', '3', 'a0', 'aL.x', '0x10']) + \
            pick(['', '', '+1', ' + 2', '+2047', '+8191', '-1', '+a0.x']) + ']'

    def register(self):
        pick = self.random.choice
        if self.often(True):
            return pick(['r0', 'r1', 'c0', 'c3', 'v0', 'v1'])
        name = pick(['r', 'c', 'v', pick(pick(self.files)), pick(['oPos', 'oFog', 'vPos', 'vFace', 'aL', 'oDepth'])])
        if name not in ('oPos', 'oFog', 'vPos', 'vFace', 'aL', 'oDepth'):
            name += str(pick([0, 0, 1, 1, 2, 3, 5, 8, 12, 16, 31, 32, 255, 2048, 8191, 8192]))
        return name + (self.index() if self.random.random() < 0.15 else '')

    def destination(self):
        return self.register() + self.random.choice([''] * 4 + ['.x', '.xy', '.xyz', '.w', '.rgb', '.xz', '.yx'])

    def source(self):
        pick = self.random.choice
        register = self.register()
        at = register.find('[') if '[' in register else len(register)
        behind = '' if self.often(True) else pick(self.behind)
        before = '' if self.often(True) else pick(self.before)
        return before + register[:at] + behind + register[at:] + pick([''] * 6 + ['.x', '.xy', '.wzyx', '.a', '.q'])

    def instruction(self):
        pick = self.random.choice
        names, forms = pick([row for row in self.opcodes if row[0]])
        first, last, count = pick(forms or [('vs_2_0', '', '2')])
        # Mostly a version that has it.
        between = VERSIONS[VERSIONS.index(first):VERSIONS.index(last or first) + 1]
        version = pick(between) if self.often(True, 0.9) else pick(VERSIONS)
        name = pick(names) + ('' if self.often(True, 0.8) else pick(self.suffixes)) + ('' if self.often(True, 0.95) else '_')
        if names[0].startswith('def'):
            operands = [self.destination()] + [pick(LITERALS) for _ in range(1 if names[0] == 'defb' else 4)]
        else:
            count = int(count) + pick([0] * 20 + [1, -1])
            operands = [self.destination() if i == 0 else self.source() for i in range(count)]
        start = '' if self.often(True, 0.9) else pick(['+', '(p0) ', '(p0.x) ', '(!p0.y) ', '(-p0) ', '(c0) '])
        return f'{version}\n{start}{name} {", ".join(operands)}\n'


def microsoft(texts):
    """D3DAssemble's bytes of each text; None where it refuses."""
    with tempfile.TemporaryDirectory() as folder:
        folder, jobs = Path(folder), []
        for i, text in enumerate(texts):
            (folder / f'{i}.asm').write_text(text)
            jobs.append(['assemble', z(folder / f'{i}.asm'), str(SKIP_VALIDATION), z(folder / f'{i}.cso')])
        return [(folder / f'{i}.cso').read_bytes() if answer.ok else None for i, answer in enumerate(run('d3dc', jobs))]


def ours(texts):
    """The same of our assembler."""
    with tempfile.TemporaryDirectory() as folder:
        jobs, made = Path(folder) / 'in', Path(folder) / 'out'
        jobs.write_bytes(b''.join(struct.pack('<III', ASSEMBLE, 0, len(text)) + text.encode() for text in texts))
        subprocess.run(['cargo', 'run', '-q', '--release', '-p', 'dxbin-d3dbc', '--example', 'many', '--', jobs, made],
                       cwd=ROOT, check=True)
        data, at, answers = made.read_bytes(), 0, []
        while at < len(data):
            refused, size = struct.unpack_from('<II', data, at)
            answers.append(None if refused else data[at + 8:at + 8 + size])
            at += 8 + size
        return answers


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    texts = Texts(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    texts = list(dict.fromkeys(texts.instruction() for _ in range(count)))
    texts = [text for text in texts if not re.search(r'break\w* p0', text) or 'breakp' in text]
    wanted, got = microsoft(texts), ours(texts)
    differ = [(text, want, have) for text, want, have in zip(texts, wanted, got) if want != have]
    refused = sum(want is None for want in wanted)
    print(f'{len(texts)} texts, {len(texts) - refused} assemble, {refused} are refused, {len(differ)} differ')
    for text, want, have in differ[:20]:
        print(repr(text), want and want.hex(), have and have.hex())
    return bool(differ)


if __name__ == '__main__':
    sys.exit(main())
