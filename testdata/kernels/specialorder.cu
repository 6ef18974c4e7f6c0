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
