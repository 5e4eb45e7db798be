"""The README's example prints what the README says, and its tables name what exists."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import numba_vulkan as nv
from numba_vulkan.options import Options

TEXT = (Path(__file__).parent.parent / "README.md").read_text()


def test_example() -> None:
    (code,) = re.findall(r"```python axpy.py\n(.*?)```", TEXT, re.S)
    (printed,) = re.findall(r"```console\n\$ python axpy.py\n(.*?)```", TEXT, re.S)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "README.md", "exec"), {})
    assert out.getvalue() == printed


def test_options_are_listed() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", TEXT, re.M)) == {*Options._fields}


def test_names_exist() -> None:
    for name in set(re.findall(r"\bnv\.(\w+)", TEXT)):
        assert hasattr(nv, name), name


def test_everything_public_is_there() -> None:
    for name in nv.__all__:
        assert getattr(nv, name) is not None
    assert set(nv.__all__) <= set(dir(nv))
