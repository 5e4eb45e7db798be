"""Arrays in device memory: `DeviceArray` and the functions that make one."""
