// threads: 1 blocks: 1
// Implicit assignments assign members without the user's conversions of the argument: where these would be needed, the
// implicit move is deleted, and overload resolution does not see it.
template <class T> T&& some();

__device__ int trace;

struct Narrow {
    Narrow() = default;
    Narrow(const Narrow&) = default;
    __device__ operator int() const { trace = trace * 10 + 1; return 1; }
    __device__ int operator=(Narrow&) { trace = trace * 10 + 2; return 2; }
    __device__ Narrow& operator=(double) { trace = trace * 10 + 3; return *this; }
};
struct Derived : Narrow {
    int x = 0;
    __device__ Derived& operator=(Narrow) { trace = trace * 10 + 4; return *this; }
};
struct Plain : Narrow { int x; };
struct Holder { int n = 5; Derived d; };

template <class T, class U> struct Assigns {
    template <class V> static auto test(int) -> decltype((void)(some<V&>() = some<U>()), char());
    template <class V> static long test(...);
    enum { v = sizeof(test<T>(0)) == 1 };
};

__global__ void membersmoved(long long* out) {
    out[0] = Assigns<Narrow, Narrow>::v;
    out[1] = Assigns<Plain, Plain>::v;
    out[2] = Assigns<Plain, Plain&>::v;
    out[3] = Assigns<Plain, const Plain&>::v;
    out[4] = Assigns<Holder, Holder>::v;
    out[5] = Assigns<Narrow, const Narrow&>::v;
    out[6] = __is_assignable(Plain&, Plain);
    trace = 0;
    Holder h, o;
    h = static_cast<Holder&&>(o);
    out[7] = trace;
    trace = 0;
    Narrow a, b;
    a = static_cast<Narrow&&>(b);
    a = b;
    out[8] = trace;
}
