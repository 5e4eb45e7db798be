#version 450
// Writes colours as 8-bit unsigned normalised numbers.
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, rgba8) writeonly uniform image2D target;
void main() { ivec2 p = ivec2(gl_GlobalInvocationID.xy); imageStore(target, p, vec4(p.x, p.y, 1.0, 0.0) / vec4(8.0, 8.0, 1.0, 1.0)); }
