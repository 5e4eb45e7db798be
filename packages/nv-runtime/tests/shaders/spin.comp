#version 450
// Counts for a while: a kernel that takes long.
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 1) in;
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Words { uint v[]; };
layout(push_constant) uniform Arguments { Words x; uint n; };
void main() {
    uint state = x.v[0];
    for (uint k = 0u; k < n; ++k) state = state * 1664525u + 1013904223u;
    x.v[0] = state;
}
