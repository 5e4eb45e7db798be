"""The types of a Vulkan kernel's values: arrays, memory spaces, parameters and their LLVM data models."""
