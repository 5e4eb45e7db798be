#version 450
// Stores its specialization constants.
layout(local_size_x = 1) in;
layout(constant_id = 3) const int whole = -7;
layout(constant_id = 5) const float part = 0.5;
layout(constant_id = 6) const bool flag = false;
layout(constant_id = 9) const uint many = 3u;
layout(binding = 0) buffer Out { float seen[]; };
void main() {
    seen[0] = float(whole); seen[1] = part; seen[2] = flag ? 1.0 : 0.0; seen[3] = float(many);
}
