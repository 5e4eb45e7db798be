"""Property: debug information changes no code.

A random module is lowered as it is and with a location on every instruction, a subprogram for every function and
records of values. What every pass leaves must be the same but for metadata, for several targets.

    python packages/nv-lower/fuzz/debug_information.py --count 1000 --seed 7
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import nv_lower
from nv_lower import Options
from nv_lower.options import DEFAULT_FEATURES

_FUSED = DEFAULT_FEATURES | {
    "shaderFmaFloat32",
    "shaderFmaFloat64",
    "wideWorkgroupLoads",
    "accurateExp2Float32",
}
TARGETS = (
    Options(features=_FUSED | {"shaderBufferInt64Atomics"}, fastmath=frozenset({"contract"}), coarsen=True),
    Options(features=DEFAULT_FEATURES | {"inexactDivisionFloat32", "shaderBufferInt64Atomics"}, opt_level=0),
    Options(narrow=True),
    Options(features=frozenset({"bufferDeviceAddress"})),
)


def load(path: Path) -> ModuleType:
    """A module of the tests or of this folder, once."""
    name = f"nv_lower_{path.stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


_HERE = Path(__file__).parent
debug_information = load(_HERE.parent / "tests" / "passes" / "support" / "debug_information.py")
lowering = load(_HERE / "lowering.py")


def steps(ir: str, options: Options) -> tuple[list[tuple[str, str]], str]:
    """What each pass leaves, without metadata, and what was refused in the end, without its place."""
    found: list[tuple[str, str]] = []

    def observe(name: str, text: str) -> None:
        found.append((name, debug_information.without(text)))

    try:
        nv_lower.lower(ir, replace(options, debug=True, observe=observe))
    except nv_lower.Unsupported as error:
        return found, str(error).removeprefix("kernels.py:").lstrip("0123456789: ")
    return found, ""


def difference(ir: str, options: Options) -> str | None:
    """The first pass that leaves something else when there is debug information; None if all leave the same."""
    plain, refused = steps(ir, options)
    located, refused_located = steps(debug_information.located(ir), options)
    for (name, before), (other, after) in zip(plain, located, strict=False):
        if name != other or before != after:
            return (
                f"{name} leaves other code (with debug information {other} does)" if name != other else name
            )
    if len(plain) != len(located):
        return f"{len(plain)} passes change something, {len(located)} with debug information"
    return None if refused == refused_located else f"{refused} becomes {refused_located}"


def check(seed: int) -> str | None:
    """Try one seed on every target; what is wrong, or None."""
    for number, options in enumerate(TARGETS):
        narrow = number >= 2
        program = lowering.Program(seed, narrow=narrow, floats=number != 3)
        if wrong := difference(program.text, options):
            return f"target {number}: {wrong}"
    return None


def main() -> int:
    """Run the property from the command line; the exit status is the number of failures, at most 1."""
    parser = argparse.ArgumentParser(description="Debug information changes no code.")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    failures = 0
    for seed in range(given.seed, given.seed + given.count):
        if wrong := check(seed):
            failures += 1
            print(f"seed {seed}: {wrong}")
    print(f"{given.count - failures} of {given.count} programs come out the same")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
