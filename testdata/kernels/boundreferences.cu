// References to a base class behind another one, that functions return: what they refer to is a whole object.
struct M { int m = 5; __device__ virtual int mm() { return m; } };
struct B { int x = 1; __device__ virtual int f() { return 1; } };
struct D : M, B { int y = 2; __device__ int f() override { return y; } };
__device__ int call(B& b) { return b.f(); }
__device__ B& id(B& b) { return b; }
__global__ void boundreferences(long long* out) { D d; out[0] = call(d); B& r = d; out[1] = r.f(); out[2] = id(r).f(); out[3] = id(d).f(); B& s = id(d); out[4] = s.f();  }
