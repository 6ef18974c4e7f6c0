// threads: 8x4 blocks: 2
// Images: stencils with halos in shared memory, clamped reads, colour conversions, transforms; pixels are structs and vectors.
#include <stdint.h>

#define TW 8
#define TH 4
#define RADIUS 2
#define IDX(x, y, w) ((y) * (w) + (x))
#ifndef CLAMP
#define CLAMP(v, lo, hi) ((v) < (lo) ? (lo) : (v) > (hi) ? (hi) : (v))
#endif
#define TID (threadIdx.y * blockDim.x + threadIdx.x)

typedef struct { uint8_t r, g, b, a; } rgba_t;

__device__ __forceinline__ unsigned pixel(int x, int y) { return (unsigned)(x * 31 + y * 17 + x * y * 7) & 0xff; }

template <typename T, int W, int H> class ImageView {
    T* data_;
public:
    static const int width = W, height = H;
    __device__ explicit ImageView(T* p) : data_(p) {}
    __device__ T& operator()(int x, int y) { return data_[IDX(x, y, W)]; }
    __device__ const T& operator()(int x, int y) const { return data_[IDX(x, y, W)]; }
    __device__ T clamped(int x, int y) const { return (*this)(CLAMP(x, 0, W - 1), CLAMP(y, 0, H - 1)); }
    template <class F> __device__ void fill(F f) {
        for (int i = TID; i < W * H; i += blockDim.x * blockDim.y) data_[i] = f(i % W, i / W);
    }
};

__constant__ int gauss[5] = {1, 4, 6, 4, 1};

__global__ void img_blur(long long* out) {
    __shared__ int tile[TH + 2 * RADIUS][TW + 2 * RADIUS], rows[TH + 2 * RADIUS][TW];
    const int tx = threadIdx.x, ty = threadIdx.y, gx = blockIdx.x * TW + tx;
    for (int y = ty; y < TH + 2 * RADIUS; y += TH)
        for (int x = tx; x < TW + 2 * RADIUS; x += TW) {
            int sx = (int)blockIdx.x * TW + x - RADIUS, sy = y - RADIUS;
            tile[y][x] = sx < 0 || sx >= 2 * TW || sy < 0 || sy >= TH ? 0 : pixel(sx, sy);
        }
    __syncthreads();
    for (int y = ty; y < TH + 2 * RADIUS; y += TH) {
        int s = 0;
#pragma unroll
        for (int k = -RADIUS; k <= RADIUS; ++k) s += gauss[k + RADIUS] * tile[y][tx + RADIUS + k];
        rows[y][tx] = s;
    }
    __syncthreads();
    int s = 0;
    for (int k = 0; k < 5; k++) s += gauss[k] * rows[ty + k][tx];
    out[ty * 16 + gx] = (s + 128) >> 8;
}

__global__ void img_sobel(long long* out) {
    __shared__ unsigned char px[16 * 8];
    ImageView<unsigned char, 16, 8> img(px);
    img.fill([](int x, int y) -> unsigned char { return pixel(x, y); });
    __syncthreads();
    const int x = blockIdx.x * TW + threadIdx.x, y = threadIdx.y + 2;
    int gx = 0, gy = 0;
    const int k[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
            gx += k[j + 1][i + 1] * img.clamped(x + i, y + j);
            gy += k[i + 1][j + 1] * img.clamped(x + i, y + j);
        }
    out[threadIdx.y * 16 + x] = (int)sqrtf((float)(gx * gx + gy * gy)) + img.width * 10000;
}

// Median of nine by a network of exchanges, written with a macro.
#define SORT2(a, b) { const int lo_ = min(p[a], p[b]), hi_ = max(p[a], p[b]); p[a] = lo_; p[b] = hi_; }
#define SORT3(a, b, c) SORT2(a, b) SORT2(b, c) SORT2(a, b)
__global__ void img_median(long long* out) {
    int p[9], n = 0, x = blockIdx.x * TW + threadIdx.x, y = threadIdx.y;
    for (int j = -1; j < 2; j++)
        for (int i = -1; i < 2; i++) p[n++] = pixel(CLAMP(x + i, 0, 15), CLAMP(y + j, 0, 3));
    SORT3(0, 1, 2) SORT3(3, 4, 5) SORT3(6, 7, 8)
    p[6] = max(max(p[0], p[3]), p[6]);
    SORT3(1, 4, 7)
    p[2] = min(min(p[2], p[5]), p[8]);
    SORT3(2, 4, 6)
    out[y * 16 + x] = p[4];
}

