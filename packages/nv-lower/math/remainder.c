/* fmod, remainder, modf: exact. */
#include "division_core.h"

/* What is exact in float operations: divisors that no product or residual of them leaves the normal numbers. */
INLINE int is_plain(T b) { return b > PICK(0x1p-60f, 0x1p-900) && b < PICK(0x1p100f, 0x1p1000); }

/* Whether |x| < |y|, and so x the remainder. The words are compared: a device may take subnormals for zero, and does so
   in comparisons and magnitudes of floats. */
INLINE int is_remainder(T x, T y) {
    return magnitude_bits(x) < magnitude_bits(y) && magnitude_bits(y) <= INFINITY_BITS;
}

/* q = truncate(a / b) and r = a - b * q for a >= b, where both are exact in a few operations: quotients of few bits. */
INLINE int short_division(T a, T b, T *q, T *r) {
    /* The residual is exact as long as the quotient is not too small; so it is made a little larger than the division,
       rough as it is, could have been too small, and is one too large at most. */
    T quotient = truncate(rough_div(a, b) * PICK(0x1.000008p0f, 0x1.0000000000004p0));
    T rest = residual(a, quotient, b);
    int over = rest < C(0.0);
    *q = over ? quotient - C(1.0) : quotient;
    *r = over ? rest + b : rest;
    return is_plain(b) && quotient < PICK(0x1p20f, 0x1p49);
}

/* The nearest number with half of the bits. */
INLINE T rounded_to_half(T x) {
    const U half = (U)1 << LOW_HALF_BITS;
    return real((bits(x) + (half >> 1)) & ~(half - 1));
}

/* a - b * truncate(a / b) for finite a >= b > 0. */
INLINE T long_remainder(T a, T b) {
    T ratio = rough_div(a, b), q;
    if (is_plain(b) && a < PICK(0x1p126f, 0x1p1022) && ratio < PICK(0x1p120f, 0x1p1000)) {
        /* Take off the quotient's upper half, to the nearest, until few bits are left; so what remains has no more bits
           than b, and either sign. */
        int negative = 0;
        while (ratio >= PICK(0x1p20f, 0x1p49)) {
            T rest = residual(a, rounded_to_half(ratio), b);
            negative ^= rest < C(0.0);
            a = magnitude(rest);
            ratio = rough_div(a, b);
        }
        if (!is_remainder(a, b))
            short_division(a, b, &q, &a);
        return negative && bits(a) != 0 ? b - a : a;
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

/* The same for any finite a >= 0. */
INLINE T positive_remainder(T a, T b) {
    T q, rest;
    if (is_remainder(a, b))
        return a;
    return short_division(a, b, &q, &rest) ? rest : long_remainder(a, b);
}

T FN(fmod)(T x, T y) {
    if (!is_finite(x) || is_nan(y) || magnitude_bits(y) == 0)
        return is_nan(x) || is_nan(y) ? x + y : NAN;
    return is_remainder(x, y) ? x : with_sign(positive_remainder(magnitude(x), magnitude(y)), x);
}

/* Numba's quotient x // y and remainder x % y for y != 0: its helper of that purpose, after CPython's float_divmod. */
T FN(numba_divmod)(T x, T y, T *remainder) {
    T q = C(0.0), rest;
    int opposite = (int)((bits(x) ^ bits(y)) >> (NV_WIDTH - 1)), below = is_remainder(x, y);
    if (below || short_division(magnitude(x), magnitude(y), &q, &rest)) {
        T signed_rest = below ? x : with_sign(rest, x);
        int adjust = opposite && magnitude_bits(signed_rest) != 0;
        *remainder = magnitude_bits(signed_rest) == 0 ? with_sign(C(0.0), y) : (adjust ? signed_rest + y : signed_rest);
        q = adjust ? q + C(1.0) : q;
        return opposite ? -q : q;
    }
    if (!is_finite(x) || is_nan(y))
        return *remainder = is_nan(x) || is_nan(y) ? x + y : NAN;
    T m = with_sign(long_remainder(magnitude(x), magnitude(y)), x);
    int adjust = opposite && magnitude_bits(m) != 0;
    *remainder = magnitude_bits(m) == 0 ? with_sign(C(0.0), y) : (adjust ? m + y : m);
    T div = (x - m) / y; /* at least 1, or -1 */
    div = adjust ? div - C(1.0) : div;
    T whole = PICK(__builtin_floorf, __builtin_floor)(div);
    return div - whole > C(0.5) ? whole + C(1.0) : whole;
}

T FN(remainder)(T x, T y) {
    if (!is_finite(x) || is_nan(y) || magnitude_bits(y) == 0)
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
