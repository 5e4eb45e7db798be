"""Indexing by arrays: positions and masks, reading and assigning."""
