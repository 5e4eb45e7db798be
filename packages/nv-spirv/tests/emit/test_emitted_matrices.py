"""Cooperative matrices: every module validates; on a device that has them they run and are compared with NumPy."""

from __future__ import annotations

import re

import numpy as np
import pytest

import nv_spirv
from nv_spirv.target import DEFAULT_FEATURES

FEATURES = DEFAULT_FEATURES | {
    "cooperativeMatrix",
    "shaderBFloat16Type",
    "shaderBFloat16CooperativeMatrix",
    "vulkanMemoryModel",
    "vulkanMemoryModelDeviceScope",
    "shaderZeroInitializeWorkgroupMemory",
}
A, B, C = 0, 1, 2
ROWS, COLUMNS = 0, 1
COMPONENT = {"u8": "i8", "u32": "i32"}
PAIRS = [
    ("half", "float"),
    ("half", "half"),
    ("bfloat", "float"),
    ("bfloat", "bfloat"),
    ("i8", "i32"),
    ("u8", "u32"),
    ("float", "float"),
    ("double", "double"),
]


def matrix(component: str, rows: int, columns: int, use: int) -> str:
    component = COMPONENT.get(component, component)
    return f'target("spirv.CooperativeMatrixKHR", {component}, 3, {rows}, {columns}, {use})'


def kernel(body: str, parameters: str, declared: str) -> str:
    return f"""
{declared}
define void @k({parameters}) "nv.local_size"="32,1,1" {{
entry:
{body}
  ret void
}}
"""


def product(a: str, c: str, m: int = 16, n: int = 16, k: int = 16, layout: int = ROWS) -> str:
    """C = A·B + C, the inner dimension ``steps`` times ``k``, in a loop that carries the accumulator."""
    size = {"half": 2, "bfloat": 2, "i8": 1, "u8": 1, "float": 4, "double": 8}[a]
    ta, tb, tc = matrix(a, m, k, A), matrix(a, k, n, B), matrix(c, m, n, C)
    signed = 15 if a == "i8" else 0
    # B lies by columns or by rows: from one step to the next its pointer moves along the inner dimension
    along = f"mul i32 %at, {size}" if layout == COLUMNS else f"mul i32 %at, {size * n}"
    stride = "%width" if layout == COLUMNS else str(n)
    return f"""
define void @k(ptr %a, ptr %b, ptr %c, i32 %steps) "nv.local_size"="32,1,1" {{
entry:
  %width = mul i32 %steps, {k}
  %begin = call {tc} @nv.matrix.load.c(ptr %c, i32 0, i32 {n})
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi {tc} [ %begin, %entry ], [ %more, %loop ]
  %at = mul i32 %i, {k}
  %ahead = mul i32 %at, {size}
  %pa = getelementptr i8, ptr %a, i32 %ahead
  %below = {along}
  %pb = getelementptr i8, ptr %b, i32 %below
  %x = call {ta} @nv.matrix.load.a(ptr %pa, i32 0, i32 %width)
  %y = call {tb} @nv.matrix.load.b(ptr %pb, i32 {layout}, i32 {stride})
  %more = call {tc} @nv.matrix.multiply.add({ta} %x, {tb} %y, {tc} %sum, i32 {signed})
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %steps
  br i1 %again, label %loop, label %end, !nv.loop !0
end:
  call void @nv.matrix.store.c({tc} %more, ptr %c, i32 0, i32 {n})
  ret void
}}
declare {ta} @nv.matrix.load.a(ptr, i32, i32)
declare {tb} @nv.matrix.load.b(ptr, i32, i32)
declare {tc} @nv.matrix.load.c(ptr, i32, i32)
declare {tc} @nv.matrix.multiply.add({ta}, {tb}, {tc}, i32)
declare void @nv.matrix.store.c({tc}, ptr, i32, i32)
!0 = !{{!"end", !"loop"}}
"""


