/* Written by coefficients.py from fits.py; edit those. */

#define TWO_OVER_PI_WORDS 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab
#define LN2_0 0x1.62e42fefa3800p-1
#define LN2_1 0x1.ef35793c76730p-45
#define LN10_0 0x1.26bb1bbb55516p+1
#define LN10_1 -0x1.f48ad494ea3e9p-53
#define LOG2_E_0 0x1.71547652b82fep+0
#define LOG2_E_1 0x1.777d0ffda0d24p-56
#define LOG2_10_0 0x1.a934f0979a371p+1
#define LOG10_2_0 0x1.34413509f7800p-2
#define LOG10_2_1 0x1.fef311f12b358p-46
#define LOG10_E_0 0x1.bcb7b1526e50ep-2
#define LOG10_E_1 0x1.95355baaafad3p-57
#define LN2_WHOLE_0 0x1.62e42fefa39efp-1
#define LN2_WHOLE_1 0x1.abc9e3b39803fp-56
#define THIRD_0 0x1.5555558000000p-2
#define THIRD_1 -0x1.5555555555555p-29
#define TWO_OVER_PI_0 0x1.45f306dc9c883p-1
#define HALF_PI_REDUCE_0 0x1.921fb54400000p+0
#define HALF_PI_REDUCE_1 0x1.0b4611a600000p-34
#define HALF_PI_REDUCE_2 0x1.3198a2e037073p-69
#define HALF_PI_0 0x1.921fb54442d18p+0
#define HALF_PI_1 0x1.1a62633145c07p-54
#define PI_0 0x1.921fb54442d18p+1
#define PI_1 0x1.1a62633145c07p-53
#define HALF_LOG_2PI_0 0x1.d67f1c864beb5p-1
#define HALF_LOG_2PI_1 -0x1.65b5a1b7ff5dfp-55
#define CBRT_2_0 0x1.428a2f98d728bp+0
#define CBRT_4_0 0x1.965fea53d6e3dp+0
#define SQRT_HALF_0 0x1.6a09e667f3bcdp-1

/* exp(x) = 1 + x + x**2 P(x); x in [-0.3469, 0.3469], 63.4 bits. */
INLINE double exp_tail(double x) {
    double p = 0x1.1f6f3a315f62bp-29;
    p = mad(p, x, 0x1.af70c203317f6p-26);
    p = mad(p, x, 0x1.27e4dd11d80aap-22);
    p = mad(p, x, 0x1.71dded52b86f1p-19);
    p = mad(p, x, 0x1.a01a01a6632f5p-16);
    p = mad(p, x, 0x1.a01a01b4a02d4p-13);
    p = mad(p, x, 0x1.6c16c16c16374p-10);
    p = mad(p, x, 0x1.111111110e969p-7);
    p = mad(p, x, 0x1.5555555555556p-5);
    p = mad(p, x, 0x1.555555555555cp-3);
    p = mad(p, x, 0x1.0000000000000p-1);
    return p;
}

/* exp(x) = 1 + x + x**2 P(x); x in [-0.3469, 0.3469], 60.3 bits. */
INLINE double expm1_tail(double x) {
    double p = 0x1.1efd9a09051aap-29;
    p = mad(p, x, 0x1.af5a4e01691b6p-26);
    p = mad(p, x, 0x1.27e5100b721eap-22);
    p = mad(p, x, 0x1.71ddfa79d08f4p-19);
    p = mad(p, x, 0x1.a01a019b3e0a6p-16);
    p = mad(p, x, 0x1.a01a01af4f1f1p-13);
    p = mad(p, x, 0x1.6c16c16c15df9p-10);
    p = mad(p, x, 0x1.111111110f725p-7);
    p = mad(p, x, 0x1.5555555555559p-5);
    p = mad(p, x, 0x1.5555555555559p-3);
    p = mad(p, x, 0x1.0000000000000p-1);
    return p;
}

