// References to temporaries, attributes, and pointers to members that kbind does not take.
struct Ended { int x; __device__ ~Ended() {} };
struct Refers { const Ended& a; __device__ Refers() : a(Ended()) {} }; /* ERROR "the reference member a would refer to a temporary" */
__global__ void member(int* p) { Refers r; p[0] = r.a.x; }
struct Number { const double& d; __device__ Number(int i) : d(i) {} }; /* ERROR "the reference member d would refer to a temporary" */
__global__ void converted(int* p) { Number n(3); p[0] = n.d; }
struct Names { const Ended& a; const int& i; __device__ Names(Ended& e) : a(e), i(e.x) {} };
__global__ void ok(int* p) { Ended e; Names n(e); p[0] = n.i; }

__device__ void handler(int* p) { ++*p; }
__global__ void cleanup(int* p) { int x __attribute__((cleanup(handler))) = 1; p[0] = x; } /* ERROR "the attribute cleanup" */
struct __attribute__((ms_struct)) Bits { char c : 3; int i : 7; }; /* ERROR "the attribute ms_struct" */
__global__ void layout(int* p) { p[0] = sizeof(Bits); }

struct Sole { int k; __device__ Sole() {} Sole(const Sole&) = delete; };
struct Bytes { int k; };
__device__ int variadic(int n, ...) { return n; }
__global__ void object(int* p) { Sole c; p[0] = variadic(1, c); } /* ERROR "deleted" */
__global__ void bytes(int* p) { Bytes c; p[0] = variadic(1, c, 2.0f); }

struct A { int a; __device__ int f() { return a; } };
struct B : A {};
struct C : A {};
struct D : B, C {};
__global__ void ambiguous(int* p) { int (D::*q)() = &A::f; p[0] = q != nullptr; } /* ERROR "more than once" */
__global__ void several(int* p) { int (B::*q)() = &A::f; int (D::*r)() = q; p[0] = r != nullptr; } /* ERROR "pointers to member functions of D" */

__global__ void tied(int* p) { int x = 5, y; asm("" : "=r"(y) : "0"(x)); p[0] = y; } /* ERROR "of inline assembly" */
__device__ int counted(int* p) { return ++*p; }
__global__ void untied(int* p) { int y; asm volatile("" : "=r"(y) : "r"(counted(p))); asm volatile(""); }
struct Flexible { int i; int j[]; };
__device__ Flexible whole = {1};
__device__ Flexible more = {1, {2, 3}}; /* ERROR "an initialiser for the flexible array member j" */
__global__ void first(int* p) { p[0] = whole.i; }
__global__ void element(int* p) { p[0] = more.j[1]; }

__global__ void head1(int* p) { for (;;) while (({ if (p[0]) break; 0; })) ; } /* ERROR "break in the condition or the" */
__global__ void head2(int* p) { for (;;) do ; while (({ if (p[0]) continue; 0; })); } /* ERROR "or the step of a loop" */
__global__ void head3(int* p) { for (;;) for (;; ({ if (p[0]) break; 1; })) ; } /* ERROR "or the step of a loop" */
__global__ void head4(int* p) { while (({ if (p[0]) goto out; 1; })) ; out:; } /* ERROR "goto in the condition" */
__global__ void head5(int* p) { while (int k = ({ if (p[0]) break; 0; })) p[k] = 1; } /* ERROR "or the step of a loop" */
__global__ void inside(int* p) {
    for (;;) {
        for (int i = 0; i < ({ int n = 0; for (;;) if (n++ > 3) break; else continue; n; }); i++)
            p[i] = ({ if (i > 2) break; i; });
        switch (({ if (p[1]) break; 1; })) { default: break; }
        for (p[0] = ({ if (p[2]) break; 1; }); p[0] < 2; p[0]++) ;
    }
}

__global__ void silent(int* p) { p[0] = std::is_nothrow_default_constructible<std::pair<int, int>>::value; } /* ERROR "nothing tells whether it throws" */
template <class T> struct Box { T t; __device__ Box(T t) : t(t) {} }; template <class T> using Alias = Box<T>;
__global__ void aliased(int* o) { o[0] = Alias(1).t; } /* ERROR "which is no class template, cannot be deduced" */
// Until C++17 a constructor may be declared with the template arguments of its class ([class.ctor]/1).
template <class T> struct Written { T x; __device__ Written<T>() : x(3) {} __device__ Written<T>(T a, const Written<T>& o) : x(a + o.x) {} Written<T>(*made)(T); };
template <class T> struct Written<T*> { int y; __device__ Written<T*>(int a) : y(a) {} };
__global__ void written(int* o) { Written<int> a, b(2, a); o[0] = b.x + Written<int*>(4).y; }
