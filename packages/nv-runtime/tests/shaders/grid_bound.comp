#version 450
// Each workgroup stores its number and the grid's size.
layout(local_size_x = 1) in;
layout(binding = 0) buffer Out { uvec2 seen[]; };
void main() {
    uvec3 g = gl_WorkGroupID, n = gl_NumWorkGroups;
    uint at = (g.z * n.y + g.y) * n.x + g.x;
    seen[at] = uvec2(at, n.x * n.y * n.z);
}
