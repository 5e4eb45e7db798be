"""Values of every kind are carried behind a loop that is left to two places, and only values are renamed."""

from __future__ import annotations

import pytest

from nv_structurize import Options, Unsupported, structurize, violations

IR = """
{declarations}
declare void @barrier() convergent
declare void @use(...)

define void @f(i32 %n, ptr %p{parameters}) {{
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %j = add i32 %i, 1
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %x
body:
  {define}
  %found = icmp eq i32 %j, 7
  br i1 %found, label %y, label %head
x:
  call void @barrier()
  br label %end
y:
  {use}
  call void @barrier()
  br label %end
end:
  ret void
}}
"""

# name: declarations, parameters, what defines the value, what uses it behind the loop
VALUES = {
    "target type": (
        "",
        "",
        '%t = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %p',
        'call void (...) @use(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %t)',
    ),
    "called like its type": (
        "%t = type { i32, float }",
        "",
        "%t = load %t, ptr %p",
        "call void (...) @use(%t %t)",
    ),
    "a parameter called like a type": (
        "%q = type { i32, float }",
        ", ptr %q",
        "%t = load %q, ptr %q",
        "call void (...) @use(%q %t)",
    ),
    "quoted type": (
        '%"a type" = type { i32, float }',
        "",
        '%t = load %"a type", ptr %p',
        'call void (...) @use(%"a type" %t)',
    ),
    "member of a named type": (
        "%q = type { float, [2 x i64] }\n%s = type { i32, %q }",
        ", %s %s",
        "%t = extractvalue %s %s, 1, 1",
        "call void (...) @use([2 x i64] %t)",
    ),
    "quoted name": (
        "",
        "",
        '%"a\\22%i b" = mul i32 %i, 3',
        'call void (...) @use(i32 %"a\\22%i b")',
    ),
    "called like a register in assembly": (
        "",
        "",
        "%eax = mul i32 %i, 3",
        'call void asm sideeffect "mov %eax, $0", "r"(i32 %eax)',
    ),
    "called like what a string holds": (
        "",
        "",
        "%ab = mul i32 %i, 3",
        'store [4 x i8] c"%ab;", ptr %p\n  call void (...) @use(i32 %ab)',
    ),
    "called like a part of a global": (
        '@"g %t" = global i32 0',
        "",
        "%t = mul i32 %i, 3",
        'store i32 %t, ptr @"g %t"',
    ),
    "vector of pointers": (
        "",
        ", <4 x ptr> %vp",
        "%t = getelementptr i32, <4 x ptr> %vp, i32 %i",
        "call void (...) @use(<4 x ptr> %t)",
    ),
    "scalable vector": (
        "",
        ", <vscale x 4 x i32> %v",
        "%t = icmp eq <vscale x 4 x i32> %v, zeroinitializer",
        "call void (...) @use(<vscale x 4 x i1> %t)",
    ),
    "alloca": ("", "", "%t = alloca i32, i32 %i, align 8", "call void (...) @use(ptr %t)"),
    "call of a constant address": (
        "",
        "",
        "%t = call i32 inttoptr (i64 64 to ptr)(i32 %i)",
        "call void (...) @use(i32 %t)",
    ),
    "result of an exchange": (
        "",
        "",
        "%t = cmpxchg ptr %p, ptr null, ptr %p seq_cst seq_cst",
        "call void (...) @use({ ptr, i1 } %t)",
    ),
}


@pytest.mark.parametrize("options", [Options(), Options(switches="lower")], ids=["outer", "lower"])
@pytest.mark.parametrize("name", VALUES)
def test_is_carried(name: str, options: Options) -> None:
    declarations, parameters, define, use = VALUES[name]
    before = IR.format(declarations=declarations, parameters=parameters, define=define, use=use)
    after = structurize(before, options)
    assert violations(after) == []
    assert "%nv.carry = phi" in after
    for text in ('asm sideeffect "mov %eax, $0"', 'c"%ab;"', '@"g %t"'):
        assert (text in after) == (text in before)


def test_a_token_cannot_be_carried() -> None:
    """LLVM has no phi nodes of tokens."""
    before = IR.format(
        declarations="declare token @llvm.experimental.convergence.anchor() convergent",
        parameters="",
        define="%t = call token @llvm.experimental.convergence.anchor()",
        use='call void @barrier() [ "convergencectrl"(token %t) ]',
    ).replace("  call void @barrier()\n", "")
    before = before.replace(
        "x:\n",
        "x:\n  call void (...) @use(i32 1)\n  store volatile i32 1, ptr %p\n"
        + "  store i32 2, ptr %p\n" * 60,
    )
    with pytest.raises(Unsupported, match="function @f, block %body: token %t is used behind a loop"):
        structurize(before)


@pytest.mark.parametrize("kind", ["convergent", "noduplicate"])
def test_an_ending_with_a_rooted_call_is_not_copied(kind: str) -> None:
    after = structurize(f"""
declare void @fail() {kind}
declare void @work(i32)
define i32 @f(i1 %c, i1 %d) {{
entry:
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %fails, label %y
b:
  br i1 %d, label %fails, label %z
y:
  call void @work(i32 1)
  br label %z
z:
  call void @work(i32 2)
  ret i32 1
fails:
  call void @fail()
  ret i32 2
}}
""")
    assert violations(after) == []
    assert after.count("call void @fail()") == 1


def test_what_only_passes_a_value_on_goes_and_the_source_keeps_its_name() -> None:
    after = structurize("""
declare void @work(i32)
define i32 @f(i1 %c, i1 %d, i32 %n) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @work(i32 1)
  br i1 %d, label %x, label %y
b:
  call void @work(i32 2)
  br i1 %d, label %x, label %y
x:
  %"from either" = phi i32 [ 1, %a ], [ %n, %b ]
  %same = phi i32 [ %n, %a ], [ %n, %b ]
  call void @work(i32 %"from either")
  call void @work(i32 %same)
  br label %end
y:
  call void @work(i32 3)
  br label %end
end:
  %r = phi i32 [ %"from either", %x ], [ 7, %y ]
  ret i32 %r
}
""")
    assert violations(after) == []
    assert '%"from either" = phi i32 [ 1, %a ], [ %n, %b ]' in after
    assert "%nv.carry" not in after
    assert "call void @work(i32 %n)" in after
