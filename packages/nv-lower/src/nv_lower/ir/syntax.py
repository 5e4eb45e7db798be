"""The words of LLVM's assembly language: names, types, brackets.

The one place that knows how they are written; `instruction` and `module` are made of it.
"""

from __future__ import annotations

import re
from functools import cache

#: A global's name as it is written, with its quotes if it needs any.
SYMBOL = r'@(?:"[^"]*"|[-\w$.]+)'
#: A local value's name as it is written.
LOCAL = r'%(?:"[^"]*"|[-\w$.]+)'
#: The line that begins a block; its label is the first group.
LABEL = re.compile(r'^("[^"]*"|[-\w$.]+):')
#: LLVM's fast-math flags.
FASTMATH = frozenset({"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"})

_TYPE = re.compile(r"target\([^()]*\)|ptr(?: addrspace\(\d+\))?|[a-z]+\d*|%[-\w$.]+")
_LOCALS = re.compile(LOCAL)
_SYMBOLS = re.compile(SYMBOL)
_BRACKET_OR_COMMA = re.compile(r'"[^"]*"|[(\[{<>}\]),]')
_OPENING = re.compile(r'["(\[{<]')


def locals_in(text: str) -> list[str]:
    """The names of local values in a text, in order."""
    return _LOCALS.findall(text)


def symbols_in(text: str) -> list[str]:
    """The names of globals in a text, in order."""
    return _SYMBOLS.findall(text)


def split_top_level(text: str) -> list[str]:
    """Split at commas that stand in no bracket: `i32 %a, { i32, i32 } %b` gives two parts."""
    if not _OPENING.search(text):
        return [part.strip() for part in text.split(",")] if text else []
    parts: list[str] = []
    depth = start = 0
    quoted = False
    for position, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif character in "([{<":
            depth += 1
        elif character in ")]}>":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:position].strip())
            start = position + 1
    rest = text[start:].strip()
    if rest:
        parts.append(rest)
    return parts


def split_first(text: str) -> tuple[str, str]:
    """Split at the first comma that stands in no bracket: `[2 x i32] [i32 1, i32 2], align 4` gives two parts."""
    depth = 0
    for found in _BRACKET_OR_COMMA.finditer(text):
        character = found[0]
        if character == "," and depth == 0:
            return text[: found.start()], text[found.end() :]
        if character in "([{<":
            depth += 1
        elif character in ")]}>":
            depth -= 1
    return text, ""


_BRACKET = re.compile(r'"[^"]*"|[(\[{<>}\])]')


def closing(text: str, opening: int) -> int:
    """The position of the bracket that closes the one at `opening`; the text's length if none does."""
    depth = 0
    for found in _BRACKET.finditer(text, opening):
        character = found[0]
        if character in "([{<":
            depth += 1
        elif character in ")]}>":
            depth -= 1
            if depth == 0:
                return found.start()
    return len(text)


def leading_type(text: str) -> str:
    """The type at the start of a typed operand or parameter: `ptr addrspace(3) align 4 @x` gives `ptr addrspace(3)`."""
    if text[:1] in ("[", "{", "<"):
        return text[: closing(text, 0) + 1]
    found = _TYPE.match(text)
    return found[0] if found else ""


@cache
def _type_pattern(name: str) -> re.Pattern[str]:
    # A name may hold the word too: `%i64.0`, `@llvm.smax.i64`.
    return re.compile(rf'(?<![\w%@.$"-]){name}(?![\w.$-])')


def mentions_type(text: str, name: str) -> bool:
    """Return whether a scalar type stands in the text, not counting names that hold the word."""
    return name in text and _type_pattern(name).search(text) is not None


def replace_type(text: str, name: str, new: str) -> str:
    """The text with a scalar type replaced, names left alone."""
    return _type_pattern(name).sub(new, text)


def strip_comment(line: str) -> str:
    """The line without a trailing `; comment` (a `;` inside quotes is part of a name)."""
    if ";" not in line:
        return line
    quoted = False
    for position, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == ";" and not quoted:
            return line[:position].rstrip()
    return line


def bare(symbol: str) -> str:
    """A written symbol without sigil and quotes."""
    return symbol[1:].strip('"')


def derived(name: str, suffix: str) -> str:
    """The name of a value that belongs to another: `%a` and `n` give `%"a.n"`."""
    return f'%"{bare(name)}.{suffix}"'


def is_number(value: str) -> bool:
    """Return whether an operand is an integer constant in digits."""
    return value.isdigit() or (value[:1] == "-" and value[1:].isdigit())
