"""Names, labels and compiler statistics."""

from __future__ import annotations

import pytest

from nv_runtime import Unsupported


def test_labels_and_names_are_clean_under_validation(in_process, compile_glsl):
    done = in_process(
        """
        import nv_runtime
        try:
            device = nv_runtime.open_device(validation=True, debug=True)
        except nv_runtime.NoDevice as error:
            print("SKIP", error)
            raise SystemExit
        begun = []
        begin = device.observer._begin
        def beginning(command, label):
            begun.append(nv_runtime.vulkan.api.ffi.string(label.pLabelName))
            begin(command, label)
        device.observer._begin = beginning
        k = device.kernel("k.spv")
        x = device.buffer(400)
        device.stream.fill(x, 0)
        device.stream.launch(k, 2, k.push(x=x, n=100))
        device.stream.launcher(k)(k.push(x=x, n=100), 2)
        with device.profile() as profile:
            device.stream.launch(k, 2, k.push(x=x, n=100))
        device.synchronize()
        print(begun, len(profile.intervals))
        """,
        files={"k.spv": compile_glsl("increment")},
    )
    if "SKIP" in done.stdout:
        pytest.skip(done.stdout)
    assert done.stdout == "[b'copy fill', b'kernel main', b'kernel main'] 1\n", done.stderr


def test_statistics(device, compile_glsl):
    kernel = device.kernel(compile_glsl("saxpy"))
    if "pipelineExecutableInfo" in device.features:
        assert all(s.name for s in kernel.statistics())
        assert kernel.statistics()
    else:
        with pytest.raises(Unsupported, match="pipelineExecutableInfo"):
            kernel.statistics()
