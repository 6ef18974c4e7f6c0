// threads: 1 blocks: 1 oracle: g++
// numeric_limits of every arithmetic type, of qualified types and of others ([numeric.limits]); tuple_size,
// tuple_element and get of qualified tuples ([tuple.helper]); make_signed of enumerations, extents of arrays without a
// bound, the alignment of aligned_storage; constexpr objects that their default constructors make.
#include <array>
#include <climits>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

template <class T> __device__ void put(long long *&out) {
    typedef std::numeric_limits<T> L;
    *out++ = L::is_specialized * 1 + L::is_signed * 2 + L::is_integer * 4 + L::is_exact * 8 + L::has_infinity * 16 +
        L::has_quiet_NaN * 32 + L::is_bounded * 64 + L::is_modulo * 128 + L::traps * 256 + L::has_signaling_NaN * 512 +
        L::is_iec559 * 1024;
    *out++ = L::digits * 1000000 + L::digits10 * 1000 + L::max_digits10;
    *out++ = L::radix * 1000000 + L::min_exponent10 * 1000 + L::max_exponent10;
    *out++ = (long long)(L::min() / 2);
    *out++ = L::max() > 1 ? 1 : 0;
    *out++ = L::lowest() < 0 ? 1 : 0;
}
template <class T> __device__ void whole(long long *&out) {
    put<T>(out);
    *out++ = (long long)std::numeric_limits<T>::min();
    *out++ = (long long)std::numeric_limits<T>::max();
    *out++ = std::numeric_limits<T>::signaling_NaN();
}
enum Small : short { small };
enum class Wide : unsigned long { wide };
struct Own { int v; };
struct Counted {
    int v;
    bool has;
    constexpr Counted() : v(3), has(false) {}
    constexpr explicit operator bool() const { return has; }
};

__global__ void stdlimits(long long *results) {
    long long all[256] = {}, *out = all;
    whole<bool>(out);
    whole<char>(out);
    whole<signed char>(out);
    whole<unsigned char>(out);
    whole<short>(out);
    whole<unsigned short>(out);
    whole<int>(out);
    whole<unsigned>(out);
    whole<long>(out);
    whole<unsigned long>(out);
    whole<long long>(out);
    whole<unsigned long long>(out);
    whole<wchar_t>(out);
    whole<char16_t>(out);
    whole<char32_t>(out);
    whole<const int>(out);
    whole<volatile unsigned short>(out);
    whole<const volatile long>(out);
    put<float>(out);
    put<const double>(out);
    put<volatile float>(out);
    *out++ = std::numeric_limits<Own>::is_specialized;
    *out++ = std::numeric_limits<Own>::max().v;
    *out++ = std::numeric_limits<int *>::digits;

    typedef int Three[3];
    typedef volatile Three VolatileThree;
    *out++ = std::is_same<VolatileThree, volatile int[3]>::value + std::is_volatile<VolatileThree>::value * 2 +
        std::is_same<std::remove_volatile<VolatileThree>::type, Three>::value * 4;
    typedef std::tuple<int, float &, const short> T;
    *out++ = std::tuple_size<volatile T>::value * 10 + std::tuple_size<const volatile T>::value;
    *out++ = std::is_same<std::tuple_element<0, volatile T>::type, volatile int>::value;
    *out++ = std::is_same<std::tuple_element<1, const volatile T>::type, float &>::value;
    *out++ = std::is_same<std::tuple_element<2, volatile T>::type, const volatile short>::value;
    *out++ = std::tuple_size<volatile std::array<int, 7>>::value;
    *out++ = std::is_same<std::tuple_element<0, const volatile std::array<int, 7>>::type, const volatile int>::value;
    int i = 1;
    float f = 2;
    const std::tuple<int, float &> ct(i, f);
    std::get<1>(ct) = 5;
    *out++ = (long long)f;
    *out++ = std::is_same<decltype(std::get<0>(std::move(ct))), const int &&>::value;
    *out++ = std::is_same<decltype(std::get<1>(std::move(ct))), float &>::value;
    *out++ = std::is_same<decltype(std::get<int>(std::move(ct))), const int &&>::value;
    const std::pair<int, float &> cp(i, f);
    std::get<1>(cp) = 6;
    *out++ = (long long)f;
    *out++ = std::get<int>(cp);
    std::pair<short, long> p(3, 4);
    std::get<long>(p) = 9;
    *out++ = p.second;
    *out++ = std::get<short>(std::move(p));
    const std::array<int, 2> ca = {7, 8};
    *out++ = std::is_same<decltype(std::get<1>(std::move(ca))), const int &&>::value;

    *out++ = std::extent<int[][4], 1>::value + std::extent<int[][4]>::value * 10 +
        std::extent<int[3][4], 1>::value * 100;
    *out++ = alignof(std::aligned_storage<5>::type) + sizeof(std::aligned_storage_t<5>) * 100;
    *out++ = std::is_same<std::make_signed<const unsigned>::type, const int>::value;
    *out++ = std::is_same<std::make_unsigned<Small>::type, unsigned short>::value;
    *out++ = std::is_same<std::make_signed_t<volatile Wide>, volatile long>::value;
    *out++ = std::is_same<std::make_signed_t<wchar_t>, int>::value;
    *out++ = std::is_same<std::make_unsigned_t<const volatile long long>, const volatile unsigned long long>::value;

    constexpr Counted c;
    static_assert(!c && c.v == 3, "");
    constexpr std::optional<int> none;
    static_assert(!none, "");
    *out++ = c.v + none.value_or(4);
    for (int i = 0; i < 256; i++) results[i / 8] = results[i / 8] * 1000003 + all[i];
}
