"""The command line: pipes, files, statuses; and kernels written in C."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path

import pytest

import nv_lower
from nv_lower.__main__ import main

KERNEL = "define void @k(ptr %p, i64 %n) {\n  store i64 %n, ptr %p\n  ret void\n}\n"
TWO = KERNEL + KERNEL.replace("@k", "@l")


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(KERNEL.encode())))


@pytest.mark.usefixtures("piped")
def test_standard_input_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out == nv_lower.lower(KERNEL)


def test_files(tmp_path: Path) -> None:
    source, target = tmp_path / "k.ll", tmp_path / "flat.ll"
    source.write_text(KERNEL)
    assert main([str(source), "-o", str(target)]) == 0
    assert target.read_text() == nv_lower.lower(KERNEL)
    assert main([str(target), "--check"]) == 0


def test_options_reach_the_pipeline(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "k.ll"
    source.write_text(TWO)
    assert main([str(source), "--kernel", "l", "--local-size", "8,8", "--narrow"]) == 0
    shown = capsys.readouterr().out
    assert "@l(ptr writeonly %p, i32 %n)" in shown
    assert '"nv.local_size"="8,8,1"' in shown


def test_refused_input_is_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "k.ll"
    source.write_text(TWO)
    assert main([str(source)]) == 1
    assert "name one: k, l" in capsys.readouterr().err


def test_check_lists_violations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "k.ll"
    source.write_text(KERNEL)
    assert main([str(source), "--check"]) == 1
    assert 'rule 2: no "nv.kernel" attribute' in capsys.readouterr().err


def test_usage_is_status_2(tmp_path: Path) -> None:
    assert main([str(tmp_path / "missing.ll")]) == 2
    with pytest.raises(SystemExit) as caught:
        main(["--local-size", "0"])
    assert caught.value.code == 2


def test_a_module_on_the_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "k.ll"
    source.write_text(KERNEL)
    assert main([str(source), "--after", "select_kernel"]) == 0
    assert '"nv.kernel"="k"' in capsys.readouterr().out
    assert main([str(source), "--after", "nothing"]) == 2
    assert main([str(source), "--timings"]) == 0
    assert "optimise" in capsys.readouterr().err


C_SOURCE = """
#include <math.h>
#include <nv.h>
NV_SHARED float tile[64];
static float twice(float x) { return x + x; }
NV_KERNEL NV_LOCAL_SIZE(64, 1, 1)
void blocks(const float *x, float *sums, long n) {
    unsigned lane = nv_local_id(0);
    long i = nv_global_id(0);
    tile[lane] = i < n ? twice(expf(x[i])) : 0;
    nv_barrier();
    for (unsigned half = 32; half > 0; half /= 2) {
        if (lane < half) tile[lane] += tile[lane + half];
        nv_barrier();
    }
    if (lane == 0) sums[nv_group_id(0)] = nv_subgroup_reduce_fadd_f32(tile[0]);
}
void other(int *p) { p[nv_global_id(0)] = (int)nv_subgroup_ballot(1)[0]; }
"""


def clang() -> str:
    found = shutil.which("clang-19") or shutil.which("clang")
    if found is None:
        pytest.skip("no clang")
    return found


@pytest.mark.parametrize("kernel", [None, "other"])
def test_kernels_in_c(tmp_path: Path, capsys: pytest.CaptureFixture[str], kernel: str | None) -> None:
    assert main(["--include"]) == 0
    include = capsys.readouterr().out.strip()
    source, ir, flat = tmp_path / "k.c", tmp_path / "k.ll", tmp_path / "flat.ll"
    source.write_text(C_SOURCE)
    flags = ["-S", "-emit-llvm", "-O1", "-fno-jump-tables", "-fno-discard-value-names", "-Wall", "-Werror"]
    subprocess.run([clang(), *flags, f"-I{include}", str(source), "-o", str(ir)], check=True)
    assert main([str(ir), "-o", str(flat), *(["--kernel", kernel] if kernel else [])]) == 0
    text = flat.read_text()
    assert nv_lower.violations(text) == []
    if kernel is None:
        assert "@blocks(ptr readonly %x, ptr writeonly %sums, i64 %n)" in text
        assert text.count("call void @nv.barrier()") >= 2
        assert "@tile = external addrspace(3) global [64 x float]" in text
    else:
        assert "@nv.subgroup.ballot(i1 true)" in text
