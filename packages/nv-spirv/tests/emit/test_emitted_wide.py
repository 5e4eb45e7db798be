"""Workgroup arrays that 8 or 16 bytes are loaded from at once: arrays of vectors, stored by component."""

import numpy as np
import pytest

import nv_spirv

AFTER = "declare i32 @nv.local.id(i32)\ndeclare void @nv.barrier()"
TYPES = {"float": np.float32, "i32": np.int32, "double": np.float64, "i64": np.int64}
FEATURE = "wideWorkgroupLoads"

#: Each invocation stores its cell of the tile; the first 16 bytes of which row it loads follow from %r.
BODY = """
%i = call i32 @nv.local.id(i32 0)
%w = zext i32 %i to i64
%in = getelementptr {t}, ptr %x, i64 %w
%cell = load {t}, ptr %in, align {size}
%own = getelementptr {t}, ptr addrspace(3) @tile, i64 %w
store {t} %cell, ptr addrspace(3) %own, align {size}
call void @nv.barrier()
%back = sub i32 {last}, %i
%row = and i32 %back, -{lanes}
{address}
%v = load <{lanes} x {t}>, ptr addrspace(3) %p, align {align}
%lane = and i32 %i, {mask}
%picked = extractelement <{lanes} x {t}> %v, i32 %lane
%out = getelementptr {t}, ptr %y, i64 %w
store {t} %picked, ptr %out, align {size}
"""
ADDRESS = "%p = getelementptr {t}, ptr addrspace(3) @tile, i32 %row"


def module(kernel, t="float", address=ADDRESS, align=16, cells=64, more=""):
    size = np.dtype(TYPES[t]).itemsize
    lanes = 16 // size
    values = {"t": t, "size": size, "lanes": lanes, "mask": lanes - 1, "last": cells - 1, "align": align}
    body = BODY.format(address=address.format(**values), **values) + more.format(**values)
    return f"@tile = external addrspace(3) global [{cells} x {t}], align 16\n" + kernel(
        "ptr %y, ptr readonly %x", body, AFTER, f'"nv.local_size"="{cells},1,1"'
    )


def expected(x):
    lanes = 16 // x.itemsize
    index = np.arange(x.size)
    return x[((x.size - 1 - index) & -lanes) + (index & (lanes - 1))]


@pytest.fixture
def features(execute):
    return execute.device().features | {FEATURE}


def has_vectors(spirv):
    """Return whether the tile is declared as vectors."""
    lines = {
        line.split(" = ")[0].strip(): line
        for line in nv_spirv.disassemble(spirv).splitlines()
        if " = " in line
    }
    (tile,) = [line for line in lines.values() if "OpVariable" in line and "Workgroup" in line]
    array = lines[lines[tile.split("OpVariable")[1].split()[0]].split()[4]]
    return "OpTypeVector" in lines[array.split()[3]]


def check(run, emit, ir, t, addressing, features, vectors=True):
    assert has_vectors(emit(ir, addressing, features)) == vectors
    x = np.random.default_rng(7).integers(-1000, 1000, 64).astype(TYPES[t])
    y = np.zeros_like(x)
    run(ir, [y, x], addressing=addressing, features=features)
    assert np.array_equal(y, expected(x))


@pytest.mark.parametrize("t", TYPES)
def test_components_are_stored_and_vectors_loaded(run, emit, kernel, addressing, features, t):
    if t in ("double", "i64") and not {"shaderInt64", "shaderFloat64"} <= features:
        pytest.skip("no 64-bit types")
    check(run, emit, module(kernel, t), t, addressing, features)


@pytest.mark.parametrize("t", ["float", "i32"])
def test_pairs_of_four_bytes(run, emit, kernel, addressing, features, t):
    ir = module(kernel, t).replace("<4 x", "<2 x").replace("align 16", "align 8").replace(", -4", ", -2")
    ir = ir.replace("and i32 %i, 3", "and i32 %i, 1")
    assert has_vectors(emit(ir, addressing, features))
    x = np.arange(64).astype(TYPES[t])
    y = np.zeros_like(x)
    run(ir, [y, x], addressing=addressing, features=features)
    assert y.tolist() == [((63 - i) & -2) + (i & 1) for i in range(64)]


def test_pairs_from_an_array_of_quads(run, emit, kernel, addressing, features):
    more = (
        "%half = and i32 %back, -2\n%ph = getelementptr float, ptr addrspace(3) @tile, i32 %half\n"
        "%u = load <2 x float>, ptr addrspace(3) %ph, align 8\n%e = extractelement <2 x float> %u, i32 1\n"
        "store float %e, ptr %out, align 4"
    )
    ir = module(kernel, more=more)
    assert has_vectors(emit(ir, addressing, features))
    x = np.arange(64).astype(np.float32)
    y = np.zeros_like(x)
    run(ir, [y, x], addressing=addressing, features=features)
    assert y.tolist() == [((63 - i) & -2) + 1 for i in range(64)]


