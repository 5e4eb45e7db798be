"""Neighbouring loads from workgroup memory as one vector: where it happens, where it must not, and that values stay."""

from __future__ import annotations

import ctypes
import random
import re
from collections.abc import Callable
from types import ModuleType

import pytest

import nv_lower
from nv_lower.options import DEFAULT_FEATURES

WIDE = nv_lower.Options(features=DEFAULT_FEATURES | {"wideWorkgroupLoads"})
C_TYPES = {"float": ctypes.c_float, "double": ctypes.c_double, "i32": ctypes.c_int32, "i64": ctypes.c_int64}
DECLARED = """
declare i32 @nv.local.id(i32)
declare void @nv.barrier() convergent
declare float @llvm.sqrt.f32(float)
"""


def kernel(body: str, element: str = "float", cells: int = 64) -> str:
    """A kernel that fills a tile from %x, one cell an invocation, and then does something with %i and %w."""
    return f"""
@tile = external addrspace(3) global [{cells} x {element}], align 4
@other = external addrspace(3) global [{cells} x {element}], align 4
define void @k(ptr noalias %x, ptr noalias %y, i32 %n) {{
entry:
  %i = call i32 @nv.local.id(i32 0)
  %w = zext i32 %i to i64
  %source = getelementptr {element}, ptr %x, i64 %w
  %target = getelementptr {element}, ptr %y, i64 %w
  %cell = load {element}, ptr %source
  %own = getelementptr {element}, ptr addrspace(3) @tile, i64 %w
  store {element} %cell, ptr addrspace(3) %own
  call void @nv.barrier()
{body}
}}
{DECLARED}"""


def row(
    order: str = "0123", element: str = "float", start: str = "  %start = shl i32 %n, 2", between: str = ""
) -> str:
    """Loads of cells %start + k for k in the order, and a sum that tells them apart."""
    factor = "{0}.0" if element in ("float", "double") else "{0}"
    plus, times = ("fadd", "fmul") if element in ("float", "double") else ("add", "mul")
    lines = [start, "  %start.w = zext i32 %start to i64"]
    lines.append(f"  %p = getelementptr {element}, ptr addrspace(3) @tile, i64 %start.w")
    total = "zeroinitializer"
    for digit in order:
        lines += [
            f"  %p{digit} = getelementptr {element}, ptr addrspace(3) %p, i64 {digit}",
            f"  %v{digit} = load {element}, ptr addrspace(3) %p{digit}",
            f"  %m{digit} = {times} {element} %v{digit}, {factor.format(int(digit) + 2)}",
            f"  %s{digit} = {plus} {element} {total}, %m{digit}",
            between,
        ]
        total = f"%s{digit}"
    return "\n".join([*lines, f"  store {element} {total}, ptr %target", "  ret void"])


def wide(source: str, options: nv_lower.Options = WIDE) -> int:
    """How many vectors the kernel loads."""
    text = nv_lower.lower(source, options)
    assert nv_lower.violations(text) == []
    return len(re.findall(r"= load <\d x \w+>, .*, align 16$", text, re.MULTILINE))


def pairs(source: str) -> int:
    """How many vectors of two cells of 4 bytes the kernel loads."""
    return len(
        re.findall(r"= load <2 x (?:i32|float)>, .*, align 8$", nv_lower.lower(source, WIDE), re.MULTILINE)
    )


@pytest.fixture
def same(jit: ModuleType) -> Callable[..., None]:
    """Check that a kernel leaves the same bytes with and without the pass."""

    def same(source: str, element: str = "float", cells: int = 64, n: int = 3) -> None:
        random_ = random.Random(cells)
        values = [random_.randint(-1000, 1000) for _ in range(cells)]
        results = []
        for options in (nv_lower.Options(), WIDE):
            x, y = (C_TYPES[element] * cells)(*values), (C_TYPES[element] * cells)()
            jit.Jit(nv_lower.lower(source, options), "k").launch([x, y, n], groups=2, local_size=cells)
            results.append(list(y))
        assert results[0] == results[1]
        assert any(results[0])

    return same


@pytest.mark.parametrize("element", ["float", "i32"])
@pytest.mark.parametrize("order", ["0123", "3210", "2031", "01234567", "45670123", "012345"])
def test_four_neighbours_become_a_vector(same: Callable[..., None], element: str, order: str) -> None:
    source = kernel(row(order, element), element)
    text = nv_lower.lower(source, WIDE)
    assert wide(source) == len(order) // 4
    assert re.search(r"@tile = .*, align 16$", text, re.MULTILINE)
    assert not re.search(r"@other = .*, align 16$", text, re.MULTILINE)
    assert pairs(source) == len(order) % 4 // 2
    assert len(re.findall(r"= load (?:float|i32), ptr", text)) == 1  # the cell
    same(source, element)


@pytest.mark.parametrize("order", ["01", "103", "3201546", "1032"])
def test_two_neighbours_become_a_pair(same: Callable[..., None], order: str) -> None:
    source = kernel(row(order, start="  %start = mul i32 %n, 14"))
    assert wide(source) == 0
    assert pairs(source) == len(order) // 2
    assert re.search(r"@tile = .*, align 8$", nv_lower.lower(source, WIDE), re.MULTILINE)
    same(source)


