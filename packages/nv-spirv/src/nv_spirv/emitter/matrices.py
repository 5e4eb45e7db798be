"""Cooperative matrices (SPV_KHR_cooperative_matrix): values spread over the invocations of a scope.

LLVM carries one as ``target("spirv.CooperativeMatrixKHR", T, scope, rows, columns, use)``, the spelling of its own
SPIR-V backend; the declared `nv.matrix.*` functions work on it. The numbers are SPIR-V's: scope 3 is the subgroup; uses
are 0 (A), 1 (B), 2 (accumulator); layouts 0 (row by row), 1 (column by column). Integers have no sign in LLVM: the
operands of `nv.matrix.multiply.add` say which matrices' components are signed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from . import floats
from .call_site import Call, Expansion
from .context import Context
from .enums import MemoryAccess, Storage
from .matrix_types import component_id, type_id
from .memory_access import port_of, reach
from .ports import CellPort
from .types import Float, Matrix, Type
from .values import Place, Value

_A, _B, _ACCUMULATOR = 0, 1, 2
_LAYOUTS: Final = (0, 1)
_SIGNED, _SATURATING = 0b1111, 0b10000
_FLOAT_BINARY: Final = {"fadd": op.FAdd, "fsub": op.FSub, "fmul": op.FMul, "fdiv": op.FDiv}
_INT_BINARY: Final = {"add": op.IAdd, "sub": op.ISub, "mul": op.IMul, "sdiv": op.SDiv, "udiv": op.UDiv}
_UNARY: Final = {"fneg": op.FNegate, "neg": op.SNegate}
_CASTS: Final = {
    "fptrunc": op.FConvert,
    "fpext": op.FConvert,
    "fptosi": op.ConvertFToS,
    "fptoui": op.ConvertFToU,
    "sitofp": op.ConvertSToF,
    "uitofp": op.ConvertUToF,
    "trunc": op.UConvert,
    "zext": op.UConvert,
    "sext": op.SConvert,
    "bitcast": op.Bitcast,
}


def choose(e: Context, kind: Matrix, condition: int, true: int, false: int) -> int:
    """Append a selection: a call of a function that branches, because OpSelect takes no matrices."""
    b, held = e.b, type_id(e.b, kind)

    def write(operands: list[int]) -> int:
        condition, true, false = operands
        before, then, end = b.label, e.module.new_id(), e.module.new_id()
        b.effect(op.SelectionMerge, end, 0)
        b.effect(op.BranchConditional, condition, then, end)
        b.begin_block(then)
        b.effect(op.Branch, end)
        b.begin_block(end)
        return b.op(op.Phi, held, true, then, false, before)

    operands = [(b.bool, condition), (held, true), (held, false)]
    return b.call(("select", kind), held, operands, write)


def _matrix(kind: Type) -> Matrix:
    if not isinstance(kind, Matrix):
        raise InvalidInput("a cooperative matrix is expected")
    return kind


def _operand(e: Context, text: str) -> tuple[Matrix, int]:
    kind, value = e.operand(text)
    return _matrix(kind), value


def _constant(call: Call, index: int, allowed: tuple[int, ...] | range) -> int:
    text = call.arguments[index].rsplit(" ", 1)[-1]
    if not text.isdigit() or int(text) not in allowed:
        raise InvalidInput(
            f"@{call.name}: operand {index} is one of the constants {', '.join(map(str, allowed))}, not {text}"
        )
    return int(text)


# Memory


def load(e: Context, call: Call) -> Value:
    """``M @nv.matrix.load(ptr, i32 layout, i32 stride)``; the stride counts components."""
    kind = _matrix(call.returns)
    result = type_id(e.b, kind)
    layout = e.b.const(32, _constant(call, 1, _LAYOUTS))
    (_, pointer), _, (_, stride) = call.typed(e)

    def at(pointer: int | Place, values: list[int]) -> int:
        target, stride, access = _target(e, pointer, kind, call, values[0])
        return e.b.op(op.CooperativeMatrixLoadKHR, result, target, layout, stride, *access)

    return reach(e, pointer, ("matrix load", kind, layout), result, [(e.b.u32, stride)], at)


def store(e: Context, call: Call) -> None:
    """``void @nv.matrix.store(M, ptr, i32 layout, i32 stride)``."""
    kind, matrix = _operand(e, call.arguments[0])
    layout = e.b.const(32, _constant(call, 2, _LAYOUTS))
    _, (_, pointer), _, (_, stride) = call.typed(e)

    def at(pointer: int | Place, values: list[int]) -> int:
        target, stride, access = _target(e, pointer, kind, call, values[1])
        e.b.effect(op.CooperativeMatrixStoreKHR, target, values[0], layout, stride, *access)
        return 0

    operands = [(type_id(e.b, kind), matrix), (e.b.u32, stride)]
    reach(e, pointer, ("matrix store", kind, layout), 0, operands, at)


def _target(
    e: Context, pointer: int | Place, kind: Matrix, call: Call, stride: int
) -> tuple[int, int, tuple[int, ...]]:
    """Return a pointer into an array, the stride in its elements, and the memory operands.

    Vulkan demands that pointer and stride are multiples of 16 bytes, or of a row's (a column's) size where that is
    less (VUID-RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986).
    """
    size, is_float = kind.component.size, isinstance(kind.component, Float)
    is_float = is_float and kind.component != Float("bfloat")
    if isinstance(pointer, int):
        layout = _constant(call, len(call.arguments) - 2, _LAYOUTS)
        align = min(16, size * (kind.rows if layout else kind.columns))
        block = e.interface.array_block(size, is_float=is_float, read_only=False)
        b, element = e.b, e.memory_type(size, is_float)
        base = b.pure(op.ConvertUToPtr, e.module.pointer(Storage.PhysicalStorageBuffer, block), pointer)
        place = e.module.pointer(Storage.PhysicalStorageBuffer, element)
        first = b.const(32, 0)
        target = b.pure(op.AccessChain, place, base, first, first)
        return target, stride, (e.model.access | MemoryAccess.Aligned, align)
    if pointer.allocation.is_private:
        raise Unsupported(
            f"@{call.name} of private memory; the matrix is shared: use a buffer or workgroup memory"
        )
    port = port_of(e, pointer, size, False)
    if isinstance(port, CellPort) and pointer.allocation.cell < size:
        stride = e.b.int_op(op.IMul, 32, stride, e.b.const(32, size // pointer.allocation.cell))
    return port.pointer(0, size, is_float), stride, (e.model.access,)


# Arithmetic


def multiply_add(e: Context, call: Call) -> Value:
    """``C @nv.matrix.multiply.add(A, B, C, i32 operands)``: A·B + C, the operands being SPIR-V's mask.

    1, 2, 4, 8: the components of A, B, C, of the result are signed; 16: the accumulation saturates.
    """
    (a, x), (b, y), (c, z) = (_operand(e, text) for text in call.arguments[:3])
    result = _matrix(call.returns)
    fits = (a.rows, a.columns, b.columns) == (c.rows, b.rows, c.columns) and (c.rows, c.columns) == (
        result.rows,
        result.columns,
    )
    if not fits or (a.use, b.use, c.use, result.use) != (_A, _B, _ACCUMULATOR, _ACCUMULATOR):
        raise InvalidInput(
            f"@{call.name}: A is M×K with use 0, B is K×N with use 1, C and the result are M×N with 2"
        )
    if len({a.scope, b.scope, c.scope, result.scope}) > 1:
        raise InvalidInput(f"@{call.name}: the matrices have different scopes")
    mask = _constant(call, 3, range(32))
    for bit, matrix in zip((1, 2, 4, 8), (a, b, c, result), strict=True):
        if mask & bit and isinstance(matrix.component, Float):
            raise InvalidInput(f"@{call.name}: operand bit {bit} says that floats are signed integers")
    if mask & _SATURATING and isinstance(result.component, Float):
        raise InvalidInput(f"@{call.name}: only the accumulation of integers can saturate")
    operands = (mask,) if mask else ()
    return e.b.op(op.CooperativeMatrixMulAddKHR, type_id(e.b, result), x, y, z, *operands)


def binary(name: str, e: Context, call: Call) -> Value:
    """``M @nv.matrix.fadd(M, M)`` …: component by component."""
    (kind, x), (other, y) = (_operand(e, text) for text in call.arguments)
    if kind != other:
        raise InvalidInput(f"@{call.name}: the matrices have different types")
    return _arithmetic(e, call, kind, {**_FLOAT_BINARY, **_INT_BINARY}[name], name in _FLOAT_BINARY, x, y)


def unary(name: str, e: Context, call: Call) -> Value:
    """``M @nv.matrix.fneg(M)``, ``neg``."""
    kind, x = _operand(e, call.arguments[0])
    return _arithmetic(e, call, kind, _UNARY[name], name == "fneg", x)


def scale(e: Context, call: Call) -> Value:
    """``M @nv.matrix.scale(M, T)``: every component times a number."""
    kind, x = _operand(e, call.arguments[0])
    _, factor = e.operand(call.arguments[1])
    return _arithmetic(
        e,
        call,
        kind,
        op.MatrixTimesScalar,
        isinstance(kind.component, Float),
        x,
        _to_component(e, kind, factor),
    )


def _arithmetic(e: Context, call: Call, kind: Matrix, opcode: int, is_float: bool, *operands: int) -> int:
    component = kind.component
    if isinstance(component, Float) != is_float:
        raise InvalidInput(f"@{call.name}: the components have another type")
    if component == Float("bfloat"):
        raise Unsupported(
            f"@{call.name} of bfloat; SPIR-V has no such arithmetic: nv.matrix.fpext to float first"
        )
    result = e.b.op(opcode, type_id(e.b, kind), *operands)
    if not isinstance(component, Float):
        return result
    floats.note_use(e, component, frozenset())
    return result if opcode == op.FNegate else floats.exact(e, frozenset(), result)


def cast(name: str, e: Context, call: Call) -> Value:
    """``M2 @nv.matrix.fptrunc(M1)`` …: LLVM's casts, component by component; shape, scope and use stay."""
    old, x = _operand(e, call.arguments[0])
    new = _matrix(call.returns)
    if (old.scope, old.rows, old.columns, old.use) != (new.scope, new.rows, new.columns, new.use):
        raise InvalidInput(f"@{call.name}: a conversion changes the components' type only")
    return e.b.op(_CASTS[name], type_id(e.b, new), x)


