/* log, log2, log10, log1p. */
#include "log_core.h"

T FN(log)(T x) { return log_of(x); }

/* log x in another base: e * step + log(m) * factor, step and factor in two parts each. */
INLINE T log_in_base(T x, T step, T step_lo, T factor, T factor_lo) {
    int e;
    T f = log_mantissa(normalised(x, &e), &e) - C(1.0);
    Pair natural = fast_two_sum(f, log1p_rest(f));
    Pair part = two_product(natural.hi, factor);
    T low = part.lo + mad(natural.lo, factor, natural.hi * factor_lo);
    T k = (T)e;
    Pair sum = two_sum(k * step, part.hi);
    return log_checked(x, sum.hi + (sum.lo + mad(k, step_lo, low)));
}

T FN(log2)(T x) { return log_in_base(x, C(1.0), C(0.0), LOG2_E_0, LOG2_E_1); }

T FN(log10)(T x) { return log_in_base(x, LOG10_2_0, LOG10_2_1, LOG10_E_0, LOG10_E_1); }

T FN(log1p)(T x) {
    if (magnitude(x) < PICK(0x1p-25f, 0x1p-54))
        return x; /* zeros and subnormals as they are */
    if (!(x > C(-1.0) && x < INF))
        return x == C(-1.0) ? -INF : log_special(x < C(0.0) ? C(-1.0) : x);
    return log1p_of(x, C(0.0));
}
