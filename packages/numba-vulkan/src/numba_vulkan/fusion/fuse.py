"""`nv.fuse`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from numba_vulkan.arrays import transfer
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.boundary import public
from numba_vulkan.elementwise import execute, shapes
from numba_vulkan.errors import ArgumentError
from numba_vulkan.fusion.graph import Compiled, Leaf, Number, arguments_of, program
from numba_vulkan.fusion.trace import Symbol, traced
from numba_vulkan.sessions.session import Session
from numba_vulkan.ufuncs.operands import Operands, collected, number

# mypy: disable-error-code="no-any-return"

_MAX_TRACED = 1024  # combinations of types and shapes that are kept


@public
def fuse(function: Callable[..., Any]) -> Fused:
    """Make a function of arrays one kernel, which moves each array once.

    The function is called once for each combination of argument types, with symbols instead of arrays. It may use
    operators, ufuncs, `numpy.where`, `numpy.clip`, `astype` and functions made of these, and returns one result or a
    tuple. Results have the dtypes and values that the same function has without `fuse`.

    Parameters
    ----------
    function
        A function of arrays and numbers.

    Raises
    ------
    Unsupported
        When called: the function does something that is not done element by element, or branches on elements.

    Examples
    --------
    >>> axpy = nv.fuse(lambda a, x, y: a * x + y)
    >>> x = nv.to_device(np.arange(3, dtype=np.float32))
    >>> axpy(2, x, x).copy_to_host()
    array([0., 3., 6.], dtype=float32)
    """
    if not callable(function):
        raise ArgumentError(f"fuse decorates a function, not a {type(function).__name__}")
    return Fused(function)


@dataclass(frozen=True)
class _Part:
    """Results of one shape, by their numbers, and the arguments that they depend on."""

    results: tuple[int, ...]
    depends: frozenset[int]
    compiled: Compiled


@dataclass(frozen=True)
class _Traced:
    parts: tuple[_Part, ...]
    numbers: dict[int, Number]
    count: int
    single: bool


class Fused:
    """A fused function; call it with arrays and numbers, of which one is a device array.

    Attributes
    ----------
    py_func
        The Python function.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function
        self._traced: dict[Any, _Traced] = {}
        functools.update_wrapper(self, function)

    def __repr__(self) -> str:
        return f"<fused function {getattr(self.py_func, '__qualname__', self.py_func)}>"

    @public
    def __call__(self, *arguments: Any, out: Any = None) -> Any:
        """Compute; `out` is a device array, or a tuple of them, for the results."""
        operands = collected(arguments, out if isinstance(out, tuple) else (out,))
        types = tuple(
            type_ if isinstance(value, DeviceArray) else (type_,)
            for value, type_ in zip(operands.values, operands.types, strict=True)
        )
        found_shapes = tuple(operands.shapes)
        key = (operands.session, types, found_shapes)
        done = self._traced.get(key)
        if done is None:
            if len(self._traced) >= _MAX_TRACED:
                self._traced.clear()
            done = self._traced[key] = self._trace(operands.session, types, found_shapes)
        return _run(done, operands, out)

    def _trace(self, session: Session, types: tuple[Any, ...], extents: Sequence[tuple[int, ...]]) -> _Traced:
        given = traced(self.py_func, session, types)
        results = given if isinstance(given, tuple) else (given,)
        nodes: dict[int, Any] = {}
        numbers: dict[int, Number] = {}
        for k, result in enumerate(results):
            if not isinstance(result, Symbol):
                raise ArgumentError(f"a fused function returns what it computes, not {type(result).__name__}")
            if isinstance(result.node, Number):
                numbers[k] = result.node
            else:
                nodes[k] = result.node
        groups: dict[tuple[int, ...], list[int]] = {}
        for k, node in nodes.items():
            groups.setdefault(shapes.broadcast([extents[a] for a in arguments_of(node)]), []).append(k)
        name = getattr(self.py_func, "__name__", "fused").strip("<>")
        parts = []
        for members in groups.values():
            depends = frozenset().union(*(arguments_of(nodes[k]) for k in members))
            outputs: list[Leaf | Any] = [nodes[k] for k in members]
            parts.append(_Part(tuple(members), depends, program(name, outputs)))
        return _Traced(tuple(parts), numbers, len(results), not isinstance(given, tuple))


def _run(done: _Traced, operands: Operands, out: Any) -> Any:
    given: Any = out if isinstance(out, tuple) else (out,) * (1 if done.single else 0) or (None,) * done.count
    if len(given) != done.count:
        raise ArgumentError(f"out has {len(given)} array(s), the function {done.count} result(s)")
    results: list[Any] = [None] * done.count
    for k, value in done.numbers.items():
        results[k] = value.evaluate(operands.values)
    for part in done.parts:
        compiled, session = part.compiled, operands.session
        shape = shapes.broadcast([operands.values[k].shape for k in part.depends])
        targets = [execute.empty(session, shape, dtype) for _, dtype in compiled.program.outputs]
        values = [operands.values[k] for k in compiled.arguments]
        values += [number(scalar.evaluate(operands.values), dtype) for scalar, dtype in compiled.scalars]
        direct = [_usable(given[k], target, values) for k, target in zip(part.results, targets, strict=True)]
        places = [
            given[k] if ok else target for k, ok, target in zip(part.results, direct, targets, strict=True)
        ]
        execute.run(compiled.program, places, values)
        for k, ok, place in zip(part.results, direct, places, strict=True):
            results[k] = place
            if given[k] is not None:
                results[k] = given[k]
                if not ok:
                    transfer.assign(given[k], place, None)
    return results[0] if done.single else tuple(results)


def _usable(out: Any, target: DeviceArray, values: Sequence[Any]) -> bool:
    """Whether the kernel may write the output itself."""
    if out is None or out.shape != target.shape or out.dtype != target.dtype:
        return False
    arrays = (value for value in values if isinstance(value, DeviceArray))
    return all(array.buffer is not out.buffer or array.layout == out.layout for array in arrays)
