"""What people write in kernels by habit, and what to write instead: data alone.

`diagnosis` looks a mistake up here by what stands in the source: a name of a module, a Python construct, or what Numba
says of the types. Each remedy is the second half of a sentence, after a semicolon.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from types import MappingProxyType

_SUBGROUPS = (
    "write nv.subgroup.shuffle, reduce, ballot and the like; a subgroup's size differs between devices"
)
_OF_SUBGROUPS = (
    "syncwarp shfl_sync shfl_up_sync shfl_down_sync shfl_xor_sync vote_sync_intrinsic all_sync any_sync eq_sync "
    "ballot_sync match_any_sync match_all_sync activemask lanemask_lt cg"
)
ARRAY = "use nv.local.array(shape, dtype) with a constant shape, or pass an array in"

#: Positions of numba.cuda, which take `.x`, `.y` and `.z` → functions of ours, which take the axis.
POSITIONS: Mapping[str, str] = MappingProxyType(
    {"threadIdx": "local_id", "blockIdx": "group_id", "blockDim": "local_size", "gridDim": "num_groups"}
)
AXES: Mapping[str, int] = MappingProxyType({"x": 0, "y": 1, "z": 2})

#: Other names of numba.cuda, also where they are looked for in ours → what to write.
CUDA: Mapping[str, str] = MappingProxyType(
    {
        "syncthreads": "write nv.barrier()",
        "syncthreads_count": "write nv.barrier_count(condition)",
        "syncthreads_and": "write nv.barrier_and(condition)",
        "syncthreads_or": "write nv.barrier_or(condition)",
        "threadfence": "write nv.fence()",
        "threadfence_block": 'write nv.fence("workgroup")',
        "threadfence_system": "synchronise on the host with nv.synchronize()",
        "grid": "write nv.grid(1), with 2 or 3 for more dimensions",
        "gridsize": "write nv.gridsize(1), with 2 or 3 for more dimensions",
        "shared": "write nv.shared.array(shape, dtype)",
        "local": "write nv.local.array(shape, dtype)",
        "const": "use the global array itself: constant arrays become part of the kernel",
        "atomic": "write nv.atomic.add(array, index, value), and so on for the other operations",
        "laneid": "write nv.subgroup.lane(); the place in the workgroup is nv.local_id(0)",
        "warpsize": "write nv.subgroup.size(), which differs between devices",
        **dict.fromkeys(_OF_SUBGROUPS.split(), _SUBGROUPS),
        **dict.fromkeys(
            ("grid_barrier", "grid_sync", "cg"),
            "nothing promises that all workgroups of a launch run at once, so none can wait for another: end the "
            "kernel there and launch the rest as a second one",
        ),
        "popc": "write nv.popcount(x)",
        "ffs": "write nv.ctz(x) + 1, where x is not 0",
        "fma": "write nv.fma(a, b, c)",
        "cbrt": "write math.cbrt, np.cbrt or x ** (1 / 3)",
        "rsqrt": "write 1 / math.sqrt(x)",
        "selp": "write nv.select(condition, a, b)",
        "nanosleep": "a kernel cannot wait for time to pass; leave it out",
        "fp16": "compute in float32",
        "to_device": "arrays are made on the host: call it outside and pass the array in",
        "device_array": "arrays are made on the host: call it outside and pass the array in",
        "device_array_like": "arrays are made on the host: call it outside and pass the array in",
        "pinned_array": "arrays are made on the host: call it outside and pass the array in",
        "synchronize": "a kernel cannot wait for the device; call nv.synchronize() on the host",
        "stream": "streams belong to the host; launch with kernel[groups, local_size, stream]",
        "jit": "kernels are made on the host; decorate the function with @nv.jit",
        "xoroshiro128p_uniform_float32": "write nv.random.xoroshiro128p_uniform_float32",
        "xoroshiro128p_uniform_float64": "write nv.random.xoroshiro128p_uniform_float64",
        "xoroshiro128p_normal_float32": "write nv.random.xoroshiro128p_normal_float32",
        "xoroshiro128p_normal_float64": "write nv.random.xoroshiro128p_normal_float64",
    }
)

#: Modules whose functions have no place in a kernel, the longest name first → what to do.
MODULES: tuple[tuple[str, str], ...] = (
    (
        "numpy.linalg",
        "write loops over the elements of the matrix, or call {name} on the host",
    ),
    (
        "numpy.random",
        "a kernel draws single numbers by the functions of np.random and random; call {name} on the host",
    ),
    ("numpy.fft", "call {name} on the host"),
    ("numba.cuda", "take the function of numba_vulkan instead"),
    ("scipy", "SciPy's functions run on the host; call {name} there, or write it with the functions of math"),
    ("random", "a kernel draws single numbers by random.random and the like; call {name} on the host"),
    ("time", "a kernel has no clock; measure on the host, after nv.synchronize()"),
    ("os", "a kernel cannot reach the system; call {name} on the host"),
    ("sys", "a kernel cannot reach the system; call {name} on the host"),
    ("itertools", "write nested loops"),
    ("functools", "write a loop"),
    ("torch", "torch works on whole tensors; loop over the elements"),
    ("pandas", "pass the columns in as arrays: series.to_numpy()"),
    ("cupy", "CuPy works on whole arrays; loop over the elements"),
    ("statistics", "write a loop"),
)

#: Python's own functions → what to do instead.
BUILTINS: Mapping[str, str] = MappingProxyType(
    {
        "print": "print cannot be used in a kernel yet; store the value into an array",
        "open": "a kernel cannot open files; read them on the host and pass arrays in",
        "input": "a kernel cannot ask; pass the value in as an argument",
        "dict": "dictionaries cannot be used in a kernel; use arrays or tuples",
        "set": f"sets cannot be used in a kernel; {ARRAY}",
        "map": "write a loop",
        "filter": "write a loop with an if",
        "str": "strings cannot be used in a kernel; pass a number that says the same",
        "eval": "a kernel is compiled before it runs; write the expression",
        "exec": "a kernel is compiled before it runs; write the statements",
        "any": "write a loop",
        "all": "write a loop",
    }
)

#: What stands on the line, what Numba's message must contain for it to be the reason, and what to write instead.
CONSTRUCTS: tuple[tuple[type[ast.AST], str, str], ...] = (
    (ast.GeneratorExp, "", "a generator expression cannot run in a kernel; write a loop"),
    (ast.SetComp, "", f"a set comprehension makes a set; write a loop, and for its results {ARRAY}"),
    (ast.DictComp, "", "dictionaries cannot be used in a kernel; use arrays or tuples"),
    (ast.Dict, "", "dictionaries cannot be used in a kernel; use arrays or tuples"),
    (ast.Set, "", f"sets cannot be used in a kernel; {ARRAY}"),
    (ast.Yield, "yield|generator", "generators cannot run in a kernel; store the values into an array"),
    (ast.YieldFrom, "yield|generator", "generators cannot run in a kernel; store the values into an array"),
    (ast.Await, "", "a kernel cannot await"),
    (
        ast.JoinedStr,
        "",
        "f-strings are for raise and assert only, and without formats; write {x} there, elsewhere store the values "
        "into an array and format on the host",
    ),
    (ast.With, "", "with cannot be used in a kernel; open and close on the host"),
    (ast.ClassDef, "", "classes cannot be defined in a kernel; define them at the top of the file"),
    (ast.Import, "IMPORT_NAME", "a kernel cannot import; import the module at the top of the file"),
    (ast.ImportFrom, "IMPORT_NAME", "a kernel cannot import; import the module at the top of the file"),
    (ast.Lambda, "[Ff]unction|closure|lambda", "define the function outside and decorate it with @nv.jit"),
)

_ATTRIBUTES = (
    "shape ndim size dtype T flat strides itemsize nbytes real imag sum mean min max prod argmin argmax var std "
    "ravel reshape transpose view fill item"
)
#: Attributes and methods of arrays that kernels have, for misspelt ones.
ARRAY_ATTRIBUTES = tuple(_ATTRIBUTES.split())

# Bytecode that Numba does not read → what it was in the source and what to write instead.
OPCODES: Mapping[str, str] = MappingProxyType(
    {
        "IMPORT_NAME": "a kernel cannot import; import the module at the top of the file",
        "STORE_GLOBAL": "a kernel cannot assign global variables; store the value into an array",
        "DELETE_GLOBAL": "a kernel cannot delete global variables",
        "UNPACK_EX": "a starred name cannot take the rest of a tuple in a kernel; use a slice",
        "MATCH_SEQUENCE": "a kernel matches constants only; compare the elements with an if",
        "MATCH_MAPPING": "a kernel matches constants only; compare the values with an if",
        "MATCH_CLASS": "a kernel matches constants only; compare the values with an if",
        "LOAD_BUILD_CLASS": "classes cannot be defined in a kernel; define them at the top of the file",
    }
)

# What Numba says → what it means. The first pattern that is found wins.
SAYINGS: tuple[tuple[str, str], ...] = (
    (r"built-in function print", BUILTINS["print"]),
    (r"(UnsupportedError|unsupported).*(yield|generator)", "generators cannot run in a kernel; use a loop"),
    (r"DictType|global name 'dict'", BUILTINS["dict"]),
    (r"global name 'set'|\bset\(", BUILTINS["set"]),
    (
        r"Exception object cannot be stored",
        "a kernel cannot keep an exception as an object; write except ValueError: without a name",
    ),
    (
        r"re-raising of an exception",
        "a bare raise outside except has nothing to raise again; name the exception",
    ),
    (r"context manager", "with cannot be used in a kernel"),
    (r"unicode_type|UnicodeCharSeq|Literal\[str\]", BUILTINS["str"]),
    (
        r"reshape\(\) supports contiguous array only",
        "reshape needs a contiguous array; pass a copy of the view, such as np.ascontiguousarray(x)",
    ),
)
