"""nv-lower's middle end: LLVM IR of a kernel and its device functions to the flat form of the contract.

Groups of passes around two runs of the optimiser. PREPARE works on many functions and decides what they are; LLVM
then makes one function of them; LEGALISE replaces what Vulkan lacks by calls of small functions, which LLVM inlines in
its second run; SETTLE repeats that until nothing is left to replace; FINISH takes off what was only for the way.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from nv_lower import fences, llvm
from nv_lower.analysis.allocations import has_allocations
from nv_lower.analysis.convergence import warn_of_waiting
from nv_lower.analysis.counted_loops import has_candidates
from nv_lower.analysis.flat_size import flat_size
from nv_lower.errors import Internal, InvalidInput, Unsupported
from nv_lower.frames import roomy
from nv_lower.ir import Module, bare, parse
from nv_lower.locations import place_of_use
from nv_lower.options import Options
from nv_lower.passes import (
    apply_fastmath,
    bound_recursion,
    choose_matrices,
    coarsen_groups,
    declare_builtins,
    drop_noalias,
    drop_status,
    fold_conversions,
    form_fma,
    infer_noalias,
    inline,
    legalise_atomics,
    legalise_builtins,
    legalise_division,
    legalise_fma,
    legalise_math,
    legalise_memory,
    legalise_sqrt,
    legalise_subgroups,
    link_library,
    lower_traps,
    merge_loads,
    name_math,
    narrow,
    narrow_counters,
    narrow_division,
    narrow_offsets,
    pass_captures,
    place_allocations,
    reduce_division,
    select_kernel,
    shorten_names,
    split_words,
    strip_metadata,
    strip_target_attributes,
    take_scratch,
    unroll_early_exits,
    use_device_exp2,
    widen_parameters,
)
from nv_lower.verify import Violation, violations

Pass = ModuleType

#: On the module as it comes, before the optimiser.
PREPARE = (
    bound_recursion,  # before the next, which refuses recursion
    select_kernel,  # early: what the kernel does not reach need not be legal
    widen_parameters,  # needs to know the kernel
    declare_builtins,  # before the optimiser, which must know what is convergent
    choose_matrices,  # before the optimiser, which drops the way that is not taken
    drop_noalias,  # before the optimiser, which would carry values across barriers
    name_math,  # before the optimiser, which folds and hoists intrinsics but not calls of libm
    apply_fastmath,  # after names are settled, so that renamed calls get flags too
    strip_target_attributes,  # what forbids inlining goes, before
    inline,  # attributes only; the optimiser does the work
)

#: On one flat function, after the optimiser has seen all of it.
LEGALISE = (
    pass_captures,  # first: what follows looks at what pointers come from
    infer_noalias,  # the optimiser has found out what is only read
    lower_traps,  # first: what follows a trap need not be legal
    legalise_builtins,  # after constants have been propagated into axes
    narrow,  # before widths are legalised, and before mathematical functions are bound to one
    fold_conversions,  # before `legalise_math`, which may take what it leaves apart
    narrow_division,  # once: what it leaves for large operands is a division again
    legalise_atomics,  # needs to see what a pointer points to
    legalise_subgroups,  # after types have the width of the device
    legalise_fma,  # before those that write fused operations for devices that have them
    legalise_sqrt,  # before the next, which knows only the slow way to an exact root
    legalise_division,  # before the library: its own divisions are allowed to be inexact
    legalise_math,  # names the library's functions
    use_device_exp2,  # needs the names that the one before settles
    link_library,  # after all that name them
)

#: In rounds, after the optimiser's second run, until nothing changes: what it made of what LEGALISE put in, and memory.
SETTLE = (
    lower_traps,
    legalise_builtins,
    legalise_atomics,
    legalise_division,
    reduce_division,  # the optimiser simplifies divisions, and knows no products of 128 bits
    legalise_math,
    link_library,
    legalise_memory,  # most copies are single loads and stores by now
    split_words,  # the optimiser makes those of eight bytes 64 bits wide, whatever it is told of the target
)

FINISH = (
    form_fma,  # after the optimiser, which would see through no fma
    narrow_counters,  # before the next, which looks through the extensions that it leaves
    narrow_offsets,  # after the optimiser, which would widen offsets again
    merge_loads,  # before names and metadata change; it keeps what `narrow_offsets` shares
    drop_status,  # optimisation has shown whether anything is raised
    coarsen_groups,  # after all that look at where a workgroup's number comes from
    shorten_names,  # the same bytes whatever this process has compiled before
    strip_metadata,  # last: nothing reads hints any more
)


def _names(passes: tuple[Pass, ...]) -> tuple[str, ...]:
    return tuple(a_pass.__name__.rpartition(".")[2] for a_pass in passes)


#: The names of the last group, during which the module has the flat form already.
FINISH_NAMES = _names(FINISH)
#: What `Options.observe` may be called with.
PASS_NAMES = (
    *_names(PREPARE),
    "flatten",
    "optimise",
    "place_allocations",
    "take_scratch",
    *_names((*LEGALISE, reduce_division, legalise_memory, split_words)),
    "simplify_loops",
    "unroll_early_exits",
    "inline_added",
    *FINISH_NAMES,
)

#: Instructions from which a kernel is large: the optimiser would need more than time in proportion (see `fences`).
_LARGE = 60_000
#: Rounds of legalisation after which something is wrong with us.
_ROUNDS = 6


@roomy
def lower(ir: str, options: Options = Options()) -> str:
    """Make the flat form of the contract from a module with one kernel and the device functions that it calls.

    Parameters
    ----------
    ir
        LLVM IR text, as Numba or `clang -S -emit-llvm` makes it.
    options
        See `Options`; `kernel` names the kernel where that is not plain.

    Returns
    -------
    str
        LLVM IR text with one function.

    Raises
    ------
    InvalidInput
        If the text is not LLVM IR, or the kernel cannot be told.
    Unsupported
        If the program needs what a Vulkan kernel cannot do.
    Internal
        If the result breaks the contract, which is a bug of this package.

    Examples
    --------
    >>> lines = ["define void @zero(ptr %x) {", "store float 0.0, ptr %x", "ret void", "}"]
    >>> "define void @zero" in nv_lower.lower("\\n".join(lines))
    True
    """
    module = parse(ir)
    if not module.functions:
        llvm.parse(ir)  # says what is wrong with text that is not IR at all
        raise InvalidInput("no function is defined")
    try:
        _run(PREPARE, module, options)
    except InvalidInput:
        llvm.parse(ir)  # knows better what is wrong with text that is not IR
        raise
    # Narrowing must see the program's own conversions: the optimiser writes a sign extension as two 64-bit shifts.
    # Loops are unrolled in the second run, when their bodies have the size that they will have.
    module = _flatten(module, options) if options.narrows else _optimise(module, options, unroll=False)
    if has_allocations(module):  # what is known now; sizes that loops compute come later
        module = _place(module, options)
    warn_of_waiting(module)  # before atomics become loops of their own
    _run(LEGALISE, module, options)
    if options.opt_level and not options.narrows and has_candidates(module):
        module = _simplify_loops(module, options)
        _run((unroll_early_exits,), module, options)  # before the optimiser, which tidies up the copies
    module = _optimise(module, options)
    if has_allocations(module):
        _run((place_allocations, take_scratch), module, options)
        module = _optimise(module, options)
    for _ in range(_ROUNDS):
        if not _run(SETTLE, module, options):
            break
        module = _inline_added(module, options)
    _refuse_second_function(module)
    unstripped = str(module)
    _run(FINISH, module, options)
    text = llvm.finish(str(module))
    _check(text, unstripped, ir)
    return text


def _run(passes: tuple[Pass, ...], module: Module, options: Options) -> bool:
    changed = False
    for a_pass in passes:
        run: Callable[[Module, Options], bool] = a_pass.run
        if run(module, options):
            changed = True
            _observe(a_pass.__name__.rpartition(".")[2], module, options)
    return changed


def _optimise(module: Module, options: Options, *, unroll: bool = True) -> Module:
    large = flat_size(module) > _LARGE
    if large:
        fences.put_up(module)
    module = _through_llvm(
        "optimise", module, options, lambda parsed: llvm.optimise(parsed, options.opt_level, unroll=unroll)
    )
    if large:
        fences.take_down(module)
    return module


def _place(module: Module, options: Options) -> Module:
    """Private memory for what is allocated, and registers of what can be one."""
    return _inline_added(module, options) if _run((place_allocations,), module, options) else module


def _flatten(module: Module, options: Options) -> Module:
    return _through_llvm("flatten", module, options, llvm.flatten)


def _simplify_loops(module: Module, options: Options) -> Module:
    return _through_llvm("simplify_loops", module, options, llvm.simplify_loops)


def _inline_added(module: Module, options: Options) -> Module:
    return _through_llvm("inline_added", module, options, llvm.inline_added)


def _through_llvm(name: str, module: Module, options: Options, work: Callable[[Any], None]) -> Module:
    parsed = llvm.parse(str(module), narrow=options.narrows_integers)
    work(parsed)
    module = parse(str(parsed))
    _observe(name, module, options)
    return module


def _observe(name: str, module: Module, options: Options) -> None:
    if options.observe is not None:
        options.observe(name, str(module))


def _refuse_second_function(module: Module) -> None:
    """What LLVM could not inline although it was told to."""
    for function in module.functions.values():
        header = function.header
        if not module.is_kernel(function):
            reason = (
                "it takes a variable number of arguments"
                if header.is_variadic
                else "something uses its address"
            )
            where = place_of_use(module, function.symbol)
            raise Unsupported(f"{where}`{bare(function.symbol)}` cannot be inlined into the kernel: {reason}")


def _check(text: str, unstripped: str, source: str) -> None:
    """Refuse what the program asked for and nothing could make legal; anything else that is wrong is our bug."""
    found = violations(text)
    if not found:
        return
    # The module as it was before its metadata was taken off knows where in the source its instructions come from.
    places = {(v.rule, v.message): v.place for v in violations(unstripped)}
    for violation in found:
        if message := _refusal(violation):
            raise Unsupported(places.get((violation.rule, violation.message), "") + message)
    internal = Internal("the result breaks the contract: " + "; ".join(map(str, found)))
    internal.add_note(f"the input:\n{source}")
    internal.add_note("reproduce with: nv-lower INPUT.ll")
    raise internal


#: Rules that a program breaks, rather than a pass: by contract rule, words of the message, and what to do instead.
_REFUSALS = (
    (1, "neither an intrinsic", "define it in the module, or use one of the math library's functions"),
    (1, "through a pointer", "call functions by name"),
    (1, "inline assembly", "write it in the language"),
    (3, "a parameter of type", "pass its elements one by one, or a pointer to it"),
    (4, "not constant", "pass an array to the kernel instead"),
    (4, "holds addresses", "use indices instead"),
    (4, "alloca", "give local arrays a constant size and declare them at the top of the kernel"),
    (5, "atomic", "use integers of 32 bits"),
    (6, "invoke", "compile without exceptions"),
    (6, "indirectbr", "use a switch"),
    (6, "callbr", "use a switch"),
    (6, "va_start", "pass a fixed number of arguments"),
    (6, "va_arg", "pass a fixed number of arguments"),
    (6, "landingpad", "compile without exceptions"),
    (6, "resume", "compile without exceptions"),
    (6, "eh.", "compile without exceptions"),
    (6, "constrained", "compile without strict floating-point exceptions"),
)


def _refusal(violation: Violation) -> str | None:
    for rule, words, advice in _REFUSALS:
        if violation.rule == rule and words in violation.message:
            where = f" (`{violation.line.strip()}`)" if violation.line else ""
            return f"{violation.message}{where}: {advice}"
    return None
