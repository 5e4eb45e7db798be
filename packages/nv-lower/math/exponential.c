/* exp, exp2, exp10, expm1. */
#include "exp_core.h"

T FN(exp)(T x) { return exp_of(x, C(0.0)); }

T FN(exp2)(T x) {
    int n;
    x = clamp(x, PICK(-151.0f, -1076.0), PICK(129.0f, 1025.0));
    T r = x - round_product(x, C(1.0), &n);
    T rest = r * mad(r, exp2_tail(r), LN2_WHOLE_1);
    Pair sum = fast_two_sum(C(1.0), r * LN2_WHOLE_0);
    return scale(sum.hi + (sum.lo + rest), n);
}

T FN(exp10)(T x) {
    int n;
    x = clamp(x, PICK(-46.0f, -324.0), PICK(39.0f, 309.0));
    T k = round_product(x, LOG2_10_0, &n);
    T hi = mad(-k, LOG10_2_0, x);
    T low = k * LOG10_2_1;
    T r = hi - low;
    T r_lo = (hi - r) - low;
    T rest = mad(r, mad(r, exp10_tail(r), LN10_1), r_lo * LN10_0);
    Pair sum = fast_two_sum(C(1.0), r * LN10_0);
    return scale(sum.hi + (sum.lo + rest), n);
}

T FN(expm1)(T given) {
    /* Below, the result is -1 to the last bit.  2**-n must not overflow. */
    T x = clamp(given, PICK(-26.0f, -55.0), EXP_HIGH);
    int n;
    T k = round_product(x, LOG2_E_0, &n);
    T hi = mad(-k, LN2_0, x);
    T low = k * LN2_1;
    T r = hi - low;
    T lo = mad(r * r, expm1_tail(r), -low);
    /* 2**n (1 + hi + lo) - 1 = 2**n ((1 - 2**-n) + hi + lo); beyond n = 60 the 1 is lost anyway. */
    T one = power_of_two(n > 60 ? -60 : -n);
    Pair offset = fast_two_sum(n < 0 ? -one : C(1.0), n < 0 ? C(1.0) : -one);
    Pair sum = fast_two_sum(offset.hi, hi);
    lo += offset.lo;
    T result = scale(sum.hi + (sum.lo + lo), n);
    return magnitude(given) < PICK(0x1p-25f, 0x1p-54) ? given : result;
}
