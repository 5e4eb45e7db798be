#version 450
// 16-bit products wrap around.
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint16_t x[]; };
layout(binding = 1) buffer Out { uint16_t y[]; };
void main() { uint i = gl_GlobalInvocationID.x; y[i] = x[i] * uint16_t(77); }
