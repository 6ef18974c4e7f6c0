// threads: 1 blocks: 1
// Specialisations name templates that using-declarations and using-directives bring into the namespace that they name.
namespace brought {
namespace impl {
template <class> inline constexpr bool test = false;
template <class T> struct S { static constexpr int v = 1; };
constexpr int near = 6;
}
using impl::test;
using impl::S;
}
namespace first { template <class T> struct Q { static constexpr int v = 1; }; }
namespace second { using namespace first; }
namespace third { using second::Q; }
struct Foo {};
template <> inline constexpr bool brought::test<Foo> = true;
template <> struct brought::S<Foo> { static constexpr int v = 2; };
template <class T> struct brought::S<T*> { static constexpr int v = near; };
template <> struct second::Q<Foo> { static constexpr int v = 3; };
template <class T> struct third::Q<T*> { static constexpr int v = 4; };
__global__ void broughts(long long* out) {
    out[0] = brought::test<Foo> + 10 * brought::impl::test<Foo> + 100 * brought::test<int>;
    out[1] = brought::S<Foo>::v + 10 * brought::impl::S<Foo>::v + 100 * brought::S<int>::v;
    out[2] = brought::S<int*>::v;
    out[3] = first::Q<Foo>::v + 10 * first::Q<int*>::v + 100 * first::Q<int>::v;
}
