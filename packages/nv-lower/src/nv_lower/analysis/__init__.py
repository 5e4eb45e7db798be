"""What passes ask about a function: its loops, where its pointers point, which values are in range, what is unused."""
