"""Atomic operations: native where the target has them, loops elsewhere, the same result either way."""

from __future__ import annotations

import ctypes
import random
import struct
from types import ModuleType

import pytest

import nv_lower
from nv_lower import Options, Unsupported
from nv_lower.options import DEFAULT_FEATURES

INTEGER = ["add", "sub", "and", "or", "xor", "xchg", "max", "min", "umax", "umin", "nand"]
WRAPPING = ["uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"]
FLOAT = ["fadd", "fsub", "fmax", "fmin", "xchg"]
WIDE = DEFAULT_FEATURES | {"shaderBufferInt64Atomics", "shaderSharedInt64Atomics"}


def kernel(operation: str, type_: str, pointer: str = "ptr") -> str:
    return f"""
define void @k({pointer} %cells, {pointer} %values, ptr %out, i32 %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %cell = getelementptr {type_}, {pointer} %cells, i32 %i
  %from = getelementptr {type_}, {pointer} %values, i32 %i
  %to = getelementptr {type_}, ptr %out, i32 %i
  %v = load {type_}, {pointer} %from
  %old = atomicrmw {operation} {pointer} %cell, {type_} %v seq_cst
  store {type_} %old, ptr %to
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""


def run(jit: ModuleType, ir: str, cells: bytes, values: bytes, count: int) -> tuple[bytes, bytes]:
    buffers = [
        (ctypes.c_uint8 * (len(data) + 8)).from_buffer_copy(data + bytes(8)) for data in (cells, values)
    ]
    out = (ctypes.c_uint8 * (len(cells) + 8))()
    jit.Jit(ir, "k").launch([*buffers, out, count])
    return bytes(buffers[0]), bytes(out)


def agree(jit: ModuleType, source: str, options: Options, cells: bytes, values: bytes, count: int) -> str:
    flat = nv_lower.lower(source, options)
    assert nv_lower.violations(flat) == []
    assert run(jit, flat, cells, values, count) == run(jit, source, cells, values, count)
    return flat


def integers(seed: str, bits: int, count: int) -> bytes:
    source = random.Random(seed)
    special = [0, 1, (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1]
    numbers = [source.choice([source.getrandbits(bits), *special]) for _ in range(count)]
    return b"".join(number.to_bytes(bits // 8, "little") for number in numbers)


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("operation", INTEGER + WRAPPING)
def test_integer_operation(jit: ModuleType, operation: str, bits: int) -> None:
    source = kernel(operation, f"i{bits}")
    data = integers("cells", bits, 37), integers("values", bits, 37)
    flat = agree(jit, source, Options(features=WIDE), *data, 37)
    native = bits >= 32 and operation not in ("nand", *WRAPPING)
    assert (f"atomicrmw {operation}" in flat) == native
    assert ("cmpxchg" in flat) != native


@pytest.mark.parametrize(("type_", "letter"), [("float", "f"), ("double", "d")])
@pytest.mark.parametrize("operation", FLOAT)
def test_float_operation_without_native_atomics(
    jit: ModuleType, operation: str, type_: str, letter: str
) -> None:
    numbers = [0.0, -0.0, 1.5, -2.25, float("inf"), float("nan"), 1e-40, 3e30]
    pairs = [(a, b) for a in numbers for b in numbers if a == a or b == b]
    cells, values = (struct.pack(f"<{len(pairs)}{letter}", *column) for column in zip(*pairs, strict=True))
    flat = nv_lower.lower(kernel(operation, type_), Options(features=WIDE))
    assert nv_lower.violations(flat) == []
    assert f"atomicrmw {operation}" not in flat or operation == "xchg"
    got = run(jit, flat, cells, values, len(pairs))
    want = run(jit, kernel(operation, type_), cells, values, len(pairs))
    assert got[1] == want[1]  # the old values
    for (a, b), new, expected in zip(
        pairs,
        struct.iter_unpack("<" + letter, got[0][: len(cells)]),
        struct.iter_unpack("<" + letter, want[0][: len(cells)]),
        strict=True,
    ):
        assert new == expected or (new[0] != new[0] and expected[0] != expected[0]), (a, b)


@pytest.mark.parametrize("bits", [8, 16])
def test_narrow_cells_leave_their_neighbours_alone(jit: ModuleType, bits: int) -> None:
    source = kernel("add", f"i{bits}").replace("%next = add i32 %i, 1", "%next = add i32 %i, 3")
    agree(jit, source, Options(), integers("cells", bits, 30), integers("values", bits, 30), 30)


def test_half_uses_the_word_around_it(jit: ModuleType) -> None:
    cells, values = (
        struct.pack("<6e", *column) for column in ([1, 2, 3, 4, 5, 6], [0.5, -2, 7, 0, 100, 1e-3])
    )
    flat = nv_lower.lower(kernel("fadd", "half"))
    assert "cmpxchg ptr" in flat
    got = run(jit, flat, cells, values, 6)[0]
    assert struct.unpack("<6e", got[:12]) == tuple(
        struct.unpack("<e", struct.pack("<e", a + b))[0]
        for a, b in zip(struct.unpack("<6e", cells), struct.unpack("<6e", values), strict=True)
    )


EXCHANGE = """
define void @k(ptr %cells, ptr %values, ptr %out, i32 %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %cell = getelementptr {type}, ptr %cells, i32 %i
  %from = getelementptr {type}, ptr %values, i32 %i
  %to = getelementptr {type}, ptr %out, i32 %i
  %v = load {type}, ptr %from
  %even = and {type} %v, 1
  %match = icmp eq {type} %even, 0
  %now = load atomic {type}, ptr %cell monotonic, align {bytes}
  %other = xor {type} %now, 1
  %expected = select i1 %match, {type} %now, {type} %other
  %pair = cmpxchg ptr %cell, {type} %expected, {type} %v acq_rel monotonic
  %old = extractvalue {{ {type}, i1 }} %pair, 0
  %done = extractvalue {{ {type}, i1 }} %pair, 1
  %bit = zext i1 %done to {type}
  %mixed = add {type} %old, %bit
  store atomic {type} %mixed, ptr %to release, align {bytes}
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_exchange_load_and_store(jit: ModuleType, bits: int) -> None:
    source = EXCHANGE.format(type=f"i{bits}", bytes=bits // 8)
    flat = agree(jit, source, Options(features=WIDE), integers("c", bits, 25), integers("v", bits, 25), 25)
    assert f"cmpxchg ptr {'%cell' if bits > 16 else ''}" in flat


@pytest.mark.parametrize("operation", ["add", "sub", "and", "or", "xor"])
def test_wide_operation_on_halves_when_nobody_reads_the_old_value(jit: ModuleType, operation: str) -> None:
    source = kernel(operation, "i64").replace("store i64 %old", "store i64 %v")
    cells, values = integers("cells", 64, 50), integers("values", 64, 50)
    agree(jit, source, Options(), cells, values, 50)
    flat = nv_lower.lower(source)
    assert "atomicrmw" in flat
    assert ", i64 %" not in "".join(line for line in flat.splitlines() if "atomicrmw" in line)


@pytest.mark.parametrize(("operation", "type_"), [("add", "i64"), ("max", "i64"), ("fadd", "double")])
def test_wide_operation_is_refused_by_the_name_of_the_feature(operation: str, type_: str) -> None:
    with pytest.raises(Unsupported, match=f"atomic {operation} on 64 bits .*shaderBufferInt64Atomics"):
        nv_lower.lower(kernel(operation, type_))


@pytest.mark.parametrize(
    ("pointer", "feature"),
    [("ptr", "shaderBufferFloat32AtomicAdd"), ("ptr addrspace(3)", "shaderSharedFloat32AtomicAdd")],
)
def test_native_float_add_goes_by_the_memory_it_is_in(pointer: str, feature: str) -> None:
    if pointer == "ptr":
        source = "define void @k(ptr %p, float %v) {\n  %o = atomicrmw fadd ptr %p, float %v monotonic\n  ret void\n}"
    else:
        source = (
            "@s = external addrspace(3) global float\n"
            "define void @k(ptr %p, float %v) {\n"
            "  %o = atomicrmw fadd ptr addrspacecast (ptr addrspace(3) @s to ptr), float %v monotonic\n"
            "  store float %o, ptr %p\n  ret void\n}"
        )
    assert "atomicrmw fadd" in nv_lower.lower(source, Options(features=DEFAULT_FEATURES | {feature}))
    other = {"shaderBufferFloat32AtomicAdd", "shaderSharedFloat32AtomicAdd"} - {feature}
    assert "cmpxchg" in nv_lower.lower(source, Options(features=DEFAULT_FEATURES | other))


@pytest.mark.parametrize("other", ["fmin ptr addrspace(3) @s, float", "add ptr addrspace(3) @s, i32"])
def test_a_workgroup_array_with_other_atomics_has_no_native_float_add(other: str) -> None:
    value = "%n" if other.endswith("i32") else "%v"
    source = f"""
@s = external addrspace(3) global float
@t = external addrspace(3) global float
define void @k(ptr %p, float %v, i32 %n) {{
  %o = atomicrmw fadd ptr addrspace(3) @s, float %v monotonic
  %m = atomicrmw {other} {value} monotonic
  %a = atomicrmw fadd ptr addrspace(3) @t, float %v monotonic
  %x = load float, ptr addrspace(3) @s
  %y = load float, ptr addrspace(3) @t
  %z = fadd float %x, %y
  store float %z, ptr %p
  ret void
}}
"""
    flat = nv_lower.lower(source, Options(features=DEFAULT_FEATURES | {"shaderSharedFloat32AtomicAdd"}))
    native = [line.strip() for line in flat.splitlines() if "atomicrmw fadd" in line]
    assert len(native) == 1
    assert "@t" in native[0]


def test_native_float_minimum_needs_the_promise_that_there_are_no_nans() -> None:
    source = (
        "define void @k(ptr %p, float %v) {\n  %o = atomicrmw fmin ptr %p, float %v monotonic\n  ret void\n}"
    )
    features = DEFAULT_FEATURES | {"shaderBufferFloat32AtomicMinMax"}
    assert "cmpxchg" in nv_lower.lower(source, Options(features=features))
    assert "atomicrmw fmin" in nv_lower.lower(
        source, Options(features=features, fastmath=frozenset({"nnan"}))
    )


def test_scope_and_ordering_are_kept() -> None:
    source = (
        'define void @k(ptr %p, float %v) {\n  %o = atomicrmw fadd ptr %p, float %v syncscope("workgroup") acq_rel\n'
        "  ret void\n}"
    )
    flat = nv_lower.lower(source)
    assert 'load atomic i32, ptr %p syncscope("workgroup") monotonic' in flat
    assert 'syncscope("workgroup") acq_rel acquire' in flat


def test_private_memory_needs_no_atomics() -> None:
    source = """
define void @k(ptr %p, i32 %i, i64 %v) {
  %a = alloca [4 x i64]
  store [4 x i64] zeroinitializer, ptr %a
  %cell = getelementptr i64, ptr %a, i32 %i
  %o = atomicrmw max ptr %cell, i64 %v seq_cst
  %j = sub i32 3, %i
  %other = getelementptr i64, ptr %a, i32 %j
  %r = load i64, ptr %other
  store i64 %r, ptr %p
  ret void
}
"""
    assert "atomic" not in nv_lower.lower(source)


SHARED = """
@s = external addrspace(3) global [7 x i8], align 1
@t = external addrspace(3) global [7 x i8], align 1
declare void @nv.barrier()
define void @k(ptr %p, i32 %n) {
entry:
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i1, %fill ]
  %a = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %i
  %v = trunc i32 %i to i8
  store i8 %v, ptr %a
  %b = getelementptr i8, ptr addrspace(3) @t, i32 %i
  store i8 %v, ptr addrspace(3) %b
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 7
  br i1 %more, label %fill, label %change
change:
  call void @nv.barrier()
  %c = getelementptr i8, ptr addrspace(3) @s, i32 %n
  %old = atomicrmw add ptr addrspace(3) %c, i8 100 monotonic
  call void @nv.barrier()
  br label %out
out:
  %j = phi i32 [ 0, %change ], [ %j1, %out ]
  %d = getelementptr i8, ptr addrspace(3) @s, i32 %j
  %w = load i8, ptr addrspace(3) %d
  %e = getelementptr i8, ptr %p, i32 %j
  store i8 %w, ptr %e
  %j1 = add i32 %j, 1
  %again = icmp slt i32 %j1, 7
  br i1 %again, label %out, label %end
end:
  ret void
}
"""


def test_workgroup_arrays_with_narrow_atomics_are_accessed_by_words(jit: ModuleType) -> None:
    flat = nv_lower.lower(SHARED)
    assert nv_lower.violations(flat) == []
    assert "@s = external addrspace(3) global [7 x i8], align 4" in flat
    assert "@t = external addrspace(3) global [7 x i8], align 1" in flat  # has no atomics
    assert "load i8" not in flat
    for place in range(7):
        out = (ctypes.c_uint8 * 7)()
        jit.Jit(flat, "k").launch([out, place])
        assert list(out) == [index + 100 * (index == place) for index in range(7)]
