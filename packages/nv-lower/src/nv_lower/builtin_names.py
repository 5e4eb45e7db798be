"""The declared `nv.*` functions of the contract: which names there are, and what each declaration looks like.

C cannot spell a dot, so every name also exists with underscores: `nv_subgroup_reduce_add_f32` is
`nv.subgroup.reduce.add.f32`.
"""

from __future__ import annotations

import difflib
import re
from functools import cache

from nv_lower.ir import Declaration, Module

TYPES = {"i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64", "f16": "half", "f32": "float", "f64": "double"}

# What LLVM may assume. A geometry function gives one invocation the same answer always. Subgroup operations talk to
# other invocations, which `convergent` says, and no memory that the program sees is read or written.
_PURE = "nocallback nofree nosync nounwind speculatable willreturn memory(none)"
_TALK = "convergent nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)"
_BARRIER = "convergent nocallback nofree nounwind"

#: Memory of so many bytes, at a multiple of so many; inside nv-lower only, `place_allocations` gives each its place.
ALLOCATE = "nv.allocate"
_ALLOCATES = (
    "mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) allocsize(0) "
    'allockind("alloc,uninitialized") "alloc-family"="nv"'
)

#: Bounds of results, which let LLVM drop sign handling in index arithmetic. They are far above what the Vulkan
#: specification's limits reach on any device known today (workgroups of 1,024 to 2,048 invocations).
_RANGES = {
    "nv.local.id": "range(i32 0, 131072) ",
    "nv.local.size": "range(i32 1, 131073) ",
    "nv.subgroup.size": "range(i32 1, 131073) ",
    "nv.subgroup.local.id": "range(i32 0, 131072) ",
    "nv.subgroup.id": "range(i32 0, 131072) ",
    "nv.num.subgroups": "range(i32 1, 131073) ",
    "nv.num.groups": "range(i32 1, 0) ",  # anything but zero
    "nv.coarsening": "range(i32 1, 0) ",
    "nv.shared.bytes": "range(i32 0, -2147483648) ",
}

#: Functions of an axis, whose argument must be a constant in the end.
AXIS = frozenset({"nv.local.id", "nv.group.id", "nv.local.size", "nv.num.groups", "nv.global.id"})
_PLAIN = frozenset(
    {
        "nv.subgroup.size",
        "nv.subgroup.id",
        "nv.subgroup.local.id",
        "nv.num.subgroups",
        "nv.coarsening",
        "nv.shared.bytes",
    }
)

_INTEGER_OPERATIONS = "add|mul|smin|umin|smax|umax|and|or|xor"
_FLOAT_OPERATIONS = "fadd|fmul|fmin|fmax"
_TYPED = re.compile(
    r"nv\.subgroup\.(?:"
    r"(?P<one>broadcast\.first)|(?P<two>broadcast|shuffle(?:\.xor|\.up|\.down)?|rotate|quad\.(?:broadcast|swap))"
    rf"|(?:reduce|scan\.inclusive|scan\.exclusive|(?P<cluster>cluster))"
    rf"\.(?:(?P<int>{_INTEGER_OPERATIONS})|(?P<float>{_FLOAT_OPERATIONS}))"
    r")\.(?P<type>i8|i16|i32|i64|f16|f32|f64)"
)
#: Result and operands: i32 is four bytes, v4i8 a vector of four.
_DOT = re.compile(
    r"nv\.(?:s|u|su)dot(?P<sat>\.sat)?\.(?P<result>i8|i16|i32|i64)\.(?:(?P<packed>i32)|v([234])(i8|i16|i32|i64))"
)
# The invocations of a subgroup compute with a cooperative matrix together.
_MATRIX = "convergent nocallback nofree nounwind willreturn "
_MATRIX_MEMORY = {"load": "memory(argmem: read)", "store": "memory(argmem: readwrite)"}


#: Functions that give the address of an array from outside the kernel; the rest of the name says which.
UPLOADED, CAPTURED = "nv.uploaded.", "nv.captured."


