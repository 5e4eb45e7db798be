"""LLVM IR as nv-lower's passes see it: modules of functions of blocks of instructions.

Text stays the boundary between stages, and between the passes and LLVM: one regular expression a line is thirty times
faster than walking LLVM's objects through llvmlite.
"""

from __future__ import annotations

from nv_lower.ir.attributes import PURE, Attributes, name_of, read_attributes
from nv_lower.ir.forms import OPCODES
from nv_lower.ir.globals import Declaration, Global, declared
from nv_lower.ir.header import LINKAGE, Header, Parameter, split_header
from nv_lower.ir.instruction import PLACES, Instruction
from nv_lower.ir.module import UNNAMED, WORKGROUP, Block, Function, Module, Rule, parse
from nv_lower.ir.operand import Operand, read_operand
from nv_lower.ir.syntax import (
    FASTMATH,
    LABEL,
    LOCAL,
    SYMBOL,
    bare,
    derived,
    is_number,
    leading_type,
    locals_in,
    mentions_type,
    replace_type,
    split_top_level,
    symbols_in,
)

__all__ = [
    "FASTMATH",
    "LABEL",
    "LINKAGE",
    "LOCAL",
    "OPCODES",
    "PLACES",
    "PURE",
    "SYMBOL",
    "UNNAMED",
    "WORKGROUP",
    "Attributes",
    "Block",
    "Declaration",
    "Function",
    "Global",
    "Header",
    "Instruction",
    "Module",
    "Operand",
    "Parameter",
    "Rule",
    "bare",
    "declared",
    "derived",
    "is_number",
    "leading_type",
    "locals_in",
    "mentions_type",
    "name_of",
    "parse",
    "read_attributes",
    "read_operand",
    "replace_type",
    "split_header",
    "split_top_level",
    "symbols_in",
]
