#version 450
// Adds one to every element; n launches after each other give n only if each sees the one before it.
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 64) in;
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Words { uint v[]; };
layout(push_constant) uniform Arguments { Words x; uint n; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i < n) x.v[i] += 1u;
}
