"""NumPy's ufuncs on device arrays: their types, calls and methods."""
