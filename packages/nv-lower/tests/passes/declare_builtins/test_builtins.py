"""The declared `nv.*` functions: spelling, attributes, convergence; workgroup arrays; barriers and `noalias`."""

from __future__ import annotations

import re

import pytest

import nv_lower
from nv_lower import InvalidInput, Unsupported
from nv_lower.builtin_names import declaration


def test_c_spelling_becomes_the_contracts() -> None:
    source = """
declare i32 @nv_global_id(i32)
declare float @nv_subgroup_reduce_fadd_f32(float)
define void @k(ptr %p) {
  %i = tail call i32 @nv_global_id(i32 noundef 0) #0
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  %s = call float @nv_subgroup_reduce_fadd_f32(float noundef %v)
  store float %s, ptr %a
  ret void
}
attributes #0 = { nounwind }
"""
    flat = nv_lower.lower(source)
    assert "call i32 @nv.global.id(i32 0)" in flat
    assert "call float @nv.subgroup.reduce.fadd.f32(float %v)" in flat
    assert nv_lower.violations(flat) == []


@pytest.mark.parametrize(
    "name",
    [
        "nv.subgroup.reduce.fadd.i32",
        "nv.subgroup.reduce.add.f32",
        "nv.subgroup.shuffle.i128",
        "nv.subgroup.cluster.fadd.i32",
        "nv.subgroup.quad.shuffle.i32",
        "nv.sdot.f32.i32",
        "nv.sdot.i32.v5i8",
        "nv.global",
        "nv.x",
    ],
)
def test_there_is_no_such_function(name: str) -> None:
    assert declaration(name) is None


@pytest.mark.parametrize(
    ("name", "signature"),
    [
        ("nv.subgroup.rotate.f32", "float @nv.subgroup.rotate.f32(float, i32)"),
        ("nv.subgroup.quad.swap.i8", "i8 @nv.subgroup.quad.swap.i8(i8, i32)"),
        ("nv.subgroup.cluster.smin.i64", "i64 @nv.subgroup.cluster.smin.i64(i64, i32)"),
        ("nv.sdot.i32.i32", "i32 @nv.sdot.i32.i32(i32, i32)"),
        ("nv.sudot.sat.i32.v4i8", "i32 @nv.sudot.sat.i32.v4i8(<4 x i8>, <4 x i8>, i32)"),
    ],
)
def test_declarations_say_the_types(name: str, signature: str) -> None:
    found = declaration(name)
    assert found is not None and found.text.startswith(f"declare {signature} ")
    assert ("convergent" in found.header.attributes) == name.startswith("nv.subgroup")


def test_cooperative_matrices_pass_through_the_optimiser() -> None:
    matrix = 'target("spirv.CooperativeMatrixKHR", float, 3, 16, 16, 2)'
    source = f"""
declare {matrix} @nv.matrix.load.x(ptr, i32, i32)
declare {matrix} @nv.matrix.fadd({matrix}, {matrix})
declare void @nv.matrix.store.x({matrix}, ptr, i32, i32)
define void @k(ptr noalias %p, ptr noalias %q, i32 %n) {{
entry:
  %tiles = alloca [2 x {matrix}], align 8
  %second = getelementptr [2 x {matrix}], ptr %tiles, i64 0, i64 1
  %x = call {matrix} @nv.matrix.load.x(ptr %p, i32 0, i32 16)
  store {matrix} %x, ptr %tiles
  store {matrix} zeroinitializer, ptr %second
  %y = load {matrix}, ptr %second
  %z = load {matrix}, ptr %tiles
  %s = call {matrix} @nv.matrix.fadd({matrix} %y, {matrix} %z)
  call void @nv.matrix.store.x({matrix} %s, ptr %q, i32 0, i32 16)
  ret void
}}
"""
    flat = nv_lower.lower(source)
    assert nv_lower.violations(flat) == []
    assert "alloca" not in flat
    assert f"@nv.matrix.fadd({matrix} zeroinitializer, {matrix} %x)" in flat
    plain = re.sub(r"^(declare .*) #\d+$", r"\1", flat, flags=re.MULTILINE)
    assert [v.message for v in nv_lower.violations(plain)] == [
        f"`nv.matrix.{name}` must be declared convergent" for name in ("load.x", "fadd", "store.x")
    ]


