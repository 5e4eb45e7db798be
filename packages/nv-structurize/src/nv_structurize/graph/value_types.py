"""The type of an instruction's result, from its text: LLVM prints it only where it does not follow."""

from __future__ import annotations

import re
from collections.abc import Callable

from nv_structurize.errors import Internal

_FLAGS = frozenset(
    [
        "nuw",
        "nsw",
        "exact",
        "disjoint",
        "nneg",
        "samesign",
        "nnan",
        "ninf",
        "nsz",
        "arcp",
        "contract",
        "afn",
        "reassoc",
        "fast",
        "inbounds",
        "nusw",
        "volatile",
        "atomic",
        "weak",
        "tail",
        "musttail",
        "notail",
        "inrange",
    ]
)
_CASTS = frozenset(
    [
        "trunc",
        "zext",
        "sext",
        "fptrunc",
        "fpext",
        "fptoui",
        "fptosi",
        "uitofp",
        "sitofp",
        "ptrtoint",
        "ptrtoaddr",
        "inttoptr",
        "bitcast",
        "addrspacecast",
    ]
)
_FIRST_OPERAND = frozenset(
    [
        "add",
        "sub",
        "mul",
        "udiv",
        "sdiv",
        "urem",
        "srem",
        "shl",
        "lshr",
        "ashr",
        "and",
        "or",
        "xor",
        "fadd",
        "fsub",
        "fmul",
        "fdiv",
        "frem",
        "fneg",
        "freeze",
        "insertvalue",
        "insertelement",
        "load",
    ]
)
_SIMPLE = re.compile(r'[%\w."$-]+(?: addrspace\(\d+\))?')
_POINTER_VECTOR = re.compile(r"(<(?:vscale x )?\d+ x )")
_TO = re.compile(r" to (.*?)(?:, !.*)?$")
_CALLEE = re.compile(r"(?:asm |[@%])")


def result_type(instruction: str) -> str:
    """The type of `instruction`, given without its `%name = `."""
    words = instruction.split(" ")
    at = 0
    while words[at] in _FLAGS:
        at += 1
    opcode = words[at]
    rest = _without_flags(words[at + 1 :])
    if opcode in _CASTS:
        found = _TO.search(rest)
        if found is not None:
            return found.group(1)
    if opcode in _FIRST_OPERAND:
        return read_type(rest)
    if opcode == "alloca":
        space = re.search(r"addrspace\(\d+\)", rest)
        return f"ptr {space.group()}" if space else "ptr"
    handler = _SPECIAL.get(opcode)
    if handler is None:
        raise Internal(f"result type of: {instruction}")
    return handler(rest)


def _without_flags(words: list[str]) -> str:
    at = 0
    while at < len(words) and words[at] in _FLAGS:
        at += 1
    return " ".join(words[at:])


def read_type(text: str) -> str:
    """The type that `text` begins with."""
    if text[0] in "<{[":
        end = _balanced(text, 0)
        return text[:end]
    found = _SIMPLE.match(text)
    if found is None:
        raise Internal(f"type of: {text}")
    return found.group()


def _balanced(text: str, start: int) -> int:
    depth = 0
    for place in range(start, len(text)):
        if text[place] in "<{[(":
            depth += 1
        elif text[place] in ">}])":
            depth -= 1
            if depth == 0:
                return place + 1
    raise Internal(f"unbalanced: {text}")


def _operands(text: str) -> list[str]:
    """Split at top-level commas."""
    parts, depth, start = [], 0, 0
    for place, character in enumerate(text):
        if character in "<{[(":
            depth += 1
        elif character in ">}])":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    parts.append(text[start:].strip())
    return parts


def _vector_like(shape: str, element: str) -> str:
    found = _POINTER_VECTOR.match(shape)
    return f"{found.group(1)}{element}>" if found else element


def _comparison(rest: str) -> str:
    return _vector_like(read_type(rest.split(" ", 1)[1]), "i1")


def _address(rest: str) -> str:
    operands = [read_type(part) for part in _operands(rest)[1:] if not part.startswith("!")]
    vector = next((kind for kind in operands if kind[0] == "<"), None)
    base = operands[0]
    if base[0] == "<" or vector is None:
        return base
    return _vector_like(vector, base)


def _call(rest: str) -> str:
    """Skip calling convention and return attributes: the type is what stands before the callee."""
    callee = re.search(
        r'(?:@(?:"[^"]*"|[-\w$.]+)|%(?:"[^"]*"|[-\w$.]+)|asm .*?"|(?<![-\w$.])(?:null|undef|poison))\(', rest
    )
    head = rest[: callee.start()].rstrip() if callee else rest
    if head.endswith(")"):  # a function type, for variadic callees: `i32 (ptr, ...)`
        depth = 0
        for place in range(len(head) - 1, -1, -1):
            depth += (head[place] == ")") - (head[place] == "(")
            if depth == 0:
                if not head[place - 1 : place].isspace():
                    break
                head = head[:place].rstrip()
                break
    return _last_type(head)


def _last_type(head: str) -> str:
    if head[-1] in ">}]":
        depth = 0
        for place in range(len(head) - 1, -1, -1):
            depth += (head[place] in ">}]") - (head[place] in "<{[")
            if depth == 0:
                return head[place:]
    found = re.search(r"\S+(?: addrspace\(\d+\))?$", head)
    if found is None:
        raise Internal(f"type of call: {head}")
    return found.group()


def _extract(rest: str) -> str:
    parts = _operands(rest)
    kind = read_type(parts[0])
    for part in parts[1:]:
        if not part.isdigit():
            break
        kind = _member(kind, int(part))
    return kind


def _member(kind: str, index: int) -> str:
    if kind.startswith("<{"):
        return _operands(kind[2:-2].strip())[index]
    if kind.startswith("{"):
        return _operands(kind[1:-1].strip())[index]
    if kind.startswith("["):
        return kind[1:-1].split(" x ", 1)[1]
    raise Internal(f"member of named type {kind}")


def _element(rest: str) -> str:
    return read_type(rest)[1:-1].split(" x ")[-1]


def _shuffle(rest: str) -> str:
    first, _, mask = _operands(rest)[:3]
    count = read_type(mask)[1:].rsplit(" x ", 1)[0]
    return f"<{count} x {_element(first)}>"


def _exchange(rest: str) -> str:
    return f"{{ {read_type(_operands(rest)[1])}, i1 }}"


_SPECIAL: dict[str, Callable[[str], str]] = {
    "icmp": _comparison,
    "fcmp": _comparison,
    "getelementptr": _address,
    "call": _call,
    "extractvalue": _extract,
    "extractelement": _element,
    "shufflevector": _shuffle,
    "cmpxchg": _exchange,
    "select": lambda rest: read_type(_operands(rest)[1]),
    "atomicrmw": lambda rest: read_type(_operands(rest)[1]),
    "va_arg": lambda rest: _operands(rest)[1],
}
