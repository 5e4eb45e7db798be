"""Indirect branches as switches, where the user asks for it (`Options.lower`).

Each block address in the module becomes a number, as in LLVM's IndirectBrExpand pass: the first address that is taken
in a function is `inttoptr (i64 1 to ptr)`, the next is 2. So addresses of blocks must only be jumped to, compared and
subtracted; their bits mean nothing. (Exception handling is lowered where functions are read: `reading`.)
"""

from __future__ import annotations

import re

from nv_structurize.errors import Unsupported
from nv_structurize.graph.operands import NAME

_ADDRESS = re.compile(rf"blockaddress\(@({NAME}), %({NAME})\)")
_INDIRECT = re.compile(r"^  indirectbr (ptr .*), \[(.*)\](.*)$", re.MULTILINE)
_LABEL = re.compile(rf"label %({NAME})")
_FUNCTION = re.compile(rf"^define [^\n]*?@({NAME})\((.*?)^}}$", re.MULTILINE | re.DOTALL)
_SPACE = re.compile(r"[^\n]*\)[^()\n]* addrspace\([1-9]\d*\)")


def lower_indirect_branches(text: str) -> str:
    """Canonical text with block addresses as numbers and switches for `indirectbr`.

    Raises
    ------
    Unsupported
        The address of a block in another address space is taken.
    """
    numbers: dict[str, dict[str, int]] = {}
    for function, block in _ADDRESS.findall(text):
        taken = numbers.setdefault(function, {})
        taken.setdefault(block, len(taken) + 1)

    def number(found: re.Match[str]) -> str:
        return f"inttoptr (i64 {numbers[found.group(1)][found.group(2)]} to ptr)"

    def without_indirect(found: re.Match[str]) -> str:
        name, rest = found.groups()
        if name in numbers and _SPACE.match(rest):
            raise Unsupported(f"function @{name}: blockaddress: of a function in another address space")
        return _with_switches(found.group(), numbers.get(name, {}))

    return _FUNCTION.sub(without_indirect, _ADDRESS.sub(number, text))


def _with_switches(function: str, numbers: dict[str, int]) -> str:
    stem = "nv.address"
    while f"%{stem}" in function:
        stem += "."
    count = 0

    def switch(found: re.Match[str]) -> str:
        nonlocal count
        count += 1
        address, listed, tail = found.groups()
        default, *labels = _LABEL.findall(listed) or [None]
        if default is None:
            return f"  unreachable{tail}"
        cases = []
        used = {numbers.get(default)}
        never = len(numbers)
        for label in (
            labels
        ):  # every edge stays, so that phi nodes fit; those that no address leads to are never taken
            number = numbers.get(label)
            if number in used or number is None:
                number = never = never + 1
            used.add(number)
            cases.append(f"    i64 {number}, label %{label}\n")
        return (
            f"  %{stem}{count} = ptrtoint {address} to i64\n"
            f"  switch i64 %{stem}{count}, label %{default} [\n{''.join(cases)}  ]{tail}"
        )

    return _INDIRECT.sub(switch, function)
