// threads: 32
// Functions that call themselves from loops, switches and conditions, with arrays, objects and addresses of their own, and
// each other.
struct Pair { int a, b; long long sum; };
struct Path { char name[6]; int at[4]; };

// From loops of each kind, with jumps out of them.
__device__ int walk(int n, int seed) {
    int total = seed;
    for (int i = 0; i < n; i++) {
        if (i == 2) continue;
        int part = walk(n - 1 - i, seed + i);
        if (part % 7 == 3) break;
        total = total * 3 % 1009 + part;
    }
    int k = n;
    while (k > 0 && walk(k - 3, seed ^ 5) < 900) {
        k -= 2;
        total++;
    }
    do {
        total += k;
        for (int j = 0; j < 2; j++) total ^= j + k;
        k++;
    } while (k < 1 + n / 2 && (walk(k / 2, total & 3) & 1));
    return total;
}

__device__ long long choose(int n, int k) {
    switch (n % 3) {
    case 0:
        if (k == 0 || k == n) return 1;
        // falls through
    case 1: {
        if (k <= 0 || k >= n) return k == 0 || k == n;
        long long left = choose(n - 1, k - 1);
        return left + choose(n - 1, k);
    }
    default:
        switch (k) {
        case 0: return 1;
        case 1: return n;
        default: break;
        }
        if (k > n) return 0;
        return choose(n - 1, k - 1) + choose(n - 1, k);
    }
}

__global__ void from_loops(long long* out) {
    int i = threadIdx.x;
    out[i] = walk(i % 6, i);
    out[i + 32] = choose(12, i % 14);
}

// Arrays and objects of each call, and addresses of them in calls below.
__device__ void spread(int* above, int n, Pair& sum) {
    int own[4] = {n, n + 1};
    Pair p = {n, -n, 3};
    Path path = {"ab", {n, 2, 3, n * n}};
    own[2] += above[n & 3] + path.at[n & 3] + path.name[1] + path.name[4];
    if (n > 0) {
        spread(own, n - 1, p);
        spread(n & 1 ? own : above, n - 2, p);
    }
    above[(n + 1) & 3] += own[0] + own[3];
    sum.a += p.a + own[1];
    sum.b ^= p.b;
    sum.sum += p.sum * 3 + own[2];
}
__device__ Pair added(Pair x, int n) {
    if (n == 0) return x;
    Pair y = added({x.b, x.a + n, x.sum}, n - 1);
    y.sum += added({1, 2, 3}, n / 3).sum;
    return {y.b, y.a, y.sum + x.a};
}
__global__ void own_objects(long long* out) {
    int cells[4] = {0, 1, 2, 3}, i = threadIdx.x;
    Pair sum = {0, 0, 0};
    spread(cells, i % 7, sum);
    out[i] = sum.sum * 1000 + sum.a - sum.b + cells[0] + cells[1] * 2 + cells[2] * 3 + cells[3] * 4;
    Pair p = added({i, 2 * i, 5}, i % 9);
    out[i + 32] = p.a + p.b * 100 + p.sum * 10000;
}

// Three that call each other, one of which takes another group's.
__device__ int second(int n);
__device__ int third(int n, int m);
__device__ int first(int n) { return n <= 0 ? 1 : second(n - 1) + n; }
__device__ int second(int n) {
    if (n <= 0) return 2;
    int x = third(n - 1, n), y = first(n - 2);
    return x * 2 + y;
}
__device__ int third(int n, int m) { return n < 2 ? m : (int)choose(n % 6 + 2, 2) + first(n - 2) - second(n - 3) + m; }
// What it does is in memory alone.
__device__ void sorted(long long* v, int from, int to) {
    if (from >= to) return;
    long long pivot = v[(from + to) / 2];
    int i = from, j = to;
    while (i <= j) {
        while (v[i] < pivot) i++;
        while (v[j] > pivot) j--;
        if (i > j) break;
        long long t = v[i];
        v[i++] = v[j];
        v[j--] = t;
    }
    sorted(v, from, j);
    sorted(v, i, to);
}
__device__ int queens(int n, int row, int* column) {
    if (row == n) return 1;
    int count = 0;
    for (int c = 0; c < n; c++) {
        bool free = true;
        for (int r = 0; r < row && free; r++) free = column[r] != c && abs(column[r] - c) != row - r;
        if (!free) continue;
        column[row] = c;
        count += queens(n, row + 1, column);
    }
    return count;
}
__global__ void each_other(long long* out) {
    int i = threadIdx.x, column[8];
    out[i] = first(i % 9) * 100 + queens(i % 6, 0, column);
    if (i > 0) return;
    for (int k = 32; k < 64; k++) out[k] = (k * 37 + 11) % 64;
    sorted(out, 32, 63);
}

// Between barriers, and with an operation on what they share.
__device__ int gathered(const int* s, int from, int n) {
    if (n == 1) return s[from];
    return gathered(s, from, n / 2) + 2 * gathered(s, from + n / 2, n - n / 2);
}
__device__ void marked(int* s, int n) {
    if (n < 0) return;
    atomicAdd(&s[n], n);
    marked(s, n - 1 - (n & 1));
}
__global__ void between_barriers(long long* out) {
    __shared__ int s[32], marks[32];
    int i = threadIdx.x;
    s[i] = i * i % 11;
    marks[i] = 0;
    __syncthreads();
    int sum = gathered(s, i / 2, 1 + i % 9);
    marked(marks, i);
    __syncthreads();
    s[i] = sum;
    __syncthreads();
    if (i % 3) sum += gathered(s, 0, 4);
    out[i] = sum;
    out[i + 32] = marks[i];
}

// Addresses of what they share, another one in each call.
__device__ int pieces(const int* from, const int* to) {
    if (to - from < 3) return from < to ? *from : 0;
    const int* middle = from + (to - from) / 2;
    int left = pieces(from, middle - 1), right = pieces(middle, to);
    return left * 2 + right + *middle;
}
__global__ void shared_pieces(long long* out) {
    __shared__ int s[32];
    int i = threadIdx.x;
    s[i] = 31 - i;
    __syncthreads();
    int sum = pieces(s, s + i);
    __syncthreads();
    s[(i * 5) % 32] = sum % 1000;
    __syncthreads();
    out[i] = sum + s[i];
}
