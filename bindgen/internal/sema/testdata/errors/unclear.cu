// Functions whose types kbind does not understand may be what is meant: nothing is chosen without them.
#define ODD decltype(typeid(int).name())
struct Hidden { float x; operator hidden_t() const; __device__ operator int() const { return x; } }; /* ERROR "unknown type hidden_t" */
__device__ int take(long v) { return v; }
__global__ void h1(int* p) { Hidden a{1}; long y = a; p[0] = y; }
__global__ void h2(int* p) { Hidden a{1}; p[0] = take(a); }
__global__ void h3(int* p) { Hidden a{1}; p[0] = a + 1; }
struct Typeid { float x; operator ODD() const; __device__ operator int() const { return x; } }; /* ERROR "kbind does not support typeid" */
__device__ int two(int) { return 1; }
__device__ int two(const char*) { return 2; }
struct Made { int v; __device__ Made(const Typeid&) : v(1) {} __device__ Made(int) : v(2) {} };
__device__ int of(Made m) { return m.v; }
__global__ void c1(int* p) { Typeid a{1}; long y = a; p[0] = y; }
__global__ void c2(int* p) { Typeid a{1}; p[0] = two(a); }
__global__ void c3(int* p) { Typeid a{1}; p[0] = of(a); }
__global__ void c4(int* p) { Typeid a{1}; if (a) p[0] = 1; }
__global__ void c5(int* p) { Typeid a{1}; const int& r = a; p[0] = r; }
struct Two { float x; template <class T, class = decltype(typeid(T).name())> operator T() const; __device__ operator float() const { return x; } };
__global__ void t1(int* p) { Two a{3}; int y = a; p[0] = y; } /* ERROR "kbind does not support typeid" */
struct Ctor { int x; __device__ Ctor(int v) : x(v) {} Ctor(ODD v); }; /* ERROR "kbind does not support typeid" */
struct Holds { Ctor d; int e; };
__global__ void s1(int* p) { Ctor a(3); p[0] = a.x; }
__global__ void s2(int* p) { Ctor* q = (Ctor*)p; Ctor b = *q; p[0] = b.x; }
__global__ void s3(int* p) { Holds* q = (Holds*)p; Holds b = *q; p[0] = b.e; }
struct Assign { int x; __device__ Assign& operator=(int v) { x = v; return *this; } Assign& operator=(ODD v); }; /* ERROR "kbind does not support typeid" */
__global__ void a1(int* p) { Assign* q = (Assign*)p; *q = q[1]; }
