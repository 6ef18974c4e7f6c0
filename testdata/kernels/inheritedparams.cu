// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 initialises parameters of inherited constructors later; g++ and clang++ agree.
// The parameters of an inherited constructor are initialised before any part of the object ([class.inhctor.init]/1).
__device__ int trace;
__device__ void note(int n) { trace = trace * 10 + n; }

struct Part {
    int v;
    __device__ Part(int v) : v(v) { note(1); }
    __device__ Part(const Part& o) : v(o.v) { note(2); }
    __device__ Part(Part&& o) : v(o.v + 10) { note(3); }
    __device__ ~Part() { note(4); }
};
struct First {
    int n = 1;
    __device__ First() { note(5); }
};
struct Second {
    int v;
    __device__ Second(Part p, int more = 7) : v(p.v + more) { note(6); }
    __device__ Second(int a, const int& b) : v(a * 10 + b) { note(8); }
    __device__ Second(int* p) : v(*p) {}
};
struct Both : First, Second {
    int own = 2;
    using Second::Second;
};
struct Third { int z; __device__ Third() : z(3) { note(7); } };
struct Deep : Third, Both {
    using Both::Both;
};
__device__ Both make(Part p) { return p; }
struct Counts {
    int* at;
    __device__ Counts() : at(nullptr) { trace += 100; }
};
struct Reads : Counts, Second {
    using Second::Second;
};
__device__ int next() { note(9); return trace % 7; }
struct Defaults {
    int v;
    __device__ Defaults(int a, int b = next()) : v(a + b * 10) { note(6); }
};
struct Defaulted : First, Defaults {
    using Defaults::Defaults;
};
struct Deeper : Third, Defaulted {
    using Defaulted::Defaulted;
};

__global__ void inheritedparams(long long* out) {
    Part p(5);
    trace = 0;
    { Both b(p); out[0] = b.v; }
    out[1] = trace;
    trace = 0;
    { Both b(static_cast<Part&&>(p), 1); out[2] = b.v + b.own; }
    out[3] = trace;
    trace = 0;
    { Both b = make(Part(6)); out[4] = b.v; }
    out[5] = trace;
    trace = 0;
    { Deep d(p, 2); out[6] = d.v + d.z; }
    out[7] = trace;
    trace = 0;
    { Deep d(4, 5); out[8] = d.v; }
    out[9] = trace;
    trace = 0;
    { Both b(3); out[10] = b.v; }
    out[11] = trace;
    trace = 3;
    { Reads r(trace, trace); out[12] = r.v; }
    trace = 0;
    { Defaulted d(1); out[13] = d.v; }
    out[14] = trace;
    trace = 0;
    { Deeper d(1, 2); out[15] = d.v + d.z + d.n; }
    out[16] = trace;
}