T = matrix("float", 16, 16, C)
H = matrix("half", 16, 16, C)
# Every component is one and a half times itself plus 1, then the negative ones are zero; halves are stored as well.
COMPONENTS = f"""
@tile = external addrspace(3) global [256 x float], align 16
define void @k(ptr %in, ptr %out, ptr %halves, ptr %lengths) "nv.local_size"="32,1,1" {{
entry:
  %x = call {T} @nv.matrix.load(ptr %in, i32 1, i32 16)
  call void @nv.matrix.store({T} %x, ptr addrspace(3) @tile, i32 1, i32 16)
  call void @nv.barrier()
  %y = call {T} @nv.matrix.load(ptr addrspace(3) @tile, i32 0, i32 16)
  %z = call {T} @nv.matrix.scale({T} %y, float 1.5)
  %one = call {T} @nv.matrix.fill(float 1.0)
  %begin = call {T} @nv.matrix.fadd({T} %z, {T} %one)
  %count = call i32 @nv.matrix.length({T} poison)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %m = phi {T} [ %begin, %entry ], [ %kept, %loop ]
  %v = call float @nv.matrix.extract({T} %m, i32 %i)
  %low = fcmp olt float %v, 0.0
  %w = select i1 %low, float 0.0, float %v
  %kept = call {T} @nv.matrix.insert({T} %m, float %w, i32 %i)
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %count
  br i1 %again, label %loop, label %end, !nv.loop !0
end:
  call void @nv.matrix.store({T} %kept, ptr %out, i32 0, i32 16)
  %h = call {H} @nv.matrix.fptrunc({T} %kept)
  call void @nv.matrix.store.h({H} %h, ptr %halves, i32 0, i32 16)
  %id = call i32 @nv.global.id(i32 0)
  %p = getelementptr i32, ptr %lengths, i32 %id
  store i32 %count, ptr %p, align 4
  ret void
}}
declare {T} @nv.matrix.load(ptr, i32, i32)
declare void @nv.matrix.store({T}, ptr, i32, i32)
declare void @nv.matrix.store.h({H}, ptr, i32, i32)
declare {T} @nv.matrix.scale({T}, float)
declare {T} @nv.matrix.fill(float)
declare {T} @nv.matrix.fadd({T}, {T})
declare {H} @nv.matrix.fptrunc({T})
declare i32 @nv.matrix.length({T})
declare float @nv.matrix.extract({T}, i32)
declare {T} @nv.matrix.insert({T}, float, i32)
declare void @nv.barrier()
declare i32 @nv.global.id(i32)
!0 = !{{!"end", !"loop"}}
"""
# A choice between matrices, and between the buffers they come from.
CHOICE = f"""
define void @k(ptr %in, ptr %other, ptr %out, i32 %first) "nv.local_size"="32,1,1" {{
entry:
  %c = icmp ne i32 %first, 0
  %p = select i1 %c, ptr %in, ptr %other
  %x = call {T} @nv.matrix.load(ptr %p, i32 0, i32 16)
  %y = call {T} @nv.matrix.fneg({T} %x)
  %z = select i1 %c, {T} %x, {T} %y
  call void @nv.matrix.store({T} %z, ptr %out, i32 0, i32 16)
  ret void
}}
declare {T} @nv.matrix.load(ptr, i32, i32)
declare void @nv.matrix.store({T}, ptr, i32, i32)
declare {T} @nv.matrix.fneg({T})
"""


def emitted(execute, ir, addressing="physical", **options):
    spirv = nv_spirv.emit(ir, nv_spirv.Options(addressing=addressing, features=FEATURES, **options))
    execute.check_valid(spirv)
    assert nv_spirv.violations(spirv) == []
    execute.check_valid(nv_spirv.finish(spirv))
    assert nv_spirv.assemble(nv_spirv.disassemble(spirv)) == spirv
    return spirv


@pytest.fixture
def run_matrices(execute, addressing):
    """Validate; run where the device has the matrices, else skip saying so."""

    def run(ir, arguments, needed=()):
        device = execute.device()
        emitted(execute, ir, addressing)
        missing = {"cooperativeMatrix", *needed} - device.features
        if missing:
            pytest.skip(f"validated, not run: the device lacks {', '.join(sorted(missing))}")
        options = nv_spirv.Options(addressing=addressing, features=device.features)
        execute.run_spirv(nv_spirv.emit(ir, options), arguments)

    return run


@pytest.mark.parametrize(("a", "c"), PAIRS)
@pytest.mark.parametrize("layout", [ROWS, COLUMNS])
def test_products_of_all_component_types_are_valid(execute, addressing, a, c, layout):
    spirv = emitted(execute, product(a, c, layout=layout), addressing)
    found = nv_spirv.reflect(spirv)
    assert "CooperativeMatrixKHR" in found.capabilities
    assert ("BFloat16CooperativeMatrixKHR" in found.capabilities) == (a == "bfloat")
    assert "SPV_KHR_cooperative_matrix" in found.extensions
    assert ("SPV_KHR_bfloat16" in found.extensions) == (a == "bfloat")


