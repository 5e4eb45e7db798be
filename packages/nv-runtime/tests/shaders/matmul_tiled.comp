#version 450
// A matrix product through tiles in workgroup memory.
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) readonly buffer A { float a[]; };
layout(binding = 1) readonly buffer B { float b[]; };
layout(binding = 2) buffer C { float c[]; };
layout(push_constant) uniform Arguments { uint n; };
shared float ta[8][8], tb[8][8];
void main() {
    uvec2 l = gl_LocalInvocationID.xy, g = gl_GlobalInvocationID.xy;
    float sum = 0.0;
    for (uint t = 0u; t < n; t += 8u) {
        ta[l.y][l.x] = a[g.y * n + t + l.x];
        tb[l.y][l.x] = b[(t + l.y) * n + g.x];
        barrier();
        for (uint k = 0u; k < 8u; ++k) sum += ta[l.y][k] * tb[k][l.x];
        barrier();
    }
    c[g.y * n + g.x] = sum;
}
