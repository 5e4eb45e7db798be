/* What Numba calls to give an array another shape without a copy.
   Built once, without NV_WIDTH. */
#include <stdint.h>

typedef int64_t Index;

/* The optimiser unrolls them when it knows their lengths; unrolled for any length they would stay. */
#define ROLLED _Pragma("clang loop unroll(disable)")

enum { MOST_AXES = 32 }; /* as NumPy had before version 2 */

/* Numba makes arrays in C order only, so this is what almost every call finds. The loops' lengths are constants once
   this is inlined, and where the array's type says that it is contiguous all of it folds. */
static inline __attribute__((always_inline)) int contiguous(Index axes, const Index *shape, const Index *strides,
                                                            Index itemsize) {
    int all = 1;
    Index wanted = itemsize;
    ROLLED
    for (Index axis = axes - 1; axis >= 0; axis--) {
        all &= shape[axis] == 1 || strides[axis] == wanted;
        wanted *= shape[axis];
    }
    return all;
}

static inline __attribute__((always_inline)) int any_empty(Index axes, const Index *shape) {
    int any = 0;
    ROLLED
    for (Index axis = 0; axis < axes; axis++)
        any |= shape[axis] == 0;
    return any;
}

/* Cut both shapes into the shortest runs of axes that hold equally many elements. A run of the old axes must lie in
   memory like one axis; the new axes of the run then divide it. Axes of one element lie anywhere. */
static int divided(Index axes, const Index *shape, const Index *strides, Index new_axes, const Index *new_shape,
                   Index *new_strides) {
    Index old = 0, new = 0;
    while (old < axes || new < new_axes) {
        Index old_end = old, new_end = new, old_count = 1, new_count = 1;
        do {
            if (old_count <= new_count && old_end < axes)
                old_count *= shape[old_end++];
            else if (new_end < new_axes)
                new_count *= new_shape[new_end++];
            else
                return 0; /* not equally many elements, which Numba has refused before */
        } while (old_count != new_count);
        Index stride = 0, reach = 0;
        int first = 1;
        ROLLED
        for (Index axis = old_end - 1; axis >= old; axis--) {
            if (shape[axis] == 1)
                continue;
            if (first)
                stride = strides[axis];
            else if (strides[axis] != reach)
                return 0;
            first = 0;
            reach = strides[axis] * shape[axis];
        }
        ROLLED
        for (Index axis = new_end - 1; axis >= new; axis--) {
            new_strides[axis] = stride;
            stride *= new_shape[axis];
        }
        old = old_end;
        new = new_end;
    }
    return 1;
}

/* Fills `new_strides` (bytes) and returns 1, or returns 0 where a copy would be needed. The old and the new shape hold
   equally many elements. */
int numba_attempt_nocopy_reshape(Index axes, const Index *shape, const Index *strides, Index new_axes,
                                 const Index *new_shape, Index *new_strides, Index itemsize, int fortran_order) {
    if (fortran_order || axes > MOST_AXES)
        return 0; /* Numba never asks for it */
    if (any_empty(axes, shape) || contiguous(axes, shape, strides, itemsize)) {
        Index stride = itemsize;
        ROLLED
        for (Index axis = new_axes - 1; axis >= 0; axis--) {
            new_strides[axis] = stride;
            stride *= new_shape[axis];
        }
        return 1;
    }
    /* Copies, so that the array itself, whose shape and strides these are, is read at known places only. */
    Index own_shape[MOST_AXES], own_strides[MOST_AXES];
    ROLLED
    for (Index axis = 0; axis < axes; axis++) {
        own_shape[axis] = shape[axis];
        own_strides[axis] = strides[axis];
    }
    return divided(axes, own_shape, own_strides, new_axes, new_shape, new_strides);
}
