"""Device memory: allocation, buffers, images, and memory that is shared with the host and other processes."""
