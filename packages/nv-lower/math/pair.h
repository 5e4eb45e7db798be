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

/* c - a * b from halves, exact when it fits in one float (as a residual does). */
INLINE T split_residual(T c, T a, T b) {
    T ah = upper_half(a), al = a - ah, bh = upper_half(b), bl = b - bh;
    return (((c - ah * bh) - ah * bl) - al * bh) - al * bl;
}

/* The same, in one instruction where the device's fused multiply-add rounds once: `link_library` decides, so the library
   leaves it open. */
#if defined(NV_LIBRARY)
__attribute__((const, nothrow)) T PICK(nv_residual_f32, nv_residual_f64)(T c, T a, T b);
#define residual PICK(nv_residual_f32, nv_residual_f64)
#elif defined(NV_APART)
#define residual split_residual
#else
INLINE T residual(T c, T a, T b) { return mad(-a, b, c); }
#endif

/* a * b exactly. */
INLINE Pair two_product(T a, T b) {
    T hi = a * b;
    return (Pair){hi, -residual(hi, a, b)};
}

/* The operations below give about one and a half times the precision (35 bits of 24, 78 of 53), which is what a
   correctly rounded or nearly correctly rounded result needs: the product of two upper halves is exact, and every
   other term is so much smaller that it may be rounded.  `tail` is what the upper half leaves. */
INLINE T tail(Pair a, T head) { return (a.hi - head) + a.lo; }

INLINE Pair pair_times(Pair a, Pair b) {
    T ah = upper_half(a.hi), bh = upper_half(b.hi);
    return fast_two_sum(ah * bh, mad(tail(a, ah), b.hi, ah * tail(b, bh)));
}

INLINE Pair pair_scale(Pair a, T b) {
    T ah = upper_half(a.hi), bh = upper_half(b);
    return fast_two_sum(ah * bh, mad(tail(a, ah), bh, a.hi * (b - bh)));
}

INLINE Pair pair_plus(Pair a, Pair b) {
    Pair s = two_sum(a.hi, b.hi);
    return fast_two_sum(s.hi, s.lo + (a.lo + b.lo));
}

/* a / b, for operands that neither overflow nor underflow on the way. */
INLINE Pair pair_quotient(Pair a, Pair b) {
    T inverse = rough_div(C(1.0), b.hi);
    T head = upper_half(a.hi * inverse), bh = upper_half(b.hi);
    T rest = ((a.hi - head * bh) - head * tail(b, bh)) + a.lo;
    return fast_two_sum(head, rest * inverse);
}

/* sqrt(x), for x > 0. */
INLINE Pair pair_root(Pair x) {
    T s = rough_sqrt(x.hi);
    T head = upper_half(s);
    return fast_two_sum(head, rough_div((x.hi - head * head) + x.lo, s + head));
}

#endif
