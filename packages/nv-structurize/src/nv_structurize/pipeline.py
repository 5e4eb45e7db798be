"""What structurizing is made of: the passes in order, and the driver that takes a module through them."""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from nv_structurize.errors import Internal, InvalidInput, StructurizeError
from nv_structurize.graph.blocks import Counts, Function
from nv_structurize.lowering import lower_indirect_branches
from nv_structurize.normalise import canonical, check
from nv_structurize.passes import (
    close_loops,
    drop_unreachable,
    enter_loops_once,
    forward_values,
    guard_joins,
    leave_loops_once,
    lower_switches,
    place_blocks,
    repair_values,
)
from nv_structurize.printing import MetadataNodes, function_lines
from nv_structurize.reading import (
    Piece,
    has_exceptions,
    named_types,
    pieces,
    read_function,
    refuse_block_addresses,
    rooted_callees,
)
from nv_structurize.verify import annotation_nodes, is_structured


class Artifact:
    """What an observer is shown: a function between two passes. Its `str` is LLVM IR, printed when asked for."""

    def __init__(self, function: Function) -> None:
        self.function = function.name
        self.counts = function.counts
        self._function = function

    def __str__(self) -> str:
        return "\n".join(function_lines(self._function, None)) + "\n"


@dataclass(frozen=True)
class Options:
    """How to structurize.

    Parameters
    ----------
    functions
        Names of the functions to structurize; None means all.
    loop_ends
        Where a loop that is left to several places ends. `"tails"`: short tails that hold nothing convergent
        belong to the loop. `"smallest"`: nothing behind an exit does, so that all invocations come together right
        behind the loop. `"dominated"`: tails of any length do.
    switches
        Which `switch`es stay: `"outer"` those that are not inside another one (see `lower_switches` for the driver
        bug behind this), `"keep"` all, `"lower"` none.
    lower
        What is replaced by something that has a structured form instead of being refused. `"indirectbr"`: block
        addresses become numbers and indirect branches switches (see `lowering`). `"exceptions"`: `invoke` becomes a
        call; nothing must be thrown, for what only an exception gets to is dropped.
    until
        Name of the last pass to run; None runs all.
    observe
        Called with (pass name, artifact) after each pass over each function.
    verify
        Have LLVM check the result.
    """

    functions: tuple[str, ...] | None = None
    loop_ends: str = "tails"
    switches: str = "outer"
    lower: tuple[str, ...] = ()
    until: str | None = None
    observe: Callable[[str, Artifact], None] | None = None
    verify: bool = True

    def __post_init__(self) -> None:
        _choice("loop_ends", self.loop_ends, ("tails", "smallest", "dominated"))
        _choice("switches", self.switches, ("outer", "keep", "lower"))
        for each in self.lower:
            _choice("lower", each, LOWERED)
        _choice("until", self.until, (None, *(name for name, _ in PASSES)))


LOWERED = ("indirectbr", "exceptions")


def _choice(what: str, value: str | None, known: tuple[str | None, ...]) -> None:
    if value not in known:
        raise InvalidInput(f"{what}={value!r}: one of {', '.join(str(k) for k in known if k)}")


PASSES: tuple[tuple[str, Callable[[Function, Options], None]], ...] = (
    ("drop_unreachable", lambda f, o: drop_unreachable.run(f)),  # dominators say nothing of the unreachable
    ("lower_switches", lambda f, o: lower_switches.run(f)),  # the few that drivers get wrong
    ("enter_loops_once", lambda f, o: enter_loops_once.run(f)),  # a loop needs one header
    ("close_loops", lambda f, o: close_loops.run(f)),  # and one block that branches back to it
    ("leave_loops_once", lambda f, o: leave_loops_once.run(f, o.loop_ends)),  # and one that it is left to
    ("repair_values", lambda f, o: repair_values.run(f)),  # which cuts values off from their uses
    ("guard_joins", lambda f, o: guard_joins.run(f)),  # the rest is acyclic: nest it
    ("place_blocks", lambda f, o: place_blocks.run(f)),  # in the order that SPIR-V wants
    ("forward_values", lambda f, o: forward_values.run(f)),  # and without the copies that all this left
)


@dataclass
class Report:
    """What was done to one function."""

    function: str
    changed: bool
    counts: Counts
    seconds: dict[str, float] = field(default_factory=dict)


