// oracle: g++
#include <type_traits>
// Traits that ask whether an expression is well-formed ([meta.rel], [meta.unary.prop]): what it would copy counts.
typedef long long ll;
struct MoveOnlyTo { int v = 5; __device__ MoveOnlyTo& operator=(MoveOnlyTo&& o) { v = o.v; return *this; } };
struct Any { int v; template <class T> __device__ Any(T) : v(7) {} Any(const Any&) = default; __device__ Any& operator=(const Any&) { return *this; } };
struct Taker { __device__ Taker(MoveOnlyTo) {} Taker(const Taker&) = default; __device__ Taker& operator=(const Taker&) { return *this; } };
struct Gives { __device__ operator Any() const; __device__ operator int() const; };
struct Fixed { Fixed(const Fixed&) = delete; Fixed(); }; struct GivesFixed { __device__ operator Fixed(); __device__ operator Fixed&(); };
class Hidden { Hidden(int); Hidden(const Hidden&); public: Hidden(float, int); }; struct Ex { explicit Ex(int); Ex(const char*); };
struct Inherits : Any { using Any::Any; }; class Private : Any { public: __device__ Private() : Any(1) {} };
__device__ int take(Any x) { return x.v; }
template <class T, class U> __device__ int both() { return std::is_convertible_v<T, U> + 2 * std::is_assignable_v<U, T>; }

__global__ void classes(ll* out) {
    int i = 0; out[i++] = both<MoveOnlyTo, Any>(); out[i++] = both<MoveOnlyTo, Taker>(); out[i++] = both<Gives, Any>(); out[i++] = both<Gives, int>(); out[i++] = both<Gives, long&>();
    out[i++] = both<Fixed, Fixed>(); out[i++] = both<Fixed&, Fixed&>(); out[i++] = both<GivesFixed, Fixed>(); out[i++] = both<GivesFixed, Fixed&>(); out[i++] = both<GivesFixed&, const Fixed&>();
    out[i++] = both<int, Hidden>(); out[i++] = both<float, Hidden>(); out[i++] = both<int, Ex>(); out[i++] = both<const char*, Ex>(); out[i++] = both<char[3], Ex>(); out[i++] = both<int, Any>();
    out[i++] = both<Inherits, Any>(); out[i++] = both<Inherits&, Any&>(); out[i++] = both<Private, Any>(); out[i++] = both<const Inherits&, Any>(); out[i++] = both<Any, Inherits>();
    out[i++] = both<MoveOnlyTo&, Taker>(); out[i++] = both<Inherits, const Any&>(); out[i++] = both<Inherits, Any&&>(); out[i++] = both<int, const Any&>(); out[i++] = both<int, Any&>();
    out[i++] = both<MoveOnlyTo, MoveOnlyTo>(); out[i++] = both<MoveOnlyTo&, MoveOnlyTo>(); out[i++] = both<MoveOnlyTo&, Any&>();
}
__global__ void others(ll* out) {
    int i = 0; out[i++] = std::is_convertible_v<Inherits*, Any*>; out[i++] = std::is_convertible_v<Private*, Any*>; out[i++] = std::is_convertible_v<void, int>; out[i++] = std::is_convertible_v<int, void>;
    out[i++] = both<decltype(nullptr), int*&>(); out[i++] = both<int*, bool&>(); out[i++] = both<int, int>(); out[i++] = both<double, int&>(); out[i++] = both<int(&)[3], int*>(); out[i++] = std::is_convertible_v<int[3], const int*>;
}
// a constructor template is better than the copy of a private base class ([dcl.init]/17.6.3)
__global__ void slices(ll* out) { Private p; Any a = p; Any b = static_cast<Private&&>(p); Any c(p); out[0] = a.v + 10 * b.v + 100 * c.v; out[1] = take(p); }
// to objects that would have to be destroyed
struct Ends { int v; __device__ Ends(int x) : v(x) {} Ends(Ends&&) = default; __device__ ~Ends() { v = 0; } }; struct HasEnds { Ends e; };
__global__ void ends(ll* out) { int i = 0; out[i++] = both<int, Ends>(); out[i++] = both<char&, const Ends&>(); out[i++] = both<Ends, Ends>(); out[i++] = both<Ends&, Ends>(); out[i++] = both<int*, Ends>(); out[i++] = both<HasEnds, HasEnds>(); constexpr bool b = std::is_convertible_v<int, Ends>; out[i++] = b; }
