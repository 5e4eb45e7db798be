"""The command `nv-run`: run a module, list devices, examine the installation.

Exit codes: 0 done, 1 the input or the machine was refused, 2 wrong usage.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from . import __version__, doctor, host_buffers, image_files, uniform_blocks, validator
from .device import Device, devices, open_device
from .errors import RuntimeFailure
from .host_buffers import Usage
from .kernels.descriptors import BUFFER_KINDS
from .kernels.kernel import Kernel
from .kernels.module_text import describe
from .memory.buffer import Buffer
from .vulkan.physical_device import listing

if TYPE_CHECKING:
    from nv_spirv import Binding, Member

USAGE = """\
nv-run [-h] [--version] COMMAND ...
       nv-run MODULE ...              the same as: nv-run run MODULE ..."""
EXAMPLES = """\
examples
  nv-run devices
  nv-run reflect saxpy.spv
  nv-run saxpy.spv --buffer f32:1024=range --buffer f32:1024=1 --push a=2 n=1024 --groups 16
  nv-run run --help                   every option of it, and how a buffer is written

exit status: 0 done, 1 the input or the machine was refused, 2 wrong usage
"""
BUFFERS = """\
a buffer is  [KEY@]TYPE:SHAPE[=SOURCE]  or  [KEY@]FILE.npy
  TYPE    f16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64
  SHAPE   1024 or 64x64
  SOURCE  a .npy file, any other file (raw bytes), zeros (default), range, random, or a number
  KEY     a binding number, SET.BINDING, or a name (of a binding or of a push constant that is an address);
          without keys buffers go to the module's bindings in order, then to its addresses in order

examples
  nv-run saxpy.spv --buffer f32:1024=range --buffer f32:1024=1 --push a=2 n=1024 --groups 16
  nv-run saxpy.spv --buffer x@in.npy --buffer y@f32:1024 --push a=2 n=1024 --groups 16 -o 1=out.npy
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Entry point of the command; returns the exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    parser, commands = _parser()
    if given and given[0] not in {*commands, "-h", "--help", "--version", "--devices", "--reflect"}:
        if len(given) == 1 and not given[0].startswith("-") and not Path(given[0]).exists():
            return _complain(f"{given[0]!r} is neither a file nor a command: {', '.join(commands)}", 2)
        given.insert(0, "run")
    try:
        status = _call(parser, given)
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}", 1)
    except RuntimeFailure as error:
        return _complain(error, 1)
    except Usage as error:
        return _complain(error, 2)


def _call(parser: argparse.ArgumentParser, given: list[str]) -> int:
    options = parser.parse_args(given)
    if options.devices:
        return _devices(options)
    if options.reflect:
        options.module = options.reflect
        return _reflect(options)
    if options.call is None:
        parser.error("say which module to run, or one of: run, devices, doctor, reflect")
    return int(options.call(options))


def _complain(error: object, status: int) -> int:
    print(f"nv-run: {error}", file=sys.stderr)
    return status


