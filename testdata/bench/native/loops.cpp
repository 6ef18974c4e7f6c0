// The suite's computations as loops that a C++ programmer would write, for comparison with the kernels: g++ -O3 -march=native -fopenmp loops.cpp
//
// It reads commands from standard input, a line each, and answers each with a line: "bind NAME" makes the inputs of a case at its full size, "run" runs it once
// and answers with the milliseconds by the clock and of the processor, "free" drops the inputs. The sizes are those of examples/suite/cases.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

using std::vector;
using Floats = vector<float>;
using Run = std::function<void()>;

namespace {

std::mt19937 generator(2026);

Floats floats(size_t n, float lo, float hi) {
    std::uniform_real_distribution<float> d(lo, hi);
    Floats x(n);
    for (float& v : x) v = d(generator);
    return x;
}

double processor_ms() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return 1e3 * t.tv_sec + 1e-6 * t.tv_nsec;
}

template <typename T>
std::shared_ptr<T> keep(T v) {
    return std::make_shared<T>(std::move(v));
}

Run saxpy() {
    const long n = 1 << 24;
    auto x = keep(floats(n, -1, 1)), y = keep(floats(n, -1, 1));
    return [=] {
        const float* __restrict__ px = x->data();
        float* __restrict__ py = y->data();
#pragma omp parallel for
        for (long i = 0; i < n; i++) py[i] = 2.5f * px[i] + py[i];
    };
}

Run reduce() {
    const long n = 1 << 24, span = 512;
    auto x = keep(floats(n, 0, 1)), partial = keep(Floats(n / span));
    return [=] {
        const float* px = x->data();
#pragma omp parallel for
        for (long b = 0; b < n / span; b++) {
            float sum = 0;
#pragma omp simd reduction(+ : sum)
            for (long i = 0; i < span; i++) sum += px[b * span + i];
            (*partial)[b] = sum;
        }
    };
}

Run scan() {
    const long n = 1 << 24, span = 1 << 16, blocks = n / span;
    auto x = keep(vector<int>(n)), y = keep(vector<int>(n)), sums = keep(vector<int>(blocks));
    for (int& v : *x) v = generator() % 100;
    return [=] {
        const int* px = x->data();
        int* py = y->data();
#pragma omp parallel for
        for (long b = 0; b < blocks; b++) {
            int sum = 0;
            for (long i = b * span; i < (b + 1) * span; i++) {
                py[i] = sum;
                sum += px[i];
            }
            (*sums)[b] = sum;
        }
        for (long b = 0, sum = 0; b < blocks; b++) {
            int s = (*sums)[b];
            (*sums)[b] = sum;
            sum += s;
        }
#pragma omp parallel for
        for (long b = 0; b < blocks; b++) {
            int s = (*sums)[b];
            for (long i = b * span; i < (b + 1) * span; i++) py[i] += s;
        }
    };
}

// The order of loops that reads rows, as tiles make it on a GPU.
Run matmul_rows() {
    const long n = 512;
    auto a = keep(floats(n * n, -1, 1)), b = keep(floats(n * n, -1, 1)), c = keep(Floats(n * n));
    return [=] {
        const float *pa = a->data(), *pb = b->data();
        float* __restrict__ pc = c->data();
#pragma omp parallel for
        for (long i = 0; i < n; i++) {
            std::fill(pc + i * n, pc + (i + 1) * n, 0.0f);
            for (long k = 0; k < n; k++) {
                float v = pa[i * n + k];
                for (long j = 0; j < n; j++) pc[i * n + j] += v * pb[k * n + j];
            }
        }
    };
}

Run matmul_naive() {
    const long n = 512;
    auto a = keep(floats(n * n, -1, 1)), b = keep(floats(n * n, -1, 1)), c = keep(Floats(n * n));
    return [=] {
        const float *pa = a->data(), *pb = b->data();
#pragma omp parallel for
        for (long i = 0; i < n; i++)
            for (long j = 0; j < n; j++) {
                float sum = 0;
                for (long k = 0; k < n; k++) sum += pa[i * n + k] * pb[k * n + j];
                (*c)[i * n + j] = sum;
            }
    };
}

