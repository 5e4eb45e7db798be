"""Branches, loops, switches and phis keep their meaning; the merge blocks come from the metadata."""

import numpy as np
import pytest


def test_a_loop_with_break_and_continue(run, addressing):
    ir = """
define void @k(ptr %out, i32 %n) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  br label %head
head:
  %j = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %t, %latch ]
  %c = icmp slt i32 %j, %n
  br i1 %c, label %body, label %done, !nv.loop !0
body:
  %odd = and i32 %j, 1
  %skip = icmp eq i32 %odd, 1
  br i1 %skip, label %latch, label %work
work:
  %u = add i32 %s, %j
  %stop = icmp sgt i32 %u, %i
  br i1 %stop, label %done, label %latch
latch:
  %t = phi i32 [ %s, %body ], [ %u, %work ]
  %next = add i32 %j, 1
  br label %head
done:
  %r = phi i32 [ %s, %head ], [ %u, %work ]
  %p = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %p, align 4
  ret void
}
declare i32 @nv.global.id(i32)
!0 = !{!"done", !"latch"}
"""
    out = np.zeros(64, np.int32)
    run(ir, [out, np.int32(20)], addressing=addressing)

    def reference(i):
        s = 0
        for j in range(20):
            if j % 2:
                continue
            s += j
            if s > i:
                break
        return s

    assert out.tolist() == [reference(i) for i in range(64)]


