"""Image instructions (SPIR-V 3.49.10): images, samplers, coordinates, texels and the values of image operands."""

from __future__ import annotations

from collections.abc import Iterator

from nv_spirv.binary import Instruction
from nv_spirv.checks.operands.rule import Numeric, Rule, Types
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import enumeration

Operands = tuple[int, ...]
_IMAGE = 11  # storage class
_COORDINATES = {
    0: 1,
    1: 2,
    2: 3,
    3: 3,
    4: 2,
    5: 1,
    6: 2,
}  # by Dim: 1D, 2D, 3D, Cube, Rect, Buffer, SubpassData
_CUBE, _BUFFER, _SUBPASS = 3, 5, 6
_LOD, _GRAD = 2, 4
# Bit of the image operands -> what kind of numbers its values are; Lod depends on the instruction.
_VALUES = {1: "f", 4: "f", 8: "iu", 16: "iu", 64: "iu", 128: "f"}


def image_type(types: Types, type_id: int, *, combined: bool = False) -> Instruction | None:
    """The declaration of an image, for `combined` of that in a sampled image; None for any other type."""
    declared = types.get(type_id)
    if combined:
        if declared[0] != op.TypeSampledImage:
            return None
        declared = types.get(declared[2])
    return declared if declared[0] == op.TypeImage else None


_NO_SAMPLED_BUFFERS = (
    0x10600  # GLSL's samplerBuffer, which is fetched from and never sampled, became an image alone
)


def declared(types: Types, instruction: Instruction) -> str | None:
    """What is wrong with an `OpTypeImage` or `OpTypeSampledImage`."""
    if instruction[0] == op.TypeSampledImage:
        image = image_type(types, instruction[2])
        if image is None:
            return f"a sampled image of {types.spell(instruction[2])}, which is not an image"
        buffer = image[3] == _BUFFER and types.version >= _NO_SAMPLED_BUFFERS
        if image[7] == 2 or image[3] == _SUBPASS or buffer:
            return "a sampled image of an image that is never sampled"
        return None
    texel = types.numeric(instruction[2])
    void = types.get(instruction[2])[0] == op.TypeVoid
    if not void and (texel is None or texel.length != 1 or texel.base not in "iuf"):
        return f"an image of {types.spell(instruction[2])}"
    for place, most, what in ((4, 2, "depth"), (5, 1, "arrayed"), (6, 1, "multisampled")):
        if instruction[place] > most:
            return f"an image whose operand {what!r} is {instruction[place]}"
    return None if instruction[7] in (1, 2) else f"an image whose operand 'sampled' is {instruction[7]}"


def _texel(types: Types, image: Instruction) -> Numeric | None:
    return types.numeric(image[2])


def _coordinate(types: Types, image: Instruction, type_id: int, bases: str, extra: int) -> str | None:
    given = types.numeric(type_id)
    if given is None or given.base not in bases or isinstance(given.length, tuple):
        kind = "an integer" if bases == "iu" else "a float"
        return f"a coordinate is {types.spell(type_id)}, not {kind} or a vector of them"
    least = _COORDINATES.get(image[3], 1) + extra
    return (
        None if given.length >= least else f"a coordinate of {given.length} components; the image has {least}"
    )


def _values(types: Types, instruction: Instruction, first: int, integers: bool) -> str | None:
    """The mask of image operands at `first` and the values behind it."""
    if len(instruction) <= first:
        return None
    mask = instruction[first]
    at = first + 1
    wanted = _VALUES | {_LOD: "iu" if integers else "f"}
    for bit, row in enumeration("ImageOperands").by_value.items():
        if not mask & bit:
            continue
        for identifier in instruction[at : at + len(row.operands)] if bit in wanted else ():
            type_id = types.type_of.get(identifier, 0)
            numeric = types.numeric(type_id)
            if numeric is None or numeric.base not in wanted[bit] or (bit == _LOD and numeric.length != 1):
                return f"{row.name} is {types.spell(type_id)}"
        at += len(row.operands)
    return None


def _result(types: Types, image: Instruction, result: int, length: int) -> str | None:
    """The result has the image's component type, or the second part of a sparse result has."""
    texel, made = _texel(types, image), types.numeric(result)
    if texel is None:
        return None
    if made is None or made[:2] != texel[:2] or made.length != length:
        return f"the result is {types.spell(result)}; the image holds {types.spell(image[2])}"
    return None


