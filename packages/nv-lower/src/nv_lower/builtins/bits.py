"""Instructions of every GPU that Python has no operator for: bits counted and turned round, fused sums, choices."""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels


def popcount(x: Any) -> int:
    """How many bits of an integer are set, int64; a negative one has the bits of its own width.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, out):
    ...     out[0] = nv.popcount(x[0])
    >>> out = np.zeros(1, dtype=np.int64)
    >>> kernel[1, 1](np.array([-1], dtype=np.int8), out)
    >>> out
    array([8])
    """
    only_in_kernels("popcount")


def clz(x: Any) -> int:
    """How many bits above the highest set bit of an integer are clear, int64; for 0 its width.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, out):
    ...     out[0] = nv.clz(x[0])
    >>> out = np.zeros(1, dtype=np.int64)
    >>> kernel[1, 1](np.array([1], dtype=np.int32), out)
    >>> out
    array([31])
    """
    only_in_kernels("clz")


def ctz(x: Any) -> int:
    """How many bits below the lowest set bit of an integer are clear, int64; for 0 its width.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, out):
    ...     out[0] = nv.ctz(x[0])
    >>> out = np.zeros(1, dtype=np.int64)
    >>> kernel[1, 1](np.array([24], dtype=np.int32), out)
    >>> out
    array([3])
    """
    only_in_kernels("ctz")


def brev(x: Any) -> Any:
    """An integer with its bits in the other order, of the same type.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[0] = nv.brev(x[0])
    >>> x = np.array([1], dtype=np.uint32)
    >>> kernel[1, 1](x)
    >>> x
    array([2147483648], dtype=uint32)
    """
    only_in_kernels("brev")


def fma(x: Any, y: Any, z: Any) -> float:
    """``x * y + z`` rounded once, on every device: float32 if all three are float32 or float16, else float64.

    The device's own instruction where that rounds once, else integer arithmetic. The same as `math.fma`, where Python
    has it.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, out):
    ...     product = x[0] * x[1]
    ...     out[0] = nv.fma(x[0], x[1], -product)  # what rounding the product lost
    >>> out = np.zeros(1)
    >>> kernel[1, 1](np.array([1 + 2.0**-30, 1 - 2.0**-30]), out)
    >>> out[0] == -(2.0**-60)
    np.True_
    """
    only_in_kernels("fma")


def select(condition: Any, x: Any, y: Any) -> Any:
    """`x` where the condition holds, else `y`, both of which are computed; of the type that both convert to.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[0] = nv.select(x[0] > 2, x[0], 2)
    >>> x = np.array([1])
    >>> kernel[1, 1](x)
    >>> x
    array([2])
    """
    only_in_kernels("select")


def byte_perm(x: Any, y: Any, selector: Any) -> int:
    """Four of the eight bytes of `x` (0 to 3, the lowest first) and `y` (4 to 7), uint32.

    Parameters
    ----------
    x, y
        Integers, of which the low 32 bits count.
    selector
        An integer: three bits each, at bits 0, 4, 8 and 12, say which byte becomes the lowest, the next …

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[0] = nv.byte_perm(x[0], x[0], 0x0123)
    >>> x = np.array([0x11223344], dtype=np.uint32)
    >>> kernel[1, 1](x)
    >>> hex(x[0])
    '0x44332211'
    """
    only_in_kernels("byte_perm")
