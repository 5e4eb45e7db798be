#version 450
// A polynomial in double precision.
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { double x[]; };
layout(binding = 1) buffer Out { double y[]; };
void main() { uint i = gl_GlobalInvocationID.x; precise double v = x[i] * x[i]; precise double w = v + 0.1lf; y[i] = w; }
