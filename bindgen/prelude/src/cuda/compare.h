// <compare> (C++20 17.11). The results of <=> compare with a literal 0; here with any int.
namespace std {
struct partial_ordering {
  signed char __kb_order;
  static const partial_ordering less, equivalent, greater, unordered;
};
struct weak_ordering {
  signed char __kb_order;
  static const weak_ordering less, equivalent, greater;
  __device__ constexpr operator partial_ordering() const { return partial_ordering{__kb_order}; }
};
struct strong_ordering {
  signed char __kb_order;
  static const strong_ordering less, equal, equivalent, greater;
  __device__ constexpr operator partial_ordering() const { return partial_ordering{__kb_order}; }
  __device__ constexpr operator weak_ordering() const { return weak_ordering{__kb_order}; }
};
inline constexpr partial_ordering partial_ordering::less{-1};
inline constexpr partial_ordering partial_ordering::equivalent{0};
inline constexpr partial_ordering partial_ordering::greater{1};
inline constexpr partial_ordering partial_ordering::unordered{2};
inline constexpr weak_ordering weak_ordering::less{-1};
inline constexpr weak_ordering weak_ordering::equivalent{0};
inline constexpr weak_ordering weak_ordering::greater{1};
inline constexpr strong_ordering strong_ordering::less{-1};
inline constexpr strong_ordering strong_ordering::equal{0};
inline constexpr strong_ordering strong_ordering::equivalent{0};
inline constexpr strong_ordering strong_ordering::greater{1};
__device__ constexpr bool operator==(partial_ordering a, partial_ordering b) noexcept { return a.__kb_order == b.__kb_order; }
__device__ constexpr bool operator==(weak_ordering a, weak_ordering b) noexcept { return a.__kb_order == b.__kb_order; }
__device__ constexpr bool operator==(strong_ordering a, strong_ordering b) noexcept { return a.__kb_order == b.__kb_order; }
#define __KB_ORDER(T) \
  __device__ constexpr bool operator==(T a, int) noexcept { return a.__kb_order == 0; } \
  __device__ constexpr bool operator<(T a, int) noexcept { return a.__kb_order == -1; } \
  __device__ constexpr bool operator>(T a, int) noexcept { return a.__kb_order == 1; } \
  __device__ constexpr bool operator<=(T a, int) noexcept { return a.__kb_order == -1 || a.__kb_order == 0; } \
  __device__ constexpr bool operator>=(T a, int) noexcept { return a.__kb_order == 1 || a.__kb_order == 0; } \
  __device__ constexpr bool operator<(int, T a) noexcept { return a.__kb_order == 1; } \
  __device__ constexpr bool operator>(int, T a) noexcept { return a.__kb_order == -1; } \
  __device__ constexpr bool operator<=(int, T a) noexcept { return a.__kb_order == 1 || a.__kb_order == 0; } \
  __device__ constexpr bool operator>=(int, T a) noexcept { return a.__kb_order == -1 || a.__kb_order == 0; } \
  __device__ constexpr T operator<=>(T a, int) noexcept { return a; } \
  __device__ constexpr T operator<=>(int, T a) noexcept { return T{(signed char)(a.__kb_order == 2 ? 2 : -a.__kb_order)}; }
__KB_ORDER(partial_ordering) __KB_ORDER(weak_ordering) __KB_ORDER(strong_ordering)
__device__ constexpr bool is_eq(partial_ordering a) noexcept { return a == 0; }
__device__ constexpr bool is_neq(partial_ordering a) noexcept { return a != 0; }
__device__ constexpr bool is_lt(partial_ordering a) noexcept { return a < 0; }
__device__ constexpr bool is_lteq(partial_ordering a) noexcept { return a <= 0; }
__device__ constexpr bool is_gt(partial_ordering a) noexcept { return a > 0; }
__device__ constexpr bool is_gteq(partial_ordering a) noexcept { return a >= 0; }
struct compare_three_way { template <class A, class B> __device__ constexpr auto operator()(const A &a, const B &b) const { return a <=> b; } };
template <class A, class B = A> struct compare_three_way_result { typedef decltype(declval<const A &>() <=> declval<const B &>()) type; };
template <class A, class B = A> using compare_three_way_result_t = typename compare_three_way_result<A, B>::type;
}