@pytest.mark.parametrize("element", ["double", "i64"])
def test_two_neighbours_of_eight_bytes_become_a_vector(same: Callable[..., None], element: str) -> None:
    source = kernel(row("1032", element), element)
    assert wide(source) == 2
    same(source, element)


@pytest.mark.parametrize(
    "start",
    [
        "%start = mul i32 %n, 12",
        "%a = shl i32 %n, 3\n  %b = mul i32 %n, 12\n  %start = add i32 %a, %b",
        "%a = shl i32 %n, 3\n  %start = sub i32 %a, 12",
        "%start = and i32 %n, -4",
        "%a = shl i32 %n, 3\n  %start = or i32 %a, 4",
        "%a = and i32 %i, 12\n  %b = shl i32 %n, 2\n  %start = add i32 %a, %b",
        "%c = icmp ult i32 %i, 9\n  %a = shl i32 %n, 2\n  %start = select i1 %c, i32 %a, i32 16",
        "%start = add i32 0, 8",
    ],
)
def test_where_a_multiple_of_sixteen_bytes_is_proved(same: Callable[..., None], start: str) -> None:
    source = kernel(row(start="  " + start))
    assert wide(source) == 1
    same(source)


@pytest.mark.parametrize(
    ("start", "halves"),
    [
        ("%start = add i32 %n, 0", 0),
        ("%start = shl i32 %n, 1", 2),
        ("%start = mul i32 %n, 17", 0),
        ("%start = mul i32 %n, 18", 2),
        ("%a = shl i32 %n, 2\n  %start = add i32 %a, 1", 1),
        ("%a = shl i32 %n, 4\n  %start = add i32 %a, %i", 0),
        ("%c = icmp ult i32 %i, 9\n  %a = shl i32 %n, 2\n  %start = select i1 %c, i32 %a, i32 15", 0),
        ("%start = or i32 %n, 4", 0),
        ("%start = lshr i32 %n, 2", 0),
    ],
)
def test_no_vector_of_sixteen_bytes_where_the_start_may_be_elsewhere(
    same: Callable[..., None], start: str, halves: int
) -> None:
    source = kernel(row(start="  " + start))
    assert wide(source) == 0
    assert pairs(source) == halves
    same(source, n=2)


def test_a_counter_in_steps_of_four() -> None:
    body = """  br label %loop
loop:
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %s3, %loop ]
""" + row(start="  %start = add i32 %c, 8").replace("zeroinitializer", "%sum").replace(
        "  store",
        "  %c.next = add i32 %c, 4\n  %go = icmp ult i32 %c.next, %n\n"
        "  br i1 %go, label %loop, label %end\nend:\n  store",
    )
    assert wide(kernel(body)) >= 1
    # The same with an odd step: the counter is no multiple of anything.
    assert wide(kernel(body.replace("add i32 %c, 4", "add i32 %c, 3"))) == 0


def test_rows_of_an_array_of_arrays(same: Callable[..., None]) -> None:
    lines = ["  %r = urem i32 %i, 8", "  %total.0 = fadd float 0.0, 0.0"]
    for k in range(8):
        lines += [
            f"  %p{k} = getelementptr [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @tile to ptr), "
            f"i32 0, i32 %r, i32 {k}",
            f"  %v{k} = load float, ptr %p{k}",
            f"  %d{k} = fmul float %v{k}, {k + 1}.0",
            f"  %total.{k + 1} = fadd float %total.{k}, %d{k}",
        ]
    source = kernel("\n".join([*lines, "  store float %total.8, ptr %target", "  ret void"]))
    assert wide(source) == 2
    same(source)


@pytest.mark.parametrize(
    "between",
    [
        "  %q{} = call float @llvm.sqrt.f32(float %v{})\n  store float %q{}, ptr %source",
        "  store float %v{}, ptr addrspace(3) @other",
    ],
)
def test_what_cannot_touch_the_array_does_not_hinder(same: Callable[..., None], between: str) -> None:
    source = kernel(_between(between))
    assert wide(source) == 1
    same(source)


@pytest.mark.parametrize(
    "between",
    [
        "  call void @nv.barrier()",
        "  store float %v{}, ptr addrspace(3) %own",
        "  %f{} = getelementptr float, ptr addrspace(3) @tile, i32 %n\n  store float %v{}, ptr addrspace(3) %f{}",
        "  store float %v{}, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i64 12)",
        "  store float %v{}, "
        "ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i64 12) to ptr)",
        "  store float %v{}, ptr addrspace(3) getelementptr ({ float, i32 }, ptr addrspace(3) @tile, i32 0, i32 1)",
        "  store float %v{}, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 12)",
        "  store float %v{}, ptr inttoptr (i64 4096 to ptr)",
        "  fence acquire",
        "  %a{} = atomicrmw add ptr %target, i32 1 monotonic",
        "  %a{} = load atomic i32, ptr %source acquire, align 4",
        "  %a{} = load volatile float, ptr %source",
        "  %n{} = getelementptr ptr, ptr %x, i32 %n\n  %q{} = load ptr, ptr %n{}\n  store float %v{}, ptr %q{}",
    ],
)
def test_no_vector_across_what_may_write_or_order(between: str) -> None:
    assert wide(kernel(_between("")).replace("ptr noalias %x", "ptr %x")) == 1
    assert wide(kernel(_between(between)).replace("ptr noalias %x", "ptr %x")) == 0


