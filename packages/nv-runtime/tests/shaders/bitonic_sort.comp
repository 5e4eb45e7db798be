#version 450
// Sorts 256 numbers in one workgroup.
layout(local_size_x = 256) in;
layout(binding = 0) buffer Data { int x[256]; };
shared int s[256];
void main() {
    uint i = gl_LocalInvocationID.x;
    s[i] = x[i];
    barrier();
    for (uint k = 2u; k <= 256u; k <<= 1) {
        for (uint j = k >> 1; j > 0u; j >>= 1) {
            uint p = i ^ j;
            if (p > i && ((i & k) == 0u) == (s[i] > s[p])) { int t = s[i]; s[i] = s[p]; s[p] = t; }
            barrier();
        }
    }
    x[i] = s[i];
}
