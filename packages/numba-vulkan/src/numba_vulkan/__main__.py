"""The command `numba-vulkan`: what is here (`info`), what a kernel becomes (`compile`), right results (`verify`)."""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from numba_vulkan import __version__, program
from numba_vulkan.verify import command

EXAMPLES = """\
examples
  numba-vulkan info
  numba-vulkan compile saxpy.py:saxpy "void(float32, float32[::1], float32[::1])"
  numba-vulkan compile --help

nv-run devices, nv-run doctor and nv-run --help look at the runtime alone
exit status: 0 done, 1 the input or the machine was refused, 2 wrong usage
"""
SIGNATURES = """\
a signature is  void(TYPE, TYPE, ...)  with one type an argument, as Numba writes them
  float32 int64 bool complex64    scalars
  float32[::1] float32[:, ::1]    arrays, one colon an axis, contiguous as NumPy makes them
  float32[:] float32[:, :]        arrays of any strides

examples
  numba-vulkan compile saxpy.py:saxpy "void(float32, float32[::1], float32[::1])"
  numba-vulkan compile saxpy.py:saxpy "void(float32, float32[::1], float32[::1])" --stage spirv > saxpy.spv
  numba-vulkan compile examples.kernels:scale "void(float32[:, ::1], float64)" --dump passes -o scale.ll
"""
_STAGES = ("llvm", "structured", "spirv", "spirv-text")
_PACKAGES = (
    "numba-vulkan",
    "nv-types",
    "nv-lower",
    "nv-structurize",
    "nv-spirv",
    "nv-runtime",
    "numba",
    "llvmlite",
    "numpy",
    "vulkan",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns 0, 1 for refused input, 2 for wrong usage."""
    options = _parser().parse_args(arguments)
    options.is_process = arguments is None
    try:
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if _is_bug(error):
            raise
        print(f"numba-vulkan: {error}", file=sys.stderr)
        for note in getattr(error, "__notes__", ()):
            print(f"  {note}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="numba-vulkan",
        description="Look at kernels and at the machine they run on.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"numba-vulkan {__version__}"
    parser.add_argument("--version", action="version", help="print the version and exit", version=version)
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    info = commands.add_parser(
        "info",
        help="list the devices and the versions of all that takes part",
        description="List the devices and the versions of all that takes part: what a report of a bug should contain.",
    )
    info.set_defaults(run=_info)
    compile_ = commands.add_parser(
        "compile",
        help="show what a kernel becomes at each stage",
        description="Compile a kernel for one signature and write what a stage makes of it. No device is needed.",
        epilog=SIGNATURES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    compile_.add_argument(
        "kernel",
        metavar="FILE.py:FUNCTION",
        help="where the kernel is, or MODULE:FUNCTION; the program is imported, what it prints goes to standard error",
    )
    compile_.add_argument("signature", metavar="SIGNATURE", help="types of the arguments, see below")
    compile_.add_argument(
        "--stage", choices=_STAGES, default="llvm", help="which stage's result (default: llvm)"
    )
    compile_.add_argument(
        "-o", "--output", default="-", metavar="FILE", help="where to (default: standard output)"
    )
    compile_.add_argument("--dump", metavar="FOLDER", help="also write what every pass leaves into a folder")
    compile_.set_defaults(run=_compile)
    command.add(commands)
    return parser


def _is_bug(error: Exception) -> bool:
    """Return whether an error gets a traceback: none of our packages raises it on purpose."""
    import nv_lower
    import nv_runtime
    import nv_spirv
    import nv_structurize
    import nv_types
    from numba_vulkan.errors import NumbaVulkanError

    families = (
        NumbaVulkanError,
        nv_lower.LowerError,
        nv_runtime.RuntimeFailure,
        nv_spirv.SpirvError,
        nv_structurize.StructurizeError,
        nv_types.TypesError,
        OSError,
        ImportError,
    )
    return not isinstance(error, families)


def _info(_options: argparse.Namespace) -> int:
    import platform

    from numba_vulkan.devices import list_devices
    from numba_vulkan.errors import NoDevice

    for name in _PACKAGES:
        print(f"{name:15} {importlib.metadata.version(name)}")
    print(f"{'python':15} {platform.python_version()} on {platform.platform()}")
    try:
        devices = list_devices()
    except NoDevice as error:
        print(f"no device: {error}", file=sys.stderr)
        return 1
    for index, device in enumerate(devices):
        version = ".".join(map(str, device.api_version))
        print(f"device {index}        {device.name} ({device.kind}), Vulkan {version}, {device.driver}")
    return 0


def _compile(options: argparse.Namespace) -> int:
    to_stdout = options.output == "-"
    if to_stdout and options.stage == "spirv" and sys.stdout.isatty():
        print(
            "numba-vulkan: not writing binary to a terminal; use -o FILE or --stage spirv-text",
            file=sys.stderr,
        )
        return 2
    with program.kept_apart(until_exit=options.is_process) as output:
        kernel = _kernel(options.kernel)
        if options.dump:
            kernel.dump(options.signature, options.dump)
        artifact = _artifact(kernel, options.signature, options.stage)
        data = artifact.encode() if isinstance(artifact, str) else artifact
        if to_stdout:
            output.write(data)
        else:
            Path(options.output).write_bytes(data)
    return 0


def _artifact(kernel: Any, signature: str, stage: str) -> str | bytes:
    if stage == "spirv-text":
        import nv_spirv

        return str(nv_spirv.disassemble(kernel.inspect_spirv(signature)))
    return getattr(kernel, f"inspect_{stage}")(signature)  # type: ignore[no-any-return]


def _kernel(name: str) -> Any:
    from numba_vulkan.jit import jit

    found = program.function(name)
    return found if hasattr(found, "inspect_spirv") else jit(found)


if __name__ == "__main__":
    sys.exit(main())
