"""Atomic operations: reading them (`access`), and functions that do what a device cannot (`functions`).

`legalise_atomics` and `narrow` both replace atomic operations by calls of such functions.
"""
