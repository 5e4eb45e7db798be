#version 450
// Inclusive sums within subgroups, and each invocation's place in its own.
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1) buffer Out { uint y[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    y[2u * i] = subgroupInclusiveAdd(x[i]);
    y[2u * i + 1u] = gl_SubgroupInvocationID;
}
