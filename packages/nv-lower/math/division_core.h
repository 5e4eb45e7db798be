/* The correctly rounded quotient and square root, from the device's approximate ones.

   The significands are integers A and B of 24 (53) bits. An approximate quotient, as an integer Q of as many bits, is
   a few units off; the remainder R = A 2**k - Q B is small, so its low word, in wrapping integer arithmetic, is all
   of it. R / B, roughly, corrects Q to within one unit, and the exact new remainder settles the last one. */
#ifndef NV_DIVISION_CORE_H
#define NV_DIVISION_CORE_H

#include "pair.h"

#define LEADING_BIT ((U)1 << FRACTION_BITS)

/* The significand of x as an integer with its leading bit in place, and its exponent, for finite x != 0. */
INLINE U take_apart(U word, int *exponent) {
    int e = (int)(word >> FRACTION_BITS);
    U significand = word & FRACTION_MASK;
    if (e == 0) {
        int shift = leading_zeros(significand) - (NV_WIDTH - 1 - FRACTION_BITS);
        *exponent = 1 - shift;
        return significand << shift;
    }
    *exponent = e;
    return significand | LEADING_BIT;
}

/* Q, the nearest integer to A 2**k / B with the leading bit in place, and R, what remains: exact. */
INLINE U divide_significands(U a, U b, int shift, I *remainder) {
    T fb = real((b & FRACTION_MASK) | ONE_BITS);
    T fa = real((a & FRACTION_MASK) | ONE_BITS);
    T inverse = rough_div(C(1.0), fb);
    T q = (shift > FRACTION_BITS ? fa + fa : fa) * inverse;
    q = q < C(1.0) ? C(1.0) : q;
    U quotient = bits(q) - ONE_BITS + LEADING_BIT;
    I rest = (I)((a << shift) - quotient * b);
    I step = (I)nearest((T)rest * (inverse * PICK(0x1p-23f, 0x1p-52)));
    rest -= step * (I)b;
    quotient += (U)step;
    I twice = rest + rest;
    I last = twice > (I)b ? 1 : (twice < -(I)b ? -1 : 0);
    *remainder = rest - last * (I)b;
    return quotient + (U)last;
}

/* Zero, infinite or NaN. */
INLINE int is_special(U size) { return size - 1 >= INFINITY_BITS - 1; }

INLINE T divide_specials(T a, T b) {
    U wa = magnitude_bits(a), wb = magnitude_bits(b), sign = (bits(a) ^ bits(b)) & SIGN_BIT;
    if (wa > INFINITY_BITS || wb > INFINITY_BITS)
        return a + b;
    if (wa == wb)
        return NAN; /* 0/0, inf/inf */
    return real(sign | (wa == INFINITY_BITS || wb == 0 ? INFINITY_BITS : 0));
}

/* q 2**(e - 1), q with its leading bit in place, below the normal numbers: rounded once more, at the place that
   counts; `rest` tells on which side of q the exact value lies. */
INLINE U round_subnormal(U q, int e, I rest) {
    int drop = 1 - e;
    if (drop > FRACTION_BITS + 2)
        return 0;
    U kept = q >> drop, part = q & (((U)1 << drop) - 1), half = (U)1 << (drop - 1);
    return kept + (U)(part > half || (part == half && (rest > 0 || (rest == 0 && (kept & 1)))));
}

/* a / b as IEEE 754 has it, to nearest, ties to even. */
INLINE T divide(T a, T b) {
    U wa = magnitude_bits(a), wb = magnitude_bits(b), sign = (bits(a) ^ bits(b)) & SIGN_BIT;
    if (is_special(wa) | is_special(wb))
        return divide_specials(a, b);
    int ea = (int)(wa >> FRACTION_BITS), eb = (int)(wb >> FRACTION_BITS);
    U sa = (wa & FRACTION_MASK) | LEADING_BIT, sb = (wb & FRACTION_MASK) | LEADING_BIT;
    if ((ea == 0) | (eb == 0)) {
        sa = take_apart(wa, &ea);
        sb = take_apart(wb, &eb);
    }
    int below = sa < sb;
    I rest;
    U q = divide_significands(sa, sb, FRACTION_BITS + below, &rest);
    int e = ea - eb + EXPONENT_BIAS - below;
    U result = ((U)(e - 1) << FRACTION_BITS) + q;
    if ((unsigned)(e - 1) >= EXPONENT_MAX - 1)
        result = e > 0 ? INFINITY_BITS : round_subnormal(q, e, rest);
    return real(sign | result);
}

/* sqrt(x) as IEEE 754 has it. */
INLINE T square_root(T x) {
    if (is_special(bits(x))) { /* or negative */
        if (magnitude_bits(x) == 0 || bits(x) == INFINITY_BITS)
            return x;
        return is_nan(x) ? x + x : NAN;
    }
    int e;
    U significand = take_apart(bits(x), &e);
    int odd = (e ^ EXPONENT_BIAS) & 1;
    T m = real((significand & FRACTION_MASK) | ONE_BITS);
    T s = rough_sqrt(odd ? m + m : m);
    s = s < C(1.0) ? C(1.0) : s;
    U root = bits(s) - ONE_BITS + LEADING_BIT;
    I rest = (I)((significand << (FRACTION_BITS + odd)) - root * root);
    I step = (I)nearest((T)rest * rough_div(PICK(0x1p-24f, 0x1p-53), s));
    rest -= step * (I)(root + root) + step * step;
    root += (U)step;
    root += rest > (I)root ? 1 : (rest <= -(I)root ? -1 : 0);
    int half = (e - EXPONENT_BIAS - odd) / 2 + EXPONENT_BIAS;
    return real(((U)(half - 1) << FRACTION_BITS) + root);
}

#endif
