"""The command `nv-run`: run a module, list devices, examine the installation.

Exit codes: 0 done, 1 the input or the machine was refused, 2 wrong usage.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from . import doctor
from .declarations import Type
from .device import Device, devices, open_device
from .devices import listing
from .errors import RuntimeFailure
from .kernel import Kernel
from .reflect import EntryPoint, reflect

DTYPES = {
    **{f"f{8 * n}": f"f{n}" for n in (2, 4, 8)},
    **{f"i{8 * n}": f"i{n}" for n in (1, 2, 4, 8)},
    **{f"u{8 * n}": f"u{n}" for n in (1, 2, 4, 8)},
}

EPILOG = """\
a buffer is  [KEY@]TYPE:SHAPE[=SOURCE]  or  [KEY@]FILE.npy
  TYPE    f16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64        SHAPE   1024 or 64x64
  SOURCE  a .npy file, any other file (raw bytes), zeros (default), range, random, or a number
  KEY     a binding number, SET.BINDING, or a name (of a binding or of a push constant that is an address);
          without keys buffers go to the module's bindings in order, then to its addresses in order

examples
  nv-run saxpy.spv --buffer f32:1024=range --buffer f32:1024=1 --push a=2 n=1024 --groups 16 -o 1=out.npy
  --time nv-run --devices
  nv-run doctor
  nv-run reflect saxpy.spv
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Entry point of the command; returns the exit code."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    try:
        if arguments == ["--devices"]:
            print(listing(devices()))
            return 0
        if arguments == ["doctor"]:
            findings = list(doctor.examine())
            print("\n".join(state + text for state, text in findings))
            return 0 if doctor.healthy(findings) else 1
        if arguments[:1] == ["reflect"] and len(arguments) == 2:
            print(describe(_read(arguments[1])))
            return 0
        return _run(_parser().parse_args(arguments))
    except (RuntimeFailure, OSError) as error:
        print(f"nv-run: {error}", file=sys.stderr)
        return 1
    except _Usage as error:
        print(f"nv-run: {error}", file=sys.stderr)
        return 2


class _Usage(Exception):
    """Wrong usage that argparse cannot see."""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="nv-run",
        description="Run a SPIR-V compute module on a Vulkan device.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("module", help="a .spv file, or - for standard input")
    parser.add_argument(
        "--buffer", action="append", default=[], metavar="SPEC", help="an array, see below; repeat for more"
    )
    parser.add_argument(
        "--push",
        nargs="+",
        action="extend",
        default=[],
        metavar="NAME=VALUE",
        help="push constants; lists as 1,2,3",
    )
    parser.add_argument("--groups", required=True, metavar="X[,Y[,Z]]", help="number of workgroups")
    parser.add_argument(
        "--local-size", metavar="X[,Y[,Z]]", help="workgroup size, if the module leaves it open"
    )
    parser.add_argument(
        "--spec", nargs="+", action="extend", default=[], metavar="ID=VALUE", help="specialization constants"
    )
    parser.add_argument("--entry", help="entry point")
    parser.add_argument("--device", help="index, kind, UUID or part of the name")
    parser.add_argument(
        "-o",
        "--output",
        action="append",
        default=[],
        metavar="[NUMBER=]FILE",
        help="store a buffer, by its number in the order given (default: the first that is written)",
    )
    parser.add_argument("--repeat", type=int, default=1, metavar="N", help="launch N times")
    parser.add_argument(
        "--time", action="store_true", help="print compile time and device time to standard error"
    )
    parser.add_argument("--validate", action="store_true", help="load the Vulkan validation layer")
    return parser


