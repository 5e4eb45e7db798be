"""The variants of a module whose grid is launched in parts, each from a base workgroup."""

from __future__ import annotations

import struct

from ..errors import Internal, Unsupported


def marked(spirv: bytes) -> bytes:
    """The module with another number of its generator, which means nothing to a driver.

    NVIDIA 580 keeps compiled modules by their bytes and takes one that knows of no base for one that does
    (docs/quirks.md#dispatch-base).
    """
    (generator,) = struct.unpack_from("<I", spirv, 8)
    return spirv[:8] + struct.pack("<I", generator ^ 1) + spirv[12:]


def with_grid(spirv: bytes, groups: tuple[int, int, int]) -> bytes:
    """The module with NumWorkgroups replaced by `groups`."""
    import nv_spirv

    try:
        return nv_spirv.with_num_workgroups(spirv, groups)
    except nv_spirv.Unsupported as error:
        raise Unsupported(f"{error}; launch a smaller grid") from None
    except nv_spirv.InvalidInput as error:
        raise Internal(f"a module that reads NumWorkgroups: {error}") from None
