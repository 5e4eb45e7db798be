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
from nv_lower.ir import Declaration, Global, Header, Instruction, Module, bare, symbols_in
from nv_lower.ir import declared as declared_function
from nv_lower.options import Options

_HINTS = re.compile(
    r"@llvm\.(?:assume|lifetime\.\w+|experimental\.noalias\.scope\.decl|invariant\.\w+|sideeffect|donothing"
    r"|prefetch|pseudoprobe|stacksave|stackrestore|dbg\.\w+|var\.annotation|fake\.use)\b"
)
_KEPT_PARAMETER = re.compile(
    r"\b(noalias|readonly|writeonly|readnone|nonnull|align \d+|dereferenceable\(\d+\))(?![\w(])"
)
_NODE = re.compile(r'!(\d+)\b(?=[^"]*(?:"[^"]*"[^"]*)*$)')
_NAMED = re.compile(r"!(nv\.[\w.]+|llvm\.dbg\.cu|llvm\.module\.flags) = ")


def run(module: Module, options: Options) -> bool:
    """Clean instructions, headers, declarations and metadata."""
    kept = ("dbg",) if options.debug else ()
    used: set[str] = set()
    for function in module.functions.values():
        for block in function.blocks.values():
            cleaned = (_clean(instruction, kept) for instruction in block.instructions)
            block.instructions = [instruction for instruction in cleaned if instruction is not None]
        function.header = _header(module, function.header, options)
        used.update(symbols_in(function.text()))
    module.declarations = {
        symbol: _declaration(declared) for symbol, declared in module.declarations.items() if symbol in used
    }
    module.attributes.clear()
    module.metadata = _kept_metadata(module.metadata, options)
    module.preamble = [line for line in module.preamble if not line.startswith(("source_filename", "target"))]
    module.globals = {symbol: _variable(variable) for symbol, variable in module.globals.items()}
    return True


def _clean(instruction: Instruction, kept: tuple[str, ...]) -> Instruction | None:
    """An instruction without what is only a hint; None if it is one as a whole."""
    instruction = instruction.without_metadata(kept)
    if instruction.opcode != "call" or instruction.callee[0] != "@":
        return instruction
    if _HINTS.match(instruction.callee) and not instruction.result:
        return None
    arguments = ", ".join(operand.typed for operand in instruction.operands)
    name = f"{instruction.result} = " if instruction.result else ""
    flags = "".join(f"{flag} " for flag in sorted(instruction.flags))
    return instruction.heir(f"{name}call {flags}{instruction.type} {instruction.callee}({arguments})")


def _header(module: Module, header: Header, options: Options) -> Header:
    parameters = [
        parameter._replace(attributes=" ".join(_KEPT_PARAMETER.findall(parameter.attributes)))
        for parameter in header.parameters
    ]
    attributes = dict.fromkeys(filter(_is_kept, module.attributes_of(header.attributes).words))
    debug = re.search(r" !dbg !\d+", header.after) if options.debug else None
    tail = "".join(f" {text}" for text in attributes) + (debug[0] if debug else "")
    return Header("define void ", header.symbol, tuple(parameters), f"{tail} {{")


def _is_kept(word: str) -> bool:
    return word.startswith(('"nv.', '"denormal-fp-math'))


def _variable(variable: Global) -> Global:
    words = [word for word in variable.words if word not in ("local_unnamed_addr", "unnamed_addr")]
    return variable.with_parts(words=words, notes=[note for note in variable.notes if note[0] != "!"])


def _declaration(declared: Declaration) -> Declaration:
    name = bare(declared.symbol)
    ours = declaration(name)
    if ours is not None:
        # The ranges are for the optimiser; the contract has none.
        return Declaration(ours.symbol, re.sub(r"range\([^)]*\) ", "", ours.text))
    # `immarg` and the like belong to the intrinsic's own declaration; LLVM puts them back.
    types = [parameter.type or parameter.attributes for parameter in declared.header.parameters]
    return declared_function(declared.symbol, declared.type, types, matrix_attributes(name) or "")


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
