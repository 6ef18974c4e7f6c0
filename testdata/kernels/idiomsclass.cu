// threads: 32 blocks: 1
// Optional and array types, operators, friends, state machines, queues, random numbers, memory views, strided loops.
template <class T> class Optional {
    union { char none; T v; };
    bool has = false;
  public:
    __device__ constexpr Optional() : none(0) {}
    __device__ constexpr Optional(const T& x) : v(x), has(true) {}
    template <class U> __device__ Optional(const Optional<U>& o) : none(0) { if (o) v = T(*o), has = true; }
    __device__ explicit operator bool() const { return has; }
    __device__ T& operator*() & { return v; }
    __device__ const T& operator*() const& { return v; }
    __device__ T* operator->() { return &v; }
    __device__ void reset() { has = false; }
    template <class U> __device__ T value_or(U&& u) const { return has ? v : static_cast<T>(static_cast<U&&>(u)); }
    template <class F> __device__ auto and_then(F f) const -> decltype(f(v)) { return has ? f(v) : decltype(f(v))(); }
};
__device__ Optional<int> parse(char c) { if (c >= '0' && c <= '9') return c - '0'; return {}; }
__device__ Optional<int> halved(int x) { return x % 2 ? Optional<int>() : Optional<int>(x / 2); }
__global__ void optionals(long long* out) {
    int t = threadIdx.x;
    const char s[] = "1a4z68bc";
    auto p = parse(s[t % 8]);
    Optional<long> w = p;
    if (w) *w += 10;
    long long r = w.value_or(-1) * 100 + p.and_then(halved).value_or(7.9) + (p ? 1000 : 0);
    if (auto q = p.and_then(halved); q && *q > 1) r += 5000;
    if (t < 8) out[t] = r;
    struct P { int a, b; };
    Optional<P> o(P{t, 2});
    o->b *= 3;
    if (t == 31) out[8] = o->a * 100 + (*o).b, out[9] = sizeof(Optional<double>);
}

template <class T, int N> struct Array {
    T v[N];
    using iterator = T*;
    template <class Self> static __device__ auto& at(Self& s, int i) { return s.v[i]; }
    __device__ T& operator[](int i) { return at(*this, i); }
    __device__ const T& operator[](int i) const { return at(*this, i); }
    __device__ iterator begin() { return v; }
    __device__ iterator end() { return v + N; }
    template <int M> __device__ Array<T, N + M> concat(const Array<T, M>& o) const {
        Array<T, N + M> r{};
        for (int i = 0; i < N + M; ++i) r[i] = i < N ? v[i] : o[i - N];
        return r;
    }
};
template <class T, class... U> Array(T, U...) -> Array<T, 1 + sizeof...(U)>;
template <class It, class Less> __device__ void insertion_sort(It b, It e, Less less) {
    for (It i = b; i != e; ++i)
        for (It j = i; j != b && less(*j, *(j - 1)); --j) { auto t = *j; *j = *(j - 1); *(j - 1) = t; }
}
template <class T> struct greater { __device__ bool operator()(const T& a, const T& b) const { return a > b; } };
template <class M, class C> struct ByMember { M C::*m; __device__ bool operator()(const C& a, const C& b) const { return a.*m < b.*m; } };
template <class M, class C> ByMember(M C::*) -> ByMember<M, C>;
struct Item { short w; float v; };
__global__ void arrays(long long* out) {
    Array a{3, 1, 2};
    const Array b{9, 8};
    auto c = a.concat(b);
    insertion_sort(c.begin(), c.end(), greater<int>{});
    long long h = 0;
    for (int x : c) h = h * 10 + x;
    Array<Item, 3> items{{{3, 1.5f}, {1, 2.5f}, {2, 0.5f}}};
    insertion_sort(items.begin(), items.end(), ByMember{&Item::w});
    long long w = 0;
    for (auto& [k, v] : items) w = w * 100 + k * 10 + int(v * 2);
    insertion_sort(items.begin(), items.end(), ByMember<float, Item>{&Item::v});
    if (threadIdx.x == 0) out[0] = h, out[1] = w, out[2] = items[0].w * 10 + items[2].w;
    float Item::*pm = &Item::v;
    const Item* pi = &items[1];
    if (threadIdx.x == 1) out[3] = pi->*pm * 100;
}

