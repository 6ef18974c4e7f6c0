// Classes, templates, operators, lambdas.
namespace ns {
enum Mode { A, B = 5, C };
enum class Color : unsigned char { red, green };
template <class T> struct Vec3 {
    T x, y, z;
    __device__ Vec3() : x(0), y(0), z(0) {}
    __device__ Vec3(T a, T b, T c) : x(a), y(b), z(c) {}
    __device__ Vec3 operator+(const Vec3& o) const { return Vec3(x + o.x, y + o.y, z + o.z); }
    __device__ Vec3& operator+=(const Vec3& o) { x += o.x; y += o.y; z += o.z; return *this; }
    __device__ T& operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }
    __device__ T dot(const Vec3& o) const { return x * o.x + y * o.y + z * o.z; }
    __device__ T len() const { return sqrt(dot(*this)); }
    static constexpr int dim = 3;
};
template <class T> __device__ Vec3<T> operator*(T s, const Vec3<T>& v) { return Vec3<T>(s * v.x, s * v.y, s * v.z); }
}
using V = ns::Vec3<float>;
__device__ inline float3 operator+(float3 a, float3 b) { return make_float3(a.x + b.x, a.y + b.y, a.z + b.z); }
__global__ void vectors(V* p, float* out, int n, ns::Mode m, ns::Color c) {
    int i = threadIdx.x;
    V a = p[i], b(1.f, 2.f, 3.f), z, w{1, 2, 3};
    V s = a + b;
    s += 2.0f * a;
    s[1] = 4;
    out[i] = s.dot(b) + s.len() + V::dim + (a + w).x;
    if (m == ns::B && c == ns::Color::green) out[0] = z.z;
    float3 f = make_float3(1, 2, 3) + make_float3(4, 5, 6);
    auto [x, y, t] = a;
    out[1] = f.z + x + y + t;
}

struct Base { int id; float w = 2; __device__ float area() const { return w * id; } };
struct Box : Base {
    float h; int n[2];
    __device__ Box(int i, float h) : Base{i}, h(h), n{1, 2} { id += 1; }
    __device__ explicit operator bool() const { return h > 0; }
    __device__ operator float() const { return area() * h; }
    __device__ float area() const { return Base::area() + this->h; }
    __device__ static Box unit() { return Box(1, 1); }
    __device__ Box& set(float v = 3) { h = v; return *this; }
};
__global__ void boxes(float* out, Box* in) {
    Box b = Box::unit();
    const Box& r = in[0];
    Box c = r;
    if (b) out[0] = b;
    out[1] = b.set().set(4).area() + r.id + c.n[1];
    Base& base = b;
    Base* up = &in[1];
    base.id = up->id + static_cast<Box*>(up)->n[0];
    in[2] = c;
    for (int& v : b.n) v = 1;
}

struct Add { template <class T> __device__ T operator()(T a, T b) const { return a + b; } };
template <class F, class T> __device__ T apply(F f, T a, T b) { return f(a, b); }
__device__ float mul(float a, float b) { return a * b; }
__device__ void swap(int& a, int& b) { int t = a; a = b; b = t; }
template <class T, int N = 4> struct Stack {
    T v[N]; int n = 0;
    __device__ void push(const T& x) { v[n++] = x; }
    __device__ T pop() { return v[--n]; }
    __device__ bool empty() const { return !n; }
};
template <class T> struct is_float { static const bool value = false; };
template <> struct is_float<float> { static const bool value = true; };
template <class T> __device__ int kind(T) { if constexpr (is_float<T>::value) return 1; else return 2; }
template <class T> __device__ T total(T x) { return x; }
template <class T, class... R> __device__ T total(T x, R... r) { return x + total(r...); }
template <class... T> __device__ auto folded(T... v) { return (v + ... + 0); }
__global__ void functions(float* out, int n) {
    int a = 1, b = 2;
    swap(a, b);
    out[0] = apply(Add(), 1.f, 2.f) + apply(mul, 3.f, 4.f) + apply([=](float x, float y) { return x * y + n; }, 1.f, 2.f);
    float acc = 0;
    auto g = [&](auto x) { acc += x; return acc; };
    g(1);
    out[1] = g(2.5);
    Stack<int> s;
    s.push(a);
    while (!s.empty()) out[2] += s.pop();
    out[3] = kind(1) + kind(1.f) + total(1, 2, 3.5) + folded(1, 2);
}
template <typename T, int K> __global__ void power(T* x) {
    T r = 1;
    for (int i = 0; i < K; i++) r *= x[threadIdx.x];
    x[threadIdx.x] = r;
}
template __global__ void power<float, 3>(float*);
template __global__ void power<int, 2>(int*);
