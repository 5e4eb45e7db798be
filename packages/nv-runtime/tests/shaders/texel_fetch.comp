#version 450
// Fetches texels without a filter.
layout(local_size_x = 4, local_size_y = 4) in;
layout(binding = 0) uniform texture2D picture;
layout(binding = 1) uniform sampler filtering;
layout(binding = 2) buffer Out { vec4 y[]; };
void main() {
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    y[p.y * 4 + p.x] = texelFetch(sampler2D(picture, filtering), p, 0);
}
