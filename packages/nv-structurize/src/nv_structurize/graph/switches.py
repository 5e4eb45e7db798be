"""Switches as comparisons."""

from __future__ import annotations

from nv_structurize.graph.blocks import Block, Function

IN_A_ROW = 3
"""As many cases are compared one after the other; more are halved first, so that the depth is logarithmic."""

Case = tuple[int, str, Block]


def lower_switch(function: Function, block: Block) -> list[Block]:
    """End `block` in comparisons instead of its switch, bringing each target what the switch did; the new blocks."""
    type_, value = block.condition.rsplit(" ", 1)
    default, *targets = block.targets
    old = block.successors()
    texts = [case.rsplit(" ", 1)[1] for case in block.cases]
    cases = [(_number(text), text, to) for text, to in zip(texts, targets, strict=True) if to is not default]
    arriving: dict[Block, list[Block]] = {}
    made: list[Block] = []

    def new_block(suffix: str) -> Block:
        made.append(function.new_block(block, suffix))
        return made[-1]

    def branch_if(at: Block, how: str, case: Case, yes: Block, no: Block) -> None:
        name = function.fresh("nv.value")
        at.body.append(f"  %{name} = icmp {how} {type_} {value}, {case[1]}")
        at.branch_if(f"%{name}", yes, no)

    work = [(block, sorted(cases, key=lambda case: case[0]))]
    while work:
        at, cases = work.pop()
        if not cases:
            at.branch(default)
            arriving.setdefault(default, []).append(at)
        elif len(cases) <= IN_A_ROW:
            case, *rest = cases
            other = new_block("else") if rest else default
            branch_if(at, "eq", case, case[2], other)
            arriving.setdefault(case[2], []).append(at)
            if rest:
                work.append((other, rest))
            else:
                arriving.setdefault(default, []).append(at)
        else:
            middle = len(cases) // 2
            low, high = new_block("low"), new_block("high")
            branch_if(at, "slt", cases[middle], low, high)
            work += [(high, cases[middle:]), (low, cases[:middle])]
    block.tail = ""
    for target in old:
        for phi in target.phis:
            brought = phi.incoming.pop(block)
            phi.incoming.update(dict.fromkeys(arriving[target], brought))
    return made


def _number(text: str) -> int:
    """A case as a signed number."""
    return {"true": -1, "false": 0}[text] if text in ("true", "false") else int(text)
