"""Six packages, one version, siblings pinned, third parties pinned for the sessions."""

from __future__ import annotations

import ast
import re
from importlib import metadata

import pytest

from testing.layout import ALLOWED, PACKAGES, ROOT, module_of, project, sources

VERSION = project("numba-vulkan")["version"]
FORBIDDEN = {"utils", "util", "helpers", "helper", "common", "misc", "stuff"}


def requirement_name(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match
    return match[0].lower()


def test_every_folder_of_packages_is_known() -> None:
    assert {path.parent.name for path in ROOT.glob("packages/*/pyproject.toml")} == set(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_the_version_is_that_of_all(package: str) -> None:
    assert project(package)["version"] == VERSION
    assert metadata.version(package) == VERSION


@pytest.mark.parametrize("package", PACKAGES)
def test_siblings_are_pinned_exactly(package: str) -> None:
    siblings = {
        re.sub(r"\[.*\]", "", requirement)  # an extra of a sibling
        for requirement in project(package)["dependencies"]
        if requirement_name(requirement) in PACKAGES
    }
    assert siblings == {f"{name.replace('_', '-')}=={VERSION}" for name in ALLOWED[package]}


def test_the_runtime_needs_neither_numba_nor_llvmlite() -> None:
    needed = {requirement_name(r) for r in project("nv-runtime")["dependencies"]}
    assert needed == {"nv-spirv", "vulkan", "numpy"}
    assert project("nv-spirv")["dependencies"] == []


def test_the_structurizer_needs_llvmlite_alone() -> None:
    assert {requirement_name(r) for r in project("nv-structurize")["dependencies"]} == {"llvmlite"}


def test_every_third_party_requirement_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", line) for line in pins), pins
    pinned = {line.split("==")[0].lower() for line in pins}
    projects = [project(package) for package in PACKAGES]
    extras = [r for one in projects for extra in one.get("optional-dependencies", {}).values() for r in extra]
    needed = {requirement_name(r) for one in projects for r in [*one["dependencies"], *extras]}
    assert needed - set(PACKAGES) <= pinned


@pytest.mark.parametrize("package", PACKAGES)
def test_modules_are_named_for_what_they_are(package: str) -> None:
    names = {part for path in sources(package) for part in path.with_suffix("").parts}
    assert not names & FORBIDDEN


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_is_typed_and_licensed(package: str) -> None:
    assert (ROOT / "packages" / package / "src" / module_of(package) / "py.typed").exists()
    assert project(package)["license"] == "BSD-2-Clause"
    assert (ROOT / "packages" / package / "README.md").stat().st_size > 200


def test_the_sessions_name_properties_that_exist() -> None:
    """noxfile.py is read, not imported: nox is no requirement of the tests."""
    tree = ast.parse((ROOT / "noxfile.py").read_text())
    tables = {
        node.target.id: node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    }
    properties = ast.literal_eval(tables["PROPERTIES"])
    files = [
        ROOT / "packages" / package / "fuzz" / f"{name}.py"
        for package in properties
        for name in properties[package]
    ]
    assert len(files) >= 10
    assert [str(file) for file in files if not file.exists()] == []