/* 2**x = 1 + x log(2) + x**2 P(x); x in [-0.5005, 0.5005], 63.0 bits. */
INLINE double exp2_tail(double x) {
    double p = 0x1.c27ef12c376d5p-36;
    p = mad(p, x, 0x1.e9e589d3ba4d5p-32);
    p = mad(p, x, 0x1.e4d0ea042e7cdp-28);
    p = mad(p, x, 0x1.b524f0b6c0a76p-24);
    p = mad(p, x, 0x1.62c021a6d2824p-20);
    p = mad(p, x, 0x1.ffcbfc6b05ac3p-17);
    p = mad(p, x, 0x1.430912f89bbf9p-13);
    p = mad(p, x, 0x1.5d87fe78a4945p-10);
    p = mad(p, x, 0x1.3b2ab6fba4d9dp-7);
    p = mad(p, x, 0x1.c6b08d704a0c3p-5);
    p = mad(p, x, 0x1.ebfbdff82c58fp-3);
    return p;
}

/* 10**x = 1 + x log(10) + x**2 P(x); x in [-0.1507, 0.1507], 62.4 bits. */
INLINE double exp10_tail(double x) {
    double p = 0x1.7fe469e3ac648p-15;
    p = mad(p, x, 0x1.fbe3ac92f8601p-13);
    p = mad(p, x, 0x1.2ea880fa4162fp-10);
    p = mad(p, x, 0x1.489792a68760dp-8);
    p = mad(p, x, 0x1.4116aed63e7f5p-6);
    p = mad(p, x, 0x1.16e4dfcadbe79p-4);
    p = mad(p, x, 0x1.a7ed708521821p-3);
    p = mad(p, x, 0x1.1429ffd1d3f29p-1);
    p = mad(p, x, 0x1.2bd7609fd96dap+0);
    p = mad(p, x, 0x1.0470591de2ca5p+1);
    p = mad(p, x, 0x1.53524c73cea69p+1);
    return p;
}

/* log((1 + s) / (1 - s)) = 2 s + s x P(x), x = s**2; x in [0, 0.0296], 59.4 bits. */
INLINE double log_odd(double x) {
    double p = 0x1.2f364fe0594f3p-3;
    p = mad(p, x, 0x1.399d17743568fp-3);
    p = mad(p, x, 0x1.74666aa7e5f40p-3);
    p = mad(p, x, 0x1.c71c513fc321bp-3);
    p = mad(p, x, 0x1.24924942da0fdp-2);
    p = mad(p, x, 0x1.999999997ee68p-2);
    p = mad(p, x, 0x1.5555555555595p-1);
    return p;
}

/* log((1 + s) / (1 - s)) = 2 s (1 + x (1/3 + x P(x))), x = s**2; x in [0, 0.0296], 66.2 bits. */
INLINE double log_tail(double x) {
    double p = 0x1.0e6e6f035c02cp-4;
    p = mad(p, x, 0x1.0f7b54636674ap-4);
    p = mad(p, x, 0x1.3b1f1cda73e68p-4);
    p = mad(p, x, 0x1.745ce8dd99a7bp-4);
    p = mad(p, x, 0x1.c71c723045ed5p-4);
    p = mad(p, x, 0x1.2492492455ddfp-3);
    p = mad(p, x, 0x1.9999999999b40p-3);
    return p;
}

/* sin(r) = r + r**3 P(x), x = r**2; x in [0, 0.6181], 57.9 bits. */
INLINE double sin_odd(double x) {
    double p = 0x1.5d8b55980cb71p-33;
    p = mad(p, x, -0x1.ae5e4b83d9994p-26);
    p = mad(p, x, 0x1.71de35552b354p-19);
    p = mad(p, x, -0x1.a01a019be9215p-13);
    p = mad(p, x, 0x1.111111110f730p-7);
    p = mad(p, x, -0x1.5555555555548p-3);
    return p;
}

/* cos(r) = 1 - x/2 + x**2 P(x), x = r**2; x in [0, 0.6175], 64.2 bits. */
INLINE double cos_even(double x) {
    double p = -0x1.8fb09171df2ccp-37;
    p = mad(p, x, 0x1.1ee9f044eb9eap-29);
    p = mad(p, x, -0x1.27e4f8116c585p-22);
    p = mad(p, x, 0x1.a01a019cbe0a3p-16);
    p = mad(p, x, -0x1.6c16c16c15217p-10);
    p = mad(p, x, 0x1.555555555554cp-5);
    return p;
}

