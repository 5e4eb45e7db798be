"""`nv.vectorize`: a function of numbers becomes a ufunc that runs on devices."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import numpy as np
from numba.np.numpy_support import as_dtype, from_dtype

from numba_vulkan.arrays.create import to_device
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.boundary import public
from numba_vulkan.elementwise.program import Loop
from numba_vulkan.errors import ArgumentError
from numba_vulkan.jit import jit
from numba_vulkan.ufuncs import reductions
from numba_vulkan.ufuncs.at import at as apply_at
from numba_vulkan.ufuncs.call import call, operator
from numba_vulkan.user_ufuncs import loops

_NOTHING = np._NoValue


@public
def vectorize(signatures: Any = None, *, identity: Any = None, **options: Any) -> Any:
    """Make a function of numbers a ufunc, as `numba.vectorize` does; also `numba.vectorize(..., target="vulkan")`.

    Parameters
    ----------
    signatures
        The types that it takes, such as ``"float32(float32, float32)"``, or a list of them: operands are converted to
        the first that loses nothing. Without it the function is compiled for the operands' types, as it is called.
        The function itself, where the decorator has no arguments.
    identity
        What the function leaves as they are, or "reorderable": given, `reduce` and `accumulate` may apply it in any
        order; without it they go from left to right.
    options
        Those of `nv.jit`.

    Returns
    -------
    A ufunc: it broadcasts its operands, takes `out`, `where`, `dtype`, `casting`, and has `reduce`, `accumulate`,
    `outer` and `at`. With a device array among the operands the result is one; with NumPy arrays alone it is
    a NumPy array.

    Examples
    --------
    >>> @nv.vectorize(["float32(float32, float32)"], identity=0)
    ... def plus_squared(a, b):
    ...     return a + b * b
    >>> plus_squared(np.arange(3, dtype=np.float32), np.float32(2))
    array([4., 5., 6.], dtype=float32)
    """
    if inspect.isfunction(signatures):
        return Vectorized(signatures, None, identity, options)
    return public(lambda function: Vectorized(function, signatures, identity, options))


class Vectorized:
    """A user's ufunc.

    Attributes
    ----------
    py_func
        The Python function.
    nin, nout, nargs
        How many operands and results it has.
    types
        Its loops, as NumPy writes them; those of the types it was called with where no signature was declared.
    identity
        As it was given.
    """

    nout = 1
    signature = None
    __name__: str

    def __init__(
        self, function: Callable[..., Any], signatures: Any, identity: Any, options: dict[str, Any]
    ) -> None:
        options.pop("target", None)
        options.pop("nopython", None)
        self.py_func = function
        self.nin = len(inspect.signature(function).parameters)
        self.nargs = self.nin + 1
        self.identity = None if identity == "reorderable" else identity
        self.reorderable = identity is not None
        self.device_function = jit(function, **options)
        self._declared: list[Loop] = []
        self._inferred: dict[tuple[Any, ...], Loop] = {}
        functools.update_wrapper(self, function)
        for signature in loops.declared(signatures):
            self.add(signature)

    def add(self, signature: Any) -> None:
        """Add a signature."""
        ((arguments, result),) = loops.declared([signature])
        if len(arguments) != self.nin:
            raise ArgumentError(
                f"{self.__name__} has {self.nin} parameter(s), the signature {len(arguments)}"
            )
        inferred = None if result is not None else self._result(arguments)
        self._declared.append(loops.loop((arguments, result), inferred))

    def _result(self, arguments: tuple[Any, ...]) -> Any:
        compiled = self.device_function.dispatcher.compile_result(arguments)
        return compiled.signature.return_type

    @property
    def types(self) -> list[str]:
        known = self._declared or list(self._inferred.values())
        return [f"{''.join(d.char for d in each.inputs)}->{each.outputs[0].char}" for each in known]

    def __repr__(self) -> str:
        return f"<nv.vectorize {self.__name__!r}: {', '.join(self.types) or 'compiled when called'}>"

    def resolve(self, types: tuple[Any, ...], casting: Any, signature: Any) -> Loop:
        """The loop for operands and outputs of these types: what `ufuncs.call` asks."""
        given, outputs = types[: self.nin], types[self.nin :]
        wanted = loops.wanted_output(signature)
        known = self._declared or [self._of(tuple(map(loops.default, given)))]
        found = loops.chosen(self.__name__, known, given, wanted)
        loops.check_output(self.__name__, found, outputs, casting)
        return found

    def _of(self, dtypes: tuple[Any, ...]) -> Loop:
        found = self._inferred.get(dtypes)
        if found is None:
            result = self._result(tuple(map(from_dtype, dtypes)))
            found = self._inferred[dtypes] = Loop(dtypes, (as_dtype(result),))
        return found

    def reduction_dtype(self, dtype: Any, wanted: Any) -> Any:
        """The dtype in which `reduce` computes: operands and result of one loop are alike."""
        if self.nin != 2:
            raise ValueError("reduce only supported for binary functions")
        start = dtype if wanted is None else wanted
        for _ in range(4):  # int8 + int8 is int64 in Numba, float32 and so on
            found = self.resolve((start, start, None), "same_kind", None)
            if found.inputs == (found.outputs[0],) * 2:
                return found.outputs[0]
            start = found.outputs[0]
        raise TypeError(
            f"{self.__name__} has no loop whose operands and result have one dtype, as a reduction needs"
        )

    @public
    def __call__(self, *inputs: Any, out: Any = None, where: Any = True, **options: Any) -> Any:
        """Apply the function to each element; see `numpy.ufunc`."""
        if len(inputs) == self.nargs and out is None:
            *inputs, out = inputs  # type: ignore[assignment]
        if len(inputs) != self.nin:
            raise TypeError(f"{self.__name__}() takes from {self.nin} to {self.nargs} positional arguments")
        if isinstance(out, tuple):
            (out,) = out
        if _on_device((*inputs, out, where)):
            if out is None and where is True and not options:
                return operator(self, *inputs)  # type: ignore[arg-type]
            return call(self, inputs, out=out, where=where, **options)  # type: ignore[arg-type]
        target = None if out is None else to_device(out)
        result = call(self, _uploaded(inputs), out=target, where=where, **options)  # type: ignore[arg-type]
        return _back(result, out)

    @public
    def reduce(
        self,
        array: Any,
        axis: Any = 0,
        dtype: Any = None,
        out: Any = None,
        keepdims: bool = False,
        initial: Any = _NOTHING,
        where: Any = True,
    ) -> Any:
        """Apply the function along axes until one element is left; see `numpy.ufunc.reduce`."""
        device = _on_device((array, out, where))
        given = _uploaded((array,))[0] if not isinstance(array, DeviceArray) else array
        target = out if device or out is None else to_device(out)
        result = reductions.reduce(self, given, axis, dtype, target, keepdims, initial, where)  # type: ignore[arg-type]
        return result if device else _back(result, out)

    @public
    def accumulate(self, array: Any, axis: int = 0, dtype: Any = None, out: Any = None) -> Any:
        """The results for all prefixes along an axis; see `numpy.ufunc.accumulate`."""
        device = _on_device((array, out))
        given = _uploaded((array,))[0] if not isinstance(array, DeviceArray) else array
        target = out if device or out is None else to_device(out)
        result = reductions.accumulate(self, given, axis, dtype, target)  # type: ignore[arg-type]
        return result if device else _back(result, out)

    @public
    def outer(self, a: Any, b: Any, **options: Any) -> Any:
        """The function of every pair of elements; see `numpy.ufunc.outer`."""
        left = a if isinstance(a, DeviceArray) else np.asarray(a)
        right = b if isinstance(b, DeviceArray) else np.asarray(b)
        return self(left[(..., *(None,) * right.ndim)], right, **options)

    @public
    def at(self, a: Any, indices: Any, b: Any = None) -> None:
        """Apply the function in place at positions, as often as each occurs; see `numpy.ufunc.at`."""
        if isinstance(a, DeviceArray):
            apply_at(self, a, indices, b)  # type: ignore[arg-type]
            return
        device = to_device(a)
        apply_at(self, device, indices, b)  # type: ignore[arg-type]
        device.copy_to_host(a)


def _on_device(values: Any) -> bool:
    return any(isinstance(value, DeviceArray) for value in values)


def _uploaded(inputs: Any) -> list[Any]:
    """The operands with a device array among them, so that it is known where to compute."""
    values = list(inputs)
    for k, value in enumerate(values):
        if not isinstance(value, int | float | complex | np.generic):
            values[k] = to_device(value)
            return values
    first = values[0]
    return [to_device(np.asarray(first)), *(np.asarray(value)[()] for value in values[1:])]


def _back(result: DeviceArray, out: Any) -> Any:
    host = result.copy_to_host(out) if out is not None else result.copy_to_host()
    return host if out is not None or host.ndim else host[()]
