// threads: 1 blocks: 1
// Functions beside templates ([over.match.best], [over.ics.rank]): a template is chosen where its instance takes an
// argument or the object with fewer qualifiers, by an rvalue reference, or without a conversion to a base.
__device__ int constant(const int&) { return 1; }
template <class T> __device__ int constant(T&) { return 2; }
__device__ int forwarded(const int&) { return 1; }
template <class T> __device__ int forwarded(T&&) { return 2; }
__device__ int pointed(const int*) { return 1; }
template <class T> __device__ int pointed(T*) { return 2; }
__device__ int rvalue(const int&&) { return 1; }
template <class T> __device__ int rvalue(T&&) { return 2; }
__device__ int unsteady(volatile int&) { return 1; }
template <class T> __device__ int unsteady(T&) { return 2; }
__device__ int value(int) { return 1; }
template <class T> __device__ int value(T&&) { return 2; }
__device__ int array(int (&)[3]) { return 1; }
template <class T> __device__ int array(T&&) { return 2; }
__device__ int constants(const int (&)[3]) { return 1; }
template <class T> __device__ int constants(T&) { return 2; }
__device__ int second(int, const int&) { return 1; }
template <class T> __device__ int second(int, T&) { return 2; }

struct Object {
    __device__ int steady(int) const { return 1; }
    template <class T> __device__ int steady(T) { return 2; }
    __device__ int qualified(int) const& { return 1; }
    template <class T> __device__ int qualified(T) && { return 2; }
    template <class T> __device__ int qualified(T) & { return 3; }
    __device__ static int shared(const int&) { return 1; }
    template <class T> __device__ int shared(T&) { return 2; }
};
struct Base {};
struct Derived : Base {};
__device__ int base(Base&) { return 1; }
template <class T> __device__ int base(T&) { return 2; }
__device__ int operator+(const Derived&, const Derived&) { return 1; }
template <class T> __device__ int operator+(T&, T&) { return 2; }
struct Copied {
    int v;
    __device__ Copied() : v(0) {}
    __device__ Copied(const Copied&) : v(1) {}
    template <class T> __device__ Copied(T&) : v(2) {}
};

__global__ void templatesbeside(long long* out) {
    int x = 1, a[3] = {}, i = 0;
    const int c = 2, ca[3] = {};
    Object o;
    const Object co{};
    Derived d;
    const Derived cd{};
    out[i++] = constant(x) * 10 + constant(c);
    out[i++] = forwarded(x) * 100 + forwarded(c) * 10 + forwarded(1);
    out[i++] = pointed(&x) * 10 + pointed(&c);
    out[i++] = rvalue(1) * 10 + rvalue(x);
    out[i++] = unsteady(x);
    out[i++] = value(x) * 100 + value(1) * 10 + value(c);
    out[i++] = array(a) * 100 + constants(a) * 10 + constants(ca);
    out[i++] = second(1, x) * 10 + second(1, c);
    out[i++] = o.steady(1) * 10 + co.steady(1);
    out[i++] = o.qualified(1) * 100 + co.qualified(1) * 10 + Object{}.qualified(1);
    out[i++] = o.shared(x) * 10 + o.shared(c);
    out[i++] = base(d);
    out[i++] = (d + d) * 10 + (cd + cd);
    Copied e;
    const Copied ce;
    Copied e1(e), e2(ce), e3 = e;
    out[i++] = e1.v * 100 + e2.v * 10 + e3.v;
}
