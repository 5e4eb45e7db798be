"""The common shape of arrays that are combined element by element, without loops.

Numba computes it in a loop over the axes. How many there are is known when the code is made, and what is computed
without loops from constant extents is constant before anything is optimised, which an allocation rests on.
"""

from __future__ import annotations

from llvmlite import ir
from numba.core import cgutils


def broadcast_onto(
    builder: ir.IRBuilder, axes: ir.Constant, shape: ir.Value, into_axes: ir.Constant, into: ir.Value
) -> ir.Value:
    """Widen the shape at `into` by the one at `shape`; the result is negative where they do not go together."""
    count, first = axes.constant, into_axes.constant - axes.constant
    one = ir.Constant(ir.IntType(64), 1)
    failed = cgutils.false_bit
    for axis in range(count):
        place = cgutils.gep_inbounds(builder, into, first + axis)
        extent, known = builder.load(cgutils.gep_inbounds(builder, shape, axis)), builder.load(place)
        alone, free = builder.icmp_signed("==", extent, one), builder.icmp_signed("==", known, one)
        differs = builder.icmp_signed("!=", extent, known)
        conflict = builder.and_(differs, builder.not_(builder.or_(alone, free)))
        failed = builder.or_(failed, conflict)
        builder.store(builder.select(alone, known, extent), place)
    return builder.select(failed, ir.Constant(one.type, -1), ir.Constant(one.type, first + count))
