// Particles, rays, lattices and bodies as simulation codes write them: vector classes, functors, policies.
#define HD __host__ __device__ __forceinline__

namespace phys {

template <typename T> struct Vec3 {
    T x, y, z;
    HD Vec3() : x(0), y(0), z(0) {}
    HD Vec3(T x_, T y_, T z_) : x(x_), y(y_), z(z_) {}
    HD explicit Vec3(T s) : x(s), y(s), z(s) {}
    template <typename U> HD explicit Vec3(const Vec3<U>& o) : x(T(o.x)), y(T(o.y)), z(T(o.z)) {}
    HD Vec3 operator-() const { return Vec3(-x, -y, -z); }
    HD Vec3& operator+=(const Vec3& o) { x += o.x; y += o.y; z += o.z; return *this; }
    HD Vec3& operator-=(const Vec3& o) { x -= o.x; y -= o.y; z -= o.z; return *this; }
    HD Vec3& operator*=(T s) { x *= s; y *= s; z *= s; return *this; }
    HD T operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
    HD T& operator[](int i) { return (&x)[i]; }
    HD T lengthSquared() const { return x * x + y * y + z * z; }
    HD friend Vec3 operator+(Vec3 a, const Vec3& b) { a += b; return a; }
    HD friend Vec3 operator-(Vec3 a, const Vec3& b) { return a -= b; }
    HD friend Vec3 operator*(Vec3 a, T s) { return a *= s; }
    HD friend Vec3 operator*(T s, const Vec3& a) { return a * s; }
};

template <typename T> HD T dot(const Vec3<T>& a, const Vec3<T>& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
template <typename T> HD Vec3<T> cross(const Vec3<T>& a, const Vec3<T>& b) {
    return Vec3<T>(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
using Vec3f = Vec3<float>;
using Vec3d = Vec3<double>;

struct Particle {
    Vec3d pos, vel;
    double mass;
    int id : 24;
    unsigned alive : 1;
};

// Forces are policies of the integrator.
struct Spring {
    double k;
    HD explicit Spring(double k_) : k(k_) {}
    HD Vec3d operator()(const Particle& p) const { return -k * p.pos; }
};
struct Drag {
    double c = 0.25;
    HD Vec3d operator()(const Particle& p) const { return p.vel * (-c); }
};
template <class A, class B> struct Sum {
    A a;
    B b;
    HD Sum(A a_, B b_) : a(a_), b(b_) {}
    HD Vec3d operator()(const Particle& p) const { return a(p) + b(p); }
};
template <class A, class B> HD Sum<A, B> both(const A& a, const B& b) { return Sum<A, B>(a, b); }

template <class Force, int Substeps = 4> class Verlet {
public:
    typedef Force force_type;
    static constexpr int substeps = Substeps;
    HD Verlet(const Force& f, double dt) : force(f), h(dt / Substeps) {}
    HD void step(Particle& p) const {
        for (int i = 0; i < substeps; ++i) {
            Vec3d a = force(p) * (1.0 / p.mass);
            p.vel += a * (h * 0.5);
            p.pos += p.vel * h;
            a = force(p) * (1.0 / p.mass);
            p.vel += a * (h * 0.5);
        }
    }
private:
    force_type force;
    double h;
};
}  // namespace phys

__global__ void phys_verlet(long long* out) {
    using namespace phys;
    Particle ps[3];
    for (int i = 0; i < 3; i++) {
        ps[i].pos = Vec3d(i + 1, 0.5 * i, -i);
        ps[i].vel = Vec3d(0.125);
        ps[i].mass = 1 << i;
        ps[i].id = -i;
        ps[i].alive = i & 1;
    }
    auto f = both(Spring(2.0), Drag());
    Verlet<decltype(f)> v(f, 0.0625);
    Verlet<Spring, 2> w(Spring(1.5), 0.125);
    for (int t = 0; t < 10; t++) {
        v.step(ps[0]);
        v.step(ps[1]);
        w.step(ps[2]);
    }
    for (int i = 0; i < 3; i++) {
        out[i * 4] = (long long)(ps[i].pos.x * 1e9);
        out[i * 4 + 1] = (long long)(ps[i].vel[1] * 1e9);
        out[i * 4 + 2] = ps[i].id * 10 + ps[i].alive;
        out[i * 4 + 3] = __double_as_longlong(ps[i].pos.lengthSquared());
    }
    out[12] = decltype(v)::substeps * 10 + Verlet<Spring, 2>::substeps;
    Vec3f n(cross(Vec3d(1, 2, 3), Vec3d(-2, 0.5, 4)));
    n[1] = 7;
    out[13] = (int)(dot(n, Vec3f(1, 10, 100)) * 2);
}

// Bodies that attract each other, with a tile in shared memory would be another kernel; here the softening is a template parameter.
template <typename real, int N> HD void accelerate(const real (&pos)[N][3], real (&acc)[N][3], real eps) {
    for (int i = 0; i < N; i++) {
        real ax = 0, ay = 0, az = 0;
#pragma unroll 4
        for (int j = 0; j < N; j++) {
            const real dx = pos[j][0] - pos[i][0], dy = pos[j][1] - pos[i][1], dz = pos[j][2] - pos[i][2];
            const real r2 = dx * dx + dy * dy + dz * dz + eps;
            const real inv = real(1) / (r2 * sqrt(r2));
            ax += dx * inv;
            ay += dy * inv;
            az += dz * inv;
        }
        acc[i][0] = ax, acc[i][1] = ay, acc[i][2] = az;
    }
}
__global__ void phys_nbody(long long* out) {
    double pos[8][3], acc[8][3], vel[8][3] = {};
    for (int i = 0; i < 24; i++) pos[i / 3][i % 3] = (i * 37 % 11) - 5.0;
    for (int s = 0; s < 5; s++) {
        accelerate(pos, acc, 0.01);
        for (int i = 0; i < 8; i++)
            for (int k = 0; k < 3; k++) {
                vel[i][k] += acc[i][k] * 0.01;
                pos[i][k] += vel[i][k] * 0.01;
            }
    }
    for (int i = 0; i < 24; i++) out[i] = (long long)(pos[i / 3][i % 3] * 1e8);
    float fp[2][3] = {{0, 0, 0}, {3, 4, 0}}, fa[2][3];
    accelerate<float, 2>(fp, fa, 0.5f);
    out[24] = (long long)(fa[0][0] * 1e6f);
}

struct Ray {
    phys::Vec3f org, dir;
    float tmin, tmax;
};
struct Sphere {
    phys::Vec3f center;
    float radius;
    __device__ bool hit(const Ray& r, float& t) const {
        phys::Vec3f oc = r.org - center;
        float a = dot(r.dir, r.dir), b = dot(oc, r.dir), c = dot(oc, oc) - radius * radius;
        float d = b * b - a * c;
        if (d < 0) return false;
        float s = sqrtf(d), t0 = (-b - s) / a, t1 = (-b + s) / a;
        t = t0 > r.tmin ? t0 : t1;
        return t > r.tmin && t < r.tmax;
    }
};
struct Node {
    float lo[3], hi[3];
    union {
        struct { int left, right; };
        struct { int first, count; } leaf;
    };
    bool is_leaf;
};
// Slabs; then a stack of nodes still to visit.
__device__ bool hitBox(const Node& n, const Ray& r) {
    float t0 = r.tmin, t1 = r.tmax;
    for (int i = 0; i < 3; ++i) {
        float inv = 1.0f / r.dir[i];
        float a = (n.lo[i] - r.org[i]) * inv, b = (n.hi[i] - r.org[i]) * inv;
        if (inv < 0.0f) { float t = a; a = b; b = t; }
        t0 = a > t0 ? a : t0;
        t1 = b < t1 ? b : t1;
        if (t1 <= t0) return false;
    }
    return true;
}
template <int StackSize = 16> __device__ int trace(const Node* nodes, const Sphere* spheres, Ray r, int* visited) {
    int stack[StackSize], *top = stack, best = -1;
    *top++ = 0;
    while (top != stack) {
        const Node& n = nodes[*--top];
        ++*visited;
        if (!hitBox(n, r)) continue;
        if (n.is_leaf) {
            for (int i = n.leaf.first, e = i + n.leaf.count; i != e; ++i) {
                float t;
                if (spheres[i].hit(r, t)) r.tmax = t, best = i;
            }
        } else {
            *top++ = n.left;
            *top++ = n.right;
        }
    }
    return best;
}
__global__ void phys_bvh(long long* out) {
    Sphere spheres[4];
    Node nodes[7];
    for (int i = 0; i < 4; i++) {
        spheres[i].center = phys::Vec3f(i * 3.0f, (i & 1) * 2.0f, 5.0f + i);
        spheres[i].radius = 1.0f + 0.25f * i;
        Node& n = nodes[3 + i];
        for (int k = 0; k < 3; k++) {
            n.lo[k] = spheres[i].center[k] - spheres[i].radius;
            n.hi[k] = spheres[i].center[k] + spheres[i].radius;
        }
        n.is_leaf = true;
        n.leaf.first = i;
        n.leaf.count = 1;
    }
    for (int i = 2; i >= 0; i--) {
        Node &n = nodes[i], &l = nodes[2 * i + 1], &r = nodes[2 * i + 2];
        for (int k = 0; k < 3; k++) n.lo[k] = fminf(l.lo[k], r.lo[k]), n.hi[k] = fmaxf(l.hi[k], r.hi[k]);
        n.is_leaf = false;
        n.left = 2 * i + 1;
        n.right = 2 * i + 2;
    }
    for (int y = 0; y < 4; y++)
        for (int x = 0; x < 8; x++) {
            Ray r = {phys::Vec3f(0.01f, 0.02f, 0), phys::Vec3f(x * 0.25f + 0.1f, y * 0.2f - 0.1f, 1), 1e-3f, 1e30f};
            int visited = 0;
            int hit = trace(nodes, spheres, r, &visited);
            out[y * 8 + x] = (hit + 1) * 100 + visited;
        }
    out[32] = sizeof(Node);
}

// A lattice of spins with a checkerboard update; a generator for each site.
class Lcg {
    unsigned long long state;
public:
    static constexpr unsigned long long A = 6364136223846793005ULL, C = 1442695040888963407ULL;
    HD explicit Lcg(unsigned seed) : state(seed * A + C) {}
    HD unsigned next() { state = state * A + C; return unsigned(state >> 33); }
    HD float uniform() { return (next() & 0xffffff) * (1.0f / 16777216.0f); }
};
enum class Parity : int { Even = 0, Odd = 1 };
template <Parity P, int L> __device__ int sweep(signed char (&s)[L][L], Lcg& rng, const float* boltz) {
    int flips = 0;
    for (int i = 0; i < L; i++)
        for (int j = 0; j < L; j++) {
            if (((i + j) & 1) != static_cast<int>(P)) continue;
            int sum = s[(i + 1) % L][j] + s[(i + L - 1) % L][j] + s[i][(j + 1) % L] + s[i][(j + L - 1) % L];
            int d = 2 * s[i][j] * sum;
            if (d <= 0 || rng.uniform() < boltz[d >> 2]) {
                s[i][j] = -s[i][j];
                flips++;
            }
        }
    return flips;
}
__global__ void phys_ising(long long* out) {
    const float boltz[] = {1.0f, 0.2f, 0.04f};
    signed char s[8][8];
    Lcg rng(42u);
    for (auto& row : s)
        for (auto& x : row) x = rng.next() & 1 ? 1 : -1;
    for (int t = 0; t < 6; t++) {
        out[2 * t] = sweep<Parity::Even>(s, rng, boltz);
        out[2 * t + 1] = sweep<Parity::Odd>(s, rng, boltz);
    }
    int m = 0;
    for (int i = 0; i < 64; i++) m += s[i >> 3][i & 7];
    out[12] = m;
}

// A lattice Boltzmann cell: nine directions, moments, equilibrium; the model's constants are static members.
struct D2Q9 {
    static constexpr int Q = 9;
    static HD int cx(int i) { constexpr int c[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}; return c[i]; }
    static HD int cy(int i) { constexpr int c[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1}; return c[i]; }
    static HD double w(int i) { return i == 0 ? 4. / 9 : i < 5 ? 1. / 9 : 1. / 36; }
};
template <class Model, typename Real = double> struct Cell {
    Real f[Model::Q];
    struct Moments { Real rho, ux, uy; };
    HD Moments moments() const {
        Moments m = {};
        for (int i = 0; i < Model::Q; i++) {
            m.rho += f[i];
            m.ux += Model::cx(i) * f[i];
            m.uy += Model::cy(i) * f[i];
        }
        m.ux /= m.rho;
        m.uy /= m.rho;
        return m;
    }
    HD static Real equilibrium(int i, const Moments& m) {
        Real cu = 3 * (Model::cx(i) * m.ux + Model::cy(i) * m.uy);
        return m.rho * Model::w(i) * (1 + cu + cu * cu / 2 - Real(1.5) * (m.ux * m.ux + m.uy * m.uy));
    }
    HD void collide(Real omega) {
        const auto m = moments();
        for (int i = 0; i < Model::Q; i++) f[i] -= omega * (f[i] - equilibrium(i, m));
    }
};
__global__ void phys_lbm(long long* out) {
    Cell<D2Q9> c;
    for (int i = 0; i < 9; i++) c.f[i] = D2Q9::w(i) * (1 + 0.05 * i);
    for (int t = 0; t < 3; t++) c.collide(0.75);
    for (int i = 0; i < 9; i++) out[i] = __double_as_longlong(c.f[i]);
    Cell<D2Q9>::Moments m = c.moments();
    out[9] = (long long)(m.rho * 1e12);
    out[10] = (long long)(m.ux * 1e12);
}

// Quaternions inherit their storage; a derived class uses it through using declarations and casts to its base.
struct Quad {
    float v[4];
    HD float& at(int i) { return v[i]; }
    HD float at(int i) const { return v[i]; }
};
struct Quaternion : public Quad {
    typedef Quad Base;
    HD Quaternion(float w, float x, float y, float z) { v[0] = w; v[1] = x; v[2] = y; v[3] = z; }
    HD Quaternion operator*(const Quaternion& q) const {
        const float *a = v, *b = q.v;
        return Quaternion(a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3], a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
                          a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1], a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0]);
    }
    HD Quaternion conj() const { return {at(0), -at(1), -at(2), -v[3]}; }
};
HD float norm2(const Quad& q) {
    float s = 0;
    for (float x : q.v) s += x * x;
    return s;
}
__global__ void phys_quaternion(long long* out) {
    Quaternion q(1, 2, -1, 0.5f), p(0, 1, 2, 3);
    Quaternion r = q * p * q.conj();
    for (int i = 0; i < 4; i++) out[i] = (long long)(r.at(i) * 16);
    out[4] = (long long)(norm2(q) * 100);
    Quad& base = r;
    base.at(2) = 5;
    out[5] = (int)r.v[2];
    out[6] = sizeof(Quaternion);
}
