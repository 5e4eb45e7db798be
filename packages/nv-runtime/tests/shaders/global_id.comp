#version 450
// Each invocation stores its global number; the grid's size is not read.
layout(local_size_x = 2) in;
layout(binding = 0) buffer Out { uint seen[]; };
layout(push_constant) uniform Arguments { uint n; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i < n) seen[i] = i + 1u;
}
