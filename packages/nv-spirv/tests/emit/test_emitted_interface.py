"""What the host sees: the argument layout, the bindings, the workgroup size, the notes."""

import re

import numpy as np
import pytest

import nv_spirv

SCALE = """
define void @scale(ptr %out, ptr readonly %in, i32 %n, double %by, i64 %bias) #0 {
entry:
  %i = call i32 @nv.global.id(i32 0)
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %end, !nv.selection !0
body:
  %p = getelementptr double, ptr %in, i32 %i
  %x = load double, ptr %p, align 8
  %y = fmul double %x, %by
  %b = sitofp i64 %bias to double
  %z = fadd double %y, %b
  %q = getelementptr double, ptr %out, i32 %i
  store double %z, ptr %q, align 8
  br label %end
end:
  ret void
}
declare i32 @nv.global.id(i32)
attributes #0 = { "nv.kernel"="scale it" "nv.local_size"="32,2,1" }
!0 = !{!"end"}
!nv.exceptions = !{!1}
!1 = !{i32 1, !"ValueError", !"a \\22quoted\\22 text", !"file.py", i32 12, !"scale"}
"""


def test_parameters_are_push_constants_at_natural_alignment(emit):
    reflection = nv_spirv.reflect(emit(SCALE))
    (entry,) = reflection.entry_points
    assert entry.name == "scale it"
    members = [(member.name, member.offset) for member in reflection.push_constants.members]
    assert members == [("out", 0), ("in", 8), ("n", 16), ("by", 24), ("bias", 32)]


def test_read_only_parameters_point_to_blocks_that_are_not_writable(emit):
    members = {member.name: member for member in nv_spirv.reflect(emit(SCALE)).push_constants.members}
    assert members["in"].readonly and not members["out"].readonly


def test_pointers_are_bindings_in_logical_addressing(emit):
    reflection = nv_spirv.reflect(emit(SCALE, "logical"))
    assert [(binding.binding, binding.name, binding.readonly) for binding in reflection.bindings] == [
        (0, "out", False),
        (1, "in", True),
    ]
    names = [member.name for member in reflection.push_constants.members]
    assert names == ["n", "by", "bias", "out.offset", "in.offset"]


def test_many_parameters_travel_behind_one_address(emit, execute):
    spirv = emit(SCALE, max_push_constants=16)
    assert [p.name for p in nv_spirv.reflect(spirv).parameters] == ["out", "in", "n", "by", "bias"]
    device = execute.device()
    out, values = np.zeros(64), np.arange(64.0)
    buffers = [device.buffer(array.nbytes) for array in (out, values)]
    device.stream.write(buffers[1], 0, values)
    block = np.zeros(40, np.uint8)
    block[:16].view(np.uint64)[:] = [buffer.address for buffer in buffers]
    block[16:20].view(np.uint32)[:] = 64
    block[24:32].view(np.float64)[:] = 0.5
    block[32:40].view(np.int64)[:] = -3
    arguments = device.buffer(40)
    device.stream.write(arguments, 0, block)
    device.stream.launch(device.kernel(spirv), (2, 1, 1), np.uint64(arguments.address).tobytes())
    device.stream.read(buffers[0], 0, out)
    device.stream.synchronize()
    assert (out == values * 0.5 - 3).all()


def test_too_many_parameters_without_addresses_are_refused():
    with pytest.raises(nv_spirv.Unsupported, match="bytes of push constants"):
        nv_spirv.emit(SCALE, nv_spirv.Options(addressing="logical", max_push_constants=16))


def test_the_kernel_runs(run, addressing):
    out, values = np.zeros(64), np.arange(64.0)
    run(SCALE, [out, values, np.int32(60), np.float64(2), np.int64(7)], groups=2, addressing=addressing)
    assert (out[:60] == values[:60] * 2 + 7).all() and not out[60:].any()


def test_the_workgroup_size_is_specialization_constants_0_1_2(emit):
    reflection = nv_spirv.reflect(emit(SCALE))
    constants = {constant.id: constant.default for constant in reflection.spec_constants}
    assert constants == {0: 32, 1: 2, 2: 1}


def test_notes_come_out_of_reflection(emit):
    notes = nv_spirv.reflect(emit(SCALE)).notes
    assert notes["exceptions"] == [[1, "ValueError", 'a "quoted" text', "file.py", 12, "scale"]]


def test_a_binding_that_nothing_accesses_is_still_declared(emit):
    ir = "define void @k(ptr %a, ptr %b) {\n  ret void\n}\n"
    assert len(nv_spirv.reflect(emit(ir, "logical")).bindings) == 2


