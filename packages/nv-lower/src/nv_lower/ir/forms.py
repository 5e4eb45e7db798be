"""How the operands of each opcode are written: a reader for each; it gives a `Form`, or None where it knows none."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from nv_lower.ir.operand import Operand, read_operand, typed
from nv_lower.ir.syntax import FASTMATH, LOCAL, SYMBOL, closing, leading_type, split_top_level

_FLAGS = FASTMATH | {
    "nuw",
    "nsw",
    "exact",
    "disjoint",
    "nneg",
    "samesign",
    "inbounds",
    "nusw",
    "volatile",
    "atomic",
    "weak",
    "inalloca",
}
_LABEL = re.compile(rf"label ({LOCAL})")
_CASE = re.compile(rf"(-?\w+), label ({LOCAL})")
_INCOMING = re.compile(rf"\[ *(.*?), *({LOCAL}) *\](?=,|$)")
_ORDERED = re.compile(
    r'^(.*?)((?: syncscope\("[^"]*"\))?)((?: (?:unordered|monotonic|acquire|release|acq_rel|seq_cst))+)$'
)
_CALLEE = re.compile(
    rf'(?:[^@%"(]|"[^"]*"|\([^()]*\)|%[-\w$.]+(?! *\())*?({SYMBOL}|{LOCAL}|asm [^"]*"[^"]*", "[^"]*")\('
)
_RESULT_TYPE = re.compile(r"(target\([^()]*\)|ptr addrspace\(\d+\)|\S+)(?: \([^()]*\))?$")
_AGGREGATE_TYPE = re.compile(r"^.*?(?=[<{\[])")


class Form(NamedTuple):
    """The parts of an instruction, as the reader of its opcode finds them."""

    flags: tuple[str, ...]
    type: str
    operands: tuple[Operand, ...]
    #: The predicate, the atomic operation, the callee or the element type.
    variant: str = ""
    #: What follows the operands: alignment, indices of a structure, attributes of a call.
    tail: str = ""
    #: What stands before the callee.
    head: str = ""
    #: Where a terminator goes; where a phi's operands come from.
    labels: tuple[str, ...] = ()


def _split_flags(rest: str) -> tuple[tuple[str, ...], str]:
    flags: list[str] = []
    while True:
        word, _, after = rest.partition(" ")
        if word not in _FLAGS:
            return tuple(flags), rest
        flags.append(word)
        rest = after.lstrip()


def _binary(rest: str) -> Form | None:
    flags, rest = _split_flags(rest)
    type_ = leading_type(rest)
    parts = split_top_level(rest[len(type_) :])
    if len(parts) != 2:
        return None
    return Form(flags, type_, (Operand(type_, parts[0]), Operand(type_, parts[1])))


def _unary(rest: str) -> Form:
    flags, rest = _split_flags(rest)
    operand = typed(rest)
    return Form(flags, operand.type, (operand,))


def _compare(rest: str) -> Form | None:
    flags, rest = _split_flags(rest)
    predicate, _, rest = rest.partition(" ")
    form = _binary(rest)
    if form is None:
        return None
    vector = re.match(r"<((?:vscale x )?\d+ x) ", form.type)
    return Form(flags, f"<{vector[1]} i1>" if vector else "i1", form.operands, predicate)


def _cast(rest: str) -> Form | None:
    flags, rest = _split_flags(rest)
    source, separator, target = rest.rpartition(" to ")
    return Form(flags, target.strip(), (typed(source),)) if separator else None


def _several(rest: str) -> Form:
    """Typed operands, the first of which has the result's type."""
    operands = tuple(map(typed, split_top_level(rest)))
    return Form((), operands[0].type, operands)


def _select(rest: str) -> Form | None:
    flags, rest = _split_flags(rest)
    operands = tuple(map(typed, split_top_level(rest)))
    return Form(flags, operands[1].type, operands) if len(operands) == 3 else None


def _phi(rest: str) -> Form:
    flags, rest = _split_flags(rest)
    type_ = leading_type(rest)
    pairs = _INCOMING.findall(rest[len(type_) :])
    operands = tuple(Operand(type_, value) for value, _ in pairs)
    return Form(flags, type_, operands, labels=tuple(label[1:] for _, label in pairs))


def _ordered(text: str) -> tuple[str, str]:
    """An operand that is followed by scope and orderings, and those."""
    found = _ORDERED.match(text)
    return (found[1], (found[2] + found[3]).strip()) if found else (text, "")


def _load(rest: str) -> Form | None:
    flags, rest = _split_flags(rest)
    type_, *parts = split_top_level(rest)
    if not parts:
        return None
    pointer, ordering = _ordered(parts[0])
    return Form(flags, type_, (typed(pointer),), tail=", ".join(filter(None, [ordering, *parts[1:]])))


def _store(rest: str) -> Form | None:
    flags, rest = _split_flags(rest)
    value, *parts = split_top_level(rest)
    if not parts:
        return None
    pointer, ordering = _ordered(parts[0])
    tail = ", ".join(filter(None, [ordering, *parts[1:]]))
    return Form(flags, "void", (typed(value), typed(pointer)), tail=tail)


def _atomicrmw(rest: str) -> Form | None:
    flags, rest = _split_flags(rest)
    operation, _, rest = rest.partition(" ")
    pointer, *parts = split_top_level(rest)
    if not parts:
        return None
    value, ordering = _ordered(parts[0])
    operand = typed(value)
    tail = ", ".join([ordering, *parts[1:]])
    return Form(flags, operand.type, (typed(pointer), operand), operation, tail)


