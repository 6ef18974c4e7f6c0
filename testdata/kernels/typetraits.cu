// oracle: g++
// <type_traits> of all kinds of types.
#include <type_traits>
#include <utility>
#include <array>
typedef long long ll;
template<class T> __device__ int traits() {
    using namespace std;
    return is_integral_v<T> | is_floating_point_v<T> << 1 | is_signed_v<T> << 2 | is_pointer_v<T> << 3 | is_const_v<T> << 4 | is_reference_v<T> << 5 | is_class_v<T> << 6 | is_enum_v<T> << 7 | is_trivially_copyable_v<T> << 8 | is_array_v<T> << 9 | is_empty_v<T> << 10 | is_arithmetic_v<T> << 11 | is_union_v<T> << 12 | is_default_constructible_v<T> << 13 | is_standard_layout_v<T> << 14 | is_copy_constructible_v<T> << 15 | is_unsigned_v<T> << 20 | is_scalar_v<T> << 21 | is_member_pointer_v<T> << 22 | is_object_v<T> << 23 | is_assignable_v<T&, T> << 25 | is_move_constructible_v<T> << 26 | is_compound_v<T> << 28 | is_fundamental_v<T> << 29;
}
struct Em {
}; struct Em2 : Em { __device__ void f() {} }; struct Vi { virtual int f() { return 1; } }; struct Fi final { int x; Fi(int); }; enum class EC { A }; union Un { int a; float b; }; struct NoCopy { NoCopy(const NoCopy&) = delete; NoCopy() = default; }; struct Ab { virtual void f() = 0; }; struct Mix { private: int a; public: int b; }; struct EmS { static int k; int f(); }; struct EmB : Em { int : 0; };
struct CI { CI(int, float); }; struct CE { explicit CE(int); CE(double, int = 3); };
__global__ void traits_(ll* out) {
    out[0] = traits<int>(); out[1] = traits<const float>(); out[2] = traits<int*>(); out[3] = traits<Em>(); out[4] = traits<Em2>();
    out[5] = traits<Vi>(); out[6] = traits<Fi>(); out[7] = traits<EC>(); out[8] = traits<Un>(); out[9] = traits<NoCopy>(); out[10] = traits<Ab>();
    out[11] = traits<Mix>(); out[12] = traits<int[3]>(); out[13] = traits<const char*>(); out[14] = traits<EmS>(); out[15] = traits<EmB>();
    out[16] = traits<unsigned char>(); out[17] = traits<bool>(); out[19] = traits<int&>(); out[20] = traits<std::array<int, 3>>();
    out[21] = traits<decltype(nullptr)>();
}
__global__ void cons_(ll* out) {
    using namespace std; out[0] = is_constructible_v<CI, int, float>; out[1] = is_constructible_v<CI, int>; out[2] = is_constructible_v<CE, int>;
    out[3] = is_convertible_v<int, CE>; out[4] = is_convertible_v<double, CE>; out[5] = is_constructible_v<CI, int, int*>;
    out[6] = is_constructible_v<int, float>; out[7] = is_constructible_v<int*, float>; out[8] = is_constructible_v<int*, long>;
    out[9] = is_constructible_v<EC, int>; out[10] = is_constructible_v<int&, int>; out[11] = is_assignable_v<int, int>;
    out[12] = is_constructible_v<Em, Em2>; out[13] = is_constructible_v<NoCopy, NoCopy>; out[14] = is_constructible_v<const int&, float>;
    out[15] = is_constructible_v<int&>; out[16] = is_destructible_v<int>; out[17] = is_empty_v<EmB>; struct Ex { explicit operator bool() const; };
    out[18] = is_constructible_v<bool, Ex>; out[19] = is_convertible_v<Ex, bool>;
}
