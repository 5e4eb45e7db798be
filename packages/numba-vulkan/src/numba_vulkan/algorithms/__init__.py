"""Algorithms over whole arrays, written as kernels: reductions, scans, sorting, products of matrices."""
