// oracle: g++
#include <type_traits>
#include <memory>
// What <type_traits> says of classes with and without special members; each bit of a number is a trait.
struct TrPlain { int x; };
struct TrEmpty {};
struct TrDtor { int x; __device__ ~TrDtor() {} };
struct TrDefaultedDtor { int x; ~TrDefaultedDtor() = default; };
struct TrNoDtor { int x; ~TrNoDtor() = delete; };
struct TrCopy { int x; __device__ TrCopy(const TrCopy& o) : x(o.x) {} };
struct TrDefaulted { int x; TrDefaulted() = default; TrDefaulted(const TrDefaulted&) = default; TrDefaulted& operator=(const TrDefaulted&) = default; };
struct TrNoCopy { int x; TrNoCopy() = default; TrNoCopy(const TrNoCopy&) = delete; TrNoCopy& operator=(const TrNoCopy&) = delete; };
struct TrMove { int x; TrMove() = default; TrMove(TrMove&&) = default; TrMove& operator=(TrMove&&) = default; };
struct TrAssign { int x; __device__ TrAssign& operator=(const TrAssign& o) { x = o.x; return *this; } };
struct TrInit { int x = 3; };
struct TrInt { int x; __device__ TrInt(int v) : x(v) {} };
struct TrBoth { int x; __device__ TrBoth() : x(1) {} __device__ explicit TrBoth(int v) : x(v) {} };
struct TrConst { const int x; };
struct TrRef { int& x; };
struct TrVirtual { int x; __device__ virtual int f() { return x; } };
struct TrVirtualDtor { int x; __device__ virtual ~TrVirtualDtor() {} };
struct TrAbstract { __device__ virtual int f() = 0; __device__ virtual int g() = 0; };
struct TrHalf : TrAbstract { __device__ int f() override { return 1; } };
struct TrWhole : TrHalf { __device__ int g() override { return 2; } };
struct TrHasDtor { TrDtor d; };
struct TrHasInt { TrInt d; };
struct TrBaseCopy : TrCopy { int y; };
struct TrFromPlain : TrPlain { int y; };
struct TrFinal final { int x; };
struct TrPrivate { __device__ int get() const { return x; } private: int x; };
struct TrMixed { int a; private: int b; };
struct TrTemplate { int x; template<class T> __device__ TrTemplate(const T& t) : x(sizeof t) {} };
union TrUnion { int i; float f; };
enum TrEnum { tr_a };
enum class TrScoped : short { a };
template<class T> struct TrBox { T v; };
typedef int TrFunction(int);

