"""What LLVM's optimiser needs more than linear time for is kept from it in large kernels.

Its pass Float2Int looks for float arithmetic that could be done in integers, backwards from every comparison and from
every conversion to an integer. It goes over what it has found again and again, until each operand's range is known: of
the 14 s that a kernel of 240,000 instructions took, 9 s, of 60,000 instructions 1.2 s of 2.1 s. There is no switch for
the pass, so its ways in are closed: what is compared or converted passes through `llvm.arithmetic.fence`, which is the
value itself and through which that pass does not look.

    %c = fcmp olt double %a, %b   =>   %nv.fence.0.0 = call double @llvm.arithmetic.fence.f64(double %a)
                                       %nv.fence.0.1 = call double @llvm.arithmetic.fence.f64(double %b)
                                       %c = fcmp olt double %nv.fence.0.0, %nv.fence.0.1

The optimiser then also leaves alone comparisons of values that it finds to be constant, which small kernels fold.

Obsolete when LLVM's Float2Int visits operands before users (LLVM 22: `walkForwards` puts what it cannot compute yet
behind everything else).
"""

from __future__ import annotations

import itertools

from nv_lower.ir import Instruction, Module

_SUFFIXES = {"half": "f16", "float": "f32", "double": "f64"}
_INTRINSIC = "@llvm.arithmetic.fence."
_NAME = "nv.fence."
_ENTRIES = frozenset({"fcmp", "fptosi", "fptoui"})


def put_up(module: Module) -> None:
    """Let every scalar that is compared or converted to an integer pass through a fence."""
    numbers = itertools.count()
    module.rewrite(lambda entry: _fenced(entry, next(numbers)), _ENTRIES)
    for type_, suffix in _SUFFIXES.items():
        module.declare(_INTRINSIC + suffix, type_, [type_])


def _fenced(instruction: Instruction, number: int) -> list[str] | None:
    lines = []
    names: dict[str, str] = {}
    for index, operand in enumerate(instruction.operands):
        suffix = _SUFFIXES.get(operand.type)
        if suffix is None or operand.value[0] != "%" or operand.value in names:
            continue
        name = names[operand.value] = f"%{_NAME}{number}.{index}"
        lines.append(f"{name} = call {operand.type} {_INTRINSIC}{suffix}({operand.type} {operand.value})")
    if not lines:
        return None
    return [*lines, instruction.renamed(lambda name: names.get(name, name)).text]


def take_down(module: Module) -> None:
    """Put the values themselves where fences stand."""
    for function in module.functions.values():
        values = {call.result: call.values[0] for call in function.calls() if _is_ours(call)}

        def behind(name: str, values: dict[str, str] = values) -> str:
            while name in values:
                name = values[name]
            return name

        for block in function.blocks.values():
            block.instructions = [
                instruction.renamed(behind) if _NAME in instruction.text else instruction
                for instruction in block.instructions
                if instruction.result not in values
            ]
    used = {call.callee for function in module.functions.values() for call in function.calls()}
    for suffix in _SUFFIXES.values():
        if _INTRINSIC + suffix not in used:
            module.declarations.pop(_INTRINSIC + suffix, None)


def _is_ours(call: Instruction) -> bool:
    return call.callee.startswith(_INTRINSIC) and _NAME in call.result
