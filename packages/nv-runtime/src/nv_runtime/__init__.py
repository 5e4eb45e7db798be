"""Run SPIR-V compute modules from Python on any Vulkan device."""
