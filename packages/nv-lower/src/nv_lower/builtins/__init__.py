"""The functions that a kernel calls and Numba does not know: by feature, typing and lowering together.

Each is a Python function that says what it does and raises when it is called on the host; `declare.builtin` gives it
its meaning in a kernel. `shared`, `local`, `atomic`, `group` and `subgroup` are modules so that `nv.shared.array` reads
as in numba.cuda.
"""

from nv_lower.builtins import (
    arrays,
    assignment,
    atomic,
    collectives,
    group,
    lanes,
    local,
    mathematics,
    shared,
    subgroup,
)
from nv_lower.builtins.barriers import barrier, barrier_and, barrier_count, barrier_or, fence
from nv_lower.builtins.bits import brev, byte_perm, clz, ctz, popcount, select
from nv_lower.builtins.dot_products import dot4
from nv_lower.builtins.geometry import global_id, grid, gridsize, group_id, local_id, local_size, num_groups

__all__ = [
    "arrays",
    "assignment",
    "atomic",
    "barrier",
    "barrier_and",
    "barrier_count",
    "barrier_or",
    "brev",
    "byte_perm",
    "clz",
    "collectives",
    "ctz",
    "dot4",
    "fence",
    "global_id",
    "grid",
    "gridsize",
    "group",
    "group_id",
    "lanes",
    "local",
    "local_id",
    "local_size",
    "mathematics",
    "num_groups",
    "popcount",
    "select",
    "shared",
    "subgroup",
]
