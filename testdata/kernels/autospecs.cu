// threads: 1 blocks: 1
// Specialisations of templates with auto parameters: values of different types are different ([temp.type]/1).
template <auto V> struct Kind { enum { n = (int)V * 3 + (int)sizeof(V) }; };
template <> struct Kind<'x'> { enum { n = 1000 }; };
template <> struct Kind<true> { enum { n = 2000 }; };
template <> struct Kind<7u> { enum { n = 3000 }; };
template <auto V> constexpr int shown = 1;
template <> constexpr int shown<1> = 2;
template <> constexpr int shown<true> = 3;
template <int N> struct Number { enum { n = 1 }; };
template <> struct Number<3u> { enum { n = 2 }; };
template <unsigned long long N> struct Wide { enum { n = 1 }; };
template <> struct Wide<3> { enum { n = 2 }; };
template <auto V> __device__ int called() { return 1; }
template <> __device__ int called<1>() { return 2; }
template <> __device__ int called<true>() { return 3; }

__global__ void autospecs(long long* out) {
    int i = 0;
    out[i++] = Kind<'x'>::n;
    out[i++] = Kind<120>::n;
    out[i++] = Kind<true>::n;
    out[i++] = Kind<1>::n;
    out[i++] = Kind<1u>::n;
    out[i++] = Kind<7u>::n;
    out[i++] = Kind<7>::n;
    out[i++] = Kind<(short)7>::n;
    out[i++] = shown<1>;
    out[i++] = shown<true>;
    out[i++] = shown<1u>;
    out[i++] = Number<3>::n + Number<3LL>::n * 10;
    out[i++] = Wide<3>::n + Wide<'\3'>::n * 10;
    out[i++] = called<1>() * 100 + called<true>() * 10 + called<1u>();
}
