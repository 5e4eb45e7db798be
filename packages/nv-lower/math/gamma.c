/* tgamma and lgamma: a polynomial on [3/2, 5/2] and the recurrence around it, Stirling's series from 7/2 on, the
   reflection formula below -7/2. */
#include "division_core.h"
#include "log_core.h"
#include "trig_core.h"

/* log gamma(x) as a pair, for 7/2 <= x; x - 1/2 is exact where it matters. */
INLINE Pair stirling(T x) {
    int e = 0;
    T m = log_mantissa(x, &e);
    Pair main = pair_scale(log_precise(m, e), x - C(0.5));
    T inverse = rough_div(C(1.0), x);
    T series = inverse * stirling_ratio(inverse * inverse);
    Pair sum = two_sum(main.hi, -x);
    Pair whole = two_sum(sum.hi, HALF_LOG_2PI_0);
    return fast_two_sum(whole.hi, whole.lo + (sum.lo + (main.lo + (HALF_LOG_2PI_1 + series))));
}

/* sin(pi x), for |x| below 2**23 (2**52). */
INLINE T sine_of_half_turns(T x) { return wave(reduce_half_turns(x), 0); }

T FN(tgamma)(T x) {
    if (!is_finite(x))
        return x == INF ? x : NAN;
    if (x == C(0.0))
        return with_sign(INF, x);
    if (x < C(0.0) && truncate(x) == x)
        return NAN;
    if (x > PICK(36.0f, 172.0))
        return INF;
    if (x >= C(3.5)) {
        Pair l = stirling(x);
        return exp_of(l.hi, l.lo);
    }
    if (x > C(-3.5)) {
        T k = nearest(x);
        T g = gamma_two(x - k);
        T below = k < C(1.5) ? x : C(1.0);
        below *= k < C(0.5) ? x + C(1.0) : C(1.0);
        below *= k < C(-0.5) ? x + C(2.0) : C(1.0);
        below *= k < C(-1.5) ? x + C(3.0) : C(1.0);
        below *= k < C(-2.5) ? x + C(4.0) : C(1.0);
        g *= k > C(2.5) ? x - C(1.0) : C(1.0);
        return k > C(3.5) ? g * (x - C(2.0)) : divide(g, below);
    }
    /* gamma(x) gamma(-x) = -pi / (x sin(pi x)) */
    T s = sine_of_half_turns(x);
    if (x < PICK(-46.0f, -186.0))
        return with_sign(C(0.0), s);
    Pair l = stirling(-x);
    int n;
    Pair e = exp_reduced(-l.hi, -l.lo, &n);
    return scale((C(1.0) + (e.hi + e.lo)) * divide(-PI_0, x * s), n);
}

/* log gamma(a), for a > 0, unevaluated: below zero it is subtracted from something like it. */
INLINE Pair lgamma_of_positive(T a) {
    if (a < C(3.5)) {
        if (a < PICK(0x1p-30f, 0x1p-60))
            return (Pair){-log_of(a), C(0.0)};
        /* a = 2 + t + (a whole number): the factors of the recurrence go into one logarithm. */
        T k = a < C(0.5) ? C(0.0) : (a < C(1.25) ? C(1.0) : (a <= C(2.5) ? C(2.0) : C(3.0)));
        T t = a - k;
        T main = t * lgamma_two(t);
        if (k == C(2.0))
            return (Pair){main, C(0.0)};
        Pair factor = fast_two_sum(a, k == C(0.0) ? a * a : (k == C(3.0) ? C(-1.0) : C(0.0)));
        Pair l = log_pieces_of(factor.hi, factor.lo);
        T sign = k == C(3.0) ? C(1.0) : C(-1.0);
        Pair sum = two_sum(sign * l.hi, main);
        return (Pair){sum.hi, mad(sign, l.lo, sum.lo)};
    }
    /* Where a log a - a alone is right to the last bit; it overflows when it should. */
    if (a >= PICK(0x1p28f, 0x1p57))
        return (Pair){a == INF ? a : a * (log_of(a) - C(1.0)), C(0.0)};
    return stirling(a);
}

T FN(lgamma)(T x) {
    T a = magnitude(x);
    if (is_nan(x))
        return x;
    if (x > C(0.0) || a == INF || a < PICK(0x1p-30f, 0x1p-60)) {
        Pair r = lgamma_of_positive(a > C(0.0) ? a : INF);
        return r.hi + r.lo;
    }
    if (truncate(x) == x)
        return INF;
    if (a <= C(0.5)) {
        Pair factor = fast_two_sum(a, -(a * a)); /* |x| (1 + x) */
        Pair l = log_pieces_of(factor.hi, factor.lo);
        return x * lgamma_two(x) - (l.hi + l.lo);
    }
    /* gamma(x) gamma(-x) = -pi / (x sin(pi x)) */
    T s = magnitude(sine_of_half_turns(x));
    Pair ratio = pair_quotient((Pair){PI_0, PI_1}, (Pair){a * s, C(0.0)});
    Pair l = log_pieces_of(ratio.hi, ratio.lo), positive = lgamma_of_positive(a);
    Pair difference = two_sum(l.hi, -positive.hi);
    return difference.hi + (difference.lo + (l.lo - positive.lo));
}
