"""Let narrow arguments of a kernel travel as 32 bits.

    define void @k(i8 signext %c, ptr %p) {…}

    =>  define void @k(i32 %c, ptr %p) { %n = trunc i32 %c to i8 … call @k.narrow(i8 %n, ptr %p) }

An argument block of bytes would need the features of 8- and 16-bit storage for push constants.

Requires: one kernel (`select_kernel`).
Leaves:   no kernel parameter of 1, 8 or 16 bits.
Cost:     one truncation for each narrow parameter.
"""

from __future__ import annotations

import re

from nv_lower.errors import Unsupported
from nv_lower.ir import Function, Header, Module, Parameter, bare
from nv_lower.options import Options

_NARROW = {"i1": "i1", "i8": "i8", "i16": "i16", "half": "i16", "bfloat": "i16"}
_BY_VALUE = re.compile(r"\b(byval|sret|inalloca|byref)\(")


def run(module: Module, options: Options) -> bool:
    """Put a kernel with wide parameters around one with narrow ones."""
    kernel = next(filter(module.is_kernel, module.functions.values()))
    header = kernel.header
    for parameter in header.parameters:
        if found := _BY_VALUE.search(parameter.attributes):
            raise Unsupported(
                f"the kernel `{bare(kernel.symbol)}` takes or returns a structure by value ({found[1]});"
                " pass its members, or a pointer to it"
            )
    if not any(parameter.type in _NARROW for parameter in header.parameters):
        return False
    body: list[str] = []
    wide: list[Parameter] = []
    arguments: list[str] = []
    for index, parameter in enumerate(header.parameters):
        type_ = parameter.type
        named = parameter.name and not parameter.name[1:].isdigit()
        name = parameter.name if named else f"%arg{index}"
        if type_ not in _NARROW:
            wide.append(parameter._replace(name=name))
            arguments.append(f"{type_} {name}")
            continue
        integer = _NARROW[type_]
        wide.append(Parameter("i32", name=name))
        body.append(f"  %nv.narrow{index} = trunc i32 {name} to {integer}")
        if integer != type_:
            body.append(f"  %nv.float{index} = bitcast {integer} %nv.narrow{index} to {type_}")
        arguments.append(f"{type_} %nv.{'narrow' if integer == type_ else 'float'}{index}")
    inner = f'@"{bare(kernel.symbol)}.narrow"'
    body += [f"  call void {inner}({', '.join(arguments)})", "  ret void"]
    module.functions[inner] = kernel
    kernel.symbol = inner
    kernel.header = Header("define internal void ", inner, header.parameters, " {")
    module.functions[header.symbol] = Function(header.symbol, header.with_parameters(wide), body)
    return True
