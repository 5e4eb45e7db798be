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

import re
from collections import defaultdict
from dataclasses import dataclass

from nv_lower.dead import without_dead
from nv_lower.irtext import FASTMATH, LABEL, LOCAL, Module
from nv_lower.options import Options

_OPERATION = re.compile(rf"\s*({LOCAL}) = (fmul|fadd|fsub) ((?:\w+ )*?)(float|double) ([^,]+), ([^,]+)$")
_NAME = re.compile(LOCAL)
_WIDTHS = {"float": 32, "double": 64}
_FUSIBLE = frozenset({"contract", "fast"})


@dataclass(frozen=True)
class _Operation:
    name: str
    kind: str
    flags: str
    type: str
    left: str
    right: str
    block: int


def run(module: Module, options: Options) -> bool:
    """Fuse in every function, for the widths that the target fuses."""
    types = {name for name, width in _WIDTHS.items() if options.has(f"shaderFmaFloat{width}")}
    changed = False
    for function in module.functions.values():
        if types and any(" fmul " in line for line in function.body):
            body = _fused(function.body, types, module)
            if body is not None:
                function.body = without_dead(body)
                changed = True
    return changed


def _fused(body: list[str], types: set[str], module: Module) -> list[str] | None:
    operations = _operations(body, types)
    products = {o.name: o for o in operations.values() if o.kind == "fmul"}
    if not products:
        return None
    for name in _lasting(body, operations, products):
        products.pop(name, None)
    result: list[str] = []
    changed = False
    for index, line in enumerate(body):
        operation = operations.get(index)
        lines = _sum(operation, products, module) if operation and operation.kind != "fmul" else None
        changed = changed or lines is not None
        result.extend(lines or [line])
    return result if changed else None


def _operations(body: list[str], types: set[str]) -> dict[int, _Operation]:
    """The products and sums that may be fused, by line."""
    found: dict[int, _Operation] = {}
    block = 0
    for index, line in enumerate(body):
        if LABEL.match(line):
            block += 1
        if " f" in line and (match := _OPERATION.match(line)):
            name, kind, flags, type_, left, right = match.groups()
            if type_ in types and _FUSIBLE & set(flags.split()):
                found[index] = _Operation(name, kind, flags, type_, left, right, block)
    return found


def _lasting(body: list[str], operations: dict[int, _Operation], products: dict[str, _Operation]) -> set[str]:
    """The products that something needs which cannot take them in."""
    lasting: set[str] = set()
    takers: dict[int, list[str]] = defaultdict(list)
    for index, line in enumerate(body):
        names = [name for name in _NAME.findall(line) if name in products]
        operation = operations.get(index)
        if operation is None:
            lasting.update(names)
        elif operation.kind == "fmul":
            lasting.update(name for name in names if name != operation.name)
        else:
            lasting.update(name for name in names if products[name].block != operation.block)
            takers[index] = names
    # A sum of two products takes in one: the other stays, which matters to its other sums.
    for names in takers.values():
        free = [name for name in names if name not in lasting]
        lasting.update(free[1:])
    return lasting


def _sum(operation: _Operation, products: dict[str, _Operation], module: Module) -> list[str] | None:
    """The lines that do a sum with one of its products taken in; None if neither operand is one."""
    left, right = products.get(operation.left), products.get(operation.right)
    if left is None and right is None:
        return None
    product = left or right
    assert product is not None
    addend = operation.right if product is left else operation.left
    factor = product.left
    lines: list[str] = []
    if operation.kind == "fsub":
        negated = f"%nv.negated.{operation.name[1:].strip(chr(34))}"
        negated = f'%"{negated[1:]}"'
        if product is left:
            lines.append(f"  {negated} = fneg {operation.type} {addend}")
            addend = negated
        else:
            lines.append(f"  {negated} = fneg {operation.type} {factor}")
            factor = negated
    type_ = operation.type
    symbol = f"@llvm.fma.f{_WIDTHS[type_]}"
    module.declare(symbol, f"declare {type_} {symbol}({type_}, {type_}, {type_})")
    flags = " ".join(flag for flag in operation.flags.split() if flag in FASTMATH)
    lines.append(
        f"  {operation.name} = call {flags} {type_} {symbol}"
        f"({type_} {factor}, {type_} {product.right}, {type_} {addend})"
    )
    return lines
