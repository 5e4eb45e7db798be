"""Any LLVM IR in, the same program with structured control flow out."""

from nv_structurize.errors import Internal, InvalidInput, StructurizeError, Unsupported
from nv_structurize.pipeline import Options, structurize
from nv_structurize.verify import Violation, violations

__all__ = [
    "Internal",
    "InvalidInput",
    "Options",
    "StructurizeError",
    "Unsupported",
    "Violation",
    "structurize",
    "violations",
]
