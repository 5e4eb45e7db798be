"""`nv.subgroup`: every operation on every type, against NumPy, whatever the size of the device's subgroups."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

INTEGERS = ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"]
FLOATS = ["f4", "f8"]
#: The last workgroup's last subgroup is not full where subgroups have more than two lanes.
GROUPS, LOCAL = 3, 42
N = GROUPS * LOCAL
ADDRESSING = ["physical", "logical"]
UFUNCS = {
    "add": np.add,
    "mul": np.multiply,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}
# 64-bit integers on a device that has none: the values here fit.
pytestmark = pytest.mark.filterwarnings("ignore::numba_vulkan.errors.NarrowingWarning")
addressings = pytest.mark.parametrize("addressing", ADDRESSING)


def has(feature: str) -> bool:
    return feature in nv.current_device().features


def jit(addressing: str) -> Callable[..., Any]:
    return nv.jit(addressing=addressing)


def supported(dtype: str) -> None:
    if dtype == "f8" and not has("shaderFloat64"):
        pytest.skip("the device lacks shaderFloat64")


def values(dtype: str) -> np.ndarray:
    random = np.random.default_rng(3)
    if dtype[0] == "f":
        return random.integers(-3, 4, N).astype(dtype)  # sums and products of whole numbers are exact
    limits = np.iinfo(dtype)
    if dtype[1] == "8" and not has("shaderInt64"):
        return random.integers(0 if dtype == "u8" else -16, 16, N).astype(dtype)
    return random.integers(limits.min, limits.max, N, dtype=dtype, endpoint=True)


@pytest.fixture(scope="module")
def subgroups() -> list[np.ndarray]:
    """The invocations of each subgroup, in the order of their lanes."""

    @nv.jit
    def where(group, lane):
        i = nv.grid(1)
        group[i] = nv.group_id(0) * nv.subgroup.num_subgroups() + nv.subgroup.id()
        lane[i] = nv.subgroup.lane()

    group, lane = np.zeros(N, np.int32), np.zeros(N, np.int32)
    where[GROUPS, LOCAL](group, lane)
    found = [np.flatnonzero(group == number) for number in np.unique(group)]
    members = [invocations[np.argsort(lane[invocations])] for invocations in found]
    assert all((np.sort(lane[invocations]) == np.arange(invocations.size)).all() for invocations in members)
    return members


def expected(subgroups: list[np.ndarray], x: np.ndarray, function: Callable[[np.ndarray], Any]) -> np.ndarray:
    """What a function of a subgroup's values gives its invocations."""
    results = [np.broadcast_to(function(x[members]), members.size) for members in subgroups]
    out = np.zeros(N, np.concatenate(results).dtype)
    for members, result in zip(subgroups, results, strict=True):
        out[members] = result
    return out


def identity(operation: str, dtype: np.dtype) -> Any:
    if operation in ("min", "max"):
        least = operation == "max"
        if dtype.kind == "f":
            return -np.inf if least else np.inf
        return np.iinfo(dtype).min if least else np.iinfo(dtype).max
    return {"add": 0, "or": 0, "xor": 0, "mul": 1, "and": ~np.zeros(1, dtype)[0] if dtype.kind != "f" else 0}[
        operation
    ]


CASES = [(operation, dtype) for dtype in INTEGERS for operation in UFUNCS]
CASES += [(operation, dtype) for dtype in FLOATS for operation in ("add", "mul", "min", "max")]


