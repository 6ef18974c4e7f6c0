// Branches that a processor would guess wrong.

// The search for the nearest of some points: a mask chooses.
__global__ void nearest(int *out, const float *dist, int n) {
    float least = 1e30f;
    int best = -1;
    for (int k = 0; k < n; k++) {
        float d = dist[threadIdx.x * n + k];
        if (d < least) {
            least = d;
            best = k;
        }
    }
    out[threadIdx.x] = best;
}

// Once is not worth it, nor is a branch that does more.
__global__ void other_minima(float *out, const float *dist, int n) {
    float d = dist[threadIdx.x], least = dist[0];
    int best = 0;
    if (d < least) {
        least = d;
        best = 1;
    }
    for (int k = 0; k < n; k++) {
        if (d < least) {
            least = d;
            best = k;
            out[k] = d;
        }
    }
    out[threadIdx.x] = least + best;
}

// A step of a sorting network: the elements are moved on a condition.
__global__ void exchange(int *data, int stride) {
    __shared__ int a[256];
    a[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    int i = threadIdx.x, j = threadIdx.x ^ stride;
    if (a[i] > a[j]) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
    __syncthreads();
    data[threadIdx.x] = a[threadIdx.x];
}

// Others may see global memory, and c[i] has not been read: these branches stay.
__global__ void other_exchanges(int *data, int stride) {
    __shared__ int a[256], c[256];
    int i = threadIdx.x, j = threadIdx.x ^ stride;
    if (data[i] > data[j]) {
        int t = data[i];
        data[i] = data[j];
        data[j] = t;
    }
    if (a[i] > a[j]) c[i] = a[j];
    if (a[i] > a[j]) {
        i = j;
        a[i] = 0;
    }
    data[threadIdx.x] = c[threadIdx.x];
}
