#version 450
// Copies each layer of an image array into the next.
layout(local_size_x = 4, local_size_y = 4, local_size_z = 1) in;
layout(binding = 0, r32f) readonly uniform image2DArray source;
layout(binding = 1, r32f) writeonly uniform image2DArray target;
void main() {
    ivec3 p = ivec3(gl_GlobalInvocationID), n = imageSize(source);
    if (any(greaterThanEqual(p, n))) return;
    imageStore(target, ivec3(p.xy, (p.z + 1) % n.z), imageLoad(source, p));
}
