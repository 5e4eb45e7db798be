"""Text to SPIR-V bytes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from nv_spirv.binary import Binary, Instruction, encode_string
from nv_spirv.errors import InvalidInput
from nv_spirv.grammar.operands import Context, Number, parts, shape
from nv_spirv.grammar.tables import Operand, Row, enumeration, instruction_set, opcodes
from nv_spirv.numbers import words_of
from nv_spirv.text.literals import parse_number, parse_string

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|;[^\n]*|\n|[^\s";]+|"', re.DOTALL)
_HEADER = re.compile(r";\s*(Version word|Version|Generator|Bound word|Bound|Schema):\s*(.*?)\s*\Z")
_VERSION = re.compile(r"(\d+)\.(\d+)\Z")
_WORD = Number("uint", 32)
_GREATEST = 0xFFFFFFFF


def assemble(text: str) -> bytes:
    """The module that `disassemble` or `spirv-dis` printed, or a person wrote.

    Numeric ids keep their numbers; named ones get the numbers left over, in order of appearance. The header
    comes from the comments that `disassemble` writes (`; Version: 1.5`, `; Bound: 40`, …); without them the
    version is 1.6, the generator 0, and the bound as small as can be.

    Raises
    ------
    InvalidInput
        Naming the line of what does not follow the grammar.

    Examples
    --------
    >>> text = nv_spirv.disassemble(spirv)
    >>> nv_spirv.assemble(text) == spirv
    True
    """
    parser = _Parser(text)
    parser.run()
    return parser.module().to_bytes()


@dataclass(slots=True)
class _Tokens:
    """The operands of one instruction still to be read."""

    words: list[str]
    at: int = 0

    def next(self, what: str) -> str:
        if self.at >= len(self.words):
            raise InvalidInput(f"{what} is missing")
        self.at += 1
        return self.words[self.at - 1]

    def more(self) -> bool:
        return self.at < len(self.words)


@dataclass(slots=True)
class _Parser:
    """One text: its lines become instructions; the context grows with them as it does in a binary."""

    text: str
    context: Context = field(default_factory=Context)
    instructions: list[Instruction] = field(default_factory=list)
    header: dict[str, int] = field(default_factory=dict)
    ids: dict[str, int] = field(default_factory=dict)
    numeric: set[int] = field(default_factory=set)
    free: int = 1

    def run(self) -> None:
        lines = list(_lines(self.text))
        for _, tokens, _ in lines:
            self.numeric.update(
                int(token[1:]) for token in tokens if token[0] == "%" and token[1:].isdecimal()
            )
        for number, tokens, comment in lines:
            try:
                if tokens:
                    self.line(tokens)
                elif comment:
                    self.comment(comment)
            except InvalidInput as error:
                raise InvalidInput(f"line {number}: {error}") from None

    def module(self) -> Binary:
        get = self.header.get
        needed = max((*self.ids.values(), *self.numeric), default=0) + 1
        bound = get("Bound word", min(_GREATEST, max(get("Bound", 1), needed)))
        return Binary(
            get("Version", 0x10600), get("Generator", 0), bound, get("Schema", 0), self.instructions
        )

    def comment(self, comment: str) -> None:
        match = _HEADER.match(comment)
        if match is None or self.instructions:
            return
        key, value = match.groups()
        version = _VERSION.match(value)
        if key == "Version" and version:
            self.header[key] = int(version[1]) << 16 | int(version[2]) << 8
        elif key != "Version" and re.fullmatch(r"0x[0-9a-fA-F]{1,8}|\d{1,10}", value):
            word = min(int(value, 0), _GREATEST)
            self.header["Version" if key == "Version word" else key] = word

    def line(self, tokens: list[str]) -> None:
        if tokens[0].startswith("!"):
            self.raw(tokens)
            return
        result = 0
        if len(tokens) > 1 and tokens[1] == "=":
            result = self.id(tokens[0])
            tokens = tokens[2:]
        if not tokens or not tokens[0].startswith("Op"):
            raise InvalidInput(f"expected an instruction, not {' '.join(tokens[:1]) or 'the end'!r}")
        row = opcodes().get(tokens[0][2:])
        if row is None:
            raise InvalidInput(f"unknown instruction {tokens[0]}")
        if bool(result) != bool(shape(row.value).result):
            raise InvalidInput(f"{tokens[0]} {'has no' if result else 'needs a'} result id")
        words = [row.value]
        rest = _Tokens(tokens[1:])
        self.all(words, row.operands, rest, result)
        if rest.more():
            raise InvalidInput(f"{tokens[0]}: {rest.words[rest.at]!r} is more than its operands")
        if len(words) > 65535:
            raise InvalidInput(f"{tokens[0]} of {len(words)} words; an instruction holds 65535")
        self.add(tuple(words))

    def add(self, instruction: Instruction) -> None:
        self.instructions.append(instruction)
        self.context.note(instruction)

    def raw(self, tokens: list[str]) -> None:
        """A line of raw words: whole instructions."""
        words = [self.raw_word(token) for token in tokens]
        at = 0
        while at < len(words):
            count = words[at] >> 16
            if not 0 < count <= len(words) - at:
                raise InvalidInput(f"raw words that are not a whole instruction: {tokens[at]}")
            self.add((words[at] & 0xFFFF, *words[at + 1 : at + count]))
            at += count

    @staticmethod
    def raw_word(token: str) -> int:
        if not token.startswith("!"):
            raise InvalidInput(f"{token!r} among raw words")
        return parse_number(token[1:], _WORD)

    def id(self, token: str) -> int:
        if not re.fullmatch(r"%[A-Za-z0-9_.]+", token):
            raise InvalidInput(f"{token!r} is not an id")
        name = token[1:]
        if name.isdecimal():
            value = int(name)
            if not 0 < value <= _GREATEST:
                raise InvalidInput(f"{token!r} is not an id")
            return value
        if name not in self.ids:
            while self.free in self.numeric:
                self.free += 1
            self.ids[name] = self.free
            self.free += 1
        return self.ids[name]

    def all(self, words: list[int], operands: Iterable[Operand], rest: _Tokens, result: int = 0) -> None:
        for operand in operands:
            if operand.kind == "r":
                words.append(result)
            elif not operand.repeat:
                self.one(words, operand.kind, rest)
            elif operand.repeat == "?":
                if rest.more():
                    self.one(words, operand.kind, rest)
            else:
                while rest.more():
                    self.one(words, operand.kind, rest)

    def one(self, words: list[int], kind: str, rest: _Tokens) -> None:
        if kind in "it":
            words.append(self.id(rest.next("an id")))
        elif kind == "n":
            words.append(parse_number(rest.next("a number"), _WORD))
        elif kind == "s":
            token = rest.next("a string")
            if len(token) < 2 or token[0] != '"':
                raise InvalidInput(f"expected a string, not {token!r}")
            words += encode_string(parse_string(token))
        elif kind in "cw":
            number = self.context.literal(tuple(words))
            words += words_of(parse_number(rest.next("a literal"), number), number)
            if kind == "w":
                words.append(self.id(rest.next("a label")))
        elif kind == "in":
            words.append(self.id(rest.next("an id")))
            words.append(parse_number(rest.next("a number"), _WORD))
        elif kind == "o":
            self.nested(words, rest)
        elif kind == "x":
            self.extended(words, rest)
        else:
            self.enumerant(words, kind, rest)

    def nested(self, words: list[int], rest: _Tokens) -> None:
        token = rest.next("an operation")
        row = opcodes().get(token)
        if row is None or [operand.kind for operand in row.operands[:2]] != ["t", "r"]:
            raise InvalidInput(f"{token!r} is not an operation that makes a value")
        words.append(row.value)
        self.all(words, row.operands[2:], rest)

    def extended(self, words: list[int], rest: _Tokens) -> None:
        token = rest.next("an extended instruction")
        table = instruction_set(self.context.sets.get(words[3], ""))
        row = table.by_name.get(token)
        if row is None and not token.isdecimal():
            raise InvalidInput(f"{token!r} is not an instruction of the set %{words[3]}")
        value = row.value if row else parse_number(token, _WORD)
        words.append(value)
        row = row or table.by_value.get(value)
        self.all(words, row.operands if row and row.operands else (Operand("i", "*"),), rest)

    def enumerant(self, words: list[int], kind: str, rest: _Tokens) -> None:
        table = enumeration(kind)
        token = rest.next(f"a {kind}")
        value = 0
        rows: dict[int, Row] = {}
        for name in token.split("|") if table.mask else [token]:
            row = table.by_name.get(name)
            if row is None:
                raise InvalidInput(f"{name!r} is not a valid {kind}")
            value |= row.value
            rows[row.value] = row
        words.append(value)
        for part in parts(table, value):
            self.all(words, rows[part].operands if part in rows else (), rest)


def _lines(text: str) -> Iterator[tuple[int, list[str], str]]:
    """Line number, tokens and comment of every line; a string may run over several."""
    number = start = 1
    tokens: list[str] = []
    comment = ""
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token == "\n":
            yield start, tokens, comment
            number += 1
            start, tokens, comment = number, [], ""
        elif token[0] == ";":
            comment = token
        elif token == '"':
            raise InvalidInput(f"line {number}: a string that does not end")
        else:
            tokens.append(token)
            number += token.count("\n")
    yield start, tokens, comment
