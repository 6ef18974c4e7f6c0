// Array and tensor libraries: expression templates, traits, tag dispatch, iterators, static and curiously recurring bases.
#include <cstdint>
#include <limits>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#define LIB_INLINE __host__ __device__ inline
namespace lib {
namespace detail {
template <int... Is> struct Indices {};
template <int N, int... Is> struct MakeIndices : MakeIndices<N - 1, N - 1, Is...> {};
template <int... Is> struct MakeIndices<0, Is...> { typedef Indices<Is...> type; };
template <class T> struct RemoveCv { using type = T; };
template <class T> struct RemoveCv<const T> { using type = T; };
template <class T> struct RemoveCv<volatile T> { using type = T; };
template <int First, int... Rest> struct Product { enum : int { value = First * Product<Rest...>::value }; };
template <int Last> struct Product<Last> { enum : int { value = Last }; };
}  // namespace detail

template <typename T, std::size_t N> struct Array {
    using value_type = T;
    using iterator = T*;
    T elems[N];
    LIB_INLINE constexpr T& operator[](std::size_t i) { return elems[i]; }
    LIB_INLINE constexpr const T& operator[](std::size_t i) const { return elems[i]; }
    LIB_INLINE iterator begin() { return elems; }
    LIB_INLINE iterator end() { return elems + N; }
    LIB_INLINE const T* begin() const { return elems; }
    LIB_INLINE const T* end() const { return elems + N; }
    static constexpr std::size_t size() { return N; }
};

// Shapes as types.
template <int... Dims> struct Shape {
    static constexpr int rank = sizeof...(Dims);
    static constexpr int size = detail::Product<Dims...>::value;
    static LIB_INLINE int dim(int i) {
        const int d[] = {Dims...};
        return d[i];
    }
    template <class... I> static LIB_INLINE int offset(I... is) {
        static_assert(sizeof...(I) == rank, "one index a dimension");
        const int d[] = {Dims...}, idx[] = {int(is)...};
        int o = 0;
        for (int k = 0; k < rank; k++) o = o * d[k] + idx[k];
        return o;
    }
};

// Expression templates with a curiously recurring base.
template <class E> struct Expr {
    LIB_INLINE const E& self() const { return static_cast<const E&>(*this); }
    LIB_INLINE auto at(int i) const { return self().eval(i); }
};
template <typename T, class S> struct Tensor : Expr<Tensor<T, S>> {
    T data[S::size];
    Tensor() = default;
    LIB_INLINE explicit Tensor(T fill) { for (T& x : data) x = fill; }
    template <class E> LIB_INLINE Tensor& operator=(const Expr<E>& e) {
        for (int i = 0; i < S::size; ++i) data[i] = static_cast<T>(e.at(i));
        return *this;
    }
    LIB_INLINE T eval(int i) const { return data[i]; }
    template <class... I> LIB_INLINE T& operator()(I... is) { return data[S::offset(is...)]; }
};
template <class L, class R, class Op> struct Binary : Expr<Binary<L, R, Op>> {
    const L& l;
    const R& r;
    LIB_INLINE Binary(const L& l_, const R& r_) : l(l_), r(r_) {}
    LIB_INLINE auto eval(int i) const -> decltype(Op::apply(l.eval(i), r.eval(i))) { return Op::apply(l.eval(i), r.eval(i)); }
};
template <typename T> struct Scalar : Expr<Scalar<T>> {
    T v;
    LIB_INLINE Scalar(T v_) : v(v_) {}
    LIB_INLINE T eval(int) const { return v; }
};
#define LIB_BINARY(NAME, OP)                                                                                          \
    struct NAME {                                                                                                     \
        template <class A, class B> static LIB_INLINE auto apply(A a, B b) -> decltype(a OP b) { return a OP b; }      \
    };                                                                                                                \
    template <class L, class R> LIB_INLINE Binary<L, R, NAME> operator OP(const Expr<L>& l, const Expr<R>& r) {       \
        return Binary<L, R, NAME>(l.self(), r.self());                                                                \
    }
LIB_BINARY(Add, +)
LIB_BINARY(Sub, -)
LIB_BINARY(Mul, *)
#undef LIB_BINARY

// Tag dispatch and SFINAE.
struct integral_tag {};
struct floating_tag {};
template <typename T> using category = typename std::conditional<std::is_floating_point<T>::value, floating_tag, integral_tag>::type;
template <typename T> LIB_INLINE int describe(T, integral_tag) { return 1 + 2 * int(std::numeric_limits<T>::is_signed); }
template <typename T> LIB_INLINE int describe(T, floating_tag) { return 100 + std::numeric_limits<T>::digits; }
template <typename T> LIB_INLINE int describe(T x) { return describe(x, category<T>()); }
template <typename T, typename std::enable_if<(sizeof(T) < 4), int>::type = 0> LIB_INLINE int width(T) { return 16; }
template <typename T, typename = typename std::enable_if<(sizeof(T) >= 4)>::type> LIB_INLINE long width(T, int = 0) { return 64; }
template <typename T> std::enable_if_t<std::is_unsigned<T>::value, T> LIB_INLINE magnitude(T x) { return x; }
template <typename T> std::enable_if_t<std::is_signed<T>::value, std::make_unsigned_t<T>> LIB_INLINE magnitude(T x) {
    return x < 0 ? -static_cast<std::make_unsigned_t<T>>(x) : x;
}
}  // namespace lib