def _run(options: argparse.Namespace) -> int:
    groups = _numbers(options.groups)
    local_size = _numbers(options.local_size) if options.local_size else None
    spec = dict(_spec(item) for item in options.spec)
    spirv = _read(options.module)
    device = open_device(options.device, validation=options.validate)
    start = time.perf_counter()
    kernel = device.kernel(spirv, entry=options.entry, local_size=local_size, spec=spec)
    compiled = time.perf_counter() - start
    arrays = [_buffer(text) for text in options.buffer]
    places = _place(kernel, [key for key, _ in arrays])
    uploaded = []
    for _, array in arrays:
        buffer = device.buffer(array.nbytes)
        device.stream.write(buffer, 0, array)
        uploaded.append(buffer)
    bindings = {place: uploaded[k] for k, place in enumerate(places) if not isinstance(place, str)}
    addresses = {place: uploaded[k] for k, place in enumerate(places) if isinstance(place, str)}
    push = kernel.push.pack(**{**addresses, **_push(kernel, options.push)}) if kernel.push_size else b""
    seconds = _launch(device, kernel, groups, push, bindings, options.repeat)
    for number, path in _outputs(options.output, kernel, places):
        out = np.empty_like(arrays[number][1])
        device.stream.read(uploaded[number], 0, out)
        np.save(path, out) if path.endswith(".npy") else Path(path).write_bytes(out.tobytes())
    if options.time:
        mean = sum(seconds) / max(len(seconds), 1)
        print(f"device   {device.name}\ncompile  {compiled * 1e3:.3f} ms", file=sys.stderr)
        print(
            f"kernel   {mean * 1e6:.2f} us mean, {min(seconds) * 1e6:.2f} us best of {len(seconds)}",
            file=sys.stderr,
        )
    return 0


def _launch(
    device: Device, kernel: Kernel, groups: Any, push: bytes, bindings: Any, repeat: int
) -> list[float]:
    with device.profile() as profile:
        for _ in range(max(repeat, 1)):
            device.stream.launch(kernel, groups, push, bindings)
        device.synchronize()
    return [i.seconds for i in profile.intervals if i.kind == "kernel"] or [0.0]


def _read(path: str) -> bytes:
    return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.replace("x", ",").split(","))
    except ValueError:
        raise _Usage(f"{text!r} is not a list of whole numbers such as 16 or 8,8,1") from None


def _value(text: str) -> Any:
    if "," in text:
        return [_value(part) for part in text.split(",") if part]
    try:
        return int(text, 0)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        raise _Usage(f"{text!r} is not a number") from None


def _spec(item: str) -> tuple[int | str, Any]:
    key, equals, value = item.partition("=")
    if not equals:
        raise _Usage(f"--spec {item!r} is not ID=VALUE")
    return (int(key) if key.isdecimal() else key), _value(value)


def _push(kernel: Kernel, items: list[str]) -> dict[str, Any]:
    out = {}
    for item in items:
        name, equals, value = item.partition("=")
        if not equals:
            raise _Usage(f"--push {item!r} is not NAME=VALUE")
        out[name] = _value(value)
    return out


def _buffer(text: str) -> tuple[str | None, np.ndarray[Any, Any]]:
    key, at, rest = text.rpartition("@")
    name = key if at else None
    if rest.endswith(".npy") and ":" not in rest.partition("=")[0]:
        return name, np.ascontiguousarray(np.load(rest))
    shape_text, _, source = rest.partition("=")
    type_name, colon, size = shape_text.partition(":")
    if not colon or type_name not in DTYPES:
        raise _Usage(
            f"--buffer {text!r} is neither TYPE:SHAPE[=SOURCE] with a type of {' '.join(DTYPES)}, nor a .npy file"
        )
    dtype, shape = np.dtype(DTYPES[type_name]), _numbers(size)
    array = _fill(source or "zeros", dtype, shape)
    if array.shape != shape or array.dtype != dtype:
        raise _Usage(f"{source} holds {array.dtype}{array.shape}, not {dtype}{shape}")
    return name, np.ascontiguousarray(array)


