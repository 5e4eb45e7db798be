/* erf and erfc. */
#include "exp_core.h"

#define ERFC_CENTRE PICK(2.0f, 4.0)

/* erfc of x >= 0.7: e**(-x**2) with the square in two parts, times a function that hardly changes
   (M. M. Shepherd and J. G. Laframboise, Math. Comp. 36, 1981). */
INLINE T erfc_tail(T x) {
    if (x > PICK(10.1f, 27.3))
        return C(0.0);
    T q = rough_div(x - ERFC_CENTRE, x + ERFC_CENTRE);
    Pair ratio = pair_quotient((Pair){erfc_scaled(q), C(0.0)}, fast_two_sum(x + x, C(1.0)));
    Pair square = two_product(x, x);
    int n;
    Pair e = exp_pair(-square.hi, -square.lo, &n);
    return scale(pair_times(e, ratio).hi, n);
}

T FN(erf)(T x) {
    T a = magnitude(x);
    if (a < C(1.0))
        return mad(x, erf_ratio(x * x), x);
    if (is_nan(x))
        return x;
#if NV_WIDTH == 32
    a = a > 4.0f ? 4.0f : a;
    T complement = exp_of(erf_tail_log(a - 1.0f), 0.0f);
#else
    T complement = a > 6.0 ? 0.0 : erfc_tail(a);
#endif
    return with_sign(C(1.0) - complement, x);
}

T FN(erfc)(T x) {
    if (magnitude(x) < C(0.7)) {
        Pair sum = fast_two_sum(C(1.0), -x);
        return sum.hi + mad(-x, erf_ratio(x * x), sum.lo);
    }
    if (is_nan(x))
        return x;
    T tail = erfc_tail(magnitude(x));
    return x > C(0.0) ? tail : C(2.0) - tail;
}
