"""Choose the kernel, make everything else private to the module, and drop what the kernel does not reach.

    define i32 @device(...)            define internal i32 @device(...)
    define void @saxpy(...)      =>    define void @saxpy(...) "nv.kernel"="saxpy" "nv.local_size"="64,1,1"
    define void @unrelated(...)

The kernel is, in this order: the function that the options name, the one with the attribute `"nv.kernel"` (C
writes it as `__attribute__((annotate("nv.kernel")))`), the one with a kernel calling convention, the only visible
defined function that returns nothing. Module-level tables become internal so that the optimiser may trust that nobody
else writes them.

Requires: nothing.
Leaves:   one function with `"nv.kernel"`; every other one internal, called from it, and not recursive.
Cost:     linear in the text.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Mapping

from nv_lower.analysis.flat_size import flat_sizes
from nv_lower.errors import InvalidInput, LargeKernelWarning, Unsupported
from nv_lower.ir import LINKAGE, SYMBOL, Function, Instruction, Module, bare, symbols_in
from nv_lower.locations import place
from nv_lower.math_names import is_library_name
from nv_lower.options import Options

_KERNEL_CONVENTIONS = frozenset({"spir_kernel", "ptx_kernel", "amdgpu_kernel"})
_HIDDEN = frozenset({"internal", "private", "linkonce", "linkonce_odr", "available_externally"})
#: Instructions of a flat kernel of which its author is told: some ten seconds of compiling.
_MANY = 200_000
#: Instructions that would take minutes, and gigabytes.
_MOST = 5_000_000
_ANNOTATION = re.compile(rf"\{{ ptr ({SYMBOL}), ptr ({SYMBOL})")
_STRING = re.compile(r'c"([^"]*)\\00"')


def run(module: Module, options: Options) -> bool:
    """Keep one kernel and what it reaches."""
    notes = _annotations(module)
    kernel = _choose(module, options, notes)
    _mark_kernel(module, kernel, options, notes.get(kernel.symbol, {}))
    calls = {symbol: f.calls_of(module.functions.keys()) for symbol, f in module.functions.items()}
    order = _refuse_recursion(module, kernel.symbol, calls)
    _weigh(module, kernel.symbol, order, calls)
    _drop_unreached(module, kernel.symbol)
    for function in module.functions.values():
        if function is not kernel:
            function.header = function.header.internal()
    for symbol, variable in module.globals.items():
        module.globals[symbol] = variable.internal()
    module.preamble = [line for line in module.preamble if not line.startswith(("$", "module asm"))]
    return True


def _choose(module: Module, options: Options, notes: dict[str, dict[str, str]]) -> Function:
    functions = module.functions.values()
    named = {
        f.symbol: name or bare(f.symbol)
        for f in functions
        if (name := module.attributes_of(f.header.attributes).value("nv.kernel")) is not None
    }
    for symbol, note in notes.items():
        if "nv.kernel" in note and symbol in module.functions:
            named.setdefault(symbol, note["nv.kernel"] or bare(symbol))
    if options.kernel is not None:
        wanted = [f for f in functions if options.kernel in (bare(f.symbol), named.get(f.symbol))]
        if not wanted:
            raise InvalidInput(f"no function `{options.kernel}` is defined; there are: {_list(functions)}")
        return wanted[0]
    visible = [f for f in functions if _HIDDEN.isdisjoint(f.header.words)]
    for candidates in (
        [f for f in functions if f.symbol in named],
        [f for f in functions if not _KERNEL_CONVENTIONS.isdisjoint(f.header.words)],
        [f for f in visible if f.header.type == "void"],
    ):
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            raise InvalidInput(f"more than one function may be the kernel, name one: {_list(candidates)}")
    raise InvalidInput("no kernel: a visible function that returns void must be defined")


def _list(functions: Iterable[Function]) -> str:
    return ", ".join(bare(f.symbol) for f in functions) or "none"


def _annotations(module: Module) -> dict[str, dict[str, str]]:
    """What clang's `annotate` attribute says of functions: symbol to key to value."""
    notes: dict[str, dict[str, str]] = {}
    list_ = module.globals.pop("@llvm.global.annotations", None)
    for symbol, string in _ANNOTATION.findall(list_.initialiser if list_ else ""):
        text = _STRING.match(module.globals[string].initialiser) if string in module.globals else None
        if text and text[1].startswith("nv."):
            key, _, value = text[1].partition("=")
            notes.setdefault(symbol, {})[key] = value
    for unused in ("@llvm.used", "@llvm.compiler.used", "@llvm.global_ctors", "@llvm.global_dtors"):
        module.globals.pop(unused, None)
    return notes


