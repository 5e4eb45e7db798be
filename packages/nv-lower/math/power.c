/* pow, integer powers, cube root, hypotenuse. */
#include "division_core.h"
#include "exp_core.h"
#include "log_core.h"

#define ALL_EVEN PICK(0x1p24f, 0x1p53)

INLINE int is_integer(T y) { return truncate(y) == y; }
INLINE int is_odd(T y) { return magnitude(y) < ALL_EVEN && is_integer(y) && C(2.0) * truncate(C(0.5) * y) != y; }

/* x**y where |x| is zero, infinite or NaN, or y infinite or NaN; the sign of a power of -0 or -inf is the caller's. */
INLINE T power_of_special(T x, T size, T y) {
    if (y == C(0.0) || x == C(1.0))
        return C(1.0);
    if (is_nan(x) || is_nan(y))
        return x + y;
    if (size == C(0.0) || size == INF)
        return (size == C(0.0)) == (y < C(0.0)) ? INF : C(0.0);
    return size == C(1.0) ? C(1.0) : ((size > C(1.0)) == (y > C(0.0)) ? INF : C(0.0));
}

/* |x|**y as e**(y log |x|) with log |x| to one and a half times the precision; then the sign. */
T FN(pow)(T x, T y) {
    T size = magnitude(x), r;
    if (!has_log(size) | !is_finite(y)) {
        r = power_of_special(x, size, y);
    } else {
        int e;
        T m = log_mantissa(normalised(size, &e), &e);
        /* Beyond this exponent the result is 0, 1 or infinite whatever y is. */
        T bounded = clamp(y, PICK(-0x1p40f, -0x1p70), PICK(0x1p40f, 0x1p70));
        Pair product = pair_scale(log_precise(m, e), bounded);
        T low = magnitude(product.hi) < EXP_HIGH + EXP_HIGH ? product.lo : C(0.0);
        r = exp_of(product.hi, low);
        if ((bits(x) & SIGN_BIT) && !is_integer(y))
            return NAN;
    }
    return (bits(x) & SIGN_BIT) && is_odd(y) ? -r : r;
}

/* The order of multiplications is the one that compiler-rt documents, so that results agree bit for bit. */
T PICK(__powisf2, __powidf2)(T base, int exponent) {
    unsigned int left = exponent < 0 ? 0u - (unsigned int)exponent : (unsigned int)exponent;
    T r = C(1.0);
    for (;;) {
        if (left & 1)
            r *= base;
        left >>= 1;
        if (left == 0)
            break;
        base *= base;
    }
    return exponent < 0 ? divide(C(1.0), r) : r;
}

/* x**(1/3): a polynomial for m**(-1/3), Newton's iteration for it (which divides by nothing but 3), and a last
   step from the exact residual m - c**3. */
T FN(cbrt)(T x) {
    U word = magnitude_bits(x);
    if (word == 0 || word >= INFINITY_BITS)
        return x + x;
    int e;
    U significand = take_apart(word, &e);
    T m = real((significand & FRACTION_MASK) | ONE_BITS);
    int power = e - EXPONENT_BIAS + 3 * EXPONENT_MAX;
    int third = power / 3, left = power - 3 * third;
    T y = inverse_cube_root(m);
    y *= left == 0 ? C(1.0) : (left == 1 ? C(0.5) * CBRT_4_0 : C(0.5) * CBRT_2_0);
    m = real(bits(m) + ((U)left << FRACTION_BITS));
#pragma unroll
    for (int i = 0; i < PICK(1, 2); i++)
        y = mad(y * mad(-m * y, y * y, C(1.0)), C(1.0) / C(3.0), y);
    T c = m * y * y;
    Pair square = two_product(c, c);
    Pair cube = two_product(square.hi, c);
    T rest = (m - cube.hi) - mad(square.lo, c, cube.lo);
    c = mad(rest * (y * y), C(1.0) / C(3.0), c);
    return with_sign(real(bits(c) + ((U)(I)(third - EXPONENT_MAX) << FRACTION_BITS)), x);
}

T FN(hypot)(T x, T y) {
    T a = magnitude(x), b = magnitude(y);
    if (a == INF || b == INF)
        return INF;
    if (is_nan(x) || is_nan(y))
        return x + y;
    T large = a > b ? a : b, small = a > b ? b : a;
    T factor = C(1.0), back = C(1.0);
    if (large > PICK(0x1p60f, 0x1p500)) {
        factor = PICK(0x1p-70f, 0x1p-560);
        back = PICK(0x1p70f, 0x1p560);
    } else if (large < PICK(0x1p-40f, 0x1p-440)) {
        factor = PICK(0x1p100f, 0x1p600);
        back = PICK(0x1p-100f, 0x1p-600);
    }
    large *= factor;
    small *= factor;
    if (large == C(0.0))
        return C(0.0);
    Pair first = two_product(large, large), second = two_product(small, small);
    Pair sum = fast_two_sum(first.hi, second.hi);
    return pair_root((Pair){sum.hi, sum.lo + (first.lo + second.lo)}).hi * back;
}
