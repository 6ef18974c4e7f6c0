// What rules forbid of initialisation, names of types, and declarators.
struct NoDefault { int a; NoDefault() = delete; }; struct HoldsIt { NoDefault n; }; struct ConstMember { const int a; int b = 1; };
__global__ void k1(int* o) { NoDefault n; o[0] = sizeof(n); } /* ERROR "the default constructor of NoDefault is deleted" */
__global__ void k2(int* o) { HoldsIt n[2]; o[0] = sizeof(n); } /* ERROR "the default constructor of HoldsIt is deleted" */
__global__ void k3(int* o) { ConstMember n; o[0] = n.b; } /* ERROR "the default constructor of ConstMember is deleted" */
__global__ void k4(int* o) { ConstMember* n = new ConstMember; o[0] = n->b; } /* ERROR "the default constructor of ConstMember is deleted" */
struct Fine { const int a = 2; int b; Fine() = default; }; class Friendly { int a; Friendly() = default; ~Friendly() = default; friend __device__ int made() { Friendly f; f.a = 3; return f.a; } public: __device__ static int own() { Friendly f; f.a = 4; return f.a; } };
__global__ void k5(int* o) { Fine f; f.b = 3; ConstMember n{1}; NoDefault* p = nullptr; o[0] = f.a + f.b + n.b + (p == nullptr) + Friendly::own(); }
typedef struct { int a; } Alias; typedef struct Tag { int a; } Other; typedef struct Same { int a; } Same;
__global__ void k6(int* o) { struct Alias x = {1}; o[0] = x.a; } /* ERROR "Alias is another name of a type" */
__global__ void k7(int* o) { struct Tag x = {1}; struct Same y = {2}; Other z = {3}; struct float2 f = {1, 2}; o[0] = x.a + y.a + z.a + f.x; }
union TwoInits { int a; float b; __device__ TwoInits() : a(1), b(2) {} }; /* ERROR "a constructor of a union initialises one member" */
__global__ void k8(int* o) { TwoInits u; o[0] = u.a; }
__global__ void k9(int* o) { char a[2] = "ab"; o[0] = a[0]; } /* ERROR "the string has 3 characters, the array 2" */
__device__ int notAuto(int a) -> int { return a; } /* ERROR "a function with a trailing return type is declared with auto alone" */
__device__ int takesDefault(int (*p)(int a = 1)) { return p(2); } /* ERROR "only the declaration of a function gives default arguments" */
