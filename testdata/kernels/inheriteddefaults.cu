// threads: 1 blocks: 1
// A class inherits the default constructor of a base class, too, even where it is implicit ([class.inhctor.init]).
// Templates are not instantiated where a function takes the arguments as they are ([temp.inst]/9), nor explicit ones to
// copy an object ([over.match.copy]/1.1): these would be instantiated without end.
struct Plain { int k = 5; };
struct Written { int k; Written() = default; __device__ Written(int a, int b) : k(a + b) {} };
struct Counted { int k; __device__ Counted() : k(8) {} };
struct NoDefault { int k; __device__ NoDefault(int k) : k(k) {} };
template <class B> struct Inherits : B {
    int z = 3;
    __device__ Inherits(const char*) : B{} {}
    using B::B;
};
struct Through : Inherits<Plain> {
    int y = 1;
    __device__ Through(float) {}
    using Inherits<Plain>::Inherits;
};
struct Without : NoDefault {
    __device__ Without(float) : NoDefault(1) {}
    using NoDefault::NoDefault;
};
struct Holds { NoDefault n; };
struct Deleted : Holds {
    __device__ Deleted(float) : Holds{1} {}
    using Holds::Holds;
};
template <class T> T&& make();
template <class T, class = void> struct Default { enum { v = 0 }; };
template <class T> struct Default<T, decltype(void(T()))> { enum { v = 1 }; };
__device__ int taken(Inherits<Plain> x) { return x.k * 10 + x.z; }
__device__ Inherits<Plain> given() { return {}; }

struct Sum {
    int v;
    template <class T, class = decltype(make<T>() + 1)> explicit __device__ Sum(T x) : v(x) {}
};
struct Total : Sum {
    __device__ Total(int x) : Sum(x) {}
};
template <class T> __device__ int operator+(Sum x, const T& y) { return 44; }

struct Any {
    int v = 27;
    __device__ Any(int x) : v(x) {}
    template <class T, class = decltype(make<T>() - 1)> __device__ Any(T x) : v(1) {}
};
struct Middle : Any { __device__ Middle() : Any(4) {} };
struct Wide : Middle {
    __device__ Wide(int x) { v += x; }
    template <class T, class = decltype(make<T>() - 1)> __device__ Wide(T x) { v = 2; }
    template <class T> __device__ Wide(T&& x) { v = 3; }
};
__device__ bool operator-(const Wide&& x, Wide y) { return true; }

__global__ void inheriteddefaults(long long* out) {
    Inherits<Plain> i, j{}, l("a");
    i = {};
    out[0] = i.k * 10 + i.z;
    out[1] = j.k * 10 + j.z + l.k;
    out[2] = taken({}) + taken(given());
    const Inherits<Plain>& r = {};
    Inherits<Plain> list[2];
    out[3] = r.k * 10 + list[1].z;
    Inherits<Written> w(1, 2);
    w = {};
    out[4] = w.z;
    Inherits<Counted> n;
    out[5] = n.k * 10 + n.z;
    Through t, u(1.0f);
    out[6] = t.k * 100 + t.z * 10 + t.y;
    out[7] = u.k * 100 + u.z * 10 + u.y;
    out[8] = Default<Inherits<Plain>>::v * 1000 + Default<Through>::v * 100 + Default<Without>::v * 10 +
              Default<Deleted>::v;
    out[9] = __is_constructible(Through) * 100 + __is_trivially_constructible(Through) * 10 +
              __is_constructible(Deleted);

    Total s(20);
    const Sum one(1);
    out[10] = s.v * 100 + (s + 1) + one.v;
    Any a(2);
    Wide x(34);
    out[11] = a.v * 100 + x.v;
}
