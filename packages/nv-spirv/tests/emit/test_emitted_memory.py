"""Loads and stores: every storage, misaligned and mixed accesses, choices between pointers."""

import numpy as np
import pytest

import nv_spirv


def test_fuzz_seeds(program, execute):
    memory = program("memory")
    for seed in range(5000, 5014):
        memory.check(seed, ("physical", "logical"), execute.device().features)


def test_workgroup_memory_and_a_barrier(run, kernel, addressing):
    ir = "@tile = external addrspace(3) global [64 x float]\n" + kernel(
        "ptr %out, ptr %in",
        """
        %i = call i32 @nv.global.id(i32 0)
        %l = call i32 @nv.local.id(i32 0)
        %p = getelementptr float, ptr %in, i32 %i
        %x = load float, ptr %p, align 4
        %s = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 %l
        store float %x, ptr addrspace(3) %s, align 4
        call void @nv.barrier()
        %r = sub i32 63, %l
        %g = getelementptr float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i32 %r
        %y = load float, ptr %g, align 4
        %q = getelementptr float, ptr %out, i32 %i
        store float %y, ptr %q, align 4""",
        "declare i32 @nv.local.id(i32)\ndeclare void @nv.barrier()",
    )
    values, out = np.arange(256, dtype=np.float32), np.zeros(256, np.float32)
    run(ir, [out, values], groups=4, addressing=addressing)
    assert (out.reshape(4, 64) == values.reshape(4, 64)[:, ::-1]).all()


def test_a_table_of_structs(run, kernel, addressing):
    ir = (
        "@t = private unnamed_addr constant [3 x { i8, float, [2 x i16] }] "
        "[{ i8, float, [2 x i16] } { i8 1, float 1.5, [2 x i16] [i16 -1, i16 2] }, "
        "{ i8, float, [2 x i16] } zeroinitializer, "
        "{ i8, float, [2 x i16] } { i8 -3, float -2.0, [2 x i16] [i16 5, i16 6] }], align 4\n"
    ) + kernel(
        "ptr %out",
        """
        %i = call i32 @nv.global.id(i32 0)
        %k = urem i32 %i, 3
        %a = getelementptr [3 x { i8, float, [2 x i16] }], ptr @t, i32 0, i32 %k
        %b = load i8, ptr %a, align 4
        %c = getelementptr { i8, float, [2 x i16] }, ptr %a, i32 0, i32 1
        %d = load float, ptr %c, align 4
        %e = getelementptr { i8, float, [2 x i16] }, ptr %a, i32 0, i32 2, i32 1
        %f = load i16, ptr %e, align 2
        %g = sitofp i8 %b to float
        %h = sitofp i16 %f to float
        %s = fadd float %g, %d
        %t = fadd float %s, %h
        %p = getelementptr float, ptr %out, i32 %i
        store float %t, ptr %p, align 4""",
    )
    out = np.zeros(64, np.float32)
    run(ir, [out], addressing=addressing)
    assert out.tolist() == [[4.5, 0, 1][i % 3] for i in range(64)]


def test_a_string_table(run, kernel):
    ir = (
        r'@s = constant [6 x i8] c"a\22\5C,}\00"'
        + "\n"
        + kernel(
            "ptr %out",
            """
        %i = call i32 @nv.global.id(i32 0)
        %k = urem i32 %i, 6
        %a = getelementptr i8, ptr @s, i32 %k
        %b = load i8, ptr %a, align 1
        %p = getelementptr i8, ptr %out, i32 %i
        store i8 %b, ptr %p, align 1""",
        )
    )
    out = np.zeros(64, np.uint8)
    run(ir, [out])
    assert out.tobytes() == (b'a"\\,}\0' * 11)[:64]


def test_private_memory_as_one_type_is_an_array_of_that_type(emit, kernel):
    ir = kernel(
        "ptr %out, i32 %k",
        """
        %a = alloca [8 x float], align 4
        %p = getelementptr [8 x float], ptr %a, i32 0, i32 %k
        store float 1.0, ptr %p, align 4
        %x = load float, ptr %a, align 4
        store float %x, ptr %out, align 4""",
    )
    text = nv_spirv.disassemble(emit(ir))
    assert "OpTypeArray %float" in text or "OpTypeArray" in text
    assert "OpBitcast" not in text and "OpShiftLeftLogical" not in text


