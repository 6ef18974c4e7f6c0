// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 makes bases of temporaries in place where they have braces.
// Bases that a temporary of their class initialises: no copy is left out, so that a constructor is chosen, which may be a
// template (CWG 2403). Members are made in place.
__device__ int live, steps;
struct Any {
    int v = 5;
    __device__ Any(int x = 24) : v(x) { live++, steps = steps * 10 + 1; }
    template <class T> __device__ Any(T&& x) : v(60) { live++, steps = steps * 10 + 3; }
    __device__ ~Any() { live--, steps = steps * 10 + 4; }
};
__device__ Any made() { return Any(8); }
struct ByParentheses : Any { __device__ ByParentheses() : Any(Any(7)) {} };
struct ByCall : Any { __device__ ByCall() : Any(made()) {} };
struct ByBraces : Any { __device__ ByBraces() : Any{Any(7)} {} };
struct Member { Any m; __device__ Member() : m(Any(7)) {} };
struct Aggregate : Any { int n; };
struct WithMember { Any m; int n; };
struct WithMemberBase { int v = 2; };
template <class... T> struct All : T... { __device__ int sum() const { return (0 + ... + T::v); } };

#define SHOW(VALUE, ...)                                                                                             \
    {                                                                                                                \
        steps = 0;                                                                                                   \
        __VA_ARGS__;                                                                                                 \
        out[i++] = VALUE * 100000 + steps;                                                                           \
    }

__global__ void baseobjects(long long* out) {
    int i = 0;
    live = 0;
    SHOW(o.v, ByParentheses o)
    SHOW(o.v, ByCall o)
    SHOW(o.v, ByBraces o)
    SHOW(o.m.v, Member o)
    SHOW(o.v, Aggregate o{Any(7), 1})
    SHOW(o.v, Aggregate o{made(), 1})
    SHOW(o.m.v, WithMember o{Any(7), 1})
    SHOW(o.sum(), All<Any, WithMemberBase> o{Any(7), {}})
    out[i++] = live;
}