def captured_name(prefix: str, module: str, function: str, variable: str) -> str:
    """The name for the array in a function's outer variable, in characters that LLVM writes without quotes."""
    place = "$$".join((module, function, variable))
    return prefix + re.sub(r"[^a-zA-Z0-9._$]", lambda found: f"${ord(found[0]):x}$", place)


@cache
def declaration(name: str) -> Declaration | None:
    """The declaration of a dotted name, with attributes; None if there is no such function."""
    text = _declaration(name, f"@{name}")
    return None if text is None else Declaration(f"@{name}", text)


def declare(module: Module, symbol: str) -> None:
    """Declare a function of the contract unless the module does already."""
    found = declaration(symbol[1:])
    assert found is not None, symbol
    module.add(found)


def _declaration(name: str, symbol: str) -> str | None:
    if name in AXIS:
        return f"declare {_RANGES.get(name, '')}i32 {symbol}(i32) {_PURE}"
    if name in _PLAIN:
        return f"declare {_RANGES.get(name, '')}i32 {symbol}() {_PURE}"
    if name in ("nv.barrier", "nv.subgroup.barrier"):
        return f"declare void {symbol}() {_BARRIER}"
    if name in ("nv.rsqrt.f32", "nv.exp2.f32"):
        return f"declare float {symbol}(float) {_PURE}"
    if name.startswith((UPLOADED, CAPTURED)):
        return f"declare ptr {symbol}() {_PURE}"
    if name == "nv.pointer":
        return f"declare ptr {symbol}(i64) {_PURE}"
    if name == "nv.address":
        return f"declare i64 {symbol}(ptr) {_PURE}"
    if name == "nv.clock":
        return f"declare i64 {symbol}() nounwind"
    if name == ALLOCATE:
        return f"declare noalias ptr @{name}(i64, i64) {_ALLOCATES}"
    if name == "nv.subgroup.elect":
        return f"declare i1 {symbol}() {_TALK}"
    if name in ("nv.subgroup.all", "nv.subgroup.any"):
        return f"declare i1 {symbol}(i1) {_TALK}"
    if name == "nv.subgroup.ballot":
        return f"declare <4 x i32> {symbol}(i1) {_TALK}"
    if found := _DOT.fullmatch(name):
        operand = "i32" if found["packed"] else f"<{found[4]} x {found[5]}>"
        addend = f", {found['result']}" if found["sat"] else ""
        return f"declare {found['result']} {symbol}({operand}, {operand}{addend}) {_PURE}"
    found = _TYPED.fullmatch(name)
    if (
        found is None
        or (found["int"] and found["type"][0] == "f")
        or (found["float"] and found["type"][0] == "i")
    ):
        return None
    type_ = TYPES[found["type"]]
    parameters = f"{type_}, i32" if found["two"] or found["cluster"] else type_
    return f"declare {type_} {symbol}({parameters}) {_TALK}"


def matrix_attributes(name: str) -> str | None:
    """The attributes of a function of cooperative matrices, whose types the program chooses; None for other names."""
    if not name.startswith("nv.matrix."):
        return None
    return _MATRIX + _MATRIX_MEMORY.get(name.split(".")[2], "memory(none)")


def is_builtin(name: str) -> bool:
    """Return whether a dotted name is a function of the contract."""
    return declaration(name) is not None or matrix_attributes(name) is not None


def dotted(name: str) -> str:
    """The contract's spelling of a name that may be C's."""
    return name.replace("_", ".") if name.startswith("nv_") else name


def closest(name: str) -> str | None:
    """A name that someone who wrote an unknown one may have meant."""
    simple = [*AXIS, *_PLAIN, "nv.barrier", "nv.subgroup.barrier", "nv.subgroup.elect", "nv.subgroup.ballot"]
    simple += [f"nv.subgroup.{kind}.f32" for kind in ("broadcast", "shuffle", "shuffle.xor", "reduce.fadd")]
    found = difflib.get_close_matches(name, simple, 1)
    return found[0] if found else None
