"""Variables, declarations and attributes of a module."""

from __future__ import annotations

import pytest

from nv_lower import ir


def variable(text: str) -> ir.Global:
    return next(iter(ir.parse(f"{text}\n").globals.values()))


@pytest.mark.parametrize(("text", "type_", "initialiser", "notes"), [
    ("@a = global i32 0", "i32", "0", ()),
    ("@a = external global i32, align 8", "i32", "", ("align 8",)),
    ('@"a = b" = constant [2 x i8] c"\\2C,", align 1', "[2 x i8]", 'c"\\2C,"', ("align 1",)),
    ("@a = constant { i32, [2 x i32] } { i32 1, [2 x i32] [i32 2, i32 3] }, comdat, align 4",
     "{ i32, [2 x i32] }", "{ i32 1, [2 x i32] [i32 2, i32 3] }", ("comdat", "align 4")),
    ("@a = addrspace(3) global <2 x float> undef, !dbg !0", "<2 x float>", "undef", ("!dbg !0",)),
    ("@a = constant ptr getelementptr (i32, ptr @b, i64 1)", "ptr", "getelementptr (i32, ptr @b, i64 1)", ()),
    ("@a = alias i32, ptr @b", "i32", "", ("ptr @b",)),
])  # fmt: skip
def test_the_parts_of_a_variable(text: str, type_: str, initialiser: str, notes: tuple[str, ...]) -> None:
    found = variable(text)
    assert (found.type, found.initialiser, found.notes) == (type_, initialiser, notes)
    assert str(found) == text
    assert str(found.with_parts()) == text


def test_words_before_the_kind() -> None:
    found = variable("@t = private unnamed_addr addrspace(3) global [4 x i32] undef, align 16")
    assert (found.words, found.space, found.align) == (("private", "unnamed_addr", "addrspace(3)"), 3, 16)
    assert not found.is_constant
    assert not found.is_declared
    assert variable("@c = extern_weak constant i8").is_declared


@pytest.mark.parametrize(("text", "internal"), [
    ("@a = linkonce_odr hidden constant i32 1, comdat, align 4", "@a = internal constant i32 1, align 4"),
    ("@a = global i32 1, comdat($b)", "@a = internal global i32 1"),
    ("@a = thread_local global i32 1", "@a = internal thread_local global i32 1"),
    ("@a = external constant i32", "@a = external constant i32"),
    ("@a = weak alias i32, ptr @b", "@a = weak alias i32, ptr @b"),
])  # fmt: skip
def test_internal_variables(text: str, internal: str) -> None:
    assert str(variable(text).internal()) == internal


@pytest.mark.parametrize(("text", "align", "aligned"), [
    ("@a = global i32 0", 8, "@a = global i32 0, align 8"),
    ("@a = global i32 0, align 4", 8, "@a = global i32 0, align 8"),
    ("@a = global i32 0, align 16, !dbg !1", 8, "@a = global i32 0, align 16, !dbg !1"),
    ("@a = global i32 0, align 4, !dbg !1", 8, "@a = global i32 0, align 8, !dbg !1"),
])  # fmt: skip
def test_alignment_only_grows(text: str, align: int, aligned: str) -> None:
    assert str(variable(text).aligned(align)) == aligned


def test_attributes_have_names_and_values() -> None:
    text = (
        'nounwind memory(argmem: readwrite) "nv.kernel"="a b" allockind("alloc,zeroed") "flag" alignstack=4'
    )
    found = ir.read_attributes(text)
    assert str(found) == text
    assert {name: found.value(name) for name in ("memory", "nv.kernel", "flag", "alignstack", "nounwind")} == {
        "memory": "argmem: readwrite", "nv.kernel": "a b", "flag": "", "alignstack": "4", "nounwind": "",
    }  # fmt: skip
    assert found.value("allockind") == '"alloc,zeroed"'
    assert found.value("argmem") is None
    assert "kernel" not in found
    assert str(found.without("flag", "memory", "allockind")) == 'nounwind "nv.kernel"="a b" alignstack=4'


MODULE = """
define linkonce_odr spir_kernel void @k(ptr %p) local_unnamed_addr #0 comdat($k) personality ptr @f !dbg !4 {
  call void @g() #1
  ret void
}
declare void @g() willreturn #2
attributes #0 = { nounwind "nv.kernel" }
attributes #1 = { convergent }
attributes #2 = { memory(none) }
"""


def test_attributes_of_a_function_and_of_a_call() -> None:
    module = ir.parse(MODULE)
    kernel = module.functions["@k"]
    assert module.is_kernel(kernel)
    assert str(module.attributes_of(kernel.header.attributes)) == 'nounwind "nv.kernel"'
    call = next(iter(kernel.instructions))
    assert str(module.attributes_of_call(call)) == "willreturn convergent memory(none)"


def test_a_header_changes_in_parts() -> None:
    header = ir.parse(MODULE).functions["@k"].header
    assert str(header.changed(header.attributes)) == str(header)
    assert str(header.internal()) == (
        "define internal spir_kernel void @k(ptr %p) local_unnamed_addr #0 personality ptr @f !dbg !4 {"
    )
    assert str(header.without_address().without_comdat().with_attributes("alwaysinline")) == (
        "define linkonce_odr spir_kernel void @k(ptr %p) alwaysinline #0 {"
    )


def test_declarations_are_made_of_types() -> None:
    module = ir.parse("declare i32 @f(i32)\n")
    module.declare("@f", "float", ["float"])  # it is declared already
    module.declare("@g", "{ i32, i1 }", ["i32", "ptr addrspace(3)"], "nounwind")
    assert str(module) == ("declare i32 @f(i32)\ndeclare { i32, i1 } @g(i32, ptr addrspace(3)) nounwind\n")
    declared = module.declarations["@g"]
    assert (declared.type, declared.types) == ("{ i32, i1 }", ["i32", "ptr addrspace(3)"])
    assert str(declared.renamed("@h")) == "declare { i32, i1 } @h(i32, ptr addrspace(3)) nounwind"
