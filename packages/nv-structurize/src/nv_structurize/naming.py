"""Names for the values and blocks of a function that have none, or that are called like a type.

LLVM numbers the unnamed in order of appearance, so that one block put in between would renumber all: `%5` becomes
`%v5`, block `7` becomes `bb7`. And in text, `%0` or `%pair` may be a type or a value: a value that is called like a
type gets another name, so that from there on each name means one thing.
"""

from __future__ import annotations

import re
from collections.abc import Set

from nv_structurize.graph.operands import NAME

_UNNAMED = re.compile(r"%\d+(?![-\w$.])|^\d+:", re.MULTILINE)
_NUMBER = re.compile(r"%(\d+)(?![-\w$.])")
_LABEL_NUMBER = re.compile(r"\blabel %(\d+)(?![-\w$.])")
_PHI_NUMBER = re.compile(r", %(\d+) \]")
_LABEL = re.compile(r"^(\d+):", re.MULTILINE)
_ANY_LABEL = re.compile(rf"^({NAME}):", re.MULTILINE)
_TAKEN = re.compile(r'%"?(?:v|bb)\.*\d|^"?(?:v|bb)\.*\d|%"?entry\b|^"?entry\b', re.MULTILINE)
_LOCAL = re.compile(rf"%({NAME})")
_DEFINED = re.compile(rf"^  %({NAME}) = ", re.MULTILINE)
_NAME_OR_STRING = re.compile(rf'blockaddress\(@{NAME}, %{NAME}\)|%({NAME})|"[^"]*"')
"""A block of another function has its name there, not here."""


def defined_names(text: str) -> set[str]:
    """What the instructions of a function's text define, phi nodes among them, and every `%name` of its first line."""
    return {*_DEFINED.findall(text), *_LOCAL.findall(text, 0, text.find("\n"))}


def named(lines: list[str], types: Set[str] = frozenset()) -> list[str]:
    """A function's lines with a name for every value and block, none of them the name of one of the module's types."""
    text = "\n".join(lines)
    first = lines[1] if len(lines) > 1 else ""
    entry_unnamed = first.startswith("  ")
    unnamed = entry_unnamed or _UNNAMED.search(text) is not None
    if types:
        clashing = defined_names(text) & types
        if clashing or (unnamed and any(name.isdecimal() for name in types)):
            return _named_apart(lines, types, entry_unnamed)
    if not unnamed:
        return lines
    entry = _entry_number(lines[0]) if entry_unnamed else None
    if '"' in text or "blockaddress(" in text or _TAKEN.search(text):
        return _renamed_one_by_one(lines, text, entry)
    text = _LABEL_NUMBER.sub(r"label %bb\1", text)
    text = _PHI_NUMBER.sub(r", %bb\1 ]", text)
    text = _NUMBER.sub(r"%v\1", text)
    text = _LABEL.sub(r"bb\1:", text)
    if entry is None:
        return text.split("\n")
    text = text.replace(f", %bb{entry} ]", ", %entry ]")
    head, rest = text.split("\n", 1)
    return [head, "entry:", *rest.split("\n")]


def _entry_number(define: str) -> str:
    """The number that LLVM gives a first block without a name."""
    parameters = [int(number) for number in _NUMBER.findall(define)]
    return str(max(parameters) + 1 if parameters else 0)


def _names_for(text: str, entry: str | None) -> dict[str, str]:
    """For each number a name that nothing in the function has."""
    labels = set(_LABEL.findall(text))
    numbers = set(_NUMBER.findall(text))
    taken = {*_LOCAL.findall(text), *_ANY_LABEL.findall(text)}
    value_prefix, block_prefix, entry_name = "v", "bb", "entry"
    while any(f"{value_prefix}{number}" in taken for number in numbers):
        value_prefix += "."
    while any(f"{block_prefix}{number}" in taken for number in numbers | labels):
        block_prefix += "."
    while entry_name in taken:
        entry_name += "."
    names = {number: f"{value_prefix}{number}" for number in numbers}
    names.update({number: f"{block_prefix}{number}" for number in labels})
    names["entry"] = entry_name
    if entry is not None:
        names[entry] = entry_name
    return names


