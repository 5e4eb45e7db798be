/* The names under which Numba calls what it ships a helper of its own for. */
#include "real.h"

T FN(tgamma)(T);
T FN(frexp)(T, int *);
T FN(ldexp)(T, int);
T FN(nextafter)(T, T);

T FN(numba_gamma)(T x) { return FN(tgamma)(x); }
T FN(numba_frexp)(T x, int *exponent) { return FN(frexp)(x, exponent); }
T FN(numba_ldexp)(T x, int n) { return FN(ldexp)(x, n); }
T FN(numba_nextafter)(T x, T y) { return FN(nextafter)(x, y); }
