"""Write what every stage makes of the benchmarks' kernels into a folder, for comparing two versions of the compiler.

    python testing/artifacts.py FOLDER [WORKLOAD...]
    python testing/artifacts.py --compare FOLDER FOLDER

A refactor changes no output byte (DESIGN R6): `nox -s artifacts -- COMMIT` runs this with this tree's packages and
with COMMIT's and compares the folders. The kernels are always this tree's.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def write(folder: Path, names: list[str]) -> list[Path]:
    """Compile the kernels of some workloads, all if none is named; one file a kernel and stage. Returns the files."""
    sys.path.insert(0, str(ROOT / "benchmarks"))
    import numba_vulkan as nv
    from numba_vulkan.compile import STAGES, Job, Source

    workloads = importlib.import_module("run").WORKLOADS
    recorded = importlib.import_module("stages").recorded

    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name in names or workloads:
        function, argument_types, fastmath = recorded(*workloads[name])
        kernel = nv.jit(fastmath=fastmath)(function)
        artifact: object = Source(kernel.dispatcher, argument_types)
        for extension, stage in STAGES:
            artifact = stage(artifact, Job(kernel.options))
            path = folder / f"{name}{extension}"
            path.write_bytes(artifact if isinstance(artifact, bytes) else str(artifact).encode())
            written.append(path)
    return written


def differences(before: Path, after: Path) -> list[str]:
    """The names of files that differ between two folders or are in one only."""
    names = {path.name for folder in (before, after) for path in folder.iterdir()}

    def content(path: Path) -> bytes | None:
        return path.read_bytes() if path.exists() else None

    return sorted(name for name in names if content(before / name) != content(after / name))


if __name__ == "__main__":
    if sys.argv[1] == "--compare":
        changed = differences(Path(sys.argv[2]), Path(sys.argv[3]))
        print("\n".join(f"differs: {name}" for name in changed) or "no artifact differs")
        sys.exit(1 if changed else 0)
    print(f"{len(write(Path(sys.argv[1]), sys.argv[2:]))} artifacts")
