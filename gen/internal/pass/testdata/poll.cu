// checked
// Loops that count, and that need no poll.
__global__ void counted(int *x, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i];
    for (int d = n; d > 0; d /= 2)
        sum ^= d;
    for (unsigned d = 1; d <= 1024 && sum > 0; d <<= 1)
        sum -= d;
    int i = n;
    while (i > 0) {
        sum += i;
        i -= 3;
    }
    do {
        sum++;
    } while (0);
    int stride = gridDim.x * blockDim.x;
    for (int k = threadIdx.x; k < n; k += stride)
        sum += k;
    x[0] = sum;
}

// Threads meet in each iteration of the outer loop.
__global__ void meets(int *x, int n) {
    __shared__ int go;
    go = n;
    while (true) {
        __syncthreads();
        if (go == 0)
            break;
        __syncthreads();
        while (n != 1)
            n = n % 2 ? 3 * n + 1 : n / 2;
        go = n;
    }
}

// Loops that do not count, or not surely.
__global__ void endless(int *x, int n, int step) {
    for (;;)
        if (x[0])
            break;
    for (int i = 0; i < n; i += step)
        x[i] = 1;
    for (int i = 0; i < n; i++) {
        x[i] = 2;
        if (x[i] == 3)
            i--;
    }
    for (int i = x[0]; i < x[1]; i++)
        x[2]++;
    for (unsigned i = n; i >= 0; i--)
        x[i] = 4;
    for (int i = 0; i < n; i--)
        x[0]++;
    int k = 0;
    while (k < n) {
        if (x[k]) {
            k = x[k];
            continue;
        }
        k++;
    }
    int *p = &k;
    for (k = 0; k < n; k++)
        *p -= 1;
    do {
        x[0]++;
    } while (x[0] < 10);
    for (; x[0] < n; n++, x[1]++)
        if (x[1] == 0)
            __syncthreads();
}

// A jump back, and one ahead.
__global__ void jumps(int *x) {
again:
    x[0]++;
    if (x[0] < 100)
        goto again;
    if (x[0] == 7)
        goto done;
    x[1] = 1;
done:
    x[2] = 2;
}
