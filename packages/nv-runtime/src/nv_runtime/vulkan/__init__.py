"""The Vulkan API, and what is opened through it: the instance, physical devices, the logical device and its queues."""
