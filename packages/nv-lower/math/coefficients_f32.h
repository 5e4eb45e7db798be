/* Written by coefficients.py from fits.py; edit those. */

#define TWO_OVER_PI_WORDS 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab
#define LN2_0 0x1.62e400p-1f
#define LN2_1 0x1.7f7d1cp-20f
#define LN10_0 0x1.26bb1cp+1f
#define LN10_1 -0x1.12aabap-25f
#define LOG2_E_0 0x1.715476p+0f
#define LOG2_E_1 0x1.4ae0c0p-26f
#define LOG2_10_0 0x1.a934f0p+1f
#define LOG10_2_0 0x1.344200p-2f
#define LOG10_2_1 -0x1.95ec10p-19f
#define LOG10_E_0 0x1.bcb7b2p-2f
#define LOG10_E_1 -0x1.5b235ep-27f
#define LN2_WHOLE_0 0x1.62e430p-1f
#define LN2_WHOLE_1 -0x1.05c610p-29f
#define THIRD_0 0x1.556000p-2f
#define THIRD_1 -0x1.555556p-15f
#define TWO_OVER_PI_0 0x1.45f306p-1f
#define HALF_PI_REDUCE_0 0x1.920000p+0f
#define HALF_PI_REDUCE_1 0x1.fb4000p-12f
#define HALF_PI_REDUCE_2 0x1.444000p-24f
#define HALF_PI_REDUCE_3 0x1.68c234p-39f
#define HALF_PI_0 0x1.921fb6p+0f
#define HALF_PI_1 -0x1.777a5cp-25f
#define PI_0 0x1.921fb6p+1f
#define PI_1 -0x1.777a5cp-24f
#define HALF_LOG_2PI_0 0x1.d67f1cp-1f
#define HALF_LOG_2PI_1 0x1.0c97d6p-26f
#define CBRT_2_0 0x1.428a30p+0f
#define CBRT_4_0 0x1.965feap+0f
#define SQRT_HALF_0 0x1.6a09e6p-1f

/* exp(x) = 1 + x + x**2 P(x); x in [-0.3469, 0.3469], 28.1 bits. */
INLINE float exp_tail(float x) {
    float p = 0x1.6d021ap-10f;
    p = mad(p, x, 0x1.123af6p-7f);
    p = mad(p, x, 0x1.555524p-5f);
    p = mad(p, x, 0x1.555490p-3f);
    p = mad(p, x, 0x1.000000p-1f);
    return p;
}

/* exp(x) = 1 + x + x**2 P(x); x in [-0.3469, 0.3469], 28.2 bits. */
INLINE float expm1_tail(float x) {
    float p = 0x1.a9aa0cp-13f;
    p = mad(p, x, 0x1.6ce780p-10f);
    p = mad(p, x, 0x1.110d76p-7f);
    p = mad(p, x, 0x1.55554ap-5f);
    p = mad(p, x, 0x1.555554p-3f);
    p = mad(p, x, 0x1.000000p-1f);
    return p;
}

/* 2**x = 1 + x log(2) + x**2 P(x); x in [-0.5005, 0.5005], 28.0 bits. */
INLINE float exp2_tail(float x) {
    float p = 0x1.43e13ap-13f;
    p = mad(p, x, 0x1.5f043ap-10f);
    p = mad(p, x, 0x1.3b2a80p-7f);
    p = mad(p, x, 0x1.c6af88p-5f);
    p = mad(p, x, 0x1.ebfbe0p-3f);
    return p;
}

/* 10**x = 1 + x log(10) + x**2 P(x); x in [-0.1507, 0.1507], 32.1 bits. */
INLINE float exp10_tail(float x) {
    float p = 0x1.18cc6ap-4f;
    p = mad(p, x, 0x1.a8d8cap-3f);
    p = mad(p, x, 0x1.142858p-1f);
    p = mad(p, x, 0x1.2bd780p+0f);
    p = mad(p, x, 0x1.04705ap+1f);
    p = mad(p, x, 0x1.53524cp+1f);
    return p;
}

/* log(1 + x) = x - x**2/2 + x**3 P(x); x in [-0.2939, 0.4152], 28.8 bits. */
INLINE float log_cubic(float x) {
    float p = 0x1.0fbb66p-4f;
    p = mad(p, x, -0x1.d8fc08p-4f);
    p = mad(p, x, 0x1.e5b288p-4f);
    p = mad(p, x, -0x1.fcbc54p-4f);
    p = mad(p, x, 0x1.235c1cp-3f);
    p = mad(p, x, -0x1.555ca0p-3f);
    p = mad(p, x, 0x1.99a310p-3f);
    p = mad(p, x, -0x1.ffffe2p-3f);
    p = mad(p, x, 0x1.555548p-2f);
    return p;
}

