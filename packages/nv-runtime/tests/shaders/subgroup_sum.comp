#version 450
// Each subgroup's sum, and its size.
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1) buffer Out { uint y[]; };
void main() { uint i = gl_GlobalInvocationID.x; y[2u * i] = subgroupAdd(x[i]); y[2u * i + 1u] = gl_SubgroupSize; }
