"""Let a barrier make other invocations' writes visible through `noalias` pointers.

    define void @k(ptr noalias %in, ptr noalias %out)   =>   define void @k(ptr %in, ptr %out) "nv.noalias"="0,1"

LLVM takes `noalias` to mean that no call changes what the pointer reaches, a barrier included: a value loaded before
the barrier would be used again after it, although another invocation has stored a new one. Pointers that are only read
keep the attribute: `infer_noalias` gives it back to those that the optimiser finds to be such.

Requires: the contract's names (`declare_builtins`); clean headers (`strip_target_attributes`).
Leaves:   in a module with barriers, fences or ordering atomics, `noalias` only on parameters marked `readonly`.
Cost:     the optimiser knows less about arrays that such kernels write.
"""

from __future__ import annotations

from nv_lower.ir import Instruction, Module
from nv_lower.options import Options

_ORDERED = frozenset({"fence", "atomicrmw", "cmpxchg"})
_ORDERS = frozenset({"acquire", "release", "acq_rel", "seq_cst"})


def run(module: Module, options: Options) -> bool:
    """Take `noalias` from parameters that may be written, in modules that synchronise."""
    if not _synchronises(module):
        return False
    for function in module.functions.values():
        parameters = list(function.header.parameters)
        taken = []
        for index, parameter in enumerate(parameters):
            if parameter.has("noalias") and not parameter.has("readonly", "readnone"):
                words = parameter.attributes.replace("noalias ", "").removesuffix("noalias").strip()
                parameters[index] = parameter._replace(attributes=words)
                taken.append(index)
        if not taken:
            continue
        header = function.header.with_parameters(parameters)
        if module.is_kernel(function):
            header = header.with_attributes(f'"nv.noalias"="{",".join(map(str, taken))}"')
        function.header = header
    return True


def _synchronises(module: Module) -> bool:
    if "@nv.barrier" in module.declarations or "@nv.subgroup.barrier" in module.declarations:
        return True
    functions = [f for f in module.functions.values() if any(order in f.text() for order in _ORDERS)]
    return any(_orders(instruction) for f in functions for instruction in f.instructions)


def _orders(instruction: Instruction) -> bool:
    """Return whether an instruction orders the memory accesses around it."""
    opcode = instruction.opcode
    if opcode in _ORDERED or (opcode in ("load", "store") and f"{opcode} atomic " in instruction.text):
        return not _ORDERS.isdisjoint(instruction.orderings)
    return False
