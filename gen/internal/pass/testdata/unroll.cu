__global__ void dot(const float *a, const float *b, float *out) {
    float sum = 0;
    for (int k = 0; k < 3; k++) {
        float x = a[k];
        sum += x * b[k];
    }
    out[0] = sum;
}

// Inner loops first; a loop whose number of iterations is not known stays.
__global__ void nested(float *out, int n) {
    for (int i = 0; i < n; i++)
        for (int k = 4; k > 0; k -= 2)
            out[i * 2 + k] = 0;
}
