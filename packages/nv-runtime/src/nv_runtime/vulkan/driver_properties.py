"""What a driver does that no query of Vulkan's tells: names that join a device's features.

They follow the Vulkan names where there are some (`shaderFmaFloat32` is a feature of VK_KHR_shader_fma, which promises
one rounding; some drivers round once without the extension). docs/contracts.md lists them.

What can be tried is tried on the device itself (`arithmetic_probe`), since one driver does one thing on one processor
and another on the next: lavapipe rounds doubles wrongly where the processor lacks AVX-512. That happens when
`Device.features` is first asked for, takes as long as compiling a small kernel, and is kept in the folder of
`Device.use_cache` for this device, driver version, host processor and environment. What can't be tried is written down
here by driver.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .. import cache_file, host_identity, logs
from ..errors import RuntimeFailure

if TYPE_CHECKING:
    from ..device import Device

#: VkDriverId → names that a probe cannot find: what would crash or hang it, and what is a matter of speed.
BY_DRIVER: dict[int, frozenset[str]] = {
    # VK_DRIVER_ID_GOOGLE_SWIFTSHADER: docs/quirks.md#swiftshader-recursion.
    10: frozenset({"diesOfRecursiveTypes"}),
    # VK_DRIVER_ID_MESA_LLVMPIPE: a store to a component of a vector in workgroup memory leaves the others alone; with
    # vectors a tiled n-body step takes 0.8 of the time, a tiled matrix product as long as without (they change nothing
    # on an H200). A forked child can open the device anew.
    13: frozenset({"wideWorkgroupLoads", "reopensAfterFork"}),
}
#: Part of the name under which results are kept: it changes with what the probes mean.
REVISION = 1
_MAGIC = b"nv-runtime driver properties 1\n"


def known(driver_id: int) -> frozenset[str]:
    """The names that are known without asking the device."""
    return BY_DRIVER.get(driver_id, frozenset())


def probed(device: Device, folder: Path | None) -> frozenset[str]:
    """The names that the device earns when tried, from the folder if they are kept there.

    A device on which the probes fail to run earns none: everything is then computed in ways that rest on nothing.
    """
    path = None if folder is None else folder / f"properties-{_identity(device)}.txt"
    if path is not None and (kept := cache_file.load(path, _MAGIC)) is not None:
        return frozenset(kept.decode().split())
    try:
        names = _probe(device)
    except RuntimeFailure as error:
        logs.info("%s: the trial of what its driver does failed: %s", device.name, error)
        return frozenset()
    logs.info("%s was tried: %s", device.name, " ".join(sorted(names)))
    if path is not None:
        cache_file.store(path, _MAGIC, " ".join(sorted(names)).encode())
    return names


def _identity(device: Device) -> str:
    """A digest of all that the answers may depend on."""
    info = device.info
    parts = (
        REVISION,
        info.name,
        info.uuid,
        info.driver,
        info.api_version,
        info.cache_uuid,
        sorted(info.features),
    )
    return host_identity.digest(repr(parts), *host_identity.of(info.kind, device.instance.environment))


def _probe(device: Device) -> frozenset[str]:
    """Let the device compute the tables, and judge the results."""
    import numpy as np

    from . import arithmetic_probe, probe_module  # these cost 10 ms, which are spent once for each device

    widths = (32, 64) if "shaderFloat64" in device.info.features else (32,)
    tables = {width: arithmetic_probe.TABLES[width] for width in widths}
    rows = max(table.starts[-1] for table in tables.values())
    words = probe_module.module({w: table.starts[:-1] for w, table in tables.items()}, device.info.features)
    results = {width: np.zeros(rows, table.dtype) for width, table in tables.items()}
    stream = device.create_stream()
    try:
        bindings = []
        for width, table in tables.items():
            given, taken = table.packed(rows), results[width]
            bindings += [device.buffer(given.nbytes), device.buffer(taken.nbytes)]
            stream.write(bindings[-2], 0, given)
        kernel = device.kernel(words, check=False)
        stream.launch(kernel, rows // probe_module.LOCAL_SIZE, bindings=bindings)
        for buffer, width in zip(bindings[1::2], tables, strict=True):
            stream.read(buffer, 0, results[width])
        stream.synchronize()
    finally:
        stream.close()
    found = (
        arithmetic_probe.verdict(width, table.taken_apart(results[width])) for width, table in tables.items()
    )
    return frozenset().union(*found)
