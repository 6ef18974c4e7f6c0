__global__ void clash(float* s, float* l, float* k, float* t, float* e, int ctx, int err, int kernel, int len, int rt, int context, int unsafe, int moduleNames, int n, int N, int, int func, int type, int n_);
template <typename T, int n> __global__ void names2(T* T_, T* n_, int t);
__global__ void int64(const float* any, float* append, int min);
