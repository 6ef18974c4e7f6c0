// threads: 1 blocks: 1
// Function types with the words of member functions, and with an ellipsis.
#include <type_traits>
template <class T> struct id { enum { n = 99 }; };
template <class T> struct id<const T> { enum { n = id<T>::n * 3 + 1 }; };
template <class T> struct id<T*> { enum { n = id<T>::n * 7 + 4 }; };
template <class T> struct id<T&> { enum { n = id<T>::n * 5 + 2 }; };
template <class T> struct fk { enum { n = 1 }; };
template <class R, class... A> struct fk<R(A...)> { enum { n = 2 }; };
template <class R, class... A> struct fk<R(A...) const> { enum { n = 3 }; };
template <class R, class... A> struct fk<R(A..., ...)> { enum { n = 4 }; };
template <class R, class... A> struct fk<R(A...) noexcept> { enum { n = 5 }; };
template <class T> struct ck { enum { n = 1 }; };
template <class T> struct ck<const T> { enum { n = 2 }; };
template <class T> struct cv { enum { n = 1 }; };
template <class T> struct cv<volatile T> { enum { n = 2 }; };
struct C { int m(int) const; int v; };
__global__ void k(long long* out) {
  out[0] = id<int(bool)>::n; out[1] = id<C() const>::n; out[2] = id<std::decay_t<C() const>>::n; out[3] = id<std::decay_t<int(...)>>::n; out[4] = id<std::decay_t<int(int)>>::n;
  out[5] = fk<int(int)>::n + fk<int(int) const>::n * 10 + fk<int(...)>::n * 100 + fk<int(int, ...)>::n * 1000 + 0;
  out[6] = ck<int(int)>::n + ck<int(int) const>::n * 10 + cv<int()>::n * 100; out[7] = id<int C::*>::n + id<int (C::*)(int) const>::n * 3;
  out[8] = std::is_const_v<int() const> + std::is_function_v<int() const> * 2 + std::is_same_v<std::add_pointer_t<int() const>, int() const> * 4 + std::is_same_v<std::remove_cv_t<int() const>, int() const> * 8;
  out[9] = id<int()>::n + id<int (*)()>::n * 3 + id<int (&)()>::n * 5; out[10] = id<std::conditional_t<true, int(bool), int>>::n; out[11] = id<int(unsigned)>::n + id<void(int)>::n;
  out[12] = std::is_same_v<std::decay_t<int() const>, int() const>; out[13] = std::is_same_v<int(const int), int(int)> + std::is_same_v<int(int[3]), int(int*)> * 2 + std::is_same_v<int(int()), int(int (*)())> * 4;
}
