// A step of the generator PCG-RXS-M-XS with 32 bits of state.
uint pcg(uint* state) {
    *state = *state * 747796405u + 2891336453u;
    uint word = ((*state >> ((*state >> 28) + 4)) ^ *state) * 277803737u;
    return (word >> 22) ^ word;
}

// Counts in each work-item how many of samples random points of the unit square are in the quarter circle.
//kbind:kernel CountInside
//kbind:out inside
//kbind:size inside=n
//kbind:grid n block=128
__kernel void count_inside(__global uint* restrict inside, int n, int samples, uint seed) {
    int i = get_global_id(0);
    if (i >= n) return;
    uint state = seed ^ (i * 2654435769u);
    uint count = 0;
    for (int k = 0; k < samples; ++k) {
        float x = (pcg(&state) >> 8) * (1.0f / 16777216.0f);
        float y = (pcg(&state) >> 8) * (1.0f / 16777216.0f);
        if (x * x + y * y < 1.0f) ++count;
    }
    inside[i] = count;
}