def test_an_unknown_function_is_refused_with_the_nearest_name() -> None:
    source = (
        "declare i32 @nv_globalid(i32)\n"
        "define void @k(ptr %p) {\n  %i = call i32 @nv_globalid(i32 0)\n  ret void\n}\n"
    )
    with pytest.raises(
        Unsupported, match=r"`nv_globalid` is not a function of a kernel; is `nv\.global\.id` meant"
    ):
        nv_lower.lower(source)


def test_a_wrong_declaration_is_refused() -> None:
    source = (
        "declare i64 @nv.global.id(i32)\n"
        "define void @k(ptr %p) {\n  %i = call i64 @nv.global.id(i32 0)\n  ret void\n}\n"
    )
    with pytest.raises(InvalidInput, match=r"declared with another type; it is i32 \(i32\)"):
        nv_lower.lower(source)


BRANCHES = """
declare void @nv_barrier()
define void @k(ptr %p, i32 %a, i32 %b) {
entry:
  %c = icmp slt i32 %a, 3
  br i1 %c, label %left, label %right
left:
  store i32 %b, ptr %p
  br label %join
right:
  store i32 %a, ptr %p
  br label %join
join:
  %v = phi i32 [ 1, %left ], [ 2, %right ]
  call void @nv_barrier()
  br i1 %c, label %more, label %end
more:
  store i32 %v, ptr %p
  br label %end
end:
  ret void
}
"""


def test_a_barrier_is_not_copied_into_branches() -> None:
    flat = nv_lower.lower(BRANCHES)
    assert flat.count("call void @nv.barrier()") == 1


@pytest.mark.parametrize("initialiser", ["zeroinitializer", "undef", "poison"])
def test_workgroup_arrays_lose_their_initialiser(initialiser: str) -> None:
    source = f"""
@tile = internal unnamed_addr addrspace(3) global [64 x float] {initialiser}, align 16
declare void @nv_barrier()
define void @k(ptr %p, i32 %i) {{
  %a = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 %i
  store float 1.0, ptr addrspace(3) %a
  call void @nv_barrier()
  %b = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 3
  %v = load float, ptr addrspace(3) %b
  store float %v, ptr %p
  ret void
}}
"""
    flat = nv_lower.lower(source)
    assert "@tile = external addrspace(3) global [64 x float], align 16" in flat
    assert re.search(r"load float, ptr addrspace\(3\)", flat)


def test_workgroup_arrays_cannot_have_initial_values() -> None:
    source = (
        "@t = internal addrspace(3) global [2 x i32] [i32 1, i32 2], align 4\n"
        "define void @k(ptr %p) {\n  %v = load i32, ptr addrspace(3) @t\n  store i32 %v, ptr %p\n  ret void\n}\n"
    )
    with pytest.raises(Unsupported, match="workgroup array `t` has initial values"):
        nv_lower.lower(source)


AROUND_A_BARRIER = """
declare void @nv.barrier()
define void @k(ptr noalias %in, ptr noalias %out, ptr noalias %sum) {
  %f = load i32, ptr %in
  %a = load i32, ptr %out
  store i32 %f, ptr %sum
  BETWEEN
  %g = load i32, ptr %in
  %b = load i32, ptr %out
  %c = add i32 %a, %b
  %d = add i32 %f, %g
  %e = add i32 %c, %d
  %h = getelementptr i32, ptr %out, i32 1
  store i32 %e, ptr %h
  ret void
}
"""


@pytest.mark.parametrize("between", ["call void @nv.barrier()", "fence acq_rel"])
def test_values_are_loaded_again_after_synchronisation(between: str) -> None:
    flat = nv_lower.lower(AROUND_A_BARRIER.replace("BETWEEN", between))
    assert flat.count("load i32, ptr %out") == 2  # another invocation may have written it
    assert flat.count("load i32, ptr %in") == 1  # nobody writes it
    assert "ptr noalias readonly %in" in flat
    assert "noalias %out" not in flat


def test_without_synchronisation_noalias_is_believed() -> None:
    flat = nv_lower.lower(AROUND_A_BARRIER.replace("BETWEEN", ""))
    assert flat.count("load i32, ptr %out") == 1
    assert "ptr noalias %out" in flat


def test_a_variable_axis_is_picked_among_the_constant_ones() -> None:
    source = (
        "declare i32 @nv.global.id(i32)\ndefine void @k(ptr %p, i32 %axis) {\n"
        "  %i = call i32 @nv.global.id(i32 %axis)\n  store i32 %i, ptr %p\n  ret void\n}\n"
    )
    flat = nv_lower.lower(source)
    assert nv_lower.violations(flat) == []
    for axis in range(3):
        assert f"@nv.global.id(i32 {axis})" in flat
