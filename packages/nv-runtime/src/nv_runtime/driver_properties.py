"""What drivers do that no query of Vulkan's tells: names that join a device's features, each measured.

They follow the Vulkan names where there are some (`shaderFmaFloat32` is a feature of VK_KHR_shader_fma, which promises
one rounding; these drivers round once without the extension). A driver that is not listed is taken at Vulkan's word,
which promises less.
"""

from __future__ import annotations

#: VkDriverId → names. Measured on an H200 with driver 580: a million random floats each, and every mantissa of sqrt.
BY_DRIVER: dict[int, frozenset[str]] = {
    # VK_DRIVER_ID_NVIDIA_PROPRIETARY: Fma rounds once; Exp2 is within 2 ulp on [-1/2, 1/2]; Sqrt is wrong by one unit
    # for 17 % of floats, right for doubles. Wide loads from workgroup memory change nothing: a tiled n-body step and a
    # tiled matrix product take the same time with vectors.
    4: frozenset({"shaderFmaFloat32", "shaderFmaFloat64", "accurateExp2Float32", "inexactSqrtFloat32"}),
    # VK_DRIVER_ID_GOOGLE_SWIFTSHADER: docs/quirks.md#swiftshader-recursion.
    10: frozenset({"diesOfRecursiveTypes"}),
    # VK_DRIVER_ID_MESA_LLVMPIPE: a store to a component of a vector in workgroup memory leaves the others alone; with
    # vectors a tiled n-body step takes 0.8 of the time, a tiled matrix product as long as without. Sqrt is right for
    # every float. A forked child can open the device anew.
    13: frozenset({"wideWorkgroupLoads", "exactSqrtFloat32", "reopensAfterFork"}),
}


def names(driver_id: int) -> frozenset[str]:
    """The names for a driver; none for one that nobody measured."""
    return BY_DRIVER.get(driver_id, frozenset())
