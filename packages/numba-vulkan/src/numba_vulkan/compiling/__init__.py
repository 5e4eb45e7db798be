"""From a Python function to a SPIR-V module."""
