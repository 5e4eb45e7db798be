"""Any LLVM IR in, the same program with structured control flow out."""
