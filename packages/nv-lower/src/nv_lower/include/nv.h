/* What a kernel written in C may call: the declared functions of numba-vulkan's contract, in C's spelling.
 *
 *     clang -S -emit-llvm -O1 -fno-jump-tables -I"$(nv-lower --include)" saxpy.c -o - | nv-lower
 *
 * A kernel is a function that returns void. NV_KERNEL marks it where the file defines several; NV_LOCAL_SIZE sets its
 * default workgroup size. NV_SHARED is workgroup memory. */
#ifndef NV_H
#define NV_H

#define NV_KERNEL __attribute__((annotate("nv.kernel")))
#define NV_LOCAL_SIZE(x, y, z) __attribute__((annotate("nv.local_size=" #x "," #y "," #z)))
#define NV_SHARED static __attribute__((address_space(3)))

#define NV_PURE __attribute__((const, nothrow))
#define NV_CONVERGENT __attribute__((convergent, nothrow))

typedef unsigned nv_uint4 __attribute__((ext_vector_type(4)));

unsigned nv_local_id(unsigned axis) NV_PURE;
unsigned nv_group_id(unsigned axis) NV_PURE;
unsigned nv_local_size(unsigned axis) NV_PURE;
unsigned nv_num_groups(unsigned axis) NV_PURE;
unsigned nv_global_id(unsigned axis) NV_PURE;

void nv_barrier(void) NV_CONVERGENT;
void nv_subgroup_barrier(void) NV_CONVERGENT;

unsigned nv_subgroup_size(void) NV_PURE;
unsigned nv_subgroup_id(void) NV_PURE;
unsigned nv_subgroup_local_id(void) NV_PURE;
unsigned nv_num_subgroups(void) NV_PURE;
_Bool nv_subgroup_elect(void) NV_CONVERGENT;
_Bool nv_subgroup_all(_Bool condition) NV_CONVERGENT;
_Bool nv_subgroup_any(_Bool condition) NV_CONVERGENT;
nv_uint4 nv_subgroup_ballot(_Bool condition) NV_CONVERGENT;

unsigned long long nv_clock(void);

/* A quad's source or direction (0: beside, 1: below, 2: diagonal) and a cluster's size are constants. */
#define NV_SUBGROUP_MOVES(suffix, type)                                                  \
    type nv_subgroup_broadcast_##suffix(type value, unsigned from) NV_CONVERGENT;        \
    type nv_subgroup_broadcast_first_##suffix(type value) NV_CONVERGENT;                 \
    type nv_subgroup_shuffle_##suffix(type value, unsigned from) NV_CONVERGENT;          \
    type nv_subgroup_shuffle_xor_##suffix(type value, unsigned mask) NV_CONVERGENT;      \
    type nv_subgroup_shuffle_up_##suffix(type value, unsigned distance) NV_CONVERGENT;   \
    type nv_subgroup_shuffle_down_##suffix(type value, unsigned distance) NV_CONVERGENT; \
    type nv_subgroup_rotate_##suffix(type value, unsigned distance) NV_CONVERGENT;       \
    type nv_subgroup_quad_broadcast_##suffix(type value, unsigned from) NV_CONVERGENT;   \
    type nv_subgroup_quad_swap_##suffix(type value, unsigned direction) NV_CONVERGENT;

#define NV_SUBGROUP_OPERATION(operation, suffix, type)                                       \
    type nv_subgroup_reduce_##operation##_##suffix(type value) NV_CONVERGENT;                \
    type nv_subgroup_scan_inclusive_##operation##_##suffix(type value) NV_CONVERGENT;        \
    type nv_subgroup_scan_exclusive_##operation##_##suffix(type value) NV_CONVERGENT;        \
    type nv_subgroup_cluster_##operation##_##suffix(type value, unsigned size) NV_CONVERGENT;

#define NV_SUBGROUP_INTEGERS(suffix, type)    \
    NV_SUBGROUP_MOVES(suffix, type)           \
    NV_SUBGROUP_OPERATION(add, suffix, type)  \
    NV_SUBGROUP_OPERATION(mul, suffix, type)  \
    NV_SUBGROUP_OPERATION(smin, suffix, type) \
    NV_SUBGROUP_OPERATION(umin, suffix, type) \
    NV_SUBGROUP_OPERATION(smax, suffix, type) \
    NV_SUBGROUP_OPERATION(umax, suffix, type) \
    NV_SUBGROUP_OPERATION(and, suffix, type)  \
    NV_SUBGROUP_OPERATION(or, suffix, type)   \
    NV_SUBGROUP_OPERATION(xor, suffix, type)

#define NV_SUBGROUP_FLOATS(suffix, type)      \
    NV_SUBGROUP_MOVES(suffix, type)           \
    NV_SUBGROUP_OPERATION(fadd, suffix, type) \
    NV_SUBGROUP_OPERATION(fmul, suffix, type) \
    NV_SUBGROUP_OPERATION(fmin, suffix, type) \
    NV_SUBGROUP_OPERATION(fmax, suffix, type)

NV_SUBGROUP_INTEGERS(i32, int)
NV_SUBGROUP_INTEGERS(i64, long long)
NV_SUBGROUP_FLOATS(f32, float)
NV_SUBGROUP_FLOATS(f64, double)

/* Dot products of four bytes each, the lowest first: signed, unsigned, the first signed and the second not; the
 * saturating ones add a third operand. */
int nv_sdot_i32_i32(unsigned x, unsigned y) NV_PURE;
unsigned nv_udot_i32_i32(unsigned x, unsigned y) NV_PURE;
int nv_sudot_i32_i32(unsigned x, unsigned y) NV_PURE;
int nv_sdot_sat_i32_i32(unsigned x, unsigned y, int addend) NV_PURE;
unsigned nv_udot_sat_i32_i32(unsigned x, unsigned y, unsigned addend) NV_PURE;
int nv_sudot_sat_i32_i32(unsigned x, unsigned y, int addend) NV_PURE;

#endif
