#version 450
// A 3x3 box sum of one image into another; outside counts as zero.
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, r32f) readonly uniform image2D source;
layout(binding = 1, r32f) writeonly uniform image2D target;
void main() {
    ivec2 at = ivec2(gl_GlobalInvocationID.xy), size = imageSize(source);
    if (any(greaterThanEqual(at, size))) return;
    float sum = 0.0;
    for (int y = -1; y <= 1; ++y) for (int x = -1; x <= 1; ++x) {
        ivec2 p = at + ivec2(x, y);
        if (all(greaterThanEqual(p, ivec2(0))) && all(lessThan(p, size))) sum += imageLoad(source, p).r;
    }
    imageStore(target, at, vec4(sum));
}
