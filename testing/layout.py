"""The layout of this repository as data: packages, their files, what each imports."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
# Which modules of this repository each package may import (beside itself). nv_lower builds on the types,
# nv_runtime asks nv_spirv about modules; only numba_vulkan composes the stages.
ALLOWED: dict[str, frozenset[str]] = {
    "nv-types": frozenset(),
    "nv-lower": frozenset({"nv_types"}),
    "nv-structurize": frozenset(),
    "nv-spirv": frozenset(),
    "nv-runtime": frozenset({"nv_spirv"}),
    "numba-vulkan": frozenset({"nv_types", "nv_lower", "nv_structurize", "nv_spirv", "nv_runtime"}),
}
# Third-party modules that a package may import: its declared dependencies and what those bring by contract.
THIRD_PARTY: dict[str, frozenset[str]] = {
    "nv-types": frozenset({"numba", "llvmlite", "numpy"}),
    "nv-lower": frozenset({"numba", "llvmlite", "numpy"}),
    "nv-structurize": frozenset({"llvmlite"}),
    "nv-spirv": frozenset({"llvmlite"}),  # of the extra nv-spirv[llvm]
    "nv-runtime": frozenset({"vulkan", "numpy", "PIL"}),  # PIL of the extra nv-runtime[images]
    "numba-vulkan": frozenset({"numba", "numpy", "platformdirs", "llvmlite"}),
}
PACKAGES = tuple(ALLOWED)


def module_of(package: str) -> str:
    """The importable name of a package."""
    return package.replace("-", "_")


def sources(package: str) -> list[Path]:
    """The Python files that a package installs."""
    return sorted((ROOT / "packages" / package / "src").rglob("*.py"))


def project(package: str) -> dict[str, Any]:
    """The [project] table of a package's pyproject.toml."""
    text = (ROOT / "packages" / package / "pyproject.toml").read_text()
    table: dict[str, Any] = tomllib.loads(text)["project"]
    return table


def imported_modules(tree: ast.AST) -> set[tuple[str, int]]:
    """(top-level module, line) of every absolute import in a syntax tree, wherever it stands.

    `importlib.import_module("name")` and `__import__("name")` with a constant count too.
    """
    found: set[tuple[str, int]] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {(alias.name.split(".")[0], node.lineno) for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add((node.module.split(".")[0], node.lineno))
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("import_module", "__import__") and isinstance(node.args[0].value, str):
                name = node.args[0].value
                if not name.startswith("."):
                    found.add((name.split(".")[0], node.lineno))
    return found
