#version 450
// Neighbours exchange their values.
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1) buffer Out { uint y[]; };
void main() { uint i = gl_GlobalInvocationID.x; y[i] = subgroupShuffleXor(x[i], 1u); }
