"""`nv.fuse`: whole expressions of arrays as one kernel."""