@addressings
@pytest.mark.parametrize("dtype", INTEGERS + FLOATS)
def test_reductions_and_scans(addressing: str, dtype: str, subgroups: list[np.ndarray]) -> None:
    supported(dtype)
    operations = [operation for operation, of in CASES if of == dtype]
    x = values(dtype)
    narrowed = dtype[1] == "8" and not has("shaderInt64")
    for operation in operations:
        if narrowed and operation in ("mul", "and", "min", "max"):
            continue  # beyond 32 bits

        @jit(addressing)
        def kernel(x, total, upto, before, pairs):
            i = nv.grid(1)
            total[i] = nv.subgroup.reduce(x[i], operation)  # noqa: B023
            upto[i] = nv.subgroup.inclusive_scan(x[i], operation)  # noqa: B023
            before[i] = nv.subgroup.exclusive_scan(x[i], operation)  # noqa: B023
            pairs[i] = nv.subgroup.reduce(x[i], operation, cluster=2)  # noqa: B023

        outs = [np.zeros_like(x) for _ in range(4)]
        kernel[GROUPS, LOCAL](x, *outs)
        ufunc = UFUNCS[operation]
        first = np.array([identity(operation, x.dtype)]).astype(x.dtype)

        def pairwise(v: np.ndarray, ufunc: Any = ufunc) -> np.ndarray:
            return np.concatenate(
                [
                    np.full(v[k : k + 2].size, ufunc.reduce(v[k : k + 2], dtype=v.dtype))
                    for k in range(0, v.size, 2)
                ]
            )

        wanted = [
            lambda v, ufunc=ufunc: ufunc.reduce(v, dtype=v.dtype),
            lambda v, ufunc=ufunc: ufunc.accumulate(v, dtype=v.dtype),
            lambda v, ufunc=ufunc, first=first: np.append(first, ufunc.accumulate(v, dtype=v.dtype)[:-1]),
            pairwise,
        ]
        for out, want in zip(outs, wanted, strict=True):
            np.testing.assert_array_equal(out, expected(subgroups, x, want), operation)


@pytest.mark.parametrize("dtype", FLOATS)
def test_minimum_and_maximum_of_nan_and_infinities(dtype: str, subgroups: list[np.ndarray]) -> None:
    supported(dtype)

    @nv.jit
    def kernel(x, least, greatest, upto, before):
        i = nv.grid(1)
        least[i] = nv.subgroup.reduce(x[i], "min")
        greatest[i] = nv.subgroup.reduce(x[i], "max")
        upto[i] = nv.subgroup.inclusive_scan(x[i], "max")
        before[i] = nv.subgroup.exclusive_scan(x[i], "min")

    x = np.random.default_rng(4).normal(size=N).astype(dtype)
    x[::11], x[5::13], x[4::17] = np.inf, -np.inf, np.nan
    outs = [np.zeros_like(x) for _ in range(4)]
    kernel[GROUPS, LOCAL](x, *outs)
    wanted = [
        np.min,
        np.max,
        np.maximum.accumulate,
        lambda v: np.append(np.inf, np.minimum.accumulate(v)[:-1]),
    ]
    for out, want in zip(outs, wanted, strict=True):
        np.testing.assert_array_equal(out, expected(subgroups, x, want))


@addressings
@pytest.mark.parametrize("dtype", ["?", *INTEGERS, *FLOATS, "c8"])
def test_moves(addressing: str, dtype: str, subgroups: list[np.ndarray]) -> None:
    supported(dtype)

    @jit(addressing)
    def kernel(x, out):
        i, lane = nv.grid(1), nv.subgroup.lane()
        v = x[i]
        out[0, i] = nv.subgroup.broadcast(v, 1)
        out[1, i] = nv.subgroup.broadcast_first(v)
        out[2, i] = nv.subgroup.shuffle(v, nv.subgroup.size() - 1 - lane)
        out[3, i] = nv.subgroup.shuffle_up(v, 1)
        out[4, i] = nv.subgroup.shuffle_down(v, delta=2)
        out[5, i] = nv.subgroup.shuffle_xor(v, mask=3)
        out[6, i] = nv.subgroup.quad_broadcast(v, 2)
        out[7, i] = nv.subgroup.quad_broadcast(v, lane % 3)
        out[8, i] = nv.subgroup.quad_swap(v, 0)
        out[9, i] = nv.subgroup.quad_swap(v, 2)
        out[10, i] = nv.subgroup.rotate(v, 3)
        out[11, i] = nv.subgroup.shuffle(v, 1000)

    x = (
        (np.arange(N) % 2).astype("?")
        if dtype == "?"
        else values("u1" if dtype[0] == "u" else "i1").astype(dtype) + (1j if dtype == "c8" else 0)
    )
    x = x.astype(dtype)
    out = np.zeros((12, N), dtype)
    kernel[GROUPS, LOCAL](x, out)
    size = int(nv.current_device().limits["subgroupSize"])

    def read(source: Callable[[np.ndarray], Any]) -> Callable[[np.ndarray], np.ndarray]:
        def moved(v: np.ndarray) -> np.ndarray:
            lanes = np.arange(v.size)
            chosen = np.broadcast_to(source(lanes), v.size)
            return v[np.where((chosen >= 0) & (chosen < v.size), chosen, lanes)]

        return moved

    sources = [
        lambda k: 1,
        lambda k: 0,
        lambda k: size - 1 - k,
        lambda k: k - 1,
        lambda k: k + 2,
        lambda k: k ^ 3,
        lambda k: k // 4 * 4 + 2,
        lambda k: k // 4 * 4 + k % 3,
        lambda k: k ^ 1,
        lambda k: k ^ 3,
        lambda k: (k + 3) % size,
        lambda k: 1000,
    ]
    for row, source in enumerate(sources):
        np.testing.assert_array_equal(out[row], expected(subgroups, x, read(source)), f"row {row}")


