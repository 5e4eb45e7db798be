#version 450
// 8-bit sums wrap around.
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { int8_t x[]; };
layout(binding = 1) buffer Out { int8_t y[]; };
void main() { uint i = gl_GlobalInvocationID.x; y[i] = x[i] + int8_t(100); }
