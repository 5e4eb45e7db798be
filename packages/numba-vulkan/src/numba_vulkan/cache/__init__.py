"""Compiled kernels on disk: what a result depends on (`content`), and where it lies (`disk`)."""
