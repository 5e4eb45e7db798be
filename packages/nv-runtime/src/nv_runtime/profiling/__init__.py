"""Times of commands, and names and labels for debuggers."""
