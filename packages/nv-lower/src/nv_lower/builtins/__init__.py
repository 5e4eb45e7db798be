"""The names of the kernel language: functions that a kernel calls and Numba does not know.

Each says what it does and raises when it is called on the host; `nv_lower.implementations` has a module of the same
name that gives it its meaning in a kernel. `shared`, `local`, `atomic`, `group` and `subgroup` are modules so that
`nv.shared.array` reads as in numba.cuda. Nothing here imports Numba.
"""

from nv_lower.builtins import atomic, group, local, matrix, random, shared, subgroup
from nv_lower.builtins.addresses import carray
from nv_lower.builtins.barriers import barrier, barrier_and, barrier_count, barrier_or, fence
from nv_lower.builtins.bits import brev, byte_perm, clz, ctz, fma, popcount, select
from nv_lower.builtins.dot_products import dot4
from nv_lower.builtins.geometry import global_id, grid, gridsize, group_id, local_id, local_size, num_groups

__all__ = [
    "atomic",
    "barrier",
    "barrier_and",
    "barrier_count",
    "barrier_or",
    "brev",
    "byte_perm",
    "carray",
    "clz",
    "ctz",
    "dot4",
    "fence",
    "fma",
    "global_id",
    "grid",
    "gridsize",
    "group",
    "group_id",
    "local",
    "local_id",
    "local_size",
    "matrix",
    "num_groups",
    "popcount",
    "random",
    "select",
    "shared",
    "subgroup",
]
