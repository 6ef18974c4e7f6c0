// threads: 1 blocks: 1 oracle: g++
// nvcc may have another C++ library, whose pairs of what cannot be swapped are swapped.
// What can be swapped ([utility.swap], [meta.unary.prop]), and which functions of the library throw.
#include <array>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
typedef long long ll;

struct Plain {
    int v;
};
struct Fixed {
    __device__ Fixed() {}
    Fixed(const Fixed&) = delete;
    Fixed& operator=(const Fixed&) = delete;
};
struct Throws {
    int v;
    __device__ Throws() {}
    __device__ Throws(const Throws&) {}
    __device__ Throws& operator=(const Throws&) { return *this; }
};
struct Moved {
    int v;
    __device__ Moved() noexcept {}
    __device__ Moved(Moved&&) noexcept {}
    __device__ Moved& operator=(Moved&&) noexcept { return *this; }
};
struct OnlyMade {
    __device__ OnlyMade() {}
    __device__ OnlyMade(OnlyMade&&) noexcept {}
    OnlyMade& operator=(OnlyMade&&) = delete;
};
struct Own {
    __device__ Own() {}
    Own(const Own&) = delete;
    Own& operator=(const Own&) = delete;
};
__device__ void swap(Own&, Own&) noexcept {}
struct Friendly {
    __device__ Friendly() {}
    Friendly(const Friendly&) = delete;
    friend __device__ void swap(Friendly&, Friendly&) {}
};
struct Denied {
    int v;
};
__device__ void swap(Denied&, Denied&) = delete;
struct HalfLoud {
    int v;
    __device__ HalfLoud(const HalfLoud&) noexcept(false) {}
    __device__ HalfLoud& operator=(const HalfLoud&) noexcept { return *this; }
};
namespace nearby {
struct Unmoved {
    __device__ Unmoved() {}
    Unmoved(const Unmoved&) = delete;
};
template <class T> __device__ void swap(T&, T&) noexcept {}
struct Both { // std::swap and the one of this namespace take them alike
    __device__ Both(int) {}
};
}
struct Defaulted {
    Throws t;
    Defaulted() = default;
    Defaulted(const Defaulted&) = default;
    Defaulted& operator=(const Defaulted&) = default;
};
struct Says {
    Throws t;
    int v;
    Says() noexcept = default;
    Says(const Says&) noexcept = default;
    Says& operator=(const Says&) noexcept = default;
};
struct Implicit {
    Moved m;
    int k;
};
struct Elements {
    Throws t[2];
};

template <class T> __device__ int swaps() {
    return std::is_swappable<T>::value + 2 * std::is_nothrow_swappable<T>::value +
           4 * std::is_swappable<T[2]>::value + 8 * std::is_nothrow_swappable<T[2][3]>::value;
}
template <class T> __device__ int swapsIn() {
    return swaps<T>() + 16 * swaps<std::pair<T, int>>() + 256 * swaps<std::tuple<int, T>>() +
           4096 * swaps<std::array<T, 2>>();
}
__global__ void swappable(ll* out) {
    out[0] = swapsIn<Plain>();
    out[1] = swapsIn<Fixed>();
    out[2] = swapsIn<Throws>();
    out[3] = swapsIn<Moved>();
    out[4] = swapsIn<OnlyMade>();
    out[5] = swapsIn<Own>();
    out[6] = swapsIn<Friendly>();
    out[7] = swapsIn<Denied>();
    out[8] = swapsIn<HalfLoud>();
    out[9] = swaps<nearby::Unmoved>() + 16 * swaps<nearby::Both>();
    out[10] = swapsIn<int>() + 65536 * swapsIn<int*>();
    out[11] = std::is_swappable<void>::value + 2 * std::is_swappable<int()>::value +
              4 * std::is_swappable<int&>::value + 8 * std::is_nothrow_swappable<Plain&>::value +
              16 * std::is_swappable<const Plain>::value + 32 * std::is_swappable_with<int&, int&>::value +
              64 * std::is_swappable_with<int&, long&>::value + 128 * std::is_swappable_with<int, int>::value;
    out[12] = std::is_swappable<int&&>::value + 2 * std::is_swappable<int[]>::value +
              4 * std::is_swappable<const int[2]>::value;
    out[13] = swaps<Defaulted>() + 16 * swaps<Says>() + 256 * swaps<Implicit>() + 4096 * swaps<Elements>();
    out[14] = swaps<std::optional<int>>() + 16 * swaps<std::optional<Moved>>() +
              256 * swaps<std::optional<Fixed>>() + 4096 * swaps<std::optional<Throws>>();
}

