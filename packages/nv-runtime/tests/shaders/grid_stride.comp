#version 450
// A loop over more elements than there are invocations.
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { uint x[]; };
layout(push_constant) uniform Arguments { uint n; };
void main() {
    for (uint i = gl_GlobalInvocationID.x; i < n; i += gl_NumWorkGroups.x * gl_WorkGroupSize.x) x[i] += i;
}
