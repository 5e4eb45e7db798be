"""LLVM IR text to SPIR-V: reading, types, memory, arithmetic, control flow. `nv_spirv.emit` drives it.

(The folder is not called `emit` because the package's function has that name.)
"""
