"""What is kept for each open device."""
