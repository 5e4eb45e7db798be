"""LLVM IR text to `Function`s: what stands between two functions stays text.

The text is LLVM's own canonical print (`normalise` sees to that), which makes line-by-line reading safe: one
instruction a line except `switch`, labels at the margin, phi nodes with `[ value, %block ]` pairs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from nv_structurize.errors import InvalidInput, Unsupported
from nv_structurize.graph.blocks import END, SWITCH, Block, Function, Phi, predecessors
from nv_structurize.graph.operands import NAME, defined_name

_LABEL = re.compile(rf"({NAME}):")
_PHI = re.compile(rf"  %({NAME}) = phi ((?:(?:nnan|ninf|nsz|arcp|contract|afn|reassoc|fast) )*)(.*?) (\[ .*)")
_INCOMING = re.compile(rf"\[ (.+?), %({NAME}) \](?:, (?=\[ )|(?=$|, !))")
_BRANCH = re.compile(rf"  br label %({NAME})(.*)")
_CONDITIONAL = re.compile(rf"  br i1 (.+?), label %({NAME}), label %({NAME})(.*)")
_SWITCH = re.compile(rf"  switch (.+), label %({NAME}) \[(.*)")
_CASE = re.compile(rf"    (.+), label %({NAME})$")
_END = re.compile(r"  (ret\b.*?|unreachable)((?:, !.*)?)$")
_DEFINE_NAME = re.compile(rf"@({NAME})\(")
_LOCAL = re.compile(rf"%({NAME})")
_ANNOTATION = re.compile(r", !nv\.(?:selection|loop) !\d+")
_REFUSED = re.compile(
    rf"  (?:%{NAME} = )?(indirectbr|callbr|invoke|resume|catchswitch|catchret|cleanupret)\b"
)
_INVOKE = re.compile(rf"(  (?:%{NAME} = )?)invoke (.*)")
_INVOKE_ENDS = re.compile(rf"          to label %({NAME}) unwind label %({NAME})(.*)")
_LABEL_USE = re.compile(rf"label %({NAME})")
_DEBUG_LOCATION = re.compile(r", !dbg !\d+")
_PROFILE = re.compile(r", !prof !\d+")
BlockNamed = Callable[[str], Block]
_NO_EXCEPTIONS = (
    "exception handling has no structured form; `--lower exceptions` makes calls of it that must not throw"
)
_WHY_REFUSED = {
    "indirectbr": "indirect branches have no structured form; `--lower indirectbr` makes switches of them",
    "callbr": "asm goto has no structured form",
}


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
            raise InvalidInput(f"line {position + 1}: function without an end")
        yield Piece(lines[position : end + 1], function_name(lines[position]))
        start = position = end + 1
    if start < count:
        yield Piece(lines[start:], None)


def refuse_block_addresses(text: str, name: str) -> None:
    """Raise `Unsupported` if something holds the address of one of the function's blocks."""
    if "blockaddress(" in text and re.search(rf'blockaddress\(@"?{re.escape(name)}"?, ', text):
        raise Unsupported(
            f"function @{name}: blockaddress: a block whose address is taken cannot be moved; "
            "`--lower indirectbr` makes numbers of such addresses"
        )


def function_name(define: str) -> str:
    """The name in a `define` or `declare` line, without quotes."""
    match = _DEFINE_NAME.search(define)
    if match is None:
        raise InvalidInput(f"no function name in: {define[:80]}")
    return match.group(1).strip('"')


def read_function(
    lines: list[str],
    rooted: frozenset[str] = frozenset(),
    types: Mapping[str, str] | None = None,
    keep_annotations: bool = False,
    without_exceptions: bool = False,
) -> Function:
    """Take one function apart.

    Parameters
    ----------
    lines
        From `define` to the closing brace.
    rooted
        The calls that are neither copied nor moved (`rooted_callees`).
    types
        The module's named types (`named_types`).
    keep_annotations
        Leave `!nv.selection` and `!nv.loop` on the terminators instead of dropping them.
    without_exceptions
        Read `invoke` as a call, and leave out the edges that only an exception takes.

    Raises
    ------
    Unsupported
        For terminators that structured control flow cannot say.
    """
    name = function_name(lines[0])
    lines = _named(lines)
    by_name: dict[str, Block] = {}
    order: list[Block] = []

    def block_named(label: str) -> Block:
        found = by_name.get(label)
        if found is None:
            found = by_name[label] = Block(label)
        return found

    names: set[str] = set(_LOCAL.findall(lines[0]))
    current: Block | None = None
    lost: list[tuple[Block, Block]] = []
    position = 1
    last = len(lines) - 1
    while position < last:
        line = lines[position]
        position += 1
        if not line or line[0] == ";":
            continue
        if line[0] != " ":
            match = _LABEL.match(line)
            if match is None:
                if line.startswith("uselistorder"):
                    continue
                raise InvalidInput(f"function @{name}: cannot read: {line.strip()[:80]}")
            current = block_named(match.group(1))
            order.append(current)
            continue
        if current is None:
            raise InvalidInput(f"function @{name}: an instruction before the first label")
        head = line[2:5]
        if head == "br " and _read_branch(line, current, block_named):
            continue
        if head == "swi":
            position = _read_switch(lines, position, current, block_named)
            continue
        if head == "ret" or head == "unr":
            match = _END.match(line)
            if match is not None:
                current.kind, current.text, current.tail = END, match.group(1), match.group(2)
                continue
        if head[0] == "%":
            if " = phi " in line:
                match = _PHI.match(line)
                if match is not None:
                    current.phis.append(_read_phi(match, block_named))
                    names.add(match.group(1))
                    continue
            made = defined_name(line)
            if made is not None:
                names.add(made)
        match = _REFUSED.match(line)
        if match is None:
            current.body.append(line)
            continue
        kind = match.group(1)
        if kind in _WHY_REFUSED or not without_exceptions:
            why = _WHY_REFUSED.get(kind, _NO_EXCEPTIONS)
            raise Unsupported(f"function @{name}, block %{current.name}: {kind}: {why}")
        position, gone = _read_without_unwinding(lines, position, current, block_named)
        lost += [(current, target) for target in gone]
    names.update(by_name)
    function = Function(name, lines[0], order, names, rooted, types or {})
    if not keep_annotations:
        for block in order:
            if "!nv." in block.tail:
                block.tail = _ANNOTATION.sub("", block.tail)
    for source, target in lost:
        for phi in target.phis:
            phi.incoming.pop(source, None)
    function.number()
    _check_phis(function)
    return function


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
        raise InvalidInput(f"block %{block.name}: cannot read: {lines[position - 1].strip()[:80]}")
    condition, default, rest = match.groups()
    block.kind, block.condition = SWITCH, condition
    block.targets, block.cases = [block_named(default)], []
    if rest.startswith("]"):
        block.tail = rest[1:]
    else:
        while not lines[position].startswith("  ]"):
            case = _CASE.match(lines[position])
            if case is None:
                raise InvalidInput(f"block %{block.name}: cannot read: {lines[position].strip()[:80]}")
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
        raise InvalidInput(f"block %{block.name}: cannot read: {lines[position].strip()[:80]}")
    normal, unwind, tail = ends.groups()
    location = _DEBUG_LOCATION.search(tail)
    block.body.append(f"{invoke.group(1)}call {invoke.group(2)}{_PROFILE.sub('', tail)}")
    block.branch(block_named(normal))
    block.tail = location.group() if location is not None else ""
    return position + 1, [block_named(unwind)]


