// Where signed arithmetic wraps around, and where its overflow stays undefined.
__global__ void overflow(int *x, const int *y, int n, int step) {
    for (int i = threadIdx.x; i < n; i += step) x[i * step + 1] = y[i - step] * step;
    for (int i = n; i != 0; i -= step) x[(i * step) & 7] = i;
    for (int i = 1, sum = 0; i < n && sum < 100; i += step, sum += i) *(x + i * step) = sum;
    long at = n;
    while (at > 0) {
        x[at * step] = n + step;
        at -= step;
    }
}

// The step of a variable whose value goes into nothing but indices may overflow, but that of others wraps around.
__global__ void steps(int *x, const int *y, int n, int plane) {
    int i = threadIdx.x, seen = n, told = plane;
    for (int z = 0; z < n; z++) {
        i += plane;
        seen += plane;
        told -= plane;
        x[i - 1] = y[i + plane] + y[seen] + y[told & 3];
    }
    x[i] = seen;
}
