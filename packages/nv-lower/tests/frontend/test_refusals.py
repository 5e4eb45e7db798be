"""What a kernel cannot do is refused with the Python line and what to write instead."""

import numpy as np
import pytest
from numba import njit, types

import nv_types
from nv_lower import InvalidInput, Options, Unsupported, compile_function
from nv_lower import builtins as nv
from nv_lower.frontend import Dispatcher, generate

X = np.zeros(10)


def builds_a_set(x):
    x[0] = len({1, 2, 3})


def reduces_along_an_axis_of_run_time(x):
    axis = int(x[0])
    x[1] = x.reshape((2, 5)).sum(axis)[0]


def decomposes(x):
    x[0] = np.linalg.svd(x.reshape((2, 5)))[1][0]


def prints(x):
    print(x[0])


def raises_nothing(x):
    if x[0] > 1:
        raise


def raises_nothing_in_try(x):
    try:
        raise
    except ValueError:
        x[0] = 1


def raises_an_array(x):
    if x[0] > 1:
        raise ValueError(x)


def raises_what_it_is_given(x):
    error = ValueError if x[0] > 1 else KeyError
    raise error("either")


def formats_a_message(x):
    raise ValueError(f"{x[0]:.3f}")


def uses_an_unknown_name(x):
    x[0] = no_such_thing  # noqa: F821


def calls_linalg(x):
    x[0] = np.linalg.det(x)


@njit
def factorial(n):
    if n < 2:
        return 1
    return n * factorial(n - 1)


def recurses(x):
    x[0] = factorial(3)


def mixes_types(x):
    if x[0] > 1:
        y = (1, 2)
    else:
        y = 3.0
    x[2] = y


def axis_at_run_time(x):
    x[0] = nv.global_id(int(x[0]))


def axis_out_of_range(x):
    x[0] = nv.global_id(3)


def shape_at_run_time(x):
    x[0] = nv.shared.array(int(x[0]), np.float32)[0]


def dtype_without_meaning(x):
    x[0] = nv.local.array(3, "datetime64[s]")[0]


def atomic_on_a_float_bit(x):
    nv.atomic.xor(x, 0, 1)


def atomic_with_too_few_indices(x):
    nv.atomic.add(x, (0, 1), 1)


def imports(x):
    y = x[0]
    import math

    x[0] = math.sin(y)


def assigns_a_global(x):
    global SEEN
    SEEN = 1


def takes_the_rest(x):
    first, *rest = x[0], x[1], x[2]
    x[0] = first + rest[0]


def defines_a_class(x):
    class Point:
        pass


def builds_a_dictionary(x):
    y = x[0]
    squares = {1: 1, 2: 4}
    x[0] = y + squares[2]


def builds_an_empty_dictionary(x):
    seen = {}
    x[0] = len(seen)


def calls_dict(x):
    seen = dict()  # noqa: C408
    x[0] = len(seen)


def comprehends_a_dictionary(x):
    squares = {i: i * i for i in range(3)}
    x[0] = squares[2]


def names_an_exception(x):
    try:
        x[0] = 1
    except ValueError as error:  # noqa: F841
        x[1] = 2


def misspells_a_builtin(x):
    x[0] = nv.gird(1)


def uses_a_position_of_cuda(x):
    x[nv.threadIdx.y] = 1


def waits_as_in_cuda(x):
    nv.syncthreads()


def forgets_an_argument(x):
    x[0] = nv.grid()


def misspells_numpy(x):
    x[0] = np.sqrtt(x[0])


def misspells_an_attribute(x):
    x[0] = x.shap[0]


def undecorated(v):
    return v + 1


def calls_an_undecorated_function(x):
    x[0] = undecorated(x[0])


@njit
def misspells_deep_down(v):
    return np.expp(v)


def calls_what_is_wrong(x):
    x[0] = misspells_deep_down(x[0])


def compares_in_a_generator(x):
    x[0] = sum(v * v for v in x)


def indexes_with_a_float(x):
    x[x.size / 2] = 1


def gives_too_many_indices(x):
    x[0, 1] = 1


def writes_a_global(x):
    X[0] = x[0]


def calls_a_method_of_strings(x):
    text = "a" + "b"
    x[0] = len(text.upper())


def updates_a_row(x):
    i = nv.grid(1)
    x.reshape((2, 5))[i] += 1


