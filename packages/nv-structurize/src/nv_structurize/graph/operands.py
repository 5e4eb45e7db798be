"""Names of local values in a line of text, and nothing that only looks like one.

Strings are passed over: inline assembly, `c"…"` constants, quoted globals and metadata strings may hold a `%`; so are
addresses of other functions' blocks. Types share the sigil; `naming` sees to it that no value is called like a type.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

NAME = r'(?:"[^"]*"|[-\w$.]+)'
"""What stands behind `%` or `@`."""

_NAME_OR_STRING = re.compile(rf'%({NAME})|"[^"]*"|blockaddress\(@{NAME}, %{NAME}\)')
_DEFINITION = re.compile(rf"  %({NAME}) = ")


def defined_name(line: str) -> str | None:
    """The name that an instruction gives its result."""
    found = _DEFINITION.match(line)
    return None if found is None else found.group(1)


def local_names(text: str) -> list[str]:
    """Every `%name` in reading order, types and labels among them."""
    return [name for name in _NAME_OR_STRING.findall(text) if name] if "%" in text else []


def renamed(text: str, values: Mapping[str, str]) -> str:
    """The text with each `%name` of `values` replaced by the value given for it."""
    if "%" not in text:
        return text

    def replacement(found: re.Match[str]) -> str:
        return values.get(found.group(1), found.group())

    return _NAME_OR_STRING.sub(replacement, text)
