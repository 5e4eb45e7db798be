"""Run a module's kernel on this machine's processor, one invocation after the other.

The oracle of the middle end's tests: the module as it came and the flat kernel that nv-lower made of it must leave the
same bytes in the same buffers. The `nv.*` functions read cells that the loop over invocations sets.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Sequence

import llvmlite.binding as llvm

_CELLS = ("nv.local.id", "nv.group.id", "nv.local.size", "nv.num.groups", "nv.global.id")
_SHARED = re.compile(r"= external addrspace\(3\) global (.*?)(, align \d+)?$", re.MULTILINE)
_C_TYPES = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "float": ctypes.c_float, "double": ctypes.c_double}
_C_TYPES |= {"i8": ctypes.c_int8, "i16": ctypes.c_int16, "i1": ctypes.c_bool}


class Jit:
    """A compiled module; `launch` runs its kernel over a grid."""

    def __init__(self, ir: str, symbol: str) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self._cells = (ctypes.c_int32 * (3 * len(_CELLS) + 1))()
        text = _with_builtins(ir, ctypes.addressof(self._cells))
        module = llvm.parse_assembly(text)
        module.verify()
        # The host's own features: without f16c, a conversion of half calls a function that is not there.
        features = llvm.get_host_cpu_features().flatten()
        target = llvm.Target.from_default_triple()
        machine = target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=features, opt=1)
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()
        header = re.search(rf"^define .*@\"?{re.escape(symbol)}\"?\((.*)\)[^()]*\{{$", ir, re.MULTILINE)
        assert header is not None, ir
        types = [_c_type(part) for part in _split(header[1])]
        self._function: Callable[..., None] = ctypes.CFUNCTYPE(None, *types)(
            self._engine.get_function_address(symbol)
        )

    def launch(
        self, arguments: Sequence[object], groups: int = 1, local_size: int = 1, coarsening: int = 1
    ) -> None:
        """Run the kernel for every invocation of a one-dimensional grid. Buffers are given as ctypes arrays."""
        plain = [ctypes.addressof(a) if isinstance(a, ctypes.Array) else a for a in arguments]
        for group in range(groups):
            for local in range(local_size):
                rows = [(local, 0, 0), (group, 0, 0), (local_size, 1, 1), (groups, 1, 1)]
                rows.append((group * local_size + local, 0, 0))
                self._cells[:] = [*(value for row in rows for value in row), coarsening]
                self._function(*plain)


def _c_type(parameter: str) -> type:
    first = parameter.split()[0]
    return ctypes.c_void_p if first.startswith("ptr") else _C_TYPES[first]


def _split(parameters: str) -> list[str]:
    return [part.strip() for part in re.split(r",(?![^(]*\))", parameters) if part.strip()]


def _with_builtins(ir: str, address: int) -> str:
    """The module with its `nv.*` declarations replaced by definitions, and workgroup arrays given memory."""
    text = re.sub(r"^target .*$", "", ir, flags=re.MULTILINE)
    text = _SHARED.sub(r"= internal addrspace(3) global \1 zeroinitializer\2", text)
    for row, name in enumerate(_CELLS):
        for spelling in (name, name.replace(".", "_")):
            text = re.sub(
                rf"^declare [^@\n]*@{re.escape(spelling)}\(.*$",
                f"define i32 @{spelling}(i32 %axis) {{\n"
                f"  %base = inttoptr i64 {address + 12 * row} to ptr\n"
                "  %cell = getelementptr i32, ptr %base, i32 %axis\n"
                "  %value = load i32, ptr %cell\n"
                "  ret i32 %value\n}",
                text,
                flags=re.MULTILINE,
            )
    text = re.sub(
        r"^declare [^@\n]*@nv\.coarsening\(.*$",
        "define i32 @nv.coarsening() {\n"
        f"  %cell = inttoptr i64 {address + 12 * len(_CELLS)} to ptr\n"
        "  %value = load i32, ptr %cell\n"
        "  ret i32 %value\n}",
        text,
        flags=re.MULTILINE,
    )
    for spelling in ("nv.barrier", "nv_barrier"):
        pattern = rf"^declare void @{re.escape(spelling)}\(.*$"
        text = re.sub(pattern, f"define void @{spelling}() {{\n  ret void\n}}", text, flags=re.MULTILINE)
    return text
