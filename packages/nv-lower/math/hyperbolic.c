/* sinh, cosh, tanh. */
#include "exp_core.h"

/* e**a/2 + sign * e**-a/2. */
INLINE T half_sum(T a, T sign) {
    int n;
    /* Held where sinh has overflowed. */
    Pair large = exp_pair(a > PICK(90.0f, 711.0) ? PICK(90.0f, 711.0) : a, C(0.0), &n);
    n -= 1;
    if (n > FRACTION_BITS)
        return scale(large.hi, n); /* the other half is below the last bit */
    T unit = power_of_two(n);
    large.hi *= unit;
    large.lo *= unit;
    Pair other = pair_quotient((Pair){C(0.25), C(0.0)}, large);
    Pair sum = fast_two_sum(large.hi, sign * other.hi);
    return sum.hi + (sum.lo + mad(sign, other.lo, large.lo));
}

T FN(sinh)(T x) {
    T a = magnitude(x);
    if (a < C(1.0)) {
        T z = x * x;
        return a < PICK(0x1p-13f, 0x1p-27) ? x : mad(x * z, sinh_odd(z), x);
    }
    return is_nan(x) ? x : with_sign(half_sum(a, C(-1.0)), x);
}

T FN(cosh)(T x) { return is_nan(x) ? x : half_sum(magnitude(x), C(1.0)); }

T FN(tanh)(T x) {
    T a = magnitude(x);
    if (a < C(0.55)) {
        T z = x * x;
        return a < PICK(0x1p-13f, 0x1p-27) ? x : mad(x * z, tanh_odd(z), x);
    }
    if (is_nan(x))
        return x;
    /* 1 - 2 / (e**2a + 1) */
    a = a > PICK(10.0f, 20.0) ? PICK(10.0f, 20.0) : a;
    int n;
    Pair e = exp_pair(a + a, C(0.0), &n);
    T unit = power_of_two(n);
    Pair below = fast_two_sum(e.hi * unit, C(1.0));
    below.lo += e.lo * unit;
    Pair q = pair_quotient((Pair){C(2.0), C(0.0)}, below);
    Pair r = fast_two_sum(C(1.0), -q.hi);
    return with_sign(r.hi + (r.lo - q.lo), x);
}
