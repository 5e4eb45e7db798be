"""Every test that runs the passes checks the module after each of them."""

from __future__ import annotations

import pytest

from nv_lower import LowerError, Options, llvm, pipeline
from nv_lower.ir import Module
from nv_lower.pipeline import PASS_NAMES
from nv_lower.verify_each import VerifyEach


@pytest.fixture(autouse=True)
def verified_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have `VerifyEach` look at each module before the observer that a test gives does."""
    shown = pipeline._observe
    verify: VerifyEach | None = None

    def observe(name: str, module: Module, options: Options) -> None:
        nonlocal verify
        if name == PASS_NAMES[0]:  # which always changes something: another module begins
            verify = VerifyEach() if _is_llvm_ir(module) else None  # `lower` refuses text that is not
        if verify is not None:
            verify(name, str(module))
        shown(name, module, options)

    monkeypatch.setattr(pipeline, "_observe", observe)


def _is_llvm_ir(module: Module) -> bool:
    try:
        llvm.parse(str(module))
    except LowerError:
        return False
    return True
