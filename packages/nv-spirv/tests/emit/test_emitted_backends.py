"""LLVM's own backend in a child process, as an oracle: same results where it works, an error where it does not."""

import pytest

import nv_spirv


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("add.i32", "same"),
        ("sdiv.i32", "same"),
        ("fadd.float", "same"),
        ("smax.i32", "same"),
        ("ctlz.i32", "refused"),
    ],
)
def test_operation(program, execute, name, result):
    backends = program("backends")
    (case,) = (case for case in backends.cases(None) if case.name == name)
    assert backends.compare(case, 5, execute.device().features) == result


def test_kernels_of_another_form_are_refused(kernel):
    ir = kernel("ptr %out, i32 %n", "store i32 %n, ptr %out, align 4")
    with pytest.raises(nv_spirv.Unsupported, match="no addresses"):
        nv_spirv.emit(ir, nv_spirv.Options(backend="llvm"))
    with pytest.raises(nv_spirv.Unsupported, match="takes arrays only"):
        nv_spirv.emit(ir, nv_spirv.Options(backend="llvm", addressing="logical"))
