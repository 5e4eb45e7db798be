/* Rounding to whole numbers. SPIR-V has all but `round` as one instruction; that one is made of `trunc`. */
#include "real.h"

T FN(floor)(T x) { return PICK(__builtin_floorf, __builtin_floor)(x); }
T FN(ceil)(T x) { return PICK(__builtin_ceilf, __builtin_ceil)(x); }
T FN(trunc)(T x) { return truncate(x); }
T FN(rint)(T x) { return nearest(x); }
T FN(nearbyint)(T x) { return nearest(x); }
T FN(roundeven)(T x) { return nearest(x); }

/* Halfway cases away from zero; x - trunc(x) is exact. */
T FN(round)(T x) {
    T t = truncate(x);
    T step = magnitude(x - t) >= C(0.5) ? C(1.0) : C(0.0);
    return with_sign(magnitude(t) + step, x);
}
