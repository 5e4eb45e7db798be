"""What image instructions ask of images, coordinates and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidInput
from .operand_rules import words_after
from .value_types import Kind, Types

if TYPE_CHECKING:
    from .structure import Operands

OPERAND_BITS = {
    **dict.fromkeys((1, 2, 8, 16, 32, 64, 128, 256, 512, 0x10000), 1), 4: 2,
    **dict.fromkeys((0x400, 0x800, 0x1000, 0x2000, 0x4000), 0),
}  # fmt: skip
LOD = 2
SPARSE = 305 - 87  # between an instruction and the one that also tells what memory is there
SAMPLED = (*range(87, 95), 96, 97, 100, 105)  # take an image with a sampler
IMPLICIT = (87, 89, 91, 93)  # derive the level of detail from neighbours
PROJECTED = (91, 92, 93, 94)
FOUR = (87, 88, 91, 92, 95, 96, 97, 98)  # give four numbers
INTEGER_COORDINATES = (95, 98, 99)
DIMENSIONS = (1, 2, 3, 3, 2, 1)  # of 1D, 2D, 3D, Cube, Rect, Buffer
# StorageImageReadWithoutFormat, StorageImageWriteWithoutFormat
SHADER, WITHOUT_FORMAT = 1, {98: 55, 99: 56}
COMPUTE_DERIVATIVES = frozenset((5288, 5350))


def image(types: Types, o: Operands) -> None:
    """Reading, writing, sampling and asking for sizes."""
    op = {313: 95, 314: 96, 315: 97, 320: 98}.get(o.op, o.op - SPARSE if o.op >= 305 else o.op)
    if o.op >= 305 and 41 not in types.capabilities:
        raise InvalidInput("a sparse image is used without the capability SparseResidency")
    if op in IMPLICIT:
        derivative(types, o)
    kind = types.kind(o.values[0])
    if kind is None:
        return
    if kind[0] != ("sampled image" if op in SAMPLED else "image"):
        raise InvalidInput(f"an image instruction takes id {o.values[0]}, which is a {kind[0]}")
    if kind[0] == "sampled image":
        if op == 100:
            if kind[1] != o.type:
                raise InvalidInput("an image is taken from a combination with another one")
            return
        kind = types.kinds.get(kind[1], ("",))
    if 87 <= op <= 99:
        _access(types, o, op, kind)
    elif op == 105:
        if types.shape(types.kinds.get(o.type))[::2] != ("float", 2):
            raise InvalidInput("a level of detail is two floats")
    else:
        types.need(types.kinds.get(o.type), "int", "a query")


def _access(types: Types, o: Operands, op: int, kind: Kind) -> None:
    if not kind[5] and WITHOUT_FORMAT.get(op, SHADER) not in types.capabilities:
        raise InvalidInput(
            "an image without a format is read or written, but the capability for it is not declared"
        )
    texel, dimension, arrayed = types.shape(types.kinds.get(kind[1])), kind[3], kind[4]
    least = DIMENSIONS[dimension] + arrayed + (op in PROJECTED)
    wanted = "int" if op in INTEGER_COORDINATES else "float"
    coordinates = types.need(types.kind(o.values[1]), wanted, "a coordinate")
    if coordinates[0] and coordinates[2] < least:
        raise InvalidInput(f"a coordinate has {coordinates[2]} numbers instead of {least}")
    if op == 99:
        given = types.shape(types.kind(o.values[2]))
        if given[0] and texel[0] and given[:2] != texel[:2]:
            raise InvalidInput("what is written to an image is not of its type")
    elif o.op < 305:
        result = types.shape(types.kinds.get(o.type))
        if result[2] != (4 if op in FOUR else 1) or (texel[0] and result[:2] != texel[:2]):
            raise InvalidInput("an image instruction gives another type than the image's")
    _operands(types, o, op)


def _operands(types: Types, o: Operands, op: int) -> None:
    """The optional mask, and the values that its bits ask for."""
    if not o.literals:
        if op in (88, 90, 92, 94):
            raise InvalidInput("sampling with a level of detail names none")
        return
    mask, values = o.literals[0], o.literals[1:]
    if words_after(mask, OPERAND_BITS, "an image operand") != len(values):
        raise InvalidInput("an image instruction has too few or too many operands")
    for value in values:
        if value not in types.of or value == o.result:
            raise InvalidInput(f"id {value} is an operand of an image instruction, but no value")
    if mask & LOD:
        types.need(
            types.kind(values[mask & 1]), "int" if op in INTEGER_COORDINATES else "float", "a level of detail"
        )


def texel_pointer(types: Types, o: Operands) -> None:
    pointer, result = types.kind(o.values[0]), types.kinds.get(o.type, ("",))
    if pointer is not None and (
        pointer[0] != "pointer" or types.kinds.get(pointer[2], ("image",))[0] != "image"
    ):
        raise InvalidInput("a texel is pointed to in something that is no image")
    if result[0] != "pointer" or result[1] != 11:
        raise InvalidInput("a pointer to a texel has the storage class Image")
    image_kind = types.kinds.get(pointer[2]) if pointer is not None else None
    if image_kind is not None:
        coordinates = types.need(types.kind(o.values[1]), "int", "a coordinate")
        if (
            not image_kind[5]
            or image_kind[1] != result[2]
            or (coordinates[0] and coordinates[2] < DIMENSIONS[image_kind[3]] + image_kind[4])
        ):
            raise InvalidInput("a pointer to a texel is not of its image's type or lacks coordinates")
    types.need(types.kind(o.values[2]), "int", "a sample's number")


def sampled_image(types: Types, o: Operands) -> None:
    result, sampler = types.kinds.get(o.type, ("",)), types.kind(o.values[1])
    if result[0] != "sampled image" or (sampler is not None and sampler[0] != "sampler"):
        raise InvalidInput("an image is combined with something that is no sampler")
    types.same(result[1], o.values[0], "an image with its sampler")


def derivative(types: Types, o: Operands) -> None:
    if not COMPUTE_DERIVATIVES & types.capabilities:
        raise InvalidInput("a derivative, or sampling that needs one, is used without its capability")
