"""A module of LLVM IR as text, cut into the parts that passes work on.

Passes edit text: one regular expression a line is thirty times faster than walking LLVM's objects through
llvmlite. What needs new control flow is never spelled out in place, because every phi node downstream would have to
be renamed: a pass replaces the instruction by a call to a small function of its own (`Module.define`), and LLVM
inlines that.

The reader relies on what LLVM's printer guarantees: one instruction a line (a `switch` and an aggregate
constant may take several), a function from a line that starts with `define` to a line that is `}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

#: A global's name as it is written, with its quotes if it needs any.
SYMBOL = r'@(?:"[^"]*"|[-\w$.]+)'
#: A local value's name as it is written.
LOCAL = r'%(?:"[^"]*"|[-\w$.]+)'
#: The line that begins a block; its label is the first group.
LABEL = re.compile(r'^("[^"]*"|[-\w$.]+):')

_DECLARATION = re.compile(rf"declare\b[^@]*({SYMBOL})\(")
_DEFINITION = re.compile(rf"define\b(?:[^@\"]|\"[^\"]*\")*?({SYMBOL})\(")
_GLOBAL = re.compile(rf"({SYMBOL}) = ")
_ATTRIBUTES = re.compile(r"attributes #(\d+) = \{ ?(.*?) ?\}$")
_ATTRIBUTE_USE = re.compile(r" #(\d+)\b")
#: A call whose callee is a global, from the result type to the open parenthesis of the arguments.
CALL = re.compile(rf"\b(?:call|invoke)\b(?:[^@\"(]|\"[^\"]*\"|\([^()]*\))*?({SYMBOL})\(")


@dataclass
class Function:
    """A defined function: its `define` line, which ends in `{`, and the lines between the braces."""

    symbol: str
    header: str
    body: list[str]

    def lines(self) -> Iterator[str]:
        """The function as the module prints it."""
        yield self.header
        yield from self.body
        yield "}"


@dataclass
class Module:
    """The parts of a module in the order in which they are printed.

    `functions` and `declarations` are keyed by the written symbol (`@f`, `@"a b"`), `attributes` by the number of
    the group. A pass may change a module in place; the pipeline owns it and nothing else keeps it.
    """

    preamble: list[str] = field(default_factory=list)
    globals: dict[str, str] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    declarations: dict[str, str] = field(default_factory=dict)
    attributes: dict[str, str] = field(default_factory=dict)
    metadata: list[str] = field(default_factory=list)
    #: Text of functions that passes added, by symbol; printed after the module's own.
    added: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        lines = [*self.preamble, *self.globals.values()]
        for function in self.functions.values():
            lines.extend(function.lines())
        lines.extend(self.added.values())
        # What an added function declares or defines itself must not be declared twice.
        lines.extend(text for symbol, text in self.declarations.items() if symbol not in self.added)
        # LLVM accepts no empty group, and no use of a group that is not there.
        groups = ((number, text.strip() or '"none"') for number, text in self.attributes.items())
        lines.extend(f"attributes #{number} = {{ {text} }}" for number, text in groups)
        lines.extend(self.metadata)
        return "\n".join(lines) + "\n"

    def declare(self, symbol: str, declaration: str) -> None:
        """Declare a function unless the module declares or defines it already."""
        if symbol not in self.functions and symbol not in self.declarations:
            self.declarations[symbol] = declaration

    def define(self, symbol: str, text: str) -> None:
        """Add the text of a function once; a declaration of the same name gives way to it."""
        self.added.setdefault(symbol, text)

    def mentions(self, *words: str) -> bool:
        """Whether any function's body holds any of the words: the cheap guard in front of a pass."""
        return any(word in line for f in self.functions.values() for line in f.body for word in words)

    def attributes_of(self, line: str) -> str:
        """The function attributes that a `define`, `declare` or `call` line refers to, spelled out."""
        groups = (self.attributes.get(number, "") for number in _ATTRIBUTE_USE.findall(line))
        return " ".join((line, *groups))


def parse(text: str) -> Module:
    """Cut the text of a module into its parts; comments that stand alone are dropped."""
    module = Module()
    lines = iter(text.splitlines())
    for line in lines:
        first = line[:1]
        if first in ("", ";", " ", "\t", "}"):
            continue
        if first == "d" and line.startswith("define"):
            function = _read_function(line, lines)
            module.functions[function.symbol] = function
        elif first == "d" and (found := _DECLARATION.match(line)):
            module.declarations[found[1]] = line
        elif first == "@" and (found := _GLOBAL.match(line)):
            module.globals[found[1]] = _read_balanced(line, lines)
        elif first == "a" and (found := _ATTRIBUTES.match(line)):
            module.attributes[found[1]] = found[2]
        elif first == "!":
            module.metadata.append(line)
        else:
            module.preamble.append(line)  # target lines, types, comdats, module assembly
    return module


def _read_function(header: str, lines: Iterator[str]) -> Function:
    found = _DEFINITION.match(header)
    symbol = found[1] if found else "@"
    body: list[str] = []
    for line in lines:
        if line == "}":
            break
        if line.strip():
            body.append(line)
    return Function(symbol, header, body)


def _read_balanced(line: str, lines: Iterator[str]) -> str:
    # LLVM prints a global on one line; hand-written modules may break inside the brackets of its initialiser.
    depth = _depth(line)
    while depth > 0:
        following = next(lines, None)
        if following is None:
            break
        line += " " + following.strip()
        depth += _depth(following)
    return line


def _depth(line: str) -> int:
    bare = re.sub(r'"[^"]*"', "", line)
    return sum(bare.count(c) for c in "[{(") - sum(bare.count(c) for c in "]})")


