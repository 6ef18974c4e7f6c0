// What the texture units of an NVIDIA GPU return, as a table for the tests of rt/cpu/simt: nvcc -o probe probe.cu && ./probe > h200.txt
//
// A line is "SHAPE TYPE FILTER ADDRESS COORDS READ W H D : x y z layer : r g b a": the texture, the coordinates as the bits of float32, and the bits of the
// texel that was read, as far as it has components. Texel i has the components that value gives.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <cuda_fp16.h>
#include <type_traits>

enum Shape { S1D, S2D, S3D, S1DLayered, S2DLayered, SCube, SLinear, SPitch, SGather };
static const char *shapes[] = {"1d", "2d", "3d", "1dlayered", "2dlayered", "cube", "linear", "pitch", "gather"};
static const char *addresses[] = {"wrap", "clamp", "mirror", "border"};

static uint32_t mix(uint32_t x) {
    x ^= x >> 16; x *= 0x7feb352du; x ^= x >> 15; x *= 0x846ca68bu; x ^= x >> 16;
    return x;
}

template <class E> struct elem {};
#define ELEM(E, name, expr) template <> struct elem<E> { static const char *text() { return name; } static E value(uint32_t h) { return expr; } };
ELEM(unsigned char, "uchar", (unsigned char)h)
ELEM(signed char, "char", (signed char)h)
ELEM(unsigned short, "ushort", (unsigned short)h)
ELEM(short, "short", (short)h)
ELEM(unsigned int, "uint", h)
ELEM(int, "int", (int)h)
ELEM(float, "float", (float)((int)(h % 20001) - 10000) / 64.0f)
ELEM(__half, "half", __float2half((float)((int)(h % 2001) - 1000) / 16.0f))

struct point { float x, y, z; int layer; };

template <class R> __global__ void fetch(cudaTextureObject_t t, Shape shape, const point *p, R *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    point q = p[i];
    switch (shape) {
    case S1D: out[i] = tex1D<R>(t, q.x); break;
    case S2D: case SPitch: out[i] = tex2D<R>(t, q.x, q.y); break;
    case S3D: out[i] = tex3D<R>(t, q.x, q.y, q.z); break;
    case S1DLayered: out[i] = tex1DLayered<R>(t, q.x, q.layer); break;
    case S2DLayered: out[i] = tex2DLayered<R>(t, q.x, q.y, q.layer); break;
    case SCube: out[i] = texCubemap<R>(t, q.x, q.y, q.z); break;
    case SLinear: out[i] = tex1Dfetch<R>(t, q.layer); break;
    default: break;
    }
}

template <class R> __global__ void gather(cudaTextureObject_t t, const point *p, R *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex2Dgather<R>(t, p[i].x, p[i].y, p[i].layer);
}

#define CHECK(x) do { cudaError_t e_ = (x); if (e_ != cudaSuccess) { fprintf(stderr, "%d: %s\n", __LINE__, cudaGetErrorString(e_)); exit(1); } } while (0)

static uint32_t bits(float f) { uint32_t u; memcpy(&u, &f, 4); return u; }

static const int POINTS = 20;

// points fills coordinates in texels, around and outside of the texture, on and off the centres of texels, and close to the steps of the fraction.
static void points(point *p, Shape shape, int w, int h, int d, bool normalized, uint32_t seed) {
    for (int i = 0; i < POINTS; i++) {
        float c[3];
        int size[3] = {w, h, d};
        for (int k = 0; k < 3; k++) {
            uint32_t r = mix(seed + i * 3 + k);
            float at = (float)(int)(r % (uint32_t)(size[k] * 3)) - size[k];
            switch (i % 4) {
            case 0: at += 0.5f + (float)(r >> 8 & 255) / 256.0f; break;
            case 1: at += (float)(r >> 8 & 2047) / 2048.0f; break;
            case 2: at = (float)(r >> 8 & 1023) / 1024.0f * size[k]; break;
            case 3: at += (float)(r >> 8) * (1.0f / 16777216.0f); break;
            }
            c[k] = normalized ? at / size[k] : at;
            if (shape == SCube) c[k] = (float)(int)(r >> 8) / 8388608.0f - 1.0f;
        }
        p[i].x = c[0]; p[i].y = c[1]; p[i].z = c[2];
        p[i].layer = (int)(mix(seed + i * 7 + 5) % (uint32_t)(d + 2)) - 1;
        if (shape == SLinear) p[i].layer = (int)(mix(seed + i * 7 + 5) % (uint32_t)(w + 4)) - 2;
        if (shape == SGather) p[i].layer = i % 4;
    }
}

