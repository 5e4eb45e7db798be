"""Foreign modules: every .spv file below some folders must load and run; those with a known meaning must
give NumPy's results.

    pip download --no-deps vulkpy grilly        # then unpack; nothing foreign is kept in this repository
    python packages/nv-runtime/fuzz/foreign.py FOLDER [FOLDER …] [--device NAME]

Each module is launched twice by a child process (a module may crash the driver): first with every size of 0,
then, where its meaning is known (`MEANINGS`, by file name), with data. Bindings get 1 MiB each.
"""

from __future__ import annotations

import argparse
import collections
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import nv_runtime

COUNT = 1000
UNARY: dict[str, Callable[[Any], Any]] = {
    **{
        name: getattr(np, name)
        for name in ["abs", "exp", "exp2", "log", "log2", "sqrt", "sign", "sin", "cos", "tan", "sinh", "cosh", "tanh"]
    },
    "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "asinh": np.arcsinh, "acosh": lambda x: np.arccosh(1 + x),
    "atanh": np.arctanh, "invsqrt": lambda x: 1 / np.sqrt(x),
}  # fmt: skip
BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "pow": np.power, "max": np.maximum,
    "min": np.minimum,
}  # fmt: skip
REDUCTIONS: dict[str, Callable[[Any], Any]] = {
    "sum": np.sum,
    "prod": np.prod,
    "maximum": np.max,
    "minimum": np.min,
}
ACTIVATIONS: dict[str, Callable[[Any], Any]] = {
    "activation-relu": lambda x: np.maximum(x, 0),
    "activation-silu": lambda x: x / (1 + np.exp(-x)),
    "activation-gelu": lambda x: 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))),
}


def meaning(name: str, x: Any, y: Any) -> tuple[list[Any], int, Any, Any] | None:
    """(inputs in binding order, which of them is the result, push values by position, expected) of a known module."""
    out = np.zeros_like(x)
    n = x.size
    if name in UNARY:
        x = x + 1 if name == "acosh" else x
        return [x, out], 1, [n], UNARY[name](x - 1 if name == "acosh" else x)
    if name[:1] == "i" and name[1:] in UNARY:
        x = x + 1 if name == "iacosh" else x
        return [x], 0, [n], UNARY[name[1:]](x - 1 if name == "iacosh" else x)
    if name in BINARY:
        return [x, y, out], 2, [n], BINARY[name](x, y)
    if name[:1] == "i" and name[1:] in BINARY:
        return [x, y], 0, [n], BINARY[name[1:]](x, y)
    base = name.removesuffix("_scalar")
    if base != name and base in BINARY:
        return [x, out], 1, [n, 1.5], BINARY[base](x, np.float32(1.5))
    if base != name and base[1:] in BINARY and base[0] in "ir":
        reverse = base[0] == "r"
        want = BINARY[base[1:]](*((np.float32(1.5), x) if reverse else (x, np.float32(1.5))))
        return ([x, out], 1, [n, 1.5], want) if reverse else ([x], 0, [n, 1.5], want)
    if name in ACTIVATIONS:
        return [x, out], 1, [n], ACTIVATIONS[name](x)
    return None


def ordered_push(kernel: nv_runtime.Kernel, values: list[Any]) -> bytes:
    """Push constants by position: integers take the whole numbers, floats the others."""
    rest = list(values)
    given = {}
    for member in kernel.entry.push:
        wanted = int if member.type.kind in ("int", "uint") else float
        fitting = next(v for v in rest if type(v) is wanted)
        rest.remove(fitting)
        given[member.name] = fitting
    return kernel.push.pack(**given)


def check(path: Path, device: nv_runtime.Device) -> str:
    """Load and run one module; "ran" or "right", or an exception."""
    kernel = device.kernel(path)
    scratch = [device.buffer(1 << 20) for _ in kernel.bindings]
    for buffer in scratch:
        device.stream.fill(buffer, 0)
    places = {(b.set, b.binding): s for b, s in zip(kernel.bindings, scratch, strict=True)}
    device.stream.launch(kernel, 1, bytes(kernel.push_size), places)
    device.stream.synchronize()
    random = np.random.default_rng(3)
    x, y = random.random((2, COUNT), np.float32) * np.float32(0.8) + np.float32(0.1)
    known = meaning(path.stem, x, y)
    if known is None:
        return "ran"
    arrays, result, values, want = known
    buffers = []
    for array in arrays:
        buffers.append(device.buffer(array.nbytes))
        device.stream.write(buffers[-1], 0, array)
    groups = -(-COUNT // kernel.local_size[0])
    device.stream.launch(kernel, groups, ordered_push(kernel, values), buffers)
    out = np.empty(COUNT, np.float32)
    device.stream.read(buffers[result], 0, out)
    # GLSL promises little for asin and acos; Mesa's are good to about 3e-4.
    loose = path.stem.removeprefix("i") in ("asin", "acos")
    np.testing.assert_allclose(out, want, rtol=1e-3 if loose else 2e-4, atol=1e-3 if loose else 2e-5)
    return "right"


def child(paths: list[str], device: nv_runtime.Device) -> None:
    for path in paths:
        print("START", path, flush=True)
        try:
            result = check(Path(path), device)
        except Exception as error:
            result = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
        print("RESULT", result, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--device")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child([str(p) for p in options.folders], nv_runtime.open_device(options.device))
        return 0
    todo = sorted(str(p) for folder in options.folders for p in folder.rglob("*.spv"))
    results: dict[str, str] = {}
    while todo:
        command = [sys.executable, __file__, "--child", *todo]
        if options.device:
            command += ["--device", options.device]
        lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
        current = ""
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == "START":
                current = rest
                results[current] = "killed the process"
            elif word == "RESULT":
                results[current] = rest
        if not lines:
            raise SystemExit("the child process does not start")
        todo = [p for p in todo if p not in results]
    kinds = {"ran": "ran", "right": "right", "Unsupported": "refused"}
    counts = collections.Counter(kinds.get(r.partition(":")[0], "failed") for r in results.values())
    for path, result in results.items():
        if result not in ("ran", "right"):
            print(f"{Path(path).name}: {result}")
    print(dict(counts))
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
