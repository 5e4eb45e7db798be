"""What cannot be written is refused by name; what is written is the same every time, in linear time."""

import contextlib
import os
import subprocess
import sys
import time

import pytest

import nv_spirv
from nv_spirv.target import DEFAULT_FEATURES


def refuse(ir, kind=nv_spirv.InvalidInput, **options):
    with pytest.raises(kind) as caught:
        nv_spirv.emit(ir, nv_spirv.Options(**options))
    return " ".join([str(caught.value), *getattr(caught.value, "__notes__", [])])


def test_inputs_that_are_no_flat_function():
    assert "found none" in refuse("")
    assert "found @a, @b" in refuse("define void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}\n")
    assert "must return void" in refuse("define i32 @a() {\n  ret i32 0\n}\n")
    assert "not an instruction" in refuse("define void @a() {\n  @!\n}\n")
    assert "text of an LLVM module" in refuse(b"")
    assert "brace" in refuse("define void @a() {\n  ret void\n")


def test_calls_that_nothing_expands():
    message = refuse("define void @a() {\n  call void @puts(ptr null)\n  ret void\n}\n", nv_spirv.Unsupported)
    assert "@puts has no counterpart" in message and "call void @puts" in message


def test_every_line_that_is_cut_short_is_an_error_of_this_package(program):
    ir = program("memory").generate(7, physical_only=False)
    lines = ir.splitlines()
    for index in range(0, len(lines), 3):
        for cut in (len(lines[index]) // 2, len(lines[index]) - 2):
            broken = [*lines[:index], lines[index][:cut], *lines[index + 1 :]]
            with contextlib.suppress(nv_spirv.SpirvError):
                nv_spirv.emit("\n".join(broken))


def test_features_are_required_where_they_are_used():
    ir = "define void @a(ptr %p) {\n  %x = load double, ptr %p, align 8\n  ret void\n}\n"
    message = refuse(ir, nv_spirv.Unsupported, features=frozenset({"bufferDeviceAddress", "shaderInt64"}))
    assert "shaderFloat64" in message and "load double" in message


LOCATED = """
define void @a(ptr %p) !dbg !4 {
  %x = load double, ptr %p, align 8, !dbg !5
  ret void, !dbg !5
}
!1 = !DIFile(filename: "kernels.py", directory: "/home/me")
!4 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 10)
!5 = !DILocation(line: 12, column: 3, scope: !4)
"""


def test_debug_lines(execute):
    spirv = nv_spirv.emit(LOCATED, nv_spirv.Options(debug_lines=True))
    execute.check_valid(spirv)
    text = nv_spirv.disassemble(spirv)
    assert "OpLine" in text and '"kernels.py"' in text and " 12 3" in text
    assert "OpLine" not in nv_spirv.disassemble(nv_spirv.emit(LOCATED))


def test_python_line_of_the_instruction():
    message = refuse(
        LOCATED, nv_spirv.Unsupported, features=frozenset({"bufferDeviceAddress", "shaderInt64"})
    )
    assert "kernels.py:12" in message


@pytest.mark.parametrize(
    "options",
    [{"vulkan": (2, 0)}, {"spirv": (1, 2)}, {"vulkan": (1, 1), "spirv": (1, 6)}, {"addressing": "both"}],
    ids=str,
)
def test_options_that_make_no_sense(options):
    assert "options." in refuse("define void @a() {\n  ret void\n}\n", **options)


MIXED = """
define void @k(ptr %out, ptr %in) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  %p = getelementptr i32, ptr %in, i32 %i
  %x = load i32, ptr %p, align 4
  %d = call i32 @nv.sdot.i32.i32(i32 %x, i32 %x)
  %r = call i32 @nv.subgroup.rotate.i32(i32 %d, i32 1)
  %t = trunc i32 %r to i8
  %q = getelementptr i8, ptr %out, i32 %i
  store i8 %t, ptr %q, align 1
  %f = bitcast i32 %x to float
  %g = fmul nnan float %f, %f
  %c = call i64 @nv.clock()
  %h = uitofp i64 %c to float
  %s = fadd float %g, %h
  %o = getelementptr float, ptr %out, i32 %i
  %old = atomicrmw fadd ptr %o, float %s monotonic, align 4
  ret void
}
declare i32 @nv.global.id(i32)
declare i32 @nv.sdot.i32.i32(i32, i32)
declare i32 @nv.subgroup.rotate.i32(i32, i32)
declare i64 @nv.clock()
"""
# Vulkan's version, spirv-val's environment, the SPIR-V versions that it accepts
VERSIONS = [
    ((1, 1), 18, (3,)),
    ((1, 2), 23, (3, 4, 5)),
    ((1, 3), 25, (3, 4, 5, 6)),
    ((1, 4), 26, (3, 4, 5, 6)),
]


@pytest.mark.parametrize(("vulkan", "environment", "minors"), VERSIONS)
def test_each_version_of_vulkan_and_spirv(execute, program, addressing, vulkan, environment, minors):
    import spirv_tools

    more = {"shaderIntegerDotProduct", "shaderSubgroupRotate", "shaderSubgroupClock", "shaderFloatControls2"}
    features = DEFAULT_FEATURES | more | {"shaderBufferFloat32AtomicAdd", "shaderDenormPreserveFloat32"}
    for minor in minors:
        for ir in (program("memory").generate(3, physical_only=False), MIXED):
            options = nv_spirv.Options(
                vulkan=vulkan, spirv=(1, minor), addressing=addressing, features=features
            )
            spirv = nv_spirv.emit(ir, options)
            assert nv_spirv.violations(spirv) == []
            assert nv_spirv.reflect(spirv).version == (1, minor)
            if spirv_tools.available():
                assert spirv_tools.validate(spirv, environment) is None, minor


def test_same_input_same_bytes_in_every_process(program):
    ir = program("memory").generate(11, physical_only=False)
    code = "import sys, nv_spirv, hashlib; print(hashlib.sha256(nv_spirv.emit(sys.stdin.read())).hexdigest())"
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            input=ir,
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(digests) == 1


def test_no_process_is_started(program, monkeypatch):
    def refuse(*_, **__):
        raise AssertionError("a process is started")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    if hasattr(os, "fork"):
        monkeypatch.setattr(os, "fork", refuse)
    spirv = nv_spirv.emit(program("memory").generate(5, physical_only=False))
    assert nv_spirv.violations(nv_spirv.finish(nv_spirv.assemble(nv_spirv.disassemble(spirv)))) == []


def test_time_is_linear():
    def program(blocks):
        lines = ["define void @k(ptr %o, ptr %x, i32 %n) {", "entry:", "  br label %b0"]
        value, before = "%n", "entry"
        for b in range(blocks):
            lines += [
                f"b{b}:",
                f"  %a{b} = getelementptr inbounds i32, ptr %x, i64 {b}",
                f"  %l{b} = load i32, ptr %a{b}, align 4",
                f"  %s{b} = add nsw i32 {value}, %l{b}",
                f"  %c{b} = icmp slt i32 %s{b}, 100",
                f"  br i1 %c{b}, label %t{b}, label %j{b}, !nv.selection !{b}",
                f"t{b}:",
                f"  %u{b} = xor i32 %s{b}, 5",
                f"  br label %j{b}",
                f"j{b}:",
                f"  %p{b} = phi i32 [ %s{b}, %b{b} ], [ %u{b}, %t{b} ]",
                f"  br label %{f'b{b + 1}' if b + 1 < blocks else 'end'}",
            ]
            value, before = f"%p{b}", f"j{b}"
        lines += ["end:", f"  store i32 {value}, ptr %o, align 4", "  ret void", "}"]
        return "\n".join([*lines, *(f'!{b} = !{{!"j{b}"}}' for b in range(blocks))]), before

    def seconds(blocks):
        text, _ = program(blocks)
        best = float("inf")
        for _ in range(3):
            start = time.process_time()
            nv_spirv.emit(text)
            best = min(best, time.process_time() - start)
        return best

    small, large = seconds(500), seconds(4000)
    assert large < 8 * small * 2.5
    assert large / (4000 * 9) < 40e-6  # seconds an instruction; three times what it takes on an idle machine


def test_tables_too_large_for_an_instruction():
    elements = ", ".join(["i32 1"] * 70000)
    ir = f"""
@t = constant [70000 x i32] [{elements}]
define void @k(ptr %out, i32 %i) {{
  %p = getelementptr i32, ptr @t, i32 %i
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}}
"""
    assert "pass it as an array" in refuse(ir, nv_spirv.Unsupported)


def test_switches_too_large_for_an_instruction():
    cases = "\n".join(f"    i32 {number}, label %b" for number in range(40000))
    ir = f"define void @k(i32 %i) {{\n  switch i32 %i, label %b [\n{cases}\n  ], !nv.selection !0\nb:\n  ret void\n}}\n"
    assert "40000 cases" in refuse(ir + '!0 = !{!"b"}\n', nv_spirv.Unsupported)


WITHOUT_LLVMLITE = """
import sys
sys.modules["llvmlite"] = None  # as if it were not installed
import nv_spirv
kernel = "define void @k(ptr %p) {\\n  store i32 1, ptr %p, !dbg !1\\n  ret void, !dbg !1\\n}\\n"
kernel += '!0 = !DIFile(filename: "k.py", directory: "")\\n!1 = !DILocation(line: 7, column: 3, scope: !2)\\n'
kernel += '!2 = distinct !DISubprogram(name: "k", file: !0, line: 1)\\n'
assert "k.py" in nv_spirv.disassemble(nv_spirv.emit(kernel, nv_spirv.Options(debug_lines=True)))
for ir, options in ((kernel.replace("i32 1", "i32"), {}), (kernel, {"backend": "llvm", "addressing": "logical"})):
    try:
        nv_spirv.emit(ir, nv_spirv.Options(**options))
    except nv_spirv.SpirvError as error:
        print(type(error).__name__, error, getattr(error, "__notes__", ""))
"""


def test_nothing_but_the_second_backend_needs_llvmlite():
    done = subprocess.run([sys.executable, "-c", WITHOUT_LLVMLITE], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    malformed, backend = done.stdout.splitlines()
    assert malformed.startswith("InvalidInput")
    assert backend.startswith("Unsupported") and "pip install nv-spirv[llvm]" in backend