__global__ void arr_tensor(long long* out) {
    using S = lib::Shape<2, 3, 4>;
    lib::Tensor<float, S> a(1.5f), b;
    lib::Tensor<int, S> c(0);
    for (int i = 0; i < S::size; i++) b.data[i] = i;
    a(1, 2, 3) = 10;
    c = a * b + b - lib::Scalar<double>(0.25) * a;
    for (int i = 0; i < S::size; i++) out[i] = c.data[i];
    out[24] = S::rank * 1000 + S::size * 10 + S::dim(1);
    out[25] = sizeof(a) + S::offset(1, 0, 2);
}
__global__ void arr_traits(long long* out) {
    out[0] = lib::describe(1) * 1000000 + lib::describe(2u) * 1000 + lib::describe(1.f);
    out[1] = lib::width((short)1) + lib::width(1.0);
    out[2] = lib::magnitude(-5) + lib::magnitude(7u);
    out[3] = lib::magnitude(std::numeric_limits<int64_t>::min()) >> 60;
    out[4] = std::is_same<lib::detail::RemoveCv<const int>::type, int>::value * 2 + std::is_same<lib::category<double>, lib::floating_tag>();
    out[5] = std::numeric_limits<unsigned short>::max() + std::numeric_limits<signed char>::lowest();
    out[6] = (long long)(1 / std::numeric_limits<float>::epsilon());
    out[7] = std::numeric_limits<double>::infinity() > std::numeric_limits<double>::max();
    out[8] = std::numeric_limits<uint64_t>::max();
    lib::Array<int, 5> v = {{5, 4, 3}};
    int n = 0;
    for (int& x : v) x += n++;
    const auto& cv = v;
    for (auto x : cv) n = n * 3 + x;
    out[9] = n + v.size();
    std::pair<int, float> p = std::make_pair(3, 0.5f);
    out[10] = p.first + (int)(p.second * 4);
    using std::swap;
    swap(v[0], v[4]);
    out[11] = v[0] * 10 + v[4];
}

