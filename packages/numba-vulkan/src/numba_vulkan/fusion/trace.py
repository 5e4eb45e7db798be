"""Tracing: a function is called once with symbols instead of arrays, which note what is done to them."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from numba_vulkan.arrays.operators import power_ufunc
from numba_vulkan.errors import Unsupported
from numba_vulkan.fusion.graph import Leaf, Node, Number, Operation, Result
from numba_vulkan.sessions.session import Session
from numba_vulkan.ufuncs.call import loop_of, operation
from numba_vulkan.ufuncs.operands import WEAK
from nv_lower import builtins as nv

#: Python's operators, by the ufunc that NumPy gives them: numbers among themselves stay Python's.
_PYTHON: dict[np.ufunc, Callable[..., Any]] = {
    np.add: operator.add,
    np.subtract: operator.sub,
    np.multiply: operator.mul,
    np.true_divide: operator.truediv,
    np.floor_divide: operator.floordiv,
    np.remainder: operator.mod,
    np.power: operator.pow,
    np.negative: operator.neg,
    np.positive: operator.pos,
    np.absolute: abs,
}


class Symbol(NDArrayOperatorsMixin):
    """What stands for an array or a number while a function is traced."""

    def __init__(self, session: Session, node: Node) -> None:
        self.session = session
        self.node = node

    @property
    def dtype(self) -> Any:
        """The dtype of an array."""
        return self.node.dtype if not isinstance(self.node, Number) else np.dtype(type(self.node.sample))

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        if method != "__call__" or ufunc.signature is not None or options.keys() - {"dtype", "casting"}:
            raise Unsupported(
                f"numpy.{ufunc.__name__}{'.' + method if method != '__call__' else ''} with these options is not part "
                "of a fused function, which works element by element; call it on what the function returns"
            )
        return apply(self.session, ufunc, inputs, **options)

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        known = _FUNCTIONS.get(function)
        if known is None:
            raise Unsupported(
                f"numpy.{function.__name__} is not part of a fused function, which works element by element; call it "
                "on what the function returns"
            )
        return known(*args, **kwargs)

    def astype(self, dtype: Any) -> Symbol:
        """The value converted."""
        wanted = self.session.storable(np.dtype(dtype))
        as_it_is = Operation(
            np.positive if wanted.kind != "b" else np.logical_or, _twice(self.node, wanted), (wanted,)
        )
        return Symbol(self.session, Result(as_it_is, 0))

    def __pow__(self, other: Any) -> Any:
        cheaper = None if isinstance(self.node, Number) else power_ufunc(self.node.dtype, other)
        return cheaper(self) if cheaper is not None else np.power(self, other)

    def __bool__(self) -> bool:
        raise Unsupported(
            "a fused function has no branches on elements, since it is traced once; write numpy.where(condition, a, b)"
        )

    def __getattr__(self, name: str) -> Any:
        raise Unsupported(
            f"{name!r} is not part of a fused function, which works element by element with operators, ufuncs, "
            "numpy.where, numpy.clip and astype"
        )


def _twice(node: Node, dtype: Any) -> tuple[tuple[Node, Any], ...]:
    return ((node, dtype), (node, dtype)) if dtype.kind == "b" else ((node, dtype),)


def node_of(value: Any) -> Node:
    """The node of a symbol, or of a number that the function itself names."""
    if isinstance(value, Symbol):
        return value.node
    if value.__class__ in WEAK or isinstance(value, bool | np.generic):
        type_ = value.__class__ if value.__class__ in WEAK else np.asarray(value).dtype
        return Number(type_, lambda _: value, value)
    raise Unsupported(
        f"a fused function computes with its arguments and numbers, not with "
        f"{type(value).__name__}; pass it as an argument"
    )


def apply(session: Session, ufunc: Any, inputs: Any, dtype: Any = None, casting: str = "same_kind") -> Any:
    """A ufunc of symbols and numbers."""
    nodes = [node_of(value) for value in inputs]
    if all(isinstance(node, Number) for node in nodes):
        return _on_host(session, ufunc, nodes)
    types = tuple(node.type if isinstance(node, Number) else node.dtype for node in nodes)
    signature = None if dtype is None else (None,) * ufunc.nin + (np.dtype(dtype),) * ufunc.nout
    loop = loop_of(ufunc, (*types, *(None,) * ufunc.nout), casting, signature).kept_by(session)
    function, computed = operation(ufunc, loop)
    step = Operation(function, tuple(zip(nodes, computed.inputs, strict=True)), computed.outputs)
    results = tuple(Symbol(session, Result(step, k)) for k in range(len(computed.outputs)))
    return results[0] if len(results) == 1 else results


def _on_host(session: Session, ufunc: Any, nodes: list[Any]) -> Symbol:
    compute = _PYTHON.get(ufunc, ufunc)
    sample = compute(*(node.sample for node in nodes))
    type_ = sample.__class__ if sample.__class__ in WEAK else np.asarray(sample).dtype
    number = Number(type_, lambda arguments: compute(*(node.evaluate(arguments) for node in nodes)), sample)
    return Symbol(session, number)


def _where(condition: Any, x: Any, y: Any) -> Symbol:
    session = next(value.session for value in (condition, x, y) if isinstance(value, Symbol))
    nodes = [node_of(value) for value in (condition, x, y)]
    samples = [node.sample if isinstance(node, Number) else np.empty((), node.dtype) for node in nodes[1:]]
    wanted = session.storable(np.result_type(*samples))
    dtypes = (np.dtype(np.bool_), wanted, wanted)
    chosen = Operation(nv.select, tuple(zip(nodes, dtypes, strict=True)), (wanted,))
    return Symbol(session, Result(chosen, 0))


def _clip(a: Any, a_min: Any = None, a_max: Any = None) -> Any:
    raised = a if a_min is None else np.maximum(a, a_min)
    return raised if a_max is None else np.minimum(raised, a_max)


_FUNCTIONS: dict[Any, Callable[..., Any]] = {np.where: _where, np.clip: _clip}


def traced(function: Callable[..., Any], session: Session, types: tuple[Any, ...]) -> Any:
    """What a function gives for arguments of these types: dtypes of arrays, or `Number` types in a tuple of one."""
    symbols = [
        Symbol(session, _number(k, type_[0]) if isinstance(type_, tuple) else Leaf(k, type_))
        for k, type_ in enumerate(types)
    ]
    return function(*symbols)


def _number(k: int, type_: Any) -> Number:
    sample = type_(1) if isinstance(type_, type) else type_.type(1)
    return Number(type_, lambda arguments: arguments[k], sample)
