// Partial specialisations that are none ([temp.spec.partial]/8).
template <class T, T V> struct Value { char c; }; template <class T> struct Value<T, 3> { int a; };
__global__ void value(int* o) { o[0] = sizeof(Value<int, 3>); } /* ERROR "the type of a value that a partial specialisation of Value gives depends on its parameters" */
template <class T, T V> struct Null { char c; }; template <class T> struct Null<T*, nullptr> { int a; };
__global__ void null(int* o) { o[0] = sizeof(Null<int*, nullptr>); } /* ERROR "the type of a value that a partial specialisation of Null gives depends on its parameters" */
template <class T, T... V> struct Values { char c; }; template <class T, T... V> struct Values<T, 3, V...> { int a; };
__global__ void values(int* o) { o[0] = sizeof(Values<int, 3, 4>); } /* ERROR "the type of a value that a partial specialisation of Values gives depends on its parameters" */
template <class T, T V> constexpr int number = 1; template <class T> constexpr int number<T, 0> = 2;
__global__ void numbers(int* o) { o[0] = number<int, 0>; } /* ERROR "the type of a value that a partial specialisation of number gives depends on its parameters" */
template <class T, class... U> struct Same { char c; }; template <class A, class... B> struct Same<A, B...> { int a; };
__global__ void same(int* o) { o[0] = sizeof(Same<int, int>); } /* ERROR "a partial specialisation of Same has the arguments of the template itself" */
template <class T> struct Default { char c; }; template <class T = int> struct Default<T*> { int a; };
__global__ void defaulted(int* o) { o[0] = sizeof(Default<int*>); } /* ERROR "parameter T of a partial specialisation of Default has a default argument" */
template <class T> struct Twice { char c; }; template <class T> struct Twice<T*>; template <class T> struct Twice<T*> { int a; }; template <class U> struct Twice<U*> { int b; };
__global__ void twice(int* o) { o[0] = sizeof(Twice<int*>); } /* ERROR "a specialisation of Twice is defined twice" */
template <class T> struct Once { char c; }; template <class T> struct Once<T*>; template <class T> struct Once<T*> { int a; }; template <class T> struct Once<const T> { int b; };
template <class T, T V> struct Ok { char c; }; template <> struct Ok<int, 3> { int a; }; template <class T, T V> struct Ok<T*, V> { int a; }; template <int V> struct Ok<int, V> { short a; };
template <class T, class U, U V> struct Given { char c; }; template <class T> struct Given<T, int, 3> { int a; }; template <class T, class U> struct Swap { char c; }; template <class U, class T> struct Swap<T, U*> { int a; };
template <class T, decltype(sizeof(T)) N> struct Sized { char c; }; template <class T> struct Sized<T, 3> { int a; };
__global__ void fine(int* o) { o[0] = sizeof(Once<int*>) + sizeof(Ok<int, 3>) + sizeof(Ok<int*, nullptr>) + sizeof(Ok<int, 4>) + sizeof(Given<char, int, 3>) + sizeof(Swap<int, int*>) + sizeof(Sized<int, 3>) + sizeof(Once<const int>); }
template <class T> struct Loose { char c; }; template <class T, class U> struct Loose<T*> { int a; };
__global__ void loose(int* o) { o[0] = sizeof(Loose<int>); } /* ERROR "parameter U of a partial specialisation cannot be deduced" */
template <class T> struct Tail { typedef T t; }; template <class T> struct Hidden { char c; }; template <class T> struct Hidden<typename Tail<T>::t> { int a; };
__global__ void hidden(int* o) { o[0] = sizeof(Hidden<int>); } /* ERROR "parameter T of a partial specialisation cannot be deduced" */
template <int N> struct Sum { char c; }; template <int N> struct Sum<N + 1> { int a; };
__global__ void sum(int* o) { o[0] = sizeof(Sum<2>); } /* ERROR "parameter N of a partial specialisation cannot be deduced" */
template <class T, class... U> struct Wide { char c; }; template <class... U> struct Wide<U...> { int a; };
__global__ void wide(int* o) { o[0] = sizeof(Wide<int, int>); } /* ERROR "is not more specialised than the template itself" */
// Specialised behind what needs the instance ([temp.expl.spec]/7).
template <class T> struct Late { int a; }; template <class T> __device__ int late(T) { return 1; }
__global__ void lateObject(int* o) { Late<int> x; o[0] = sizeof(x); } /* ERROR "is specialised behind this place" */
__global__ void lateSize(int* o) { o[0] = sizeof(Late<int>); } /* ERROR "is specialised behind this place" */
__global__ void lateCall(int* o) { o[0] = late(1); } /* ERROR "is specialised behind this place" */
template <class T> __device__ int inTemplate(T t) { Late<T> x; return late(t) + sizeof(x); } __device__ int refers(Late<int>*);
template <> struct Late<int> { char c; }; template <> __device__ int late(int) { return 2; }
__global__ void afterwards(int* o) { Late<int> x; o[0] = late(1) + inTemplate(1) + sizeof(x); }
// Declarations with qualified names ([dcl.meaning]/1, [temp.expl.spec]/3).
namespace home { template <class T> struct Own { int a; }; template <class T> __device__ int own(T) { return 1; } template <> struct Own<short>; } 
namespace abroad { template <> struct home::Own<char> { char c; }; } /* ERROR "Own is declared in a namespace that is not around its own" */
namespace home { __device__ int there(); } __device__ int home::there() { return 1; } __device__ int home::missing() { return 2; } template <> struct home::Own<int> { char c; }; template <> struct home::Own<short> { short s; };
__global__ void qualified(int* o) { o[0] = home::there() + home::missing(); } /* ERROR "missing could not be understood" */
__global__ void around(int* o) { o[0] = home::there() + sizeof(home::Own<int>) + sizeof(home::Own<short>); }
struct Empty {}; struct Empty::Undeclared { int a; };
__global__ void undeclared(int* o) { o[0] = sizeof(Empty::Undeclared); } /* ERROR "Empty has no member Undeclared" */
// Variables that are specialised behind their use ([temp.expl.spec]/7).
template <class T> struct Kept { static __device__ int v; static const int k = 1; }; template <class T> __device__ int Kept<T>::v = 1;
template <class T> constexpr int delayed = 1;
__global__ void latemember(int* o) { o[0] = Kept<int>::v; } /* ERROR "v is specialised behind this place" */
__global__ void latevariable(int* o) { o[0] = delayed<int>; } /* ERROR "delayed is specialised behind this place" */
template <> __device__ int Kept<int>::v; template <> __device__ int Kept<int>::v = 2; template <> constexpr int delayed<int> = 2;
template <> constexpr int delayed<char> = 3; template <> __device__ int Kept<char>::v = 4;
template <class T> __device__ int inside() { return delayed<T> + Kept<T>::v; }
__global__ void intime(int* o) { o[0] = delayed<int> + Kept<int>::v + delayed<char> + Kept<char>::v + delayed<long> + Kept<long>::v + inside<int>(); }
