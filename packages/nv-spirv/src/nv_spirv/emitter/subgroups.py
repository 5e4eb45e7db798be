"""The `nv.subgroup.*` operations.

Operations on 8-, 16- and 64-bit integers need the feature shaderSubgroupExtendedTypes; without it, moves go word by
word and reductions of narrow integers are made in 32 bits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from . import floats, integers
from .call_site import Call, Expansion
from .context import Context
from .enums import GroupOperation, Scope
from .int_intrinsics import from_words32, words32
from .integers import Shape
from .types import Float, Int
from .values import Value

_ARITHMETIC: Final = {
    "add": op.GroupNonUniformIAdd,
    "mul": op.GroupNonUniformIMul,
    "smin": op.GroupNonUniformSMin,
    "umin": op.GroupNonUniformUMin,
    "smax": op.GroupNonUniformSMax,
    "umax": op.GroupNonUniformUMax,
    "and": op.GroupNonUniformBitwiseAnd,
    "or": op.GroupNonUniformBitwiseOr,
    "xor": op.GroupNonUniformBitwiseXor,
    "fadd": op.GroupNonUniformFAdd,
    "fmul": op.GroupNonUniformFMul,
    "fmin": op.GroupNonUniformFMin,
    "fmax": op.GroupNonUniformFMax,
}
_FORMS: Final = {
    "reduce": GroupOperation.Reduce,
    "scan.inclusive": GroupOperation.InclusiveScan,
    "scan.exclusive": GroupOperation.ExclusiveScan,
    "cluster": GroupOperation.ClusteredReduce,
}
_MOVES: Final = {
    "broadcast": (op.GroupNonUniformBroadcast, "GroupNonUniformBallot"),
    "broadcast.first": (op.GroupNonUniformBroadcastFirst, "GroupNonUniformBallot"),
    "shuffle": (op.GroupNonUniformShuffle, "GroupNonUniformShuffle"),
    "shuffle.xor": (op.GroupNonUniformShuffleXor, "GroupNonUniformShuffle"),
    "shuffle.up": (op.GroupNonUniformShuffleUp, "GroupNonUniformShuffleRelative"),
    "shuffle.down": (op.GroupNonUniformShuffleDown, "GroupNonUniformShuffleRelative"),
    "rotate": (op.GroupNonUniformRotateKHR, "GroupNonUniformRotateKHR"),
    "quad.broadcast": (op.GroupNonUniformQuadBroadcast, "GroupNonUniformQuad"),
    "quad.swap": (op.GroupNonUniformQuadSwap, "GroupNonUniformQuad"),
}
_CONSTANT_OPERAND: Final = frozenset({"broadcast", "quad.broadcast", "quad.swap"})
_WORD: Final = Shape(32, 32, 1)


def _group(e: Context, opcode: int, type_id: int, *operands: int) -> int:
    return e.b.op(opcode, type_id, e.b.const(32, Scope.Subgroup), *operands)


def elect(e: Context, call: Call) -> Value:
    """Tell whether this invocation is the first active one."""
    e.module.require("GroupNonUniform")
    return _group(e, op.GroupNonUniformElect, e.b.bool)


def vote(opcode: int, e: Context, call: Call) -> Value:
    """Append a vote."""
    e.module.require("GroupNonUniformVote")
    return _group(e, opcode, e.b.bool, *call.values(e))


def ballot(e: Context, call: Call) -> Value:
    """Return one bit an invocation, in four words."""
    e.module.require("GroupNonUniformBallot")
    vector = e.module.vector(e.b.u32, 4)
    bits = _group(e, op.GroupNonUniformBallot, vector, *call.values(e))
    return tuple(e.b.op(op.CompositeExtract, e.b.u32, bits, index) for index in range(4))


def _extended(e: Context) -> bool:
    return e.target.has("shaderSubgroupExtendedTypes")


def move(name: str, e: Context, call: Call) -> Value:
    """Append a broadcast, shuffle or rotation of a scalar."""
    (kind, x), *rest = call.typed(e)
    operands = [value for _, value in rest]
    opcode, capability = _MOVES[name]
    if name in _CONSTANT_OPERAND and (not isinstance(operands[0], int) or e.b.known(operands[0]) is None):
        if name != "broadcast":
            raise Unsupported(f"@{call.name}: the second operand must be a constant")
        opcode, capability = _MOVES["shuffle"]
    e.module.require(capability)

    def one(type_id: int, value: int) -> int:
        return _group(e, opcode, type_id, value, *operands)

    if isinstance(kind, Float) and kind.name != "bfloat":
        if kind.width != 16 or _extended(e):
            return one(e.type_id(kind), x)
        bits = floats.bits_of(e, kind, x)
        return floats.from_bits(e, kind, _by_words(e, e.shape(16), bits, one))
    width = 16 if isinstance(kind, Float) else kind.width if isinstance(kind, Int) else 64
    shape = e.shape(width)
    if shape.is_bool or shape.count > 1 or (shape.held != 32 and not _extended(e)):
        return _by_words(e, shape, x, one)
    return one(e.module.int_type(shape.held), x)


def _by_words(e: Context, shape: Shape, x: Value, one: Callable[[int, int], int]) -> Value:
    words = [one(e.b.u32, word) for word in words32(e.b, shape, x)]
    return from_words32(e.b, shape, words)


def arithmetic(form: str, name: str, e: Context, call: Call) -> Value:
    """Append a reduction, of the subgroup or of clusters of a constant size, or a scan."""
    (kind, x), *_ = call.typed(e)
    e.module.require("GroupNonUniformClustered" if form == "cluster" else "GroupNonUniformArithmetic")
    size = _cluster_size(e, call) if form == "cluster" else ()
    if isinstance(kind, Float):
        return _float_arithmetic(form, name, e, kind, x, size)
    assert isinstance(kind, Int)
    shape, opcode, operation = e.shape(kind.width), _ARITHMETIC[name], _FORMS[form]
    if shape.count > 1 or (kind.width == 64 and not _extended(e)):
        if name in ("and", "or", "xor"):
            return _by_words(
                e, shape, x, lambda type_id, word: _group(e, opcode, type_id, operation, word, *size)
            )
        raise Unsupported(
            f"@{call.name}: the target lacks shaderSubgroupExtendedTypes (64-bit integers in subgroups)"
        )
    if shape.is_native and (kind.width == 32 or _extended(e)):
        return _group(e, opcode, e.module.int_type(kind.width), operation, x, *size)
    wide = integers.resize(e.b, shape, _WORD, x, signed=name[0] == "s")
    result = _group(e, opcode, e.b.u32, operation, wide, *size)
    if form == "scan.exclusive" and name in ("smin", "smax", "umin"):
        result = _clamped_identity(e, name, kind.width, result)
    return integers.resize(e.b, _WORD, shape, result)


def _cluster_size(e: Context, call: Call) -> tuple[int]:
    size = e.operand(call.arguments[1])[1]
    known = e.b.known(size) if isinstance(size, int) else None
    if not known or known & (known - 1):
        raise InvalidInput(f"@{call.name}: the cluster's size must be a constant power of two")
    return (size,)


def _clamped_identity(e: Context, name: str, width: int, result: int) -> int:
    """The first invocation gets the 32-bit identity; bring it into the narrower type's range."""
    from .enums import Glsl

    if name == "umin":
        return e.b.glsl(Glsl.UMin, e.b.u32, result, e.b.const(32, (1 << width) - 1))
    if name == "smin":
        return e.b.glsl(Glsl.SMin, e.b.u32, result, e.b.const(32, (1 << (width - 1)) - 1))
    return e.b.glsl(Glsl.SMax, e.b.u32, result, e.b.const(32, -(1 << (width - 1))))


def _float_arithmetic(
    form: str, name: str, e: Context, kind: Float, x: Value, size: tuple[int, ...]
) -> Value:
    assert isinstance(x, int)
    floats.note_use(e, kind, frozenset())
    operation = _FORMS[form]
    if kind.name == "bfloat" or (kind.width == 16 and not _extended(e)):
        raise Unsupported("a reduction of half floats needs shaderSubgroupExtendedTypes; convert to float32")
    return _group(e, _ARITHMETIC[name], e.module.float_type(kind.width), operation, x, *size)


def _table() -> dict[str, Expansion]:
    table: dict[str, Expansion] = {
        "subgroup.elect": elect,
        "subgroup.all": partial(vote, op.GroupNonUniformAll),
        "subgroup.any": partial(vote, op.GroupNonUniformAny),
        "subgroup.ballot": ballot,
    }
    for name in _MOVES:
        table[f"subgroup.{name}"] = partial(move, name)
    for form in _FORMS:
        for name in _ARITHMETIC:
            table[f"subgroup.{form}.{name}"] = partial(arithmetic, form, name)
    return table


EXPANSIONS: Final[Mapping[str, Expansion]] = MappingProxyType(_table())
