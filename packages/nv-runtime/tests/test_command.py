"""The command nv-run."""

from __future__ import annotations

import struct
import subprocess
import sys

import numpy as np
import pytest

import nv_runtime
from nv_runtime.__main__ import main


@pytest.fixture
def module(tmp_path, compile_glsl, monkeypatch):
    for name in ("saxpy", "double_bound"):
        (tmp_path / f"{name}.spv").write_bytes(compile_glsl(name))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_command_with_bindings(module, capsys):
    arguments = "double_bound.spv --buffer f32:100=range --buffer f32:100 --push n=100 shift=0.5 --groups 2"
    assert main([*arguments.split(), "-o", "out.npy", "--time", "--repeat", "3"]) == 0
    np.testing.assert_array_equal(np.load("out.npy"), 2 * np.arange(100, dtype=np.float32) + np.float32(0.5))
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "best of 3" in captured.err


def test_command_with_addresses_and_files(module):
    np.save("in.npy", np.arange(64, dtype=np.float32))
    np.full(64, 3, np.float32).tofile("raw.bin")
    arguments = (
        "saxpy.spv --buffer y@f32:64=raw.bin --buffer in.npy --push a=2 n=64 --groups 2 --local-size 32"
    )
    assert main([*arguments.split(), "-o", "0=out.bin"]) == 0
    np.testing.assert_array_equal(np.fromfile("out.bin", np.float32), 2 * np.arange(64) + 3)


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ("missing.spv --groups 1", 1, "No such file"),
        ("saxpy.spv --groups 1", 2, "add  --buffer x@TYPE:SHAPE  --buffer y@TYPE:SHAPE  --push a=F32 n=U32"),
        ("double_bound.spv --groups 1 --push n=1", 2, "--buffer B@f32:SHAPE  --push shift=F32"),
        ("double_bound.spv --groups 1 --push m=1", 2, "has no push constant 'm'; it has n=U32 shift=F32"),
        ("saxpy.spv --groups z", 2, "not a list of whole numbers"),
        ("saxpy.spv --groups 1 --buffer f31:4", 2, "neither TYPE:SHAPE"),
        ("saxpy.spv --groups 1 --buffer q@f32:4", 2, "has no buffer 'q'; it has x, y"),
        ("saxpy.spv --groups 1 --push n", 2, "is not NAME=VALUE"),
        ("saxpy.spv --groups 1 --device nothing", 1, "no device matches 'nothing'"),
        ("saxpy.spv --groups 1 --buffer f32:4 --buffer f32:4 --push a=1 n=4 -o 5=x.npy", 2, "not the number of"),
        ("junk.spv --groups 1", 1, "not SPIR-V: it is text that begins 'junkjunk"),
        ("doctr", 2, "'doctr' is neither a file nor a command: run, devices, doctor, reflect"),
    ],
)  # fmt: skip
def test_command_refuses(module, capsys, arguments, code, message):
    (module / "junk.spv").write_bytes(b"junk" * 20)
    assert main(arguments.split()) == code
    assert message in capsys.readouterr().err


def test_command_without_arguments_is_wrong_usage():
    with pytest.raises(SystemExit) as stop:
        main([])
    assert stop.value.code == 2


def test_command_from_standard_input(module):
    data = (module / "double_bound.spv").read_bytes()
    arguments = [
        "-",
        "--buffer",
        "f32:4=1",
        "--buffer",
        "f32:4",
        "--push",
        "n=4",
        "shift=1",
        "--groups",
        "1",
        "-o",
        "out.npy",
    ]
    subprocess.run([sys.executable, "-m", "nv_runtime", *arguments], input=data, check=True, cwd=module)
    assert np.load("out.npy").tolist() == [3, 3, 3, 3]


def test_command_lists_and_examines(module, capsys):
    assert main(["--devices"]) == 0
    assert "Vulkan 1." in capsys.readouterr().out
    assert main(["doctor"]) == 0
    assert "ok      Vulkan loader" in capsys.readouterr().out
    assert main(["reflect", "saxpy.spv"]) == 0
    assert capsys.readouterr().out.splitlines()[1:3] == [
        "entry main: workgroup 64,1,1 (specialization 0,1,2)",
        "  push +0 x: address",
    ]


