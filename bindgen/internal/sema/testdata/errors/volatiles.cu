// What implicit copies and references do not take of volatile objects ([class.copy.ctor]/7, [class.copy.assign]/1, [dcl.init.ref]/5).
struct A { int v; };
struct B : A {};
struct N { A a; int z; };
__device__ int f(A a) { return a.v; }
__device__ int g(const int& x) { return x; }
__global__ void copied(int* o) { volatile A a{1}; A b = a; o[0] = b.v; } /* ERROR "A has no constructor that takes arguments" */
__global__ void direct(int* o) { volatile A a{1}; A b(a); o[0] = b.v; } /* ERROR "A has no constructor that takes arguments" */
__global__ void derived(int* o) { volatile B a{}; A b = a; o[0] = b.v; } /* ERROR "A has no constructor that takes arguments" */
__global__ void passed(int* o) { volatile A a{1}; o[0] = f(a); } /* ERROR "A has no constructor that takes arguments" */
__global__ void item(int* o) { volatile A a{1}; N n{a, 1}; o[0] = n.a.v; } /* ERROR "A has no constructor that takes arguments" */
__global__ void member(int* o) { volatile N a{}; o[0] = f(a.a); } /* ERROR "A has no constructor that takes arguments" */
__global__ void captured(int* o) { volatile A a{1}; auto l = [a] { return a.v; }; o[0] = l(); } /* ERROR "A has no constructor that takes arguments" */
__global__ void assigned(int* o) { volatile A a{1}; A b; b = a; o[0] = b.v; } /* ERROR "no operator= of 'A' takes arguments \(volatile A\)" */
__global__ void target(int* o) { volatile A a{1}; A b{2}; a = b; o[0] = a.v; } /* ERROR "no operator= of 'volatile A' takes arguments \(A\)" */
__global__ void moved(int* o) { volatile int x = o[0]; const int&& r = static_cast<volatile int&&>(x); o[0] = r; } /* ERROR "to less qualified objects cannot bind to 'volatile int'" */
__global__ void argument(int* o) { volatile int x = o[0]; o[0] = g(x); } /* ERROR "no function g takes arguments" */
__global__ void part(int* o) { volatile N n{}; int& r = n.z; o[0] = r; } /* ERROR "cannot bind to 'volatile int'" */
__global__ void kept(int* o) { volatile A a{1}; A b; b.v = a.v; a.v = b.v + 1; o[0] = a.v; }
