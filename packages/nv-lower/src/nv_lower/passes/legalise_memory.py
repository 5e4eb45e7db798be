"""Copy and fill memory with loads and stores.

    call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %from, i64 12, i1 false)

    =>  three loads of i32, three stores            (up to 128 bytes and 32 units of constant size)
    =>  call void @nv.lower.memcpy…(ptr %to, ptr %from, i64 %bytes)     a loop (larger, or known at run time)

The unit is the widest that alignment and size allow. `memmove` of few bytes loads everything before it stores; of
many it runs backwards where the destination lies above the source.

Requires: nothing; after optimisation, which turns most of them into single loads and stores by itself.
Leaves:   no `memcpy`, `memmove`, `memset`, in any of their forms.
Cost:     two instructions and two addresses a unit, or a loop.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from nv_lower.ir import Function, Instruction, Module
from nv_lower.options import Options

_INTRINSIC = re.compile(r"@llvm\.(memcpy|memmove|memset)(?:\.inline|\.element\.unordered\.atomic)?\.")
#: The most bytes, and the most units of them, that are written out; a loop is shorter beyond.
_STRAIGHT = 128
_UNITS = 32


def run(module: Module, options: Options) -> bool:
    """Expand every memory intrinsic."""
    widest = 8 if options.has("shaderInt64") and not options.narrow else 4
    changed = False
    for function in module.functions.values():
        if any(call.callee.startswith("@llvm.mem") for call in function.calls()):
            changed |= _expanded(module, function, widest)
    return changed


def _expanded(module: Module, function: Function, widest: int) -> bool:
    numbers = {id(instruction): number for number, instruction in function.numbered()}
    definitions = function.definitions()

    def rule(instruction: Instruction) -> list[str] | None:
        found = _INTRINSIC.match(instruction.callee)
        if found is None:
            return None
        unit = min(widest, _divisor(instruction.values[2], definitions))
        return _expand(module, found[1], instruction, unit, f"nv.{numbers[id(instruction)]}")

    return function.rewrite(rule, {"call"})


def _divisor(size: str, definitions: Mapping[str, Instruction], depth: int = 6) -> int:
    """A power of two, at most 16, that a size known at run time is a multiple of; 16 for one that is a constant."""
    if size.isdigit():
        return 16
    made = definitions.get(size)
    if made is None or not depth:
        return 1
    if made.opcode in ("shl", "mul") and made.values[1].isdigit():
        number = int(made.values[1])
        return min(16, 1 << number if made.opcode == "shl" else number & -number)
    if made.opcode in ("phi", "select"):
        values = made.values if made.opcode == "phi" else made.values[1:]
        return min(16 if value == "0" else _divisor(value, definitions, depth - 1) for value in values)
    return 1


def _expand(module: Module, kind: str, call: Instruction, widest: int, tag: str) -> list[str]:
    values, types = call.values, [operand.type for operand in call.operands]
    aligns = [operand.align for operand in call.operands[: 1 if kind == "memset" else 2]]
    size = int(values[2]) if re.fullmatch(r"\d+", values[2]) else None
    if size == 0:
        return []
    unit = min([widest, *aligns])
    while size is not None and size % unit and size > min(_STRAIGHT, unit * _UNITS):
        unit //= 2
    if size is None or size > min(_STRAIGHT, unit * _UNITS):
        symbol = _loop(module, kind, types, unit)
        arguments = [f"{type_} {value}" for type_, value in zip(types[:3], values[:3], strict=True)]
        return [f"call void {symbol}({', '.join(arguments)})"]
    units = _units(size, unit)
    if kind == "memset":
        return _fill(types[0], values[0], values[1], units, tag)
    loads, stores = [], []
    for position, width in units:
        cell = f"i{8 * width}"
        loads += [
            f"%{tag}.f{position} = getelementptr i8, {types[1]} {values[1]}, i64 {position}",
            f"%{tag}.v{position} = load {cell}, {types[1]} %{tag}.f{position}, align {width}",
        ]
        stores += [
            f"%{tag}.t{position} = getelementptr i8, {types[0]} {values[0]}, i64 {position}",
            f"store {cell} %{tag}.v{position}, {types[0]} %{tag}.t{position}, align {width}",
        ]
    return loads + stores


def _units(size: int, unit: int) -> list[tuple[int, int]]:
    """Positions and widths that cover `size` bytes, widest first, each at a multiple of its width."""
    units = []
    position = 0
    while position < size:
        while position + unit > size:
            unit //= 2
        units.append((position, unit))
        position += unit
    return units


def _fill(type_: str, pointer: str, value: str, units: list[tuple[int, int]], tag: str) -> list[str]:
    lines = []
    splats: dict[int, str] = {}
    for position, width in units:
        cell = f"i{8 * width}"
        if width not in splats:
            repeated = int.from_bytes(b"\1" * width, "little")
            if re.fullmatch(r"-?\d+", value):
                splats[width] = str((int(value) & 255) * repeated)
            elif width == 1:
                splats[width] = value
            else:
                lines += [
                    f"%{tag}.z{width} = zext i8 {value} to {cell}",
                    f"%{tag}.s{width} = mul {cell} %{tag}.z{width}, {repeated}",
                ]
                splats[width] = f"%{tag}.s{width}"
        lines += [
            f"%{tag}.t{position} = getelementptr i8, {type_} {pointer}, i64 {position}",
            f"store {cell} {splats[width]}, {type_} %{tag}.t{position}, align {width}",
        ]
    return lines


def _loop(module: Module, kind: str, types: list[str], unit: int) -> str:
    """A function that copies or fills in units; its byte count is a multiple of the unit."""
    spaces = [re.sub(r"\D", "", type_) or "0" for type_ in types[: 1 if kind == "memset" else 2]]
    count = types[2]
    symbol = f"@nv.lower.{kind}.{'.'.join('p' + space for space in spaces)}.{count}.{unit}"
    cell = f"i{8 * unit}"
    source = f"{types[1]} {'%value' if kind == 'memset' else '%from'}"
    header = (
        f"define internal void {symbol}({types[0]} %to, {source}, {count} %bytes) alwaysinline nounwind {{"
    )
    if kind == "memset":
        transfer = f"  store {cell} %splat, {types[0]} %t, align {unit}"
        prepare = [f"  %splat.z = zext i8 %value to {cell}"] if unit > 1 else []
        repeated = int.from_bytes(b"\1" * unit, "little")
        operand = "%splat.z" if unit > 1 else "%value"
        prepare.append(f"  %splat = mul {cell} {operand}, {repeated}")
        moves = [transfer]
    else:
        prepare = []
        moves = [
            f"  %f = getelementptr i8, {types[1]} %from, {count} %at",
            f"  %v = load {cell}, {types[1]} %f, align {unit}",
            f"  store {cell} %v, {types[0]} %t, align {unit}",
        ]
    # A backward copy is the forward loop with its offset counted from the end.
    backward = [f"  %mirror.end = sub {count} %bytes, {unit}", f"  %mirror = sub {count} %mirror.end, %i"]
    if kind == "memmove" and spaces[0] == spaces[1]:
        prepare.append(f"  %above = icmp ugt {types[0]} %to, %from")
        offset = [*backward, f"  %at = select i1 %above, {count} %mirror, {count} %i"]
    else:
        offset = [f"  %at = add {count} %i, 0"]
    lines = [
        header,
        "entry:",
        *prepare,
        f"  %some = icmp ne {count} %bytes, 0",
        "  br i1 %some, label %again, label %end",
        "again:",
        f"  %i = phi {count} [ 0, %entry ], [ %next, %again ]",
        *offset,
        f"  %t = getelementptr i8, {types[0]} %to, {count} %at",
        *moves,
        f"  %next = add nuw {count} %i, {unit}",
        f"  %more = icmp ult {count} %next, %bytes",
        "  br i1 %more, label %again, label %end",
        "end:",
        "  ret void",
        "}",
    ]
    module.define(symbol, "\n".join(lines))
    return symbol