/* tan(r) = r + r**3 P(x), x = r**2; x in [0, 0.6181], 59.5 bits. */
INLINE double tan_odd(double x) {
    double p = 0x1.48dc960a40fb6p-17;
    p = mad(p, x, -0x1.975bca8b5ddf7p-16);
    p = mad(p, x, 0x1.9812876dbd55dp-15);
    p = mad(p, x, -0x1.ae344272df915p-16);
    p = mad(p, x, 0x1.19f6f9c3edf9ep-14);
    p = mad(p, x, 0x1.5e7829809c195p-14);
    p = mad(p, x, 0x1.ff2eaccad901ep-13);
    p = mad(p, x, 0x1.34bc181cf1f85p-11);
    p = mad(p, x, 0x1.7db18f3bdf7eep-10);
    p = mad(p, x, 0x1.d6d2e7a983b42p-9);
    p = mad(p, x, 0x1.226e3a8185335p-7);
    p = mad(p, x, 0x1.664f485d24aa2p-6);
    p = mad(p, x, 0x1.ba1ba1babf34bp-5);
    p = mad(p, x, 0x1.11111111105d2p-3);
    p = mad(p, x, 0x1.555555555555ep-2);
    return p;
}

/* atan(t) = t + t**3 P(x), x = t**2; x in [0, 1], 56.2 bits. */
INLINE double atan_odd(double x) {
    double p = -0x1.e0a29912915cbp-19;
    p = mad(p, x, 0x1.87f9d68a81971p-15);
    p = mad(p, x, -0x1.30ff3630972efp-12);
    p = mad(p, x, 0x1.2e70aaa6f5fd4p-10);
    p = mad(p, x, -0x1.af7159f8fd217p-9);
    p = mad(p, x, 0x1.daf247490f0c0p-8);
    p = mad(p, x, -0x1.a813b712f7b63p-7);
    p = mad(p, x, 0x1.4017d8324cc46p-6);
    p = mad(p, x, -0x1.a87292a35fc5fp-6);
    p = mad(p, x, 0x1.008829e6490ecp-5);
    p = mad(p, x, -0x1.249558bd0938bp-5);
    p = mad(p, x, 0x1.43f1079046401p-5);
    p = mad(p, x, -0x1.631da27cec2a1p-5);
    p = mad(p, x, 0x1.85da4bb16e937p-5);
    p = mad(p, x, -0x1.af1d10b8e852ap-5);
    p = mad(p, x, 0x1.e1e0413f92567p-5);
    p = mad(p, x, -0x1.1110fa3847a27p-4);
    p = mad(p, x, 0x1.3b13af5f5dc6ap-4);
    p = mad(p, x, -0x1.745d172a55234p-4);
    p = mad(p, x, 0x1.c71c71c60cf9ep-4);
    p = mad(p, x, -0x1.249249248f1b9p-3);
    p = mad(p, x, 0x1.99999999998fdp-3);
    p = mad(p, x, -0x1.5555555555555p-2);
    return p;
}

/* asin(t) = t + t**3 P(x), x = t**2; x in [0, 0.25], 59.8 bits. */
INLINE double asin_odd(double x) {
    double p = 0x1.0b474836e5ed8p-5;
    p = mad(p, x, -0x1.57ff371a07c8cp-6);
    p = mad(p, x, 0x1.639daa6a11db1p-6);
    p = mad(p, x, 0x1.e5f18a7266e8cp-9);
    p = mad(p, x, 0x1.613ccf8a1e9d1p-7);
    p = mad(p, x, 0x1.75857dd2ec3f9p-7);
    p = mad(p, x, 0x1.ca1f8edcdda8ep-7);
    p = mad(p, x, 0x1.1c49f04dee17ep-6);
    p = mad(p, x, 0x1.6e8bdee10f7c7p-6);
    p = mad(p, x, 0x1.f1c71a94ebe2ep-6);
    p = mad(p, x, 0x1.6db6db721278cp-5);
    p = mad(p, x, 0x1.333333332e130p-4);
    p = mad(p, x, 0x1.5555555555577p-3);
    return p;
}