template <class E, int N, class R> static void probe(Shape shape, cudaTextureFilterMode filter, cudaTextureAddressMode address, bool normalized, cudaTextureReadMode read, int w, int h, int d) {
    static uint32_t seed = 1;
    int texels = w * (h ? h : 1) * (d ? d : 1);
    E *host = new E[texels * N];
    for (int i = 0; i < texels * N; i++) host[i] = elem<E>::value(mix(i));
    int b = sizeof(E) * 8;
    cudaChannelFormatKind kind = (E)-1 < (E)0 ? cudaChannelFormatKindSigned : cudaChannelFormatKindUnsigned;
    if (elem<E>::text()[0] == 'f' || elem<E>::text()[0] == 'h') kind = cudaChannelFormatKindFloat;
    cudaChannelFormatDesc fmt = cudaCreateChannelDesc(b, N > 1 ? b : 0, N > 2 ? b : 0, N > 2 ? b : 0, kind);
    cudaResourceDesc res = {};
    void *mem = 0;
    size_t pitch = 0;
    if (shape == SLinear) {
        CHECK(cudaMalloc(&mem, texels * N * sizeof(E)));
        CHECK(cudaMemcpy(mem, host, texels * N * sizeof(E), cudaMemcpyHostToDevice));
        res.resType = cudaResourceTypeLinear;
        res.res.linear.devPtr = mem; res.res.linear.desc = fmt; res.res.linear.sizeInBytes = texels * N * sizeof(E);
    } else if (shape == SPitch) {
        CHECK(cudaMallocPitch(&mem, &pitch, w * N * sizeof(E), h));
        CHECK(cudaMemcpy2D(mem, pitch, host, w * N * sizeof(E), w * N * sizeof(E), h, cudaMemcpyHostToDevice));
        res.resType = cudaResourceTypePitch2D;
        res.res.pitch2D.devPtr = mem; res.res.pitch2D.desc = fmt; res.res.pitch2D.width = w; res.res.pitch2D.height = h; res.res.pitch2D.pitchInBytes = pitch;
    } else {
        unsigned flags = shape == S1DLayered || shape == S2DLayered ? cudaArrayLayered : shape == SCube ? cudaArrayCubemap : shape == SGather ? cudaArrayTextureGather : 0;
        cudaArray_t a;
        CHECK(cudaMalloc3DArray(&a, &fmt, make_cudaExtent(w, h, d), flags));
        cudaMemcpy3DParms c = {};
        c.srcPtr = make_cudaPitchedPtr(host, w * N * sizeof(E), w, h ? h : 1);
        c.dstArray = a; c.extent = make_cudaExtent(w, h ? h : 1, d ? d : 1); c.kind = cudaMemcpyHostToDevice;
        CHECK(cudaMemcpy3D(&c));
        res.resType = cudaResourceTypeArray; res.res.array.array = a;
    }
    cudaTextureDesc td = {};
    bool plane = shape != S1D && shape != S1DLayered && shape != SLinear;
    td.addressMode[0] = address;
    td.addressMode[1] = plane ? address : cudaAddressModeClamp; // a 1D texture is blended with a border above and below it
    td.addressMode[2] = shape == S3D ? address : cudaAddressModeClamp;
    td.filterMode = filter; td.readMode = read; td.normalizedCoords = normalized;
    if (elem<E>::text()[0] == 'f') td.borderColor[0] = 0.25f, td.borderColor[1] = -2.0f, td.borderColor[2] = 3.0f, td.borderColor[3] = 0.5f;
    cudaTextureObject_t t;
    CHECK(cudaCreateTextureObject(&t, &res, &td, 0));
    point *p; R *out;
    CHECK(cudaMallocManaged(&p, POINTS * sizeof *p)); CHECK(cudaMallocManaged(&out, POINTS * sizeof *out));
    points(p, shape, w, h ? h : 1, d ? d : 1, normalized, seed += 1000);
    if constexpr (std::is_same<R, float4>::value || std::is_same<R, uint4>::value) {
        if (shape == SGather) gather<R><<<1, 64>>>(t, p, out, POINTS);
    }
    if (shape != SGather) fetch<R><<<1, 64>>>(t, shape, p, out, POINTS);
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < POINTS; i++) {
        printf("%s %s%d %s %s %s %s %d %d %d : %08x %08x %08x %d :", shapes[shape], elem<E>::text(), N, filter == cudaFilterModeLinear ? "linear" : "point", addresses[address],
            normalized ? "normalized" : "texels", read == cudaReadModeNormalizedFloat ? "float" : "element", w, h, d, bits(p[i].x), bits(p[i].y), bits(p[i].z), p[i].layer);
        const int count = sizeof(R) / (std::is_same<R, float>::value || std::is_same<R, float2>::value || std::is_same<R, float4>::value ? 4 : sizeof(E));
        for (int c = 0; c < count; c++) {
            if (sizeof(R) / count == 4) printf(" %08x", ((uint32_t *)&out[i])[c]);
            else if (sizeof(R) / count == 2) printf(" %08x", (uint32_t)((uint16_t *)&out[i])[c]);
            else printf(" %08x", (uint32_t)((uint8_t *)&out[i])[c]);
        }
        printf("\n");
    }
    CHECK(cudaDestroyTextureObject(t));
}

