"""`ufunc(...)` on device arrays: types as NumPy resolves them, then one elementwise kernel.

A call with operands of the same kinds and one shape, all contiguous, was planned when it was first made (`_PLANS`):
what remains is to allocate the result and to launch.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from numba_vulkan.arrays import transfer
from numba_vulkan.arrays.create import warn_narrowed
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.arrays.views import Layout
from numba_vulkan.elementwise import execute, kernels, shapes
from numba_vulkan.elementwise.device_functions import function
from numba_vulkan.elementwise.program import Input, Loop, Program, conversion, single
from numba_vulkan.errors import ArgumentError
from numba_vulkan.sessions.session import Session
from numba_vulkan.ufuncs.operands import WEAK, Operands, collected, number

_MAX_PLANS = 4096
_HALF, _SINGLE = np.dtype(np.float16), np.dtype(np.float32)
_Plan = Callable[[Sequence[Any]], DeviceArray]
_PLANS: dict[Any, _Plan] = {}
_COMPARISONS = frozenset({np.equal, np.not_equal, np.less, np.less_equal, np.greater, np.greater_equal})


def operator(ufunc: np.ufunc, *inputs: Any) -> Any:
    """A ufunc without options, as operators call it: the plan that an equal call has left, or `call`."""
    key = [ufunc, inputs[0].__class__]
    for value in inputs:
        if value.__class__ is DeviceArray:
            key += [value.kind, value.shape]
        else:
            key.append(value.__class__)
    plan = _PLANS.get(tuple(key))
    if plan is not None:
        try:
            return plan(inputs)
        except OverflowError:  # a Python integer beyond the loop's type: NumPy's comparisons know what to do
            pass
    return call(ufunc, inputs, plan_as=tuple(key))


def call(
    ufunc: np.ufunc,
    inputs: Sequence[Any],
    *,
    out: Any = None,
    where: Any = True,
    casting: Any = "same_kind",
    order: str = "K",
    dtype: Any = None,
    signature: Any = None,
    subok: bool = True,
    plan_as: Any = None,
) -> Any:
    """`ufunc(*inputs, ...)`; see `numpy.ufunc`. Returns device arrays, of which none has been waited for.

    Raises
    ------
    TypeError
        No loop takes the operands (NumPy's `UFuncTypeError`), or an output is no device array.
    ValueError
        Shapes that do not broadcast.
    """
    outs = _outputs(ufunc, out)
    operands = collected(inputs, [*(o for o in outs if o is not None), where])
    session = operands.session
    given = [None if o is None else o.dtype for o in outs]
    wanted = _signature(ufunc, dtype, signature)
    loop = loop_of(ufunc, (*operands.types, *given), casting, wanted)
    kept = loop.kept_by(session)
    _warn(loop, kept, operands)
    shape = shapes.broadcast([*operands.shapes, *(o.shape for o in outs if o is not None)])
    shape = _checked_shape(operands, outs, where, shape)
    try:
        values, entries = _inputs(operands, kept)
    except OverflowError:
        if ufunc not in _COMPARISONS:
            raise
        return _beyond(ufunc, operands, outs, shape)
    targets = [
        execute.empty(session, shape, dtype, _order(order, operands.values, shape)) if o is None else o
        for o, dtype in zip(outs, kept.outputs, strict=True)
    ]
    program = _program(ufunc, entries, kept, tuple(target.dtype for target in targets), where is not True)
    _run(program, targets, values, _mask(where, session, shape))
    if plan_as is not None and _plannable(ufunc, inputs, shape):
        _remember(plan_as, program, session, shape, targets[0].layout)
    results = [target if o is None else o for o, target in zip(outs, targets, strict=True)]
    return results[0] if len(results) == 1 else tuple(results)


def loop_of(ufunc: Any, types: tuple[Any, ...], casting: Any, signature: Any) -> Loop:
    """The loop of a ufunc of NumPy's, or of a function of the user's (`vectorize`), which resolves its own."""
    if isinstance(ufunc, np.ufunc):
        return resolve(ufunc, types, casting, signature)
    loop: Loop = ufunc.resolve(types, casting, signature)
    return loop


def operation(ufunc: Any, loop: Loop) -> tuple[Any, Loop]:
    """What a kernel calls for a loop, and the loop with the dtypes of what it is given.

    NumPy computes float16 in float32 and rounds each result; so do kernels.
    """
    if not isinstance(ufunc, np.ufunc):
        return ufunc.device_function, loop
    if _HALF not in (*loop.inputs, *loop.outputs):
        return function(ufunc, loop), loop
    if ufunc in (np.nextafter, np.spacing):
        raise ArgumentError(
            f"{ufunc.__name__} of float16 is not there for device arrays; write x.astype(numpy.float32)"
        )
    inputs, outputs = (
        tuple(_SINGLE if dtype == _HALF else dtype for dtype in side) for side in (loop.inputs, loop.outputs)
    )
    return function(ufunc, Loop(inputs, outputs)), Loop(inputs, loop.outputs)


@functools.lru_cache(maxsize=4096)
def resolve(ufunc: np.ufunc, types: tuple[Any, ...], casting: str, signature: Any) -> Loop:
    """The loop that NumPy chooses for operands of these dtypes or weak types, then those of the outputs."""
    options = {} if signature is None else {"signature": signature}
    resolved = ufunc.resolve_dtypes(types, casting=casting, **options)  # type: ignore[arg-type]
    if any(dtype.kind not in "biufc" for dtype in resolved):
        raise ArgumentError(f"{ufunc.__name__} has no loop for {types} that a device can compute")
    return Loop(tuple(resolved[: ufunc.nin]), tuple(resolved[ufunc.nin :]))


def _signature(ufunc: np.ufunc, dtype: Any, signature: Any) -> Any:
    if dtype is not None:
        if signature is not None:
            raise TypeError("cannot specify both 'signature' and 'dtype'")
        return (None,) * ufunc.nin + (np.dtype(dtype),) * ufunc.nout
    return signature if signature is None or isinstance(signature, str | tuple) else tuple(signature)


def _outputs(ufunc: np.ufunc, out: Any) -> tuple[Any, ...]:
    given = out if isinstance(out, tuple) else (out,) + (None,) * (ufunc.nout - 1)
    if len(given) != ufunc.nout:
        raise ValueError("The 'out' tuple must have exactly one entry per ufunc output")
    for target in given:
        if target is not None and not isinstance(target, DeviceArray):
            raise ArgumentError(
                f"out is a device array where an operand is one, not {type(target).__name__}; write "
                "result.copy_to_host(out)"
            )
    return given


def _warn(loop: Loop, kept: Loop, operands: Operands) -> None:
    for wanted, stored in zip(loop.outputs, kept.outputs, strict=True):
        if wanted != stored:
            warn_narrowed(wanted, stored, "a result")


def _checked_shape(
    operands: Operands, outs: Sequence[Any], where: Any, shape: tuple[int, ...]
) -> tuple[int, ...]:
    """The shape of the results; an output does not stretch, and a mask does."""
    for target in outs:
        if target is not None and target.shape != shape:
            inner = shapes.broadcast(operands.shapes)
            raise ValueError(
                f"non-broadcastable output operand with shape {_text(target.shape)} doesn't match the broadcast shape "
                f"{_text(inner if inner != target.shape else shape)}"
            )
    if where is not True and all(target is None for target in outs):
        return shapes.broadcast(
            [shape, np.shape(where) if not isinstance(where, DeviceArray) else where.shape]
        )
    return shape


def _text(shape: tuple[int, ...]) -> str:
    return str(shape).replace(" ", "")


def _inputs(operands: Operands, loop: Loop) -> tuple[list[Any], tuple[Input, ...]]:
    """The kernel's operands: arrays as they are, numbers in the loop's dtype."""
    values, entries = [], []
    for value, dtype in zip(operands.values, loop.inputs, strict=True):
        if isinstance(value, DeviceArray):
            values.append(value)
            entries.append(Input(value.dtype))
        else:
            values.append(number(value, dtype))
            entries.append(Input(dtype, scalar=True))
    return values, tuple(entries)


@functools.lru_cache(maxsize=4096)
def _program(
    ufunc: np.ufunc, entries: tuple[Input, ...], loop: Loop, outputs: tuple[np.dtype[Any], ...], masked: bool
) -> Program:
    program = single(ufunc.__name__, *operation(ufunc, loop), entries, outputs)
    if not masked:
        return program
    return Program(program.name, program.inputs, program.steps, program.outputs, masked=True)


def _mask(where: Any, session: Session, shape: tuple[int, ...]) -> DeviceArray | None:
    if where is True:
        return None
    mask = collected([where], [execute.empty(session, (), np.dtype(np.bool_))]).values[0]
    if not isinstance(mask, DeviceArray):
        mask = collected([np.full(1, bool(mask))], [execute.empty(session, (), np.dtype(np.bool_))]).values[0]
    if mask.dtype != np.bool_:
        raise TypeError(
            f"Cannot cast array data from dtype('{mask.dtype}') to dtype('bool') according to the rule 'safe'"
        )
    shapes.stretched(mask.layout, shape)
    return mask  # type: ignore[no-any-return]


def _run(program: Program, targets: list[DeviceArray], values: list[Any], mask: DeviceArray | None) -> None:
    """Compute; a target that overlaps an operand other than exactly is computed apart first."""
    arrays = [value for value in (*values, mask) if isinstance(value, DeviceArray)]
    apart = [
        (k, target.new(target.shape))
        for k, target in enumerate(targets)
        if any(_meets(target, a) for a in arrays)
    ]
    if not apart:
        execute.run(program, targets, values, mask)
        return
    places = list(targets)
    for k, place in apart:
        if mask is not None:
            transfer.assign(place, targets[k], None)
        places[k] = place
    execute.run(program, places, values, mask)
    for k, place in apart:
        transfer.assign(targets[k], place, None)


def _meets(target: DeviceArray, array: DeviceArray) -> bool:
    """Return whether writing an element of one may change an element of the other that is still to be read."""
    if target.buffer is not array.buffer or target.layout == array.layout:
        return False
    (low, high), (start, end) = target.layout.bounds, array.layout.bounds
    return low < end and start < high


def _order(order: str, values: Sequence[Any], shape: tuple[int, ...]) -> str:
    if order in ("C", "F"):
        return order
    arrays = [value for value in values if isinstance(value, DeviceArray) and value.ndim == len(shape) > 1]
    fortran = arrays and all(value.is_contiguous("F") and not value.is_contiguous("C") for value in arrays)
    return "F" if fortran else "C"


def _beyond(ufunc: np.ufunc, operands: Operands, outs: Sequence[Any], shape: tuple[int, ...]) -> DeviceArray:
    """A comparison with a Python integer that no element can equal: the same for every element."""
    samples = [value if value.__class__ in WEAK else np.zeros((), value.dtype) for value in operands.values]
    target = outs[0] if outs[0] is not None else execute.empty(operands.session, shape, np.dtype(np.bool_))
    target.fill(ufunc(*samples))
    return target


def _plannable(ufunc: np.ufunc, inputs: Sequence[Any], shape: tuple[int, ...]) -> bool:
    if ufunc.nout != 1 or 0 in shape:
        return False
    return all(
        (value.shape == shape and value.is_contiguous())
        if value.__class__ is DeviceArray
        else isinstance(value, int | float | complex | np.generic)
        for value in inputs
    )


def _remember(key: Any, program: Program, session: Session, shape: tuple[int, ...], layout: Layout) -> None:
    """Leave the plan for later calls with operands of the same kinds, shape and number classes."""
    size = layout.size
    nbytes = max(-(-size * layout.dtype.itemsize // 4) * 4, 4)
    launch = kernels.kernel(program, kernels.FLAT)[
        execute.groups_of(size), execute.LOCAL_SIZE, session.stream
    ]
    make, others, flat = session.device.buffer, session.others, execute.flat
    converts = [
        given.dtype.type if given.scalar else (flat if len(shape) != 1 else None) for given in program.inputs
    ]

    def plan(inputs: Sequence[Any]) -> DeviceArray:
        buffer = make(nbytes)
        if others:
            buffer.uses = []
        result = DeviceArray(session, buffer, layout)
        passed = [
            value if convert is None else convert(value)
            for value, convert in zip(inputs, converts)  # noqa: B905
        ]
        launch(result if len(shape) == 1 else flat(result), *passed)
        return result

    if len(_PLANS) >= _MAX_PLANS:
        _PLANS.clear()
    _PLANS[key] = plan


def converted(array: DeviceArray, dtype: np.dtype[Any], order: str = "C") -> DeviceArray:
    """A new array of the elements in another dtype."""
    result = execute.empty(array.session, array.shape, dtype, order)
    execute.run(conversion(array.dtype, dtype), [result], [array])
    return result


def assign(target: DeviceArray, source: DeviceArray) -> None:
    """`target[...] = source` on one device: broadcast, and converted as by an unsafe cast."""
    shapes.stretched(source.layout, target.shape)
    _run(conversion(source.dtype, target.dtype), [target], [source], None)


def astype(array: DeviceArray, dtype: np.dtype[Any], order: str, casting: Any, copy: bool) -> DeviceArray:
    """See `DeviceArray.astype`."""
    if not np.can_cast(array.dtype, dtype, casting):
        raise TypeError(
            f"Cannot cast array data from {array.dtype!r} to {dtype!r} according to the rule '{casting}'"
        )
    kept = array.session.storable(dtype)
    if kept.kind not in "biufc":
        raise ArgumentError(f"a device array has no elements of dtype {dtype}")
    if kept != dtype:
        warn_narrowed(dtype, kept, "the array")
    if kept == array.dtype and not copy:
        return array
    if array.dtype.kind == "c" and kept.kind not in "bc":
        warnings.warn(
            "Casting complex values to real discards the imaginary part",
            np.exceptions.ComplexWarning,
            stacklevel=4,
        )
    return converted(array, kept, _order(order, [array], array.shape))
