// threads: 1 blocks: 1 oracle: g++
// A virtual destructor that is defaulted. For nvcc it is a function of the host, which the device's tables do not have.
typedef long long ll;

__device__ ll trace;
__device__ void note(int x) { trace = trace * 10 + x; }

struct Part {
    int v;
    __device__ Part(int v) : v(v) {}
    __device__ ~Part() { note(v); }
};
struct Base {
    virtual ~Base() = default;
    __device__ virtual int kind() { return 0; }
};
struct Derived : Base {
    Part parts[2] = {Part(1), Part(2)};
    __device__ int kind() override { return 1; }
};
struct Last : Derived {
    Part more{3};
    ~Last() override = default;
    __device__ int kind() override { return 2; }
};

__global__ void virtualdefault(ll* out) {
    trace = 0;
    Base* b = new Derived;
    out[0] = b->kind();
    delete b;
    out[1] = trace;
    trace = 0;
    b = new Last;
    out[2] = b->kind();
    delete b;
    out[3] = trace;
    trace = 0;
    { Last l; b = &l; out[4] = b->kind(); }
    out[5] = trace;
}
