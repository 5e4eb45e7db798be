"""What compilation needs to know of a device, as a value that two devices alike share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from numba_vulkan.errors import Unsupported

if TYPE_CHECKING:
    import nv_runtime

Addressing = Literal["physical", "logical"]

#: What physical addressing needs of a device beyond Vulkan 1.1.
PHYSICAL = frozenset({"bufferDeviceAddress", "shaderInt64"})

#: Capabilities that kernels are compiled for although the names are not features one enables.
_NARROW_INTEGERS = {np.dtype(np.int64): np.dtype(np.int32), np.dtype(np.uint64): np.dtype(np.uint32)}
_NARROW_FLOATS = {np.dtype(np.float64): np.dtype(np.float32), np.dtype(np.complex128): np.dtype(np.complex64)}


class Target(NamedTuple):
    """The device that a kernel is compiled for.

    Attributes
    ----------
    features
        Names of the contract's vocabulary.
    vulkan
        The Vulkan version that the device speaks.
    max_push_constants
        Bytes of push constants that it offers.
    addressing
        How kernels reach memory: by address, or through descriptors.
    narrow_integers, narrow_floats
        Whether 64-bit data are kept in 32 bits.
    """

    features: frozenset[str] | None = None
    vulkan: tuple[int, int] = (1, 3)
    max_push_constants: int = 128
    addressing: Addressing = "physical"
    narrow_integers: bool = False
    narrow_floats: bool = False

    @classmethod
    def of(cls, device: nv_runtime.Device) -> Target:
        """The target that a device is."""
        features = frozenset(device.features)
        return cls(
            features=features,
            vulkan=min(_version(device), (1, 3)),
            max_push_constants=int(device.limits["maxPushConstantsSize"]),
            addressing="physical" if features >= PHYSICAL else "logical",
            narrow_integers="shaderInt64" not in features,
            narrow_floats="shaderFloat64" not in features,
        )

    def with_options(self, addressing: Addressing | None, narrow: bool) -> Target:
        """This target as the options of a kernel change it.

        Raises
        ------
        Unsupported
            Physical addressing is forced on a device that has none.
        """
        if addressing == "physical" and self.features is not None and not self.features >= PHYSICAL:
            lacking = ", ".join(sorted(PHYSICAL - self.features))
            raise Unsupported(
                f'addressing="physical" needs {lacking}, which this device lacks; leave the option out'
            )
        return self._replace(
            addressing=addressing or self.addressing,
            narrow_integers=self.narrow_integers or narrow,
        )


def _version(device: nv_runtime.Device) -> tuple[int, int]:
    version = device.info.api_version
    return int(version[0]), int(version[1])


def narrowed(dtype: np.dtype[Any], target: Target) -> np.dtype[Any]:
    """The dtype in which `target` keeps data of `dtype`."""
    if target.narrow_integers and dtype in _NARROW_INTEGERS:
        return _NARROW_INTEGERS[dtype]
    if target.narrow_floats and dtype in _NARROW_FLOATS:
        return _NARROW_FLOATS[dtype]
    return dtype


def scalars(dtype: np.dtype[Any]) -> list[np.dtype[Any]]:
    """The dtypes of the numbers that an element of `dtype` consists of."""
    if dtype.subdtype is not None:
        return scalars(dtype.subdtype[0])
    if dtype.fields:
        return [scalar for info in dtype.fields.values() for scalar in scalars(info[0])]
    return [dtype]