def _parser() -> tuple[argparse.ArgumentParser, list[str]]:
    parser = argparse.ArgumentParser(
        prog="nv-run",
        usage=USAGE,
        description="Run SPIR-V compute modules on a Vulkan device.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", help="print the version and exit", version=f"nv-run {__version__}"
    )
    parser.add_argument("--devices", action="store_true", help="the same as the command devices")
    parser.add_argument("--reflect", metavar="MODULE", help="the same as the command reflect")
    parser.set_defaults(call=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog="nv-run")
    run = commands.add_parser(
        "run",
        help="run a module on arrays",
        description="Run a SPIR-V compute module. Without -o, the first elements of what it wrote are printed.",
        epilog=BUFFERS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_run_options(run)
    run.set_defaults(call=_run)
    text = "list the Vulkan devices of this machine"
    commands.add_parser("devices", help=text, description=f"{text.capitalize()}, one a line.").set_defaults(
        call=_devices
    )
    text = "say what of Vulkan this machine has, what is missing, and the command that brings it"
    commands.add_parser("doctor", help=text, description=f"{text.capitalize()}.").set_defaults(call=_doctor)
    text = "print what a module asks of its caller"
    reflect = commands.add_parser(
        "reflect", help=text, description=f"{text.capitalize()}: bindings, push constants, workgroup size."
    )
    reflect.add_argument("module", metavar="MODULE", help="a .spv file, or - for standard input")
    reflect.set_defaults(call=_reflect)
    return parser, list(commands.choices)


def _add_run_options(parser: argparse.ArgumentParser) -> None:
    def add(*names: str, text: str, **options: Any) -> None:
        parser.add_argument(*names, help=text, **options)

    many: dict[str, Any] = {"nargs": "+", "action": "extend", "default": []}
    add("module", metavar="MODULE", text="a .spv file, or - for standard input")
    add("--groups", required=True, metavar="X[,Y[,Z]]", text="number of workgroups")
    add("--buffer", action="append", default=[], metavar="SPEC", text="an array, see below; repeat for more")
    add("--push", metavar="NAME=VALUE", text="push constants; lists as 1,2,3", **many)
    add(
        "--uniform",
        metavar="[BLOCK.]MEMBER=VALUE",
        text="members of uniform blocks: gain=2 origin=1,2,3 lights[1].power=7 (nv-run --reflect lists them)",
        **many,
    )
    add(
        "--image",
        action="append",
        default=[],
        metavar="SPEC",
        text="a picture, [KEY@]FILE.png[:FORMAT], or an empty image, [KEY@]FORMAT:HEIGHTxWIDTH; needs Pillow",
    )
    add(
        "--verify-with",
        metavar="PROGRAM",
        text="let a validator such as spirv-val read the module first; what it says ends the run",
    )
    add("--local-size", metavar="X[,Y[,Z]]", text="workgroup size, if the module leaves it open")
    add("--spec", metavar="ID=VALUE", text="specialization constants, by number or name", **many)
    add("--entry", metavar="NAME", text="entry point, if the module has several")
    add(
        "--device",
        metavar="WHICH",
        text="index, kind (cpu, gpu …), UUID or part of the name; see nv-run devices",
    )
    add(
        *("-o", "--output"),
        action="append",
        default=[],
        metavar="[NUMBER=]FILE",
        text="store a buffer, .npy or raw, by its number in the order given (default: the first that is written)",
    )
    add("--repeat", type=int, default=1, metavar="N", text="launch N times")
    add("--time", action="store_true", text="print compile time and device time to standard error")
    add("--validate", action="store_true", text="load the Vulkan validation layer")


def _devices(_options: argparse.Namespace) -> int:
    print(listing(devices()))
    return 0


def _doctor(_options: argparse.Namespace) -> int:
    findings = list(doctor.examine())
    print("\n".join(state + text for state, text in findings))
    return 0 if doctor.healthy(findings) else 1


def _reflect(options: argparse.Namespace) -> int:
    print(describe(_read(options.module)))
    return 0


def _run(options: argparse.Namespace) -> int:
    groups = host_buffers.numbers(options.groups)
    local_size = host_buffers.numbers(options.local_size) if options.local_size else None
    spec = dict(_spec(item) for item in options.spec)
    spirv = _read(options.module)
    if options.verify_with:
        validator.verify(options.verify_with, spirv)
    device = open_device(options.device, validation=options.validate)
    start = time.perf_counter()
    kernel = device.kernel(spirv, entry=options.entry, local_size=local_size, spec=spec)
    compiled = time.perf_counter() - start
    arrays = [host_buffers.parse(text) for text in options.buffer]
    places = _place(kernel, [key for key, _ in arrays])
    constants = _push(options.push)
    blocks = uniform_blocks.parse(options.uniform, kernel)
    images = image_files.parse(options.image, device, kernel)
    _check_complete(kernel, [*places, *blocks, *images], constants)
    pictures = [item for item in options.output if item.endswith(".png")]
    outputs = _outputs(
        [item for item in options.output if item not in pictures], kernel, places, bool(images)
    )
    uploaded = []
    for _, array in arrays:
        buffer = device.buffer(array.nbytes)
        device.stream.write(buffer, 0, array)
        uploaded.append(buffer)
    bindings = {place: uploaded[k] for k, place in enumerate(places) if not isinstance(place, str)}
    bindings |= images
    bindings |= {place: _uploaded(device, data) for place, data in blocks.items()}
    addresses = {place: uploaded[k] for k, place in enumerate(places) if isinstance(place, str)}
    push = kernel.push.pack(**{**addresses, **constants}) if kernel.push_size else b""
    seconds = _launch(device, kernel, groups, push, bindings, options.repeat)
    for item in pictures:
        _save_picture(item, kernel, images)
    for number, path in outputs:
        out = np.empty_like(arrays[number][1])
        device.stream.read(uploaded[number], 0, out)
        if path is None:
            print(host_buffers.head(f"buffer {number} {_name(kernel, places[number])}", out))
        else:
            np.save(path, out) if path.endswith(".npy") else Path(path).write_bytes(out.tobytes())
    if options.time:
        mean = sum(seconds) / max(len(seconds), 1)
        print(f"device   {device.name}\ncompile  {compiled * 1e3:.3f} ms", file=sys.stderr)
        print(
            f"kernel   {mean * 1e6:.2f} us mean, {min(seconds) * 1e6:.2f} us best of {len(seconds)}",
            file=sys.stderr,
        )
    return 0


def _save_picture(item: str, kernel: Kernel, images: dict[tuple[int, int], Any]) -> None:
    """One `-o [KEY=]FILE.png`; without a key the first image that the module writes."""
    key, _, path = item.rpartition("=")
    written = [(b.set, b.binding) for b in kernel.bindings if b.written and (b.set, b.binding) in images]
    place = kernel.places.get(key) if key else next(iter(written), None)
    if place not in images:
        names = ", ".join(_name(kernel, place) for place in images)
        raise Usage(f"-o {item!r}: say which image to store with -o NAME={path}; there are {names or 'none'}")
    image_files.save_png(path, image_files.image_of(images[place]).read())


def _uploaded(device: Device, data: bytes) -> Buffer:
    buffer = device.buffer(len(data))
    device.stream.write(buffer, 0, np.frombuffer(data, np.uint8))
    return buffer


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


def _spec(item: str) -> tuple[int | str, Any]:
    key, equals, value = item.partition("=")
    if not equals:
        raise Usage(f"--spec {item!r} is not ID=VALUE")
    return (int(key) if key.isdecimal() else key), host_buffers.value(value)


def _push(items: list[str]) -> dict[str, Any]:
    out = {}
    for item in items:
        name, equals, value = item.partition("=")
        if not equals:
            raise Usage(f"--push {item!r} is not NAME=VALUE")
        out[name] = host_buffers.value(value)
    return out


def _check_complete(kernel: Kernel, places: list[Any], constants: dict[str, Any]) -> None:
    """Refuse a call that lacks arguments, with the options to add."""
    members = {m.name: m for m in kernel.entry.push}
    for name in constants:
        if name not in members:
            known = " ".join(_push_option(m) for m in members.values() if m.type.kind != "pointer")
            raise Usage(f"{kernel.name} has no push constant {name!r}; it has {known or 'none'}")
    given = {*places, *constants}
    wanted = [_buffer_option(b) for b in kernel.bindings if (b.set, b.binding) not in given]
    missing = [m for m in kernel.entry.push if m.name not in given]
    wanted += [f"--buffer {m.name}@TYPE:SHAPE" for m in missing if m.type.kind == "pointer"]
    values = [_push_option(m) for m in missing if m.type.kind != "pointer"]
    if values:
        wanted.append("--push " + " ".join(values))
    if wanted:
        raise Usage(f"{kernel.name} takes more arguments; add  {'  '.join(wanted)}")


def _buffer_option(binding: Binding) -> str:
    if binding.kind not in BUFFER_KINDS:
        place = f"{binding.set}.{binding.binding}"
        if binding.kind in ("storage_image", "sampled_image", "combined_image_sampler"):
            return f"--image {binding.name}@FILE.png"
        raise Usage(
            f"binding {place} ({binding.name}) is a {binding.kind}, which nv-run cannot give: run the module from "
            "Python, with nv_runtime.run"
        )
    if binding.kind == "uniform_buffer" and binding.layout.size is not None:
        return "--uniform " + " ".join(uniform_blocks.options(binding.layout.members))
    key = binding.name or f"{binding.set}.{binding.binding}"
    return f"--buffer {key}@{host_buffers.option(binding.layout)}:SHAPE"


def _push_option(member: Member) -> str:
    kind = host_buffers.option(member.type).upper()
    count = member.type.count if member.type.kind in ("vector", "array") else 1
    return f"{member.name}={','.join([kind] * min(count or 1, 4))}"


def _name(kernel: Kernel, place: tuple[int, int] | str) -> str:
    if isinstance(place, str):
        return place
    return next(
        (b.name for b in kernel.bindings if (b.set, b.binding) == place and b.name), "{}.{}".format(*place)
    )


def _place(kernel: Kernel, keys: list[str | None]) -> list[tuple[int, int] | str]:
    """Where each buffer goes: (set, binding), or the name of an address among the push constants."""
    bindings = kernel.places
    addresses = [m.name for m in kernel.entry.push if m.type.kind == "pointer"]
    free: list[tuple[int, int] | str] = [*bindings.values(), *addresses]
    out: list[tuple[int, int] | str] = []
    for key in keys:
        place: tuple[int, int] | str
        if key is None:
            if not free:
                raise Usage(
                    f"{kernel.name} takes {len(bindings) + len(addresses)} buffers, {len(keys)} were given"
                )
            place = free[0]
        elif key in bindings or key in addresses:
            place = bindings.get(key, key)
        elif key.replace(".", "", 1).isdecimal():
            first, dot, second = key.partition(".")
            place = (int(first), int(second)) if dot else (0, int(first))
        else:
            raise Usage(f"{kernel.name} has no buffer {key!r}; it has {', '.join([*bindings, *addresses])}")
        if place in free:
            free.remove(place)
        out.append(place)
    return out


def _outputs(
    items: list[str], kernel: Kernel, places: list[Any], images: bool = False
) -> list[tuple[int, str | None]]:
    """Which buffers to store, and where; None: printed, as all that are written are where no file is given."""
    written: set[Any] = {(b.set, b.binding) for b in kernel.bindings if b.written}
    written |= {m.name for m in kernel.entry.push if m.type.kind == "pointer" and not m.readonly}
    numbers = [k for k, place in enumerate(places) if place in written]
    if not items:
        return [(number, None) for number in numbers]
    out: list[tuple[int, str | None]] = []
    for item in items:
        key, equals, path = item.rpartition("=")
        if not equals:
            if not numbers:
                raise Usage("the module writes none of the buffers; say which to store with -o NUMBER=FILE")
            out.append((numbers[0], path))
            continue
        if not key.isdecimal() or int(key) >= len(places):
            raise Usage(f"-o {item!r}: {key!r} is not the number of a buffer (0 to {len(places) - 1})")
        out.append((int(key), path))
    return out


if __name__ == "__main__":
    sys.exit(main())
