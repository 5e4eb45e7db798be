#version 450
// Workgroup memory whose length is a specialization constant.
layout(local_size_x = 64) in;
layout(constant_id = 7) const uint length_ = 4u;
layout(binding = 0) buffer Out { uint y[]; };
shared uint part[length_];
void main() {
    uint k = gl_LocalInvocationID.x;
    if (k < length_) part[k] = k * k;
    barrier();
    if (k < length_) y[k] = part[length_ - 1u - k];
}
