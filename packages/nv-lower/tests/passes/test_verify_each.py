"""The observer that names the pass which broke a module."""

from __future__ import annotations

import pytest

import nv_lower
from nv_lower import Internal, Options, ir
from nv_lower.passes import merge_loads, narrow_offsets
from nv_lower.verify_each import VerifyEach

KERNEL = """
@tile = external addrspace(3) global [64 x i32]
define void @k(ptr "nv.small" %x, i64 %n) {
  %p = getelementptr i32, ptr %x, i64 %n
  %v = load i32, ptr %p
  %t = getelementptr i32, ptr addrspace(3) @tile, i64 %n
  store i32 %v, ptr addrspace(3) %t
  store i32 %v, ptr %x
  ret void
}
"""


def test_nothing_is_wrong_between_the_passes() -> None:
    assert nv_lower.lower(KERNEL, Options(observe=VerifyEach())) == nv_lower.lower(KERNEL)


def test_a_pass_that_leaves_what_llvm_refuses_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(module: ir.Module, options: Options) -> bool:
        return module.rewrite(lambda load: [f"{load.result} = add i32 %nothing, 1"], {"load"})

    monkeypatch.setattr(narrow_offsets, "run", run)
    with pytest.raises(Internal, match="after the pass `narrow_offsets`: LLVM does not accept"):
        nv_lower.lower(KERNEL, Options(observe=VerifyEach()))


def test_a_pass_that_breaks_a_rule_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(module: ir.Module, options: Options) -> bool:
        return module.rewrite(
            lambda load: [f"{load.result} = udiv i128 1, 3".replace("%v", "%w"), load.text], {"load"}
        )

    monkeypatch.setattr(merge_loads, "run", run)
    with pytest.raises(Internal, match="after the pass `merge_loads`: rule 6: division of 128-bit integers"):
        nv_lower.lower(KERNEL, Options(observe=VerifyEach()))
