"""Atomics that neither SPIR-V nor the device has: loops of compare-and-swap, on every width and in every memory."""

import numpy as np
import pytest

import nv_spirv

WIDTHS = {"i8": np.uint8, "i16": np.uint16, "i32": np.uint32, "i64": np.uint64}
FLOATS = {"half": np.float16, "float": np.float32, "double": np.float64}


def signed(x):
    return x.view(np.dtype(f"i{x.dtype.itemsize}"))


INTEGER = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "nand": lambda a, b: ~(a & b),
    "xchg": lambda a, b: b,
    "min": lambda a, b: np.where(signed(a) < signed(b), a, b),
    "max": lambda a, b: np.where(signed(a) > signed(b), a, b),
    "umin": np.minimum,
    "umax": np.maximum,
    "uinc_wrap": lambda a, b: np.where(a >= b, 0, a + a.dtype.type(1)),
    "udec_wrap": lambda a, b: np.where((a == 0) | (a > b), b, a - a.dtype.type(1)),
    "usub_cond": lambda a, b: np.where(a >= b, a - b, a),
    "usub_sat": lambda a, b: np.where(a >= b, a - b, 0),
}
FLOATING = {
    "fadd": lambda a, b: a + b,
    "fsub": lambda a, b: a - b,
    "fmin": np.fmin,
    "fmax": np.fmax,
    "fminimum": np.minimum,
    "fmaximum": np.maximum,
    "fminimumnum": np.fmin,
    "fmaximumnum": np.fmax,
    "xchg": lambda a, b: b,
}


