#version 450
// Sums a workgroup's part through workgroup memory and adds it to a counter.
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 128) in;
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Input { uint v[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Total { uint sum; };
layout(push_constant) uniform Arguments { Input x; Total total; uint n; };
shared uint part[128];
void main() {
    uint i = gl_GlobalInvocationID.x, k = gl_LocalInvocationID.x;
    part[k] = i < n ? x.v[i] : 0u;
    barrier();
    for (uint step = 64u; step > 0u; step >>= 1) {
        if (k < step) part[k] += part[k + step];
        barrier();
    }
    if (k == 0u) atomicAdd(total.sum, part[0]);
}