def _renamed_one_by_one(lines: list[str], text: str, entry: str | None) -> list[str]:
    """The same where strings or the names that we would give stand in the way."""
    names = _names_for(text, entry)

    def rename(found: re.Match[str]) -> str:
        name = found.group(1)
        return f"%{names[name]}" if name is not None and name.isdecimal() else found.group()

    result = [_NAME_OR_STRING.sub(rename, line) if "%" in line else line for line in lines]
    return _with_labels(result, names, entry)


def _with_labels(lines: list[str], names: dict[str, str], entry: str | None) -> list[str]:
    for place, line in enumerate(lines):
        if line[:1].isdigit():
            label = _LABEL.match(line)
            if label is not None:
                lines[place] = f"{names[label.group(1)]}:"
    if entry is not None:
        lines.insert(1, f"{names[entry]}:")
    return lines


# -- values called like types


def _named_apart(lines: list[str], types: Set[str], entry_unnamed: bool) -> list[str]:
    """The same where some values are called like types; the types keep their names."""
    text = "\n".join(lines)
    entry = _entry_number_apart(lines[0], types) if entry_unnamed else None
    names = _names_for(text, entry)
    taken = {*_LOCAL.findall(text), *_ANY_LABEL.findall(text), *names.values(), *types}
    for name in sorted(types & {*defined_names(text), *_ANY_LABEL.findall(text)}):
        if not name.isdecimal():
            plain, quote = (name[1:-1], '"') if name.startswith('"') else (name, "")
            other = f"{quote}{plain}.value{quote}"
            while other in taken:
                plain += "."
                other = f"{quote}{plain}.value{quote}"
            names[name] = other
            taken.add(other)
    result = []
    for line in lines:

        def rename(found: re.Match[str], line: str = line) -> str:
            name = found.group(1)
            if name is None or name not in names or (name == "entry" and "entry" not in types):
                return found.group()
            if name in types and is_type(line, found.start(), found.end()):
                return found.group()
            return f"%{names[name]}"

        line = _NAME_OR_STRING.sub(rename, line) if "%" in line else line
        label = _ANY_LABEL.match(line)
        if label is not None and label.group(1) in types and not label.group(1).isdecimal():
            line = f"{names[label.group(1)]}:"
        result.append(line)
    return _with_labels(result, names, entry)


def _entry_number_apart(define: str, types: Set[str]) -> str:
    parameters = [
        int(found.group(1))
        for found in _NUMBER.finditer(define)
        if found.group(1) not in types or not is_type(define, found.start(), found.end())
    ]
    return str(max(parameters) + 1 if parameters else 0)


_TWO_OF_A_KIND = re.compile(r"f?(?:add|sub|mul)|[usf](?:div|rem)|shl|[la]shr|and|x?or|[if]cmp|phi")
"""Instructions whose later operands stand behind a comma without a type."""
_BEFORE_TYPE = re.compile(
    r"\b(?:alloca|inalloca|load|atomic|volatile|getelementptr|inbounds|nuw|nusw|landingpad) $"
)
_BEHIND_VALUE = re.compile(
    r" (?:to|unwind|syncscope|unordered|monotonic|acquire|release|acq_rel|seq_cst)\b| \]| =|$|[^ ]"
)
_OPCODE = re.compile(rf"  (?:%{NAME} = )?(?:(?:tail|musttail|notail) )?(\w+)")
_STRING = re.compile(r'"[^"]*"')


def is_type(line: str, start: int, end: int) -> bool:
    """Return whether the `%name` at this position of a line is a type, judged by what stands around it."""
    before = line[:start]
    if before.endswith(("label ", "within ", "from ")):
        return False
    if before.endswith(("(", " x ")) or _in_braces(before):
        return True
    if _BEHIND_VALUE.match(line, end) is None:
        return True  # a value or the attributes of one follow
    if before.endswith(", "):
        opcode = _OPCODE.match(line)
        return opcode is None or _TWO_OF_A_KIND.fullmatch(opcode.group(1)) is None
    return _BEFORE_TYPE.search(before) is not None


def _in_braces(before: str) -> bool:
    """Return whether a type of structure or vector begins before and does not end there."""
    plain = _STRING.sub("", before)
    return plain.count("{") > plain.count("}") or plain.count("<") > plain.count(">")