enum class Op : unsigned char { push, add, mul, dup, halt };
enum class Flags : unsigned { none = 0, carry = 1, zero = 2, over = 4 };
__device__ constexpr Flags operator|(Flags a, Flags b) { return Flags(unsigned(a) | unsigned(b)); }
__device__ constexpr bool operator&(Flags a, Flags b) { return (unsigned(a) & unsigned(b)) != 0; }
__device__ inline Flags& operator|=(Flags& a, Flags b) { return a = a | b; }
struct Machine {
    static constexpr int depth = 8;
    int stack[depth];
    unsigned top : 4, steps : 12;
    Flags flags = Flags::none;
    using Handler = void (Machine::*)(int);
    __device__ Machine() : top(0), steps(0) {}
    __device__ void push(int x) { stack[top++] = x; }
    __device__ int pop() { return stack[--top]; }
    __device__ void add(int) { int b = pop(); push(pop() + b); if (!stack[top - 1]) flags |= Flags::zero; }
    __device__ void mul(int) { int b = pop(), a = pop(); long long p = 1LL * a * b; push((int)p); if (p != (int)p) flags |= Flags::over; }
    __device__ void dup(int) { push(stack[top - 1]); }
    __device__ int run(const Op* code, const int* args) {
        for (;; ++steps) {
            Handler h = nullptr;
            switch (*code) {
            case Op::push: h = &Machine::push; break;
            case Op::add: h = &Machine::add; break;
            case Op::mul: h = &Machine::mul; break;
            case Op::dup: h = &Machine::dup; break;
            case Op::halt: return pop();
            }
            (this->*h)(*args);
            ++code, ++args;
        }
    }
};
__constant__ const Op program[] = {Op::push, Op::dup, Op::mul, Op::push, Op::add, Op::halt};
__global__ void machines(long long* out) {
    int t = threadIdx.x;
    const int args[] = {t * 3000, 0, 0, -t, 0, 0};
    Machine m;
    out[t] = m.run(program, args) * 10LL + (m.flags & Flags::zero) * 3 + (m.flags & Flags::over);
    out[t + 32] = m.steps * 10 + m.top;
}

struct Lcg {
    using result_type = unsigned;
    static constexpr result_type a = 1664525u, c = 1013904223u;
    result_type s;
    __device__ explicit Lcg(result_type seed) : s(seed) { discard(2); }
    __device__ result_type operator()() { return s = a * s + c; }
    __device__ void discard(int n) { while (n--) (*this)(); }
    static __device__ constexpr result_type max() { return ~result_type(0); }
    friend __device__ bool operator==(const Lcg& x, const Lcg& y) { return x.s == y.s; }
};
template <class G, int Bits = 24> struct Uniform {
    G& g;
    float lo, hi;
    __device__ float operator()() const { return lo + (hi - lo) * (g() >> (32 - Bits)) * (1.0f / (1 << Bits)); }
};
template <class G> Uniform(G&, float, float) -> Uniform<G>;
template <class G, class... D> __device__ auto draw(G& g, D... d) { return (static_cast<long long>(d(g) * 1000) + ...); }
template <class F> struct Later { F f; template <class... A> __device__ decltype(auto) operator()(A&&... a) { return f(static_cast<A&&>(a)...); } };
template <class F> Later(F) -> Later<F>;
__global__ void generators(long long* out) {
    Lcg g(threadIdx.x + 1), h = g;
    Uniform u{g, -1.f, 1.f};
    int in = 0;
    for (int i = 0; i < 50; ++i) { float x = u(), y = u(); in += x * x + y * y < 1; }
    out[threadIdx.x] = in * 10 + (g == h);
    auto fact = [](auto self, int n) -> long long { return n < 2 ? 1 : n * self(self, n - 1); };
    Later later{[&](int n) -> Lcg& { h.discard(n); return h; }};
    later(3).discard(97);
    if (threadIdx.x == 5) {
        out[32] = fact(fact, 10), out[33] = h == g;
        out[34] = draw(g, [](Lcg& x) { return x() / 4294967296.0; }, [](auto& x) { return x() % 7; });
        out[35] = Lcg::max() / Lcg::a;
    }
}

