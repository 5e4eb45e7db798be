"""The kernel that copies between arrays of any strides, for `arrays.strided`."""

from __future__ import annotations

import functools

from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel


@functools.cache
def copy_kernel() -> Kernel:
    """Made when the first such copy is."""
    from nv_lower import builtins as nv

    @jit(cache=True)
    def copy_strided(target, source):  # type: ignore[no-untyped-def]
        n1, n2, n3, n4 = target.shape[1:]
        for flat in range(nv.global_id(0), target.size, nv.num_groups(0) * nv.local_size(0)):
            rest, i4 = flat // n4, flat % n4
            rest, i3 = rest // n3, rest % n3
            rest, i2 = rest // n2, rest % n2
            i0, i1 = rest // n1, rest % n1
            target[i0, i1, i2, i3, i4] = source[i0, i1, i2, i3, i4]

    return copy_strided
