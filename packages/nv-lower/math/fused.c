/* a * b + c rounded once, in integers, for devices whose own fused multiply-add rounds twice or does not exist.
   The names are those that CUDA's device library has for it. */
#include "real.h"

/* Holds a product of two significands: 2 * 24 or 2 * 53 bits. */
#if NV_WIDTH == 32
typedef uint64_t W;
#else
typedef unsigned __int128 W;
#endif
#define WIDE_BITS (2 * NV_WIDTH)
#define DIGITS (FRACTION_BITS + 1)

INLINE int wide_leading_zeros(W x) {
    U high = (U)(x >> NV_WIDTH), low = (U)x;
    return high ? leading_zeros(high) : NV_WIDTH + leading_zeros(low | 1);
}

/* x >> by, with the last bit set if a bit was lost: enough to round as if none had been. */
INLINE W shifted(W x, int by) {
    if (by <= 0)
        return x;
    if (by >= WIDE_BITS)
        return x != 0;
    return x >> by | ((x << (WIDE_BITS - by)) != 0);
}

/* The significand with its leading bit at FRACTION_BITS, and the exponent of its last bit, of a finite x that is not zero. */
INLINE U significand(T x, int *exponent) {
    U word = magnitude_bits(x), fraction = word & FRACTION_MASK;
    int biased = (int)(word >> FRACTION_BITS);
    int lead = biased ? 0 : leading_zeros(fraction) - (NV_WIDTH - DIGITS);
    *exponent = (biased ? biased : 1) - lead - EXPONENT_BIAS - FRACTION_BITS;
    return biased ? fraction | (U)1 << FRACTION_BITS : fraction << lead;
}

/* size * 2**exponent rounded to nearest, ties to even; size has its leading bit on top. */
INLINE T rounded(W size, int exponent, U sign) {
    int lost = WIDE_BITS - DIGITS;
    int biased = exponent + WIDE_BITS - 1 + EXPONENT_BIAS;
    if (biased >= EXPONENT_MAX)
        return real(INFINITY_BITS | sign);
    if (biased < 1) {  /* subnormal: it has fewer digits */
        size = shifted(size, 1 - biased);
        biased = 0;
    }
    U kept = (U)(size >> lost);
    W rest = size << DIGITS, half = (W)1 << (WIDE_BITS - 1);
    U up = rest > half || (rest == half && (kept & 1));
    /* The leading bit adds one to the exponent; a carry out of the significand does so, too, up to infinity. */
    U word = ((U)(biased ? biased - 1 : 0) << FRACTION_BITS) + kept + up;
    return real(word | sign);
}

T PICK(__fmaf_rn, __fma_rn)(T a, T b, T c) {
    if (!is_finite(a) || !is_finite(b) || !is_finite(c) || !magnitude_bits(a) || !magnitude_bits(b))
        return a * b + c;
    U sign = (bits(a) ^ bits(b)) & SIGN_BIT, other = bits(c) & SIGN_BIT;
    int ea, eb, ec;
    /* The leading bits are next to the top, so that a sum has room. */
    W product = (W)significand(a, &ea) * significand(b, &eb) << (WIDE_BITS - 1 - 2 * DIGITS);
    int exponent = ea + eb - (WIDE_BITS - 1 - 2 * DIGITS);
    W total = product;
    if (magnitude_bits(c)) {
        W addend = (W)significand(c, &ec) << (WIDE_BITS - 1 - DIGITS);
        int gap = exponent - (ec - (WIDE_BITS - 1 - DIGITS));
        product = shifted(product, -gap);
        addend = shifted(addend, gap);
        exponent -= gap < 0 ? gap : 0;
        if (sign == other) {
            total = product + addend;
        } else {
            total = product > addend ? product - addend : addend - product;
            sign = product > addend ? sign : other;
            if (!total)
                return 0;
        }
    }
    int up = wide_leading_zeros(total);
    return rounded(total << up, exponent - up, sign);
}
