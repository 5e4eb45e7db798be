"""What nv-spirv knows of a module, in this package's terms: its reflection, its rules, what a host chose.

nv_spirv is imported when the first module comes, not with this package.
"""

from __future__ import annotations

import sys
from array import array
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import InvalidInput
from . import requirements
from .specialization import Spec, specialise

if TYPE_CHECKING:
    from nv_spirv import EntryPoint, Reflection

    from ..vulkan.physical_device import DeviceInfo

_MAGIC = 0x07230203


class Examined(NamedTuple):
    """A module that may go to the driver: its reflection with the values chosen, the entry point, those values."""

    reflection: Reflection
    entry: EntryPoint
    values: dict[int, bytes]
    local_size: tuple[int, int, int]


def in_host_order(spirv: bytes) -> bytes:
    """The module in the byte order that a driver reads; lavapipe dies of the other."""
    if (
        spirv[:4] == _MAGIC.to_bytes(4, "big" if sys.byteorder == "little" else "little")
        and len(spirv) % 4 == 0
    ):
        words = array("I", spirv)
        words.byteswap()
        return words.tobytes()
    return spirv


def for_driver(info: DeviceInfo, spirv: bytes) -> bytes:
    """An examined module as the device's driver gets it: with what the driver would get wrong written another way.

    docs/quirks.md#swiftshader-loop-values
    """
    if "losesLoopValues" not in info.features:
        return spirv
    import nv_spirv

    return nv_spirv.finish(spirv, passes=("demote_loop_values",), check=False)


def reflect(spirv: bytes) -> Reflection:
    """What a module offers its host: `nv_spirv.reflect`, with this package's errors.

    Raises
    ------
    InvalidInput
        When the bytes are not a SPIR-V module.

    Examples
    --------
    >>> [member.name for member in nv_runtime.reflect(spirv).entry_points[0].push]
    ['x', 'y', 'a', 'n']
    """
    import nv_spirv

    try:
        return nv_spirv.reflect(spirv)
    except nv_spirv.SpirvError as error:
        raise InvalidInput(str(error)) from None


def examine(
    info: DeviceInfo,
    spirv: bytes,
    *,
    entry: str | None = None,
    local_size: tuple[int, ...] | int | None = None,
    spec: Spec | None = None,
    reflection: Reflection | None = None,
    check: bool = True,
) -> Examined:
    """Reflect a module, hold it against the rules of SPIR-V and the device; arguments as `Device.kernel` has them.

    Raises
    ------
    InvalidInput
        The module breaks a rule, or a value does not fit its specialization constant.
    Unsupported
        The device does not meet a requirement of the module.
    """
    import nv_spirv

    try:
        module = nv_spirv.read(spirv) if check or reflection is None else spirv
        known = reflection or nv_spirv.reflect(module)
        chosen = known.entry(entry)
        values, size = specialise(chosen, known.spec_constants, local_size, spec or {})
        requirements.check_module(info, known)
        if check:
            _hold_against_rules(nv_spirv.violations(module))
        if values and known.sized_by_constants:
            known = nv_spirv.reflect(module, values)
            chosen = known.entry(entry)
    except nv_spirv.SpirvError as error:
        raise InvalidInput(str(error)) from None
    requirements.check_entry(info, chosen, size)
    return Examined(known, chosen, values, size)


def _hold_against_rules(broken: list[Any]) -> None:
    if broken:
        more = f" and {len(broken) - 1} more" if len(broken) > 1 else ""
        raise InvalidInput(f"the module breaks a rule of SPIR-V: {broken[0]}{more}")
