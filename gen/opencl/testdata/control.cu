// Control flow as C writes it, and arithmetic that wraps around in the IR.

__global__ void loops(int* x, int n) {
    int k = n;
    do {
        k -= 3;
        if (k == 5) continue;
        x[k & 7]++;
    } while (k > 0);
    while (k < 10) k++;
    for (int i = 0, j = n; i < j; i++, j--) {
        if (x[i] == j) continue;
        x[i] = i * j;
    }
    switch (n) {
    case -1:
        int y;
        y = 2;
        x[0] = y;
        break;
    case 3:
    case 4: x[1] = 5;
    default: x[2] += n;
    }
    int local = x[3], global = x[4]; // words of OpenCL C
    x[5] = local + global;
    x[6] = (unsigned char)x[7] * 2 + (x[8] >> 3) - (short)n;
    x[9] = -n;
}

__device__ int clamp(int v, int lo, int hi) { // a name of OpenCL C
    if (v < lo) return lo;
    return v > hi ? hi : v;
}

__global__ void names(int* x, float f) {
    x[0] = clamp(x[0], 1, 9);
    x[1] = (int)f;
    x[2] = (unsigned char)f;
    x[3] = __float2int_rn(f);
    long long big = (long long)f;
    x[4] = (int)(big >> 32);
}
