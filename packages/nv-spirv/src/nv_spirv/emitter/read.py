r"""Read the text of one flat LLVM function into lines of (result, opcode, rest).

Text is the fast way into Python: one regular expression a line costs half a microsecond an instruction, LLVM's
objects through llvmlite twenty. Nothing is interpreted here beyond what every instruction shares; operands
are read by the handler of the opcode.

Names that LLVM quotes (``%"a b"``) are rewritten first, so that no later reader meets a quote.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..errors import InvalidInput, Unsupported
from .delimiters import closing, split_top

_LINE = re.compile(r"\s+(?:(%[-\w.$]+) = )?([a-z_]+)(?: |(?=,)|$)(.*)")
_LABEL = re.compile(r"([-\w.$]+):(?:\s*;.*)?$")
_ATTACHMENTS = re.compile(r"(?:, ![-\w.]+ ![-\w.]*(?:\(.*\))?)+$")
_ATTACHMENT = re.compile(r"!([-\w.]+) !(\d+)")
_COMMENT = re.compile(r'((?:[^";]|"[^"]*")*?)\s*;.*')
_TARGET = re.compile(r"label %([-\w.$]+)")
_QUOTED = re.compile(r'([%@])"([^"]*)"|^"([^"]*)":', re.MULTILINE)
_DEFINE = re.compile(r"^define (.*)\{\s*$", re.MULTILINE)
_GLOBAL = re.compile(r"^(@[-\w.$]+) = (.*)$", re.MULTILINE)
_TYPE = re.compile(r"^(%[-\w.$]+) = type (.*)$", re.MULTILINE)
_ATTRIBUTES = re.compile(r"^attributes (#\d+) = \{(.*)\}$", re.MULTILINE)
_STRING_ATTRIBUTE = re.compile(r'"([^"]+)"(?:="([^"]*)")?')
_NODE = re.compile(r"^(![-\w.]+) = (?:distinct )?(.*)$", re.MULTILINE)
_GLOBAL_BODY = re.compile(
    r"(?P<linkage>(?:[a-z_]+ )*?)(?:addrspace\((?P<space>\d+)\) )?(?P<linkage2>(?:externally_initialized )?)"
    r"(?P<kind>global|constant) (?P<rest>.*)"
)
_GLOBAL_SUFFIX = re.compile(
    r'(?:, (?:align (\d+)|section "[^"]*"|comdat(?:\([^)]*\))?|partition "[^"]*"|![-\w.]+ !\d+))+$'
)

MATRIX = 'target("spirv.CooperativeMatrixKHR", '

Line = tuple[str, str, str]  # result or "", opcode, what follows the opcode


@dataclass(frozen=True)
class Parameter:
    """A parameter of the kernel: the text of its type, its attributes, its name."""

    type: str
    attributes: frozenset[str]
    name: str


@dataclass(frozen=True)
class Global:
    """A global variable: ``initialiser`` is ``None`` where it is external."""

    name: str
    space: int
    type_and_value: str
    external: bool
    constant: bool
    align: int


@dataclass
class Block:
    """A basic block: its lines, and the metadata attached to its terminator."""

    label: str
    lines: list[Line] = field(default_factory=list)
    locations: dict[int, str] = field(default_factory=dict)  # index of a line -> its !DILocation
    selection: str | None = None
    loop: tuple[str, str] | None = None


@dataclass
class Function:
    """The kernel and what its module says around it."""

    name: str
    parameters: list[Parameter]
    attributes: dict[str, str]
    blocks: list[Block]
    globals: dict[str, Global]
    types: dict[str, str]
    nodes: dict[str, str]
    has_matrices: bool
    spelling: dict[str, str]  # rewritten name -> the name as LLVM has it
    source: str


def read(ir: str) -> Function:
    """Read a module with one defined function.

    Raises
    ------
    InvalidInput
        If there is no defined function, or more than one, or a line that is not an instruction.
    """
    spelling: dict[str, str] = {}
    source = ir
    if '%"' in ir or '@"' in ir or '\n"' in ir:
        ir = _unquote(ir, spelling)
    defines = list(_DEFINE.finditer(ir))
    if len(defines) != 1:
        names = ", ".join(match[1].split("(")[0].split()[-1] for match in defines) or "none"
        raise InvalidInput(f"exactly one defined function is expected, found {names}")
    body_end = ir.find("\n}", defines[0].end())
    if body_end < 0:
        raise InvalidInput("the function's closing brace is missing")
    outside = ir[: defines[0].start()] + ir[body_end + 2 :]
    nodes = dict(_NODE.findall(outside))
    name, parameters, attributes = _signature(defines[0][1], outside)
    body = ir[defines[0].end() : body_end]
    unnamed = sum(1 for parameter in parameters if parameter.name[1:].isdigit())
    return Function(
        name=name,
        parameters=parameters,
        attributes=attributes,
        blocks=_blocks(body, nodes, str(unnamed)),
        globals={found.name: found for found in _globals(outside)},
        types=dict(_TYPE.findall(outside)),
        nodes=nodes,
        has_matrices=MATRIX in body,
        spelling=spelling,
        source=source,
    )


def node_operands(text: str) -> list[str]:
    """Return the operands of a metadata tuple ``!{...}``; strings keep their ``!"``."""
    return split_top(text[2:-1]) if len(text) > 3 else []


def node_string(text: str) -> str:
    """Return the string that the metadata ``!"..."`` holds."""
    return unescape(text[2:-1])


