"""Run a kernel given as LLVM IR: on the Vulkan device by way of `nv_spirv.emit`, and on the CPU by LLVM's JIT.

A kernel under test has pointers and scalars as parameters and uses `@nv.global.id(i32 0)` alone of the id functions
when it runs in the JIT, where one invocation after the other runs.
"""

from __future__ import annotations

import ctypes
import functools
import struct
from collections.abc import Sequence
from typing import Any

import llvmlite.binding as llvm
import numpy as np

import nv_spirv

Argument = np.ndarray | np.generic

DRIVER = """
@nv.jit.id = internal global i32 0
define i32 @nv.global.id(i32 %axis) alwaysinline {{
  %i = load i32, ptr @nv.jit.id
  ret i32 %i
}}
define void @nv.jit.drive(i32 %n, ptr %args) {{
entry:
{loads}
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr @nv.jit.id
  call void @{name}({call})
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""


# LLVM calls these for bfloat; libgcc has them since version 13.
BFLOAT = """
define linkonce_odr bfloat @__truncsfbf2(float %x) {
  %bits = bitcast float %x to i32
  %high = lshr i32 %bits, 16
  %odd = and i32 %high, 1
  %bias = add i32 %odd, 32767
  %sum = add i32 %bits, %bias
  %number = fcmp ord float %x, 0.0
  %quiet = or i32 %bits, 4194304
  %chosen = select i1 %number, i32 %sum, i32 %quiet
  %top = lshr i32 %chosen, 16
  %short = trunc i32 %top to i16
  %r = bitcast i16 %short to bfloat
  ret bfloat %r
}
define linkonce_odr bfloat @__truncdfbf2(double %x) {
  %near = fptrunc double %x to float
  %back = fpext float %near to double
  %size = call double @llvm.fabs.f64(double %x)
  %back.size = call double @llvm.fabs.f64(double %back)
  %more = fcmp ogt double %back.size, %size
  %inexact = fcmp one double %back, %x
  %bits = bitcast float %near to i32
  %less = zext i1 %more to i32
  %toward = sub i32 %bits, %less
  %sticky = zext i1 %inexact to i32
  %odd = or i32 %toward, %sticky
  %single = bitcast i32 %odd to float
  %r = call bfloat @__truncsfbf2(float %single)
  ret bfloat %r
}
declare double @llvm.fabs.f64(double)
"""


def run_jit(
    ir: str, name: str, types: Sequence[str], arguments: Sequence[Argument], invocations: int
) -> None:
    """Run a kernel for invocations 0 … n-1; arrays are changed in place."""
    initialise()
    loads, call = [], []
    for index, kind in enumerate(types):
        loads.append(f"  %p{index} = getelementptr i64, ptr %args, i64 {index}")
        loads.append(f"  %a{index} = load {kind}, ptr %p{index}")
        call.append(f"{kind} %a{index}")
    dropped = ("declare i32 @nv.global.id", "target datalayout")
    ir = "\n".join(line for line in ir.splitlines() if not line.startswith(dropped))
    if "bfloat" in ir:
        ir += BFLOAT.replace(
            "declare double @llvm.fabs.f64(double)\n",
            "" if "@llvm.fabs.f64(double)" in ir else "declare double @llvm.fabs.f64(double)\n",
        )
    text = ir + DRIVER.format(name=name, loads="\n".join(loads), call=", ".join(call))
    module = llvm.parse_assembly(text)
    module.verify()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
    module.data_layout = str(machine.target_data)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    slots = (ctypes.c_uint64 * len(arguments))()
    for index, argument in enumerate(arguments):
        if isinstance(argument, np.ndarray):
            slots[index] = argument.ctypes.data
        else:
            slots[index] = int.from_bytes(argument.tobytes().ljust(8, b"\0"), "little")
    function = ctypes.CFUNCTYPE(None, ctypes.c_uint32, ctypes.c_void_p)(
        engine.get_function_address("nv.jit.drive")
    )
    function(invocations, ctypes.addressof(slots))


@functools.cache
def initialise() -> None:
    """Prepare LLVM's native code generator."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    for library in ("libgcc_s.so.1", "libm.so.6"):  # 128-bit division, half floats, roundeven
        llvm.load_library_permanently(library)


@functools.cache
def device() -> Any:
    """Return the Vulkan device that tests run on."""
    import nv_runtime

    return nv_runtime.open_device()


def run_spirv(
    spirv: bytes,
    arguments: Sequence[Argument],
    groups: tuple[int, int, int] = (1, 1, 1),
    *,
    on: Any = None,
    spec: Any = None,
) -> None:
    """Run a module whose parameters are laid out as docs/contracts.md says; arrays are changed in place."""
    on = on or device()
    reflection = nv_spirv.reflect(spirv)
    logical = bool(reflection.bindings)
    push, buffers = b"", []
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            buffer = on.buffer(max(argument.nbytes, 16))
            on.stream.write(buffer, 0, argument.view(np.uint8).reshape(-1))
            buffers.append((buffer, argument))
            if not logical:
                push = _appended(push, struct.pack("<Q", buffer.address))
        else:
            push = _appended(push, argument.tobytes())
    if logical and reflection.push_constants is not None:
        for _ in buffers:
            push = _appended(push, bytes(4))
    kernel = on.kernel(spirv, spec=spec)
    on.stream.launch(kernel, groups, push, bindings=[buffer for buffer, _ in buffers] if logical else ())
    for buffer, argument in buffers:
        data = np.empty(argument.nbytes, np.uint8)
        on.stream.read(buffer, 0, data)
        on.stream.synchronize()
        argument[...] = data.view(argument.dtype).reshape(argument.shape)
        buffer.free()


def _appended(push: bytes, value: bytes) -> bytes:
    return push + bytes(-len(push) % len(value)) + value


def check_valid(spirv: bytes) -> None:
    """Raise AssertionError unless spirv-val, where there is one, accepts a module for Vulkan 1.3."""
    import spirv_tools

    if not spirv_tools.available():
        return
    message = spirv_tools.validate(spirv)
    assert message is None, message
