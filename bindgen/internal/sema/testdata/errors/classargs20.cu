// Template arguments of a class type (C++20 [temp.param]/7, [temp.arg.nontype]/2 and 3).
struct Point { int x, y; }; template <Point P> struct At { int v; }; template <int N> struct Number { int v; }; template <auto A> struct Any { int v; };
template <unsigned N> struct Str { char d[N]; constexpr Str(const char (&s)[N]) { for (unsigned i = 0; i < N; i++) d[i] = s[i]; } };
template <Str S> struct Named { char v[sizeof(S)]; }; constexpr Point origin{0, 0}; __device__ int global;
__global__ void fine(int* o) { o[0] = sizeof(At<Point{1, 2}>) + sizeof(At<origin>) + sizeof(Named<"ab">) + sizeof(Any<origin>) + sizeof(Any<Point{3}>); }
class Hidden { int v; public: constexpr Hidden(int a) : v(a) {} }; template <Hidden P> struct AtHidden { int v; };
__global__ void hidden(int* o) { o[0] = sizeof(AtHidden<Hidden(3)>); } /* ERROR "parameter P cannot have type Hidden: its member v is not public" */
struct Below : private Point { constexpr Below() {} }; template <Below P> struct AtBelow { int v; };
__global__ void below(int* o) { o[0] = sizeof(AtBelow<Below{}>); } /* ERROR "it has a base class that is not public" */
struct Changing { Point p; mutable int v; }; template <Changing P> struct AtChanging { int v; };
__global__ void changing(int* o) { o[0] = sizeof(AtChanging<Changing{}>); } /* ERROR "its member v is mutable" */
__global__ void object(int* o) { o[0] = sizeof(Number<Point{3}>); } /* ERROR "template argument of type 'Point' does not fit parameter N of type int" */
__global__ void number(int* o) { o[0] = sizeof(At<3>); } /* ERROR "no conversion from 'int' to 'Point'" */
__global__ void text(int* o) { o[0] = sizeof(At<"x">); } /* ERROR "no conversion" */
__global__ void texts(int* o) { o[0] = sizeof(Number<"x">) + sizeof(Any<"x">); } /* ERROR "template argument of type 'const char \[2\]' does not fit parameter" */
__global__ void changes(int* o) { Point p{o[1], 2}; o[0] = sizeof(At<p>); } /* ERROR "this initialiser is not constant" */
struct Pointer { const void* p; }; template <Pointer P> struct AtPointer { int v; };
__global__ void pointer(int* o) { o[0] = sizeof(AtPointer<Pointer{"abc"}>); } /* ERROR "points to what is no variable of the module" */
__global__ void pointers(int* o) { o[0] = sizeof(AtPointer<Pointer{&global}>) + sizeof(AtPointer<Pointer{}>); }
union Either { int a; float b; }; template <Either P> struct AtEither { int v; };
__global__ void either(int* o) { o[0] = sizeof(AtEither<Either{1}>); } /* ERROR "a template argument of a union" */
template <Point P> __device__ int assigns() { P.x = 3; return 1; } /* ERROR "it is const" */
__global__ void assigned(int* o) { o[0] = assigns<Point{}>(); }
template <Point P> __global__ void asked(int* o) { o[0] = P.x; } template __global__ void asked<Point{1, 2}>(int*);
struct Sum { int v; constexpr Sum(int a, int b) : v(a + b) {} };
template <Sum P> __global__ void unspelled(int* o) { o[0] = P.v; } template __global__ void unspelled<Sum{1, 2}>(int*); /* ERROR "Sum.3. as a template argument of kernels" */
