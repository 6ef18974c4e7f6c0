// threads: 1 blocks: 1
// Default arguments of template template parameters, which hide those of the template ([temp.arg.template]).
template <typename T, typename U> struct is_same { static const bool value = false; };
template <typename T> struct is_same<T, T> { static const bool value = true; };
namespace M {
template <typename Z, template <typename T, typename U = T*, typename V = U const> class TT> struct X {
    typedef TT<Z> type;
};
template <typename T, typename = int, typename = float> struct Y {};
}
namespace N {
template <typename A, typename Z, template <typename T, typename U = T*, typename V = U const> class TT> struct X {
    typedef TT<Z> type;
};
template <typename Z, template <typename T, typename U = T*, typename V = U const> class TT> struct X<int, Z, TT> {
    typedef TT<Z> type;
};
template <typename T, typename = int, typename = float> struct Y {};
}
template <class T> struct Alloc { static const int n = sizeof(T); };
template <class T> struct Other { static const int n = sizeof(T) + 100; };
template <class T, class A = Other<T>> struct Vec {
    static const int n = A::n;
    T t;
    __device__ Vec() : t() {}
};
template <template <class T, class A = Alloc<T>> class C, class T> struct Use {
    C<T> a; C<T, Other<T>> b; typedef C<double> d;
    template <class U> using rebind = C<U>;
    template <template <class, class> class D> struct In { static const int n = D<char, Alloc<char>>::n; };
    static const int in = In<C>::n;
    __device__ int f() const { C<short> s; return decltype(s)::n; }
};
template <template <class T, class A = Alloc<T>> class C, class T> __device__ int take(const C<T>& c) {
    return C<T>::n * 1000 + C<char>::n;
}
template <template <class T, class A = Other<T>> class C, class T> __device__ int take2(const C<T>& c) {
    return C<T>::n * 1000 + C<char>::n;
}
template <class T, int N = 3> struct Arr { static const int n = N; };
template <template <class T, int N = 5> class A> struct W { static const int n = A<int>::n * 10 + A<int, 7>::n; };
template <class T, class U = char> using Al = Vec<U, Alloc<T>>;
template <template <class T, class U = double> class A> struct W4 { typedef A<short> t; };
template <template <class T, class A = Alloc<T>> class... Cs> struct Packed {
    static const int n = (0 + ... + Cs<long long>::n);
};
__global__ void parameterdefaults(long long* out) {
    out[0] = is_same<M::X<int, M::Y>::type, M::Y<int, int*, int* const> >::value;
    out[1] = is_same<N::X<int, int, N::Y>::type, N::Y<int, int*, int* const> >::value;
    out[2] = is_same<M::X<int, M::Y>::type, M::Y<int> >::value;
    typedef Use<Vec, int> U;
    out[3] = decltype(U::a)::n; out[4] = decltype(U::b)::n; out[5] = U::d::n; out[6] = U::rebind<char>::n;
    out[7] = U::in; out[8] = U().f();
    out[9] = take(Vec<int, Alloc<int>>()); out[10] = take2(Vec<int>());
    out[11] = W<Arr>::n; out[13] = W4<Al>::t::n; out[14] = sizeof(W4<Al>::t::t);
    out[15] = Packed<Vec, Vec>::n; out[16] = is_same<U::d, Vec<double, Alloc<double>>>::value;
}
