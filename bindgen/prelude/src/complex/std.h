// std::complex (C++17 29.5).
namespace std {
__KB_COMPLEX_CLASS
__KB_COMPLEX_OPS(template <class T>, template <class T>, template <class T>, T, T, T)
__KB_COMPLEX_FUNCTIONS
}
