"""Fuse a product and the sum it goes into, where the flags allow it.

    %p = fmul contract float %a, %b
    %s = fadd contract float %p, %c       =>       %s = call contract float @llvm.fma.f32(float %a, float %b, float %c)

`contract` leaves the choice to the compiler, and drivers do not always take it: NVIDIA's fuses nothing in a module
that asks for a rounding mode, which all of ours do. A product is fused when everything that uses it is a sum of
its own block that may take it, so that it vanishes; the difference of a product negates one factor, which is free.

Requires: one flat function, optimised.
Leaves:   nothing to fuse on a device whose `fma` rounds once (`shaderFmaFloat32`, `shaderFmaFloat64`).
Cost:     linear; nothing on other devices, where `fma` may be slow.
"""

from __future__ import annotations

from collections import defaultdict

from nv_lower.analysis.dead import remove_dead
from nv_lower.ir import Function, Instruction, Module, bare
from nv_lower.options import Options

_WIDTHS = {"float": 32, "double": 64}
_FUSIBLE = frozenset({"contract", "fast"})
_SUMS = frozenset({"fadd", "fsub"})


def run(module: Module, options: Options) -> bool:
    """Fuse in every function, for the widths that the target fuses."""
    types = {name for name, width in _WIDTHS.items() if options.has(f"shaderFmaFloat{width}")}
    changed = False
    for function in module.functions.values() if types else ():
        changed |= _fused(module, function, types)
    return changed


def _fused(module: Module, function: Function, types: set[str]) -> bool:
    products = _products(function, types)
    if not products or not function.rewrite(lambda i: _sum(i, types, products, module), _SUMS):
        return False
    remove_dead(function)
    return True


def _may_fuse(instruction: Instruction, types: set[str]) -> bool:
    return instruction.type in types and not _FUSIBLE.isdisjoint(instruction.flags)


def _products(function: Function, types: set[str]) -> dict[str, Instruction]:
    """The products that vanish when they are fused: everything that uses one can take it in."""
    products: dict[str, Instruction] = {}
    blocks: dict[str, str] = {}
    for label, block in function.blocks.items():
        for instruction in block.instructions:
            if instruction.opcode == "fmul" and _may_fuse(instruction, types):
                products[instruction.result] = instruction
                blocks[instruction.result] = label
    for name in _lasting(function, types, blocks) if products else ():
        products.pop(name, None)
    return products


def _lasting(function: Function, types: set[str], products: dict[str, str]) -> set[str]:
    """The products (with the blocks that they are in) that something needs which cannot take them in."""
    lasting: set[str] = set()
    takers: dict[str, list[str]] = defaultdict(list)
    for label, block in function.blocks.items():
        for instruction in block.instructions:
            names = [name for name in instruction.names if name in products]
            if not names:
                continue
            if instruction.opcode in _SUMS and _may_fuse(instruction, types):
                lasting.update(name for name in names if products[name] != label)
                takers[instruction.result] = names
            else:
                lasting.update(names)
    # A sum of two products takes in one: the other stays, which matters to its other sums.
    for names in takers.values():
        free = [name for name in names if name not in lasting]
        lasting.update(free[1:])
    return lasting


def _sum(
    instruction: Instruction, types: set[str], products: dict[str, Instruction], module: Module
) -> list[str] | None:
    """The texts that do a sum with one of its products taken in; None if neither operand is one."""
    if not _may_fuse(instruction, types):
        return None
    left, right = (products.get(value) for value in instruction.values)
    product = left or right
    if product is None:
        return None
    addend = instruction.values[1 if product is left else 0]
    factor, other = product.values
    type_ = instruction.type
    lines: list[str] = []
    if instruction.opcode == "fsub":
        negated = f'%"nv.negated.{bare(instruction.result)}"'
        if product is left:
            lines.append(f"{negated} = fneg {type_} {addend}")
            addend = negated
        else:
            lines.append(f"{negated} = fneg {type_} {factor}")
            factor = negated
    symbol = f"@llvm.fma.f{_WIDTHS[type_]}"
    module.declare(symbol, type_, [type_] * 3)
    flags = " ".join(instruction.flags)
    lines.append(
        f"{instruction.result} = call {flags} {type_} {symbol}"
        f"({type_} {factor}, {type_} {other}, {type_} {addend})"
    )
    return lines