int main() {
    const cudaTextureFilterMode P = cudaFilterModePoint, L = cudaFilterModeLinear;
    const cudaTextureReadMode E = cudaReadModeElementType, F = cudaReadModeNormalizedFloat;
    const cudaTextureAddressMode all[] = {cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder};
    const cudaTextureAddressMode C = cudaAddressModeClamp, B = cudaAddressModeBorder;
    for (cudaTextureAddressMode a : all) {
        for (int n = 0; n < 2; n++) {
            if (!n && a != C && a != B) continue;
            probe<float, 1, float>(S1D, P, a, n, E, 7, 0, 0);
            probe<float, 1, float>(S1D, L, a, n, E, 7, 0, 0);
            probe<float, 4, float4>(S2D, P, a, n, E, 5, 3, 0);
            probe<float, 4, float4>(S2D, L, a, n, E, 5, 3, 0);
            probe<unsigned char, 4, float4>(S2D, L, a, n, F, 8, 6, 0);
            probe<float, 1, float>(S3D, P, a, n, E, 4, 3, 5);
            probe<float, 1, float>(S3D, L, a, n, E, 4, 3, 5);
        }
    }
    probe<signed char, 2, float2>(S2D, P, C, false, F, 16, 8, 0);
    probe<short, 1, float>(S1D, P, C, false, F, 48, 0, 0);
    probe<unsigned short, 2, float2>(S1D, L, C, true, F, 9, 0, 0);
    probe<signed char, 4, float4>(S1D, L, C, true, F, 9, 0, 0);
    probe<unsigned char, 1, unsigned char>(S2D, P, C, true, E, 9, 7, 0);
    probe<short, 2, short2>(S2D, P, B, true, E, 9, 7, 0);
    probe<unsigned int, 4, uint4>(S2D, P, C, false, E, 9, 7, 0);
    probe<int, 1, int>(S3D, P, C, true, E, 4, 4, 4);
    probe<__half, 4, float4>(S2D, P, C, false, E, 6, 6, 0);
    probe<__half, 1, float>(S2D, L, C, true, E, 6, 6, 0);
    probe<float, 1, float>(S1DLayered, L, C, true, E, 6, 0, 3);
    probe<float, 2, float2>(S2DLayered, L, C, true, E, 6, 4, 3);
    probe<float, 2, float2>(S2DLayered, P, B, false, E, 6, 4, 3);
    probe<float, 1, float>(SCube, P, C, true, E, 4, 4, 6);
    probe<float, 1, float>(SCube, L, C, true, E, 4, 4, 6);
    probe<float, 1, float>(SCube, L, cudaAddressModeWrap, true, E, 4, 4, 6);
    probe<float, 1, float>(SLinear, P, C, false, E, 20, 0, 0);
    probe<unsigned char, 4, float4>(SLinear, P, C, false, F, 20, 0, 0);
    probe<int, 2, int2>(SLinear, P, C, false, E, 20, 0, 0);
    probe<float, 1, float>(SPitch, L, C, false, E, 7, 5, 0);
    probe<unsigned char, 4, float4>(SPitch, L, B, true, F, 7, 5, 0);
    probe<float, 4, float4>(SGather, L, C, true, E, 6, 5, 0);
    probe<float, 1, float4>(SGather, P, C, false, E, 6, 5, 0);
    probe<unsigned int, 1, uint4>(SGather, P, C, true, E, 6, 5, 0);
}
