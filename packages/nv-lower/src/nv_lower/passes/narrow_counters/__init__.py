"""Count loops in 32 bits whose bound shows that they fit.

    loop:                                             loop:
      %i = phi i64 [ 0, %in ], [ %n, %loop ]            %i.c = phi i32 [ 0, %in ], [ %n.c, %loop ]
      …                                                 %i = zext i32 %i.c to i64
      %n = add i64 %i, 1                                %n.c = add i32 %i.c, 1
      %more = icmp ult i64 %n, %bound           =>      %n = zext i32 %n.c to i64
      br i1 %more, label %loop, label %out              %more = icmp ult i32 %n.c, %bound.c

Python's integers are int64, so every loop counts in 64 bits, which costs a GPU two instructions for each addition and
comparison. A counter fits when it starts in range and the way back to the loop's head passes a comparison that keeps it
there: upwards against a bound that is known to fit, or downwards against what leaves a step. What one loop counted is
in range where another goes on from it, as `unroll_early_exits` leaves them.

A bound may be negative, as a sign-extended one, where the comparison is signed: no counter from zero is below it, so it
may as well be zero, and `i < b` is `i <u max(b, 0)` for every value.

The successor that is computed in the last trip may lie a step beyond the range. Where it may, what is left of it in 32
bits is used for nothing but the counter, which it does not reach.

Requires: one flat function, optimised.
Leaves:   the counter in both widths; the wide one is a zero extension, which `narrow_offsets` looks through.
Cost:     linear in the function, a little more for each loop.
"""

from __future__ import annotations

from nv_lower.analysis.dead import remove_dead
from nv_lower.ir import Function, Module
from nv_lower.options import Options
from nv_lower.passes.narrow_counters.finding import Counters
from nv_lower.passes.narrow_counters.rewriting import Rewriting


def run(module: Module, options: Options) -> bool:
    """Narrow the counters of every function."""
    if not options.opt_level or options.narrows_integers:
        return False
    changed = False
    for function in module.functions.values():
        if any(i.opcode == "phi" and i.type == "i64" for i in function.instructions):
            changed |= _narrowed(module, function)
    return changed


def _narrowed(module: Module, function: Function) -> bool:
    found = Counters(function)
    counters = found.all()
    if not counters:
        return False
    Rewriting(module, function, found.ranges, counters).run()
    remove_dead(function)
    return True
