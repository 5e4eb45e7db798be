"""Grids: three numbers of workgroups, and those beyond the device's limits, which are launched in parts.

`vkCmdDispatchBase` starts the workgroup numbers of a part at a base, so WorkgroupId and GlobalInvocationId
are right. NumWorkgroups is not: it is the part's. `constant_num_groups` rewrites a module so that the
variable decorated NumWorkgroups becomes a private one initialised with the whole grid's size.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

from .declarations import BUILTIN_NUM_WORKGROUPS, DECORATION_BUILTIN, STORAGE_INPUT
from .errors import Internal, InvalidInput, Unsupported
from .spirv_words import Op, instructions, text, words_of

STORAGE_PRIVATE = 6


def three(groups: int | Sequence[int]) -> tuple[int, int, int]:
    """Normalise a grid to three non-negative numbers."""
    if isinstance(groups, int):
        sizes: tuple[int, ...] = (groups,)
    else:
        sizes = tuple(int(g) for g in groups)
    if not 1 <= len(sizes) <= 3 or min(sizes) < 0 or max(sizes) > 0xFFFFFFFF:
        raise InvalidInput(f"a grid is one to three numbers of workgroups below 2**32, not {groups!r}")
    x, y, z = sizes + (1,) * (3 - len(sizes))
    return x, y, z


def parts(
    groups: tuple[int, int, int], limits: tuple[int, int, int]
) -> Iterator[tuple[tuple[int, int, int], tuple[int, int, int]]]:
    """(base, size) of every dispatch that together cover the grid."""
    x, y, z = groups
    for k in range(0, z, limits[2]):
        for j in range(0, y, limits[1]):
            for i in range(0, x, limits[0]):
                yield (i, j, k), (min(limits[0], x - i), min(limits[1], y - j), min(limits[2], z - k))


def marked(spirv: bytes) -> bytes:
    """The module with another number of its generator, which means nothing to a driver.

    NVIDIA 580 keeps compiled modules by their bytes and takes one that knows of no base for one that does
    (docs/quirks.md#dispatch-base).
    """
    (generator,) = struct.unpack_from("<I", spirv, 8)
    return spirv[:8] + struct.pack("<I", generator ^ 1) + spirv[12:]


def constant_num_groups(spirv: bytes, groups: tuple[int, int, int]) -> bytes:
    """The module with NumWorkgroups replaced by `groups`.

    The access chains into the variable change their storage class with it; nothing else of the module does.
    """
    words = words_of(spirv)
    variable, vector, scalar = _find(words)
    bound = words[3]
    pointer, scalar_pointer, sizes, vector_value = (
        bound,
        bound + 1,
        (bound + 2, bound + 3, bound + 4),
        bound + 5,
    )
    declarations = [
        4 << 16 | Op.Constant, scalar, sizes[0], groups[0],
        4 << 16 | Op.Constant, scalar, sizes[1], groups[1],
        4 << 16 | Op.Constant, scalar, sizes[2], groups[2],
        6 << 16 | Op.ConstantComposite, vector, vector_value, *sizes,
        4 << 16 | Op.TypePointer, pointer, STORAGE_PRIVATE, vector,
        4 << 16 | Op.TypePointer, scalar_pointer, STORAGE_PRIVATE, scalar,
        5 << 16 | Op.Variable, pointer, variable, STORAGE_PRIVATE, vector_value,
    ]  # fmt: skip
    out = [*words[:3], bound + 6, words[4]]
    before_1_4 = words[1] < 0x00010400
    for op, ins in instructions(words):
        if op == Op.Decorate and ins[1] == variable:
            continue
        if op == Op.EntryPoint and before_1_4 and variable in ins:
            out += _without_interface(ins, variable)
        elif op == Op.Variable and ins[2] == variable:
            out += declarations
        elif op in (Op.AccessChain, Op.InBoundsAccessChain) and ins[3] == variable:
            out += [ins[0], scalar_pointer, *ins[2:]]
        elif op == Op.CopyObject and ins[3] == variable:
            raise Unsupported("the module copies the pointer to NumWorkgroups; launch a smaller grid")
        else:
            out += ins
    return struct.pack(f"<{len(out)}I", *out)


def _find(words: memoryview) -> tuple[int, int, int]:
    """The NumWorkgroups variable, its vector type and that one's scalar type."""
    pointers: dict[int, int] = {}
    vectors: dict[int, int] = {}
    decorated: set[int] = set()
    for op, ins in instructions(words):
        if op == Op.TypePointer:
            pointers[ins[1]] = ins[3]
        elif op == Op.TypeVector:
            vectors[ins[1]] = ins[2]
        elif op == Op.Decorate and ins[2] == DECORATION_BUILTIN and ins[3] == BUILTIN_NUM_WORKGROUPS:
            decorated.add(ins[1])
        elif op == Op.Variable and ins[3] == STORAGE_INPUT and ins[2] in decorated:
            vector = pointers[ins[1]]
            return ins[2], vector, vectors[vector]
    raise Internal("a module that reads NumWorkgroups has no variable for it")


def _without_interface(ins: memoryview, variable: int) -> list[int]:
    """The entry point without the variable: before SPIR-V 1.4 its interface may hold inputs and outputs only."""
    after = text(ins, 3)[1]
    kept = [*ins[1:after], *(w for w in ins[after:] if w != variable)]
    return [(len(kept) + 1) << 16 | Op.EntryPoint, *kept]
