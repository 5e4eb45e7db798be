"""Passes from SPIR-V to SPIR-V: one a module, each with one `run(module, options)`, named like its file everywhere."""
