#version 450
// Doubles a 3-d image in place.
layout(local_size_x = 4, local_size_y = 4, local_size_z = 4) in;
layout(binding = 0, r32ui) uniform uimage3D volume;
void main() {
    ivec3 at = ivec3(gl_GlobalInvocationID);
    if (any(greaterThanEqual(at, imageSize(volume)))) return;
    imageStore(volume, at, imageLoad(volume, at) * 2u);
}
