"""Any LLVM IR in, the same program with structured control flow out."""

from nv_structurize.errors import Internal, InvalidInput, StructurizeError, Unsupported
from nv_structurize.pipeline import Artifact, Options, structurize, structurize_with_reports
from nv_structurize.report import Report
from nv_structurize.verify import Violation, violations

__all__ = [
    "Artifact",
    "Internal",
    "InvalidInput",
    "Options",
    "Report",
    "StructurizeError",
    "Unsupported",
    "Violation",
    "structurize",
    "structurize_with_reports",
    "violations",
]
__version__ = "0.2.0"


def __dir__() -> list[str]:
    return sorted(__all__)
