"""Give the `nv.*` functions the contract's names and attributes, and workgroup arrays their form.

    declare void @nv_barrier()               =>   declare void @nv.barrier() convergent nounwind
    @tile = internal addrspace(3) global          @tile = external addrspace(3) global [64 x float]
            [64 x float] zeroinitializer

C has neither dots in names nor globals without an initialiser. Without `convergent` the optimiser would copy
barriers into both arms of a branch; with an initialiser and one store it would take a workgroup array for a constant.

Requires: nothing.
Leaves:   every declared `nv.*` function is one of the contract's, with its attributes; no workgroup array has an
          initialiser.
Cost:     linear in the text.
"""

from __future__ import annotations

from nv_lower.builtin_names import closest, declaration, dotted, matrix_attributes
from nv_lower.errors import InvalidInput, Unsupported
from nv_lower.ir import Declaration, Global, Instruction, Module, bare
from nv_lower.locations import place_of_use
from nv_lower.options import Options


def run(module: Module, options: Options) -> bool:
    """Rename and declare the built-in functions; strip initialisers of workgroup arrays."""
    changed = _declare(module)
    for symbol in module.workgroup_arrays():
        module.globals[symbol] = _workgroup(module.globals[symbol])
        changed = True
    return changed


def _declare(module: Module) -> bool:
    renamed: dict[str, str] = {}
    for symbol in list(module.declarations):
        name = bare(symbol)
        if not name.startswith(("nv_", "nv.")):
            continue
        wanted = dotted(name)
        if attributes := matrix_attributes(wanted):
            given = module.declarations.pop(symbol)
            module.declare(f"@{wanted}", given.type, given.types, attributes)
            renamed[symbol] = f"@{wanted}"
            continue
        contract = declaration(wanted)
        if contract is None:
            where, hint = place_of_use(module, f"{symbol}("), closest(wanted)
            meant = f"; is `{hint}` meant?" if hint else ""
            raise Unsupported(f"{where}`{name}` is not a function of a kernel{meant}")
        _check_signature(name, module.declarations.pop(symbol), contract)
        module.declarations[contract.symbol] = contract
        renamed[symbol] = f"@{wanted}"
    if not renamed:
        return False
    module.rewrite_calls(renamed.keys(), lambda call: [_plain(call, renamed[call.callee])])
    return True


def _check_signature(name: str, given: Declaration, wanted: Declaration) -> None:
    if (given.type, given.types) != (wanted.type, wanted.types):
        raise InvalidInput(
            f"`{name}` is declared with another type; it is {wanted.type} ({', '.join(wanted.types)})"
        )


def _plain(call: Instruction, symbol: str) -> str:
    """The call under its new name, without call-site attributes, which the declaration's replace."""
    arguments = ", ".join(operand.typed for operand in call.operands)
    name = f"{call.result} = " if call.result else ""
    notes = call.text[len(call.core) :]
    return f"{name}call {call.type} {symbol}({arguments}){notes}"


def _workgroup(array: Global) -> Global:
    if array.initialiser not in ("", "undef", "poison", "zeroinitializer"):
        raise Unsupported(
            f"the workgroup array `{bare(array.symbol)}` has initial values, which workgroup memory cannot have"
        )
    align = (note for note in array.notes if note.startswith("align "))
    return array.with_parts(words=("external", "addrspace(3)"), kind="global", initialiser="", notes=align)
