// threads: 1 blocks: 1
// Destructors that are called by name throw as they say ([expr.unary.noexcept]/3).
#include <type_traits>
#include <utility>
struct Throws {
    __device__ ~Throws() noexcept(false) {}
};
struct Quiet {
    __device__ ~Quiet() {}
};
struct Holds {
    Throws t;
};
__global__ void named(long long* out) {
    out[0] = noexcept(std::declval<Throws&>().~Throws()) + 2 * noexcept(std::declval<Quiet&>().~Quiet());
    out[1] = std::is_nothrow_destructible<Throws>::value + 2 * std::is_nothrow_destructible<Quiet>::value;
    out[2] = std::is_nothrow_destructible<Holds>::value + 2 * std::is_nothrow_destructible<Quiet[2]>::value +
             4 * std::is_nothrow_destructible<Throws[2]>::value;
}
