// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 takes noexcept of a temporary from a list whose destructor does not throw for false.
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

// A destructor that says nothing throws where those of members and bases do, whatever its body does ([except.spec]/5).
struct Member {
    Throws t;
    __device__ ~Member() {}
};
struct Base : Throws {
    __device__ ~Base() {}
};
struct Defaulted {
    Throws t;
    ~Defaulted() = default;
};
struct Denies {
    Throws t;
    __device__ ~Denies() noexcept {}
};
struct HoldsDenies {
    Denies d[2];
    __device__ ~HoldsDenies() {}
};
struct Refers {
    Throws &r;
    Throws *p;
    __device__ ~Refers() {}
};
template <class T> struct Derived : T {
    __device__ ~Derived() {}
};
template <class T> struct Wraps {
    T t;
    __device__ ~Wraps() {}
};
struct Initialised {
    Throws t;
    __device__ Initialised() noexcept {}
};
template <class T> __device__ int traits() {
    return std::is_nothrow_destructible<T>::value + 2 * std::is_nothrow_default_constructible<T>::value +
           4 * std::is_nothrow_copy_constructible<T>::value + 8 * std::is_nothrow_move_constructible<T>::value +
           16 * std::is_nothrow_copy_assignable<T>::value + 32 * std::is_nothrow_move_assignable<T>::value;
}
__global__ void bodies(long long* out) {
    out[0] = traits<Member>() + 100 * traits<Base>() + 10000 * traits<Defaulted>();
    out[1] = traits<Denies>() + 100 * traits<HoldsDenies>() + 10000 * traits<Refers>();
    out[2] = traits<Derived<Throws>>() + 100 * traits<Derived<Denies>>() + 10000 * traits<Initialised>();
    out[3] = traits<Wraps<Base>>() + 100 * traits<Wraps<Quiet>>() + 10000 * traits<Wraps<Member[2]>>();
    out[4] = noexcept(Member()) + 2 * noexcept(Denies()) + 4 * noexcept((void)Denies{});
    out[5] = std::is_nothrow_destructible<Member[2][3]>::value + 2 * std::is_nothrow_destructible<Member&>::value;
}

// An expression throws where it destroys a temporary that does ([except.spec]/6), which a braced list or a call makes.
struct Part {
    Throws t;
    int n;
};
__device__ Part made() noexcept { return {}; }
__device__ void taken(Part) noexcept {}
__device__ void seen(const Part&) noexcept {}
__global__ void temporaries(long long* out) {
    Part p;
    out[0] = noexcept(Throws{}) + 2 * noexcept(Part{{}, 1}) + 4 * noexcept(Base{}) + 8 * noexcept(Part{}.n);
    out[1] = noexcept(made()) + 2 * noexcept(taken({})) + 4 * noexcept(seen({})) + 8 * noexcept(taken(p));
    out[2] = noexcept(seen(p)) + 2 * noexcept(p = Part{}) + 4 * noexcept(true ? p : Part()) + 8 * noexcept(p = p);
    out[3] = noexcept(Part{p}) + 2 * noexcept(static_cast<Part>(p)) + 4 * noexcept(std::move(p));
    char room[sizeof(Part)];
    Part* q = (Part*)room;
    out[4] = noexcept(q->~Part()) + 2 * noexcept(q->t.~Throws()) + 4 * noexcept(made().n);
}
