#version 450
// Functions that return structs and take references.
layout(local_size_x = 64) in;
struct Pair { float s; float p; };
layout(binding = 0) readonly buffer In { vec2 x[]; };
layout(binding = 1) buffer Out { vec2 y[]; };
Pair both(vec2 v) { return Pair(v.x + v.y, v.x * v.y); }
void scale(inout float v, float by) { v *= by; }
void main() { uint i = gl_GlobalInvocationID.x; Pair r = both(x[i]); scale(r.p, 2.0); y[i] = vec2(r.s, r.p); }
