"""Debug information for any module, and a module without it: what differs then is a pass that looked at it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nv_lower import ir
from nv_lower.ir.syntax import strip_comment

_ATTACHED = re.compile(r", ![a-zA-Z_][\w.]* !(?:\d+|\{\})")
_SUBPROGRAM = re.compile(r" !dbg !\d+(?= \{$)")
_DEBUG = re.compile(r"#dbg_|call void @llvm\.dbg\.|declare void @llvm\.dbg\.")
_MODULE = """\
!llvm.dbg.cu = !{!9000}
!llvm.module.flags = !{!9002}
!9000 = distinct !DICompileUnit(language: DW_LANG_C99, file: !9001, emissionKind: FullDebug)
!9001 = !DIFile(filename: "kernels.py", directory: "/")
!9002 = !{i32 2, !"Debug Info Version", i32 3}
!9003 = !DISubroutineType(types: !9004)
!9004 = !{}
!9005 = !DIBasicType(name: "x", size: 64, encoding: DW_ATE_signed)
"""
_SCOPE = (
    '!{0} = distinct !DISubprogram(name: "f", scope: !9001, file: !9001, line: 1, type: !9003, unit: !9000,'
    " spFlags: DISPFlagDefinition)\n"
    '!{1} = !DILocalVariable(name: "v", scope: !{0}, file: !9001, type: !9005)\n'
)


def located(text: str) -> str:
    """The module with a subprogram for every function, a location on every instruction and records of values."""
    module = ir.parse(text)
    lines = [*module.preamble, *map(str, module.globals.values())]
    nodes = [_MODULE]
    number = 9006
    for function in module.functions.values():
        scope, variable = number, number + 1
        nodes.append(_SCOPE.format(scope, variable))
        number += 2
        lines.append(re.sub(r" ?\{$", f" !dbg !{scope} {{", str(function.header)))
        lines.extend(_body(function, variable, number))
        for _ in function.instructions:
            nodes.append(f"!{number} = !DILocation(line: {number - scope}, scope: !{scope})\n")
            number += 1
        lines.append("}")
    lines += map(str, module.declarations.values())
    lines += (f"attributes #{group} = {{ {attributes} }}" for group, attributes in module.attributes.items())
    lines += (line for line in module.metadata if not line.startswith("!llvm.module.flags"))
    return "\n".join(lines) + "\n" + "".join(nodes)


def _body(function: ir.Function, variable: int, number: int) -> Iterator[str]:
    for label, block in function.blocks.items():
        if label != ir.UNNAMED:
            yield f"{label}:"
        for i in block.instructions:
            yield f"  {i.text}, !dbg !{number}"
            if i.opcode in ("add", "mul", "load", "getelementptr") and i.type in ("i64", "ptr"):
                yield f"    #dbg_value({i.type} {i.result}, !{variable}, !DIExpression(), !{number})"
            number += 1


def without(text: str) -> str:
    """The module's text without metadata, debug records, comments and blank lines."""
    return "\n".join(
        _SUBPROGRAM.sub("", _ATTACHED.sub("", line)).strip()
        for line in map(strip_comment, text.splitlines())
        if line.strip()
        and line[0] != "!"
        and not line.startswith("source_filename")
        and not _DEBUG.search(line)
    )
