"""Control-flow graphs of LLVM functions, and the questions asked of them."""
