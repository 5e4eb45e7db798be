"""What the functions of a kernel mean: types and code for Numba, registered for the target `vulkan`.

`atomic` to `subgroup` give `nv_lower.builtins` its meaning, one module for one of its modules. `arrays`, `assignment`
and `mathematics` replace what Numba has for NumPy's and `math`'s functions where a kernel cannot use it, and `records`
and `nditer` what it has for records.
"""

from nv_lower.implementations import (
    arrays,
    assignment,
    atomic,
    barriers,
    bits,
    dot_products,
    geometry,
    group,
    local,
    mathematics,
    nditer,
    records,
    shared,
    subgroup,
)

__all__ = [
    "arrays",
    "assignment",
    "atomic",
    "barriers",
    "bits",
    "dot_products",
    "geometry",
    "group",
    "local",
    "mathematics",
    "nditer",
    "records",
    "shared",
    "subgroup",
]
