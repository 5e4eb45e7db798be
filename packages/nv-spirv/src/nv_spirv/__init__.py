"""Structured LLVM IR to SPIR-V compute modules; inspect, check, finish and assemble SPIR-V."""
