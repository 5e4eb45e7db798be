"""Ordered work: recording, submission, copies, events, and waiting."""
