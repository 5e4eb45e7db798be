"""What a driver does that no query of Vulkan's tells: names that join a device's features.

They follow the Vulkan names where there are some (`shaderFmaFloat32` is a feature of VK_KHR_shader_fma, which promises
one rounding; some drivers round once without the extension). docs/contracts.md lists them.

What can be tried is tried on the device itself (`arithmetic_probe`), since one driver does one thing on one processor
and another on the next: lavapipe rounds doubles wrongly where the processor lacks AVX-512. That happens when
`Device.features` is first asked for, takes as long as compiling a small kernel, and is kept in the folder of
`Device.use_cache` for this device, driver version, host processor and environment. What can't be tried is written down
in `known_drivers`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from .. import cache_file, host_identity, logs
from ..errors import RuntimeFailure

if TYPE_CHECKING:
    from .instance import Instance
    from .physical_device import DeviceInfo

#: Part of the name under which results are kept: it changes with what the probes mean.
REVISION = 1
_MAGIC = b"nv-runtime driver properties 1\n"


class Trial(Protocol):
    """What a device offers to be tried: what it is, and a way to run the probes' module."""

    instance: Instance
    info: DeviceInfo

    def compute(self, spirv: bytes, groups: int, given: list[Any], results: list[Any]) -> None:
        """Run a trusted module once: bindings 0, 2, … hold `given`, bindings 1, 3, … fill `results` (NumPy arrays)."""


def probed(device: Trial, folder: Path | None) -> frozenset[str]:
    """The names that the device earns when tried, from the folder if they are kept there.

    A device on which the probes fail to run earns none: everything is then computed in ways that rest on nothing.
    """
    path = None if folder is None else folder / f"properties-{_identity(device)}.txt"
    if path is not None and (kept := cache_file.load(path, _MAGIC)) is not None:
        return frozenset(kept.decode().split())
    try:
        names = _probe(device)
    except RuntimeFailure as error:
        logs.info("%s: the trial of what its driver does failed: %s", device.info.name, error)
        return frozenset()
    logs.info("%s was tried: %s", device.info.name, " ".join(sorted(names)))
    if path is not None:
        cache_file.store(path, _MAGIC, " ".join(sorted(names)).encode())
    return names


def _identity(device: Trial) -> str:
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


def _probe(device: Trial) -> frozenset[str]:
    """Let the device compute the tables, and judge the results."""
    import numpy as np

    from . import arithmetic_probe, probe_module  # these cost 10 ms, which are spent once for each device

    widths = (32, 64) if "shaderFloat64" in device.info.features else (32,)
    tables = {width: arithmetic_probe.TABLES[width] for width in widths}
    rows = max(table.starts[-1] for table in tables.values())
    words = probe_module.module({w: table.starts[:-1] for w, table in tables.items()}, device.info.features)
    results = {width: np.zeros(rows, table.dtype) for width, table in tables.items()}
    given = [table.packed(rows) for table in tables.values()]
    device.compute(words, rows // probe_module.LOCAL_SIZE, given, list(results.values()))
    found = (
        arithmetic_probe.verdict(width, table.taken_apart(results[width])) for width, table in tables.items()
    )
    return frozenset().union(*found)
