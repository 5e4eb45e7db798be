#version 450
// Structs within structs and arrays in std430.
layout(local_size_x = 64) in;
struct Inner { vec3 a; float b; };
struct Outer { Inner inner[2]; uint tag; };
layout(std430, binding = 0) buffer Data { uint n; Outer items[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i < n) items[i].inner[1].a = items[i].inner[0].a * items[i].inner[0].b + float(items[i].tag);
}
