"""LLVM IR text to `Function`s: what stands between two functions stays text.

The text is as some LLVM printed it (`normalise` sees to that), which makes line-by-line reading safe: one
instruction a line except `switch` and `invoke`, labels at the margin, phi nodes with `[ value, %block ]` pairs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from nv_structurize.errors import InvalidInput, Unreadable, Unsupported
from nv_structurize.facts import Facts
from nv_structurize.graph.blocks import END, SWITCH, Block, Function, Phi, predecessors
from nv_structurize.graph.operands import NAME
from nv_structurize.naming import defined_names, named

_LABEL = re.compile(rf"({NAME}):")
_PHI = re.compile(rf"  %({NAME}) = phi ((?:(?:nnan|ninf|nsz|arcp|contract|afn|reassoc|fast) )*)(.*?) (\[ .*)")
_INCOMING = re.compile(rf"\[ (.+?), %({NAME}) \](?:, (?=\[ )|(?=$|, !))")
_TAIL = r"((?:, ![\w.$-]+ !(?:\d+|DILocation\(.*\)|\{.*\}))*)$"
_BRANCH = re.compile(rf"  br label %({NAME}){_TAIL}")
_CONDITIONAL = re.compile(rf"  br i1 (.+?), label %({NAME}), label %({NAME}){_TAIL}")
_SWITCH = re.compile(rf"  switch (.+), label %({NAME}) \[(.*)")
_CASE = re.compile(rf"    (.+), label %({NAME})$")
_END = re.compile(r"  (ret\b.*?|unreachable)((?:, !.*)?)$")
_DEFINE_NAME = re.compile(rf"@({NAME})\(")
_ANNOTATION = re.compile(r", !nv\.(?:selection|loop) !\d+")
_REFUSED = re.compile(
    rf"^  (?:%{NAME} = )?(indirectbr|callbr|invoke|resume|catchswitch|catchret|cleanupret)\b", re.MULTILINE
)
_INVOKE = re.compile(rf"(  (?:%{NAME} = )?)invoke (.*)")
_INVOKE_ENDS = re.compile(rf"          to label %({NAME}) unwind label %({NAME})(.*)")
_LABEL_USE = re.compile(rf"label %({NAME})")
_DEBUG_LOCATION = re.compile(r", !dbg !\d+")
_PROFILE = re.compile(r", !prof !\d+")
BlockNamed = Callable[[str], Block]
NO_FACTS = Facts(frozenset(), {}, frozenset(), frozenset())
_NO_EXCEPTIONS = (
    "exception handling has no structured form; `--lower exceptions` makes calls of it that must not throw"
)
_WHY_REFUSED = {
    "indirectbr": "indirect branches have no structured form; `--lower indirectbr` makes switches of them",
    "callbr": "asm goto has no structured form",
}
_ADDRESS_TAKEN = (
    "blockaddress: blocks whose address is taken cannot be moved; `--lower indirectbr` makes numbers of it"
)


@dataclass(frozen=True)
class Piece:
    """A stretch of module text: one function's lines (`name` is set), or what stands between two."""

    lines: list[str]
    name: str | None


def pieces(text: str) -> Iterator[Piece]:
    """Cut canonical module text at its function definitions."""
    lines = text.split("\n")
    start = 0
    position = 0
    count = len(lines)
    while position < count:
        if not lines[position].startswith("define "):
            position += 1
            continue
        if start < position:
            yield Piece(lines[start:position], None)
        end = position + 1
        while end < count and lines[end] != "}":
            end += 1
        if end == count:
            raise Unreadable(f"line {position + 1}: function without an end")
        yield Piece(lines[position : end + 1], function_name(lines[position]))
        start = position = end + 1
    if start < count:
        yield Piece(lines[start:], None)


def function_name(define: str) -> str:
    """The name in a `define` or `declare` line, without quotes."""
    match = _DEFINE_NAME.search(define)
    if match is None:
        raise Unreadable(f"no function name in: {define[:80]}")
    return match.group(1).strip('"')


