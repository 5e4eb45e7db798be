"""What each pass makes of a module: `<pass>/<case>.ll` as the pass gets it, `<case>.expected.ll` as it leaves it.

The first line of a case may give options: `; options: {"narrow": true, "features": ["shaderInt64"]}`. `BLESS=1 pytest`
writes the expectations anew. The same module with debug information must come out with the same code.
"""

from __future__ import annotations

import importlib
import json
import os
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from nv_lower import Options, llvm
from nv_lower.ir import parse
from nv_lower.pipeline import PASS_NAMES

HERE = Path(__file__).parent
CASES = sorted(path for path in HERE.glob("*/*.ll") if not path.name.endswith(".expected.ll"))
#: Runs of LLVM, which are observed like passes.
LLVM = {"flatten", "optimise", "simplify_loops", "inline_added"}


def options_of(text: str) -> Options:
    first = text.partition("\n")[0]
    given: dict[str, Any] = json.loads(first.partition("; options: ")[2] or "{}")
    for name in ("features", "fastmath"):
        if isinstance(given.get(name), list):
            given[name] = frozenset(given[name])
    return Options(**given)


def left_by(name: str, text: str, options: Options) -> str:
    module = parse(text)
    assert importlib.import_module(f"nv_lower.passes.{name}").run(module, options)
    return str(module)


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_pass_leaves_what_is_expected(debug_information: ModuleType, path: Path) -> None:
    name, text = path.parent.name, path.read_text()
    options = options_of(text)
    left = left_by(name, text, options)
    expected = path.with_suffix(".expected.ll")
    if os.environ.get("BLESS"):
        expected.write_text(left)
    assert left == expected.read_text()
    assert debug_information.without(left) != debug_information.without(text), "the case shows nothing"
    llvm.parse(left)
    located = left_by(name, debug_information.located(text), options)
    assert debug_information.without(located) == debug_information.without(left)
    llvm.parse(located)


@pytest.mark.parametrize("name", sorted(set(PASS_NAMES) - LLVM))
def test_a_pass_has_one_public_function(name: str) -> None:
    module = importlib.import_module(f"nv_lower.passes.{name}")
    made_here = (
        n for n, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__
    )
    assert [n for n in made_here if not n.startswith("_")] == ["run"]


def test_the_folder_holds_passes_only() -> None:
    folder = Path(str(importlib.import_module("nv_lower.passes").__file__)).parent
    names = {path.stem for path in folder.iterdir() if path.stem[0] != "_"}
    assert names == set(PASS_NAMES) - LLVM


def test_every_pass_has_cases_in_a_folder_of_its_name() -> None:
    assert {path.parent.name for path in CASES} == set(PASS_NAMES) - LLVM
