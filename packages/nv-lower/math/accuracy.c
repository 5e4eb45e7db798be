/* How far each function is from the truth: compiled by accuracy.py with gcc, for one NV_WIDTH, beside the library's
   own sources (their names prefixed with nv_).  The reference is the C library's double for float and libquadmath
   for double. */
#include <math.h>
#include <quadmath.h>
#include <stdint.h>
#include <string.h>

#if NV_WIDTH == 32
typedef float T;
typedef uint32_t U;
typedef double R;
#define FN(name) nv_##name##f
#define REF(name) name
#define FRACTION_BITS 23
#define SMALLEST_EXPONENT -149
#define LARGEST_EXPONENT 128
#else
typedef double T;
typedef uint64_t U;
typedef __float128 R;
#define FN(name) nv_##name
#define REF(name) name##q
#define FRACTION_BITS 52
#define SMALLEST_EXPONENT -1074
#define LARGEST_EXPONENT 1024
#endif
#define BITS NV_WIDTH

static T real(U word) { T x; memcpy(&x, &word, sizeof x); return x; }
static U bits(T x) { U word; memcpy(&word, &x, sizeof x); return word; }

/* xoshiro-free: one multiply-and-mix step a number (splitmix64, S. Vigna). */
static uint64_t next(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* Division and square root as bad as Vulkan allows, for the builds with NV_ROUGH: a times a rounded and disturbed
   reciprocal that vanishes where it would be subnormal. */
static T disturb(T x, U key, int reach) {
    U word = bits(x), size = word & ~((U)1 << (BITS - 1)), limit = bits((T)INFINITY);
    if (size < (U)reach + ((U)1 << FRACTION_BITS) || size >= limit - (U)reach)
        return x;
    key *= (U)0x9e3779b97f4a7c15u;
    return real(word + (key >> (BITS - 8)) % (2 * (U)reach + 1) - (U)reach);
}

#if NV_WIDTH == 32
#define ROUGH_DIV nv_rough_div_f32
#define ROUGH_SQRT nv_rough_sqrt_f32
#else
#define ROUGH_DIV nv_rough_div_f64
#define ROUGH_SQRT nv_rough_sqrt_f64
#endif

T ROUGH_DIV(T a, T b) {
    T inverse = disturb((T)1 / b, bits(b), 1);
    if ((bits(inverse) & ~((U)1 << (BITS - 1))) < (U)1 << FRACTION_BITS)
        inverse = real(bits(inverse) & (U)1 << (BITS - 1));
    return disturb(a * inverse, bits(a) ^ bits(b) << 1, 1);
}

T ROUGH_SQRT(T x) { return disturb(sqrt(x), bits(x), 3); }

/* The error of `got` in units in the last place of the true value; 1e30 for a wrong kind (NaN, sign of zero, infinity). */
static double error(T got, R want) {
    if (want != want)
        return got != got ? 0 : 1e30;
    if (got != got)
        return 1e30;
    if (want == 0)
        return got == 0 && !signbit(got) == !signbit((double)want) ? 0 : 1e30;
    R size = want < 0 ? -want : want;
    if (got == 0 && !signbit(got) == (want < 0))
        return 1e30;
    int e;
#if NV_WIDTH == 32
    if (isinf(want)) return isinf(got) && (got > 0) == (want > 0) ? 0 : 1e30;
    frexp(size, &e);
    R limit = ldexp(1.0, LARGEST_EXPONENT);
    R value = isinf(got) ? (got > 0 ? limit : -limit) : (R)got;
    if (size > limit) return isinf(got) && (got > 0) == (want > 0) ? 0 : 1e30;
    e = e - FRACTION_BITS - 1 < SMALLEST_EXPONENT ? SMALLEST_EXPONENT : e - FRACTION_BITS - 1;
    return ldexp(fabs(value - want), -e);
#else
    if (isinfq(want)) return isinf(got) && (got > 0) == (want > 0) ? 0 : 1e30;
    frexpq(size, &e);
    R limit = ldexpq(1.0q, LARGEST_EXPONENT);
    R value = isinf(got) ? (got > 0 ? limit : -limit) : (R)got;
    if (size > limit) return isinf(got) && (got > 0) == (want > 0) ? 0 : 1e30;
    e = e - FRACTION_BITS - 1 < SMALLEST_EXPONENT ? SMALLEST_EXPONENT : e - FRACTION_BITS - 1;
    return (double)ldexpq(fabsq(value - want), -e);
#endif
}

/* Own functions. */
#define UNARY(X)                                                                                                       \
    X(exp) X(exp2) X(exp10) X(expm1) X(log) X(log2) X(log10) X(log1p) X(sin) X(cos) X(tan) X(sinpi) X(cospi) X(asin)  \
    X(acos) X(atan) X(sinh) X(cosh) X(tanh) X(asinh) X(acosh) X(atanh) X(erf) X(erfc) X(tgamma) X(lgamma) X(cbrt)      \
    X(round) X(floor) X(ceil) X(trunc) X(rint) X(nearbyint) X(logb) X(fabs)
#define BINARY(X)                                                                                                      \
    X(pow) X(hypot) X(atan2) X(fmod) X(remainder) X(fdim) X(fmin) X(fmax) X(copysign) X(nextafter)

#define DECLARE1(name) T FN(name)(T);
#define DECLARE2(name) T FN(name)(T, T);
UNARY(DECLARE1)
BINARY(DECLARE2)
#if NV_WIDTH == 32
T nv_div_f32(T, T);
T nv_sqrt_f32(T);
#define OWN_DIV nv_div_f32
#define OWN_SQRT nv_sqrt_f32
#else
T nv_div_f64(T, T);
T nv_sqrt_f64(T);
#define OWN_DIV nv_div_f64
#define OWN_SQRT nv_sqrt_f64
#endif

/* References that the wider library lacks. */
static R ref_exp10(R x) { return REF(pow)((R)10, x); }
static R ref_half_turns(R x, int cosine) {
    R k = REF(rint)(x + x), r = x - k / 2;
    R turn = k - 4 * REF(floor)(k / 4);
    int quadrant = (int)turn + cosine;
#if NV_WIDTH == 32
    R angle = r * 3.14159265358979323846;
#else
    R angle = r * M_PIq;
#endif
    R s = quadrant & 1 ? REF(cos)(angle) : REF(sin)(angle);
    s = quadrant & 2 ? -s : s;
    return s == 0 ? (cosine ? 0 : REF(copysign)(0, x)) : s;
}
static R ref_sinpi(R x) { return x - x != 0 ? x - x : ref_half_turns(x, 0); }
static R ref_cospi(R x) { return x - x != 0 ? x - x : ref_half_turns(x, 1); }
static R ref_tgamma(R x) { return x < 0 && REF(floor)(x) == x ? (R)NAN : REF(tgamma)(x); }
static R ref_fmin(R x, R y) { return x == y && x == 0 ? (signbit((double)x) ? x : y) : REF(fmin)(x, y); }
static R ref_fmax(R x, R y) { return x == y && x == 0 ? (signbit((double)x) ? y : x) : REF(fmax)(x, y); }
static R ref_div(R a, R b) { return a / b; }
static R ref_nextafter(R x, R y) { return NV_WIDTH == 32 ? (R)nextafterf(x, y) : (R)nextafter(x, y); }
static R ref_logb(R x) { return NV_WIDTH == 32 ? (R)logbf(x) : (R)logb(x); }
#define ref_exp REF(exp)
#define ref_exp2 REF(exp2)
#define ref_expm1 REF(expm1)
#define ref_log REF(log)
#define ref_log2 REF(log2)
#define ref_log10 REF(log10)
#define ref_log1p REF(log1p)
#define ref_sin REF(sin)
#define ref_cos REF(cos)
#define ref_tan REF(tan)
#define ref_asin REF(asin)
#define ref_acos REF(acos)
#define ref_atan REF(atan)
#define ref_sinh REF(sinh)
#define ref_cosh REF(cosh)
#define ref_tanh REF(tanh)
#define ref_asinh REF(asinh)
#define ref_acosh REF(acosh)
#define ref_atanh REF(atanh)
#define ref_erf REF(erf)
#define ref_erfc REF(erfc)
#define ref_lgamma REF(lgamma)
#define ref_cbrt REF(cbrt)
#define ref_round REF(round)
#define ref_floor REF(floor)
#define ref_ceil REF(ceil)
#define ref_trunc REF(trunc)
#define ref_rint REF(rint)
#define ref_nearbyint REF(nearbyint)
#define ref_fabs REF(fabs)
#define ref_pow REF(pow)
#define ref_hypot REF(hypot)
#define ref_atan2 REF(atan2)
#define ref_fmod REF(fmod)
#define ref_remainder REF(remainder)
#define ref_fdim REF(fdim)
#define ref_copysign REF(copysign)

typedef struct {
    const char *name;
    T (*own1)(T);
    R (*ref1)(R);
    T (*own2)(T, T);
    R (*ref2)(R, R);
} Function;

#define ROW1(name) {#name, FN(name), ref_##name, 0, 0},
#define ROW2(name) {#name, 0, 0, FN(name), ref_##name},
static const Function FUNCTIONS[] = {UNARY(ROW1) BINARY(ROW2){"sqrt", OWN_SQRT, REF(sqrt), 0, 0},
                                     {"div", 0, 0, OWN_DIV, ref_div}};

/* A number of [low, high], or any bit pattern where low > high. */
static T draw(uint64_t *state, double low, double high) {
    uint64_t r = next(state);
    if (low > high)
        return real((U)(r >> (64 - BITS)));
    return (T)(low + (high - low) * ((double)(r >> 11) * 0x1p-53));
}

/* The error of a result. */
static double judge(const Function *f, T x, T y, T got) {
    R want = f->ref1 ? f->ref1(x) : f->ref2(x, y);
    double e = error(got, want);
    if (f->ref1 == REF(lgamma) && x < -0.5) {
        /* Between the poles log|gamma| crosses zero again and again: there the error is counted against 1. */
        R size = want < 0 ? -want : want;
        return size < 1 && e < 1e20 ? e * (double)size : e;
    }
    return e;
}

static double measure(const Function *f, T x, T y) { return judge(f, x, y, f->own1 ? f->own1(x) : f->own2(x, y)); }

static const Function *find(const char *name) {
    for (unsigned i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++)
        if (!strcmp(FUNCTIONS[i].name, name))
            return FUNCTIONS + i;
    return 0;
}

/* The largest error of `count` arguments drawn from a box, and where it was; -1 for an unknown name. */
double worst_drawn(const char *name, double low, double high, double low2, double high2, long count, uint64_t seed,
                   double *at, double *at2) {
    const Function *f = find(name);
    double worst = -1;
    for (long i = 0; f && i < count; i++) {
        T x = draw(&seed, low, high), y = draw(&seed, low2, high2);
        double e = measure(f, x, y);
        if (e > worst)
            worst = e, *at = x, *at2 = y;
    }
    return worst;
}

/* The same for given arguments. */
double worst_of(const char *name, const T *x, const T *y, long count, double *at, double *at2) {
    const Function *f = find(name);
    double worst = -1;
    for (long i = 0; f && i < count; i++) {
        double e = measure(f, x[i], y[i]);
        if (e > worst)
            worst = e, *at = x[i], *at2 = y[i];
    }
    return worst;
}

/* The same for results that were computed elsewhere, on a device say. */
double worst_result(const char *name, const T *x, const T *y, const T *got, long count, double *at, double *at2) {
    const Function *f = find(name);
    double worst = -1;
    for (long i = 0; f && i < count; i++) {
        double e = judge(f, x[i], y[i], got[i]);
        if (e > worst)
            worst = e, *at = x[i], *at2 = y[i];
    }
    return worst;
}

/* `count` arguments from a box, the ones that worst_drawn would take. */
void draw_arguments(double low, double high, double low2, double high2, long count, uint64_t seed, T *x, T *y) {
    for (long i = 0; i < count; i++) {
        x[i] = draw(&seed, low, high);
        y[i] = draw(&seed, low2, high2);
    }
}

/* The same for every bit pattern first, first + step … (one argument, float32). */
double worst_pattern(const char *name, uint64_t first, uint64_t end, uint64_t step, double *at) {
    const Function *f = find(name);
    double worst = -1;
    for (uint64_t i = first; f && i < end; i += step) {
        double e = measure(f, real((U)i), 0);
        if (e > worst)
            worst = e, *at = real((U)i);
    }
    return worst;
}
