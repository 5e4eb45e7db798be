/* log x with its pieces in hand: shared by the logarithms, the inverse hyperbolics, pow and gamma. */
#ifndef NV_LOG_CORE_H
#define NV_LOG_CORE_H

#include "pair.h"

#define SMALLEST_NORMAL ((U)1 << FRACTION_BITS)

/* Zero, infinite, negative and NaN arguments have none of their own. */
INLINE int has_log(T x) { return bits(x) - 1 < INFINITY_BITS - 1; }

/* log of zero, infinity, a negative number or NaN: infinite ones stay, and where they cancel there is no logarithm. */
INLINE T log_special(T x) {
    T other = mad(x, INF, INF);
    return magnitude_bits(x) == 0 ? -INF : other;
}

/* `found`, the logarithm of x, or what stands for it where there is none; computed before the choice, which is then
   a selection and no branch. */
INLINE T log_checked(T x, T found) {
    T special = log_special(x);
    return has_log(x) ? found : special;
}

/* x >= 0 as 2**e times a normal number (or zero). A subnormal's bits become the fraction of a 1, so that no device can
   flush it; selected, because a branch costs more. */
INLINE T normalised(T x, int *e) {
    int tiny = bits(x) < SMALLEST_NORMAL;
    T lifted = real(bits(x) | ONE_BITS) - C(1.0);
    *e = tiny ? 1 - EXPONENT_BIAS : 0;
    return tiny ? lifted : x;
}

/* x = 2**e m, sqrt(1/2) <= m < sqrt(2), for normal x > 0; adds to e. */
INLINE T log_mantissa(T x, int *e) {
    U offset = bits(x) - bits(SQRT_HALF_0);
    *e += (int)((I)offset >> FRACTION_BITS);
    return real((offset & FRACTION_MASK) + bits(SQRT_HALF_0));
}

/* log(1 + f) - f, for 1 + f in [sqrt(1/2), sqrt(2)]. */
INLINE T log1p_rest(T f) {
#if NV_WIDTH == 32
    T square = f * f;
    return square * mad(f, log_cubic(f), -0.5f);
#else
    /* With s = f / (2 + f), log(1 + f) = f - s (f - R) (P. T. P. Tang, ACM TOMS 16, 1990): a rough s is enough,
       because s is multiplied by what is small beside f. */
    T s = rough_div(f, 2.0 + f);
    T z = s * s;
    T half_square = 0.5 * f * f;
    return s * mad(z, log_odd(z), half_square) - half_square;
#endif
}

/* log(2**e (1 + f)), unevaluated; hi is exact to the last bits when it matters. */
INLINE Pair log_pieces(T f, int e) {
    T k = (T)e;
    Pair sum = fast_two_sum(k * LN2_0, f);
    return (Pair){sum.hi, sum.lo + mad(k, LN2_1, log1p_rest(f))};
}

/* log(2**e (1 + f + f_lo)). */
INLINE Pair log_pieces_with(T f, T f_lo, int e) {
    Pair r = log_pieces(f, e);
    return (Pair){r.hi, r.lo + mad(-f, f_lo, f_lo)};
}

/* log(x + x_lo), for normal x > 0 and |x_lo| small beside it. */
INLINE Pair log_pieces_of(T x, T x_lo) {
    int e = 0;
    T m = log_mantissa(x, &e);
    return log_pieces_with(m - C(1.0), scale(x_lo, -e), e);
}

/* log x for any x. */
INLINE T log_of(T x) {
    int e;
    T f = log_mantissa(normalised(x, &e), &e) - C(1.0), k = (T)e;
    /* k * LN2_0 is exact. */
    return log_checked(x, k * LN2_0 + (f + mad(k, LN2_1, log1p_rest(f))));
}

/* log(1 + x + x_lo), for 1 + x normal and positive, |x_lo| small beside x. */
INLINE T log1p_of(T x, T x_lo) {
    int e = 0;
    T m = log_mantissa(C(1.0) + x, &e);
    /* 2**-e (1 + x) - 1 = 2**-e x + (2**-e - 1), both exact; far out, the 1 is below the last bit. */
    int far = e > FRACTION_BITS + 10;
    T factor = power_of_two(far ? 0 : -e);
    Pair f = two_sum(factor - C(1.0), factor * x);
    f = far ? (Pair){m - C(1.0), C(0.0)} : f;
    x_lo = far ? C(0.0) : x_lo;
    Pair r = log_pieces_with(f.hi, f.lo + factor * x_lo, e);
    return r.hi + r.lo;
}

/* log(2**e m) to about one and a half times the precision, for pow and gamma: with s = (m - 1) / (m + 1),
   log(m) = 2 s (1 + w), w = z (1/3 + z P(z)), z = s**2.  As in pair.h, the upper halves carry the exact part. */
INLINE Pair log_precise(T m, int e) {
    T f = m - C(1.0);
    T u = C(2.0) + f, uh = upper_half(u), ul = f - (uh - C(2.0));
    T inverse = rough_div(C(1.0), u);
    T s = f * inverse, sh = upper_half(s);
    T sl = ((f - sh * uh) - sh * ul) * inverse;
    T z = s * s, zh = upper_half(z);
    T zl = (sh * sh - zh) + sl * (s + sh);
    T factor_lo = mad(z, log_tail(z), THIRD_1);
    T exact = zh * THIRD_0;
    T rest = mad(zh, factor_lo, zl * (THIRD_0 + factor_lo));
    T w = exact + rest, wh = upper_half(w), wl = (exact - wh) + rest;
    T head = sh + sh, low = sl + sl;
    T k = (T)e;
    Pair sum = fast_two_sum(k * LN2_0, head);
    Pair total = fast_two_sum(sum.hi, head * wh);
    low += mad(head, wl, low * w);
    return fast_two_sum(total.hi, total.lo + (sum.lo + mad(k, LN2_1, low)));
}

#endif
