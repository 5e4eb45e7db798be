"""The passes of nv-lower's middle end, one a file; `nv_lower.pipeline` says in which order and why."""