def test_a_loop_of_one_block(run):
    ir = """
define void @k(ptr %out) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %j, 3
  %c = icmp ult i32 %next, %i
  br i1 %c, label %loop, label %done, !nv.loop !0
done:
  %p = getelementptr i32, ptr %out, i32 %i
  store i32 %next, ptr %p, align 4
  ret void
}
declare i32 @nv.global.id(i32)
!0 = !{!"done", !"loop"}
"""
    out = np.zeros(64, np.int32)
    run(ir, [out])
    assert out.tolist() == [max(3, -(-i // 3) * 3) for i in range(64)]


def switch(kind: str, first: str, second: str) -> str:
    return f"""
define void @k(ptr %out, ptr %in) {{
entry:
  %i = call i32 @nv.global.id(i32 0)
  %q = getelementptr {kind}, ptr %in, i32 %i
  %x = load {kind}, ptr %q, align 1
  switch {kind} %x, label %other [
    {kind} {first}, label %one
    {kind} {second}, label %two
    {kind} 7, label %two
  ], !nv.selection !0
one:
  br label %end
two:
  br label %end
other:
  br label %end
end:
  %r = phi i32 [ 1, %one ], [ 2, %two ], [ 3, %other ]
  %p = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %p, align 4
  ret void
}}
declare i32 @nv.global.id(i32)
!0 = !{{!"end"}}
"""


def test_switches_of_every_width(run, addressing):
    for kind, dtype, first, second in (
        ("i8", np.int8, -3, 100),
        ("i16", np.int16, -3, 30000),
        ("i32", np.int32, -3, 1 << 30),
        ("i64", np.int64, -3, 1 << 40),
    ):
        values = np.array(([first, second, 7, 0] * 16), dtype)
        out = np.zeros(64, np.int32)
        run(switch(kind, str(first), str(second)), [out, values], addressing=addressing)
        assert out.tolist() == [1, 2, 2, 3] * 16, kind


def test_a_switch_on_128_bits(run):
    values = np.zeros((64, 2), np.uint64)
    values[::2, 1] = 5
    out = np.zeros(64, np.int32)
    run(switch("i128", str(5 << 64), "9"), [out, values])
    assert out.tolist() == [1, 3] * 32


def test_a_branch_to_one_block_twice_and_a_phi_that_names_its_block_twice(run):
    ir = """
define void @k(ptr %out) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  %c = icmp ult i32 %i, 9
  br i1 %c, label %next, label %next
next:
  %r = phi i32 [ 4, %entry ], [ 4, %entry ]
  %p = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %p, align 4
  ret void
}
declare i32 @nv.global.id(i32)
"""
    out = np.zeros(64, np.int32)
    run(ir, [out])
    assert (out == 4).all()


def test_block_and_value_names_that_llvm_quotes(run):
    ir = r"""
define void @k(ptr %"the out") {
"the entry":
  %"my id" = call i32 @nv.global.id(i32 0)
  %c = icmp ult i32 %"my id", 9
  br i1 %c, label %"a b", label %"c\22d", !nv.selection !0
"a b":
  %p = getelementptr i32, ptr %"the out", i32 %"my id"
  store i32 8, ptr %p, align 4
  br label %"c\22d"
"c\22d":
  ret void
}
declare i32 @nv.global.id(i32)
!0 = !{!"c\22d"}
"""
    out = np.zeros(64, np.int32)
    run(ir, [out])
    assert out.tolist() == [8] * 9 + [0] * 55


def test_phis_of_structs_and_wide_integers(run):
    ir = """
define void @k(ptr %out, i64 %a) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  %c = icmp ult i32 %i, 9
  %w = zext i64 %a to i128
  %s = insertvalue { i32, i128 } zeroinitializer, i128 %w, 1
  br i1 %c, label %then, label %end, !nv.selection !0
then:
  %t = insertvalue { i32, i128 } poison, i32 %i, 0
  %u = insertvalue { i32, i128 } %t, i128 36893488147419103232, 1
  br label %end
end:
  %r = phi { i32, i128 } [ %s, %entry ], [ %u, %then ]
  %x = extractvalue { i32, i128 } %r, 0
  %y = extractvalue { i32, i128 } %r, 1
  %z = lshr i128 %y, 1
  %v = trunc i128 %z to i64
  %v1 = zext i32 %x to i64
  %v2 = add i64 %v, %v1
  %p = getelementptr i64, ptr %out, i32 %i
  store i64 %v2, ptr %p, align 8
  ret void
}
declare i32 @nv.global.id(i32)
!0 = !{!"end"}
"""
    out = np.zeros(64, np.uint64)
    run(ir, [out, np.uint64(1000)])
    want = [i + ((2 << 64) >> 1) % (1 << 64) if i < 9 else 500 for i in range(64)]
    assert out.tolist() == want


PHI_OF_POINTERS = """
@table = internal constant [4 x i32] [i32 10, i32 20, i32 30, i32 40]
define void @k(ptr %out, ptr %a, ptr %b, i32 %n) {{
entry:
  %own = alloca [4 x i32], align 4
  %i = call i32 @nv.global.id(i32 0)
  %at = and i32 %i, 3
  %c = icmp ult i32 %i, %n
  %p = getelementptr i32, ptr {left}, i32 %at
  %q = getelementptr i32, ptr {right}, i32 %at
  store i32 7, ptr {first}, align 4
  %one = insertvalue {{ ptr, i32 }} poison, ptr %p, 0
  %two = insertvalue {{ ptr, i32 }} poison, ptr %q, 0
  br i1 %c, label %then, label %join, !nv.selection !0
then:
  br label %join
join:
  %r = phi ptr [ %p, %then ], [ {other}, %entry ]
  %s = phi {{ ptr, i32 }} [ %one, %then ], [ %two, %entry ]
  %t = extractvalue {{ ptr, i32 }} %s, 0
  %x = load i32, ptr %t, align 4
  br i1 %c, label %read, label %end, !nv.selection !1
read:
  %y = load i32, ptr %r, align 4
  br label %end
end:
  %z = phi i32 [ %y, %read ], [ 0, %join ]
  %sum = add i32 %x, %z
  %o = getelementptr i32, ptr %out, i32 %i
  store i32 %sum, ptr %o, align 4
  ret void
}}
declare i32 @nv.global.id(i32)
!0 = !{{!"join"}}
!1 = !{{!"end"}}
"""


@pytest.mark.parametrize("other", ["poison", "null", "%q"])
@pytest.mark.parametrize("memory", ["buffers", "one buffer", "variables"])
def test_pointers_and_structures_of_them_meet(run, addressing, memory, other):
    left, right, first = {
        "buffers": ("%a", "%b", "%own"),
        "one buffer": ("%a", "%a", "%own"),
        "variables": ("%own", "@table", "%p"),
    }[memory]
    a, b = np.arange(1, 5, dtype=np.int32), np.arange(5, 9, dtype=np.int32)
    out = np.zeros(64, np.int32)
    ir = PHI_OF_POINTERS.format(left=left, right=right, first=first, other=other)
    run(ir, [out, a, b, np.uint32(32)], addressing=addressing)
    at = np.arange(64) % 4
    chosen = {"buffers": (a, b), "one buffer": (a, a), "variables": (np.full(4, 7), np.arange(10, 50, 10))}[
        memory
    ]
    np.testing.assert_array_equal(out, np.where(np.arange(64) < 32, 2 * chosen[0][at], chosen[1][at]))


NULL = {
    "store": "store i8 poison, ptr null, align 1",
    "load": "%x = load i32, ptr poison, align 4\nstore i32 %x, ptr %p",
    "element": "%r = getelementptr i32, ptr null, i32 %n\nstore i32 1, ptr %r",
    "fill": "call void @llvm.memset.p0.i64(ptr null, i8 0, i64 8, i1 false)",
    "atomic": "%x = atomicrmw add ptr null, i32 1 monotonic, align 4",
    "freeze": "%f = freeze ptr poison\nstore i64 2, ptr %f",
    "select": "%c = icmp eq i32 %n, 7\n%s = select i1 %c, ptr null, ptr poison\nstore double 2.0, ptr %s",
}


@pytest.mark.parametrize("name", NULL)
@pytest.mark.parametrize(
    ("addressing", "narrow"), [("physical", False), ("logical", False), ("logical", True)]
)
def test_accesses_to_null_that_are_never_reached(emit, execute, addressing, name, narrow):
    """LLVM marks code that is never reached by a store to null."""
    body = "\n  ".join(NULL[name].splitlines())
    ir = f"""
define void @k(ptr %p, i32 %n) {{
entry:
  %never = icmp eq i32 %n, 12345
  br i1 %never, label %bad, label %end, !nv.selection !0
bad:
  {body}
  br label %end
end:
  ret void
}}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
!0 = !{{!"end"}}
"""
    small = frozenset({"shaderFloat64"} if narrow else execute.device().features)
    if narrow and name == "freeze":
        ir = ir.replace("i64 2", "i32 2")
    emit(ir, addressing, features=small)


def test_null_is_no_object(run, kernel, addressing):
    ir = kernel(
        "ptr %p, ptr %out, i32 %n",
        """
        %i = call i32 @nv.global.id(i32 0)
        %first = icmp eq i32 %i, 0
        %q = select i1 %first, ptr null, ptr null
        %same = icmp eq ptr %p, %q
        %below = icmp ult ptr %q, %p
        %bits = ptrtoint ptr %q to i64
        %word = trunc i64 %bits to i32
        %a = select i1 %same, i32 1, i32 0
        %b = select i1 %below, i32 2, i32 0
        %c = or i32 %a, %b
        %d = or i32 %c, %word
        %o = getelementptr i32, ptr %out, i32 %i
        store i32 %d, ptr %o, align 4""",
    )
    out = np.zeros(64, np.int32)
    run(ir, [np.zeros(4, np.int32), out, np.uint32(1)], addressing=addressing)
    assert (out == 2).all()
