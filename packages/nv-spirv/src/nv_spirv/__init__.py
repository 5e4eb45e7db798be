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
    from nv_spirv.clspv import ClspvArgument as ClspvArgument
    from nv_spirv.clspv import ClspvKernel as ClspvKernel
    from nv_spirv.clspv import ClspvModule as ClspvModule
    from nv_spirv.errors import Internal as Internal
    from nv_spirv.errors import InvalidInput as InvalidInput
    from nv_spirv.errors import SpirvError as SpirvError
    from nv_spirv.errors import Unsupported as Unsupported
    from nv_spirv.features import FEATURES as FEATURES
    from nv_spirv.finishing import finish as finish
    from nv_spirv.grid_size import with_num_workgroups as with_num_workgroups
    from nv_spirv.module_interface import reflect as reflect
    from nv_spirv.options import Options as Options
    from nv_spirv.pipeline import emit as emit
    from nv_spirv.reflection import Binding as Binding
    from nv_spirv.reflection import EntryPoint as EntryPoint
    from nv_spirv.reflection import Layout as Layout
    from nv_spirv.reflection import Member as Member
    from nv_spirv.reflection import Reflection as Reflection
    from nv_spirv.reflection import SpecConstant as SpecConstant
    from nv_spirv.text import assemble as assemble
    from nv_spirv.text import disassemble as disassemble
    from nv_spirv.verify import violations as violations

__version__ = "0.2.0"

_HOMES = {
    "Binary": "binary",
    "Binding": "reflection",
    "ClspvArgument": "clspv",
    "ClspvKernel": "clspv",
    "ClspvModule": "clspv",
    "EntryPoint": "reflection",
    "FEATURES": "features",
    "Internal": "errors",
    "InvalidInput": "errors",
    "Layout": "reflection",
    "Member": "reflection",
    "Options": "options",
    "Reflection": "reflection",
    "SpecConstant": "reflection",
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
    "with_num_workgroups": "grid_size",
}

__all__ = [
    "FEATURES",
    "Binary",
    "Binding",
    "ClspvArgument",
    "ClspvKernel",
    "ClspvModule",
    "EntryPoint",
    "Internal",
    "InvalidInput",
    "Layout",
    "Member",
    "Options",
    "Reflection",
    "SpecConstant",
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
    "with_num_workgroups",
]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
