"""Modules word for word: a change of any byte shows here. `BLESS=1` rewrites the expectations."""

import os
import re
from pathlib import Path

import pytest

import nv_spirv

CASES = sorted((Path(__file__).resolve().parents[1] / "cases" / "emit").glob("*.ll"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_module(path: Path, execute):
    ir = path.read_text()
    options = dict(re.findall(r"^; (addressing|max_push_constants): (\w+)$", ir, re.MULTILINE))
    spirv = nv_spirv.emit(
        ir,
        nv_spirv.Options(
            addressing=options.get("addressing", "physical"),
            max_push_constants=int(options.get("max_push_constants", 128)),
        ),
    )
    execute.check_valid(spirv)
    text = nv_spirv.disassemble(spirv)
    expected = path.with_suffix(".spvasm")
    if os.environ.get("BLESS") == "1":
        expected.write_text(text)
    assert text == expected.read_text()