// Iterators over strided memory with all the operators; algorithms over them, as a library's own for_each and reduce.
template <typename T> class StridedIterator {
    T* p_;
    int stride_;
public:
    typedef int difference_type;
    __device__ StridedIterator(T* p, int stride) : p_(p), stride_(stride) {}
    __device__ T& operator*() const { return *p_; }
    __device__ T* operator->() const { return p_; }
    __device__ StridedIterator& operator++() { p_ += stride_; return *this; }
    __device__ StridedIterator operator++(int) { StridedIterator old(*this); ++*this; return old; }
    __device__ StridedIterator& operator+=(difference_type n) { p_ += n * stride_; return *this; }
    __device__ StridedIterator operator+(difference_type n) const { StridedIterator i = *this; return i += n; }
    __device__ difference_type operator-(const StridedIterator& o) const { return (p_ - o.p_) / stride_; }
    __device__ bool operator!=(const StridedIterator& o) const { return p_ != o.p_; }
    __device__ T& operator[](difference_type n) const { return *(*this + n); }
};
template <class It> struct Range {
    It first, last;
    __device__ It begin() const { return first; }
    __device__ It end() const { return last; }
};
template <class It, class F> __device__ F for_each(It a, It b, F f) {
    for (; a != b; ++a) f(*a);
    return f;
}
template <class It, class T, class Op> __device__ T accumulate(It a, It b, T init, Op op) {
    while (a != b) init = op(init, *a++);
    return init;
}
struct Cell { short key; float value; };
struct Counter {
    int n = 0;
    __device__ void operator()(const Cell& c) { n += c.key > 2; }
};
__global__ void arr_iterators(long long* out) {
    Cell cells[12];
    for (int i = 0; i < 12; i++) cells[i] = {(short)i, i * 0.5f};
    StridedIterator<Cell> b(cells, 3), e = b + 4;
    out[0] = e - b;
    out[1] = b[2].key;
    out[2] = for_each(b, e, Counter()).n;
    b->value = 8;
    out[3] = (int)accumulate(b, e, 0.0, [](double s, const Cell& c) { return s + c.value; });
    int last = 0;
    for (const Cell& c : Range<StridedIterator<Cell>>{b, e}) last = last * 100 + c.key;
    out[4] = last;
    out[5] = accumulate(cells, cells + 12, 0, [&](int s, Cell& c) { return c.key == last % 100 ? s : s + c.key; });
}