def read_function(
    lines: list[str],
    facts: Facts = NO_FACTS,
    keep_annotations: bool = False,
    without_exceptions: bool = False,
) -> Function:
    """Take one function apart.

    Parameters
    ----------
    lines
        From `define` to the closing brace.
    facts
        What the rest of the module says.
    keep_annotations
        Leave `!nv.selection` and `!nv.loop` on the terminators instead of dropping them.
    without_exceptions
        Read `invoke` as a call, and leave out the edges that only an exception takes.

    Raises
    ------
    Unsupported
        For terminators that structured control flow cannot say, in blocks that the entry reaches.
    Unreadable
        The lines are not as LLVM prints them.
    InvalidInput
        A phi node does not fit the blocks that lead to it.
    """
    reader = _Reader(named(lines, facts.type_names), facts, without_exceptions)
    function = reader.function()
    if not keep_annotations:
        for block in function.blocks:
            if "!nv." in block.tail:
                block.tail = _ANNOTATION.sub("", block.tail)
    function.number()
    reader.refuse()
    _check_phis(function)
    return function


def refuse_block_addresses(name: str, facts: Facts) -> None:
    """Raise `Unsupported` if something holds the address of one of the function's blocks."""
    if name in facts.addressed:
        raise Unsupported(f"function @{name}: {_ADDRESS_TAKEN}")


class _Reader:
    """One function being read; `refused` are the terminators that have no structured form, with their blocks."""

    def __init__(self, lines: list[str], facts: Facts, without_exceptions: bool) -> None:
        self.name = function_name(lines[0])
        self.lines = lines
        self.facts = facts
        self.without_exceptions = without_exceptions
        self.by_name: dict[str, Block] = {}
        self.refused: dict[Block, str] = {}
        self.lost: list[tuple[Block, Block]] = []

    def block_named(self, label: str) -> Block:
        found = self.by_name.get(label)
        if found is None:
            found = self.by_name[label] = Block(label)
        return found

    def function(self) -> Function:
        """The function; what is refused still has its edges."""
        lines = self.lines
        text = "\n".join(lines)
        refusing = _REFUSED.search(text) is not None
        order: list[Block] = []
        current: Block | None = None
        ended = True
        position, last = 1, len(lines) - 1
        while position < last:
            line = lines[position]
            position += 1
            if not line or line[0] == ";":
                continue
            if line[0] != " ":
                match = _LABEL.match(line)
                if match is None or not ended:
                    raise self.unreadable(line)
                current = self.block_named(match.group(1))
                order.append(current)
                ended = False
                continue
            if current is None or ended:
                if line.startswith("  uselistorder"):
                    continue
                raise self.unreadable(line)
            head = line[2:5]
            if line[2] == "%":
                if " = phi " in line and (match := _PHI.match(line)) is not None:
                    current.phis.append(_read_phi(match, self.block_named))
                    continue
            elif head == "br ":
                ended = _read_branch(line, current, self.block_named)
            elif head == "swi":
                position = _read_switch(lines, position, current, self.block_named)
                ended = True
            elif head == "ret" or head == "unr":
                match = _END.match(line)
                if match is not None:
                    current.kind, current.text, current.tail = END, match.group(1), match.group(2)
                    ended = True
            if ended:
                continue
            match = _REFUSED.match(line) if refusing else None
            if match is None:
                current.body.append(line)
                continue
            position = self.read_refused(match.group(1), position, current)
            ended = True
        if not ended or not order:
            raise self.unreadable(lines[last])
        names = defined_names(text)
        names.update(self.by_name)
        for source, target in self.lost:
            for phi in target.phis:
                phi.incoming.pop(source, None)
        if len(order) != len(self.by_name):
            missing = next(name for name, block in self.by_name.items() if block not in set(order))
            raise Unreadable(f"function @{self.name}: no block %{missing}")
        return Function(self.name, lines[0], order, names, self.facts.rooted, self.facts.types)

    def unreadable(self, line: str) -> Unreadable:
        return Unreadable(f"function @{self.name}: cannot read: {line.strip()[:80]}")

    def read_refused(self, kind: str, position: int, block: Block) -> int:
        """Read a terminator without structured form, or what exception handling becomes; the next line."""
        if kind not in _WHY_REFUSED and self.without_exceptions:
            position, gone = _read_without_unwinding(self.lines, position, block, self.block_named)
            self.lost += [(block, target) for target in gone]
            return position
        self.refused[block] = kind
        labels = _LABEL_USE.findall(self.lines[position - 1])
        while position < len(self.lines) and self.lines[position].startswith("          "):
            labels += _LABEL_USE.findall(self.lines[position])
            position += 1
        block.targets = [self.block_named(label) for label in labels]
        return position

    def refuse(self) -> None:
        """Raise `Unsupported` if the entry reaches a block with such a terminator."""
        if not self.refused:
            return
        reached: set[Block] = set()
        stack = [next(iter(self.by_name.values()))]
        while stack:
            block = stack.pop()
            if block in reached:
                continue
            reached.add(block)
            kind = self.refused.get(block)
            if kind is not None:
                why = _WHY_REFUSED.get(kind, _NO_EXCEPTIONS)
                raise Unsupported(f"function @{self.name}, block %{block.name}: {kind}: {why}")
            stack.extend(reversed(block.targets))


