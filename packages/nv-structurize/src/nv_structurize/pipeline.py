"""What structurizing is made of: the passes in order, and the driver that takes a module through them."""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from nv_structurize.annotations import annotation_nodes
from nv_structurize.dialects import NEWEST, OLDEST, written_for
from nv_structurize.errors import Internal, InvalidInput, StructurizeError, Unreadable, Unsupported
from nv_structurize.exceptions import lower_exceptions
from nv_structurize.facts import Facts, facts_of
from nv_structurize.graph.blocks import Counts, Function
from nv_structurize.lowering import lower_indirect_branches
from nv_structurize.normalise import check, printed, readable, refuse_invalid
from nv_structurize.passes import (
    drop_unreachable,
    fix_irreducible,
    lower_switches,
    place_blocks,
    rebuild_ssa,
    remove_trivial_phis,
    structurize_selections,
    unify_latches,
    unify_loop_exits,
)
from nv_structurize.printing import MetadataNodes, function_lines
from nv_structurize.reading import Piece, has_exceptions, pieces, read_function, refuse_block_addresses
from nv_structurize.report import Outcome, Report
from nv_structurize.verify import is_structured


class Artifact:
    """What an observer is shown: a function between two passes. Its `str` is LLVM IR, printed when asked for."""

    def __init__(self, function: Function) -> None:
        self.function = function.name
        self.counts = function.counts
        self._function = function

    def __str__(self) -> str:
        return "\n".join(function_lines(self._function, annotated=False)) + "\n"


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
        Which `switch`es stay: `"outer"` all but those inside another one that a `continue` leads out of (see
        `lower_switches` for the driver bug behind this), `"keep"` all, `"lower"` none.
    lower
        What is replaced by something that has a structured form instead of being refused. `"indirectbr"`: block
        addresses become numbers and indirect branches switches (see `lowering`). `"exceptions"`: `invoke` becomes a
        call; nothing must be thrown, for what only an exception gets to is dropped. `"exceptions=status"`: what throws
        returns, and who calls it asks whether it did (see `exceptions`; C++ only).
    skip_unsupported
        Leave a function that has no structured form as it is, and say so in its report, instead of raising.
    llvm
        The version of LLVM that is to read the result, 15 to 23. None: text that some LLVM printed stays as that LLVM
        writes it, and text written by hand comes out as the LLVM at hand writes it.
    jobs
        How many processes share the functions. The result is the same.
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
    skip_unsupported: bool = False
    llvm: int | None = None
    jobs: int = 1
    until: str | None = None
    observe: Callable[[str, Artifact], None] | None = None
    verify: bool = True

    def __post_init__(self) -> None:
        _choice("loop_ends", self.loop_ends, ("tails", "smallest", "dominated"))
        _choice("switches", self.switches, ("outer", "keep", "lower"))
        for each in self.lower:
            _choice("lower", each, LOWERED)
        _choice("until", self.until, (None, *(name for name, _ in PASSES)))
        if self.llvm is not None and not OLDEST <= self.llvm <= NEWEST:
            raise InvalidInput(f"llvm={self.llvm}: a version from {OLDEST} to {NEWEST}")
        if self.jobs < 1:
            raise InvalidInput(f"jobs={self.jobs}: at least 1")


LOWERED = ("indirectbr", "exceptions", "exceptions=status")


def _choice(what: str, value: str | None, known: tuple[str | None, ...]) -> None:
    if value not in known:
        raise InvalidInput(f"{what}={value!r}: one of {', '.join(str(k) for k in known if k)}")


PASSES: tuple[tuple[str, Callable[[Function, Options], None]], ...] = (
    ("drop_unreachable", lambda f, o: drop_unreachable.run(f)),  # dominators say nothing of the unreachable
    ("lower_switches", lambda f, o: lower_switches.run(f)),  # the few that drivers get wrong
    ("fix_irreducible", lambda f, o: fix_irreducible.run(f)),  # a loop needs one header
    ("unify_latches", lambda f, o: unify_latches.run(f)),  # and one block that branches back to it
    ("unify_loop_exits", lambda f, o: unify_loop_exits.run(f, o.loop_ends)),  # and one that it is left to
    ("rebuild_ssa", lambda f, o: rebuild_ssa.run(f)),  # which cuts values off from their uses
    ("structurize_selections", lambda f, o: structurize_selections.run(f)),  # the rest is acyclic: nest it
    ("place_blocks", lambda f, o: place_blocks.run(f)),  # in the order that SPIR-V wants
    ("remove_trivial_phis", lambda f, o: remove_trivial_phis.run(f)),  # and without copies that this left
)


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
    options = options or Options()
    text = readable(ir)
    checked = (
        options.verify and options.until is None
    )  # then LLVM sees the result, which costs less than both
    if not checked:
        refuse_invalid(ir, verified=False)
    try:
        result, reports = _structurize(text, options)
    except (Internal, Unreadable):
        refuse_invalid(ir)  # if LLVM does not accept the input, the bug is not ours
        anew = printed(text)
        if anew == text:
            raise
        result, reports = _structurize(anew, options)  # it only looked as if LLVM had printed it
    if checked and not any(report.changed for report in reports):
        refuse_invalid(ir, verified=False)
    return (ir if result == text else result), reports


