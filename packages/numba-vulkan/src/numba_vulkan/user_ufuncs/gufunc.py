"""`nv.guvectorize`: a function of small arrays becomes a generalised ufunc that runs on devices.

Each invocation calls the function for one element of the loop: its operands are views of the last axes.
"""

from __future__ import annotations

import functools
import inspect
import itertools
import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numba.core import types
from numba.np.numpy_support import as_dtype

from numba_vulkan.arrays import transfer
from numba_vulkan.arrays.create import to_device
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.arrays.views import Layout
from numba_vulkan.boundary import public
from numba_vulkan.elementwise import execute, shapes
from numba_vulkan.elementwise.program import Loop
from numba_vulkan.errors import ArgumentError
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from numba_vulkan.ufuncs.call import converted
from numba_vulkan.ufuncs.operands import collected
from numba_vulkan.user_ufuncs import loops
from nv_lower import builtins as nv

_LOCAL_SIZE = 64
_GROUP = re.compile(r"\(\s*((?:\w+\s*(?:,\s*\w+\s*)*)?)\)")
Core = tuple[str, ...]


@public
def guvectorize(signatures: Any, layout: str | None = None, **options: Any) -> Any:
    """Make a function of arrays a generalised ufunc, as `numba.guvectorize` does.

    Also ``numba.guvectorize(..., target="vulkan")``.

    Parameters
    ----------
    signatures
        The types of operands and results, such as ``"void(float32[:], float32[:])"``, or a list of them; or the
        layout, and then results are given as arguments to fill.
    layout
        The axes of operands and results, as NumPy writes them: ``"(n),(n)->()"``. A result without axes is an array
        of one element to the function.
    options
        Those of `nv.jit`.

    Examples
    --------
    >>> @nv.guvectorize(["void(float64[:], float64[:], float64[:])"], "(n),(n)->()")
    ... def scalar_product(x, y, result):
    ...     result[0] = 0
    ...     for k in range(x.size):
    ...         result[0] += x[k] * y[k]
    >>> scalar_product(np.arange(6.0).reshape(2, 3), np.ones(3))
    array([ 3., 12.])
    """
    declared, form = ([], signatures) if layout is None else (signatures, layout)
    return public(lambda function: GeneralizedVectorized(function, declared, form, options))


def parsed(layout: str) -> tuple[tuple[Core, ...], tuple[Core, ...]]:
    """The axes of the operands and of the results."""
    left, arrow, right = layout.partition("->")
    sides = []
    for side in (left, right):
        rest = _GROUP.sub("", side).replace(",", "").strip()
        groups = [tuple(re.findall(r"\w+", group)) for group in _GROUP.findall(side)]
        if not arrow or rest or not groups:
            raise ArgumentError(
                f"not a layout of a generalised ufunc: {layout!r}; write it as '(m,n),(n)->(m)'"
            )
        sides.append(tuple(groups))
    unknown = {axis for core in sides[1] for axis in core} - {axis for core in sides[0] for axis in core}
    if any(not axis.isdigit() for axis in unknown):
        raise ArgumentError(
            f"{layout!r}: no operand has the axes {', '.join(sorted(unknown))} of the results"
        )
    return sides[0], sides[1]


