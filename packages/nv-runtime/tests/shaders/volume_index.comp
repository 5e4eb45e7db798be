#version 450
// A three-dimensional grid of three-dimensional workgroups.
layout(local_size_x = 4, local_size_y = 2, local_size_z = 2) in;
layout(binding = 0) buffer Out { uint y[]; };
void main() {
    uvec3 g = gl_GlobalInvocationID, n = gl_NumWorkGroups * gl_WorkGroupSize;
    y[(g.z * n.y + g.y) * n.x + g.x] = g.x + 100u * g.y + 10000u * g.z;
}
