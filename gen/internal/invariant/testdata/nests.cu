__global__ void nested(int *p, int n, int w) {
    for (int i = 0; i < n; i++) {
        int row = i * w;
        for (int k = 0; k < n; k++) p[row * 3 + k] += n * w - k;
    }
}
__global__ void unused(int *p, int n, int w) {
    for (int i = 0; i < n; i++) {
        int a = n * w, b = a * w;
        p[i] = b;
        if (i > 3) break; else continue;
        p[i] = n * n * w;
    }
}
__global__ void inner_only(int *p, int n, int w) {
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i * w; k++) { int first = n * 2 - w; p[k] = first; }
}
__global__ void fused(float *p, int n, float a, float b) {
    for (int i = 0; i < n; i++) p[i] = a * b + p[i];
}
