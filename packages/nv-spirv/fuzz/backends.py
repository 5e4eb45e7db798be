"""Our writer against LLVM's SPIR-V backend, on what both accept: the same kernel, the same device, the same bytes.

The operations are those of `arithmetic` on 32- and 64-bit types. LLVM's backend aborts on some, writes invalid
modules for others and wrong ones for a few (DESIGN.md D3); LLVM's JIT decides who is right.

    python packages/nv-spirv/fuzz/backends.py --count 60 --seed 1
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "support"))

import arithmetic
import execute

import nv_spirv

LANES = 256


TYPES = frozenset({"i32", "i64", "half", "float", "double"})


def cases(random_: random.Random) -> list[arithmetic.Case]:
    """Return the operations whose operands LLVM's backend can load; bools are stored as integers."""
    found = []
    for case in arithmetic.all_cases(random_):
        if case.result == "i1":
            body = f"{case.body.replace('%r =', '%bool =')}\n%r = zext i1 %bool to i32"
            case = arithmetic.Case(case.name, case.operands, "i32", body, case.declare)
        if TYPES.issuperset({*case.operands, case.result}):
            found.append(case)
    return found


def compare(case: arithmetic.Case, seed: int, features: frozenset[str]) -> str:
    """Return how LLVM's backend did: "same", "refused", "invalid" or "wrong". Ours must be right."""
    ours = nv_spirv.Options(addressing="logical", features=features)
    arithmetic.check(case, seed, ours, LANES)
    theirs = nv_spirv.Options(addressing="logical", features=features, backend="llvm")
    try:
        arithmetic.check(case, seed, theirs, LANES)
    except nv_spirv.Unsupported as error:
        return "invalid" if "not valid" in str(error) else "refused"
    except AssertionError as error:
        return "wrong" if case.name in str(error) else "invalid"
    return "same"


def main() -> int:
    """Compare random operations; returns 1 if ours is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random_ = random.Random(arguments.seed)
    results: dict[str, list[str]] = {}
    candidates = cases(random_)
    for case in random_.sample(candidates, min(arguments.count, len(candidates))):
        results.setdefault(compare(case, arguments.seed, execute.device().features), []).append(case.name)
    for result, names in sorted(results.items()):
        print(f"{result}: {len(names)}", *(names if result != "same" else []))
    return 0


if __name__ == "__main__":
    sys.exit(main())
