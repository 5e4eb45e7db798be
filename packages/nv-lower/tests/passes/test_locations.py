"""Messages name the place in the source, where the module says it."""

from __future__ import annotations

import pytest

import nv_lower
from nv_lower import InvalidInput, Options, Unsupported

NOTED = """
define void @k(ptr %p, ptr %q) {
  %o = atomicrmw max ptr %p, i64 3 monotonic, !nv.at !0
  store i64 %o, ptr %q
  ret void
}
!0 = !{!"kernels.py", i32 17}
"""

DEBUG = """
define void @k(ptr %p, ptr %q) !dbg !4 {
  BODY, !dbg !7
  ret void
}
declare i32 @puts(ptr)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 12, scope: !8)
!8 = distinct !DILexicalBlock(scope: !4, file: !1, line: 11)
"""


def test_a_frontends_note() -> None:
    with pytest.raises(Unsupported, match=r"^kernels\.py:17: atomic max on 64 bits"):
        nv_lower.lower(NOTED)
    with pytest.raises(Unsupported, match=r"^kernels\.py:17: atomic max on 64 bits"):
        nv_lower.lower(NOTED, Options(narrow=True))


@pytest.mark.parametrize(("body", "message"), [
    ("%o = atomicrmw volatile max ptr %p, i64 3 monotonic", "atomic max on 64 bits"),
    ("%o = call i32 @puts(ptr %p)", "call of `puts`, which is neither"),
    ("call void %p()", "a call through a pointer"),
    ("call void @nv_bariere()", "`nv_bariere` is not a function of a kernel"),
    ("call void @k(ptr %p, ptr %q)", "recursion: k -> k"),
    (
        "%w = load volatile i200, ptr %p\n  %d = udiv i200 %w, 3, !dbg !7\n  store volatile i200 %d, ptr %q",
        "division of 200-bit integers",
    ),
])  # fmt: skip
def test_debug_locations(body: str, message: str) -> None:
    declared = "declare void @nv_bariere()\n" if "nv_bariere" in body else ""
    with pytest.raises(Unsupported, match=rf"^k\.c:12: {message}"):
        nv_lower.lower(declared + DEBUG.replace("BODY", body))


def test_llvm_explains_what_is_not_an_instruction() -> None:
    with pytest.raises(InvalidInput, match="LLVM does not accept"):
        nv_lower.lower("define void @k(ptr %p) {\n  frobnicate ptr %p\n  ret void\n}\n")


def test_nothing_is_said_where_nothing_is_known() -> None:
    with pytest.raises(Unsupported, match=r"^atomic max"):
        nv_lower.lower(NOTED.replace(", !nv.at !0", ""))
