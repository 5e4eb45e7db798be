"""Function attributes: those of an attribute group, a `define` or `declare` line, or a call."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache

#: An attribute, or another word of a line that has attributes.
WORD = re.compile(r'"[^"]*"(?:="[^"]*")?|[^\s"()]+(?:\((?:[^()]|\([^()]*\))*\))?')
#: Of a function that a pass adds, which computes with its operands alone and is inlined.
PURE = "alwaysinline nocallback nofree nosync nounwind willreturn memory(none)"


class Attributes:
    """Attributes in the order in which they are written: `nounwind memory(none) "nv.kernel"="saxpy"`.

    The name of an attribute is what stands before `=` or `(`, without quotes; the value is what stands behind it,
    without quotes or brackets.
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = tuple(words)

    def __str__(self) -> str:
        return " ".join(self.words)

    def __repr__(self) -> str:
        return f"Attributes({str(self)!r})"

    def __contains__(self, name: str) -> bool:
        return name in self._values

    @cached_property
    def _values(self) -> dict[str, str]:
        return dict(map(_name_and_value, reversed(self.words)))

    def value(self, name: str) -> str | None:
        """The value of an attribute, empty if it has none; None if the attribute is not there."""
        return self._values.get(name)

    def keep(self, wanted: Callable[[str], bool]) -> Attributes:
        """The attributes that are wanted; the function is given each as it is written."""
        return Attributes(word for word in self.words if wanted(word))

    def without(self, *names: str) -> Attributes:
        """The attributes but for some, by name."""
        return self.keep(lambda word: name_of(word) not in names)


@lru_cache(maxsize=4096)
def read_attributes(text: str) -> Attributes:
    """Take a text of attributes apart."""
    return Attributes(WORD.findall(text))


def name_of(word: str) -> str:
    """The name of an attribute as it is written."""
    return _name_and_value(word)[0]


def _name_and_value(word: str) -> tuple[str, str]:
    if word[0] == '"':
        name, _, value = word[1:-1].partition('"="')
        return name, value
    name, bracket, value = word.partition("(")
    if bracket:
        return name, value[:-1]
    name, _, value = word.partition("=")
    return name, value
