// threads: 1 blocks: 1
// Anonymous unions of namespaces and static ones of functions: one object each, whose members are named like variables ([class.union.anon]).
typedef long long ll;
static __device__ union { int ga; unsigned gb; short half[2]; unsigned char bytes[4]; };
namespace N { static __device__ union { int na; unsigned nb; }; __device__ int f() { return na; } }
namespace { static __device__ union { long long wide; int narrow[2]; }; }
static __device__ union { int da = 7; float db; };
static union { int ha; double hb; };
static __constant__ union { int ca; float cb; };
__device__ int count() { static union { int calls; unsigned u; }; return ++calls; }
template <class T> __device__ int each() { static union { T v; char c; }; v += 3; return v; }
__global__ void anonymousglobals(ll* out) {
  int n = 0;
  ga = 0x10203; out[n++] = gb; out[n++] = half[0]; out[n++] = half[1]; out[n++] = bytes[1]; half[1] = -1; out[n++] = ga;
  N::na = -1; out[n++] = N::nb; out[n++] = N::f();
  wide = -2; out[n++] = narrow[0]; out[n++] = narrow[1];
  out[n++] = sizeof(hb) + sizeof(bytes) + sizeof(decltype(ha)); 
  int* p = &ga; *p = 3; out[n++] = gb; out[n++] = (void*)&ga == (void*)&gb;
  auto l = [] { return ga + 1; }; out[n++] = l();
  out[n++] = count() + count() * 10; out[n++] = each<int>() + each<int>() * 10 + each<short>() * 100;
  out[n++] = da++; out[n++] = da; out[n++] = ca;
  union { int x; unsigned y; }; x = -1; out[n++] = y;
}
