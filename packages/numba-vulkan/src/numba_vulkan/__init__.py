"""Python kernels on any GPU that has a Vulkan driver."""
