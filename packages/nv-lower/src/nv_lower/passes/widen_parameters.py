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
from nv_lower.irtext import Function, Module, bare, leading_type, split_header
from nv_lower.options import Options

_NARROW = {"i1": "i1", "i8": "i8", "i16": "i16", "half": "i16", "bfloat": "i16"}
_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)$')


def run(module: Module, options: Options) -> bool:
    """Put a kernel with wide parameters around one with narrow ones."""
    kernel = next(f for f in module.functions.values() if '"nv.kernel"' in module.attributes_of(f.header))
    header = split_header(kernel.header)
    for parameter in header.parameters:
        if found := re.search(r"\b(byval|sret|inalloca|byref)\(", parameter):
            raise Unsupported(
                f"the kernel `{bare(kernel.symbol)}` takes or returns a structure by value ({found[1]});"
                " pass its members, or a pointer to it"
            )
    if not any(leading_type(parameter) in _NARROW for parameter in header.parameters):
        return False
    body: list[str] = []
    wide: list[str] = []
    arguments: list[str] = []
    for index, parameter in enumerate(header.parameters):
        type_ = leading_type(parameter)
        found = _NAME.search(parameter)
        name = found[0] if found and not found[0][1:].isdigit() else f"%arg{index}"
        if type_ not in _NARROW:
            stem = parameter[: found.start()] if found else parameter + " "
            wide.append(stem + name)
            arguments.append(f"{type_} {name}")
            continue
        integer = _NARROW[type_]
        wide.append(f"i32 {name}")
        body.append(f"  %nv.narrow{index} = trunc i32 {name} to {integer}")
        if integer != type_:
            body.append(f"  %nv.float{index} = bitcast {integer} %nv.narrow{index} to {type_}")
        arguments.append(f"{type_} %nv.{'narrow' if integer == type_ else 'float'}{index}")
    inner = f'@"{bare(kernel.symbol)}.narrow"'
    body += [f"  call void {inner}({', '.join(arguments)})", "  ret void"]
    outer = Function(kernel.symbol, f"{header.before}{header.symbol}({', '.join(wide)}){header.after}", body)
    parameters = ", ".join(header.parameters)
    renamed = Function(inner, f"define internal void {inner}({parameters}) {{", kernel.body)
    module.functions[kernel.symbol] = outer
    module.functions[inner] = renamed
    return True