@pytest.mark.parametrize(
    "address",
    [
        "%p = getelementptr i8, ptr addrspace(3) @tile, i32 %bytes",
        "%p.1 = getelementptr i8, ptr addrspace(3) @tile, i32 %bytes\n"
        "%p.2 = getelementptr i8, ptr addrspace(3) %p.1, i32 48\n"
        "%p = getelementptr i8, ptr addrspace(3) %p.2, i32 -48",
        # What varies is negative: only with the constant is it an offset.
        "%less = sub i32 %row, 64\n%p.1 = getelementptr float, ptr addrspace(3) @tile, i32 %less\n"
        "%p = getelementptr i8, ptr addrspace(3) %p.1, i32 256",
        "%odd = sub i32 %row, 63\n%p.1 = getelementptr float, ptr addrspace(3) @tile, i32 %odd\n"
        "%p = getelementptr i8, ptr addrspace(3) %p.1, i32 252",
        "%less = sub i32 %bytes, 255\n%p.1 = getelementptr i8, ptr addrspace(3) @tile, i32 %less\n"
        "%p = getelementptr i8, ptr addrspace(3) %p.1, i32 255",
        # Whole vectors, cells and bytes in one offset.
        "%quads = lshr i32 %row, 5\n%rest = and i32 %row, 31\n%cells = and i32 %rest, 24\n%last = and i32 %rest, 7\n"
        "%fine = shl i32 %last, 2\n"
        "%p.1 = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %quads\n"
        "%p.2 = getelementptr float, ptr addrspace(3) %p.1, i32 %cells\n"
        "%p = getelementptr i8, ptr addrspace(3) %p.2, i32 %fine",
    ],
)
def test_offsets_of_every_make(run, emit, kernel, addressing, features, address):
    ir = module(kernel, address="%bytes = shl i32 %row, 2\n" + address)
    check(run, emit, ir, "float", addressing, features)


def test_constant_distances_share_what_varies(emit, kernel, features):
    loads = "".join(
        f"%q{k} = getelementptr i8, ptr addrspace(3) %p, i32 {16 * k}\n"
        f"%u{k} = load <4 x float>, ptr addrspace(3) %q{k}, align 16\n"
        f"%e{k} = extractelement <4 x float> %u{k}, i32 1\n"
        f"store float %e{k}, ptr %out, align 4\n"
        for k in range(4)
    )
    text = nv_spirv.disassemble(emit(module(kernel, more=loads), features=features))
    # One for the store's vector, one for the loads'.
    assert text.count("OpShiftRightArithmetic") == 2


def test_integers_loaded_from_an_array_of_floats(run, emit, kernel, addressing, features):
    body = BODY.replace("<{lanes} x {t}>", "<{lanes} x i32>").replace(
        "%picked = extractelement", "%bits = extractelement"
    )
    body = body.replace("%out =", "%picked = bitcast i32 %bits to float\n%out =")
    values = {"t": "float", "size": 4, "lanes": 4, "mask": 3, "last": 63, "align": 16}
    ir = "@tile = external addrspace(3) global [64 x float], align 16\n" + kernel(
        "ptr %y, ptr %x", body.format(address=ADDRESS.format(t="float"), **values), AFTER
    )
    check(run, emit, ir, "float", addressing, features)


def test_a_choice_between_arrays_whose_size_is_no_multiple(run, kernel, addressing, features):
    ir = "@a = external addrspace(3) global [5 x i32], align 4\n@b = external addrspace(3) global [8 x i32], align 16\n"
    ir += kernel(
        "ptr %y, i32 %n",
        """
        %i = call i32 @nv.local.id(i32 0)
        %in = icmp ult i32 %i, 5
        br i1 %in, label %small, label %rest, !nv.selection !0
        small:
        %pa = getelementptr i32, ptr addrspace(3) @a, i32 %i
        store i32 %i, ptr addrspace(3) %pa, align 4
        br label %rest
        rest:
        %k = and i32 %i, 7
        %pb = getelementptr i32, ptr addrspace(3) @b, i32 %k
        %tens = mul i32 %k, 10
        store i32 %tens, ptr addrspace(3) %pb, align 4
        call void @nv.barrier()
        %odd = and i32 %i, 1
        %c = icmp eq i32 %odd, 1
        %p = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b
        %v = load <4 x i32>, ptr addrspace(3) %p, align 16
        %e = extractelement <4 x i32> %v, i32 3
        %q = getelementptr i32, ptr addrspace(3) %p, i32 4
        %f = load i32, ptr addrspace(3) %q, align 4
        %s = shl i32 %f, 16
        %r = or i32 %s, %e
        %out = getelementptr i32, ptr %y, i32 %i
        store i32 %r, ptr %out, align 4""",
        AFTER + '\n!0 = !{!"rest"}',
    )
    y = np.zeros(64, np.int32)
    run(ir, [y, np.int32(0)], addressing=addressing, features=features)
    assert y.tolist() == [40 << 16 | 30, 4 << 16 | 3] * 32


@pytest.mark.parametrize(
    "more",
    [
        "%a = atomicrmw add ptr addrspace(3) %own, i32 0 monotonic",
        "%a = load atomic i32, ptr addrspace(3) %own monotonic, align 4",
        "%a = load i16, ptr addrspace(3) %own, align 2",
        "%a = load i64, ptr addrspace(3) @tile, align 8",
        "%a = load i32, ptr addrspace(3) %own, align 2",
    ],
)
def test_other_accesses_keep_the_array_scalar(run, emit, kernel, addressing, features, more):
    check(run, emit, module(kernel, "i32", more=more), "i32", addressing, features, vectors=False)


def test_without_the_alignment_or_the_device_the_array_stays_scalar(run, emit, kernel, addressing, features):
    check(run, emit, module(kernel, align=4), "float", addressing, features, vectors=False)
    check(run, emit, module(kernel), "float", addressing, features - {FEATURE}, vectors=False)


def test_private_arrays_stay_scalar(emit, kernel, features):
    ir = kernel(
        "ptr %y, i32 %n",
        """
        %a = alloca [8 x float], align 16
        %p = getelementptr float, ptr %a, i32 %n
        store float 1.0, ptr %p, align 4
        %v = load <4 x float>, ptr %a, align 16
        %e = extractelement <4 x float> %v, i32 2
        store float %e, ptr %y, align 4""",
    )
    text = nv_spirv.disassemble(emit(ir, features=features))
    assert "OpTypeVector" not in text.replace("OpTypeVector %2 3", "")
