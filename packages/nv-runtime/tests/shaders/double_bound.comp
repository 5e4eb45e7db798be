#version 450
// b = 2 a + scale, through descriptors.
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer A { float a[]; };
layout(binding = 1) writeonly buffer B { float b[]; };
layout(push_constant) uniform Arguments { uint n; float shift; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i < n) b[i] = 2.0 * a[i] + shift;
}
