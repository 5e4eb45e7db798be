"""The type of an instruction's result, from its text: LLVM prints it only where it does not follow."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from nv_structurize.errors import Internal
from nv_structurize.graph.operands import NAME

Types = Mapping[str, str]
"""The body of each named type of the module, by its name with the `%`."""

_FLAGS = re.compile(
    r"(?:(?:nuw|nsw|exact|disjoint|nneg|samesign|nnan|ninf|nsz|arcp|contract|afn|reassoc|fast|inbounds|nusw|volatile|"
    r"atomic|weak|tail|musttail|notail|inalloca|swifterror|inrange\(-?\d+, ?-?\d+\)) )+"
)
_CAST = re.compile(
    r"trunc|[sz]ext|fptrunc|fpext|fpto[us]i|[us]itofp|ptrtoint|ptrtoaddr|inttoptr|bitcast|addrspacecast"
)
_LIKE_FIRST_OPERAND = re.compile(
    r"f?(?:add|sub|mul)|[usf](?:div|rem)|shl|[la]shr|and|x?or|fneg|freeze|insertvalue|insertelement|load"
)
_SPACE = re.compile(r" addrspace\([^)]*\)")
_NAMED = re.compile(f"%{NAME}")
_SCALAR = re.compile(
    r"(?:i\d+|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128|x86_amx|token|metadata|label|void|ptr)\b"
)
_COUNT = re.compile(r"<((?:vscale x )?\d+ x )")
_TO = re.compile(r".* to (?=[^\"]*$)")
_BEFORE_TYPE = re.compile(r'(?:"[^"]*"(?:="[^"]*")?|[\w.]+)')
_OPENING, _CLOSING = "<{[(", ">}])"


def result_type(instruction: str, types: Types) -> str:
    """The type of `instruction`, given without its `%name = `."""
    opcode, rest = _without_flags(instruction).split(" ", 1)
    handler = _SPECIAL.get(opcode)
    if handler is not None:
        return handler(rest, types)
    if _LIKE_FIRST_OPERAND.fullmatch(opcode):
        return read_type(_without_flags(rest))
    if _CAST.fullmatch(opcode):
        return read_type(_TO.sub("", _operands(_without_flags(rest))[0]))
    raise Internal(f"result type of: {instruction}")


def _without_flags(text: str) -> str:
    found = _FLAGS.match(text)
    return text if found is None else text[found.end() :]


def read_type(text: str) -> str:
    """The type that `text` begins with."""
    if text[0] in "<{[":
        return text[: _balanced(text, 0)]
    if text.startswith("target("):
        return text[: _balanced(text, 6)]
    found = _NAMED.match(text) or _SCALAR.match(text)
    if found is None:
        raise Internal(f"type of: {text}")
    space = _SPACE.match(text, found.end()) if found.group() == "ptr" else None
    return found.group() if space is None else found.group() + space.group()


def _balanced(text: str, start: int) -> int:
    """The place behind the bracket that closes the one at `start`; those in strings do not count."""
    depth, place = 0, start
    while place < len(text):
        character = text[place]
        if character == '"':
            place = text.index('"', place + 1)
        elif character in _OPENING:
            depth += 1
        elif character in _CLOSING:
            depth -= 1
            if depth == 0:
                return place + 1
        place += 1
    raise Internal(f"unbalanced: {text}")


def _operands(text: str) -> list[str]:
    """Split at top-level commas."""
    parts, start, place = [], 0, 0
    while place < len(text):
        character = text[place]
        if character == '"':
            place = text.index('"', place + 1)
        elif character in _OPENING:
            place = _balanced(text, place) - 1
        elif character == ",":
            parts.append(text[start:place].strip())
            start = place + 1
        place += 1
    parts.append(text[start:].strip())
    return parts


def _second_operand(rest: str, types: Types) -> str:
    return read_type(_operands(_without_flags(rest))[1])


def _vector_like(shape: str, element: str) -> str:
    found = _COUNT.match(shape)
    return element if found is None else f"<{found.group(1)}{element}>"


def _comparison(rest: str, types: Types) -> str:
    return _vector_like(read_type(_without_flags(rest).split(" ", 1)[1]), "i1")


def _address(rest: str, types: Types) -> str:
    """A pointer, or a vector of them if the base or an index is one."""
    operands = [read_type(part) for part in _operands(_without_flags(rest))[1:] if part[0] != "!"]
    if operands[0][0] == "<":
        return operands[0]
    vector = next((kind for kind in operands if kind[0] == "<"), operands[0])
    return _vector_like(vector, operands[0])


def _call(rest: str, types: Types) -> str:
    """The first type: before it stand flags, the calling convention and return attributes, some with parentheses."""
    at = 0
    while rest[at] not in "<{[%" and not rest.startswith("target(", at) and not _SCALAR.match(rest, at):
        word = _BEFORE_TYPE.match(rest, at)
        if word is None:
            raise Internal(f"type of call: {rest}")
        at = word.end()
        if rest[at] == "(":
            at = _balanced(rest, at)
        at += 1
    return read_type(rest[at:])


def _alloca(rest: str, types: Types) -> str:
    space = next((part for part in _operands(rest) if part.startswith("addrspace(")), None)
    return f"ptr {space}" if space else "ptr"


def _extracted(rest: str, types: Types) -> str:
    aggregate, *path = _operands(rest)
    kind = read_type(aggregate)
    for index in path:
        if not index.isdigit():
            break  # a metadata attachment
        kind = _member(types.get(kind, kind), int(index))
    return kind


def _member(kind: str, index: int) -> str:
    if kind[0] == "[":
        return kind[1:-1].split(" x ", 1)[1]
    inside = kind[2:-2] if kind.startswith("<{") else kind[1:-1]
    return _operands(inside)[index]


def _element(rest: str, types: Types) -> str:
    return read_type(rest)[1:-1].split(" x ", 2 if rest.startswith("<vscale") else 1)[-1]


def _shuffled(rest: str, types: Types) -> str:
    mask = read_type(_operands(rest)[2])
    return _vector_like(mask, _element(rest, types))


def _exchanged(rest: str, types: Types) -> str:
    return f"{{ {_second_operand(rest, types)}, i1 }}"


_SPECIAL: dict[str, Callable[[str, Types], str]] = {
    "alloca": _alloca,
    "icmp": _comparison,
    "fcmp": _comparison,
    "getelementptr": _address,
    "call": _call,
    "extractvalue": _extracted,
    "extractelement": _element,
    "shufflevector": _shuffled,
    "cmpxchg": _exchanged,
    "select": _second_operand,
    "atomicrmw": lambda rest, types: read_type(_operands(_without_flags(rest).split(" ", 1)[1])[1]),
    "va_arg": _second_operand,
}
