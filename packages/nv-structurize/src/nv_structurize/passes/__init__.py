"""The passes, one a file; `nv_structurize.pipeline` says in which order and why."""