def split_top_level(text: str) -> list[str]:
    """Split at commas that stand in no bracket: `i32 %a, { i32, i32 } %b` gives two parts."""
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


def closing(text: str, opening: int) -> int:
    """The position of the bracket that closes the one at `opening`."""
    depth = 0
    quoted = False
    for position in range(opening, len(text)):
        character = text[position]
        if character == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif character in "([{<":
            depth += 1
        elif character in ")]}>":
            depth -= 1
            if depth == 0:
                return position
    return len(text)


_TYPE = re.compile(r"target\([^()]*\)|ptr(?: addrspace\(\d+\))?|[a-z]+\d*|%[-\w$.]+")
_PARAMETER_ATTRIBUTE = re.compile(r"align \d+\s+|([a-z_]+)(?:\((?:[^()]|\([^()]*\))*\))?\s+")
#: Words that begin a constant, as opposed to a parameter attribute.
_CONSTANT_EXPRESSIONS = frozenset(
    {
        "getelementptr",
        "addrspacecast",
        "inttoptr",
        "ptrtoint",
        "bitcast",
        "trunc",
        "add",
        "sub",
        "xor",
        "splat",
    }
)


def leading_type(text: str) -> str:
    """The type at the start of a typed operand or parameter: `ptr addrspace(3) align 4 @x` gives `ptr addrspace(3)`."""
    if text[:1] in "[{<":
        return text[: closing(text, 0) + 1]
    found = _TYPE.match(text)
    return found[0] if found else ""


def operand(argument: str) -> str:
    """The value of a typed operand, without its type and parameter attributes."""
    rest = argument[len(leading_type(argument)) :].lstrip()
    while (found := _PARAMETER_ATTRIBUTE.match(rest)) and found[1] not in _CONSTANT_EXPRESSIONS:
        rest = rest[found.end() :]
    return rest


@dataclass(frozen=True)
class Call:
    """One `call` line, taken apart: `before` ends where the callee's symbol starts, `after` follows its parentheses."""

    before: str
    symbol: str
    arguments: tuple[str, ...]
    after: str

    @property
    def result(self) -> str:
        """The name the result is given, or an empty string."""
        name, equals, _ = self.before.partition(" = ")
        return name.strip() if equals else ""

    @property
    def type(self) -> str:
        """The type of the result."""
        head = self.before.rstrip()
        if extension := re.search(r"target\([^()]*\)$", head):
            return extension[0]
        if head.endswith((">", "}", "]")):
            return re.sub(r"^.*?(?=[<{\[])", "", head)
        found = re.search(r"(ptr addrspace\(\d+\)|\S+)(?: \([^()]*\))?$", head)
        return found[1] if found else ""

    @property
    def flags(self) -> frozenset[str]:
        """The fast-math flags of the call."""
        words = frozenset(self.before.partition("call")[2].split())
        return words & FASTMATH

    def values(self) -> list[str]:
        """The arguments without types and parameter attributes."""
        return [operand(argument) for argument in self.arguments]

    def types(self) -> list[str]:
        """The types of the arguments."""
        return [leading_type(argument) for argument in self.arguments]

    def rewritten(self, symbol: str, arguments: Iterable[str] | None = None) -> str:
        """The line with another callee, and other arguments where they are given."""
        shown = ", ".join(self.arguments if arguments is None else arguments)
        return f"{self.before}{symbol}({shown}){self.after}"


FASTMATH = frozenset({"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"})


def match_call(line: str) -> Call | None:
    """Take a direct call apart; None for any other line, an indirect call included."""
    found = CALL.search(line)
    if found is None:
        return None
    opening = found.end() - 1
    end = closing(line, opening)
    return Call(
        line[: found.start(1)], found[1], tuple(split_top_level(line[opening + 1 : end])), line[end + 1 :]
    )


def calls(lines: Iterable[str]) -> Iterator[tuple[int, Call]]:
    """The direct calls among the lines, each with the index of its line."""
    for index, line in enumerate(lines):
        if "call " in line and "@" in line:
            call = match_call(line)
            if call is not None:
                yield index, call


def replace_calls(module: Module, rewrite: Callable[[Call], str | None]) -> bool:
    """Let `rewrite` give a new line for any call of the module's own functions; whether one was replaced."""
    changed = False
    for function in module.functions.values():
        for index, call in list(calls(function.body)):
            line = rewrite(call)
            if line is not None:
                function.body[index] = line
                changed = True
    return changed


@dataclass(frozen=True)
class Header:
    """A `define` or `declare` line, taken apart around its parameters."""

    before: str
    symbol: str
    parameters: tuple[str, ...]
    after: str

    def __str__(self) -> str:
        return f"{self.before}{self.symbol}({', '.join(self.parameters)}){self.after}"

    @property
    def type(self) -> str:
        """The type of the result."""
        return Call(self.before, "", (), "").type


def split_header(line: str) -> Header:
    """Take a `define` or `declare` line apart."""
    found = _DEFINITION.match(line) or _DECLARATION.match(line)
    if found is None:
        return Header(line, "", (), "")
    opening = found.end() - 1
    end = closing(line, opening)
    return Header(
        line[: found.start(1)], found[1], tuple(split_top_level(line[opening + 1 : end])), line[end + 1 :]
    )


@cache
def _type_pattern(name: str) -> re.Pattern[str]:
    # A name may hold the word too: `%i64.0`, `@llvm.smax.i64`.
    return re.compile(rf'(?<![\w%@.$"-]){name}(?![\w.$-])')


def mentions_type(text: str, name: str) -> bool:
    """Whether a scalar type stands in the text, not counting names that hold the word."""
    return _type_pattern(name).search(text) is not None


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
