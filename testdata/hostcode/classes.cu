// Classes that the host and kernels share: some of their functions are the host's alone.
#include "classes.h"
#include <fstream>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

namespace geometry {

struct Point {
    float x, y;
    __host__ __device__ Point(float x = 0, float y = 0) : x(x), y(y) {}
    explicit Point(const std::string &text);
    explicit Point(const std::vector<float> &v) : x(v[0]), y(v[1]) {}
    __host__ __device__ float dot(const Point &p) const { return x * p.x + y * p.y; }
    std::string str() const { return std::to_string(x) + " " + std::to_string(y); }
    void save(const char *file) const {
        std::ofstream out(file);
        out << *this;
    }
    friend std::ostream &operator<<(std::ostream &out, const Point &p) { return out << p.x << ' ' << p.y; }
    static std::unique_ptr<Point> make() { return std::unique_ptr<Point>(new Point); }
    operator std::string() const { return str(); }
};

Point::Point(const std::string &text) : x(std::stof(text)), y(0) {}

__host__ __device__ inline Point operator+(const Point &a, const Point &b) { return Point(a.x + b.x, a.y + b.y); }

std::ostream &operator<<(std::ostream &out, const std::vector<Point> &v) {
    for (auto &p : v) out << p;
    return out;
}

} // namespace geometry

template <class T> class View {
    T *data;
    int size;

public:
    View(std::vector<T> &v) : data(v.data()), size((int)v.size()) {}
    View(const View &) = default;
    ~View() = default;
    __device__ T &operator[](int i) { return data[i]; }
    __device__ int length() const;
    void upload(const std::vector<T> &from) { cudaMemcpy(data, from.data(), sizeof(T) * size, cudaMemcpyHostToDevice); }
};

template <class T> __device__ int View<T>::length() const { return size; }

// Of the host alone.
class Simulation {
    std::vector<geometry::Point> points;
    std::ofstream log;
    cudaStream_t stream;

public:
    Simulation(int n) : points(n) { cudaStreamCreate(&stream); }
    virtual ~Simulation() { cudaStreamDestroy(stream); }
    void run();
};

__global__ void shift(View<geometry::Point> view, geometry::Point by) {
    int i = threadIdx.x;
    if (i < view.length()) view[i] = view[i] + by;
}

__global__ void dots(const geometry::Point *a, const geometry::Point *b, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = scaled(a[i].dot(b[i]));
}

void Simulation::run() {
    View<geometry::Point> view(points);
    shift<<<1, points.size(), 0, stream>>>(view, geometry::Point(1, 2));
}
