"""SPIR-V as instructions: the word stream, checked while it is split.

Nothing here knows what an instruction means; `reflect` does. The opcode numbers are those of the SPIR-V
specification, section 3.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator

from .errors import InvalidInput

MAGIC = 0x07230203
HEADER_WORDS = 5
MAX_BOUND = 4_194_303  # universal limit of the specification, section 2.17


class Op:
    """Opcodes that reflection reads."""

    Name, MemberName, String, ExtInstImport, ExtInst = 5, 6, 7, 11, 12
    Extension, EntryPoint, ExecutionMode, Capability = 10, 15, 16, 17
    TypeVoid, TypeBool, TypeInt, TypeFloat, TypeVector, TypeMatrix = 19, 20, 21, 22, 23, 24
    TypeImage, TypeSampler, TypeSampledImage, TypeArray, TypeRuntimeArray, TypeStruct = 25, 26, 27, 28, 29, 30
    TypePointer, TypeForwardPointer = 32, 39
    ConstantTrue, ConstantFalse, Constant, ConstantComposite, ConstantNull = 41, 42, 43, 44, 46
    SpecConstantTrue, SpecConstantFalse, SpecConstant, SpecConstantComposite, SpecConstantOp = (
        48,
        49,
        50,
        51,
        52,
    )
    Function, FunctionEnd, FunctionCall, Variable = 54, 56, 57, 59
    ImageTexelPointer, Load, Store, CopyMemory, CopyMemorySized = 60, 61, 62, 63, 64
    AccessChain, InBoundsAccessChain, PtrAccessChain, ArrayLength, InBoundsPtrAccessChain = 65, 66, 67, 68, 70
    Decorate, MemberDecorate, CopyObject, Select, Phi = 71, 72, 83, 169, 245
    ImageWrite = 99
    AtomicLoad, AtomicStore, AtomicLast, AtomicFMin, AtomicFMax, AtomicFAdd = 227, 228, 242, 5614, 5615, 6035
    ExecutionModeId, DecorateId = 331, 332


_MAGICS = (MAGIC.to_bytes(4, "little"), MAGIC.to_bytes(4, "big"))


def _not_spirv(data: bytes) -> str:
    """What is wrong with bytes that are no module, in nv-spirv's words."""
    import nv_spirv  # where a message is wanted, not before

    try:
        nv_spirv.reflect(data)
    except nv_spirv.SpirvError as error:
        return str(error)
    raise AssertionError("nv-spirv reads what has no magic number")


def words_of(spirv: bytes) -> memoryview:
    """The module as native 32-bit words; the other byte order is turned.

    Raises
    ------
    InvalidInput
        Not a whole number of words, too short, no magic number, or an impossible id bound.
    """
    data = bytes(spirv)
    if data[:4] not in _MAGICS:
        raise InvalidInput(_not_spirv(data))
    if len(data) % 4 or len(data) < 4 * HEADER_WORDS:
        raise InvalidInput(
            f"not a SPIR-V module: {len(data)} bytes is no whole number of words with a header: it is cut off"
        )
    if struct.unpack_from("<I", data)[0] != MAGIC:
        data = struct.pack(f"<{len(data) // 4}I", *struct.unpack(f">{len(data) // 4}I", data))
    words = memoryview(data).cast("I")
    if not 0 < words[3] <= MAX_BOUND:
        raise InvalidInput(f"not a SPIR-V module: its id bound is {words[3]}")
    if words[4]:
        raise InvalidInput(f"not a SPIR-V module: its schema is {words[4]}, not 0")
    return words


def in_host_order(spirv: bytes) -> bytes:
    """The module in the byte order that a driver reads; lavapipe dies of the other."""
    return words_of(spirv).tobytes() if spirv[:4] != _MAGICS[sys.byteorder == "big"] else spirv


def instructions(words: memoryview) -> Iterator[tuple[int, memoryview]]:
    """Each instruction as (opcode, its words, the first included)."""
    at, end = HEADER_WORDS, len(words)
    while at < end:
        first = words[at]
        count = first >> 16
        if count == 0 or at + count > end:
            raise InvalidInput(
                f"word {at}: instruction {first & 0xFFFF} claims {count} words, {end - at} remain"
            )
        yield first & 0xFFFF, words[at : at + count]
        at += count


def text(words: memoryview, at: int) -> tuple[str, int]:
    """The literal string that begins at word `at`, and the word after it."""
    raw = bytes(words[at:])
    end = raw.find(0)
    if end < 0:
        raise InvalidInput("a string of the module has no end")
    return raw[:end].decode(errors="replace"), at + end // 4 + 1
