#version 450
// One generation of Conway's game on a torus.
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1) buffer Out { uint y[]; };
layout(push_constant) uniform Arguments { int w; int h; };
void main() {
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    if (p.x >= w || p.y >= h) return;
    uint n = 0u;
    for (int dy = -1; dy <= 1; ++dy) for (int dx = -1; dx <= 1; ++dx)
        if (dx != 0 || dy != 0) n += x[((p.y + dy + h) % h) * w + (p.x + dx + w) % w];
    y[p.y * w + p.x] = (n == 3u || (n == 2u && x[p.y * w + p.x] == 1u)) ? 1u : 0u;
}
