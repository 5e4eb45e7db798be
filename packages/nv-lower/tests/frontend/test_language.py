"""Every construct of the kernel language gets through typing and lowering, and gives IR that LLVM accepts."""

import math
import re

import llvmlite.binding as llvm
import numpy as np
import pytest
from numba import njit, types

import nv_lower
import nv_types
from nv_lower import Options
from nv_lower import builtins as nv
from nv_lower.frontend import Dispatcher, generate

DOUBLES = np.zeros(10)
FLOATS = np.zeros((4, 5), np.float32)
INTS = np.zeros(10, np.int32)
TABLE = np.arange(5.0)
WIDTH = 3


@njit
def square(x):
    return x * x


@Dispatcher
def tail(x):
    return x[1:]


def slices(x):
    y = x[2:5]
    y[:] = 3
    x[::-1][0] = 4
    x[0:2] = x[2:4]


def rows(a):
    for row in a:
        for k in range(len(row)):
            row[k] += 1
    a[1] = a[2]
    a[:, 1] = 4
    a.T[0, 1] = a.shape[0] * a.size + a.ndim


def reductions(x):
    x[0] = x.sum() + x.max() + np.sum(x) + x.mean() + np.argmin(x)


def tuples(t, x):
    a, b = t
    x[0] = a + b
    for v in (1, 2, 3):
        x[1] += v


def complexes(c):
    c[0] = c[1] * c[2] + 1j
    c[3] = abs(c[1])


def numpy_functions(x):
    x[0] = np.sqrt(x[1]) + np.sin(x[2]) + np.exp(x[3]) + np.minimum(x[1], x[2]) + np.floor(x[3])


def math_functions(x):
    x[0] = math.sqrt(x[1]) + math.erf(x[2]) + math.tan(x[3]) + math.atan2(x[1], x[2]) + math.hypot(x[1], x[2])
    x[1] = math.fmod(x[1], x[2]) + math.pow(x[1], x[2]) + x[1] ** 3 + x[2] ** x[3] + math.copysign(x[1], x[2])
    x[2], x[3] = math.modf(x[4])


def integers(x):
    x[0] = x[1] // x[2] + x[3] % x[4] + (x[5] << 3) + (x[6] >> 2) + (x[1] & x[2]) + ~x[3] + abs(x[4])


def globals_and_closures(x):
    def twice(a):
        return a * 2

    x[0] = TABLE[2] + WIDTH + twice(x[1]) + square(x[2])
    tail(x)[0] = TABLE[int(x[1])]


def memory(x):
    private = nv.local.array((WIDTH, 3), np.float32)
    private[1, 2] = x[0]
    shared = nv.shared.array(64, "float64")
    shared[nv.local_id(0)] = private[1, 2]
    nv.barrier()
    x[nv.global_id(0)] = shared[0]


def atomics(x):
    i = nv.grid(1)
    nv.atomic.add(x, i, 1)
    nv.atomic.sub(x, (i,), 2)
    nv.atomic.max(x, i, 3)
    nv.atomic.min(x, i, 3)
    x[0] = nv.atomic.exch(x, i, 4) + nv.atomic.cas(x, -1, 5, 6)


def bits(x):
    nv.atomic.and_(x, 0, 1)
    nv.atomic.or_(x, 1, 2)
    nv.atomic.xor(x, 2, 3)


def loops(x):
    i = 0
    while True:
        i += 1
        if i > 10:
            break
        if i % 2:
            continue
        x[i] = i
    for j in range(3):
        if x[j] > 2:
            break
    else:
        x[3] = 9
    if x[0] < 0:
        return
    x[1] = 1 if 0 < x[1] < 2 else 3


def chosen_array(x):
    y = x if x[0] > 0 else x[1:]
    y[0] = 2


def grid2d(a):
    i, j = nv.grid(2)
    if i < a.shape[0] and j < a.shape[1]:
        a[i, j] = nv.gridsize(2)[0] + nv.num_groups(1) + nv.local_size(0) + nv.group_id(2)