Run transpose() {
    const long n = 4096, tile = 32;
    auto a = keep(floats(n * n, -1, 1)), b = keep(Floats(n * n));
    return [=] {
        const float* __restrict__ src = a->data();
        float* __restrict__ dst = b->data();
#pragma omp parallel for collapse(2)
        for (long ty = 0; ty < n; ty += tile)
            for (long tx = 0; tx < n; tx += tile)
                for (long y = ty; y < ty + tile; y++)
                    for (long x = tx; x < tx + tile; x++) dst[x * n + y] = src[y * n + x];
    };
}

Run softmax() {
    const long rows = 4096, cols = 1024;
    auto a = keep(floats(rows * cols, -4, 4)), b = keep(Floats(rows * cols));
    return [=] {
#pragma omp parallel for
        for (long r = 0; r < rows; r++) {
            const float* __restrict__ in = a->data() + r * cols;
            float* __restrict__ out = b->data() + r * cols;
            float most = -INFINITY, sum = 0;
            for (long c = 0; c < cols; c++) most = std::max(most, in[c]);
            for (long c = 0; c < cols; c++) {
                out[c] = expf(in[c] - most);
                sum += out[c];
            }
            for (long c = 0; c < cols; c++) out[c] *= 1 / sum;
        }
    };
}

Run layernorm() {
    const long rows = 4096, cols = 1024;
    auto a = keep(floats(rows * cols, -4, 4)), b = keep(Floats(rows * cols)), gamma = keep(floats(cols, 0.5, 1.5)), beta = keep(floats(cols, -1, 1));
    return [=] {
        const float *g = gamma->data(), *h = beta->data();
#pragma omp parallel for
        for (long r = 0; r < rows; r++) {
            const float* __restrict__ in = a->data() + r * cols;
            float* __restrict__ out = b->data() + r * cols;
            float sum = 0, squares = 0;
            for (long c = 0; c < cols; c++) sum += in[c];
            float mean = sum / cols;
            for (long c = 0; c < cols; c++) squares += (in[c] - mean) * (in[c] - mean);
            float scale = 1 / sqrtf(squares / cols + 1e-5f);
            for (long c = 0; c < cols; c++) out[c] = (in[c] - mean) * scale * g[c] + h[c];
        }
    };
}

Run histogram() {
    const long n = 1 << 24;
    auto data = keep(vector<uint8_t>(n));
    auto bins = keep(vector<unsigned>(256));
    for (uint8_t& v : *data) v = generator() & generator();
    return [=] {
        const uint8_t* p = data->data();
        std::fill(bins->begin(), bins->end(), 0);
#pragma omp parallel
        {
            unsigned local[256] = {};
#pragma omp for
            for (long i = 0; i < n; i++) local[p[i]]++;
#pragma omp critical
            for (int b = 0; b < 256; b++) (*bins)[b] += local[b];
        }
    };
}

Run stencil_2d() {
    const long n = 4096;
    auto a = keep(floats(n * n, -1, 1)), b = keep(*a);
    return [=] {
        const float* __restrict__ s = a->data();
        float* __restrict__ d = b->data();
#pragma omp parallel for
        for (long y = 1; y < n - 1; y++)
            for (long x = 1; x < n - 1; x++) {
                long i = y * n + x;
                d[i] = 0.5f * s[i] + 0.125f * (s[i - 1] + s[i + 1] + s[i - n] + s[i + n]);
            }
    };
}

Run stencil_3d() {
    const long n = 256;
    auto a = keep(floats(n * n * n, -1, 1)), b = keep(*a);
    return [=] {
        const float* __restrict__ s = a->data();
        float* __restrict__ d = b->data();
#pragma omp parallel for
        for (long z = 1; z < n - 1; z++)
            for (long y = 1; y < n - 1; y++)
                for (long x = 1; x < n - 1; x++) {
                    long i = (z * n + y) * n + x;
                    d[i] = s[i] + 0.1f * (s[i - n * n] + s[i + n * n] + s[i - 1] + s[i + 1] + s[i - n] + s[i + n] - 6 * s[i]);
                }
    };
}

