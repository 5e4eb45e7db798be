"""Uniform blocks given by the names of their members, in the layout that the module says."""

from __future__ import annotations

import numpy as np
import pytest

import nv_runtime
from nv_runtime import InvalidInput

SOURCE = """#version 450
#extension GL_EXT_scalar_block_layout : enable
layout(local_size_x = 1) in;
struct Light {{ vec3 color; float power; }};
layout(set = 0, binding = 1, {layout}) uniform Scene {{
  float gain; vec3 origin; Light lights[2]; float weights[3]; {major} mat2x3 turn; uvec2 size;
}} scene;
layout(std430, set = 0, binding = 0) writeonly buffer Y {{ float y[]; }};
void main() {{
  y[0] = scene.gain; y[1] = scene.origin.z; y[2] = scene.lights[1].color.y; y[3] = scene.lights[1].power;
  y[4] = scene.weights[2]; y[5] = scene.turn[1][2]; y[6] = scene.turn[0][1]; y[7] = float(scene.size.y);
}}
"""
SCENE = {
    "gain": 2.0,
    "origin": (1, 2, 3),
    "lights": [{"color": (0, 0, 0), "power": 0}, {"color": (4, 5, 6), "power": 7}],
    "weights": np.array([8, 9, 10], np.float32),
    "turn": [(11, 12, 13), (14, 15, 16)],
    "size": (17, 18),
}
EXPECTED = [2, 3, 5, 7, 10, 16, 12, 18]


@pytest.mark.parametrize("major", ["", "layout(row_major)"])
@pytest.mark.parametrize("layout", ["std140", "scalar"])
def test_members_by_name(device, compile_glsl, layout, major):
    if layout == "scalar" and "scalarBlockLayout" not in device.features:
        pytest.skip("the device lacks scalarBlockLayout")
    spirv = compile_glsl(source=SOURCE.format(layout=layout, major=major))
    y = np.zeros(8, np.float32)
    nv_runtime.run(spirv, {"Y": y, "scene": SCENE}, 1, device=device)
    np.testing.assert_array_equal(y, EXPECTED)


def test_a_kernel_packs_its_blocks(device, compile_glsl):
    kernel = device.kernel(compile_glsl(source=SOURCE.format(layout="std140", major="")))
    block, out = device.buffer(kernel.block("scene").size), device.buffer(32)
    device.stream.write(block, 0, np.frombuffer(kernel.block("scene").pack(**SCENE), np.uint8))
    device.stream.launch(kernel, 1, b"", [out, block])
    y = np.empty(8, np.float32)
    device.stream.read(out, 0, y)
    np.testing.assert_array_equal(y, EXPECTED)
    with pytest.raises(InvalidInput, match=r"no binding 'Scenery'; it has .*scene"):
        kernel.block("Scenery")
    with pytest.raises(InvalidInput, match="give an array"):
        kernel.block("Y")


def test_wrong_members_are_named(device, compile_glsl):
    spirv = compile_glsl(source=SOURCE.format(layout="std140", major=""))
    y = np.zeros(8, np.float32)
    with pytest.raises(InvalidInput, match="has no member 'gian'; its members are gain, origin"):
        nv_runtime.run(spirv, {"Y": y, "scene": {**SCENE, "gian": 1}}, 1, device=device)
    with pytest.raises(InvalidInput, match="also needs gain"):
        short = {name: value for name, value in SCENE.items() if name != "gain"}
        nv_runtime.run(spirv, {"Y": y, "scene": short}, 1, device=device)


def test_the_command_takes_members(compile_glsl, tmp_path, capsys):
    from nv_runtime.__main__ import main

    path = tmp_path / "scene.spv"
    path.write_bytes(compile_glsl(source=SOURCE.format(layout="std140", major="")))
    given = ["gain=2", "origin=1,2,3", "lights[0].color=0,0,0", "lights[0].power=0", "lights[1].color=4,5,6"]
    given += [
        "scene.lights[1].power=7",
        "weights=8,9,10",
        "turn[0]=11,12,13",
        "turn[1]=14,15,16",
        "size=17,18",
    ]
    arguments = [str(path), "--buffer", "Y@f32:8", "--uniform", *given, "--groups", "1"]
    assert main(arguments) == 0
    assert "[ 2.  3.  5.  7. 10. 16. 12. 18.]" in capsys.readouterr().out
    assert main(["--reflect", str(path)]) == 0
    listed = capsys.readouterr().out
    assert "+16 origin: vec3<f32>" in listed and "+44 lights[].power: f32" in listed
    assert main([str(path), "--buffer", "Y@f32:8", "--groups", "1"]) == 2
    assert "--uniform gain=F32 origin=F32,F32,F32" in capsys.readouterr().err
    assert main([*arguments[:-2], "nothing=1", "--groups", "1"]) == 2
    assert "no block has a member nothing" in capsys.readouterr().err