@pytest.mark.parametrize(
    ("function", "line", "says"),
    [
        (imports, 2, "a kernel cannot import; import the module at the top of the file"),
        (assigns_a_global, 2, "a kernel cannot assign global variables; store the value into an array"),
        (takes_the_rest, 1, "a starred name cannot take the rest of a tuple in a kernel; use a slice"),
        (defines_a_class, 1, "classes cannot be defined in a kernel"),
        (builds_a_dictionary, 2, "dictionaries cannot be used in a kernel; use arrays or tuples"),
        (builds_an_empty_dictionary, 1, "dictionaries cannot be used in a kernel; use arrays or tuples"),
        (calls_dict, 1, "dictionaries cannot be used in a kernel; use arrays or tuples"),
        (comprehends_a_dictionary, 1, "dictionaries cannot be used in a kernel; use arrays or tuples"),
        (names_an_exception, 3, "write except ValueError: without a name"),
        (builds_a_set, 1, "sets cannot be used in a kernel; use nv.local.array"),
        (reduces_along_an_axis_of_run_time, 2, "np.sum: the axis must be a constant integer in a kernel"),
        (
            decomposes,
            1,
            "np.linalg.svd cannot be used in a kernel; write loops over the elements of the matrix",
        ),
        (prints, 1, "print"),
        (raises_nothing, 2, "a bare raise outside except has nothing to raise again; name the exception"),
        (raises_nothing_in_try, 2, "a bare raise outside except has nothing to raise again"),
        (raises_an_array, 2, "a kernel can report numbers, texts and tuples of them; store it in an array"),
        (raises_what_it_is_given, 2, "write raise ValueError(…), or a class of your own"),
        (
            formats_a_message,
            1,
            "f-strings are for raise and assert only, and without formats; write {x} there",
        ),
        (uses_an_unknown_name, 1, "'no_such_thing' is not defined"),
        (
            calls_linalg,
            1,
            "np.linalg.det cannot be used in a kernel; write loops over the elements of the matrix",
        ),
        (mixes_types, 5, "y is float64 on one path and Tuple(int, int) on another; give it one type"),
        (misspells_a_builtin, 1, "nv.gird does not exist; did you mean nv.grid?"),
        (uses_a_position_of_cuda, 1, "nv.threadIdx does not exist; write nv.local_id(1)"),
        (waits_as_in_cuda, 1, "nv.syncthreads does not exist; write nv.barrier()"),
        (forgets_an_argument, 1, "missing a required argument: 'ndim'; write nv.grid(ndim)"),
        (misspells_numpy, 1, "np.sqrtt does not exist; did you mean np.sqrt?"),
        (misspells_an_attribute, 1, "arrays have no 'shap' in a kernel; did you mean x.shape?"),
        (calls_an_undecorated_function, 1, "undecorated is a Python function; decorate it with @nv.jit"),
        (compares_in_a_generator, 1, "a generator expression cannot run in a kernel; write a loop"),
        (indexes_with_a_float, 1, "an index of x is a float (float64); write int(i)"),
        (gives_too_many_indices, 1, "x is 1-d and is given 2 indices; write one index"),
        (writes_a_global, 1, "read-only: it comes from outside; pass it as an argument"),
        (calls_a_method_of_strings, 2, "strings cannot be used in a kernel"),
        (updates_a_row, 2, "the array is 2-d, and what is updated here is a 1-d part of it, not an element"),
        (axis_at_run_time, 1, "the axis of nv.global_id must be a constant integer"),
        (axis_out_of_range, 1, "the axis is 0, 1 or 2, not 3"),
        (shape_at_run_time, 1, "the shape must be a constant integer or a tuple"),
        (dtype_without_meaning, 1, "the dtype must be a number type such as numpy.float32"),
        (atomic_on_a_float_bit, 1, "nv.atomic.xor is defined for integers, not for float64"),
        (atomic_with_too_few_indices, 1, "the array has 1 axes, the index 2"),
    ],
)
def test_the_refusal_names_the_line_and_what_to_write(function, line, says):
    with pytest.raises(Unsupported) as caught:
        generate(function, [nv_types.typeof(X)])
    message = str(caught.value)
    where, _, what = message.partition(": ")
    assert says in what
    file, _, number = where.rpartition(":")
    assert file == __file__
    assert int(number) == function.__code__.co_firstlineno + line
    assert "\n" not in message


def test_a_mistake_in_a_device_function_names_its_line():
    with pytest.raises(Unsupported) as caught:
        generate(calls_what_is_wrong, [nv_types.typeof(X)])
    line = misspells_deep_down.py_func.__code__.co_firstlineno + 2
    assert str(caught.value) == f"{__file__}:{line}: np.expp does not exist; did you mean np.exp?"


def test_a_mistake_in_a_function_without_source_is_told():
    names = {"nv": nv, "np": np}
    exec("def sourceless(x):\n    x[0] = np.sqrt(x[0])\n    nv.threadIdx.x\n", names)
    with pytest.raises(
        Unsupported, match=r"^<string>:3: nv.threadIdx does not exist; write nv.local_id\(0\)$"
    ):
        generate(names["sourceless"], [nv_types.typeof(X)])


def test_recursion_is_refused():
    with pytest.raises(
        Unsupported, match="calls itself, and a kernel has no call stack; say how deep it goes"
    ):
        generate(recurses, [nv_types.typeof(X)])


def test_a_kernel_that_returns_a_value_is_refused():
    def returns(x):
        return x[0]

    with pytest.raises(Unsupported, match="a kernel returns nothing, store the value into an array"):
        generate(returns, [nv_types.typeof(X)])


def test_the_number_of_types_must_be_that_of_the_arguments():
    def kernel(x, y):
        x[0] = y[0]

    with pytest.raises(InvalidInput, match="kernel takes 2 arguments, 1 types were given"):
        generate(kernel, [nv_types.typeof(X)])


def test_a_large_constant_array_that_has_no_name_is_refused():
    tables = (np.zeros(100_000), np.zeros(3))

    def kernel(x):
        x[0] = tables[0][int(x[0])]

    with pytest.raises(Unsupported, match="a constant array of 800000 bytes is too large"):
        generate(kernel, [nv_types.typeof(X)])


def takes_two(  # a decorator or a long signature does not move the `def`
    x,
    y,
):
    x[0] = y


@pytest.mark.parametrize(
    ("type_", "features", "message"),
    [
        (types.unicode_type, None, "argument 'y': a unicode_type cannot be a kernel argument"),
        (types.ListType(types.int64), None, "argument 'y': values of type ListType"),
        (types.float64, frozenset({"shaderInt64"}), "a float64 argument"),
    ],
)
def test_refusals_of_parameters_name_the_definition(type_, features, message):
    place = f"{__file__}:{takes_two.__code__.co_firstlineno}: "
    for function in (takes_two, Dispatcher(takes_two)):
        with pytest.raises(Unsupported) as caught:
            compile_function(function, [types.float32[::1], type_], Options(features=features))
        assert str(caught.value).startswith(f"{place}{message}")
