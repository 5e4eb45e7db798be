#version 450
// Quotients and remainders towards zero.
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { ivec2 x[]; };
layout(binding = 1) buffer Out { ivec2 y[]; };
void main() { uint i = gl_GlobalInvocationID.x; int q = x[i].x / x[i].y; y[i] = ivec2(q, x[i].x - q * x[i].y); }
