"""The `define` or `declare` line of a function."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from nv_lower.ir.attributes import WORD, Attributes, read_attributes
from nv_lower.ir.syntax import LOCAL, SYMBOL, closing, leading_type, split_top_level

DECLARATION = re.compile(rf"declare\b[^@]*({SYMBOL})\(")
_DEFINITION = re.compile(rf"define\b(?:[^@\"]|\"[^\"]*\")*?({SYMBOL})\(")
_NAME = re.compile(rf"{LOCAL}$")
#: Words that say who may see a function or a variable.
LINKAGE = frozenset(
    {
        "private",
        "internal",
        "available_externally",
        "linkonce_odr",
        "linkonce",
        "weak_odr",
        "weak",
        "common",
        "appending",
        "extern_weak",
        "external",
        "dso_local",
        "dso_preemptable",
        "default",
        "hidden",
        "protected",
        "dllimport",
        "dllexport",
    }
)
_ADDRESS = ("unnamed_addr", "local_unnamed_addr")
#: Words that end a function's attributes.
_CLAUSES = frozenset(
    ("section", "partition", "comdat", "align", "gc", "prefix", "prologue", "personality", "{")
)
_COMDAT = re.compile(r" comdat(?:\([^)]*\))?")
_PERSONALITY = re.compile(r" personality [^{]*(?=\{|$)")
_RESULT_TYPE = re.compile(r"(ptr addrspace\(\d+\)|\S+)$")


class Parameter(NamedTuple):
    """A parameter: its type, its attributes as they are written, and its name, if it has one."""

    type: str
    attributes: str = ""
    name: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, self))

    def has(self, *attributes: str) -> bool:
        """Return whether the parameter has one of these attributes."""
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
        """Return whether the function takes more arguments than it has parameters."""
        return bool(self.parameters) and self.parameters[-1].attributes == "..."

    @cached_property
    def _tail(self) -> tuple[tuple[str, ...], Attributes, str]:
        """What follows the parameters: words about the function's address, its attributes, and everything else."""
        words: list[str] = []
        end = 0
        for found in WORD.finditer(self.after):
            if found[0].partition("(")[0] in _CLAUSES or found[0][0] == "!":
                break
            words.append(found[0])
            end = found.end()
        count = sum(word in _ADDRESS or word.startswith("addrspace(") for word in words)
        return tuple(words[:count]), read_attributes(" ".join(words[count:])), self.after[end:]

    @property
    def attributes(self) -> Attributes:
        """The function attributes and the groups (`#0`) that the line refers to (see `Module.attributes_of`)."""
        return self._tail[1]

    def _with_tail(self, address: Iterable[str], attributes: Attributes, rest: str) -> Header:
        after = "".join(f" {word}" for word in (*address, *attributes.words))
        return replace(self, after=f"{after}{rest}")

    def changed(self, attributes: Attributes) -> Header:
        """The header with other function attributes."""
        address, _, rest = self._tail
        return self._with_tail(address, attributes, rest)

    def with_attributes(self, *words: str) -> Header:
        """The header with more function attributes, in front of those that it has."""
        return self.changed(Attributes((*words, *self.attributes.words)))

    @property
    def words(self) -> list[str]:
        """What stands before the symbol: linkage, calling convention, attributes and type of the result."""
        return self.before.split()

    def without_words(self, words: Container[str]) -> Header:
        """The header without some of the words before the result's type."""
        return replace(self, before="".join(f"{word} " for word in self.words if word not in words))

    def internal(self) -> Header:
        """The header of the same function, private to the module and to no group of it."""
        plain = self.without_words(LINKAGE).without_comdat()
        return replace(plain, before=plain.before.replace("define ", "define internal ", 1))

    def without_comdat(self) -> Header:
        """The header of a function that belongs to no group."""
        address, attributes, rest = self._tail
        return self._with_tail(address, attributes, _COMDAT.sub("", rest))

    def without_address(self) -> Header:
        """The header of a function whose address means nothing, and which handles no exceptions."""
        _, attributes, rest = self._tail
        return self._with_tail((), attributes, _PERSONALITY.sub(" ", rest))

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
