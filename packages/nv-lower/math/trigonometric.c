/* sin, cos, sincos, tan, and sinpi, cospi. */
#include "trig_core.h"

#define TINY PICK(0x1p-13f, 0x1p-27)

T FN(sin)(T x) {
    T r = wave(reduce_angle(x), 0);
    return magnitude(x) < TINY ? x : r;
}

T FN(cos)(T x) { return wave(reduce_angle(x), 1); }

void FN(sincos)(T x, T *sine, T *cosine) {
    Angle a = reduce_angle(x);
    *sine = magnitude(x) < TINY ? x : wave(a, 0);
    *cosine = wave(a, 1);
}

T FN(tan)(T x) {
    Angle a = reduce_angle(x);
    T z = a.hi * a.hi;
    /* tan(hi + lo) = tan(hi) + lo (1 + tan(hi)**2) */
    T rest = a.hi * z * tan_odd(z);
    T t = a.hi + rest;
    Pair tangent = fast_two_sum(a.hi, rest + mad(a.lo * t, t, a.lo));
    T r = a.quadrant & 1 ? pair_quotient((Pair){C(-1.0), C(0.0)}, tangent).hi : tangent.hi;
    return magnitude(x) < TINY ? x : r;
}

T FN(sinpi)(T x) {
    if (!is_finite(x))
        return NAN;
    if (x == truncate(x))
        return with_sign(C(0.0), x); /* IEEE 754: zeros carry the sign of x */
    /* Scaled up, so that the low parts of a tiny angle are not lost. */
    if (magnitude(x) < PICK(0x1p-60f, 0x1p-500))
        return pair_scale((Pair){PI_0, PI_1}, x * PICK(0x1p60f, 0x1p500)).hi * PICK(0x1p-60f, 0x1p-500);
    return wave(reduce_half_turns(x), 0);
}

T FN(cospi)(T x) {
    if (!is_finite(x))
        return NAN;
    T r = wave(reduce_half_turns(x), 1);
    return r == C(0.0) ? C(0.0) : r;
}
