/* One vocabulary for both float widths: every source file here is compiled twice, with NV_WIDTH 32 and 64.

   Rules that all of this library keeps:
   - no libm call, no errno, no table in memory (a table costs private memory on a GPU; ladders of selects do not);
   - float32 functions use 32-bit integers and floats only, so that devices without 64-bit types have them;
   - `a * b + c` through mad() may be rounded once or twice; what must be exact is exact in both cases;
   - a division is accurate to 3 ulp and a square root to 3 ulp, no better (Vulkan promises no more); they carry
     the `arcp` flag to say so, and the algorithms repair what they need with exact residuals;
   - a device may flush subnormals: inputs are taken apart with integer operations where that matters. */
#ifndef NV_REAL_H
#define NV_REAL_H

#include <stdint.h>

/* The tests rename the functions, to have them beside those of the C library. */
#ifndef NV_NAME
#define NV_NAME(name) name
#endif

#if NV_WIDTH == 32
typedef float T;
typedef uint32_t U;
typedef int32_t I;
#define FN(name) NV_NAME(name##f)
#define PICK(for32, for64) for32
#define C(value) value##f
#define FRACTION_BITS 23
#define EXPONENT_BIAS 127
#define EXPONENT_MAX 255
#else
typedef double T;
typedef uint64_t U;
typedef int64_t I;
#define FN(name) NV_NAME(name)
#define PICK(for32, for64) for64
#define C(value) value
#define FRACTION_BITS 52
#define EXPONENT_BIAS 1023
#define EXPONENT_MAX 2047
#endif

#define SIGN_BIT ((U)1 << (NV_WIDTH - 1))
#define FRACTION_MASK (((U)1 << FRACTION_BITS) - 1)
#define INFINITY_BITS ((U)EXPONENT_MAX << FRACTION_BITS)
#define NAN_BITS (INFINITY_BITS | (U)1 << (FRACTION_BITS - 1))
#define ONE_BITS ((U)EXPONENT_BIAS << FRACTION_BITS)
#define INLINE static inline __attribute__((always_inline))

INLINE U bits(T x) {
    union { T real; U word; } u = {.real = x};
    return u.word;
}

INLINE T real(U word) {
    union { U word; T real; } u = {.word = word};
    return u.real;
}

#define INF real(INFINITY_BITS)
#define NAN real(NAN_BITS)

INLINE T magnitude(T x) { return PICK(__builtin_fabsf, __builtin_fabs)(x); }
INLINE T with_sign(T size, T sign) { return PICK(__builtin_copysignf, __builtin_copysign)(size, sign); }
INLINE T truncate(T x) { return PICK(__builtin_truncf, __builtin_trunc)(x); }
INLINE T nearest(T x) { return PICK(__builtin_rintf, __builtin_rint)(x); }
INLINE U magnitude_bits(T x) { return bits(x) & ~SIGN_BIT; }
INLINE int is_nan(T x) { return x != x; }
INLINE int is_finite(T x) { return magnitude_bits(x) < INFINITY_BITS; }
INLINE int leading_zeros(U x) { return PICK(__builtin_clz, __builtin_clzll)(x); }

/* a * b + c, rounded once or twice as the device likes. It is llvm.fma and not llvm.fmuladd, because a device that may
   contract may also reassociate (Vulkan has one decoration for both), and Fma is one instruction on every GPU.  The
   tests compile with NV_APART too, where it is a product and a sum. */
INLINE T mad(T a, T b, T c) {
#ifdef NV_APART
    return a * b + c;
#else
    return PICK(__builtin_fmaf, __builtin_fma)(a, b, c);
#endif
}

#if NV_WIDTH == 32
#include "coefficients_f32.h"
#else
#include "coefficients_f64.h"
#endif

/* Quotient and square root within 3 ulp: what any device gives in one or two instructions.  The tests compile
   with NV_ROUGH, which makes them as bad as that. */
#ifdef NV_ROUGH
T PICK(nv_rough_div_f32, nv_rough_div_f64)(T a, T b);
T PICK(nv_rough_sqrt_f32, nv_rough_sqrt_f64)(T x);
#define rough_div PICK(nv_rough_div_f32, nv_rough_div_f64)
#define rough_sqrt PICK(nv_rough_sqrt_f32, nv_rough_sqrt_f64)
#else
INLINE T rough_div(T a, T b) {
#pragma clang fp reciprocal(on)
    return a / b;
}
INLINE T rough_sqrt(T x) {
#pragma clang fp reciprocal(on)
    return PICK(__builtin_sqrtf, __builtin_sqrt)(x);
}
#endif

/* 2**n for n in the range of normal numbers. */
INLINE T power_of_two(int n) { return real((U)(n + EXPONENT_BIAS) << FRACTION_BITS); }

/* x * 2**n for |n| below twice the exponent range, rounded once: the first product is exact. */
INLINE T scale(T x, int n) {
    int half = n >> 1;
    return x * power_of_two(half) * power_of_two(n - half);
}

#endif
