// oracle: g++
// std::span of C++20 and durations of <chrono>, which libcu++ brings as cuda::std::span and cuda::std::chrono.
#include <array>
#include <chrono>
#include <span>
typedef long long ll;

template <class T, size_t N> __device__ ll sum(std::span<T, N> s) {
    ll v = 0;
    for (auto& x : s) v = v * 10 + x;
    return v;
}
__device__ ll total(std::span<const int> s) { return sum(s) + s.size() * 100000; }
__device__ ll three(std::span<int, 3> s) { s[1] += 4; return sum(s); }
template <class T> struct Buffer {
    T items[4]; int n;
    __device__ T* data() { return items; }
    __device__ const T* data() const { return items; }
    __device__ T* begin() { return items; }
    __device__ const T* begin() const { return items; }
    __device__ T* end() { return items + n; }
    __device__ const T* end() const { return items + n; }
    __device__ size_t size() const { return n; }
};
__global__ void views(ll* out) {
    int a[5] = {1, 2, 3, 4, 5};
    std::span s(a);
    std::span<int> d = s, e(a + 1, 3), f(a, a + 2), none;
    std::span<const int> c = d;
    out[0] = s.extent; out[1] = sizeof s * 100 + sizeof d; out[2] = sum(s); out[3] = total(a); out[4] = total(e);
    out[5] = three(s.first<3>()); out[6] = a[1]; out[7] = sum(d.subspan(2)); out[8] = sum(d.subspan(1, 2));
    out[9] = sum(s.subspan<1>()) * 10 + s.subspan<1>().extent; out[10] = sum(s.last(2)); out[11] = none.empty() + f.size() * 10;
    out[12] = c.back() * 10 + c.front(); out[13] = d.size_bytes(); out[14] = s.last<2>().data() - a;
    ll back = 0;
    for (auto i = d.rbegin(); i != d.rend(); ++i) back = back * 10 + *i;
    out[15] = back;
    std::array<short, 3> r = {7, 8, 9};
    const std::array<short, 3>& k = r;
    std::span v(r);
    std::span w(k);
    v[0] = 6;
    out[16] = sum(v) + v.extent * 1000; out[17] = sum(w); out[18] = sum(std::span<const short>(r));
    Buffer<int> b = {{4, 3, 2, 1}, 3};
    std::span g(b);
    g[2] = 9;
    out[19] = sum(g); out[20] = total(b); out[21] = std::is_same_v<decltype(g), std::span<int>>;
    out[22] = std::is_convertible_v<std::span<int>, std::span<const int>> * 10 +
        std::is_convertible_v<std::span<const int>, std::span<int>>;
    out[23] = std::is_convertible_v<std::span<int>, std::span<int, 3>> * 100 +
        std::is_constructible_v<std::span<int, 3>, std::span<int>> * 10 + std::is_convertible_v<int (&)[4], std::span<int, 3>>;
    out[24] = std::is_default_constructible_v<std::span<int, 3>> * 10 + std::is_default_constructible_v<std::span<int>>;
    struct Base { int i; };
    struct Derived : Base {};
    out[25] = std::is_convertible_v<std::span<Derived>, std::span<Base>>; out[26] = (c.data() == a) + (std::dynamic_extent == size_t(-1));
    std::span<unsigned char> bytes((unsigned char*)a, sizeof a);
    out[27] = bytes[4]; out[28] = c.begin() + 5 == c.end();
}

using namespace std::chrono;
typedef duration<int, std::ratio<86400>> Days;
typedef duration<double> Real;
__global__ void durations(ll* out) {
    hours h(3); minutes m = h + minutes(25); milliseconds ms = m;
    out[0] = m.count(); out[1] = ms.count(); out[2] = duration_cast<hours>(m).count(); out[3] = (m - h) / seconds(7);
    out[4] = (m % h).count(); out[5] = (h * 2 + 5 * seconds(4)).count(); out[6] = (m / 10).count(); out[7] = (seconds(100) % 7).count();
    out[8] = (h < m) * 1000 + (h == minutes(180)) * 100 + (h != m) * 10 + (m >= h); out[9] = (-h).count() + (h++).count() * 10; out[9] += (++h).count() * 100;
    out[10] = floor<hours>(minutes(-61)).count() * 100 + ceil<hours>(minutes(-61)).count(); out[11] = round<minutes>(seconds(90)).count() * 10 + round<minutes>(seconds(150)).count();
    out[12] = abs(minutes(-4)).count(); Days d(2); out[13] = seconds(d).count(); out[14] = Real(milliseconds(1500)).count() * 1000;
    out[15] = duration_cast<milliseconds>(Real(0.0625)).count(); out[16] = std::is_convertible_v<seconds, minutes> * 100 + std::is_convertible_v<minutes, seconds> * 10 + std::is_convertible_v<Real, seconds>;
    out[17] = std::is_same_v<std::common_type_t<hours, milliseconds>, milliseconds> * 10 + std::is_same_v<decltype(h + m), minutes>;
    out[18] = decltype(duration<int, std::ratio<1, 3>>() + duration<int, std::ratio<1, 4>>())::period::den; out[19] = sizeof(Days) * 10 + sizeof(hours);
    out[20] = minutes::max() > minutes::zero(); m += h; m *= 2; m %= minutes(100); out[21] = m.count(); out[22] = days::period::num + weeks::period::num;
    out[23] = std::is_constructible_v<seconds, double> * 10 + std::is_constructible_v<Real, int>; out[24] = milliseconds::min().count() < 0;
}
typedef time_point<system_clock, seconds> Second;
typedef time_point<system_clock, Days> Day;
__global__ void points(ll* out) {
    Second t(seconds(200000)); Day d = floor<Days>(t); Second u = d + hours(5);
    out[0] = d.time_since_epoch().count(); out[1] = (t - d).count(); out[2] = (u - t).count(); out[3] = (t > d) * 10 + (t == Second(minutes(3333) + seconds(20)));
    u += minutes(2); u -= seconds(1); out[4] = u.time_since_epoch().count(); out[5] = time_point_cast<minutes>(u).time_since_epoch().count();
    out[6] = Second().time_since_epoch().count() + (Second::max() > Second::min()); out[7] = ceil<Days>(t).time_since_epoch().count(); out[8] = (milliseconds(3) + t).time_since_epoch().count();
    out[9] = std::is_convertible_v<Second, Day> * 10 + std::is_convertible_v<Day, Second>;
}