/* sinh(t) = t + t**3 P(x), x = t**2; x in [0, 1], 61.7 bits. */
INLINE double sinh_odd(double x) {
    double p = 0x1.b5d06059093d4p-41;
    p = mad(p, x, 0x1.6116de2b9f24ep-33);
    p = mad(p, x, 0x1.ae647026149a9p-26);
    p = mad(p, x, 0x1.71de3a3ad4a61p-19);
    p = mad(p, x, 0x1.a01a01a03755bp-13);
    p = mad(p, x, 0x1.111111111101dp-7);
    p = mad(p, x, 0x1.5555555555556p-3);
    return p;
}

/* tanh(t) = t + t**3 P(x), x = t**2; x in [0, 0.3025], 60.5 bits. */
INLINE double tanh_odd(double x) {
    double p = -0x1.470746110edf8p-16;
    p = mad(p, x, 0x1.5d7003c2a806ap-14);
    p = mad(p, x, -0x1.e96e1a8a781a5p-13);
    p = mad(p, x, 0x1.34837fed739ecp-11);
    p = mad(p, x, -0x1.7d8fcd5579c4bp-10);
    p = mad(p, x, 0x1.d6d29b088582dp-9);
    p = mad(p, x, -0x1.226e2f1076b18p-7);
    p = mad(p, x, 0x1.664f48594c8b8p-6);
    p = mad(p, x, -0x1.ba1ba1b97cce5p-5);
    p = mad(p, x, 0x1.1111111110790p-3);
    p = mad(p, x, -0x1.555555555554fp-2);
    return p;
}

/* asinh(t) = t + t**3 P(x), x = t**2; x in [0, 0.25], 60.3 bits. */
INLINE double asinh_odd(double x) {
    double p = 0x1.c260f2f5aca3dp-10;
    p = mad(p, x, -0x1.37217a61058bbp-8);
    p = mad(p, x, 0x1.e943a7c211c7dp-8);
    p = mad(p, x, -0x1.386a21312e1d6p-7);
    p = mad(p, x, 0x1.7941e5f223f56p-7);
    p = mad(p, x, -0x1.c972ea05ba801p-7);
    p = mad(p, x, 0x1.1c4d2f988efa2p-6);
    p = mad(p, x, -0x1.6e8b8ca5614bcp-6);
    p = mad(p, x, 0x1.f1c71ba9a3462p-6);
    p = mad(p, x, -0x1.6db6db6ba6279p-5);
    p = mad(p, x, 0x1.3333333330756p-4);
    p = mad(p, x, -0x1.5555555555541p-3);
    return p;
}

/* atanh(t) = t + t**3 P(x), x = t**2; x in [0, 0.25], 60.7 bits. */
INLINE double atanh_odd(double x) {
    double p = 0x1.ee084a9db29a6p-3;
    p = mad(p, x, -0x1.92021512d250dp-3);
    p = mad(p, x, 0x1.668eed0bdaa0bp-3);
    p = mad(p, x, -0x1.61cc82e64f2d8p-8);
    p = mad(p, x, 0x1.e81cc042d64b4p-5);
    p = mad(p, x, 0x1.9e52240f494cfp-5);
    p = mad(p, x, 0x1.e3f0e40061ca2p-5);
    p = mad(p, x, 0x1.10fa28de65010p-4);
    p = mad(p, x, 0x1.3b15165d4e917p-4);
    p = mad(p, x, 0x1.745d087d74e1ep-4);
    p = mad(p, x, 0x1.c71c722c38e6ep-4);
    p = mad(p, x, 0x1.24924923c5ae3p-3);
    p = mad(p, x, 0x1.999999999b3b8p-3);
    p = mad(p, x, 0x1.555555555554cp-2);
    return p;
}