// Vectors of N components with partial specialisation for aligned storage, and loads through them.
template <typename T, int N> struct alignas(sizeof(T) * (N == 3 ? 1 : N)) Pack {
    T v[N];
    static constexpr int bytes = sizeof(T) * N;
};
template <typename T, int N, bool Vec = (N % 4 == 0 && sizeof(T) == 4)> struct Loader {
    static const int kind = 1;
    static __device__ void load(const T* src, T (&dst)[N]) {
        for (int i = 0; i < N; i++) dst[i] = src[i];
    }
};
template <typename T, int N> struct Loader<T, N, true> {
    static const int kind = 4;
    static __device__ void load(const T* src, T (&dst)[N]) {
        auto* s = reinterpret_cast<const Pack<T, 4>*>(src);
#pragma unroll
        for (int i = 0; i < N / 4; i++) {
            Pack<T, 4> p = s[i];
            for (int j = 0; j < 4; j++) dst[i * 4 + j] = p.v[3 - j];
        }
    }
};
__global__ void arr_packs(long long* out) {
    alignas(16) float src[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    float a[8], b[6];
    Loader<float, 8>::load(src, a);
    Loader<float, 6>::load(src, b);
    for (int i = 0; i < 8; i++) out[i] = (int)a[i] * 10 + (i < 6 ? (int)b[i] : 0);
    out[8] = Loader<float, 8>::kind * 100 + Loader<double, 8>::kind * 10 + Loader<int, 6>::kind;
    out[9] = alignof(Pack<float, 2>) * 100 + alignof(Pack<float, 3>) * 10 + Pack<double, 2>::bytes;
    *reinterpret_cast<Pack<float, 4>*>(src + 4) = {{9, 8, 7, 6}};
    out[10] = (int)src[5];
    int2 halves = *(int2*)&src[4];
    out[11] = halves.x == __float_as_int(9.f);
}

// Tuples by recursion, packs in function templates, folds, generic lambdas.
template <class... Ts> struct Tuple;
template <> struct Tuple<> {};
template <class Head, class... Tail> struct Tuple<Head, Tail...> : private Tuple<Tail...> {
    Head head;
    __device__ Tuple(Head h, Tail... t) : Tuple<Tail...>(t...), head(h) {}
    __device__ Tuple<Tail...>& tail() { return *this; }
};
template <int I> struct Get {
    template <class T> static __device__ auto& from(T& t) { return Get<I - 1>::from(t.tail()); }
};
template <> struct Get<0> {
    template <class T> static __device__ auto& from(T& t) { return t.head; }
};
__device__ int sumAll() { return 0; }
template <typename T, typename... Ts> __device__ int sumAll(T x, Ts... xs) { return (int)x + sumAll(xs...); }
template <typename... Ts> __device__ auto foldAll(Ts... xs) { return (xs + ... + 0); }
template <int... Is> __device__ int squares(lib::detail::Indices<Is...>) {
    int r = 0;
    int dummy[] = {(r = r * 10 + Is * Is % 10, 0)...};
    return r + sizeof(dummy);
}
template <template <typename, std::size_t> class C, typename T> struct Rebind { using type = C<T, 3>; };
__global__ void arr_tuples(long long* out) {
    Tuple<int, float, char> t(7, 2.5f, 'c');
    out[0] = Get<0>::from(t) * 100 + (int)(Get<1>::from(t) * 2) + Get<2>::from(t);
    Get<1>::from(t) += 1;
    out[1] = (int)(t.tail().head * 10);
    out[2] = sumAll(1, 2.9f, 'a', 4ll);
    out[3] = foldAll(1, 2, 3) + (int)foldAll(0.5, 1);
    out[4] = squares(lib::detail::MakeIndices<5>::type());
    Rebind<lib::Array, short>::type arr = {{1, 2, 3}};
    out[5] = sizeof(arr) + arr[2];
    auto twice = [](auto x) { return x + x; };
    out[6] = twice(4) + (int)twice(1.25);
    auto compose = [=](auto f, auto g) { return [=](int x) { return f(g(x)); }; };
    out[7] = compose(twice, [](int x) { return x - 1; })(5);
    const int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
    auto [first, second] = lib::Array<int, 2>{{8, 9}}.elems;
    out[8] = first * 10 + second;
    int total = 0;
    for (const auto& row : grid)
        for (int x : row) total += x;
    out[9] = total;
}

// Static members, nested classes, friends, conversions, overloads on const; a small matrix with a row proxy.
template <typename T, int R, int C = R> class Matrix {
    T m_[R][C];
public:
    class Row {
        T* p;
        friend class Matrix;
        __device__ explicit Row(T* q) : p(q) {}
    public:
        __device__ T& operator[](int j) { return p[j]; }
        __device__ Row& operator=(T x) { for (int j = 0; j < C; j++) p[j] = x; return *this; }
    };
    enum { rows = R, cols = C };
    static constexpr T zero = T(0);
    __device__ Matrix() : m_{} {}
    template <typename U> __device__ Matrix(const Matrix<U, R, C>& o) { for (int i = 0; i < R * C; i++) m_[i / C][i % C] = T(o(i / C, i % C)); }
    __device__ Row operator[](int i) { return Row(m_[i]); }
    __device__ const T& operator()(int i, int j) const { return m_[i][j]; }
    __device__ T& operator()(int i, int j) { return m_[i][j]; }
    static __device__ Matrix identity() {
        static_assert(R == C, "square");
        Matrix r;
        for (int i = 0; i < R; ++i) r.m_[i][i] = 1;
        return r;
    }
    __device__ Matrix<T, C, R> transposed() const {
        Matrix<T, C, R> t;
        for (int i = 0; i < R; i++) for (int j = 0; j < C; j++) t(j, i) = m_[i][j];
        return t;
    }
    __device__ explicit operator bool() const { return m_[0][0] != zero; }
    template <int K> __device__ Matrix<T, R, K> operator*(const Matrix<T, C, K>& o) const;
};
template <typename T, int R, int C> template <int K> __device__ Matrix<T, R, K> Matrix<T, R, C>::operator*(const Matrix<T, C, K>& o) const {
    Matrix<T, R, K> r;
    for (int i = 0; i < R; i++)
        for (int k = 0; k < K; k++)
            for (int j = 0; j < C; j++) r(i, k) += (*this)(i, j) * o(j, k);
    return r;
}
template <typename T, int N> __device__ T det(const Matrix<T, N>& m) {
    T s = Matrix<T, N>::zero;
    for (int j = 0; j < N; j++) {
        Matrix<T, N - 1> sub;
        for (int i = 1; i < N; i++) for (int k = 0, c = 0; k < N; k++) if (k != j) sub(i - 1, c++) = m(i, k);
        s += (j % 2 ? -1 : 1) * m(0, j) * det(sub);
    }
    return s;
}
template <typename T> __device__ T det(const Matrix<T, 1>& m) { return m(0, 0); }
__global__ void arr_matrix(long long* out) {
    Matrix<int, 2, 3> a;
    for (int i = 0; i < 6; i++) a(i / 3, i % 3) = i + 1;
    auto p = a * a.transposed();
    out[0] = p(0, 0) * 10000 + p(0, 1) * 100 + p(1, 1);
    a[1] = 4;
    a[0][2] = 9;
    out[1] = a(1, 0) + a(1, 2) + a(0, 2);
    Matrix<double, 4> m = Matrix<int, 4>::identity();
    m[0][3] = 2;
    m[3] = 0.5;
    m(2, 1) = -1.5;
    out[2] = (long long)(det(m) * 1000);
    out[3] = m ? 1 : 0;
    out[4] = Matrix<int, 3, 7>::rows * 10 + Matrix<int, 3, 7>::cols;
    out[5] = (long long)(det(Matrix<float, 3>::identity()) * 3);
}

// Smart handles: move only through references, arrow chains, comparison by a static counter of the class in device memory.
struct Block { int refs, value; };
__device__ int live_blocks;
class Handle {
    Block* b;
public:
    __device__ explicit Handle(Block* p = nullptr) : b(p) { if (b) { b->refs++; atomicAdd(&live_blocks, 1); } }
    __device__ Handle(const Handle& o) : Handle(o.b) {}
    __device__ Handle& operator=(const Handle& o) {
        if (this == &o) return *this;
        release();
        b = o.b;
        if (b) { b->refs++; atomicAdd(&live_blocks, 1); }
        return *this;
    }
    __device__ void release() { if (b) { b->refs--; atomicSub(&live_blocks, 1); b = nullptr; } }
    __device__ Block* operator->() const { return b; }
    __device__ Block& operator*() const { return *b; }
    __device__ operator bool() const { return b != nullptr; }
    __device__ friend bool operator==(const Handle& x, const Handle& y) { return x.b == y.b; }
};
__global__ void arr_handles(long long* out) {
    Block blocks[2] = {{0, 10}, {0, 20}};
    live_blocks = 0;
    Handle a(&blocks[0]), b = a, c(blocks + 1), none;
    out[0] = blocks[0].refs * 100 + live_blocks;
    b = c;
    b->value++;
    (*a).value += c->value;
    out[1] = blocks[0].value * 1000 + blocks[1].value;
    out[2] = (b == c) * 100 + (a == b) * 10 + (none ? 1 : 2);
    c = c;
    a.release();
    out[3] = blocks[0].refs * 100 + blocks[1].refs * 10 + live_blocks;
    out[4] = !a;
}

// Casts from a base class down, through references, pointers and two levels.
struct Shape0 { int kind; };
struct Square : Shape0 { int side; };
template <class Self> struct Comparable {
    __device__ bool less(const Self& o) const { return static_cast<const Self*>(this)->rank() < o.rank(); }
    __device__ Self& bump() { Self& s = *static_cast<Self*>(this); s.id += 3; return s; }
};
template <class Self> struct Named : Comparable<Self> { int id; };
struct Item : Named<Item> {
    int weight;
    __device__ int rank() const { return weight * 10 + id; }
};
__device__ int area(const Shape0& s) { return s.kind == 1 ? static_cast<const Square&>(s).side * static_cast<const Square&>(s).side : 0; }
__device__ int second(const int& first) { return (&first)[1]; }
__global__ void arr_downcasts(long long* out) {
    Square q;
    q.kind = 1;
    q.side = 7;
    Shape0& base = q;
    out[0] = area(q) + area(base);
    Item a, b;
    a.weight = 2, a.id = 5, b.weight = 2, b.id = 6;
    out[1] = a.less(b) * 10 + b.less(a);
    out[2] = a.bump().bump().weight * 100 + a.id;
    int pair[2] = {3, 4};
    out[3] = second(pair[0]);
}

// A class whose own assignment is a template for its other instances has the implicit one too, which takes what converts to the class.
template <class T> struct Cplx {
    T re, im;
    __device__ Cplx() {}
    __device__ Cplx(const T& r) : re(r), im(0) {}
    __device__ Cplx(const T& r, const T& i) : re(r), im(i) {}
    template <class U> __device__ Cplx& operator=(const Cplx<U>& o) { re = o.re + 100; im = o.im + 100; return *this; }
};
struct Polar {
    double r;
    __device__ operator Cplx<double>() const { return {r, -r}; }
};
struct Holder { Cplx<double> c; int tag; };
template <class T> __device__ T first_of(const T* p) {
    __shared__ T part[2];
    part[0] = 0;
    part[1] = p[0];
    return part[0].im > part[1].im ? part[0] : part[1];
}
__global__ void arr_implicit_assign(long long* out) {
    Cplx<double> a, b(5, 6);
    Cplx<float> f(1, 2);
    a = 7;
    out[0] = (long long)(a.re * 1000 + a.im);
    a = f;
    out[1] = (long long)(a.re * 1000 + a.im);
    a = b;
    out[2] = (long long)(a.re * 1000 + a.im);
    a = Polar{3};
    out[3] = (long long)(a.re * 1000 + a.im);
    a = {8, 9};
    out[4] = (long long)(a.re * 1000 + a.im);
    Holder h{b, 4}, g;
    g = h;
    out[5] = (long long)(g.c.re * 1000 + g.c.im) + g.tag;
    a = first_of(&b);
    out[6] = (long long)(a.re * 1000 + a.im);
    (a = 2).im = 4;
    out[7] = (long long)(a.re * 1000 + a.im);
}

// A class with a conversion to a pointer and, for constant objects, to a pointer to constants: the built-in subscript takes the one for the object. Identifiers may begin with
// "operator". A class of the host's among the candidates has constructors, if no layout.
template <class T> struct DevicePtr {
    T* data;
    __device__ operator T*() { return data; }
    __device__ operator const T*() const { return data; }
};
template <class T> struct SizedPtr : DevicePtr<T> { int size; };
struct Flipper {
    mutable SizedPtr<int> normals;
    __device__ void flip(int i) const { int n = normals[i]; normals[i] = n < 0 ? -n : n; *(normals.data + 1) += 5; }
    __device__ int last() const { const SizedPtr<int>& c = normals; return c[c.size - 1] + *c; }
};
template <int N, typename graph_t, typename operator_t> __device__ int advance(graph_t const G, operator_t op, int operator_count) { return op(G.data[N], operator_count); }
struct operator_plus { __device__ int operator()(int a, int b) const { return a + b; } };
struct Blob;
class HostTensor {
    std::shared_ptr<Blob> blob;
    std::vector<long> shape;
public:
    HostTensor(float v);
    HostTensor(const std::vector<int>& a, const std::vector<long>& c);
    friend HostTensor operator+(const HostTensor& x, const HostTensor& y);
};
template <class T> HostTensor operator+(T a, const HostTensor& b);
HostTensor operator*(const HostTensor& a, const HostTensor& b);
struct Meters { float x; };
__device__ Meters operator+(Meters a, float b) { return Meters{a.x + b}; }
__device__ Meters operator*(Meters a, const Meters& b) { return Meters{a.x * b.x}; }
__global__ void arr_odd_classes(long long* out) {
    int v[4] = {-3, 4, -5, 6};
    Flipper f;
    f.normals.data = v;
    f.normals.size = 4;
    f.flip(0);
    f.flip(2);
    out[0] = v[0] * 1000 + v[1] * 100 + v[2] * 10 + v[3];
    out[1] = f.last();
    DevicePtr<int> p = f.normals;
    out[2] = advance<1>(p, operator_plus(), 3);
    Meters m{2.0f};
    m = m + 1.5f;
    m = m * m;
    out[3] = (long long)(m.x * 100);
}
