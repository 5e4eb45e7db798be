/* Functions of the representation: frexp, ldexp, scalbn, ilogb, logb, nextafter, and fdim, fmin, fmax, copysign, fabs. */
#include "division_core.h"

T FN(frexp)(T x, int *exponent) {
    U word = magnitude_bits(x);
    *exponent = 0;
    if (word == 0 || word >= INFINITY_BITS)
        return x;
    int e;
    U significand = take_apart(word, &e);
    *exponent = e - EXPONENT_BIAS + 1;
    return real((significand & FRACTION_MASK) | (ONE_BITS - LEADING_BIT) | (bits(x) & SIGN_BIT));
}

/* x * 2**n in integers, rounded once to nearest, ties to even: right on a device that flushes subnormals too. */
INLINE T scaled(T x, int n) {
    U word = magnitude_bits(x), sign = bits(x) & SIGN_BIT;
    if (word == 0 || word >= INFINITY_BITS)
        return x;
    int e;
    U significand = take_apart(word, &e);
    n = n > 4 * EXPONENT_MAX ? 4 * EXPONENT_MAX : (n < -4 * EXPONENT_MAX ? -4 * EXPONENT_MAX : n);
    e += n;
    if (e >= EXPONENT_MAX)
        return real(sign | INFINITY_BITS);
    if (e > 0)
        return real(sign | (((U)(e - 1) << FRACTION_BITS) + significand));
    return real(sign | round_subnormal(significand, e, 0));
}

T FN(ldexp)(T x, int n) { return scaled(x, n); }
T FN(scalbn)(T x, int n) { return scaled(x, n); }
T FN(scalbln)(T x, long n) { return scaled(x, n > 100000 ? 100000 : (n < -100000 ? -100000 : (int)n)); }

int FN(ilogb)(T x) {
    U word = magnitude_bits(x);
    if (word == 0)
        return -0x7fffffff - 1; /* FP_ILOGB0 and FP_ILOGBNAN as glibc has them on x86-64 */
    if (word >= INFINITY_BITS)
        return word == INFINITY_BITS ? 0x7fffffff : -0x7fffffff - 1;
    int e;
    take_apart(word, &e);
    return e - EXPONENT_BIAS;
}

T FN(logb)(T x) {
    U word = magnitude_bits(x);
    if (word == 0)
        return -INF;
    if (word >= INFINITY_BITS)
        return x * x;
    int e;
    take_apart(word, &e);
    return (T)(e - EXPONENT_BIAS);
}

T FN(nextafter)(T x, T y) {
    U from = bits(x), to = bits(y);
    if (is_nan(x) || is_nan(y))
        return x + y;
    if (from == to || (magnitude_bits(x) | magnitude_bits(y)) == 0)
        return y;
    if (magnitude_bits(x) == 0)
        return real((to & SIGN_BIT) | 1);
    /* Away from zero when y lies there. */
    int outwards = magnitude_bits(y) > magnitude_bits(x) && !((from ^ to) & SIGN_BIT);
    return real(outwards ? from + 1 : from - 1);
}

T FN(fdim)(T x, T y) {
    if (is_nan(x) || is_nan(y))
        return x + y;
    return x > y ? x - y : C(0.0);
}

/* A NaN loses against a number; of two zeros the negative one is the smaller. */
T FN(fmin)(T x, T y) {
    if (is_nan(x))
        return y;
    if (x == y)
        return bits(x) & SIGN_BIT ? x : y;
    return y < x ? y : x;
}

T FN(fmax)(T x, T y) {
    if (is_nan(x))
        return y;
    if (x == y)
        return bits(x) & SIGN_BIT ? y : x;
    return y > x ? y : x;
}

T FN(copysign)(T x, T y) { return with_sign(x, y); }
T FN(fabs)(T x) { return magnitude(x); }
