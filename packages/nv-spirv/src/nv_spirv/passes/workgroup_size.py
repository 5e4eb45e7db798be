"""Let the host choose the workgroup size: specialization constants 0, 1 and 2.

    OpExecutionMode %main LocalSize 64 1 1
        =>
    OpDecorate %x SpecId 0           (and %y 1, %z 2; their defaults are the sizes of before)
    OpDecorate %size BuiltIn WorkgroupSize
    %x = OpSpecConstant %uint 64     …
    %size = OpSpecConstantComposite %uvec3 %x %y %z

A size that is already the built-in constant, or set by LocalSizeId, stays so, and keeps those of its axes
that are specialization constants with ids of their own. An axis whose id specializes something else keeps
its size: `reflect` tells which axes can be set. Whatever used the old built-in constant uses the new one.

Requires: entry points that agree on the size.
Leaves:   the meaning of the module with its default constants.
Cost:     eight instructions.
"""

from __future__ import annotations

from collections.abc import Sequence

from nv_spirv.binary import Binary, Instruction
from nv_spirv.declarations import (
    BUILT_IN,
    BUILT_IN_WORKGROUP_SIZE,
    SPEC_ID,
    Declarations,
    declarations,
)
from nv_spirv.errors import Unsupported
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, context_of, uses
from nv_spirv.options import Options
from nv_spirv.sections import ANNOTATIONS, DECLARATIONS, ENTRY_POINTS, FUNCTIONS, MODES, NAMES, Sections

_GL_COMPUTE = 5
_COMPOSITES = (op.ConstantComposite, op.SpecConstantComposite)
_LOCAL_SIZE = 17
_LOCAL_SIZE_ID = 38


def run(module: Binary, _: Options) -> Binary:
    """Run the pass.

    Raises
    ------
    Unsupported
        Where entry points differ in size, or it is not a constant of three integers.
    """
    sections = Sections.of(module)
    found = declarations(module.instructions)
    entries = [entry[2] for entry in sections[ENTRY_POINTS] if entry[1] == _GL_COMPUTE]
    if not entries:
        return module
    old = _built_in(found)
    axes = found.constants[old][3:6] if old else _axes(sections, entries)
    if axes and all(_specialized(found, axis) for axis in axes):
        return module
    sizes = [-axis if axis <= 0 else found.integer(axis) for axis in axes]
    if len(sizes) != 3 or None in sizes:
        raise Unsupported("a workgroup size that is not a constant of three integers")
    return _rewrite(sections, found, old, axes, [value or 0 for value in sizes])


def _built_in(found: Declarations) -> int:
    """The constant decorated WorkgroupSize; 0 where there is none."""
    for target, decorations in found.decorations.items():
        if decorations.get(BUILT_IN) == (BUILT_IN_WORKGROUP_SIZE,) and target in found.constants:
            return target
    return 0


def _specialized(found: Declarations, axis: int) -> bool:
    return found.decoration(axis, SPEC_ID) is not None


def _axes(sections: Sections, entries: Sequence[int]) -> tuple[int, ...]:
    """Ids of the axes by LocalSizeId, or the negated numbers of LocalSize."""
    sizes = {
        tuple(-size for size in mode[3:6]) if mode[2] == _LOCAL_SIZE else mode[3:6]
        for mode in sections[MODES]
        if mode[1] in entries and mode[2] in (_LOCAL_SIZE, _LOCAL_SIZE_ID)
    }
    if len(sizes) > 1:
        raise Unsupported(
            "entry points with different workgroup sizes; the built-in size belongs to the whole module: split it first"
        )
    return sizes.pop() if sizes else ()


def _rewrite(
    sections: Sections, found: Declarations, old: int, axes: tuple[int, ...], sizes: list[int]
) -> Binary:
    taken = {(found.decoration(target, SPEC_ID) or (-1,))[0] for target in found.constants}
    declared: list[Instruction] = []
    uint, vector = _types(sections, found, old, declared)
    parts: list[int] = []
    for number, (axis, size) in enumerate(zip(axes, sizes, strict=True)):
        if axis > 0 and _specialized(found, axis):
            parts.append(axis)
            continue
        part = sections.fresh()
        parts.append(part)
        if number in taken:
            declared.append((op.Constant, uint, part, size))
        else:
            declared.append((op.SpecConstant, uint, part, size))
            sections[ANNOTATIONS].append((op.Decorate, part, SPEC_ID, number))
    body = sections[DECLARATIONS]
    if not old and min(axes) > 0:
        # Cooperative matrices of workgroup scope want the size before their type: as early as can be.
        at = next((at for at, i in enumerate(body, 1) if i[:2] == (op.TypeInt, uint)), 0)
        body[at:at] = declared
        sections.keep(MODES, [(*i[:3], *parts) if i[2] == _LOCAL_SIZE_ID else i for i in sections[MODES]])
        return sections.join()
    made = sections.fresh()
    declared.append((op.SpecConstantComposite, vector, made, *parts))
    sections[ANNOTATIONS].append((op.Decorate, made, BUILT_IN, BUILT_IN_WORKGROUP_SIZE))
    if old:
        at = body.index(found.constants[old])  # behind what it is made of, before its users
        body[at:at] = declared
        _replace(sections, old, made)
    else:
        body += declared
    return sections.join()


def _types(sections: Sections, found: Declarations, old: int, declared: list[Instruction]) -> tuple[int, int]:
    """The types of an axis and of the size, declared where the module lacks them."""
    if old:
        vector = found.constants[old][1]
        return found.types[vector][2], vector
    uint = next((t for t, d in found.types.items() if (d[0], *d[2:]) == (op.TypeInt, 32, 0)), 0)
    if not uint:
        uint = sections.fresh()
        declared.append((op.TypeInt, uint, 32, 0))
    vector = next((t for t, d in found.types.items() if (d[0], *d[2:]) == (op.TypeVector, uint, 3)), 0)
    if not vector:
        vector = sections.fresh()
        declared.append((op.TypeVector, vector, uint, 3))
    return uint, vector


def _replace(sections: Sections, old: int, new: int) -> None:
    """Use the new constant instead of the old, which loses its declaration, decorations and names."""
    context = context_of(sections.module.instructions)
    body = [i for i in sections[DECLARATIONS] if i[2:3] != (old,) or i[0] not in _COMPOSITES]
    sections.keep(DECLARATIONS, [_renamed(i, old, new, context) for i in body])
    sections.keep(FUNCTIONS, [_renamed(i, old, new, context) for i in sections[FUNCTIONS]])
    sections.keep(ANNOTATIONS, [i for i in sections[ANNOTATIONS] if i[1] != old])
    sections.keep(NAMES, [i if i[1] != old else (i[0], new, *i[2:]) for i in sections[NAMES]])


def _renamed(instruction: Instruction, old: int, new: int, context: Context) -> Instruction:
    if old not in instruction:
        return instruction
    words = list(instruction)
    for place in uses(instruction, context):
        if words[place] == old:
            words[place] = new
    return tuple(words)
