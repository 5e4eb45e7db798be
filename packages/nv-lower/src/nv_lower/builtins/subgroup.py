"""What the invocations of a subgroup do together, without memory between them.

A subgroup is the part of a workgroup that a device runs in step: 4 to 128 invocations, `size()` says how many.
Write code that is right for every size. Those of its lanes that are active take part: the others are in another branch,
or the workgroup ends before the subgroup does. A lane that reads one that is not active gets its own value.

Values are integers, bools and floats of every width, and complex numbers where nothing compares them.
"""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels

__all__ = [
    "all",
    "any",
    "ballot",
    "barrier",
    "broadcast",
    "broadcast_first",
    "count",
    "elect",
    "exclusive_scan",
    "id",
    "inclusive_scan",
    "lane",
    "match",
    "num_subgroups",
    "quad_broadcast",
    "quad_swap",
    "reduce",
    "rotate",
    "shuffle",
    "shuffle_down",
    "shuffle_up",
    "shuffle_xor",
    "size",
]


def __dir__() -> list[str]:
    return __all__


def size() -> int:
    """Invocations in a subgroup of this device, int64: a power of two.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.grid(1)] = nv.subgroup.size()
    >>> out = np.zeros(2, dtype=np.int64)
    >>> kernel[1, 2](out)
    >>> bool(out[0] > 1)
    True
    """
    only_in_kernels("subgroup.size")


def lane() -> int:
    """The invocation's place in its subgroup, int64.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.subgroup.lane()] = nv.subgroup.lane()
    >>> out = np.zeros(2, dtype=np.int64)
    >>> kernel[1, 2](out)
    >>> out
    array([0, 1])
    """
    only_in_kernels("subgroup.lane")


def id() -> int:
    """The number of the subgroup in its workgroup, int64.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     nv.atomic.max(out, 0, nv.subgroup.num_subgroups() - nv.subgroup.id())
    >>> out = np.zeros(1, dtype=np.int32)
    >>> kernel[1, 2](out)
    >>> out
    array([1], dtype=int32)
    """
    only_in_kernels("subgroup.id")


def num_subgroups() -> int:
    """Subgroups in a workgroup, int64.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.grid(1)] = nv.subgroup.num_subgroups()
    >>> out = np.zeros(2, dtype=np.int64)
    >>> kernel[1, 2](out)
    >>> out
    array([1, 1])
    """
    only_in_kernels("subgroup.num_subgroups")


def elect() -> bool:
    """Return whether this is the first active lane.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     if nv.subgroup.elect():
    ...         nv.atomic.add(out, 0, nv.subgroup.num_subgroups())
    >>> out = np.zeros(1, dtype=np.int32)
    >>> kernel[1, 2](out)
    >>> out
    array([1], dtype=int32)
    """
    only_in_kernels("subgroup.elect")


def any(condition: Any) -> bool:
    """Return whether the condition holds in at least one active lane.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.grid(1)] = nv.subgroup.any(nv.grid(1) == 1)
    >>> out = np.zeros(2, dtype=np.bool_)
    >>> kernel[1, 2](out)
    >>> out
    array([ True,  True])
    """
    only_in_kernels("subgroup.any")


def all(condition: Any) -> bool:
    """Return whether the condition holds in every active lane.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.grid(1)] = nv.subgroup.all(nv.grid(1) == 1)
    >>> out = np.ones(2, dtype=np.bool_)
    >>> kernel[1, 2](out)
    >>> out
    array([False, False])
    """
    only_in_kernels("subgroup.all")


def count(condition: Any) -> int:
    """In how many active lanes the condition holds, int64.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.grid(1)] = nv.subgroup.count(nv.grid(1) != 1)
    >>> out = np.zeros(2, dtype=np.int64)
    >>> kernel[1, 2](out)
    >>> out
    array([1, 1])
    """
    only_in_kernels("subgroup.count")


def ballot(condition: Any) -> tuple[int, int, int, int]:
    """In which active lanes the condition holds: four uint32, lane `i` is bit `i % 32` of number `i // 32`.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.grid(1)] = nv.subgroup.ballot(nv.grid(1) == 1)[0]
    >>> out = np.zeros(2, dtype=np.uint32)
    >>> kernel[1, 2](out)
    >>> out
    array([2, 2], dtype=uint32)
    """
    only_in_kernels("subgroup.ballot")


def match(value: Any) -> tuple[int, int, int, int]:
    """Which active lanes have an equal value, as `ballot` tells it; NaNs are equal to each other.

    Costs a step for each lane of the subgroup.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, out):
    ...     out[nv.grid(1)] = nv.subgroup.match(x[nv.grid(1)])[0]
    >>> out = np.zeros(3, dtype=np.uint32)
    >>> kernel[1, 3](np.array([7.5, 1.0, 7.5]), out)
    >>> out
    array([5, 2, 5], dtype=uint32)
    """
    only_in_kernels("subgroup.match")


def broadcast(value: Any, lane: Any) -> Any:
    """The value of a lane, the same for all: `lane` must be the same in all active lanes.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.broadcast(x[nv.grid(1)], 1)
    >>> x = np.array([3, 4])
    >>> kernel[1, 2](x)
    >>> x
    array([4, 4])
    """
    only_in_kernels("subgroup.broadcast")


def broadcast_first(value: Any) -> Any:
    """The value of the first active lane.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.broadcast_first(x[nv.grid(1)])
    >>> x = np.array([3, 4])
    >>> kernel[1, 2](x)
    >>> x
    array([3, 3])
    """
    only_in_kernels("subgroup.broadcast_first")


