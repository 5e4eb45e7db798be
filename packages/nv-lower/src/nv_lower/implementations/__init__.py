"""What the functions of a kernel mean: types and code for Numba, registered for the target `vulkan`.

`atomic` to `subgroup` give `nv_lower.builtins` its meaning, one module for one of its modules. `arrays`, `assignment`,
`mathematics` and `random_scalars` replace what Numba has for functions of NumPy, `math` and `random` where a kernel
cannot use it, `records` and `nditer` what it has for records; `python`, `number_theory`, `float_functions` and
`scalar_ufuncs` add to the functions and operators of Python, `math`, `cmath` and NumPy.
"""

from nv_lower.implementations import (
    addresses,
    arrays,
    assignment,
    atomic,
    barriers,
    bits,
    dot_products,
    float_functions,
    geometry,
    group,
    half,
    linear_algebra,
    local,
    mathematics,
    matrix,
    nditer,
    number_theory,
    python,
    records,
    reductions,
    scalar_ufuncs,
    shared,
    subgroup,
)

__all__ = [
    "addresses",
    "arrays",
    "assignment",
    "atomic",
    "barriers",
    "bits",
    "dot_products",
    "float_functions",
    "geometry",
    "group",
    "half",
    "linear_algebra",
    "local",
    "mathematics",
    "matrix",
    "nditer",
    "number_theory",
    "python",
    "records",
    "reductions",
    "scalar_ufuncs",
    "shared",
    "subgroup",
]
