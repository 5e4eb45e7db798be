/* numba_cpow: what Numba calls for complex x**y. It takes and gives complex numbers by pointer, the result last, and
   follows CPython's complex_pow: polar form, so that exact powers come out rounded. */
#include "real.h"

T FN(pow)(T, T);
T FN(exp)(T);
T FN(log)(T);
T FN(hypot)(T, T);
T FN(atan2)(T, T);
void FN(sincos)(T, T *, T *);

typedef struct {
    T real, imag;
} Complex;

void FN(numba_cpow)(Complex *base, Complex *exponent, Complex *result) {
    T a = base->real, b = base->imag, c = exponent->real, d = exponent->imag;
    if (c == C(0.0) && d == C(0.0)) {
        *result = (Complex){C(1.0), C(0.0)};
        return;
    }
    if (a == C(0.0) && b == C(0.0)) {
        /* CPython raises ZeroDivisionError for a negative or complex exponent; a kernel gets what C's helper leaves. */
        T r = d != C(0.0) || c < C(0.0) ? NAN : C(0.0);
        *result = (Complex){r, r};
        return;
    }
    T size = FN(hypot)(a, b), angle = FN(atan2)(b, a);
    T length = FN(pow)(size, c), phase = angle * c;
    if (d != C(0.0)) {
        length *= FN(exp)(-angle * d);
        phase += d * FN(log)(size);
    }
    T sine, cosine;
    FN(sincos)(phase, &sine, &cosine);
    *result = (Complex){length * cosine, length * sine};
}
