"""Compute pipelines: modules, their arguments, and how they are compiled."""
