// What is called has its value before the arguments ([expr.call]/8), and so have the elements of a braced list in order.
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
