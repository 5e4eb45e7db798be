#version 450
// Counts hits in an image.
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1, r32ui) uniform uimage2D counts;
void main() { uint v = x[gl_GlobalInvocationID.x]; imageAtomicAdd(counts, ivec2(v & 3u, (v >> 2) & 3u), 1u); }