def _check_phis(function: Function) -> None:
    """A phi node with other blocks than the predecessors would be misread silently."""
    if not any(block.phis for block in function.blocks):
        return
    above = predecessors(function.blocks)
    for block in function.blocks:
        for phi in block.phis:
            if len(phi.incoming) != len(above[block]) or not all(p in phi.incoming for p in above[block]):
                where = f"function @{function.name}, block %{block.name}"
                raise InvalidInput(f"{where}: phi node %{phi.name} has other blocks than the predecessors")


def _read_branch(line: str, block: Block, block_named: BlockNamed) -> bool:
    match = _CONDITIONAL.match(line)
    if match is not None:
        condition, yes, no, tail = match.groups()
        if yes == no:
            block.branch(block_named(yes))
        else:
            block.branch_if(condition, block_named(yes), block_named(no))
        block.tail = tail
        return True
    match = _BRANCH.match(line)
    if match is None:
        return False
    block.branch(block_named(match.group(1)))
    block.tail = match.group(2)
    return True


def _read_switch(lines: list[str], position: int, block: Block, block_named: BlockNamed) -> int:
    match = _SWITCH.match(lines[position - 1])
    if match is None:
        raise Unreadable(f"block %{block.name}: cannot read: {lines[position - 1].strip()[:80]}")
    condition, default, rest = match.groups()
    block.kind, block.condition = SWITCH, condition
    block.targets, block.cases = [block_named(default)], []
    if rest.startswith("]"):
        block.tail = rest[1:]
    else:
        while not lines[position].startswith("  ]"):
            case = _CASE.match(lines[position])
            if case is None:
                raise Unreadable(f"block %{block.name}: cannot read: {lines[position].strip()[:80]}")
            block.cases.append(case.group(1))
            block.targets.append(block_named(case.group(2)))
            position += 1
        block.tail = lines[position][3:]
        position += 1
    if len(block.successors()) == 1:
        tail = block.tail
        block.branch(block.targets[0])
        block.tail = tail
    return position


def _read_without_unwinding(
    lines: list[str], position: int, block: Block, block_named: BlockNamed
) -> tuple[int, list[Block]]:
    """Read a terminator of exception handling as if nothing were thrown; the next line, and blocks no longer led to.

    What only an exception gets to (`resume`, `catchswitch` …) is never reached, as in LLVM's LowerInvoke pass.
    """
    line = lines[position - 1]
    invoke = _INVOKE.match(line)
    if invoke is None:
        return position, [block_named(label) for label in _LABEL_USE.findall(line)]
    ends = _INVOKE_ENDS.match(lines[position])
    if ends is None:
        raise Unreadable(f"block %{block.name}: cannot read: {lines[position].strip()[:80]}")
    normal, unwind, tail = ends.groups()
    location = _DEBUG_LOCATION.search(tail)
    block.body.append(f"{invoke.group(1)}call {invoke.group(2)}{_PROFILE.sub('', tail)}")
    block.branch(block_named(normal))
    block.tail = location.group() if location is not None else ""
    return position + 1, [block_named(unwind)]


def has_exceptions(lines: list[str]) -> bool:
    """Return whether a function holds a terminator of exception handling."""
    matches = (_REFUSED.match(line) for line in lines)
    return any(match is not None and match.group(1) not in _WHY_REFUSED for match in matches)


def _read_phi(match: re.Match[str], block_named: BlockNamed) -> Phi:
    name, flags, type_, rest = match.groups()
    phi = Phi(name, type_, flags)
    end = 0
    for pair in _INCOMING.finditer(rest):
        phi.incoming[block_named(pair.group(2))] = pair.group(1)
        end = pair.end()
    phi.tail = rest[end:]
    return phi
