#version 450
// y = a * x + y, through buffer addresses; the workgroup size is given by specialization constants.
#extension GL_EXT_buffer_reference : require
layout(local_size_x_id = 0, local_size_y_id = 1, local_size_z_id = 2) in;
layout(local_size_x = 64) in;
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Floats { float v[]; };
layout(push_constant) uniform Arguments { Floats x; Floats y; float a; uint n; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i < n) y.v[i] = a * x.v[i] + y.v[i];
}