# Components


def fill(e: Context, call: Call) -> Value:
    """``M @nv.matrix.fill(T)``: every component the same."""
    kind = _matrix(call.returns)
    _, value = e.operand(call.arguments[0])
    return e.b.op(op.CompositeConstruct, type_id(e.b, kind), _to_component(e, kind, value))


def length(e: Context, call: Call) -> Value:
    """``i32 @nv.matrix.length(M)``: the components that each invocation holds of a matrix of this type."""
    kind = _matrix(e.types.prefix(call.arguments[0])[0])
    return e.b.op(op.CooperativeMatrixLengthKHR, e.b.u32, type_id(e.b, kind))


def extract(e: Context, call: Call) -> Value:
    """``T @nv.matrix.extract(M, i32)``: one of the components that the invocation holds."""
    kind, x = _operand(e, call.arguments[0])
    component = _component_pointer(e, kind, x, e.operand(call.arguments[1])[1])[1]
    return _from_component(e, kind, e.b.op(op.Load, component_id(e.b, kind.component), component))


def insert(e: Context, call: Call) -> Value:
    """``M @nv.matrix.insert(M, T, i32)``: the matrix with one of the invocation's components replaced."""
    kind, x = _operand(e, call.arguments[0])
    value = _to_component(e, kind, e.operand(call.arguments[1])[1])
    variable, component = _component_pointer(e, kind, x, e.operand(call.arguments[2])[1])
    e.b.effect(op.Store, component, value)
    return e.b.op(op.Load, type_id(e.b, kind), variable)


