"""An observer that checks a module after every pass, so that the pass that broke something is named.

Between passes a module need not have the flat form yet, so what counts is what a pass adds: the kernel's attributes,
parameters and memory must stay as legal as they were; everything must, once the last group of passes works.
"""

from __future__ import annotations

from nv_lower import llvm
from nv_lower.errors import Internal, LowerError
from nv_lower.ir import parse
from nv_lower.pipeline import FINISH_NAMES
from nv_lower.verify import kernel_violations, violations

#: Rules that no pass may break on the way: the kernel's attributes, parameters and memory.
_ALWAYS = frozenset({2, 3, 4})


class VerifyEach:
    """For `Options.observe`: raises `Internal` after the first pass that breaks the module.

    Examples
    --------
    >>> from nv_lower.verify_each import VerifyEach
    >>> flat = nv_lower.lower(source, nv_lower.Options(observe=VerifyEach()))
    """

    def __init__(self) -> None:
        self._before: set[tuple[int, str]] | None = None

    def __call__(self, name: str, text: str) -> None:
        """Check the module that a pass left."""
        try:
            llvm.parse(text)
        except LowerError as error:
            raise _broken(name, str(error), text) from None
        found = violations(text)
        if self._before is not None:
            asked = found if name in FINISH_NAMES else kernel_violations(parse(text), _ALWAYS)
            new = [v for v in asked if (v.rule, v.message) not in self._before]
            if new:
                raise _broken(name, "; ".join(map(str, new)), text)
        self._before = {(violation.rule, violation.message) for violation in found}


def _broken(name: str, message: str, text: str) -> Internal:
    error = Internal(f"after the pass `{name}`: {message}")
    error.add_note(f"the module that it left:\n{text}")
    return error
