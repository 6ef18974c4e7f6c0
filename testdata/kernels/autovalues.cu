// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 does not let a partial specialisation narrow a parameter of type auto.
// Template parameters of placeholder types, which partial specialisations narrow ([temp.spec.partial]/9,
// [temp.deduct.type]/13), and arguments that are constants of pointers to functions and members ([temp.arg.nontype]).
template <auto V> struct A { static constexpr int v = 0; };
template <int V> struct A<V> { static constexpr int v = V; };
template <char C> struct A<C> { static constexpr int v = 100 + C; };
template <bool B> struct A<B> { static constexpr int v = B ? 7 : 8; };
template <auto V> struct Primary;
template <int V> struct Primary<V> { static constexpr int v = V + 1; };
template <unsigned V> struct Primary<V> { static constexpr int v = V + 2; };
template <auto... V> struct List { static constexpr int v = sizeof...(V); };
template <int F, auto... V> struct List<F, V...> { static constexpr int v = 10 * F + List<V...>::v; };
template <class T, T V> struct Typed { static constexpr int v = 0; };
template <int V> struct Typed<int, V> { static constexpr int v = V; };
struct S { int a, b; float f; __device__ int get(int x) { return a + x; } };
__device__ int global_a = 3, global_b = 4;
__device__ float global_f = 5;
template <auto V> struct Kind { static constexpr int v = 0; };
template <auto* V> struct Kind<V> { static constexpr int v = 1; };
template <float* V> struct Kind<V> { static constexpr int v = 2; };
template <class C, class R, R C::*V> struct Kind<V> { static constexpr int v = 3; };
template <class R, R S::*V> struct Kind2;
template <auto V> struct Kind3 { static constexpr int v = 0; };
template <class R, R S::*V> struct Kind3<V> { static constexpr int v = sizeof(R); };
template <class R, class... T, R (*F)(T...)> struct Kind3<F> { static constexpr int v = 10 + sizeof...(T); };
template <class T, class U> __device__ T two(U u) { return u; }
__global__ void placeholders(long long* out) {
    out[0] = A<5>::v * 10000 + A<'a'>::v * 10 + A<5u>::v;
    out[1] = A<true>::v * 10 + A<false>::v;
    out[2] = Primary<3>::v * 10 + Primary<3u>::v;
    out[3] = List<1, 2, 'c'>::v * 100 + List<'a', 1>::v;
    out[4] = Typed<int, 4>::v * 10 + Typed<char, 4>::v;
    out[5] = Kind<&global_a>::v * 1000 + Kind<&global_f>::v * 100 + Kind<&S::a>::v * 10 + Kind<3>::v;
    out[6] = Kind3<&S::a>::v * 100 + Kind3<&two<int, float>>::v;
}
template <int S::*M> __device__ int member(S s) { return s.*M; }
constexpr int S::*pm = &S::b;
struct Holder { static constexpr int S::*m = &S::b; };
struct Base { int z; };
struct Derived : Base { int y; };
template <int Derived::*M> __device__ int derived(Derived s) { return s.*M; }
template <int (S::*M)(int)> __device__ int method(S s) { return (s.*M)(2); }
template <auto M> struct Of { static constexpr int v = 1; };
template <class T, class U> struct Same { static constexpr int v = 0; };
template <class T> struct Same<T, T> { static constexpr int v = 1; };
__global__ void members(long long* out) {
    S s{1, 2, 3};
    constexpr int S::*q = &S::a;
    static constexpr int S::*r = &S::b;
    constexpr int S::*none = nullptr;
    out[0] = member<pm>(s) * 100 + member<&S::a>(s) * 10 + member<q>(s);
    out[1] = member<Holder::m>(s) * 10 + member<r>(s);
    out[2] = none == nullptr;
    Derived d{{4}, 5};
    constexpr int Derived::*y = &Derived::y;
    out[3] = derived<y>(d) * 10 + d.*y;
    constexpr int (S::*f)(int) = &S::get;
    out[4] = method<f>(s) * 10 + (s.*f)(3);
    out[5] = Same<Of<q>, Of<&S::a>>::v * 10 + Same<Of<q>, Of<r>>::v;
    constexpr S t{7, 8, 9};
    constexpr int sum = t.*q + t.*r;
    out[6] = sum;
}
template <class T> struct Z { static __device__ int s(T x) { return x; } };
template <class F> __device__ int call(F f, int x) { return f(x); }
template <class T> __device__ int pointee(T* p) { return *p; }
template <class T> __device__ int through(int (*f)(T), int x) { return f(&x); }
template <auto F> __device__ int byauto(int x) { return F(x); }
template <int (*F)(float)> __device__ int bytype(int x) { return F(x); }
template <auto F> __device__ int counted() {
    static int calls = 0;
    return ++calls;
}
constexpr int (*named)(float) = two;
struct Statics {
    static constexpr int (*fq)(float) = &two<int>;
    static constexpr int (*tab[2])(float) = {two, nullptr};
    int (*f)(float);
};
constexpr Statics cs{&two<int>};
constexpr auto closure = [](float x) { return int(x * 3); };
constexpr int (*of_closure)(float) = closure, (*of_other)(float) = [](float x) { return int(x * 7); };
__global__ void functions(long long* out) {
    out[0] = bytype<of_closure>(4) * 1000 + byauto<of_closure>(2) * 100 + bytype<of_other>(1) * 10 +
        Same<Of<of_closure>, Of<of_other>>::v;
    out[1] = call<int (*)(int)>(&Z<int>::s, 1) * 100 + call(&Z<int>::s, 2) * 10 + call(&two<int, float>, 4);
    out[2] = call<int (*)(float)>(&two<int>, 4) * 10 + call<int (*)(float)>(two, 5);
    out[3] = through<int*>(&pointee<int>, 1) * 1000 + through(&pointee<int>, 2) * 100 + through<int*>(&pointee, 3) * 10 +
        through<int*>(pointee, 4);
    constexpr int (*local)(float) = two;
    static constexpr int (*kept)(float) = &two<int>;
    out[4] = byauto<&two<int, float>>(1) * 1000 + bytype<&two<int>>(2) * 100 + bytype<two>(3) * 10 + bytype<two<int>>(4);
    out[5] = bytype<local>(1) * 1000 + byauto<kept>(2) * 100 + bytype<named>(3) * 10 + local(4);
    out[6] = byauto<Statics::fq>(1) * 100 + byauto<Statics::tab[0]>(2) * 10 + byauto<cs.f>(3);
    out[7] = Same<Of<local>, Of<&two<int, float>>>::v * 100 + Same<Of<local>, Of<named>>::v * 10 +
        Same<Of<cs.f>, Of<kept>>::v;
    static_assert(local == &two<int, float>, "");
}
