"""The child process that compiles and launches a module first; see `kernels.isolated_compile`."""

from __future__ import annotations

import sys
from typing import Any

from .device import Device, open_device
from .errors import RuntimeFailure
from .kernels.descriptors import BUFFER_KINDS, SAMPLER_KINDS, TEXEL_KINDS
from .kernels.isolated_compile import REFUSED
from .kernels.kernel import Kernel

SCRATCH = 16384  # bytes: the smallest that any device allows for a uniform buffer


def main() -> int:
    """The child: 0 if all goes well, REFUSED with the error on standard output if there was an ordinary one."""
    import json

    header, _, spirv = sys.stdin.buffer.read().partition(b"\n")
    request = json.loads(header)
    options: dict[str, Any] = request["options"]
    if isinstance(options.get("local_size"), list):
        options["local_size"] = tuple(options["local_size"])
    # JSON has text keys only; digits are not an identifier, so nothing is lost.
    options["spec"] = {int(k) if k.isdecimal() else k: v for k, v in (options.get("spec") or {}).items()}
    try:
        device = open_device(request["device"])
        launch_nothing(device, device.kernel(spirv, isolated=False, **options))
    except RuntimeFailure as error:
        sys.stdout.write(f"{type(error).__name__}: {error}")
        return REFUSED
    return 0


def launch_nothing(device: Device, kernel: Kernel) -> None:
    """Launch no workgroup, whose number the device reads from memory: drivers that compile late must do so."""
    groups = device.buffer(12)
    device.stream.fill(groups, 0)
    bindings: dict[tuple[int, int], Any] = {}
    for b in kernel.bindings:
        if b.kind in BUFFER_KINDS:
            resource: Any = device.buffer(SCRATCH)
        elif b.kind in TEXEL_KINDS:
            resource = device.texel_buffer(device.buffer(SCRATCH), "r32ui")
        elif b.kind in SAMPLER_KINDS:
            resource = device.sampler()
        else:
            image = device.image((1, 1))
            resource = (image, device.sampler()) if b.kind == "combined_image_sampler" else image
        bindings[b.set, b.binding] = resource if b.count == 1 else [resource] * (b.count or 1)
    device.stream.launch_indirect(kernel, groups, 0, bytes(kernel.push_size), bindings)
    device.synchronize()


if __name__ == "__main__":
    sys.exit(main())
