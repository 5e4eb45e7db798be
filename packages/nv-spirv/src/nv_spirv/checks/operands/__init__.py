"""The typing rules of single instructions, by family; each module offers `RULES`, opcode → `Rule`."""
