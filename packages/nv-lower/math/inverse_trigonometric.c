/* asin, acos, atan, atan2. */
#include "pair.h"

INLINE T asin_rest(T t, T z) { return t * (z * asin_odd(z)); }

/* asin of 1/2 < a <= 1 is pi/2 - 2 asin(sqrt((1 - a)/2)): that inner value, doubled and unevaluated. */
INLINE Pair twice_asin_complement(T a) {
    T z = C(0.5) - C(0.5) * a;
    if (z == C(0.0))
        return (Pair){C(0.0), C(0.0)};
    Pair s = pair_root((Pair){z, C(0.0)});
    T rest = asin_rest(s.hi, z) + s.lo;
    return (Pair){s.hi + s.hi, rest + rest};
}

T FN(asin)(T x) {
    T a = magnitude(x);
    if (a <= C(0.5))
        return a < PICK(0x1p-13f, 0x1p-27) ? x : x + asin_rest(x, x * x);
    if (!(a <= C(1.0)))
        return NAN;
    Pair inner = twice_asin_complement(a);
    Pair sum = fast_two_sum(HALF_PI_0, -inner.hi);
    return with_sign(sum.hi + (sum.lo + (HALF_PI_1 - inner.lo)), x);
}

T FN(acos)(T x) {
    T a = magnitude(x);
    if (a <= C(0.5)) {
        Pair sum = fast_two_sum(HALF_PI_0, -x);
        return sum.hi + (sum.lo + (HALF_PI_1 - asin_rest(x, x * x)));
    }
    if (!(a <= C(1.0)))
        return NAN;
    Pair inner = twice_asin_complement(a);
    if (x > C(0.0))
        return inner.hi + inner.lo;
    Pair sum = fast_two_sum(PI_0, -inner.hi);
    return sum.hi + (sum.lo + (PI_1 - inner.lo));
}

/* atan(q + q_lo), 0 <= q <= 1, unevaluated. */
INLINE Pair atan_pieces(Pair q) {
    T z = q.hi * q.hi;
    /* 1 / (1 + z), to a tenth, is enough for the low part. */
    return (Pair){q.hi, mad(q.hi * z, atan_odd(z), mad(C(-0.5) * z, q.lo, q.lo))};
}

T FN(atan)(T x) {
    T a = magnitude(x);
    if (a < PICK(0x1p-13f, 0x1p-27) || is_nan(x))
        return x;
    if (a <= C(1.0)) {
        T z = x * x;
        return mad(x * z, atan_odd(z), x);
    }
    a = a < PICK(0x1p40f, 0x1p70) ? a : PICK(0x1p40f, 0x1p70);
    Pair angle = atan_pieces(pair_quotient((Pair){C(1.0), C(0.0)}, (Pair){a, C(0.0)}));
    Pair sum = fast_two_sum(HALF_PI_0, -angle.hi);
    return with_sign(sum.hi + (sum.lo + (HALF_PI_1 - angle.lo)), x);
}

T FN(atan2)(T y, T x) {
    T ay = magnitude(y), ax = magnitude(x);
    if (is_nan(x) || is_nan(y))
        return x + y;
    int steep = ay > ax, backwards = (bits(x) & SIGN_BIT) != 0;
    T large = steep ? ay : ax, small = steep ? ax : ay;
    /* Bring both to where products neither overflow nor underflow. */
    T factor = C(1.0);
    if (large > PICK(0x1p60f, 0x1p500))
        factor = PICK(0x1p-80f, 0x1p-600);
    else if (large < PICK(0x1p-30f, 0x1p-400))
        factor = PICK(0x1p90f, 0x1p600);
    T b = small * factor, a = large * factor;
    Pair q;
    if (a == C(0.0) || large == INF)
        q = (Pair){small == INF ? C(1.0) : C(0.0), C(0.0)};
    else {
        if (b < a * PICK(0x1p-30f, 0x1p-60)) {
            if (!steep && !backwards) {
                /* The quotient itself, which may be subnormal: of a numerator scaled up, and rounded at the end. */
                int low = small < C(1.0);
                b = low ? small * PICK(0x1p100f, 0x1p600) : small;
                T ratio = pair_quotient((Pair){b, C(0.0)}, (Pair){a, C(0.0)}).hi * factor;
                return with_sign(low ? ratio * PICK(0x1p-100f, 0x1p-600) : ratio, y);
            }
            q = (Pair){b * rough_div(C(1.0), a), C(0.0)};
        } else
            q = pair_quotient((Pair){b, C(0.0)}, (Pair){a, C(0.0)});
    }
    Pair angle = atan_pieces(q);
    /* 0 or pi/2 or pi, plus or minus the angle. */
    T sign = steep == backwards ? C(1.0) : C(-1.0);
    T turn = steep ? HALF_PI_0 : (backwards ? PI_0 : C(0.0));
    T turn_lo = steep ? HALF_PI_1 : (backwards ? PI_1 : C(0.0));
    Pair sum = fast_two_sum(turn, sign * angle.hi);
    return with_sign(sum.hi + (sum.lo + mad(sign, angle.lo, turn_lo)), y);
}
