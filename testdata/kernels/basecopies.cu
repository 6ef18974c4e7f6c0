// threads: 1 blocks: 1
// A base is moved from the temporary that initialises it in parentheses where another object may lie in its tail: nvcc,
// clang and g++ agree on that for what calls return (CWG 2403). Members and elements of aggregates are made in place.
__device__ int copies;
struct Empty {
    __device__ Empty() {}
    __device__ Empty(const Empty&) { copies++; }
    __device__ Empty(Empty&&) { copies += 10; }
};
struct Padded {
    int v;
    char c;
    __device__ Padded(int v) : v(v), c(v) {}
    __device__ Padded(const Padded& o) : v(o.v + 100), c(o.c) { copies++; }
    __device__ Padded(Padded&& o) : v(o.v + 1000), c(o.c) { copies += 10; }
    __device__ ~Padded() { copies += 1000; }
};
struct Copied {
    int v;
    char c;
    __device__ Copied(int v) : v(v), c(v) {}
    __device__ Copied(const Copied& o) : v(o.v + 100), c(o.c) { copies++; }
};
__device__ Empty empty() { return Empty(); }
__device__ Padded padded() { return Padded(1); }
__device__ Copied copied(int v) { return v; }
struct OfEmpty : Empty { int x = 1; __device__ OfEmpty() : Empty(empty()) {} };
struct OfPadded : Padded { char d = 3; __device__ OfPadded() : Padded(padded()) {} };
struct OfCopied : Copied { char d = 3; __device__ OfCopied(int v) : Copied(copied(v)) {} };
struct Chosen : Padded { __device__ Chosen(bool b) : Padded(b ? Padded(2) : padded()) {} };
struct Member : Empty { Padded p; Empty e; __device__ Member() : Empty{}, p(padded()), e(empty()) {} };
struct Aggregate { Padded p; Empty e; };
template <class T> struct Mixin : T {
    char tail = 1;
    __device__ Mixin(T (*make)()) : T(make()) {}
};

__global__ void basecopies(long long* out) {
#define RUN(N, DECL, VALUE) \
    copies = 0; \
    { DECL; out[N] = VALUE; out[N + 1] = copies; } \
    out[N + 2] = copies
    RUN(0, OfEmpty a, a.x);
    RUN(3, OfPadded a, a.v);
    RUN(6, OfCopied a(7), a.v);
    RUN(9, Chosen a(true), a.v);
    RUN(12, Chosen a(false), a.v);
    RUN(15, Member a, a.p.v);
    RUN(18, Aggregate a({padded(), empty()}), a.p.v);
    RUN(21, Mixin<Padded> a(padded), a.v);
    RUN(24, Mixin<Empty> a(empty), a.tail);
}