@addressings
def test_votes(addressing: str, subgroups: list[np.ndarray]) -> None:
    @jit(addressing)
    def kernel(x, out, bits, equal):
        i = nv.grid(1)
        odd = x[i] % 2 == 1
        out[0, i] = nv.subgroup.any(odd)
        out[1, i] = nv.subgroup.all(x[i] % 2)
        out[2, i] = nv.subgroup.count(odd)
        out[3, i] = nv.subgroup.elect()
        out[4, i] = nv.subgroup.reduce(odd, "add")
        out[5, i] = nv.subgroup.reduce(odd, "xor")
        ballot, match = nv.subgroup.ballot(odd), nv.subgroup.match(x[i])
        for k in range(4):
            bits[i, k] = ballot[k]
            equal[i, k] = match[k]

    x = np.random.default_rng(5).integers(0, 3, N).astype(np.int32)
    x[: LOCAL // 2] = 1
    out = np.zeros((6, N), np.int32)
    bits, equal = np.zeros((N, 4), np.uint32), np.zeros((N, 4), np.uint32)
    kernel[GROUPS, LOCAL](x, out, bits, equal)
    wanted = [
        lambda v: (v % 2).any(),
        lambda v: (v % 2).all(),
        lambda v: (v % 2).sum(),
        lambda v: np.arange(v.size) == 0,
        lambda v: (v % 2).sum(),
        lambda v: np.bitwise_xor.reduce(v % 2),
    ]
    for row, want in enumerate(wanted):
        np.testing.assert_array_equal(out[row], expected(subgroups, x, want), f"row {row}")
    lanes = {int(i): lane for members in subgroups for lane, i in enumerate(members)}
    for members in subgroups:
        for i in members:
            held = sum(int(word) << (32 * k) for k, word in enumerate(bits[i]))
            assert held == sum(1 << lanes[j] for j in members if x[j] % 2)
            held = sum(int(word) << (32 * k) for k, word in enumerate(equal[i]))
            assert held == sum(1 << lanes[j] for j in members if x[j] == x[i])


def test_inactive_lanes_take_no_part(subgroups: list[np.ndarray]) -> None:
    @nv.jit
    def kernel(x, total, down, last):
        i = nv.grid(1)
        if x[i] % 2 == 0:
            total[i] = nv.subgroup.reduce(x[i], "add", cluster=4)
            down[i] = nv.subgroup.shuffle_down(x[i], 1)
            last[i] = nv.subgroup.exclusive_scan(x[i], "max")

    x = np.random.default_rng(6).integers(0, 100, N).astype(np.int32)
    outs = [np.full(N, -1, np.int32) for _ in range(3)]
    kernel[GROUPS, LOCAL](x, *outs)
    total, down, last = (np.full(N, -1, np.int32) for _ in range(3))
    for members in subgroups:
        for k, i in enumerate(members):
            if x[i] % 2:
                continue
            even = x[members] % 2 == 0
            four = members[k // 4 * 4 : k // 4 * 4 + 4]
            total[i] = x[four][x[four] % 2 == 0].sum()
            down[i] = x[members[k + 1]] if k + 1 < members.size and even[k + 1] else x[i]
            last[i] = np.append(np.iinfo("i4").min, x[members[:k]][even[:k]]).max()
    np.testing.assert_array_equal(outs[0], total)
    np.testing.assert_array_equal(outs[1], down)
    np.testing.assert_array_equal(outs[2], last)


LANE_BY_LANE = """
define void @k(ptr %in, ptr %out, ptr %lanes) {{
entry:
  %i = call i32 @nv.global.id(i32 0)
  %p = getelementptr {type}, ptr %in, i32 %i
  %x = load {type}, ptr %p
  %r = call {type} @nv.subgroup.{name}({type} %x{more})
  %q = getelementptr {type}, ptr %out, i32 %i
  store {type} %r, ptr %q
  %n = call i32 @nv.subgroup.id()
  %l = call i32 @nv.subgroup.local.id()
  %high = shl i32 %n, 16
  %place = or i32 %high, %l
  %w = getelementptr i32, ptr %lanes, i32 %i
  store i32 %place, ptr %w
  ret void
}}
declare i32 @nv.global.id(i32)
declare i32 @nv.subgroup.id()
declare i32 @nv.subgroup.local.id()
declare {type} @nv.subgroup.{name}({type}{declared})
"""
FORMS = {
    "reduce.add": lambda v: v.sum(dtype=v.dtype),
    "reduce.smin": lambda v: v.min(),
    "scan.inclusive.mul": np.multiply.accumulate,
    "scan.exclusive.smax": lambda v: np.append(np.iinfo("i8").min, np.maximum.accumulate(v)[:-1]),
    "scan.exclusive.fadd": lambda v: np.append(0, np.add.accumulate(v)[:-1]),
    "scan.exclusive.fmin": lambda v: np.append(np.inf, np.minimum.accumulate(v)[:-1]),
    "cluster.xor": lambda v: np.repeat(np.bitwise_xor.reduceat(v, np.arange(0, v.size, 2)), 2)[: v.size],
    "shuffle.up": lambda v: np.append(v[:1], v[:-1]),
    "rotate": lambda v: np.roll(v, -1),
}


@pytest.mark.parametrize("name", FORMS)
def test_devices_that_lack_operations_and_types(name: str) -> None:
    """What is built from ballots and shuffles: on a device that has more, told that it has not."""
    import nv_lower
    import nv_runtime
    import nv_spirv
    import nv_structurize

    if not (has("shaderInt64") and has("shaderFloat64")):
        pytest.skip("the device lacks 64-bit types")
    device = nv.current_device()
    lacking = {"subgroupArithmetic", "subgroupClustered", "subgroupShuffleRelative", "shaderSubgroupRotate"}
    features = device.features - lacking - {"shaderSubgroupExtendedTypes", "bufferDeviceAddress"}
    type_, suffix, dtype = ("double", "f64", "f8") if ".f" in name else ("i64", "i64", "i8")
    operand = {"cluster.xor": "2", "shuffle.up": "1", "rotate": "1"}.get(name)
    ir = LANE_BY_LANE.format(
        type=type_,
        name=f"{name}.{suffix}",
        more=f", i32 {operand}" if operand else "",
        declared=", i32" if operand else "",
    )
    flat = nv_lower.lower(ir, nv_lower.Options(features=features))
    spirv = nv_spirv.emit(
        nv_structurize.structurize(flat), nv_spirv.Options(features=features, addressing="logical")
    )
    x = np.random.default_rng(7).integers(-99, 99, 64).astype(dtype)
    out, lanes = np.zeros_like(x), np.zeros(64, np.int32)
    nv_runtime.run(
        spirv, {"in": x, "out": out, "lanes": lanes}, 1, push=bytes(12), local_size=64, device=device
    )
    for number in np.unique(lanes >> 16):
        members = np.flatnonzero(lanes >> 16 == number)
        members = members[np.argsort(lanes[members])]
        want = np.broadcast_to(FORMS[name](x[members]), members.size)
        got = out[members]
        first = 1 if name == "shuffle.up" else 0  # what the first lane reads is open here
        np.testing.assert_array_equal(got[first:], want[first:])


REFUSED = {
    'nv.subgroup.reduce(x[0], "mean")': 'one of "add"',
    "nv.subgroup.reduce(x[0] > 1, x[0])": "a constant",
    'nv.subgroup.reduce(x[0] * 1.5, "xor")': "defined for integers and bools",
    'nv.subgroup.reduce(x[0] * 1j, "mul")': "can be added only",
    'nv.subgroup.reduce(x[0], "add", 3)': "power of two",
    "nv.subgroup.shuffle(x[0], 1.5)": "is an integer",
    "nv.subgroup.quad_swap(x[0], 3)": "0 to 2",
    "nv.subgroup.broadcast_first(x)": "a number or a bool",
}


@pytest.mark.parametrize("call", REFUSED)
def test_what_has_no_meaning_is_refused(call: str) -> None:
    names: dict[str, Any] = {"nv": nv}
    exec(f"def kernel(x):\n    y = {call}\n", names)
    with pytest.raises(nv.Unsupported, match=REFUSED[call]):
        nv.jit(names["kernel"])[1, 1](np.zeros(2, np.int32))