def structurize(ir: str, options: Options | None = None) -> str:
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
        A function holds `indirectbr`, `callbr` or exception handling, and `Options.lower` does not say to replace it.

    Examples
    --------
    >>> "!nv.selection" in nv_structurize.structurize(flat)
    True
    """
    return structurize_with_reports(ir, options)[0]


def structurize_with_reports(ir: str, options: Options | None = None) -> tuple[str, list[Report]]:
    """The same, and what was done to each function.

    Examples
    --------
    >>> structured, reports = nv_structurize.structurize_with_reports(flat)
    >>> [report.function for report in reports]
    ['saxpy']
    """
    try:
        return _structurize(ir, options or Options())
    except Internal:
        canonical(ir)  # if LLVM does not accept the input, the bug is not ours
        raise


def _structurize(ir: str, options: Options) -> tuple[str, list[Report]]:
    text = canonical(ir, verified=False)
    if "indirectbr" in options.lower:
        lowered = lower_indirect_branches(text)
        if lowered != text:
            ir = text = canonical(lowered, verified=False)
    nodes = MetadataNodes(text)
    annotated = annotation_nodes(text)
    wanted = None if options.functions is None else set(options.functions)
    rooted: frozenset[str] | None = None
    types: dict[str, str] = {}
    parts: list[list[str]] = []
    reports: list[Report] = []
    for piece in pieces(text):
        if piece.name is None or (wanted is not None and piece.name not in wanted):
            parts.append(piece.lines)
            continue
        if wanted is not None:
            wanted.discard(piece.name)
        with _collector_paused():
            excepting = "exceptions" in options.lower and has_exceptions(piece.lines)
            if not excepting and is_structured(piece.lines, annotated):
                parts.append(piece.lines)
                reports.append(Report(piece.name, False, _unchanged(piece)))
                continue
            if rooted is None:
                rooted, types = rooted_callees(text), named_types(text)
            refuse_block_addresses(text, piece.name)
            function, report = _structurize_function(piece, rooted, types, options)
            parts.append(function_lines(function, nodes if options.until is None else None))
            reports.append(report)
    if wanted:
        raise InvalidInput(f"no function {', '.join(sorted('@' + name for name in wanted))} is defined here")
    if not any(report.changed for report in reports):
        return ir, reports
    result = "\n".join(line for lines in parts for line in lines).rstrip("\n")
    definitions = list(nodes.lines())
    result += ("\n\n" if definitions and not result.rsplit("\n", 1)[-1].startswith("!") else "\n") + "".join(
        f"{line}\n" for line in definitions
    )
    if options.verify and options.until is None:
        check(result)
    return result, reports


@contextlib.contextmanager
def _collector_paused() -> Iterator[None]:
    """Without Python's cycle collector while one function is in work.

    Everything allocated is in use until the function is done, and looking through it again and again took more than
    half of the time at 100,000 blocks.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _structurize_function(
    piece: Piece, rooted: frozenset[str], types: dict[str, str], options: Options
) -> tuple[Function, Report]:
    function = _read(piece, rooted, types, options)
    if options.switches == "lower":
        function.lowered_switches = frozenset(block.name for block in function.blocks)
        function.dispatch_by_switch = False
    report = _run_passes(function, piece, options)
    while (
        options.switches == "outer" and options.until is None and (found := lower_switches.nested(function))
    ):
        lowered = function.lowered_switches | found
        function = _read(piece, rooted, types, options)
        function.lowered_switches = lowered
        function.dispatch_by_switch = lowered <= {block.name for block in function.blocks}
        report = _run_passes(function, piece, options)
    return function, report


def _read(piece: Piece, rooted: frozenset[str], types: dict[str, str], options: Options) -> Function:
    return read_function(piece.lines, rooted, types, without_exceptions="exceptions" in options.lower)


def _run_passes(function: Function, piece: Piece, options: Options) -> Report:
    report = Report(function.name, True, function.counts)
    _measure(function, report.counts, "before")
    for name, run in PASSES:
        start = time.perf_counter()
        try:
            run(function, options)
        except StructurizeError:
            raise
        except Exception as error:
            failure = Internal(f"function @{function.name}: {name}: {type(error).__name__}: {error}")
            failure.add_note(f"reproduce with `nv-structurize --function {function.name}` on:")
            failure.add_note("\n".join(piece.lines))
            raise failure from error
        report.seconds[name] = time.perf_counter() - start
        if options.observe is not None:
            options.observe(name, Artifact(function))
        if name == options.until:
            break
    _measure(function, report.counts, "after")
    return report


def _measure(function: Function, counts: Counts, when: str) -> None:
    instructions = sum(len(block.phis) + len(block.body) + 1 for block in function.blocks)
    setattr(counts, f"blocks_{when}", len(function.blocks))
    setattr(counts, f"instructions_{when}", instructions)


def _unchanged(piece: Piece) -> Counts:
    instructions = sum(1 for line in piece.lines if line.startswith("  ") and not line.startswith("   "))
    blocks = sum(1 for line in piece.lines[1:-1] if line and line[0] not in " ;")
    return Counts(blocks, blocks, instructions, instructions)
