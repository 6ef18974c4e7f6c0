// threads: 1 blocks: 1
// The conversion by which overload resolution chooses a function may not initialize its parameter: it is ambiguous, or
// its constructor is deleted or private ([over.best.ics]/2). Type traits tell so.
struct Ambiguous {
    template <class T> __device__ Ambiguous(T&&) {}
    template <class T> __device__ Ambiguous(T) {}
    Ambiguous(Ambiguous&&) = default;
};
template <class... A> struct Packed { __device__ Packed(A...) {} };
template <class... A> struct PackedMore { template <class... B> __device__ PackedMore(A..., B...) {} };
struct ByRef { __device__ ByRef(const Ambiguous&); };
struct ByRValue { __device__ ByRValue(Ambiguous&&); };
struct ByValue { __device__ ByValue(Ambiguous); };
struct NotChosen : ByRef { __device__ NotChosen(int); __device__ NotChosen(const Ambiguous&); };

// MovedOnly's copy constructor is deleted, and so is that of Copied, which has no other for objects of its class.
struct MovedOnly {
    __device__ MovedOnly() {}
    __device__ MovedOnly& operator=(MovedOnly&&) { return *this; }
};
struct Copied : MovedOnly {
    __device__ Copied(int = 0) {}
    template <class T> explicit __device__ Copied(T&&) {}
    __device__ Copied& operator=(Copied) { return *this; }
    __device__ Copied& operator=(double) { return *this; }
    __device__ operator unsigned short() const { return 3; }
};
class Private {
    __device__ Private(const Private&) {}
public:
    __device__ Private(int = 0) {}
    __device__ Private& operator=(Private) { return *this; }
};

__global__ void traitparameters(long long* out) {
    int i = 0;
    out[i++] = __is_constructible(Ambiguous, const int*);
    out[i++] = __is_constructible(ByRef, const int*);
    out[i++] = __is_constructible(ByRValue, const int*);
    out[i++] = __is_constructible(ByValue, const int*);
    out[i++] = __is_constructible(NotChosen, const int*);
    out[i++] = __is_constructible(NotChosen, int);
    out[i++] = __is_constructible(ByRValue, Ambiguous);
    out[i++] = __is_constructible(ByRValue, Ambiguous&);
    out[i++] = __is_trivially_constructible(Ambiguous, Ambiguous);
    out[i++] = __is_assignable(Copied&, Copied);
    out[i++] = __is_assignable(Copied&, Copied&);
    out[i++] = __is_assignable(Copied&, const Copied&);
    out[i++] = __is_assignable(Copied&, double);
    out[i++] = __is_assignable(Copied&, int);
    out[i++] = __is_assignable(Private&, Private);
    out[i++] = __is_assignable(Private&, Private&);
    out[i++] = __is_assignable(Private&, int);
    out[i++] = __is_constructible(Packed<>) * 4 + __is_constructible(Packed<int>) * 2 + __is_constructible(Packed<int>, int);
    out[i++] = __is_constructible(PackedMore<>) * 4 + __is_constructible(PackedMore<int>) * 2 +
        __is_constructible(PackedMore<int>, int);
}
