// What stands before "[" and "(" has its value before what stands between them ([expr.sub]/1, [expr.call]/8).
struct OrInts {
    int first, second;
    __device__ OrInts(int x, int y) : first{x}, second{y} {}
};
struct OrMember {
    int d;
    __device__ int set(int x, OrMember* next) {
        int there = next == this + 1;
        d = x;
        return there;
    }
};

__device__ int or_first(int x) { return 10 + x; }
__device__ int or_second(int x) { return 20 + x; }

__global__ void or_subscripts(long long* out) {
    int a[4] = {1, 2, 3, 4}, b[4] = {5, 6, 7, 8};
    int* p = a;
    out[0] = p[(p = b, 3)];
    out[1] = p - b;
    int i = 1;
    out[2] = p[i = 2] + 10 * i;
    p = a;
    int** pp = &p;
    out[3] = (*pp)[(p = b, 1)];
    p[(p = a, 2)] = 70;
    out[4] = b[2];
    out[5] = a[2];
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int (*q)[3] = m;
    out[6] = q[(q = m + 1, 1)][(q = m, 2)];
}

__global__ void or_calls(long long* out) {
    int (*f)(int) = or_first;
    out[0] = f((f = or_second, 3));
    out[1] = f(1);
    int (*table[2])(int) = {or_first, or_second};
    int i = 0;
    out[2] = table[i]((i = 1, 5));
    out[3] = table[i]((table[1] = or_first, 6));
    int (*&g)(int) = f;
    out[4] = g((f = or_first, 7));
    OrMember d[2] = {{1}, {2}};
    OrMember* r = &d[0];
    out[5] = r->set(3, ++r);
    out[6] = d[0].d;
    out[7] = d[1].d;
}

__global__ void or_braces(long long* out) {
    int i = 0;
    OrInts p{++i, ++i};
    out[0] = p.first;
    out[1] = p.second;
    int& j = i;
    OrInts q{++j, ++j};
    out[2] = q.first;
    out[3] = q.second;
    OrInts s{(int&)++i, (int&)++i};
    out[4] = s.first;
    out[5] = s.second;
}
