"""From the arguments of a launch to one call of the runtime."""
