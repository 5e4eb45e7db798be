/* Division of 128-bit integers, from 64-bit operations: what LLVM calls for `udiv i128` and its kin.
   Built once, without NV_WIDTH. */
#include <stdint.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

#define INLINE static inline __attribute__((always_inline))

typedef struct {
    u128 quotient, remainder;
} Division;

/* high:low / divisor for high < divisor, divisor's top bit set: Knuth's algorithm D in base 2**32. */
INLINE uint64_t divide_two_words(uint64_t high, uint64_t low, uint64_t divisor, uint64_t *remainder) {
    uint64_t d1 = divisor >> 32, d0 = (uint32_t)divisor;
    uint64_t quotient = 0;
#pragma clang loop unroll(full)
    for (int i = 0; i < 2; i++) {
        uint64_t next = i ? (uint32_t)low : low >> 32;
        uint64_t q = high / d1, r = high - q * d1;
#pragma clang loop unroll(full)
        for (int k = 0; k < 2; k++) {
            int over = r >> 32 == 0 && (q >> 32 || q * d0 > (r << 32 | next));
            q -= (uint64_t)over;
            r += over ? d1 : 0;
        }
        high = (high << 32 | next) - q * divisor;
        quotient = quotient << 32 | q;
    }
    *remainder = high;
    return quotient;
}

INLINE Division divide(u128 a, u128 b) {
    uint64_t a1 = (uint64_t)(a >> 64), a0 = (uint64_t)a, b1 = (uint64_t)(b >> 64), b0 = (uint64_t)b;
    if ((a1 | b1) == 0)
        return (Division){b0 ? a0 / b0 : 0, b0 ? a0 % b0 : a0};
    if (b1 == 0) {
        if (b0 == 0)
            return (Division){0, a};
        int shift = __builtin_clzll(b0);
        uint64_t divisor = b0 << shift;
        uint64_t top = a1 / b0, rest = a1 - top * b0;
        uint64_t high = shift ? rest << shift | a0 >> (64 - shift) : rest;
        uint64_t r;
        uint64_t q = divide_two_words(high, a0 << shift, divisor, &r);
        return (Division){(u128)top << 64 | q, r >> shift};
    }
    /* The quotient fits in a word. An estimate from the leading words is at most one too large. */
    int shift = __builtin_clzll(b1);
    uint64_t divisor = (uint64_t)(b << shift >> 64);
    uint64_t r;
    uint64_t q = divide_two_words(a1 >> 1, (uint64_t)(a >> 1), divisor, &r);
    q >>= 63 - shift;
    q -= q != 0;
    u128 rest = a - b * q;
    uint64_t more = rest >= b;
    return (Division){q + more, rest - (more ? b : 0)};
}

INLINE u128 size_of(i128 x) { return x < 0 ? (u128)0 - (u128)x : (u128)x; }

u128 __udivti3(u128 a, u128 b) { return divide(a, b).quotient; }
u128 __umodti3(u128 a, u128 b) { return divide(a, b).remainder; }

i128 __divti3(i128 a, i128 b) {
    u128 q = divide(size_of(a), size_of(b)).quotient;
    return (i128)((a ^ b) < 0 ? (u128)0 - q : q);
}

i128 __modti3(i128 a, i128 b) {
    u128 r = divide(size_of(a), size_of(b)).remainder;
    return (i128)(a < 0 ? (u128)0 - r : r);
}
