"""`nv.vectorize` and `nv.guvectorize`: functions of numbers, or of small arrays, as ufuncs on devices."""