struct Body {
    float x, y, z, w;
};

Run nbody() {
    const long n = 8192;
    auto bodies = keep(vector<Body>(n)), acc = keep(vector<Body>(n));
    Floats f = floats(4 * n, 0, 1);
    for (long i = 0; i < n; i++) (*bodies)[i] = {f[4 * i], f[4 * i + 1], f[4 * i + 2], f[4 * i + 3] / n};
    return [=] {
        const Body* p = bodies->data();
#pragma omp parallel for
        for (long i = 0; i < n; i++) {
            float x = 0, y = 0, z = 0;
            for (long j = 0; j < n; j++) {
                float dx = p[j].x - p[i].x, dy = p[j].y - p[i].y, dz = p[j].z - p[i].z;
                float inv = 1 / sqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
                float s = p[j].w * inv * inv * inv;
                x += dx * s;
                y += dy * s;
                z += dz * s;
            }
            (*acc)[i] = {x, y, z, 0};
        }
    };
}

Run mandelbrot() {
    const long n = 1024;
    auto counts = keep(vector<int>(n * n));
    return [=] {
        const float step = 3.0f / n;
#pragma omp parallel for schedule(dynamic, 8)
        for (long py = 0; py < n; py++)
            for (long px = 0; px < n; px++) {
                float cx = -2.0f + px * step, cy = -1.5f + py * step, x = 0, y = 0, xx = 0, yy = 0;
                int k = 0;
                while (xx + yy <= 4 && k < 256) {
                    y = 2 * x * y + cy;
                    x = xx - yy + cx;
                    xx = x * x;
                    yy = y * y;
                    k++;
                }
                (*counts)[py * n + px] = k;
            }
    };
}

float normal_cdf(float x) {
    float t = 1.0f / (1.0f + 0.2316419f * fabsf(x));
    float poly = t * (0.319381530f + t * (-0.356563782f + t * (1.781477937f + t * (-1.821255978f + t * 1.330274429f))));
    float tail = 0.39894228f * expf(-0.5f * x * x) * poly;
    return x > 0.0f ? 1.0f - tail : tail;
}

Run black_scholes() {
    const long n = 1 << 21;
    auto price = keep(floats(n, 5, 30)), strike = keep(floats(n, 1, 100)), years = keep(floats(n, 0.25, 10)), call = keep(Floats(n)), put = keep(Floats(n));
    return [=] {
        const float rate = 0.02f, volatility = 0.3f;
#pragma omp parallel for
        for (long i = 0; i < n; i++) {
            float s = (*price)[i], k = (*strike)[i], t = (*years)[i];
            float spread = volatility * sqrtf(t);
            float d1 = (logf(s / k) + (rate + 0.5f * volatility * volatility) * t) / spread, d2 = d1 - spread;
            float p1 = normal_cdf(d1), p2 = normal_cdf(d2), discounted = k * expf(-rate * t);
            (*call)[i] = s * p1 - discounted * p2;
            (*put)[i] = discounted * (1 - p2) - s * (1 - p1);
        }
    };
}

Run spmv() {
    const int rows = 1 << 18;
    auto starts = keep(vector<int>(rows + 1));
    for (int i = 0; i < rows; i++) (*starts)[i + 1] = (*starts)[i] + generator() % 33;
    const int nonzeros = starts->back();
    auto columns = keep(vector<int>(nonzeros));
    auto values = keep(floats(nonzeros, -1, 1)), x = keep(floats(rows, -1, 1)), y = keep(Floats(rows));
    for (int& c : *columns) c = generator() % rows;
    return [=] {
        const int *s = starts->data(), *c = columns->data();
        const float *v = values->data(), *px = x->data();
#pragma omp parallel for
        for (int i = 0; i < rows; i++) {
            float sum = 0;
            for (int j = s[i]; j < s[i + 1]; j++) sum += v[j] * px[c[j]];
            (*y)[i] = sum;
        }
    };
}