@pytest.mark.parametrize(("parameters", "decorated"), [
    ("ptr %a, ptr readonly %b", {"a": "Aliased", "b": "Aliased"}),
    ("ptr noalias %a, ptr readonly %b", {"a": "Restrict"}),
    ("ptr noalias %a, ptr %b, ptr readonly %c", {"a": "Restrict", "b": "Aliased", "c": "Aliased"}),
    ("ptr readonly %a, ptr readonly %b", {}),
    ("ptr %a", {}),
])  # fmt: skip
def test_bindings_that_may_overlap_are_aliased(emit, parameters, decorated):
    text = nv_spirv.disassemble(emit(f"define void @k({parameters}) {{\n  ret void\n}}\n", "logical"))
    names = dict(re.findall(r'OpName %(\d+) "(\w+)"', text))
    found = re.findall(r"OpDecorate %(\d+) (Aliased|Restrict)\b", text)
    assert {names[id_]: decoration for id_, decoration in found} == decorated


def test_overlapping_bindings_see_each_other_s_stores(emit, execute, kernel):
    ir = kernel(
        "ptr %a, ptr %b",
        """
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr i32, ptr %a, i32 %i
        %q = getelementptr i32, ptr %b, i32 %i
        %x = load i32, ptr %p, align 4
        %y = add i32 %x, 1
        store i32 %y, ptr %q, align 4
        %z = load i32, ptr %p, align 4
        %w = mul i32 %z, 10
        store i32 %w, ptr %q, align 4""",
    )
    device = execute.device()
    out = np.arange(64, dtype=np.int32)
    buffer = device.buffer(out.nbytes)
    device.stream.write(buffer, 0, out)
    device.stream.launch(device.kernel(emit(ir, "logical")), (1, 1, 1), bytes(8), bindings=(buffer, buffer))
    device.stream.read(buffer, 0, out)
    device.stream.synchronize()
    assert out.tolist() == [10 * (x + 1) for x in range(64)]


def test_narrow_parameters_travel_as_32_bits(run, kernel, addressing):
    ir = kernel(
        "ptr %out, i8 signext %a, i1 zeroext %b, i16 %c",
        """
        %i = call i32 @nv.global.id(i32 0)
        %x = sext i8 %a to i32
        %y = zext i1 %b to i32
        %z = sext i16 %c to i32
        %s = add i32 %x, %y
        %t = mul i32 %s, %z
        %p = getelementptr i32, ptr %out, i32 %i
        store i32 %t, ptr %p, align 4""",
    )
    out = np.zeros(64, np.int32)
    run(ir, [out, np.int32(-5), np.int32(1), np.int32(-300)], addressing=addressing)
    assert (out == 1200).all()


def test_every_id_function(run, kernel):
    names = ("local.id", "group.id", "local.size", "num.groups", "global.id")
    calls = "\n".join(f"%v{i} = call i32 @nv.{name}(i32 0)" for i, name in enumerate(names))
    stores = "\n".join(
        f"%p{i} = getelementptr [5 x i32], ptr %out, i32 %v4, i32 {i}\nstore i32 %v{i}, ptr %p{i}, align 4"
        for i in range(5)
    )
    declares = "\n".join(f"declare i32 @nv.{name}(i32)" for name in names if name != "global.id")
    ir = kernel("ptr %out", f"{calls}\n{stores}", declares, '"nv.local_size"="16,1,1"')
    out = np.zeros((48, 5), np.int32)
    run(ir, [out], groups=3)
    i = np.arange(48)
    assert (out == np.stack([i % 16, i // 16, np.full(48, 16), np.full(48, 3), i], axis=1)).all()


def test_what_clang_leaves_of_stacks_and_sizes(run, kernel, addressing):
    ir = kernel(
        "ptr %out",
        """
        %i = call i32 @nv.global.id(i32 0)
        %s = call ptr @llvm.stacksave.p0()
        %most = call i64 @llvm.objectsize.i64.p0(ptr %out, i1 false, i1 true, i1 false)
        %least = call i64 @llvm.objectsize.i64.p0(ptr %out, i1 true, i1 true, i1 false)
        call void @llvm.stackrestore.p0(ptr %s)
        %unknown = icmp eq i64 %most, -1
        %nothing = icmp eq i64 %least, 0
        %both = and i1 %unknown, %nothing
        %r = zext i1 %both to i32
        %o = getelementptr i32, ptr %out, i32 %i
        store i32 %r, ptr %o, align 4""",
        "declare ptr @llvm.stacksave.p0()\ndeclare void @llvm.stackrestore.p0(ptr)\n"
        "declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)",
    )
    out = np.zeros(64, np.int32)
    run(ir, [out], addressing=addressing)
    assert (out == 1).all()
