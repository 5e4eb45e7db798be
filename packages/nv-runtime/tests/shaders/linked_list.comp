#version 450
// Follows addresses from node to node.
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 1) in;
layout(buffer_reference) buffer Node;
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Node { Node next; uint value; uint pad; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Total { uint sum; };
layout(push_constant) uniform Arguments { Node head; Total total; uint n; };
void main() {
    uint s = 0u;
    Node at = head;
    for (uint k = 0u; k < n; ++k) { s += at.value; at = at.next; }
    total.sum = s;
}