template <class T> struct View {
    T* p; int rows, cols, ld;
    struct Row { T* p; int n; __device__ T& operator[](int j) const { return p[j]; } __device__ T* begin() const { return p; } __device__ T* end() const { return p + n; } };
    __device__ Row operator[](int i) const { return {p + i * ld, cols}; }
    __device__ View block(int i, int j, int r, int c) const { return {p + i * ld + j, r, c, ld}; }
    template <class U, class = decltype(static_cast<U*>((T*)0))> __device__ operator View<U>() const { return {p, rows, cols, ld}; }
};
__device__ int trace_of(View<const int> v) { int s = 0; for (int i = 0; i < v.rows && i < v.cols; ++i) s += v[i][i]; return s; }
template <int Dim> struct GridStride {
    int n;
    struct It { int i, step; __device__ int operator*() const { return i; } __device__ It& operator++() { i += step; return *this; } __device__ bool operator!=(const It& o) const { return i < o.i; } };
    __device__ It begin() const { if constexpr (Dim == 0) return {int(threadIdx.x + blockIdx.x * blockDim.x), int(blockDim.x * gridDim.x)}; else return {0, 1}; }
    __device__ It end() const { return {n, 0}; }
};
__global__ void views(long long* out) {
    __shared__ int tile[8][9];
    View<int> v{&tile[0][0], 8, 8, 9};
    for (int i : GridStride<0>{64}) v[i / 8][i % 8] = i * i % 23;
    __syncthreads();
    if (threadIdx.x < 8) {
        int s = 0;
        for (int& x : v[threadIdx.x]) s += x;
        out[threadIdx.x] = s;
    }
    auto b = v.block(2, 3, 4, 4);
    if (threadIdx.x == 8) out[8] = trace_of(v), out[9] = trace_of(b);
    if (threadIdx.x == 9) { out[10] = 0; for (int k : GridStride<1>{3}) out[10] = out[10] * 10 + k + 1; }
}

template <class Derived> struct Shape {
    __device__ float area() const { return static_cast<const Derived*>(this)->area_impl(); }
    template <class O> __device__ bool bigger(const Shape<O>& o) const { return area() > o.area(); }
  protected:
    __device__ float area_impl() const { return -1; }
};
struct Square : Shape<Square> { float a; __device__ Square(float a) : a(a) {} __device__ float area_impl() const { return a * a; } };
struct Unknown : Shape<Unknown> { friend struct Shape<Unknown>; };
template <class T> struct Rect : Shape<Rect<T>> { T w, h; __device__ Rect(T w, T h) : w(w), h(h) {} __device__ float area_impl() const { return w * h; } };
template <class T> Rect(T, T) -> Rect<T>;
struct Base1 { int x = 1; __device__ virtual int id() const { return 1; } __device__ virtual ~Base1() {} };
struct Left : Base1 { int y = 2; __device__ int id() const override { return 10 + x + y; } };
struct Right final : Left { int z = 3; __device__ int id() const override { return 100 + Left::id() * 10 + z; } };
template <bool B, class T, class F> struct If { using type = T; };
template <class T, class F> struct If<false, T, F> { using type = F; };
template <class T, class... R> struct Largest { using rest = typename Largest<R...>::type; using type = typename If<(sizeof(T) >= sizeof(rest)), T, rest>::type; };
template <class T> struct Largest<T> { using type = T; };
template <class T, class U> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;
template <class... T> class Variant {
    alignas(typename Largest<T...>::type) unsigned char raw[sizeof(typename Largest<T...>::type)];
    int tag;
    template <class U> static constexpr int index() { int i = 0, r = -1; ((r = same<U, T> ? i : r, ++i), ...); return r; }
  public:
    template <class U, int I = index<U>(), class = typename If<(I >= 0), U, void>::type> __device__ Variant(U u) : tag(I) { *reinterpret_cast<U*>(raw) = u; }
    template <class U> __device__ U* get_if() { return tag == index<U>() ? reinterpret_cast<U*>(raw) : nullptr; }
    template <class F> __device__ long long visit(F f) { long long r = -1; ((get_if<T>() ? (r = f(*get_if<T>()), 0) : 0), ...); return r; }
};
__global__ void hierarchies(long long* out) {
    Square s(3);
    Rect r(2.0, 4.0);
    Unknown u;
    Left l;
    Right f;
    const Base1* list[] = {&l, &f};
    long long ids = 0;
    for (auto* b : list) ids = ids * 1000 + b->id();
    Variant<int, double, char> v[] = {3, 2.5, 'c'};
    long long h = 0;
    for (auto& x : v) h = h * 1000 + x.visit([](auto y) { return sizeof(y) * 100 + (int)y % 100; });
    if (threadIdx.x == 0) {
        out[0] = s.area() * 10 + r.area(), out[1] = s.bigger(r) * 10 + r.bigger(u);
        out[2] = ids, out[3] = h, out[4] = sizeof(v[0]) * 100 + sizeof(Square) * 10 + sizeof(u);
        out[5] = static_cast<const Left&>(f).Left::id();
        out[6] = v[1].get_if<int>() == nullptr && *v[1].get_if<double>() == 2.5;
    }
}
