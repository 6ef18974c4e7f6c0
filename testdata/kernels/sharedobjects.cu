// threads: 32 blocks: 2
typedef long long ll;
// Shared variables of classes with constructors, which CUDA does not run: what is read was assigned before.
struct State {
    int n = 4;
    const int* at{};
    int list[3]{};
    __device__ constexpr State() noexcept {}
};
struct Sum {
    double v;
    __device__ Sum() : v(-1) {}
    __device__ Sum(double x) : v(x) {}
};
template <class T> struct Pair { T a = 1, b = 2; };
__global__ void states(ll* out) {
    __shared__ State s;
    __shared__ Sum sums[32];
    __shared__ Pair<short> pairs[2];
    int t = threadIdx.x;
    if (t == 0) {
        s.n = 7; s.list[0] = 1; s.list[1] = 2; s.list[2] = 3; s.at = s.list;
        pairs[1] = Pair<short>(); pairs[0].a = 5; pairs[0].b = 6;
    }
    sums[t] = Sum(t * 0.5);
    __syncthreads();
    if (t > 0) return;
    double total = 0;
    for (const Sum& x : sums) total += x.v;
    ll* o = out + blockIdx.x * 8;
    o[0] = s.n; o[1] = s.at[2]; o[2] = (ll)total; o[3] = pairs[0].a * 10 + pairs[0].b; o[4] = pairs[1].a * 10 + pairs[1].b;
}

// [stmt.ambig]: a cast of *p to a class is an expression where a member follows
template <int N> struct Scan {
    struct Room { int v; };
    Room& room;
    __device__ Scan(Room& r) : room(r) {}
    __device__ void sum(int a, int& b) { b = a + room.v; room.v = b * N; }
    __device__ int operator++(int) { return room.v++; }
};
template <class T> struct Packer {
    using scan = Scan<2>;
    typename scan::Room* room;
    __device__ int add(T v) { int at; scan(*room).sum(v, at); scan(*room)++; return at; }
};
__global__ void casts(ll* out) {
    if (threadIdx.x + blockIdx.x > 0) return;
    using scan = Scan<3>;
    scan::Room r = {5};
    scan::Room* p = &r;
    int at;
    scan(*p).sum(1, at);
    out[0] = at; out[1] = r.v;
    Scan<2>::Room q = {1};
    Packer<int> k = {&q};
    out[2] = k.add(4); out[3] = q.v;
    typedef int number;
    number(*y){p ? &at : nullptr};
    number (*z) = y;
    out[4] = *y + *z;
}