def _fill(source: str, dtype: np.dtype[Any], shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    count = int(np.prod(shape))
    if source == "zeros":
        return np.zeros(shape, dtype)
    if source == "range":
        return np.arange(count).astype(dtype).reshape(shape)
    if source == "random":
        random = np.random.default_rng(0)
        return (random.random(shape) if dtype.kind == "f" else random.integers(0, 100, shape)).astype(dtype)
    if source.endswith(".npy"):
        loaded: np.ndarray[Any, Any] = np.load(source)
        return loaded
    if Path(source).exists():
        raw = np.fromfile(source, dtype)
        return raw.reshape(shape) if raw.size == count else raw
    return np.full(shape, _value(source), dtype)


def _place(kernel: Kernel, keys: list[str | None]) -> list[tuple[int, int] | str]:
    """Where each buffer goes: (set, binding), or the name of an address among the push constants."""
    bindings = {b.name: (b.set, b.binding) for b in kernel.bindings}
    addresses = [m.name for m in kernel.entry.push if m.type.kind == "pointer"]
    free: list[tuple[int, int] | str] = [*bindings.values(), *addresses]
    out: list[tuple[int, int] | str] = []
    for key in keys:
        place: tuple[int, int] | str
        if key is None:
            if not free:
                raise _Usage(
                    f"{kernel.name} takes {len(bindings) + len(addresses)} buffers, {len(keys)} were given"
                )
            place = free[0]
        elif key in bindings or key in addresses:
            place = bindings.get(key, key)
        elif key.replace(".", "", 1).isdecimal():
            first, dot, second = key.partition(".")
            place = (int(first), int(second)) if dot else (0, int(first))
        else:
            raise _Usage(f"{kernel.name} has no buffer {key!r}; it has {', '.join([*bindings, *addresses])}")
        if place in free:
            free.remove(place)
        out.append(place)
    return out


def _outputs(items: list[str], kernel: Kernel, places: list[Any]) -> list[tuple[int, str]]:
    written: set[Any] = {(b.set, b.binding) for b in kernel.bindings if b.written}
    written |= {m.name for m in kernel.entry.push if m.type.kind == "pointer" and not m.readonly}
    out = []
    for item in items:
        key, equals, path = item.rpartition("=")
        if not equals:
            numbers = [k for k, place in enumerate(places) if place in written]
            if not numbers:
                raise _Usage("the module writes none of the buffers; say which to store with -o NUMBER=FILE")
            out.append((numbers[0], path))
            continue
        if not key.isdecimal() or int(key) >= len(places):
            raise _Usage(f"-o {item!r}: {key!r} is not the number of a buffer (0 to {len(places) - 1})")
        out.append((int(key), path))
    return out


def describe(spirv: bytes) -> str:
    """What a module asks for, as text."""
    module = reflect(spirv)
    lines = [f"SPIR-V {module.version[0]}.{module.version[1]}"]
    for entry in module.entry_points:
        lines += _describe_entry(entry)
    for constant in module.spec_constants:
        name = f" {constant.name}" if constant.name else ""
        lines.append(f"specialization {constant.id}{name}: {_type_text(constant.type)} = {constant.default}")
    return "\n".join(lines)


def _describe_entry(entry: EntryPoint) -> list[str]:
    size = ",".join(map(str, entry.local_size))
    free = [str(i) for i in entry.local_size_ids if i is not None]
    lines = [
        f"entry {entry.name}: workgroup {size}" + (f" (specialization {','.join(free)})" if free else "")
    ]
    for b in entry.bindings:
        state = "written" if b.written else "read"
        lines.append(
            f"  binding {b.set}.{b.binding} {b.name}: {b.kind}, {state}"
            + (f", array of {b.count}" if b.count != 1 else "")
        )
    for m in entry.push:
        readonly = ", readonly" if m.readonly else ""
        lines.append(f"  push +{m.offset} {m.name}: {_type_text(m.type)}{readonly}")
    if entry.shared_bytes:
        lines.append(f"  workgroup memory: {entry.shared_bytes} bytes")
    return lines


def _type_text(layout: Type) -> str:
    if layout.kind == "pointer":
        return "address"
    if layout.kind == "struct":
        return "{" + ", ".join(f"{m.name}: {_type_text(m.type)}" for m in layout.members) + "}"
    if layout.element is not None:
        return f"{layout.kind} of {layout.count} {_type_text(layout.element)}"
    return f"{layout.kind}{8 * layout.size}"


if __name__ == "__main__":
    sys.exit(main())
