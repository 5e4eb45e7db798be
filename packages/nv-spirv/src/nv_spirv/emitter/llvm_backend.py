"""LLVM's own SPIR-V backend, as an oracle for this package's writer: `Options(backend="llvm")`.

It runs in a process of its own (`llvm_helper`). What it reads is not the contract: buffers are handles of resources,
so the kernel is rewritten first. That covers kernels whose parameters are arrays, each accessed by elements of a type.

    %p = getelementptr T, ptr %a, i32 %i
      => %p = call ptr addrspace(11) @llvm.spv.resource.getpointer(%a.handle, i32 %i)

Its output has a fixed workgroup size and no NoContraction; the passes of `finish` add what the contract asks for.
"""

from __future__ import annotations

import re
from typing import Final

from ..errors import InvalidInput, Unsupported
from ..options import Options
from ..target import Target
from .llvm_helper import TRIPLE, translate
from .provenance import trace
from .read import Function, read
from .types import Types

_BUILTINS: Final = {
    "nv.global.id": "llvm.spv.thread.id.i32",
    "nv.group.id": "llvm.spv.group.id.i32",
    "nv.local.id": "llvm.spv.thread.id.in.group.i32",
}
_ELEMENT = re.compile(r"(?:\w+ )*?(\S+), ptr (%[-\w.$]+), (i32|i64) (\S+)")
_POINTER = re.compile(r"ptr (%[-\w.$]+)")


def emit(ir: str, options: Options) -> bytes:
    """Translate a kernel with LLVM's backend.

    Raises
    ------
    Unsupported
        llvmlite is not installed, the kernel is not of the form that can be rewritten, or the backend aborts on it.
    """
    try:
        import llvmlite  # noqa: F401 (the helper process needs it)
    except ImportError:
        raise Unsupported('backend="llvm" needs llvmlite: pip install nv-spirv[llvm]') from None
    if options.addressing != "logical":
        raise Unsupported('backend="llvm" knows no addresses; ask for addressing="logical"')
    text = rewritten(read(ir), Target.of(options))
    answer = translate(text)
    if answer.status != 0:
        lines = answer.messages.strip().splitlines() or ["no message"]
        error = Unsupported(f"LLVM's SPIR-V backend ended with status {answer.status}: {lines[-1]}")
        error.add_note("its whole message:\n" + "\n".join(lines[:20]))
        raise error
    from ..finishing import finish

    try:
        return finish(answer.binary, options)
    except InvalidInput as wrong:
        raise Unsupported(f"LLVM's SPIR-V backend wrote a module that is not valid: {wrong}") from wrong


def rewritten(function: Function, target: Target) -> str:
    """Return the kernel in the form that LLVM's backend reads."""
    trace(function, Types(function.types), target)  # refuses what has no meaning
    elements = _element_types(function)
    handles: list[str] = []
    strings: list[str] = []
    declares: set[str] = set()
    for index, (name, element) in enumerate(elements.items()):
        label = name[1:]
        strings.append(f'@.name.{index} = private constant [{len(label) + 1} x i8] c"{label}\\00"')
        handle = _handle(element)
        handles.append(
            f"  {name}.handle = call {handle} @llvm.spv.resource.handlefrombinding"
            f"(i32 0, i32 {index}, i32 1, i32 0, ptr @.name.{index})"
        )
    lines: list[str] = []
    resources: set[str] = set()
    for block in function.blocks:
        lines.append(f"{block.label}:")
        if block is function.blocks[0]:
            lines += handles
        for result, opcode, rest in block.lines:
            lines += _line(result, opcode, rest, elements, resources, declares)
    size = function.attributes.get("nv.local_size", "64,1,1")
    return "\n".join(
        [
            f'target triple = "{TRIPLE}"',
            *strings,
            *sorted(declares),
            f"define void @{function.name}() #0 {{",
            *lines,
            "}",
            f'attributes #0 = {{ "hlsl.shader"="compute" "hlsl.numthreads"="{size}" }}',
        ]
    )


def _handle(element: str) -> str:
    return f'target("spirv.VulkanBuffer", [0 x {element}], 12, 1)'


def _element_types(function: Function) -> dict[str, str]:
    """Return the element type of every parameter."""
    found: dict[str, set[str]] = {}
    for parameter in function.parameters:
        if parameter.type != "ptr":
            raise Unsupported(f'backend="llvm" takes arrays only, not the {parameter.type} {parameter.name}')
        found[parameter.name] = set()
    for block in function.blocks:
        for _, opcode, rest in block.lines:
            match = _ELEMENT.fullmatch(rest) if opcode == "getelementptr" else None
            for name in _POINTER.findall(rest):
                if name in found:
                    if match is None:
                        raise Unsupported(f'backend="llvm" takes element accesses only: {opcode} {rest}')
                    found[name].add(match[1])
    for name, types in found.items():
        if len(types) > 1:
            raise Unsupported(f'backend="llvm": {name} is accessed as {", ".join(sorted(types))}')
    return {name: next(iter(types), "i32") for name, types in found.items()}


def _line(
    result: str, opcode: str, rest: str, elements: dict[str, str], resources: set[str], declares: set[str]
) -> list[str]:
    match = _ELEMENT.fullmatch(rest) if opcode == "getelementptr" else None
    if match is not None and match[2] in elements:
        resources.add(result)
        index, before = match[4], []
        if match[3] == "i64":
            before.append(f"  {result}.index = trunc i64 {index} to i32")
            index = f"{result}.index"
        arguments = f"{_handle(elements[match[2]])} {match[2]}.handle, i32 {index}"
        return [*before, f"  {result} = call ptr addrspace(11) @llvm.spv.resource.getpointer({arguments})"]
    rest = _POINTER.sub(lambda m: f"ptr addrspace(11) {m[1]}" if m[1] in resources else m[0], rest)
    for name, theirs in _BUILTINS.items():
        if f"@{name}(" in rest:
            rest = rest.replace(f"@{name}(", f"@{theirs}(")
            declares.add(f"declare i32 @{theirs}(i32)")
    if opcode in ("call", "tail") and (callee := re.search(r"@(llvm\.[-\w.]+)\(", rest)):
        if not callee[1].startswith("llvm.spv."):
            declares.add(_declaration(rest, callee[1]))
    elif opcode in ("call", "tail"):
        raise Unsupported(f'backend="llvm" does not know the call: {rest}')
    return [f"  {result} = {opcode} {rest}" if result else f"  {opcode} {rest}"]


def _declaration(rest: str, name: str) -> str:
    from .delimiters import closing, split_top

    start = rest.index("(", rest.index(f"@{name}"))
    types = Types()
    arguments = split_top(rest[start + 1 : closing(rest, start)])
    kinds = [text[: len(text) - len(types.prefix(text)[1])].strip() for text in arguments]
    head = rest[: rest.index("@")].replace("call ", "").strip()
    if not head:
        raise InvalidInput(f"a call without a type: {rest}")
    words = [
        word for word in head.split(" ") if word not in ("fast", "nnan", "ninf", "nsz", "afn", "contract")
    ]
    return f"declare {' '.join(words)} @{name}({', '.join(kinds)})"