def _cmpxchg(rest: str) -> Form | None:
    flags, rest = _split_flags(rest)
    parts = split_top_level(rest)
    if len(parts) < 3:
        return None
    new, ordering = _ordered(parts[2])
    operands = (typed(parts[0]), typed(parts[1]), typed(new))
    return Form(flags, f"{{ {operands[1].type}, i1 }}", operands, tail=", ".join([ordering, *parts[3:]]))


def _getelementptr(rest: str) -> Form | None:
    flags, rest = _split_flags(rest)
    element, *parts = split_top_level(rest)
    operands = tuple(map(typed, parts))
    return Form(flags, operands[0].type, operands, element) if operands else None


def _alloca(rest: str) -> Form:
    flags, rest = _split_flags(rest)
    element, *parts = split_top_level(rest)
    count = tuple(typed(part) for part in parts if re.match(r"i\d+ ", part))
    tail = [part for part in parts if part.startswith(("align ", "addrspace("))]
    space = next((f" {part}" for part in tail if part.startswith("addrspace(")), "")
    return Form(flags, f"ptr{space}", count, element, ", ".join(tail))


def _extractvalue(rest: str) -> Form:
    # The result's type is a part of the operand's, which may be named elsewhere.
    aggregate, *indices = split_top_level(rest)
    return Form((), "", (typed(aggregate),), tail=", ".join(indices))


def _insertvalue(rest: str) -> Form:
    aggregate, value, *indices = split_top_level(rest)
    operand = typed(aggregate)
    return Form((), operand.type, (operand, typed(value)), tail=", ".join(indices))


def _extractelement(rest: str) -> Form:
    vector, index = map(typed, split_top_level(rest))
    return Form((), re.sub(r"^<.*? x (.*)>$", r"\1", vector.type), (vector, index))


def _call(rest: str) -> Form | None:
    found = _CALLEE.match(rest)
    if found is None:
        return None
    opening = found.end() - 1
    end = closing(rest, opening)
    head = rest[: found.start(1)]
    arguments = tuple(map(read_operand, split_top_level(rest[opening + 1 : end])))
    words = tuple(word for word in head.split() if word in FASTMATH)
    type_ = head.rstrip()
    if type_.endswith((">", "}", "]")):
        type_ = _AGGREGATE_TYPE.sub("", type_)
    elif shown := _RESULT_TYPE.search(type_):
        type_ = shown[1]
    return Form(words, type_, arguments, found[1], rest[end + 1 :], head)


def _branch(rest: str) -> Form | None:
    labels = tuple(label[1:] for label in _LABEL.findall(rest))
    if rest.startswith("label "):
        return Form((), "void", (), labels=labels)
    condition = split_top_level(rest)[0]
    return Form((), "void", (typed(condition),), labels=labels) if len(labels) == 2 else None


def _switch(rest: str) -> Form | None:
    opening = rest.find("[")
    if opening < 0:
        return None
    value, default = split_top_level(rest[:opening])
    cases = _CASE.findall(rest[opening:])
    labels = (default.removeprefix("label ")[1:], *(label[1:] for _, label in cases))
    type_ = leading_type(value)
    operands = (typed(value), *(Operand(type_, number) for number, _ in cases))
    return Form((), "void", operands, labels=labels)


def _indirect_branch(rest: str) -> Form:
    return Form((), "void", (typed(split_top_level(rest)[0]),), labels=_labels(rest))


def _labels(rest: str) -> tuple[str, ...]:
    return tuple(label[1:] for label in _LABEL.findall(rest))


def _invoke(rest: str) -> Form | None:
    form = _call(rest)
    return form and form._replace(labels=_labels(form.tail))


def _return(rest: str) -> Form:
    return Form((), "void", () if rest == "void" else (typed(rest),))


def _fence(rest: str) -> Form:
    return Form((), "void", (), tail=rest)


def _nothing(rest: str) -> Form:
    return Form((), "void", ())


Reader = Callable[[str], Form | None]

#: Memory orderings of atomic instructions.
ORDERINGS = frozenset({"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"})

_INTEGER_ARITHMETIC = "add sub mul udiv sdiv urem srem shl lshr ashr and or xor"
_FLOAT_ARITHMETIC = "fadd fsub fmul fdiv frem"
_CASTS = "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast addrspacecast"
#: Opcodes of exception handling and the like, which no pass looks into: a kernel with one is refused.
_UNREAD = "resume va_arg landingpad cleanuppad catchpad cleanupret catchret catchswitch"
#: Every opcode of LLVM's language reference with the reader of its operands.
OPCODES: Mapping[str, Reader | None] = MappingProxyType(
    {
        **dict.fromkeys(_INTEGER_ARITHMETIC.split(), _binary),
        **dict.fromkeys(_FLOAT_ARITHMETIC.split(), _binary),
        **dict.fromkeys(_CASTS.split(), _cast),
        "fneg": _unary,
        "freeze": _unary,
        "icmp": _compare,
        "fcmp": _compare,
        "select": _select,
        "phi": _phi,
        "load": _load,
        "store": _store,
        "fence": _fence,
        "atomicrmw": _atomicrmw,
        "cmpxchg": _cmpxchg,
        "getelementptr": _getelementptr,
        "alloca": _alloca,
        "extractvalue": _extractvalue,
        "insertvalue": _insertvalue,
        "extractelement": _extractelement,
        "insertelement": _several,
        "shufflevector": _several,
        "call": _call,
        "ret": _return,
        "br": _branch,
        "switch": _switch,
        "unreachable": _nothing,
        "indirectbr": _indirect_branch,
        "invoke": _invoke,
        "callbr": _invoke,
        **dict.fromkeys(_UNREAD.split()),
    }
)
