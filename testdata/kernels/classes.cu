// Classes as kernels use them: methods, constructors, operators, functors, lambdas.
struct Complex {
    float re, im;
    __host__ __device__ Complex(float r = 0, float i = 0) : re(r), im(i) {}
    __device__ Complex operator*(const Complex& o) const { return Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
    __device__ Complex& operator+=(const Complex& o) { re += o.re; im += o.im; return *this; }
    __device__ float norm() const { return re * re + im * im; }
    __device__ bool operator==(const Complex& o) const { return re == o.re && im == o.im; }
    static __device__ Complex unit() { return Complex(0, 1); }
};
__device__ Complex operator+(Complex a, const Complex& b) { return a += b; }
__device__ Complex operator-(const Complex& a) { return {-a.re, -a.im}; }

template <typename T, int N> class Stack {
    T items[N];
    int n = 0;
public:
    __device__ void push(T x) { if (n < N) items[n++] = x; }
    __device__ T pop() { return items[--n]; }
    __device__ int size() const { return n; }
    __device__ T& operator[](int i) { return items[i]; }
};

struct Scale {
    int by;
    __device__ int operator()(int x) const { return x * by; }
};
template <typename F> __device__ int apply(F f, int x) { return f(x) + f(x + 1); }

__global__ void methods(long long* out) {
    Complex a(1, 2), b = a * Complex::unit(), c;
    out[0] = (int)b.re * 100 + (int)b.im;
    c += a;
    c += 2.0f;
    out[1] = (int)(c + -b).re * 10 + (int)(c + -b).im;
    out[2] = (int)a.norm();
    out[3] = a == Complex(1, 2);
    Stack<int, 4> s;
    for (int i = 0; i < 6; i++) s.push(i * i);
    out[4] = s.size() * 100 + s.pop();
    s[0] = 42;
    out[5] = s[0] + s.size();
}

__global__ void functors(long long* out) {
    out[0] = apply(Scale{3}, 4);
    int k = 10, n = 0;
    auto add = [k](int x) { return x + k; };
    out[1] = apply(add, 5);
    auto count = [&](int x) { n += x; return n; };
    count(3);
    out[2] = count(4) * 10 + n;
    out[3] = [](int x) { return x * x; }(7);
    k = 100;
    out[4] = add(1);
}

// A lambda's parameters hide what has their names outside, also the variable that is being initialised.
template<class F> __device__ int cl_traverse(int from, int n, F f) { int sum = 0; for (int i = from; i < n; i++) sum += f(i, i * i); return sum; }
__global__ void cl_lambda_names(long long* out) {
    int first = 2, pos = 100;
    int level = cl_traverse(0, 5, [&](int level, int pos) { level -= first; return level * pos; });
    out[0] = level;
    out[1] = cl_traverse(1, 3, [=](int first, int) { return first + pos; });
    out[2] = pos + first;
}

// Pointers to classes without a definition are copied and compared.
template <class D> struct cl_stream;
struct cl_device;
template <class D, class T> struct cl_tensor {
    T* data;
    cl_stream<D>* stream;
    __device__ cl_tensor(T* d, cl_stream<D>* s = nullptr) : data(d), stream(s) {}
    __device__ bool idle() const { return stream == nullptr; }
    __device__ T& operator[](int i) const { return data[i]; }
};
__device__ bool cl_same(cl_stream<cl_device>* a, cl_stream<cl_device>* b) { return a == b; }
__global__ void cl_incomplete(long long* out) {
    int v[4] = {1, 2, 3, 4};
    cl_tensor<cl_device, int> t(v), u(v + 1, (cl_stream<cl_device>*)&v[2]), w = u;
    cl_device* p = (cl_device*)v;
    const cl_device* list[2] = {p, nullptr};
    out[0] = t.idle() * 100 + u.idle() * 10 + cl_same(w.stream, u.stream);
    w.stream = t.stream;
    out[1] = w.idle() * 10 + cl_same(t.stream, u.stream);
    out[2] = (list[0] == p) * 10 + !list[1];
    out[3] = *(int*)(void*)u.stream * 10 + w[0];
}
