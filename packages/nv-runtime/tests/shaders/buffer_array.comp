#version 450
// An array of descriptors.
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint v[]; } x[3];
layout(binding = 1) buffer Out { uint y[]; };
void main() { uint i = gl_GlobalInvocationID.x; if (i < y.length()) y[i] = x[0].v[i] + x[1].v[i] + x[2].v[i]; }
