#version 450
// A histogram in workgroup memory, added to the whole one.
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1) buffer Out { uint bins[16]; };
layout(push_constant) uniform Arguments { uint n; };
shared uint part[16];
void main() {
    uint i = gl_GlobalInvocationID.x, k = gl_LocalInvocationID.x;
    if (k < 16u) part[k] = 0u;
    barrier();
    if (i < n) atomicAdd(part[x[i] & 15u], 1u);
    barrier();
    if (k < 16u) atomicAdd(bins[k], part[k]);
}
