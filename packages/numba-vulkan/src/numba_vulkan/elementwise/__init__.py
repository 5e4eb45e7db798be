"""Kernels that compute each element of a result from the same element of each operand, and how they are launched."""
