"""The walk: one LLVM function in, the words of one SPIR-V function out.

The blocks are visited once, in the order they are printed, which is SPIR-V's order too.
"""

from __future__ import annotations

from nv_spirv.grammar import op

from ..errors import Unsupported
from . import phis
from .context import Context
from .locations import explained, location
from .read import Block

Location = tuple[str, int, int]  # file, line, column


def write(e: Context) -> None:
    """Write the function and everything it needs into the module."""
    module, b = e.module, e.b
    void = module.void_type()
    signature = module.declare(op.TypeFunction, void)
    function = module.new_id()
    module.name(function, e.function.name)
    e.values.update(e.interface.parameters(e.function.parameters))
    first = e.label(e.function.blocks[0].label)
    line = None
    for block in e.function.blocks:
        line = _write_block(e, block, line)
    phis.resolve(e)
    if e.options.debug_lines:
        _name_values(e)
    e.interface.finish()
    e.interface.entry_point(function, e.function.attributes.get("nv.kernel", e.function.name))
    module.functions += (5 << 16 | op.Function, void, function, 0, signature, 2 << 16 | op.Label, first)
    module.functions += b.variables
    module.functions += b.prologue
    module.functions += b.words
    module.functions += (1 << 16 | op.FunctionEnd,)
    module.functions += b.helpers


def _write_block(e: Context, block: Block, line: Location | None) -> Location | None:
    e.block = block
    if block is not e.function.blocks[0]:
        e.b.begin_block(e.label(block.label))
    handlers, index = e.handlers, 0
    try:
        for index, (result, opcode, rest) in enumerate(block.lines):
            if e.options.debug_lines:
                line = _debug_line(e, block.locations.get(index, ""), line)
            handler = handlers.get(opcode)
            if handler is None:
                raise Unsupported(f"the instruction {opcode} has no counterpart in SPIR-V")
            handler(e, opcode, result, rest)
    except Exception as error:
        raise explained(error, e.function, block, index) from error.__cause__
    return line


def _name_values(e: Context) -> None:
    parameters = {parameter.name for parameter in e.function.parameters}
    for name, value in e.values.items():
        if isinstance(value, int) and name not in parameters and e.b.known(value) is None:
            e.module.name(value, e.function.spelling.get(name[1:], name[1:]))
    for name, label in e.labels.items():
        e.module.name(label, e.function.spelling.get(name, name))


def _debug_line(e: Context, reference: str, last: Location | None) -> Location | None:
    place = location(e.function, reference) if reference else None
    if place is None or place == last:
        return last
    e.b.effect(op.Line, e.module.string(place[0]), place[1], place[2])
    return place
