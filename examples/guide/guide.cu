// The kernels of docs/guide.md.

// Multiplies every element of x by factor.
//kbind:kernel Scale
//kbind:template T=float,int
//kbind:size x=n
//kbind:grid n block=256
template <typename T>
__global__ void scale(T* x, T factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= factor;
}

// A body in space.
struct Body {
    float3 position;  // metres
    float mass;       // kilograms
};

// Gives the weight of each body, in newtons.
//kbind:kernel Weigh
//kbind:out weight
//kbind:size bodies=n weight=n
//kbind:grid n block=128
__global__ void weigh(const Body* bodies, float* weight, float gravity, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) weight[i] = bodies[i].mass * gravity;
}

// The weights of the left neighbour, the element itself and the right neighbour.
__constant__ float weights[3];

// Replaces each element by the weighted sum of itself and its neighbours; the ends are repeated.
//kbind:kernel Smooth
//kbind:out y
//kbind:size x=n y=n
//kbind:grid n block=256
__global__ void smooth(const float* x, float* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float left = x[i > 0 ? i - 1 : i], right = x[i < n - 1 ? i + 1 : i];
    y[i] = weights[0] * left + weights[1] * x[i] + weights[2] * right;
}

// Reads an image at the middle between each pixel and its right neighbour.
//kbind:kernel Between
//kbind:out y
//kbind:size y=width
//kbind:grid width block=64
__global__ void between(cudaTextureObject_t row, float* y, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < width) y[i] = tex2D<float>(row, i + 1.0f, 0.5f);
}