def test_doctor_names_the_broken_driver(in_process):
    done = in_process(
        "import nv_runtime.__main__ as m; raise SystemExit(m.main(['doctor']))",
        files={"broken.json": b"{}"},
        env={"VK_DRIVER_FILES": "./broken.json"},
    )
    assert done.returncode == 1
    assert "MISSING driver manifest broken.json is not a driver manifest" in done.stdout


@pytest.mark.parametrize("arguments", [["devices"], ["--devices"]])
def test_devices_are_listed_by_a_command_and_by_an_option(arguments, capsys):
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(nv_runtime.devices())


@pytest.mark.parametrize("first", [[], ["run"]])
def test_without_a_file_the_heads_of_the_results_are_printed(module, capsys, first):
    arguments = "double_bound.spv --buffer f32:100=range --buffer f32:10x10 --push n=100 shift=0.5 --groups 2"
    assert main([*first, *arguments.split()]) == 0
    out = capsys.readouterr().out
    assert out == "buffer 1 B: f32:10x10 = [ 0.5  2.5  4.5  6.5  8.5 10.5 12.5 14.5] and 92 more\n"


def test_options_may_come_before_the_module(module, capsys):
    arguments = "--groups 1 --local-size 32 saxpy.spv --buffer f32:2=1 --buffer f32:2 --push a=2 n=2"
    assert main(arguments.split()) == 0
    assert capsys.readouterr().out.endswith("buffer 1 y: f32:2 = [2. 2.]\n")


@pytest.mark.parametrize("command", ["", "run", "devices", "doctor", "reflect"])
def test_every_command_explains_itself(capsys, command):
    with pytest.raises(SystemExit) as stop:
        main([*command.split(), "--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: nv-run {command}".rstrip()) and "--time nv-run" not in out


def test_the_version_is_printed(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert (stop.value.code, capsys.readouterr().out) == (0, f"nv-run {nv_runtime.__version__}\n")


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"", "empty"),
        (b"\x7fELF" + bytes(60), "ELF"),
        (b"BC\xc0\xde" + bytes(60), "bitcode; llvm-dis"),
        (b"; ModuleID = 'x'\ndefine void @f() {\n", "LLVM IR text; nv-spirv emit"),
        (b"// a shader\n#version 450\n", "GLSL; glslangValidator"),
        (b"hello, world", "text that begins 'hello, world'"),
        (bytes(range(200, 240)), "bytes that begin c8 c9 ca cb"),
        (b"\x03\x02\x23\x07" + bytes(15), "cut off"),
    ],
)
def test_what_is_no_module_is_said_to_be_what_it_is(module, capsys, data, what):
    (module / "other.spv").write_bytes(data)
    assert main(["reflect", "other.spv"]) == 1
    assert what in capsys.readouterr().err


def test_a_module_of_the_other_byte_order_runs(module, capsys):
    data = (module / "saxpy.spv").read_bytes()
    words = struct.unpack(f"<{len(data) // 4}I", data)
    (module / "big.spv").write_bytes(struct.pack(f">{len(words)}I", *words))
    arguments = "big.spv --buffer f32:2=1 --buffer f32:2 --push a=3 n=2 --groups 1"
    assert main(arguments.split()) == 0
    assert capsys.readouterr().out.endswith("= [3. 3.]\n")


def test_an_image_is_said_to_be_beyond_the_command(module, capsys, compile_glsl):
    (module / "image.spv").write_bytes(compile_glsl("texel_fetch"))
    assert main(["image.spv", "--groups", "1"]) == 2
    assert "nv_runtime.run" in capsys.readouterr().err


def test_a_reader_that_has_seen_enough_is_no_error(module):
    code = "import sys; from nv_runtime.__main__ import main; sys.exit(main(['reflect', 'saxpy.spv']))"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    _, error = process.communicate(timeout=60)
    assert (process.returncode, error) == (0, b"")
