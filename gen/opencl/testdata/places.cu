// Calls that stand where their values are used, and those that keep a variable: the text would have them twice.

__device__ int clamp(int i, int n) { return i < 0 ? 0 : i < n ? i : n - 1; }

__global__ void in_place(int *p, int i, int n) { p[i + clamp(i, n)] = clamp(clamp(i, 3), n); }

__global__ void one_step(unsigned *p, int i, int n) { p[clamp(i, n)]++; }

// The sum of two ints wraps, which C has no operator for.
__global__ void twice(int *p, int i, int n, int d) { p[clamp(i, n)] += d; }

__global__ void small(short *p, int i, int n) { p[clamp(i, n)] += 2; }

__device__ int counted(int *p) { return p[0]++; }

// The order of what changes memory stays.
__global__ void changes(int *p, int i) { p[i + counted(p)] = counted(p); }

__global__ void first_value(int *p) {
    int old = atomicAdd(p, 1);
    p[1] = old;
}

__global__ void read_back(int **rows, int i, int n) { rows[clamp(i, n)][0] = 1; }

__global__ void condition(int *p, int i, int n) {
    if (clamp(i, n) > 2) p[0] = 1;
    else if (clamp(i, 5) > 3) p[0] = 2;
}