template <class T> __device__ int quiet() {
    return std::is_nothrow_destructible<T>::value + 2 * std::is_nothrow_default_constructible<T>::value +
           4 * std::is_nothrow_copy_constructible<T>::value + 8 * std::is_nothrow_move_constructible<T>::value +
           16 * std::is_nothrow_copy_assignable<T>::value + 32 * std::is_nothrow_move_assignable<T>::value;
}
__global__ void quiets(ll* out) {
    int i = 0, j = 0, x[2], y[2];
    long l = 0;
    Throws t, z[2];
    Moved m;
    Plain a{};
    const Plain ca{};
    out[0] = noexcept(std::swap(i, j)) + 2 * noexcept(std::swap(t, t)) + 4 * noexcept(std::swap(m, m)) +
             8 * noexcept(std::swap(a, a)) + 16 * noexcept(std::swap(x, y)) + 32 * noexcept(std::swap(z, z));
    out[1] = noexcept(std::exchange(i, j)) + 2 * noexcept(std::exchange(l, i)) + 4 * noexcept(std::exchange(t, t)) +
             8 * noexcept(std::exchange(a, ca)) + 16 * noexcept(std::exchange(m, Moved()));
    out[2] = quiet<std::tuple<int>>() + 100 * quiet<std::tuple<int, double>>() + 10000 * quiet<std::tuple<Throws>>();
    out[3] = quiet<std::tuple<Moved>>() + 100 * quiet<std::tuple<int&>>() + 10000 * quiet<std::tuple<>>() +
             1000000 * quiet<std::tuple<std::tuple<int, Plain>, Fixed>>();
    typedef std::pair<Moved, int> PM;
    typedef std::pair<Throws, int> PT;
    out[4] = std::is_nothrow_move_assignable<PM>::value + 2 * std::is_nothrow_move_assignable<PT>::value +
             4 * std::is_nothrow_move_constructible<PM>::value + 8 * std::is_nothrow_copy_constructible<PT>::value;
    typedef std::tuple<int, double> T2;
    out[5] = std::is_nothrow_constructible<T2, int, float>::value +
             2 * std::is_nothrow_constructible<std::tuple<Throws, double>, Throws, float>::value +
             4 * std::is_nothrow_constructible<T2, std::pair<int, int>>::value +
             8 * std::is_nothrow_assignable<T2&, std::pair<int, int>>::value +
             16 * std::is_nothrow_assignable<std::tuple<int, Throws>&, std::tuple<int, Throws>&>::value;
    out[6] = quiet<std::array<int, 3>>() + 100 * quiet<std::array<Throws, 3>>() +
             10000 * quiet<std::array<Moved, 2>>();
    out[7] = quiet<Defaulted>() + 100 * quiet<Says>() + 10000 * quiet<Implicit>() + 1000000 * quiet<Elements>();
    std::array<int, 2> ar{};
    std::pair<int, int> pa;
    std::tuple<int> tu;
    std::optional<int> op;
    out[8] = noexcept(ar[0]) + 2 * noexcept(ar.begin()) + 4 * noexcept(ar.size()) + 8 * noexcept(ar.at(0)) +
             16 * noexcept(std::get<0>(ar)) + 32 * noexcept(std::get<0>(pa)) + 64 * noexcept(std::get<0>(tu));
    out[9] = noexcept(op.has_value()) + 2 * noexcept(*op) + 4 * noexcept(op.value()) + 8 * noexcept(op.reset()) +
             16 * noexcept(pa.swap(pa)) + 32 * noexcept(tu.swap(tu)) + 64 * noexcept(ar.swap(ar)) +
             128 * noexcept(op.swap(op));
    out[10] = quiet<std::optional<int>>() + 100 * quiet<std::optional<Moved>>() +
              10000 * quiet<std::optional<Throws>>();
}
