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