def _between(text: str) -> str:
    """The row with a text after its second load, `{}` being its number."""
    whole = row()
    at = whole.index("  %m1 =")
    return whole[:at] + text.replace("{}", "1") + "\n" + whole[at:]


def test_no_vector_across_blocks() -> None:
    whole = row()
    at = whole.index("  %p2 =")
    split = "  %odd = icmp sgt i32 %n, 2\n  br i1 %odd, label %more, label %none\nnone:\n"
    split += "  store float %s1, ptr %target\n  ret void\nmore:\n"
    assert wide(kernel(whole[:at] + split + whole[at:])) == 0
    assert pairs(kernel(whole[:at] + split + whole[at:])) == 2


def test_nothing_is_read_that_the_program_does_not_read() -> None:
    for order, halves in (("012", 1), ("123", 1), ("2345", 2), ("12", 0), ("0", 0), ("36", 0)):
        assert wide(kernel(row(order))) == 0
        assert pairs(kernel(row(order))) == halves


def test_volatile_loads_and_narrow_elements_stay() -> None:
    assert (
        wide(
            kernel(row().replace("= load float, ptr addrspace(3)", "= load volatile float, ptr addrspace(3)"))
        )
        == 0
    )
    assert (
        wide(
            kernel(
                row()
                .replace("load float, ptr addrspace(3) %p", "load atomic float, ptr addrspace(3) %p")
                .replace("%p0\n", "%p0 monotonic, align 4\n")
                .replace("%p1\n", "%p1 monotonic, align 4\n")
                .replace("%p2\n", "%p2 monotonic, align 4\n")
                .replace("%p3\n", "%p3 monotonic, align 4\n")
            )
        )
        == 0
    )


def test_buffers_are_left_alone() -> None:
    source = kernel(row()).replace("ptr addrspace(3) @tile, i64 %start.w", "ptr %x, i64 %start.w")
    source = re.sub(r"ptr addrspace\(3\) %p", "ptr %p", source)
    assert wide(source) == 0


def test_only_for_devices_that_are_known_to_do_it_well() -> None:
    source = kernel(row())
    assert wide(source, nv_lower.Options()) == 0
    assert wide(source, nv_lower.Options(features=WIDE.features, opt_level=0)) == 0
    assert wide(source) == 1


def test_without_64_bit_integers_nothing_of_64_bits_is_added() -> None:
    features = frozenset({"wideWorkgroupLoads", "bufferDeviceAddress"})
    text = nv_lower.lower(kernel(row("2301")), nv_lower.Options(features=features, narrow=True))
    assert "load <4 x float>" in text
    assert "i64" not in text.partition("define ")[2]


def random_kernel(seed: int) -> str:
    """Loads from a few rows in random order, some of them aligned, with stores to either array in between."""
    source = random.Random(seed)
    starts = [
        "shl i32 %n, 2",
        "mul i32 %n, 5",
        "and i32 %i, 24",
        "and i32 %i, 30",
        "or i32 %many, 8",
        "add i32 %many, 12",
    ]
    lines = ["  %many = shl i32 %i, 2", "  %wrapped = and i32 %many, 28"]
    starts = [start.replace("%many", "%wrapped") for start in starts]
    for number, start in enumerate(source.sample(starts, 3)):
        lines.append(f"  %start{number} = {start}")
        lines.append(f"  %row{number} = getelementptr i32, ptr addrspace(3) @tile, i32 %start{number}")
    cells = [(number, k) for number in range(3) for k in source.sample(range(12), source.randint(7, 12))]
    source.shuffle(cells)
    total = "0"
    for count, (number, k) in enumerate(cells):
        lines += [
            f"  %p{count} = getelementptr i32, ptr addrspace(3) %row{number}, i32 {k}",
            f"  %v{count} = load i32, ptr addrspace(3) %p{count}, align 4",
            f"  %m{count} = mul i32 %v{count}, {source.randint(1, 99)}",
            f"  %s{count} = xor i32 {total}, %m{count}",
        ]
        total = f"%s{count}"
        if source.random() < 0.05:
            array = source.choice(["@tile", "@other", "@other"])
            lines += [
                f"  %q{count} = getelementptr i32, ptr addrspace(3) {array}, i32 %start{number}",
                f"  store i32 {total}, ptr addrspace(3) %q{count}, align 4",
            ]
    return kernel("\n".join([*lines, f"  store i32 {total}, ptr %target", "  ret void"]), "i32")


def test_random_kernels(same: Callable[..., None]) -> None:
    vectors = 0
    for seed in range(25):
        source = random_kernel(seed)
        vectors += wide(source) + pairs(source)
        same(source, "i32")
    assert vectors > 20
