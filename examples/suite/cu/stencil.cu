// One Jacobi step of the five-point stencil on a row-major grid; the border stays as it is.
//kbind:kernel Stencil2D
//kbind:out dst
//kbind:size src=width*height dst=width*height
//kbind:grid width,height block=32,8
__global__ void stencil_2d(const float* __restrict__ src, float* __restrict__ dst, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    int i = y * width + x;
    if (x == 0 || y == 0 || x == width - 1 || y == height - 1) {
        dst[i] = src[i];
        return;
    }
    dst[i] = 0.5f * src[i] + 0.125f * (src[i - 1] + src[i + 1] + src[i - width] + src[i + width]);
}

// One step of heat conduction with the seven-point stencil: a thread marches along z and keeps three planes' elements in registers; the border stays.
//kbind:kernel Stencil3D
//kbind:out dst
//kbind:size src=nx*ny*nz dst=nx*ny*nz
//kbind:assert nz >= 2
//kbind:grid nx,ny block=32,8
__global__ void stencil_3d(const float* __restrict__ src, float* __restrict__ dst, int nx, int ny, int nz, float k) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny) return;
    int plane = nx * ny;
    int i = y * nx + x;
    bool border = x == 0 || y == 0 || x == nx - 1 || y == ny - 1;
    float below = 0.0f, here = src[i], above = src[i + plane];
    dst[i] = here;
    for (int z = 1; z < nz - 1; ++z) {
        i += plane;
        below = here;
        here = above;
        above = src[i + plane];
        if (border)
            dst[i] = here;
        else
            dst[i] = here + k * (below + above + src[i - 1] + src[i + 1] + src[i - nx] + src[i + nx] - 6.0f * here);
    }
    dst[i + plane] = above;
}
