/* What `link_library` takes where the device has no fused multiply-add that rounds once. */
#include "pair.h"

T PICK(nv_residual_f32, nv_residual_f64)(T c, T a, T b) { return split_residual(c, a, b); }
