"""The `define` or `declare` line of a function."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from nv_lower.ir.syntax import LOCAL, SYMBOL, closing, leading_type, split_top_level

DECLARATION = re.compile(rf"declare\b[^@]*({SYMBOL})\(")
_DEFINITION = re.compile(rf"define\b(?:[^@\"]|\"[^\"]*\")*?({SYMBOL})\(")
_NAME = re.compile(rf"{LOCAL}$")
_RESULT_TYPE = re.compile(r"(ptr addrspace\(\d+\)|\S+)$")


class Parameter(NamedTuple):
    """A parameter: its type, its attributes as they are written, and its name, if it has one."""

    type: str
    attributes: str = ""
    name: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, self))

    def has(self, *attributes: str) -> bool:
        """Whether the parameter has one of these attributes."""
        return any(re.search(rf"(?<![\w\"]){re.escape(word)}\b", self.attributes) for word in attributes)


@dataclass(frozen=True)
class Header:
    """A `define` or `declare` line, taken apart around its parameters; a definition's `after` ends in `{`."""

    before: str
    symbol: str
    parameters: tuple[Parameter, ...]
    after: str

    def __str__(self) -> str:
        return f"{self.before}{self.symbol}({', '.join(map(str, self.parameters))}){self.after}"

    @cached_property
    def type(self) -> str:
        """The type of the result."""
        head = self.before.rstrip()
        if head.endswith((">", "}", "]")):
            return re.sub(r"^.*?(?=[<{\[])", "", head)
        found = re.search(r"target\([^()]*\)$", head) or _RESULT_TYPE.search(head)
        return found[0] if found else ""

    @property
    def types(self) -> list[str]:
        """The types of the parameters."""
        return [parameter.type for parameter in self.parameters]

    @property
    def is_variadic(self) -> bool:
        """Whether the function takes more arguments than it has parameters."""
        return bool(self.parameters) and self.parameters[-1].attributes == "..."

    def with_attributes(self, text: str) -> Header:
        """The header with more function attributes, in front of those that it has."""
        return replace(self, after=f" {text}{self.after}")

    def with_parameters(self, parameters: Iterable[Parameter]) -> Header:
        """The header with other parameters."""
        return replace(self, parameters=tuple(parameters))


def split_header(line: str) -> Header:
    """Take a `define` or `declare` line apart."""
    found = _DEFINITION.match(line) or DECLARATION.match(line)
    if found is None:
        return Header(line, "", (), "")
    opening = found.end() - 1
    end = closing(line, opening)
    parameters = map(_parameter, split_top_level(line[opening + 1 : end]))
    return Header(line[: found.start(1)], found[1], tuple(parameters), line[end + 1 :])


def defined_symbol(line: str) -> str:
    """The symbol of a `define` line."""
    found = _DEFINITION.match(line)
    return found[1] if found else "@"


def _parameter(text: str) -> Parameter:
    type_ = leading_type(text)
    name = _NAME.search(text, len(type_))
    return Parameter(
        type_, text[len(type_) : name.start() if name else None].strip(), name[0] if name else ""
    )
