"""One workgroup for several: the same writes with any number of them, and only where workgroups are independent."""

from __future__ import annotations

import ctypes
from types import ModuleType

import pytest

import nv_lower
from nv_lower import Options

COARSEN = Options(coarsen=True, local_size=(8, 1, 1))
FIRST_BLOCK = "nv.coarse:"

BY_GROUP = """
  %g = call i32 @nv.group.id(i32 0)
  %s = call i32 @nv.local.size(i32 0)
  %l = call i32 @nv.local.id(i32 0)
  %b = mul i32 %g, %s
  %i = add i32 %b, %l
"""
BY_INVOCATION = "  %i = call i32 @nv.global.id(i32 0)\n"

KERNEL = """
define void @k(ptr %x, i32 %n) {{
start:
{index}
  %inside = icmp ult i32 %i, %n
  br i1 %inside, label %work, label %end
work:
  %p = getelementptr i32, ptr %x, i32 %i
  %old = load i32, ptr %p
  {work}
  %new = add i32 %old, %i
  store i32 %new, ptr %p
  br label %end
end:
  ret void
}}
declare i32 @nv.group.id(i32)
declare i32 @nv.local.size(i32)
declare i32 @nv.local.id(i32)
declare i32 @nv.global.id(i32)
{declared}
"""


def lowered(index: str = BY_GROUP, work: str = "", declared: str = "", options: Options = COARSEN) -> str:
    flat = nv_lower.lower(KERNEL.format(index=index, work=work, declared=declared), options)
    assert nv_lower.violations(flat) == []
    return flat


@pytest.mark.parametrize("index", [BY_GROUP, BY_INVOCATION])
@pytest.mark.parametrize("each", [1, 2, 3, 4])
def test_every_number_gives_the_same(jit: ModuleType, index: str, each: int) -> None:
    flat = lowered(index)
    assert FIRST_BLOCK in flat
    groups, size = 12, 8
    x = (ctypes.c_int32 * (groups * size))(*range(100, 100 + groups * size))
    jit.Jit(flat, "k").launch([x, groups * size - 3], groups // each, size, each)
    changed = [100 + 2 * i for i in range(groups * size - 3)]
    assert list(x) == [*changed, *(100 + i for i in range(groups * size - 3, groups * size))]


def test_it_is_asked_for() -> None:
    assert FIRST_BLOCK not in lowered(options=Options())


@pytest.mark.parametrize("parameters", ["ptr %x, i32 %n", "ptr %0, i32 %1"])
def test_a_first_block_without_a_label(jit: ModuleType, parameters: str) -> None:
    """Its number comes after those of the parameters without names; a phi may tell that it was come from."""
    x, n = (parameter.split()[1] for parameter in parameters.split(", "))
    block = "%2" if x == "%0" else "%0"
    source = f"""
define void @k({parameters}) {{
  %i = call i32 @nv.group.id(i32 0)
  %c = icmp ult i32 %i, {n}
  %p = getelementptr i32, ptr {x}, i32 %i
  br i1 %c, label %a, label %b
a:
  store volatile i32 7, ptr %p
  br label %b
b:
  %v = phi i32 [ 1, {block} ], [ 2, %a ]
  store i32 %v, ptr %p
  ret void
}}
declare i32 @nv.group.id(i32)
"""
    flat = nv_lower.lower(source, COARSEN)
    assert FIRST_BLOCK in flat
    data = (ctypes.c_int32 * 8)()
    jit.Jit(flat, "k").launch([data, 3], 4, 1, 2)
    assert list(data) == [2, 2, 2, 1, 1, 1, 1, 1]


def test_private_arrays_stay_in_the_first_block() -> None:
    work = """
  %a = alloca [16 x i32]
  %q = getelementptr i32, ptr %a, i32 %old
  store volatile i32 %i, ptr %q
"""
    flat = lowered(work=work)
    assert FIRST_BLOCK in flat
    assert flat.index("alloca") < flat.index("br label")


@pytest.mark.parametrize(
    ("work", "declared"),
    [
        ("call void @nv.barrier()", "declare void @nv.barrier() convergent nounwind"),
        (
            "%v = call i1 @nv.subgroup.elect()\n  %old2 = zext i1 %v to i32",
            "declare i1 @nv.subgroup.elect() convergent",
        ),
        ("%v = call i32 @nv.num.groups(i32 0)\n  store i32 %v, ptr %x", "declare i32 @nv.num.groups(i32)"),
        ("%v = call i64 @nv.clock()\n  store i64 %v, ptr %x", "declare i64 @nv.clock()"),
        ("store i32 %old, ptr addrspace(3) @tile", "@tile = external addrspace(3) global i32"),
    ],
    ids=["barrier", "subgroup", "number of workgroups", "clock", "workgroup memory"],
)
@pytest.mark.filterwarnings("ignore::nv_lower.ConvergenceWarning")  # the barrier stands in a branch
def test_workgroups_that_are_not_independent(work: str, declared: str) -> None:
    assert FIRST_BLOCK not in lowered(work=work, declared=declared)


def test_the_number_of_workgroups_along_another_axis_may_be_read() -> None:
    work = "%v = call i32 @nv.num.groups(i32 1)\n  store i32 %v, ptr %x"
    assert FIRST_BLOCK in lowered(work=work, declared="declare i32 @nv.num.groups(i32)")


def test_a_loop_outweighs_the_start_of_a_workgroup() -> None:
    source = """
define void @k(ptr %x, i32 %n) {
entry:
  %g = call i32 @nv.group.id(i32 0)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr %x, i32 %i
  store volatile i32 %g, ptr %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare i32 @nv.group.id(i32)
"""
    assert FIRST_BLOCK not in nv_lower.lower(source, COARSEN)


def test_a_long_kernel_outweighs_it_too() -> None:
    stores = "\n".join("  store volatile i32 %i, ptr %p" for _ in range(401))
    assert FIRST_BLOCK not in lowered(work=stores)


def test_a_kernel_that_does_not_ask_for_its_workgroup() -> None:
    assert FIRST_BLOCK not in lowered(index="  %i = call i32 @nv.local.id(i32 0)")
