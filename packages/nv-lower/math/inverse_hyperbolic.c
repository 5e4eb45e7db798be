/* asinh, acosh, atanh, all through log1p with a low part. */
#include "log_core.h"

/* Beyond it, x + sqrt(x**2 +- 1) is 2 x to the last bit. */
#define LARGE PICK(0x1p13f, 0x1p28)

INLINE T log_of_twice(T x) {
    int e = 1;
    T m = log_mantissa(x, &e);
    Pair r = log_pieces(m - C(1.0), e);
    return r.hi + r.lo;
}

T FN(asinh)(T x) {
    T a = magnitude(x);
    if (a < C(0.5)) {
        T z = x * x;
        return a < PICK(0x1p-13f, 0x1p-27) ? x : mad(x * z, asinh_odd(z), x);
    }
    if (!is_finite(x))
        return x;
    if (a > LARGE)
        return with_sign(log_of_twice(a), x);
    Pair square = two_product(a, a);
    Pair one_more = two_sum(square.hi, C(1.0));
    Pair root = pair_root((Pair){one_more.hi, one_more.lo + square.lo});
    Pair sum = fast_two_sum(root.hi, a);
    Pair r = log_pieces_of(sum.hi, sum.lo + root.lo);
    T size = r.hi + r.lo;
    return x < C(0.0) ? -size : size; /* not with_sign: docs/quirks.md#lavapipe-copysign */
}

T FN(acosh)(T x) {
    if (!(x > C(1.0)))
        return x == C(1.0) ? C(0.0) : NAN;
    if (x > LARGE)
        return x == INF ? x : log_of_twice(x);
    /* log1p(t + sqrt(t (x + 1))), t = x - 1 */
    Pair t = two_sum(x, C(-1.0));
    Pair root = pair_root(pair_times(t, two_sum(x, C(1.0))));
    Pair sum = pair_plus(root, t);
    return log1p_of(sum.hi, sum.lo);
}

T FN(atanh)(T x) {
    T a = magnitude(x);
    if (a < C(0.5)) {
        T z = x * x;
        return a < PICK(0x1p-13f, 0x1p-27) ? x : mad(x * z, atanh_odd(z), x);
    }
    if (!(a < C(1.0)))
        return a == C(1.0) ? with_sign(INF, x) : NAN;
    /* log1p(2 a / (1 - a)) / 2; 1 - a is exact here. */
    Pair q = pair_quotient((Pair){a + a, C(0.0)}, (Pair){C(1.0) - a, C(0.0)});
    return with_sign(C(0.5) * log1p_of(q.hi, q.lo), x);
}
