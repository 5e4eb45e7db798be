"""The tables against spirv-dis and spirv-as: every instruction and enumerant, with random operands.

    python packages/nv-spirv/fuzz/grammar_rows.py --count 20 --seed 1

For each row of the grammar `count` modules are made, each the row with random operands that its kinds
allow, behind declarations that give literals their types. spirv-dis must read the same operands (floats
apart, whose spelling is ours), spirv-as must make the same words of our text, and so must `assemble`.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

from nv_spirv import assemble, disassemble
from nv_spirv.binary import Binary, Instruction, encode_string
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import Operand, Row, availability, enumerations, instruction_set, instructions

sys.path[:0] = [str(Path(__file__).parent.parent / "tests" / "support")]
import spirv_tools  # noqa: E402

YOUNGER = "SPV_VALVE_mixed_float_dot_product"  # than spirv-dis 2025.5

# Ids of the declarations before the instruction: numeric types, a value of each integer type, sets.
_NUMBERS = {
    1: (op.TypeInt, 1, 32, 0),
    2: (op.TypeInt, 2, 32, 1),
    3: (op.TypeInt, 3, 8, 0),
    4: (op.TypeInt, 4, 8, 1),
    5: (op.TypeInt, 5, 16, 1),
    6: (op.TypeInt, 6, 64, 0),
    7: (op.TypeInt, 7, 64, 1),
    8: (op.TypeFloat, 8, 16),
    9: (op.TypeFloat, 9, 32),
    10: (op.TypeFloat, 10, 64),
    11: (op.TypeFloat, 11, 16, 0),
    12: (op.TypeFloat, 12, 8, 4214),
    13: (op.TypeFloat, 13, 8, 4215),
}
_INTEGERS = range(1, 8)
_VALUE = 20  # an OpUndef of integer type n has the id _VALUE + n
_SETS = {
    40: "GLSL.std.450",
    41: "OpenCL.std",
    44: "SPV_AMD_shader_ballot",
}
_FIRST = 100
_BOUND = 200
_LEFT_OUT = frozenset(
    {
        op.ExtInstImport,  # must name a set that the tools know
        5367,  # OpCooperativeMatrixLoadTensorNV, …StoreTensorNV: spirv-as 2025.5 refuses memory
        5368,  # operands of several bits there, which spirv-dis prints
    }
)


def _preamble() -> list[Instruction]:
    sets = [(op.ExtInstImport, number, *encode_string(name)) for number, name in _SETS.items()]
    return [*sets, *_NUMBERS.values(), *((op.Undef, n, _VALUE + n) for n in _INTEGERS)]


class _Maker:
    """Random operands for one row."""

    def __init__(self, rng: random.Random, row: Row) -> None:
        self.rng = rng
        self.words: list[int] = [row.value]
        self.row = row

    def make(self) -> Instruction:
        self.all(self.row.operands)
        return tuple(self.words)

    def all(self, operands: tuple[Operand, ...]) -> bool:
        for operand in operands:
            times = {"": 1, "?": self.rng.randrange(2), "*": self.rng.randrange(4)}[operand.repeat]
            for _ in range(times):
                self.one(operand.kind)
            if operand.repeat == "?" and not times:
                return False
        return True

    def id(self) -> int:
        return self.rng.randrange(_FIRST, _BOUND)

    def one(self, kind: str) -> None:
        rng, words = self.rng, self.words
        simple: dict[str, Callable[[], list[int]]] = {
            "r": lambda: [_BOUND],
            "i": lambda: [rng.choice(_INTEGERS) + _VALUE if self.row.value == op.Switch else self.id()],
            "t": lambda: [rng.choice(list(_NUMBERS)) if "c" in kinds else self.id()],
            "n": lambda: [rng.choice((rng.randrange(10), rng.getrandbits(32)))],
            "s": lambda: list(encode_string(rng.choice(("", "a", "main", 'q"\\', "né\n;", "%x = Op")))),
            "in": lambda: [self.id(), rng.randrange(9)],
        }
        kinds = [operand.kind for operand in self.row.operands]
        if kind in simple:
            words += simple[kind]()
        elif kind == "c":
            words += self.literal(words[1])
        elif kind == "w":
            words += [*self.literal(words[1] - _VALUE), self.id()]
        elif kind == "x":
            words[3] = rng.choice(list(_SETS))
            row = rng.choice(list(instruction_set(_SETS[words[3]]).by_value.values()))
            words.append(row.value)
            self.all(row.operands or (Operand("i", "*"),))
        elif kind == "o":
            row = instructions()[
                rng.choice((op.IAdd, op.Select, op.CompositeExtract, op.VectorShuffle, op.Not))
            ]
            words.append(row.value)
            self.all(row.operands[2:])
        else:
            self.enumerant(kind)

    def literal(self, type_id: int) -> list[int]:
        number = _NUMBERS[type_id]
        bits = self.rng.getrandbits(number[2])
        if self.rng.random() < 0.3:
            bits = self.rng.choice(
                (0, 1, (1 << number[2]) - 1, 1 << number[2] - 1, 0x7F800000, 0x3F800000)
            ) & ((1 << number[2]) - 1)
        if number[0] == op.TypeInt and number[3] and bits >> number[2] - 1 and number[2] < 32:
            bits |= 0xFFFFFFFF & ~((1 << number[2]) - 1)
        return [bits & 0xFFFFFFFF] if number[2] <= 32 else [bits & 0xFFFFFFFF, bits >> 32]

    def enumerant(self, kind: str) -> None:
        table = enumerations()[kind]
        rows = list(table.by_value.values())
        if not table.mask:
            row = self.rng.choice(rows)
            self.words.append(row.value)
            self.all(row.operands)
            return
        chosen = self.rng.sample(rows, min(len(rows), self.rng.randrange(1, 4)))
        value = 0
        for row in chosen:
            value |= row.value
        self.words.append(value)
        for row in sorted(chosen, key=lambda row: row.value):
            if row.value:
                self.all(row.operands)


def difference(instruction: Instruction) -> str | None:
    """What the tools and ours say differently of one instruction, or None."""
    module = Binary(0x10600, 0, _BOUND + 1, 0, [*_preamble(), instruction])
    spirv = module.to_bytes()
    text = disassemble(spirv)
    ours = text.splitlines()[-1].split(" ; ")[0] if '"' not in text.splitlines()[-1] else ""
    if assemble(text) != spirv:
        return f"assemble makes other bytes of {text.splitlines()[-1].strip()}"
    if "!0x" in text:
        return f"has no spelling: {text.splitlines()[-1].strip()}"
    try:
        theirs = spirv_tools.disassemble(spirv, spirv_tools.NO_HEADER).splitlines()[-1]
        made = spirv_tools.assemble(text)
    except spirv_tools.ToolError as error:
        return f"{error} for {instruction} {text.splitlines()[-1].strip()}"
    if made[20:] != spirv[20:]:
        return f"spirv-as makes other words of {text.splitlines()[-1].strip()}"
    if ours and _plain(ours) != _plain(theirs) and not re.search(r"Constant %(8|9|10|11|12|13) ", ours):
        return f"{_plain(ours)} is {_plain(theirs)} to spirv-dis"
    return None


def _plain(line: str) -> str:
    return " ".join(line.split())


def run(count: int, seed: int) -> list[str]:
    """The differences found, `count` tries for each row."""
    rng = random.Random(seed)
    found: list[str] = []
    for row in instructions().values():
        brought = availability().get(("op", row.value))
        if brought is not None and YOUNGER in brought.extensions:
            continue
        if row.value in _LEFT_OUT:
            continue
        for _ in range(count):
            wrong = difference(_Maker(rng, row).make())
            if wrong:
                found.append(wrong)
                break
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found = run(arguments.count, arguments.seed)
    print(*found, f"{len(found)} rows of {len(instructions())} differ", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
