"""Atomics, fences, barriers and subgroup operations."""

import numpy as np
import pytest

import nv_spirv

OPERATIONS = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "min": min,
    "max": max,
}


def atomic_kernel(kernel, kind, operation, align):
    return kernel(
        "ptr %cell, ptr %in",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr {kind}, ptr %in, i32 %i
        %x = load {kind}, ptr %p, align {align}
        %old = atomicrmw {operation} ptr %cell, {kind} %x monotonic, align {align}""",
    )


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize(("kind", "dtype"), [("i32", np.int32), ("i64", np.int64)])
def test_integer_atomics(run, kernel, execute, addressing, operation, kind, dtype):
    if kind == "i64" and "shaderBufferInt64Atomics" not in execute.device().features:
        pytest.skip("no 64-bit atomics")
    values = np.random.default_rng(2).integers(-(1 << 30), 1 << 30, 256).astype(dtype)
    cell = np.array([12345], dtype)
    run(
        atomic_kernel(kernel, kind, operation, np.dtype(dtype).itemsize),
        [cell, values],
        groups=4,
        addressing=addressing,
    )
    want = 12345
    for value in values.tolist():
        want = OPERATIONS[operation](want, value)
    bits = np.dtype(dtype).itemsize * 8
    assert int(cell[0]) % (1 << bits) == want % (1 << bits)


def test_float_addition(run, kernel, execute, addressing):
    if "shaderBufferFloat32AtomicAdd" not in execute.device().features:
        pytest.skip("no float atomics")
    values = np.arange(256, dtype=np.float32)
    cell = np.zeros(1, np.float32)
    run(atomic_kernel(kernel, "float", "fadd", 4), [cell, values], groups=4, addressing=addressing)
    assert cell[0] == values.sum()


def test_atomics_that_the_target_lacks_are_refused_by_name(kernel):
    with pytest.raises(nv_spirv.Unsupported, match="shaderBufferInt64Atomics"):
        nv_spirv.emit(atomic_kernel(kernel, "i64", "add", 8))


def test_compare_and_swap_loop_in_workgroup_memory(run, addressing):
    ir = """
@sum = external addrspace(3) global float
define void @k(ptr %out) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  %first = icmp eq i32 %i, 0
  br i1 %first, label %init, label %start, !nv.selection !0
init:
  store float 0.0, ptr addrspace(3) @sum, align 4
  br label %start
start:
  call void @nv.barrier()
  %begin = load atomic i32, ptr addrspace(3) @sum syncscope("workgroup") monotonic, align 4
  br label %loop
loop:
  %old = phi i32 [ %begin, %start ], [ %seen, %loop ]
  %f = bitcast i32 %old to float
  %g = fadd float %f, 1.0
  %new = bitcast float %g to i32
  %r = cmpxchg ptr addrspace(3) @sum, i32 %old, i32 %new syncscope("workgroup") acq_rel monotonic, align 4
  %seen = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  br i1 %ok, label %done, label %loop, !nv.loop !1
done:
  call void @nv.barrier()
  %v = load float, ptr addrspace(3) @sum, align 4
  %p = getelementptr float, ptr %out, i32 %i
  store float %v, ptr %p, align 4
  ret void
}
declare i32 @nv.global.id(i32)
declare void @nv.barrier()
!0 = !{!"start"}
!1 = !{!"done", !"loop"}
"""
    out = np.zeros(64, np.float32)
    run(ir, [out], addressing=addressing)
    assert (out == 64).all()


def float_sum_kernel(copy_in, copy_out, extra=""):
    return f"""
