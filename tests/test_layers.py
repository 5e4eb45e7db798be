"""Stages meet as text or bytes: no stage imports another, and only numba_vulkan composes (DESIGN R1)."""

from __future__ import annotations

import ast
import re
import sys

import pytest

from testing.layout import ALLOWED, PACKAGES, ROOT, THIRD_PARTY, imported_modules, module_of, sources

OURS = {module_of(name) for name in PACKAGES}


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_only_what_its_layer_allows(package: str) -> None:
    may = ALLOWED[package] | THIRD_PARTY[package] | {module_of(package)} | sys.stdlib_module_names
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {module}"
        for path in sources(package)
        for module, line in sorted(imported_modules(ast.parse(path.read_text())))
        if module not in may
    ]
    assert wrong == []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_private_name_crosses_a_module(package: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} imports {alias.name} from {node.module}"
        for path in sources(package)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").split(".")[0] in OURS)
        for alias in node.names
        if alias.name.startswith("_") and not alias.name.startswith("__")
    ]
    assert wrong == []


def test_the_runtime_asks_nv_spirv_through_its_public_names() -> None:
    """docs/rationale/0009-one-understanding-of-spirv.md: never a module below the package."""
    imported = [
        (path.relative_to(ROOT), node)
        for path in sources("nv-runtime")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom) and "nv_spirv" in ast.unparse(node)
    ]
    assert len(imported) > 5
    allowed = re.compile(r"import nv_spirv|from nv_spirv import .*")
    wrong = [f"{path}:{node.lineno}" for path, node in imported if not allowed.fullmatch(ast.unparse(node))]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import nv_spirv.emit as e", {"nv_spirv"}),
        ("def f():\n    from nv_runtime.run import run", {"nv_runtime"}),
        ("from .graph import blocks", set()),
        ("import importlib\nimportlib.import_module('nv_types.array')", {"importlib", "nv_types"}),
        ("__import__('vulkan')", {"vulkan"}),
    ],
)
def test_the_scan_sees_every_kind_of_import(text: str, found: set[str]) -> None:
    assert {module for module, _ in imported_modules(ast.parse(text))} == found