// The same network of comparisons as the kernels'.
Run bitonic() {
    const long n = 1 << 20, span = 512;
    auto input = keep(vector<uint32_t>(n)), keys = keep(vector<uint32_t>(n));
    for (uint32_t& k : *input) k = generator();
    return [=] {
        *keys = *input;
        uint32_t* k = keys->data();
        auto step = [k](long from, long to, long size, long stride) {
            for (long t = from / 2; t < to / 2; t++) {
                long lo = 2 * t - (t & (stride - 1));
                uint32_t a = k[lo], b = k[lo + stride];
                if ((a > b) == ((lo & size) == 0)) {
                    k[lo] = b;
                    k[lo + stride] = a;
                }
            }
        };
#pragma omp parallel for
        for (long b = 0; b < n; b += span)
            for (long size = 2; size <= span; size *= 2)
                for (long stride = size / 2; stride > 0; stride /= 2) step(b, b + span, size, stride);
        for (long size = 2 * span; size <= n; size *= 2) {
            for (long stride = size / 2; stride >= span; stride /= 2) {
#pragma omp parallel for
                for (long b = 0; b < n; b += span) step(b, b + span, size, stride);
            }
#pragma omp parallel for
            for (long b = 0; b < n; b += span)
                for (long stride = span / 2; stride > 0; stride /= 2) step(b, b + span, size, stride);
        }
    };
}

Run convolution() {
    const long n = 2048, radius = 8;
    auto a = keep(floats(n * n, 0, 1)), rows = keep(Floats(n * n)), b = keep(Floats(n * n));
    auto weights = keep(floats(2 * radius + 1, 0, 0.1));
    return [=] {
        const float *s = a->data(), *w = weights->data();
        float *r = rows->data(), *d = b->data();
#pragma omp parallel for
        for (long y = 0; y < n; y++)
            for (long x = 0; x < n; x++) {
                float sum = 0;
                for (long j = std::max(-radius, -x); j <= std::min(radius, n - 1 - x); j++) sum += w[j + radius] * s[y * n + x + j];
                r[y * n + x] = sum;
            }
#pragma omp parallel for
        for (long y = 0; y < n; y++) {
            std::fill(d + y * n, d + (y + 1) * n, 0.0f);
            for (long j = std::max(-radius, -y); j <= std::min(radius, n - 1 - y); j++)
                for (long x = 0; x < n; x++) d[y * n + x] += w[j + radius] * r[(y + j) * n + x];
        }
    };
}

Run kmeans() {
    const long n = 1 << 20, dim = 8, clusters = 16;
    auto points = keep(floats(dim * n, 0, 1)), centres = keep(floats(clusters * dim, 0, 1));
    auto labels = keep(vector<int>(n)), counts = keep(vector<int>(clusters));
    return [=] {
        const float *p = points->data(), *c = centres->data();
        std::fill(counts->begin(), counts->end(), 0);
#pragma omp parallel
        {
            int count[clusters] = {};
#pragma omp for
            for (long i = 0; i < n; i++) {
                int best = 0;
                float least = INFINITY;
                for (long k = 0; k < clusters; k++) {
                    float distance = 0;
                    for (long d = 0; d < dim; d++) {
                        float diff = p[d * n + i] - c[k * dim + d];
                        distance += diff * diff;
                    }
                    if (distance < least) {
                        least = distance;
                        best = k;
                    }
                }
                (*labels)[i] = best;
                count[best]++;
            }
#pragma omp critical
            for (long k = 0; k < clusters; k++) (*counts)[k] += count[k];
        }
    };
}

Run bfs() {
    const int nodes = 1 << 18, degree = 8;
    auto edges = keep(vector<int>(nodes * degree)), front = keep(vector<int>(nodes)), next = keep(vector<int>(nodes));
    auto level = keep(vector<std::atomic<int>>(nodes));
    for (int& e : *edges) e = generator() % nodes;
    return [=] {
        for (auto& l : *level) l = -1;
        (*level)[0] = 0;
        (*front)[0] = 0;
        std::atomic<int> size;
        int *f = front->data(), *g = next->data();
        int count = 1;
        for (int depth = 1; count > 0; depth++, count = size, std::swap(f, g)) {
            size = 0;
#pragma omp parallel for
            for (int i = 0; i < count; i++)
                for (int e = f[i] * degree; e < (f[i] + 1) * degree; e++) {
                    int to = (*edges)[e], unseen = -1;
                    if ((*level)[to].compare_exchange_strong(unseen, depth)) g[size++] = to;
                }
        }
    };
}