def test_vectors_move_as_vectors_behind_an_address(emit, kernel):
    ir = kernel(
        "ptr %out, ptr %in",
        "%v = load <4 x float>, ptr %in, align 16\nstore <4 x float> %v, ptr %out, align 16",
    )
    text = nv_spirv.disassemble(emit(ir))
    assert text.count("OpLoad ") == 3  # two parameters and the vector
    assert text.count("Aligned 16") == 2


def test_addresses_from_memory_and_integers(run, kernel, execute):
    ir = kernel(
        "ptr %table, ptr %out",
        """
        %i = call i32 @nv.global.id(i32 0)
        %k = and i32 %i, 1
        %p = getelementptr ptr, ptr %table, i32 %k
        %q = load ptr, ptr %p, align 8
        %n = ptrtoint ptr %q to i64
        %m = add i64 %n, 4
        %r = inttoptr i64 %m to ptr
        %x = load i32, ptr %r, align 4
        %o = getelementptr i32, ptr %out, i32 %i
        store i32 %x, ptr %o, align 4""",
    )
    device = execute.device()
    buffers = [device.buffer(64) for _ in range(2)]
    for index, buffer in enumerate(buffers):
        device.stream.write(buffer, 0, np.array([0, 100 + index], np.int32))
    table = np.array([buffer.address for buffer in buffers], np.uint64)
    out = np.zeros(64, np.int32)
    run(ir, [table, out])
    assert out.tolist() == [100, 101] * 32


