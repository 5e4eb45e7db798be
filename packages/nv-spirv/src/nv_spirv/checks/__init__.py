"""What a module must keep, one module a family of rules; `nv_spirv.verify` lists them in order."""
