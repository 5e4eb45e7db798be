"""The kernel is found by its attribute wherever that is written."""

from __future__ import annotations

import pytest

from nv_lower import Options, ir
from nv_lower.passes import drop_noalias

MODULE = """
define void @k(ptr noalias %p) ATTRIBUTES {
  call void @nv.barrier()
  ret void
}
declare void @nv.barrier() convergent
attributes #0 = { nounwind "nv.kernel"="k" }
"""


@pytest.mark.parametrize("attributes", ['"nv.kernel"="k"', "#0"])
def test_what_was_taken_is_noted_on_the_kernel(attributes: str) -> None:
    module = ir.parse(MODULE.replace("ATTRIBUTES", attributes))
    assert drop_noalias.run(module, Options())
    header = module.functions["@k"].header
    assert header.attributes.value("nv.noalias") == "0"
    assert not header.parameters[0].has("noalias")
