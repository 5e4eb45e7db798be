"""What is known of drivers by their number, because trying it would crash or hang them, or takes a benchmark."""

from __future__ import annotations

#: VkDriverId → names that a probe cannot find: what would crash or hang it, and what is a matter of speed.
BY_DRIVER: dict[int, frozenset[str]] = {
    # VK_DRIVER_ID_GOOGLE_SWIFTSHADER: docs/quirks.md#swiftshader-recursion and #swiftshader-loop-values.
    10: frozenset({"diesOfRecursiveTypes", "losesLoopValues"}),
    # VK_DRIVER_ID_MESA_LLVMPIPE: a store to a component of a vector in workgroup memory leaves the others alone; with
    # vectors a tiled n-body step takes 0.8 of the time, a tiled matrix product as long as without (they change nothing
    # on an H200). A forked child can open the device anew.
    # docs/quirks.md#lavapipe-nesting.
    13: frozenset({"wideWorkgroupLoads", "reopensAfterFork", "diesOfDeepNesting"}),
}


#: What drivers do only without a feature: VkDriverId → (feature, name). docs/quirks.md#lavapipe-float16
WITHOUT: dict[int, tuple[str, str]] = {13: ("shaderFloat16", "diesOfFloat16")}


def known(driver_id: int, features: frozenset[str] | set[str]) -> frozenset[str]:
    """The names that are known without asking the device, given what it offers."""
    lacking, name = WITHOUT.get(driver_id, ("", ""))
    more = {name} if name and lacking not in features else set()
    return BY_DRIVER.get(driver_id, frozenset()) | more
