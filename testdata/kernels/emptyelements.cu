// threads: 1 blocks: 1
// Elements of aggregates that have no elements themselves must have braces of their own ([dcl.init.aggr]/14), which
// substitution finds out.
template <class T> T&& some();

struct Empty {};
struct Bits { int : 3; };
struct Derived : Empty { int v = 57; };
struct Member { Bits b; int v; };
struct Twice : Derived { int w; };
struct Made { __device__ Made(int) {} };
struct OfMade : Made { int v; };

template <class T, class... U> struct Makes {
    template <class V> static auto test(int) -> decltype((void)(V{some<U>()...}), char());
    template <class V> static long test(...);
    enum { v = sizeof(test<T>(0)) == 1 };
};

__global__ void emptyelements(long long* out) {
    out[0] = Makes<Derived, int>::v;
    out[1] = Makes<Derived, Derived&>::v;
    out[2] = Makes<Derived, Empty&, int>::v;
    out[3] = Makes<Derived, Empty>::v;
    out[4] = Makes<Derived>::v;
    out[5] = Makes<Member, int>::v;
    out[6] = Makes<Member, Bits, int>::v;
    out[7] = Makes<Twice, int>::v;
    out[8] = Makes<Twice, Empty, int, int>::v;
    out[9] = Makes<Twice, Derived, int>::v;
    out[10] = Makes<OfMade, int, int>::v;
    Derived d{{}, 3};
    Twice t{{{}, 4}, 5};
    out[11] = d.v + 10 * t.v + 100 * t.w;
}