@pytest.mark.parametrize(
    "missing", ["storageBuffer8BitAccess", "storageBuffer16BitAccess", "shaderInt8", "shaderInt16"]
)
def test_narrow_elements_without_the_feature_go_by_words(run, kernel, execute, addressing, missing):
    kind, dtype = ("i8", np.int8) if "8" in missing else ("i16", np.int16)
    size = np.dtype(dtype).itemsize
    ir = kernel(
        "ptr %out, ptr %in",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr {kind}, ptr %in, i32 %i
        %x = load {kind}, ptr %p, align {size}
        %y = mul {kind} %x, 3
        %q = getelementptr {kind}, ptr %out, i32 %i
        store {kind} %y, ptr %q, align {size}""",
    )
    values = np.arange(-100, 100 - 8, dtype=dtype)[:192]
    out = np.zeros(192, dtype)
    features = execute.device().features - {missing}
    run(ir, [out, values], groups=3, addressing=addressing, features=features)
    assert (out == values * np.array(3, dtype)).all()


def test_a_choice_between_kinds_of_memory_is_refused(kernel):
    ir = kernel(
        "ptr %out, i1 %c",
        """
        %a = alloca i32, align 4
        %p = select i1 %c, ptr %a, ptr %out
        store i32 1, ptr %p, align 4""",
    )
    with pytest.raises(nv_spirv.Unsupported, match="different kinds of memory"):
        nv_spirv.emit(ir)


def test_the_address_of_private_memory_does_not_escape(kernel):
    ir = kernel("ptr %out", "%a = alloca i32, align 4\nstore ptr %a, ptr %out, align 8")
    with pytest.raises(nv_spirv.Unsupported, match="address of %a is stored"):
        nv_spirv.emit(ir)


def test_pointers_from_integers_need_addresses(kernel):
    ir = kernel("ptr %out, i64 %n", "%p = inttoptr i64 %n to ptr\nstore i32 1, ptr %p, align 4")
    with pytest.raises(nv_spirv.Unsupported, match="needs addresses") as caught:
        nv_spirv.emit(ir, nv_spirv.Options(addressing="logical"))
    assert "inttoptr i64 %n" in caught.value.__notes__[0]


def test_programs_through_the_optimiser(program, execute):
    pipelines = program("pipelines")
    assert (
        sum(pipelines.check(seed, ("physical", "logical"), execute.device().features) for seed in (300, 301))
        >= 2
    )


def test_workgroup_memory_that_begins_as_zero(run, emit, kernel):
    ir = "@flag = internal addrspace(3) global i32 zeroinitializer, align 4\n" + kernel(
        "ptr %out",
        """
        %i = call i32 @nv.global.id(i32 0)
        %x = load i32, ptr addrspace(3) @flag, align 4
        %p = getelementptr i32, ptr %out, i32 %i
        store i32 %x, ptr %p, align 4""",
    )
    out = np.ones(64, np.int32)
    run(ir, [out])
    assert not out.any()
    with pytest.raises(nv_spirv.Unsupported, match="begins as zero"):
        nv_spirv.emit(ir)


@pytest.mark.parametrize(
    ("variable", "message"),
    [
        ("@v = internal global i32 5, align 4", "all invocations share"),
        ("@v = internal addrspace(3) global i32 5, align 4", "with an initial value"),
        ("@v = constant ptr @v, align 8", "table of pointers"),
    ],
)
def test_variables_that_have_no_meaning_here(kernel, variable, message):
    space = " addrspace(3)" if "addrspace(3)" in variable else ""
    body = kernel("ptr %out", f"%x = load i32, ptr{space} @v, align 4\nstore i32 %x, ptr %out, align 4")
    with pytest.raises(nv_spirv.Unsupported, match=message):
        nv_spirv.emit(f"{variable}\n{body}")
    nv_spirv.emit(
        f"{variable}\n" + kernel("ptr %out", "store i32 1, ptr %out, align 4")
    )  # unused, it does not matter


def test_addresses_need_64_bit_integers(kernel):
    with pytest.raises(nv_spirv.Unsupported, match="logical"):
        nv_spirv.emit(
            kernel("ptr %out", "store i32 1, ptr %out, align 4"),
            nv_spirv.Options(features=frozenset({"bufferDeviceAddress"})),
        )


def test_vectors_whose_elements_share_bytes(run, kernel, addressing):
    ir = "@t = constant <4 x i4> <i4 1, i4 -1, i4 3, i4 7>, align 2\n" + kernel(
        "ptr %out, ptr %in",
        """
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr i8, ptr %in, i32 %i
        %v = load <8 x i1>, ptr %p, align 1
        %u = shufflevector <8 x i1> %v, <8 x i1> poison, <4 x i32> <i32 7, i32 6, i32 5, i32 4>
        %s = shufflevector <8 x i1> %v, <8 x i1> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
        %w = shufflevector <4 x i1> %u, <4 x i1> %s, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
        %q = getelementptr i8, ptr %out, i32 %i
        store <8 x i1> %w, ptr %q, align 1
        %t = load <4 x i4>, ptr @t, align 2
        %x = extractelement <4 x i4> %t, i32 1
        %y = sext i4 %x to i8
        %first = icmp eq i32 %i, 0
        %z = select i1 %first, i8 %y, i8 0
        %old = load i8, ptr %q, align 1
        %new = xor i8 %old, %z
        store i8 %new, ptr %q, align 1""",
    )
    values = np.random.default_rng(3).integers(0, 256, 64).astype(np.uint8)
    out = np.zeros(64, np.uint8)
    run(ir, [out, values], addressing=addressing)
    want = np.packbits(np.unpackbits(values[:, None], axis=1)[:, ::-1], axis=1)[:, 0]
    want[0] ^= 255
    assert (out == want).all()


@pytest.mark.parametrize("memory", ["buffer", "workgroup", "private"])
@pytest.mark.parametrize(("less", "more"), [(300, 300), (256, 256), (7, 3), (4, 4)])
def test_a_negative_offset_that_a_constant_makes_up_for(run, emit, kernel, addressing, memory, less, more):
    """What varies is ``4 i - less`` bytes, and only with ``more`` and a varying multiple is it an index.

    A driver may multiply the index by 4 in 32 bits, so that a wrong one runs right: the text tells too.
    """
    base = {"buffer": "ptr %out", "workgroup": "ptr addrspace(3) @tile", "private": "ptr %mine"}[memory]
    space = "ptr addrspace(3)" if memory == "workgroup" else "ptr"
    ir = "@tile = external addrspace(3) global [64 x i32]\n" + kernel(
        "ptr %out, i32 %rows",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %mine = alloca [64 x i32], align 4
        %bytes = shl i32 %i, 2
        %varies = sub i32 %bytes, {less}
        %p.1 = getelementptr i8, {base}, i32 %varies
        %p.2 = getelementptr i8, {space} %p.1, i32 {more}
        %p = getelementptr i32, {space} %p.2, i32 %rows
        %x = mul i32 %i, %i
        store i32 %x, {space} %p, align 4
        %y = load i32, {space} %p, align 4
        %z = add i32 %y, 1
        %q = getelementptr i32, ptr %out, i32 %i
        store i32 %z, ptr %q, align 4""",
    )
    out = np.zeros(64, np.uint32)
    run(ir, [out, np.uint32((less - more) // 4)], addressing=addressing)
    assert (out == np.arange(64) ** 2 + 1).all()
    text = nv_spirv.disassemble(emit(ir, addressing))
    if memory != "buffer":
        assert "OpShiftRightArithmetic" in text
    elif addressing == "logical":
        assert "OpBitwiseAnd" in text
