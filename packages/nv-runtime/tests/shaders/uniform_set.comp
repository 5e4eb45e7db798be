#version 450
// A uniform block and buffers in two descriptor sets.
layout(local_size_x = 64) in;
layout(set = 0, binding = 2) uniform Parameters { vec4 scale; uint n; } p;
layout(set = 1, binding = 0) readonly buffer In { vec4 x[]; };
layout(set = 1, binding = 3) writeonly buffer Out { vec4 y[]; };
void main() { uint i = gl_GlobalInvocationID.x; if (i < p.n) y[i] = p.scale * x[i]; }