/* x**(-1/3), to be refined; x in [1, 2], 17.4 bits. */
INLINE double inverse_cube_root(double x) {
    double p = -0x1.16d7ded7f6561p-6;
    p = mad(p, x, 0x1.3fa34ba614162p-3);
    p = mad(p, x, -0x1.321d0695babcbp-1);
    p = mad(p, x, 0x1.3e69335e16a8ap+0);
    p = mad(p, x, -0x1.90e797df6c23fp+0);
    p = mad(p, x, 0x1.c7f37d59ff81fp+0);
    return p;
}

/* erf(t) = t + t P(x), x = t**2; x in [0, 1], 55.6 bits. */
INLINE double erf_ratio(double x) {
    double p = -0x1.53f7237c43114p-32;
    p = mad(p, x, 0x1.1e168f1cd0e53p-29);
    p = mad(p, x, -0x1.e04cdf45a6bccp-28);
    p = mad(p, x, 0x1.a56196d71b6c3p-26);
    p = mad(p, x, -0x1.762f1560dfb3ap-23);
    p = mad(p, x, 0x1.bbfdc3397f4f1p-20);
    p = mad(p, x, -0x1.f4f426cd3e38ap-17);
    p = mad(p, x, 0x1.f9a49d5e0bd02p-14);
    p = mad(p, x, -0x1.c02dbee0281d9p-11);
    p = mad(p, x, 0x1.565bcd427049ep-8);
    p = mad(p, x, -0x1.b82ce313b2015p-6);
    p = mad(p, x, 0x1.ce2f21a046369p-4);
    p = mad(p, x, -0x1.812746b037a29p-2);
    p = mad(p, x, 0x1.06eba8214db69p-3);
    return p;
}

/* erfc(t) = exp(-t**2) P(x) / (1 + 2 t), x = (t - 4) / (t + 4); x in [-0.7021, 0.7444], 54.5 bits. */
INLINE double erfc_scaled(double x) {
    double p = 0x1.ae8baace87198p-22;
    p = mad(p, x, 0x1.d0a41ab2cb7b2p-25);
    p = mad(p, x, -0x1.724d9f946dfedp-20);
    p = mad(p, x, -0x1.3e2451aeac91fp-23);
    p = mad(p, x, 0x1.12b1f7b86b8aep-19);
    p = mad(p, x, 0x1.12c4d49fb7d06p-22);
    p = mad(p, x, -0x1.c4a7e8b901e82p-20);
    p = mad(p, x, -0x1.eadd95e5a10f2p-21);
    p = mad(p, x, 0x1.4d2fe786a0df6p-20);
    p = mad(p, x, 0x1.81678515f401cp-18);
    p = mad(p, x, -0x1.83cc324a4258dp-17);
    p = mad(p, x, -0x1.997b8c7c25990p-16);
    p = mad(p, x, 0x1.3c0abc57e120fp-13);
    p = mad(p, x, -0x1.a1de802b54f86p-13);
    p = mad(p, x, -0x1.8d4c3e68869a2p-11);
    p = mad(p, x, 0x1.49c6720d4e0b9p-8);
    p = mad(p, x, -0x1.0962373c01f6dp-6);
    p = mad(p, x, 0x1.3079edf746854p-5);
    p = mad(p, x, -0x1.0fb06e0306ffdp-4);
    p = mad(p, x, 0x1.7fee004e101cap-4);
    p = mad(p, x, -0x1.9ddb23c3c4f27p-4);
    p = mad(p, x, 0x1.16ecefcfa53b8p-4);
    p = mad(p, x, 0x1.f7f5df66fa1e6p-7);
    p = mad(p, x, -0x1.1df1ad154a28ep-3);
    p = mad(p, x, 0x1.3ba5916e9fd7fp+0);
    return p;
}