/* log((1 + s) / (1 - s)) = 2 s (1 + x (1/3 + x P(x))), x = s**2; x in [0, 0.0296], 36.7 bits. */
INLINE float log_tail(float x) {
    float p = 0x1.dfcbfcp-4f;
    p = mad(p, x, 0x1.2451a6p-3f);
    p = mad(p, x, 0x1.999a02p-3f);
    return p;
}

/* sin(r) = r + r**3 P(x), x = r**2; x in [0, 0.6181], 27.9 bits. */
INLINE float sin_odd(float x) {
    float p = -0x1.9952d8p-13f;
    p = mad(p, x, 0x1.110776p-7f);
    p = mad(p, x, -0x1.555546p-3f);
    return p;
}

/* cos(r) = 1 - x/2 + x**2 P(x), x = r**2; x in [0, 0.6175], 33.1 bits. */
INLINE float cos_even(float x) {
    float p = 0x1.99e0e4p-16f;
    p = mad(p, x, -0x1.6c0c1ap-10f);
    p = mad(p, x, 0x1.55554ap-5f);
    return p;
}

/* tan(r) = r + r**3 P(x), x = r**2; x in [0, 0.6181], 29.2 bits. */
INLINE float tan_odd(float x) {
    float p = 0x1.1f110ep-8f;
    p = mad(p, x, 0x1.604e50p-14f);
    p = mad(p, x, 0x1.632088p-7f);
    p = mad(p, x, 0x1.5cb280p-6f);
    p = mad(p, x, 0x1.badadep-5f);
    p = mad(p, x, 0x1.110d9ap-3f);
    p = mad(p, x, 0x1.555560p-2f);
    return p;
}

/* atan(t) = t + t**3 P(x), x = t**2; x in [0, 1], 28.1 bits. */
INLINE float atan_odd(float x) {
    float p = 0x1.296730p-10f;
    p = mad(p, x, -0x1.e69f76p-8f);
    p = mad(p, x, 0x1.752f8ep-6f);
    p = mad(p, x, -0x1.70805cp-5f);
    p = mad(p, x, 0x1.1509e2p-4f);
    p = mad(p, x, -0x1.6953b0p-4f);
    p = mad(p, x, 0x1.c5116ep-4f);
    p = mad(p, x, -0x1.247620p-3f);
    p = mad(p, x, 0x1.99981cp-3f);
    p = mad(p, x, -0x1.555552p-2f);
    return p;
}

/* asin(t) = t + t**3 P(x), x = t**2; x in [0, 0.25], 27.6 bits. */
INLINE float asin_odd(float x) {
    float p = 0x1.595c3ep-5f;
    p = mad(p, x, 0x1.8c3e68p-6f);
    p = mad(p, x, 0x1.747bb8p-5f);
    p = mad(p, x, 0x1.330204p-4f);
    p = mad(p, x, 0x1.5555c8p-3f);
    return p;
}

/* sinh(t) = t + t**3 P(x), x = t**2; x in [0, 1], 31.6 bits. */
INLINE float sinh_odd(float x) {
    float p = 0x1.756c52p-19f;
    p = mad(p, x, 0x1.a022bcp-13f);
    p = mad(p, x, 0x1.1110e0p-7f);
    p = mad(p, x, 0x1.555556p-3f);
    return p;
}

/* tanh(t) = t + t**3 P(x), x = t**2; x in [0, 0.3025], 29.7 bits. */
INLINE float tanh_odd(float x) {
    float p = -0x1.9921b4p-8f;
    p = mad(p, x, 0x1.58e51ap-6f);
    p = mad(p, x, -0x1.b91e7ep-5f);
    p = mad(p, x, 0x1.110ceep-3f);
    p = mad(p, x, -0x1.55554ap-2f);
    return p;
}

/* asinh(t) = t + t**3 P(x), x = t**2; x in [0, 0.25], 33.5 bits. */
INLINE float asinh_odd(float x) {
    float p = 0x1.2f50d8p-7f;
    p = mad(p, x, -0x1.487da0p-6f);
    p = mad(p, x, 0x1.ec11d6p-6f);
    p = mad(p, x, -0x1.6d7ebcp-5f);
    p = mad(p, x, 0x1.33323ap-4f);
    p = mad(p, x, -0x1.555554p-3f);
    return p;
}

/* atanh(t) = t + t**3 P(x), x = t**2; x in [0, 0.25], 29.4 bits. */
INLINE float atanh_odd(float x) {
    float p = 0x1.6947ecp-3f;
    p = mad(p, x, 0x1.a6975ep-5f);
    p = mad(p, x, 0x1.e4045cp-4f);
    p = mad(p, x, 0x1.234d60p-3f);
    p = mad(p, x, 0x1.99a678p-3f);
    p = mad(p, x, 0x1.555540p-2f);
    return p;
}