def _mark_kernel(module: Module, kernel: Function, options: Options, note: dict[str, str]) -> None:
    header = kernel.header
    if header.type != "void":
        raise InvalidInput(f"the kernel `{bare(kernel.symbol)}` returns {header.type}; a kernel returns void")
    if header.is_variadic:
        raise Unsupported(f"the kernel `{bare(kernel.symbol)}` takes a variable number of arguments")
    if is_library_name(bare(kernel.symbol)):
        raise Unsupported(
            f"the kernel is called `{bare(kernel.symbol)}` like a function of the math library; give it another name"
        )
    given = module.attributes_of(header.attributes)
    added = []
    if "nv.kernel" not in given:
        added.append(f'"nv.kernel"="{note.get("nv.kernel") or bare(kernel.symbol)}"')
    if "nv.local_size" not in given:
        size = _size(note["nv.local_size"]) if "nv.local_size" in note else options.local_size
        added.append('"nv.local_size"="{},{},{}"'.format(*size))
    visible = header.without_words(LINKAGE | _KERNEL_CONVENTIONS).without_comdat()
    kernel.header = visible.with_attributes(*added)


def _size(text: str) -> tuple[int, ...]:
    try:
        given = [int(part) for part in text.split(",")]
    except ValueError:
        given = []
    if not 1 <= len(given) <= 3 or any(size < 1 for size in given):
        raise InvalidInput(f'"nv.local_size={text}": one to three positive integers are expected')
    return tuple([*given, 1, 1][:3])


def _refuse_recursion(module: Module, kernel: str, calls: Mapping[str, list[Instruction]]) -> list[str]:
    """Everything is inlined into the kernel, so no function may reach itself; the functions, callees first."""
    done: dict[str, None] = {}
    path: list[str] = []
    stack: list[tuple[str, bool]] = [(kernel, False)]
    while stack:
        symbol, leaving = stack.pop()
        if leaving:
            path.pop()
            done[symbol] = None
            continue
        if symbol in path:
            where = place(module, next(call for call in calls[path[-1]] if call.callee == symbol))
            cycle = " -> ".join(bare(s) for s in [*path[path.index(symbol) :], symbol])
            raise Unsupported(
                f"{where}recursion: {cycle}; a kernel has no call stack, write a loop instead, or say how deep it "
                "goes: @nv.jit(recursion_depth=16)"
            )
        if symbol in done:
            continue
        path.append(symbol)
        stack.append((symbol, True))
        stack.extend((callee, False) for callee in sorted({call.callee for call in calls[symbol]}))
    return list(done)


def _weigh(module: Module, kernel: str, order: list[str], calls: Mapping[str, list[Instruction]]) -> None:
    """Warn of a large kernel, refuse one that is too large."""
    sizes = flat_sizes(module, order, calls)
    if sizes[kernel] <= _MANY:
        return
    text = f"with everything inlined the kernel `{bare(kernel)}` would have {sizes[kernel]:,} instructions"
    where = ""
    if heavy := max(calls[_entered(kernel, calls)], key=lambda call: sizes.get(call.callee, 0), default=None):
        where = place(module, heavy)
        text += f" (`{bare(heavy.callee)}` alone {sizes.get(heavy.callee, 0):,})"
    if sizes[kernel] > _MOST:
        raise Unsupported(f"{where}{text}, more than {_MOST:,}; call less, or from loops")
    warnings.warn(
        f"{where}{text}; compiling takes time in proportion; call less, or from loops",
        LargeKernelWarning,
        stacklevel=2,
    )


def _entered(kernel: str, calls: Mapping[str, list[Instruction]]) -> str:
    """The function that is the kernel's body: a kernel of Numba's is an entry that calls it once."""
    inner = calls[kernel]
    return inner[0].callee if len(inner) == 1 and inner[0].callee in calls else kernel


def _drop_unreached(module: Module, kernel: str) -> None:
    used: set[str] = set()
    pending = [kernel]
    while pending:
        symbol = pending.pop()
        if symbol in used:
            continue
        used.add(symbol)
        if symbol in module.functions:
            text = module.functions[symbol].text()
        else:
            text = str(module.globals.get(symbol, "")).partition(" = ")[2]
        pending.extend(set(symbols_in(text)) - used)
    module.functions = {s: f for s, f in module.functions.items() if s in used}
    module.globals = {s: line for s, line in module.globals.items() if s in used}
    module.declarations = {s: line for s, line in module.declarations.items() if s in used}
