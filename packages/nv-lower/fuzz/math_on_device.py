"""Property: what the math library computes on a device is within the same bounds as on this processor.

    python math_on_device.py [--count N] [--seed S] [--device NAME] [--width 32 64] [NAME ...]

Each function becomes a kernel of one call, which goes through nv-lower, nv-structurize and nv-spirv and runs through
nv-runtime; the results are judged by the reference that `math_accuracy.py` uses. Division and square root are the
library's, as for a device whose own are not exact. A device that flushes subnormals fails where they appear. Needs
the other packages, clang-19, and gcc with libquadmath.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "math"))

from accuracy import SUBJECTS, Subject, Worst, arguments, judged, missing

import nv_lower
import nv_runtime
import nv_spirv
import nv_structurize

KERNEL = """
declare i32 @nv.global.id(i32)
{declaration}

define void @k(ptr readonly %x, ptr readonly %y, ptr writeonly %o, i64 %n) "nv.kernel"="k" {{
entry:
  %id = call i32 @nv.global.id(i32 0)
  %i = zext i32 %id to i64
  %inside = icmp ult i64 %i, %n
  br i1 %inside, label %work, label %done
work:
  %xp = getelementptr {type}, ptr %x, i64 %i
  %yp = getelementptr {type}, ptr %y, i64 %i
  %op = getelementptr {type}, ptr %o, i64 %i
  %a = load {type}, ptr %xp
  %b = load {type}, ptr %yp
  %r = {operation}
  store {type} %r, ptr %op
  br label %done
done:
  ret void
}}
"""


def by_address(features: frozenset[str]) -> bool:
    """Return whether a device reaches memory by address; SwiftShader, without 64-bit integers, takes bindings."""
    return {"shaderInt64", "bufferDeviceAddress"} <= features


def kernel(subject: Subject, width: int, features: frozenset[str]) -> bytes:
    """The module that computes a function of x, or of x and y, for every element."""
    type_ = {32: "float", 64: "double"}[width]
    name = f"llvm.sqrt.f{width}" if subject.name == "sqrt" else subject.name + "f" * (width == 32)
    parameters = ", ".join([type_] * subject.arguments)
    operands = ", ".join([f"{type_} %a", f"{type_} %b"][: subject.arguments])
    declaration, operation = f"declare {type_} @{name}({parameters})", f"call {type_} @{name}({operands})"
    if subject.name == "div":
        declaration, operation = "", f"fdiv {type_} %a, %b"
    if subject.name in ("div", "sqrt"):
        features |= {f"inexactDivisionFloat{width}", f"inexactSqrtFloat{width}"}
        features -= {f"shaderFmaFloat{width}"}
    ir = KERNEL.format(type=type_, declaration=declaration, operation=operation)
    flat = nv_lower.lower(ir, nv_lower.Options(features=features))
    addressing = "physical" if by_address(features) else "logical"
    return nv_spirv.emit(
        nv_structurize.structurize(flat), nv_spirv.Options(addressing=addressing, features=features)
    )


def measured(subject: Subject, width: int, device: Any, count: int, seed: int) -> Worst:
    """The largest error that the device makes."""
    module = kernel(subject, width, device.features)
    found = []
    for first, second in arguments(subject, width, count, seed):
        results = type(first)()
        arrays: dict[str, Any] = {"x": first, "y": second, "o": results}
        groups, members = -(-len(results) // 64), {"n": len(results)}
        if by_address(device.features):
            nv_runtime.run(module, {}, groups, push=members | arrays, device=device)
        else:
            offsets = {f"{name}.offset": 0 for name in arrays}
            nv_runtime.run(module, [*arrays.values()], groups, push=members | offsets, device=device)
        found.append(judged(subject, (first, second), results, width))
    return max(found, key=lambda worst: worst.error)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--count", type=int, default=20_000, help="arguments from each box")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", help="part of the device's name")
    parser.add_argument("--width", type=int, nargs="+", default=[32, 64], choices=[32, 64])
    given = parser.parse_args()
    if missing():
        print(f"skipped: {' and '.join(missing())} not found", file=sys.stderr)
        return 0
    device = nv_runtime.open_device(given.device)
    print(device.name)
    failures = 0
    for width in given.width:
        if width == 64 and "shaderFloat64" not in device.features:
            continue
        for subject in SUBJECTS:
            if given.names and subject.name not in given.names:
                continue
            worst = measured(subject, width, device, given.count, given.seed)
            bad = worst.error > subject.bound[width]
            failures += bad
            print(
                f"{subject.name:10} f{width} {worst.error:8.4g}  at {worst.at}{'  <-- over' * bad}",
                flush=True,
            )
    return failures > 0


if __name__ == "__main__":
    raise SystemExit(main())
