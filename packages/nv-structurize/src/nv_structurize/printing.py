"""`Function`s back to LLVM IR text, with the structure written as metadata."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from nv_structurize.graph.blocks import BRANCH, CONDITIONAL, END, Block, Function, Phi

_NODE = re.compile(r"^!(\d+) = ", re.MULTILINE)
_PROFILE = re.compile(r", !prof !\d+")


class MetadataNodes:
    """Hands out numbers for new metadata nodes, one node for each text."""

    def __init__(self, module_text: str) -> None:
        self._next = max(map(int, _NODE.findall(module_text)), default=-1) + 1
        self._numbers: dict[str, int] = {}

    def numbered(self, function_text: str) -> str:
        """A function's text with `!N` for each node that stands in it (`node_in_text`)."""
        if _MARK not in function_text:
            return function_text
        return _MARKED.sub(lambda found: self._reference(found.group(1)), function_text)

    def _reference(self, node: str) -> str:
        number = self._numbers.get(node)
        if number is None:
            number = self._numbers[node] = self._next
            self._next += 1
        return f"!{number}"

    def lines(self) -> Iterator[str]:
        """The definitions, for the end of the module."""
        return (f"!{number} = {node}" for node, number in self._numbers.items())


_MARK = "\0"  # which no text holds that LLVM reads
_MARKED = re.compile(f"{_MARK}([^{_MARK}]*){_MARK}")


def node_in_text(node: str) -> str:
    """A node standing where its number will: functions are printed before the module's numbers are given."""
    return f"{_MARK}{node}{_MARK}"


def function_lines(function: Function, annotated: bool = True) -> list[str]:
    """One function as text; unless `annotated`, the structure is left out. `MetadataNodes.numbered` finishes it."""
    lines = [function.define]
    annotation = _annotator(function, annotated)
    order: dict[Block, list[Block]] = {}
    if any(block.phis for block in function.blocks):
        for block in function.blocks:
            for target in block.targets:
                if target.phis:
                    order.setdefault(target, []).append(block)
    first = True
    for block in function.blocks:
        if not first:
            lines.append("")
        first = False
        lines.append(f"{block.name}:")
        if block.phis:
            sources = order.get(block, [])
            lines.extend(_phi_line(phi, sources) for phi in block.phis)
        lines.extend(block.body)
        _terminator(block, annotation(block), lines)
    lines.append("}")
    return lines


def _annotator(function: Function, annotated: bool) -> Callable[[Block], str]:
    if not annotated:
        return lambda block: ""

    def annotation(block: Block) -> str:
        loop = function.loops.get(block)
        if loop is not None:
            return f", !nv.loop {node_in_text(f'!{{{_string(loop.merge)}, {_string(loop.latch)}}}')}"
        merge = function.selections.get(block)
        return "" if merge is None else f", !nv.selection {node_in_text(f'!{{{_string(merge)}}}')}"

    return annotation


def _string(block: Block) -> str:
    name = block.name
    return f"!{name}" if name.startswith('"') else f'!"{name}"'


def _phi_line(phi: Phi, sources: list[Block]) -> str:
    pairs = ", ".join(f"[ {phi.incoming[source]}, %{source.name} ]" for source in sources)
    return f"  %{phi.name} = phi {phi.flags}{phi.type} {pairs}{phi.tail}"


def _terminator(block: Block, annotation: str, lines: list[str]) -> None:
    tail = block.tail
    if block.kind == END:
        lines.append(f"  {block.text}{tail}")
        return
    if block.kind == BRANCH:
        tail = _PROFILE.sub("", tail) if "!prof" in tail else tail
        lines.append(f"  br label %{block.targets[0].name}{tail}{annotation}")
        return
    if block.kind == CONDITIONAL:
        yes, no = block.targets
        lines.append(f"  br i1 {block.condition}, label %{yes.name}, label %{no.name}{tail}{annotation}")
        return
    lines.append(f"  switch {block.condition}, label %{block.targets[0].name} [")
    lines.extend(
        f"    {case}, label %{target.name}"
        for case, target in zip(block.cases, block.targets[1:], strict=True)
    )
    lines.append(f"  ]{tail}{annotation}")
