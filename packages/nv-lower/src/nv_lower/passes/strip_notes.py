"""Take off what no later stage reads.

    %x = tail call noundef float @llvm.sqrt.f32(float noundef %v) #4, !tbaa !7
    =>
    %x = call float @llvm.sqrt.f32(float %v)

Hints (`llvm.assume`, lifetimes, scopes), call-site attributes, loop and alias metadata and the module's flags were for
the optimiser. `!nv.*` nodes stay, debug locations stay with `debug`; parameters keep what the contract names.

Requires: one flat function; the last pass that sees hints has run.
Leaves:   the contract's form: a `define` with `nv.*` attributes, calls without attributes, named `!nv.*` nodes.
Cost:     one or two regular expressions a line.
"""

from __future__ import annotations

import re

from nv_lower.builtin_names import declaration, matrix_attributes
from nv_lower.irtext import SYMBOL, Call, Module, bare, leading_type, match_call, split_header
from nv_lower.options import Options

_HINTS = re.compile(
    r"@llvm\.(?:assume|lifetime\.\w+|experimental\.noalias\.scope\.decl|invariant\.\w+|sideeffect|donothing"
    r"|prefetch|pseudoprobe|stacksave|stackrestore|dbg\.\w+|var\.annotation|fake\.use)\b"
)
_SYMBOL = re.compile(SYMBOL)
_METADATA = re.compile(r", !(?!dbg\b)[a-zA-Z_][\w.]* !(?:\d+|\{\})")
_METADATA_AND_DEBUG = re.compile(r", ![a-zA-Z_][\w.]* !(?:\d+|\{\})")
_KEPT_PARAMETER = re.compile(
    r"\b(noalias|readonly|writeonly|readnone|nonnull|align \d+|dereferenceable\(\d+\))(?![\w(])"
)
_KEPT_FUNCTION = re.compile(r'"(?:nv\.[^"]*|denormal-fp-math[^"]*)"(?:="[^"]*")?')
_ATTACHED = re.compile(r"(?:, ![a-zA-Z_][\w.]* !\d+)+$")
_NODE = re.compile(r'!(\d+)\b(?=[^"]*(?:"[^"]*"[^"]*)*$)')
_NAMED = re.compile(r"!(nv\.[\w.]+|llvm\.dbg\.cu|llvm\.module\.flags) = ")


def run(module: Module, options: Options) -> bool:
    """Clean instructions, headers, declarations and metadata."""
    metadata = _METADATA if options.debug else _METADATA_AND_DEBUG
    for function in module.functions.values():
        function.body = [line for raw in function.body if (line := _clean(raw, metadata))]
        function.header = _header(module, function.header, options)
    used = {symbol for f in module.functions.values() for line in f.body for symbol in _SYMBOL.findall(line)}
    module.declarations = {
        symbol: _declaration(symbol, line) for symbol, line in module.declarations.items() if symbol in used
    }
    module.attributes.clear()
    module.metadata = _kept_metadata(module.metadata, options)
    module.preamble = [line for line in module.preamble if not line.startswith(("source_filename", "target"))]
    module.globals = {
        symbol: _ATTACHED.sub("", line.replace(" local_unnamed_addr", "").replace(" unnamed_addr", ""))
        for symbol, line in module.globals.items()
    }
    return True


def _clean(line: str, metadata: re.Pattern[str]) -> str:
    if line.lstrip().startswith(("#dbg_", ";")):
        return ""
    if ", !" in line:
        line = metadata.sub("", line)
    if "call " not in line or "@" not in line:
        return line
    call = match_call(line)
    if call is None:
        return line
    return "" if _HINTS.match(call.symbol) and not call.result else _plain(call)


def _plain(call: Call) -> str:
    arguments = ", ".join(
        f"{type_} {value}" for type_, value in zip(call.types(), call.values(), strict=True)
    )
    if "metadata " in arguments:
        arguments = ", ".join(call.arguments)
    name = f"{call.result} = " if call.result else ""
    flags = "".join(flag + " " for flag in sorted(call.flags))
    debug = re.search(r", !dbg !\d+", call.after)
    return f"  {name}call {flags}{call.type} {call.symbol}({arguments}){debug[0] if debug else ''}"


def _header(module: Module, line: str, options: Options) -> str:
    header = split_header(line)
    parameters = []
    for parameter in header.parameters:
        type_ = leading_type(parameter)
        name = re.search(r'%(?:"[^"]*"|[-\w$.]+)$', parameter)
        words = [type_, *_KEPT_PARAMETER.findall(parameter[len(type_) :]), name[0] if name else ""]
        parameters.append(" ".join(word for word in words if word))
    spelled = header.after + " " + " ".join(module.attributes_of(header.after).split("\n"))
    attributes = dict.fromkeys(found[0] for found in _KEPT_FUNCTION.finditer(spelled))
    debug = re.search(r" !dbg !\d+", header.after) if options.debug else None
    tail = "".join(f" {text}" for text in attributes) + (debug[0] if debug else "")
    return f"define void {header.symbol}({', '.join(parameters)}){tail} {{"


def _declaration(symbol: str, line: str) -> str:
    name = bare(symbol)
    ours = declaration(name)
    if ours is None:
        header = split_header(line)
        types = ", ".join(
            parameter if "..." in parameter else _type(parameter) for parameter in header.parameters
        )
        attributes = matrix_attributes(name)
        return f"declare {header.type} {symbol}({types})" + (f" {attributes}" if attributes else "")
    # The ranges are for the optimiser; the contract has none.
    return re.sub(r"range\([^)]*\) ", "", ours)


def _type(parameter: str) -> str:
    # `immarg` belongs to the intrinsic's own declaration, which LLVM restores.
    return leading_type(parameter)


def _kept_metadata(lines: list[str], options: Options) -> list[str]:
    """The named `nv.*` nodes and, with `debug`, those of debug information; and all that they refer to."""
    numbered: dict[str, str] = {}
    kept: list[str] = []
    for line in lines:
        named = _NAMED.match(line)
        if named is not None and (named[1].startswith("nv.") or options.debug):
            kept.append(line)
        elif line[1:2].isdigit():
            numbered[line[1 : line.index(" ")]] = line
    if options.debug:
        return [*kept, *numbered.values()]
    pending = [number for line in kept for number in _NODE.findall(line)]
    reached: dict[str, str] = {}
    while pending:
        number = pending.pop()
        if number not in reached and number in numbered:
            reached[number] = numbered[number]
            pending.extend(_NODE.findall(numbered[number].partition(" = ")[2]))
    return [*kept, *reached.values()]
