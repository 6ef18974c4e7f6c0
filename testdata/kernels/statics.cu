// Static variables of functions: one object for the module, or for each instance of a template.

struct StPoint {
    int x = 4;
    int y[3] = {1, 2};
};

__device__ int st_count(int by) {
    static int n;
    return n += by;
}

template <typename T> __device__ T st_sum(T x) {
    static T sum = T(1) / 4;
    sum += x;
    return sum;
}

__device__ int& st_cell(int i) {
    static int cells[4] = {10, 20, 30};
    return cells[i];
}

__device__ void st_nothing() {}

struct StClass {
    __device__ int next() {
        static unsigned short last = 65530;
        return ++last;
    }
};

__global__ void st_functions(long long* out) {
    int n = st_count(0);
    out[0] = st_count(2) - n;
    out[1] = st_count(3) - n;
    double d = st_sum(0.0);
    int i = st_sum(0);
    out[2] = (st_sum(1.5) - d) * 100;
    out[3] = st_sum(7) - i;
    float e = st_sum(0.0f);
    out[4] = (st_sum(2.0f) - e) * 10;
    st_cell(3) = st_cell(0) + st_cell(2);
    out[5] = st_cell(3) + st_cell(1);
    st_nothing();
    StClass a, b;
    int c = a.next();
    out[6] = (b.next() - c + 65536) % 65536;
}

__global__ void st_kernel(long long* out) {
    static StPoint p;
    static int* where = &p.x;
    static float table[2][2] = {{1, 2}, {3}};
    auto f = [](int x) {
        static int seen = 5;
        int old = seen;
        seen = x;
        return old;
    };
    f(8);
    out[0] = f(3) * 10 + f(5);
    *where = p.y[1] + 7;
    out[1] = p.x;
    p.x = 4;
    table[1][1] = table[1][0] * 2;
    out[2] = table[1][1] + table[0][1];
    for (int k = 0; k < 3; k++) {
        static int rounds;
        rounds = k ? rounds + 1 : 0;
        out[3] = rounds;
    }
}

// An init-statement before the declaration of a range-for.
__global__ void st_ranges(long long* out) {
    int n = 0;
    for (int a[3] = {1, 2, 3}, k = 10; int& x : a) {
        if (x == 2) continue;
        n += x * k++;
    }
    out[0] = n;
    for (auto n = 5; int x : {1, 2, 3}) out[1] += x * n--;
    out[2] = n;
}
