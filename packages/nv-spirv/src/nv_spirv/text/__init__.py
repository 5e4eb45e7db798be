"""SPIR-V as text: what `spirv-as` reads, printed so that assembling it gives the same bytes back.

Ids stay numbers (`%12`), with the name the module gives them as a comment; the header's words stand in the
comments that `spirv-dis` also writes. What has no spelling (an unknown opcode, padding that is not zero)
becomes raw words, `!0x…`; `spirv-as` reads those as more operands of an instruction before them that may have
more, so for such modules only `assemble` is exact.
"""

from nv_spirv.text.parser import assemble
from nv_spirv.text.printer import disassemble, instruction_lines

__all__ = ["assemble", "disassemble", "instruction_lines"]
