"""Handlers of calls: which intrinsic or `nv.*` function is which expansion.

A name such as ``llvm.umul.with.overflow.i32`` is looked up with its type suffixes cut off one by one.
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from ..errors import Unsupported
from . import (
    builtins,
    copies,
    dot_products,
    float_intrinsics,
    float_parts,
    int_intrinsics,
    matrices,
    subgroups,
    vectors,
)
from .arithmetic import FLAGS
from .call_site import Call, Expansion
from .context import Context, Handler
from .delimiters import closing, split_top

_CALLEE = re.compile(r"@([-\w.$]+)\(")
_WORD = re.compile(r"[a-z]+")
_MODIFIERS = frozenset({"tail", "musttail", "notail", "call"})


# Intrinsics that say something to the optimiser only.
_IGNORED: Final = frozenset(
    """assume lifetime.start lifetime.end dbg.value dbg.declare dbg.assign dbg.label donothing sideeffect
    experimental.noalias.scope.decl invariant.start invariant.end prefetch stackrestore pseudoprobe var.annotation
    experimental.convergence.entry experimental.convergence.anchor experimental.convergence.loop""".split()  # noqa: SIM905
)


def call(e: Context, opcode: str, result: str, rest: str) -> None:
    """``call``."""
    match = _CALLEE.search(rest)
    if match is None:
        raise Unsupported("a call through a pointer; every call must name its function")
    expansion = expansion_of(match[1])
    if expansion is None:
        return
    head = rest[: match.start()].rstrip()
    flags = (
        frozenset(word for word in _WORD.findall(head) if word in FLAGS) if " " in head else frozenset[str]()
    )
    arguments = rest[match.end() : closing(rest, match.end() - 1)]
    returns = e.types.parse(_return_type(head))
    made = Call(match[1], flags, returns, split_top(arguments) if arguments else [])
    value = expansion(e, made)
    if result:
        if value is None:
            raise Unsupported(f"@{match[1]} gives no value")
        e.define(result, value)


def _return_type(head: str) -> str:
    if head[-1] == ")":
        extension = head.rfind("target(")
        if extension >= 0 and closing(head, extension + 6) == len(head) - 1:
            return head[extension:]
        # the function's whole type: i32 (i32, ...)
        head = head[: head.rindex("(")].rstrip()
    if head[-1] not in "]}>":
        return head.rsplit(" ", 1)[-1] if "addrspace" not in head else "ptr"
    start = re.search(r"[\[{<]", head)
    assert start is not None
    return head[start.start() :]


def expansion_of(name: str) -> Expansion | None:
    """Return what writes a call to a function; None for those that only inform the optimiser."""
    prefix, _, base = name.partition(".")
    table = INTRINSICS if prefix == "llvm" else BUILTINS if prefix == "nv" else MappingProxyType({})
    while base:
        if prefix == "llvm" and base in _IGNORED:
            return None
        found = table.get(base)
        if found is not None:
            return found
        base = base.rpartition(".")[0]
    raise Unsupported(
        f"@{name} has no counterpart in SPIR-V; a function that is called must be inlined or be one of "
        "the functions of docs/contracts.md"
    )


def _tables() -> tuple[MappingProxyType[str, Expansion], MappingProxyType[str, Expansion]]:
    def copy(e: Context, made: Call) -> None:
        copies.copy(e, made.arguments)

    def fill(e: Context, made: Call) -> None:
        copies.fill(e, made.arguments)

    moves = {"memcpy": copy, "memcpy.inline": copy, "memmove": copy, "memset": fill, "memset.inline": fill}
    intrinsics: dict[str, Expansion] = {
        **int_intrinsics.EXPANSIONS,
        **float_intrinsics.EXPANSIONS,
        **float_parts.EXPANSIONS,
        **vectors.EXPANSIONS,
        **builtins.INTRINSICS,
        **moves,
    }
    declared: dict[str, Expansion] = {
        **builtins.EXPANSIONS,
        **subgroups.EXPANSIONS,
        **matrices.EXPANSIONS,
        **dot_products.EXPANSIONS,
    }
    return MappingProxyType(intrinsics), MappingProxyType(declared)


HANDLERS: Final = MappingProxyType[str, Handler](dict.fromkeys(_MODIFIERS, call))
INTRINSICS, BUILTINS = _tables()