/* x**(-1/3), to be refined; x in [1, 2], 14.7 bits. */
INLINE float inverse_cube_root(float x) {
    float p = 0x1.d46c66p-6f;
    p = mad(p, x, -0x1.c516e6p-3f);
    p = mad(p, x, 0x1.6415dep-1f);
    p = mad(p, x, -0x1.2c41d0p+0f);
    p = mad(p, x, 0x1.ab8594p+0f);
    return p;
}

/* erf(t) = t + t P(x), x = t**2; x in [0, 1], 28.9 bits. */
INLINE float erf_ratio(float x) {
    float p = 0x1.477724p-14f;
    p = mad(p, x, -0x1.a352f4p-11f);
    p = mad(p, x, 0x1.53f250p-8f);
    p = mad(p, x, -0x1.b7f71ep-6f);
    p = mad(p, x, 0x1.ce2ce6p-4f);
    p = mad(p, x, -0x1.81273ep-2f);
    p = mad(p, x, 0x1.06eba8p-3f);
    return p;
}

/* erf(t) = 1 - exp(P(x)), x = t - 1; x in [0, 3], 27.1 bits. */
INLINE float erf_tail_log(float x) {
    float p = -0x1.decdfap-13f;
    p = mad(p, x, 0x1.640432p-10f);
    p = mad(p, x, -0x1.831474p-9f);
    p = mad(p, x, 0x1.d139a0p-10f);
    p = mad(p, x, 0x1.f9c094p-8f);
    p = mad(p, x, -0x1.4e7326p-5f);
    p = mad(p, x, -0x1.afb9e8p-1f);
    p = mad(p, x, -0x1.51c980p+1f);
    p = mad(p, x, -0x1.d97fc0p+0f);
    return p;
}

/* erfc(t) = exp(-t**2) P(x) / (1 + 2 t), x = (t - 2) / (t + 2); x in [-0.4815, 0.6694], 27.0 bits. */
INLINE float erfc_scaled(float x) {
    float p = -0x1.637aeep-9f;
    p = mad(p, x, 0x1.6a6a6ep-9f);
    p = mad(p, x, 0x1.34e792p-10f);
    p = mad(p, x, -0x1.a16a1ap-9f);
    p = mad(p, x, 0x1.f83ff8p-11f);
    p = mad(p, x, 0x1.2b5be6p-7f);
    p = mad(p, x, -0x1.068c2ep-7f);
    p = mad(p, x, -0x1.bc8124p-5f);
    p = mad(p, x, 0x1.4ff9e6p-3f);
    p = mad(p, x, -0x1.540700p-3f);
    p = mad(p, x, -0x1.7bf5ecp-4f);
    p = mad(p, x, 0x1.46e80ep+0f);
    return p;
}

/* log(gamma(t)) = (t - 1/2) log t - t + log(2 pi)/2 + P(x)/t, x = 1/t**2, t >= 3.5; x in [0, 0.08163], 32.9 bits. */
INLINE float stirling_ratio(float x) {
    float p = -0x1.117fb6p-11f;
    p = mad(p, x, 0x1.a03730p-11f);
    p = mad(p, x, -0x1.6c1beap-9f);
    p = mad(p, x, 0x1.555556p-4f);
    return p;
}

/* gamma(2 + x); x in [-0.5, 0.5], 27.4 bits. */
INLINE float gamma_two(float x) {
    float p = -0x1.0ca076p-10f;
    p = mad(p, x, 0x1.3b4f0ep-9f);
    p = mad(p, x, -0x1.75232cp-9f);
    p = mad(p, x, 0x1.6ba908p-7f);
    p = mad(p, x, -0x1.16c4a0p-12f);
    p = mad(p, x, 0x1.302366p-4f);
    p = mad(p, x, 0x1.4e239ep-4f);
    p = mad(p, x, 0x1.a5b976p-2f);
    p = mad(p, x, 0x1.b0ee60p-2f);
    p = mad(p, x, 0x1.000000p+0f);
    return p;
}

/* log(gamma(2 + x)) = x P(x); x in [-0.75, 0.5], 25.8 bits. */
INLINE float lgamma_two(float x) {
    float p = -0x1.f97b3cp-13f;
    p = mad(p, x, -0x1.62c2f6p-13f);
    p = mad(p, x, -0x1.15eaa8p-12f);
    p = mad(p, x, 0x1.502bf0p-11f);
    p = mad(p, x, -0x1.29355cp-10f);
    p = mad(p, x, 0x1.785d42p-9f);
    p = mad(p, x, -0x1.e4cd56p-8f);
    p = mad(p, x, 0x1.51359ap-6f);
    p = mad(p, x, -0x1.13df42p-4f);
    p = mad(p, x, 0x1.4a34ccp-2f);
    p = mad(p, x, 0x1.b0ee60p-2f);
    return p;
}
