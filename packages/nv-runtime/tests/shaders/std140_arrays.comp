#version 450
// An array of floats in a uniform block lies 16 bytes apart.
layout(local_size_x = 1) in;
layout(std140, binding = 0) uniform Parameters { float w[4]; mat3 m; } p;
layout(binding = 1) buffer Out { float y[13]; };
void main() {
    for (int k = 0; k < 4; ++k) y[k] = p.w[k];
    for (int c = 0; c < 3; ++c) for (int r = 0; r < 3; ++r) y[4 + 3 * c + r] = p.m[c][r];
}
