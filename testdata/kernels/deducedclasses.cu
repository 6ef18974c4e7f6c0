// oracle: g++
// nvcc 13.0 gives the host a variable of its own for each of the device, without the initial value, from which it cannot deduce the arguments.
// Class template arguments deduced for variables at namespace scope and static members, and from the members of aggregates (C++20 [over.match.class.deduct]).
template <class T> struct Box {
    T v;
    __host__ __device__ constexpr Box(T x) : v(x) {}
};
template <class T, int N> struct List { T d[N]; };
template <class T, class... U> List(T, U...) -> List<T, 1 + sizeof...(U)>;
template <class T, class U> struct Two {
    T a;
    U b;
    __device__ int size() const { return sizeof(T) * 10 + sizeof(U); }
};
template <class F, class T = int> struct Apply {
    F f;
    T* p;
    T bias = 3;
    __device__ T operator()(int i) const { return f(p[i]) + bias; }
};
template <class T> struct Guided { T a; int n; };
Guided(float, int) -> Guided<double>;
template <class T> struct Pair { T x, y; };
__constant__ Box box{4.5f};
__constant__ List list{1, 2, 3};
__constant__ const Box copied = 3;
__device__ Two two{'a', 2.5};
__device__ constexpr List table{10L, 20, 30};
struct Holder { static constexpr Box held{7u}; };

__global__ void deduced(long long* out) {
    out[0] = (long long)(box.v * 2) + sizeof(box);
    out[1] = list.d[2] * 100 + sizeof(list);
    out[2] = copied.v + sizeof(copied.v);
    out[3] = two.a + two.size() + (long long)(two.b * 2);
    out[4] = table.d[1] + sizeof(table);
    out[5] = Holder::held.v;
    Two g{1, 2.5};
    Two h = {short(1), 2.5f};
    out[6] = g.size() * 10000 + h.size() * 100;
    int x[3] = {1, 2, 3};
    auto ten = [](int v) { return v * 10; };
    Apply f{ten, x};
    out[7] = f(2);
    Guided s{1.0f, 2};
    Guided t{1, 2};
    out[8] = sizeof(s.a) * 10 + sizeof(t.a);
    out[9] = (long long)(Two{3, 1.5f}.b * 2) + Pair{4, 5}.y;
    Two nested{Box{2.0}, Pair{1, 2}};
    out[10] = (long long)nested.a.v * 10 + nested.b.y;
}

// No arguments: the parameters' defaults.
template <class T = int> struct dd_value { T v; __device__ dd_value() : v(3) {} };
template <class T = short, int N = 3> struct dd_row { T v[N]; };
template <class T = void> struct dd_top { template <class A, class B> __device__ auto operator()(A a, B b) const { return a < b ? b : a; } };
__device__ auto dd_make() { return dd_top(); }
__global__ void dd_defaults(long long* out) {
    dd_value a;
    dd_row r{};
    out[0] = a.v + dd_value().v + dd_value{}.v;
    out[1] = sizeof(r) + r.v[2];
    out[2] = (long long)(dd_make()(2, 3.5f) * 10 + dd_top{}(7, 4));
    dd_top t;
    out[3] = t(1, 2);
}
