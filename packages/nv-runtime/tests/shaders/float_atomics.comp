#version 450
// Sums floats by atomics.
#extension GL_EXT_shader_atomic_float : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { float x[]; };
layout(binding = 1) buffer Out { float sum; };
void main() { atomicAdd(sum, x[gl_GlobalInvocationID.x]); }
