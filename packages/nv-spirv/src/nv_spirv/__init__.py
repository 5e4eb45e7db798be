"""Structured LLVM IR to SPIR-V compute modules; inspect, check, finish and assemble SPIR-V.

`emit` writes a module; `finish`, `violations`, `reflect`, `disassemble` and `assemble` work on the bytes of
any module, whoever made it. Names are imported when first used: each tool costs only what it needs.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nv_spirv.binary import Binary as Binary
    from nv_spirv.binary import read as read
    from nv_spirv.checks.violation import Violation as Violation
    from nv_spirv.errors import Internal as Internal
    from nv_spirv.errors import InvalidInput as InvalidInput
    from nv_spirv.errors import SpirvError as SpirvError
    from nv_spirv.errors import Unsupported as Unsupported
    from nv_spirv.finishing import finish as finish
    from nv_spirv.module_interface import reflect as reflect
    from nv_spirv.options import Options as Options
    from nv_spirv.pipeline import emit as emit
    from nv_spirv.reflection import Reflection as Reflection
    from nv_spirv.text import assemble as assemble
    from nv_spirv.text import disassemble as disassemble
    from nv_spirv.verify import violations as violations

__version__ = "0.2.0"

_HOMES = {
    "Binary": "binary",
    "Internal": "errors",
    "InvalidInput": "errors",
    "Options": "options",
    "Reflection": "reflection",
    "SpirvError": "errors",
    "Unsupported": "errors",
    "Violation": "checks.violation",
    "assemble": "text",
    "disassemble": "text",
    "emit": "pipeline",
    "finish": "finishing",
    "read": "binary",
    "reflect": "module_interface",
    "violations": "verify",
}

__all__ = [
    "Binary",
    "Internal",
    "InvalidInput",
    "Options",
    "Reflection",
    "SpirvError",
    "Unsupported",
    "Violation",
    "assemble",
    "disassemble",
    "emit",
    "finish",
    "read",
    "reflect",
    "violations",
]


if not TYPE_CHECKING:  # to whom every name would exist

    def __getattr__(name: str) -> Any:
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(importlib.import_module(f"{__name__}.{home}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted(__all__)
