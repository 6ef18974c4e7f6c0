// Classes that derive from vector types, as programs do that give them operators.
struct u64 : public uint2 {
    __device__ u64() {}
    __device__ u64(unsigned lo, unsigned hi) {
        uint2::x = lo;
        uint2::y = hi;
    }
    __device__ u64(unsigned long long v) { ((unsigned long long *)&this->x)[0] = v; }
    __device__ operator unsigned long long() const { return *((unsigned long long *)this); }
    __device__ u64 operator^=(const u64 &o) {
        uint2::x ^= o.x;
        uint2::y ^= o.y;
        return *this;
    }
};

struct vec3 : float3 {
    __device__ vec3(float a, float b, float c) : float3{a, b, c} {}
    __device__ vec3(float3 v) : float3(v) {}
    __device__ explicit vec3(float s) : float3(make_float3(s, s, s)) {}
    __device__ vec3 operator*(float s) const { return vec3(x * s, y * s, z * s); }
    __device__ float dot(const float3 &o) const { return x * o.x + y * o.y + z * o.z; }
};

struct tagged : public int4 {
    int tag;
};

typedef double2 pair;
template <class T> struct wrapped : T {
    __device__ double sum() const { return this->x + this->y; }
};

__device__ float norm(float3 v) { return v.x * v.x + v.y * v.y + v.z * v.z; }

__global__ void kernel(long long *out) {
    u64 a(3u, 4u), b = 0x100000005ull;
    a ^= b;
    out[0] = (unsigned long long)a;
    out[1] = a.y;
    out[2] = sizeof(u64);
    vec3 v(1, 2, 3), w = make_float3(4, 5, 6), s(2.0f);
    out[3] = v.dot(w);
    out[4] = norm(v * 2.0f);
    out[5] = (v * 3.0f).z + s.y;
    out[6] = sizeof(vec3) * 100 + alignof(vec3);
    const float3 &r = w;
    float3 g = v;
    out[7] = r.y * 10 + g.z;
    float3 many[2] = {v, w};
    out[8] = many[1].x;
    tagged q;
    q.x = 1;
    q.w = 5;
    q.tag = 7;
    out[9] = q.x + q.w + q.tag;
    out[10] = sizeof(tagged) * 100 + alignof(tagged);
    int4 &part = q;
    part.y = 3;
    out[11] = q.y;
    ((float3 *)&v)->x = 9;
    out[12] = v.x;
    wrapped<pair> p;
    p.x = 1.5;
    p.y = 2.5;
    out[13] = p.sum();
    out[14] = sizeof(p);
}
