// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 does not convert objects explicitly to bool where the user has an && or ||; g++ and clang++ do.
// The built-in && and || are candidates beside the user's, and convert objects explicitly to bool ([over.built]/24): a
// user's that is better for one operand and worse for the other makes the expression ambiguous.
template <class T> T&& some();
template <class...> struct Void { typedef void type; };

struct Explicit {
    explicit __device__ operator bool() const { return true; }
    __device__ bool operator&&(const double&) { return false; }
};
struct Exact {
    explicit __device__ operator bool() const { return true; }
    __device__ bool operator&&(bool) { return false; }
};
struct Implicit {
    __device__ operator bool() const { return true; }
    __device__ bool operator||(int) { return false; }
};
struct NoBool {
    __device__ bool operator||(int) { return false; }
};
struct Any {
    explicit __device__ operator bool() const { return true; }
    template <class T> __device__ bool operator&&(T) { return false; }
};

template <class T, class U, class = void> struct And { enum { v = 0 }; };
template <class T, class U> struct And<T, U, typename Void<decltype(some<T&>() && some<U>())>::type> { enum { v = 1 }; };
template <class T, class U, class = void> struct Or { enum { v = 0 }; };
template <class T, class U> struct Or<T, U, typename Void<decltype(some<T&>() || some<U>())>::type> { enum { v = 1 }; };

__global__ void logicalchoices(long long* out) {
    out[0] = And<Explicit, bool>::v;
    out[1] = And<Explicit, double>::v;
    out[2] = And<Explicit, int>::v;
    out[3] = And<Exact, bool>::v;
    out[4] = And<Exact, int>::v;
    out[5] = And<Exact, Exact>::v;
    out[6] = Or<Implicit, bool>::v;
    out[7] = Or<Implicit, int>::v;
    out[8] = Or<NoBool, bool>::v;
    out[9] = Or<Implicit, Implicit>::v;
    out[10] = And<Any, bool>::v;
    out[11] = And<Explicit, Explicit>::v;
    Exact e;
    Any a;
    out[12] = (e && true) + 2 * (a && 1) + 4 * (!e) + 8 * (e && e);
}