def to_bfloat(values):
    """The upper halves of floats, rounded to nearest even."""
    bits = values.astype(np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


HELD = {"half": np.float16, "float": np.float32, "double": np.float64}
HELD |= {"i8": np.int8, "u8": np.uint8, "i32": np.int32, "u32": np.uint32}


def pack(values, kind):
    return to_bfloat(values) if kind == "bfloat" else values.astype(HELD[kind])


def from_bfloat(bits):
    return (bits.astype(np.uint32) << 16).view(np.float32)


@pytest.mark.parametrize(("a", "c"), PAIRS)
@pytest.mark.parametrize("layout", [ROWS, COLUMNS])
def test_products_equal_numpys(execute, addressing, a, c, layout):
    import matrix_shapes

    device = execute.device()
    shapes = [s for s in matrix_shapes.shapes(device) if (s.a, s.b, s.c) == (a, a, c)]
    if not shapes:
        pytest.skip(f"the device multiplies no matrices of {a} into {c}")
    random = np.random.default_rng(5)
    for shape in shapes:
        m, n, k, steps = shape.m, shape.n, shape.k, 3
        # small integers: every product and sum is exact in every type
        low = 0 if a == "u8" else -3
        x, y, z = (random.integers(low, 4, size) for size in ((m, steps * k), (steps * k, n), (m, n)))
        out = pack(z, c)
        ys = y.T if layout == COLUMNS else y
        ir = product(a, c, m, n, k, layout)
        options = nv_spirv.Options(addressing=addressing, features=device.features)
        arguments = [pack(x, a), np.ascontiguousarray(pack(ys, a)), out, np.uint32(steps)]
        execute.run_spirv(nv_spirv.emit(ir, options), arguments)
        got = from_bfloat(out) if c == "bfloat" else out
        want = x @ y + z
        np.testing.assert_array_equal(got, from_bfloat(to_bfloat(want)) if c == "bfloat" else want)


def test_components_layouts_and_conversions(run_matrices):
    values = (np.arange(256) - 100).astype(np.float32).reshape(16, 16)
    out, halves = np.zeros((16, 16), np.float32), np.zeros((16, 16), np.float16)
    lengths = np.zeros(32, np.uint32)
    run_matrices(COMPONENTS, [values, out, halves, lengths])
    want = np.maximum(values * np.float32(1.5) + 1, 0)
    np.testing.assert_array_equal(out, want)
    np.testing.assert_array_equal(halves, want.astype(np.float16))
    assert lengths.sum() == 256


@pytest.mark.parametrize("first", [0, 1])
def test_choices_between_matrices_and_their_buffers(run_matrices, first):
    x, y = (np.arange(256, dtype=np.float32) * scale for scale in (1, 2))
    out = np.zeros(256, np.float32)
    run_matrices(CHOICE, [x, y, out, np.uint32(first)])
    np.testing.assert_array_equal(out, x if first else -y)


def test_the_memory_model_is_vulkans_for_matrices_only(execute):
    text = nv_spirv.disassemble(emitted(execute, COMPONENTS))
    assert "OpMemoryModel PhysicalStorageBuffer64 Vulkan" in text
    assert "NonPrivatePointer" in text and re.search(
        rf"OpConstant %\d+ {0x8 | 0x40 | 0x100 | 0x2000 | 0x4000}\b", text
    )
    plain = kernel("  store i32 1, ptr %out, align 4", "ptr %out", "")
    assert "OpMemoryModel PhysicalStorageBuffer64 GLSL450" in nv_spirv.disassemble(nv_spirv.emit(plain))


def test_zero_matrices_and_undefined_ones(execute, addressing):
    body = f"  call void @nv.matrix.store({T} zeroinitializer, ptr %out, i32 0, i32 16)"
    emitted(
        execute, kernel(body, "ptr %out", f"declare void @nv.matrix.store({T}, ptr, i32, i32)"), addressing
    )


LOAD = f"declare {T} @nv.matrix.load(ptr, i32, i32)\n"
REFUSED = {
    "layout": (f"  %x = call {T} @nv.matrix.load(ptr %p, i32 7, i32 16)", "operand 1 is one of"),
    "feature": (f"  %x = call {T} @nv.matrix.load(ptr %p, i32 0, i32 16)", "lacks the feature"),
    "memory": (f"  %x = alloca {T}, align 8", "a cooperative matrix has no place in memory"),
    "use": (f"  %x = load {T}, ptr %p, align 8", "a cooperative matrix has no place in memory"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(name):
    body, message = REFUSED[name]
    features = None if name == "feature" else FEATURES
    with pytest.raises(nv_spirv.SpirvError, match=message):
        nv_spirv.emit(kernel(body, "ptr %p", LOAD), nv_spirv.Options(features=features))


def test_products_of_the_wrong_shape_are_refused():
    ir = product("half", "float").replace("half, 3, 16, 16, 1)", "half, 3, 8, 16, 1)")
    with pytest.raises(nv_spirv.InvalidInput, match="A is M×K"):
        nv_spirv.emit(ir, nv_spirv.Options(features=FEATURES))
    ir = product("half", "float").replace("%sum, i32 0)", "%sum, i32 1)")
    with pytest.raises(nv_spirv.InvalidInput, match="floats are signed integers"):
        nv_spirv.emit(ir, nv_spirv.Options(features=FEATURES))
