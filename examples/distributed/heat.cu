// One step of the flow of heat: a point comes nearer to the mean of its neighbours. The first and the last row belong to
// the neighbours of this part of the plate, and points at the sides keep their heat.
//kbind:kernel Step
//kbind:inout next
//kbind:size next=(rows+2)*cols cur=(rows+2)*cols
//kbind:grid cols,rows block=32,8
__global__ void step(float* next, const float* cur, int rows, int cols) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= cols || y >= rows) return;
    int i = (y + 1) * cols + x;
    float c = cur[i];
    if (x == 0 || x == cols - 1) {
        next[i] = c;
        return;
    }
    float around = (cur[i - 1] + cur[i + 1]) + (cur[i - cols] + cur[i + cols]);
    next[i] = c + 0.2f * (around - 4.0f * c);
}
