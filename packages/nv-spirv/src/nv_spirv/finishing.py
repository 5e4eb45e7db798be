"""Finishing a module: the passes that bring any compiler's module to what `nv-runtime` promises its users.

A module of `emit` is finished as it stands; modules of LLVM's backend and of foreign compilers are not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType

from nv_spirv.binary import Binary, read
from nv_spirv.errors import InvalidInput
from nv_spirv.options import Options
from nv_spirv.passes import (
    dead_code,
    demote_loop_values,
    float_controls,
    fold_spec_constants,
    no_contraction,
    strip,
    trim_capabilities,
    workgroup_size,
)
from nv_spirv.verify import violations

Pass = Callable[[Binary, Options], Binary]

PASSES: MappingProxyType[str, Pass] = MappingProxyType(
    {
        "dead_code": dead_code.run,
        "demote_loop_values": demote_loop_values.run,
        "float_controls": float_controls.run,
        "fold_spec_constants": fold_spec_constants.run,
        "no_contraction": no_contraction.run,
        "strip": strip.run,
        "trim_capabilities": trim_capabilities.run,
        "workgroup_size": workgroup_size.run,
    }
)

FINISH = (
    "dead_code",  # first: what is gone needs no decoration and no capability
    "no_contraction",  # every driver reassociates otherwise: (1 + x) - 1 became x
    "float_controls",  # drivers may otherwise assume that there is no NaN
    "workgroup_size",  # the host chooses the size; adds the last constants
    "trim_capabilities",  # last: a capability of the code that was dropped would still be demanded of the device
)


def finish(
    spirv: bytes, options: Options = Options(), passes: Sequence[str] = FINISH, *, check: bool = True
) -> bytes:
    """Run passes over a module, by default those of `FINISH`.

    Strict floats are among them: a module that was compiled to let its arithmetic be reassociated loses that.

    Parameters
    ----------
    spirv : bytes
        Any valid module.
    options : Options
        `features` tells what the device offers; `observe` is called after each pass.
    passes : Sequence[str]
        Names of `PASSES`, in the order to run.
    check : bool
        Hold the module against the rules first; a module that was may go without.

    Raises
    ------
    InvalidInput
        When the bytes are not a valid SPIR-V module.
    Unsupported
        When a pass cannot do what it should to this module.

    Examples
    --------
    >>> smaller = nv_spirv.finish(spirv, passes=["strip"])
    >>> len(smaller) < len(spirv)
    True
    """
    if check and (wrong := violations(spirv)):
        raise InvalidInput(f"the module is not valid: {wrong[0]}")
    module = read(spirv)
    for name in passes:
        if name not in PASSES:
            raise InvalidInput(f"no pass {name!r}; there are {', '.join(PASSES)}")
        module = PASSES[name](module, options)
        if options.observe is not None:
            options.observe(name, module.to_bytes())
    return module.to_bytes()
