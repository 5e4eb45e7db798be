#version 450
// A switch with a default and a case that falls through.
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1) buffer Out { uint y[]; };
void main() {
    uint i = gl_GlobalInvocationID.x, r = 0u;
    switch (x[i]) { case 1u: r = 10u; break; case 2u: r = 5u; case 3u: r += 1u; break; default: r = 99u; }
    y[i] = r;
}
