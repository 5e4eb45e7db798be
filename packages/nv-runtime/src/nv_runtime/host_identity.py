"""What code that a driver makes depends on beyond the device: the host's processor and the driver's environment.

A driver that computes on the processor compiles for the very one it finds, and Mesa's reads variables that choose
other instructions and vector lengths. Vulkan's pipelineCacheUUID knows of neither, and a home folder may be shared by
machines.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

#: Beginnings of the names of variables that drivers read. Where their caches lie changes no code.
_PREFIXES = ("GALLIUM_", "LP_", "LLVMPIPE_", "MESA_", "NIR_", "RADV_", "ACO_", "AMD_", "ANV_", "INTEL_", "NVK_", "NAK_",
             "TU_", "IR3_", "PAN_", "__GL_", "MVK_", "SWIFTSHADER_")  # fmt: skip
#: Lines of /proc/cpuinfo that say what a processor is (x86, ARM, RISC-V, POWER); others are its clock and its number.
_PROCESSOR_LINES = frozenset(
    {"vendor_id", "cpu family", "model", "model name", "stepping", "flags", "Features", "CPU implementer",
     "CPU architecture", "CPU variant", "CPU part", "CPU revision", "isa", "uarch", "cpu", "revision"}
)  # fmt: skip
_CPUINFO = Path("/proc/cpuinfo")
_MOST = (
    1 << 14
)  # bytes of it: the kernel writes one processor after the other, which takes long where there are many


def environment(variables: Mapping[str, str]) -> tuple[str, ...]:
    """The variables that may change what drivers compile, as they are now."""
    found = [name for name in variables if name.startswith(_PREFIXES) and "CACHE" not in name]
    return tuple(f"{name}={variables[name]}" for name in sorted(found))


def processor() -> str:
    """The host's first processor: model and instruction sets."""
    try:
        with _CPUINFO.open("rb") as file:
            first = file.read(_MOST).decode(errors="replace").partition("\n\n")[0]
    except OSError:
        import platform

        return " ".join(
            (sys.platform, platform.machine(), os.environ.get("PROCESSOR_IDENTIFIER", platform.processor()))
        )
    lines = (line.partition(":") for line in first.splitlines())
    return "\n".join(
        f"{name.strip()}:{value}" for name, _, value in lines if name.strip() in _PROCESSOR_LINES
    )


def of(kind: str, environment_: tuple[str, ...]) -> tuple[str, ...]:
    """What code for a device of this kind depends on; only a "cpu" device depends on the processor."""
    return (processor(), *environment_) if kind == "cpu" else environment_


def digest(*parts: str) -> str:
    """A name for files that belong to all of this."""
    import hashlib

    return hashlib.sha256("\0".join(parts).encode(errors="surrogateescape")).hexdigest()[:16]
