/* fmod, remainder, modf: exact. */
#include "division_core.h"

/* a - b * truncate(a / b) for finite a >= 0, b > 0. */
INLINE T positive_remainder(T a, T b) {
    if (a < b)
        return a;
    /* With a quotient of few bits, a - q * b is exact as long as q is not too small; so it is made a little larger
       than the division, rough as it is, could have been too small, and is one too large at most. */
    if (b > PICK(0x1p-60f, 0x1p-900) && b < PICK(0x1p100f, 0x1p1000)) {
        T q = truncate(rough_div(a, b) * PICK(0x1.000008p0f, 0x1.0000000000004p0));
        if (q < PICK(0x1p20f, 0x1p49)) {
            T r = residual(a, q, b);
            return r < C(0.0) ? r + b : r;
        }
    }
    /* Long division of the significands, as many bits at a time as a word has to spare. */
    int ea, eb;
    U sa = take_apart(bits(a), &ea), sb = take_apart(bits(b), &eb);
    const int spare = NV_WIDTH - FRACTION_BITS - 1;
    int left = ea - eb;
    U r = sa >= sb ? sa - sb : sa;
    while (left > 0 && r != 0) {
        int step = left < spare ? left : spare;
        r = (r << step) % sb;
        left -= step;
    }
    if (r == 0)
        return C(0.0);
    int shift = leading_zeros(r) - spare;
    int e = eb - shift;
    if (e > 0)
        return real(((U)(e - 1) << FRACTION_BITS) + (r << shift));
    return real(r << shift >> (1 - e));
}

T FN(fmod)(T x, T y) {
    if (!is_finite(x) || is_nan(y) || y == C(0.0))
        return is_nan(x) || is_nan(y) ? x + y : NAN;
    return with_sign(is_finite(y) ? positive_remainder(magnitude(x), magnitude(y)) : magnitude(x), x);
}

T FN(remainder)(T x, T y) {
    if (!is_finite(x) || is_nan(y) || y == C(0.0))
        return is_nan(x) || is_nan(y) ? x + y : NAN;
    if (!is_finite(y))
        return x;
    T a = magnitude(x), b = magnitude(y);
    /* Modulo 2 b the parity of the quotient shows; then one or two subtractions, all exact. */
    if (b < real(INFINITY_BITS - LEADING_BIT))
        a = positive_remainder(a, b + b);
    T r = a;
    if (b < PICK(0x1p-100f, 0x1p-1000)) {
        if (r + r > b) {
            r -= b;
            if (r + r >= b)
                r -= b;
        }
    } else {
        T half = C(0.5) * b;
        if (r > half) {
            r -= b;
            if (r >= half)
                r -= b;
        }
    }
    return real(bits(r) ^ (bits(x) & SIGN_BIT));
}

T FN(modf)(T x, T *whole) {
    T t = truncate(x);
    *whole = t;
    return with_sign(is_finite(x) ? x - t : (is_nan(x) ? x : C(0.0)), x);
}
