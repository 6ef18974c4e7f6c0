// threads: 1 blocks: 1
// Which specialisation or function template is the most specialised where template template parameters and packs meet
// ([temp.deduct.partial]/11, [temp.deduct.type]/8).
template <class... T> struct L {};
template <class T, int N = 3> struct V { T a[N]; };
template <class T> struct K { enum { n = 1 }; };
template <template <class...> class C, class... A> struct K<C<A...>> { enum { n = 2 }; };
template <class T> struct K<L<T>> { enum { n = 3 }; };
template <class T, class... U> struct K<L<T, T, U...>> { enum { n = 4 }; };
template <class T> struct M { enum { n = 1 }; };
template <template <class...> class C, class... A> struct M<C<A...>> { enum { n = 2 }; };
template <class T> struct M<L<T>> { enum { n = 3 }; };
template <class T> struct P { enum { n = 1 }; };
template <template <class...> class C, class... A> struct P<C<A...>> { enum { n = 2 }; };
template <class... T> struct P<L<T...>> { enum { n = 3 }; };
template <class T> __device__ int g(const V<T>& x) { return 1; }
template <class T, int N> __device__ int g(const V<T, N>& x) { return 2; }
template <template <class, int> class C, class T, int N> __device__ int g(C<T, N> x) { return 3; }
template <class T> __device__ int g(const T& x) { return 4; }
template <class T, int N> __device__ int g2(const V<T, N>& x) { return 2; }
template <template <class, int> class C, class T, int N> __device__ int g2(C<T, N> x) { return 3; }
template <class T> __device__ int g3(const T& x) { return 2; }
template <template <class, int> class C, class T, int N> __device__ int g3(C<T, N> x) { return 3; }
template <class... T> __device__ int f(T...) { return 1; }
template <class T> __device__ int f(T) { return 2; }
template <class... T> __device__ int f(int, T...) { return 3; }
template <class... T> __device__ int f2(T...) { return 1; }
template <class... T> __device__ int f2(int, T...) { return 3; }
template <class T> __device__ int f3(T) { return 2; }
template <class... T> __device__ int f3(int, T...) { return 3; }
__global__ void specialorder(long long* out) {
    int n = 0;
    out[n++] = K<L<char>>::n; out[n++] = K<L<char, char>>::n; out[n++] = K<L<char, int>>::n; out[n++] = K<L<>>::n;
    out[n++] = M<L<char>>::n; out[n++] = M<L<char, char>>::n;
    out[n++] = P<L<char>>::n; out[n++] = P<L<char, char>>::n;
    out[n++] = g2(V<long, 3>());
    out[n++] = g3(V<long, 3>());
    out[n++] = f2(1); out[n++] = f2(1, 2); out[n++] = f2('c');
    out[n++] = f3(1); out[n++] = f3('c');
    out[n++] = g(V<long, 3>());
    out[n++] = f(1);
}

// What is not deduced orders partial specialisations too: it must come out the same ([temp.deduct.partial]).
namespace undeduced {
template <typename T, typename U = void, typename V = void> struct X { static const int value = 1; };
template <typename T, typename U> struct X<T, U, typename T::is_b> { static const int value = 2; };
template <typename T> struct X<T, typename T::is_a, typename T::is_b> { static const int value = 3; };
struct X1 {};
struct X2 { typedef void is_b; };
struct X3 { typedef void is_a; typedef void is_b; };
template <int I, int J, class T> struct Y { static const int value = 0; };
template <int I, int J> struct Y<I, J, int> { static const int value = 1; };
template <int I> struct Y<I, I, int> { static const int value = 2; };
template <bool> struct A {};
template <typename, typename = A<true>> struct B { static const int value = 0; };
template <typename T, bool N> struct B<T, A<N>> { static const int value = 1; };
template <typename T> struct B<T, A<T::value>> { static const int value = 2; };
struct C { static const bool value = true; };
struct D { static const bool value = false; };
}
__global__ void ordered(long long* out) {
    using namespace undeduced;
    out[0] = X<X1, void, void>::value;
    out[1] = X<X2, void, void>::value;
    out[2] = X<X3, void, void>::value;
    out[3] = Y<0, 0, float>::value + Y<0, 1, int>::value * 10 + Y<0, 0, int>::value * 100;
    out[4] = B<C>::value + B<D>::value * 10;
}

// The same with parameters of other names.
namespace renamed {
template <class...> using void_t = void;
template <typename T, typename U = void, typename V = void> struct X { static const int value = 1; };
template <typename P, typename Q> struct X<P, Q, typename P::is_b> { static const int value = 2; };
template <typename W> struct X<W, typename W::is_a, typename W::is_b> { static const int value = 3; };
template <typename T, typename V> struct X<T*, V, typename T::is_b> { static const int value = 4; };
template <typename Z> struct X<Z*, typename Z::is_a, typename Z::is_b> { static const int value = 5; };
struct X1 {}; struct X2 { typedef void is_b; }; struct X3 { typedef void is_a; typedef void is_b; };
template <bool> struct A {};
template <typename, typename = A<true>> struct B { static const int value = 0; };
template <typename U, bool N> struct B<U, A<N>> { static const int value = 1; };
template <typename T> struct B<T, A<T::value>> { static const int value = 2; };
struct C { static const bool value = true; };
template <class T, class = void> struct has { static const int value = 0; };
template <class T> struct has<T, void_t<typename T::is_a>> { static const int value = 1; };
template <class T> struct has<T*, void_t<typename T::is_a>> { static const int value = 2; };
template <class T, int N, int M> struct I { static const int value = 0; };
template <class T, int N> struct I<T, N, sizeof(T)> { static const int value = 1; };
template <class U> struct I<U, 3, sizeof(U)> { static const int value = 2; };
}
__global__ void reordered(long long* out) {
    using namespace renamed;
    out[0] = X<X1, void, void>::value + X<X2, void, void>::value * 10 + X<X3, void, void>::value * 100;
    out[1] = B<C>::value + has<X3>::value * 10 + has<X3*>::value * 100 + has<X1>::value * 1000;
    out[2] = X<X3*>::value + X<X2*, int>::value * 10;
    out[3] = I<int, 3, 4>::value + I<int, 4, 4>::value * 10;
}