// Colours in fixed point; packed in words and in structs.
static __device__ rgba_t unpack(uint32_t w) {
    rgba_t c;
    c.r = w & 0xff, c.g = (w >> 8) & 0xff, c.b = (w >> 16) & 0xff, c.a = w >> 24;
    return c;
}
static __device__ uint32_t pack(const rgba_t& c) { return c.r | c.g << 8 | c.b << 16 | (uint32_t)c.a << 24; }
__device__ uchar4 blend(uchar4 s, uchar4 d) {
    const int a = s.w, ia = 255 - a;
#define CH(f) d.f = (unsigned char)((s.f * a + d.f * ia + 127) / 255)
    CH(x); CH(y); CH(z);
#undef CH
    return d;
}
__global__ void img_color(long long* out) {
    int i = TID + blockIdx.x * 32;
    rgba_t c = unpack(i * 0x01234567u ^ 0x89abcdefu);
    int Y = (77 * c.r + 150 * c.g + 29 * c.b + 128) >> 8;
    int Cb = ((-43 * c.r - 85 * c.g + 128 * c.b + 128) >> 8) + 128;
    int Cr = ((128 * c.r - 107 * c.g - 21 * c.b + 128) >> 8) + 128;
    c.r = CLAMP(Y + (359 * (Cr - 128) >> 8), 0, 255);
    c.b = CLAMP(Y + (454 * (Cb - 128) >> 8), 0, 255);
    uchar4 s = make_uchar4(c.r, c.g, c.b, c.a), d = {10, 20, 30, 255};
    d = blend(s, d);
    out[i] = (long long)pack(c) * 1000 + d.x + d.y + d.z;
}

// Histogram equalisation: atomics in shared memory, a scan, a table.
__global__ void img_equalize(long long* out) {
    __shared__ unsigned int hist[16], cdf[16];
    const int t = TID;
    if (t < 16) hist[t] = 0;
    __syncthreads();
    for (int i = t; i < 256; i += 32) atomicAdd(hist + (pixel(i % 16, i / 16 + blockIdx.x) >> 4), 1u);
    __syncthreads();
    if (t < 16) cdf[t] = hist[t];
    for (int d = 1; d < 16; d <<= 1) {
        __syncthreads();
        unsigned v = t < 16 && t >= d ? cdf[t - d] : 0;
        __syncthreads();
        if (t < 16) cdf[t] += v;
    }
    __syncthreads();
    out[blockIdx.x * 32 + t] = t < 16 ? cdf[t] : hist[t - 16];
}

// Bilinear sampling, in float and with eight bits of fraction.
template <typename Real> struct Affine {
    Real m[2][3];
    __device__ void operator()(Real x, Real y, Real& u, Real& v) const {
        u = m[0][0] * x + m[0][1] * y + m[0][2];
        v = m[1][0] * x + m[1][1] * y + m[1][2];
    }
    __device__ Affine operator*(const Affine& o) const {
        Affine r;
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 3; j++) r.m[i][j] = m[i][0] * o.m[0][j] + m[i][1] * o.m[1][j];
            r.m[i][2] += m[i][2];
        }
        return r;
    }
};
__global__ void img_warp(long long* out) {
    Affine<float> rot = {{{0.75f, -0.5f, 2}, {0.5f, 0.75f, 1}}}, scale = {{{2, 0, 0}, {0, 0.5f, 0}}};
    const Affine<float> t = rot * scale;
    float u, v;
    int x = blockIdx.x * TW + threadIdx.x, y = threadIdx.y;
    t(x, y, u, v);
    int iu = floorf(u), iv = floorf(v);
    float fu = u - iu, fv = v - iv;
#define P(dx, dy) (float)pixel(iu + dx, iv + dy)
    float top = P(0, 0) + fu * (P(1, 0) - P(0, 0)), bottom = P(0, 1) * (1 - fu) + P(1, 1) * fu;
#undef P
    int q = (int)(fu * 256), fixed = ((256 - q) * (int)pixel(iu, iv) + q * (int)pixel(iu + 1, iv)) >> 8;
    out[y * 16 + x] = (long long)((top + (bottom - top) * fv) * 64) * 1000 + fixed;
}

