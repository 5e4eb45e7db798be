#version 450
// Copies push constants of every shape into a buffer, as the module sees them.
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 1) in;
struct Pair { int16_t low; float64_t high; };
layout(push_constant, std430) uniform Arguments {
    int8_t a; uint16_t b; float16_t c; int64_t d; vec3 e; mat2 f; Pair g; uint h[3]; float64_t i;
};
layout(binding = 0) buffer Out { float64_t seen[]; };
void main() {
    seen[0] = float64_t(a); seen[1] = float64_t(b); seen[2] = float64_t(c); seen[3] = float64_t(d);
    seen[4] = e.x; seen[5] = e.y; seen[6] = e.z;
    seen[7] = f[0][0]; seen[8] = f[0][1]; seen[9] = f[1][0]; seen[10] = f[1][1];
    seen[11] = float64_t(g.low); seen[12] = g.high;
    seen[13] = h[0]; seen[14] = h[1]; seen[15] = h[2]; seen[16] = i;
}
