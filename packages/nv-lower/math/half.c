/* Conversions of IEEE half floats, which are held as their bits, by integer arithmetic: the same on every device. The
   names are those of libgcc and compiler-rt.

   To half they round to the nearest, halfway cases to even; NaNs keep the bits that fit, as in NumPy. */
#include <stdint.h>

typedef union {
  float f;
  uint32_t u;
} single;

typedef union {
  double d;
  uint64_t u;
} twofold;

float __gnu_h2f_ieee(uint16_t half) {
  uint32_t sign = (uint32_t)(half & 0x8000) << 16;
  uint32_t rest = half & 0x7fff;
  single result;
  if (rest < 0x400) { /* subnormal: exact in a float */
    result.f = (float)(int32_t)rest * 0x1p-24f;
  } else {
    /* The exponent's bias is 112 larger; infinities and NaNs have the largest one, 112 further on. */
    result.u = (rest << 13) + (rest < 0x7c00 ? 112u << 23 : 224u << 23);
  }
  result.u |= sign;
  return result.f;
}

static inline uint16_t to_half(uint32_t bits) {
  uint32_t sign = bits >> 16 & 0x8000;
  uint32_t rest = bits & 0x7fffffff;
  if (rest > 0x7f800000) { /* NaN */
    uint32_t kept = rest >> 13 & 0x3ff;
    return (uint16_t)(sign | 0x7c00 | (kept ? kept : 1));
  }
  if (rest >= 0x47800000) /* from 65536 on */
    return (uint16_t)(sign | 0x7c00);
  if (rest >= 0x38800000) { /* normal; rounding up may carry into the exponent, up to infinity */
    uint32_t rounded = rest + 0xfff + (rest >> 13 & 1);
    return (uint16_t)(sign | (rounded - 0x38000000) >> 13);
  }
  if (rest < 0x33000000) /* less than half of the smallest subnormal */
    return (uint16_t)sign;
  uint32_t shift = 126 - (rest >> 23); /* 14 to 24 */
  uint32_t digits = (rest & 0x7fffff) | 0x800000;
  uint32_t half = 1u << (shift - 1);
  uint32_t kept = digits >> shift;
  uint32_t lost = digits & ((half << 1) - 1);
  kept += lost > half || (lost == half && (kept & 1));
  return (uint16_t)(sign | kept);
}

uint16_t __gnu_f2h_ieee(float value) {
  single given = {value};
  return to_half(given.u);
}

/* To a float with the lowest bit set where anything is lost (round to odd), by integers: halves subnormal or beyond
   range never depend on a float that is. */
uint16_t __truncdfhf2(double value) {
  twofold given = {value};
  uint32_t sign = (uint32_t)(given.u >> 32) & 0x80000000u;
  uint64_t rest = given.u & 0x7fffffffffffffffull;
  if (rest > 0x7ff0000000000000ull) /* NaN */
    return to_half(sign | 0x7f800001 | (uint32_t)(rest >> 29 & 0x7fffff));
  if (rest >= 0x40f0000000000000ull) /* from 65536 on */
    return to_half(sign | 0x7f800000);
  if (rest < 0x3e60000000000000ull) /* below 2^-25 */
    return to_half(sign);
  uint32_t odd = (rest & 0x1fffffff) != 0;
  return to_half(sign | (uint32_t)((rest >> 29) - ((uint64_t)(1023 - 127) << 23)) | odd);
}