def each_on_its_own_cell(kernel, kind, operation, size):
    return kernel(
        "ptr %cells, ptr %operands, ptr %old",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %c = getelementptr {kind}, ptr %cells, i32 %i
        %p = getelementptr {kind}, ptr %operands, i32 %i
        %o = getelementptr {kind}, ptr %old, i32 %i
        %x = load {kind}, ptr %p, align {size}
        %r = atomicrmw {operation} ptr %c, {kind} %x acq_rel, align {size}
        store {kind} %r, ptr %o, align {size}""",
    )


def check(run, kernel, addressing, kind, dtype, operation, want, values, operands, features):
    cells, old = values.astype(dtype), np.zeros(len(values), dtype)
    operands = operands.astype(dtype)
    with np.errstate(all="ignore"):
        expected = want(cells.copy(), operands).astype(dtype)
    before = cells.copy()
    ir = each_on_its_own_cell(kernel, kind, operation, cells.itemsize)
    run(ir, [cells, operands, old], groups=len(values) // 64, addressing=addressing, features=features)
    np.testing.assert_array_equal(old, before)
    np.testing.assert_array_equal(cells, expected)


@pytest.mark.parametrize("operation", INTEGER)
@pytest.mark.parametrize("kind", WIDTHS)
def test_integer_operations(run, kernel, execute, addressing, kind, operation):
    features = execute.device().features
    if kind == "i64" and "shaderBufferInt64Atomics" not in features:
        pytest.skip("the device lacks shaderBufferInt64Atomics")
    dtype = np.dtype(WIDTHS[kind])
    random = np.random.default_rng(3)
    values, operands = (
        random.integers(0, 256, (256, dtype.itemsize), np.uint8).view(dtype).ravel() for _ in "xy"
    )
    values[:64] %= 4
    operands[:32] %= 4
    check(run, kernel, addressing, kind, dtype, operation, INTEGER[operation], values, operands, features)


@pytest.mark.parametrize("operation", FLOATING)
@pytest.mark.parametrize("kind", FLOATS)
def test_float_operations_without_native_ones(run, kernel, execute, addressing, kind, operation):
    features = execute.device().features
    if kind == "double" and "shaderBufferInt64Atomics" not in features:
        pytest.skip("the device lacks shaderBufferInt64Atomics")
    features = frozenset(name for name in features if "Atomic" not in name or "Int64" in name)
    random = np.random.default_rng(4)
    values, operands = (random.integers(-50, 50, 128) / 4 for _ in "xy")
    values[:3], operands[1:4] = np.nan, np.nan
    check(
        run,
        kernel,
        addressing,
        kind,
        FLOATS[kind],
        operation,
        FLOATING[operation],
        values,
        operands,
        features,
    )


@pytest.mark.parametrize(("operation", "kind"), [("fadd", "Add"), ("fmin", "MinMax"), ("fmax", "MinMax")])
@pytest.mark.parametrize("width", [16, 32, 64])
def test_native_float_operations_where_the_device_has_them(
    emit, kernel, execute, addressing, operation, kind, width
):
    llvm = {16: "half", 32: "float", 64: "double"}[width]
    ir = kernel("ptr %p", f"%x = atomicrmw {operation} ptr %p, {llvm} 1.0 monotonic, align {width // 8}")
    features = execute.device().features | {f"shaderBufferFloat{width}Atomic{kind}"}
    text = nv_spirv.disassemble(emit(ir, addressing, features=features))
    assert f"OpCapability AtomicFloat{width}{kind}EXT" in text and "OpLoopMerge" not in text


CONTENDED = """
{globals}
define void @k(ptr %out, ptr %bytes) {{
entry:
  %i = call i32 @nv.global.id(i32 0)
  %first = icmp eq i32 %i, 0
  br i1 %first, label %init, label %start, !nv.selection !0
init:
  store i32 0, ptr addrspace(3) @wrapped, align 4
  store float 0.0, ptr addrspace(3) @sum, align 4
  br label %start
start:
  call void @nv.barrier()
  %a = atomicrmw uinc_wrap ptr addrspace(3) @wrapped, i32 9 syncscope("workgroup") monotonic, align 4
  %b = atomicrmw fadd ptr addrspace(3) @sum, float 1.0 syncscope("workgroup") monotonic, align 4
  %slot = and i32 %i, 3
  %p = getelementptr i8, ptr %bytes, i32 %slot
  %c = atomicrmw add ptr %p, i8 1 monotonic, align 1
  %half = getelementptr half, ptr %bytes, i32 4
  %d = atomicrmw fadd ptr %half, half 1.0 monotonic, align 2
  %word = getelementptr i8, ptr %bytes, i32 12
  %e = atomicrmw nand ptr %word, i32 -1 monotonic, align 4
  %q = getelementptr i8, ptr %bytes, i32 16
  %r = cmpxchg ptr %q, i8 0, i8 77 acq_rel monotonic, align 1
  %won = extractvalue {{ i8, i1 }} %r, 1
  %one = zext i1 %won to i32
  %winners = getelementptr i32, ptr %out, i32 2
  %f = atomicrmw add ptr %winners, i32 %one monotonic, align 4
  %s = getelementptr i8, ptr %bytes, i32 17
  store atomic i8 5, ptr %s release, align 1
  %t = load atomic i8, ptr %s acquire, align 1
  %five = icmp eq i8 %t, 5
  %five.one = zext i1 %five to i32
  %fives = getelementptr i32, ptr %out, i32 3
  %g = atomicrmw add ptr %fives, i32 %five.one monotonic, align 4
  call void @nv.barrier()
  br i1 %first, label %last, label %done, !nv.selection !1
last:
  %x = load i32, ptr addrspace(3) @wrapped, align 4
  store i32 %x, ptr %out, align 4
  %y = load i32, ptr addrspace(3) @sum, align 4
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %y, ptr %o1, align 4
  br label %done
done:
  ret void
}}
declare i32 @nv.global.id(i32)
declare void @nv.barrier()
!0 = !{{!"start"}}
!1 = !{{!"done"}}
"""
GLOBALS = "@wrapped = external addrspace(3) global i32\n@sum = external addrspace(3) global float"


@pytest.mark.parametrize("native", [True, False])
def test_cells_that_many_invocations_share(run, execute, addressing, native):
    features = execute.device().features
    if not native:
        features = frozenset(name for name in features if "Atomic" not in name)
    out, data = np.zeros(4, np.uint32), np.zeros(20, np.uint8)
    data[16] = 0
    run(CONTENDED.format(globals=GLOBALS), [out, data], addressing=addressing, features=features)
    assert out[0] == 64 % 10 and out[1:2].view(np.float32)[0] == 64
    assert data[:4].tolist() == [16] * 4
    assert data[8:10].view(np.float16)[0] == 64
    assert data[12:16].view(np.uint32)[0] == 0  # nand with all ones is `not`, an even number of times
    assert data[16] == 77 and out[2] == 1 and data[17] == 5 and out[3] == 64


def test_a_loop_on_a_choice_between_buffers(run, kernel, execute, addressing):
    ir = kernel(
        "ptr %a, ptr %b",
        """
        %i = call i32 @nv.global.id(i32 0)
        %odd = trunc i32 %i to i1
        %p = select i1 %odd, ptr %a, ptr %b
        %q = getelementptr i16, ptr %p, i32 1
        %old = atomicrmw uinc_wrap ptr %q, i16 1000 monotonic, align 2""",
    )
    a, b = np.zeros(4, np.uint16), np.full(4, 100, np.uint16)
    run(ir, [a, b], groups=2, addressing=addressing)
    assert a.tolist() == [0, 64, 0, 0] and b.tolist() == [100, 164, 100, 100]


def test_small_atomics_in_workgroup_memory_are_left_to_nv_lower():
    ir = """
@b = external addrspace(3) global [8 x i8]
define void @k() {
entry:
  %old = atomicrmw add ptr addrspace(3) @b, i8 1 monotonic, align 1
  ret void
}
"""
    with pytest.raises(nv_spirv.Unsupported, match="nv-lower makes those parts of words"):
        nv_spirv.emit(ir)
