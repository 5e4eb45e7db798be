/* Division and square root for devices whose own are not exact; see division_core.h. */
#include "division_core.h"

T PICK(nv_div_f32, nv_div_f64)(T a, T b) { return divide(a, b); }

T PICK(nv_sqrt_f32, nv_sqrt_f64)(T x) { return square_root(x); }