/* log(gamma(t)) = (t - 1/2) log t - t + log(2 pi)/2 + P(x)/t, x = 1/t**2, t >= 3.5; x in [0, 0.08163], 58.9 bits. */
INLINE double stirling_ratio(double x) {
    double p = -0x1.a2da8ed7d9ba5p-4;
    p = mad(p, x, 0x1.03e7e775aa3fcp-4);
    p = mad(p, x, -0x1.5d5adbf752d3fp-6);
    p = mad(p, x, 0x1.88bf71cc531c2p-8);
    p = mad(p, x, -0x1.f2e236753d415p-10);
    p = mad(p, x, 0x1.b926216e67880p-11);
    p = mad(p, x, -0x1.3812e5af26b5bp-11);
    p = mad(p, x, 0x1.a01a006c726dcp-11);
    p = mad(p, x, -0x1.6c16c16bd0af7p-9);
    p = mad(p, x, 0x1.555555555554cp-4);
    return p;
}

/* gamma(2 + x); x in [-0.5, 0.5], 57.8 bits. */
INLINE double gamma_two(double x) {
    double p = 0x1.7871747952868p-21;
    p = mad(p, x, -0x1.61428bd8b10f1p-20);
    p = mad(p, x, 0x1.d62c140890d2cp-20);
    p = mad(p, x, -0x1.e41460e74ed7cp-19);
    p = mad(p, x, 0x1.01afc617e698cp-17);
    p = mad(p, x, -0x1.00a53912b1049p-16);
    p = mad(p, x, 0x1.feb4be5a0036cp-16);
    p = mad(p, x, -0x1.fddfa6c46d001p-15);
    p = mad(p, x, 0x1.fe5842a91a8a2p-14);
    p = mad(p, x, -0x1.f94b1b3822c5fp-13);
    p = mad(p, x, 0x1.011acd2224062p-11);
    p = mad(p, x, -0x1.e21f19ce1a66bp-11);
    p = mad(p, x, 0x1.13c449dc15ea4p-9);
    p = mad(p, x, -0x1.75e6e90a73ce1p-9);
    p = mad(p, x, 0x1.6d7eeac9c4d91p-7);
    p = mad(p, x, -0x1.17f3740f4e9acp-12);
    p = mad(p, x, 0x1.301fbb0f25b92p-4);
    p = mad(p, x, 0x1.4e239984650bep-4);
    p = mad(p, x, 0x1.a5b978b96bebfp-2);
    p = mad(p, x, 0x1.b0ee6072093cep-2);
    p = mad(p, x, 0x1.0000000000000p+0);
    return p;
}

/* log(gamma(2 + x)) = x P(x); x in [-0.75, 0.5], 54.8 bits. */
INLINE double lgamma_two(double x) {
    double p = -0x1.f69b702820fb8p-22;
    p = mad(p, x, -0x1.67142673571dap-20);
    p = mad(p, x, -0x1.57650d0cfd110p-21);
    p = mad(p, x, 0x1.71d38d34b6600p-20);
    p = mad(p, x, 0x1.953594e1e5c75p-20);
    p = mad(p, x, -0x1.1840c6aec196bp-21);
    p = mad(p, x, -0x1.9b456d0b3ca48p-21);
    p = mad(p, x, -0x1.143d8a545ec75p-21);
    p = mad(p, x, 0x1.5b2455b93953ep-20);
    p = mad(p, x, -0x1.0776b833f0aefp-19);
    p = mad(p, x, 0x1.20fc58dd670b4p-18);
    p = mad(p, x, -0x1.3d7b53cd65fd8p-17);
    p = mad(p, x, 0x1.58324cb62d7d5p-16);
    p = mad(p, x, -0x1.78d71c2ca0495p-15);
    p = mad(p, x, 0x1.a127025e77885p-14);
    p = mad(p, x, -0x1.d3fd74b4579afp-13);
    p = mad(p, x, 0x1.0b36b07647ecfp-11);
    p = mad(p, x, -0x1.38ac5bedad719p-10);
    p = mad(p, x, 0x1.7add6eac5feb5p-9);
    p = mad(p, x, -0x1.e404fc21effdfp-8);
    p = mad(p, x, 0x1.51322ac7d8b0cp-6);
    p = mad(p, x, -0x1.13e001a55751fp-4);
    p = mad(p, x, 0x1.4a34cc4a60fa6p-2);
    p = mad(p, x, 0x1.b0ee6072093cep-2);
    return p;
}