@sum = external addrspace(3) global [4 x float]
define void @k(ptr %out, ptr %in) {{
entry:
  %i = call i32 @nv.global.id(i32 0)
  %first = icmp eq i32 %i, 0
  br i1 %first, label %init, label %start, !nv.selection !0
init:
{copy_in}
  br label %start
start:
  call void @nv.barrier()
  %p = getelementptr float, ptr %in, i32 %i
  %x = load float, ptr %p, align 4
  %place = getelementptr i8, ptr addrspace(3) @sum, i64 4
  %old = atomicrmw fadd ptr addrspace(3) %place, float %x syncscope("workgroup") monotonic, align 4
  {extra}
  call void @nv.barrier()
  br i1 %first, label %last, label %done, !nv.selection !1
last:
{copy_out}
  br label %done
done:
  ret void
}}
declare i32 @nv.global.id(i32)
declare void @nv.barrier()
!0 = !{{!"start"}}
!1 = !{{!"done"}}
"""


@pytest.mark.parametrize("kind", ["i32", "i64", "<2 x i32>", "float"])
def test_a_workgroup_array_of_native_float_atomics_may_be_copied_as_integers(run, execute, addressing, kind):
    if "shaderSharedFloat32AtomicAdd" not in execute.device().features:
        pytest.skip("no shaderSharedFloat32AtomicAdd")
    steps = [0, 8] if kind in ("i64", "<2 x i32>") else [0, 4, 8, 12]

    def copy(source, target, name):
        space = {"sum": "ptr addrspace(3) @sum", "out": "ptr %out"}
        return "\n".join(
            f"""
  %{name}s{at} = getelementptr i8, {space[source]}, i64 {at}
  %{name}t{at} = getelementptr i8, {space[target]}, i64 {at}
  %{name}v{at} = load {kind}, {space[source].rsplit(" ", 1)[0]} %{name}s{at}, align 4
  store {kind} %{name}v{at}, {space[target].rsplit(" ", 1)[0]} %{name}t{at}, align 4"""
            for at in steps
        )

    # Signed zero, a subnormal and a NaN that carries a message travel as bits.
    out = np.array([0x8000_0000, 0x4000_0000, 0x0000_0001, 0x7FC0_1234], np.uint32)
    values = np.arange(256, dtype=np.float32)
    run(
        float_sum_kernel(copy("out", "sum", "a"), copy("sum", "out", "b")),
        [out, values],
        addressing=addressing,
    )
    assert out.view(np.float32)[1] == 2 + values[:64].sum()
    assert out[[0, 2, 3]].tolist() == [0x8000_0000, 0x0000_0001, 0x7FC0_1234]


def test_integer_and_float_atomics_on_one_workgroup_array(emit, execute):
    native = execute.device().features | {"shaderSharedFloat32AtomicAdd"}
    extra = "%more = atomicrmw add ptr addrspace(3) %place, i32 1 monotonic, align 4"
    assert "OpAtomicFAddEXT" in nv_spirv.disassemble(emit(float_sum_kernel("", ""), features=native))
    text = nv_spirv.disassemble(emit(float_sum_kernel("", "", extra), features=native))
    assert "OpAtomicFAddEXT" not in text and "OpAtomicCompareExchange" in text


def test_atomic_loads_and_stores_of_floats_in_workgroup_memory(run, addressing):
    ir = """
