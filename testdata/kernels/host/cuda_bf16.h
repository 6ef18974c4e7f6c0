// host.h has the 16-bit floats.
