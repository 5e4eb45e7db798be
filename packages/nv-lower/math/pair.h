/* Unevaluated sums of two floats, about twice the precision of one, built from + - * alone.

   The error-free transforms are Knuth's and Dekker's (T. J. Dekker, "A floating-point technique for extending
   the available precision", Numer. Math. 18, 1971).  Splitting clears the low half of the significand with a mask:
   one integer operation, and no overflow, where Dekker's multiplication needs three float operations. */
#ifndef NV_PAIR_H
#define NV_PAIR_H

#include "real.h"

typedef struct {
    T hi, lo;
} Pair;

#define LOW_HALF_BITS PICK(12, 27)

/* The upper half of x's significand: 12 bits of 24, 26 bits of 53. */
INLINE T upper_half(T x) { return real(bits(x) & ~(((U)1 << LOW_HALF_BITS) - 1)); }

/* a + b exactly, for |a| >= |b|. */
INLINE Pair fast_two_sum(T a, T b) {
    T hi = a + b;
    return (Pair){hi, b - (hi - a)};
}

/* a + b exactly. */
INLINE Pair two_sum(T a, T b) {
    T hi = a + b;
    T b_part = hi - a;
    return (Pair){hi, (a - (hi - b_part)) + (b - b_part)};
}

/* c - a * b, exact when it fits in one float (as a residual does). */
INLINE T residual(T c, T a, T b) {
    T ah = upper_half(a), al = a - ah, bh = upper_half(b), bl = b - bh;
    return (((c - ah * bh) - ah * bl) - al * bh) - al * bl;
}

/* a * b exactly. */
INLINE Pair two_product(T a, T b) {
    T ah = upper_half(a), al = a - ah, bh = upper_half(b), bl = b - bh;
    T hi = a * b;
    return (Pair){hi, al * bl - (((hi - ah * bh) - ah * bl) - al * bh)};
}

INLINE Pair pair_times(Pair a, Pair b) {
    Pair p = two_product(a.hi, b.hi);
    return fast_two_sum(p.hi, p.lo + mad(a.hi, b.lo, a.lo * b.hi));
}

INLINE Pair pair_scale(Pair a, T b) {
    Pair p = two_product(a.hi, b);
    return fast_two_sum(p.hi, mad(a.lo, b, p.lo));
}

INLINE Pair pair_plus(Pair a, Pair b) {
    Pair s = two_sum(a.hi, b.hi);
    return fast_two_sum(s.hi, s.lo + (a.lo + b.lo));
}

/* (a + a_lo) / b to almost twice the precision, for operands that neither overflow nor underflow on the way. */
INLINE Pair pair_quotient(Pair a, Pair b) {
    T inverse = rough_div(C(1.0), b.hi);
    T q = a.hi * inverse;
    T rest = residual(a.hi, q, b.hi) + (a.lo - q * b.lo);
    return fast_two_sum(q, rest * inverse);
}

/* sqrt(x) likewise, for x > 0. */
INLINE Pair pair_root(Pair x) {
    T s = rough_sqrt(x.hi);
    T rest = residual(x.hi, s, s) + x.lo;
    return fast_two_sum(s, rough_div(C(0.5) * rest, s));
}

#endif
