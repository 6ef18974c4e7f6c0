// What sources for AMD's devices see without an #include, besides what is built into HIPRTC. Namespace std of the source is one of ours, because HIPRTC has parts of its own,
// which differ from version to version.
#pragma once
typedef __PTRDIFF_TYPE__ ptrdiff_t;
#define std kbind_std
#include <math.h>
#include <stddef.h>
#include <type_traits>
namespace std {
template <class T> __host__ __device__ constexpr T &&forward(typename remove_reference<T>::type &x) noexcept { return static_cast<T &&>(x); }
template <class T> __host__ __device__ constexpr T &&forward(typename remove_reference<T>::type &&x) noexcept { return static_cast<T &&>(x); }
template <class T> __host__ __device__ constexpr typename remove_reference<T>::type &&move(T &&x) noexcept { return static_cast<typename remove_reference<T>::type &&>(x); }
}
#include <utility>
#ifndef hipThreadIdx_x
#include <kbind_hip.h>
#endif
