"""Damaged modules: no tool crashes or hangs, and `violations` finds what spirv-val finds.

    python packages/nv-spirv/fuzz/mutations.py --count 10000 --seed 1 [--corpus FOLDER]

Each input is a valid module with one or two words, instructions or opcodes changed. Every tool must return
or raise an error of the package, within a few seconds. Where `violations` and spirv-val disagree, the
difference is counted and printed; what only `violations` finds must be explained in `EXPLAINED`.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from nv_spirv import assemble, disassemble, finish, reflect, violations
from nv_spirv.binary import Binary, Instruction, read
from nv_spirv.errors import Internal, SpirvError
from nv_spirv.finishing import PASSES

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "tests" / "support")]
import corpus  # noqa: E402
import spirv_tools  # noqa: E402

SLOW = 5.0

EXPLAINED = {
    # What drivers choke on is beyond what spirv-val looks for.
    r"drivers\.",
    # Past the end of a vector or array is undefined when it runs; compilers of drivers die of it.
    r"types\.operands: Op(InBounds)?AccessChain: (component|element) N of",
    # spirv-val does not count the operands of group operations.
    r"types\.operands: OpGroupNonUniform\w+: N operands behind",
    # spirv-val looks only at the variables that an entry point uses.
    r"layouts\.block: .* in PushConstant",
    # spirv-val looks no further at a type of 8 or 16 bits whose capability is there.
    r"declared\.type: an integer of N bits and signedness",
    # spirv-val does not look at the operands of these.
    r"types\.operands: OpSpecConstantOp",
    # spirv-val does not look at the order of the ids that these operands name.
    r"ids\.order: .* OpCooperativeMatrix(Load|Store)TensorNV",
}


@dataclass
class Outcome:
    """What a run found: agreements and disagreements with spirv-val, and inputs that broke a tool."""

    agree: int = 0
    invalid: int = 0
    only_ours: Counter[str] = field(default_factory=Counter)
    only_theirs: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)


def mutate(module: Binary, rng: random.Random) -> Binary:
    """The module with one thing changed."""
    instructions = list(module.instructions)
    at = rng.randrange(len(instructions))
    kind = rng.random()
    if kind < 0.55:
        instructions[at] = _word(instructions, at, module.bound, rng)
    elif kind < 0.68:
        del instructions[at]
    elif kind < 0.76:
        instructions.insert(rng.randrange(len(instructions)), instructions[at])
    elif kind < 0.84:
        other = rng.randrange(len(instructions))
        instructions[at], instructions[other] = instructions[other], instructions[at]
    elif kind < 0.94:
        alike = [i[0] for i in instructions if len(i) == len(instructions[at])]
        instructions[at] = (rng.choice([*alike, instructions[at][0] + 1]), *instructions[at][1:])
    elif rng.random() < 0.5:
        instructions[at] = (*instructions[at], rng.randrange(module.bound))
    elif len(instructions[at]) > 1:
        instructions[at] = instructions[at][:-1]
    return module.with_instructions(instructions)


def _word(instructions: Sequence[Instruction], at: int, bound: int, rng: random.Random) -> Instruction:
    words = list(instructions[at])
    if len(words) > 1:
        place = rng.randrange(1, len(words))
        other = rng.choice(instructions)
        choices = (
            rng.randrange(1, bound),
            words[place] + 1,
            max(0, words[place] - 1),
            rng.choice(other[1:] or (0,)),
            rng.choice((0, 0xFFFFFFFF, 1 << 31, 65536)),
        )
        words[place] = rng.choice(choices) & 0xFFFFFFFF
    return tuple(words)


def exercise(spirv: bytes, rng: random.Random) -> str | None:
    """Run the tools over a module; what is wrong with them, or None."""
    name = rng.choice(list(PASSES))
    for what, call in (
        ("reflect", lambda: reflect(spirv).as_json()),
        ("disassemble", lambda: _round_trip(spirv)),
        (name, lambda: finish(spirv, passes=(name,))),
    ):
        start = time.monotonic()
        try:
            call()
        except Internal as error:
            return f"{what}: {error!r}"
        except SpirvError:
            pass
        except Exception as error:  # whatever it is, it is a finding
            return f"{what}: {error!r}"
        if time.monotonic() - start > SLOW:
            return f"{what}: took {time.monotonic() - start:.1f} s"
    return None


def _round_trip(spirv: bytes) -> None:
    if assemble(disassemble(spirv)) != spirv:
        raise AssertionError("the text assembles to other bytes")


def run(count: int, seed: int, modules: Sequence[bytes]) -> Outcome:
    """Mutate `count` modules and compare."""
    rng = random.Random(seed)
    outcome = Outcome()
    originals = [read(module) for module in modules]
    for number in range(count):
        module = mutate(rng.choice(originals), rng)
        if rng.random() < 0.3:
            module = mutate(module, rng)
        spirv = module.to_bytes()
        broken = exercise(spirv, rng)
        if broken:
            outcome.broken.append(f"input {number} of seed {seed}: {broken}")
        try:
            ours = [str(violation) for violation in violations(spirv)]
        except SpirvError as error:
            ours = [str(error)]
        except Exception as error:
            outcome.broken.append(f"input {number} of seed {seed}: violations: {error!r}")
            continue
        theirs = spirv_tools.validate(spirv)
        outcome.invalid += theirs is not None
        if bool(ours) == (theirs is not None):
            outcome.agree += 1
        elif theirs is None:
            outcome.only_ours[re.sub(r"%?\d+", "N", ours[0])] += 1
        else:
            outcome.only_theirs[re.sub(r"'[^']*'|\d+(\[%\w+\])?", "N", theirs)[:120]] += 1
    return outcome


def unexplained(outcome: Outcome) -> list[str]:
    """What only `violations` complains of, without the explained."""
    return [text for text in outcome.only_ours if not any(re.search(known, text) for known in EXPLAINED)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path)
    arguments = parser.parse_args()
    outcome = run(arguments.count, arguments.seed, corpus.modules(arguments.corpus, 20_000))
    print(f"{arguments.count} modules, {outcome.invalid} invalid by spirv-val, {outcome.agree} judged alike")
    for text, times in outcome.only_theirs.most_common(20):
        print(f"only spirv-val   {times:4} {text}")
    for text, times in outcome.only_ours.most_common(20):
        print(f"only violations  {times:4} {text}")
    print(*outcome.broken[:20], sep="\n")
    return 1 if outcome.broken or unexplained(outcome) else 0


if __name__ == "__main__":
    sys.exit(main())
