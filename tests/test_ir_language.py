"""LLVM's language as three packages read it.

nv-lower, nv-structurize and nv-spirv each have a reader of their own, since each stands alone. Every construct that one
of them knows is a case here that all of them read; what one refuses, all refuse in words of their own.
"""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding as llvm
import pytest

import nv_lower
import nv_spirv
import nv_structurize
from nv_lower import ir

CASES = Path(__file__).parent / "ir_language"


def cases(*folders: str) -> list[Path]:
    """The modules of some folders: kernels `@k(ptr %p, ptr %q, i64 %n, float %f)` that show a construct each.

    `straight` are without branches, `branching` with; in `refused` stands what no kernel can do, or is not LLVM IR.
    """
    return [path for folder in folders for path in sorted((CASES / folder).glob("*.ll"))]


def named(path: Path) -> str:
    return path.stem


def as_llvm_prints(text: str) -> str:
    # In a context of its own, or types of one name would be told apart by numbers.
    parsed = llvm.parse_assembly(text, llvm.create_context())
    parsed.verify()
    return str(parsed)


READ = cases("straight", "branching")


@pytest.mark.parametrize("path", READ, ids=named)
def test_nv_lower_reads_and_prints_it(path: Path) -> None:
    for text in (path.read_text(), as_llvm_prints(path.read_text())):
        parsed = ir.parse(text)
        forms = [i.form for f in parsed.functions.values() for i in f.instructions]
        assert forms
        printed = as_llvm_prints(str(parsed))
        records = [line for line in as_llvm_prints(text).splitlines() if "#dbg_" not in line]
        assert [line for line in printed.splitlines() if "DILocalVariable" not in line] == [
            line for line in records if "DILocalVariable" not in line
        ]


@pytest.mark.parametrize("path", READ, ids=named)
def test_nv_lower_makes_the_flat_form_of_it(path: Path) -> None:
    assert nv_lower.violations(nv_lower.lower(path.read_text(), nv_lower.Options(opt_level=0))) == []


@pytest.mark.parametrize("path", READ, ids=named)
def test_nv_structurize_and_nv_spirv_read_it(path: Path) -> None:
    structured = nv_structurize.structurize(path.read_text())
    assert nv_structurize.violations(structured) == []
    assert nv_spirv.violations(nv_spirv.emit(structured)) == []


@pytest.mark.parametrize("path", cases("straight"), ids=named)
def test_nv_spirv_reads_it_as_it_is_written(path: Path) -> None:
    assert nv_spirv.emit(path.read_text())


@pytest.mark.parametrize("path", cases("refused"), ids=named)
def test_all_refuse_it_in_their_own_words(path: Path) -> None:
    text = path.read_text()
    for run, error in (
        (nv_lower.lower, nv_lower.LowerError),
        (nv_structurize.structurize, nv_structurize.StructurizeError),
        (nv_spirv.emit, nv_spirv.SpirvError),
    ):
        with pytest.raises(error) as caught:
            run(text)
        assert type(caught.value).__name__ in ("Unsupported", "InvalidInput"), caught.value
