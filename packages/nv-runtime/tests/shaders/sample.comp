#version 450
// Samples an image halfway between its pixels, through a combined and through a separate sampler.
layout(local_size_x = 1) in;
layout(binding = 0) uniform sampler2D combined;
layout(binding = 1) uniform texture2D picture;
layout(binding = 2) uniform sampler filtering;
layout(binding = 3) buffer Out { vec4 seen[]; };
void main() {
    seen[0] = texture(combined, vec2(0.5, 0.5));
    seen[1] = texture(sampler2D(picture, filtering), vec2(0.5, 0.5));
}
