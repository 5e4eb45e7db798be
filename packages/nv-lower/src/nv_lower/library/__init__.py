"""The math library: libm in both float widths, and 128-bit division, as LLVM IR text, one file a function.

The files are compiled from the C sources in `packages/nv-lower/math` by its `build.py`; edit those. Every function is
`linkonce_odr alwaysinline`, keeps no state, and touches no memory but what its pointer arguments name. How accurate
each is stands in `docs/math.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_CALLED = re.compile(r"^declare .*@([\w.]+)\(.*\n", re.M)


def _folder() -> Path | Traversable:
    """Where the files are, in a folder or in a zip."""
    folder = Path(__file__).parent
    if folder.is_dir():
        return folder
    from importlib import resources  # 5 ms, which a folder does without

    return resources.files(__name__)


_FOLDER = _folder()

NAMES: frozenset[str] = frozenset(
    path.name.removesuffix(".ll") for path in _FOLDER.iterdir() if path.name.endswith(".ll")
)


@cache
def _text(name: str) -> str:
    return (_FOLDER / f"{name}.ll").read_text(encoding="utf-8")


def writes_only(name: str) -> bool:
    """Return whether a function of the library is known to read nothing through its pointer arguments."""
    head = re.search(rf"^define .*@{re.escape(name)}\(.*$", _text(name), re.M)
    return head is not None and "memory(argmem: write)" in head[0]


def definitions(names: Iterable[str]) -> str:
    """LLVM IR text that defines these functions and every other one they call.

    Parameters
    ----------
    names
        Functions of `NAMES`. The order does not matter to the result.

    Returns
    -------
    Definitions, then declarations of the LLVM intrinsics they use, without data layout or triple. An empty string
    for no names.

    Raises
    ------
    KeyError
        A name that the library does not have.
    """
    wanted = sorted(set(names))
    defined: dict[str, str] = {}
    declared: dict[str, str] = {}
    while wanted:
        name = wanted.pop()
        if name in defined:
            continue
        if name not in NAMES:
            raise KeyError(f"the math library has no function {name!r}")
        text = _text(name)
        defined[name] = _CALLED.sub("", text).strip()
        for match in _CALLED.finditer(text):
            if match[1] in NAMES:
                wanted.append(match[1])
            else:
                declared[match[1]] = match[0].strip()
    parts = [defined[name] for name in sorted(defined)] + [declared[name] for name in sorted(declared)]
    return "\n\n".join(parts) + "\n" if parts else ""
