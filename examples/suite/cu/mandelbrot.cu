// Counts the iterations of z = z^2 + c until |z| > 2, at most limit, for one pixel a thread of a view of the complex plane.
//kbind:kernel Mandelbrot
//kbind:out counts
//kbind:size counts=width*height
//kbind:grid width,height block=16,16
__global__ void mandelbrot(int* __restrict__ counts, int width, int height, float x0, float y0, float step, int limit) {
    int px = blockIdx.x * blockDim.x + threadIdx.x;
    int py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= width || py >= height) return;
    float cx = x0 + px * step, cy = y0 + py * step;
    float x = 0.0f, y = 0.0f, xx = 0.0f, yy = 0.0f;
    int n = 0;
    while (xx + yy <= 4.0f && n < limit) {
        y = 2.0f * x * y + cy;
        x = xx - yy + cx;
        xx = x * x;
        yy = y * y;
        ++n;
    }
    counts[py * width + px] = n;
}
