"""The command `numba-vulkan`: what is here (`info`), and what a kernel becomes (`compile`)."""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

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
    try:
        return int(options.run(options))
    except BrokenPipeError:
        return 0
    except Exception as error:
        if _is_bug(error):
            raise
        print(f"numba-vulkan: {error}", file=sys.stderr)
        for note in getattr(error, "__notes__", ()):
            print(f"  {note}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="numba-vulkan", description="Python kernels on any Vulkan GPU.")
    commands = parser.add_subparsers(required=True, metavar="command")
    info = commands.add_parser("info", help="list the devices and the versions")
    info.set_defaults(run=_info)
    compile_ = commands.add_parser("compile", help="show what a kernel becomes at each stage")
    compile_.add_argument("kernel", help="module:function; the module is imported")
    compile_.add_argument("signature", help='such as "void(float32[::1], float32)"')
    compile_.add_argument(
        "--stage", choices=_STAGES, default="llvm", help="which stage's result (default: llvm)"
    )
    compile_.add_argument(
        "-o", "--output", default="-", metavar="FILE", help="where to (default: standard output)"
    )
    compile_.add_argument("--dump", metavar="FOLDER", help="also write what every pass leaves into a folder")
    compile_.set_defaults(run=_compile)
    return parser


def _is_bug(error: Exception) -> bool:
    """Whether a traceback is wanted: what no package of ours raises on purpose."""
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

    import nv_runtime
    from numba_vulkan.devices import list_devices

    for name in _PACKAGES:
        print(f"{name:15} {importlib.metadata.version(name)}")
    print(f"{'python':15} {platform.python_version()} on {platform.platform()}")
    try:
        devices = list_devices()
    except nv_runtime.RuntimeFailure as error:
        print(f"no device: {error}", file=sys.stderr)
        return 1
    for index, device in enumerate(devices):
        version = ".".join(map(str, device.api_version))
        print(f"device {index}        {device.name} ({device.kind}), Vulkan {version}, {device.driver}")
    return 0


def _compile(options: argparse.Namespace) -> int:
    kernel = _kernel(options.kernel)
    if options.dump:
        kernel.dump(options.signature, options.dump)
    artifact = _artifact(kernel, options.signature, options.stage)
    if options.output != "-":
        Path(options.output).write_bytes(artifact.encode() if isinstance(artifact, str) else artifact)
    elif isinstance(artifact, str):
        sys.stdout.write(artifact)
    elif sys.stdout.isatty():
        print(
            "numba-vulkan: not writing binary to a terminal; use -o FILE or --stage spirv-text",
            file=sys.stderr,
        )
        return 2
    else:
        sys.stdout.buffer.write(artifact)
    return 0


def _artifact(kernel: Any, signature: str, stage: str) -> str | bytes:
    if stage == "spirv-text":
        import nv_spirv

        return str(nv_spirv.disassemble(kernel.inspect_spirv(signature)))
    return getattr(kernel, f"inspect_{stage}")(signature)  # type: ignore[no-any-return]


def _kernel(name: str) -> Any:
    from numba_vulkan.errors import ArgumentError
    from numba_vulkan.jit import jit

    module, colon, function = name.partition(":")
    if not colon:
        raise ArgumentError(f"{name!r} does not say which function of which module: write module:function")
    sys.path.insert(0, "")  # as `python -m` does: modules of the current folder are found
    found = getattr(importlib.import_module(module), function, None)
    if found is None:
        raise ArgumentError(f"module {module!r} has no function {function!r}")
    return found if hasattr(found, "inspect_spirv") else jit(found)


if __name__ == "__main__":
    sys.exit(main())