@cell = external addrspace(3) global float
define void @k(ptr %out) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  store atomic float 2.5, ptr addrspace(3) @cell syncscope("workgroup") monotonic, align 4
  call void @nv.barrier()
  %v = load atomic float, ptr addrspace(3) @cell syncscope("workgroup") monotonic, align 4
  %p = getelementptr float, ptr %out, i32 %i
  store float %v, ptr %p, align 4
  ret void
}
declare i32 @nv.global.id(i32)
declare void @nv.barrier()
"""
    out = np.zeros(64, np.float32)
    run(ir, [out], addressing=addressing)
    assert (out == 2.5).all()


def test_atomics_of_private_memory_are_plain(run, kernel):
    ir = kernel(
        "ptr %out",
        """
        %i = call i32 @nv.global.id(i32 0)
        %a = alloca i32, align 4
        store i32 %i, ptr %a, align 4
        %o = atomicrmw add ptr %a, i32 5 seq_cst, align 4
        %r = cmpxchg ptr %a, i32 9, i32 100 seq_cst seq_cst, align 4
        %ok = extractvalue { i32, i1 } %r, 1
        %v = load atomic i32, ptr %a seq_cst, align 4
        %w = zext i1 %ok to i32
        %s = add i32 %v, %w
        %p = getelementptr i32, ptr %out, i32 %i
        store i32 %s, ptr %p, align 4""",
    )
    out = np.zeros(64, np.int32)
    run(ir, [out])
    assert out.tolist() == [101 if i == 4 else i + 5 for i in range(64)]


def test_fences_have_the_scope_they_say(emit, kernel):
    ir = kernel(
        "ptr %out", 'fence syncscope("workgroup") acq_rel\nfence seq_cst\nstore i32 1, ptr %out, align 4'
    )
    text = nv_spirv.disassemble(emit(ir))
    assert text.count("OpMemoryBarrier") == 2
    module = emit(ir)
    words = np.frombuffer(module, np.uint32)
    assert len(words) > 5


def test_volatile_stays_volatile(emit, kernel):
    ir = kernel(
        "ptr %out", "%x = load volatile i32, ptr %out, align 4\nstore volatile i32 %x, ptr %out, align 4"
    )
    assert nv_spirv.disassemble(emit(ir)).count("Volatile|Aligned") == 2


SUBGROUP = """
%i = call i32 @nv.global.id(i32 0)
%lane = call i32 @nv.subgroup.local.id()
%size = call i32 @nv.subgroup.size()
%p = getelementptr {kind}, ptr %in, i32 %i
%x = load {kind}, ptr %p, align {align}
%r = call {kind} @nv.subgroup.{name}({kind} %x{extra})
%q = getelementptr {kind}, ptr %out, i32 %i
store {kind} %r, ptr %q, align {align}
%s = getelementptr i32, ptr %sizes, i32 %i
store i32 %size, ptr %s, align 4"""

KINDS = {
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "half": np.float16,
    "float": np.float32,
    "double": np.float64,
}
SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}


def subgroup(kernel, kind, name, extra="", extra_type=""):
    suffix = SUFFIX.get(kind, kind)
    body = SUBGROUP.format(
        kind=kind, align=np.dtype(KINDS[kind]).itemsize, name=f"{name}.{suffix}", extra=extra
    )
    declare = (
        "declare i32 @nv.subgroup.local.id()\ndeclare i32 @nv.subgroup.size()\n"
        f"declare {kind} @nv.subgroup.{name}.{suffix}({kind}{extra_type})"
    )
    return kernel("ptr %out, ptr %in, ptr %sizes", body, declare)


def run_subgroup(run, ir, values, **options):
    out, sizes = np.zeros_like(values), np.zeros(64, np.int32)
    run(ir, [out, values, sizes], **options)
    return out.reshape(-1, sizes[0]), values.reshape(-1, sizes[0])


REDUCTIONS = {
    "add": np.add,
    "mul": np.multiply,
    "smin": np.minimum,
    "smax": np.maximum,
    "umin": np.minimum,
    "umax": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "fadd": np.add,
    "fmul": np.multiply,
    "fmin": np.minimum,
    "fmax": np.maximum,
}


def operations(kind):
    """The operations of a type, each with the values and the NumPy function that go with it."""
    random = np.random.default_rng(4)
    for name, function in REDUCTIONS.items():
        if (name[0] == "f") != (kind in SUFFIX):
            continue
        dtype = np.dtype(KINDS[kind])
        if name[0] == "u":
            dtype = np.dtype(f"u{dtype.itemsize}")
        values = random.choice([-1.0, 0.5, 2.0, 1.0], 64) if name == "fmul" else random.integers(-9, 9, 64)
        yield name, function, values.astype(KINDS[kind]).view(dtype)


@pytest.mark.parametrize("extended", [True, False])
@pytest.mark.parametrize("kind", KINDS)
def test_reductions_and_scans(run, kernel, execute, kind, extended):
    features = execute.device().features
    if not extended:
        features -= {"shaderSubgroupExtendedTypes"}
    for name, function, values in operations(kind):
        dtype = values.dtype
        if kind in ("i64", "half") and not extended and name not in ("and", "or", "xor"):
            with pytest.raises(nv_spirv.Unsupported, match="shaderSubgroupExtendedTypes"):
                nv_spirv.emit(subgroup(kernel, kind, f"reduce.{name}"), nv_spirv.Options(features=features))
            continue
        out, rows = run_subgroup(run, subgroup(kernel, kind, f"reduce.{name}"), values, features=features)
        assert (out == function.reduce(rows, axis=1, dtype=dtype)[:, None]).all(), name
        out, rows = run_subgroup(
            run, subgroup(kernel, kind, f"scan.inclusive.{name}"), values, features=features
        )
        scanned = function.accumulate(rows, axis=1, dtype=dtype)
        assert (out == scanned).all(), name
        out, rows = run_subgroup(
            run, subgroup(kernel, kind, f"scan.exclusive.{name}"), values, features=features
        )
        assert (out[:, 1:] == scanned[:, :-1]).all(), name
        if name[1:] in ("min", "max") and dtype.kind in "iu":
            limit = np.iinfo(dtype)
            assert (out[:, 0] == (limit.max if "min" in name else limit.min)).all()


@pytest.mark.parametrize("extended", [True, False])
@pytest.mark.parametrize("kind", KINDS)
def test_moves_between_invocations(run, kernel, execute, kind, extended):
    features = execute.device().features
    if not extended:
        features -= {"shaderSubgroupExtendedTypes"}
    values = np.random.default_rng(5).integers(-100, 100, 64).astype(KINDS[kind]) * KINDS[kind](1)
    for name, extra, wanted in (
        ("broadcast", ", i32 2", lambda rows: np.repeat(rows[:, 2:3], rows.shape[1], axis=1)),
        ("broadcast.first", "", lambda rows: np.repeat(rows[:, :1], rows.shape[1], axis=1)),
        (
            "shuffle.xor",
            ", i32 1",
            lambda rows: rows.reshape(len(rows), -1, 2)[:, :, ::-1].reshape(rows.shape),
        ),
    ):
        ir = subgroup(kernel, kind, name, extra, ", i32" if extra else "")
        out, rows = run_subgroup(run, ir, values, features=features)
        assert (out == wanted(rows)).all(), name
    ir = subgroup(kernel, kind, "shuffle.up", ", i32 1", ", i32")
    out, rows = run_subgroup(run, ir, values, features=features)
    assert (out[:, 1:] == rows[:, :-1]).all()
    ir = subgroup(kernel, kind, "shuffle.down", ", i32 2", ", i32")
    out, rows = run_subgroup(run, ir, values, features=features)
    assert (out[:, :-2] == rows[:, 2:]).all()
    ir = subgroup(kernel, kind, "shuffle", ", i32 %lane", ", i32")
    out, rows = run_subgroup(run, ir, values, features=features)
    assert (out == rows).all()


@pytest.mark.parametrize("kind", KINDS)
def test_clusters_quads_and_rotations(run, kernel, execute, kind):
    features = execute.device().features
    for name, function, values in operations(kind):
        for size in (2, 4):
            ir = subgroup(kernel, kind, f"cluster.{name}", f", i32 {size}", ", i32")
            out, rows = run_subgroup(run, ir, values)
            wanted = function.reduce(rows.reshape(-1, size), axis=1, dtype=values.dtype)
            assert (out.reshape(-1, size) == wanted[:, None]).all(), name
    values = np.random.default_rng(6).integers(-9, 9, 64).astype(KINDS[kind])
    out, rows = run_subgroup(run, subgroup(kernel, kind, "quad.broadcast", ", i32 3", ", i32"), values)
    assert (out.reshape(-1, 4) == rows.reshape(-1, 4)[:, 3:]).all()
    out, rows = run_subgroup(run, subgroup(kernel, kind, "quad.swap", ", i32 2", ", i32"), values)
    assert (out.reshape(-1, 4) == rows.reshape(-1, 4)[:, ::-1]).all()
    ir = subgroup(kernel, kind, "rotate", ", i32 1", ", i32")
    if "shaderSubgroupRotate" in features:
        out, rows = run_subgroup(run, ir, values)
        assert (out == np.roll(rows, -1, axis=1)).all()
    else:
        with pytest.raises(nv_spirv.Unsupported, match="shaderSubgroupRotate"):
            nv_spirv.emit(ir)


@pytest.mark.parametrize("call", ["@nv.clock()", "@llvm.readcyclecounter()"])
def test_the_clock_goes_on(run, execute, kernel, addressing, call):
    if "shaderSubgroupClock" not in execute.device().features:
        pytest.skip("the device lacks shaderSubgroupClock")
    ir = kernel(
        "ptr %out",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %begin = call i64 {call}
        %p = getelementptr [2 x i64], ptr %out, i32 %i
        store i64 %begin, ptr %p, align 8
        call void @nv.barrier()
        %end = call i64 {call}
        %q = getelementptr i64, ptr %p, i32 1
        store i64 %end, ptr %q, align 8""",
        f"declare i64 {call}\ndeclare void @nv.barrier()",
    )
    out = np.zeros((64, 2), np.uint64)
    run(ir, [out], addressing=addressing)
    assert (out[:, 0] > 0).all() and (out[:, 1] >= out[:, 0]).all()