def unescape(text: str) -> str:
    r"""Undo LLVM's escapes (``\22`` is a quote); the bytes are UTF-8."""
    data = re.sub(rb"\\([0-9A-Fa-f]{2}|\\)", _unescape_byte, text.encode())
    return data.decode(errors="replace")


def _unescape_byte(match: re.Match[bytes]) -> bytes:
    return b"\\" if match[1] == b"\\" else bytes([int(match[1], 16)])


def _unquote(ir: str, spelling: dict[str, str]) -> str:
    def plain(match: re.Match[str]) -> str:
        quoted = match[2] if match[1] else match[3]
        name = _plain_name(quoted)
        spelling[name] = unescape(quoted)
        return f"{match[1]}{name}" if match[1] else f"{name}:"

    return _QUOTED.sub(plain, ir)


def _plain_name(quoted: str) -> str:
    return re.sub(r"[^-\w.]", lambda found: f"${ord(found[0]):x}$", quoted)


def _blocks(body: str, nodes: dict[str, str], entry: str) -> list[Block]:
    block = Block(entry)
    blocks = [block]
    lines = iter(body.split("\n"))
    for text in lines:
        if ";" in text and (comment := _COMMENT.fullmatch(text)):
            text = comment[1]
        match = _LINE.fullmatch(text)
        if match is None:
            if label := _LABEL.match(text):
                if len(blocks) == 1 and not block.lines:
                    blocks.clear()
                block = Block(label[1])
                blocks.append(block)
            elif text.strip() and not text.lstrip().startswith("#"):
                raise InvalidInput(f"not an instruction: {text.strip()!r}")
            continue
        result, opcode, rest = match.groups("")
        if opcode == "uselistorder":
            continue
        if opcode == "switch":
            rest = _whole_switch(rest, lines)
        if ", !" in rest and (attached := _ATTACHMENTS.search(rest)):
            _attach(block, dict(_ATTACHMENT.findall(attached[0])), nodes, opcode)
            rest = rest[: attached.start()]
        block.lines.append((result, opcode, rest))
    _refuse_missing_blocks(blocks)
    return blocks


def _refuse_missing_blocks(blocks: list[Block]) -> None:
    labels = {block.label for block in blocks}
    for block in blocks:
        for target in _TARGET.findall(block.lines[-1][2]) if block.lines else ():
            if target not in labels:
                raise InvalidInput(
                    f"block {block.label} goes to %{target}, which is not a block of the function"
                )


def _whole_switch(rest: str, lines: Iterator[str]) -> str:
    parts = [rest]
    while "]" not in parts[-1]:
        parts.append(next(lines).strip())
    return " ".join(parts)


def _attach(block: Block, found: dict[str, str], nodes: dict[str, str], opcode: str) -> None:
    if "dbg" in found:
        block.locations[len(block.lines)] = "!" + found["dbg"]
    if opcode not in ("br", "switch"):
        return
    if "nv.selection" in found:
        (block.selection,) = _block_names(nodes, found["nv.selection"], 1)
    if "nv.loop" in found:
        merge, continuation = _block_names(nodes, found["nv.loop"], 2)
        block.loop = (merge, continuation)


def _block_names(nodes: dict[str, str], node: str, count: int) -> list[str]:
    operands = node_operands(nodes.get(f"!{node}", ""))
    if len(operands) != count or not all(operand.startswith('!"') for operand in operands):
        raise InvalidInput(f"metadata !{node} must name {count} block(s)")
    return [_plain_name(operand[2:-1]) for operand in operands]


def _signature(text: str, outside: str) -> tuple[str, list[Parameter], dict[str, str]]:
    start = text.index("(", text.index("@"))
    end = closing(text, start)
    head, tail = text[:start], text[end + 1 :]
    name = head[head.index("@") + 1 :]
    if head.split()[-2] != "void":
        raise InvalidInput(f"the kernel @{name} must return void")
    groups = dict(_ATTRIBUTES.findall(outside))
    written = " ".join([tail, *(groups.get(group, "") for group in re.findall(r"#\d+", tail))])
    parameters = []
    for index, part in enumerate(split_top(text[start + 1 : end])):
        if not part:
            continue
        if part == "...":
            raise Unsupported(f"the kernel @{name} takes a variable number of arguments")
        words = part.split(" ")
        named = words[-1].startswith("%") and len(words) > 1
        kind = re.match(r"ptr addrspace\(\d+\)|[<{\[].*[>}\]]|\S+", part)
        assert kind is not None
        described = part[kind.end() : -len(words[-1])] if named else part[kind.end() :]
        attributes = re.findall(r"[a-z]\w*(?:\([^()]*\))?(?: \d+)?", described)
        parameters.append(Parameter(kind[0], frozenset(attributes), words[-1] if named else f"%{index}"))
    return name, parameters, dict(_STRING_ATTRIBUTE.findall(written))


def _globals(outside: str) -> Iterator[Global]:
    for name, text in _GLOBAL.findall(outside):
        text = text.replace("thread_local ", "")
        match = _GLOBAL_BODY.match(text)
        if match is None:
            continue  # an alias or ifunc: an error only where it is used
        rest, align = match["rest"], 0
        if suffix := _GLOBAL_SUFFIX.search(rest):
            align = int(suffix[1] or 0)
            rest = rest[: suffix.start()]
        words = match["linkage"].split()
        external = "external" in words or "extern_weak" in words
        yield Global(name, int(match["space"] or 0), rest, external, match["kind"] == "constant", align)
