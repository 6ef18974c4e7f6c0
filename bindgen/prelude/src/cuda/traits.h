// More of <type_traits> (C++17 23.15): what follows from the names of std.h and from whether an expression is valid.
namespace std {
template <class T> struct is_null_pointer : is_same<remove_cv_t<T>, nullptr_t> {};
template <class T> struct is_fundamental : bool_constant<is_arithmetic<T>::value || is_void<T>::value || is_null_pointer<T>::value> {};
template <class T> struct is_compound : bool_constant<!is_fundamental<T>::value> {};
template <class T> struct is_member_pointer : bool_constant<__is_member_pointer(remove_cv_t<T>)> {};
template <class T> struct is_member_object_pointer : bool_constant<__is_member_object_pointer(remove_cv_t<T>)> {};
template <class T> struct is_member_function_pointer : bool_constant<__is_member_function_pointer(remove_cv_t<T>)> {};
template <class T> constexpr bool is_member_object_pointer_v = is_member_object_pointer<T>::value;
template <class T> constexpr bool is_member_function_pointer_v = is_member_function_pointer<T>::value;
template <class T> struct is_scalar : bool_constant<is_arithmetic<T>::value || is_enum<T>::value || is_pointer<T>::value || is_null_pointer<T>::value || is_member_pointer<T>::value> {};
template <class T> struct is_object : bool_constant<!is_function<T>::value && !is_reference<T>::value && !is_void<T>::value> {};
template <class T> constexpr bool is_null_pointer_v = is_null_pointer<T>::value;
template <class T> constexpr bool is_fundamental_v = is_fundamental<T>::value;
template <class T> constexpr bool is_compound_v = is_compound<T>::value;
template <class T> constexpr bool is_member_pointer_v = is_member_pointer<T>::value;
template <class T> constexpr bool is_scalar_v = is_scalar<T>::value;
template <class T> constexpr bool is_object_v = is_object<T>::value;
template <class T> constexpr bool is_volatile_v = is_volatile<T>::value;
template <class T> constexpr size_t rank_v = rank<T>::value;
template <class T, unsigned I = 0> constexpr size_t extent_v = extent<T, I>::value;
template <class T> constexpr size_t alignment_of_v = alignof(T);
template <class T> using remove_volatile_t = typename remove_volatile<T>::type;
template <class T> struct add_volatile { typedef volatile T type; };
template <class T> using add_volatile_t = volatile T;
template <class T> struct add_cv { typedef const volatile T type; };
template <class T> using add_cv_t = const volatile T;
template <class T> struct is_bounded_array : false_type {};
template <class T, size_t N> struct is_bounded_array<T[N]> : true_type {};
template <class T> struct is_unbounded_array : false_type {};
template <class T> struct is_unbounded_array<T[]> : true_type {};
template <class T> constexpr bool is_bounded_array_v = is_bounded_array<T>::value;
template <class T> constexpr bool is_unbounded_array_v = is_unbounded_array<T>::value;

#define __KB_CLASS(name) template <class T> struct is_##name : bool_constant<__is_##name(T)> {}; template <class T> constexpr bool is_##name##_v = __is_##name(T);
__KB_CLASS(final) __KB_CLASS(abstract) __KB_CLASS(polymorphic)
template <class V, class T, class... As> struct __kb_constructible : false_type {};
template <class T, class... As> struct __kb_constructible<void_t<decltype(T(declval<As>()...))>, T, As...> : true_type {};
template <class T, class... As> struct is_constructible : __kb_constructible<void, T, As...> {};
template <class T, class A> struct is_constructible<T, A> : bool_constant<__is_constructible(T, A)> {};
template <class T> struct is_constructible<T> : bool_constant<__is_constructible(T)> {};
template <class T, class... As> struct is_trivially_constructible : false_type {};
template <class T, class A> struct is_trivially_constructible<T, A> : bool_constant<__is_trivially_constructible(T, A)> {};
template <class T> struct is_trivially_constructible<T> : bool_constant<__is_trivially_constructible(T)> {};
template <class T> struct __kb_object : bool_constant<is_object<T>::value || is_reference<T>::value> {};
template <class T, bool = __kb_object<T>::value> struct __kb_refs { typedef T &left; typedef const T &copied; typedef T &&moved; };
template <class T> struct __kb_refs<T, false> { typedef T left; typedef T copied; typedef T moved; };
template <class T> struct is_default_constructible : is_constructible<T> {};
template <class T> struct is_copy_constructible : is_constructible<T, typename __kb_refs<T>::copied> {};
template <class T> struct is_move_constructible : is_constructible<T, typename __kb_refs<T>::moved> {};
template <class T> struct is_trivially_default_constructible : is_trivially_constructible<T> {};
template <class T> struct is_trivially_copy_constructible : is_trivially_constructible<T, typename __kb_refs<T>::copied> {};
template <class T> struct is_trivially_move_constructible : is_trivially_constructible<T, typename __kb_refs<T>::moved> {};
template <class V, class T, class U> struct __kb_assignable : false_type {};
template <class T, class U> struct __kb_assignable<void_t<decltype(declval<T>() = declval<U>())>, T, U> : true_type {};
template <class T, class U, bool = __is_copied(T, U)> struct __kb_assignable_by : __kb_assignable<void, T, U> {};
template <class T, class U> struct __kb_assignable_by<T, U, true> : bool_constant<__is_assignable(T, U)> {};
template <class T, class U> struct is_assignable : __kb_assignable_by<T, U> {};
template <class T, class U> struct is_trivially_assignable : bool_constant<is_assignable<T, U>::value && __is_trivially_assignable(T, U)> {};
template <class T> struct is_copy_assignable : is_assignable<typename __kb_refs<T>::left, typename __kb_refs<T>::copied> {};
template <class T> struct is_move_assignable : is_assignable<typename __kb_refs<T>::left, typename __kb_refs<T>::moved> {};
template <class T> struct is_trivially_copy_assignable : is_trivially_assignable<typename __kb_refs<T>::left, typename __kb_refs<T>::copied> {};
template <class T> struct is_trivially_move_assignable : is_trivially_assignable<typename __kb_refs<T>::left, typename __kb_refs<T>::moved> {};
template <class T> struct is_destructible : bool_constant<__is_destructible(T)> {};
template <class T> struct is_trivially_destructible : bool_constant<__is_trivially_destructible(T)> {};
template <class T> struct has_virtual_destructor : bool_constant<__has_virtual_destructor(T)> {};
template <class T> constexpr bool is_trivially_default_constructible_v = is_trivially_default_constructible<T>::value;
template <class T> constexpr bool is_trivially_copy_constructible_v = is_trivially_copy_constructible<T>::value;
template <class T> constexpr bool is_trivially_move_constructible_v = is_trivially_move_constructible<T>::value;
template <class T> constexpr bool is_trivially_copy_assignable_v = is_trivially_copy_assignable<T>::value;
template <class T> constexpr bool is_trivially_move_assignable_v = is_trivially_move_assignable<T>::value;
template <class T, class... As> constexpr bool is_trivially_constructible_v = is_trivially_constructible<T, As...>::value;
template <class T, class U> constexpr bool is_trivially_assignable_v = is_trivially_assignable<T, U>::value;
template <class T> constexpr bool is_destructible_v = is_destructible<T>::value;
template <class T> constexpr bool is_trivially_destructible_v = is_trivially_destructible<T>::value;
template <class T> constexpr bool has_virtual_destructor_v = has_virtual_destructor<T>::value;
template <class T, class... As> constexpr bool is_constructible_v = is_constructible<T, As...>::value;
template <class T> constexpr bool is_default_constructible_v = is_default_constructible<T>::value;
template <class T> constexpr bool is_copy_constructible_v = is_copy_constructible<T>::value;
template <class T> constexpr bool is_move_constructible_v = is_move_constructible<T>::value;
template <class T, class U> constexpr bool is_assignable_v = is_assignable<T, U>::value;
template <class T> constexpr bool is_copy_assignable_v = is_copy_assignable<T>::value;
template <class T> constexpr bool is_move_assignable_v = is_move_assignable<T>::value;
template <bool possible, class T, class... As> struct __kb_nothrow_constructible : false_type {};
template <class T, class... As> struct __kb_nothrow_constructible<true, T, As...> : bool_constant<noexcept(T(declval<As>()...))> {};
template <class T, class... As> struct is_nothrow_constructible : __kb_nothrow_constructible<is_constructible<T, As...>::value, T, As...> {};
template <class T> struct is_nothrow_default_constructible : is_nothrow_constructible<T> {};
template <class T> struct is_nothrow_copy_constructible : is_nothrow_constructible<T, typename __kb_refs<T>::copied> {};
template <class T> struct is_nothrow_move_constructible : is_nothrow_constructible<T, typename __kb_refs<T>::moved> {};
template <bool possible, class T, class U> struct __kb_nothrow_assignable : false_type {};
template <class T, class U> struct __kb_nothrow_assignable<true, T, U> : bool_constant<noexcept(declval<T>() = declval<U>())> {};
template <class T, class U> struct is_nothrow_assignable : __kb_nothrow_assignable<is_assignable<T, U>::value, T, U> {};
template <class T> struct is_nothrow_copy_assignable : is_nothrow_assignable<typename __kb_refs<T>::left, typename __kb_refs<T>::copied> {};
template <class T> struct is_nothrow_move_assignable : is_nothrow_assignable<typename __kb_refs<T>::left, typename __kb_refs<T>::moved> {};
template <class T, class... As> constexpr bool is_nothrow_constructible_v = is_nothrow_constructible<T, As...>::value;
template <class T> constexpr bool is_nothrow_default_constructible_v = is_nothrow_default_constructible<T>::value;
template <class T> constexpr bool is_nothrow_copy_constructible_v = is_nothrow_copy_constructible<T>::value;
template <class T> constexpr bool is_nothrow_move_constructible_v = is_nothrow_move_constructible<T>::value;
template <class T, class U> constexpr bool is_nothrow_assignable_v = is_nothrow_assignable<T, U>::value;
template <class T> constexpr bool is_nothrow_copy_assignable_v = is_nothrow_copy_assignable<T>::value;
template <class T> constexpr bool is_nothrow_move_assignable_v = is_nothrow_move_assignable<T>::value;
template <class T> void __kb_takes(T) noexcept;
template <bool possible, class A, class B> struct __kb_nothrow_convertible : bool_constant<is_void<A>::value && is_void<B>::value> {};
template <class A, class B> struct __kb_nothrow_convertible<true, A, B> : bool_constant<noexcept(std::__kb_takes<B>(declval<A>()))> {};
template <class A, class B> struct is_nothrow_convertible : __kb_nothrow_convertible<__is_convertible(A, B) && !__is_void(B), A, B> {};
template <class A, class B> constexpr bool is_nothrow_convertible_v = is_nothrow_convertible<A, B>::value;
template <class T, bool = is_destructible<T>::value && !is_reference<T>::value> struct __kb_nothrow_destructible : is_destructible<T> {};
template <class T> struct __kb_nothrow_destructible<T, true> : bool_constant<noexcept(declval<remove_all_extents_t<T> &>().~remove_all_extents_t<T>())> {};
template <class T> struct is_nothrow_destructible : __kb_nothrow_destructible<T> {};
template <class T> constexpr bool is_nothrow_destructible_v = is_nothrow_destructible<T>::value;
// Whether swap(a, b) is valid where std::swap is visible ([meta.unary.prop]).
template <class V, class T, class U> struct __kb_swaps : false_type { static constexpr bool quiet = false; };
template <class T, class U> struct __kb_swaps<void_t<decltype(swap(declval<T>(), declval<U>()))>, T, U> : true_type { static constexpr bool quiet = noexcept(swap(declval<T>(), declval<U>())); };
template <class T, class U> struct is_swappable_with : bool_constant<__kb_swaps<void, T, U>::value && __kb_swaps<void, U, T>::value> {};
template <class T, class U> struct is_nothrow_swappable_with : bool_constant<__kb_swaps<void, T, U>::quiet && __kb_swaps<void, U, T>::quiet> {};
template <class T> struct is_swappable : is_swappable_with<typename __kb_refs<T>::left, typename __kb_refs<T>::left> {};
template <class T> struct is_nothrow_swappable : is_nothrow_swappable_with<typename __kb_refs<T>::left, typename __kb_refs<T>::left> {};
template <class T> constexpr bool is_swappable_v = is_swappable<T>::value;
template <class T, class U> constexpr bool is_swappable_with_v = is_swappable_with<T, U>::value;
template <class T> constexpr bool is_nothrow_swappable_v = is_nothrow_swappable<T>::value;
template <class T, class U> constexpr bool is_nothrow_swappable_with_v = is_nothrow_swappable_with<T, U>::value;
template <class T> using __kb_moved_if = conditional_t<!is_nothrow_move_constructible<T>::value && is_copy_constructible<T>::value, const T &, T &&>;
template <class T> __device__ constexpr __kb_moved_if<T> move_if_noexcept(T &x) noexcept { return static_cast<__kb_moved_if<T>>(x); }
template <class V, class F, class... As> struct __kb_invocable : false_type {};
template <class F, class... As> struct __kb_invocable<void_t<invoke_result_t<F, As...>>, F, As...> : true_type {};
template <class F, class... As> struct is_invocable : __kb_invocable<void, F, As...> {};
template <class V, class R, class F, class... As> struct __kb_invocable_r : false_type {};
template <class R, class F, class... As> struct __kb_invocable_r<void_t<invoke_result_t<F, As...>>, R, F, As...>
    : bool_constant<is_void<R>::value || is_convertible<invoke_result_t<F, As...>, R>::value> {};
template <class R, class F, class... As> struct is_invocable_r : __kb_invocable_r<void, R, F, As...> {};
template <class F, class... As> constexpr bool is_invocable_v = is_invocable<F, As...>::value;
template <class R, class F, class... As> constexpr bool is_invocable_r_v = is_invocable_r<R, F, As...>::value;
template <class R, class F, class... As> struct __kb_quiet_call : bool_constant<noexcept(std::invoke(declval<F>(), declval<As>()...)) && (is_void<R>::value || is_nothrow_convertible<invoke_result_t<F, As...>, R>::value)> {};
template <class F, class... As> struct is_nothrow_invocable : conjunction<is_invocable<F, As...>, __kb_quiet_call<void, F, As...>> {};
template <class R, class F, class... As> struct is_nothrow_invocable_r : conjunction<is_invocable_r<R, F, As...>, __kb_quiet_call<R, F, As...>> {};
template <class F, class... As> constexpr bool is_nothrow_invocable_v = is_nothrow_invocable<F, As...>::value;
template <class R, class F, class... As> constexpr bool is_nothrow_invocable_r_v = is_nothrow_invocable_r<R, F, As...>::value;
template <class R, class F, class... As> __device__ constexpr enable_if_t<is_invocable_r<R, F, As...>::value, R> invoke_r(F &&f, As &&...as) {
  if constexpr (is_void<R>::value) std::invoke(static_cast<F &&>(f), static_cast<As &&>(as)...);
  else return std::invoke(static_cast<F &&>(f), static_cast<As &&>(as)...);
}
template <class F> struct result_of;
template <class F, class... As> struct result_of<F(As...)> : invoke_result<F, As...> {};
template <class F> using result_of_t = typename result_of<F>::type;

template <class T> __device__ constexpr T *launder(T *p) noexcept { return p; }
template <class T> __device__ constexpr T *addressof(T &x) noexcept {
  if constexpr (is_class_v<T> || is_union_v<T>) return (T *)&(char &)x; // past an operator& of its own
  else return &x;
}
template <class T> const T *addressof(const T &&) = delete;
template <class T> struct pointer_traits { typedef typename T::element_type element_type; typedef T pointer; typedef typename T::difference_type difference_type; };
template <class T> struct pointer_traits<T *> { typedef T element_type; typedef T *pointer; typedef ptrdiff_t difference_type; template <class U> using rebind = U *; };
template <class T> struct allocator {
  typedef T value_type; typedef size_t size_type; typedef ptrdiff_t difference_type; typedef true_type propagate_on_container_move_assignment; typedef true_type is_always_equal;
};
template <class A, class U> struct __kb_rebound;
template <template <class, class...> class A, class T, class... Rest, class U> struct __kb_rebound<A<T, Rest...>, U> { typedef A<U, Rest...> type; };
template <class A> struct allocator_traits {
  typedef A allocator_type; typedef typename A::value_type value_type; typedef value_type *pointer; typedef const value_type *const_pointer; typedef void *void_pointer;
  typedef const void *const_void_pointer; typedef ptrdiff_t difference_type; typedef size_t size_type;
  template <class U> using rebind_alloc = typename __kb_rebound<A, U>::type;
  template <class U> using rebind_traits = allocator_traits<rebind_alloc<U>>;
};
template <class T> struct is_scoped_enum : bool_constant<is_enum<T>::value && !is_convertible<T, long>::value> {};
template <class T> constexpr bool is_scoped_enum_v = is_scoped_enum<T>::value;

// common_reference ([meta.trans.other]/3)
template <class A, class B, template <class> class P, template <class> class Q> struct basic_common_reference {};
template <class T> struct __kb_xref { template <class U> using type = remove_reference_t<U>; };
template <class T> struct __kb_xref<const T> { template <class U> using type = const remove_reference_t<U>; };
template <class T> struct __kb_xref<volatile T> { template <class U> using type = volatile remove_reference_t<U>; };
template <class T> struct __kb_xref<const volatile T> { template <class U> using type = const volatile remove_reference_t<U>; };
template <class T> struct __kb_xref<T &> { template <class U> using type = typename __kb_xref<T>::template type<U> &; };
template <class T> struct __kb_xref<T &&> { template <class U> using type = typename __kb_xref<T>::template type<U> &&; };
template <class X, class Y> using __kb_chosen = decltype(false ? declval<X (&)()>()() : declval<Y (&)()>()());
template <class X, class Y> using __kb_both_cv = __kb_chosen<typename __kb_xref<X>::template type<Y> &, typename __kb_xref<Y>::template type<X> &>;
template <class A, class B, class = void> struct __kb_simple_ref {};
template <class X, class Y> struct __kb_simple_ref<X &, Y &, enable_if_t<is_reference<__kb_both_cv<X, Y>>::value>> { typedef __kb_both_cv<X, Y> type; };
template <class X, class Y> struct __kb_simple_ref<X &&, Y &&, enable_if_t<is_convertible<X &&, remove_reference_t<typename __kb_simple_ref<X &, Y &>::type> &&>::value && is_convertible<Y &&, remove_reference_t<typename __kb_simple_ref<X &, Y &>::type> &&>::value>> { typedef remove_reference_t<typename __kb_simple_ref<X &, Y &>::type> &&type; };
template <class X, class Y> struct __kb_simple_ref<X &&, Y &, enable_if_t<is_convertible<X &&, typename __kb_simple_ref<const X &, Y &>::type>::value>> { typedef typename __kb_simple_ref<const X &, Y &>::type type; };
template <class X, class Y> struct __kb_simple_ref<X &, Y &&, enable_if_t<is_convertible<Y &&, typename __kb_simple_ref<const Y &, X &>::type>::value>> { typedef typename __kb_simple_ref<const Y &, X &>::type type; };
template <class... Ts> struct common_reference;
template <> struct common_reference<> {};
template <class T> struct common_reference<T> { typedef T type; };
template <class A, class B, class = void> struct __kb_common_ref3 : common_type<A, B> {};
template <class A, class B> struct __kb_common_ref3<A, B, void_t<__kb_chosen<A, B>>> { typedef __kb_chosen<A, B> type; };
template <class A, class B, class = void> struct __kb_common_ref2 : __kb_common_ref3<A, B> {};
template <class A, class B> struct __kb_common_ref2<A, B, void_t<typename basic_common_reference<remove_cvref_t<A>, remove_cvref_t<B>, __kb_xref<A>::template type, __kb_xref<B>::template type>::type>>
    : basic_common_reference<remove_cvref_t<A>, remove_cvref_t<B>, __kb_xref<A>::template type, __kb_xref<B>::template type> {};
template <class A, class B, class = void> struct __kb_common_ref1 : __kb_common_ref2<A, B> {};
template <class A, class B> struct __kb_common_ref1<A, B, enable_if_t<is_reference<A>::value && is_reference<B>::value, void_t<typename __kb_simple_ref<A, B>::type>>> : __kb_simple_ref<A, B> {};
template <class A, class B> struct common_reference<A, B> : __kb_common_ref1<A, B> {};
template <class V, class... Ts> struct __kb_common_ref_of {};
template <class A, class B, class... Ts> struct __kb_common_ref_of<void_t<typename common_reference<A, B>::type>, A, B, Ts...> : common_reference<typename common_reference<A, B>::type, Ts...> {};
template <class A, class B, class C, class... Ts> struct common_reference<A, B, C, Ts...> : __kb_common_ref_of<void, A, B, C, Ts...> {};
template <class... Ts> using common_reference_t = typename common_reference<Ts...>::type;

// <concepts> (C++20 18.4)
template <class T, class U> concept common_reference_with = (requires { typename common_reference_t<T, U>; typename common_reference_t<U, T>; }) && is_same<common_reference_t<T, U>, common_reference_t<U, T>>::value && is_convertible<T, common_reference_t<T, U>>::value && is_convertible<U, common_reference_t<T, U>>::value;
template <class T, class U> concept common_with = (requires { typename common_type_t<T, U>; typename common_type_t<U, T>; }) && is_same<common_type_t<T, U>, common_type_t<U, T>>::value && common_reference_with<const T &, const U &>;
template <class T, class U> concept assignable_from = is_lvalue_reference<T>::value && common_reference_with<const remove_reference_t<T> &, const remove_reference_t<U> &> && requires(T t, U &&u) { { t = static_cast<U &&>(u) } -> same_as<T>; };
template <class T> concept swappable = is_swappable<T>::value;
template <class T, class U> concept swappable_with = common_reference_with<T, U> && is_swappable_with<T, T>::value && is_swappable_with<U, U>::value && is_swappable_with<T, U>::value;
template <class T> concept movable = is_object<T>::value && move_constructible<T> && assignable_from<T &, T> && swappable<T>;
template <class T> concept copyable = copy_constructible<T> && movable<T> && assignable_from<T &, T &> && assignable_from<T &, const T &> && assignable_from<T &, const T>;
template <class T> concept semiregular = copyable<T> && default_initializable<T>;
template <class T> concept regular = semiregular<T> && equality_comparable<T>;
template <class R, class A, class B> concept relation = predicate<R, A, A> && predicate<R, B, B> && predicate<R, A, B> && predicate<R, B, A>;
template <class R, class A, class B> concept equivalence_relation = relation<R, A, B>;
template <class R, class A, class B> concept strict_weak_order = relation<R, A, B>;
template <class T, class U> concept same_as = is_same<T, U>::value;
template <class D, class B> concept derived_from = is_base_of<B, D>::value && is_convertible<const volatile D *, const volatile B *>::value;
template <class F, class T> concept convertible_to = is_convertible<F, T>::value && requires { static_cast<T>(declval<F>()); };
template <class T> concept integral = is_integral<T>::value;
template <class T> concept signed_integral = integral<T> && is_signed<T>::value;
template <class T> concept unsigned_integral = integral<T> && !signed_integral<T>;
template <class T> concept floating_point = is_floating_point<T>::value;
template <class T> concept destructible = is_destructible<T>::value;
template <class T, class... As> concept constructible_from = destructible<T> && is_constructible<T, As...>::value;
template <class T> concept default_initializable = constructible_from<T> && requires { T{}; };
template <class T> concept move_constructible = constructible_from<T, T> && convertible_to<T, T>;
template <class T> concept copy_constructible = move_constructible<T> && constructible_from<T, T &> && convertible_to<T &, T> && constructible_from<T, const T &> && convertible_to<const T &, T>;
template <class F, class... As> concept invocable = is_invocable<F, As...>::value;
template <class F, class... As> concept regular_invocable = invocable<F, As...>;
template <class F, class... As> concept predicate = regular_invocable<F, As...> && is_convertible<invoke_result_t<F, As...>, bool>::value;
template <class T> concept equality_comparable = requires(const T &a, const T &b) { { a == b } -> convertible_to<bool>; { a != b } -> convertible_to<bool>; };
template <class T> concept totally_ordered = equality_comparable<T> && requires(const T &a, const T &b) { { a < b } -> convertible_to<bool>; { a > b } -> convertible_to<bool>; { a <= b } -> convertible_to<bool>; { a >= b } -> convertible_to<bool>; };

enum class byte : unsigned char {};
template <class I> __device__ constexpr I to_integer(byte b) { return I(b); }
__device__ constexpr byte operator|(byte a, byte b) { return byte((unsigned char)a | (unsigned char)b); }
__device__ constexpr byte operator&(byte a, byte b) { return byte((unsigned char)a & (unsigned char)b); }
__device__ constexpr byte operator^(byte a, byte b) { return byte((unsigned char)a ^ (unsigned char)b); }
__device__ constexpr byte operator~(byte a) { return byte(~(unsigned char)a); }
template <class I> __device__ constexpr byte operator<<(byte b, I n) { return byte((unsigned char)b << n); }
template <class I> __device__ constexpr byte operator>>(byte b, I n) { return byte((unsigned char)b >> n); }
}
