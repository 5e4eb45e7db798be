/* Reduction by multiples of pi/2, and sine, cosine and tangent of what remains. */
#ifndef NV_TRIG_CORE_H
#define NV_TRIG_CORE_H

#include "exp_core.h"
#include "log_core.h"

/* x = n pi/2 + hi + lo, |hi| <= pi/4 (a little more), n modulo 4 in the quadrant. */
typedef struct {
    T hi, lo;
    int quadrant;
} Angle;

/* The upper word of a product, in halves: a device need not have integers twice as wide. */
INLINE U product_high(U a, U b) {
    const int half = NV_WIDTH / 2;
    const U mask = ((U)1 << half) - 1;
    U low = (a & mask) * (b & mask);
    U cross = (a >> half) * (b & mask) + (low >> half);
    U other = (a & mask) * (b >> half) + (cross & mask);
    return (a >> half) * (b >> half) + (cross >> half) + (other >> half);
}

/* Payne and Hanek's reduction ("Radian reduction for trigonometric functions", ACM SIGNUM 18, 1983), for finite
   x >= 1/2.  Of 2/pi only those bits matter whose product with x's significand lies below 4; three words of them
   leave the fraction right to more than twice the precision even where it is smallest.  The words are chosen by a
   ladder of selects between constants rather than from a table in memory. */
INLINE Angle reduce_exactly(T x) {
    U w[] = {0, TWO_OVER_PI_WORDS};
    const int count = sizeof w / sizeof *w;
    U word = magnitude_bits(x);
    int start = (int)(word >> FRACTION_BITS) - EXPONENT_BIAS - FRACTION_BITS + NV_WIDTH - 2;
    U significand = (word & FRACTION_MASK) | SMALLEST_NORMAL;
    int index = start / NV_WIDTH, shift = start % NV_WIDTH;
#pragma unroll
    for (int step = PICK(4, 16); step; step >>= 1) {
#pragma unroll
        for (int i = 0; i < count; i++)
            w[i] = index & step ? (i + step < count ? w[i + step] : 0) : w[i];
    }
    U z[3];
#pragma unroll
    for (int i = 0; i < 3; i++)
        z[i] = (w[i] << shift) | ((w[i + 1] >> 1) >> (NV_WIDTH - 1 - shift));
    /* The product modulo 4, as three words with two bits before the point. */
    U d2 = significand * z[2];
    U d1 = significand * z[1];
    U d0 = significand * z[0] + product_high(significand, z[1]);
    U carry = product_high(significand, z[2]);
    d1 += carry;
    d0 += d1 < carry;
    int quadrant = (int)(d0 >> (NV_WIDTH - 2));
    /* The fraction as a signed number in [-1/2, 1/2). */
    U f0 = d0 << 2 | d1 >> (NV_WIDTH - 2), f1 = d1 << 2 | d2 >> (NV_WIDTH - 2), f2 = d2 << 2;
    U negative = (U)0 - (f0 >> (NV_WIDTH - 1));
    quadrant -= (int)(I)negative;
    f0 ^= negative;
    f1 ^= negative;
    f2 ^= negative;
    /* Its leading bits to the front.  No float is so near to a multiple that a whole word vanishes and more. */
    int empty = f0 == 0;
    f0 = empty ? f1 : f0;
    f1 = empty ? f2 : f1;
    f2 = empty ? 0 : f2;
    int zeros = f0 == 0 ? 0 : leading_zeros(f0);
    U top = f0 << zeros | (f1 >> 1) >> (NV_WIDTH - 1 - zeros);
    U next = f1 << zeros | (f2 >> 1) >> (NV_WIDTH - 1 - zeros);
    const int spare = NV_WIDTH - 1 - FRACTION_BITS;
    T hi = (T)(top >> spare);
    T lo = (T)((top << (FRACTION_BITS + 1)) >> spare | next >> (FRACTION_BITS + 1) >> spare);
    T unit = power_of_two(-(FRACTION_BITS + 1) - zeros - (empty ? NV_WIDTH : 0));
    lo *= unit * PICK(0x1p-24f, 0x1p-53);
    hi *= unit;
    Pair angle = pair_times((Pair){hi, lo}, (Pair){HALF_PI_0, HALF_PI_1});
    T sign = real(ONE_BITS | (bits(x) & SIGN_BIT));
    T flip = negative ? -sign : sign;
    return (Angle){angle.hi * flip, angle.lo * flip, bits(x) & SIGN_BIT ? -quadrant : quadrant};
}

/* Fast where n has few enough bits, and the remainder is not so small that the constants' tail shows. In float32 none
   is: of all floats in question 252.8982 lies closest to a multiple of pi/2, at 2**-27.8, and the error there is 2**-56. */
INLINE Angle reduce_angle(T x) {
    int n;
    T k = round_product(x, TWO_OVER_PI_0, &n);
    T t = mad(-k, HALF_PI_REDUCE_0, x);
#if NV_WIDTH == 32
    t = mad(-k, HALF_PI_REDUCE_1, t); /* exact, like the first step */
    T third = k * HALF_PI_REDUCE_2;
    T hi = t - third;
    T lo = mad(k, HALF_PI_REDUCE_3, third - (t - hi));
#else
    Pair difference = two_sum(t, -(k * HALF_PI_REDUCE_1));
    T hi = difference.hi;
    T lo = mad(k, HALF_PI_REDUCE_2, -difference.lo);
#endif
    T r = hi - lo;
    Angle angle = {r, (hi - r) - lo, n};
    int slow = magnitude(x) > PICK(12800.0f, 1600000.0);
#if NV_WIDTH == 64
    slow |= (n != 0) & (magnitude(r) < 0x1p-22);
#endif
    if (slow) {
        if (!is_finite(x))
            return (Angle){NAN, NAN, 0};
        return reduce_exactly(x);
    }
    return angle;
}

/* sin(hi + lo) and cos(hi + lo) for |hi| up to pi/4. */
INLINE T sine_near_zero(T hi, T lo) {
    T z = hi * hi;
    return hi + mad(hi * z, sin_odd(z), lo);
}

INLINE T cosine_near_zero(T hi, T lo) {
    T z = hi * hi;
    T main = mad(C(-0.5), z, C(1.0)); /* half of z is exact, and so is what the sum loses */
    T rest = mad(C(-0.5), z, C(1.0) - main);
    return main + (mad(z * z, cos_even(z), rest) - hi * lo);
}

/* sin, or cos with one quadrant more. */
INLINE T wave(Angle a, int ahead) {
    int quadrant = a.quadrant + ahead;
    T s = sine_near_zero(a.hi, a.lo), c = cosine_near_zero(a.hi, a.lo);
    T r = quadrant & 1 ? c : s;
    return real(bits(r) ^ (U)(quadrant & 2) << (NV_WIDTH - 2));
}

/* Half turns: x = n/2 + r exactly, then an angle in radians. */
INLINE Angle reduce_half_turns(T x) {
    x = magnitude(x) < PICK(0x1p24f, 0x1p53) ? x : C(0.0); /* even beyond */
    T k = nearest(x + x);
    T r = x - C(0.5) * k;
    Pair angle = pair_scale((Pair){PI_0, PI_1}, r);
    T turn = k - C(4.0) * truncate(C(0.25) * k);
    return (Angle){angle.hi, angle.lo, (int)turn};
}

#endif
