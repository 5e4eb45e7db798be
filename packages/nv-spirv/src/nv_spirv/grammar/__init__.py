"""What the words of a SPIR-V module mean: `tables` (names and kinds), `operands` (walking them), `op` (opcodes)."""
