// Does nothing, in as many threads as the caller wants: what a launch costs.
//kbind:kernel Empty
__global__ void empty() {}
