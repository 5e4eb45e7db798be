"""Where Numba puts the LLVM modules it makes: nothing is compiled here, only collected.

Numba asks its target for a code library per function. Ours keeps the modules and the libraries it depends on;
`linked` joins them into one module's text, which is what nv-lower's passes start from.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import cgutils
from numba.core.codegen import Codegen, CodeLibrary

from nv_lower import library

#: Functions of Numba's C runtime of which nv-lower has a body of its own.
RUNTIME = frozenset({"numba_attempt_nocopy_reshape"})
DATA_LAYOUT = "e-i64:64-i128:128-n8:16:32:64"
TRIPLE = "spirv64-unknown-vulkan"


class FunctionLibrary(CodeLibrary):
    """The modules of one compiled function and the libraries it calls into."""

    def __init__(self, codegen: ModuleCollector, name: str) -> None:
        super().__init__(codegen, name)
        self._modules: list[ir.Module] = []
        self._linked: dict[FunctionLibrary, None] = {}

    def add_ir_module(self, module: ir.Module) -> None:
        self._modules.append(module)
        for function in module.functions:
            if not function.is_declaration:
                self.codegen.homes[function.name] = self

    def add_linking_library(self, library: FunctionLibrary) -> None:
        if library is not self:
            self._linked[library] = None

    def finalize(self) -> None:
        """Nothing is ever finished here: a library stays a list of modules."""

    def get_function(self, name: str) -> Any:
        raise NotImplementedError("functions of a Vulkan kernel cannot be reached on the host")

    def get_llvm_str(self) -> str:
        return linked(self)

    def get_asm_str(self) -> str:
        return ""

    def closure(self) -> Iterator[FunctionLibrary]:
        """This library and all that it needs, each once, this one first."""
        pending, seen = [self], {self}
        while pending:
            library = pending.pop()
            yield library
            for other in (*library._linked, *library._unresolved()):
                if other not in seen:
                    seen.add(other)
                    pending.append(other)

    def _unresolved(self) -> Iterator[FunctionLibrary]:
        """The libraries of functions that were called while they were compiled."""
        for module in self._modules:
            for name in self.codegen.unresolved.get(module, ()):
                yield self.codegen.homes[name]

    @property
    def modules(self) -> tuple[ir.Module, ...]:
        """The modules of this library alone."""
        return tuple(self._modules)

    def texts(self) -> Iterator[str]:
        """The text of each module."""
        return (str(module) for module in self._modules)


class ModuleCollector(Codegen):
    """Numba's code generator for this target."""

    _library_class = FunctionLibrary

    def __init__(self, name: str) -> None:
        self._name = name
        #: The library that defines a function, by the function's name, which is unique in a process.
        self.homes: weakref.WeakValueDictionary[str, FunctionLibrary] = weakref.WeakValueDictionary()
        #: The functions that a module calls and that were still being compiled.
        self.unresolved: weakref.WeakKeyDictionary[ir.Module, set[str]] = weakref.WeakKeyDictionary()

    def _create_empty_module(self, name: str) -> ir.Module:
        module = ir.Module(name)
        module.triple = TRIPLE
        module.data_layout = DATA_LAYOUT
        return module

    def _add_module(self, module: Any) -> None:
        """Called by Numba when a module is to be executed, which never happens here."""

    @cached_property
    def _target_data(self) -> llvm.TargetData:
        return llvm.create_target_data(DATA_LAYOUT)

    @property
    def target_data(self) -> llvm.TargetData:
        return self._target_data

    def insert_unresolved_ref(self, builder: ir.IRBuilder, fnty: ir.FunctionType, name: str) -> Any:
        """A function that is still being compiled, since it reaches itself; `closure` finds it by its name."""
        self.unresolved.setdefault(builder.module, set()).add(name)
        return cgutils.get_or_insert_function(builder.module, fnty, name)

    def magic_tuple(self) -> tuple[str, ...]:
        return (self._name,)


def linked(collected: FunctionLibrary) -> str:
    """One module's text holding all functions of `collected` and of the libraries it needs."""
    module = None
    for each in collected.closure():
        for text in each.texts():
            part = llvm.parse_assembly(text)
            if module is None:
                module = part
            else:
                module.link_in(part)
    assert module is not None  # the entry is one
    _link_runtime(module)
    return str(module)


def _link_runtime(module: llvm.ModuleRef) -> None:
    """Define what Numba expects of its runtime and is part of the program: it reads and writes 64-bit integers.

    Mathematical functions come later, when it is known in which width the kernel computes.
    """
    declared = {function.name for function in module.functions if function.is_declaration}
    if wanted := declared & RUNTIME:
        module.link_in(llvm.parse_assembly(library.definitions(wanted)))