Run monte_carlo() {
    const long n = 1 << 16, samples = 256;
    auto inside = keep(vector<unsigned>(n));
    return [=] {
#pragma omp parallel for
        for (long i = 0; i < n; i++) {
            uint32_t state = 12345u ^ (uint32_t(i) * 2654435769u), count = 0;
            auto next = [&state] {
                state = state * 747796405u + 2891336453u;
                uint32_t word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
                return (((word >> 22) ^ word) >> 8) * (1.0f / 16777216.0f);
            };
            for (long k = 0; k < samples; k++) {
                float x = next(), y = next();
                if (x * x + y * y < 1.0f) count++;
            }
            (*inside)[i] = count;
        }
    };
}

struct Complex {
    float x, y;
};

Run fft() {
    const long points = 1024, log = 10, batch = 2048;
    Floats f = floats(2 * points * batch, -1, 1);
    auto input = keep(vector<Complex>(points * batch)), x = keep(vector<Complex>(points * batch)), roots = keep(vector<Complex>(points / 2));
    std::memcpy(input->data(), f.data(), f.size() * sizeof(float));
    for (long k = 0; k < points / 2; k++) (*roots)[k] = {float(cos(2 * M_PI * k / points)), float(-sin(2 * M_PI * k / points))};
    return [=] {
        const Complex* w = roots->data();
#pragma omp parallel for
        for (long b = 0; b < batch; b++) {
            const Complex* in = input->data() + b * points;
            Complex* s = x->data() + b * points;
            for (long i = 0; i < points; i++) {
                long r = 0;
                for (long bit = 0; bit < log; bit++) r |= (i >> bit & 1) << (log - 1 - bit);
                s[r] = in[i];
            }
            for (long half = 1, step = points / 2; half < points; half *= 2, step /= 2)
                for (long first = 0; first < points; first += 2 * half)
                    for (long k = 0; k < half; k++) {
                        Complex a = s[first + k], c = s[first + k + half], r = w[k * step];
                        Complex m = {c.x * r.x - c.y * r.y, c.x * r.y + c.y * r.x};
                        s[first + k] = {a.x + m.x, a.y + m.y};
                        s[first + k + half] = {a.x - m.x, a.y - m.y};
                    }
        }
    };
}

}  // namespace

int main() {
    const std::map<std::string, Run (*)()> cases = {
        {"saxpy", saxpy}, {"reduce", reduce}, {"scan", scan}, {"matmul-tiled", matmul_rows}, {"matmul-naive", matmul_naive}, {"transpose", transpose},
        {"softmax", softmax}, {"layernorm", layernorm}, {"histogram", histogram}, {"stencil-2d", stencil_2d}, {"stencil-3d", stencil_3d}, {"nbody", nbody},
        {"mandelbrot", mandelbrot}, {"black-scholes", black_scholes}, {"spmv", spmv}, {"bitonic-sort", bitonic}, {"convolution", convolution},
        {"kmeans", kmeans}, {"bfs", bfs}, {"monte-carlo", monte_carlo}, {"fft", fft}};
    Run run;
    for (std::string command; std::cin >> command;) {
        if (command == "bind") {
            std::string name, size;
            std::cin >> name >> size;
            auto c = cases.find(name);
            if (c == cases.end()) {
                std::cout << "error no case " << name << std::endl;
                continue;
            }
            run = c->second();
            std::cout << "ok 0 0" << std::endl;
        } else if (command == "run") {
            double used = processor_ms();
            auto start = std::chrono::steady_clock::now();
            run();
            std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
            std::cout << "ok " << took.count() << ' ' << processor_ms() - used << std::endl;
        } else {
            run = nullptr;
            std::cout << "ok 0 0" << std::endl;
        }
    }
}
