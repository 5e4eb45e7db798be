"""The measuring module of the C sources, and the committed IR compiled for this machine."""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType

import llvmlite.binding as llvm
import pytest

from nv_lower import library

MATH = Path(__file__).parents[2] / "math"
KINDS = {
    "f": ctypes.c_float,
    "d": ctypes.c_double,
    "i": ctypes.c_int32,
    "l": ctypes.c_int64,
    "p": ctypes.c_void_p,
}


def load(name: str) -> ModuleType:
    """A module of packages/nv-lower/math, which is no package."""
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, MATH / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def needs(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")


@pytest.fixture(scope="session")
def accuracy() -> ModuleType:
    needs("clang-19", "gcc")
    return load("accuracy")


@cache
def native(names: tuple[str, ...]) -> tuple[llvm.ExecutionEngine, llvm.ModuleRef]:
    """The committed definitions as machine code."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    # With the host's own features: otherwise the code generator turns llvm.rint into a call of rint, which would be
    # the library's rint itself.
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=1
    )
    module = llvm.parse_assembly(library.definitions(names).replace("linkonce_odr ", ""))
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine, module


@pytest.fixture(scope="session")
def function() -> Callable[[str, str], Callable[..., float]]:
    """`function("powf", "fff")`: a library function by name; its result's and arguments' kinds, as letters of KINDS."""

    def get(name: str, signature: str) -> Callable[..., float]:
        result, *arguments = (KINDS.get(letter) for letter in signature)
        return ctypes.CFUNCTYPE(result, *arguments)(native((name,))[0].get_function_address(name))

    return get


@pytest.fixture
def loader() -> Callable[[str], ModuleType]:
    return load