def _access(
    combined: bool, bases: str, *, length: int = 4, projected: bool = False, explicit: bool = False
) -> Rule:
    """A read of an image; `explicit` names the level of detail, `length` is that of the result."""

    def check(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
        image = image_type(types, operands[0], combined=combined)
        if image is None:
            return f"the image is {types.spell(operands[0])}"
        sparse = types.get(result)
        if instruction[0] in _SPARSE:
            if sparse[0] != op.TypeStruct or len(sparse) != 4:
                return f"the result is {types.spell(result)}, not a code and a texel"
            result = sparse[3]
        sampled = image[7] != 2
        reads = instruction[0] in (op.ImageRead, op.ImageSparseRead)
        if reads == sampled and not (reads and image[3] == _SUBPASS):
            return f"an image whose operand 'sampled' is {image[7]}"
        layers = 0 if reads and image[3] == _CUBE else image[5]
        wrong = _result(types, image, result, length)
        wrong = wrong or _coordinate(types, image, operands[1], bases, layers + projected)
        if wrong:
            return wrong
        first = 5 + (length == 1 or instruction[0] in _GATHERS)
        if explicit and not instruction[first] & (_LOD | _GRAD):
            return "no level of detail"
        return _values(types, instruction, first, bases == "iu")

    return Rule(check, exact=True)


def _write(types: Types, _: int, operands: Operands, instruction: Instruction) -> str | None:
    image = image_type(types, operands[0])
    if image is None:
        return f"the image is {types.spell(operands[0])}"
    if image[7] != 2:
        return f"an image whose operand 'sampled' is {image[7]}"
    texel, given = _texel(types, image), types.numeric(operands[2])
    if texel is not None and (given is None or given[:2] != texel[:2]):
        return f"the texel is {types.spell(operands[2])}; the image holds {types.spell(image[2])}"
    layers = 0 if image[3] == _CUBE else image[5]
    return _coordinate(types, image, operands[1], "iu", layers) or _values(
        types, instruction, 4, integers=True
    )


def _of_sampled(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    declared = types.get(operands[0])
    if declared[0] != op.TypeSampledImage or declared[2] != result:
        return f"the image of {types.spell(operands[0])} as {types.spell(result)}"
    return None


def _combine(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    declared = types.get(result)
    if declared[0] != op.TypeSampledImage or declared[2] != operands[0]:
        return f"{types.spell(operands[0])} in {types.spell(result)}"
    return (
        None if types.get(operands[1])[0] == op.TypeSampler else f"the sampler is {types.spell(operands[1])}"
    )


def _query(bases: str, *, combined: bool = False, components: bool = False) -> Rule:
    """A question about an image; the answer has a component for each dimension if `components`."""

    def check(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
        image = image_type(types, operands[0], combined=combined)
        if image is None:
            return f"the image is {types.spell(operands[0])}"
        made = types.numeric(result)
        length = _COORDINATES.get(image[3], 1) - (image[3] == _CUBE) + image[5] if components else 1
        if combined:
            length = 2
        if made is None or made.base not in bases or made.length != length:
            return f"the result is {types.spell(result)}"
        return None

    return Rule(check)


def _texel_pointer(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    pointer = types.get(result)
    if pointer[0] != op.TypePointer or pointer[2] != _IMAGE:
        return f"the result is {types.spell(result)}, not a pointer into the storage class Image"
    image = image_type(types, types.pointee(operands[0]))
    if image is None:
        return f"{types.spell(operands[0])} is not a pointer to an image"
    if image[2] != pointer[3]:
        return f"a pointer to {types.spell(pointer[3])}; the image holds {types.spell(image[2])}"
    if image[8] == 0:
        return "an image without a format"
    sample = types.numeric(operands[2])
    if sample is None or sample.base not in "iu" or sample.length != 1:
        return f"the sample is {types.spell(operands[2])}"
    return _coordinate(types, image, operands[1], "iu", 0 if image[3] == _CUBE else image[5])


_GATHERS = frozenset({op.ImageGather, op.ImageDrefGather, op.ImageSparseGather, op.ImageSparseDrefGather})
_SPARSE = frozenset(
    {
        *range(op.ImageSparseSampleImplicitLod, op.ImageSparseSampleDrefExplicitLod + 1),
        *range(op.ImageSparseFetch, op.ImageSparseDrefGather + 1),
        op.ImageSparseRead,
    }
)


def _sampling() -> Iterator[tuple[int, Rule]]:
    """The instructions that sample come in order: comparing or not, projected or not, implicit or explicit detail."""
    for at in range(8):
        explicit, dref, projected = bool(at & 1), bool(at & 2), bool(at & 4)
        rule = _access(True, "f", length=1 if dref else 4, projected=projected, explicit=explicit)
        yield op.ImageSampleImplicitLod + at, rule
        if not projected:
            yield op.ImageSparseSampleImplicitLod + at, rule


RULES: dict[int, Rule] = {
    **dict(_sampling()),
    op.ImageFetch: _access(False, "iu"),
    op.ImageSparseFetch: _access(False, "iu"),
    op.ImageGather: _access(True, "f"),
    op.ImageSparseGather: _access(True, "f"),
    op.ImageDrefGather: _access(True, "f"),
    op.ImageSparseDrefGather: _access(True, "f"),
    op.ImageRead: _access(False, "iu"),
    op.ImageSparseRead: _access(False, "iu"),
    op.ImageWrite: Rule(_write, exact=True),
    op.Image: Rule(_of_sampled),
    op.SampledImage: Rule(_combine),
    op.ImageTexelPointer: Rule(_texel_pointer),
    op.ImageQuerySizeLod: _query("iu", components=True),
    op.ImageQuerySize: _query("iu", components=True),
    op.ImageQueryLod: _query("f", combined=True),
    op.ImageQueryLevels: _query("iu"),
    op.ImageQuerySamples: _query("iu"),
}