def shuffle(value: Any, lane: Any) -> Any:
    """The value of any lane, another for each invocation.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.shuffle(x[nv.grid(1)], 1 - nv.subgroup.lane())
    >>> x = np.array([3, 4])
    >>> kernel[1, 2](x)
    >>> x
    array([4, 3])
    """
    only_in_kernels("subgroup.shuffle")


def shuffle_up(value: Any, delta: Any) -> Any:
    """The value of the lane `delta` places before this one.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.shuffle_up(x[nv.grid(1)], 1)
    >>> x = np.array([3, 4])
    >>> kernel[1, 2](x)
    >>> x
    array([3, 3])
    """
    only_in_kernels("subgroup.shuffle_up")


def shuffle_down(value: Any, delta: Any) -> Any:
    """The value of the lane `delta` places behind this one.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.shuffle_down(x[nv.grid(1)], 1)
    >>> x = np.array([3, 4])
    >>> kernel[1, 2](x)
    >>> x
    array([4, 4])
    """
    only_in_kernels("subgroup.shuffle_down")


def shuffle_xor(value: Any, mask: Any) -> Any:
    """The value of the lane whose number is this one's with the bits of `mask` flipped.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.shuffle_xor(x[nv.grid(1)], 1)
    >>> x = np.array([3, 4])
    >>> kernel[1, 2](x)
    >>> x
    array([4, 3])
    """
    only_in_kernels("subgroup.shuffle_xor")


def rotate(value: Any, delta: Any) -> Any:
    """The value of the lane `delta` places behind this one, the first following the last; `delta` is the same in all.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, last):
    ...     i = nv.subgroup.rotate(nv.subgroup.lane(), -1)  # the lane before
    ...     if nv.subgroup.lane() == 1:
    ...         x[0] = i
    >>> x = np.array([3])
    >>> kernel[1, 2](x, 0)
    >>> x
    array([0])
    """
    only_in_kernels("subgroup.rotate")


def quad_broadcast(value: Any, index: Any) -> Any:
    """The value of one of the four lanes (0 to 3) of this lane's quad.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.quad_broadcast(x[nv.grid(1)], 2)
    >>> x = np.array([3, 4, 5, 6])
    >>> kernel[1, 4](x)
    >>> x
    array([5, 5, 5, 5])
    """
    only_in_kernels("subgroup.quad_broadcast")


def quad_swap(value: Any, direction: Any) -> Any:
    """The value of the neighbour in the quad: 0 horizontal, 1 vertical, 2 across (two rows of two lanes).

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.quad_swap(x[nv.grid(1)], 1)
    >>> x = np.array([3, 4, 5, 6])
    >>> kernel[1, 4](x)
    >>> x
    array([5, 6, 3, 4])
    """
    only_in_kernels("subgroup.quad_swap")


def reduce(value: Any, operation: str, cluster: Any = None) -> Any:
    """The values of all active lanes combined; all get the result.

    Parameters
    ----------
    value
        A number or bool. Integers wrap around in their own type; a sum or product of bools is an int64.
    operation
        "add", "mul", "min", "max"; for integers and bools also "and", "or", "xor". A constant. A minimum or maximum
        of floats is NaN if one of them is.
    cluster
        A constant power of two, up to the size of a subgroup: combine so many neighbours each.

    In which order floats are added depends on the device.

    Examples
    --------
    >>> @nv.jit
    ... def total(x, out):
    ...     i = nv.grid(1)
    ...     part = nv.subgroup.reduce(x[i] if i < x.size else 0.0, "add")
    ...     if nv.subgroup.elect():
    ...         nv.atomic.add(out, 0, part)
    >>> out = np.zeros(1)
    >>> total[4, 64](np.arange(200.0), out)
    >>> out
    array([19900.])
    """
    only_in_kernels("subgroup.reduce")


def inclusive_scan(value: Any, operation: str) -> Any:
    """The values of the active lanes up to this one, itself included, combined as `reduce` does.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.inclusive_scan(x[nv.grid(1)], "add")
    >>> x = np.array([3, 4])
    >>> kernel[1, 2](x)
    >>> x
    array([3, 7])
    """
    only_in_kernels("subgroup.inclusive_scan")


def exclusive_scan(value: Any, operation: str) -> Any:
    """The values of the active lanes before this one combined as `reduce` does; the first gets what changes nothing.

    That is 0 for "add", "or" and "xor", 1 for "mul", the type's greatest value for "min", its least
    for "max", all bits for "and".

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.subgroup.exclusive_scan(x[nv.grid(1)], "add")
    >>> x = np.array([3, 4])
    >>> kernel[1, 2](x)
    >>> x
    array([0, 3])
    """
    only_in_kernels("subgroup.exclusive_scan")


def barrier() -> None:
    """Wait until every invocation of the subgroup is here; what they stored before is visible to all of them after.

    Every invocation of the subgroup must reach the same barrier, as with `nv.barrier`.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     shared, lane = nv.shared.array(2, np.int64), nv.subgroup.lane()
    ...     shared[lane] = x[lane]
    ...     nv.subgroup.barrier()
    ...     x[lane] = shared[1 - lane]
    >>> x = np.array([3, 4])
    >>> kernel[1, 2](x)
    >>> x
    array([4, 3])
    """
    only_in_kernels("subgroup.barrier")
