"""Where an invocation stands: ids and sizes of invocations, workgroups and the whole grid.

All are int64. An id within the whole grid is put together in 64 bits from the 32-bit ids that Vulkan gives, so that a
grid of more than 2³² invocations counts right.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature

from nv_lower.builtins.declare import builtin, declared, literal_int, only_in_kernels
from nv_lower.errors import Unsupported

I32 = ir.IntType(32)
I64 = ir.IntType(64)


def global_id(axis: int) -> int:
    """Index of this invocation in the whole grid along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def rows(out):
    ...     out[nv.global_id(1), nv.global_id(0)] = nv.global_id(1)
    >>> out = np.empty((2, 3), dtype=np.int64)
    >>> rows[(1, 1), (3, 2)](out)
    >>> out
    array([[0, 0, 0],
           [1, 1, 1]])
    """
    only_in_kernels("global_id")


def local_id(axis: int) -> int:
    """Index of this invocation in its workgroup along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def positions(out):
    ...     out[nv.grid(1)] = nv.local_id(0)
    >>> out = np.empty(6, dtype=np.int64)
    >>> positions[2, 3](out)
    >>> out
    array([0, 1, 2, 0, 1, 2])
    """
    only_in_kernels("local_id")


def group_id(axis: int) -> int:
    """Index of this invocation's workgroup along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def groups(out):
    ...     out[nv.grid(1)] = nv.group_id(0)
    >>> out = np.empty(6, dtype=np.int64)
    >>> groups[2, 3](out)
    >>> out
    array([0, 0, 0, 1, 1, 1])
    """
    only_in_kernels("group_id")


def local_size(axis: int) -> int:
    """Invocations in a workgroup along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def sizes(out):
    ...     out[nv.grid(1)] = nv.local_size(0)
    >>> out = np.empty(6, dtype=np.int64)
    >>> sizes[2, 3](out)
    >>> out
    array([3, 3, 3, 3, 3, 3])
    """
    only_in_kernels("local_size")


def num_groups(axis: int) -> int:
    """Workgroups in the grid along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def counts(out):
    ...     out[nv.grid(1)] = nv.num_groups(0)
    >>> out = np.empty(6, dtype=np.int64)
    >>> counts[2, 3](out)
    >>> out
    array([2, 2, 2, 2, 2, 2])
    """
    only_in_kernels("num_groups")


def grid(ndim: int) -> Any:
    """Index of this invocation in the whole grid: int64 for `ndim` 1, a tuple of 2 or 3 for `ndim` 2 or 3.

    Examples
    --------
    >>> @nv.jit
    ... def transpose(source, target):
    ...     row, column = nv.grid(2)
    ...     if row < source.shape[0] and column < source.shape[1]:
    ...         target[column, row] = source[row, column]
    >>> source, target = np.arange(6).reshape(2, 3), np.empty((3, 2), dtype=np.int64)
    >>> transpose.forall(source.shape)(source, target)
    >>> target.tolist()
    [[0, 3], [1, 4], [2, 5]]
    """
    only_in_kernels("grid")


def gridsize(ndim: int) -> Any:
    """Invocations in the whole grid: int64 for `ndim` 1, a tuple of 2 or 3 for `ndim` 2 or 3.

    Examples
    --------
    A loop over an array of any size, whatever the grid:

    >>> @nv.jit
    ... def square(x):
    ...     for i in range(nv.grid(1), x.size, nv.gridsize(1)):
    ...         x[i] *= x[i]
    >>> x = np.arange(5)
    >>> square[1, 2](x)
    >>> x
    array([ 0,  1,  4,  9, 16])
    """
    only_in_kernels("gridsize")


def _read(builder: ir.IRBuilder, name: str, axis: int) -> ir.Value:
    value = builder.call(declared(builder.module, f"nv.{name}", I32, I32), [ir.Constant(I32, axis)])
    return builder.zext(value, I64)


def _global_id(builder: ir.IRBuilder, axis: int) -> ir.Value:
    # The flags tell LLVM that the result is not negative, which removes the test for a negative index.
    start = builder.mul(
        _read(builder, "group.id", axis), _read(builder, "local.size", axis), flags=("nuw", "nsw")
    )
    return builder.add(start, _read(builder, "local.id", axis), flags=("nuw", "nsw"))


def _global_size(builder: ir.IRBuilder, axis: int) -> ir.Value:
    return builder.mul(
        _read(builder, "num.groups", axis), _read(builder, "local.size", axis), flags=("nuw", "nsw")
    )


def _by_axis(stub: Any, read: Any) -> None:
    @builtin(stub)
    def typed(context: Any, axis: types.Type) -> Any:
        index = literal_int(axis, f"the axis of nv.{stub.__name__}")
        if index not in (0, 1, 2):
            raise Unsupported(f"nv.{stub.__name__}: the axis is 0, 1 or 2, not {index}")
        return signature(types.int64, axis), lambda _context, builder, _sig, _args: read(builder, index)


def _by_dimension(stub: Any, read: Any) -> None:
    @builtin(stub)
    def typed(context: Any, ndim: types.Type) -> Any:
        count = literal_int(ndim, f"the number of dimensions of nv.{stub.__name__}")
        if count not in (1, 2, 3):
            raise Unsupported(f"nv.{stub.__name__}: 1, 2 or 3 dimensions, not {count}")
        result = types.int64 if count == 1 else types.UniTuple(types.int64, count)

        def generate(target_context: Any, builder: ir.IRBuilder, sig: Any, _args: Any) -> Any:
            values = [read(builder, axis) for axis in range(count)]
            return values[0] if count == 1 else target_context.make_tuple(builder, sig.return_type, values)

        return signature(result, ndim), generate


def _reader(name: str) -> Any:
    return lambda builder, axis: _read(builder, name, axis)


_by_axis(global_id, _global_id)
_by_axis(local_id, _reader("local.id"))
_by_axis(group_id, _reader("group.id"))
_by_axis(local_size, _reader("local.size"))
_by_axis(num_groups, _reader("num.groups"))
_by_dimension(grid, _global_id)
_by_dimension(gridsize, _global_size)
