__global__ void main(int* p) { p[0] = 1; } /* ERROR "a kernel cannot be called main" */
// Layouts about which CUDA's compilers and those of the host disagree.
struct A4 { int a; }; struct alignas(8) E8 {};
#pragma pack(push, 1)
struct P1 { char c; alignas(8) int m; }; /* ERROR "does not support alignas under a lower #pragma pack" */
struct P2 { char c; int m __attribute__((aligned(8))); };
struct P3 : E8 { char c; }; /* ERROR "a packed class with an empty base class of a greater alignment" */
struct P4 { char c; int a : 3; int : 0; int b : 3; }; /* ERROR "a bit-field of no bits in a packed class" */
struct P5 : A4 { char c; };
#pragma pack(pop)
struct __attribute__((packed)) K1 : A4 { char c; }; /* ERROR "a packed class with a base class of a greater alignment" */
struct __attribute__((packed)) K2 : E8 { char c; }; /* ERROR "a packed class with an empty base class of a greater alignment" */
struct __attribute__((packed)) K3 { char c; alignas(8) int m; };
#pragma pack(push, 4)
struct __attribute__((packed)) K4 { int a : 3; }; /* ERROR "a packed bit-field under #pragma pack" */
#pragma pack(pop)
struct B9 { unsigned m : 9; __device__ B9() {} }; struct B32 { unsigned m : 32; __device__ B32() {} }; struct Plain9 { unsigned m : 9; };
struct T1 : B9 { char d; }; /* ERROR "what follows a base class that ends in a bit-field" */
struct T2 : B9 {}; struct T3 : T2 { int d; }; /* ERROR "what follows a base class that ends in a bit-field" */
struct T4 : B9, A4 {}; /* ERROR "what follows a base class that ends in a bit-field" */
struct T5 : B32 { char d; }; struct T6 : Plain9 { char d; }; struct T7 { B9 b; char d; };
__global__ void p1(P1* p) { p[1] = p[0]; }
__global__ void p2(P2* p) { p[1] = p[0]; }
__global__ void p3(P3* p) { p[1] = p[0]; }
__global__ void p4(P4* p) { p[1] = p[0]; }
__global__ void p5(P5* p) { p[1] = p[0]; }
__global__ void k1(K1* p) { p[1] = p[0]; }
__global__ void k2(K2* p) { p[1] = p[0]; }
__global__ void k3(K3* p) { p[1] = p[0]; }
__global__ void k4(K4* p) { p[1] = p[0]; }
__global__ void t1(T1* p) { p[1].d = p[0].d; }
__global__ void t3(T3* p) { p[1].d = p[0].d; }
__global__ void t4(T4* p) { p[1].a = p[0].a; }
__global__ void t5(T5* p) { p[1].d = p[0].d; }
__global__ void t6(T6* p) { p[1].d = p[0].d; }
__global__ void t7(T7* p) { p[1].d = p[0].d; }
// libcu++ lays out tuples in another way than libstdc++: the first element comes first, and an empty one may follow the last (CCCL, tuple).
struct Nothing {}; struct Neither {}; struct Last final {}; template <class... Ts> constexpr long sizeOfStd = sizeof(std::tuple<Ts...>); template <class... Ts> constexpr long sizeOfCuda = sizeof(cuda::std::tuple<Ts...>);
__global__ void tuples(long long* out) {
  static_assert(sizeOfCuda<char, int> == 8 && sizeOfCuda<Nothing, int> == 4 && sizeOfCuda<int, Nothing, Nothing> == 8 && sizeOfCuda<Nothing, Nothing> == 2 && sizeOfCuda<Nothing, Neither> == 1 && sizeOfCuda<Last, int> == 8 && sizeOfCuda<> == 1 && sizeOfCuda<cuda::std::tuple<Nothing, int>, Nothing> == 8);
  static_assert(sizeOfStd<char, int> == 8 && sizeOfStd<Nothing, int> == 4 && sizeOfStd<int, Nothing, Nothing> == 4 && sizeOfStd<Nothing, Nothing> == 2 && sizeOfStd<Nothing, Neither> == 1 && sizeOfStd<Last, int> == 8 && sizeOfStd<> == 1 && sizeOfStd<std::tuple<Nothing, int>, Nothing> == 8);
  cuda::std::tuple<int, char> t(1, 'a'); auto [i, c] = t; auto u = cuda::std::tuple_cat(t, cuda::std::make_tuple(2.5)); int x; cuda::std::tie(x, cuda::std::ignore) = t;
  out[0] = cuda::std::get<2>(u) + i + c + cuda::std::tuple_size<decltype(u)>::value + x + (t < cuda::std::make_tuple(2, 'b')) + cuda::std::apply([](int a, char b) { return a + b; }, t);
  out[1] = (char*)&cuda::std::get<0>(t) < (char*)&cuda::std::get<1>(t);
}
