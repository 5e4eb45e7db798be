/* fmod, remainder, modf: exact. */
#include "division_core.h"

/* q = truncate(a / b) and r = a - b * q, where both are exact in a few operations: for quotients of few bits. */
INLINE int short_division(T a, T b, T *q, T *r) {
    *q = C(0.0);
    *r = a;
    if (a < b)
        return 1;
    /* The residual is exact as long as the quotient is not too small; so it is made a little larger than the division,
       rough as it is, could have been too small, and is one too large at most. */
    if (!(b > PICK(0x1p-60f, 0x1p-900) && b < PICK(0x1p100f, 0x1p1000)))
        return 0;
    T quotient = truncate(rough_div(a, b) * PICK(0x1.000008p0f, 0x1.0000000000004p0));
    T rest = residual(a, quotient, b);
    int over = rest < C(0.0);
    *q = over ? quotient - C(1.0) : quotient;
    *r = over ? rest + b : rest;
    return quotient < PICK(0x1p20f, 0x1p49);
}

/* a - b * truncate(a / b) for finite a >= b > 0. */
INLINE T long_remainder(T a, T b) {
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
    return short_division(a, b, &q, &rest) ? rest : long_remainder(a, b);
}

T FN(fmod)(T x, T y) {
    if (!is_finite(x) || is_nan(y) || y == C(0.0))
        return is_nan(x) || is_nan(y) ? x + y : NAN;
    return with_sign(is_finite(y) ? positive_remainder(magnitude(x), magnitude(y)) : magnitude(x), x);
}

/* Numba's quotient x // y and remainder x % y for y != 0: its helper of that purpose, after CPython's float_divmod. */
T FN(numba_divmod)(T x, T y, T *remainder) {
    T q, rest;
    int opposite = (int)((bits(x) ^ bits(y)) >> (NV_WIDTH - 1));
    if (short_division(magnitude(x), magnitude(y), &q, &rest)) {
        T signed_rest = with_sign(rest, x);
        int adjust = opposite & (rest != C(0.0));
        *remainder = rest == C(0.0) ? with_sign(C(0.0), y) : (adjust ? signed_rest + y : signed_rest);
        q = adjust ? q + C(1.0) : q;
        return opposite ? -q : q;
    }
    int exists = is_finite(x) && !is_nan(y);
    T m = exists ? with_sign(long_remainder(magnitude(x), magnitude(y)), x) : x - x + y;
    T div = (x - m) / y;
    if (m != C(0.0)) { /* or NaN */
        int adjust = (y < C(0.0)) != (m < C(0.0));
        *remainder = adjust ? m + y : m;
        div = adjust ? div - C(1.0) : div;
    } else
        *remainder = y < C(0.0) ? C(-0.0) : C(0.0);
    if (div != C(0.0)) {
        T whole = PICK(__builtin_floorf, __builtin_floor)(div);
        return div - whole > C(0.5) ? whole + C(1.0) : whole;
    }
    return div * div * x / y;
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
