/* e**x with its pieces in hand: shared by exp, pow, sinh, erfc and gamma. */
#ifndef NV_EXP_CORE_H
#define NV_EXP_CORE_H

#include "pair.h"

/* Adding it rounds to an integer and leaves that integer in the low bits. */
#define ROUNDER PICK(0x1.8p+23f, 0x1.8p+52)

/* x * factor to the nearest integer, as a float and as an int. */
INLINE T round_product(T x, T factor, int *n) {
    T shifted = mad(x, factor, ROUNDER);
    *n = (int)(bits(shifted) - bits(ROUNDER));
    return shifted - ROUNDER;
}

/* e**(x + x_lo) = 2**n * (1 + hi + lo), |hi| < 0.35, hi exact: Cody and Waite's reduction by multiples of log 2.
   Limits on x are the caller's. */
INLINE Pair exp_reduced(T x, T x_lo, int *n) {
    T k = round_product(x, LOG2_E_0, n);
    T hi = mad(-k, LN2_0, x);
    T low = mad(k, LN2_1, -x_lo);
    T r = hi - low;
    return (Pair){hi, mad(r * r, exp_tail(r), -low)};
}

/* e**(x + x_lo) = 2**n * (hi + lo), lo below hi's last bit. */
INLINE Pair exp_pair(T x, T x_lo, int *n) {
    Pair e = exp_reduced(x, x_lo, n);
    Pair sum = fast_two_sum(C(1.0), e.hi);
    return fast_two_sum(sum.hi, sum.lo + e.lo);
}

/* Beyond these e**x is 0 or infinite whatever the rounding.  NaN stays. */
#define EXP_LOW PICK(-104.0f, -746.0)
#define EXP_HIGH PICK(89.0f, 710.0)

INLINE T clamp(T x, T low, T high) {
    x = x < low ? low : x;
    return x > high ? high : x;
}

/* e**(x + x_lo), for |x_lo| small beside |x| or 1. */
INLINE T exp_of(T x, T x_lo) {
    int n;
    Pair e = exp_reduced(clamp(x, EXP_LOW, EXP_HIGH), x_lo, &n);
    return scale(C(1.0) + (e.hi + e.lo), n);
}

#endif
