#version 450
// A row-major matrix times vectors.
layout(local_size_x = 4) in;
layout(std430, row_major, binding = 0) readonly buffer M { mat4 m; };
layout(binding = 1) buffer V { vec4 v[]; };
void main() { uint i = gl_GlobalInvocationID.x; v[i] = m * v[i]; }
