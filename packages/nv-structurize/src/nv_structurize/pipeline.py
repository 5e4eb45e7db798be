"""What structurizing is made of: the passes in order, and the driver that takes a module through them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nv_structurize.errors import InvalidInput
from nv_structurize.normalise import canonical, check
from nv_structurize.passes import (
    close_loops,
    drop_unreachable,
    enter_loops_once,
    guard_joins,
    leave_loops_once,
    place_blocks,
    repair_values,
)
from nv_structurize.printing import MetadataNodes, function_lines
from nv_structurize.reading import convergent_functions, pieces, read_function
from nv_structurize.verify import annotation_nodes, is_structured


@dataclass(frozen=True)
class Options:
    """How to structurize.

    Parameters
    ----------
    functions
        Names of the functions to structurize; None means all.
    loop_ends
        What counts as the end of a loop that is left to several places. `"tails"`: short tails that hold nothing
        convergent are taken into the loop. `"smallest"`: nothing is, all invocations come together right behind the
        loop. `"dominated"`: tails of any length.
    observe
        Called with (pass name, function name, module text) after each pass of each function.
    verify
        Have LLVM check the result.
    """

    functions: tuple[str, ...] | None = None
    loop_ends: str = "tails"
    observe: Callable[[str, str, str], None] | None = None
    verify: bool = True


PASSES = (
    ("drop_unreachable", lambda f, o: drop_unreachable.run(f)),  # dominators say nothing of the unreachable
    ("enter_loops_once", lambda f, o: enter_loops_once.run(f)),  # a loop needs one header
    ("close_loops", lambda f, o: close_loops.run(f)),  # and one block that branches back to it
    ("leave_loops_once", lambda f, o: leave_loops_once.run(f, o.loop_ends)),  # and one block that is left to
    ("repair_values", lambda f, o: repair_values.run(f)),  # values that merged exits cut off
    ("guard_joins", lambda f, o: guard_joins.run(f)),  # the rest is acyclic: nest it
    ("place_blocks", lambda f, o: place_blocks.run(f)),  # the order that SPIR-V wants
)


def structurize(ir: str, options: Options = Options()) -> str:
    """The same module with structured control flow.

    Parameters
    ----------
    ir
        LLVM IR text. Functions that are structured already come out as they are.
    options
        See `Options`.

    Raises
    ------
    InvalidInput
        LLVM does not read the text, or a named function is not in it.
    Unsupported
        A function holds `indirectbr`, `callbr` or exception handling.
    """
    text = canonical(ir)
    convergent, groups = convergent_functions(text)
    nodes = MetadataNodes(text)
    annotated = annotation_nodes(text)
    wanted = None if options.functions is None else set(options.functions)
    parts: list[list[str]] = []
    changed = False
    for piece in pieces(text):
        if piece.name is None or (wanted is not None and piece.name not in wanted):
            parts.append(piece.lines)
            continue
        if wanted is not None:
            wanted.discard(piece.name)
        if is_structured(piece.lines, annotated):
            parts.append(piece.lines)
            continue
        changed = True
        function = read_function(piece.lines, convergent | groups)
        for name, run in PASSES:
            run(function, options)
            if options.observe is not None:
                options.observe(name, function.name, "\n".join(function_lines(function, None)))
        parts.append(function_lines(function, nodes))
    if wanted:
        raise InvalidInput(f"no function {', '.join(sorted('@' + name for name in wanted))} is defined here")
    if not changed:
        return ir
    result = "\n".join(line for lines in parts for line in lines)
    result = result.rstrip("\n") + "\n" + "".join(f"{line}\n" for line in nodes.lines())
    if options.verify:
        check(result)
    return result
