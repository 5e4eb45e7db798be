"""`raise`, `assert` and `try` in kernels: the result or the exception is what the same function gives in Python.

PYTEST_DONT_REWRITE: functions with assert statements are among them, and pytest would rewrite them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba import njit

import numba_vulkan as nv

#: A device without 64-bit types refuses arguments that it cannot represent.
LACKS = {"shaderInt64", "shaderFloat64"} - nv.current_device().features
NARROW = pytest.mark.skipif(bool(LACKS), reason=f"the device has no {', '.join(sorted(LACKS))}")


class Own(Exception):
    pass


class Derived(Own):
    pass


def needs_positive(x: Any) -> Any:
    if x < 0:
        raise ValueError("negative", x, 2.5)
    return x * 2


device_function = njit(needs_positive)


def text_of_values(x: Any) -> Any:
    if x < 2:
        raise ValueError(f"{x} is below {x + 2}, {x * 0.5} its half")
    return x


def text_and_values(x: Any) -> Any:
    if x < 2:
        raise Own(f"{x}", x, (x, (x + 1, "t")), 1 + 2j, x > 0, None, True, -0.0, 2**63)
    return x


def constants_alone(x: Any) -> Any:
    if x < 2:
        raise KeyError("a", 3, (1.5, None))
    return x


def one_number(x: Any) -> Any:
    if x < 2:
        raise IndexError(x)
    return x


def no_argument(x: Any) -> Any:
    if x < 2:
        raise Own
    return x


def empty_text(x: Any) -> Any:
    if x < 2:
        raise ValueError("")
    return x


def asserts(x: Any) -> Any:
    assert x > 0, f"{x} is not positive"
    assert x > 1, "not above one"
    assert x > 2
    return x


def from_device_function(x: Any) -> Any:
    return device_function(x - 1) + device_function(x)


def bare(x: Any) -> Any:
    try:
        y = device_function(x)
    except:  # noqa: E722
        y = -1
    return y


def by_class(x: Any) -> Any:
    try:
        if x == 0:
            raise KeyError("k")
        if x == 1:
            raise Derived("d", x)
        y = device_function(x)
    except KeyError:
        y = 100
    except Own:
        y = 200
    return y


def by_several(x: Any) -> Any:
    try:
        if x < 0:
            raise IndexError(x)
        if x < 2:
            raise KeyError(x)
        if x < 3:
            raise ZeroDivisionError
    except LookupError:
        return 1
    except (TypeError, ArithmeticError):
        return 2
    return 3


def otherwise(x: Any) -> Any:
    s = 0
    for i in range(4):
        try:
            if i == x:
                raise ValueError
            s += 1
        except ValueError:
            s += 10
        else:
            s += 100
        finally:
            s += 1000
    return s


def leaves_loop(x: Any) -> Any:
    s = 0
    for i in range(5):
        try:
            if i < x:
                continue
            if i == x:
                s += 1
                raise ValueError(i)
            break
        except ValueError:
            s += 10
        finally:
            s += 100
    return s


def passes_by(x: Any) -> Any:
    s = 0
    try:
        s = device_function(x)
    finally:
        s += 1
    return s


def returns_within(x: Any) -> Any:
    try:
        return device_function(x) + 1
    except ValueError:
        return -5


def returns_and_cleans(x: Any) -> Any:
    s = np.int64(5)
    for i in range(3):
        try:
            if i == x:
                return s
        finally:
            s += 7
    return s


def again(x: Any) -> Any:
    try:
        return device_function(x)
    except ValueError:
        if x < -1:
            raise
        return 0


def again_after_another(x: Any) -> Any:
    try:
        try:
            if x < 2:
                raise KeyError("outer", x)
        except KeyError:
            try:
                raise ValueError("inner", x + 1)
            except ValueError:
                x += 1
            raise
    finally:
        x += 5
    return x


def another(x: Any) -> Any:
    try:
        y = device_function(x)
    except ValueError:
        raise Own("instead", x + 1)  # noqa: B904
    return y


def nested(x: Any) -> Any:
    s = 0
    try:
        try:
            s += device_function(x)
        except KeyError:
            s += 1
        finally:
            s += 10
        s += 100
    except ValueError:
        s += 1000
    return s


def text_in_try(x: Any) -> Any:
    try:
        if x < 1:
            raise ValueError(f"{x} in try", x)
    finally:
        x += 1
    return x


def in_handler(x: Any) -> Any:
    try:
        needed = device_function(x)
    except ValueError:
        try:
            needed = device_function(x + 2)
        except ValueError:
            needed = 77
    return needed


def again_in_try(x: Any) -> Any:
    try:
        x = device_function(x)
    except ValueError:
        try:
            x += 100
            if x > 98:
                raise
        except KeyError:
            x += 1000
        finally:
            x += 10
    return x


FUNCTIONS = [
    *(text_of_values, text_and_values, constants_alone, one_number, no_argument, empty_text, asserts),
    *(from_device_function, bare, by_class, by_several, otherwise, leaves_loop, passes_by, returns_within),
    *(returns_and_cleans, again, again_after_another, another, nested, text_in_try, in_handler),
    again_in_try,
]


def outcome(function: Callable[..., Any], *arguments: Any) -> Any:
    try:
        return function(*arguments)
    except Exception as error:
        return type(error), repr(error.args)


def in_kernel(function: Callable[..., Any], **options: Any) -> Callable[[int], Any]:
    compiled = nv.jit(function)

    @nv.jit(**options)
    def kernel(x, out):
        out[0] = compiled(x[0])

    def run(x: int) -> Any:
        out = np.zeros(1, np.int64)
        kernel[1, 1](np.array([x]), out)
        return out[0]

    return run


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_as_python_has_it(function: Callable[..., Any]) -> None:
    run = in_kernel(function)
    for x in range(-3, 5):
        assert outcome(run, x) == outcome(function, x), x


@pytest.mark.parametrize("function", [text_and_values, by_class, again_after_another, nested])
def test_as_python_has_it_without_addresses(function: Callable[..., Any]) -> None:
    run = in_kernel(function, addressing="logical")
    for x in range(-3, 5):
        assert outcome(run, x) == outcome(function, x), x


VALUES = [
    *(
        np.int8(-5),
        np.uint8(200),
        np.int16(-300),
        np.uint16(60000),
        np.int32(-70000),
        np.uint32(4_000_000_000),
    ),
    *(
        np.int64(-(2**62)),
        np.uint64(2**64 - 1),
        np.float32(0.1),
        np.float64(0.1),
        np.float64(np.inf),
        np.bool_(True),
    ),
    *(np.complex64(1 - 2.5j), np.complex128(0.1 + 1e300j), -7, 0.1, False),
]


@NARROW
@pytest.mark.parametrize("value", VALUES, ids=lambda value: f"{type(value).__name__}{value}")
def test_numbers_arrive_as_python_has_them(value: Any) -> None:
    with pytest.raises(ValueError) as caught:
        raising[1, 1](value, np.zeros(1))
    (found,) = caught.value.args
    assert found == value
    assert type(found) is type(value.item() if isinstance(value, np.generic) else value)


@nv.jit
def raising(value, unused):
    raise ValueError(value)


def test_the_first_invocation_that_raises_is_named() -> None:
    @nv.jit
    def kernel(x):
        i, j = nv.grid(2)
        if i == 3 and j == 5:
            raise ValueError("here", i, j)
        x[i, j] = 1

    x = np.zeros((4, 8))
    with pytest.raises(ValueError) as caught:
        kernel[(2, 2), (2, 4)](x)
    assert caught.value.args == ("here", 3, 5)
    assert caught.value.__notes__[0].endswith("in kernel, invocation (3, 5, 0)")
    assert x.sum() == 31


def test_values_of_many_invocations_do_not_mix() -> None:
    @nv.jit
    def kernel(x):
        i = nv.grid(1)
        if x[i] < 0:
            raise ValueError(i, x[i], -x[i])

    x = np.arange(4096.0) - 4095.5
    for _ in range(20):
        with pytest.raises(ValueError) as caught:
            kernel[64, 64](x)
        i, value, other = caught.value.args
        assert value == x[i] == -other


def test_bounds_and_division_are_caught() -> None:
    @nv.jit(boundscheck=True, error_model="python")
    def kernel(x, index, divisor, out):
        try:
            out[0] = x[index] // divisor
        except IndexError:
            out[0] = -1
        except ZeroDivisionError:
            out[0] = -2

    out = np.zeros(1, np.int64)
    for index, divisor, expected in ((1, 2, 3), (4, 2, -1), (1, 0, -2)):
        kernel[1, 1](np.array([5, 7, 9, 11]), index, divisor, out)
        assert out[0] == expected


def test_nine_numbers_are_refused() -> None:
    @nv.jit
    def kernel(x):
        raise ValueError(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8])

    with pytest.raises(
        nv.Unsupported, match=r"test_try\.py:\d+: an exception carries 8 run-time numbers at most"
    ):
        kernel[1, 1](np.zeros(9))


def test_an_array_is_refused() -> None:
    @nv.jit
    def kernel(x):
        raise ValueError(x)

    with pytest.raises(nv.Unsupported, match=r"test_try\.py:\d+: an exception's argument is array"):
        kernel[1, 1](np.zeros(9))
