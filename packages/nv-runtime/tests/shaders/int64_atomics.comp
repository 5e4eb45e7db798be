#version 450
// The largest of 64-bit integers by atomics.
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_atomic_int64 : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint64_t x[]; };
layout(binding = 1) buffer Out { uint64_t most; };
void main() { atomicMax(most, x[gl_GlobalInvocationID.x]); }
