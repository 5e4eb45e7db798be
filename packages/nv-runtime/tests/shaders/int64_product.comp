#version 450
// 64-bit products.
#extension GL_EXT_shader_explicit_arithmetic_types : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { int64_t x[]; };
layout(binding = 1) buffer Out { int64_t y[]; };
void main() { uint i = gl_GlobalInvocationID.x; y[i] = x[i] * 1000003l - 7l; }