template<class T> __device__ long long tr_bits() {
    const bool list[] = {
        std::is_trivially_copyable<T>::value, std::is_trivial<T>::value, std::is_standard_layout<T>::value, std::is_pod<T>::value,
        std::is_trivially_destructible<T>::value, std::is_destructible<T>::value, std::is_default_constructible<T>::value, std::is_trivially_default_constructible<T>::value,
        std::is_copy_constructible<T>::value, std::is_trivially_copy_constructible<T>::value, std::is_move_constructible<T>::value, std::is_trivially_move_constructible<T>::value,
        std::is_copy_assignable<T>::value, std::is_trivially_copy_assignable<T>::value, std::is_move_assignable<T>::value, std::is_trivially_move_assignable<T>::value,
        std::has_virtual_destructor<T>::value, std::is_polymorphic<T>::value, std::is_final<T>::value, std::is_empty<T>::value,
        std::is_convertible<int, T>::value,
        std::is_assignable<T&, int>::value, std::is_trivially_assignable<T&, int>::value, std::is_abstract<T>::value, std::is_class<T>::value,
        std::is_const<T>::value, std::is_volatile<T>::value, std::is_signed<T>::value, std::is_unsigned<T>::value,
        std::is_scalar<T>::value, std::is_object<T>::value, std::is_compound<T>::value, std::is_fundamental<T>::value,
        std::is_integral<T>::value, std::is_floating_point<T>::value, std::is_arithmetic<T>::value, std::is_array<T>::value,
    };
    long long bits = 0;
    for (unsigned i = 0; i < sizeof list / sizeof list[0]; i++) bits |= (long long)list[i] << i;
    return bits;
}
__global__ void tr_classes(long long* out) {
    out[0] = tr_bits<TrPlain>();
    out[1] = tr_bits<TrEmpty>();
    out[2] = tr_bits<TrDtor>();
    out[3] = tr_bits<TrDefaultedDtor>();
    out[4] = tr_bits<TrCopy>();
    out[5] = tr_bits<TrDefaulted>();
    out[6] = tr_bits<TrNoCopy>();
    out[7] = tr_bits<TrMove>();
    out[8] = tr_bits<TrAssign>();
    out[9] = tr_bits<TrInit>();
    out[10] = tr_bits<TrInt>();
    out[11] = tr_bits<TrBoth>();
    out[12] = tr_bits<TrConst>();
    out[13] = tr_bits<TrRef>();
    out[14] = tr_bits<TrVirtual>();
    out[15] = tr_bits<TrVirtualDtor>();
    out[16] = tr_bits<TrHasDtor>();
    out[17] = tr_bits<TrHasInt>();
    out[18] = tr_bits<TrBaseCopy>();
    out[19] = tr_bits<TrFromPlain>();
    out[20] = tr_bits<TrFinal>();
    out[21] = tr_bits<TrPrivate>();
    out[22] = tr_bits<TrMixed>();
    out[23] = tr_bits<TrTemplate>();
    out[24] = tr_bits<TrUnion>();
    out[25] = tr_bits<TrBox<TrDtor>>();
    out[26] = tr_bits<TrBox<float>>();
    out[27] = tr_bits<const TrPlain>();
    out[28] = tr_bits<volatile TrPlain>();
    out[29] = tr_bits<TrNoDtor>();
    int n = 3;
    auto captures = [n](int i) { return i + n; };
    auto refers = [&n](int i) { return i + n; };
    out[30] = tr_bits<decltype(captures)>();
    out[31] = tr_bits<decltype(refers)>();
    out[32] = std::is_aggregate<TrPlain>::value + 2 * std::is_aggregate<TrInt>::value + 4 * std::is_aggregate<TrPrivate>::value + 8 * std::is_aggregate<TrMixed>::value + 16 * std::is_aggregate<decltype(captures)>::value +
              32 * std::is_aggregate<TrPlain[2]>::value + 64 * std::is_aggregate<int>::value;
}
__global__ void tr_abstract(long long* out) {
    out[0] = std::is_abstract<TrAbstract>::value * 100 + std::is_abstract<TrHalf>::value * 10 + std::is_abstract<TrWhole>::value;
    out[1] = std::is_polymorphic<TrWhole>::value * 100 + std::has_virtual_destructor<TrWhole>::value * 10 + std::is_final<TrWhole>::value;
}
__global__ void tr_others(long long* out) {
    out[0] = tr_bits<int>();
    out[1] = tr_bits<const int>();
    out[2] = tr_bits<unsigned char>();
    out[3] = tr_bits<float>();
    out[4] = tr_bits<bool>();
    out[5] = tr_bits<char>();
    out[6] = tr_bits<int*>();
    out[7] = tr_bits<const int* volatile>();
    out[8] = tr_bits<TrEnum>();
    out[9] = tr_bits<TrScoped>();
    out[10] = tr_bits<int[3]>();
    out[11] = tr_bits<const float[2][3]>();
    out[12] = tr_bits<TrFunction*>();
    out[13] = tr_bits<decltype(nullptr)>();
    out[14] = tr_bits<double>();
    out[15] = tr_bits<long double*>();
}
__global__ void tr_references(long long* out) {
    out[0] = std::is_trivially_copyable<int&>::value + 2 * std::is_trivially_destructible<int&>::value + 4 * std::is_copy_constructible<int&>::value + 8 * std::is_trivially_copyable<void>::value +
             16 * std::is_destructible<void>::value + 32 * std::is_standard_layout<int&>::value + 64 * std::is_trivial<int&&>::value + 128 * std::is_copy_assignable<const int&>::value +
             256 * std::is_assignable<int&, float>::value + 512 * std::is_assignable<int, float>::value + 1024 * std::is_destructible<TrDtor&>::value + 2048 * std::is_trivially_copyable<TrFunction>::value;
    out[1] = std::is_constructible<TrBoth, int>::value + 2 * std::is_convertible<int, TrBoth>::value + 8 * std::is_constructible<int*, const int*>::value +
             16 * std::is_constructible<int, TrScoped>::value + 32 * std::is_constructible<TrScoped, short>::value + 64 * std::is_constructible<bool, int*>::value + 128 * std::is_convertible<int*, bool>::value +
             256 * std::is_constructible<int&, int>::value + 512 * std::is_constructible<const int&, int>::value + 1024 * std::is_constructible<TrPlain, TrFromPlain>::value +
             2048 * std::is_trivially_constructible<TrPlain, TrFromPlain&>::value + 4096 * std::is_convertible<TrFromPlain*, TrPlain*>::value + 8192 * std::is_convertible<TrPlain*, TrFromPlain*>::value;
    out[2] = std::is_void<const void>::value + 2 * std::is_pointer<int* const>::value + 4 * std::is_same<std::decay_t<const int[3]>, const int*>::value + 8 * std::is_base_of<TrPlain, TrFromPlain>::value +
             16 * std::is_base_of<TrPlain, TrPlain>::value + 32 * std::is_base_of<int, int>::value + 64 * std::is_enum<TrScoped>::value + 128 * std::is_union<const TrUnion>::value + 256 * std::is_function<TrFunction>::value +
             512 * std::is_const<const int[2][3]>::value + 1024 * std::is_const<const int*>::value + 2048 * std::is_const<const int&>::value + 4096 * std::is_null_pointer<decltype(nullptr)>::value;
}

struct TrAddress { int v; __device__ int operator&() const { return 7; } };
template<class T, class A = std::allocator<T>> struct TrVector {
    using value_type = typename std::allocator_traits<A>::value_type;
    using pointer = typename std::allocator_traits<A>::pointer;
    template<class U> using other = TrVector<U, typename std::allocator_traits<A>::template rebind_alloc<U>>;
    pointer data;
    __device__ value_type& operator[](int i) { return data[i]; }
};
__global__ void tr_memory(long long* out) {
    TrAddress a[2] = {{1}, {2}};
    TrAddress* p = std::addressof(a[1]);
    p->v += 5;
    out[0] = a[1].v * 10 + (p - a) * 100 + &a[0];
    int i = 3;
    *std::addressof(i) += 4;
    out[1] = i;
    float f[2] = {1, 2};
    TrVector<float> v{f};
    v[1] += 3;
    out[2] = v[1] + 100 * std::is_same<TrVector<float>::other<int>::value_type, int>::value + 1000 * std::is_same<std::pointer_traits<int*>::rebind<const float>, const float*>::value;
}