@pytest.mark.parametrize("size", ["3", "%lane"])
def test_a_cluster_has_a_constant_size(kernel, size):
    with pytest.raises(nv_spirv.InvalidInput, match="power of two"):
        nv_spirv.emit(subgroup(kernel, "i32", "cluster.add", f", i32 {size}", ", i32"))


def test_votes_and_ballots(run, kernel):
    ir = kernel(
        "ptr %out",
        """
        %i = call i32 @nv.global.id(i32 0)
        %lane = call i32 @nv.subgroup.local.id()
        %odd = trunc i32 %lane to i1
        %any = call i1 @nv.subgroup.any(i1 %odd)
        %all = call i1 @nv.subgroup.all(i1 %odd)
        %one = call i1 @nv.subgroup.elect()
        %bits = call <4 x i32> @nv.subgroup.ballot(i1 %odd)
        %low = extractelement <4 x i32> %bits, i32 0
        %byte = and i32 %low, 15
        %a = zext i1 %any to i32
        %b = select i1 %all, i32 2, i32 0
        %first = icmp eq i32 %lane, 0
        %same = icmp eq i1 %first, %one
        %c = select i1 %same, i32 4, i32 0
        %d = or i32 %a, %b
        %e = or i32 %d, %c
        %f = shl i32 %byte, 8
        %g = or i32 %e, %f
        %q = getelementptr i32, ptr %out, i32 %i
        store i32 %g, ptr %q, align 4""",
        """declare i32 @nv.subgroup.local.id()
        declare i1 @nv.subgroup.any(i1)
        declare i1 @nv.subgroup.all(i1)
        declare i1 @nv.subgroup.elect()
        declare <4 x i32> @nv.subgroup.ballot(i1)""",
    )
    out = np.zeros(64, np.int32)
    run(ir, [out])
    assert (out == (1 | 4 | 0b1010 << 8)).all()


