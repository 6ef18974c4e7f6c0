// thrust::complex (Thrust documentation, Complex Numbers): operands may have parts of different types.
#define __KB_THRUST_CC template <class A, class B, class R = std::common_type_t<A, B>>
#define __KB_THRUST_CR template <class A, class B, class R = std::enable_if_t<std::is_arithmetic<B>::value, std::common_type_t<A, B>>>
#define __KB_THRUST_RC template <class A, class B, class R = std::enable_if_t<std::is_arithmetic<A>::value, std::common_type_t<A, B>>>
namespace thrust {
__KB_COMPLEX_CLASS
__KB_COMPLEX_OPS(__KB_THRUST_CC, __KB_THRUST_CR, __KB_THRUST_RC, A, B, R)
__KB_COMPLEX_FUNCTIONS
}