class GeneralizedVectorized:
    """A user's generalised ufunc: `__call__(*operands, out=None, casting=...)`.

    Attributes
    ----------
    py_func
        The Python function.
    signature
        Its layout.
    nin, nout
        How many operands and results it has.
    """

    __name__: str

    def __init__(
        self, function: Callable[..., Any], signatures: Any, layout: str, options: dict[str, Any]
    ) -> None:
        for ignored in ("target", "nopython", "is_dynamic", "identity", "writable_args"):
            options.pop(ignored, None)
        self.py_func = function
        self.signature = layout
        self.inputs, self.outputs = parsed(layout)
        self.nin, self.nout = len(self.inputs), len(self.outputs)
        if len(inspect.signature(function).parameters) != self.nin + self.nout:
            raise ArgumentError(
                f"{function.__name__} has {len(inspect.signature(function).parameters)} parameters, the layout "
                f"{layout!r} {self.nin + self.nout}"
            )
        self.device_function = jit(function, **options)
        self._loops: list[tuple[Loop, tuple[bool, ...]]] = []
        functools.update_wrapper(self, function)
        for signature in loops.declared(signatures):
            self.add(signature)

    def add(self, signature: Any) -> None:
        """Add a signature."""
        ((arguments, _),) = loops.declared([signature])
        if len(arguments) != self.nin + self.nout:
            raise ArgumentError(
                f"{self.signature!r} has {self.nin + self.nout} parameters, the signature {len(arguments)}"
            )
        for type_, core in zip(arguments, (*self.inputs, *self.outputs), strict=True):
            axes = type_.ndim if isinstance(type_, types.Array) else 0
            if axes != max(len(core), 1) and not (axes == 0 and not core):
                raise ArgumentError(
                    f"{type_} does not have the axes ({', '.join(core)}) of {self.signature!r}"
                )
        dtypes = [as_dtype(t.dtype if isinstance(t, types.Array) else t) for t in arguments]
        arrays = tuple(isinstance(type_, types.Array) for type_ in arguments)
        self._loops.append((Loop(tuple(dtypes[: self.nin]), tuple(dtypes[self.nin :])), arrays))

    def __repr__(self) -> str:
        return f"<nv.guvectorize {self.__name__!r}: {self.signature}>"

    @public
    def __call__(self, *operands: Any, out: Any = None, casting: str = "same_kind") -> Any:
        """Apply the function to the last axes of the operands, for each element of the others, which are broadcast."""
        given, outs = operands[: self.nin], list(operands[self.nin :])
        if out is not None:
            outs = list(out) if isinstance(out, tuple) else [out]
        outs += [None] * (self.nout - len(outs))
        if len(given) != self.nin or len(outs) != self.nout:
            raise TypeError(f"{self.__name__}() takes {self.nin} operands and up to {self.nout} results")
        if any(isinstance(value, DeviceArray) for value in (*given, *outs)):
            results = self._apply(list(given), outs, casting)
        else:
            on_device = [None if target is None else to_device(target) for target in outs]
            arrays = [to_device(np.asarray(given[0])), *given[1:]]
            results = self._apply(arrays, on_device, casting)
            results = [
                result.copy_to_host(target) if target is not None else result.copy_to_host()
                for result, target in zip(results, outs, strict=True)
            ]
            results = [
                r[()] if r.ndim == 0 and target is None else r
                for r, target in zip(results, outs, strict=True)
            ]
        return results[0] if self.nout == 1 else tuple(results)

    def _apply(self, given: list[Any], outs: list[Any], casting: str) -> list[Any]:
        operands = collected(given, [target for target in outs if target is not None])
        session = operands.session
        loop, arrays = self._loop(operands.types, outs, casting)
        kept = loop.kept_by(session)
        values = [
            _as_array(value, dtype, session)
            for value, dtype in zip(operands.values, kept.inputs, strict=True)
        ]
        sizes: dict[str, int] = {}
        for k, (value, core) in enumerate(zip(values, self.inputs, strict=True)):
            self._measure(k, value.shape, core, sizes)
        batch = shapes.broadcast(
            [v.shape[: v.ndim - len(c)] for v, c in zip(values, self.inputs, strict=True)]
        )
        results, places = [], []
        for target, core, dtype in zip(outs, self.outputs, kept.outputs, strict=True):
            shape = (*batch, *(int(axis) if axis.isdigit() else sizes[axis] for axis in core))
            if target is not None and target.shape != shape:
                raise ValueError(f"{self.__name__}: an output has shape {target.shape}, the result {shape}")
            place = execute.empty(session, shape, dtype)
            places.append(place)
            results.append(place if target is None else target)
        if 0 not in batch:
            self._launch(values, places, batch, arrays)
        for target, place in zip(outs, places, strict=True):
            if target is not None:
                transfer.assign(target, place, None)
        return results

    def _loop(self, given: tuple[Any, ...], outs: list[Any], casting: str) -> tuple[Loop, tuple[bool, ...]]:
        if self._loops:
            found = loops.chosen(self.__name__, [each for each, _ in self._loops], given, None)
            loops.check_output(self.__name__, found, [None if o is None else o.dtype for o in outs], casting)
            return next(pair for pair in self._loops if pair[0] is found)
        if any(target is None for target in outs):
            raise TypeError(
                f"{self.__name__} has no signatures, so pass an array for each result, whose dtype it takes"
            )
        dtypes = tuple(map(loops.default, given))
        arrays = (*(bool(core) for core in self.inputs), *(True for _ in self.outputs))
        return Loop(dtypes, tuple(target.dtype for target in outs)), arrays

    def _measure(self, k: int, shape: Sequence[int], core: Core, sizes: dict[str, int]) -> None:
        if len(shape) < len(core):
            raise ValueError(
                f"{self.__name__}: Input operand {k} does not have enough dimensions (has {len(shape)}, "
                f"gufunc core with signature {self.signature} requires {len(core)})"
            )
        for axis, extent in zip(core, shape[len(shape) - len(core) :], strict=True):
            expected = int(axis) if axis.isdigit() else sizes.setdefault(axis, extent)
            if expected != extent:
                raise ValueError(
                    f"{self.__name__}: Input operand {k} has a mismatch in its core dimension {core.index(axis)}, with "
                    f"gufunc signature {self.signature} (size {extent} is different from {expected})"
                )

    def _launch(
        self,
        values: list[DeviceArray],
        places: list[DeviceArray],
        batch: tuple[int, ...],
        arrays: tuple[bool, ...],
    ) -> None:
        cores = (*self.inputs, *self.outputs)
        views = [
            _looped(array, len(core), batch, is_array and not core)
            for array, core, is_array in zip([*values, *places], cores, arrays, strict=True)
        ]
        kernel = self._kernel(len(views))
        kernel[-(-views[0].shape[0] // _LOCAL_SIZE), _LOCAL_SIZE, views[0].session.stream](*views)

    @functools.cached_property
    def _kernels(self) -> dict[int, Kernel]:
        return {}

    def _kernel(self, count: int) -> Kernel:
        if count not in self._kernels:
            names = [f"x{k}" for k in range(count)]
            source = (
                f"def {self.__name__}({', '.join(names)}):\n    i = global_id(0)\n    if i < x0.shape[0]:\n"
                f"        function({', '.join(name + '[i]' for name in names)})\n"
            )
            space: dict[str, Any] = {
                "global_id": nv.global_id,
                "function": self.device_function,
                "__name__": f"{__package__}.generated",
            }
            exec(compile(source, f"<numba_vulkan {self.__name__}>", "exec"), space)
            self._kernels[count] = jit(space[self.__name__])
        return self._kernels[count]


def _as_array(value: Any, dtype: np.dtype[Any], session: Any) -> DeviceArray:
    if not isinstance(value, DeviceArray):
        return to_device(np.asarray(value, dtype), device=session.device)
    return value if value.dtype == dtype else converted(value, dtype)


def _looped(array: DeviceArray, core: int, batch: tuple[int, ...], boxed: bool) -> DeviceArray:
    """The array with one axis for the whole loop, then its own; `boxed` adds one of a single element."""
    own = array.shape[array.ndim - core :]
    layout = shapes.stretched(array.layout, (*batch, *own))
    stride = _single_stride(layout, len(batch))
    if stride is None:
        array = DeviceArray(array.session, array.buffer, layout).copy()
        layout = array.layout
        stride = _single_stride(layout, len(batch))
        assert stride is not None
    count = int(np.prod(batch, dtype=np.int64))
    extents, strides = layout.shape[len(batch) :], layout.strides[len(batch) :]
    if boxed:
        extents, strides = (*extents, 1), (*strides, layout.dtype.itemsize)
    return execute.strided(array, Layout((count, *extents), (stride, *strides), layout.offset, layout.dtype))


def _single_stride(layout: Layout, axes: int) -> int | None:
    """The stride with which the first axes are walked in C order; None if there is no single one."""
    walked = [(e, s) for e, s in zip(layout.shape[:axes], layout.strides[:axes], strict=True) if e != 1]
    for (_, outer), (extent, inner) in itertools.pairwise(walked):
        if outer != inner * extent:
            return None
    return walked[-1][1] if walked else 0
