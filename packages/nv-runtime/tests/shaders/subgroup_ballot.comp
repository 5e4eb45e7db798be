#version 450
// How many of a subgroup hold an odd number.
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1) buffer Out { uint y[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    y[2u * i] = subgroupBallotBitCount(subgroupBallot((x[i] & 1u) == 1u));
    y[2u * i + 1u] = gl_SubgroupSize;
}
