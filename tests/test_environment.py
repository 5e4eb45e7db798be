"""Every environment variable that a package reads stands in docs/environment.md, and the other way round."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.layout import PACKAGES, ROOT, module_of, sources

READING = ("get", "pop", "setdefault")


def is_environ(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "environ"


def keys(tree: ast.AST) -> Iterator[ast.expr]:
    """The expressions that name what is read from `os.environ`, or by `os.getenv`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and is_environ(node.value):
            yield node.slice
        elif isinstance(node, ast.Compare) and any(map(is_environ, node.comparators)):
            yield node.left
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            reads = node.func.attr in READING and is_environ(node.func.value)
            if reads or node.func.attr == "getenv":
                yield node.args[0]


def constants(tree: ast.AST) -> dict[str, set[str]]:
    """What a name may stand for: module constants, and the variables of loops over constants."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.For):
            targets, value = [node.target], node.iter
        else:
            continue
        texts = {c.value for c in ast.walk(value) if isinstance(c, ast.Constant) and isinstance(c.value, str)}
        for target in targets:
            # `A, B = "x", "y"`: each may be either, which is enough here.
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            for name in names:
                if isinstance(name, ast.Name):
                    found[name.id] = found.get(name.id, set()) | texts
    return found


def variables(tree: ast.Module, where: str) -> set[str]:
    """The names of the variables that a module reads."""
    known = constants(tree)
    names: set[str] = set()
    for key in keys(tree):
        if isinstance(key, ast.Constant):
            names.add(str(key.value))
        elif isinstance(key, ast.Name) and known.get(key.id):
            names |= known[key.id]
        else:
            raise AssertionError(f"{where}:{key.lineno}: name the variable by a constant of this module")
    return names


def documented() -> dict[str, str]:
    """Variable → who reads it, of the first table."""
    text = (ROOT / "docs" / "environment.md").read_text()
    table = text.partition("## Read by these packages")[2].partition("\n## ")[0]
    rows = [line.split("|")[1:3] for line in table.splitlines() if line.startswith("| `")]
    return {name: reader.strip() for names, reader in rows for name in re.findall(r"`(\w+)`", names)}


def read_by(package: str) -> set[str]:
    found: set[str] = set()
    for path in sources(package):
        if "environ" in path.read_text() or "getenv" in path.read_text():
            found |= variables(ast.parse(path.read_text()), str(path.relative_to(ROOT)))
    return found


def test_the_table_is_what_the_sources_read() -> None:
    assert set().union(*map(read_by, PACKAGES)) == documented().keys()


@pytest.mark.parametrize("package", PACKAGES)
def test_our_own_variables_are_listed_with_their_package(package: str) -> None:
    for name in read_by(package):
        if name.startswith(module_of(package).upper()):
            assert package in documented()[name]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("os.environ.get('A_B')", {"A_B"}),
        ("X = 'A_B'\nos.environ[X]", {"A_B"}),
        ("for n in ('A', 'B'):\n  v = os.environ.get(n)", {"A", "B"}),
        ("'A' in os.environ or os.getenv('B')", {"A", "B"}),
    ],
)
def test_the_scan_sees_every_kind_of_reading(source: str, names: set[str]) -> None:
    assert variables(ast.parse(source), "here") == names


def test_a_name_that_the_scan_cannot_resolve_is_an_error() -> None:
    with pytest.raises(AssertionError, match="here:1"):
        variables(ast.parse("os.environ[f()]"), "here")


def test_documents_name_no_variable_of_ours_that_is_unknown() -> None:
    ours = re.compile(r"\b(?:NUMBA_VULKAN|NV_RUNTIME)_[A-Z_]+\b")
    known = documented().keys() | {"NV_RUNTIME_TEST_VALIDATION"}  # which the tests read
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("packages/*/README.md")]:
        assert isinstance(path, Path)
        assert set(ours.findall(path.read_text())) <= known, path