def _component_pointer(e: Context, kind: Matrix, x: int, index: int) -> tuple[int, int]:
    """Store a matrix in a variable, the only thing that a run-time index reaches into; (it, a component's pointer)."""
    variable = e.b.local(type_id(e.b, kind))
    e.b.effect(op.Store, variable, x)
    pointer = e.module.pointer(Storage.Function, component_id(e.b, kind.component))
    return variable, e.b.op(op.AccessChain, pointer, variable, index)


def _to_component(e: Context, kind: Matrix, value: Value) -> int:
    """Return a number as a component: a bfloat is held as its bits elsewhere."""
    assert isinstance(value, int)
    if kind.component == Float("bfloat"):
        return e.b.op(op.Bitcast, e.module.bfloat_type(), e.b.resized(value, e.shape(16).held, 16))
    return value


def _from_component(e: Context, kind: Matrix, value: int) -> int:
    if kind.component == Float("bfloat"):
        return e.b.resized(e.b.op(op.Bitcast, e.module.int_type(16), value), 16, e.shape(16).held)
    return value


EXPANSIONS: Final[Mapping[str, Expansion]] = MappingProxyType(
    {
        "matrix.load": load,
        "matrix.store": store,
        "matrix.multiply.add": multiply_add,
        "matrix.scale": scale,
        "matrix.fill": fill,
        "matrix.length": length,
        "matrix.extract": extract,
        "matrix.insert": insert,
        **{f"matrix.{name}": partial(binary, name) for name in (*_FLOAT_BINARY, *_INT_BINARY)},
        **{f"matrix.{name}": partial(unary, name) for name in _UNARY},
        **{f"matrix.{name}": partial(cast, name) for name in _CASTS},
    }
)