// Eight-point cosine transform in integers over rows then columns of a shared block.
#define FIX(x) ((int)((x) * 8192 + 0.5))
template <int STRIDE> __device__ void dct8(int* d) {
    int a[4], b[4];
    for (int i = 0; i < 4; i++) {
        a[i] = d[i * STRIDE] + d[(7 - i) * STRIDE];
        b[i] = d[i * STRIDE] - d[(7 - i) * STRIDE];
    }
    d[0] = a[0] + a[1] + a[2] + a[3];
    d[4 * STRIDE] = a[0] - a[1] - a[2] + a[3];
    d[2 * STRIDE] = ((a[0] - a[3]) * FIX(1.306562965) + (a[1] - a[2]) * FIX(0.541196100)) >> 13;
    d[6 * STRIDE] = ((a[0] - a[3]) * FIX(0.541196100) - (a[1] - a[2]) * FIX(1.306562965)) >> 13;
    static const int c[4][4] = {{FIX(1.387039845), FIX(1.175875602), FIX(0.785694958), FIX(0.275899379)},
                                {FIX(1.175875602), -FIX(0.275899379), -FIX(1.387039845), -FIX(0.785694958)},
                                {FIX(0.785694958), -FIX(1.387039845), FIX(0.275899379), FIX(1.175875602)},
                                {FIX(0.275899379), -FIX(0.785694958), FIX(1.175875602), -FIX(1.387039845)}};
    for (int i = 0; i < 4; i++) d[(2 * i + 1) * STRIDE] = (c[i][0] * b[0] + c[i][1] * b[1] + c[i][2] * b[2] + c[i][3] * b[3]) >> 13;
}
__global__ void img_dct(long long* out) {
    __shared__ int blk[8][8];
    for (int y = threadIdx.y; y < 8; y += TH) blk[y][threadIdx.x] = (int)pixel(threadIdx.x, y) - 128;
    __syncthreads();
    if (TID < 8) dct8<1>(blk[TID]);
    __syncthreads();
    if (TID < 8) dct8<8>(&blk[0][TID]);
    __syncthreads();
    out[blockIdx.x * 32 + TID] = blk[threadIdx.y + 4 * blockIdx.x][threadIdx.x];
}

// A transpose through a padded tile; dimensions are dim3s.
__device__ dim3 transposed(dim3 d) { return dim3(d.y, d.x, d.z); }
__global__ void img_transpose(long long* out) {
    __shared__ short tile[TW][TW + 1];
    dim3 shape(TW, TH), turned = transposed(shape);
    for (unsigned j = 0; j < shape.x; j += shape.y) tile[threadIdx.y + j][threadIdx.x] = (threadIdx.y + j) * 10 + threadIdx.x;
    __syncthreads();
    out[TID + 32 * blockIdx.x] = tile[threadIdx.x][threadIdx.y + turned.x * blockIdx.x] + turned.y * 1000 + turned.z;
}

__global__ void img_mandelbrot(long long* out) {
    int x = blockIdx.x * TW + threadIdx.x, y = threadIdx.y;
    const double cr = -2.0 + x * (3.0 / 16), ci = -1.0 + y * 0.5;
    double zr = 0, zi = 0;
    int n = 0;
    while (n < 100 && zr * zr + zi * zi <= 4.0) {
        double t = zr * zr - zi * zi + cr;
        zi = 2 * zr * zi + ci;
        zr = t;
        ++n;
    }
    out[y * 16 + x] = n;
}
