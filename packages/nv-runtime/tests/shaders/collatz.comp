#version 450
// Loops of different lengths.
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1) buffer Out { uint y[]; };
void main() {
    uint i = gl_GlobalInvocationID.x, v = x[i], n = 0u;
    while (v > 1u && n < 1000u) { v = (v & 1u) == 0u ? v >> 1 : 3u * v + 1u; ++n; }
    y[i] = n;
}
