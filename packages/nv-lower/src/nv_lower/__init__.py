"""Python function to flat, optimised LLVM IR for a Vulkan kernel."""