CHOSEN = {
    "i32": ("i32", np.uint32, "add", "shaderInt64"),
    "i64": ("i64", np.uint64, "umax", "shaderBufferInt64Atomics"),
    "float": ("float", np.float32, "fadd", "shaderBufferFloat32AtomicAdd"),
}


@pytest.mark.parametrize("name", CHOSEN)
def test_atomics_of_a_choice_between_buffers(run, kernel, execute, addressing, name):
    kind, dtype, operation, feature = CHOSEN[name]
    if feature not in execute.device().features:
        pytest.skip(f"the device lacks {feature}")
    size = np.dtype(dtype).itemsize
    ir = kernel(
        "ptr %a, ptr %b, ptr %out",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %odd = and i32 %i, 1
        %second = icmp ne i32 %odd, 0
        %slot = and i32 %i, 3
        %pa = getelementptr {kind}, ptr %a, i32 %slot
        %p = select i1 %second, ptr %b, ptr %pa
        %one = bitcast {kind} {"1.0" if kind == "float" else "1"} to {kind}
        %old = atomicrmw {operation} ptr %p, {kind} %one monotonic, align {size}
        %now = load atomic i32, ptr %p acquire, align {size}
        %q = getelementptr i32, ptr %p, i32 15
        store atomic i32 7, ptr %q release, align 4
        %r = getelementptr i32, ptr %p, i32 10
        %swapped = cmpxchg ptr %r, i32 3, i32 4 acq_rel monotonic, align 4
        %found = extractvalue {{ i32, i1 }} %swapped, 0
        %o = getelementptr i32, ptr %out, i32 %i
        store i32 %found, ptr %o, align 4""",
    )
    a, b, out = np.zeros(24, dtype), np.zeros(24, dtype), np.zeros(256, np.uint32)
    for array in (a, b):
        array.view(np.uint32)[10:20] = 3
    run(ir, [a, b, out], groups=4, addressing=addressing)
    count = 64 if operation != "umax" else 1  # invocations of each even slot, of 256
    assert a[0] == count and a[2] == count and a[1] == 0
    assert b[0] == (128 if operation != "umax" else 1)
    assert (b.view(np.uint32)[15], b.view(np.uint32)[10]) == (7, 4)
    assert set(out) == {3, 4}