def _structurize(text: str, options: Options) -> tuple[str, list[Report]]:
    if "exceptions=status" in options.lower:
        text = lower_exceptions(text)
    if "indirectbr" in options.lower:
        text = lower_indirect_branches(text)
    parts = list(pieces(text))
    wanted = [piece for piece in parts if piece.name is not None and _is_wanted(piece.name, options)]
    if options.functions is not None:
        missing = set(options.functions) - {piece.name for piece in wanted}
        if missing:
            raise InvalidInput(
                f"no function {', '.join(sorted('@' + name for name in missing))} is defined here"
            )
    outcomes = iter(_outcomes(wanted, Module(facts_of(text), annotation_nodes(text), options)))
    nodes = MetadataNodes(text)
    reports = []
    written = []
    for piece in parts:
        changed = None
        if piece.name is not None and _is_wanted(piece.name, options):
            outcome = next(outcomes)
            reports.append(outcome.report)
            changed = outcome.text
        written.append("\n".join(piece.lines) if changed is None else nodes.numbered(changed))
    result = text
    if any(report.changed for report in reports):
        result = _with_nodes("\n".join(written), list(nodes.lines()))
    if options.llvm is not None:
        result = written_for(result, options.llvm)
    if options.verify and options.until is None and result is not text:
        check(result)
    return result, reports


def _is_wanted(name: str, options: Options) -> bool:
    return options.functions is None or name in options.functions


def _with_nodes(text: str, definitions: list[str]) -> str:
    """The module with new metadata nodes at its end."""
    text = text.rstrip("\n")
    gap = "\n\n" if definitions and not text.rsplit("\n", 1)[-1].startswith("!") else "\n"
    return text + gap + "".join(f"{line}\n" for line in definitions)


@dataclass(frozen=True)
class Module:
    """What each function's work needs to know of the rest."""

    facts: Facts
    annotated: dict[str, list[str]]
    options: Options


def _outcomes(wanted: list[Piece], module: Module) -> list[Outcome]:
    """What becomes of each function, in order."""
    options = module.options
    jobs = min(options.jobs, len(wanted))
    if jobs < 2 or options.observe is not None:
        return work(wanted, module)
    from nv_structurize.parallel import (
        in_processes,
    )  # which takes longer to import than most modules to structurize

    return [outcome for share in in_processes(wanted, module, jobs) for outcome in share]


COLLECT_EVERY = 200_000
"""Lines of text between two looks for garbage: functions are graphs, whose cycles nothing else takes apart."""


def work(wanted: list[Piece], module: Module) -> list[Outcome]:
    """Structurize these functions one after the other."""
    outcomes = []
    lines = 0
    with _collector_paused():
        for piece in wanted:
            outcomes.append(_outcome(piece, module))
            lines += len(piece.lines)
            if lines > COLLECT_EVERY:
                gc.collect()
                lines = 0
    return outcomes


def _outcome(piece: Piece, module: Module) -> Outcome:
    options = module.options
    try:
        excepting = "exceptions" in options.lower and has_exceptions(piece.lines)
        if not excepting and is_structured(piece.lines, module.annotated):
            return Outcome(None, Report(piece.name or "", False, _unchanged(piece)))
        refuse_block_addresses(piece.name or "", module.facts)
        function, report = _structurize_function(piece, module.facts, options)
    except Unsupported as error:
        if not options.skip_unsupported:
            raise
        return Outcome(None, Report(piece.name or "", False, _unchanged(piece), refused=str(error)))
    return Outcome("\n".join(function_lines(function, annotated=options.until is None)), report)


@contextlib.contextmanager
def _collector_paused() -> Iterator[None]:
    """Without Python's cycle collector while functions are in work.

    Everything allocated is in use until its function is done, and looking through it again and again took more than
    half of the time at 100,000 blocks.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _structurize_function(piece: Piece, facts: Facts, options: Options) -> tuple[Function, Report]:
    function = _read(piece, facts, options)
    if options.switches == "lower":
        function.lowered_switches = frozenset(block.name for block in function.blocks)
        function.dispatch_by_switch = False
    report = _run_passes(function, piece, options)
    wrong = lower_switches.left_by_continue
    while options.switches == "outer" and options.until is None and (found := wrong(function)):
        lowered = function.lowered_switches | found
        function = _read(piece, facts, options)
        function.lowered_switches = lowered
        function.dispatch_by_switch = lowered <= {block.name for block in function.blocks}
        report = _run_passes(function, piece, options)
    return function, report


def _read(piece: Piece, facts: Facts, options: Options) -> Function:
    return read_function(piece.lines, facts, without_exceptions="exceptions" in options.lower)


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
