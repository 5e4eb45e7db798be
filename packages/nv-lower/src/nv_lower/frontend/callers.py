"""Exceptions of library functions are told with the line of the kernel that calls them.

`np.take(x, 100)` raises in Numba's body of `take`, on a line that is not the user's. Where the user's code calls such a
function, each code that may come back is exchanged for one of the same exception at the call. Once everything is
inlined the codes are constants, and nothing is left of the exchange.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numba

#: How names of their functions begin, by the Itanium ABI.
_MANGLED = ("_ZN5numba", "_ZN8nv_lower")
#: The operand of a row that names the file.
_FILE = 3


#: Where the packages lie whose functions kernels call: Numba and this one.
_FOLDERS = tuple(f"{folder}{os.sep}" for folder in (Path(numba.__file__).parent, Path(__file__).parents[1]))


def is_library(file: str) -> bool:
    """Whether a file is of one of the packages whose functions kernels call."""
    return file.startswith(_FOLDERS)


def library_rows(codegen: Any, callee: Any, table: str, location: Any) -> list[Any]:
    """What a call on a line of the user's may raise on lines of a library: rows of the tables of that name.

    Empty where the line is not the user's, or the function that is called is not a library's.
    """
    name = getattr(callee, "name", "")
    if not name.startswith(_MANGLED) or location is None or is_library(location.filename):
        return []
    defined = codegen.homes.get(name)
    if defined is None:
        return []
    modules = [module for each in defined.closure() for module in each.modules]
    rows = [
        row
        for module in modules
        if table in module.namedmetadata
        for row in module.namedmetadata[table].operands
    ]
    return [row for row in rows if is_library(row.operands[_FILE].string)]
