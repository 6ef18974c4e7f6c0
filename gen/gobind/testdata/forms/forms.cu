// adds a constant to x.
__global__ void plain(float* x, float c, unsigned char n);
// Reads a table.
__global__ void lookup(const int* index, const float* table, float* out, long n);
__global__ void blocks2d(const float* in, float* out, float* extra, int w, int h);
__global__ void dynamic_shared(float* x, int n);
__global__ void no_pointers(int n);
__global__ void no_size(float* x, int n);
__global__ void all_only(float* x, const float** rows, void* raw, int n);
__global__ void bounded(double* x, unsigned long long n, bool on);
__global__ void expressions(const float* a, float* b, int n, int m, unsigned k);
__global__ void nothing();
__global__ void images(cudaTextureObject_t tex, float* x);
__global__ void opaque(curandState* state, float* x, int n);
