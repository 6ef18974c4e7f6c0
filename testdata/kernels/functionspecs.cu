// threads: 1 blocks: 1
// Which template an explicit specialisation of a function belongs to, and that it takes no part in overload resolution:
// what is declared after it does not count.

template <class T> __device__ int f(T t) { return 1; }
template <> __device__ int f(int* ip) { return 3; }
template <class T> __device__ int f(T* t) { return 2; }
template <class T> __device__ int g(T t) { return 1; }
template <class T> __device__ int g(T* t) { return 2; }
template <> __device__ int g<int*>(int* ip) { return 3; }
template <> __device__ int g(float* ip) { return 4; }
struct S1 {
    template <class T> __device__ int f(T t) { return 1; }
    template <class T> __device__ int f(T* t) { return 2; }
    template <class T> __device__ int g(T t) { return 1; }
    template <class T> __device__ int g(T* t) { return 2; }
};
template <> __device__ int S1::f(int* ip) { return 4; }
template <> __device__ int S1::f<double*>(double* ip) { return 6; }
template <> __device__ int S1::g<int*>(int* ip) { return 5; }
template <class U> struct S2 {
    template <class T> __device__ int f(T t) { return 1; }
    template <class T> __device__ int f(T* t) { return 2; }
};
template <> template <> __device__ int S2<double>::f(int* ip) { return 5; }

__global__ void specialised(long long* out) {
    int* ip = nullptr;
    float* fp = nullptr;
    double* dp = nullptr;
    S1 s1;
    S2<double> s2;
    S2<int> s3;
    out[0] = f(ip);
    out[1] = g(ip);
    out[2] = g(fp);
    out[3] = s1.f(ip);
    out[4] = s1.f(dp);
    out[5] = s1.g(ip);
    out[6] = s2.f(ip);
    out[7] = s3.f(ip);
    out[8] = s1.f<double*>(dp);
    out[9] = g<int*>(ip);
    out[10] = f<int*>(ip);
    out[11] = s2.f(dp);
}

template <unsigned char N> __device__ int byte() { return N; }
template <int N> __device__ int byte() { return N + 1000; }
template <bool B> __device__ int flag() { return B; }
template <unsigned N> __device__ int number() { return N; }
template <long long N> __device__ int number() { return -(int)N; }
template <int I> __device__ int null(int i) { return I; }
template <void*> __device__ int null(int i) { return 77; }
enum E { e1 = 3 };
enum class F : signed char { x = -1 };
template <signed char N> __device__ int small() { return N; }
template <char N> __device__ int letter() { return N; }
template <unsigned long N> __device__ int large() { return N; }
template <int... N> __device__ int sum() { return (N + ...); }

// Arguments that the type of a parameter does not hold choose other templates, as 0 does where a pointer is wanted.
__global__ void constants(long long* out) {
    out[0] = byte<300>();
    out[1] = flag<true>() + flag<1>() + flag<0>();
    out[2] = number<-1>();
    out[3] = small<-3>() + small<(int)F::x>() + small<e1>() + letter<'a'>();
    out[4] = large<sizeof(int)>() + sum<sizeof(int), 3u, 4l, true>();
    out[5] = null<0>(3);
}
