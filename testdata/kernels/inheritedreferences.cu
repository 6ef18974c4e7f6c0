// threads: 1 blocks: 1
// Inherited constructors that take references, called with braces: what they refer to is the variable itself
// ([class.inhctor.init]). And conversions by way of bool and of an enumeration, which are promotions both.
template <class T> __device__ T&& value();
struct Counter {
    int* p;
    int kind;
    __device__ Counter(int& n) : p(&n), kind(1) { n++; }
    __device__ Counter(const long& n, int& m) : p(&m), kind(2) { m += (int)n; }
    template <class T> __device__ Counter(T&& x, char) : p(nullptr), kind(sizeof(T)) { x = 7; }
};
struct Derived : Counter {
    int extra = 3;
    using Counter::Counter;
};
struct Outer : Derived {
    using Derived::Derived;
};

enum Small : short { small };
struct Both {
    __device__ operator bool() const { return true; }
    __device__ operator Small() const { return small; }
};
struct One {
    __device__ operator Small() const { return small; }
};
__device__ int number(int) { return 1; }
template <class T> struct IsNumber {
    template <class U> static __device__ auto test(U*) -> decltype((void)number(value<U>()), char());
    template <class U> static __device__ long test(...);
    enum { v = sizeof(test<T>(nullptr)) == 1 };
};

__global__ void inheritedreferences(long long* out) {
    int i = 0, n = 10;
    Derived a{n};
    *a.p += 5;
    out[i++] = n * 10 + a.kind;
    const long four = 4;
    Derived b{four, n};
    *b.p += 1;
    out[i++] = n * 10 + b.kind;
    Derived c{n, 'c'};
    out[i++] = n * 10 + c.kind + c.extra;
    Outer d{n};
    Outer* e = new Outer{n};
    out[i++] = n + (d.p == e->p) * 100;
    delete e;
    out[i++] = IsNumber<Both>::v * 10 + IsNumber<One>::v;
}