def has_exceptions(lines: list[str]) -> bool:
    """Whether a function holds a terminator of exception handling."""
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


# -- names for what has none

_NUMBERED = re.compile(r'"[^"]*"|%(\d+)(?![-\w$.])')
_NUMBERED_LABEL = re.compile(r"(\d+):")


def _named(lines: list[str]) -> list[str]:
    """Give unnamed values and blocks names: `%5` becomes `%v5`, block `7` becomes `bb7`.

    LLVM numbers the unnamed in order of appearance, so that one block put in between would renumber all.
    """
    text = "\n".join(lines)
    numbered_labels = {m.group(1) for line in lines if (m := _NUMBERED_LABEL.match(line))}
    first = lines[1] if len(lines) > 1 else ""
    entry_unnamed = first.startswith("  ")
    numbers = set(re.findall(r"%(\d+)(?![-\w$.])", text)) if "%" in text else set()
    if not numbers and not entry_unnamed and not numbered_labels:
        return lines
    entry_number = None
    if entry_unnamed:
        parameters = [int(n) for n in re.findall(r"%(\d+)(?![-\w$.])", lines[0])]
        entry_number = str(max(parameters) + 1 if parameters else 0)
    taken = set(_LOCAL.findall(text))
    taken.update(m.group(1) for line in lines if (m := _LABEL.match(line)))
    value_prefix, block_prefix = "v", "bb"
    while any(f"{value_prefix}{n}" in taken for n in numbers):
        value_prefix += "."
    while any(f"{block_prefix}{n}" in taken for n in numbers | numbered_labels):
        block_prefix += "."
    entry_name = "entry"
    while entry_name in taken:
        entry_name += "."
    names = {n: f"%{value_prefix}{n}" for n in numbers}
    names.update({n: f"%{block_prefix}{n}" for n in numbered_labels})
    if entry_number is not None:
        names[entry_number] = f"%{entry_name}"

    def rename(match: re.Match[str]) -> str:
        number = match.group(1)
        return match.group() if number is None else names[number]

    result = _NUMBERED.sub(rename, text).split("\n")
    for place, line in enumerate(result):
        label = _NUMBERED_LABEL.match(line)
        if label is not None:
            result[place] = f"{names[label.group(1)][1:]}:"
    if entry_unnamed:
        result.insert(1, f"{entry_name}:")
    return result


# -- what the rest of the module says

_ROOTED = frozenset(("convergent", "noduplicate"))
_TYPE = re.compile(rf"^(%{NAME}) = type (.*)$", re.MULTILINE)
_ATTRIBUTES = re.compile(r"attributes (#\d+) = \{(.*)\}")
_CALLEE_HEAD = re.compile(r"(?:declare|define) ")
_GROUP = re.compile(r"#\d+")


def named_types(text: str) -> dict[str, str]:
    """The body of each named type of the module, by its name with the `%`."""
    return dict(_TYPE.findall(text))


def rooted_callees(text: str) -> frozenset[str]:
    """Functions whose calls are neither copied nor moved, and the attribute groups (`#3`) that say so.

    Those are the convergent ones, and LLVM's older `noduplicate`.
    """
    groups = {m.group(1) for m in _ATTRIBUTES.finditer(text) if not _ROOTED.isdisjoint(m.group(2).split())}
    found = {"nv.barrier", "nv.subgroup.barrier"}
    for line in text.split("\n"):
        if not _CALLEE_HEAD.match(line):
            continue
        name = function_name(line)
        after = line[line.rindex(")") :]
        if (
            not _ROOTED.isdisjoint(after.split())
            or name.startswith("nv.subgroup.")
            or not groups.isdisjoint(_GROUP.findall(after))
        ):
            found.add(name)
    return frozenset(found | groups)
