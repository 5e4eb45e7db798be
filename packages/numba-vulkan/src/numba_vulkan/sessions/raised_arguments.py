"""The arguments of an exception, from their form in a module's notes and the values that a kernel reported.

`docs/contracts.md` (nv-lower → nv-structurize → nv-spirv, notes) says what the form is; nv-lower writes it.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Mapping, Sequence
from typing import Any


def decode(form: str, values: Sequence[int], invocation: tuple[int, int, int]) -> tuple[Any, ...]:
    """The arguments.

    Parameters
    ----------
    form
        JSON text: a list with one item for each argument.
    values
        What the kernel reported: 64-bit words, unsigned.
    invocation
        The index in the grid of the invocation that raised.
    """
    return tuple(_decoded(part, values, invocation) for part in json.loads(form))


def _decoded(part: Any, values: Sequence[int], invocation: tuple[int, int, int]) -> Any:
    if not isinstance(part, list):
        return part
    tag, *rest = part
    if tag == "value":
        slot, kind = rest
        return _READERS[kind](values[slot : slot + 2])
    if tag == "text":
        return "".join(str(_decoded(each, values, invocation)) for each in rest[0])
    if tag == "tuple":
        return tuple(_decoded(each, values, invocation) for each in rest[0])
    return complex(*rest) if tag == "complex" else invocation


def _float(kind: str, size: int) -> Callable[[int], float]:
    return lambda word: float(struct.unpack(f"<{kind}", word.to_bytes(8, "little")[:size])[0])


_HALF, _SINGLE, _DOUBLE = _float("e", 2), _float("f", 4), _float("d", 8)
#: The kind of a value → what makes it of its words.
_READERS: Mapping[str, Callable[[Sequence[int]], Any]] = {
    "i": lambda words: (words[0] ^ 1 << 63) - (1 << 63),
    "u": lambda words: words[0],
    "b": lambda words: bool(words[0]),
    "h": lambda words: _HALF(words[0]),
    "f": lambda words: _SINGLE(words[0]),
    "d": lambda words: _DOUBLE(words[0]),
    "c": lambda words: complex(_SINGLE(words[0]), _SINGLE(words[1])),
    "z": lambda words: complex(_DOUBLE(words[0]), _DOUBLE(words[1])),
}
