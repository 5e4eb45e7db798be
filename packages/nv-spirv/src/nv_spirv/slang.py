"""The source's names behind those that Slang generates.

Slang names a struct after the layout that it got (`Params_std140`), a `cbuffer` after what it is
(`SLANG_ParameterGroup_Globals_std140`), and the entry point's parameters by a path (`entryPointParams.x`); an array or
matrix in a block it wraps into a struct (`_Array_std140_Light2`, `_MatrixStorage_float4x4_ColMajorstd140`, one member
`data`). People wrote `Params`, `Globals`, `x` and an array.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

GENERATOR = 40  # the vendor's number in the upper half of a module's generator word
_LAYOUT = re.compile(r"^(?:SLANG_ParameterGroup_)?(\w+?)_(?:std140|std430|natural|scalar|logical|c)$")
_PARAMETERS = "entryPointParams."
_WRAPPERS = ("_Array_", "_MatrixStorage_")


def source_names(names: Mapping[int, str]) -> dict[int, str]:
    """The names of a module that Slang made as its source has them; where two would be one, both stay."""
    taken = set(names.values())
    return {identifier: _source_name(name, taken) for identifier, name in names.items()}


def _source_name(name: str, taken: set[str]) -> str:
    if name.startswith(_WRAPPERS):
        return name
    found = _LAYOUT.match(name)
    if found:
        return found[1]
    short = name.removeprefix(_PARAMETERS)
    return name if short in taken else short


def wraps(name: str, members: int) -> bool:
    """Whether a struct of this name only stands around its one member."""
    return members == 1 and name.startswith(_WRAPPERS)
