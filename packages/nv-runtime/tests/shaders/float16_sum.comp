#version 450
// Half-precision arithmetic on 16-bit storage.
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { float16_t x[]; };
layout(binding = 1) buffer Out { float16_t y[]; };
void main() { uint i = gl_GlobalInvocationID.x; y[i] = x[i] + float16_t(0.5); }
