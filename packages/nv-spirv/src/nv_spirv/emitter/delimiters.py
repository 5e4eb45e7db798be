"""Splitting LLVM IR text where brackets and strings nest."""

from __future__ import annotations

import re

from ..errors import InvalidInput

_NESTING = re.compile(r'[\[\](){}<>,]|"[^"]*"')
_OPENING = frozenset("[({<")
_CLOSING = frozenset("])}>")


def closing(text: str, start: int) -> int:
    """Return the position of the bracket that closes the one at ``start``."""
    depth = 0
    for match in _NESTING.finditer(text, start):
        token = match[0]
        if token in _OPENING:
            depth += 1
        elif token in _CLOSING:
            depth -= 1
            if depth == 0:
                return match.start()
    raise InvalidInput(f"unbalanced brackets: {text[start : start + 80]!r}")


def split_top(text: str) -> list[str]:
    """Split at the commas outside all brackets and strings; the parts are stripped."""
    if not (set(text) & _OPENING) and '"' not in text:
        return [part.strip() for part in text.split(",")]
    parts, depth, start = [], 0, 0
    for match in _NESTING.finditer(text):
        token = match[0]
        if token in _OPENING:
            depth += 1
        elif token in _CLOSING:
            depth -= 1
        elif token == "," and depth == 0:
            parts.append(text[start : match.start()].strip())
            start = match.end()
    parts.append(text[start:].strip())
    return parts