CASES = [
    (slices, DOUBLES),
    (rows, FLOATS),
    (reductions, DOUBLES),
    (tuples, (1, 2.0), DOUBLES),
    (complexes, np.zeros(4, np.complex64)),
    (numpy_functions, DOUBLES),
    (numpy_functions, FLOATS[0]),
    (math_functions, DOUBLES),
    (math_functions, FLOATS[0]),
    (integers, INTS),
    (integers, INTS.astype(np.uint64)),
    (integers, INTS.astype(np.int8)),
    (globals_and_closures, DOUBLES),
    (memory, DOUBLES),
    (atomics, DOUBLES),
    (atomics, INTS),
    (atomics, INTS.astype(np.uint64)),
    (bits, INTS),
    (loops, DOUBLES),
    (chosen_array, DOUBLES),
    (chosen_array, DOUBLES[::2]),
    (grid2d, FLOATS),
    (grid2d, FLOATS.T),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0].__name__}-{nv_types.typeof(case[-1])}")
@pytest.mark.parametrize(
    "options",
    [Options(), Options(boundscheck=True, error_model="python", fastmath=True)],
    ids=["plain", "checked"],
)
def test_the_construct_compiles(case, options):
    function, *arguments = case
    ir = generate(function, [nv_types.typeof(argument) for argument in arguments], options)
    module = llvm.parse_assembly(ir)
    module.verify()
    assert f"define void @{function.__name__}(" in ir


def test_the_parameters_are_those_of_the_interface():
    def kernel(n, flag, x):
        x[n] = flag

    ir = generate(kernel, [types.int16, types.boolean, nv_types.typeof(FLOATS[0])])
    assert "define void @kernel(i32 %n, i32 %flag, ptr %x.data, i64 %x.shape.0, ptr %nv.status) #" in ir
    assert '"nv.kernel"="kernel" "nv.local_size"="64,1,1"' in ir


def test_what_is_raised_stands_in_the_metadata_with_its_line():
    def kernel(x):
        if x[0] < 0:
            raise ValueError("negative")

    line = kernel.__code__.co_firstlineno + 2
    ir = generate(kernel, [nv_types.typeof(DOUBLES)])
    assert f'!"ValueError", !"negative", !"{__file__}", i32 {line}, !"' in ir


def test_an_index_error_names_the_line_of_the_access():
    def kernel(x):
        i = int(x[0])
        x[i] = 1

    ir = generate(kernel, [nv_types.typeof(DOUBLES)], Options(boundscheck=True))
    assert (
        '!"IndexError", !"index {} is out of bounds for axis 0 of x of size {}, in invocation {}", '
        f'!"{__file__}", i32 {kernel.__code__.co_firstlineno + 2}' in ir
    )


def test_a_builtin_says_on_the_host_where_it_belongs():
    with pytest.raises(TypeError, match=r"nv\.grid can only be called in a kernel"):
        nv.grid(1)
    with pytest.raises(TypeError, match=r"nv\.atomic\.add can only be called in a kernel"):
        nv.atomic.add(DOUBLES, 0, 1)


def test_fastmath_is_a_matter_of_each_function():
    @Dispatcher
    def compensated(a, b):
        return (a + b) - a

    def kernel(x):
        x[0] = compensated(x[1], x[2]) * x[3]

    ir = nv_lower.compile_function(kernel, [nv_types.typeof(DOUBLES)], Options(fastmath=True))
    assert re.search(r"= fadd double", ir)
    assert re.search(r"= fsub double", ir)
    assert re.search(r"= fmul (fast|.*contract).* double", ir)


@pytest.mark.parametrize("nothing", [types.none, types.Omitted(None)])
def test_an_argument_may_be_none(nothing):
    def kernel(x, y):
        x[0] = 1 if y is None else 2

    ir = nv_lower.compile_function(kernel, [nv_types.typeof(INTS), nothing])
    assert "store i32 1," in ir
    assert "store i32 2," not in ir
