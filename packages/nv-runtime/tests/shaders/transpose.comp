#version 450
// A transpose through workgroup memory.
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) readonly buffer In { uint x[]; };
layout(binding = 1) buffer Out { uint y[]; };
layout(push_constant) uniform Arguments { uint n; };
shared uint tile[8][9];
void main() {
    uvec2 l = gl_LocalInvocationID.xy, w = gl_WorkGroupID.xy * 8u;
    tile[l.y][l.x] = x[(w.y + l.y) * n + w.x + l.x];
    barrier();
    y[(w.x + l.y) * n + w.y + l.x] = tile[l.x][l.y];
}
